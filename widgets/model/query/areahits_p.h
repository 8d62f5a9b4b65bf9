#pragma once

#include "widgets/model/query/area_p.h"
#include "widgets/model/query/bandcover_p.h"
#include <trammel/shapeidset.h>

#include <QtCore/QPointer>

#include <optional>
#include <span>

namespace Trammel {

/// The shapes that an area selects, updated incrementally while the area moves: with a cover, a step tests only the
/// shapes near the difference from the last area. Only visible, unlocked shapes are included.
class AreaHits
{
public:
    explicit AreaHits(const Document &document) : m_document(&document) { }

    struct Difference
    {
        ShapeIds entered;
        ShapeIds left;
        /// Whether the document has changed since the last update.
        bool isDocumentChanged = false;
    };

    /// Updates the shapes and returns the difference from the last update. With a cover, only the shapes that meet a
    /// part of it are tested. The cover must contain the symmetric difference of the last area and this one. All shapes
    /// of the document are tested if there is no cover, the first time, after a change of the mode, and after a change
    /// of the document.
    Difference update(const Area &area, RubberBandMode mode, std::optional<std::span<const CoverPart>> cover = {});

    bool contains(ShapeId id) const { return m_hits.contains(id); }
    qsizetype count() const { return m_hits.count(); }
    /// From the bottom to the top.
    ShapeIds ids() const;

private:
    Difference testAll(const Area &area);
    Difference testCover(const Area &area, std::span<const CoverPart> cover);

    QPointer<const Document> m_document;
    ShapeIdSet m_hits;
    RubberBandMode m_mode = RubberBandMode::Touch;
    /// The revision of the document at the last update; none before the first one.
    std::optional<quint64> m_revision;
};

} // namespace Trammel
