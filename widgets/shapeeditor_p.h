#pragma once

#include "widgets/drawingtext_p.h"
#include "widgets/editoractions_p.h"
#include "widgets/interaction/collisiontracker_p.h"
#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/texttool_p.h"
#include "widgets/interaction/toolbox_p.h"
#include "widgets/interaction/toolcontext_p.h"
#include "widgets/interaction/uses_p.h"
#include "widgets/interaction/vertextool_p.h"
#include "widgets/shapeeditor.h"
#include "widgets/view/canvas_p.h"
#include "widgets/view/gridlayer_p.h"
#include "widgets/view/overlaylayer_p.h"
#include "widgets/view/selectionlayer_p.h"
#include "widgets/view/shapeitems_p.h"
#include "widgets/view/shapelayer_p.h"
#include "widgets/view/textfield_p.h"

#include <QtWidgets/QGraphicsScene>

#include <array>

namespace Trammel {

class SelectTool;

/// The parts that an editor is made of.
class ShapeEditor::Private
{
public:
    static constexpr std::size_t ToolCount = 8;

    explicit Private(ShapeEditor &shapeEditor);

    bool isEditingVertices() const { return !vertexTool.shape().isNull(); }
    SelectTool &selectTool();
    Trammel::Tool &currentTool();
    void makeTools();
    /// Makes the layers that are not there.
    void makeLayers();
    QList<Layer *> layers() const;
    bool isEditingText() const { return !textTool.shape().isNull(); }
    /// The tool rests while the document or the tool becomes another one: see makeTool(). That ends the editing of
    /// vertices and of a text.
    void rest();
    void resume();
    void useDocument(Document &document);
    /// The one that was set or the editor's own, which is another one now.
    void showDocument();
    /// Selects a shape alone, and lets a tool have it that stands for the select tool.
    template <class EditingTool> void edit(EditingTool &tool, ShapeId id);
    void followText();
    void placeTextField();
    void followView();
    void followHint();
    /// Ends what is in progress, of an editor that is about to be deleted.
    void retire();

    ShapeEditor &q;
    /// The editor is being deleted, or was. Its parts stay as long as they are in use.
    bool isGone = false;
    Uses uses;
    Document own;
    QPointer<Document> borrowed;
    /// The one whose changes are told.
    QPointer<Document> watched;
    Selection selection;
    Overlay overlay;
    CollisionTracker collisions;
    ToolContext context;
    QGraphicsScene scene;
    // Layers belong to the scene, whose clear() deletes them: see makeLayers().
    QPointer<GridLayer> grid;
    QPointer<ShapeLayer> shapes;
    std::unique_ptr<ShapeItems> items;
    QPointer<SelectionLayer> outlines;
    QPointer<OverlayLayer> traces;
    bool isGridVisible = true;
    Canvas *canvas = nullptr;
    std::array<std::unique_ptr<Trammel::Tool>, ToolCount> tools;
    Tool kind = Tool::Select;
    /// These take the place of the select tool while they have a shape.
    VertexTool vertexTool{context};
    TextTool textTool{context};
    ShapeId editedShape;
    ShapeId editedText;
    /// Of the scene; gone when its time is over.
    QPointer<TextField> textField;
    std::unique_ptr<EditorActions> actions;
    DrawingText drawing;
    /// Set as a property, so that a form's drawing is shown at that size.
    std::optional<double> chosenZoom;
    double zoom = 1;
    double rotation = 0;
    QString hint;
    Shortcuts shortcuts = AllShortcuts;
    QString ownKind;
};

} // namespace Trammel
