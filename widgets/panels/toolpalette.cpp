#include <trammel/toolpalette.h>

#include "widgets/actions/icons_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr Action ToolActions[] = {
    Action::SelectTool,    Action::LassoTool,   Action::RectangleTool, Action::RoundedRectangleTool,
    Action::EllipseTool,   Action::PolygonTool, Action::PolylineTool,  Action::ArrowTool,
    Action::ConnectorTool, Action::PenTool,     Action::PencilTool,    Action::TextTool};

QBoxLayout::Direction directionOf(Qt::Orientation orientation)
{
    return orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
}

} // namespace

class ToolPalette::Private
{
public:
    QToolButton *addButton(qsizetype place);
    void onEditorChanged();
    void updateTools();

    QPointer<ShapeEditor> editor;
    Qt::Orientation orientation = Qt::Vertical;
    int iconSize = 20;
    QBoxLayout *layout = nullptr;
    QList<QToolButton *> buttons;
    QStringList ownKinds;
    QList<QToolButton *> ownButtons;
};

QToolButton *ToolPalette::Private::addButton(qsizetype place)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize(QSize(iconSize, iconSize));
    layout->insertWidget(int(place), button);
    return button;
}

void ToolPalette::Private::onEditorChanged()
{
    for (std::size_t i = 0; i < std::size(ToolActions); ++i) {
        QToolButton &button = *buttons[qsizetype(i)];
        if (QAction *old = button.defaultAction())
            button.removeAction(old);
        button.setEnabled(editor != nullptr);
        if (editor) {
            button.setDefaultAction(editor->action(ToolActions[i]));
        } else {
            button.setDefaultAction(nullptr);
            button.setIcon(iconFor(ToolActions[i]));
            button.setChecked(false);
        }
    }
    updateTools();
}

void ToolPalette::Private::updateTools()
{
    const bool isOwn = editor && editor->tool() == ShapeEditor::OwnKind;
    for (qsizetype i = 0; i < ownButtons.size(); ++i) {
        ownButtons[i]->setEnabled(editor && !editor->isReadOnly());
        ownButtons[i]->setChecked(isOwn && editor->ownKind() == ownKinds[i]);
    }
}

ToolPalette::ToolPalette(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>())
{
    d->layout = new QBoxLayout(directionOf(d->orientation), this);
    d->layout->setContentsMargins(2, 2, 2, 2);
    d->layout->setSpacing(2);
    for (qsizetype i = 0; i < qsizetype(std::size(ToolActions)); ++i)
        d->buttons.append(d->addButton(i));
    d->layout->addStretch();
    d->onEditorChanged();
}

ToolPalette::~ToolPalette() = default;

void ToolPalette::useEditor(ShapeEditor *editor)
{
    if (d->editor)
        d->editor->disconnect(this);
    d->editor = editor;
    if (editor) {
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->onEditorChanged();
        });
        const auto updateTools = [this] { d->updateTools(); };
        connect(editor, &ShapeEditor::toolChanged, this, updateTools);
        connect(editor, &ShapeEditor::ownKindChanged, this, updateTools);
        connect(editor, &ShapeEditor::readOnlyChanged, this, updateTools);
    }
    d->onEditorChanged();
}

Qt::Orientation ToolPalette::orientation() const
{
    return d->orientation;
}

void ToolPalette::setOrientation(Qt::Orientation orientation)
{
    if (orientation == d->orientation)
        return;
    d->orientation = orientation;
    d->layout->setDirection(directionOf(orientation));
    Q_EMIT orientationChanged(orientation);
}

int ToolPalette::iconSize() const
{
    return d->iconSize;
}

void ToolPalette::setIconSize(int size)
{
    const int clamped = std::clamp(size, 8, 128);
    if (clamped == d->iconSize)
        return;
    d->iconSize = clamped;
    for (QToolButton *button : d->buttons + d->ownButtons)
        button->setIconSize(QSize(clamped, clamped));
    Q_EMIT iconSizeChanged(clamped);
}

QStringList ToolPalette::ownKinds() const
{
    return d->ownKinds;
}

void ToolPalette::setOwnKinds(const QStringList &names)
{
    if (names == d->ownKinds)
        return;
    qDeleteAll(std::exchange(d->ownButtons, {}));
    d->ownKinds = names;
    for (const QString &name : names) {
        const ShapeKind &kind = ShapeKind::named(name);
        QToolButton *button = d->addButton(d->buttons.size() + d->ownButtons.size());
        button->setCheckable(true);
        button->setIcon(pictureOf(kind, palette()));
        keepTranslated(button, [button, &kind] {
            button->setToolTip(kind.displayName());
            button->setAccessibleName(kind.displayName());
        });
        connect(button, &QToolButton::clicked, this, [this, name] {
            if (d->editor)
                d->editor->setOwnKind(name);
            // A slot may have deleted the editor.
            if (d->editor)
                d->editor->setTool(ShapeEditor::OwnKind);
            d->updateTools();
        });
        d->ownButtons.append(button);
    }
    d->updateTools();
    Q_EMIT ownKindsChanged(names);
}

} // namespace Trammel
