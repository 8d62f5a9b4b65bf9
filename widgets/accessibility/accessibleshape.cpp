#include "widgets/accessibility/accessibleshape_p.h"

#if QT_CONFIG(accessibility)

#include "widgets/accessibility/shapedescription_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include <trammel/document.h>
#include <trammel/shapeeditor.h>

#include <QtGui/QWindow>

#include <bit>

namespace Trammel {

namespace {

QString selectAction()
{
    return QStringLiteral("Select");
}

QString editTextAction()
{
    return QStringLiteral("EditText");
}

QString openLinkAction()
{
    return QStringLiteral("OpenLink");
}

QString deleteAction()
{
    return QStringLiteral("Delete");
}

/// The states that one of two values has. The selection and the focus have events of their own.
std::optional<QAccessible::State> difference(QAccessible::State a, QAccessible::State b)
{
    a.selected = b.selected;
    a.focused = b.focused;
    if (a == b)
        return {};
    return std::bit_cast<QAccessible::State>(std::bit_cast<quint64>(a) ^ std::bit_cast<quint64>(b));
}

} // namespace

AccessibleShape::AccessibleShape(AccessibleDrawing &drawing, const Unit &node, int generation)
    : m_drawing(&drawing), m_node(node), m_generation(generation)
{
}

bool AccessibleShape::isValid() const
{
    return m_drawing && m_drawing->isCurrent(m_generation) && m_drawing->contains(m_node);
}

QWindow *AccessibleShape::window() const
{
    return m_drawing ? m_drawing->canvas().window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleShape::childAt(int x, int y) const
{
    const Unit hit = drawing() ? m_drawing->childAt(m_node, {x, y}) : Unit();
    return hit.isNull() ? nullptr : m_drawing->interfaceOf(hit);
}

QAccessibleInterface *AccessibleShape::parent() const
{
    return drawing() ? m_drawing->interfaceOf(m_parent.emplace(m_drawing->parentOf(m_node))) : nullptr;
}

QAccessibleInterface *AccessibleShape::child(int index) const
{
    const Unit node = drawing() ? m_drawing->children(m_node).value(index) : Unit();
    return node.isNull() ? nullptr : m_drawing->interfaceOf(node);
}

int AccessibleShape::childCount() const
{
    return drawing() ? int(m_drawing->children(m_node).size()) : 0;
}

int AccessibleShape::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *shape = dynamic_cast<const AccessibleShape *>(child);
    return drawing() && shape && shape->parent() == this ? m_drawing->indexInParent(shape->m_node) : -1;
}

QString AccessibleShape::text(QAccessible::Text kind) const
{
    if (!drawing())
        return {};
    if (kind == QAccessible::Name)
        return m_name.emplace(accessibleName(m_drawing->document(), m_node));
    if (kind == QAccessible::Description && !m_drawing->message().isEmpty() && m_drawing->current() == m_node)
        return m_drawing->message();
    if (kind == QAccessible::Description)
        return m_description.emplace(accessibleDescription(m_drawing->document(), m_node));
    return {};
}

QRect AccessibleShape::rect() const
{
    return drawing() ? m_rect.emplace(m_drawing->rect(m_node)) : QRect();
}

QAccessible::Role AccessibleShape::role() const
{
    return drawing() && !m_drawing->groupOf(m_node).isNull() ? QAccessible::Grouping : QAccessible::Graphic;
}

QAccessible::State AccessibleShape::state() const
{
    if (drawing())
        return m_state.emplace(m_drawing->stateOf(m_node));
    QAccessible::State state;
    state.invalid = true;
    return state;
}

void AccessibleShape::notifyChanges()
{
    if (!drawing())
        return;
    const auto notify = [this](QAccessible::Event type) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    };
    if (const std::optional<Unit> before = m_parent; before && *before != m_drawing->parentOf(m_node))
        notify(QAccessible::ParentChanged);
    if (const std::optional<QString> before = m_name; before && *before != text(QAccessible::Name))
        notify(QAccessible::NameChanged);
    if (const std::optional<QRect> before = m_rect; before && *before != rect())
        notify(QAccessible::LocationChanged);
    if (const std::optional<QString> before = m_description; before && *before != text(QAccessible::Description))
        notify(QAccessible::DescriptionChanged);
    if (const std::optional<QAccessible::State> before = m_state) {
        if (const std::optional<QAccessible::State> changed = difference(*before, state())) {
            QAccessibleStateChangeEvent event(this, *changed);
            QAccessible::updateAccessibility(&event);
        }
    }
}

