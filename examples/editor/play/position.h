#pragma once

#include "play/shapename.h"
#include <trammel/shapeeditor.h>

#include <QtCore/QJsonValue>
#include <QtCore/QPointF>

#include <optional>
#include <variant>

/// A position of the pointer in a play, in one of these forms:
///   [x, y]                              in the scene
///   {"view": [x, y]}                    in pixels of the canvas
///   {"shape": "sofa", "at": "top-left"} on a shape's frame, which rotates with it; the center without "at"
///   {"selection": "center"}             on the frame of the selection
///   {"handle": "rotate"}                on a handle of the selection
///   {"palette": "Decision"}             the icon in the palette
///   {"by": [dx, dy]}                    relative to the previous position, in the scene
///   {"turn": 30, "about": [x, y]}       the previous position, rotated; without "about", about the selection's center
/// All forms but the first accept an "offset": [dx, dy] in the scene.
struct Position
{
    struct InScene
    {
        QPointF point;
    };
    struct InView
    {
        QPointF point;
    };
    struct OnShape
    {
        ShapeName shape;
        QPointF place;
    };
    struct OnSelection
    {
        QPointF place;
    };
    struct OnHandle
    {
        Trammel::ShapeEditor::Handle handle;
    };
    struct InPalette
    {
        QString title;
    };
    struct By
    {
        QPointF offset;
    };
    struct Turned
    {
        double degrees;
        std::optional<QPointF> about;
    };

    std::variant<InScene, InView, OnShape, OnSelection, OnHandle, InPalette, By, Turned> place;
    QPointF offset;
};

/// Reads a position. After a fault the result is meaningless; only the first fault is kept.
Position positionFromJson(const QJsonValue &value, QString &fault);
/// Reads a place on a frame in units of the frame's size, from -0.5 to 0.5: a word ("center", "top-left" ...) or two
/// numbers.
QPointF placeFromJson(const QJsonValue &value, QString &fault);

/// The scene position of a place on a shape's frame.
QPointF onFrame(const Trammel::Shape &shape, QPointF place);
/// The view coordinates of a position at present. The previous position is in view coordinates, too.
QPointF viewPosition(const Position &position, QPointF previous, const Trammel::ShapeEditor &editor, QString &fault);
