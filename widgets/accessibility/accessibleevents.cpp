// The part of the tree that follows the document and notifies assistive technology.
#include "widgets/accessibility/accessibledrawing_p.h"

#if QT_CONFIG(accessibility)

#include "widgets/accessibility/accessibleshape_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include "widgets/view/canvas/textfield_p.h"
#include <trammel/document.h>
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>

#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtGui/QUndoStack>
#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// A change of more nodes is announced as one.
constexpr qsizetype LargestCount = 64;
/// Some platforms announce every child after a change of the order, so that it is not announced for more children.
constexpr qsizetype LargestReorder = 1000;

void notifyCanvas(Canvas &canvas, QAccessible::Event type)
{
    QAccessibleEvent event(&canvas, type);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void AccessibleDrawing::accessibilityActiveChanged(bool isActive)
{
    if (isActive)
        listen();
    else
        rest();
}

void AccessibleDrawing::listen()
{
    if (m_connections.isEmpty()) {
        m_connections = {
            connect(&m_editor, &ShapeEditor::documentChanged, this, &AccessibleDrawing::onReset),
            connect(&m_editor, &ShapeEditor::editedTextChanged, this, &AccessibleDrawing::schedule),
            connect(&m_editor, &ShapeEditor::gestureCommitted, this, &AccessibleDrawing::schedule),
            connect(&m_editor, &ShapeEditor::gestureCanceled, this, &AccessibleDrawing::schedule),
            connect(m_editor.selection(), &Selection::changed, this, &AccessibleDrawing::onSelectionChanged),
            connect(&m_canvas, &Canvas::focused, this,
                    [this] {
                        m_current.reset();
                        onSelectionChanged();
                    }),
            connect(m_canvas.scene(), &QGraphicsScene::focusItemChanged, this, &AccessibleDrawing::onFocusItemChanged),
            connect(&m_canvas, &Canvas::announcing, this, &AccessibleDrawing::onAnnounced),
        };
    }
    if (m_watched != &document())
        watch();
}

void AccessibleDrawing::watch()
{
    if (m_watched)
        m_watched->disconnect(this);
    if (m_watched)
        m_watched->undoStack()->disconnect(this);
    forget();
    m_watched = &document();
    m_groups = m_watched->groups();
    m_selected = selectedKeys();
    connect(m_watched, &Document::shapesAdded, this, &AccessibleDrawing::onShapesAdded);
    connect(m_watched, &Document::shapesAboutToBeRemoved, this, &AccessibleDrawing::onShapesAboutToBeRemoved);
    connect(m_watched, &Document::shapesRemoved, this, [this] { m_families.clear(); });
    connect(m_watched, &Document::shapesChanged, this, &AccessibleDrawing::onShapesChanged);
    connect(m_watched, &Document::groupsChanged, this, &AccessibleDrawing::onGroupsChanged);
    connect(m_watched, &Document::orderChanged, this, &AccessibleDrawing::onReordered);
    connect(m_watched, &Document::reset, this, &AccessibleDrawing::onReset);
    // Another editor may end a gesture.
    connect(m_watched, &Document::gestureCanceled, this, &AccessibleDrawing::schedule);
    connect(m_watched->undoStack(), &QUndoStack::indexChanged, this, &AccessibleDrawing::schedule);
}

void AccessibleDrawing::rest()
{
    for (const QMetaObject::Connection &connection : std::as_const(m_connections))
        disconnect(connection);
    m_connections.clear();
    if (m_watched)
        m_watched->disconnect(this);
    if (m_watched)
        m_watched->undoStack()->disconnect(this);
    m_watched.clear();
    m_groups.clear();
    forget();
}

void AccessibleDrawing::forget()
{
    ++m_generation;
    m_forgotten += m_interfaces.values();
    m_interfaces.clear();
    m_families.clear();
    dropChanges();
    m_selected = Keys();
    m_current.reset();
    // A client may use an interface at the moment.
    if (!m_forgotten.isEmpty())
        QMetaObject::invokeMethod(this, &AccessibleDrawing::deleteForgotten, Qt::QueuedConnection);
}

void AccessibleDrawing::dropChanges()
{
    m_added.clear();
    m_changed.clear();
    m_isReordered = false;
    m_isSelectionChanged = false;
}

void AccessibleDrawing::deleteForgotten()
{
    const QList<QAccessible::Id> ids = std::exchange(m_forgotten, {});
    for (QAccessible::Id id : ids)
        QAccessible::deleteAccessibleInterface(id);
}

// The interfaces of removed shapes are kept for undo, but not all of them forever.
void AccessibleDrawing::deleteInvalid()
{
    constexpr qsizetype kept = 1000;
    if (m_interfaces.size() <= document().count() + document().groups().size() + kept)
        return;
    for (auto each = m_interfaces.begin(); each != m_interfaces.end();) {
        if (contains(unitOf(each.key()))) {
            ++each;
        } else {
            QAccessible::deleteAccessibleInterface(each.value());
            each = m_interfaces.erase(each);
        }
    }
}

void AccessibleDrawing::onReset()
{
    forget();
    listen();
    m_groups = document().groups();
    m_isReordered = true;
    onSelectionChanged();
}

void AccessibleDrawing::onShapesAdded(const ShapeIds &ids)
{
    m_families.clear();
    if (m_added.size() + ids.size() > LargestCount) {
        m_isReordered = true;
    } else {
        for (ShapeId id : ids)
            m_added.append(keyOf({{}, id}));
    }
    schedule();
}

// Clients look for the parent, so that they are notified while the shapes exist.
void AccessibleDrawing::onShapesAboutToBeRemoved(const ShapeIds &ids)
{
    if (ids.size() > LargestCount)
        m_isReordered = true;
    if (ids.size() <= LargestCount && QAccessible::isActive()) {
        for (ShapeId id : ids)
            notifyAbout({{}, id}, QAccessible::ObjectDestroyed);
    }
    schedule();
}

void AccessibleDrawing::onShapesChanged(const ShapeIds &ids)
{
    // Shapes join and leave groups.
    if (!m_groups.isEmpty())
        m_families.clear();
    for (qsizetype i = 0; i < ids.size() && m_changed.size() <= LargestCount; ++i) {
        if (const Key key = keyOf({{}, ids[i]}); !m_changed.contains(key))
            m_changed.append(key);
    }
    schedule();
}

void AccessibleDrawing::onGroupsChanged(const GroupIds &ids)
{
    m_families.clear();
    const Groups before = std::exchange(m_groups, document().groups());
    for (GroupId id : ids) {
        const auto was = before.constFind(id), is = m_groups.constFind(id);
        const bool isKept = was != before.cend() && is != m_groups.cend();
        if (!isKept || was->parent != is->parent || was->container != is->container)
            m_isReordered = true;
        else if (m_changed.size() <= LargestCount)
            m_changed.append(keyOf(nodeOf({id, {}})));
    }
    // The selected shapes may be another unit now.
    m_isSelectionChanged = m_isSelectionChanged || m_isReordered;
    schedule();
}

void AccessibleDrawing::onReordered()
{
    m_families.clear();
    m_isReordered = true;
    schedule();
}

void AccessibleDrawing::onSelectionChanged()
{
    m_isSelectionChanged = true;
    schedule();
}

void AccessibleDrawing::onFocusItemChanged(QGraphicsItem *now, QGraphicsItem *before)
{
    if (auto *field = dynamic_cast<TextField *>(before)) {
        field->disconnect(this);
        field->document()->disconnect(this);
        m_current.reset();
        onSelectionChanged();
    }
    auto *field = dynamic_cast<TextField *>(now);
    if (!field || !QAccessible::isActive())
        return;
    m_typed = field->shownText();
    connect(field->document(), &QTextDocument::contentsChange, this,
            [this, field](int position) { onTextChanged(*field, position); });
    connect(field, &TextField::cursorMoved, this, [field] {
        QAccessibleTextCursorEvent event(field, field->textCursor().position());
        QAccessible::updateAccessibility(&event);
    });
    QAccessibleEvent event(field, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

// The document reports more characters than have changed.
void AccessibleDrawing::onTextChanged(TextField &field, int position)
{
    const QString before = std::exchange(m_typed, field.shownText());
    auto first = int(std::min({qsizetype(position), before.size(), m_typed.size()}));
    qsizetype removed = before.size() - first, inserted = m_typed.size() - first;
    while (removed > 0 && inserted > 0 && before[first + removed - 1] == m_typed[first + inserted - 1]) {
        --removed;
        --inserted;
    }
    while (removed > 0 && inserted > 0 && before[first] == m_typed[first]) {
        ++first;
        --removed;
        --inserted;
    }
    if (removed > 0) {
        QAccessibleTextRemoveEvent event(&field, first, before.mid(first, removed));
        QAccessible::updateAccessibility(&event);
    }
    if (inserted > 0) {
        QAccessibleTextInsertEvent event(&field, first, m_typed.mid(first, inserted));
        QAccessible::updateAccessibility(&event);
    }
}

// Screen readers read a description of the object with the focus when it changes. Since Qt 6.8 the canvas announces the
// message instead.
void AccessibleDrawing::onAnnounced(const QString &message)
{
    m_isMessageOver = false;
    if (QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) || !QAccessible::isActive() || !m_canvas.hasFocus()
        || current().isNull() || textField())
        return;
    m_message = message;
    notifyAbout(current(), QAccessible::DescriptionChanged);
}

void AccessibleDrawing::schedule()
{
    if (!QAccessible::isActive())
        dropChanges();
    else if (!m_isScheduled)
        m_isScheduled = QMetaObject::invokeMethod(this, &AccessibleDrawing::notify, Qt::QueuedConnection);
}

void AccessibleDrawing::notify()
{
    m_isScheduled = false;
    // The end of the gesture or of the text schedules the next notification.
    if (!QAccessible::isActive() || document().gesture() || !m_editor.editedText().isNull())
        return;
    listen();
    if (m_isSelectionChanged || m_changed.contains(keyOf(current()))) {
        m_message.clear();
        m_isMessageOver = true;
    }
    notifyChanges();
    if (std::exchange(m_isSelectionChanged, false))
        notifySelection();
    deleteInvalid();
}

void AccessibleDrawing::notifyAbout(const Unit &node, QAccessible::Event type)
{
    if (QAccessibleInterface *interface = interfaceOf(node)) {
        QAccessibleEvent event(interface, type);
        QAccessible::updateAccessibility(&event);
    }
}

void AccessibleDrawing::notifyChanges()
{
    const Keys added = std::exchange(m_added, {});
    Keys changed = std::exchange(m_changed, {});
    if (std::exchange(m_isReordered, false)) {
        if (children({}).size() <= LargestReorder)
            notifyCanvas(m_canvas, QAccessible::ObjectReorder);
    } else {
        for (Key key : added)
            notifyAbout(unitOf(key), QAccessible::ObjectCreated);
    }
    if (changed.size() > LargestCount)
        changed = {keyOf(current())};
    // The description of a group depends on its shapes.
    for (qsizetype i = 0; i < changed.size(); ++i) {
        const Unit node = unitOf(changed[i]);
        if (const Key parent = contains(node) ? keyOf(parentOf(node)) : 0; parent && !changed.contains(parent))
            changed.append(parent);
    }
    for (Key key : std::as_const(changed)) {
        if (AccessibleShape *shape = existing(key))
            shape->notifyChanges();
    }
}

std::optional<AccessibleDrawing::Keys> AccessibleDrawing::selectedKeys() const
{
    if (m_editor.selection()->count() > LargestCount)
        return {};
    Keys keys;
    const Units nodes = selected();
    for (const Unit &node : nodes)
        keys.append(keyOf(node));
    return keys;
}

void AccessibleDrawing::notifySelection()
{
    const std::optional<Keys> now = selectedKeys();
    const std::optional<Keys> before = std::exchange(m_selected, now);
    if (!now || !before) {
        notifyCanvas(m_canvas, QAccessible::SelectionWithin);
    } else {
        for (Key key : *before) {
            if (!now->contains(key) && contains(unitOf(key)))
                notifyAbout(unitOf(key), QAccessible::SelectionRemove);
        }
        for (Key key : *now) {
            if (!before->contains(key))
                notifyAbout(unitOf(key), now->size() == 1 ? QAccessible::Selection : QAccessible::SelectionAdd);
        }
    }
    if (!m_canvas.hasFocus() || textField())
        return;
    // Qt notifies of the canvas itself when it gets the focus.
    const Key focused = keyOf(current());
    const std::optional<Key> last = std::exchange(m_current, focused);
    if (focused != last.value_or(0))
        notifyAbout(unitOf(focused), QAccessible::Focus);
}

} // namespace Trammel

#endif
