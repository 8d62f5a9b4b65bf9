#pragma once

#include <trammel/editorpanel.h>

QT_BEGIN_NAMESPACE
class QAbstractItemModel;
QT_END_NAMESPACE

namespace Trammel {

/// Shows the shapes and groups of a drawing as a tree, the topmost first, with their pictures and names (a double click
/// or F2 renames), and an eye and a lock for each. It also shows and changes the editor's selection. Dragging rows
/// changes their order, and moves them into a group or out of it. A field above the rows finds shapes and groups by the
/// words of their names, texts and kinds: only the matches and the groups around them are listed, in their order. Up
/// and Down choose a match, Enter selects it and brings it into view, and Escape clears the field. The list stays
/// responsive with a hundred thousand shapes.
class TRAMMEL_WIDGETS_EXPORT ShapeList : public EditorPanel
{
    Q_OBJECT

public:
    /// The data of each column of a row of model(), in addition to those of Qt. ShapeIdRole is a ShapeId: the shape of
    /// the row or, for a container, its shape; null for a group. GroupIdRole is a GroupId: the group of the row; null
    /// for a single shape.
    enum Role { ShapeIdRole = Qt::UserRole + 1, GroupIdRole };
    Q_ENUM(Role)

    Q_INVOKABLE explicit ShapeList(QWidget *parent = nullptr);
    ~ShapeList() override;

    /// The model of the listed rows, for an application's own views. A slot of the model's signals must not change or
    /// delete the document or the editor, since Qt's views need an unchanged model until all of them are notified. The
    /// slot must do so later, for example with deleteLater().
    QAbstractItemModel *model() const;

    QSize sizeHint() const override;

protected:
    void useEditor(ShapeEditor *editor) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
