#include "geometry/rings_p.h"

#include "geometry/orientation.h"
#include "geometry/predicates.h"
#include "geometry/ringsweep_p.h"
#include "geometry/vector.h"

#include <algorithm>
#include <map>

namespace Trammel {

namespace {

using Refusal = Triangulation::Refusal;

/// The points of all rings of a polygon, numbered through.
struct Points
{
    explicit Points(const Polygon &polygon)
    {
        add(polygon.outline);
        for (const QList<QPointF> &hole : polygon.holes)
            add(hole);
    }

    void add(const QList<QPointF> &ring)
    {
        all.insert(all.end(), ring.begin(), ring.end());
        ends.push_back(quint32(all.size()));
    }

    quint32 next(quint32 index, quint32 ring) const
    {
        const quint32 begin = ring == 0 ? 0 : ends[ring - 1];
        return index + 1 == ends[ring] ? begin : index + 1;
    }

    std::vector<QPointF> all;
    std::vector<quint32> ends;
};

/// Indices of a ring without repeated points and without points in line with their neighbours, tips of
/// spikes included. Empty when nothing with an area remains.
std::vector<quint32> cornersOf(const std::vector<QPointF> &points, quint32 begin, quint32 end)
{
    std::vector<quint32> corners;
    const auto isStraight = [&points](quint32 a, quint32 b, quint32 c) {
        return orientation(points[a], points[b], points[c]) == 0;
    };
    for (quint32 i = begin; i < end; ++i) {
        while (corners.size() >= 2 && isStraight(corners[corners.size() - 2], corners.back(), i))
            corners.pop_back();
        if (corners.empty() || !same(points[corners.back()], points[i]))
            corners.push_back(i);
    }
    std::size_t first = 0;
    while (corners.size() - first >= 3) {
        if (same(points[corners.back()], points[corners[first]])
            || isStraight(corners[corners.size() - 2], corners.back(), corners[first]))
            corners.pop_back();
        else if (isStraight(corners.back(), corners[first], corners[first + 1]))
            ++first;
        else
            break;
    }
    corners.erase(corners.begin(), corners.begin() + first);
    return corners.size() >= 3 ? corners : std::vector<quint32>();
}

/// Indices of a ring without repeated points.
std::vector<quint32> placesOf(const std::vector<QPointF> &points, quint32 begin, quint32 end)
{
    std::vector<quint32> places;
    for (quint32 i = begin; i < end; ++i) {
        if (places.empty() || !same(points[places.back()], points[i]))
            places.push_back(i);
    }
    while (places.size() > 1 && same(points[places.back()], points[places.front()]))
        places.pop_back();
    return places.size() >= 3 ? places : std::vector<quint32>();
}

void appendRing(Rings &rings, const std::vector<QPointF> &points, const std::vector<quint32> &corners, quint32 ring)
{
    const quint32 base = quint32(rings.nodes.size()), count = quint32(corners.size());
    for (quint32 i = 0; i < count; ++i) {
        rings.nodes.push_back(
            {points[corners[i]], corners[i], base + (i + count - 1) % count, base + (i + 1) % count, ring});
    }
}

/// The rings, each thinned out by a function such as those above.
template <class Thinned> Rings ringsOf(const Points &points, const Thinned &thinned)
{
    Rings rings;
    quint32 begin = 0;
    for (quint32 ring = 0; ring < points.ends.size(); begin = points.ends[ring++])
        appendRing(rings, points.all, thinned(points.all, begin, points.ends[ring]), ring);
    return rings;
}

/// An edge between two kept corners may stand for several of the polygon: those that meet each other.
std::array<quint32, 2> crossingEdges(const Points &points, const Rings &rings,
                                     std::array<std::array<quint32, 2>, 2> crossing)
{
    std::array<std::vector<quint32>, 2> spans;
    for (int side = 0; side < 2; ++side) {
        const RingNode &from = rings.nodes[crossing[side][0]], &to = rings.nodes[crossing[side][1]];
        for (quint32 i = from.index; i != to.index; i = points.next(i, from.ring))
            spans[side].push_back(i);
    }
    const auto segment = [&](int side, quint32 index) {
        const quint32 ring = rings.nodes[crossing[side][0]].ring;
        return Segment{points.all[index], points.all[points.next(index, ring)]};
    };
    for (quint32 a : spans[0]) {
        for (quint32 b : spans[1]) {
            if (intersects(segment(0, a), segment(1, b)))
                return {std::min(a, b), std::max(a, b)};
        }
    }
    return {std::min(spans[0].front(), spans[1].front()), std::max(spans[0].front(), spans[1].front())};
}

/// Parts that coincide cancel in pairs, by the even-odd rule.
std::vector<RingSweep::Part> withoutPairs(std::vector<RingSweep::Part> parts)
{
    using Part = RingSweep::Part;
    std::sort(parts.begin(), parts.end(),
              [](const Part &a, const Part &b) { return std::pair(a.left, a.right) < std::pair(b.left, b.right); });
    std::vector<Part> kept;
    for (std::size_t begin = 0, end = 0; begin < parts.size(); begin = end) {
        int above = 0;
        for (; end < parts.size() && parts[end].left == parts[begin].left && parts[end].right == parts[begin].right;
             ++end)
            above += parts[end].isInteriorAbove ? 1 : -1;
        if (above != 0)
            kept.push_back({parts[begin].left, parts[begin].right, above > 0});
    }
    return kept;
}

/// One end of a part, seen from that end.
struct Spoke
{
    quint32 place;
    quint32 part;
    bool isLeft;
};

/// Links parts into rings around the connected parts of the area: at every place, two neighbouring parts
/// with the inside between them follow each other.
class Linker
{
public:
    Linker(const Rings &source, std::vector<RingSweep::Part> parts) : m_source(source.nodes), m_parts(std::move(parts))
    {
    }

