#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QPointF>
#include <QtCore/QString>
#include <QtGui/QColor>

namespace Trammel {

/// A soft shadow below a shape, with its fill, line and text. Lengths are in scene units. It is painted only:
/// selecting, snapping and collisions ignore it.
struct TRAMMEL_WIDGETS_EXPORT Shadow
{
    /// The largest absolute value of each length.
    static constexpr double LargestLength = 1e6;

    /// With alpha. An invalid color means no shadow.
    QColor color;
    /// In the directions of the scene, so that all shadows of a drawing fall in the same direction, including those of
    /// rotated shapes.
    QPointF offset{0, 4};
    /// The distance over which an edge fades: twice the standard deviation of the Gaussian function, as in CSS. 0 for a
    /// sharp edge.
    double blurRadius = 8;

    bool isValid() const { return color.isValid(); }
    /// The reason why these values are invalid; empty if they are valid.
    QString errorString() const;
    /// The shadow as a document stores it: see Shape::normalized(). All invalid colors give the same shadow.
    Shadow normalized() const;

    /// Compares exactly.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Shadow &a, const Shadow &b);
};

} // namespace Trammel
