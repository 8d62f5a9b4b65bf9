#pragma once

#include "geometry/collision.h"
#include "geometry/overlappingpairs.h"
#include "geometry/quickmeeting_p.h"
#include "widgets/model/document.h"
#include "widgets/widgets_export.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// Asks all pairs among shapes of a document whose bounds meet whether they share a point, or whether they
/// collide. Shapes with a partner alone are made into primitives, once, with their points side by side; what
/// those do not tell for certain is asked of colliders. All of it runs on several threads; what is found
/// comes in the same order every time.
class TRAMMEL_WIDGETS_EXPORT PairSearch
{
public:
    /// Of two places among the ids.
    using Function = std::function<bool(IndexPair)>;

    /// More pairs of boxes than this, some seconds of work, are not looked at.
    static constexpr std::size_t MostBoxPairs = std::size_t(1) << 24;

    /// Pairs that intersect, or with a least depth those that collide.
    PairSearch(const Document &document, const ShapeIds &ids, std::optional<double> leastDepth = {});

    /// Calls found() with each pair that isWanted() and passes the test, until it answers false. Many pairs
    /// are asked for before the first of them is found. Returns whether all pairs were looked at.
    bool run(const Function &isWanted, const Function &found);

private:
    enum class Answer : char { No, Yes, Open };
    /// What the primitives of some shapes refer to.
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
    std::vector<std::optional<QuickPrimitive>> m_primitives;
    std::vector<std::vector<Points>> m_points;
    std::vector<std::optional<Collider>> m_colliders;
};

} // namespace Trammel
