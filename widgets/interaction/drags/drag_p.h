#pragma once

#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/frame/selectionframe_p.h"
#include <trammel/toolevent.h>

#include <QtCore/QString>
#include <QtGui/QCursor>

#include <optional>

namespace Trammel {

struct ToolContext;

/// A drag of the mouse, starting at the press. Each move recomputes the result from the state at the start and the
/// total offset of the pointer; nothing is accumulated. Deleting a drag before commit() cancels it.
class Drag
{
public:
    explicit Drag(ToolContext &context) : m_context(context) { }
    virtual ~Drag() = default;
    Drag(const Drag &) = delete;
    Drag &operator=(const Drag &) = delete;

    virtual void update(const ToolEvent &event) = 0;
    virtual void commit() = 0;
    virtual void cancel() = 0;
    /// False after the drag has ended, even if other code ended it.
    virtual bool isOpen() const = 0;
    virtual bool changesDocument() const = 0;
    /// Adds the visual feedback of the drag to the overlay.
    virtual void show(Overlay::State &state) const = 0;
    /// The cursor during the drag. With nullopt, the cursor of the press stays.
    virtual std::optional<QCursor> cursor() const { return std::nullopt; }
    /// The frame around the selection after commit(). With nullopt, frameAround() computes it.
    virtual std::optional<SelectionFrame> keptFrame() const { return std::nullopt; }
    /// A list of the modifiers and their effects, for the status bar.
    virtual QString hint() const = 0;

protected:
    ToolContext &context() const { return m_context; }

private:
    ToolContext &m_context;
};

} // namespace Trammel
