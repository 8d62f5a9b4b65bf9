#pragma once

#include "widgets/interaction/frame/connecthandles_p.h"
#include "widgets/interaction/frame/gradienthandles_p.h"
#include "widgets/interaction/frame/guide_p.h"
#include "widgets/interaction/frame/handles_p.h"
#include "widgets/interaction/frame/linepoints_p.h"
#include "widgets/interaction/vertices/outlinecrossings_p.h"
#include "widgets/interaction/vertices/vertextarget_p.h"
#include "widgets/model/solid/solidrules_p.h"
#include <trammel/document.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QObject>

#include <optional>

namespace Trammel {

/// The visual feedback of tools above the drawing, in scene coordinates. Tools fill it, and the overlay layer paints
/// it. Nothing in it is part of the document.
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
    /// The shape or group under the pointer.
    struct Hovered
    {
        /// The shapes whose outlines are shown. For a group these are its visible shapes, or none if there are too
        /// many.
        ShapeIds shapes;
        /// The frame around a group; empty for a shape.
        std::optional<Obb> frame;
    };
    /// The button in the title of a container that collapses or expands it.
    struct CollapseButton
    {
        ShapeId container;
        QPointF place;
        bool isCollapsed = false;
    };
    /// A short text next to the pointer: a size, an angle, an offset.
    struct Label
    {
        QPointF scenePos;
        QString text;
    };
    /// The vertices of the edited shape.
    struct Vertices
    {
        VertexEdit edit;
        /// The part of the outline that a press would grab, or has grabbed.
        VertexTarget target;
        QList<OutlineCrossing> crossings;
        bool showsMidpoints = true;
    };
    /// A line that is being drawn freehand. Points are only added at its end.
    struct Ink
    {
        QList<QPointF> points;
        Stroke stroke;
        float opacity = 1;
        /// The pressure of the pen at each point; empty if all of them are 1.
        QList<double> pressures = {};
    };
    struct State
    {
        /// The box around the selection with its handles; empty while it is hidden, for example during a move.
        std::optional<Obb> frame;
        /// The distance at which the line of the frame surrounds it, in scene units: half the widest line of the
        /// selected shapes, so that their lines stay visible.
        double frameMargin = 0;
        bool handlesVisible = true;
        HandleUse handleUse;
        /// The pivot of the frame, if it is shown.
        std::optional<QPointF> pivot;
        /// The frame around the entered group.
        std::optional<Obb> enteredFrame;
        /// Whether the outlines of the selected shapes are shown. They are hidden while shapes are dragged.
        bool outlinesVisible = true;
        Handle hoveredHandle = Handle::None;
        /// The parts of the selected line that can be dragged, and the one that a press would grab.
        std::optional<LinePoints> line;
        std::optional<qsizetype> hoveredPoint;
        std::optional<qsizetype> hoveredSegment;
        /// The parts of the gradient of the selected shape that can be dragged, and the one that a press would grab.
        std::optional<GradientHandles> gradient;
        std::optional<GradientHandles::Part> hoveredGradient;
        /// The handles for drawing connectors, and the side of the one that a press would grab.
        std::optional<ConnectHandles> connectHandles;
        Handle hoveredConnectSide = Handle::None;
        /// The side of the rotation handle while it is dragged; otherwise the view decides.
        std::optional<RotateSide> rotateSide;
        std::optional<CollapseButton> collapseButton;
        bool isCollapseButtonHovered = false;
        std::optional<Band> band;
        std::optional<Lasso> lasso;
        std::optional<Ink> ink;
        /// The shape that is being drawn.
        std::optional<Shape> draft;
        /// The copies that a drag is about to insert, or the dragged shapes where an obstacle keeps them from being.
        QList<Shape> copies;
        /// The shape or group that a click would select.
        std::optional<Hovered> hovered;
        /// The points of a shape that the end of a connector can be bound to, and the one that it would be bound to.
        QList<QPointF> connectionPoints;
        std::optional<QPointF> boundPoint;
        std::optional<Vertices> vertices;
        /// Where a solid shape stops the dragged shapes.
        std::optional<SolidContact> contact;
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
    /// The shapes that a dialog is about to add. Tools do not change them.
    const QList<Shape> &preview() const { return m_preview; }
    void setPreview(const QList<Shape> &shapes)
    {
        m_preview = shapes;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    State m_state;
    QList<Shape> m_preview;
};

} // namespace Trammel
