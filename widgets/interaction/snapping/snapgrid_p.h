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

    bool isActive() const { return m_size > 0; }
    double size() const { return m_size; }
    /// The nearest grid point, or the given point if the grid is inactive.
    QPointF snapped(QPointF point) const { return {snapped(point.x()), snapped(point.y())}; }
    double snapped(double coordinate) const;

private:
    double m_size = 0;
};

} // namespace Trammel
