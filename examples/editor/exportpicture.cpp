#include "exportpicture.h"

#include "widgets/shapeeditor.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSaveFile>
#include <QtCore/QSignalBlocker>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtSvg/QSvgGenerator>
#include <QtWidgets/QGraphicsScene>

using namespace Trammel;

namespace {

constexpr double Margin = 10;
/// Pixels of a side of a PNG picture, whatever the drawing's size.
constexpr double MostPixels = 8000;
constexpr double PixelsPerUnit = 2;

QPalette paper()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    return palette;
}

/// The editor without what belongs to editing, as on paper, for as long as it lives.
class Bare
{
public:
    explicit Bare(ShapeEditor &editor)
        : m_editor(editor), m_quiet(&editor), m_palette(editor.scene()->palette()), m_grid(editor.isGridVisible()),
          m_collisions(editor.showsCollisions())
    {
        editor.selection()->begin();
        editor.selection()->clear();
        editor.setGridVisible(false);
        editor.setShowCollisions(false);
        editor.scene()->setPalette(paper());
    }
    ~Bare()
    {
        m_editor.scene()->setPalette(m_palette);
        m_editor.setShowCollisions(m_collisions);
        m_editor.setGridVisible(m_grid);
        m_editor.selection()->cancel();
    }
    Bare(const Bare &) = delete;
    Bare &operator=(const Bare &) = delete;

private:
    ShapeEditor &m_editor;
    QSignalBlocker m_quiet;
    QPalette m_palette;
    bool m_grid;
    bool m_collisions;
};

void paint(ShapeEditor &editor, QPaintDevice &device, const QRectF &area, const QRectF &target)
{
    const Bare bare(editor);
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    editor.scene()->render(&painter, target, area);
}

void writeSvg(ShapeEditor &editor, QIODevice &file, const QRectF &area)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setSize(area.size().toSize());
    generator.setViewBox(QRectF(QPointF(), area.size()));
    generator.setTitle(QCoreApplication::applicationName());
    paint(editor, generator, area, QRectF(QPointF(), area.size()));
}

QString writePng(ShapeEditor &editor, QIODevice &file, const QRectF &area)
{
    const double scale = std::min(PixelsPerUnit, MostPixels / std::max(area.width(), area.height()));
    QImage image((area.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    paint(editor, image, area, image.rect());
    return image.save(&file, "PNG") ? QString() : file.errorString();
}

} // namespace

QString exportPicture(ShapeEditor &editor, const QString &fileName)
{
    const QRectF area = toRect(editor.document()->bounds()).adjusted(-Margin, -Margin, Margin, Margin);
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    QString fault;
    if (fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        writeSvg(editor, file, area);
    else
        fault = writePng(editor, file, area);
    if (!fault.isEmpty())
        return fault;
    return file.commit() ? QString() : file.errorString();
}
