#include "widgets/model/shape/outlinetree_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sweep.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

constexpr qsizetype ChainLength = 32;
constexpr qsizetype FewPoints = 256;
constexpr std::size_t LeafSize = 4;

std::size_t middleOf(std::size_t first, std::size_t last)
{
    return first + (last - first) / 2;
}

double distanceOf(QPointF point, const Aabb2 &box)
{
    return std::hypot(std::max({box.min[0] - point.x(), point.x() - box.max[0], 0.0}),
                      std::max({box.min[1] - point.y(), point.y() - box.max[1], 0.0}));
}

/// A touch is rounded, more so where the line grazes the outline.
QPointF onOutline(QPointF touch, const Polyline &edges)
{
    const std::optional<NearestPoints> nearest = nearestPoints(edges, touch);
    return nearest ? nearest->first : touch;
}

} // namespace

struct OutlineTree::TouchSearch
{
    Segment line;
    const Chain *chain = nullptr;
    std::optional<Touch> touch{};

    /// The fraction of the line at which it enters a box, unless the line meets the outline before; else infinity.
    double entry(const Aabb2 &box) const
    {
        const QPointF way = line.to - line.from;
        const auto hit = box.raycast({line.from.x(), line.from.y()}, {way.x(), way.y()}, touch ? touch->fraction : 1);
        return hit ? hit->entry : std::numeric_limits<double>::infinity();
    }
};

struct OutlineTree::NearestSearch
{
    QPointF point;
    double least = std::numeric_limits<double>::infinity();
    const Chain *chain = nullptr;
};

OutlineTree::OutlineTree(const Primitive &primitive)
{
    if (const auto *polygon = std::get_if<Polygon>(&primitive)) {
        qsizetype count = polygon->outline.size();
        for (const QList<QPointF> &hole : polygon->holes)
            count += hole.size();
        if (count <= FewPoints)
            return;
        const auto addRing = [this](QList<QPointF> ring) {
            ring.append(ring.value(0));
            addChains(ring);
        };
        addRing(polygon->outline);
        std::for_each(polygon->holes.begin(), polygon->holes.end(), addRing);
    } else if (const auto *line = std::get_if<Polyline>(&primitive); line && line->points.size() > FewPoints) {
        addChains(line->points);
    }
    m_leafCount = std::bit_ceil((m_chains.size() + LeafSize - 1) / LeafSize);
    m_boxes.resize(2 * m_leafCount);
    if (!isEmpty())
        pack(1, 0, m_chains.size());
}

void OutlineTree::addChains(const QList<QPointF> &points)
{
    for (qsizetype first = 0; first + 1 < points.size(); first += ChainLength) {
        const Polyline edges{points.mid(first, ChainLength + 1)};
        const Aabb2 box = bounds(edges);
        if (box.isFinite())
            m_chains.push_back({box, edges});
    }
}

void OutlineTree::pack(std::size_t node, std::size_t first, std::size_t last)
{
    for (std::size_t i = first; i < last; ++i)
        m_boxes[node] = m_boxes[node].united(m_chains[i].box);
    if (node >= m_leafCount)
        return;
    const std::size_t axis = m_boxes[node].size()[0] >= m_boxes[node].size()[1] ? 0 : 1;
    const std::size_t middle = middleOf(first, last);
    const auto at = [this](std::size_t i) { return m_chains.begin() + std::ptrdiff_t(i); };
    std::nth_element(at(first), at(middle), at(last), [axis](const Chain &a, const Chain &b) {
        return a.box.min[axis] + a.box.max[axis] < b.box.min[axis] + b.box.max[axis];
    });
    pack(2 * node, first, middle);
    pack(2 * node + 1, middle, last);
}

std::optional<QPointF> OutlineTree::firstTouch(const Segment &line) const
{
    TouchSearch touches{line};
    if (std::isfinite(touches.entry(m_boxes[1])))
        search(touches, 1, 0, m_chains.size());
    return touches.touch ? std::optional(onOutline(touches.touch->point, touches.chain->edges)) : std::nullopt;
}

void OutlineTree::search(TouchSearch &touches, std::size_t node, std::size_t first, std::size_t last) const
{
    if (node >= m_leafCount) {
        for (std::size_t i = first; i < last; ++i) {
            if (!std::isfinite(touches.entry(m_chains[i].box)))
                continue;
            const std::optional<Touch> touch = raycast(touches.line, m_chains[i].edges);
            if (!touch || (touches.touch && touch->fraction >= touches.touch->fraction))
                continue;
            touches.touch = touch;
            touches.chain = &m_chains[i];
        }
        return;
    }
    const std::size_t middle = middleOf(first, last);
    const double left = touches.entry(m_boxes[2 * node]), right = touches.entry(m_boxes[2 * node + 1]);
    // The child that the line enters first may have a touch that rules out the other one.
    for (bool isLeft : {left <= right, left > right}) {
        if (!std::isfinite(touches.entry(m_boxes[2 * node + (isLeft ? 0 : 1)])))
            continue;
        if (isLeft)
            search(touches, 2 * node, first, middle);
        else
            search(touches, 2 * node + 1, middle, last);
    }
}

QPointF OutlineTree::nearestTo(QPointF point) const
{
    NearestSearch nearest{point};
    search(nearest, 1, 0, m_chains.size());
    return nearest.chain ? onOutline(point, nearest.chain->edges) : point;
}

void OutlineTree::search(NearestSearch &nearest, std::size_t node, std::size_t first, std::size_t last) const
{
    if (node >= m_leafCount) {
        for (std::size_t i = first; i < last; ++i) {
            if (!(distanceOf(nearest.point, m_chains[i].box) < nearest.least))
                continue;
            const double apart = distance(nearest.point, m_chains[i].edges);
            if (apart < nearest.least) {
                nearest.least = apart;
                nearest.chain = &m_chains[i];
            }
        }
        return;
    }
    const std::size_t middle = middleOf(first, last);
    const double left = distanceOf(nearest.point, m_boxes[2 * node]);
    const double right = distanceOf(nearest.point, m_boxes[2 * node + 1]);
    for (bool isLeft : {left <= right, left > right}) {
        if (!((isLeft ? left : right) < nearest.least))
            continue;
        if (isLeft)
            search(nearest, 2 * node, first, middle);
        else
            search(nearest, 2 * node + 1, middle, last);
    }
}

} // namespace Trammel
