#include <trammel/shapelist.h>

#include "widgets/panels/list/shapelistview_p.h"
#include <trammel/retranslation.h>

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// The actions of the editor whose shortcuts also work in the list.
constexpr Action SharedActions[] = {
    Action::Undo,       Action::Redo,      Action::Delete,       Action::Cut,          Action::Copy,
    Action::Paste,      Action::Duplicate, Action::BringToFront, Action::BringForward, Action::SendBackward,
    Action::SendToBack, Action::Lock,      Action::UnlockAll,    Action::Hide,         Action::ShowAll};

/// Drawings with more shapes are searched only when the user stops typing, after a pause in milliseconds.
constexpr int MostSearchedAtOnce = 200'000;
constexpr int TypingPause = 250;

} // namespace

class ShapeList::Private
{
public:
    explicit Private(ShapeList &list) : model(&list), view(new ShapeListView(model, &list)) { }

    void search() { view->search(ShapeSearch(line->text())); }
    void searchSoon();

    void onEditorChanged() { model.setDocument(editor ? editor->document() : nullptr); }

    QPointer<ShapeEditor> editor;
    ShapeListModel model;
    ShapeListView *view;
    QLineEdit *line = nullptr;
    QTimer pause;
};

void ShapeList::Private::searchSoon()
{
    pause.stop();
    if (editor && editor->document()->count() > MostSearchedAtOnce)
        pause.start();
    else
        search();
}

ShapeList::ShapeList(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    d->line = new QLineEdit;
    d->line->setObjectName(QStringLiteral("search"));
    keepTranslated(this, [this] {
        d->line->setPlaceholderText(tr("Find by name, text or kind"));
        d->line->setAccessibleName(tr("Find shapes by name, text or kind"));
        // The search also finds the names of kinds, which have changed with the language.
        if (!d->line->text().isEmpty())
            d->searchSoon();
    });
    d->line->setClearButtonEnabled(true);
    d->line->installEventFilter(this);
    layout->addWidget(d->line);
    layout->addWidget(d->view);
    setFocusProxy(d->view);
    d->pause.setSingleShot(true);
    d->pause.setInterval(TypingPause);
    connect(d->line, &QLineEdit::textChanged, this, [this] { d->searchSoon(); });
    connect(&d->pause, &QTimer::timeout, this, [this] { d->search(); });
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

bool ShapeList::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (watched != d->line || (!isOverride && event->type() != QEvent::KeyPress))
        return EditorPanel::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter && key != Qt::Key_Escape && key != Qt::Key_Up && key != Qt::Key_Down)
        return EditorPanel::eventFilter(watched, event);
    if (isOverride) {
        event->accept();
        return true;
    }
    if (d->pause.isActive()) {
        d->pause.stop();
        d->search();
    }
    if (isEnter)
        d->view->chooseCurrent();
    else if (key != Qt::Key_Escape)
        d->view->stepCurrent(key == Qt::Key_Up ? -1 : 1);
    else if (!d->line->text().isEmpty())
        d->line->clear();
    else if (d->editor)
        d->editor->setFocus(Qt::OtherFocusReason);
    return true;
}

QSize ShapeList::sizeHint() const
{
    return {220, 300};
}

} // namespace Trammel
