#include <trammel/shapepalette.h>

#include "widgets/actions/actiontable_p.h"
#include "widgets/actions/clipboardactions_p.h"
#include "widgets/panels/shapelabel_p.h"
#include "widgets/panels/shapepaletteview_p.h"
#include <trammel/fragment.h>
#include <trammel/retranslation.h>
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QInputDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace Trammel {

class ShapePalette::Private
{
public:
    explicit Private(ShapePalette &palette)
        : q(palette), search(new QLineEdit(&q)), category(new QComboBox(&q)), view(new ShapePaletteView(&q))
    {
    }

    QList<ShapeKindCategory> categories() const;
    void fillCategories();
    void fillEntries();
    void onToolChanged();
    /// Selects the tool of a kind, or adds a stencil. With Shift, changes the selected shapes to the kind.
    void choose(const QModelIndex &index, Qt::KeyboardModifiers modifiers);
    /// Chooses an entry, and moves the focus to the canvas.
    void chooseAndLeave(const QModelIndex &index, Qt::KeyboardModifiers modifiers);
    /// Chooses the first entry that a search has found. Returns false if nothing is searched, or found.
    bool chooseFirst(Qt::KeyboardModifiers modifiers);
    bool canChangeKind() const;
    void changeKind();
    void addToCanvas(const Stencil &stencil);
    /// Changes the stencils, and makes one of them the current entry; -1 for none.
    void setStencils(const QList<Stencil> &changed, qsizetype current = -1);
    qsizetype currentStencil() const { return view->stencilAt(view->currentIndex()); }
    void createActions();
    void updateActions();
    void renameCurrent();
    void removeCurrent();
    void drawIcons();

    ShapePalette &q;
    QPointer<ShapeEditor> editor;
    QLineEdit *search;
    QComboBox *category;
    ShapePaletteView *view;
    QAction *change = nullptr;
    QAction *add = nullptr;
    QAction *rename = nullptr;
    QAction *remove = nullptr;
    QStringList ownKinds;
    QList<Stencil> stencils;
    /// The icons of the stencils.
    QList<QIcon> icons;
};

QList<ShapeKindCategory> ShapePalette::Private::categories() const
{
    QList<ShapeKindCategory> categories = ShapeKind::categories();
    if (ownKinds.isEmpty())
        return categories;
    ShapeKindCategory own{ShapePalette::tr("Custom shapes"), {}};
    for (const QString &name : ownKinds) {
        const ShapeKind &kind = ShapeKind::named(name);
        own.entries.append({&kind, kind.displayName()});
    }
    categories.prepend(own);
    return categories;
}

void ShapePalette::Private::fillCategories()
{
    const QSignalBlocker quiet(category);
    const int current = std::max(category->currentIndex(), 0);
    category->clear();
    category->addItem(ShapePalette::tr("All shapes"));
    for (const ShapeKindCategory &each : categories())
        category->addItem(each.title);
    if (!stencils.isEmpty())
        category->addItem(ShapePalette::tr("Stencils"));
    category->setCurrentIndex(current < category->count() ? current : 0);
}

void ShapePalette::Private::fillEntries()
{
    const QString words = search->text().trimmed();
    const QList<ShapeKindCategory> all = categories();
    const int side = view->iconSize().width();
    QList<PaletteEntry> entries;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (category->currentIndex() > 0 && category->currentIndex() != i + 1)
            continue;
        for (const ShapeKindCategory::Entry &entry : all[i].entries) {
            if (entry.title.contains(words, Qt::CaseInsensitive)
                || entry.kind->displayName().contains(words, Qt::CaseInsensitive))
                entries.append({entry.title, pictureOf(*entry.kind, q.palette(), side), entry.kind});
        }
    }
    const bool areStencilsShown = category->currentIndex() == 0 || category->currentIndex() > all.size();
    for (qsizetype i = 0; areStencilsShown && i < stencils.size(); ++i) {
        if (stencils[i].name.contains(words, Qt::CaseInsensitive))
            entries.append({stencils[i].name, icons[i], nullptr, i, stencils[i].drawing});
    }
    view->setEntries(entries);
    onToolChanged();
    updateActions();
}

void ShapePalette::Private::onToolChanged()
{
    view->setEnabled(editor && !editor->isReadOnly());
    const bool isDrawing = editor && editor->tool() == ShapeEditor::OwnKind;
    view->setCurrentKind(isDrawing ? &ShapeKind::named(editor->ownKind()) : nullptr);
}

void ShapePalette::Private::choose(const QModelIndex &index, Qt::KeyboardModifiers modifiers)
{
    const ShapeKind *kind = view->kindAt(index);
    if (kind && modifiers.testFlag(Qt::ShiftModifier))
        return changeKind();
    if (const qsizetype stencil = view->stencilAt(index); stencil >= 0)
        addToCanvas(Stencil(stencils[stencil]));
    // A slot may delete the editor.
    if (kind && editor)
        editor->setOwnKind(kind->name());
    if (kind && editor)
        editor->setTool(ShapeEditor::OwnKind);
}

