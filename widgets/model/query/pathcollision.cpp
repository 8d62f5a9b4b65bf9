#include "widgets/model/query/pathcollision_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/collision/filter_p.h"
#include "widgets/model/path/flattening_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/shape.h>
#include <trammel/shapekind.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

using RunPoints = std::array<QPointF, std::size_t(FlatRings::BoxLength) + 1>;

/// Consecutive chords of a path, and a box that contains them.
struct ChordRun
{
    const QList<QPointF> *units;
    qsizetype first;
    qsizetype last;
    Aabb2 box;
};

/// The chords of a path in the scene. They are mapped when they are needed.
class SceneChords
{
public:
    explicit SceneChords(const Shape &path)
        : m_isClosed(path.isClosed()), m_isArea(path.extent() == Extent::Area), m_flat(flatRings(path)), m_toScene(path)
    {
        const QPointF across = m_toScene.offset({0.5, 0}), down = m_toScene.offset({0, 0.5});
        // An upper bound for rounding errors.
        const double slack = 1e-12
            * (std::abs(path.center.x()) + std::abs(path.center.y())
               + 2 * Shape::LargestControlUnit * (path.size.width() + path.size.height()));
        m_boxes.reserve(m_flat.boxes.size());
        for (const Aabb2 &units : std::as_const(m_flat.boxes)) {
            const double width = units.max[0] - units.min[0], height = units.max[1] - units.min[1];
            const QPointF center = m_toScene({(units.min[0] + units.max[0]) / 2, (units.min[1] + units.max[1]) / 2});
            const double x = std::abs(across.x()) * width + std::abs(down.x()) * height + slack;
            const double y = std::abs(across.y()) * width + std::abs(down.y()) * height + slack;
            m_boxes.append({{center.x() - x, center.y() - y}, {center.x() + x, center.y() + y}});
        }
    }

    /// The runs whose boxes meet a box.
    QVarLengthArray<ChordRun, 64> runsNear(const Aabb2 &box) const
    {
        QVarLengthArray<ChordRun, 64> runs;
        const Aabb2 *around = m_boxes.constData();
        for (const QList<QPointF> &units : m_flat.rings) {
            const qsizetype count = chordCount(units);
            for (qsizetype first = 0; first < count; first += FlatRings::BoxLength, ++around) {
                if (around->overlaps(box))
                    runs.append({&units, first, std::min(first + FlatRings::BoxLength, count), *around});
            }
        }
        return runs;
    }

    /// The points of a run; returns the number of chords.
    std::size_t map(const ChordRun &run, RunPoints &points) const
    {
        const QPointF *units = run.units->constData();
        const auto count = std::size_t(run.last - run.first);
        for (std::size_t i = 0; i < count; ++i)
            points[i] = m_toScene(units[run.first + qsizetype(i)]);
        points[count] = m_toScene(units[run.last < run.units->size() ? run.last : 0]);
        return count;
    }

    /// The primitive of the path, with a single edge in place of each run that does not meet a box. This does not
    /// change whether the path contains a point of the box.
    Primitive primitiveNear(const Aabb2 &box) const
    {
        Polygon polygon;
        const Aabb2 *around = m_boxes.constData();
        for (const QList<QPointF> &units : m_flat.rings) {
            const qsizetype count = chordCount(units);
            QList<QPointF> points;
            points.reserve(count / FlatRings::BoxLength + 4 * FlatRings::BoxLength);
            for (qsizetype first = 0; first < count; first += FlatRings::BoxLength) {
                const qsizetype last =
                    around++->overlaps(box) ? std::min(first + FlatRings::BoxLength, count) : first + 1;
                for (qsizetype i = first; i < last; ++i)
                    points.append(m_toScene(units[i]));
            }
            if (!m_isClosed) {
                points.append(m_toScene(units.last()));
                return Polyline{points};
            }
            if (polygon.outline.isEmpty())
                polygon.outline = points;
            else
                polygon.holes.append(points);
        }
        return polygon;
    }

