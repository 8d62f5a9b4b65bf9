#pragma once

#include "play/shapename.h"
#include "widgets/shapeeditor.h"

#include <QtCore/QJsonValue>
#include <QtCore/QPointF>

#include <optional>
#include <variant>

/// Where a play puts the pointer. The ways to say it:
///   [x, y]                              in the scene
///   {"view": [x, y]}                    in pixels of the canvas
///   {"shape": "sofa", "at": "top-left"} on a shape's frame, before it is turned; the centre without "at"
///   {"selection": "centre"}             on the frame of the selection
///   {"handle": "rotate"}                on a handle of the selection
///   {"by": [dx, dy]}                    from the position before, in the scene
///   {"turn": 30, "about": [x, y]}       the position before, turned; without "about" about the selection
/// All but the first may have an "offset": [dx, dy] in the scene.
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
    struct By
    {
        QPointF offset;
    };
    struct Turned
    {
        double degrees;
        std::optional<QPointF> about;
    };

    std::variant<InScene, InView, OnShape, OnSelection, OnHandle, By, Turned> place;
    QPointF offset;
};

/// On a fault (the first is kept) the answer means nothing.
Position positionFromJson(const QJsonValue &value, QString &fault);
/// A place on a frame in units of its size, from -0.5 to 0.5: a word ("centre", "top-left" ...) or two
/// numbers.
QPointF placeFromJson(const QJsonValue &value, QString &fault);

/// The scene position of a place on a shape's frame.
QPointF onFrame(const Trammel::Shape &shape, QPointF place);
/// Where in the view a position is now. The previous one is in the view, too.
QPointF viewPosition(const Position &position, QPointF previous, const Trammel::ShapeEditor &editor, QString &fault);
