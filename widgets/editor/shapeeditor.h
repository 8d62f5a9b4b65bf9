#pragma once

#include <trammel/document.h>
#include <trammel/editoractionenum.h>
#include <trammel/placementconstraint.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>
#include <trammel/widgets_export.h>

#include <QtCore/QRectF>
#include <QtCore/QUrl>
#include <QtGui/QColor>
#include <QtGui/QImage>
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

class CustomTool;

/// A canvas on which users draw, select, rotate and resize shapes. It shows a document: its own, or one that several
/// editors share. Every change by the user can be undone, one gesture at a time.
/// A slot of any of its signals may delete the editor or its document. A slot that runs because of a menu entry, or
/// because the editor is shown, hidden, resized or moved by its scroll bars, must use deleteLater() for the editor,
/// since Qt still uses the menu or the widget.
class TRAMMEL_WIDGETS_EXPORT ShapeEditor : public QWidget
{
    Q_OBJECT
    /// The current tool. OwnKind is refused as long as ownKind is empty, and Custom as long as the application has set
    /// no tool. Default: Select.
    Q_PROPERTY(Trammel::EditorEnums::ToolKind tool READ tool WRITE setTool NOTIFY toolChanged)
    /// The name of the kind of shapes that the tool OwnKind draws: a registered kind of the application, or a built-in
    /// kind other than polygon and polyline. Default: empty; the tool is then unavailable.
    Q_PROPERTY(QString ownKind READ ownKind WRITE setOwnKind NOTIFY ownKindChanged)
    /// Whether a rubber band or a lasso selects the shapes that it touches, or those that it encloses. Default: Touch.
    Q_PROPERTY(Trammel::EditorEnums::RubberBandMode rubberBandMode READ rubberBandMode WRITE setRubberBandMode NOTIFY
                   rubberBandModeChanged)
    /// Whether the wheel without Ctrl zooms or scrolls. Default: WheelZooms.
    Q_PROPERTY(Trammel::EditorEnums::WheelMode wheelMode READ wheelMode WRITE setWheelMode NOTIFY wheelModeChanged)
    /// Which actions have shortcuts. Default: AllShortcuts.
    Q_PROPERTY(Shortcuts shortcuts READ shortcuts WRITE setShortcuts NOTIFY shortcutsChanged)
    /// The distance between the grid lines in scene units, from 1e-3 to 1e6. Default: 10.
    Q_PROPERTY(double gridSize READ gridSize WRITE setGridSize NOTIFY gridSizeChanged)
    /// Whether the grid is shown. Default: true.
    Q_PROPERTY(bool gridVisible READ isGridVisible WRITE setGridVisible NOTIFY gridVisibleChanged)
    /// Whether shapes snap to the grid when they are moved, resized or drawn. Default: false.
    Q_PROPERTY(bool snapToGrid READ snapsToGrid WRITE setSnapToGrid NOTIFY snapToGridChanged)
    /// Whether shapes snap to nearby shapes when they are moved, resized or drawn. Default: false.
    Q_PROPERTY(bool snapToShapes READ snapsToShapes WRITE setSnapToShapes NOTIFY snapToShapesChanged)
    /// Whether moved shapes snap to equal gaps, and resized or drawn shapes to equal sizes. Default: false.
    Q_PROPERTY(bool snapToSpacing READ snapsToSpacing WRITE setSnapToSpacing NOTIFY snapToSpacingChanged)
    /// Whether rotated shapes snap to the angles of nearby shapes. Default: false.
    Q_PROPERTY(bool snapToAngles READ snapsToAngles WRITE setSnapToAngles NOTIFY snapToAnglesChanged)
    /// Whether coordinates, sizes and angles that snap to nothing else are rounded. Default: false.
    Q_PROPERTY(
        bool snapToRoundNumbers READ snapsToRoundNumbers WRITE setSnapToRoundNumbers NOTIFY snapToRoundNumbersChanged)
    /// The maximum snap distance for shapes, gaps and angles, from 1 to 50 view pixels. Snapping to the grid has no
    /// maximum distance. Default: 6.
    Q_PROPERTY(double snapTolerance READ snapTolerance WRITE setSnapTolerance NOTIFY snapToleranceChanged)
    /// Whether collisions are shown never, during drags, or always. Default: CollisionsWhileDragging.
    Q_PROPERTY(Trammel::EditorEnums::CollisionMode showCollisions READ showCollisions WRITE setShowCollisions NOTIFY
                   showCollisionsChanged)
    /// Whether the collisions of locked shapes are shown. Default: false.
    Q_PROPERTY(bool showLockedCollisions READ showsLockedCollisions WRITE setShowLockedCollisions NOTIFY
                   showLockedCollisionsChanged)
    /// Whether a shape inside a filled shape collides with it. Default: false.
    Q_PROPERTY(bool showInnerCollisions READ showsInnerCollisions WRITE setShowInnerCollisions NOTIFY
                   showInnerCollisionsChanged)
    /// Whether the collisions of texts without a fill and an outline are shown. Default: false.
    Q_PROPERTY(
        bool showTextCollisions READ showsTextCollisions WRITE setShowTextCollisions NOTIFY showTextCollisionsChanged)
    /// Whether the collisions of lines, of shapes without a fill and of other shapes that are not solid are shown. See
    /// Shape::isSolid(). Default: false.
    Q_PROPERTY(
        bool showOpenCollisions READ showsOpenCollisions WRITE setShowOpenCollisions NOTIFY showOpenCollisionsChanged)
    /// Overlaps up to this depth, in scene units, are not collisions. Default: 1e-6.
    Q_PROPERTY(double leastCollisionDepth READ leastCollisionDepth WRITE setLeastCollisionDepth NOTIFY
                   leastCollisionDepthChanged)
    /// Whether the user can make shapes overlap by dragging, resizing, rotating, arrow keys or inserting. Otherwise,
    /// shapes stop at the first touch, slide along the shapes that they touch, or push them aside. See Shape::isSolid()
    /// for the shapes that count. While Space is held, dragged shapes may overlap others. Default: AllowOverlap.
    Q_PROPERTY(
        Trammel::EditorEnums::OverlapMode overlapMode READ overlapMode WRITE setOverlapMode NOTIFY overlapModeChanged)
    /// How many shapes in a row PushNeighbors pushes aside, from 1 to 8: with 1, it pushes the neighbors of the dragged
    /// shapes, but not their neighbors in turn. Default: 1.
    Q_PROPERTY(int pushDepth READ pushDepth WRITE setPushDepth NOTIFY pushDepthChanged)
    /// The distance that shapes keep from each other unless overlapMode is AllowOverlap, in scene units, from 0 to 1e6.
    /// Shapes that are nearer already do not come nearer still. Default: 0.
    Q_PROPERTY(double clearance READ clearance WRITE setClearance NOTIFY clearanceChanged)
    /// Whether a dragged shape jumps over an obstacle to a free place under the pointer, once the pointer is half of
    /// the shape's extent ahead of the shape. It never jumps over locked shapes or out of holding shapes. Default:
    /// true.
    Q_PROPERTY(bool hopsOverObstacles READ hopsOverObstacles WRITE setHopsOverObstacles NOTIFY hopsOverObstaclesChanged)
    /// The page in scene units, as a sheet of paper with the grid; null for none. It is part of the view and not of the
    /// document. Shapes may lie beside it: setPlacementConstraint() can prevent that. An empty rectangle is null; one
    /// that is not finite is ignored. Default: null.
    Q_PROPERTY(QRectF page READ page WRITE setPage NOTIFY pageChanged)
    /// The color below the page and the drawing; an invalid color for that of the palette. Pictures do not show it.
    /// Default: invalid.
    Q_PROPERTY(QColor backgroundColor READ backgroundColor WRITE setBackgroundColor NOTIFY backgroundColorChanged)
    /// Whether scroll bars show the position of the view on drawingBounds(). They do not limit the view. Default:
    /// false.
    Q_PROPERTY(
        bool scrollBarsVisible READ areScrollBarsVisible WRITE setScrollBarsVisible NOTIFY scrollBarsVisibleChanged)
    /// View pixels per scene unit, from SmallestZoom to LargestZoom. Default: 1.
    Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    /// The rotation of the view, in degrees, clockwise, in [0, 360). Rubber bands, handles and the grid follow it.
    /// Default: 0.
    Q_PROPERTY(double viewRotation READ viewRotation WRITE setViewRotation NOTIFY viewRotationChanged)
    /// Whether a button that leads back to the drawing is shown while no shape is in view. Default: true.
    Q_PROPERTY(bool returnButtonEnabled READ isReturnButtonEnabled WRITE setReturnButtonEnabled NOTIFY
                   returnButtonEnabledChanged)
    /// The fill of new shapes; an invalid color for no fill. Setting it replaces a gradient, of which it is the mean
    /// color: see shapeFill(). Default: a light blue.
    Q_PROPERTY(QColor fillColor READ fillColor WRITE setFillColor NOTIFY fillColorChanged)
    /// The line of new shapes; an invalid color for no line. Default: dark gray.
    Q_PROPERTY(QColor strokeColor READ strokeColor WRITE setStrokeColor NOTIFY strokeColorChanged)
    /// The width of the line of new shapes in scene units, from 0 to 1e9. Default: 1.
    Q_PROPERTY(double strokeWidth READ strokeWidth WRITE setStrokeWidth NOTIFY strokeWidthChanged)
    /// The style of the line of new shapes, except for custom dashes. Default: Qt::SolidLine.
    Q_PROPERTY(Qt::PenStyle strokeStyle READ strokeStyle WRITE setStrokeStyle NOTIFY strokeStyleChanged)
    /// The opacity of new shapes, from 0 to 1. See Shape::opacity. Default: 1.
    Q_PROPERTY(double shapeOpacity READ shapeOpacity WRITE setShapeOpacity NOTIFY shapeOpacityChanged)
    /// The color of the shadow of new shapes that are not lines, with alpha; invalid for no shadow. See Shadow.
    /// Default: invalid.
    Q_PROPERTY(QColor shadowColor READ shadowColor WRITE setShadowColor NOTIFY shadowColorChanged)
    /// The offset of this shadow in the directions of the scene, from -1e6 to 1e6. Default: (0, 4).
    Q_PROPERTY(QPointF shadowOffset READ shadowOffset WRITE setShadowOffset NOTIFY shadowOffsetChanged)
    /// The blur radius of this shadow in scene units, from 0 to 1e6. Default: 8.
    Q_PROPERTY(double shadowBlurRadius READ shadowBlurRadius WRITE setShadowBlurRadius NOTIFY shadowBlurRadiusChanged)
    /// The line of new connectors: straight, with right angles, with rounded right angles, or curved. Default:
    /// StraightConnectors.
    Q_PROPERTY(Trammel::EditorEnums::ConnectorLine connectorLine READ connectorLine WRITE setConnectorLine NOTIFY
                   connectorLineChanged)
    /// How new connectors pass over the connectors below them. Default: NoJumps.
    Q_PROPERTY(Trammel::EditorEnums::ConnectorJumps connectorJumps READ connectorJumps WRITE setConnectorJumps NOTIFY
                   connectorJumpsChanged)
    /// Whether the shape under the pointer shows four handles next to its sides. A drag from a handle draws a
    /// connector, and a click adds a connected shape of the same kind. Default: true.
    Q_PROPERTY(bool connectHandlesEnabled READ areConnectHandlesEnabled WRITE setConnectHandlesEnabled NOTIFY
                   connectHandlesEnabledChanged)
    /// Whether a drag from such a handle to empty canvas adds a shape at the end of the connector. Otherwise the end is
    /// free. Default: true.
    Q_PROPERTY(bool connectorsAddShapes READ connectorsAddShapes WRITE setConnectorsAddShapes NOTIFY
                   connectorsAddShapesChanged)
    /// Disables editing by the user; the API still works. Selecting, zooming and panning stay possible. Default: false.
    Q_PROPERTY(bool readOnly READ isReadOnly WRITE setReadOnly NOTIFY readOnlyChanged)
    /// Whether activating a shape starts to edit its vertices or its text: see shapeActivated(). If false, the
    /// application can open something of its own instead. Default: true.
    Q_PROPERTY(bool editsOnActivation READ editsOnActivation WRITE setEditsOnActivation NOTIFY editsOnActivationChanged)
    /// Whether openLink() opens web pages and mail addresses with QDesktopServices. Default: false.
    Q_PROPERTY(bool opensLinks READ opensLinks WRITE setOpensLinks NOTIFY opensLinksChanged)
    /// The document as the text of a file. Default: empty.
    Q_PROPERTY(QByteArray drawing READ drawing WRITE setDrawing NOTIFY drawingChanged)
    /// Why the text that was set last could not be read; empty if it could, or if it is no longer kept. Read-only.
    Q_PROPERTY(QString drawingErrorString READ drawingErrorString NOTIFY drawingChanged STORED false)

public:
    // These make the values available as members of ShapeEditor, such as ShapeEditor::Ellipse and ShapeEditor::Enclose.
    using enum EditorEnums::ToolKind;
    using enum EditorEnums::RubberBandMode;
    using enum EditorEnums::WheelMode;
    using enum EditorEnums::CollisionMode;
    using enum EditorEnums::ConnectorLine;
    using enum EditorEnums::ConnectorJumps;
    using enum EditorEnums::OverlapMode;
    /// CanvasShortcuts are the shortcuts without Ctrl, Alt and Meta, such as V for the select tool. The others, such as
    /// Ctrl+Z, are left to the host. Keys that the tools handle, such as arrows, Delete and Escape, always work on the
    /// canvas. An action that a host makes invisible has no shortcut, and is in no menu of the editor.
    enum Shortcuts : int { AllShortcuts, CanvasShortcuts, NoShortcuts };
    Q_ENUM(Shortcuts)
    using Handle = EditorEnums::Handle;
    /// Ready-made actions for a host's menus and tool bars. Shortcuts work while the focus is in the editor or its
    /// children. While the canvas has the focus, an enabled action of the editor takes precedence over a host's action
    /// with the same shortcut.
    using Action = EditorActionEnum::Action;

