#pragma once

#include "widgets/companion.h"

QT_BEGIN_NAMESPACE
class QAbstractItemModel;
QT_END_NAMESPACE

namespace Trammel {

/// The shapes and groups of a drawing as a tree, the topmost first: with their pictures and names (a double click or
/// F2 renames), an eye and a lock for each, and the editor's selection, which it shows and changes. Rows are dragged to
/// another place in the order, also into a group and out of it. Quick with a hundred thousand shapes.
class TRAMMEL_WIDGETS_EXPORT ShapeList : public Companion
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit ShapeList(QWidget *parent = nullptr);
    ~ShapeList() override;

    /// The rows: for an application's own view of them.
    QAbstractItemModel *model() const;

    QSize sizeHint() const override;

protected:
    void useEditor(ShapeEditor *editor) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
