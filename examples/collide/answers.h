#pragma once

#include "shapereader.h"

#include <trammel/geometry/sat.h>

#include <QtCore/QJsonObject>

#include <array>
#include <optional>

/// The triangles of a polygon's area, or the reason why there are none.
struct Triangles
{
    QList<std::array<QPointF, 3>> triangles;
    QString refusal;
};

/// All answers about a pair of shapes.
struct Answers
{
    explicit Answers(const std::array<Shape, 2> &shapes);

    /// The answers as readable lines of text, and as a JSON object.
    QString text() const;
    QJsonObject json() const;

    /// Whether the shapes intersect; touching counts.
    bool isMeeting;
    /// As isMeeting, but touching does not count.
    bool isOverlapping;
    /// Whether the first shape contains the second, and whether the second contains the first.
    bool isHolding;
    bool isHeld;
    double distance;
    /// The minimum translation that moves the second shape out of the first. None if their interiors do not meet, and
    /// if either is a curve or has no area.
    std::optional<Trammel::Contact> contact;
    /// The triangles of each shape; none for a shape that is not a polygon.
    std::array<std::optional<Triangles>, 2> triangles;
};
