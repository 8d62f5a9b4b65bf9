#include <trammel/geometry/collision.h>

#include "geometry/base/segments_p.h"
#include "geometry/collision/colliderparts_p.h"
#include "geometry/collision/filter_p.h"
#include "geometry/minkowski/minimumtranslation_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <atomic>

namespace Trammel {

/// The parts are built lazily, because bounding boxes separate most pairs.
struct Collider::Data
{
    Data(Primitive own, Extent ownExtent)
        : primitive(std::move(own)), extent(ownExtent), bounds(Trammel::bounds(primitive)), quick(primitive, extent)
    {
    }

    ~Data()
    {
        delete plain.load(std::memory_order_relaxed);
        delete seamed.load(std::memory_order_relaxed);
        delete outline.load(std::memory_order_relaxed);
    }

    /// Seams are needed only against curves, and cost as much as all other parts.
    const ColliderParts &parts(bool withSeams) const
    {
        return kept(withSeams ? seamed : plain,
                    [&] { return std::make_unique<const ColliderParts>(primitive, extent, withSeams); });
    }

    const Contour &contour() const
    {
        return kept(outline, [&] { return std::make_unique<const Contour>(parts(false).parts()); });
    }

    /// Creates the value on first use. If several threads race, each creates one and only the first one is kept.
    template <class Value, class Make> static const Value &kept(std::atomic<const Value *> &made, const Make &make)
    {
        const Value *found = made.load(std::memory_order_acquire);
        if (found)
            return *found;
        std::unique_ptr<const Value> own = make();
        return made.compare_exchange_strong(found, own.get(), std::memory_order_acq_rel) ? *own.release() : *found;
    }

