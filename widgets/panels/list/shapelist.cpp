#include <trammel/shapelist.h>

#include "widgets/panels/list/shapelistview_p.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QVBoxLayout>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// The actions of the editor whose shortcuts also work in the list.
constexpr Action SharedActions[] = {
    Action::Undo,       Action::Redo,      Action::Delete,       Action::Cut,          Action::Copy,
    Action::Paste,      Action::Duplicate, Action::BringToFront, Action::BringForward, Action::SendBackward,
    Action::SendToBack, Action::Lock,      Action::UnlockAll,    Action::Hide,         Action::ShowAll};

} // namespace

class ShapeList::Private
{
public:
    explicit Private(ShapeList &list) : model(&list), view(new ShapeListView(model, &list)) { }

    void onEditorChanged() { model.setDocument(editor ? editor->document() : nullptr); }

    QPointer<ShapeEditor> editor;
    ShapeListModel model;
    ShapeListView *view;
};

ShapeList::ShapeList(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->view);
    setFocusProxy(d->view);
}

ShapeList::~ShapeList()
{
    // The view must be deleted before its model.
    delete d->view;
}

QAbstractItemModel *ShapeList::model() const
{
    return &d->model;
}

void ShapeList::useEditor(ShapeEditor *editor)
{
    if (d->editor) {
        d->editor->disconnect(this);
        for (Action action : SharedActions)
            d->view->removeAction(d->editor->action(action));
    }
    d->editor = editor;
    d->view->setEditor(editor);
    d->onEditorChanged();
    if (!editor)
        return;
    for (Action action : SharedActions)
        d->view->addAction(editor->action(action));
    d->model.setReadOnly(editor->isReadOnly());
    connect(editor, &ShapeEditor::readOnlyChanged, this, [this](bool readOnly) { d->model.setReadOnly(readOnly); });
    connect(editor, &ShapeEditor::documentChanged, this, [this] { d->onEditorChanged(); });
    connect(editor, &QObject::destroyed, this, [this] {
        d->editor.clear();
        d->view->forgetEditor();
        d->onEditorChanged();
    });
}

QSize ShapeList::sizeHint() const
{
    return {220, 300};
}

} // namespace Trammel
