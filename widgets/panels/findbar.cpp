#include <trammel/findbar.h>

#include "widgets/panels/search/canvasoverlay_p.h"
#include "widgets/panels/search/shapesearch_p.h"
#include <trammel/retranslation.h>

#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace Trammel {

namespace {

constexpr int FieldWidth = 200;
/// The pause in milliseconds after a change of the drawing, before the number of matches is updated.
constexpr int UpdatePause = 300;

} // namespace

class FindBar::Private
{
public:
    enum class Step { Next, Previous, Stay };

    explicit Private(FindBar &bar) : q(bar), overlay(bar, Qt::AlignRight) { }

    QAction *addAction(const char *name, const char *text, const QKeySequence &keys, void (FindBar::*slot)());
    /// Adds a button for an action. Its tool tip follows the text and the shortcut of the action.
    void addButton(QAction *action, Qt::ArrowType arrow);
    void update();
    void find(Step step);
    /// The index of the match that is selected; -1 if the selection is no match.
    qsizetype selectedPlace() const;
    void showCount();
    void useDocument();
    void onDocumentEdited();

    FindBar &q;
    CanvasOverlay overlay;
    QPointer<ShapeEditor> editor;
    QPointer<Document> document;
    QAction *findAction = nullptr;
    QAction *nextAction = nullptr;
    QAction *previousAction = nullptr;
    QLineEdit *line = nullptr;
    QLabel *count = nullptr;
    QTimer pause;
    Units matches;
    bool isStale = true;
    /// The match that was selected last.
    Unit current;
};

QAction *FindBar::Private::addAction(const char *name, const char *text, const QKeySequence &keys,
                                     void (FindBar::*slot)())
{
    auto *action = new QAction(&q);
    action->setObjectName(QString::fromLatin1(name));
    keepTranslated(&q, [action, text] { action->setText(tr(text)); });
    action->setShortcut(keys);
    connect(action, &QAction::triggered, &q, slot);
    return action;
}

void FindBar::Private::addButton(QAction *action, Qt::ArrowType arrow)
{
    auto *button = new QToolButton;
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    const auto setTexts = [button, action] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        button->setAccessibleName(action->text());
        button->setToolTip(keys.isEmpty() ? action->text() : tr("%1 (%2)").arg(action->text(), keys));
    };
    connect(action, &QAction::changed, button, setTexts);
    setTexts();
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    q.layout()->addWidget(button);
}

void FindBar::Private::update()
{
    if (!isStale)
        return;
    isStale = false;
    pause.stop();
    const ShapeSearch search(line->text(), ShapeSearch::Fields::NamesAndTexts);
    matches = document ? search.unitsIn(*document) : Units();
}

qsizetype FindBar::Private::selectedPlace() const
{
    if (!editor || !document || matches.isEmpty() || editor->selection()->isEmpty())
        return -1;
    // Both a group and its only member can match, so the match that was selected last is tried first.
    const ShapeIds selected = document->sorted(editor->selection()->ids());
    const auto isSelected = [&](const Unit &unit) {
        // Most matches are single shapes, for which the comparison is fast.
        return unit.group.isNull() ? selected.size() == 1 && selected.first() == unit.shape
                                   : document->sorted(selectableIn(*document, unit)) == selected;
    };
    const qsizetype last = matches.indexOf(current);
    if (last >= 0 && isSelected(current))
        return last;
    const auto found = std::find_if(matches.begin(), matches.end(), isSelected);
    return found == matches.end() ? -1 : found - matches.begin();
}

void FindBar::Private::find(Step step)
{
    update();
    if (!editor || !document || matches.isEmpty()) {
        showCount();
        return;
    }
    const qsizetype size = matches.size(), selected = selectedPlace(), last = matches.indexOf(current);
    qsizetype place = selected >= 0 ? selected : last;
    if (place < 0)
        place = step == Step::Previous ? size - 1 : 0;
    else if (step != Step::Stay && selected >= 0)
        place = (place + (step == Step::Next ? 1 : size - 1)) % size;
    current = matches[place];
    const Unit found = current;
    const QPointer<FindBar> bar(&q);
    selectAlone(*editor->selection(), found);
    // A slot may have deleted the editor, the document or the shape, or, with its window, the bar.
    if (!bar)
        return;
    if (editor && document && editor->document() == document)
        bringIntoView(*editor, found, overlay.coveredHeight());
    if (bar)
        showCount();
}

void FindBar::Private::showCount()
{
    const qsizetype place = selectedPlace();
    QString text;
    if (!line->text().trimmed().isEmpty()) {
        text = matches.isEmpty() ? tr("No matches")
            : place < 0          ? tr("%n match(es)", nullptr, int(matches.size()))
                                 : tr("%1 of %2").arg(place + 1).arg(matches.size());
    }
    count->setText(text);
}

