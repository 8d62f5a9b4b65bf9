#include "widgets/view/layers/shapeitems_p.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/style/linehead_p.h"
#include <trammel/document.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtGui/QPainterPath>
#include <QtWidgets/QGraphicsItem>

namespace Trammel {

class ShapeItem : public QGraphicsItem
{
public:
    ShapeItem(ShapeItems &items, ShapeId id, QGraphicsItem &parent) : QGraphicsItem(&parent), m_items(&items), m_id(id)
    {
        setFlag(ItemIsSelectable);
        setFlag(ItemHasNoContents);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    ~ShapeItem() override
    {
        if (m_items)
            m_items->m_items.remove(m_id.value());
    }

    Q_DISABLE_COPY_MOVE(ShapeItem)

    QRectF boundingRect() const override { return m_outline.boundingRect(); }
    QPainterPath shape() const override { return m_outline; }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override { }

    void setShape(const Shape &shape)
    {
        prepareGeometryChange();
        m_outline = shape.kind->path(shape);
        if (shape.extent() == Extent::Curve && shape.stroke.width > 0) {
            QPainterPathStroker stroker;
            stroker.setWidth(shape.stroke.width);
            m_outline = stroker.createStroke(m_outline);
        }
        if (hasHeads(shape)) {
            // The rings of the stroke and of the heads may have opposite directions.
            const QPainterPath heads = headPath(lineEnds(shape), shape.stroke.width);
            m_outline = m_outline.united(frameToScene(shape).inverted().map(heads));
        }
        setPos(shape.center);
        setRotation(shape.rotation);
        setVisible(m_items->m_document->isVisible(m_id));
        onSelectionChanged();
    }

    void onSelectionChanged() { setSelected(m_items->m_selection.contains(m_id)); }

protected:
    // A scene deselects its items at every press outside them. The item ignores this, since only the editor changes the
    // selection.
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override
    {
        return change == ItemSelectedChange && m_items ? QVariant(m_items->m_selection.contains(m_id))
                                                       : QGraphicsItem::itemChange(change, value);
    }

private:
    QPointer<ShapeItems> m_items;
    ShapeId m_id;
    QPainterPath m_outline;
};

ShapeItems::ShapeItems(QGraphicsItem &layer, const Selection &selection) : m_layer(layer), m_selection(selection)
{
    connect(&selection, &Selection::previewed, this, [this](const ShapeIds &added, const ShapeIds &removed) {
        onSelectionChanged(added);
        onSelectionChanged(removed);
    });
}

ShapeItems::~ShapeItems()
{
    clear();
}

void ShapeItems::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    clear();
    m_document = document;
    if (!document)
        return;
    connect(document, &Document::shapesChanged, this, &ShapeItems::onShapesChanged);
    connect(document, &Document::shapesAboutToBeRemoved, this, &ShapeItems::remove);
    connect(document, &Document::reset, this, &ShapeItems::clear);
    connect(document, &QObject::destroyed, this, &ShapeItems::clear);
}

QGraphicsItem *ShapeItems::item(ShapeId id)
{
    const Shape *shape = m_document ? m_document->find(id) : nullptr;
    if (!shape)
        return nullptr;
    ShapeItem *&item = m_items[id.value()];
    if (!item) {
        item = new ShapeItem(*this, id, m_layer);
        item->setShape(*shape);
    }
    return item;
}

void ShapeItems::onShapesChanged(const ShapeIds &ids)
{
    if (m_items.isEmpty())
        return;
    for (ShapeId id : ids) {
        if (ShapeItem *item = m_items.value(id.value()))
            item->setShape(*m_document->find(id));
    }
}

void ShapeItems::onSelectionChanged(const ShapeIds &ids)
{
    if (m_items.isEmpty())
        return;
    for (ShapeId id : ids) {
        if (ShapeItem *item = m_items.value(id.value()))
            item->onSelectionChanged();
    }
}

void ShapeItems::remove(const ShapeIds &ids)
{
    if (m_items.isEmpty())
        return;
    for (ShapeId id : ids)
        delete m_items.value(id.value());
}

void ShapeItems::clear()
{
    const auto items = std::exchange(m_items, {});
    qDeleteAll(items);
}

} // namespace Trammel
