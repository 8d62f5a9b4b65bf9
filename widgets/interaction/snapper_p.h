#pragma once

#include "widgets/interaction/toolcontext_p.h"

#include <QtCore/QPointF>

namespace Trammel {

/// Pulls places to what they should meet: to the grid, where that is on. A value.
class Snapper
{
public:
    /// Pulls nothing.
    Snapper() = default;
    /// As set, unless Ctrl holds it off.
    Snapper(const ToolSettings &settings, Qt::KeyboardModifiers modifiers);

    bool isActive() const { return m_grid > 0; }
    double grid() const { return m_grid; }
    /// The nearest place, or the same one while inactive.
    QPointF snapped(QPointF point) const { return {snapped(point.x()), snapped(point.y())}; }
    double snapped(double coordinate) const;

private:
    double m_grid = 0;
};

} // namespace Trammel
