#include "widgets/actions/actiontable_p.h"

#include "widgets/interaction/drags/newshape_p.h"
#include <trammel/selection.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <algorithm>

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

bool keepsKind(const ShapeKind &kind)
{
    return !(kind.permissions() == Permissions());
}

bool canChangeKind(const ShapeEditor &editor, const ShapeKind &kind)
{
    constexpr qsizetype most = 1000;
    if (editor.isReadOnly())
        return false;
    const ShapeIds ids = editor.selection()->carried(Permission::Resize);
    return std::any_of(ids.begin(), ids.begin() + std::min(most, ids.size()), [&](ShapeId id) {
        const Shape &shape = *editor.document()->find(id);
        return canBecome(shape, kind) && !keepsKind(*shape.kind);
    });
}

void changeKind(ShapeEditor &editor, const ShapeKind &kind)
{
    if (editor.isReadOnly())
        return;
    const QPointer<ShapeEditor> guard(&editor);
    const QPointer<Document> document(editor.document());
    const auto change = [&kind](Shape &shape) {
        if (canBecome(shape, kind) && !keepsKind(*shape.kind))
            setKind(shape, kind);
    };
    document->changeShapes(editor.selection()->carried(Permission::Resize), change,
                           QCoreApplication::translate("Trammel", "Change Kind"));
    // A slot may have deleted the editor or the document.
    if (guard && document && !document->errorString().isEmpty())
        Q_EMIT editor.changeRefused(document->errorString());
}

} // namespace Trammel
