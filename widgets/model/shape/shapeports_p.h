#pragma once

#include <trammel/shape.h>

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

namespace Trammel {

/// A port of a shape. See ShapePort.
struct ScenePort
{
    QString name;
    QString displayName;
    /// The place in the frame, in the units of Shape::outline.
    QPointF at;
    /// The place in the scene.
    QPointF point;
    /// The direction in the scene, as a unit vector; null for none.
    QPointF direction;
    int capacity = 0;
};

/// The valid ports of a shape, in the order of its kind.
QList<ScenePort> scenePorts(const Shape &shape);

/// The port with a name; null if there is none.
const ScenePort *portNamed(const QList<ScenePort> &ports, const QString &name);

} // namespace Trammel