void ShapePalette::Private::chooseAndLeave(const QModelIndex &index, Qt::KeyboardModifiers modifiers)
{
    // A slot may delete the panel.
    const QPointer<ShapePalette> panel(&q);
    choose(index, modifiers);
    if (panel && editor)
        editor->view()->setFocus();
}

bool ShapePalette::Private::chooseFirst(Qt::KeyboardModifiers modifiers)
{
    const QModelIndex first = view->model()->index(0, 0);
    if (search->text().trimmed().isEmpty() || !first.isValid())
        return false;
    view->setCurrentIndex(first);
    const QPointer<ShapePalette> panel(&q);
    chooseAndLeave(first, modifiers);
    if (panel)
        search->clear();
    return true;
}

bool ShapePalette::Private::canChangeKind() const
{
    const ShapeKind *kind = view->kindAt(view->currentIndex());
    return kind && editor && Trammel::canChangeKind(*editor, *kind);
}

void ShapePalette::Private::changeKind()
{
    const ShapeKind *kind = view->kindAt(view->currentIndex());
    // A slot may delete the panel.
    const QPointer<ShapePalette> panel(&q);
    if (kind && editor)
        Trammel::changeKind(*editor, *kind);
    if (panel)
        onToolChanged();
}

void ShapePalette::Private::addToCanvas(const Stencil &stencil)
{
    if (!editor || editor->isReadOnly())
        return;
    const auto center = visibleArea(*editor).center();
    const QPointF offset = offsetTo(*editor, stencil.drawing, {center[0], center[1]});
    insertInto(*editor, stencil.drawing, freeOffset(*editor, stencil.drawing, offset),
               ShapePalette::tr("Add %1").arg(stencil.name));
}

void ShapePalette::Private::setStencils(const QList<Stencil> &changed, qsizetype current)
{
    const bool wereShown = category->currentIndex() == category->count() - 1 && !stencils.isEmpty();
    stencils = changed;
    drawIcons();
    fillCategories();
    if (wereShown && stencils.isEmpty())
        category->setCurrentIndex(0);
    fillEntries();
    view->setCurrentStencil(current);
    Q_EMIT q.stencilsChanged();
}

void ShapePalette::Private::drawIcons()
{
    icons.clear();
    for (const Stencil &stencil : std::as_const(stencils))
        icons.append(pictureOf(stencil.drawing, q.palette(), view->iconSize().width()));
}

void ShapePalette::Private::createActions()
{
    const auto create = [this](const QString &name, const std::function<void()> &run) {
        auto *action = new QAction(&q);
        action->setObjectName(name);
        QObject::connect(action, &QAction::triggered, &q, run);
        q.addAction(action);
        view->addAction(action);
        return action;
    };
    add = create(QStringLiteral("addStencil"), [this] { q.addStencil(); });
    rename = create(QStringLiteral("renameStencil"), [this] { renameCurrent(); });
    remove = create(QStringLiteral("removeStencil"), [this] { removeCurrent(); });
    change = create(QStringLiteral("changeKind"), [this] { changeKind(); });
    keepTranslated(&q, [this] {
        add->setText(ShapePalette::tr("Add Selection as Stencil"));
        rename->setText(ShapePalette::tr("Rename Stencil..."));
        remove->setText(ShapePalette::tr("Remove Stencil"));
        change->setText(ShapePalette::tr("Change Selected Shapes to This Kind"));
    });
    // These keys are no shortcuts, which an application could take for commands of its window.
    QObject::connect(view, &ShapePaletteView::dragFinished, &q, [this] { onToolChanged(); });
    QObject::connect(view, &ShapePaletteView::renameWanted, rename, &QAction::trigger);
    QObject::connect(view, &ShapePaletteView::removeWanted, remove, &QAction::trigger);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(view->selectionModel(), &QItemSelectionModel::currentChanged, &q, [this] { updateActions(); });
}

void ShapePalette::Private::updateActions()
{
    if (!add)
        return;
    change->setEnabled(canChangeKind());
    add->setEnabled(editor && !editor->selection()->isEmpty());
    rename->setEnabled(currentStencil() >= 0);
    remove->setEnabled(currentStencil() >= 0);
}

void ShapePalette::Private::renameCurrent()
{
    const qsizetype current = currentStencil();
    if (current < 0)
        return;
    auto *dialog = new QInputDialog(&q);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ShapePalette::tr("Rename Stencil"));
    dialog->setLabelText(ShapePalette::tr("Name:"));
    dialog->setTextValue(stencils[current].name);
    const Stencil before = stencils[current];
    const auto onSelected = [this, current, before](const QString &name) {
        // The program may have changed the stencils meanwhile.
        if (current >= stencils.size() || !(stencils[current] == before) || name.trimmed().isEmpty())
            return;
        QList<Stencil> changed = stencils;
        changed[current] = renamed(before, name.trimmed());
        setStencils(changed, current);
    };
    // The connection is queued, because a slot may delete the panel with the dialog, which still closes.
    QObject::connect(dialog, &QInputDialog::textValueSelected, &q, onSelected, Qt::QueuedConnection);
    dialog->open();
}

