#pragma once

#include <QtCore/QLineF>
#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

namespace Trammel {

/// A visible reason for a snap, drawn during a drag, in scene coordinates.
struct Guide
{
    enum class Kind {
        /// A line on which the marks lie.
        Line,
        /// A distance from one end of the line to the other, or a length. Its text is in the middle.
        Distance
    };
    Kind kind = Kind::Line;
    QLineF line;
    /// The aligned points on the line.
    QList<QPointF> marks;
    QString text;
};

} // namespace Trammel
