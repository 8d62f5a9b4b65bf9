#include "widgets/actions/actiontable_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/packing.h>
#include <trammel/pathdistribution.h>
#include <trammel/separation.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>

#include <utility>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

Units chosenUnits(const ShapeEditor &editor, Permissions needed = Permissions::none())
{
    const Selection &selection = *editor.selection();
    return editor.document()->units(selection.moved(needed), selection.enteredGroup());
}

void refuse(const QPointer<ShapeEditor> &editor, const QString &reason)
{
    // A slot may have deleted the editor.
    if (editor && !reason.isEmpty())
        Q_EMIT editor->changeRefused(reason);
}

/// Separates the selected units, or all in the entered group if there are fewer than two.
void separateChosen(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    Document &document = *editor->document();
    Units units = chosenUnits(*editor);
    if (units.size() < 2) {
        const GroupId scope = editor->selection()->enteredGroup();
        units = document.units(document.selectableIds(scope), scope);
    }
    refuse(editor, separate(document, shapesOfEach(document, units)).errorString);
}

double areaOf(const Document &document, const ShapeIds &ids)
{
    const auto [width, height] = document.bounds(ids).size();
    return width * height;
}

/// The shape that was selected last, if it is a container or has room for the other units; otherwise null.
ShapeId chosenContainer(const ShapeEditor &editor, const Units &units)
{
    const Document &document = *editor.document();
    const ShapeIds selected = editor.selection()->ids();
    const ShapeId last = selected.isEmpty() ? ShapeId() : selected.last();
    const Shape *shape = document.find(last);
    const bool isUnit = std::any_of(units.begin(), units.end(), [&](const Unit &unit) {
        return unit.shape == last || (!unit.group.isNull() && document.containerOf(unit.group) == last);
    });
    if (!shape || !isUnit || !shape->isClosed() || shape->connector)
        return {};
    if (shape->kind->isContainer())
        return last;
    double area = 0;
    for (const ShapeIds &ids : shapesOfEach(document, units))
        area += ids.contains(last) ? 0 : areaOf(document, ids);
    return areaOf(document, {last}) >= area ? last : ShapeId();
}

void packChosen(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    Document &document = *editor->document();
    Units units = chosenUnits(*editor);
    Packing packing;
    packing.container = chosenContainer(*editor, units);
    const Units movable = chosenUnits(*editor, Permission::Move);
    units.removeIf([&](const Unit &unit) {
        const bool isContainer = !packing.container.isNull()
            && (unit.shape == packing.container || document.containerOf(unit.group) == packing.container);
        return isContainer || !movable.contains(unit);
    });
    refuse(editor, pack(document, shapesOfEach(document, units), packing).errorString);
}

template <bool isFollowing> void distributeChosen(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    Document &document = *editor->document();
    Units units = chosenUnits(*editor);
    ShapeIds paths;
    for (const Unit &unit : std::as_const(units)) {
        const Shape *shape = document.find(unit.shape);
        if (shape && !shape->isClosed() && !shape->connector && shape->kind != &ShapeKind::text())
            paths.append(unit.shape);
    }
    if (paths.size() != 1)
        return refuse(editor, Text::tr("Select the shapes together with one line or open path."));
    const Units movable =
        chosenUnits(*editor, isFollowing ? Permission::Move | Permission::Rotate : Permissions(Permission::Move));
    units.removeIf([&](const Unit &unit) { return unit.shape == paths.first() || !movable.contains(unit); });
    refuse(editor,
           distributeAlong(document, shapesOfEach(document, units), paths.first(), {Spacing::Gaps, isFollowing})
               .errorString);
}

bool canSeparate(const ActionState &state)
{
    return state.isEditable && state.hasShapes;
}

bool hasSeveralUnits(const ActionState &state)
{
    return state.isEditable && state.unitCount >= 2;
}

} // namespace

QList<ActionRow> placingRows()
{
    return {
        {Action::Separate,
         {"R 3 7 7 10 1 R 14 7 7 10 1 M 10.5 12 L 13.5 12"},
         QT_TRANSLATE_NOOP("Trammel", "Separate"),
         {},
         canSeparate,
         separateChosen},
        {Action::Pack,
         {"R 3 3 18 18 1 M 3 12 L 21 12 M 11 3 L 11 12 M 15 12 L 15 21"},
         QT_TRANSLATE_NOOP("Trammel", "Pack"),
         {},
         hasSeveralUnits,
         packChosen},
        {Action::DistributeAlongPath,
         {"M 3 18 C 8 4 16 4 21 18", "R 3 14 4 4 0.5 R 10 5.5 4 4 0.5 R 17 14 4 4 0.5"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Along Path"),
         {},
         hasSeveralUnits,
         distributeChosen<false>},
        {Action::DistributeFollowingPath,
         {"M 3 18 C 8 4 16 4 21 18",
          "M 2 15 L 5 13 L 7 16 L 4 18 Z R 10 5.5 4 4 0.5 M 19 13 L 22 15 L 20 18 L 17 16 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Along Path, Turned"),
         {},
         hasSeveralUnits,
         distributeChosen<true>},
    };
}

} // namespace Trammel
