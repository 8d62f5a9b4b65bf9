#include "widgets/selectactions_p.h"

#include "widgets/model/similarshapes_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

using Action = ShapeEditor::Action;

QList<ActionDescription> SelectActions::descriptions()
{
    constexpr auto plain = ActionBehaviour::Plain;
    return {
        {Action::SelectAll, plain, QT_TRANSLATE_NOOP("Trammel", "Select All"),
         QKeySequence::keyBindings(QKeySequence::SelectAll)},
        {Action::SelectNone, plain, QT_TRANSLATE_NOOP("Trammel", "Select None"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A}},
        {Action::SelectInverse, plain, QT_TRANSLATE_NOOP("Trammel", "Select Inverse"), {Qt::CTRL | Qt::Key_I}},
        {Action::SelectSameKind, plain, QT_TRANSLATE_NOOP("Trammel", "Select Same Kind"), {Qt::ALT | Qt::Key_K}},
        {Action::SelectSameStyle, plain, QT_TRANSLATE_NOOP("Trammel", "Select Same Style"), {Qt::ALT | Qt::Key_Y}},
    };
}

std::optional<bool> SelectActions::isEnabled(Action action) const
{
    switch (action) {
    case Action::SelectAll:
    case Action::SelectInverse:
        return m_editor.document()->count() > 0;
    case Action::SelectNone:
    case Action::SelectSameKind:
    case Action::SelectSameStyle:
        return !m_editor.selection()->isEmpty();
    default:
        return std::nullopt;
    }
}

bool SelectActions::trigger(Action action) const
{
    const Document &document = *m_editor.document();
    Selection &selection = *m_editor.selection();
    const GroupId scope = selection.enteredGroup();
    switch (action) {
    case Action::SelectAll:
        selection.set(document.selectableIds(scope));
        return true;
    case Action::SelectNone:
        selection.clear();
        return true;
    case Action::SelectInverse:
        selection.set(allBut(document, selection.ids(), scope));
        return true;
    case Action::SelectSameKind:
        selection.set(shapesOfSameKind(document, selection.ids(), scope));
        return true;
    case Action::SelectSameStyle:
        selection.set(shapesOfSameStyle(document, selection.ids(), scope));
        return true;
    default:
        return false;
    }
}

} // namespace Trammel
