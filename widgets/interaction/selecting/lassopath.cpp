#include "widgets/interaction/selecting/lassopath_p.h"

#include <trammel/geometry/vector.h>

namespace Trammel {

namespace {

// More boxes would fit a long triangle more closely, but take longer to query.
constexpr int BoxesOfTriangle = 32;
// Enough for a few moves between two queries. After many moves a full query is just as fast.
constexpr std::size_t MostBoxes = 16 * BoxesOfTriangle;

/// Appends the bounding boxes of the slices of a triangle, from the apex to the opposite side.
void coverTriangle(QPointF apex, QPointF a, QPointF b, std::vector<CoverPart> &cover)
{
    const auto between = [](QPointF from, QPointF to, int step) {
        return step == BoxesOfTriangle ? to : from + (to - from) * (double(step) / BoxesOfTriangle);
    };
    for (int step = 0; step < BoxesOfTriangle; ++step) {
        Aabb2 box;
        for (int end : {step, step + 1}) {
            box.include(between(apex, a, end));
            box.include(between(apex, b, end));
        }
        // The corners of the slices are rounded by far less than this expansion.
        const double reach = std::max({std::abs(box.min[0]), std::abs(box.min[1]), std::abs(box.max[0]),
                                       std::abs(box.max[1]), length(apex - a), length(apex - b)});
        cover.push_back({box.expanded(reach * 1e-14)});
    }
}

} // namespace

QList<QPointF> LassoPath::outline() const
{
    QList<QPointF> points = m_points;
    if (m_tip && (points.isEmpty() || !same(points.last(), *m_tip)))
        points.append(*m_tip);
    return points;
}

bool LassoPath::append(QPointF point)
{
    if (!m_points.isEmpty() && same(m_points.last(), point))
        return false;
    setTip(point);
    m_points.append(point);
    m_tip.reset();
    if (m_points.size() > MostPoints)
        thin();
    return true;
}

void LassoPath::draw(QPointF tip, double leastDistance)
{
    if (m_points.isEmpty() || length(tip - m_points.last()) >= leastDistance * m_coarseness)
        append(tip);
    else
        setTip(tip);
}

void LassoPath::setTip(std::optional<QPointF> tip)
{
    if (m_tip)
        note(*m_tip);
    m_tip = tip;
    if (m_tip)
        note(*m_tip);
}

void LassoPath::translate(QPointF way)
{
    for (QPointF &point : m_points)
        point += way;
    if (m_tip)
        *m_tip += way;
    m_cover.reset();
}

void LassoPath::removeLast()
{
    if (m_points.isEmpty())
        return;
    m_points.removeLast();
    m_cover.reset();
}

// Adds the triangle of a point and its neighbors, the last fixed point and the first point, to the cover. Drops the
// cover if it becomes too large.
void LassoPath::note(QPointF point)
{
    if (!m_cover || m_points.isEmpty() || m_cover->size() >= MostBoxes)
        m_cover.reset();
    else
        coverTriangle(m_points.first(), m_points.last(), point, *m_cover);
}

void LassoPath::thin()
{
    QList<QPointF> kept;
    for (qsizetype i = 0; i < m_points.size(); i += 2)
        kept.append(m_points[i]);
    m_points = kept;
    m_coarseness *= 2;
    m_cover.reset();
}

std::optional<std::vector<CoverPart>> LassoPath::takeCover()
{
    // An empty cover means that nothing has changed.
    return std::exchange(m_cover, std::vector<CoverPart>());
}

} // namespace Trammel