    /// Whether the path contains the first point of a ring of another path.
    bool containsAnyRing(const SceneChords &other) const
    {
        return m_isArea && std::any_of(other.m_flat.rings.begin(), other.m_flat.rings.end(), [&](const auto &ring) {
                   if (ring.isEmpty())
                       return false;
                   const QPointF point = other.m_toScene(ring.first());
                   return locate(point, primitiveNear({{point.x(), point.y()}, {point.x(), point.y()}}))
                       != Location::Outside;
               });
    }

private:
    qsizetype chordCount(const QList<QPointF> &units) const { return m_isClosed ? units.size() : units.size() - 1; }

    bool m_isClosed;
    bool m_isArea;
    FlatRings m_flat;
    OutlineMap m_toScene;
    QVarLengthArray<Aabb2, 64> m_boxes;
};

/// Calls a function with boxes around two chords that share a point, until it returns true. Exact.
template <typename Function>
void visitMeetings(const SceneChords &a, const SceneChords &b, const Aabb2 &common, const Function &function)
{
    const QVarLengthArray<ChordRun, 64> own = a.runsNear(common), others = b.runsNear(common);
    RunPoints p, q;
    for (const ChordRun &run : own) {
        std::size_t count = 0;
        for (const ChordRun &other : others) {
            if (!other.box.overlaps(run.box))
                continue;
            if (count == 0)
                count = a.map(run, p);
            const std::size_t otherCount = b.map(other, q);
            for (std::size_t i = 0; i < count; ++i) {
                if (!overlaps(p[i], p[i + 1], other.box))
                    continue;
                const Aabb2 box = boxOf(p[i], p[i + 1]);
                for (std::size_t j = 0; j < otherCount; ++j) {
                    if (overlaps(q[j], q[j + 1], box) && intersects(Segment{p[i], p[i + 1]}, Segment{q[j], q[j + 1]})
                        && function(box.united(boxOf(q[j], q[j + 1]))))
                        return;
                }
            }
        }
    }
}

PathVerdict pathsVerdict(const Shape &a, const Shape &b, double leastDepth, double largestCoordinate,
                         const Aabb2 &common)
{
    constexpr int mostTries = 4;
    const SceneChords first(a), second(b);
    bool isDeep = false;
    int tries = 0;
    visitMeetings(first, second, common, [&](const Aabb2 &meeting) {
        // The chords must lie inside the box.
        const Aabb2 near = meeting.expanded((meeting.size()[0] + meeting.size()[1]) / 16);
        const Primitive own = first.primitiveNear(near), other = second.primitiveNear(near);
        isDeep = leastDepth > 0
            && crossDeeplyInside(near, FilterPrimitive(own, a.extent()), FilterPrimitive(other, b.extent()), leastDepth,
                                 largestCoordinate);
        return isDeep || ++tries == mostTries;
    });
    if (isDeep)
        return PathVerdict::Colliding;
    // If no chords meet, a ring lies in an area if and only if its first point does.
    return tries == 0 && !first.containsAnyRing(second) && !second.containsAnyRing(first) ? PathVerdict::Apart
                                                                                          : PathVerdict::Unknown;
}

} // namespace

PathVerdict pathVerdict(const Shape &a, const Shape &b, double leastDepth)
{
    const auto isPath = [](const Shape &shape) { return shape.kind->form() == ShapeKind::Form::Path; };
    if (!isPath(a) && !isPath(b))
        return PathVerdict::Unknown;
    const Aabb2 boxOfA = a.sceneBounds(), boxOfB = b.sceneBounds();
    const Aabb2 common = boxOfA.intersected(boxOfB);
    if (common.isEmpty())
        return PathVerdict::Apart;
    if (isPath(a) && isPath(b)) {
        const auto largest = [](const Aabb2 &box) {
            return std::max({std::abs(box.min[0]), std::abs(box.max[0]), std::abs(box.min[1]), std::abs(box.max[1])});
        };
        return pathsVerdict(a, b, leastDepth, std::max(largest(boxOfA), largest(boxOfB)), common);
    }
    const auto primitiveOf = [&](const Shape &shape) {
        return isPath(shape) ? SceneChords(shape).primitiveNear(common) : shape.scenePrimitive();
    };
    const Primitive first = primitiveOf(a), second = primitiveOf(b);
    const std::optional<bool> meet =
        quickIntersects(FilterPrimitive(first, a.extent()), FilterPrimitive(second, b.extent()));
    return meet == std::optional(false) ? PathVerdict::Apart : PathVerdict::Unknown;
}

} // namespace Trammel
