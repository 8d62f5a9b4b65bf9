#include "widgets/actions/actiontable_p.h"

namespace Trammel {

const QList<ActionRow> &actionTable()
{
    static const QList<ActionRow> table = toolRows() + editRows() + selectRows() + arrangeRows() + combineRows()
        + placingRows() + textRows() + styleRows() + viewRows() + solidRows();
    return table;
}

bool hasShapes(const ActionState &state)
{
    return state.hasShapes;
}

bool hasSelection(const ActionState &state)
{
    return state.hasSelection;
}

bool canDelete(const ActionState &state)
{
    return state.isEditable && state.canDelete;
}

bool canChangeSelection(const ActionState &state)
{
    return state.isEditable && state.hasSelection;
}

} // namespace Trammel
