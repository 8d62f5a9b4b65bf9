#include "widgets/model/file/drawingmemory_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/shapekind.h>

#include <utility>

namespace Trammel {

namespace {

/// The estimated bytes for a shape, including its entries in the order and in the index, and its share of a view.
constexpr qint64 shapeMemory = 400;
/// The additional bytes for the ends and the path of a connector, and for its entries at the shapes.
constexpr qint64 connectorMemory = 600;
constexpr qint64 groupMemory = 400;
constexpr qint64 textStyleMemory = 200;
/// The maximum number of bytes that one byte of JSON takes in memory after parsing.
constexpr qint64 jsonMemory = 16;

} // namespace

FileLimits FileLimits::forOpening()
{
    return {Q_INT64_C(256) << 30, 1'000'000};
}

void DrawingMemory::addShape(const Shape &shape, qsizetype textSize)
{
    if (std::exchange(m_lastKind, shape.kind) != shape.kind)
        m_kinds.insert(shape.kind);
    m_size += shapeMemory;
    if (shape.connector) {
        m_size += connectorMemory + shape.connector->pins.size() * qint64(sizeof(ConnectorPin));
        m_size += shape.connector->waypoints.size() * qint64(sizeof(QPointF));
        m_size += 2 * (shape.connector->from.port.size() + shape.connector->to.port.size());
        for (const ConnectorText &each : shape.connector->furtherTexts)
            m_size += qint64(sizeof(each)) + 2 * each.text.size();
    }
    if (!shape.extra.isEmpty() || !shape.data.isEmpty()) {
        m_size += jsonMemory * textSize;
        return;
    }
    m_size += 2 * (shape.text.size() + shape.name.size());
    if (shape.fill.isGradient())
        m_size += qint64(sizeof(Gradient)) + shape.fill.gradient().stops.size() * qint64(sizeof(QGradientStop));
    if (!shape.shadow.isDefault())
        m_size += qint64(sizeof(Shadow));
    if (!shape.textStyle.isDefault())
        m_size += textStyleMemory + 2 * shape.textStyle->family.size();
    if (!shape.path.isDefault())
        m_size += qint64(sizeof(PathDetails)) + shape.path->pressures.size() * qint64(sizeof(QPointF));
    if (!shape.annotation.isDefault()) {
        m_size += qint64(sizeof(Annotation));
        m_size += 2 * (shape.annotation->toolTip.size() + shape.annotation->link.size());
    }
    for (const QList<QPointF> &ring : shape.outline)
        m_size += qint64(sizeof(ring)) + 16 + ring.size() * qint64(sizeof(QPointF));
}

void DrawingMemory::addGroup(qsizetype textSize)
{
    m_size += groupMemory + jsonMemory * textSize;
}

void DrawingMemory::addField(qsizetype textSize)
{
    m_size += jsonMemory * textSize;
}

QString DrawingMemory::errorString() const
{
    if (m_size > m_limits.memory)
        return Text::tr("the drawing needs more than %1 GB of memory").arg(double(m_limits.memory) / (1 << 30));
    if (m_kinds.size() > m_limits.kinds)
        return Text::tr("there are more than %1 kinds of shapes").arg(m_limits.kinds);
    return {};
}

} // namespace Trammel
