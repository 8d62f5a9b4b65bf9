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
            if (!(std::min(max[i], other.max[i]) - std::max(min[i], other.min[i]) > leastExtent))
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