void *AccessibleShape::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
}

QStringList AccessibleShape::actionNames() const
{
    if (!drawing() || !m_drawing->isSelectable(m_node))
        return {};
    QStringList names{pressAction(), selectAction(), toggleAction()};
    if (m_node.group.isNull() && m_drawing->allows(m_node, Permission::EditText))
        names.append(editTextAction());
    if (m_drawing->hasLink(m_node))
        names.append(openLinkAction());
    if (m_drawing->allows(m_node, Permission::Delete))
        names.append(deleteAction());
    names.append(showMenuAction());
    return names;
}

QString AccessibleShape::localizedActionName(const QString &name) const
{
    if (name == pressAction())
        return Text::tr("Activate");
    if (name == selectAction())
        return Text::tr("Select");
    if (name == toggleAction())
        return Text::tr("Add to or Remove from Selection");
    if (name == editTextAction())
        return Text::tr("Edit Text");
    if (name == openLinkAction())
        return Text::tr("Open Link");
    if (name == deleteAction())
        return Text::tr("Delete");
    return QAccessibleActionInterface::localizedActionName(name);
}

QString AccessibleShape::localizedActionDescription(const QString &name) const
{
    if (name == pressAction())
        return drawing() && !m_drawing->editor().editsOnActivation()
            ? Text::tr("Activates the shape, or enters the group")
            : Text::tr("Enters the group, or edits the vertices or the text of the shape");
    if (name == selectAction())
        return Text::tr("Selects the shape or the group, and nothing else");
    if (name == toggleAction())
        return Text::tr("Selects the shape or the group in addition to others, or deselects it");
    if (name == editTextAction())
        return Text::tr("Edits the text of the shape");
    if (name == openLinkAction())
        return Text::tr("Opens the link of the shape");
    if (name == deleteAction())
        return Text::tr("Removes the shape or the group");
    return QAccessibleActionInterface::localizedActionDescription(name);
}

void AccessibleShape::doAction(const QString &name)
{
    if (!actionNames().contains(name))
        return;
    // A slot may open a dialog or a menu. The client, which is another process, must not wait until it is closed.
    const auto later = [this](auto work) {
        QMetaObject::invokeMethod(
            m_drawing, [drawing = m_drawing.data(), node = m_node, work] { (drawing->*work)(node); },
            Qt::QueuedConnection);
    };
    if (name == pressAction())
        later(&AccessibleDrawing::activate);
    else if (name == selectAction())
        m_drawing->select(m_node);
    else if (name == toggleAction())
        m_drawing->setSelected(m_node, !m_drawing->isSelected(m_node));
    else if (name == editTextAction())
        m_drawing->editText(m_node);
    else if (name == openLinkAction())
        later(&AccessibleDrawing::openLink);
    else if (name == deleteAction())
        m_drawing->remove(m_node);
    else if (name == showMenuAction())
        later(&AccessibleDrawing::showMenu);
}

QStringList AccessibleShape::keyBindingsForAction(const QString &name) const
{
    const auto key = [](Qt::Key code) { return QStringList(QKeySequence(code).toString(QKeySequence::NativeText)); };
    if (name == pressAction())
        return key(Qt::Key_Return);
    if (name == editTextAction())
        return key(Qt::Key_F2);
    return name == deleteAction() ? key(Qt::Key_Delete) : QStringList();
}

} // namespace Trammel

#endif
