#include "plugin/widgeticons.h"

#include <QtGui/QPainter>

namespace Trammel {

namespace {

constexpr QColor Blue(0x2f, 0x6f, 0xd0);
constexpr QColor Amber(0xf0, 0xb4, 0x4c);
constexpr QColor Brown(0x8a, 0x5a, 0x10);
constexpr QColor Gray(0x80, 0x80, 0x80);

/// Creates an icon from a function that draws on 22 x 22 units.
QIcon icon(void (*draw)(QPainter &painter))
{
    QIcon icon;
    for (int size : {22, 44}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size / 22.0, size / 22.0);
        draw(painter);
        painter.end();
        pixmap.setDevicePixelRatio(size / 22.0);
        icon.addPixmap(pixmap);
    }
    return icon;
}

void setShapeLook(QPainter &painter)
{
    painter.setBrush(Amber);
    painter.setPen(QPen(Brown, 1));
}

void setPaperLook(QPainter &painter)
{
    painter.setBrush(Qt::white);
    painter.setPen(QPen(Gray, 1));
}

} // namespace

// A rotated rectangle in a frame with handles.
QIcon shapeEditorIcon()
{
    return icon([](QPainter &painter) {
        painter.setPen(QPen(Blue, 1));
        painter.drawRect(QRectF(3.5, 3.5, 15, 15));
        painter.save();
        painter.translate(11, 11);
        painter.rotate(30);
        setShapeLook(painter);
        painter.drawRect(QRectF(-5, -3.5, 10, 7));
        painter.restore();
        painter.setPen(QPen(Blue, 1));
        painter.setBrush(Qt::white);
        for (QPointF corner : {QPointF(3.5, 3.5), QPointF(18.5, 3.5), QPointF(18.5, 18.5), QPointF(3.5, 18.5)})
            painter.drawRect(QRectF(corner - QPointF(2, 2), QSizeF(4, 4)));
    });
}

// Two rows of buttons, one of them pressed.
QIcon toolPaletteIcon()
{
    return icon([](QPainter &painter) {
        setPaperLook(painter);
        painter.drawRoundedRect(QRectF(3.5, 1.5, 15, 19), 2, 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xcf, 0xe0, 0xf8));
        painter.drawRect(QRectF(11, 3, 6.5, 6));
        setShapeLook(painter);
        painter.drawEllipse(QRectF(12.5, 4, 4, 4));
        painter.drawRect(QRectF(5.5, 4, 4, 4));
        painter.drawPolygon(QPolygonF({{5.5, 14}, {9.5, 14}, {7.5, 10}}));
        painter.drawRoundedRect(QRectF(12.5, 10, 4, 4), 1, 1);
        painter.setPen(QPen(Brown, 1));
        painter.drawLine(QPointF(5.5, 19), QPointF(9.5, 16));
        painter.drawEllipse(QRectF(13, 16, 3, 3));
    });
}

// Labels with fields.
QIcon shapeInspectorIcon()
{
    return icon([](QPainter &painter) {
        for (double y : {3.5, 9.0, 14.5}) {
            painter.setPen(QPen(Blue, 1.5));
            painter.drawLine(QPointF(2.5, y + 2), QPointF(6.5, y + 2));
            setPaperLook(painter);
            painter.drawRect(QRectF(9, y, 10.5, 4));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(Amber);
        painter.drawRect(QRectF(10, 15.5, 8.5, 2.5));
    });
}

// A tree of shapes.
QIcon shapeListIcon()
{
    return icon([](QPainter &painter) {
        setPaperLook(painter);
        painter.drawRect(QRectF(2.5, 2.5, 17, 17));
        const QPointF rows[] = {{5, 4.5}, {8, 9.5}, {8, 14.5}};
        for (QPointF row : rows) {
            painter.setPen(QPen(Gray, 1));
            painter.drawLine(row + QPointF(5, 1.5), QPointF(17, row.y() + 1.5));
            setShapeLook(painter);
            painter.drawRect(QRectF(row, QSizeF(3, 3)));
        }
    });
}

// Shapes in a grid.
QIcon shapePaletteIcon()
{
    return icon([](QPainter &painter) {
        setPaperLook(painter);
        painter.drawRect(QRectF(2.5, 2.5, 17, 17));
        setShapeLook(painter);
        painter.drawRect(QRectF(5, 5, 5, 4));
        painter.drawEllipse(QRectF(12, 5, 5, 4));
        painter.drawPolygon(QPolygonF{QPointF(7.5, 12), QPointF(10, 14.5), QPointF(7.5, 17), QPointF(5, 14.5)});
        painter.drawPolygon(QPolygonF{QPointF(14.5, 12), QPointF(17, 17), QPointF(12, 17)});
    });
}

// A drawing and its visible part.
QIcon minimapIcon()
{
    return icon([](QPainter &painter) {
        setPaperLook(painter);
        painter.drawRect(QRectF(1.5, 4.5, 19, 13));
        setShapeLook(painter);
        painter.drawRect(QRectF(4, 7, 5, 3));
        painter.drawEllipse(QRectF(12, 11, 6, 4));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Blue, 1.5));
        painter.drawRect(QRectF(9, 7.5, 10, 8.5));
    });
}

} // namespace Trammel
