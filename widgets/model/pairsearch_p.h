#pragma once

#include "geometry/collision.h"
#include "widgets/model/document.h"
#include "widgets/widgets_export.h"

#include <functional>
#include <optional>
#include <vector>

namespace Trammel {

/// Asks all pairs among shapes of a document whose bounds meet whether they belong together by some test
/// of their colliders, which are made once, for shapes with a partner alone. The test runs on several
/// threads; what it finds comes in the same order every time.
class TRAMMEL_WIDGETS_EXPORT PairSearch
{
public:
    using Test = std::function<bool(const Collider &, const Collider &)>;
    using Function = std::function<bool(ShapeId, ShapeId)>;

    /// More pairs of boxes than this, some seconds of work, are not looked at.
    static constexpr std::size_t MostBoxPairs = std::size_t(1) << 24;

    PairSearch(const Document &document, ShapeIds ids);

    /// Calls found() with each pair that isWanted() and passes the test, until it answers false. Returns
    /// whether all pairs were looked at.
    bool run(const Test &test, const Function &isWanted, const Function &found);

private:
    const Collider &collider(quint32 place);

    const Document &m_document;
    ShapeIds m_ids;
    std::vector<std::optional<Collider>> m_colliders;
};

} // namespace Trammel
