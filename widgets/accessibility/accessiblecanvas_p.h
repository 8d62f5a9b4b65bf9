#pragma once

#include "widgets/accessibility/accessibledrawing_p.h"

#if QT_CONFIG(accessibility)

#include <QtWidgets/QAccessibleWidget>

namespace Trammel {

/// The interface of a canvas: the parent of the groups and shapes of its AccessibleDrawing, and of the field for
/// typing a text.
class AccessibleCanvas : public QAccessibleWidget
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    ,
                         public QAccessibleSelectionInterface
#endif
{
public:
    explicit AccessibleCanvas(Canvas &canvas);

    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *focusChild() const override;
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    void *interface_cast(QAccessible::InterfaceType type) override;

    int selectedItemCount() const override;
    QList<QAccessibleInterface *> selectedItems() const override;
    bool isSelected(QAccessibleInterface *child) const override;
    bool select(QAccessibleInterface *child) override;
    bool unselect(QAccessibleInterface *child) override;
    bool selectAll() override;
    bool clear() override;
#endif

private:
    /// Null while the editor is being created or deleted.
    AccessibleDrawing *drawing() const;
    TextField *textField() const;

    mutable QPointer<AccessibleDrawing> m_drawing;
};

} // namespace Trammel

#endif
