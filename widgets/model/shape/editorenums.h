#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QObject>

namespace Trammel {

/// The enums that documents, tools, editors and the drop-in share. ShapeEditor and SceneSelector also have the values
/// as members, so that an application writes ShapeEditor::Ellipse.
class TRAMMEL_WIDGETS_EXPORT EditorEnums
{
    Q_GADGET

public:
    // The enums of properties are not enum classes: forms name their values as EditorEnums::Ellipse, and uic writes
    // that into code. They have a fixed underlying type, so that any value can be checked and refused.

    /// Pen draws a path point by point, and Pencil draws one freehand. With the lasso tool a click on a shape selects
    /// it, and a click on empty canvas sets the first corner of a lasso. The arrow tool draws polylines with the heads
    /// of ShapeEditor::lineForm(). Custom is the tool of the application: see ShapeEditor::setCustomTool().
    enum ToolKind : int {
        Select,
        Rectangle,
        RoundedRectangle,
        Ellipse,
        Polygon,
        Polyline,
        Lasso,
        OwnKind,
        Arrow,
        Text,
        Connector,
        Pen,
        Pencil,
        Custom
    };
    Q_ENUM(ToolKind)
    /// The shapes that a rubber band or a lasso selects: all shapes that share a point with it (Touch), or those inside
    /// it (Enclose). ByDirection works as in CAD programs: drawing from left to right encloses, drawing from right to
    /// left touches. The queries of a document have no direction and treat ByDirection as Enclose.
    enum RubberBandMode : int { Touch, Enclose, ByDirection };
    Q_ENUM(RubberBandMode)
    /// The effect of a wheel without modifiers. Ctrl always zooms, and Shift scrolls sideways. In either mode, two
    /// fingers on a touchpad scroll the drawing, and pinching zooms.
    enum WheelMode : int { WheelZooms, WheelScrolls };
    Q_ENUM(WheelMode)
    /// Which collisions an editor shows: none, those of the shapes that are being dragged, or all of the drawing.
    enum CollisionMode : int { CollisionsNever, CollisionsWhileDragging, CollisionsAlways };
    Q_ENUM(CollisionMode)
    /// The lines of connectors: straight, with right angles around the other shapes, likewise with rounded bends,
    /// likewise with curves, or the shortest ones around the other shapes.
    enum ConnectorLine : int {
        StraightConnectors,
        OrthogonalConnectors,
        RoundedConnectors,
        CurvedConnectors,
        PolylineConnectors
    };
    Q_ENUM(ConnectorLine)
    /// The way in which a connector passes over the connectors below it: it crosses them, or has an arc or a gap there.
    enum ConnectorJumps : int { NoJumps, ArcJumps, GapJumps };
    Q_ENUM(ConnectorJumps)
    /// The effect of a drag on the shapes in its way: they may overlap, the drag stops at the first touch, it slides
    /// along them, or it pushes them aside.
    enum OverlapMode : int { AllowOverlap, StopAtTouch, SlideAlong, PushNeighbors };
    Q_ENUM(OverlapMode)
    /// The handles of a frame, named by their position before the frame is rotated. The pivot is the point about which
    /// the selection rotates; it is shown together with the round rotation handle. None is no handle.
    enum class Handle { None, TopLeft, Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left, Rotate, Pivot };
    Q_ENUM(Handle)
};

using ToolKind = EditorEnums::ToolKind;
using RubberBandMode = EditorEnums::RubberBandMode;
using WheelMode = EditorEnums::WheelMode;
using CollisionMode = EditorEnums::CollisionMode;
using ConnectorLine = EditorEnums::ConnectorLine;
using ConnectorJumps = EditorEnums::ConnectorJumps;
using OverlapMode = EditorEnums::OverlapMode;

} // namespace Trammel
