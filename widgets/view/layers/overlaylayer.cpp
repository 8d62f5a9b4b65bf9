#include "widgets/view/layers/overlaylayer_p.h"

#include "widgets/view/layers/overlaypainter_p.h"
#include <trammel/geometry/vector.h>

#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

constexpr double HandleMargin = RotateHandleDistance + HandleSize;
// The margin for a label, whose text is short: a size, an angle.
constexpr double LabelMargin = 280;

constexpr double VertexMargin = 12;
// The margin for the text of a distance.
constexpr double GuideMargin = 60;

constexpr double LassoMargin = 2;
// The number of boxes that cover the change of a lasso's outline. If more points change than MostLassoSteps, the whole
// bounds are repainted.
constexpr int LassoSlices = 24;
constexpr qsizetype MostLassoSteps = 8;

} // namespace

OverlayLayer::OverlayLayer(const Overlay &overlay) : Layer(OverlayLayerZ), m_overlay(overlay)
{
    connect(&overlay, &Overlay::changed, this, &OverlayLayer::onOverlayChanged);
}

void OverlayLayer::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &Document::regionChanged, this, &OverlayLayer::onOverlayChanged);
    refreshAll();
}

void OverlayLayer::onOverlayChanged()
{
    refreshAreas(m_covered);
    m_covered = coveredAreas();
    refreshAreas(m_covered);
    refreshLasso(m_lasso, m_overlay.state().lasso);
    m_lasso = m_overlay.state().lasso;
    updateVertices();
}

// If only the pointer has moved over an outline of many vertices, only the edges that it leaves and enters are
// repainted.
void OverlayLayer::updateVertices()
{
    const std::optional<Overlay::Vertices> before = std::exchange(m_vertices, m_overlay.state().vertices);
    const bool isSame = before && m_vertices && before->edit.outline.isSharedWith(m_vertices->edit.outline)
        && before->edit.selected == m_vertices->edit.selected;
    for (const std::optional<Overlay::Vertices> &vertices : {before, m_vertices}) {
        if (!vertices)
            continue;
        const VertexOutline &outline = vertices->edit.outline;
        const qsizetype number = vertices->target.number;
        if (!isSame) {
            refresh(toRect(outline.bounds()), VertexMargin);
        } else if (number >= 0 && number < outline.count()) {
            Aabb2 box;
            box.include(outline.point(number));
            box.include(outline.point(outline.next(number).value_or(number)));
            refresh(toRect(box), VertexMargin);
        }
    }
}

// If two outlines differ only in their last points, then the areas inside them and the edges differ only within the fan
// from the first point to these last points, regardless of the points in between: see LassoPath.
void OverlayLayer::refreshLasso(const std::optional<Overlay::Lasso> &before, const std::optional<Overlay::Lasso> &now)
{
    const QList<QPointF> from = before ? before->outline : QList<QPointF>();
    const QList<QPointF> to = now ? now->outline : QList<QPointF>();
    const auto [oldEnd, newEnd] = std::mismatch(from.begin(), from.end(), to.begin(), to.end(), same);
    const qsizetype shared = oldEnd - from.begin();
    const bool isSame = before && now && before->mode == now->mode;
    if (isSame && shared == from.size() && shared == to.size())
        return;
    if (!isSame || shared == 0 || from.size() + to.size() - 2 * shared > MostLassoSteps) {
        if (!from.isEmpty())
            refresh(toRect(boundsOf(from)), LassoMargin);
        if (!to.isEmpty())
            refresh(toRect(boundsOf(to)), LassoMargin);
        return;
    }
    const QList<QPointF> ends = from.mid(shared - 1) + to.mid(shared);
    for (int i = 0; i < LassoSlices; ++i) {
        Aabb2 slice;
        for (QPointF end : ends) {
            const QPointF way = end - to.first();
            slice.include(to.first() + way * (double(i) / LassoSlices));
            slice.include(to.first() + way * (double(i + 1) / LassoSlices));
        }
        refresh(toRect(slice), LassoMargin);
    }
}

QList<OverlayLayer::Area> OverlayLayer::coveredAreas() const
{
    const Overlay::State &state = m_overlay.state();
    QList<Area> areas;
    if (state.frame)
        areas.append({toRect(bounds(*state.frame)), HandleMargin});
    if (state.line)
        areas.append({toRect(boundsOf(state.line->points)), VertexMargin});
    if (state.pivot)
        areas.append({QRectF(*state.pivot, QSizeF(0, 0)), HandleMargin});
    if (state.enteredFrame)
        areas.append({toRect(bounds(*state.enteredFrame)), 2});
    if (state.band)
        areas.append({toRect(bounds(state.band->quad)), 2});
    if (state.draft)
        areas.append({toRect(state.draft->paintedBounds()), 2});
    Aabb2 copies;
    for (const Shape &copy : state.copies)
        copies = copies.united(copy.paintedBounds());
    if (!copies.isEmpty())
        areas.append({toRect(copies), 2});
    if (m_document && state.hovered) {
        areas.append({toRect(m_document->bounds(state.hovered->shapes)), 2});
        if (state.hovered->frame)
            areas.append({toRect(bounds(*state.hovered->frame)), 2});
    }
    for (const Guide &guide : state.guides)
        areas.append({QRectF(guide.line.p1(), guide.line.p2()).normalized(), GuideMargin});
    if (state.label)
        areas.append({QRectF(state.label->scenePos, QSizeF(0, 0)), LabelMargin});
    return areas;
}

void OverlayLayer::refreshAreas(const QList<Area> &areas)
{
    for (const Area &area : areas)
        refresh(area.rect, area.margin);
}

void OverlayLayer::paintHovered(OverlayPainter &painter, const Overlay::Hovered &hovered) const
{
    for (ShapeId id : hovered.shapes) {
        if (m_document->isVisible(id))
            painter.paintHovered(*m_document->find(id));
    }
    if (hovered.frame)
        painter.paintHoveredFrame(*hovered.frame);
}

void OverlayLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Overlay::State &state = m_overlay.state();
    OverlayPainter overlay(*painter, scene()->palette());
    if (m_document && state.hovered)
        paintHovered(overlay, *state.hovered);
    if (state.draft)
        overlay.paintDraft(*state.draft);
    for (const Shape &copy : state.copies)
        overlay.paintDraft(copy);
    if (state.enteredFrame)
        overlay.paintEnteredFrame(*state.enteredFrame);
    overlay.paintGuides(state.guides);
    if (state.frame)
        overlay.paintFrame(*state.frame, state.handlesVisible, state.hoveredHandle);
    if (state.line)
        overlay.paintLinePoints(*state.line, state.hoveredPoint);
    if (state.pivot)
        overlay.paintPivot(*state.pivot, state.hoveredHandle == Handle::Pivot);
    if (state.vertices)
        overlay.paintVertices(*state.vertices);
    if (state.band)
        overlay.paintBand(*state.band);
    if (state.lasso)
        overlay.paintLasso(*state.lasso);
    if (state.label)
        overlay.paintLabel(*state.label);
}

} // namespace Trammel
