#pragma once

#include "widgets/accessibility/accessibledrawing_p.h"

#if QT_CONFIG(accessibility)

#include <optional>

namespace Trammel {

/// A node of an AccessibleDrawing. After the removal of the shape or group, it is invalid, and valid again after undo.
/// Invalid forever when the editor shows another drawing.
class AccessibleShape : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleShape(AccessibleDrawing &drawing, const Unit &node, int generation);

    const Unit &node() const { return m_node; }
    /// Notifies clients of the properties that differ from those that a client has read.
    void notifyChanges();

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    QString localizedActionName(const QString &name) const override;
    QString localizedActionDescription(const QString &name) const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &name) const override;

private:
    AccessibleDrawing *drawing() const { return isValid() ? m_drawing.data() : nullptr; }

    QPointer<AccessibleDrawing> m_drawing;
    Unit m_node;
    int m_generation;
    /// The values that a client has read last.
    mutable std::optional<Unit> m_parent;
    mutable std::optional<QString> m_name;
    mutable std::optional<QString> m_description;
    mutable std::optional<QRect> m_rect;
    mutable std::optional<QAccessible::State> m_state;
};

} // namespace Trammel

#endif
