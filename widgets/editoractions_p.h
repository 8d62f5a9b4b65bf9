#pragma once

#include "widgets/shapeeditor.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

QT_BEGIN_NAMESPACE
class QUndoStack;
QT_END_NAMESPACE

namespace Trammel {

/// The actions of an editor: what they do, and when they can be used.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to the editor, and their shortcuts to it and its children.
    explicit EditorActions(ShapeEditor &editor);

    QAction *action(ShapeEditor::Action action) const { return m_actions.value(action); }

private:
    void trigger(ShapeEditor::Action action, bool isOn);
    void removeSelected();
    void selectAll();
    void followDocument();
    void update();

    ShapeEditor &m_editor;
    QHash<ShapeEditor::Action, QAction *> m_actions;
    QPointer<Document> m_document;
};

} // namespace Trammel
