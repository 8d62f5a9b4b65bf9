#pragma once

#include "geometry/geometry_export.h"

#include <QtCore/QPointF>
#include <QtCore/QRectF>

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>

namespace Trammel {

/// The closed reading takes a set with its boundary, so that touching counts; the open one without: relative
/// interiors meet (of a segment that is all but its ends, of a point the point).
enum class Reading { Closed, Open };

/// Whether (a - b) / c <= (p - q) / r. Exact; the numbers must be finite, and c and r not zero.
TRAMMEL_GEOMETRY_EXPORT bool isRatioAtMost(double a, double b, double c, double p, double q, double r);

/// Where a ray is in a box, in multiples of its direction: from entry to exit.
template <std::size_t Dimension> struct RayHit
{
    double entry = 0;
    double exit = 0;
    /// The place of entry; on the face, to the last bit.
    std::array<double, Dimension> point{};
    /// Out of the face that the ray enters through, of length one; at an edge or a corner, out of the
    /// first axis' face. Zero when the ray starts inside.
    std::array<double, Dimension> normal{};
    /// Whether the origin is in the box and no face is entered: the hit is at the origin then.
    bool startsInside = false;
};

/// An axis-aligned box in two or three dimensions, closed: its faces belong to it. The default is the
/// empty box (min = +infinity, max = -infinity), the neutral element of union. Thin boxes (a segment, a
/// point) are not empty. QRectF is not used for it: thin ones never intersect and union drops them.
template <std::size_t Dimension> struct Aabb
{
    static_assert(Dimension == 2 || Dimension == 3);
    using Vector = std::array<double, Dimension>;

    Vector min = filled(std::numeric_limits<double>::infinity());
    Vector max = filled(-std::numeric_limits<double>::infinity());

    static constexpr Vector filled(double value)
    {
        Vector vector{};
        vector.fill(value);
        return vector;
    }

    /// The least box of some points; empty for none. A coordinate that is NaN is passed over.
    static Aabb around(std::span<const Vector> points)
    {
        Aabb box;
        for (const Vector &point : points)
            box.include(point);
        return box;
    }

    /// True when no point is inside; also for NaN.
    bool isEmpty() const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= max[i]))
                return true;
        }
        return false;
    }

    bool isFinite() const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!std::isfinite(min[i]) || !std::isfinite(max[i]))
                return false;
        }
        return true;
    }

    /// The least box that holds this one and a point. A coordinate that is NaN is passed over.
    void include(const Vector &point)
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            min[i] = std::min(min[i], point[i]);
            max[i] = std::max(max[i], point[i]);
        }
    }

    void include(QPointF point) requires(Dimension == 2) { include(Vector{point.x(), point.y()}); }

    /// Not a number for the empty box.
    Vector centre() const
    {
        Vector vector;
        for (std::size_t i = 0; i < Dimension; ++i)
            vector[i] = min[i] / 2 + max[i] / 2;
        return vector;
    }

    /// The edge lengths; zero for the empty box.
    Vector size() const
    {
        Vector vector;
        for (std::size_t i = 0; i < Dimension; ++i)
            vector[i] = std::max(0.0, max[i] - min[i]);
        return vector;
    }

    /// The least box that holds both.
    Aabb united(const Aabb &other) const
    {
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = std::min(min[i], other.min[i]);
            box.max[i] = std::max(max[i], other.max[i]);
        }
        return box;
    }

    /// The common part; empty when there is none, thin when the boxes only touch.
    Aabb intersected(const Aabb &other) const
    {
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = std::max(min[i], other.min[i]);
            box.max[i] = std::min(max[i], other.max[i]);
        }
        return box.isEmpty() ? Aabb() : box;
    }

    /// Moved by an offset, rounded to doubles; the empty box stays empty.
    Aabb translated(const Vector &offset) const
    {
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = min[i] + offset[i];
            box.max[i] = max[i] + offset[i];
        }
        return box;
    }

    /// The box grown by a margin on every side; the empty box stays empty.
    Aabb expanded(double margin) const
    {
        if (isEmpty())
            return {};
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = min[i] - margin;
            box.max[i] = max[i] + margin;
        }
        return box;
    }

    /// Whether the boxes meet: in the closed reading touching counts, in the open one their relative
    /// interiors meet, so that a thin box (a segment, a point) inside a thick one does.
    bool overlaps(const Aabb &other, Reading reading = Reading::Closed) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= other.max[i] && other.min[i] <= max[i]))
                return false;
        }
        return reading == Reading::Closed || !touchesOnly(other);
    }

    /// Whether the boxes overlap by more than a least extent along every axis; with 0, whether there is
    /// room in their common part, so that thin boxes never do. Extents are rounded to doubles.
    bool overlaps(const Aabb &other, double leastExtent) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            // Every difference is asked, so that NaN anywhere makes it false.
            if (!(max[i] - min[i] > leastExtent && other.max[i] - other.min[i] > leastExtent
                  && max[i] - other.min[i] > leastExtent && other.max[i] - min[i] > leastExtent))
                return false;
        }
        return true;
    }

    /// How far the boxes overlap along each axis: 0 where they are apart. (The overlap of [7, 8] with
    /// [0, 10] is 1; the way out is another question.)
    Vector overlapExtent(const Aabb &other) const
    {
        Vector extent;
        for (std::size_t i = 0; i < Dimension; ++i)
            extent[i] = std::max(0.0, std::min(max[i], other.max[i]) - std::max(min[i], other.min[i]));
        return extent;
    }

    /// Whether the point lies in the box; with Reading::Open, in its relative interior.
    bool contains(const Vector &point, Reading reading = Reading::Closed) const
    {
        return contains(Aabb{point, point}, reading);
    }

    bool contains(QPointF point, Reading reading = Reading::Closed) const requires(Dimension == 2)
    {
        return contains(Vector{point.x(), point.y()}, reading);
    }

    /// Whether all of the other box lies in this one; with Reading::Open, in its relative interior. The
    /// empty box lies in every box; one with a NaN in none.
    bool contains(const Aabb &other, Reading reading = Reading::Closed) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (other.min[i] > other.max[i])
                return true;
        }
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= other.min[i] && other.max[i] <= max[i]))
                return false;
            if (reading == Reading::Open && min[i] < max[i] && !(min[i] < other.min[i] && other.max[i] < max[i]))
                return false;
        }
        return true;
    }

    /// The shortest move along one axis that takes this box out of another, so that they touch and no
    /// more; zero when they do not overlap. ([7, 8] leaves [0, 10] by a move of 3.) Rounded to doubles; of
    /// ways as short, the first axis and forward.
    Vector wayOut(const Aabb &other) const
    {
        Vector way{};
        if (!overlaps(other))
            return way;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < Dimension; ++i) {
            const double forward = other.max[i] - min[i];
            const double backward = max[i] - other.min[i];
            if (std::min(forward, backward) < least) {
                least = std::min(forward, backward);
                way = {};
                way[i] = forward <= backward ? forward : -backward;
            }
        }
        return way;
    }

    /// Where a ray, which begins at the origin and goes as far as reach times its direction, meets the
    /// box; a segment is the ray along its whole way with a reach of 1. A ray along a face or through a
    /// corner meets it. A direction of zero is a point: it meets the box that it is in, up to its reach.
    /// Nothing for the empty box, a negative reach, NaN, an origin or a direction that is infinite, and
    /// where the entry is too far for a double. By slabs (Kay and Kajiya); whether it hits is exact, where
    /// it does is rounded.
    std::optional<RayHit<Dimension>> raycast(const Vector &origin, const Vector &direction,
                                             double reach = std::numeric_limits<double>::infinity()) const
    {
        if (isEmpty() || !(reach >= 0))
            return std::nullopt;
        RayHit<Dimension> hit;
        hit.entry = -std::numeric_limits<double>::infinity();
        hit.exit = std::numeric_limits<double>::infinity();
        hit.startsInside = true;
        std::size_t entryAxis = 0;
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!std::isfinite(origin[i]) || !std::isfinite(direction[i]))
                return std::nullopt;
            const bool isForward = direction[i] > 0;
            const double toNear = nearFace(i, isForward) - origin[i];
            const double toFar = nearFace(i, !isForward) - origin[i];
            if (direction[i] == 0) {
                // Parallel to the slab: no constraint inside, a miss outside.
                if (toNear < 0 || toFar > 0)
                    return std::nullopt;
                continue;
            }
            // Signs of differences are exact, those of the quotients below may underflow.
            if (isForward ? toFar < 0 : toFar > 0)
                return std::nullopt;
            hit.startsInside = hit.startsInside && (isForward ? toNear < 0 : toNear > 0);
            if (const double entry = toNear / direction[i]; entry > hit.entry) {
                hit.entry = entry;
                entryAxis = i;
            }
            hit.exit = std::min(hit.exit, toFar / direction[i]);
        }
        if (hit.entry == std::numeric_limits<double>::infinity() || !isPassed(hit, origin, direction, reach))
            return std::nullopt;

        hit.entry = std::max(hit.entry, 0.0);
        hit.exit = std::min(std::max(hit.exit, hit.entry), reach);
        hit.entry = std::min(hit.entry, reach);
        hit.point = origin;
        if (hit.startsInside)
            return hit;
        for (std::size_t i = 0; i < Dimension; ++i)
            hit.point[i] = std::clamp(origin[i] + hit.entry * direction[i], min[i], max[i]);
        const bool isForward = direction[entryAxis] > 0;
        hit.point[entryAxis] = nearFace(entryAxis, isForward);
        hit.normal[entryAxis] = isForward ? -1 : 1;
        return hit;
    }

    friend bool operator==(const Aabb &, const Aabb &) = default;

