#include "widgets/panels/shapepaletteview_p.h"

#include "widgets/actions/drawingmime_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/fragment.h>
#include <trammel/picture.h>
#include <trammel/retranslation.h>
#include <trammel/shapeeditor.h>

#include <QtGui/QDrag>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QStyledItemDelegate>

namespace Trammel {

namespace {

/// Entries consist of an icon only, and the background of the current one is highlighted.
class IconDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features &= ~QStyleOptionViewItem::HasDisplay;
        option->showDecorationSelected = true;
        option->decorationAlignment = Qt::AlignCenter;
    }
};

} // namespace

ShapePaletteView::ShapePaletteView(QWidget *parent) : QListView(parent), m_model(new QStandardItemModel(this))
{
    setModel(m_model);
    setItemDelegate(new IconDelegate(this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSpacing(2);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    keepTranslated(this, [this] { setAccessibleName(tr("Shapes")); });
}

void ShapePaletteView::setEntries(const QList<PaletteEntry> &entries)
{
    m_entries = entries;
    m_model->clear();
    for (const PaletteEntry &entry : entries) {
        auto *item = new QStandardItem(entry.icon, QString());
        item->setToolTip(entry.title);
        item->setData(entry.title, Qt::AccessibleTextRole);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
        m_model->appendRow(item);
    }
}

const ShapeKind *ShapePaletteView::kindAt(const QModelIndex &index) const
{
    return index.isValid() ? m_entries[index.row()].kind : nullptr;
}

qsizetype ShapePaletteView::stencilAt(const QModelIndex &index) const
{
    return index.isValid() ? m_entries[index.row()].stencil : -1;
}

void ShapePaletteView::setCurrentStencil(qsizetype stencil)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (stencil >= 0 && m_entries[row].stencil == stencil)
            setCurrentIndex(m_model->index(row, 0));
    }
}

void ShapePaletteView::setCurrentKind(const ShapeKind *kind)
{
    // The entry that the user has clicked stays current, since a kind may have several entries.
    QModelIndex found = kind && kindAt(currentIndex()) == kind ? currentIndex() : QModelIndex();
    for (int row = 0; kind && !found.isValid() && row < m_model->rowCount(); ++row) {
        if (kindAt(m_model->index(row, 0)) == kind)
            found = m_model->index(row, 0);
    }
    if (found.isValid())
        setCurrentIndex(found);
    else if (stencilAt(currentIndex()) < 0)
        clearSelection();
}

void ShapePaletteView::mousePressEvent(QMouseEvent *event)
{
    m_modifiers = event->modifiers();
    QListView::mousePressEvent(event);
}

void ShapePaletteView::keyPressEvent(QKeyEvent *event)
{
    m_modifiers = event->modifiers();
    if (event->key() == Qt::Key_F2)
        Q_EMIT renameWanted();
    else if (event->matches(QKeySequence::Delete) || event->key() == Qt::Key_Backspace)
        Q_EMIT removeWanted();
    else
        QListView::keyPressEvent(event);
}

void ShapePaletteView::startDrag(Qt::DropActions)
{
    if (!m_editor || m_editor->isReadOnly())
        return;
    const int row = currentIndex().row();
    if (row < 0)
        return;
    DocumentData drawing = m_entries[row].drawing;
    if (const ShapeKind *kind = m_entries[row].kind) {
        Document document;
        document.addShape(newShape(*kind, *m_editor));
        drawing = document.data();
    }
    if (drawing.order.isEmpty())
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(new DrawingMime(drawing));
    // The picture has the size that the shape will have in the view.
    constexpr double largest = 400;
    const auto size = boundsOf(drawing).size();
    const double scale = std::min(m_editor->zoom(), largest / std::max({size[0], size[1], 1.0}));
    const QImage image = toImage(drawing, scale * devicePixelRatioF());
    if (!image.isNull()) {
        QPixmap pixmap = QPixmap::fromImage(image);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        drag->setPixmap(pixmap);
        drag->setHotSpot(QRectF(QPointF(), pixmap.deviceIndependentSize()).center().toPoint());
    }
    const QPointer<ShapePaletteView> view(this);
    drag->exec(Qt::CopyAction);
    if (!view)
        return;
    // A dragged entry does not stay marked, as that of a tool does.
    clearSelection();
    Q_EMIT dragFinished();
}

} // namespace Trammel