    static constexpr double SmallestZoom = 1e-4;
    static constexpr double LargestZoom = 1e4;

    /// Creates an editor with an empty document of its own.
    Q_INVOKABLE explicit ShapeEditor(QWidget *parent = nullptr);
    ~ShapeEditor() override;

    /// Never null: the document that was set, as long as it exists, otherwise the editor's own document.
    Document *document() const;
    /// Borrows a document; null returns to the editor's own. Ends a gesture in progress.
    void setDocument(Document *document);
    Selection *selection() const;
    /// The object name of an action is that of the value with a small letter, such as "alignLeft", in every language.
    QAction *action(Action action) const;

    ToolKind tool() const;
    QString ownKind() const;
    /// Uses a tool of the application, which becomes the current one. It is borrowed, and belongs to one editor at a
    /// time. setTool() returns to it after another tool. Null, and deleting the tool, return to the select tool. The
    /// tool also stays in a read-only editor: see CustomTool::isReadOnly().
    void setCustomTool(CustomTool *tool);
    /// The tool that was set; null for none.
    CustomTool *customTool() const;
    /// The shape whose vertices are being edited; null for none.
    ShapeId editedShape() const;
    /// The shape whose text is being edited; null for none.
    ShapeId editedText() const;
    RubberBandMode rubberBandMode() const;
    WheelMode wheelMode() const;
    Shortcuts shortcuts() const;
    double gridSize() const;
    bool isGridVisible() const;
    bool snapsToGrid() const;
    /// Dragged and drawn shapes snap to the corners, edges, middles and outermost points of nearby shapes, including
    /// rotated ones. Guides show the alignment.
    bool snapsToShapes() const;
    /// Moved shapes snap to gaps as wide as other gaps in their row or column. Resized and drawn shapes snap to the
    /// widths and heights of nearby shapes.
    bool snapsToSpacing() const;
    /// Rotated shapes snap to the angles of nearby shapes, and to the axes of the scene and of the view.
    bool snapsToAngles() const;
    /// Drawn points, resized frames, moves and rotations are rounded to multiples of the largest power of ten that is
    /// less than the movement of the pointer by a pixel: to whole units at the actual size, to tenths at a zoom of 10.
    /// Everything else that snaps takes precedence.
    bool snapsToRoundNumbers() const;
    double snapTolerance() const;
    /// Which collisions are shown. Hidden shapes never collide.
    CollisionMode showCollisions() const;
    /// Locked shapes are often backgrounds and walls, so their collisions are shown only on request.
    bool showsLockedCollisions() const;
    /// A shape that lies completely inside a filled shape, such as a chair on a floor, collides with it only on
    /// request. Two shapes with equal outlines always collide.
    bool showsInnerCollisions() const;
    /// Shapes that consist of their text only, without a fill and an outline, collide only on request.
    bool showsTextCollisions() const;
    /// Shapes that do not block others, such as a rug that is drawn as a line, collide only on request.
    bool showsOpenCollisions() const;
    double leastCollisionDepth() const;
    OverlapMode overlapMode() const;
    int pushDepth() const;
    double clearance() const;
    bool hopsOverObstacles() const;
    /// Limits where the user can place shapes, by drags, keys and numbers. Unless shapes may overlap, a place must be
    /// allowed by both the constraint and the overlap mode. Shapes that are drawn or pasted are not limited. An empty
    /// function removes the constraint.
    void setPlacementConstraint(const PlacementConstraint &constraint);
    PlacementConstraint placementConstraint() const;
    /// The number of colliding pairs, among the collisions that are shown.
    int collisionCount() const;
    /// False if some pairs are not counted: because very many shapes overlap in one area, or because the collisions of
    /// an outline with 10,000 points or more lag behind, on another thread. In this case collisionCount() is a
    /// lower bound.
    bool countsAllCollisions() const;
    /// The shapes with which this one collides, among the collisions that are shown.
    ShapeIds collidingWith(ShapeId id) const;
    /// The position of a handle of the selection, in view coordinates; none while it is not shown.
    std::optional<QPointF> handlePosition(Handle handle) const;
    /// The pivot about which the selection rotates, in scene coordinates; none while it is the center of the selection.
    std::optional<QPointF> pivot() const;
    /// Moves the pivot to a position in the scene; none resets it to the center. The change is not undoable. A change
    /// of the selection resets the pivot. Returns false if the select tool is not active, a gesture is in progress, the
    /// selection cannot be rotated, or the position is not finite.
    bool setPivot(const std::optional<QPointF> &scenePos);
    /// Shows the handles of the gradient of the only selected shape instead of those of its frame, until the selection
    /// or the tool changes, or the user presses Escape. The inspector calls this function when the user edits the
    /// colors. Returns whether the handles are shown.
    bool showGradientHandles(bool show);
    double zoom() const;
    QRectF page() const;
    /// A picture that fills the page, such as a floor plan; null for none. It is part of the view, like the page.
    void setPagePicture(const QImage &picture);
    QImage pagePicture() const;
    QColor backgroundColor() const;
    bool areScrollBarsVisible() const;
    /// The bounds of all shapes and of the page, which zoomToFit() shows; null for none.
    QRectF drawingBounds() const;
    bool isReturnButtonEnabled() const;
    bool areConnectHandlesEnabled() const;
    bool connectorsAddShapes() const;
    bool isReadOnly() const;
    bool editsOnActivation() const;
    bool opensLinks() const;
    QColor fillColor() const;
    /// The fill of new shapes, which may be a gradient. Invalid gradients are ignored.
    Fill shapeFill() const;
    /// The form of new lines. The inspector sets it together with that of the selected shapes.
    LineForm lineForm() const;
    /// The style of the text of new shapes. The text tool draws texts with this style, but with its own alignment,
    /// wrapping and overflow. The inspector and the actions set the font, the size, the weight, the slant, the lines,
    /// the color and the line spacing together with those of the selected shapes.
    TextStyle textStyle() const;
    /// Whether a style that the user chooses applies to new shapes only: nothing is selected, or a drawing tool is
    /// active.
    bool stylesNewShapes() const;
    /// The line of new shapes.
    QColor strokeColor() const;
    double strokeWidth() const;
    Qt::PenStyle strokeStyle() const;
    double shapeOpacity() const;
    QColor shadowColor() const;
    QPointF shadowOffset() const;
    double shadowBlurRadius() const;
    /// The three properties above as one value.
    Shadow shapeShadow() const;
    ConnectorLine connectorLine() const;
    ConnectorJumps connectorJumps() const;

