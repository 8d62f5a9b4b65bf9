#pragma once

#include <trammel/shapekind.h>

#include <QtCore/QPointer>
#include <QtWidgets/QListView>

QT_BEGIN_NAMESPACE
class QStandardItemModel;
QT_END_NAMESPACE

namespace Trammel {

class ShapeEditor;

/// The icons of a ShapePalette.
class ShapePaletteView : public QListView
{
    Q_OBJECT

public:
    explicit ShapePaletteView(QWidget *parent);

    /// The editor is borrowed. It determines the fill, the line and the scale of dragged shapes.
    void setEditor(ShapeEditor *editor) { m_editor = editor; }
    /// The icons have the current icon size.
    void setEntries(const QList<ShapeKindCategory::Entry> &entries);
    /// Null if the index is invalid.
    const ShapeKind *kindAt(const QModelIndex &index) const;
    /// Marks the first entry of a kind as the current one; null for none.
    void setCurrentKind(const ShapeKind *kind);

protected:
    void startDrag(Qt::DropActions actions) override;

private:
    QPointer<ShapeEditor> m_editor;
    QStandardItemModel *m_model;
};

} // namespace Trammel
