#include "geometry/minkowski/contour_p.h"

#include "geometry/base/segments_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <optional>
#include <tuple>

namespace Trammel {

namespace {

/// The range of directions from a corner that parts cover, clockwise from the point first to the point last.
struct Wedge
{
    QPointF corner;
    QPointF first;
    QPointF last;

    /// Widens the wedge to include the direction of a point. False if the wedge is then half a turn or more.
    bool include(QPointF direction)
    {
        const bool isAfterFirst = orientation(corner, first, direction) >= 0;
        const bool isBeforeLast = orientation(corner, direction, last) >= 0;
        if (!isAfterFirst)
            first = direction;
        else if (!isBeforeLast)
            last = direction;
        return orientation(corner, first, last) > 0;
    }
};

} // namespace

Contour::Contour(std::span<const Convex> parts)
{
    if (parts.size() == 1 && parts.front().ellipse()) {
        tips.push_back({&parts.front(), 0, parts.front().ellipse()->center, {}, {}});
        hull = ConvexPolygon({&parts.front().ellipse()->center, 1});
        return;
    }
    addEdges(parts);
    addTips(parts);
    std::vector<QPointF> corners;
    for (const Convex &part : parts)
        corners.insert(corners.end(), part.corners().begin(), part.corners().end());
    hull = ConvexPolygon(corners);
}

QPointF Contour::center() const
{
    return hull.isEmpty() ? QPointF() : meanOf(hull.corners());
}

void Contour::addEdges(std::span<const Convex> parts)
{
    struct Candidate
    {
        QPointF low;
        QPointF high;
        Edge edge;
    };
    std::vector<Candidate> candidates;
    for (const Convex &part : parts) {
        for (quint32 i = 0; part.corners().size() > 1 && i < part.corners().size(); ++i) {
            QPointF low = part.corners()[i], high = part.corners()[part.following(i)];
            if (isBefore(high, low))
                std::swap(low, high);
            candidates.push_back({low, high, {&part, i}});
        }
    }
    if (parts.size() == 1) {
        for (const Candidate &candidate : candidates)
            edges.push_back(candidate.edge);
        return;
    }
    m_parts = parts.data();
    for (quint32 count = 0; const Convex &part : parts) {
        m_starts.push_back(count);
        count += quint32(part.corners().size());
    }
    const auto place = [this](const Edge &edge) { return m_starts[std::size_t(edge.part - m_parts)] + edge.corner; };
    m_across.assign(place({&parts.back(), quint32(parts.back().corners().size())}), nullptr);
    std::sort(candidates.begin(), candidates.end(), [](const Candidate &a, const Candidate &b) {
        return same(a.low, b.low) ? isBefore(a.high, b.high) : isBefore(a.low, b.low);
    });
    for (auto begin = candidates.cbegin(); begin != candidates.cend();) {
        const auto end = std::find_if(begin, candidates.cend(), [begin](const Candidate &other) {
            return !same(other.low, begin->low) || !same(other.high, begin->high);
        });
        if (end - begin == 1) {
            edges.push_back(begin->edge);
        } else if (end - begin == 2) {
            m_across[place(begin[0].edge)] = begin[1].edge.part;
            m_across[place(begin[1].edge)] = begin[0].edge.part;
        }
        begin = end;
    }
}

void Contour::addTips(std::span<const Convex> parts)
{
    // The rounded corners of a small box far from the origin may coincide, so the directions come from the side
    // normals.
    if (parts.size() == 1 && parts.front().box()) {
        const Convex &box = parts.front();
        for (quint32 i = 0; i < box.corners().size(); ++i)
            tips.push_back({&box, i, box.corners()[i], perpendicular(box.sides()[i].normal),
                            -perpendicular(box.sides()[box.preceding(i)].normal)});
        return;
    }
    struct Candidate
    {
        QPointF point;
        const Convex *part;
        quint32 corner;

        Wedge wedge() const
        {
            return {point, part->corners()[part->following(corner)], part->corners()[part->preceding(corner)]};
        }
    };
    std::vector<Candidate> candidates;
    for (const Convex &part : parts) {
        for (quint32 i = 0; i < part.corners().size(); ++i)
            candidates.push_back({part.corners()[i], &part, i});
    }
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate &a, const Candidate &b) { return isBefore(a.point, b.point); });
    for (auto begin = candidates.cbegin(); begin != candidates.cend();) {
        const auto end = std::find_if(begin, candidates.cend(),
                                      [begin](const Candidate &other) { return !same(other.point, begin->point); });
        Wedge wedge = begin->wedge();
        bool isTip = true;
        for (auto other = begin + 1; other != end && isTip; ++other) {
            const Wedge more = other->wedge();
            isTip = wedge.include(more.first) && wedge.include(more.last);
        }
        if (isTip)
            tips.push_back({begin->part, begin->corner, begin->point,
                            normalized(wedge.first - begin->point).value_or(QPointF()),
                            normalized(wedge.last - begin->point).value_or(QPointF())});
        begin = end;
    }
}

} // namespace Trammel
