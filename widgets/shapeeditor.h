#pragma once

#include "widgets/model/document.h"
#include "widgets/model/selection.h"
#include "widgets/widgets_export.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QAction;
class QGraphicsItem;
class QGraphicsScene;
class QGraphicsView;
class QMenu;
QT_END_NAMESPACE

namespace Trammel {

/// A canvas on which people draw, select, turn and resize shapes. It shows a document: its own, or one
/// that several editors share. Everything the user does can be undone, gesture by gesture.
/// A slot of any of its signals may delete the editor or its document. A slot that runs because of a menu entry, or
/// because the editor is shown, hidden or resized, uses deleteLater() for the editor instead: there Qt itself goes on
/// with the menu or the widget.
class TRAMMEL_WIDGETS_EXPORT ShapeEditor : public QWidget
{
    Q_OBJECT
    /// What the mouse does; Select at first. OwnKind is refused as long as there is no ownKind.
    Q_PROPERTY(Tool tool READ tool WRITE setTool NOTIFY toolChanged)
    /// The name of the kind of shapes that the tool OwnKind draws; empty at first.
    Q_PROPERTY(QString ownKind READ ownKind WRITE setOwnKind NOTIFY ownKindChanged)
    /// What a rubber band and a lasso take; Touch at first.
    Q_PROPERTY(RubberBandMode rubberBandMode READ rubberBandMode WRITE setRubberBandMode NOTIFY rubberBandModeChanged)
    /// What the wheel does without Ctrl; WheelZooms at first.
    Q_PROPERTY(WheelMode wheelMode READ wheelMode WRITE setWheelMode NOTIFY wheelModeChanged)
    /// Which actions have shortcuts; AllShortcuts at first.
    Q_PROPERTY(Shortcuts shortcuts READ shortcuts WRITE setShortcuts NOTIFY shortcutsChanged)
    /// The distance of the grid's lines in scene units, 1e-3 to 1e6; 10 at first.
    Q_PROPERTY(double gridSize READ gridSize WRITE setGridSize NOTIFY gridSizeChanged)
    /// Whether the grid is shown; true at first.
    Q_PROPERTY(bool gridVisible READ isGridVisible WRITE setGridVisible NOTIFY gridVisibleChanged)
    /// Whether what is moved, resized or drawn is pulled to the grid; false at first.
    Q_PROPERTY(bool snapToGrid READ snapsToGrid WRITE setSnapToGrid NOTIFY snapToGridChanged)
    /// Whether it is pulled to the shapes nearby; false at first.
    Q_PROPERTY(bool snapToShapes READ snapsToShapes WRITE setSnapToShapes NOTIFY snapToShapesChanged)
    /// Whether it is pulled to gaps as wide as others; false at first.
    Q_PROPERTY(bool snapToSpacing READ snapsToSpacing WRITE setSnapToSpacing NOTIFY snapToSpacingChanged)
    /// Whether what is turned is pulled to the angles of shapes nearby; false at first.
    Q_PROPERTY(bool snapToAngles READ snapsToAngles WRITE setSnapToAngles NOTIFY snapToAnglesChanged)
    /// How far shapes, gaps and angles pull, 1 to 50 pixels of the view; 6 at first.
    Q_PROPERTY(double snapTolerance READ snapTolerance WRITE setSnapTolerance NOTIFY snapToleranceChanged)
    /// Whether the collisions of the drawing at rest are shown; false at first.
    Q_PROPERTY(bool showCollisions READ showsCollisions WRITE setShowCollisions NOTIFY showCollisionsChanged)
    /// Overlaps up to this depth, in scene units, are no collisions; 1e-6 at first.
    Q_PROPERTY(double leastCollisionDepth READ leastCollisionDepth WRITE setLeastCollisionDepth NOTIFY
                   leastCollisionDepthChanged)
    /// View pixels per scene unit, SmallestZoom to LargestZoom; 1 at first.
    Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    /// How far the view is turned, in degrees, clockwise; 0 at first.
    Q_PROPERTY(double viewRotation READ viewRotation WRITE setViewRotation NOTIFY viewRotationChanged)
    /// The fill of new shapes, an invalid colour for none; a light blue at first.
    Q_PROPERTY(QColor fillColour READ fillColour WRITE setFillColour NOTIFY fillColourChanged)
    /// Stops the user, not the program; false at first.
    Q_PROPERTY(bool readOnly READ isReadOnly WRITE setReadOnly NOTIFY readOnlyChanged)
    /// The document as the text of a file; empty at first.
    Q_PROPERTY(QByteArray drawing READ drawing WRITE setDrawing NOTIFY drawingChanged)
    /// Why the text that was set last could not be read; empty when it could. Read only.
    Q_PROPERTY(QString drawingFault READ drawingFault NOTIFY drawingChanged STORED false)

public:
    // The enums of properties are not enum classes: forms name their values as ShapeEditor::Ellipse, and
    // uic writes that into code. They have a type, so that any value may be refused.
    /// With the lasso tool a click on a shape selects it, and a click on empty canvas sets the first corner of a lasso.
    enum Tool : int { Select, Rectangle, RoundedRectangle, Ellipse, Polygon, Polyline, Lasso, OwnKind };
    Q_ENUM(Tool)
    /// ByDirection, as in CAD: from left to right a band encloses, from right to left it touches.
    enum RubberBandMode : int { Touch, Enclose, ByDirection };
    Q_ENUM(RubberBandMode)
    /// What a wheel does by itself. With Ctrl it always zooms, with Shift it scrolls sideways; two fingers on a
    /// touchpad push the drawing in either mode, and pinching zooms.
    enum WheelMode : int { WheelZooms, WheelScrolls };
    Q_ENUM(WheelMode)
    /// CanvasShortcuts are those without Ctrl, Alt and Meta, such as V for the select tool: the others, such as Ctrl+Z,
    /// are the host's then. Keys that are no shortcuts, such as arrows, Delete and Escape, always work on the canvas.
    enum Shortcuts : int { AllShortcuts, CanvasShortcuts, NoShortcuts };
    Q_ENUM(Shortcuts)
    /// The grips of the frame around the selection, named as they lie before the frame is turned.
    /// The pivot is what the selection turns about; it shows itself with the round handle that turns.
    enum class Handle { TopLeft, Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left, Rotate, Pivot };
    Q_ENUM(Handle)
    /// Ready-made actions for a host's menus and tool bars. Shortcuts work while the focus is in the
    /// editor or its children. While the canvas has the focus, an enabled action of the editor wins over a host's
    /// action with the same shortcut.
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
        ShowCollisions,
        TouchBand,
        EncloseBand,
        LassoTool,
        BandByDirection,
        AlignLeft,
        AlignCentre,
        AlignRight,
        AlignTop,
        AlignMiddle,
        AlignBottom,
        /// Equal gaps, or equal distances of the centres.
        DistributeGapsAcross,
        DistributeGapsDown,
        DistributeCentresAcross,
        DistributeCentresDown,
        /// As the shape that was selected last.
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
        /// Menus of the shapes that the selected ones overlap.
        PlaceAbove,
        PlaceBelow,
        Cut,
        /// For this program and others: as shapes, as SVG and as a picture.
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
        /// Draws ownKind(), and bears its name.
        OwnKindTool,
        EditVertices,
        EditText,
    };
    Q_ENUM(Action)

