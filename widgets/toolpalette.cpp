#include "widgets/toolpalette.h"

#include "widgets/icons_p.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr Action ToolActions[] = {Action::SelectTool,           Action::LassoTool,   Action::RectangleTool,
                                  Action::RoundedRectangleTool, Action::EllipseTool, Action::PolygonTool,
                                  Action::PolylineTool};

QBoxLayout::Direction directionOf(Qt::Orientation orientation)
{
    return orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
}

} // namespace

class ToolPalette::Private
{
public:
    void follow();

    QPointer<ShapeEditor> editor;
    Qt::Orientation orientation = Qt::Vertical;
    int iconSize = 20;
    QBoxLayout *layout = nullptr;
    QList<QToolButton *> buttons;
};

void ToolPalette::Private::follow()
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
}

ToolPalette::ToolPalette(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->layout = new QBoxLayout(directionOf(d->orientation), this);
    d->layout->setContentsMargins(2, 2, 2, 2);
    d->layout->setSpacing(2);
    for (std::size_t i = 0; i < std::size(ToolActions); ++i) {
        auto *button = new QToolButton;
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize(QSize(d->iconSize, d->iconSize));
        d->buttons.append(button);
        d->layout->addWidget(button);
    }
    d->layout->addStretch();
    d->follow();
}

ToolPalette::~ToolPalette() = default;

ShapeEditor *ToolPalette::editor() const
{
    return d->editor;
}

void ToolPalette::setEditor(ShapeEditor *editor)
{
    if (editor == d->editor)
        return;
    if (d->editor)
        d->editor->disconnect(this);
    d->editor = editor;
    if (editor) {
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->follow();
        });
    }
    d->follow();
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
    for (QToolButton *button : std::as_const(d->buttons))
        button->setIconSize(QSize(clamped, clamped));
    Q_EMIT iconSizeChanged(clamped);
}

} // namespace Trammel
