#pragma once

#include "widgets/interaction/context/toolcontext_p.h"

#include <QtCore/QPointF>

namespace Trammel {

/// A grid of points at whole multiples of a size. A value type.
class SnapGrid
{
public:
    /// Creates an inactive grid.
    SnapGrid() = default;
    /// Creates the grid of the settings. The grid is inactive while Ctrl is held.
    SnapGrid(const ToolSettings &settings, Qt::KeyboardModifiers modifiers);
    /// The grid of round numbers that the pointer can tell apart: the largest power of ten within a pixel, which is
    /// given in scene units.
    static SnapGrid within(double pixel);
    /// The grid of the settings, or if it is off and the settings ask for round numbers, the grid of round numbers.
    static SnapGrid forPointer(const ToolSettings &settings, Qt::KeyboardModifiers modifiers, double pixel);

    bool isActive() const { return m_size > 0; }
    double size() const { return m_size; }
    /// The nearest grid point, or the given point if the grid is inactive.
    QPointF snapped(QPointF point) const { return {snapped(point.x()), snapped(point.y())}; }
    double snapped(double coordinate) const;

private:
    double m_size = 0;
};

} // namespace Trammel
