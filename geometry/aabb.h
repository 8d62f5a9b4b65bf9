#pragma once

#include <trammel/geometry/geometry_export.h>

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

/// How a set is read. Closed: with its boundary, so that touching sets meet. Open: as its relative interior. The
/// relative interior of a segment is the segment without its ends; that of a point is the point.
enum class Reading { Closed, Open };

/// Whether (a - b) / c <= (p - q) / r. Exact. The numbers must be finite; c and r must not be zero.
TRAMMEL_GEOMETRY_EXPORT bool isRatioAtMost(double a, double b, double c, double p, double q, double r);

/// The part of a ray that lies in a box. Entry and exit are in multiples of the ray's direction.
template <std::size_t Dimension> struct RayHit
{
    double entry = 0;
    double exit = 0;
    /// The point of entry. The coordinate across the entered face is exact, the others are rounded. The origin when the
    /// ray starts inside.
    std::array<double, Dimension> point{};
    /// The outward unit normal of the entered face; zero when the ray starts inside. At an edge or a corner, the
    /// entered face is the one perpendicular to the first axis.
    std::array<double, Dimension> normal{};
    /// Whether the origin is in the box and the ray enters no face. The hit is then at the origin.
    bool startsInside = false;
};

/// An axis-aligned box in two or three dimensions. It is closed: its faces belong to it. The default is the
/// empty box (min = +infinity, max = -infinity), the neutral element of union. Thin boxes (a segment, a point)
/// are not empty. QRectF is not used because thin rectangles never intersect and its union drops them.
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

    /// The bounding box of some points; empty for none. NaN coordinates are ignored.
    static Aabb around(std::span<const Vector> points)
    {
        Aabb box;
        for (const Vector &point : points)
            box.include(point);
        return box;
    }

    /// Whether the box has no points. True for NaN.
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

    /// Extends the box to contain a point. NaN coordinates are ignored.
    void include(const Vector &point)
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            min[i] = std::min(min[i], point[i]);
            max[i] = std::max(max[i], point[i]);
        }
    }

    void include(QPointF point) requires(Dimension == 2) { include(Vector{point.x(), point.y()}); }

    /// The center of the box; NaN for the empty box.
    Vector center() const
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

    /// The smallest box that contains both boxes.
    Aabb united(const Aabb &other) const
    {
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = std::min(min[i], other.min[i]);
            box.max[i] = std::max(max[i], other.max[i]);
        }
        return box;
    }

    /// The intersection of both boxes; empty when there is none, thin when the boxes only touch.
    Aabb intersected(const Aabb &other) const
    {
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = std::max(min[i], other.min[i]);
            box.max[i] = std::min(max[i], other.max[i]);
        }
        return box.isEmpty() ? Aabb() : box;
    }

    /// The box moved by an offset, rounded to doubles. The empty box stays empty.
    Aabb translated(const Vector &offset) const
    {
        Aabb box;
        for (std::size_t i = 0; i < Dimension; ++i) {
            box.min[i] = min[i] + offset[i];
            box.max[i] = max[i] + offset[i];
        }
        return box;
    }

    /// The box expanded by a margin on every side. A negative margin shrinks it, possibly to an empty box. The empty
    /// box stays empty.
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

    /// Whether the boxes meet. Closed: touching counts. Open: their relative interiors must meet, so a thin box
    /// (a segment, a point) inside a thick one counts.
    bool overlaps(const Aabb &other, Reading reading = Reading::Closed) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= other.max[i] && other.min[i] <= max[i]))
                return false;
        }
        return reading == Reading::Closed || !touchesOnly(other);
    }

    /// Whether the boxes overlap by more than leastExtent along every axis. With 0, the intersection must have
    /// a nonempty interior, so thin boxes never overlap. Extents are rounded to doubles.
    bool overlaps(const Aabb &other, double leastExtent) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            // All four differences are tested, so that any NaN makes the result false.
            if (!(max[i] - min[i] > leastExtent && other.max[i] - other.min[i] > leastExtent
                  && max[i] - other.min[i] > leastExtent && other.max[i] - min[i] > leastExtent))
                return false;
        }
        return true;
    }

    /// The extent of the overlap along each axis; 0 where the boxes are apart. It can be less than the length of
    /// minimumTranslation(): for [7, 8] in [0, 10], it is 1, and that length is 3.
    Vector overlapExtent(const Aabb &other) const
    {
        Vector extent;
        for (std::size_t i = 0; i < Dimension; ++i)
            extent[i] = std::max(0.0, std::min(max[i], other.max[i]) - std::max(min[i], other.min[i]));
        return extent;
    }

    /// Whether the box contains the point; with Reading::Open, in its relative interior.
    bool contains(const Vector &point, Reading reading = Reading::Closed) const
    {
        return contains(Aabb{point, point}, reading);
    }

    bool contains(QPointF point, Reading reading = Reading::Closed) const requires(Dimension == 2)
    {
        return contains(Vector{point.x(), point.y()}, reading);
    }

    /// Whether this box contains all of the other; with Reading::Open, in its relative interior. Every box contains the
    /// empty box; no box contains one with a NaN.
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

    /// The minimum translation of the other box along one axis after which the boxes only touch; zero when they do not
    /// overlap. Like contact() and the function minimumTranslation() in collision.h, it moves the second box: by 3 for
    /// [0, 10] and [7, 8]. Rounded to doubles. Among equal lengths, prefers the first axis, then the positive
    /// direction.
    Vector minimumTranslation(const Aabb &other) const
    {
        Vector translation{};
        if (!overlaps(other))
            return translation;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < Dimension; ++i) {
            const double forward = max[i] - other.min[i];
            const double backward = other.max[i] - min[i];
            if (std::min(forward, backward) < least) {
                least = std::min(forward, backward);
                translation = {};
                translation[i] = forward <= backward ? forward : -backward;
            }
        }
        return translation;
    }

    /// The intersection of the box with a ray from origin to origin + reach * direction; with a reach of 1, the ray is
    /// a segment. A ray along a face or through a corner meets the box. A ray with a zero direction is a point; if the
    /// box contains it, the entry is 0 and the exit is reach. Nothing for the empty box, a reach that is negative or
    /// NaN, an origin or a direction that is not finite, and an entry too large for a double. Whether the ray meets the
    /// box is exact; the entry and the exit are rounded. Source: the slab method of Kay and Kajiya.
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
            // Differences have exact signs. The quotients below may underflow.
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
    /// Whether the relative interiors of two boxes that meet have no common point.
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

    /// Whether some point of the ray, up to its end at reach, lies in all slabs. Exact; the rounded entry and exit
    /// decide most cases.
    bool isPassed(const RayHit<Dimension> &rounded, const Vector &origin, const Vector &direction, double reach) const
    {
        // A difference and a quotient each have an error of half a unit in the last place. DBL_MIN covers
        // underflow.
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

/// The bounding box of some points; empty for none. NaN coordinates are ignored.
inline Aabb2 boundsOf(std::span<const QPointF> points)
{
    Aabb2 box;
    for (QPointF point : points)
        box.include(point);
    return box;
}

/// The box as a QRectF, for painting and Qt's interfaces; a null rectangle for the empty box.
inline QRectF toRect(const Aabb2 &box)
{
    if (box.isEmpty())
        return {};
    return {QPointF(box.min[0], box.min[1]), QPointF(box.max[0], box.max[1])};
}

/// The rectangle as a box. Its width and height may be negative.
inline Aabb2 toBox(const QRectF &rect)
{
    Aabb2 box;
    box.include(rect.topLeft());
    box.include(rect.bottomRight());
    return box;
}

} // namespace Trammel
