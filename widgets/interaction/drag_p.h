#pragma once

#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/selectionframe_p.h"
#include "widgets/interaction/toolevent_p.h"

#include <QtCore/QString>
#include <QtGui/QCursor>

#include <optional>

namespace Trammel {

struct ToolContext;

/// One dragging of the mouse, from its press on: every move recomputes the result from what was at the
/// start and from the whole way of the pointer, never step by step. When deleted before commit(), it is
/// cancelled.
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
    /// False once it was ended, also from outside.
    virtual bool isOpen() const = 0;
    virtual bool changesDocument() const = 0;
    /// Adds its traces to the overlay.
    virtual void show(Overlay::State &state) const = 0;
    /// The cursor while it lasts, where it is not the one of the press.
    virtual std::optional<QCursor> cursor() const { return std::nullopt; }
    /// The frame that is to stay around the selection after commit(), where it is not that of
    /// frameAround().
    virtual std::optional<SelectionFrame> keptFrame() const { return std::nullopt; }
    /// What modifiers do now, for the status bar.
    virtual QString hint() const = 0;

protected:
    ToolContext &context() const { return m_context; }

private:
    ToolContext &m_context;
};

} // namespace Trammel
