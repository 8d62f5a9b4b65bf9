// The properties of an editor about the grid and snapping.
#include "widgets/editor/shapeeditor_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

constexpr double SmallestGrid = 1e-3;
constexpr double LargestGrid = 1e6;
constexpr double SmallestSnapTolerance = 1;
constexpr double LargestSnapTolerance = 50;

} // namespace

double ShapeEditor::gridSize() const
{
    return d->context.settings.gridSize;
}

void ShapeEditor::setGridSize(double size)
{
    const double clamped = std::clamp(size, SmallestGrid, LargestGrid);
    if (std::isnan(size) || clamped == gridSize())
        return;
    d->context.settings.gridSize = clamped;
    if (d->grid)
        d->grid->setGridSize(clamped);
    Q_EMIT gridSizeChanged(clamped);
}

bool ShapeEditor::isGridVisible() const
{
    return d->isGridVisible;
}

void ShapeEditor::setGridVisible(bool visible)
{
    if (visible == isGridVisible())
        return;
    d->isGridVisible = visible;
    if (d->grid)
        d->grid->setGridVisible(visible);
    Q_EMIT gridVisibleChanged(visible);
}

bool ShapeEditor::snapsToGrid() const
{
    return d->context.settings.snapToGrid;
}

void ShapeEditor::setSnapToGrid(bool snap)
{
    if (snap == snapsToGrid())
        return;
    d->context.settings.snapToGrid = snap;
    Q_EMIT snapToGridChanged(snap);
}

bool ShapeEditor::snapsToShapes() const
{
    return d->context.settings.snapToShapes;
}

void ShapeEditor::setSnapToShapes(bool snap)
{
    if (snap == snapsToShapes())
        return;
    d->context.settings.snapToShapes = snap;
    Q_EMIT snapToShapesChanged(snap);
}

bool ShapeEditor::snapsToSpacing() const
{
    return d->context.settings.snapToSpacing;
}

void ShapeEditor::setSnapToSpacing(bool snap)
{
    if (snap == snapsToSpacing())
        return;
    d->context.settings.snapToSpacing = snap;
    Q_EMIT snapToSpacingChanged(snap);
}

bool ShapeEditor::snapsToAngles() const
{
    return d->context.settings.snapToAngles;
}

void ShapeEditor::setSnapToAngles(bool snap)
{
    if (snap == snapsToAngles())
        return;
    d->context.settings.snapToAngles = snap;
    Q_EMIT snapToAnglesChanged(snap);
}

bool ShapeEditor::snapsToRoundNumbers() const
{
    return d->context.settings.snapToRoundNumbers;
}

void ShapeEditor::setSnapToRoundNumbers(bool snap)
{
    if (snap == snapsToRoundNumbers())
        return;
    d->context.settings.snapToRoundNumbers = snap;
    Q_EMIT snapToRoundNumbersChanged(snap);
}

double ShapeEditor::snapTolerance() const
{
    return d->context.settings.snapTolerance;
}

void ShapeEditor::setSnapTolerance(double pixels)
{
    const double clamped = std::clamp(pixels, SmallestSnapTolerance, LargestSnapTolerance);
    if (std::isnan(pixels) || clamped == snapTolerance())
        return;
    d->context.settings.snapTolerance = clamped;
    Q_EMIT snapToleranceChanged(clamped);
}

} // namespace Trammel