    static constexpr double SmallestZoom = 1e-4;
    static constexpr double LargestZoom = 1e4;

    /// With an empty document of its own.
    Q_INVOKABLE explicit ShapeEditor(QWidget *parent = nullptr);
    ~ShapeEditor() override;

    /// Never null: the one that was set, as long as it lives, else the editor's own.
    Document *document() const;
    /// Borrows a document; null goes back to the editor's own. Ends a gesture in progress.
    void setDocument(Document *document);
    Selection *selection() const;
    QAction *action(Action action) const;

    Tool tool() const;
    /// The name of the kind that the tool OwnKind draws: one that the application has registered, or any other but for
    /// polygons and polylines. Empty unless it was set: that tool rests then.
    QString ownKind() const;
    /// The shape whose vertices are edited now; null for none.
    ShapeId editedShape() const;
    /// The shape whose text is typed now; null for none.
    ShapeId editedText() const;
    RubberBandMode rubberBandMode() const;
    WheelMode wheelMode() const;
    Shortcuts shortcuts() const;
    /// Distance of the grid's lines in scene units; at least 1e-3, at most 1e6.
    double gridSize() const;
    bool isGridVisible() const;
    bool snapsToGrid() const;
    /// What is dragged or drawn is pulled to the corners, edges, middles and outermost points of shapes nearby, as
    /// they are turned, with guides that show it.
    bool snapsToShapes() const;
    /// What is moved is pulled to gaps as wide as others in its row or column; what is resized or drawn, to be as wide
    /// or as high as shapes nearby.
    bool snapsToSpacing() const;
    /// What is turned is pulled to the angles of shapes nearby and to being level.
    bool snapsToAngles() const;
    /// How far shapes, gaps and angles pull: 1 to 50 pixels of the view. The grid pulls from anywhere.
    double snapTolerance() const;
    /// Shows all collisions of the drawing at rest. Those of a drag are always shown.
    bool showsCollisions() const;
    /// Overlaps up to this depth (scene units, default 1e-6) do not count as collisions.
    double leastCollisionDepth() const;
    /// The number of pairs that collide, as far as they are shown.
    int collisionCount() const;
    /// False where very many shapes lie on one spot: there are at least so many collisions then.
    bool countsAllCollisions() const;
    /// The shapes that this one collides with, as far as they are shown.
    ShapeIds collidingWith(ShapeId id) const;
    /// Where a grip of the selection is, in view coordinates; nothing while it is not shown.
    std::optional<QPointF> handlePosition(Handle handle) const;
    /// Where in the scene the user has put what the selection turns about; nothing while that is its centre.
    std::optional<QPointF> pivot() const;
    /// Puts it to a place of the scene, or back to the centre. Not undone, and forgotten with the selection. Returns
    /// false where there is nothing that the user could turn.
    bool setPivot(const std::optional<QPointF> &scenePos);
    /// View pixels per scene unit; clamped to SmallestZoom ... LargestZoom.
    double zoom() const;
    /// Stops the user, not the program: selecting, zooming and panning stay possible.
    bool isReadOnly() const;
    /// How new shapes look.
    QColor fillColour() const;

