#include "widgets/model/shape/shapeports_p.h"

#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

QList<ScenePort> scenePorts(const Shape &shape)
{
    constexpr double largestUnit = 0.5;
    const QList<ShapePort> known = shape.kind->ports(shape);
    if (known.isEmpty())
        return {};
    const OutlineMap toScene(shape);
    const QPointF axis = axisFromDegrees(shape.rotation);
    QList<ScenePort> ports;
    for (const ShapePort &port : known) {
        const bool isInFrame = std::abs(port.at.x()) <= largestUnit && std::abs(port.at.y()) <= largestUnit;
        if (port.name.isEmpty() || !isInFrame || portNamed(ports, port.name))
            continue;
        const QPointF local(shape.mirroredX ? -port.direction.x() : port.direction.x(),
                            shape.mirroredY ? -port.direction.y() : port.direction.y());
        const QPointF direction = isFinite(local) ? normalized(local).value_or(QPointF()) : QPointF();
        ports.append({port.name, port.displayName, port.at, toScene(port.at), rotated(direction, axis), port.capacity});
    }
    return ports;
}

const ScenePort *portNamed(const QList<ScenePort> &ports, const QString &name)
{
    const auto found =
        std::find_if(ports.begin(), ports.end(), [&](const ScenePort &port) { return port.name == name; });
    return found == ports.end() ? nullptr : &*found;
}

} // namespace Trammel
