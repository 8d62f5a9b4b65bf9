#pragma once

#include <trammel/shape.h>

#include <QtCore/QRectF>

#include <span>

namespace Trammel {

/// A handle that varies the outline of a kind. The places are in the units of Shape::outline.
struct OutlineHandle
{
    /// The place in a new shape.
    QPointF first;
    /// The ends of the segment on which the handle can be moved, or opposite corners of the box in which it can be.
    QPointF from;
    QPointF to;
    bool isInBox = false;

    /// The nearest place that the handle can have.
    QPointF nearest(QPointF place) const;
};

/// A built-in kind for diagrams. The functions get the places of its handles.
struct DiagramRow
{
    using Places = std::span<const QPointF>;

    const char *name;
    /// To be translated in the context "Trammel".
    const char *displayName;
    /// The outline, in unit coordinates: a ring of points, or of curves in the form of Shape::bezierPath(). Only a ring
    /// of curves can be open.
    QList<QPointF> (*outline)(Places);
    QList<OutlineHandle> handles = {};
    /// The lines painted in the shape, as open rings of the same form.
    Shape::Outline (*lines)(Places) = nullptr;
    bool isCurved = false;
    /// The size of a shape drawn by a click.
    QSizeF size = {120, 80};
    /// The box of the text, in unit coordinates. Default: the whole frame.
    QRectF (*text)(Places) = nullptr;
};

std::span<const DiagramRow> diagramRows();

} // namespace Trammel
