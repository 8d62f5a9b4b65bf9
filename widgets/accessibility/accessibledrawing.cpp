#include "widgets/accessibility/accessibledrawing_p.h"

#if QT_CONFIG(accessibility)

#include "widgets/accessibility/accessiblecanvas_p.h"
#include "widgets/accessibility/accessibleshape_p.h"
#include "widgets/accessibility/accessibletext_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include "widgets/view/canvas/textfield_p.h"
#include <trammel/document.h>
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QTransform>
#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    if (className == QLatin1String("Trammel::Canvas")) {
        auto *canvas = qobject_cast<Canvas *>(object);
        return canvas ? new AccessibleCanvas(*canvas) : nullptr;
    }
    auto *field = className == QLatin1String("Trammel::TextField") ? qobject_cast<TextField *>(object) : nullptr;
    return field ? new AccessibleText(*field) : nullptr;
}

/// The bounds of a shape in a view that is rotated about the origin.
Aabb2 rotatedBounds(const Shape &shape, double degrees)
{
    if (degrees == 0)
        return shape.sceneBounds();
    Shape rotated = shape;
    rotated.center = QTransform().rotate(degrees).map(shape.center);
    rotated.rotation = std::fmod(shape.rotation + degrees, 360);
    return rotated.sceneBounds();
}

/// The smallest rectangle of whole pixels around a box; not empty, so that a screen reader can show where a line is.
QRect toPixels(const QRectF &box)
{
    constexpr double farthest = 1e8;
    const auto whole = [&](double value) { return int(std::clamp(value, -farthest, farthest)); };
    const QPoint first(whole(std::floor(box.left())), whole(std::floor(box.top())));
    const QPoint end(whole(std::ceil(box.right())), whole(std::ceil(box.bottom())));
    return {first, QSize(std::max(end.x() - first.x(), 1), std::max(end.y() - first.y(), 1))};
}

} // namespace

void AccessibleDrawing::install()
{
    [[maybe_unused]] static const bool isInstalled = (QAccessible::installFactory(makeInterface), true);
}

AccessibleDrawing::AccessibleDrawing(ShapeEditor &editor, Canvas &canvas)
    : QObject(&canvas), m_editor(editor), m_canvas(canvas)
{
    QAccessible::installActivationObserver(this);
    if (QAccessible::isActive())
        listen();
}

AccessibleDrawing::~AccessibleDrawing()
{
    QAccessible::removeActivationObserver(this);
    rest();
    deleteForgotten();
}

Document &AccessibleDrawing::document() const
{
    return *m_editor.document();
}

AccessibleDrawing::Key AccessibleDrawing::keyOf(const Unit &node)
{
    constexpr Key group = Key(1) << 32;
    return node.group.isNull() ? Key(node.shape.value()) : group | node.group.value();
}

Unit AccessibleDrawing::unitOf(Key key)
{
    const auto value = quint32(key);
    return key == value ? Unit{{}, ShapeId(value)} : Unit{GroupId(value), {}};
}

Unit AccessibleDrawing::nodeOf(const Unit &unit) const
{
    const ShapeId container = document().containerOf(unit.group);
    return container.isNull() ? unit : Unit{{}, container};
}

bool AccessibleDrawing::contains(const Unit &node) const
{
    return node.group.isNull() ? document().contains(node.shape)
                               : document().contains(node.group) && document().containerOf(node.group).isNull();
}

GroupId AccessibleDrawing::groupOf(const Unit &node) const
{
    return node.group.isNull() ? document().groupOfContainer(node.shape) : node.group;
}

Unit AccessibleDrawing::parentOf(const Unit &node) const
{
    const Shape *shape = document().find(node.shape);
    GroupId outer = shape ? shape->group : GroupId();
    if (const Group *group = document().find(groupOf(node)))
        outer = group->parent;
    return outer.isNull() ? Unit() : nodeOf({outer, {}});
}

