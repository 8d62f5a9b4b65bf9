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
    struct Area
    {
        QRectF rect;
        double margin = 0;
    };

    void onOverlayChanged();
    /// The areas that the overlay covers, except for its lasso, its ink and its vertices.
    QList<Area> coveredAreas() const;
    void paintHovered(OverlayPainter &painter, const Overlay::Hovered &hovered) const;
    void refreshAreas(const QList<Area> &areas);
    /// Repaints the areas where vertices look different.
    void updateVertices();
    void refreshInk();
    void refreshLasso(const std::optional<Overlay::Lasso> &before, const std::optional<Overlay::Lasso> &now);

    const Overlay &m_overlay;
    QPointer<Document> m_document;
    QList<Area> m_covered;
    /// The vertices, the lasso and the ink as last painted.
    std::optional<Overlay::Vertices> m_vertices;
    std::optional<Overlay::Ink> m_ink;
    std::optional<Overlay::Lasso> m_lasso;
};

} // namespace Trammel
