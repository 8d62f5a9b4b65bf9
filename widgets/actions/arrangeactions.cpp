#include "widgets/actions/actiontable_p.h"

#include <trammel/arrangement.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <optional>
#include <utility>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// The selected shapes that may be changed.
struct Chosen
{
    Units units;
    /// All shapes in these units.
    ShapeIds shapes;
    /// The units that are single shapes, in the order of selection.
    ShapeIds singles;
    std::optional<QPointF> pivot;
};

template <Alignment alignment> void aligned(Document &document, const Chosen &chosen)
{
    align(document, chosen.units, alignment);
}

template <Spacing spacing, Qt::Orientation direction> void distributed(Document &document, const Chosen &chosen)
{
    distribute(document, chosen.units, spacing, direction);
}

template <int directions> void sized(Document &document, const Chosen &chosen)
{
    makeSameSize(document, chosen.singles, Qt::Orientations(directions));
}

template <Qt::Orientation direction> void flipped(Document &document, const Chosen &chosen)
{
    flip(document, chosen.shapes, direction);
}

template <int quarters> void quarterTurned(Document &document, const Chosen &chosen)
{
    turn(document, chosen.shapes, quarters, chosen.pivot);
}

void lock(Document &document, const Chosen &chosen)
{
    setLocked(document, chosen.units, true);
}

void unlock(Document &document, const Chosen &)
{
    unlockAll(document);
}

void show(Document &document, const Chosen &)
{
    showAll(document);
}

Chosen chosenIn(const ShapeEditor &editor, Permissions needed = Permissions::none())
{
    const Selection &selection = *editor.selection();
    Chosen chosen;
    chosen.shapes = selection.moved(needed);
    chosen.units = editor.document()->units(chosen.shapes, selection.enteredGroup());
    chosen.pivot = editor.pivot();
    chosen.singles = selection.ids();
    // Without groups, each of the selected shapes that may be changed is a unit.
    if (chosen.units.size() == chosen.singles.size() && editor.document()->groups().isEmpty())
        return chosen;
    ShapeIdSet singles;
    for (const Unit &unit : std::as_const(chosen.units)) {
        singles.insert(unit.shape);
        singles.insert(editor.document()->containerOf(unit.group));
    }
    chosen.singles.removeIf([&singles](ShapeId id) { return !singles.contains(id); });
    return chosen;
}

template <auto job, Permission... needed> void arranged(const ActionContext &context, bool)
{
    job(*context.editor.document(), chosenIn(context.editor, (Permissions::none() | ... | Permissions(needed))));
}

template <auto job> void rotated(const ActionContext &context, bool)
{
    const qsizetype count = context.editor.selection()->moved(Permission::Rotate).size();
    job(*context.editor.document(), chosenIn(context.editor, permissionsToRotate(count)));
}

// Hiding deselects shapes. They are deselected first, so that the selection changes only once, even if several groups
// are hidden one after the other.
void hide(const ActionContext &context, bool)
{
    const QPointer<Document> document(context.editor.document());
    const Chosen chosen = chosenIn(context.editor);
    context.editor.selection()->remove(chosen.shapes);
    // A slot may have deleted the document.
    if (document)
        setHidden(*document, chosen.units, true);
}

template <Document::Place place> void reorder(const ActionContext &context, bool)
{
    const Selection &selection = *context.editor.selection();
    context.editor.document()->reorder(selection.ids(), place, selection.enteredGroup());
}

/// Arranges the selected shapes, or all that can be selected in the entered group.
template <GraphLayout::Form form> void laidOut(const ActionContext &context, bool)
{
    const Document &document = *context.editor.document();
    const GroupId scope = context.editor.selection()->enteredGroup();
    ShapeIds ids = context.editor.selection()->carried();
    if (ids.isEmpty()) {
        ids = scope.isNull() ? document.ids() : document.members(scope);
        ids.removeIf([&](ShapeId id) { return !document.isSelectable(id); });
    }
    ids = document.permitted(ids, Permission::Move, scope);
    if (!context.layout.start(*context.editor.document(), shapesOfEach(document, document.units(ids, scope)), form))
        Q_EMIT context.editor.changeRefused(context.layout.errorString());
}