    Rings link()
    {
        m_tails.resize(m_parts.size());
        m_heads.resize(m_parts.size());
        std::vector<Spoke> spokes;
        for (quint32 part = 0; part < m_parts.size(); ++part) {
            spokes.push_back({m_parts[part].left, part, true});
            spokes.push_back({m_parts[part].right, part, false});
        }
        std::sort(spokes.begin(), spokes.end(), [this](const Spoke &a, const Spoke &b) { return isBefore(a, b); });
        for (std::size_t begin = 0, end = 0; begin < spokes.size(); begin = end) {
            while (end < spokes.size() && spokes[end].place == spokes[begin].place)
                ++end;
            for (std::size_t i = begin; i < end; ++i)
                linkSector(spokes[i], spokes[i + 1 == end ? begin : i + 1]);
        }
        for (quint32 part = 0; part < m_parts.size(); ++part) {
            m_rings.nodes[m_tails[part]].next = m_heads[part];
            m_rings.nodes[m_heads[part]].previous = m_tails[part];
        }
        numberRings();
        return std::move(m_rings);
    }

private:
    QPointF farEnd(const Spoke &spoke) const
    {
        const RingSweep::Part &part = m_parts[spoke.part];
        return m_source[spoke.isLeft ? part.right : part.left].point;
    }

    /// By place, then around it with growing angle, beginning straight up.
    bool isBefore(const Spoke &a, const Spoke &b) const
    {
        if (a.place != b.place)
            return a.place < b.place;
        if (a.isLeft != b.isLeft)
            return a.isLeft;
        return orientation(m_source[a.place].point, farEnd(a), farEnd(b)) > 0;
    }

    void linkSector(const Spoke &spoke, const Spoke &following)
    {
        if (m_parts[spoke.part].isInteriorAbove != spoke.isLeft)
            return;
        const quint32 node = quint32(m_rings.nodes.size());
        m_rings.nodes.push_back({m_source[spoke.place].point, m_source[spoke.place].index, 0, 0, 0});
        m_tails[spoke.part] = node;
        m_heads[following.part] = node;
    }

    void numberRings()
    {
        std::vector<bool> isNumbered(m_rings.nodes.size());
        quint32 ring = 0;
        for (quint32 start = 0; start < m_rings.nodes.size(); ++start) {
            if (isNumbered[start])
                continue;
            for (quint32 node = start; !isNumbered[node]; node = m_rings.nodes[node].next) {
                isNumbered[node] = true;
                m_rings.nodes[node].ring = ring;
            }
            ++ring;
        }
    }

    const std::vector<RingNode> &m_source;
    std::vector<RingSweep::Part> m_parts;
    /// The nodes that a part leaves from and arrives at, with the inside at its clockwise side.
    std::vector<quint32> m_tails;
    std::vector<quint32> m_heads;
    Rings m_rings;
};

Rings refused(Refusal refusal)
{
    Rings rings;
    rings.refusal = refusal;
    return rings;
}

/// Takes rings that touch apart at the places where they do, and links the parts anew.
Rings relinked(const Points &points, Rings rings)
{
    RingSweep splitting(rings);
    std::vector<RingSweep::Part> parts;
    if (splitting.split(parts) == RingSweep::Outcome::Crossing) {
        Rings answer = refused(Refusal::CrossingEdges);
        answer.crossingEdges = crossingEdges(points, rings, splitting.crossing());
        return answer;
    }
    Rings linked = Linker(rings, withoutPairs(std::move(parts))).link();
    RingSweep(linked).bridgeTouching();
    return linked;
}

} // namespace

Rings ringsForClipping(const Polygon &polygon)
{
    const Points points(polygon);
    if (!std::all_of(points.all.begin(), points.all.end(), [](QPointF point) { return isFinite(point); }))
        return refused(Refusal::NotFinite);
    if (polygon.outline.size() < 3)
        return refused(Refusal::TooFewPoints);

    Rings rings = ringsOf(points, cornersOf);
    RingSweep::Outcome outcome = RingSweep(rings).bridge();
    if (outcome == RingSweep::Outcome::Touching) {
        rings = relinked(points, ringsOf(points, cornersOf));
        if (rings.refusal == Refusal::CrossingEdges)
            outcome = RingSweep::Outcome::Crossing;
    }
    // Edges may cross where the polygon has a point on a straight line: then its rings only touch there.
    if (outcome == RingSweep::Outcome::Crossing)
        rings = relinked(points, ringsOf(points, placesOf));
    if (rings.refusal == Refusal::None && rings.starts.empty())
        return refused(Refusal::NoArea);
    return rings;
}

} // namespace Trammel