    /// Changes the zoom and keeps the scene point at a view position in place.
    void zoomAt(double zoom, QPointF viewPos);
    /// Shows a rectangle of the scene, with a margin.
    void zoomTo(const QRectF &sceneRect);
    double viewRotation() const;

    /// The document as the text of a file (JSON in UTF-8), for forms and settings; empty for an empty document. Setting
    /// it replaces the contents of the document, as loading does, and then shows the whole drawing. If the property
    /// zoom has been set, this zoom is kept and the drawing is centered. A text that cannot be read leaves an empty
    /// document and is kept unchanged until shapes are added or another text is set. A qWarning() reports the reason,
    /// once for each such text.
    QByteArray drawing() const;
    QString drawingErrorString() const;

    /// Access to the scene, for an application's own items above (z > 1000) or below (z < 0) the shapes, and to the
    /// view for its settings. Items of the scene with 0 <= z <= 1000 belong to the editor. clear() deletes them with
    /// all others; the editor creates new ones when control returns to the event loop. Mouse events that an item above
    /// the shapes accepts (a movable one, for example) do not reach the tools. The canvas is unbounded and does not use
    /// the scroll bars of QGraphicsView, so that QGraphicsView::centerOn() has no effect: use zoomTo().
    QGraphicsScene *scene() const;
    QGraphicsView *view() const;
    /// The graphics item that represents a shape, created by the first call: a parent for labels, effects and tool tips
    /// of the shape. It has the shape's position, rotation, bounding rectangle, shape(), visibility and selected state,
    /// and follows them. It paints nothing, accepts no mouse events, lies above all shapes, and is deleted with the
    /// shape. Null for an unknown id. Select the shape with selection(); setSelected() of the item has no effect.
    QGraphicsItem *item(ShapeId id) const;
    /// Map between view coordinates, which are pixels of the view's viewport, and scene coordinates.
    QPointF mapToScene(QPointF viewPos) const;
    QPointF mapFromScene(QPointF scenePos) const;
    /// A description of the actions that are available to the user, for a status bar. After a refused change, the
    /// reason. An action that the permissions of the selected shapes deny is disabled, and gives no reason.
    QString hint() const;
    /// Creates the menu that a right click opens at a view position, for a host's own contextMenuEvent() or
    /// customContextMenuRequested(). The position of a request by the context menu key is the center of the selected
    /// shapes, as far as it is in the view. The caller owns the menu and may add to it. If the shape that a click at
    /// this position selects is not selected yet, its group or the shape itself is selected first. Where no shape is,
    /// outside of the bounds of the selected shapes, the selection is cleared. Returns null if a slot that reacts to
    /// this deletes the editor. To disable the menu, set contextMenuPolicy.
    QMenu *createContextMenu(QPointF viewPos);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void setTool(Trammel::EditorEnums::ToolKind tool);
    /// Ends the tool OwnKind if the name is empty.
    void setOwnKind(const QString &name);
    /// Starts to edit the vertices of a polygon, polyline or path that can be selected, as a double click on it does:
    /// selects it alone, in its group. Other ids are ignored. The editing ends with a null id, when the tool or the
    /// selection changes, and when the shape is removed, locked or hidden.
    void editVertices(Trammel::ShapeId id);
    /// Starts to edit the text of a shape that can be selected, directly on the shape, as a double click or F2 does:
    /// selects it alone, in its group. Other ids are ignored. The editing ends with a null id, for the reasons given at
    /// editVertices(), and when the editor loses the focus, except to a menu or to the fields for text styles of a
    /// ShapeInspector. The text typed so far is kept, in one undo step.
    void editText(Trammel::ShapeId id);
    /// Emits linkActivated() if the shape has a link.
    void openLink(Trammel::ShapeId id);
    void setRubberBandMode(Trammel::EditorEnums::RubberBandMode mode);
    void setWheelMode(Trammel::EditorEnums::WheelMode mode);
    /// Sets or removes the shortcuts of the actions. Shortcuts that a host has set on an action are kept.
    void setShortcuts(Trammel::ShapeEditor::Shortcuts shortcuts);
    void setGridSize(double size);
    void setGridVisible(bool visible);
    void setSnapToGrid(bool snap);
    void setSnapToShapes(bool snap);
    void setSnapToSpacing(bool snap);
    void setSnapToAngles(bool snap);
    void setSnapToRoundNumbers(bool snap);
    void setSnapTolerance(double pixels);
    void setShowCollisions(Trammel::EditorEnums::CollisionMode mode);
    void setShowLockedCollisions(bool show);
    void setShowInnerCollisions(bool show);
    void setShowTextCollisions(bool show);
    void setShowOpenCollisions(bool show);
    void setLeastCollisionDepth(double depth);
    void setPage(const QRectF &page);
    void setBackgroundColor(const QColor &color);
    void setScrollBarsVisible(bool visible);
    void setZoom(double zoom);
    void setViewRotation(double degrees);
    void setReturnButtonEnabled(bool enabled);
    void setConnectHandlesEnabled(bool enabled);
    void setConnectorsAddShapes(bool add);
    void setOverlapMode(Trammel::EditorEnums::OverlapMode mode);
    void setPushDepth(int depth);
    void setClearance(double distance);
    void setHopsOverObstacles(bool hop);
    void setReadOnly(bool readOnly);
    void setEditsOnActivation(bool edits);
    void setOpensLinks(bool opens);
    void setFillColor(const QColor &color);
    void setShapeFill(const Trammel::Fill &fill);
    /// A form that a document would refuse is ignored.
    void setLineForm(const Trammel::LineForm &form);
    /// A style that a document would refuse is ignored. A new text that is being typed gets the style, too.
    void setTextStyle(const Trammel::TextStyle &style);
    void setStrokeColor(const QColor &color);
    void setStrokeWidth(double width);
    void setStrokeStyle(Qt::PenStyle style);
    void setShapeOpacity(double opacity);
    void setShadowColor(const QColor &color);
    void setShadowOffset(QPointF offset);
    void setShadowBlurRadius(double radius);
    /// Values that a document would refuse are ignored.
    void setShapeShadow(const Trammel::Shadow &shadow);
    void setConnectorLine(Trammel::EditorEnums::ConnectorLine line);
    void setConnectorJumps(Trammel::EditorEnums::ConnectorJumps jumps);
    void setDrawing(const QByteArray &drawing);
    void zoomToFit();
    void zoomToSelection();
    /// Centers the view on a position in the scene, at the current zoom.
    void centerOn(QPointF scenePos);
    // These slots trigger the actions of the same names, for the buttons of a form. Undo and redo restore the
    // selection, in this editor only: see Selection.
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
    void toolChanged(Trammel::EditorEnums::ToolKind tool);
    void ownKindChanged(const QString &name);
    /// Vertex editing has started, ended or changed to another shape. The id is null if no shape is being edited.
    void editedShapeChanged(Trammel::ShapeId id);
    /// Text editing has started, ended or changed to another shape. The id is null if no text is being edited.
    void editedTextChanged(Trammel::ShapeId id);
    void rubberBandModeChanged(Trammel::EditorEnums::RubberBandMode mode);
    void wheelModeChanged(Trammel::EditorEnums::WheelMode mode);
    void shortcutsChanged(Trammel::ShapeEditor::Shortcuts shortcuts);
    void gridSizeChanged(double size);
    void gridVisibleChanged(bool visible);
    void snapToGridChanged(bool snap);
    void snapToShapesChanged(bool snap);
    void snapToSpacingChanged(bool snap);
    void snapToAnglesChanged(bool snap);
    void snapToRoundNumbersChanged(bool snap);
    void snapToleranceChanged(double pixels);
    void showCollisionsChanged(Trammel::EditorEnums::CollisionMode mode);
    void showLockedCollisionsChanged(bool show);
    void showInnerCollisionsChanged(bool show);
    void showTextCollisionsChanged(bool show);
    void showOpenCollisionsChanged(bool show);
    void leastCollisionDepthChanged(double depth);
    void overlapModeChanged(Trammel::EditorEnums::OverlapMode mode);
    void pushDepthChanged(int depth);
    void clearanceChanged(double distance);
    void hopsOverObstaclesChanged(bool hop);
    void pageChanged(const QRectF &page);
    void backgroundColorChanged(const QColor &color);
    void scrollBarsVisibleChanged(bool visible);
    void zoomChanged(double zoom);
    void viewRotationChanged(double degrees);
    /// The view shows another part of the scene: it was moved, zoomed, rotated or resized.
    void viewChanged();
    void returnButtonEnabledChanged(bool enabled);
    void connectHandlesEnabledChanged(bool enabled);
    void connectorsAddShapesChanged(bool add);
    void readOnlyChanged(bool readOnly);
    void editsOnActivationChanged(bool edits);
    void opensLinksChanged(bool opens);
    void fillColorChanged(const QColor &color);
    void shapeFillChanged(const Trammel::Fill &fill);
    void lineFormChanged(const Trammel::LineForm &form);
    void textStyleChanged(const Trammel::TextStyle &style);
    void strokeColorChanged(const QColor &color);
    void strokeWidthChanged(double width);
    void strokeStyleChanged(Qt::PenStyle style);
    void shapeOpacityChanged(double opacity);
    void shadowColorChanged(const QColor &color);
    void shadowOffsetChanged(QPointF offset);
    void shadowBlurRadiusChanged(double radius);
    void connectorLineChanged(Trammel::EditorEnums::ConnectorLine line);
    void connectorJumpsChanged(Trammel::EditorEnums::ConnectorJumps jumps);
    /// The drawing has changed, or its text has become readable or unreadable.
    void drawingChanged();
    /// Undo has become available or unavailable. Initially unavailable; always unavailable in a read-only editor.
    void undoAvailable(bool available);
    void redoAvailable(bool available);
    /// The selection is no longer empty, or has become empty. Initially empty.
    void copyAvailable(bool available);
    /// Emitted once per gesture.
    void selectionChanged();
    void collisionsChanged();
    /// The pointer has moved to this position in the scene.
    void pointerMoved(QPointF scenePos);
    void hintChanged(const QString &hint);
    /// The user has clicked a shape with the left button: pressed and released it without a drag, with the select tool
    /// or the lasso. In a group, this is the member under the pointer. The selection has changed already. Emitted in a
    /// read-only editor, too, as are the next two signals. A double click is one click, then one activation.
    void shapeClicked(Trammel::ShapeId id);
    /// The user has double-clicked a selected shape, or pressed Enter while it was the only selected one. A double
    /// click on a group enters the group instead, as does Enter. The editing of the vertices or the text starts when
    /// the slots return: see editsOnActivation.
    void shapeActivated(Trammel::ShapeId id);
    /// The pointer has moved onto another shape, or off all shapes, with the select tool or the lasso. Null for none.
    void shapeHovered(Trammel::ShapeId id);
    /// The user has opened the link of a shape, with the action or, in a read-only editor, by a click. The URL has the
    /// scheme http, https or mailto, or is relative to the folder of the drawing. Relative URLs are never opened by the
    /// editor: check what kind of file it is, since some systems run programs when they open them.
    void linkActivated(Trammel::ShapeId id, const QUrl &url);
    /// The user has started to drag shapes, their handles or their vertices, which changes the document until the
    /// gesture ends. Drawing a new shape, a rubber band and steps by keys are no gestures.
    void gestureStarted();
    /// The gesture has ended. If anything has changed, the undo stack has one new step.
    void gestureCommitted();
    /// The user, the application or the loss of the focus has ended the gesture, and the document is as before it.
    void gestureCanceled();
    /// The document has refused a change that a menu, a key or a tool requested, such as pasting something that is not
    /// a drawing. The hint shows the reason until the next press of a mouse button or a key.
    void changeRefused(const QString &reason);
    /// Something has happened that is otherwise only seen, such as a change of the overlap mode. A gesture announces at
    /// most once that it pushes shapes aside, and at most once what stops it. The editor also passes the message to
    /// screen readers.
    void announced(const QString &message);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    friend class EditorActions;
    friend class PlacingDialog;
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
