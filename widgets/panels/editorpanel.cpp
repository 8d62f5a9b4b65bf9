#include <trammel/editorpanel.h>

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>

namespace Trammel {

namespace {

// The width in pixels below which an icon replaces the text of the note, which would not be readable.
constexpr int LeastNoteWidth = 80;

ShapeEditor *nearestEditor(const QWidget &from, const QString &name)
{
    // The search continues beyond windows, since a floating dock still belongs to the main window.
    for (const QWidget *within = from.parentWidget(); within; within = within->parentWidget()) {
        const QList<ShapeEditor *> editors = within->findChildren<ShapeEditor *>(name);
        if (!editors.isEmpty())
            return editors.first();
    }
    return nullptr;
}

} // namespace

class EditorPanel::Private
{
public:
    explicit Private(EditorPanel &panel) : q(panel) { }

    void look();
    void use(ShapeEditor *found);
    void showNote(const QString &text);
    void placeNote();

    EditorPanel &q;
    QPointer<ShapeEditor> editor;
    QString name;
    bool isLooking = true;
    QLabel *note = nullptr;
};

void EditorPanel::Private::look()
{
    if (!isLooking)
        return;
    ShapeEditor *found = nearestEditor(q, name);
    const bool isMissing = !found && !name.isEmpty() && q.parentWidget();
    showNote(isMissing ? tr("There is no editor named \"%1\".").arg(name) : QString());
    use(found);
}

void EditorPanel::Private::use(ShapeEditor *found)
{
    if (found == editor)
        return;
    if (editor)
        editor->disconnect(&q);
    editor = found;
    q.useEditor(found);
    if (found) {
        // The pointer is still set here, but the object is no ShapeEditor any more. The panel may be its child.
        connect(found, &QObject::destroyed, &q, [this] {
            editor.clear();
            Q_EMIT q.editorChanged(nullptr);
        });
    }
    Q_EMIT q.editorChanged(found);
}

void EditorPanel::Private::showNote(const QString &text)
{
    if (text.isEmpty()) {
        delete std::exchange(note, nullptr);
        return;
    }
    if (!note) {
        note = new QLabel(&q);
        note->setObjectName(QStringLiteral("note"));
        note->setAutoFillBackground(true);
        note->setAlignment(Qt::AlignCenter);
        note->setWordWrap(true);
        note->setTextFormat(Qt::PlainText);
        note->show();
    }
    note->setToolTip(text);
    note->setAccessibleName(text);
    placeNote();
}

void EditorPanel::Private::placeNote()
{
    if (!note)
        return;
    note->setGeometry(q.rect());
    note->raise();
    if (q.width() < LeastNoteWidth)
        note->setPixmap(q.style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(16, 16));
    else
        note->setText(note->toolTip());
}

EditorPanel::EditorPanel(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(*this))
{
}

EditorPanel::~EditorPanel()
{
    if (d->editor)
        d->editor->disconnect(this);
}

ShapeEditor *EditorPanel::editor() const
{
    return d->editor;
}

QString EditorPanel::editorName() const
{
    return d->name;
}

void EditorPanel::setEditor(ShapeEditor *editor)
{
    d->isLooking = false;
    d->showNote({});
    d->use(editor);
}

void EditorPanel::setEditorName(const QString &name)
{
    const bool isOther = name != d->name;
    d->name = name;
    d->isLooking = true;
    const QPointer<EditorPanel> self(this);
    // Forms create their widgets in any order: the editor may not exist yet.
    if (isVisible())
        d->look();
    if (self && isOther)
        Q_EMIT editorNameChanged(name);
}

bool EditorPanel::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        d->look();
        break;
    case QEvent::ParentChange:
        if (isVisible())
            d->look();
        break;
    case QEvent::WindowActivate:
    case QEvent::Enter:
        if (!d->editor)
            d->look();
        break;
    case QEvent::LanguageChange:
        if (d->note)
            d->look();
        break;
    case QEvent::Resize:
        d->placeNote();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace Trammel
