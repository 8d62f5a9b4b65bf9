#pragma once

#include "geometry/collision/filter_p.h"
#include <trammel/document.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/overlappingpairs.h>
#include <trammel/widgets_export.h>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// Tests all pairs of shapes in a document whose bounds meet, for intersection or for collision. Primitives are
/// constructed only for shapes in such pairs, once each, with their points stored together. Colliders decide the pairs
/// for which the primitives give no certain answer. The search uses several threads; the results always have the same
/// order.
class TRAMMEL_WIDGETS_EXPORT PairSearch
{
public:
    /// A function of two indices into the list of ids.
    using Function = std::function<bool(IndexPair)>;

    /// The maximum number of pairs with overlapping boxes. Testing so many takes a few seconds; the search stops beyond
    /// it.
    static constexpr std::size_t MostBoxPairs = std::size_t(1) << 24;

    /// Finds the pairs that intersect or, if a least depth is given, those that collide.
    PairSearch(const Document &document, const ShapeIds &ids, std::optional<double> leastDepth = {});

    /// Calls found() with each pair that isWanted() accepts and that passes the test, until found() returns false.
    /// isWanted() is called for many pairs before the first call of found(). Returns whether all pairs were tested.
    bool run(const Function &isWanted, const Function &found);

private:
    enum class Answer : char { No, Yes, Open };
    /// The points that the primitives of some shapes refer to.
    struct Points
    {
        std::vector<QPointF> outlines;
        std::vector<Primitive> others;
    };

    std::vector<Aabb2> boxes() const;
    const Shape &shapeAt(quint32 place) const { return *m_document.find(m_ids[qsizetype(place)]); }
    void decide();
    void makePrimitives();
    void makePrimitives(std::span<const quint32> places, Points &points);
    Answer quickAnswer(IndexPair pair) const;
    bool exactAnswer(IndexPair pair) const;
    void askExactly();

    const Document &m_document;
    const ShapeIds &m_ids;
    std::optional<double> m_leastDepth;
    std::vector<IndexPair> m_pairs;
    std::vector<Answer> m_answers;
    std::vector<std::optional<FilterPrimitive>> m_primitives;
    std::vector<std::vector<Points>> m_points;
    std::vector<std::optional<Collider>> m_colliders;
};

} // namespace Trammel
