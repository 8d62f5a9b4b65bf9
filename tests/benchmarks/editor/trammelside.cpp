#include "tests/benchmarks/editor/trammelside.h"

#include "widgets/view/layers/cachedlayer_p.h"
#include <trammel/geometry/region.h>

#include <QtGui/QAction>
#include <QtGui/QUndoStack>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

#include <algorithm>

using namespace Trammel;

TrammelSide::TrammelSide()
{
    const QList<QGraphicsItem *> items = m_editor.scene()->items();
    for (const QGraphicsItem *item : items) {
        if (const auto *layer = dynamic_cast<const CachedLayer *>(item))
            m_layers.append(layer);
    }
    showWindow(m_editor);
    QObject::connect(&m_editor, &ShapeEditor::selectionChanged, &m_editor, [this] { ++m_signals; });
}

void TrammelSide::prepare()
{
    const ShapeId id = document().addShape(Shape::rectangle({0, 0}, {10, 10}));
    settle(*this);
    document().removeShapes({id});
    document().undoStack()->clear();
}

void TrammelSide::build(const QList<Shape> &shapes)
{
    m_ids = document().addShapes(shapes);
}

QWidget &TrammelSide::viewport()
{
    return *m_editor.view()->viewport();
}

void TrammelSide::lookAt(QPointF scenePos, double zoom)
{
    m_editor.setZoom(zoom);
    // An empty rectangle keeps the current zoom.
    m_editor.zoomTo(QRectF(scenePos, QSizeF(0, 0)));
}

Aabb2 TrammelSide::band(QPoint from, QPoint to) const
{
    Aabb2 box;
    box.include(toScene(from));
    box.include(toScene(to));
    return box;
}

bool TrammelSide::isComplete() const
{
    return std::all_of(m_layers.begin(), m_layers.end(), [](const CachedLayer *layer) { return layer->isRepaired(); });
}

void TrammelSide::setEnclosing(bool enclosing)
{
    m_editor.setRubberBandMode(enclosing ? ShapeEditor::Enclose : ShapeEditor::Touch);
}

void TrammelSide::select(const std::vector<int> &places)
{
    ShapeIds ids;
    for (int place : places)
        ids.append(m_ids[place]);
    m_editor.selection()->set(ids);
}

std::vector<bool> TrammelSide::selected() const
{
    std::vector<bool> selected(std::size_t(m_ids.size()));
    for (qsizetype i = 0; i < m_ids.size(); ++i)
        selected[std::size_t(i)] = m_editor.selection()->contains(m_ids[i]);
    return selected;
}

bool TrammelSide::hits(QPointF scenePos, double tolerance) const
{
    return !document().shapeAt(scenePos, tolerance).isNull();
}

bool TrammelSide::hitsSelected(QPoint viewPos) const
{
    // The tolerance of the editor, in pixels.
    constexpr double Tolerance = 4;
    const ShapeIds ids = document().shapesAt(toScene(viewPos), Tolerance / m_editor.zoom());
    return !ids.isEmpty()
        && std::all_of(ids.begin(), ids.end(), [this](ShapeId id) { return m_editor.selection()->contains(id); });
}

void TrammelSide::lasso(const QPolygonF &ring)
{
    const Region region(Polygon{ring, {}});
    m_editor.selection()->set(document().shapesIn(region, RubberBandMode::Touch));
}

void TrammelSide::trigger(ShapeEditor::Action action)
{
    m_editor.action(action)->trigger();
}
