#pragma once

#include "tests/benchmarks/editor/side.h"
#include <trammel/shapeeditor.h>

#include <QtGui/QPolygonF>

namespace Trammel {
class CachedLayer;
}

/// The drawing in a ShapeEditor.
class TrammelSide : public Side
{
public:
    TrammelSide();

    Who who() const override { return Who::Trammel; }
    void prepare() override;
    void build(const QList<Trammel::Shape> &shapes) override;
    QWidget &viewport() override;
    void lookAt(QPointF scenePos, double zoom) override;
    QPoint toView(QPointF scenePos) const override { return m_editor.mapFromScene(scenePos).toPoint(); }
    QPointF toScene(QPoint viewPos) const override { return m_editor.mapToScene(viewPos); }
    Trammel::Aabb2 band(QPoint from, QPoint to) const override;
    bool isComplete() const override;
    void setEnclosing(bool enclosing) override;
    void select(const std::vector<int> &places) override;
    void selectAll() override { trigger(Trammel::ShapeEditor::Action::SelectAll); }
    void clearSelection() override { trigger(Trammel::ShapeEditor::Action::SelectNone); }
    std::vector<bool> selected() const override;
    int selectionSignals() const override { return m_signals; }
    bool hits(QPointF scenePos, double tolerance) const override;
    bool hitsSelected(QPoint viewPos) const override;

    /// Selects the shapes that a lasso touches.
    void lasso(const QPolygonF &ring);
    Trammel::ShapeEditor &editor() { return m_editor; }
    Trammel::Document &document() const { return *m_editor.document(); }
    const Trammel::ShapeIds &ids() const { return m_ids; }
    /// Triggers an action, as a menu does.
    void trigger(Trammel::ShapeEditor::Action action);

private:
    Trammel::ShapeEditor m_editor;
    /// The layers that cache pictures. Large pictures are repaired in stages; the layers report when they are
    /// complete.
    QList<const Trammel::CachedLayer *> m_layers;
    Trammel::ShapeIds m_ids;
    int m_signals = 0;
};
