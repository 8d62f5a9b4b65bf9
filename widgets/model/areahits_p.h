#pragma once

#include "geometry/quaddifference.h"
#include "widgets/model/area_p.h"
#include "widgets/model/shapeidset.h"

#include <QtCore/QPointer>

#include <optional>
#include <span>

namespace Trammel {

/// The shapes that an area takes, kept while the area moves, so that each step costs no more than what
/// differs. Visible, unlocked shapes alone.
class AreaHits
{
public:
    explicit AreaHits(const Document &document) : m_document(&document) { }

    struct Difference
    {
        ShapeIds entered;
        ShapeIds left;
        /// The document is not as it was the last time.
        bool isDocumentChanged = false;
    };

    /// Asks again, and tells what is different from the last time. Given parts of the scene that cover all points which
    /// are in one of the two areas and not in the other (the one given last and this one), it asks only
    /// the shapes that meet one of them. The whole document is asked without them, the first time, in
    /// another mode, and after the document changed.
    Difference update(const Area &area, RubberBandMode mode, std::optional<std::span<const CoverPart>> cover = {});

    bool contains(ShapeId id) const { return m_hits.contains(id); }
    qsizetype count() const { return m_hits.count(); }
    /// From the bottom to the top.
    ShapeIds ids() const;

private:
    Difference askAll(const Area &area);
    Difference askAgain(const Area &area, std::span<const CoverPart> cover);

    QPointer<const Document> m_document;
    ShapeIdSet m_hits;
    RubberBandMode m_mode = RubberBandMode::Touch;
    /// Of the document; none before the first question.
    std::optional<quint64> m_revision;
};

} // namespace Trammel
