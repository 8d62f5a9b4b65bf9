#include "geometry/pointtree_p.h"

#include "geometry/orientation.h"
#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

namespace {

constexpr quint32 none = ~quint32(0);
constexpr quint32 fanOut = 8;

/// The bits of a 16-bit number with a zero between each two.
quint32 spread(quint32 bits)
{
    bits = (bits | (bits << 8)) & 0x00ff00ffu;
    bits = (bits | (bits << 4)) & 0x0f0f0f0fu;
    bits = (bits | (bits << 2)) & 0x33333333u;
    return (bits | (bits << 1)) & 0x55555555u;
}

/// The place along the Z-order curve through a box.
class CurvePlace
{
public:
    explicit CurvePlace(const Aabb2 &box) : m_origin(box.min)
    {
        for (int i = 0; i < 2; ++i) {
            const double extent = box.max[i] - box.min[i];
            m_scale[i] = extent > 0 && extent < 1e300 ? 65535 / extent : 0;
        }
    }

    quint32 operator()(QPointF point) const
    {
        const auto step = [this](double value, int i) -> quint32 {
            return m_scale[i] > 0 ? quint32(std::clamp((value - m_origin[i]) * m_scale[i], 0.0, 65535.0)) : 0;
        };
        return spread(step(point.x(), 0)) | (spread(step(point.y(), 1)) << 1);
    }

private:
    std::array<double, 2> m_origin;
    std::array<double, 2> m_scale;
};

/// A triangle that can tell quickly that a box or a point lies outside.
struct Triangle
{
    Triangle(QPointF a, QPointF b, QPointF c) : corners{a, b, c}, box(boundsOf(corners)) { }

    /// Whether the box lies wholly beyond one side, surely.
    bool isClearOf(const Aabb2 &other) const
    {
        if (!box.overlaps(other))
            return true;
        for (int i = 0; i < 3; ++i) {
            const QPointF from = corners[i], along = corners[(i + 1) % 3] - from;
            // The corner of the box that lies farthest in.
            const QPointF corner(along.y() > 0 ? other.min[0] : other.max[0],
                                 along.x() > 0 ? other.max[1] : other.min[1]);
            const double right = along.x() * (corner.y() - from.y()), left = along.y() * (corner.x() - from.x());
            if (right - left < -1e-15 * 8 * (std::abs(right) + std::abs(left)))
                return true;
        }
        return false;
    }

    bool holds(QPointF point) const
    {
        return box.contains(point) && !same(point, corners[0]) && !same(point, corners[1]) && !same(point, corners[2])
            && orientation(corners[0], corners[1], point) >= 0 && orientation(corners[1], corners[2], point) >= 0
            && orientation(corners[2], corners[0], point) >= 0;
    }

    std::array<QPointF, 3> corners;
    Aabb2 box;
};

} // namespace

void PointTree::build(const std::vector<RingNode> &nodes, const std::vector<quint32> &kept)
{
    m_positions.resize(nodes.size());
    Aabb2 box;
    for (quint32 node : kept)
        box.include(nodes[node].point);
    const CurvePlace curvePlace(box);
    std::vector<std::pair<quint32, quint32>> order;
    order.reserve(kept.size());
    for (quint32 node : kept)
        order.push_back({curvePlace(nodes[node].point), node});
    std::sort(order.begin(), order.end());
    m_items.reserve(kept.size());
    for (const auto &[place, node] : order) {
        m_positions[node] = quint32(m_items.size());
        m_items.push_back({nodes[node].point, node});
    }

    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (i % fanOut == 0)
            m_boxes.emplace_back();
        m_boxes.back().box.include(m_items[i].point);
        ++m_boxes.back().liveCount;
    }
    m_levels = {0, quint32(m_boxes.size())};
    for (quint32 begin = 0, end = quint32(m_boxes.size()); end - begin > 1;
         begin = end, end = quint32(m_boxes.size())) {
        for (quint32 i = begin; i < end; ++i) {
            if ((i - begin) % fanOut == 0)
                m_boxes.emplace_back();
            m_boxes.back().box = m_boxes.back().box.united(m_boxes[i].box);
            m_boxes.back().liveCount += m_boxes[i].liveCount;
        }
        m_levels.push_back(quint32(m_boxes.size()));
    }
}

void PointTree::remove(quint32 node)
{
    quint32 position = m_positions[node];
    m_items[position].node = none;
    for (std::size_t level = 0; level + 1 < m_levels.size(); ++level) {
        position /= fanOut;
        --m_boxes[m_levels[level] + position].liveCount;
    }
}

quint32 PointTree::findInTriangle(QPointF a, QPointF b, QPointF c) const
{
    if (m_items.empty())
        return none;
    const Triangle triangle(a, b, c);
    struct Step
    {
        quint32 level;
        quint32 position;
    };
    // Each level leaves at most seven steps behind; ten levels hold 2^30 points.
    std::array<Step, 80> steps;
    std::size_t count = 0;
    steps[count++] = {quint32(m_levels.size() - 2), 0};
    while (count > 0) {
        const Step step = steps[--count];
        const Box &box = m_boxes[m_levels[step.level] + step.position];
        if (box.liveCount == 0 || triangle.isClearOf(box.box))
            continue;
        const quint32 begin = step.position * fanOut;
        if (step.level > 0) {
            const quint32 size = m_levels[step.level] - m_levels[step.level - 1];
            for (quint32 child = begin; child < std::min(begin + fanOut, size); ++child)
                steps[count++] = {step.level - 1, child};
            continue;
        }
        for (quint32 i = begin; i < std::min<std::size_t>(begin + fanOut, m_items.size()); ++i) {
            if (m_items[i].node != none && triangle.holds(m_items[i].point))
                return m_items[i].node;
        }
    }
    return none;
}

} // namespace Trammel
