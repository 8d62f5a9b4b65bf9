#pragma once

#include <trammel/graphlayout.h>
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>
#include <trammel/textstyle.h>

#include <QtCore/QList>
#include <QtGui/QKeySequence>

#include <optional>

namespace Trammel {

class Canvas;
class ClipboardActions;
class DocumentState;
class TextTool;
class VertexTool;
struct ToolContext;

/// An icon as paths on a grid of 24 by 24 units. The path commands M x y, L x y, C x1 y1 x2 y2 x y and Z are those of
/// SVG. R x y width height radius adds a rounded rectangle, and E center-x center-y radius-x radius-y an ellipse. Areas
/// are filled, lines are stroked, and dashes are stroked with a dash pattern.
struct ActionIcon
{
    const char *lines = "";
    const char *areas = "";
    const char *dashes = "";
};

/// The state of an editor, which determines the actions that are enabled.
struct ActionState
{
    bool isEditable = false;
    bool hasShapes = false;
    bool hasSelection = false;
    /// The numbers of selected units, and of the single shapes among them.
    int unitCount = 0;
    int shapeCount = 0;
    /// The numbers of those that may be moved, rotated and resized, and whether one may be deleted.
    int movableUnits = 0;
    int rotatableUnits = 0;
    int resizableShapes = 0;
    bool canDelete = false;
    bool hasSelectedGroups = false;
    /// Whether at least two of the selected shapes are no connectors.
    bool canConnect = false;
    /// Whether a single shape is selected that connectors can be drawn from.
    bool canAddConnected = false;
    /// Whether exactly one shape is selected that is no line, or one connector.
    bool canGo = false;
    /// Whether a selected connector has pins. Only the first of many shapes are examined.
    bool hasPins = false;
    /// Likewise, whether one has a text.
    bool hasLabels = false;
    bool hasLocked = false;
    bool hasHidden = false;
    bool canUndo = false;
    bool canRedo = false;
    bool canPaste = false;
    bool canEditVertices = false;
    bool canEditText = false;
    bool isTyping = false;
    bool canConvertToPath = false;
    /// Whether at least two selected shapes can be combined. Only the first of many shapes are examined.
    bool canCombine = false;
    /// Whether a selected shape is a container with anything in it. Only the first of many shapes are examined.
    bool canCollapse = false;
    /// Whether a selected shape has compartments, and whether one has several. Only the first of many shapes are
    /// examined.
    bool hasCompartments = false;
    bool hasFurtherCompartments = false;
    /// Whether a selected shape is a line or an open path that can be joined. Only the first of many shapes are
    /// examined.
    bool canJoin = false;
    /// Whether the vertices of a shape are being edited, and whether it is a path.
    bool isEditingVertices = false;
    bool hasCurves = false;
    bool hasOwnKind = false;
    /// Whether a single shape is selected that has a link.
    bool hasLink = false;
};

/// The text styles of the selected shapes, each once. All actions that depend on them share this list, since the
/// selection can be long.
class SelectedTextStyles
{
public:
    void update(const DocumentState &document, const ShapeIds &ids);
    /// Whether all styles have a property. Must follow update().
    bool all(const Document &document, bool (*isSet)(const TextStyle &style)) const;

private:
    quint64 m_revision = 0;
    ShapeIds m_ids;
    /// Nothing if there are many.
    std::optional<QList<TextStyle>> m_styles;
};

/// The parts of an editor that actions work on; borrowed.
struct ActionContext
{
    ShapeEditor &editor;
    ToolContext &tools;
    Canvas &canvas;
    VertexTool &vertexTool;
    TextTool &textTool;
    ClipboardActions &clipboard;
    GraphLayout &layout;
    const SelectedTextStyles &textStyles;
};

/// An action of an editor. A new action needs one row in a table, and a value of ShapeEditor::Action.
struct ActionRow
{
    /// The actions of each of these groups are mutually exclusive.
    enum class Group { None, Tools, Bands, Collisions, ConnectorLines, LineJumps, OverlapModes };

    ShapeEditor::Action action;
    ActionIcon icon;
    /// To be translated in the context "Trammel".
    const char *text;
    QList<QKeySequence> shortcuts;
    /// Null for an action that is always enabled.
    bool (*isEnabled)(const ActionState &state);
    /// Null for an action that opens a menu.
    void (*run)(const ActionContext &context, bool isOn);
    /// Null for an action that is not checkable.
    bool (*isChecked)(const ActionContext &context) = nullptr;
    Group group = Group::None;
    /// Whether the action ends text editing first. Actions that only change the view do not.
    bool endsTyping = true;
};

/// The rows of each menu.
QList<ActionRow> editRows();
QList<ActionRow> selectRows();
QList<ActionRow> viewRows();
QList<ActionRow> solidRows();
QList<ActionRow> toolRows();
QList<ActionRow> arrangeRows();
QList<ActionRow> combineRows();
QList<ActionRow> placingRows();
QList<ActionRow> textRows();
QList<ActionRow> styleRows();

/// The rows of all menus.
const QList<ActionRow> &actionTable();

/// Conditions that several actions have.
bool hasShapes(const ActionState &state);
bool hasSelection(const ActionState &state);
bool canChangeSelection(const ActionState &state);
bool canDelete(const ActionState &state);

/// Whether the user cannot give a shape of this kind another one: the kind denies something that another one allows.
bool keepsKind(const ShapeKind &kind);
/// Whether a selected shape can be changed to a kind by the user. Only the first of many shapes are checked.
bool canChangeKind(const ShapeEditor &editor, const ShapeKind &kind);
/// Changes the kind of the selected shapes that can be changed to it, as one undo step.
void changeKind(ShapeEditor &editor, const ShapeKind &kind);

/// The only selected shape if its vertices, or its text, can be edited; otherwise null.
ShapeId shapeWithVertices(const ActionContext &context);
ShapeId shapeWithText(const ActionContext &context);
/// Whether a selected shape can become a path. Only the first of many shapes are checked.
bool canConvertToPath(const ActionContext &context, const ShapeIds &shapes);
/// Whether at least two of the shapes can be combined. Only the first of many shapes are checked.
bool canCombineShapes(const Document &document, const ShapeIds &shapes);
/// The selected shapes that the user may replace by a joined one.
ShapeIds joinableShapes(const ShapeEditor &editor);
/// Whether the ends of any of the shapes can be joined. Only the first of many shapes are checked.
bool canJoinShapes(const Document &document, const ShapeIds &shapes);
/// Whether any of the shapes can be collapsed or expanded. Only the first of many shapes are checked.
bool canCollapse(const Document &document, const ShapeIds &shapes);
/// The groups that are selected as a whole. Containers do not count.
GroupIds selectedGroups(const Selection &selection);

} // namespace Trammel
