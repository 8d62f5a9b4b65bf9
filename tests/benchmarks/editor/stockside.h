#pragma once

#include "tests/benchmarks/editor/side.h"

#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

#include <optional>

QT_BEGIN_NAMESPACE
class QPainterPath;
QT_END_NAMESPACE

/// A plain QGraphicsScene and QGraphicsView: one item per shape, selectable and movable, and the view's own rubber
/// band.
class StockSide : public Side
{
public:
    StockSide();
    /// Leaks the scene if it has many items: QGraphicsScene takes minutes to delete a million.
    ~StockSide() override;

    Who who() const override { return Who::Stock; }
    void build(const QList<Trammel::Shape> &shapes) override;
    QWidget &viewport() override { return *m_view.viewport(); }
    void lookAt(QPointF scenePos, double zoom) override;
    QPoint toView(QPointF scenePos) const override { return m_view.mapFromScene(scenePos); }
    QPointF toScene(QPoint viewPos) const override { return m_view.mapToScene(viewPos); }
    Trammel::Aabb2 band(QPoint from, QPoint to) const override;
    bool isPenInShape() const override { return true; }
    void setEnclosing(bool enclosing) override;
    void select(const std::vector<int> &places) override;
    void selectAll() override;
    void clearSelection() override { m_scene->clearSelection(); }
    std::vector<bool> selected() const override;
    int selectionSignals() const override { return m_signals; }
    bool hits(QPointF scenePos, double tolerance) const override;
    bool hitsSelected(QPoint viewPos) const override;

    /// Fixes the scene rectangle; a growing one would move the view under the mouse.
    void setField(const QRectF &field) { m_scene->setSceneRect(field); }
    /// As hits() above, without a tolerance, which is faster.
    bool hits(QPointF scenePos) const;
    void lasso(const QPainterPath &path);
    /// The items at these places; null for removed ones.
    QList<QGraphicsItem *> itemsOf(const std::vector<int> &places) const;
    /// Removes and deletes the selected items within a time limit, in milliseconds; returns whether all are removed.
    bool removeSelected(double limit);
    /// The number of colliding item pairs. Empty if the time limit, in milliseconds, is exceeded.
    std::optional<qint64> overlappingPairs(double limit) const;
    void clear() { m_scene->clear(); }

protected:
    QGraphicsView &view() { return m_view; }
    const QGraphicsView &view() const { return m_view; }

private:
    QGraphicsScene *m_scene = new QGraphicsScene;
    QGraphicsView m_view;
    QList<QGraphicsItem *> m_items;
    int m_signals = 0;
};
