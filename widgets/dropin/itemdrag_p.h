#pragma once

#include "widgets/dropin/bandwidget_p.h"
#include "widgets/dropin/itemselecting_p.h"
#include "widgets/interaction/context/selectionmode_p.h"
#include "widgets/interaction/selecting/lassopath_p.h"
#include <trammel/sceneselector.h>

#include <QtCore/QPointer>

QT_BEGIN_NAMESPACE
class QGraphicsView;
QT_END_NAMESPACE

namespace Trammel {

/// A rubber band or a lasso over a view, from the press to the release. Nothing is shown or selected until the pointer
/// has moved far enough for a drag.
class ItemDrag
{
public:
    ItemDrag(QGraphicsView &view, ItemOutlines::Source source, QPointF pressedAt, SceneSelector::Form form);
    ~ItemDrag();

    bool isOpen() const { return m_selecting.has_value(); }
    /// The corners of the band or lasso, in scene coordinates; empty before the drag has begun.
    QPolygonF outline() const;
    QPointF anchor() const { return m_anchor; }
    QPointF tip() const { return m_tip; }
    void move(QPointF scenePos, Qt::KeyboardModifiers modifiers, RubberBandMode policy);
    /// Repeats the last move with other modifier keys. Does nothing before the drag has begun.
    void refresh(Qt::KeyboardModifiers modifiers);
    /// Discards the outline of an item, or all outlines for null.
    void forget(const QGraphicsItem *item);
    /// Ends the drag. Tests all items again, since they may have moved or changed their shape(). Returns whether the
    /// selection differs from the one before the drag.
    bool commit();
    void cancel();

private:
    RubberBandMode rubberBandMode() const;
    void select();

    QGraphicsView &m_view;
    QPointer<QGraphicsScene> m_scene;
    ItemOutlines m_outlines;
    SceneSelector::Form m_form;
    RubberBandMode m_policy = RubberBandMode::Touch;
    Qt::KeyboardModifiers m_modifiers;
    QPointF m_anchor;
    QPointF m_tip;
    QTransform m_sceneToView;
    std::optional<Quad> m_quad;
    LassoPath m_lasso;
    ItemHits m_hits;
    std::optional<ItemSelecting> m_selecting;
    QPointer<BandWidget> m_widget;
};

} // namespace Trammel
