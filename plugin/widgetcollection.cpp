#include "plugin/widgetcollection.h"

#include "plugin/customwidget.h"
#include "widgets/shapeeditor.h"

#include <QtGui/QPainter>

namespace Trammel {

namespace {

// A turned rectangle in a frame with grips, as the widget box shows it.
QIcon shapeEditorIcon()
{
    QIcon icon;
    for (int size : {22, 44}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size / 22.0, size / 22.0);
        painter.setPen(QPen(QColor(0x2f, 0x6f, 0xd0), 1));
        painter.drawRect(QRectF(3.5, 3.5, 15, 15));
        painter.save();
        painter.translate(11, 11);
        painter.rotate(30);
        painter.setBrush(QColor(0xf0, 0xb4, 0x4c));
        painter.setPen(QPen(QColor(0x8a, 0x5a, 0x10), 1));
        painter.drawRect(QRectF(-5, -3.5, 10, 7));
        painter.restore();
        painter.setPen(QPen(QColor(0x2f, 0x6f, 0xd0), 1));
        painter.setBrush(Qt::white);
        for (QPointF corner : {QPointF(3.5, 3.5), QPointF(18.5, 3.5), QPointF(18.5, 18.5), QPointF(3.5, 18.5)})
            painter.drawRect(QRectF(corner - QPointF(2, 2), QSizeF(4, 4)));
        painter.end();
        pixmap.setDevicePixelRatio(size / 22.0);
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

WidgetCollection::WidgetCollection(QObject *parent) : QObject(parent)
{
    const WidgetEntry shapeEditor{
        .className = QStringLiteral("Trammel::ShapeEditor"),
        .includeFile = QStringLiteral("widgets/shapeeditor.h"),
        .toolTip = tr("A canvas on which people draw, select, turn and resize shapes"),
        .whatsThis = tr("A canvas on which people draw, select, turn and resize shapes. Put shapes into it by "
                        "\"Edit Shapes...\" in its context menu."),
        .icon = shapeEditorIcon(),
        .size = {480, 320},
    };
    m_widgets.push_back(std::make_unique<CustomWidget>(shapeEditor, QMetaType::fromType<ShapeEditor *>()));
}

WidgetCollection::~WidgetCollection() = default;

QList<QDesignerCustomWidgetInterface *> WidgetCollection::customWidgets() const
{
    QList<QDesignerCustomWidgetInterface *> widgets;
    for (const auto &widget : m_widgets)
        widgets.append(widget.get());
    return widgets;
}

} // namespace Trammel
