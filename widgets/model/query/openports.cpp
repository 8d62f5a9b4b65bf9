#include "widgets/model/query/openports_p.h"

#include <algorithm>

namespace Trammel {

QList<ScenePort> openPorts(const Document &document, ShapeId shape, ShapeId connector, const ConnectorEnd &other)
{
    QList<ScenePort> ports = scenePorts(*document.find(shape));
    const auto isLimited = [](const ScenePort &port) { return port.capacity > 0; };
    if (std::none_of(ports.begin(), ports.end(), isLimited))
        return ports;
    QList<ConnectorEnd> ends{other};
    for (ShapeId id : document.connectorsOf(shape)) {
        const Connector &each = *document.find(id)->connector;
        if (id != connector)
            ends += {each.from, each.to};
    }
    ports.removeIf([&](const ScenePort &port) {
        const auto isBound = [&](const ConnectorEnd &end) { return end.shape == shape && end.port == port.name; };
        return isLimited(port) && std::count_if(ends.begin(), ends.end(), isBound) >= port.capacity;
    });
    return ports;
}

} // namespace Trammel
