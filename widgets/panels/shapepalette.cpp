#include <trammel/shapepalette.h>

#include "widgets/panels/shapelabel_p.h"
#include "widgets/panels/shapepaletteview_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace Trammel {

class ShapePalette::Private
{
public:
    explicit Private(ShapePalette &q)
        : search(new QLineEdit(&q)), category(new QComboBox(&q)), view(new ShapePaletteView(&q))
    {
    }

    QList<ShapeKindCategory> categories() const;
    void fillCategories();
    void fillEntries();
    void onToolChanged();
    void chooseTool(const QModelIndex &index);

    QPointer<ShapeEditor> editor;
    QLineEdit *search;
    QComboBox *category;
    ShapePaletteView *view;
    QStringList ownKinds;
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
    category->setCurrentIndex(current < category->count() ? current : 0);
}

void ShapePalette::Private::fillEntries()
{
    const QString words = search->text().trimmed();
    const QList<ShapeKindCategory> all = categories();
    QList<ShapeKindCategory::Entry> entries;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (category->currentIndex() > 0 && category->currentIndex() != i + 1)
            continue;
        for (const ShapeKindCategory::Entry &entry : all[i].entries) {
            if (entry.title.contains(words, Qt::CaseInsensitive)
                || entry.kind->displayName().contains(words, Qt::CaseInsensitive))
                entries.append(entry);
        }
    }
    view->setEntries(entries);
    onToolChanged();
}

void ShapePalette::Private::onToolChanged()
{
    view->setEnabled(editor && !editor->isReadOnly());
    const bool isDrawing = editor && editor->tool() == ShapeEditor::OwnKind;
    view->setCurrentKind(isDrawing ? &ShapeKind::named(editor->ownKind()) : nullptr);
}

void ShapePalette::Private::chooseTool(const QModelIndex &index)
{
    const ShapeKind *kind = view->kindAt(index);
    // A slot may delete the editor.
    if (kind && editor)
        editor->setOwnKind(kind->name());
    if (kind && editor)
        editor->setTool(ShapeEditor::OwnKind);
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
    d->fillCategories();
    d->fillEntries();
    connect(d->search, &QLineEdit::textChanged, this, [this] { d->fillEntries(); });
    connect(d->category, &QComboBox::currentIndexChanged, this, [this] { d->fillEntries(); });
    connect(d->view, &QListView::clicked, this, [this](const QModelIndex &index) { d->chooseTool(index); });
    connect(d->view, &QListView::activated, this, [this](const QModelIndex &index) {
        d->chooseTool(index);
        if (d->editor)
            d->editor->view()->setFocus();
    });
}

ShapePalette::~ShapePalette() = default;

void ShapePalette::useEditor(ShapeEditor *editor)
{
    if (d->editor)
        d->editor->disconnect(this);
    d->editor = editor;
    d->view->setEditor(editor);
    if (editor) {
        const auto onToolChanged = [this] { d->onToolChanged(); };
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->onToolChanged();
        });
        connect(editor, &ShapeEditor::toolChanged, this, onToolChanged);
        connect(editor, &ShapeEditor::ownKindChanged, this, onToolChanged);
        connect(editor, &ShapeEditor::readOnlyChanged, this, onToolChanged);
    }
    d->onToolChanged();
}

void ShapePalette::changeEvent(QEvent *event)
{
    EditorPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        d->fillCategories();
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

QSize ShapePalette::sizeHint() const
{
    return {200, 320};
}

} // namespace Trammel
