#include <trammel/commandpalette.h>

#include "widgets/panels/search/canvasoverlay_p.h"
#include "widgets/panels/search/commandlist_p.h"
#include <trammel/retranslation.h>

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace Trammel {

namespace {

constexpr int Width = 520;
constexpr int MostRows = 12;

} // namespace

class CommandPalette::Private
{
public:
    explicit Private(CommandPalette &palette) : q(palette), overlay(palette, Qt::AlignHCenter) { }

    void collect();
    void find();
    /// Makes a row current, or the nearest one.
    void choose(int row);
    void trigger();

    CommandPalette &q;
    CanvasOverlay overlay;
    QPointer<ShapeEditor> editor;
    QAction *openAction = nullptr;
    QLineEdit *line = nullptr;
    QListView *rows = nullptr;
    QLabel *note = nullptr;
    CommandList commands;
};

void CommandPalette::Private::collect()
{
    const QList<QAction *> ofEditor = editor ? editor->actions() : QList<QAction *>();
    commands.clear();
    const QSet<QAction *> withOwnMenu(ofEditor.begin(), ofEditor.end());
    QList<QAction *> all = q.actions() + ofEditor;
    all.removeAll(openAction);
    commands.add(all, withOwnMenu);
}

void CommandPalette::Private::find()
{
    commands.setQuery(line->text());
    const bool isEmpty = commands.rowCount() == 0;
    rows->setVisible(!isEmpty);
    note->setVisible(isEmpty);
    choose(0);
    overlay.place();
}

void CommandPalette::Private::choose(int row)
{
    rows->setCurrentIndex(commands.index(std::clamp(row, 0, std::max(0, commands.rowCount() - 1))));
}

void CommandPalette::Private::trigger()
{
    const QPointer<QAction> action(commands.actionAt(rows->currentIndex()));
    if (!action || !action->isEnabled())
        return;
    const QPoint corner = q.mapToGlobal(QPoint());
    overlay.close();
    // The change of the focus may have disabled or deleted the action. Triggering it may delete the palette.
    if (action && action->isEnabled() && action->menu())
        action->menu()->popup(corner);
    else if (action)
        action->trigger();
}

CommandPalette::CommandPalette(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    d->openAction = new QAction(this);
    d->openAction->setObjectName(QStringLiteral("commands"));
    d->openAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::Key_Slash)});
    connect(d->openAction, &QAction::triggered, this, [this] { isVisible() ? d->overlay.close() : open(); });

    d->line = new QLineEdit;
    d->line->setClearButtonEnabled(true);
    d->line->installEventFilter(this);
    d->rows = new QListView;
    d->rows->setModel(&d->commands);
    d->rows->setItemDelegate(new CommandDelegate(d->rows));
    d->rows->setUniformItemSizes(true);
    d->rows->setFrameShape(QFrame::NoFrame);
    d->rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    d->rows->setFocusPolicy(Qt::NoFocus);
    d->note = new QLabel;
    d->note->setAlignment(Qt::AlignCenter);
    d->note->setMargin(6);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(7, 7, 7, 7);
    layout->addWidget(d->line);
    layout->addWidget(d->rows);
    layout->addWidget(d->note);
    d->rows->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    d->note->hide();
    keepTranslated(this, [this] {
        setAccessibleName(tr("Commands"));
        d->openAction->setText(tr("&Commands..."));
        d->line->setPlaceholderText(tr("Find a command"));
        d->line->setAccessibleName(tr("Find a command"));
        d->rows->setAccessibleName(tr("Commands"));
        d->note->setText(tr("No command contains these words."));
        // The call is queued, since the actions change their texts in any order.
        if (isVisible())
            QMetaObject::invokeMethod(
                this,
                [this] {
                    d->collect();
                    d->find();
                },
                Qt::QueuedConnection);
    });
    connect(d->line, &QLineEdit::textChanged, this, [this] { d->find(); });
    connect(d->rows, &QListView::clicked, this, [this](const QModelIndex &index) {
        d->rows->setCurrentIndex(index);
        d->trigger();
    });
}

CommandPalette::~CommandPalette()
{
    // The view must be deleted before its model.
    delete d->rows;
}

QAction *CommandPalette::openAction() const
{
    return d->openAction;
}

QSize CommandPalette::sizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int rowHeight = std::max(1, d->rows->sizeHintForRow(0));
    const int count = std::min(MostRows, d->commands.rowCount());
    const int below = count > 0 ? count * rowHeight : d->note->sizeHint().height();
    return {Width, margins.top() + d->line->sizeHint().height() + layout()->spacing() + below + margins.bottom()};
}

void CommandPalette::open()
{
    d->collect();
    d->line->clear();
    d->find();
    const QPointer<ShapeEditor> before(d->editor);
    if (!d->overlay.open(*d->line) || before == d->editor)
        return;
    d->collect();
    d->find();
}

void CommandPalette::useEditor(ShapeEditor *editor)
{
    if (d->editor)
        d->editor->disconnect(this);
    d->editor = editor;
    d->overlay.setEditor(editor);
    if (editor) {
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->overlay.setEditor(nullptr);
        });
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            hide();
    }
    // The keys of the palette take precedence over shortcuts.
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return EditorPanel::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const int row = d->rows->currentIndex().row();
    const auto act = [&](const auto &action) {
        if (isOverride)
            event->accept();
        else
            action();
        return true;
    };
    switch (key.key()) {
    case Qt::Key_Down:
        return act([&] { d->choose(row + 1); });
    case Qt::Key_Up:
        return act([&] { d->choose(row - 1); });
    case Qt::Key_PageDown:
        return act([&] { d->choose(row + MostRows - 1); });
    case Qt::Key_PageUp:
        return act([&] { d->choose(row - MostRows + 1); });
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return act([&] { d->trigger(); });
    case Qt::Key_Escape:
        return act([&] { d->overlay.close(); });
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        // The focus stays in the field.
        return true;
    default:
        return EditorPanel::eventFilter(watched, event);
    }
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    d->overlay.paintFrame();
}

} // namespace Trammel
