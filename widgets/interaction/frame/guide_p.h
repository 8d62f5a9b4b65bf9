#pragma once

#include <QtCore/QLineF>
#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

namespace Trammel {

/// A line that shows the user why a drag has snapped, in scene coordinates.
struct Guide
{
    enum class Kind {
        /// An alignment: a line from the first to the last mark, or along a direction if there are no marks.
        Line,
        /// A dimension line for a gap or a length, with the text at its middle.
        Distance
    };
    Kind kind = Kind::Line;
    QLineF line;
    /// The aligned points on the line.
    QList<QPointF> marks;
    QString text;
};

} // namespace Trammel
