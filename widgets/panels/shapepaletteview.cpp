#include "widgets/panels/shapepaletteview_p.h"

#include "widgets/actions/drawingmime_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/picture.h>
#include <trammel/retranslation.h>
#include <trammel/shapeeditor.h>

#include <QtGui/QDrag>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QStyledItemDelegate>

namespace Trammel {

namespace {

constexpr int KindRole = Qt::UserRole;

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

void ShapePaletteView::setEntries(const QList<ShapeKindCategory::Entry> &entries)
{
    m_model->clear();
    for (const auto &[kind, title] : entries) {
        auto *item = new QStandardItem(pictureOf(*kind, palette(), iconSize().width()), QString());
        item->setToolTip(title);
        item->setData(title, Qt::AccessibleTextRole);
        item->setData(kind->name(), KindRole);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
        m_model->appendRow(item);
    }
}

const ShapeKind *ShapePaletteView::kindAt(const QModelIndex &index) const
{
    return index.isValid() ? &ShapeKind::named(index.data(KindRole).toString()) : nullptr;
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
    else
        clearSelection();
}

void ShapePaletteView::startDrag(Qt::DropActions)
{
    const ShapeKind *kind = kindAt(currentIndex());
    if (!kind || !m_editor || m_editor->isReadOnly())
        return;
    Document document;
    if (document.addShape(newShape(*kind, *m_editor)).isNull())
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(new DrawingMime(document.data()));
    // The picture has the size that the shape will have in the view.
    constexpr double largest = 400;
    const auto size = document.bounds().size();
    const double scale = std::min(m_editor->zoom(), largest / std::max({size[0], size[1], 1.0}));
    const QImage image = toImage(document.data(), scale * devicePixelRatioF());
    if (!image.isNull()) {
        QPixmap pixmap = QPixmap::fromImage(image);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        drag->setPixmap(pixmap);
        drag->setHotSpot(QRectF(QPointF(), pixmap.deviceIndependentSize()).center().toPoint());
    }
    drag->exec(Qt::CopyAction);
}

} // namespace Trammel
