#pragma once

#include <trammel/group.h>
#include <trammel/permissions.h>

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtGui/QAccessible>

#include <optional>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
QT_END_NAMESPACE

#if QT_CONFIG(accessibility)

namespace Trammel {

class AccessibleShape;
class Canvas;
class Document;
class ShapeEditor;
class TextField;

/// The shapes of an editor as a tree for assistive technology: the groups and shapes of the drawing from the bottom to
/// the top, and their members below them. A container is a node with its contents below it. Nothing is computed until
/// a client asks, and the interfaces are created one by one. Clients are notified once a gesture: never while a gesture
/// or a text is open.
///
/// A node is a unit: the shape of a shape or a container, or else the group. Null is the drawing.
class AccessibleDrawing : public QObject, private QAccessible::ActivationObserver
{
    Q_OBJECT

public:
    /// Lets Qt find the interfaces of canvases. Called before the first canvas exists.
    static void install();

    /// A child of the canvas. It is deleted before the editor.
    AccessibleDrawing(ShapeEditor &editor, Canvas &canvas);
    ~AccessibleDrawing() override;

    ShapeEditor &editor() const { return m_editor; }
    Canvas &canvas() const { return m_canvas; }
    Document &document() const;

    bool contains(const Unit &node) const;
    /// The nodes directly below a node.
    Units children(const Unit &node) { return familyOf(node).nodes; }
    /// -1 for an unknown node.
    int indexInParent(const Unit &node);
    Unit parentOf(const Unit &node) const;
    /// The group of a node in the document; null for a shape and for an empty container.
    GroupId groupOf(const Unit &node) const;
    /// The node below another one that a click at a position on the screen hits; null for none.
    Unit childAt(const Unit &node, QPoint screenPos) const;
    /// The bounds of the exact outlines on the screen.
    QRect rect(const Unit &node) const;
    bool isSelectable(const Unit &node) const { return !selectableIn(node).isEmpty(); }
    bool isSelected(const Unit &node) const;
    Units selected() const;
    /// The field in which the user types a text; null for none.
    TextField *textField() const;
    /// A message for the user, in place of the description of the current node, until something else happens.
    const QString &message() const { return m_message; }
    /// Whether something else has happened since the last message of the canvas.
    bool isMessageOver() const { return m_isMessageOver; }
    /// The node of the shape that was selected last; null for none.
    Unit current() const;
    /// Whether the user may change a node in a way that needs these permissions.
    bool allows(const Unit &node, Permissions needed) const;
    QAccessible::State stateOf(const Unit &node) const;

    /// The interface of an existing node; null for an unknown one, and the interface of the canvas for the drawing.
    QAccessibleInterface *interfaceOf(const Unit &node);
    /// Whether the interfaces of a generation refer to the drawing that is shown now.
    bool isCurrent(int generation) const;

    // Operations of a client for the user. A slot that reacts to them may delete the editor.
    /// Selects a node alone, shows it and moves the keyboard focus to the canvas. Returns false if this is not possible
    /// or if the editor was deleted.
    bool select(const Unit &node);
    void setSelected(const Unit &node, bool isOn);
    /// Does what Enter does when the node is selected.
    void activate(const Unit &node);
    void editText(const Unit &node);
    bool hasLink(const Unit &node) const;
    void openLink(const Unit &node);
    void remove(const Unit &node);
    void showMenu(const Unit &node);

private:
    using Key = quint64;
    using Keys = QList<Key>;
    struct Family
    {
        Units nodes;
        /// The index of each node; empty until it is needed.
        QHash<Key, int> places;
    };

    void accessibilityActiveChanged(bool isActive) override;
    static Key keyOf(const Unit &node);
    static Unit unitOf(Key key);
    /// The node of a unit of the document.
    Unit nodeOf(const Unit &unit) const;
    Family &familyOf(const Unit &node);
    ShapeIds shapesIn(const Unit &node) const;
    ShapeIds selectableIn(const Unit &node) const;
    /// The group in which the user selects a node.
    GroupId scopeOf(const Unit &node) const;
    AccessibleShape *existing(Key key) const;
    /// Nothing if there are too many.
    std::optional<Keys> selectedKeys() const;

    void listen();
    void watch();
    void rest();
    void forget();
    void dropChanges();
    void deleteForgotten();
    void deleteInvalid();
    void onShapesAdded(const ShapeIds &ids);
    void onShapesAboutToBeRemoved(const ShapeIds &ids);
    void onShapesChanged(const ShapeIds &ids);
    void onGroupsChanged(const GroupIds &ids);
    void onReordered();
    void onSelectionChanged();
    void onReset();
    void onFocusItemChanged(QGraphicsItem *now, QGraphicsItem *before);
    void onTextChanged(TextField &field, int position);
    void onAnnounced(const QString &message);
    /// Notifies clients when control returns to the event loop, or at the end of the gesture or the text that is open.
    void schedule();
    void notify();
    void notifyChanges();
    void notifySelection();
    void notifyAbout(const Unit &node, QAccessible::Event type);

    ShapeEditor &m_editor;
    Canvas &m_canvas;
    QPointer<Document> m_watched;
    QList<QMetaObject::Connection> m_connections;
    bool m_isScheduled = false;
    int m_generation = 0;
    /// The families that a client has asked for, by the key of their parent.
    QHash<Key, Family> m_families;
    QHash<Key, QAccessible::Id> m_interfaces;
    QList<QAccessible::Id> m_forgotten;
    Groups m_groups;
    // The changes since the last notification.
    Keys m_added;
    Keys m_changed;
    bool m_isReordered = false;
    bool m_isSelectionChanged = false;
    /// The text that is being typed, at the last notification.
    QString m_typed;
    QString m_message;
    bool m_isMessageOver = false;
    /// The selected nodes at the last notification; none if there were too many.
    std::optional<Keys> m_selected = Keys();
    /// The current node at the last notification, while the canvas has the focus.
    std::optional<Key> m_current;
};

} // namespace Trammel

#endif
