#pragma once

#include "widgets/interaction/connecting/connectordraft_p.h"
#include "widgets/interaction/connecting/enddrag_p.h"
#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/frame/connecthandles_p.h"

#include <QtCore/QPointer>

#include <memory>

namespace Trammel {

/// Draws a connector from a handle next to a shape. It begins at the point of the outline that faces the handle. If it
/// is released on a shape, it connects both shapes. On empty canvas, it adds a connected shape of the same kind and
/// style if the settings say so; with Ctrl, the end is free.
class ConnectDrag : public Drag
{
public:
    /// The shape is in the document.
    ConnectDrag(ToolContext &context, ShapeId from, Handle side);

    void update(const ToolEvent &event) override;
    void commit() override;
    void cancel() override { m_isOpen = false; }
    bool isOpen() const override { return m_isOpen && m_document; }
    bool changesDocument() const override { return true; }
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;
    /// The shape that was added at the end of the connector; null for none.
    ShapeId added() const { return m_added; }

private:
    /// The new shape at the pointer.
    Shape shapeAt(const ToolEvent &event);

    QPointer<Document> m_document;
    Shape m_source;
    PointedEnd m_pointed;
    /// The shape on which the pointer rests.
    ShapeId m_precise;
    ConnectorEnd m_from;
    std::unique_ptr<ConnectorDraft> m_draft;
    Shape m_connector;
    /// The new shape while the pointer is on empty canvas; nothing over other shapes.
    std::optional<Shape> m_shape;
    QList<Guide> m_guides;
    ShapeId m_added;
    bool m_isOpen = true;
};

} // namespace Trammel
