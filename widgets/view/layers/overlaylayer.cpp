#include "widgets/view/layers/overlaylayer_p.h"

#include "widgets/view/layers/overlaypainter_p.h"
#include "widgets/view/painting/paintextent_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QPainter>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

// In view pixels, for the outline of the shape under the pointer and for antialiasing.
constexpr double ShapeMargin = 2;
constexpr double VertexMargin = 12;

constexpr double LassoMargin = 2;
constexpr double InkMargin = 2;
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
    refreshShapes();
    m_covered = shapeAreas();
    refreshShapes();
    refreshMarks(m_shown);
    m_shown = m_overlay.state();
    refreshMarks(m_shown);
    refreshLasso(m_lasso, m_overlay.state().lasso);
    m_lasso = m_overlay.state().lasso;
    refreshInk();
    updateVertices();
}

// Only the line from the last point that was painted is new.
void OverlayLayer::refreshInk()
{
    const std::optional<Overlay::Ink> before = std::exchange(m_ink, m_overlay.state().ink);
    const auto refreshFrom = [this](const Overlay::Ink &ink, qsizetype first) {
        if (first < ink.points.size())
            refresh(toRect(boundsOf(ink.points.mid(first)).expanded(ink.stroke.width)), InkMargin);
    };
    const qsizetype known = before ? before->points.size() : 0;
    const bool isLonger = before && m_ink && known > 0 && m_ink->points.size() >= known
        && same(m_ink->points.first(), before->points.first()) && same(m_ink->points[known - 1], before->points.last());
    if (isLonger) {
        if (m_ink->points.size() > known)
            refreshFrom(*m_ink, known - 1);
        return;
    }
    if (before)
        refreshFrom(*before, 0);
    if (m_ink)
        refreshFrom(*m_ink, 0);
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
            box.include(outline.handle(number, VertexOutline::Side::Before));
            box.include(outline.handle(number, VertexOutline::Side::After));
            if (outline.hasEdge(number)) {
                box.include(outline.curve(number).control1);
                box.include(outline.curve(number).control2);
                box.include(outline.curve(number).to);
            }
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

QList<QRectF> OverlayLayer::shapeAreas() const
{
    const Overlay::State &state = m_overlay.state();
    QList<QRectF> areas;
    if (state.draft)
        areas.append(toRect(state.draft->paintedBounds()));
    Aabb2 copies;
    for (const Shape &copy : state.copies + m_overlay.preview())
        copies = copies.united(copy.paintedBounds());
    if (!copies.isEmpty())
        areas.append(toRect(copies));
    if (m_document && state.hovered)
        areas.append(toRect(m_document->bounds(state.hovered->shapes)));
    return areas;
}

void OverlayLayer::refreshShapes()
{
    for (const QRectF &area : std::as_const(m_covered))
        refresh(area, ShapeMargin);
}

void OverlayLayer::refreshMarks(const Overlay::State &state)
{
    if (!scene())
        return;
    const auto views = scene()->views();
    for (QGraphicsView *view : views) {
        QWidget &viewport = *view->viewport();
        PaintExtent extent(viewport);
        {
            QPainter painter(&extent);
            painter.setFont(viewport.font());
            painter.setWorldTransform(view->viewportTransform());
            OverlayPainter(painter, scene()->palette()).paintMarks(state);
        }
        viewport.update(extent.region());
    }
}

void OverlayLayer::paintHovered(OverlayPainter &painter, const Overlay::Hovered &hovered) const
{
    for (ShapeId id : hovered.shapes) {
        if (m_document->isVisible(id))
            painter.paintHovered(*m_document->find(id));
    }
}

void OverlayLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    const Overlay::State &state = m_overlay.state();
    OverlayPainter overlay(*painter, scene()->palette());
    if (m_document && state.hovered)
        paintHovered(overlay, *state.hovered);
    if (state.draft)
        overlay.paintDraft(*state.draft);
    for (const Shape &copy : state.copies + m_overlay.preview())
        overlay.paintDraft(copy);
    if (state.vertices)
        overlay.paintVertices(*state.vertices);
    if (state.lasso)
        overlay.paintLasso(*state.lasso);
    if (state.ink)
        overlay.paintInk(*state.ink, areaToPaint(*painter, *option, widget));
    overlay.paintMarks(state);
}

} // namespace Trammel
