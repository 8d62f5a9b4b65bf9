#include "tests/benchmarks/editor/stockside.h"

#include <trammel/shapekind.h>

#include <QtCore/QElapsedTimer>
#include <QtGui/QPainterPath>
#include <QtGui/QPen>
#include <QtWidgets/QGraphicsItem>

using namespace Trammel;

namespace {

QGraphicsItem *itemFor(const Shape &shape)
{
    const QPen pen(shape.stroke.color, shape.stroke.width);
    const QRectF frame(-shape.size.width() / 2, -shape.size.height() / 2, shape.size.width(), shape.size.height());
    QAbstractGraphicsShapeItem *item = nullptr;
    if (!shape.outline.isEmpty()) {
        QPolygonF polygon;
        for (QPointF point : shape.outline.first())
            polygon.append({point.x() * shape.size.width(), point.y() * shape.size.height()});
        item = new QGraphicsPolygonItem(polygon);
    } else if (std::holds_alternative<Obb>(shape.scenePrimitive())) {
        item = new QGraphicsRectItem(frame);
    } else {
        item = new QGraphicsEllipseItem(frame);
    }
    item->setPen(pen);
    item->setBrush(shape.fill.color());
    item->setPos(shape.center);
    item->setRotation(shape.rotation);
    item->setFlags(QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable);
    return item;
}

} // namespace

StockSide::StockSide()
{
    m_view.setScene(m_scene);
    m_view.setFrameShape(QFrame::NoFrame);
    m_view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view.setRenderHint(QPainter::Antialiasing);
    m_view.setDragMode(QGraphicsView::RubberBandDrag);
    QObject::connect(m_scene, &QGraphicsScene::selectionChanged, &m_view, [this] { ++m_signals; });
    showWindow(m_view);
}

StockSide::~StockSide()
{
    m_scene->disconnect(&m_view);
    m_view.setScene(nullptr);
    constexpr qsizetype Deletable = 10'000;
    if (m_items.size() <= Deletable)
        delete m_scene;
}

void StockSide::build(const QList<Shape> &shapes)
{
    m_items.reserve(shapes.size());
    for (const Shape &shape : shapes) {
        QGraphicsItem *item = itemFor(shape);
        m_scene->addItem(item);
        m_items.append(item);
    }
}

void StockSide::lookAt(QPointF scenePos, double zoom)
{
    m_view.setTransform(QTransform::fromScale(zoom, zoom));
    m_view.centerOn(scenePos);
}

Aabb2 StockSide::band(QPoint, QPoint) const
{
    // The view's rubber band is one pixel larger than the drag.
    const QRectF band = m_view.mapToScene(m_view.rubberBandRect()).boundingRect();
    Aabb2 box;
    box.include(band.topLeft());
    box.include(band.bottomRight());
    return box;
}

void StockSide::setEnclosing(bool enclosing)
{
    m_view.setRubberBandSelectionMode(enclosing ? Qt::ContainsItemShape : Qt::IntersectsItemShape);
}

void StockSide::select(const std::vector<int> &places)
{
    m_scene->clearSelection();
    for (int place : places) {
        if (m_items[place])
            m_items[place]->setSelected(true);
    }
}

void StockSide::selectAll()
{
    for (QGraphicsItem *item : std::as_const(m_items))
        item->setSelected(true);
}

std::vector<bool> StockSide::selected() const
{
    std::vector<bool> selected(std::size_t(m_items.size()));
    for (qsizetype i = 0; i < m_items.size(); ++i)
        selected[std::size_t(i)] = m_items[i] && m_items[i]->isSelected();
    return selected;
}

bool StockSide::hits(QPointF scenePos, double tolerance) const
{
    const QRectF around(scenePos - QPointF(tolerance, tolerance), QSizeF(2 * tolerance, 2 * tolerance));
    return !m_scene->items(around, Qt::IntersectsItemShape, Qt::DescendingOrder, m_view.viewportTransform()).isEmpty();
}

bool StockSide::hitsSelected(QPoint viewPos) const
{
    const QGraphicsItem *item = m_view.itemAt(viewPos);
    return item && item->isSelected();
}

bool StockSide::hits(QPointF scenePos) const
{
    return m_scene->itemAt(scenePos, m_view.viewportTransform()) != nullptr;
}

void StockSide::lasso(const QPainterPath &path)
{
    m_scene->setSelectionArea(path, Qt::ReplaceSelection, Qt::IntersectsItemShape, m_view.viewportTransform());
}

QList<QGraphicsItem *> StockSide::itemsOf(const std::vector<int> &places) const
{
    QList<QGraphicsItem *> items;
    for (int place : places)
        items.append(m_items[place]);
    return items;
}

bool StockSide::removeSelected(double limit)
{
    QElapsedTimer timer;
    timer.start();
    for (QGraphicsItem *&item : m_items) {
        if (double(timer.elapsed()) > limit)
            return false;
        if (item && item->isSelected()) {
            m_scene->removeItem(item);
            delete std::exchange(item, nullptr);
        }
    }
    return true;
}

std::optional<qint64> StockSide::overlappingPairs(double limit) const
{
    QElapsedTimer timer;
    timer.start();
    qint64 both = 0;
    for (const QGraphicsItem *item : m_items) {
        if (double(timer.elapsed()) > limit)
            return {};
        both += m_scene->collidingItems(item).size();
    }
    return both / 2;
}
