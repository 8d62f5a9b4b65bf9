#pragma once

#include "widgets/interaction/selecting/grouphits_p.h"
#include "widgets/model/query/areahits_p.h"
#include <trammel/selection.h>

#include <QtCore/QObject>
#include <QtCore/QPointer>

namespace Trammel {

struct ToolContext;

/// Selects the shapes hit by an area while the area is dragged. The result is shown live and combined with the
/// selection at the start: Shift adds, Ctrl toggles, both together subtract. Deleting the object before commit()
/// cancels it.
class AreaSelection : public QObject
{
    Q_OBJECT

public:
    explicit AreaSelection(const ToolContext &context);
    ~AreaSelection() override;

    /// For the cover see AreaHits::update().
    void update(const Area &area, RubberBandMode mode, Qt::KeyboardModifiers modifiers,
                std::optional<std::span<const CoverPart>> cover = std::nullopt);
    /// Ends the selection. The shapes selected at the start come first, in their order, then the others from the bottom
    /// to the top.
    void commit();
    void cancel();
    bool isOpen() const { return m_isOpen; }

private:
    /// Whether the selection has been given another document, or the document has been deleted. Further calls then have
    /// no effect.
    bool isOver() const;
    bool isSelected(ShapeId id) const;
    bool isSelected(ShapeId id, int unit) const;
    void assign();
    void apply(const AreaHits::Difference &difference);

    Selection &m_selection;
    QPointer<const Document> m_document;
    AreaHits m_hits;
    ShapeIds m_start;
    ShapeIdSet m_startSet;
    GroupHits m_units;
    RubberBandMode m_mode = RubberBandMode::Touch;
    /// The last modifiers: Shift and Ctrl only.
    Qt::KeyboardModifiers m_modifiers;
    bool m_isOpen = true;
    /// Whether the selection matches the hits and modifiers so far.
    bool m_isInStep = false;
    /// True while this object changes the selection.
    bool m_isChanging = false;
};

} // namespace Trammel