private:
    /// Whether two boxes that meet have only points in common that are not in both relative interiors.
    bool touchesOnly(const Aabb &other) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            const bool arePoints = min[i] == max[i] && other.min[i] == other.max[i];
            if (!arePoints && !(min[i] < other.max[i] && other.min[i] < max[i]))
                return true;
        }
        return false;
    }

    double nearFace(std::size_t axis, bool isForward) const { return isForward ? min[axis] : max[axis]; }

    /// Whether a ray is in all slabs at once somewhere before its reach, given rounded ends.
    bool isPassed(const RayHit<Dimension> &rounded, const Vector &origin, const Vector &direction, double reach) const
    {
        // A difference and a quotient are each off by half a unit in the last place; DBL_MIN stands for
        // what underflowed.
        const auto isClearlyBefore = [](double a, double b) {
            const double rounding = 2 * DBL_EPSILON * std::abs(a) + 2 * DBL_EPSILON * std::abs(b) + DBL_MIN;
            return a < b && (std::isinf(a) || std::isinf(b) || b - a > rounding);
        };
        if (isClearlyBefore(rounded.exit, rounded.entry) || isClearlyBefore(reach, rounded.entry))
            return false;
        const bool isInReach = isClearlyBefore(rounded.entry, reach);
        if (isClearlyBefore(rounded.entry, rounded.exit) && isInReach)
            return true;
        for (std::size_t i = 0; i < Dimension; ++i) {
            const double face = nearFace(i, direction[i] > 0);
            if (direction[i] == 0 || !std::isfinite(face))
                continue;
            if (!isInReach && !isRatioAtMost(face, origin[i], direction[i], reach, 0, 1))
                return false;
            for (std::size_t j = 0; j < Dimension; ++j) {
                const double far = nearFace(j, !(direction[j] > 0));
                if (j != i && direction[j] != 0 && std::isfinite(far)
                    && !isRatioAtMost(face, origin[i], direction[i], far, origin[j], direction[j]))
                    return false;
            }
        }
        return true;
    }
};

using Aabb2 = Aabb<2>;
using Aabb3 = Aabb<3>;

/// The least box of some points; empty for none. A coordinate that is NaN is passed over.
inline Aabb2 boundsOf(std::span<const QPointF> points)
{
    Aabb2 box;
    for (QPointF point : points)
        box.include(point);
    return box;
}

/// For painting and Qt's own interfaces; the empty box gives a null rectangle.
inline QRectF toRect(const Aabb2 &box)
{
    if (box.isEmpty())
        return {};
    return {QPointF(box.min[0], box.min[1]), QPointF(box.max[0], box.max[1])};
}

/// A rectangle of either sign of width and height, as a box.
inline Aabb2 toBox(const QRectF &rect)
{
    Aabb2 box;
    box.include(rect.topLeft());
    box.include(rect.bottomRight());
    return box;
}

} // namespace Trammel
