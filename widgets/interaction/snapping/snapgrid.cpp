#include "widgets/interaction/snapping/snapgrid_p.h"

#include <cmath>

namespace Trammel {

SnapGrid::SnapGrid(const ToolSettings &settings, Qt::KeyboardModifiers modifiers)
{
    const bool on = settings.snapToGrid && !modifiers.testFlag(Qt::ControlModifier);
    if (on && settings.gridSize > 0 && std::isfinite(settings.gridSize))
        m_size = settings.gridSize;
}

double SnapGrid::snapped(double coordinate) const
{
    if (!isActive())
        return coordinate;
    // The double 0.1 is inexact, so the points of a grid of tenths are computed as quotients by 10.
    const double perUnit = 1 / m_size;
    if (perUnit == std::round(perUnit))
        return std::round(coordinate * perUnit) / perUnit;
    return std::round(coordinate / m_size) * m_size;
}

} // namespace Trammel
