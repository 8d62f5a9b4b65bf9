#pragma once

#include <trammel/documentdata.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>
#include <QtGui/QIcon>
#include <QtWidgets/QListView>

QT_BEGIN_NAMESPACE
class QStandardItemModel;
QT_END_NAMESPACE

namespace Trammel {

class ShapeEditor;

/// An entry of a palette: a kind of shape, or a stencil.
struct PaletteEntry
{
    QString title;
    QIcon icon;
    /// Null for a stencil.
    const ShapeKind *kind = nullptr;
    /// The index and the drawing of the stencil; -1 and an empty drawing for a kind.
    qsizetype stencil = -1;
    DocumentData drawing{};
};

/// The icons of a ShapePalette.
class ShapePaletteView : public QListView
{
    Q_OBJECT

public:
    explicit ShapePaletteView(QWidget *parent);

    /// The editor is borrowed. It determines the fill, the line and the scale of dragged shapes.
    void setEditor(ShapeEditor *editor) { m_editor = editor; }
    void setEntries(const QList<PaletteEntry> &entries);
    /// Null for a stencil, and if the index is invalid.
    const ShapeKind *kindAt(const QModelIndex &index) const;
    /// The index of a stencil; -1 for a kind, and if the index is invalid.
    qsizetype stencilAt(const QModelIndex &index) const;
    void setCurrentStencil(qsizetype stencil);
    /// The modifiers of the press or the key that has chosen an entry.
    Qt::KeyboardModifiers modifiers() const { return m_modifiers; }
    /// Marks the first entry of a kind as the current one; null for none.
    void setCurrentKind(const ShapeKind *kind);

Q_SIGNALS:
    void renameWanted();
    void removeWanted();
    /// An entry was dragged, and dropped or not.
    void dragFinished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void startDrag(Qt::DropActions actions) override;

private:
    QPointer<ShapeEditor> m_editor;
    Qt::KeyboardModifiers m_modifiers;
    QStandardItemModel *m_model;
    QList<PaletteEntry> m_entries;
};

} // namespace Trammel