bool canArrange(const ActionState &state)
{
    return state.isEditable && state.hasShapes;
}

template <int count, auto units = &ActionState::unitCount> bool hasUnits(const ActionState &state)
{
    return state.isEditable && state.*units >= count;
}

bool hasTwoShapes(const ActionState &state)
{
    return state.isEditable && state.resizableShapes >= 2;
}

bool hasLocked(const ActionState &state)
{
    return state.isEditable && state.hasLocked;
}

bool hasHidden(const ActionState &state)
{
    return state.isEditable && state.hasHidden;
}

bool canReorder(const ActionState &state)
{
    return state.isEditable && state.hasSelection;
}

} // namespace

QList<ActionRow> arrangeRows()
{
    return {
        {Action::AlignLeft,
         {"M 4 3 L 4 21", "R 7 5.5 13 4.5 1 R 7 14 7 4.5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Align Left"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Left},
         hasUnits<2, &ActionState::movableUnits>,
         arranged<aligned<Alignment::Left>, Permission::Move>},
        {Action::AlignCenter,
         {"M 12 3 L 12 21", "R 5.5 5.5 13 4.5 1 R 8.5 14 7 4.5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Align Centers"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
         hasUnits<2, &ActionState::movableUnits>,
         arranged<aligned<Alignment::Center>, Permission::Move>},
        {Action::AlignRight,
         {"M 20 3 L 20 21", "R 4 5.5 13 4.5 1 R 10 14 7 4.5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Align Right"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Right},
         hasUnits<2, &ActionState::movableUnits>,
         arranged<aligned<Alignment::Right>, Permission::Move>},
        {Action::AlignTop,
         {"M 3 4 L 21 4", "R 5.5 7 4.5 13 1 R 14 7 4.5 7 1"},
         QT_TRANSLATE_NOOP("Trammel", "Align Top"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Up},
         hasUnits<2, &ActionState::movableUnits>,
         arranged<aligned<Alignment::Top>, Permission::Move>},
        {Action::AlignMiddle,
         {"M 3 12 L 21 12", "R 5.5 5.5 4.5 13 1 R 14 8.5 4.5 7 1"},
         QT_TRANSLATE_NOOP("Trammel", "Align Middles"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
         hasUnits<2, &ActionState::movableUnits>,
         arranged<aligned<Alignment::Middle>, Permission::Move>},
        {Action::AlignBottom,
         {"M 3 20 L 21 20", "R 5.5 4 4.5 13 1 R 14 10 4.5 7 1"},
         QT_TRANSLATE_NOOP("Trammel", "Align Bottom"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Down},
         hasUnits<2, &ActionState::movableUnits>,
         arranged<aligned<Alignment::Bottom>, Permission::Move>},
        {Action::DistributeGapsAcross,
         {"M 4 3.5 L 4 20.5 M 20 3.5 L 20 20.5", "R 9.5 6 5 12 1"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Gaps Horizontally"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_H},
         hasUnits<3, &ActionState::movableUnits>,
         arranged<distributed<Spacing::Gaps, Qt::Horizontal>, Permission::Move>},
        {Action::DistributeGapsDown,
         {"M 3.5 4 L 20.5 4 M 3.5 20 L 20.5 20", "R 6 9.5 12 5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Gaps Vertically"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_V},
         hasUnits<3, &ActionState::movableUnits>,
         arranged<distributed<Spacing::Gaps, Qt::Vertical>, Permission::Move>},
        {Action::DistributeCentersAcross,
         {"M 5 3 L 5 21 M 12 3 L 12 21 M 19 3 L 19 21", "R 3 8 4 8 1 R 10 6 4 12 1 R 17 9 4 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Centers Horizontally"),
         {},
         hasUnits<3, &ActionState::movableUnits>,
         arranged<distributed<Spacing::Centers, Qt::Horizontal>, Permission::Move>},
        {Action::DistributeCentersDown,
         {"M 3 5 L 21 5 M 3 12 L 21 12 M 3 19 L 21 19", "R 8 3 8 4 1 R 6 10 12 4 1 R 9 17 6 4 1"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Centers Vertically"),
         {},
         hasUnits<3, &ActionState::movableUnits>,
         arranged<distributed<Spacing::Centers, Qt::Vertical>, Permission::Move>},
        {Action::ArrangeLayersDown,
         {"R 9 3 6 4 1 R 3.5 16 6 4 1 R 14.5 16 6 4 1 M 12 7 L 12 11.5 M 6.5 16 L 6.5 11.5 L 17.5 11.5 L 17.5 16"},
         QT_TRANSLATE_NOOP("Trammel", "Arrange as Layers Downward"),
         {},
         canArrange,
         laidOut<GraphLayout::Form::LayeredDown>},
        {Action::ArrangeLayersAcross,
         {"R 3 9 4 6 1 R 16 3.5 4 6 1 R 16 14.5 4 6 1 M 7 12 L 11.5 12 M 16 6.5 L 11.5 6.5 L 11.5 17.5 L 16 17.5"},
         QT_TRANSLATE_NOOP("Trammel", "Arrange as Layers to the Right"),
         {},
         canArrange,
         laidOut<GraphLayout::Form::LayeredAcross>},
        {Action::ArrangeTree,
         {"E 12 5 2.5 2.5 E 6 18.5 2.5 2.5 E 12 18.5 2.5 2.5 E 18 18.5 2.5 2.5 M 11 7.5 L 7 16 M 12 7.5 L 12 16 "
          "M 13 7.5 L 17 16"},
         QT_TRANSLATE_NOOP("Trammel", "Arrange as Tree"),
         {},
         canArrange,
         laidOut<GraphLayout::Form::Tree>},
        {Action::ArrangeNetwork,
         {"E 5.5 8 2.5 2.5 E 17 5.5 2.5 2.5 E 12 13 2.5 2.5 E 18.5 18 2.5 2.5 M 7.7 9.7 L 10 11.5 M 15.5 7.5 L 13.3 "
          "10.8 "
          "M 14 14.5 L 16.5 16.5"},
         QT_TRANSLATE_NOOP("Trammel", "Arrange as Network"),
         {},
         canArrange,
         laidOut<GraphLayout::Form::ForceDirected>},
        {Action::SameWidth,
         {"R 4 4 16 5 1 M 4 16 L 20 16 M 7 13 L 4 16 L 7 19 M 17 13 L 20 16 L 17 19"},
         QT_TRANSLATE_NOOP("Trammel", "Same Width"),
         {},
         hasTwoShapes,
         arranged<sized<Qt::Horizontal>, Permission::Resize>},
        {Action::SameHeight,
         {"R 4 4 5 16 1 M 16 4 L 16 20 M 13 7 L 16 4 L 19 7 M 13 17 L 16 20 L 19 17"},
         QT_TRANSLATE_NOOP("Trammel", "Same Height"),
         {},
         hasTwoShapes,
         arranged<sized<Qt::Vertical>, Permission::Resize>},
        {Action::SameSize,
         {"R 3.5 7.5 7 9 1 R 13.5 7.5 7 9 1"},
         QT_TRANSLATE_NOOP("Trammel", "Same Size"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_S},
         hasTwoShapes,
         arranged<sized<Qt::Horizontal | Qt::Vertical>, Permission::Resize>},
        {Action::FlipHorizontally,
         {"M 9 6 L 9 18 L 3 18 Z", "M 15 6 L 15 18 L 21 18 Z", "M 12 3 L 12 21"},
         QT_TRANSLATE_NOOP("Trammel", "Flip Horizontally"),
         {Qt::SHIFT | Qt::Key_H},
         hasUnits<1, &ActionState::rotatableUnits>,
         rotated<flipped<Qt::Horizontal>>},
        {Action::FlipVertically,
         {"M 6 9 L 18 9 L 18 3 Z", "M 6 15 L 18 15 L 18 21 Z", "M 3 12 L 21 12"},
         QT_TRANSLATE_NOOP("Trammel", "Flip Vertically"),
         {Qt::SHIFT | Qt::Key_V},
         hasUnits<1, &ActionState::rotatableUnits>,
         rotated<flipped<Qt::Vertical>>},
        {Action::TurnLeft,
         {"M 19 19 L 19 13 C 19 5 7 5 7 13 M 3.5 10 L 7 13.5 L 10.5 10"},
         QT_TRANSLATE_NOOP("Trammel", "Rotate Left"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
         hasUnits<1, &ActionState::rotatableUnits>,
         rotated<quarterTurned<-1>>},
        {Action::TurnRight,
         {"M 5 19 L 5 13 C 5 5 17 5 17 13 M 13.5 10 L 17 13.5 L 20.5 10"},
         QT_TRANSLATE_NOOP("Trammel", "Rotate Right"),
         {Qt::CTRL | Qt::Key_R},
         hasUnits<1, &ActionState::rotatableUnits>,
         rotated<quarterTurned<1>>},
        {Action::Lock,
         {"R 6 11 12 9 1.5 M 8.5 11 L 8.5 8 C 8.5 3 15.5 3 15.5 8 L 15.5 11", "E 12 15.5 1.5 1.5"},
         QT_TRANSLATE_NOOP("Trammel", "Lock"),
         {Qt::CTRL | Qt::Key_L},
         hasUnits<1>,
         arranged<lock>},
        {Action::UnlockAll,
         {"R 6 11 12 9 1.5 M 8.5 11 L 8.5 7.5 C 8.5 2.5 15.5 2.5 15.5 6.5", "E 12 15.5 1.5 1.5"},
         QT_TRANSLATE_NOOP("Trammel", "Unlock All"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
         hasLocked,
         arranged<unlock>},
        {Action::Hide,
         {"M 3 12 C 7 5.5 17 5.5 21 12 C 17 18.5 7 18.5 3 12 Z M 5 20 L 19 4", "E 12 12 2.6 2.6"},
         QT_TRANSLATE_NOOP("Trammel", "Hide"),
         {Qt::CTRL | Qt::Key_H},
         hasUnits<1>,
         hide},
        {Action::ShowAll,
         {"M 3 12 C 7 5.5 17 5.5 21 12 C 17 18.5 7 18.5 3 12 Z", "E 12 12 2.6 2.6"},
         QT_TRANSLATE_NOOP("Trammel", "Show All"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
         hasHidden,
         arranged<show>},
        {Action::BringToFront,
         {"R 4 14 16 6 1 M 12 11 L 12 3.5 M 8.5 7 L 12 3.5 L 15.5 7", "R 4 14 16 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Bring to Front"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight},
         canReorder,
         reorder<Document::Place::Top>},
        {Action::BringForward,
         {"R 4 14 16 6 1 M 12 11 L 12 3.5 M 8.5 7 L 12 3.5 L 15.5 7"},
         QT_TRANSLATE_NOOP("Trammel", "Bring Forward"),
         {Qt::CTRL | Qt::Key_BracketRight},
         canReorder,
         reorder<Document::Place::Up>},
        {Action::SendBackward,
         {"R 4 4 16 6 1 M 12 13 L 12 20.5 M 8.5 17 L 12 20.5 L 15.5 17"},
         QT_TRANSLATE_NOOP("Trammel", "Send Backward"),
         {Qt::CTRL | Qt::Key_BracketLeft},
         canReorder,
         reorder<Document::Place::Down>},
        {Action::SendToBack,
         {"R 4 4 16 6 1 M 12 13 L 12 20.5 M 8.5 17 L 12 20.5 L 15.5 17", "R 4 4 16 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Send to Back"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft},
         canReorder,
         reorder<Document::Place::Bottom>},
        {Action::PlaceAbove,
         {"R 4 13 16 7 1", "R 8 4 8 6.5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Bring in Front Of"),
         {},
         canReorder,
         nullptr},
        {Action::PlaceBelow,
         {"R 4 4 16 7 1", "R 8 13.5 8 6.5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Send Behind"),
         {},
         canReorder,
         nullptr},
    };
}

} // namespace Trammel