    /// Changes the zoom and keeps a point of the view (default: its centre) where it is.
    void zoomAt(double zoom, QPointF viewPos);
    /// Shows a part of the scene, with a margin.
    void zoomTo(const QRectF &sceneRect);
    /// How far the view is turned; degrees, clockwise. Bands, handles and the grid follow.
    double viewRotation() const;

    /// The document as the text of a file (JSON in UTF-8), for forms and settings; empty for an empty document. Setting
    /// it takes the place of everything, as after loading, and shows it whole (at the zoom that was set, if one was). A
    /// text that cannot be read leaves an empty document and is kept as it is, until the document is given shapes or
    /// another text. A qWarning() says why, once for each such text.
    QByteArray drawing() const;
    /// Why the text that was set last could not be read; empty when it could, or is kept no longer.
    QString drawingFault() const;

    /// For an application's own items above (z > 1000) or below (z < 0) the shapes, and its own view
    /// settings. Items of the scene with 0 <= z <= 1000 are the editor's; clear() deletes them with all others, and the
    /// editor makes new ones when control returns to the event loop. What an item above takes by mouse (one that is
    /// movable, say) does not reach the tools. The canvas is endless and has no scroll bars, so the view's own
    /// scrolling (centerOn()) does nothing: use zoomTo().
    QGraphicsScene *scene() const;
    QGraphicsView *view() const;
    /// An item that stands for a shape, made when it is asked for first: for labels, effects and tool tips that hang on
    /// a shape, as its children. It has the shape's position, rotation, bounding rectangle, shape(), visibility and
    /// selected state, follows them, paints nothing, takes no mouse, and is deleted with the shape. It lies above all
    /// shapes. Null for an unknown id. selection() selects it, setSelected() does not.
    QGraphicsItem *item(ShapeId id) const;
    QPointF mapToScene(QPointF viewPos) const;
    QPointF mapFromScene(QPointF scenePos) const;
    /// What the user can do now, for a status bar.
    QString hint() const;
    /// The menu that a right click opens at a place of the view, made anew: for a host's own contextMenuEvent() or
    /// customContextMenuRequested(), to be added to. It belongs to whoever asks. What lies there and is not selected is
    /// selected first. See contextMenuPolicy for having none. Null when a slot of that deletes the editor.
    QMenu *createContextMenu(QPointF viewPos);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void setTool(Trammel::ShapeEditor::Tool tool);
    /// Ends the tool OwnKind when there is none.
    void setOwnKind(const QString &name);
    /// Lets the user edit the vertices of a polygon or a polyline that can be selected, as a double click on it does:
    /// selects it alone, in its group. Other ids are skipped; null ends the editing, as do another tool, another
    /// selection, and whatever removes, locks or hides the shape.
    void editVertices(Trammel::ShapeId id);
    /// Lets the user type the text of a shape that can be selected, right on it, as a double click or F2 does: selects
    /// it alone, in its group. Other ids are skipped; null ends the typing, as does all that ends editVertices(), and
    /// when the focus goes elsewhere. What was typed until then is kept, in one step of undo.
    void editText(Trammel::ShapeId id);
    void setRubberBandMode(Trammel::ShapeEditor::RubberBandMode mode);
    void setWheelMode(Trammel::ShapeEditor::WheelMode mode);
    /// Gives the actions their shortcuts or takes them away. Those that a host has given to an action stay.
    void setShortcuts(Trammel::ShapeEditor::Shortcuts shortcuts);
    void setGridSize(double size);
    void setGridVisible(bool visible);
    void setSnapToGrid(bool snap);
    void setSnapToShapes(bool snap);
    void setSnapToSpacing(bool snap);
    void setSnapToAngles(bool snap);
    void setSnapTolerance(double pixels);
    void setShowCollisions(bool show);
    void setLeastCollisionDepth(double depth);
    void setZoom(double zoom);
    void setViewRotation(double degrees);
    void setReadOnly(bool readOnly);
    void setFillColour(const QColor &colour);
    void setDrawing(const QByteArray &drawing);
    void zoomToFit();
    void zoomToSelection();
    /// Shows a place of the scene in the middle, at the present zoom.
    void centreOn(const QPointF &scenePos);
    // What the actions of these names do, for the buttons of a form. Undo and redo select what they have changed, in
    // this editor alone.
    void undo();
    void redo();
    void cut();
    void copy();
    void paste();
    void deleteSelected();
    void selectAll();
    void zoomIn();
    void zoomOut();

Q_SIGNALS:
    void documentChanged(Trammel::Document *document);
    void toolChanged(Trammel::ShapeEditor::Tool tool);
    void ownKindChanged(const QString &name);
    /// The vertices of another shape are edited, or of none (null).
    void editedShapeChanged(Trammel::ShapeId id);
    /// The text of another shape is typed, or of none (null).
    void editedTextChanged(Trammel::ShapeId id);
    void rubberBandModeChanged(Trammel::ShapeEditor::RubberBandMode mode);
    void wheelModeChanged(Trammel::ShapeEditor::WheelMode mode);
    void shortcutsChanged(Trammel::ShapeEditor::Shortcuts shortcuts);
    void gridSizeChanged(double size);
    void gridVisibleChanged(bool visible);
    void snapToGridChanged(bool snap);
    void snapToShapesChanged(bool snap);
    void snapToSpacingChanged(bool snap);
    void snapToAnglesChanged(bool snap);
    void snapToleranceChanged(double pixels);
    void showCollisionsChanged(bool show);
    void leastCollisionDepthChanged(double depth);
    void zoomChanged(double zoom);
    void viewRotationChanged(double degrees);
    /// The view shows another part of the scene: it was moved, zoomed, turned or resized.
    void viewChanged();
    void readOnlyChanged(bool readOnly);
    void fillColourChanged(const QColor &colour);
    /// The drawing is another one, or its text has become readable or unreadable.
    void drawingChanged();
    /// There is now something to undo, or nothing; false at first. A read-only editor has nothing.
    void undoAvailable(bool available);
    void redoAvailable(bool available);
    /// Something is selected now, or nothing; false at first.
    void copyAvailable(bool available);
    /// Once a gesture.
    void selectionChanged();
    void collisionsChanged();
    /// The pointer is at this place of the scene.
    void pointerMoved(const QPointF &scenePos);
    void hintChanged(const QString &hint);
    /// The user pasted what is no drawing, or a faulty one.
    void pasteRefused(const QString &reason);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    friend class TextActions;
    friend class VertexActions;
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
