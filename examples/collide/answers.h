#pragma once

#include "shapereader.h"

#include "geometry/sat.h"

#include <QtCore/QJsonObject>

#include <array>
#include <optional>

/// The triangles of a polygon's area, or why there are none.
struct Triangles
{
    QList<std::array<QPointF, 3>> triangles;
    QString refusal;
};

/// All that is to be said of two shapes.
struct Answers
{
    explicit Answers(const std::array<Shape, 2> &shapes);

    /// As lines for people, and as an object for programs.
    QString text() const;
    QJsonObject json() const;

    bool isMeeting;
    bool isOverlapping;
    /// Whether the first holds the second, and the other way round.
    bool isHolding;
    bool isHeld;
    double distance;
    /// How the second leaves the first by the shortest way.
    std::optional<Trammel::Contact> contact;
    /// Of the polygons among them.
    std::array<std::optional<Triangles>, 2> triangles;
};
