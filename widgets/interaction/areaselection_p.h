#pragma once

#include "widgets/interaction/areaunits_p.h"
#include "widgets/model/areahits_p.h"
#include "widgets/model/selection.h"

#include <QtCore/QObject>

namespace Trammel {

struct ToolContext;

/// Selects what an area takes while it is dragged: live, and combined with what was selected at the start.
/// Shift adds, Ctrl toggles, both subtract. Cancelled when deleted before commit().
class AreaSelection : public QObject
{
    Q_OBJECT

public:
    explicit AreaSelection(const ToolContext &context);
    ~AreaSelection() override;

    /// The parts are those of AreaHits::update().
    void update(const Area &area, RubberBandMode mode, Qt::KeyboardModifiers modifiers,
                std::optional<std::span<const CoverPart>> cover = std::nullopt);
    /// Leaves what was selected at the start and still is, in its order, and then the other shapes from the
    /// bottom to the top.
    void commit();
    void cancel();
    bool isOpen() const { return m_isOpen; }

private:
    bool isSelected(ShapeId id) const;
    bool isSelected(ShapeId id, int unit) const;
    void assign();
    void follow(const AreaHits::Difference &difference);

    Selection &m_selection;
    AreaHits m_hits;
    ShapeIds m_start;
    ShapeIdSet m_startSet;
    AreaUnits m_units;
    RubberBandMode m_mode = RubberBandMode::Touch;
    /// Of Shift and Ctrl.
    Qt::KeyboardModifiers m_modifiers;
    bool m_isOpen = true;
    /// Whether the selection is what it should be for the hits and the modifiers so far.
    bool m_isInStep = false;
    bool m_isChanging = false;
};

} // namespace Trammel
