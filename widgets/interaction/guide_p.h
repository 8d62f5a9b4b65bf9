#pragma once

#include <QtCore/QLineF>
#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

namespace Trammel {

/// Why something stops where it is, drawn while it is dragged. In scene coordinates.
struct Guide
{
    enum class Kind {
        /// Marks lie on one line.
        Line,
        /// A distance from end to end, or a length; its text is in the middle.
        Distance
    };
    Kind kind = Kind::Line;
    QLineF line;
    /// The places that meet on it.
    QList<QPointF> marks;
    QString text;
};

} // namespace Trammel
