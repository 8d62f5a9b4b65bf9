#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QObject>

namespace Trammel {

/// The enum of the actions of an editor. ShapeEditor has it as a member, so that an application writes
/// ShapeEditor::Action::Undo.
class TRAMMEL_WIDGETS_EXPORT EditorActionEnum
{
    Q_GADGET

public:
    enum class Action {
        SelectTool,
        RectangleTool,
        RoundedRectangleTool,
        EllipseTool,
        PolygonTool,
        PolylineTool,
        Undo,
        Redo,
        Delete,
        SelectAll,
        SelectNone,
        BringToFront,
        BringForward,
        SendBackward,
        SendToBack,
        ZoomIn,
        ZoomOut,
        ZoomToActualSize,
        ZoomToFit,
        ZoomToSelection,
        ShowGrid,
        SnapToGrid,
        SnapToShapes,
        SnapToSpacing,
        SnapToAngles,
        SnapToRoundNumbers,
        /// Switches between CollisionsAlways and CollisionsWhileDragging.
        ShowCollisions,
        TouchBand,
        EncloseBand,
        LassoTool,
        BandByDirection,
        AlignLeft,
        AlignCenter,
        AlignRight,
        AlignTop,
        AlignMiddle,
        AlignBottom,
        /// Distributes at least three shapes or groups with equal gaps, or with equal distances between their centers.
        DistributeGapsAcross,
        DistributeGapsDown,
        DistributeCentersAcross,
        DistributeCentersDown,
        /// Opens a PlacingDialog that moves the selected shapes and groups apart, packs them into the shape that was
        /// selected last or into a block, or distributes them along the only selected line or open path.
        Separate,
        Pack,
        DistributeAlongPath,
        /// Applies the width, the height or both of the shape that was selected last.
        SameWidth,
        SameHeight,
        SameSize,
        FlipHorizontally,
        FlipVertically,
        TurnLeft,
        TurnRight,
        Lock,
        UnlockAll,
        Hide,
        ShowAll,
        /// Actions with a submenu of the shapes that overlap the bounds of the selected ones. Choosing an entry moves
        /// the selected shapes directly above or below that shape.
        PlaceAbove,
        PlaceBelow,
        Cut,
        /// Copies for this program and others: as shapes, as SVG and as a picture.
        Copy,
        CopyAsSvg,
        CopyAsPicture,
        Paste,
        PasteInPlace,
        Duplicate,
        Group,
        Ungroup,
        SelectInverse,
        SelectSameKind,
        SelectSameStyle,
        /// Selects the tool that draws ShapeEditor::ownKind(); its text is the name of the kind.
        OwnKindTool,
        EditVertices,
        EditText,
        ArrowTool,
        TextTool,
        /// Set or remove a part of the text style of all selected shapes, or of the text that is being typed. While
        /// ShapeEditor::stylesNewShapes(), Bold, Italic, Underline and StrikeOut change ShapeEditor::textStyle() only.
        Bold,
        Italic,
        Underline,
        StrikeOut,
        AlignTextLeft,
        AlignTextCenter,
        AlignTextRight,
        AlignTextTop,
        AlignTextMiddle,
        AlignTextBottom,
        ConnectorTool,
        /// Connects the selected shapes in the order in which they were selected, each with the next one.
        ConnectShapes,
        ShowCollisionsNever,
        ShowCollisionsWhileDragging,
        ShowCollisionsAlways,
        /// Replaces the selected polygons, polylines, rectangles, rounded rectangles and ellipses by paths.
        ConvertToPath,
        PenTool,
        PencilTool,
        /// Change the type of the selected vertices of the path whose vertices are edited: without handles, with
        /// handles on a line, or with equally long handles on a line.
        MakeCorner,
        MakeSmooth,
        MakeSymmetric,
        /// Set the line of the selected connectors, and that of new connectors.
        StraightConnectors,
        OrthogonalConnectors,
        RoundedConnectors,
        CurvedConnectors,
        PolylineConnectors,
        /// Opens a dialog that adds copies of the selected shapes in a row, in a grid or around a pivot.
        Repeat,
        /// Removes the pins and waypoints of the selected connectors.
        ResetRoute,
        /// Gives the selected and new shapes the style of the shapes on the clipboard. Each selected shape gets the
        /// style of a copied shape of its category: a connector, another line, a text, or any other shape.
        PasteStyle,
        /// Gives new shapes the style of the first selected one, or the original style.
        SetDefaultStyle,
        ResetDefaultStyle,
        /// Set how the selected and new connectors pass over those below them: see Connector::jumps.
        NoLineJumps,
        ArcLineJumps,
        GapLineJumps,
        /// Lets the texts of the selected connectors run along their paths, or makes them level. See
        /// ConnectorLabel::isAlong.
        TextAlongConnector,
        /// Add a shape like the selected one, with a connector to it: in the direction in which the diagram leads to
        /// the selected shape, or at one of its sides. If the selected shape has a text, that of the new one is edited.
        AddConnected,
        AddConnectedRight,
        AddConnectedBelow,
        AddConnectedLeft,
        AddConnectedAbove,
        /// Select the nearest connected shape on a side of the selected shape, or add one there. A new shape has the
        /// kind of the current tool, if that draws boxes. If a connector is selected, select the shape at its end
        /// there.
        GoRight,
        GoDown,
        GoLeft,
        GoUp,
        /// Arrange the selected shapes, or all shapes if none is selected, by their connectors. See GraphLayout.
        ArrangeLayersDown,
        ArrangeLayersAcross,
        ArrangeTree,
        ArrangeNetwork,
        /// Replace the selected closed shapes by their union, by their difference (the bottom shape without the
        /// others), by their intersection, by their symmetric difference, or by a shape for each region. See
        /// combineShapes().
        Unite,
        Subtract,
        Intersect,
        Exclude,
        Divide,
        /// Set ShapeEditor::overlapMode; the last one switches to the next mode.
        AllowOverlap,
        StopAtTouch,
        SlideAlong,
        PushNeighbors,
        NextOverlapMode,
        /// Make the selected shapes solid or not, and let them keep inside the shapes that are inside them. See
        /// Shape::solidity.
        Solid,
        Holding,
        /// Collapses the selected containers, or expands them if all are collapsed. See Document::setCollapsed().
        Collapse,
        /// Add an empty compartment below the one that is being edited or below all others, or remove that one or the
        /// last one. Adding edits the new compartment of a single shape. See ShapeKind::hasCompartments().
        AddCompartment,
        RemoveCompartment,
        /// Opens the link of the only selected shape: see openLink().
        OpenLink,
        /// Connects the ends of the selected lines and open paths, or closes the only selected one: see joinShapes().
        JoinEnds,
        /// Breaks the outline at the selected vertices, while the vertices of a shape are edited: see breakShape().
        BreakAtVertices,
    };
    Q_ENUM(Action)
};

} // namespace Trammel
