#pragma once

#include <trammel/shapeid.h>

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
QT_END_NAMESPACE

namespace Trammel {

class Document;
class Selection;
class ShapeItem;

/// Graphics items that represent shapes, created on demand as children of a layer. An application attaches its own
/// items to them. They paint nothing, accept no mouse events, follow their shapes and are deleted with them.
class ShapeItems : public QObject
{
    Q_OBJECT

public:
    ShapeItems(QGraphicsItem &layer, const Selection &selection);
    ~ShapeItems() override;

    void setDocument(Document *document);
    /// Null for an unknown id. Any caller may delete the item.
    QGraphicsItem *item(ShapeId id);

private:
    friend class ShapeItem;

    void onShapesChanged(const ShapeIds &ids);
    void onSelectionChanged(const ShapeIds &ids);
    void remove(const ShapeIds &ids);
    void clear();

    QGraphicsItem &m_layer;
    const Selection &m_selection;
    QPointer<Document> m_document;
    QHash<quint32, ShapeItem *> m_items;
};

} // namespace Trammel
