#pragma once

#include "widgets/interaction/overlay_p.h"
#include "widgets/view/layer_p.h"

#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

class OverlayPainter;

/// Paints the traces of tools above all else, at constant size in view pixels.
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

    void follow();
    /// What the overlay's state covers, but for the lasso.
    QList<Area> coveredAreas() const;
    void paintHovered(OverlayPainter &painter, const Overlay::Hovered &hovered) const;
    void refreshAreas(const QList<Area> &areas);
    /// Repaints where vertices look different.
    void followVertices();
    void refreshLasso(const std::optional<Overlay::Lasso> &before, const std::optional<Overlay::Lasso> &now);

    const Overlay &m_overlay;
    QPointer<Document> m_document;
    QList<Area> m_covered;
    /// As they are painted.
    std::optional<Overlay::Vertices> m_vertices;
    std::optional<Overlay::Lasso> m_lasso;
};

} // namespace Trammel
