#include "widgets/interaction/connecting/labeldrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <cmath>

namespace Trammel {

LabelDrag::LabelDrag(ToolContext &context, const ToolEvent &press, ShapeId connector, qsizetype index)
    : GestureDrag(context), m_id(connector), m_index(index), m_start(*context.document->find(connector)),
      m_path(m_start.sceneOutline().value(0)), m_grip(textToScene(m_start, index).map(QPointF()) - press.scenePos)
{
    open(QCoreApplication::translate("Trammel", "Move Text"));
}

void LabelDrag::update(const ToolEvent &event)
{
    ConnectorLabel label = labelNear(m_path, event.scenePos + m_grip);
    const double reach = context().settings.snapTolerance * event.pixel;
    if (!event.modifiers.testFlag(Qt::ControlModifier)) {
        if (std::abs(label.offset) <= reach)
            label.offset = 0;
        const QPointF middle = centerOfLabel(m_path, {0.5, label.offset});
        if (length(centerOfLabel(m_path, label) - middle) <= reach)
            label.position = 0.5;
    }
    Shape changed = m_start;
    label.isAlong = labelOf(*changed.connector, m_index).isAlong;
    labelOf(*changed.connector, m_index) = label;
    gesture().change({m_id}, {changed});
}

void LabelDrag::show(Overlay::State &state) const
{
    state.line = linePointsOf(*context().document, m_id);
}

std::optional<QCursor> LabelDrag::cursor() const
{
    return QCursor(Qt::SizeAllCursor);
}

QString LabelDrag::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "The text stays where you release it. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
