#pragma once

#include "widgets/interaction/bandpolicy_p.h"
#include "widgets/interaction/lassopath_p.h"
#include "widgets/view/bandwidget_p.h"
#include "widgets/view/itemselecting_p.h"

#include <QtCore/QPointer>

QT_BEGIN_NAMESPACE
class QGraphicsView;
QT_END_NAMESPACE

namespace Trammel {

enum class ItemDragForm { Band, Lasso };

/// A rubber band or a lasso over a view, from the press to the release. Nothing is shown and selected before
/// the pointer has gone far enough to mean it.
class ItemDrag
{
public:
    ItemDrag(QGraphicsView &view, ItemOutlines &outlines, QPointF pressedAt, ItemDragForm form);
    ~ItemDrag();

    bool isOpen() const { return m_selecting.has_value(); }
    void move(QPointF scenePos, Qt::KeyboardModifiers modifiers, BandPolicy policy);
    /// The same place again: a key may be up or down now, an item elsewhere.
    void refresh(Qt::KeyboardModifiers modifiers);
    /// Asks all again, since items may have moved, and returns whether the selection is another one.
    bool commit();
    void cancel();

private:
    RubberBandMode rubberBandMode() const;
    void select();

    QGraphicsView &m_view;
    QPointer<QGraphicsScene> m_scene;
    ItemOutlines &m_outlines;
    ItemDragForm m_form;
    BandPolicy m_policy = BandPolicy::Touch;
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
