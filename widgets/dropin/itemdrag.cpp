#include "widgets/dropin/itemdrag_p.h"

#include "widgets/interaction/context/viewport_p.h"
#include <trammel/geometry/vector.h>

#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

namespace Trammel {

namespace {

// In view pixels.
constexpr double LeastDrag = 3;
constexpr double LassoPointDistance = 2;

} // namespace

ItemDrag::ItemDrag(QGraphicsView &view, ItemOutlines::Source source, QPointF pressedAt, SceneSelector::Form form)
    : m_view(view), m_scene(view.scene()), m_outlines(source), m_form(form), m_anchor(pressedAt), m_tip(pressedAt),
      m_hits(*view.scene(), m_outlines)
{
    m_lasso.append(pressedAt);
}

ItemDrag::~ItemDrag()
{
    delete m_widget;
}

RubberBandMode ItemDrag::rubberBandMode() const
{
    const bool isToTheLeft =
        m_form == SceneSelector::Band && m_sceneToView.map(m_tip).x() < m_sceneToView.map(m_anchor).x();
    return modeOf(m_policy, isToTheLeft ? BandWay::ToTheLeft : BandWay::ToTheRight, m_modifiers);
}

QPolygonF ItemDrag::outline() const
{
    if (!isOpen())
        return {};
    if (m_form == SceneSelector::Lasso)
        return m_lasso.outline();
    const Quad quad = viewRectangle(m_sceneToView, m_anchor, m_sceneToView.map(m_tip));
    return QPolygonF(QList<QPointF>(quad.corners.begin(), quad.corners.end()));
}

void ItemDrag::move(QPointF scenePos, Qt::KeyboardModifiers modifiers, RubberBandMode policy)
{
    if (!m_scene)
        return;
    m_sceneToView = m_view.viewportTransform();
    m_tip = scenePos;
    m_modifiers = modifiers;
    m_policy = policy;
    if (!isOpen()) {
        if (length(m_sceneToView.map(m_tip) - m_sceneToView.map(m_anchor)) < LeastDrag)
            return;
        m_selecting.emplace(*m_scene);
        m_widget = new BandWidget(m_view.viewport());
    }
    if (m_form == SceneSelector::Lasso) {
        const double pixel = 1 / std::sqrt(std::abs(m_sceneToView.determinant()));
        m_lasso.draw(m_tip, LassoPointDistance * pixel);
    }
    select();
}

void ItemDrag::refresh(Qt::KeyboardModifiers modifiers)
{
    if (isOpen())
        move(m_tip, modifiers, m_policy);
}

void ItemDrag::select()
{
    const RubberBandMode mode = rubberBandMode();
    if (m_form == SceneSelector::Band) {
        const Quad quad = viewRectangle(m_sceneToView, m_anchor, m_sceneToView.map(m_tip));
        std::optional<std::vector<CoverPart>> cover;
        if (m_quad)
            cover = coverOfDifference(*m_quad, quad);
        m_quad = quad;
        if (m_widget)
            m_widget->showBand(m_sceneToView.map(m_anchor), m_sceneToView.map(m_tip), mode == RubberBandMode::Touch);
        m_selecting->update(m_hits, m_hits.update(ItemArea(quad), mode, m_sceneToView, cover), m_modifiers);
        return;
    }
    const QList<QPointF> ring = m_lasso.outline();
    const auto cover = m_lasso.takeCover();
    const Region region(Polygon{ring, {}});
    if (m_widget)
        m_widget->showLasso(m_sceneToView.map(QPolygonF(ring)), mode == RubberBandMode::Touch);
    m_selecting->update(m_hits, m_hits.update(ItemArea(region, ring), mode, m_sceneToView, cover), m_modifiers);
}

void ItemDrag::forget(const QGraphicsItem *item)
{
    if (item)
        m_outlines.forget(item);
    else
        m_outlines.clear();
}

bool ItemDrag::commit()
{
    if (!isOpen() || !m_scene)
        return false;
    m_outlines.clear();
    m_hits = ItemHits(*m_scene, m_outlines);
    select();
    m_selecting->assignAll(m_hits);
    const bool isChanged = m_selecting->isChanged();
    m_selecting.reset();
    return isChanged;
}

void ItemDrag::cancel()
{
    if (isOpen() && m_scene)
        m_selecting->cancel();
    m_selecting.reset();
}

} // namespace Trammel
