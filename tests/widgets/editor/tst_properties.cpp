#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include <trammel/actionshortcuts.h>
#include <trammel/commandpalette.h>
#include <trammel/customtool.h>
#include <trammel/filetask.h>
#include <trammel/findbar.h>
#include <trammel/graphlayout.h>
#include <trammel/minimap.h>
#include <trammel/placingdialog.h>
#include <trammel/preferencesdialog.h>
#include <trammel/recovery.h>
#include <trammel/sceneselector.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>

#include <QtCore/QFile>
#include <QtCore/QMetaProperty>
#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QGraphicsView>

#include <functional>
#include <memory>

using namespace Trammel;

namespace {

struct Class
{
    const QMetaObject *meta;
    QByteArray header;
    /// The read-only properties.
    QList<QByteArray> readOnly;
    /// Creates an object; null for a class that only other classes create.
    std::function<QObject *(QGraphicsView &view)> make;
};

template <typename Made> QObject *make(QGraphicsView &)
{
    return new Made;
}

const QList<Class> classes{
    {&Document::staticMetaObject, "model/document/document.h", {"count", "modified"}, make<Document>},
    {&FileTask::staticMetaObject, "model/file/filetask.h", {"progress"}, nullptr},
    {&Recovery::staticMetaObject,
     "model/file/recovery.h",
     {},
     [](QGraphicsView &) { return new Recovery(nullptr, QStringLiteral("none")); }},
    {&Selection::staticMetaObject, "model/document/selection.h", {}, make<Selection>},
    {&SceneSelector::staticMetaObject,
     "dropin/sceneselector.h",
     {},
     [](QGraphicsView &view) { return new SceneSelector(&view); }},
    {&CustomTool::staticMetaObject, "interaction/tools/customtool.h", {}, nullptr},
    {&ShapeEditor::staticMetaObject, "editor/shapeeditor.h", {"drawingErrorString"}, make<ShapeEditor>},
    {&EditorPanel::staticMetaObject, "panels/editorpanel.h", {}, nullptr},
    {&ToolPalette::staticMetaObject, "panels/toolpalette.h", {}, make<ToolPalette>},
    {&ShapePalette::staticMetaObject, "panels/shapepalette.h", {}, make<ShapePalette>},
    {&ShapeInspector::staticMetaObject, "panels/inspector/shapeinspector.h", {}, make<ShapeInspector>},
    {&ShapeList::staticMetaObject, "panels/list/shapelist.h", {}, make<ShapeList>},
    {&Minimap::staticMetaObject, "panels/minimap.h", {}, make<Minimap>},
    {&CommandPalette::staticMetaObject, "panels/commandpalette.h", {}, make<CommandPalette>},
    {&FindBar::staticMetaObject, "panels/findbar.h", {}, make<FindBar>},
    {&PreferencesDialog::staticMetaObject, "panels/preferences/preferencesdialog.h", {}, make<PreferencesDialog>},
    {&PlacingDialog::staticMetaObject, "panels/placingdialog.h", {}, nullptr},
    {&ActionShortcuts::staticMetaObject, "actions/actionshortcuts.h", {}, make<ActionShortcuts>},
    {&GraphLayout::staticMetaObject, "model/group/graphlayout.h", {}, make<GraphLayout>},
};

/// Values that differ from the given one.
QVariantList others(const QMetaProperty &property, const QVariant &value)
{
    if (property.isEnumType()) {
        QVariantList values;
        for (int i = 0; i < property.enumerator().keyCount(); ++i) {
            if (property.enumerator().value(i) != value.toInt())
                values.append(property.enumerator().value(i));
        }
        return values;
    }
    switch (property.metaType().id()) {
    case QMetaType::Bool:
        return {!value.toBool()};
    case QMetaType::Double:
        return {value.toDouble() + 1.5};
    case QMetaType::Int:
        return {value.toInt() + 3};
    case QMetaType::QString:
        return {QStringLiteral("other")};
    case QMetaType::QStringList:
        return {QStringList{QStringLiteral("other")}};
    case QMetaType::QRectF:
        return {QRectF(1, 2, 30, 40)};
    case QMetaType::QColor:
        return {QColor(1, 2, 3), QColor()};
    default:
        return {};
    }
}

} // namespace

