#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>

namespace Trammel {

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

    void include(const Vector &point)
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            min[i] = std::min(min[i], point[i]);
            max[i] = std::max(max[i], point[i]);
        }
    }

    void include(QPointF point) requires(Dimension == 2) { include(Vector{point.x(), point.y()}); }

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

    /// Whether the boxes meet; touching counts.
    bool overlaps(const Aabb &other) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= other.max[i] && other.min[i] <= max[i]))
                return false;
        }
        return true;
    }

    /// Whether the boxes overlap by more than a least extent along every axis; with 0, whether their
    /// interiors meet.
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

    bool contains(const Vector &point) const
    {
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= point[i] && point[i] <= max[i]))
                return false;
        }
        return true;
    }

    bool contains(QPointF point) const requires(Dimension == 2) { return contains(Vector{point.x(), point.y()}); }

    /// Whether all of the other box lies in this one. The empty box lies in every box.
    bool contains(const Aabb &other) const
    {
        if (other.isEmpty())
            return true;
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!(min[i] <= other.min[i] && other.max[i] <= max[i]))
                return false;
        }
        return true;
    }

    /// The shortest move along one axis that takes this box out of another, so that they touch and no
    /// more; zero when they do not overlap. ([7, 8] leaves [0, 10] by a move of 3.)
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
    /// Nothing for the empty box, a negative reach, NaN, and an origin or a direction that is infinite.
    /// Computed in doubles, by slabs (Kay and Kajiya).
    std::optional<RayHit<Dimension>> raycast(const Vector &origin, const Vector &direction,
                                             double reach = std::numeric_limits<double>::infinity()) const
    {
        if (isEmpty() || !(reach >= 0))
            return std::nullopt;
        double entry = -std::numeric_limits<double>::infinity();
        double exit = std::numeric_limits<double>::infinity();
        std::size_t entryAxis = 0;
        for (std::size_t i = 0; i < Dimension; ++i) {
            if (!std::isfinite(origin[i]) || !std::isfinite(direction[i]))
                return std::nullopt;
            if (direction[i] == 0) {
                // Parallel to the slab: no constraint inside, a miss outside.
                if (origin[i] < min[i] || origin[i] > max[i])
                    return std::nullopt;
                continue;
            }
            const bool isForward = direction[i] > 0;
            const double near = ((isForward ? min[i] : max[i]) - origin[i]) / direction[i];
            const double far = ((isForward ? max[i] : min[i]) - origin[i]) / direction[i];
            if (near > entry) {
                entry = near;
                entryAxis = i;
            }
            exit = std::min(exit, far);
        }
        if (!(entry <= exit) || exit < 0 || entry > reach || entry == std::numeric_limits<double>::infinity())
            return std::nullopt;

        RayHit<Dimension> hit;
        hit.startsInside = entry < 0;
        hit.entry = std::max(entry, 0.0);
        hit.exit = std::min(exit, reach);
        hit.point = origin;
        if (hit.startsInside)
            return hit;
        for (std::size_t i = 0; i < Dimension; ++i)
            hit.point[i] = std::clamp(origin[i] + entry * direction[i], min[i], max[i]);
        const bool isForward = direction[entryAxis] > 0;
        hit.point[entryAxis] = isForward ? min[entryAxis] : max[entryAxis];
        hit.normal[entryAxis] = isForward ? -1 : 1;
        return hit;
    }

    friend bool operator==(const Aabb &, const Aabb &) = default;
};

using Aabb2 = Aabb<2>;
using Aabb3 = Aabb<3>;

/// The least box of some points; empty for none.
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