AccessibleDrawing::Family &AccessibleDrawing::familyOf(const Unit &node)
{
    listen();
    const Key key = keyOf(node);
    if (const auto found = m_families.find(key); found != m_families.end())
        return *found;
    Family family;
    if (const GroupId group = groupOf(node); node.isNull() || !group.isNull()) {
        family.nodes = document().units(group);
        family.nodes.removeOne(Unit{{}, node.shape});
        if (!document().groups().isEmpty()) {
            for (Unit &unit : family.nodes)
                unit = nodeOf(unit);
        }
    }
    return *m_families.insert(key, family);
}

int AccessibleDrawing::indexInParent(const Unit &node)
{
    Family &family = familyOf(parentOf(node));
    if (family.places.isEmpty()) {
        family.places.reserve(family.nodes.size());
        for (int i = 0; i < int(family.nodes.size()); ++i)
            family.places.insert(keyOf(family.nodes[i]), i);
    }
    return family.places.value(keyOf(node), -1);
}

ShapeIds AccessibleDrawing::shapesIn(const Unit &node) const
{
    return node.group.isNull() ? ShapeIds{node.shape} : document().members(node.group);
}

ShapeIds AccessibleDrawing::selectableIn(const Unit &node) const
{
    ShapeIds ids = shapesIn(node);
    ids.removeIf([this](ShapeId id) { return !document().isSelectable(id); });
    return ids;
}

GroupId AccessibleDrawing::scopeOf(const Unit &node) const
{
    Unit outer = parentOf(node);
    while (!outer.isNull() && outer.group.isNull())
        outer = parentOf(outer);
    return outer.group;
}

Unit AccessibleDrawing::childAt(const Unit &node, QPoint screenPos) const
{
    const QPoint viewPos = m_canvas.viewport()->mapFromGlobal(screenPos);
    if (!m_canvas.viewport()->rect().contains(viewPos))
        return {};
    const QPointF scenePos = m_canvas.camera().toScene(QPointF(viewPos));
    Unit hit{{}, document().shapeAt(scenePos, m_canvas.tolerance(), true)};
    while (!hit.isNull()) {
        const Unit parent = parentOf(hit);
        if (parent == node)
            return hit;
        hit = parent;
    }
    return {};
}

QRect AccessibleDrawing::rect(const Unit &node) const
{
    const double degrees = m_canvas.camera().rotation(), zoom = m_canvas.camera().zoom();
    Aabb2 box;
    Aabb2 visible;
    const ShapeIds ids = shapesIn(node);
    for (ShapeId id : ids) {
        const Aabb2 bounds = rotatedBounds(*document().find(id), degrees);
        box = box.united(bounds);
        if (document().isVisible(id))
            visible = visible.united(bounds);
    }
    const QRectF rotated = toRect(visible.isEmpty() ? box : visible);
    const QRectF inView(m_canvas.camera().toView({}) + rotated.topLeft() * zoom, rotated.size() * zoom);
    return toPixels(inView).translated(m_canvas.viewport()->mapToGlobal(QPoint(0, 0)));
}

bool AccessibleDrawing::isSelected(const Unit &node) const
{
    const Selection &selection = *m_editor.selection();
    if (node.group.isNull())
        return selection.contains(node.shape);
    const ShapeIds ids = selectableIn(node);
    return !ids.isEmpty() && std::all_of(ids.cbegin(), ids.cend(), [&](ShapeId id) { return selection.contains(id); });
}

Units AccessibleDrawing::selected() const
{
    Units nodes = m_editor.selection()->units();
    for (Unit &node : nodes)
        node = nodeOf(node);
    return nodes;
}

TextField *AccessibleDrawing::textField() const
{
    auto *field = dynamic_cast<TextField *>(m_canvas.scene()->focusItem());
    return field && field->isVisible() ? field : nullptr;
}

Unit AccessibleDrawing::current() const
{
    const Selection &selection = *m_editor.selection();
    return selection.isEmpty() ? Unit() : nodeOf(selection.unitOf(selection.ids().last()));
}

bool AccessibleDrawing::allows(const Unit &node, Permissions needed) const
{
    return !m_editor.isReadOnly() && isSelectable(node)
        && !document().permitted(selectableIn(node), needed, scopeOf(node)).isEmpty();
}