void FindBar::Private::useDocument()
{
    if (document)
        document->disconnect(&q);
    document = editor ? editor->document() : nullptr;
    if (document) {
        const auto onEdited = [this] { onDocumentEdited(); };
        connect(document, &Document::shapesAdded, &q, onEdited);
        connect(document, &Document::shapesRemoved, &q, onEdited);
        connect(document, &Document::shapesChanged, &q, onEdited);
        connect(document, &Document::groupsChanged, &q, onEdited);
        connect(document, &Document::orderChanged, &q, onEdited);
        connect(document, &Document::reset, &q, onEdited);
    }
    matches.clear();
    current = {};
    onDocumentEdited();
}

void FindBar::Private::onDocumentEdited()
{
    isStale = true;
    if (q.isVisible())
        pause.start();
}

FindBar::FindBar(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(7, 5, 5, 5);
    layout->setSpacing(4);
    d->line = new QLineEdit;
    d->line->setClearButtonEnabled(true);
    d->line->setFixedWidth(FieldWidth);
    d->line->installEventFilter(this);
    d->count = new QLabel;
    d->count->setObjectName(QStringLiteral("count"));
    d->count->setAlignment(Qt::AlignCenter);
    layout->addWidget(d->line);
    layout->addWidget(d->count);
    d->findAction = d->addAction("find", QT_TR_NOOP("&Find..."), QKeySequence(Qt::CTRL | Qt::Key_F), &FindBar::open);
    d->previousAction = d->addAction("findPrevious", QT_TR_NOOP("Find Previous"), QKeySequence(Qt::SHIFT | Qt::Key_F3),
                                     &FindBar::findPrevious);
    d->nextAction = d->addAction("findNext", QT_TR_NOOP("Find Next"), QKeySequence(Qt::Key_F3), &FindBar::findNext);
    d->addButton(d->previousAction, Qt::UpArrow);
    d->addButton(d->nextAction, Qt::DownArrow);
    auto *closeButton = new QToolButton;
    closeButton->setText(QChar(0x00d7));
    closeButton->setAutoRaise(true);
    closeButton->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(closeButton);
    keepTranslated(this, [this, closeButton] {
        setAccessibleName(tr("Find"));
        d->line->setPlaceholderText(tr("Find text or names"));
        d->line->setAccessibleName(tr("Find text or names"));
        closeButton->setAccessibleName(tr("Close"));
        closeButton->setToolTip(tr("Close (Esc)"));
        // The bar keeps its size while the number changes.
        d->count->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 of %2").arg(8888).arg(8888)));
        d->showCount();
    });
    connect(closeButton, &QToolButton::clicked, this, [this] { d->overlay.close(); });
    connect(d->line, &QLineEdit::textChanged, this, [this] {
        d->isStale = true;
        d->find(Private::Step::Stay);
    });
    d->pause.setSingleShot(true);
    d->pause.setInterval(UpdatePause);
    connect(&d->pause, &QTimer::timeout, this, [this] {
        d->update();
        d->showCount();
    });
    const QList<QToolButton *> buttons = findChildren<QToolButton *>();
    for (QToolButton *button : buttons)
        button->installEventFilter(this);
}

FindBar::~FindBar() = default;

QAction *FindBar::findAction() const
{
    return d->findAction;
}

QAction *FindBar::nextAction() const
{
    return d->nextAction;
}

QAction *FindBar::previousAction() const
{
    return d->previousAction;
}

void FindBar::open()
{
    if (!d->overlay.open(*d->line))
        return;
    d->line->selectAll();
    d->update();
    d->showCount();
}

void FindBar::findNext()
{
    if (d->line->text().trimmed().isEmpty())
        open();
    else
        d->find(Private::Step::Next);
}

void FindBar::findPrevious()
{
    if (d->line->text().trimmed().isEmpty())
        open();
    else
        d->find(Private::Step::Previous);
}

void FindBar::useEditor(ShapeEditor *editor)
{
    if (d->editor) {
        d->editor->disconnect(this);
        d->editor->selection()->disconnect(this);
    }
    d->editor = editor;
    d->overlay.setEditor(editor);
    if (editor) {
        connect(editor, &ShapeEditor::documentChanged, this, [this] { d->useDocument(); });
        connect(editor->selection(), &Selection::changed, this, [this] {
            if (isVisible())
                d->showCount();
        });
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->overlay.setEditor(nullptr);
            d->useDocument();
        });
    }
    d->useDocument();
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return EditorPanel::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (key.key() != Qt::Key_Escape && (!isEnter || watched != d->line))
        return EditorPanel::eventFilter(watched, event);
    if (isOverride)
        event->accept();
    else if (!isEnter)
        d->overlay.close();
    else if (key.modifiers().testFlag(Qt::ShiftModifier))
        findPrevious();
    else
        findNext();
    return true;
}

void FindBar::paintEvent(QPaintEvent *)
{
    d->overlay.paintFrame();
}

} // namespace Trammel
