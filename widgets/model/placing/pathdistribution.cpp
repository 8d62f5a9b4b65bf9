#include <trammel/pathdistribution.h>

#include "widgets/model/placing/outlinemargin_p.h"
#include "widgets/model/placing/placing_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// A chain of segments with the lengths from its start.
class MeasuredPath
{
public:
    explicit MeasuredPath(const OutlineChain &chain) : m_isClosed(chain.isClosed)
    {
        QList<QPointF> points = chain.points;
        if (m_isClosed && !points.isEmpty())
            points.append(points.first());
        for (QPointF point : std::as_const(points)) {
            if (!m_points.isEmpty() && same(m_points.last(), point))
                continue;
            m_lengths.append(m_points.isEmpty() ? 0 : m_lengths.last() + Trammel::length(point - m_points.last()));
            m_points.append(point);
        }
    }

    bool isClosed() const { return m_isClosed; }
    double length() const { return m_lengths.isEmpty() ? 0 : m_lengths.last(); }

    /// The point and the direction at a length from the start. Beyond the ends, an open path continues straight.
    std::pair<QPointF, QPointF> at(double place) const
    {
        if (m_isClosed)
            place -= std::floor(place / length()) * length();
        const auto after = std::upper_bound(m_lengths.begin() + 1, m_lengths.end() - 1, place);
        const qsizetype index = after - m_lengths.begin();
        const QPointF along = m_points[index] - m_points[index - 1];
        const QPointF direction = along / Trammel::length(along);
        return {m_points[index - 1] + direction * (place - m_lengths[index - 1]), direction};
    }

    /// The length from the start to the point of the path that is nearest to a point.
    double nearest(QPointF point) const
    {
        double best = 0, least = std::numeric_limits<double>::infinity();
        for (qsizetype i = 1; i < m_points.size(); ++i) {
            const QPointF from = m_points[i - 1], along = m_points[i] - from;
            const double share = std::clamp(dot(point - from, along) / lengthSquared(along), 0.0, 1.0);
            const double distance = Trammel::length(from + along * share - point);
            if (distance < least) {
                least = distance;
                best = m_lengths[i - 1] + share * (m_lengths[i] - m_lengths[i - 1]);
            }
        }
        return best;
    }

private:
    bool m_isClosed;
    QList<QPointF> m_points;
    QList<double> m_lengths;
};

/// A unit, the primitives that determine its extent, and its place on the path.
struct Bead
{
    ShapeIds ids;
    std::vector<Primitive> parts;
    QPointF center;
    double degrees = 0;
    double order = 0;
    double place = 0;

    /// The extent along a direction from the center, before or after the unit is rotated to it.
    double extent(QPointF direction, bool isFollowing, double sign) const
    {
        const QPointF normal = (isFollowing ? axisFromDegrees(degrees) : direction) * sign;
        double most = -std::numeric_limits<double>::infinity();
        for (const Primitive &part : parts)
            most = std::max(most, extentAlong(part, normal));
        return most - dot(normal, center);
    }
};

std::optional<Bead> beadOf(const Document &document, const ShapeIds &unit, ShapeId path)
{
    Bead bead;
    bead.ids = document.sorted(document.withContents(unit));
    if (bead.ids.isEmpty() || bead.ids.contains(path))
        return std::nullopt;
    ShapeIds counted = bead.ids;
    counted.removeIf([&](ShapeId id) { return !document.isVisible(id); });
    if (counted.isEmpty())
        counted = bead.ids;
    const bool isFollowing = std::all_of(bead.ids.begin(), bead.ids.end(), [&](ShapeId id) {
        const Shape &shape = *document.find(id);
        return shape.connector && shape.connector->isBound();
    });
    if (isFollowing)
        return std::nullopt;
    Aabb2 box;
    for (ShapeId id : std::as_const(counted)) {
        const Shape &shape = *document.find(id);
        bead.parts.push_back(shape.scenePrimitive());
        box = box.united(bounds(bead.parts.back()));
    }
    if (box.isEmpty())
        return std::nullopt;
    bead.center =
        bead.ids.size() == 1 ? document.find(bead.ids.first())->center : QPointF(box.center()[0], box.center()[1]);
    const GroupIds groups = document.wholeGroups(bead.ids);
    bead.degrees = bead.ids.size() == 1 ? document.find(bead.ids.first())->rotation
        : groups.isEmpty()              ? 0
                                        : document.find(groups.first())->rotation;
    return bead;
}

