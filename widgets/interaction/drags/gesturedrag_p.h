#pragma once

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/drags/drag_p.h"
#include <trammel/gesture.h>

namespace Trammel {

/// A drag that is one gesture of the document.
class GestureDrag : public Drag
{
public:
    void commit() override { m_gesture->commit(); }
    void cancel() override { m_gesture->cancel(); }
    bool isOpen() const override { return m_gesture->isOpen(); }
    bool changesDocument() const override { return true; }

protected:
    using Drag::Drag;
    /// Opens the gesture. Constructors call it last, since it emits signals, and slots may change the document. The
    /// text is shown in the undo menu.
    void open(const QString &text) { m_gesture.emplace(*context().document, text); }
    Gesture &gesture() { return *m_gesture; }

private:
    std::optional<Gesture> m_gesture;
};

} // namespace Trammel
