#include "widgets/companion.h"

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>

namespace Trammel {

namespace {

// A note in fewer pixels cannot be read: a sign stands for it.
constexpr int LeastNoteWidth = 80;

ShapeEditor *nearestEditor(const QWidget &from, const QString &name)
{
    // Also beyond a window: a dock that floats belongs to the main window still.
    for (const QWidget *within = from.parentWidget(); within; within = within->parentWidget()) {
        const QList<ShapeEditor *> editors = within->findChildren<ShapeEditor *>(name);
        if (!editors.isEmpty())
            return editors.first();
    }
    return nullptr;
}

} // namespace

class Companion::Private
{
public:
    explicit Private(Companion &companion) : q(companion) { }

    void look();
    void use(ShapeEditor *found);
    void showNote(const QString &text);
    void placeNote();

    Companion &q;
    QPointer<ShapeEditor> editor;
    QString name;
    bool isLooking = true;
    QLabel *note = nullptr;
};

void Companion::Private::look()
{
    if (!isLooking)
        return;
    ShapeEditor *found = nearestEditor(q, name);
    use(found);
    const bool isMissing = !found && !name.isEmpty() && q.parentWidget();
    showNote(isMissing ? tr("There is no editor of the name \"%1\".").arg(name) : QString());
}

void Companion::Private::use(ShapeEditor *found)
{
    if (found == editor)
        return;
    if (editor)
        editor->disconnect(&q);
    editor = found;
    q.useEditor(found);
    if (found) {
        connect(found, &QObject::destroyed, &q, [this] { Q_EMIT q.editorChanged(nullptr); });
    }
    Q_EMIT q.editorChanged(found);
}

void Companion::Private::showNote(const QString &text)
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

void Companion::Private::placeNote()
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

Companion::Companion(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(*this))
{
}

Companion::~Companion()
{
    if (d->editor)
        d->editor->disconnect(this);
}

ShapeEditor *Companion::editor() const
{
    return d->editor;
}

QString Companion::editorName() const
{
    return d->name;
}

void Companion::setEditor(ShapeEditor *editor)
{
    d->isLooking = false;
    d->showNote({});
    d->use(editor);
}

void Companion::setEditorName(const QString &name)
{
    const bool isOther = name != d->name;
    d->name = name;
    d->isLooking = true;
    // Forms are put together in any order: the editor may come after.
    if (isVisible())
        d->look();
    if (isOther)
        Q_EMIT editorNameChanged(name);
}

bool Companion::event(QEvent *event)
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
    case QEvent::Resize:
        d->placeNote();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace Trammel
