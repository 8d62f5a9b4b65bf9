#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "widgets/view/painting/colors_p.h"
#include <trammel/selection.h>
#include <trammel/shapeinspector.h>

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <cmath>

using namespace Trammel;

namespace {

/// The contrast of the guidelines for accessible contents, with the gamma of sRGB.
double exactContrast(const QColor &a, const QColor &b)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const auto luminance = [&](const QColor &c) {
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF()) + 0.05;
    };
    const double first = luminance(a), second = luminance(b);
    return std::max(first, second) / std::min(first, second);
}

} // namespace

/// The colors of handles, outlines, guides and messages in high-contrast themes.
class TestHighContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorsAreSeen_data();
    void colorsAreSeen();
    void selectionIsSeen_data() { colorsAreSeen_data(); }
    void selectionIsSeen();
};

void TestHighContrast::colorsAreSeen_data()
{
    QTest::addColumn<QColor>("base");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("highlight");
    const auto add = [](const char *name, QRgb base, QRgb text, QRgb highlight) {
        QTest::newRow(name) << QColor(base) << QColor(text) << QColor(highlight);
    };
    add("light", 0xffffff, 0x000000, 0x308cc6);
    add("dark", 0x1f2023, 0xffffff, 0x4f8ce8);
    add("black", 0x000000, 0xffffff, 0x1aebff);
    add("black with blue", 0x000000, 0x00ff00, 0x0000ff);
    add("black with black", 0x000000, 0xffff00, 0x000000);
    add("white", 0xffffff, 0x000000, 0x37006e);
    add("white with yellow", 0xffffff, 0x000000, 0xffff00);
    add("aquatic", 0x202020, 0xffffff, 0x8ee3f0);
    add("desert", 0xfffaef, 0x3d3d3d, 0x903909);
    add("dusk", 0x2d3236, 0xffffff, 0xa1bfde);
    add("yellow", 0xffff00, 0x000000, 0x00ffff);
    add("navy", 0x000080, 0xffffff, 0x0000ff);
}

void TestHighContrast::colorsAreSeen()
{
    QFETCH(QColor, base);
    QFETCH(QColor, text);
    QFETCH(QColor, highlight);
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Highlight, highlight);
    for (const QColor &color : {selectionColor(palette), warningColor(palette), guideColor(palette),
                                bandColor(true, palette), bandColor(false, palette)})
        QVERIFY2(exactContrast(color, base) >= 2.8, qPrintable(color.name()));
}

void TestHighContrast::selectionIsSeen()
{
    QFETCH(QColor, base);
    QFETCH(QColor, text);
    QFETCH(QColor, highlight);
    EditorBench bench;
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Highlight, highlight);
    bench.editor->setPalette(palette);
    bench.editor->setGridVisible(false);
    Shape shape = Shape::rectangle({0, 0}, {100, 60});
    shape.stroke.color = QColor();
    bench.editor->selection()->set({bench.document().addShape(shape)});
    QCoreApplication::processEvents();
    const QImage image = bench.picture();
    QCOMPARE(bench.colorAt(image, {-200, -200}), base);
    double best = 1;
    for (int x = -20; x <= 20; ++x)
        best = std::max(best, exactContrast(bench.colorAt(image, {50.0 + x, 10}), base));
    QVERIFY2(best > 2.5, qPrintable(QString::number(best)));
}

TRAMMEL_WIDGET_TEST(TestHighContrast)
#include "tst_highcontrast.moc"
