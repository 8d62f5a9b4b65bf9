#include "widgets/model/query/areahits_p.h"

#include "widgets/model/document/documentstate_p.h"

#include <utility>

namespace Trammel {

AreaHits::Difference AreaHits::update(const Area &area, RubberBandMode mode,
                                      std::optional<std::span<const CoverPart>> cover)
{
    if (!m_document)
        return {};
    m_document->d->finishRoutes();
    const bool isDocumentChanged = m_revision != m_document->d->revision;
    const bool isSame = !isDocumentChanged && m_mode == mode;
    m_revision = m_document->d->revision;
    m_mode = mode;
    Difference difference = cover && isSame ? testCover(area, *cover) : testAll(area);
    difference.isDocumentChanged = isDocumentChanged;
    return difference;
}

AreaHits::Difference AreaHits::testAll(const Area &area)
{
    ShapeIdSet hits = m_document->d->hits(area, m_mode, false);
    Difference difference;
    hits.forEach([&](ShapeId id) {
        if (!m_hits.contains(id))
            difference.entered.append(id);
    });
    m_hits.forEach([&](ShapeId id) {
        if (!hits.contains(id))
            difference.left.append(id);
    });
    m_hits = std::move(hits);
    return difference;
}

// A shape that only the first of two areas touches has a point in the first that is not in the second. A shape that
// only the second encloses has a point outside the first, which lies in the second. In both cases the point is in the
// symmetric difference of the areas, so the cover meets the bounds of the shape.
AreaHits::Difference AreaHits::testCover(const Area &area, std::span<const CoverPart> cover)
{
    const DocumentState &document = *m_document->d;
    Difference difference;
    for (const CoverPart &part : cover) {
        document.index.visit(part.box, [&](quint32 value, const Aabb2 &bounds) {
            const ShapeId id(value);
            if (!part.meets(bounds) || !document.selectable.contains(id))
                return;
            const bool isHit = area.takes(document.data.shapes, id, bounds, m_mode);
            if (isHit == m_hits.contains(id))
                return;
            m_hits.set(id, isHit);
            (isHit ? difference.entered : difference.left).append(id);
        });
    }
    return difference;
}

ShapeIds AreaHits::ids() const
{
    return m_document ? m_document->d->inOrder(m_hits) : ShapeIds();
}

} // namespace Trammel