/// Tests that every property meets the requirements of property editors, bindings and forms.
class TestProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyClassIsHere();
    void areReadWrittenAndTold();
    void changesAreToldOnce();
    void areDocumented();
};

void TestProperties::everyClassIsHere()
{
    QFile list(TestPaths::source() + QStringLiteral("/widgets/CMakeLists.txt"));
    QVERIFY(list.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(list.readAll());
    const QString headers = text.section(QStringLiteral("HEADERS"), 1).section(QStringLiteral("SOURCES"), 0, 0);
    const QStringList names = headers.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
    QVERIFY(names.size() > 10);
    int found = 0;
    for (const QString &name : names) {
        QFile header(TestPaths::source() + QStringLiteral("/widgets/") + name);
        QVERIFY2(header.open(QIODevice::ReadOnly), qPrintable(name));
        found += header.readAll().contains("    Q_OBJECT\n");
    }
    QCOMPARE(found, int(classes.size()));
}

void TestProperties::areReadWrittenAndTold()
{
    for (const Class &each : classes) {
        for (int i = each.meta->propertyOffset(); i < each.meta->propertyCount(); ++i) {
            const QMetaProperty property = each.meta->property(i);
            QVERIFY2(property.isReadable() && property.hasNotifySignal(), property.name());
            QVERIFY2(property.isWritable() != each.readOnly.contains(property.name()), property.name());
        }
    }
}

void TestProperties::changesAreToldOnce()
{
    int tried = 0;
    for (const Class &each : classes) {
        if (!each.make)
            continue;
        QGraphicsView view;
        const std::unique_ptr<QObject> object(each.make(view));
        // Includes the properties inherited from Trammel's classes.
        for (int i = 0; i < each.meta->propertyCount(); ++i) {
            const QMetaProperty property = each.meta->property(i);
            if (!QByteArray(property.enclosingMetaObject()->className()).startsWith("Trammel::")
                || !property.isWritable())
                continue;
            const QVariant before = property.read(object.get());
            QSignalSpy told(object.get(), property.notifySignal());
            QVERIFY2(property.write(object.get(), before), property.name());
            // A drawing is read again even if its text is unchanged, as a file is, and may notify.
            QVERIFY2(told.isEmpty() || property.metaType().id() == QMetaType::QByteArray, property.name());
            const QVariantList values = others(property, before);
            for (const QVariant &value : values) {
                told.clear();
                QVERIFY2(property.write(object.get(), value), property.name());
                const bool isChanged = property.read(object.get()) != before;
                QCOMPARE(told.size(), isChanged ? 1 : 0);
                QVERIFY2(property.write(object.get(), before), property.name());
                QVERIFY2(property.read(object.get()) == before, property.name());
                tried += isChanged;
            }
        }
    }
    QVERIFY(tried > 25);
}

// The documentation is above the property, or above the function that reads it. A long property has a line break after
// the parenthesis.
void TestProperties::areDocumented()
{
    const QRegularExpression name(QStringLiteral("^    Q_PROPERTY\\(\\S+ \\*?(\\w+) READ (\\w+)"));
    const QRegularExpression lineBreak(QStringLiteral("(?<=Q_PROPERTY\\()\\n +"));
    for (const Class &each : classes) {
        QFile header(TestPaths::source() + QStringLiteral("/widgets/") + QLatin1String(each.header));
        QVERIFY2(header.open(QIODevice::ReadOnly), each.header.constData());
        const QStringList lines = QString::fromUtf8(header.readAll()).remove(lineBreak).split(QLatin1Char('\n'));
        int count = 0;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QRegularExpressionMatch match = name.match(lines[i]);
            if (!match.hasMatch())
                continue;
            ++count;
            bool isDocumented = lines[i - 1].startsWith(QLatin1String("    ///"));
            const QString reader = QLatin1Char(' ') + match.captured(2) + QLatin1String("() const");
            for (qsizetype k = i + 1; k < lines.size() && !isDocumented; ++k)
                isDocumented = lines[k].contains(reader) && lines[k - 1].startsWith(QLatin1String("    ///"));
            QVERIFY2(isDocumented, qPrintable(match.captured(1)));
        }
        QCOMPARE(count, each.meta->propertyCount() - each.meta->propertyOffset());
    }
}

TRAMMEL_WIDGET_TEST(TestProperties)
#include "tst_properties.moc"
