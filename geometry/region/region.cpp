#include <trammel/geometry/region.h>

#include "geometry/base/segments_p.h"
#include "geometry/region/region_p.h"
#include <trammel/geometry/vector.h>

#include <cmath>
#include <limits>

namespace Trammel {

struct RegionData
{
    EdgeGrid grid;
    QVarLengthArray<QPointF, 8> ringStarts;
    /// The segment that a flat region consists of.
    std::optional<Segment> flat;
};

namespace {

std::vector<Segment> edgesOf(const Chain &polygon)
{
    std::vector<Segment> edges;
    polygon.anyEdge([&edges](QPointF from, QPointF to) {
        edges.push_back({from, to});
        return false;
    });
    return edges;
}

/// One point of each ring.
QVarLengthArray<QPointF, 8> startsOf(const Chain &polygon)
{
    QVarLengthArray<QPointF, 8> starts;
    polygon.anyRing([&starts](std::span<const QPointF> ring) {
        if (!ring.empty())
            starts.append(ring.front());
        return false;
    });
    return starts;
}

/// A query about one primitive and a region. All numbers must be finite, the primitive must have points, and the
/// region must have edges.
template <class Shape> class Question;

template <> class Question<Convex>
{
public:
    Question(const RegionData &region, const Convex &set) : m_grid(region.grid), m_set(set) { }

    /// Quick accept: whether the region contains a point of the shape that is cheap to find; false if there is none.
    bool isPlaceHeld() const { return !m_set.isCurve() && m_grid.locate(m_set.innerPoint()) != Location::Outside; }
    bool meetsEdge() const
    {
        const Aabb2 box = m_set.bounds();
        return m_grid.anyEdge(box, [&](const Segment &edge) {
            return overlaps(edge.from, edge.to, box) && meet(Convex(edge), m_set, Reading::Closed);
        });
    }
    /// Whether the set is filled. No edge may meet it, so that it is filled completely or not at all.
    bool anyFilled() const
    {
        return m_set.isCurve() ? isFilledOnCurve(m_grid, m_set) : m_grid.locate(m_set.innerPoint()) == Location::Inside;
    }
    bool allFilled() const { return anyFilled(); }
    bool hasPlace(bool filled) const { return Trammel::hasPlace(m_grid, m_set, filled); }

private:
    const EdgeGrid &m_grid;
    const Convex &m_set;
};

template <> class Question<Chain>
{
public:
    Question(const RegionData &region, const Chain &chain, Extent extent)
        : m_region(region), m_chain(chain), m_isArea(chain.isArea(extent))
    {
    }

    bool isPlaceHeld() const
    {
        return !m_chain.outline.empty() && m_region.grid.locate(m_chain.outline.front()) != Location::Outside;
    }
    bool meetsEdge() const
    {
        if (m_region.grid.noteCount(m_chain.bounds) <= FewNotes ? anyNearEdgeMeets() : anyOwnEdgeMeets())
            return true;
        // A ring of the region that meets no edge of the polygon lies inside the polygon completely or not at all.
        return m_isArea && std::any_of(m_region.ringStarts.begin(), m_region.ringStarts.end(), [this](QPointF start) {
                   return m_chain.bounds.contains(start) && m_chain.locate(start) == Location::Inside;
               });
    }
    bool anyFilled() const { return isAnyStartFilled(true); }
    bool allFilled() const { return !isAnyStartFilled(false); }
    bool hasPlace(bool filled) const { return Trammel::hasPlace(m_region.grid, m_chain, m_isArea, filled); }

private:
    // Up to this many notes, comparing the boxes of all pairs of edges takes less time than looking up the edges of the
    // polygon in the grid.
    static constexpr quint32 FewNotes = 24;

    bool anyNearEdgeMeets() const
    {
        return m_region.grid.anyEdge(m_chain.bounds, [this](const Segment &edge) {
            const Aabb2 box = boxOf(edge);
            return box.overlaps(m_chain.bounds) && m_chain.anyEdge([&](QPointF from, QPointF to) {
                return overlaps(from, to, box) && intersects(edge, Segment{from, to});
            });
        });
    }
    bool anyOwnEdgeMeets() const
    {
        return m_chain.anyEdge([this](QPointF from, QPointF to) {
            return m_region.grid.anyEdge(boxOf(from, to), [&](const Segment &edge) {
                return intersects(edge, Segment{from, to});
            });
        });
    }
    bool isAnyStartFilled(bool filled) const
    {
        return m_chain.anyRing([&](std::span<const QPointF> ring) {
            return !ring.empty() && (m_region.grid.locate(ring.front()) == Location::Inside) == filled;
        });
    }

    const RegionData &m_region;
    const Chain &m_chain;
    bool m_isArea;
};

/// Calls a function with the query about a primitive.
template <class Function>
bool withQuestion(const RegionData &region, const PrimitiveView &view, Reading reading, const Function &function)
{
    return std::visit(
        [&](const auto *kind) {
            if constexpr (std::is_constructible_v<Convex, decltype(*kind)>) {
                Convex set(*kind);
                set.setExtent(view.extent());
                // Doubles may hold no inner point of such a hull.
                if (set.isStraight() && set.hasArea() && !set.box())
                    return function(Question<Chain>(region, Chain(set.corners(), true), view.extent()));
                return function(Question<Convex>(region, set));
            } else {
                const Chain chain(*kind);
                if (reading == Reading::Open && chain.isClosed) {
                    if (const std::optional<Segment> flat = flatSegment(chain))
                        return function(Question<Convex>(region, Convex(*flat)));
                }
                return function(Question<Chain>(region, chain, view.extent()));
            }
        },
        view.subject());
}

bool meets(const RegionData &region, const PrimitiveView &view, const Aabb2 &box, Reading reading)
{
    // A polygon without interior points meets nothing in the open reading.
    const bool mayBeHollow = view.extent() == Extent::Area && reading == Reading::Open
        && std::holds_alternative<const Polygon *>(view.subject());
    const std::optional<Location> location = region.grid.locate(box);
    if (location && !(mayBeHollow && location == Location::Inside))
        return location == Location::Inside;
    return withQuestion(region, view, reading, [reading](const auto &question) {
        if (reading == Reading::Open)
            return question.hasPlace(true);
        return question.isPlaceHeld() || question.meetsEdge() || question.anyFilled();
    });
}

bool holds(const RegionData &region, const PrimitiveView &view, const Aabb2 &box, Reading reading)
{
    if (const std::optional<Location> location = region.grid.locate(box))
        return location == Location::Inside;
    return withQuestion(region, view, reading, [reading](const auto &question) {
        if (reading == Reading::Closed)
            return !question.hasPlace(false);
        return !question.meetsEdge() && question.allFilled();
    });
}

// A grid of one cell tests each point and edge of a primitive against all edges of the region. Above this many pairs,
// a finer grid is faster.
constexpr std::size_t fewPairs = 4096;

std::size_t pointCount(const PrimitiveView &view)
{
    if (const auto *line = std::get_if<const Polyline *>(&view.subject()))
        return std::size_t((*line)->points.size());
    const auto *polygon = std::get_if<const Polygon *>(&view.subject());
    return polygon ? 1 + pointCount(**polygon) : 1;
}

/// The data for a single query about a primitive with this bounding box.
RegionData regionFor(const Chain &polygon, const PrimitiveView &view, const Aabb2 &box)
{
    std::vector<Segment> edges = edgesOf(polygon);
    const bool isSmall = edges.size() * pointCount(view) <= fewPairs;
    return {isSmall ? EdgeGrid(std::move(edges), box) : EdgeGrid(std::move(edges)), startsOf(polygon), {}};
}

} // namespace

Region::Region() = default;
Region::Region(Region &&) noexcept = default;
Region &Region::operator=(Region &&) noexcept = default;
Region::~Region() = default;

Region::Region(const Polygon &polygon)
{
    const Chain rings(polygon);
    if (!rings.bounds.isEmpty())
        m_data =
            std::make_unique<RegionData>(RegionData{EdgeGrid(edgesOf(rings)), startsOf(rings), flatSegment(rings)});
}

bool Region::isEmpty() const
{
    return !m_data;
}

Aabb2 Region::bounds() const
{
    return m_data ? m_data->grid.bounds() : Aabb2();
}

Location Region::locate(QPointF point) const
{
    return m_data ? m_data->grid.locate(point) : Location::Outside;
}

std::optional<Location> Region::locate(const Aabb2 &box) const
{
    return m_data && !box.isEmpty() ? m_data->grid.locate(box) : Location::Outside;
}

bool intersects(const Region &region, const PrimitiveView &view, Reading reading)
{
    if (region.m_data && region.m_data->flat)
        return intersects(PrimitiveView(*region.m_data->flat), view, reading);
    const Aabb2 box = bounds(view);
    return region.m_data && !box.isEmpty() && meets(*region.m_data, view, box, reading);
}

bool contains(const Region &region, const PrimitiveView &view, Reading reading)
{
    if (region.m_data && region.m_data->flat)
        return contains(PrimitiveView(*region.m_data->flat), view, reading);
    const Aabb2 box = bounds(view);
    return region.m_data && !box.isEmpty() && holds(*region.m_data, view, box, reading);
}

double distance(const Region &region, const PrimitiveView &view)
{
    const Aabb2 box = bounds(view);
    if (!region.m_data || box.isEmpty())
        return std::numeric_limits<double>::infinity();
    if (intersects(region, view))
        return 0;
    const EdgeGrid &grid = region.m_data->grid;
    const Aabb2::Vector size = grid.bounds().size();
    double reach =
        std::max((size[0] + size[1]) / std::sqrt(double(grid.edges().size())), std::numeric_limits<double>::min());
    while (!box.expanded(reach).overlaps(grid.bounds()))
        reach *= 2;
    for (;; reach *= 2) {
        const Aabb2 near = box.expanded(reach);
        double least = std::numeric_limits<double>::infinity();
        grid.anyEdge(near, [&](const Segment &edge) {
            if (overlaps(edge.from, edge.to, near))
                least = std::min(least, distance(edge, view));
            return least == 0;
        });
        if (least <= reach || near.contains(grid.bounds()))
            return least;
    }
}

bool regionMeets(const Chain &polygon, const PrimitiveView &view, Reading reading)
{
    const Aabb2 box = bounds(view);
    return meets(regionFor(polygon, view, box), view, box, reading);
}

bool regionHolds(const Chain &polygon, const PrimitiveView &view, Reading reading)
{
    const Aabb2 box = bounds(view);
    return holds(regionFor(polygon, view, box), view, box, reading);
}

} // namespace Trammel
