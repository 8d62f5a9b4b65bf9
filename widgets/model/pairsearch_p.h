#pragma once

#include "geometry/collision.h"
#include "geometry/overlappingpairs.h"
#include "geometry/quickmeeting_p.h"
#include "widgets/model/document.h"
#include "widgets/widgets_export.h"

#include <functional>
#include <optional>
#include <vector>

namespace Trammel {

/// Asks all pairs among shapes of a document whose bounds meet whether they belong together by some test.
/// The primitives are made once, for shapes with a partner alone, and colliders for what is not decided by
/// the primitives. Both run on several threads; what it finds comes in the same order every time.
class TRAMMEL_WIDGETS_EXPORT PairSearch
{
public:
    struct Test
    {
        /// The same as the exact answer, where it has one.
        std::function<std::optional<bool>(const Asked &, const Asked &)> quick;
        std::function<bool(const Collider &, const Collider &)> exact;
    };
    /// Of two places among the ids.
    using Function = std::function<bool(IndexPair)>;

    /// More pairs of boxes than this, some seconds of work, are not looked at.
    static constexpr std::size_t MostBoxPairs = std::size_t(1) << 24;

    PairSearch(const Document &document, const ShapeIds &ids);

    /// Calls found() with each pair that isWanted() and passes the test, until it answers false. Many pairs
    /// are asked for before the first of them is found. Returns whether all pairs were looked at.
    bool run(const Test &test, const Function &isWanted, const Function &found);

private:
    struct Candidate
    {
        Primitive primitive;
        Extent extent;
        Aabb2 bounds;

        Asked asked() const { return {primitive, extent, bounds}; }
    };
    enum class Answer : char { No, Yes, Open };

    std::vector<Aabb2> boxes() const;
    void decide(const Test &test);
    void makeCandidates();
    void askExactly(const Test &test);

    const Document &m_document;
    const ShapeIds &m_ids;
    std::vector<IndexPair> m_pairs;
    std::vector<Answer> m_answers;
    std::vector<std::optional<Candidate>> m_candidates;
    std::vector<std::optional<Collider>> m_colliders;
};

} // namespace Trammel
