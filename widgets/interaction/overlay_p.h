#pragma once

#include "geometry/primitives.h"
#include "widgets/interaction/guide_p.h"
#include "widgets/interaction/handles_p.h"
#include "widgets/interaction/outlinecrossings_p.h"
#include "widgets/interaction/vertextarget_p.h"
#include "widgets/model/document.h"

#include <QtCore/QObject>

#include <optional>

namespace Trammel {

/// The traces of tools above the drawing, in scene coordinates. Tools fill it and the overlay layer
/// paints it; nothing in it is part of the document.
class Overlay : public QObject
{
    Q_OBJECT

public:
    struct Band
    {
        Quad quad;
        RubberBandMode mode = RubberBandMode::Touch;
    };
    struct Lasso
    {
        /// Closed from the last point to the first, filled by the even-odd rule.
        QList<QPointF> outline;
        RubberBandMode mode = RubberBandMode::Touch;
    };
    /// A shape, or a group.
    struct Hovered
    {
        /// Those whose outlines are shown; of a group those that can be seen, and none where they are many.
        ShapeIds shapes;
        /// Around a group.
        std::optional<Obb> frame;
    };
    /// A short text beside the pointer: a size, an angle, an offset.
    struct Label
    {
        QPointF scenePos;
        QString text;
    };
    /// The vertices of a shape that are edited.
    struct Vertices
    {
        VertexEdit edit;
        /// What a press would take, or has taken.
        VertexTarget target;
        QList<OutlineCrossing> crossings;
    };
    struct State
    {
        /// The box around the selection with its handles; none while it is hidden (during a move).
        std::optional<Obb> frame;
        bool handlesVisible = true;
        /// What the frame turns about, where that is shown.
        std::optional<QPointF> pivot;
        /// Around the group that was entered.
        std::optional<Obb> enteredFrame;
        /// Of the selected shapes; they would only be in the way of what moves.
        bool outlinesVisible = true;
        Handle hoveredHandle = Handle::None;
        std::optional<Band> band;
        std::optional<Lasso> lasso;
        /// A shape that is being drawn.
        std::optional<Shape> draft;
        /// Shapes that a drag is about to add.
        QList<Shape> copies;
        /// What a click would take.
        std::optional<Hovered> hovered;
        std::optional<Vertices> vertices;
        QList<Guide> guides;
        std::optional<Label> label;
    };

    using QObject::QObject;

    const State &state() const { return m_state; }
    void setState(const State &state)
    {
        m_state = state;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    State m_state;
};

} // namespace Trammel
