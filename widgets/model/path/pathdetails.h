#pragma once

#include <trammel/geometry/winding.h>
#include <trammel/widgets_export.h>

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

namespace Trammel {

/// The values of a path in addition to its outline.
struct TRAMMEL_WIDGETS_EXPORT PathDetails
{
    /// The maximum number of pressures. Longer lists are refused.
    static constexpr qsizetype LargestPressureCount = 10'000;

    /// Which points are inside closed rings. With NonZero, queries use the region that the chords of the curves fill,
    /// without its inner edges and without parts that have no area. Their crossings are rounded to doubles in units of
    /// the frame.
    FillRule fillRule = FillRule::EvenOdd;
    /// The pressure of the pen that drew the line; empty for a line of constant width. Each x is a place along a ring,
    /// as a share of its length from 0 to 1, in ascending order, and each y is the pressure there, from 0 to 1. Between
    /// two places the pressure changes evenly; before the first and after the last one, it is constant. The line is as
    /// wide as the stroke where the pressure is 1, and proportionally thinner elsewhere. It then has round ends and no
    /// dashes. Only painting and pictures use the pressure; hit tests use the width of the stroke.
    QList<QPointF> pressures;

    /// The pressure at a share of the length; 1 if there are no pressures.
    double pressureAt(double share) const;
    /// The reason why these values are invalid; empty if they are valid.
    QString errorString() const;
    /// The values as a document stores them: see Shape::normalized().
    PathDetails normalized() const;

    /// Compares exactly.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const PathDetails &a, const PathDetails &b);
};

} // namespace Trammel
