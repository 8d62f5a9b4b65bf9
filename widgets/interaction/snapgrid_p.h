#pragma once

#include "widgets/interaction/toolcontext_p.h"

#include <QtCore/QPointF>

namespace Trammel {

/// The points that are whole multiples of a size. A value.
class SnapGrid
{
public:
    /// Pulls nothing.
    SnapGrid() = default;
    /// As set, unless Ctrl holds it off.
    SnapGrid(const ToolSettings &settings, Qt::KeyboardModifiers modifiers);

    bool isActive() const { return m_size > 0; }
    double size() const { return m_size; }
    /// The nearest place, or the same one while inactive.
    QPointF snapped(QPointF point) const { return {snapped(point.x()), snapped(point.y())}; }
    double snapped(double coordinate) const;

private:
    double m_size = 0;
};

} // namespace Trammel
