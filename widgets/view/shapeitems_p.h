#pragma once

#include "widgets/model/shapeid.h"

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

/// Graphics items that stand for shapes, made on demand, as children of a layer: for what an application
/// hangs on a shape. They paint nothing and take no mouse, follow their shapes and die with them.
class ShapeItems : public QObject
{
    Q_OBJECT

public:
    ShapeItems(QGraphicsItem &layer, const Selection &selection);
    ~ShapeItems() override;

    void setDocument(Document *document);
    /// Null for an unknown id. May be deleted by anybody.
    QGraphicsItem *item(ShapeId id);

private:
    friend class ShapeItem;

    void follow(const ShapeIds &ids);
    void followSelection(const ShapeIds &ids);
    void remove(const ShapeIds &ids);
    void clear();

    QGraphicsItem &m_layer;
    const Selection &m_selection;
    QPointer<Document> m_document;
    QHash<quint32, ShapeItem *> m_items;
};

} // namespace Trammel