QAccessible::State AccessibleDrawing::stateOf(const Unit &node) const
{
    QAccessible::State state;
    const bool isVisible = node.group.isNull() ? document().isVisible(node.shape) : document().isVisible(node.group);
    const QRect view(m_canvas.viewport()->mapToGlobal(QPoint(0, 0)), m_canvas.viewport()->size());
    state.invisible = !isVisible || !m_canvas.isVisible();
    state.offscreen = !rect(node).intersects(view);
    state.selectable = isSelectable(node);
    state.multiSelectable = state.selectable;
    state.extSelectable = state.selectable;
    state.focusable = state.selectable;
    state.selected = isSelected(node);
    state.focused = state.selected && m_canvas.hasFocus() && current() == node && !textField();
    state.readOnly = m_editor.isReadOnly() || !state.selectable;
    state.movable = allows(node, Permission::Move);
    state.sizeable = allows(node, Permission::Resize);
    if (const Shape *shape = document().find(node.shape); shape && shape->kind->isContainer()) {
        const bool isCollapsed = document().isCollapsed(node.shape);
        state.expandable = !groupOf(node).isNull();
        state.collapsed = state.expandable && isCollapsed;
        state.expanded = state.expandable && !isCollapsed;
    }
    return state;
}

QAccessibleInterface *AccessibleDrawing::interfaceOf(const Unit &node)
{
    if (node.isNull())
        return QAccessible::queryAccessibleInterface(&m_canvas);
    if (!contains(node))
        return nullptr;
    listen();
    const Key key = keyOf(node);
    if (AccessibleShape *shape = existing(key))
        return shape;
    auto *shape = new AccessibleShape(*this, node, m_generation);
    m_interfaces.insert(key, QAccessible::registerAccessibleInterface(shape));
    return shape;
}

AccessibleShape *AccessibleDrawing::existing(Key key) const
{
    const auto found = m_interfaces.constFind(key);
    return found == m_interfaces.cend() ? nullptr
                                        : static_cast<AccessibleShape *>(QAccessible::accessibleInterface(*found));
}

bool AccessibleDrawing::isCurrent(int generation) const
{
    return generation == m_generation && m_watched == &document();
}

bool AccessibleDrawing::select(const Unit &node)
{
    const QPointer<AccessibleDrawing> self(this);
    const auto isGone = [&] { return !self || !contains(node) || !isSelectable(node); };
    if (isGone())
        return false;
    Selection &selection = *m_editor.selection();
    if (selection.enteredGroup() != scopeOf(node))
        selection.enterGroup(scopeOf(node));
    if (isGone())
        return false;
    selection.set(selection.unitAround(selectableIn(node).first()));
    if (isGone())
        return false;
    m_canvas.reveal(document().bounds(shapesIn(node)));
    if (self)
        m_canvas.setFocus(Qt::OtherFocusReason);
    return !isGone() && isSelected(node);
}

void AccessibleDrawing::setSelected(const Unit &node, bool isOn)
{
    if (!contains(node))
        return;
    if (isOn)
        m_editor.selection()->add(selectableIn(node));
    else
        m_editor.selection()->remove(selectableIn(node));
}

void AccessibleDrawing::activate(const Unit &node)
{
    const QPointer<AccessibleDrawing> self(this);
    if (!select(node))
        return;
    m_editor.setTool(ShapeEditor::Select);
    if (!self)
        return;
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_canvas, &enter);
}

void AccessibleDrawing::editText(const Unit &node)
{
    if (select(node))
        m_editor.editText(node.shape);
}

bool AccessibleDrawing::hasLink(const Unit &node) const
{
    const Shape *shape = document().find(node.shape);
    return shape && shape->annotation->hasLink();
}

void AccessibleDrawing::openLink(const Unit &node)
{
    if (contains(node))
        m_editor.openLink(node.shape);
}

void AccessibleDrawing::remove(const Unit &node)
{
    if (select(node))
        m_editor.deleteSelected();
}

void AccessibleDrawing::showMenu(const Unit &node)
{
    if (!select(node))
        return;
    const QPoint center = rect(node).center();
    QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, m_editor.mapFromGlobal(center), center);
    QCoreApplication::sendEvent(&m_editor, &menuKey);
}

} // namespace Trammel

#endif
