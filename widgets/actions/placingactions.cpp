#include "widgets/actions/actiontable_p.h"

#include <trammel/placingdialog.h>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

template <PlacingDialog::Task task> void openDialog(const ActionContext &context, bool)
{
    PlacingDialog::open(context.editor, task);
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
         QT_TRANSLATE_NOOP("Trammel", "Separate..."),
         {},
         canSeparate,
         openDialog<PlacingDialog::Separate>},
        {Action::Pack,
         {"R 3 3 18 18 1 M 3 12 L 21 12 M 11 3 L 11 12 M 15 12 L 15 21"},
         QT_TRANSLATE_NOOP("Trammel", "Pack..."),
         {},
         hasSeveralUnits,
         openDialog<PlacingDialog::Pack>},
        {Action::DistributeAlongPath,
         {"M 3 18 C 8 4 16 4 21 18", "R 3 14 4 4 0.5 R 10 5.5 4 4 0.5 R 17 14 4 4 0.5"},
         QT_TRANSLATE_NOOP("Trammel", "Distribute Along Path..."),
         {},
         hasSeveralUnits,
         openDialog<PlacingDialog::DistributeAlongPath>},
    };
}

} // namespace Trammel
