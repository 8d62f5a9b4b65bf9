#pragma once

#include "widgets/accessibility/accessibledrawing_p.h"
#include "widgets/actions/editoractions_p.h"
#include "widgets/editor/drawingtext_p.h"
#include "widgets/interaction/collisions/collisiontracker_p.h"
#include "widgets/interaction/context/lifetime_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/tools/texttool_p.h"
#include "widgets/interaction/tools/toolfactory_p.h"
#include "widgets/interaction/tools/vertextool_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include "widgets/view/canvas/textfield_p.h"
#include "widgets/view/layers/gridlayer_p.h"
#include "widgets/view/layers/overlaylayer_p.h"
#include "widgets/view/layers/selectionlayer_p.h"
#include "widgets/view/layers/shapeitems_p.h"
#include "widgets/view/layers/shapelayer_p.h"
#include <trammel/shapeeditor.h>

#include <QtWidgets/QGraphicsScene>

#include <array>

namespace Trammel {

class CustomToolHost;
class ReturnButton;
class ScrollBars;
class SelectTool;

class ShapeEditor::Private
{
public:
    static constexpr std::size_t ToolCount = std::size_t(ToolKind::Custom) + 1;

    explicit Private(ShapeEditor &shapeEditor);

    bool isEditingVertices() const { return !vertexTool.shape().isNull(); }
    SelectTool &selectTool();
    CustomToolHost &customToolHost();
    Tool &currentTool();
    void makeTools();
    /// Creates the layers that are missing.
    void makeLayers();
    QList<Layer *> layers() const;
    bool isEditingText() const { return textTool.isEditing(); }
    /// Deactivates the current tool before the document or the tool changes: see makeTool(). This ends the editing of
    /// vertices and of text.
    void rest();
    void resume();
    void useDocument(Document &document);
    /// Shows the document that was set or the editor's own, after a change from one to the other.
    void showDocument();
    /// Selects a shape alone and starts a tool that replaces the select tool. The function gives the shape to the tool.
    template <class EditingTool> void edit(EditingTool &tool, ShapeId id, const std::function<void()> &prepare);
    void editText(const TextTarget &target);
    /// Starts typing a text that is added to the document when it is not empty.
    void typeNewText(const Shape &shape);
    void onTextAdded();
    void updateTextField();
    void placeTextField();
    void onViewChanged();
    /// See createContextMenu(). The selection can be kept.
    QMenu *makeContextMenu(QPointF viewPos, bool keepsSelection);
    /// The center of the selected shapes, or the nearest point of the view; without a selection, the center of the
    /// view.
    QPointF keyPlace() const;
    void updateHint();
    /// The hint of the tool has changed, or the document has refused a change by the tool.
    void onToolHintChanged();
    void clearRefusal();
    /// Returns false if nothing has changed, or if a slot has deleted the editor.
    bool setCollisionRule(bool PairRule::*part, bool isOn);
    /// The tool tip of the shape at a view position, as rich text; empty for none.
    QString toolTipAt(QPointF viewPos) const;
    /// Ends everything in progress before the editor is deleted.
    void retire();

    ShapeEditor &q;
    /// Whether the editor is being or has been deleted. Its parts exist as long as they are in use: see Lifetime.
    bool isGone = false;
    Lifetime lifetime;
    Document own;
    QPointer<Document> borrowed;
    /// The document whose changes are forwarded as signals.
    QPointer<Document> watched;
    Selection selection;
    Overlay overlay;
    CollisionTracker collisions;
    ToolContext context;
    QGraphicsScene scene;
    // The scene owns the layers, and its clear() deletes them: see makeLayers().
    QPointer<GridLayer> grid;
    QPointer<ShapeLayer> shapes;
    std::unique_ptr<ShapeItems> items;
    QPointer<SelectionLayer> outlines;
    QPointer<OverlayLayer> traces;
    bool isGridVisible = true;
    QRectF page;
    QImage pagePicture;
    QColor backgroundColor;
    Canvas *canvas = nullptr;
    /// Children of the editor.
    ReturnButton *returnButton = nullptr;
    ScrollBars *scrollBars = nullptr;
    std::array<std::unique_ptr<Tool>, ToolCount> tools;
    ToolKind kind = Select;
    /// These replace the select tool while they have a shape.
    VertexTool vertexTool{context};
    TextTool textTool{context};
    ShapeId editedShape;
    ShapeId editedText;
    /// Owned by the scene; deleted when the editing of the text ends.
    QPointer<TextField> textField;
    std::unique_ptr<EditorActions> actions;
#if QT_CONFIG(accessibility)
    std::unique_ptr<AccessibleDrawing> accessibility;
#endif
    DrawingText drawing;
    /// The zoom that was set as a property, at which a form's drawing is shown.
    std::optional<double> chosenZoom;
    double zoom = 1;
    double rotation = 0;
    QString hint;
    bool opensLinks = false;
    Shortcuts shortcuts = AllShortcuts;
    QString ownKind;
};

} // namespace Trammel
