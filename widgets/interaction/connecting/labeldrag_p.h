#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"

namespace Trammel {

/// Moves a text of a connector along its path or away from it. The text snaps to the path and to the middle of it.
class LabelDrag : public GestureDrag
{
public:
    /// The index is that of the text: see textCount().
    LabelDrag(ToolContext &context, const ToolEvent &press, ShapeId connector, qsizetype index);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    ShapeId m_id;
    qsizetype m_index;
    Shape m_start;
    QList<QPointF> m_path;
    /// From the pressed point to the center of the text.
    QPointF m_grip;
};

} // namespace Trammel
