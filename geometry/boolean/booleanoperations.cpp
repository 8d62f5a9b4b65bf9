#include <trammel/geometry/booleanoperations.h>

#include "geometry/boolean/arrangement_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <set>
#include <vector>

namespace Trammel {

namespace {

/// The winding numbers of all operands around one face. It is updated from face to face.
class Place
{
public:
    Place(std::span<const FilledRings> operands, BooleanOperation operation)
        : m_operands(operands), m_operation(operation), m_windings(operands.size())
    {
    }

    /// Moves across an arc: from the face of its second half-edge to that of its first, or back. Returns whether the
    /// face is inside other operands than before.
    bool cross(std::span<const Arrangement::Change> changes, bool isBack)
    {
        bool hasChanged = false;
        for (const auto &[operand, amount] : changes) {
            const bool wasInside = isInside(operand);
            m_windings[operand] += isBack ? -amount : amount;
            const int difference = int(isInside(operand)) - int(wasInside);
            m_insideCount += difference;
            hasChanged |= difference != 0;
            if (m_operation == BooleanOperation::Division && difference > 0)
                m_inside.insert(operand);
            else if (m_operation == BooleanOperation::Division && difference < 0)
                m_inside.erase(operand);
        }
        return hasChanged;
    }

    /// For a division, the last operand that contains the face; otherwise 0.
    quint32 lastOperand() const { return m_inside.empty() ? 0 : *m_inside.rbegin(); }

    /// Whether the face is in the result.
    bool isSelected() const
    {
        switch (m_operation) {
        case BooleanOperation::Union:
        case BooleanOperation::Division:
            return m_insideCount > 0;
        case BooleanOperation::Intersection:
            return m_insideCount == int(m_operands.size()) && m_insideCount > 0;
        case BooleanOperation::Difference:
            return m_insideCount == 1 && isInside(0);
        case BooleanOperation::SymmetricDifference:
            return m_insideCount % 2 != 0;
        }
        return false;
    }

private:
    bool isInside(quint32 operand) const
    {
        const int winding = m_windings[operand];
        return m_operands[operand].rule == FillRule::EvenOdd ? winding % 2 != 0 : winding != 0;
    }

    std::span<const FilledRings> m_operands;
    BooleanOperation m_operation;
    std::vector<int> m_windings;
    int m_insideCount = 0;
    /// For a division, the operands that contain the face.
    std::set<quint32> m_inside;
};

/// Divides the faces of an arrangement into the regions of a result and traces the boundaries of the regions.
class Regions
{
public:
    Regions(const Arrangement &arrangement, std::span<const FilledRings> operands, BooleanOperation operation);

    QList<CombinedPolygon> polygons();

private:
    struct Visit
    {
        quint32 cycle;
        /// The half-edge across which the cycle was entered; None if it is the outer cycle of a component.
        quint32 crossed;
        quint32 halfEdge;
        bool hasEdgesLeft;
        std::size_t child;
    };
    struct Child
    {
        quint32 cycle;
        quint32 outerCycle;
    };

    void visitFaces();
    void enter(quint32 cycle, quint32 crossed);
    void look(Visit &visit);
    bool enterChild(Visit &visit);
    void leave();

    void trace(quint32 start);
    void addRing(std::span<const quint32> halfEdges);

    const Arrangement &m_arrangement;
    BooleanOperation m_operation;
    Place m_place;
    std::vector<Visit> m_visits;
    /// The components by the cycles around the faces in which they lie.
    std::vector<Child> m_children;

    std::vector<char> m_isVisited;
    std::vector<char> m_isSelected;
    std::vector<quint32> m_lastOperands;
    std::vector<char> m_isBoundary;
    /// The cycles of each region.
    DisjointSets m_regions;

