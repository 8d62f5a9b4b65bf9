#pragma once

#include <trammel/geometry/primitives.h>

#include <concepts>
#include <type_traits>
#include <variant>

// Lets clang warn about a view whose subject is destroyed before the view is used.
#if defined(__clang__)
#define TRAMMEL_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#define TRAMMEL_LIFETIMEBOUND
#endif

namespace Trammel {

class ConvexPolygon;

/// The argument type of the predicates: a primitive of any kind, a point, a segment, an upright box, a quad or a convex
/// polygon, read as an area or as a curve. Like a span, it refers to its subject and must not outlive it; clang warns
/// about a view of a temporary. For a subject without area (a point, a segment, a box without size, a polygon whose
/// points lie on one line), both extents mean the same set.
class PrimitiveView
{
public:
    using Subject = std::variant<const QPointF *, const Segment *, const Aabb<2> *, const Quad *, const ConvexPolygon *,
                                 const Obb *, const Circle *, const Ellipse *, const RoundedBox *, const Polyline *,
                                 const Polygon *>;

    template <class Kind>
    requires std::is_constructible_v<Subject, const Kind *> PrimitiveView(const Kind &kind TRAMMEL_LIFETIMEBOUND,
                                                                          Extent extent = Extent::Area)
        : m_subject(&kind), m_extent(extent)
    {
    }
    PrimitiveView(const Primitive &primitive TRAMMEL_LIFETIMEBOUND, Extent extent = Extent::Area)
        : m_subject(std::visit([](const auto &kind) { return Subject(&kind); }, primitive)), m_extent(extent)
    {
    }

    const Subject &subject() const { return m_subject; }
    Extent extent() const { return m_extent; }

private:
    Subject m_subject;
    Extent m_extent;
};

/// The types that a PrimitiveView can be made from, and PrimitiveView itself.
template <class Kind>
concept AnyPrimitive = std::same_as<Kind, PrimitiveView> || std::same_as<Kind, Primitive> || std::is_constructible_v<
    PrimitiveView::Subject, const Kind *>;

/// The types of convex primitives.
template <class Kind>
concept ConvexPrimitive =
    std::is_constructible_v<PrimitiveView::Subject,
                            const Kind *> && !std::same_as<Kind, Polyline> && !std::same_as<Kind, Polygon>;

/// Whether all numbers of the primitive are finite; linear in the points. False for the empty box and the empty convex
/// polygon.
TRAMMEL_GEOMETRY_EXPORT bool isFinite(const PrimitiveView &view);
/// The bounding box of a primitive of any kind, as bounds() in primitives.h.
TRAMMEL_GEOMETRY_EXPORT Aabb2 bounds(const PrimitiveView &view);

template <AnyPrimitive Kind> bool isFinite(const Kind &kind)
{
    return isFinite(PrimitiveView(kind));
}

template <AnyPrimitive Kind> Aabb2 bounds(const Kind &kind)
{
    return bounds(PrimitiveView(kind));
}

/// The outline of a primitive, as in intersects(asCurve(room), band). Like every view, it refers to the primitive and
/// must not outlive it.
inline PrimitiveView asCurve(const PrimitiveView &view)
{
    return std::visit([](const auto *subject) { return PrimitiveView(*subject, Extent::Curve); }, view.subject());
}

template <AnyPrimitive Kind>
requires(!std::same_as<Kind, PrimitiveView>) PrimitiveView asCurve(const Kind &kind TRAMMEL_LIFETIMEBOUND)
{
    return {kind, Extent::Curve};
}

} // namespace Trammel