void ShapePalette::Private::removeCurrent()
{
    const qsizetype current = currentStencil();
    if (current < 0)
        return;
    QList<Stencil> changed = stencils;
    changed.removeAt(current);
    setStencils(changed, std::min(current, changed.size() - 1));
}

ShapePalette::ShapePalette(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    d->search->setClearButtonEnabled(true);
    keepTranslated(this, [this] {
        d->search->setPlaceholderText(tr("Search"));
        d->search->setAccessibleName(tr("Search shapes"));
        d->category->setAccessibleName(tr("Category"));
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(d->search);
    layout->addWidget(d->category);
    layout->addWidget(d->view);
    setFocusProxy(d->search);
    d->view->setIconSize({KindIconSize, KindIconSize});
    d->createActions();
    d->fillCategories();
    d->fillEntries();
    connect(d->search, &QLineEdit::textChanged, this, [this] { d->fillEntries(); });
    d->search->installEventFilter(this);
    connect(d->category, &QComboBox::currentIndexChanged, this, [this] { d->fillEntries(); });
    connect(d->view, &QListView::clicked, this,
            [this](const QModelIndex &index) { d->choose(index, d->view->modifiers()); });
    connect(d->view, &QListView::activated, this,
            [this](const QModelIndex &index) { d->chooseAndLeave(index, d->view->modifiers()); });
}

ShapePalette::~ShapePalette() = default;

void ShapePalette::useEditor(ShapeEditor *editor)
{
    if (d->editor) {
        d->editor->disconnect(this);
        d->editor->selection()->disconnect(this);
    }
    d->editor = editor;
    d->view->setEditor(editor);
    if (editor) {
        const auto onToolChanged = [this] { d->onToolChanged(); };
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->onToolChanged();
            d->updateActions();
        });
        connect(editor->selection(), &Selection::changed, this, [this] { d->updateActions(); });
        connect(editor, &ShapeEditor::toolChanged, this, onToolChanged);
        connect(editor, &ShapeEditor::ownKindChanged, this, onToolChanged);
        connect(editor, &ShapeEditor::readOnlyChanged, this, [this] {
            d->onToolChanged();
            d->updateActions();
        });
    }
    d->onToolChanged();
    d->updateActions();
}

bool ShapePalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->search && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<const QKeyEvent *>(event);
        const bool isEnter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
        if (isEnter && d->chooseFirst(press->modifiers()))
            return true;
        // The first press shows all shapes again. The next one returns the keyboard to the canvas.
        if (press->key() == Qt::Key_Escape && !d->search->text().isEmpty()) {
            d->search->clear();
            return true;
        }
        if (press->key() == Qt::Key_Escape && d->editor) {
            d->editor->setFocus();
            return true;
        }
    }
    return EditorPanel::eventFilter(watched, event);
}

void ShapePalette::changeEvent(QEvent *event)
{
    EditorPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        d->fillCategories();
    if (event->type() == QEvent::PaletteChange)
        d->drawIcons();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        d->fillEntries();
}

int ShapePalette::iconSize() const
{
    return d->view->iconSize().width();
}

void ShapePalette::setIconSize(int size)
{
    const int clamped = std::clamp(size, 16, 128);
    if (clamped == iconSize())
        return;
    d->view->setIconSize({clamped, clamped});
    d->drawIcons();
    d->fillEntries();
    Q_EMIT iconSizeChanged(clamped);
}

QStringList ShapePalette::ownKinds() const
{
    return d->ownKinds;
}

void ShapePalette::setOwnKinds(const QStringList &names)
{
    if (names == d->ownKinds)
        return;
    d->ownKinds = names;
    d->fillCategories();
    d->fillEntries();
    Q_EMIT ownKindsChanged(names);
}

QList<Stencil> ShapePalette::stencils() const
{
    return d->stencils;
}

void ShapePalette::setStencils(const QList<Stencil> &stencils)
{
    if (stencils != d->stencils)
        d->setStencils(stencils);
}

bool ShapePalette::addStencil()
{
    if (!d->editor)
        return false;
    const Selection &selection = *d->editor->selection();
    const Stencil stencil = stencilOf(*d->editor->document(), selection.ids() + selection.moved());
    if (stencil.drawing.order.isEmpty())
        return false;
    // The new stencil is shown in any case.
    d->search->clear();
    d->category->setCurrentIndex(0);
    d->setStencils(d->stencils + QList{stencil}, d->stencils.size());
    return true;
}

FileResult ShapePalette::loadStencils(const QString &fileName)
{
    DocumentData drawing;
    const FileResult result = loadFile(fileName, drawing);
    if (result && !drawing.order.isEmpty())
        d->setStencils(d->stencils + stencilsIn(drawing));
    return result;
}

FileResult ShapePalette::saveStencils(const QString &fileName) const
{
    return saveFile(fileName, drawingOf(d->stencils));
}

QSize ShapePalette::sizeHint() const
{
    return {200, 320};
}

} // namespace Trammel
