#include "widgets/interaction/snapping/snapgrid_p.h"

#include <cmath>

namespace Trammel {

SnapGrid::SnapGrid(const ToolSettings &settings, Qt::KeyboardModifiers modifiers)
{
    const bool on = settings.snapToGrid && !modifiers.testFlag(Qt::ControlModifier);
    if (on && settings.gridSize > 0 && std::isfinite(settings.gridSize))
        m_size = settings.gridSize;
}

SnapGrid SnapGrid::within(double pixel)
{
    SnapGrid grid;
    // A zoom of one may be a little off after a few steps.
    const double size = std::pow(10, std::floor(std::log10(pixel * (1 + 1e-6))));
    if (size > 0 && std::isfinite(size))
        grid.m_size = size;
    return grid;
}

SnapGrid SnapGrid::forPointer(const ToolSettings &settings, Qt::KeyboardModifiers modifiers, double pixel)
{
    const SnapGrid grid(settings, modifiers);
    const bool rounds = settings.snapToRoundNumbers && !modifiers.testFlag(Qt::ControlModifier);
    return rounds && !grid.isActive() ? within(pixel) : grid;
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