    Primitive primitive;
    Extent extent;
    Aabb2 bounds;
    FilterPrimitive quick;
    mutable std::atomic<const ColliderParts *> plain = nullptr;
    mutable std::atomic<const ColliderParts *> seamed = nullptr;
    mutable std::atomic<const Contour *> outline = nullptr;
};

namespace {

Primitive primitiveOf(const PrimitiveView &view)
{
    return std::visit(
        [&view](const auto *kind) -> Primitive {
            if constexpr (std::is_convertible_v<decltype(*kind), Primitive>) {
                return *kind;
            } else {
                if (!isFinite(view))
                    return Polygon();
                const Convex hull(*kind);
                const QList<QPointF> corners(hull.corners().begin(), hull.corners().end());
                if (corners.size() < 3)
                    return Polyline{corners};
                return Polygon{corners, {}};
            }
        },
        view.subject());
}

} // namespace

Collider::Collider() : Collider(Polygon(), Extent::Area)
{
}

Collider::Collider(Primitive primitive, Extent extent)
    : m_data(std::make_shared<const Data>(std::move(primitive), extent))
{
}

Collider::Collider(const PrimitiveView &view) : Collider(primitiveOf(view), view.extent())
{
}

Collider::Collider(const Collider &) = default;
Collider::Collider(Collider &&) noexcept = default;
Collider &Collider::operator=(const Collider &) = default;
Collider &Collider::operator=(Collider &&) noexcept = default;
Collider::~Collider() = default;

const Primitive &Collider::primitive() const
{
    return m_data->primitive;
}

Extent Collider::extent() const
{
    return m_data->extent;
}

const Aabb2 &Collider::bounds() const
{
    return m_data->bounds;
}

/// Gives the functions below access to a collider's data.
struct ColliderAccess
{
    static const FilterPrimitive &quick(const Collider &collider) { return collider.m_data->quick; }
    static const ColliderParts &parts(const Collider &collider) { return collider.m_data->parts(false); }
    static const ColliderParts &seamedParts(const Collider &collider) { return collider.m_data->parts(true); }
    static const Contour &contour(const Collider &collider) { return collider.m_data->contour(); }
    static bool hasParts(const Collider &collider) { return collider.m_data->plain.load(std::memory_order_relaxed); }
};

namespace {

using Parts = std::span<const Convex>;

/// Whether the predicate holds for any pair of parts whose bounding boxes overlap each other and a common box.
template <class BoxOfB, class Predicate>
bool anyPair(Parts a, Parts b, const Aabb2 &common, const BoxOfB &boxOfB, const Predicate &predicate)
{
    if (a.size() == 1 && b.size() == 1)
        return a.front().bounds().overlaps(boxOfB(b.front())) && predicate(a.front(), b.front());
    QVarLengthArray<const Convex *, 64> near;
    for (const Convex &part : a) {
        if (part.bounds().overlaps(common))
            near.append(&part);
    }
    for (const Convex &other : b) {
        const Aabb2 &box = boxOfB(other);
        if (!box.overlaps(common))
            continue;
        for (const Convex *part : near) {
            if (part->bounds().overlaps(box) && predicate(*part, other))
                return true;
        }
    }
    return false;
}

template <class Predicate> bool anyPair(Parts a, Parts b, const Aabb2 &common, const Predicate &predicate)
{
    const auto boxOf = [](const Convex &part) -> const Aabb2 & { return part.bounds(); };
    return anyPair(a, b, common, boxOf, predicate);
}

auto meetIn(Reading reading)
{
    return [reading](const Convex &a, const Convex &b) { return meet(a, b, reading); };
}

bool meetDeeply(const Convex &a, const Convex &b, double leastDepth)
{
    if (!(depth(a, b, leastDepth, 0) > leastDepth))
        return false;
    return !(a.isCurve() && !(protrusion(a, b) > leastDepth)) && !(b.isCurve() && !(protrusion(b, a) > leastDepth));
}

/// Whether a round outline enters a patch, by more than the rounding of the patch.
bool meetsPatch(const Convex &outline, const Convex &patch)
{
    return outline.isCurve() && meetDeeply(outline, patch, 8 * (outline.slack() + patch.slack()));
}

bool isCurve(const Convex &part)
{
    return part.isCurve() || part.isFlat();
}

/// Whether any curve may run along the seams between several pieces.
bool crosses(Parts curves, Parts pieces)
{
    return pieces.size() > 1 && std::any_of(curves.begin(), curves.end(), isCurve);
}

/// Tests curves against seams or patches. A curve along a seam lies in the interior of the area, but not in the
/// interior of any part.
template <class Predicate>
bool anyCurveAcrossSeams(Parts curves, Parts seamsOrPatches, const Aabb2 &common, const Predicate &predicate)
{
    if (seamsOrPatches.empty())
        return false;
    return anyPair(curves, seamsOrPatches, common, [&predicate](const Convex &curve, const Convex &other) {
        return isCurve(curve) && predicate(curve, other);
    });
}

bool isStraight(Parts parts)
{
    return parts.size() > 1 || parts.front().isStraight();
}

/// As anyPair() above, for the parts of two shapes, the second of which is moved.
template <class Predicate>
bool anyMovedPair(const Collider &a, const Collider &b, QPointF move, const Predicate &predicate)
{
    const Aabb2 common = a.bounds().intersected(translated(b.bounds(), move));
    const auto movedBox = [move](const Convex &part) { return translated(part.bounds(), move); };
    return anyPair(partsOf(a).parts(), partsOf(b).parts(), common, movedBox, predicate);
}

/// Whether the discs around two shapes, one of which is moved, are apart.
bool areDiscsApart(const FilterPrimitive &a, const FilterPrimitive &b, QPointF move)
{
    const double reach = std::max(0.0, a.outerRadius()) + std::max(0.0, b.outerRadius());
    return lengthSquared(b.center() + move - a.center()) > reach * reach * (1 + 1e-12);
}

} // namespace

const ColliderParts &partsOf(const Collider &collider)
{
    return ColliderAccess::parts(collider);
}

std::optional<ScaledPair> scaledPair(const Collider &a, const Collider &b)
{
    const std::optional<int> exponent =
        exponentToOne(std::max(largestCoordinate(a.bounds()), largestCoordinate(b.bounds())));
    if (!exponent) [[likely]]
        return std::nullopt;
    return ScaledPair{
        {scaled(a.primitive(), *exponent), a.extent()}, {scaled(b.primitive(), *exponent), b.extent()}, *exponent};
}

bool intersects(const Collider &a, const Collider &b, Reading reading)
{
    if (reading == Reading::Open)
        return collide(a, b);
    const Aabb2 common = a.bounds().intersected(b.bounds());
    if (common.isEmpty())
        return false;
    if (const std::optional<ScaledPair> pair = scaledPair(a, b))
        return intersects(pair->first, pair->second);
    if (const std::optional<bool> known = quickIntersects(ColliderAccess::quick(a), ColliderAccess::quick(b)))
        return *known;
    const ColliderParts &own = ColliderAccess::parts(a), &other = ColliderAccess::parts(b);
    const auto meetClosed = meetIn(Reading::Closed);
    return anyPair(own.parts(), other.parts(), common, meetClosed)
        || anyPair(own.edges(), other.parts(), common, meetClosed)
        || anyPair(own.parts(), other.edges(), common, meetClosed)
        || anyPair(own.edges(), other.edges(), common, meetClosed);
}

bool collide(const Collider &a, const Collider &b, double leastDepth)
{
    const Aabb2 common = a.bounds().intersected(b.bounds());
    if (common.isEmpty() || !(leastDepth >= 0))
        return false;
    if (const std::optional<ScaledPair> pair = scaledPair(a, b))
        return collide(pair->first, pair->second, std::scalbn(leastDepth, pair->exponent));
    // Most pairs with overlapping boxes are decided without convex pieces.
    const bool haveParts = ColliderAccess::hasParts(a) && ColliderAccess::hasParts(b);
    if (leastDepth > 0) {
        const FilterPrimitive &first = ColliderAccess::quick(a), &second = ColliderAccess::quick(b);
        if (const std::optional<bool> known = clearlyMeet(first, second, leastDepth))
            return *known;
        if (crossDeeply(first, second, leastDepth, !haveParts))
            return true;
    }
    if (!haveParts && quickIntersects(ColliderAccess::quick(a), ColliderAccess::quick(b)) == std::optional(false))
        return false;
    const ColliderParts &own = ColliderAccess::parts(a), &other = ColliderAccess::parts(b);
    const ColliderParts &ownSeamed = crosses(other.parts(), own.parts()) ? ColliderAccess::seamedParts(a) : own;
    const ColliderParts &otherSeamed = crosses(own.parts(), other.parts()) ? ColliderAccess::seamedParts(b) : other;
    if (leastDepth > 0) {
        const auto predicate = [leastDepth](const Convex &p, const Convex &q) { return meetDeeply(p, q, leastDepth); };
        return anyPair(own.parts(), other.parts(), common, predicate)
            || anyCurveAcrossSeams(own.parts(), otherSeamed.patches(), common, predicate)
            || anyCurveAcrossSeams(other.parts(), ownSeamed.patches(), common, predicate);
    }
    const auto isAlong = [](const Convex &curve, const Convex &seam) {
        return curve.isFlat() && relation(curve, seam) == Relation::Overlapping;
    };
    return anyPair(own.parts(), other.parts(), common, meetIn(Reading::Open))
        || anyCurveAcrossSeams(own.parts(), otherSeamed.seams(), common, isAlong)
        || anyCurveAcrossSeams(other.parts(), ownSeamed.seams(), common, isAlong)
        || anyCurveAcrossSeams(own.parts(), otherSeamed.patches(), common, meetsPatch)
        || anyCurveAcrossSeams(other.parts(), ownSeamed.patches(), common, meetsPatch);
}

std::optional<bool> isDeeper(const Collider &a, const Collider &b, QPointF move, double leastDepth)
{
    if (areDiscsApart(ColliderAccess::quick(a), ColliderAccess::quick(b), move))
        return false;
    if (!ColliderAccess::parts(a).areAreas() || !ColliderAccess::parts(b).areAreas())
        return std::nullopt;
    return anyMovedPair(a, b, move, [&](const Convex &part, const Convex &other) {
        return deepContact(part, other, move, leastDepth).has_value();
    });
}

std::optional<Contact> deepestContact(const Collider &a, const Collider &b, QPointF move, double leastDepth)
{
    std::optional<Contact> deepest;
    if (!ColliderAccess::parts(a).areAreas() || !ColliderAccess::parts(b).areAreas() || !(leastDepth >= 0))
        return deepest;
    anyMovedPair(a, b, move, [&](const Convex &part, const Convex &other) {
        if (const std::optional<Contact> found = deepContact(part, other, move, leastDepth)) {
            deepest = found;
            leastDepth = found->depth;
        }
        return false;
    });
    return deepest;
}

double distance(const Collider &a, const Collider &b)
{
    return distance(PrimitiveView(a.primitive(), a.extent()), PrimitiveView(b.primitive(), b.extent()));
}

std::optional<Contact> minimumTranslation(const Collider &a, const Collider &b)
{
    if (!collide(a, b))
        return std::nullopt;
    if (const std::optional<ScaledPair> pair = scaledPair(a, b)) {
        std::optional<Contact> found = minimumTranslation(pair->first, pair->second);
        if (found)
            found->depth = std::scalbn(found->depth, -pair->exponent);
        return found && std::isfinite(found->depth) ? found : std::nullopt;
    }
    if (!partsOf(a).areAreas() || !partsOf(b).areAreas())
        return std::nullopt;
    const Parts own = partsOf(a).parts(), others = partsOf(b).parts();
    const Outlined first{own, ColliderAccess::contour(a)}, second{others, ColliderAccess::contour(b)};
    return isStraight(own) && isStraight(others) ? straightTranslation(first, second) : roundTranslation(first, second);
}

} // namespace Trammel
