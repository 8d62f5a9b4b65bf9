#include "widgets/shapelist.h"

#include "widgets/shapelistview_p.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QVBoxLayout>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// What the list's keys do as the editor's.
constexpr Action SharedActions[] = {
    Action::Undo,       Action::Redo,      Action::Delete,       Action::Cut,          Action::Copy,
    Action::Paste,      Action::Duplicate, Action::BringToFront, Action::BringForward, Action::SendBackward,
    Action::SendToBack, Action::Lock,      Action::UnlockAll,    Action::Hide,         Action::ShowAll};

} // namespace

class ShapeList::Private
{
public:
    explicit Private(ShapeList &list) : model(&list), view(new ShapeListView(model, &list)) { }

    void follow() { model.setDocument(editor ? editor->document() : nullptr); }

    QPointer<ShapeEditor> editor;
    ShapeListModel model;
    ShapeListView *view;
};

ShapeList::ShapeList(QWidget *parent) : Companion(parent), d(std::make_unique<Private>(*this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->view);
    setFocusProxy(d->view);
}

ShapeList::~ShapeList()
{
    // Before its model.
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
    d->follow();
    if (!editor)
        return;
    for (Action action : SharedActions)
        d->view->addAction(editor->action(action));
    d->model.setReadOnly(editor->isReadOnly());
    connect(editor, &ShapeEditor::readOnlyChanged, this, [this](bool readOnly) { d->model.setReadOnly(readOnly); });
    connect(editor, &ShapeEditor::documentChanged, this, [this] { d->follow(); });
    connect(editor, &QObject::destroyed, this, [this] {
        d->editor.clear();
        d->view->forgetEditor();
        d->follow();
    });
}

QSize ShapeList::sizeHint() const
{
    return {220, 300};
}

} // namespace Trammel
