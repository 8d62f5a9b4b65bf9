#pragma once

#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/view/layers/layer_p.h"

#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

class OverlayPainter;

/// Paints the overlay of the tools above everything else, at constant size in view pixels.
class OverlayLayer : public Layer
{
    Q_OBJECT

public:
    explicit OverlayLayer(const Overlay &overlay);

    void setDocument(Document *document);

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void onOverlayChanged();
    /// The areas of the shapes that the overlay shows: the shape under the pointer, the draft and the copies.
    QList<QRectF> shapeAreas() const;
    void paintHovered(OverlayPainter &painter, const Overlay::Hovered &hovered) const;
    void refreshShapes();
    /// Repaints exactly what paintMarks() paints.
    void refreshMarks(const Overlay::State &state);
    /// Repaints the areas where vertices look different.
    void updateVertices();
    void refreshInk();
    void refreshLasso(const std::optional<Overlay::Lasso> &before, const std::optional<Overlay::Lasso> &now);

    const Overlay &m_overlay;
    QPointer<Document> m_document;
    QList<QRectF> m_covered;
    /// The state whose marks were painted last.
    Overlay::State m_shown;
    /// The vertices, the lasso and the ink as last painted.
    std::optional<Overlay::Vertices> m_vertices;
    std::optional<Overlay::Ink> m_ink;
    std::optional<Overlay::Lasso> m_lasso;
};

} // namespace Trammel