    std::vector<char> m_isTraced;
    std::vector<quint32> m_path;
    /// The place on the path of each node on it; otherwise None.
    std::vector<quint32> m_placesOnPath;
    /// The polygon of each region, by the region's representative.
    std::vector<quint32> m_polygonNumbers;
    QList<CombinedPolygon> m_polygons;
};

Regions::Regions(const Arrangement &arrangement, std::span<const FilledRings> operands, BooleanOperation operation)
    : m_arrangement(arrangement), m_operation(operation), m_place(operands, operation),
      m_isVisited(arrangement.cycleCount()), m_isSelected(arrangement.cycleCount()),
      m_lastOperands(arrangement.cycleCount()), m_isBoundary(arrangement.halfEdgeCount() / 2),
      m_regions(arrangement.cycleCount()), m_isTraced(arrangement.halfEdgeCount()),
      m_placesOnPath(arrangement.nodeCount(), Arrangement::None),
      m_polygonNumbers(arrangement.cycleCount(), Arrangement::None)
{
    visitFaces();
}

/// Visits all faces along a tree: from a face to its neighbors across arcs, and to the components inside it. The
/// winding numbers are those of the visited face, so that they are stored only once.
void Regions::visitFaces()
{
    for (const Arrangement::Component &component : m_arrangement.components()) {
        if (component.parentCycle != Arrangement::None)
            m_children.push_back({component.parentCycle, component.outerCycle});
    }
    std::sort(m_children.begin(), m_children.end(), [](const Child &a, const Child &b) {
        return a.cycle != b.cycle ? a.cycle < b.cycle : a.outerCycle < b.outerCycle;
    });
    for (const Arrangement::Component &component : m_arrangement.components()) {
        if (component.parentCycle != Arrangement::None)
            continue;
        enter(component.outerCycle, Arrangement::None);
        while (!m_visits.empty()) {
            if (m_visits.back().hasEdgesLeft)
                look(m_visits.back());
            else if (!enterChild(m_visits.back()))
                leave();
        }
    }
}

void Regions::enter(quint32 cycle, quint32 crossed)
{
    m_isVisited[cycle] = true;
    m_isSelected[cycle] = m_place.isSelected();
    m_lastOperands[cycle] = m_place.lastOperand();
    const auto child = std::partition_point(m_children.begin(), m_children.end(),
                                            [cycle](const Child &each) { return each.cycle < cycle; });
    m_visits.push_back(
        {cycle, crossed, m_arrangement.cycleStart(cycle), true, std::size_t(child - m_children.begin())});
}

/// Looks across the next half-edge of a face and enters the neighbor if it is new.
void Regions::look(Visit &visit)
{
    const quint32 halfEdge = visit.halfEdge, arc = halfEdge / 2, cycle = visit.cycle;
    visit.halfEdge = m_arrangement.next(halfEdge);
    visit.hasEdgesLeft = visit.halfEdge != m_arrangement.cycleStart(cycle);
    const bool isBack = halfEdge % 2 == 0;
    const bool hasChanged = m_place.cross(m_arrangement.changes(arc), isBack);
    const quint32 neighbor = m_arrangement.cycle(halfEdge ^ 1);
    m_isBoundary[arc] =
        m_operation == BooleanOperation::Division ? hasChanged : bool(m_isSelected[cycle]) != m_place.isSelected();
    if (!m_isBoundary[arc])
        m_regions.unite(cycle, neighbor);
    if (!m_isVisited[neighbor])
        enter(neighbor, halfEdge);
    else
        m_place.cross(m_arrangement.changes(arc), !isBack);
}

bool Regions::enterChild(Visit &visit)
{
    if (visit.child == m_children.size() || m_children[visit.child].cycle != visit.cycle)
        return false;
    const Child child = m_children[visit.child++];
    m_regions.unite(child.cycle, child.outerCycle);
    enter(child.outerCycle, Arrangement::None);
    return true;
}

void Regions::leave()
{
    const quint32 crossed = m_visits.back().crossed;
    if (crossed != Arrangement::None)
        m_place.cross(m_arrangement.changes(crossed / 2), crossed % 2 != 0);
    m_visits.pop_back();
}

QList<CombinedPolygon> Regions::polygons()
{
    for (quint32 halfEdge = 0; halfEdge < m_arrangement.halfEdgeCount(); ++halfEdge) {
        if (m_isBoundary[halfEdge / 2] && m_isSelected[m_arrangement.cycle(halfEdge)] && !m_isTraced[halfEdge])
            trace(halfEdge);
    }
    m_polygons.removeIf([](const CombinedPolygon &polygon) { return polygon.outline.isEmpty(); });
    return m_polygons;
}

/// Traces a boundary of the region next to a half-edge. Where it returns to a node, a ring is complete.
void Regions::trace(quint32 start)
{
    quint32 halfEdge = start;
    const auto closeRing = [this](quint32 place) {
        addRing(std::span(m_path).subspan(place));
        for (std::size_t i = place; i < m_path.size(); ++i)
            m_placesOnPath[m_arrangement.origin(m_path[i])] = Arrangement::None;
        m_path.resize(place);
    };
    do {
        const quint32 node = m_arrangement.origin(halfEdge);
        if (m_placesOnPath[node] != Arrangement::None)
            closeRing(m_placesOnPath[node]);
        m_placesOnPath[node] = quint32(m_path.size());
        m_path.push_back(halfEdge);
        m_isTraced[halfEdge] = true;
        halfEdge = m_arrangement.next(halfEdge);
        while (!m_isBoundary[halfEdge / 2])
            halfEdge = m_arrangement.beforeAround(halfEdge);
    } while (halfEdge != start);
    closeRing(0);
}

void Regions::addRing(std::span<const quint32> halfEdges)
{
    // An outline turns once clockwise on screen, and a hole once counterclockwise: it passes direction 0 once more in
    // that sense than in the other.
    int rotations = 0;
    std::size_t corner = 0;
    std::vector<int> turns(halfEdges.size());
    for (std::size_t i = 0; i < halfEdges.size(); ++i) {
        const quint32 before = halfEdges[i == 0 ? halfEdges.size() - 1 : i - 1];
        turns[i] = m_arrangement.turn(before, halfEdges[i]);
        if (turns[i] == 0)
            continue;
        corner = i;
        const bool wasUpper = m_arrangement.isInUpperHalf(before), isUpper = m_arrangement.isInUpperHalf(halfEdges[i]);
        if (wasUpper != isUpper && isUpper == (turns[i] > 0))
            rotations += turns[i];
    }

    CombinedRing ring;
    for (std::size_t i = 0; i < halfEdges.size(); ++i) {
        const std::size_t at = (corner + i) % halfEdges.size();
        CombinedEdge edge = m_arrangement.source(halfEdges[at]);
        edge.isStraight = turns[at] == 0;
        if (!ring.isEmpty() && edge.isStraight && edge.operand == ring.last().operand && edge.ring == ring.last().ring
            && edge.edge == ring.last().edge)
            ring.last().to = edge.to;
        else
            ring.append(edge);
    }
    // Edges that rounding made a point are omitted.
    for (qsizetype i = ring.size(); i-- > 0 && ring.size() > 1;) {
        CombinedEdge &following = ring[i + 1 < ring.size() ? i + 1 : 0];
        if (same(ring[i].start, following.start)) {
            following.isStraight = following.isStraight && ring[i].isStraight;
            ring.removeAt(i);
        }
    }

    const quint32 region = m_regions.find(m_arrangement.cycle(halfEdges.front()));
    quint32 &number = m_polygonNumbers[region];
    if (number == Arrangement::None) {
        number = quint32(m_polygons.size());
        m_polygons.append({{}, {}, m_lastOperands[region]});
    }
    const auto corners =
        std::count_if(ring.begin(), ring.end(), [](const CombinedEdge &edge) { return !edge.isStraight; });
    if (corners < 3)
        return;
    if (rotations > 0)
        m_polygons[number].outline = ring;
    else
        m_polygons[number].holes.append(ring);
}

QList<QPointF> cornersOf(const CombinedRing &ring)
{
    QList<QPointF> corners;
    for (const CombinedEdge &edge : ring) {
        if (!edge.isStraight)
            corners.append(edge.start);
    }
    return corners;
}

} // namespace

std::optional<QList<CombinedPolygon>> combined(std::span<const FilledRings> operands, BooleanOperation operation,
                                               std::size_t maximumCrossings)
{
    const std::optional<Arrangement> arrangement = Arrangement::of(operands, maximumCrossings);
    if (!arrangement)
        return std::nullopt;
    return Regions(*arrangement, operands, operation).polygons();
}

Polygon polygonOf(const CombinedPolygon &combined)
{
    Polygon polygon{cornersOf(combined.outline), {}};
    for (const CombinedRing &hole : combined.holes)
        polygon.holes.append(cornersOf(hole));
    return polygon;
}

} // namespace Trammel