void spaceCenters(std::vector<Bead> &beads, const MeasuredPath &path)
{
    const double steps = double(path.isClosed() ? beads.size() : beads.size() - 1);
    for (std::size_t i = 0; i < beads.size(); ++i)
        beads[i].place = steps == 0 ? path.length() / 2 : path.length() * (double(i) / steps);
}

/// The extents of upright units depend on their places, which are therefore found step by step.
void spaceGaps(std::vector<Bead> &beads, const MeasuredPath &path, bool isFollowing)
{
    spaceCenters(beads, path);
    if (beads.size() == 1 && !path.isClosed())
        return;
    std::vector<double> before(beads.size()), after(beads.size());
    constexpr int most = 60;
    for (int step = 0; step < most; ++step) {
        // At a corner, the extents may alternate; their mean is then used.
        const double share = step < most / 2 ? 1 : 2.0 / (step - most / 2 + 3);
        double room = path.length();
        for (std::size_t i = 0; i < beads.size(); ++i) {
            const QPointF direction = path.at(beads[i].place).second;
            const double weight = step == 0 ? 1 : share;
            before[i] += (beads[i].extent(direction, isFollowing, -1) - before[i]) * weight;
            after[i] += (beads[i].extent(direction, isFollowing, 1) - after[i]) * weight;
            room -= before[i] + after[i];
        }
        const double gap = room / double(path.isClosed() ? beads.size() : beads.size() - 1);
        double largest = 0, place = path.isClosed() ? 0 : before[0];
        for (std::size_t i = 0; i < beads.size(); ++i) {
            if (i > 0)
                place += after[i - 1] + gap + before[i];
            largest = std::max(largest, std::abs(place - beads[i].place));
            beads[i].place = place;
        }
        if (largest <= 1e-12 * path.length())
            break;
    }
}

} // namespace

PlacingResult distributeAlong(Document &document, const ShapeUnits &units, ShapeId path,
                              const PathDistribution &distribution, const PlacingProgress &progress)
{
    const Shape *guide = document.find(path);
    if (!guide)
        return {{}, Text::tr("The path does not exist.")};
    if (guide->connector)
        return {{}, Text::tr("Shapes cannot be distributed along a connector.")};
    const MeasuredPath measured(outlineOf(guide->scenePrimitive()));
    if (!(measured.length() > 0))
        return {{}, Text::tr("The path has no length.")};
    std::vector<Bead> beads;
    for (qsizetype i = 0; i < units.size(); ++i) {
        if (progress && i % 64 == 0 && !progress(double(i) / double(units.size())))
            return PlacingResult{{}, {}, true};
        if (std::optional<Bead> bead = beadOf(document, units[i], path)) {
            bead->order = measured.nearest(bead->center);
            beads.push_back(*std::move(bead));
        }
    }
    if (beads.empty())
        return {};
    std::stable_sort(beads.begin(), beads.end(), [](const Bead &a, const Bead &b) { return a.order < b.order; });
    if (distribution.spacing == Spacing::Gaps)
        spaceGaps(beads, measured, distribution.isFollowing);
    else
        spaceCenters(beads, measured);
    std::vector<UnitMove> moves;
    for (const Bead &bead : beads) {
        const auto [point, direction] = measured.at(bead.place);
        const double degrees =
            distribution.isFollowing ? addedDegrees(degreesFromAxis(direction), 360 - bead.degrees) : 0;
        moves.push_back({bead.ids, point - bead.center, degrees, bead.center});
    }
    return place(document, moves, Text::tr("Distribute Along Path"));
}

} // namespace Trammel
