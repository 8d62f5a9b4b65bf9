#include "widgets/interaction/snapper_p.h"

#include <cmath>

namespace Trammel {

Snapper::Snapper(const ToolSettings &settings, Qt::KeyboardModifiers modifiers)
{
    const bool on = settings.snapToGrid && !modifiers.testFlag(Qt::ControlModifier);
    if (on && settings.gridSize > 0 && std::isfinite(settings.gridSize))
        m_grid = settings.gridSize;
}

double Snapper::snapped(double coordinate) const
{
    if (!isActive())
        return coordinate;
    // A grid of tenths is not a multiple of the double 0.1 but a quotient by 10.
    const double perUnit = 1 / m_grid;
    if (perUnit == std::round(perUnit))
        return std::round(coordinate * perUnit) / perUnit;
    return std::round(coordinate / m_grid) * m_grid;
}

} // namespace Trammel
