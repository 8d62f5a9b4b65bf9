#pragma once

#include "tests/seed.h"
#include "widgets/interaction/collisions/collisiontracker_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/tools/toolfactory_p.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QRandomGenerator>
#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>
#include <QtGui/QTransform>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>

/// A view without a widget. It has a transformation, and it records the calls of the tools.
class FakeViewPort : public Trammel::ViewPort
{
public:
    QTransform sceneToView() const override { return transform; }
    QRectF visibleRect() const override { return rect; }
    void setCursor(const QCursor &cursor) override { lastCursor = cursor; }
    void scrollToward(QPointF) override { ++scrolls; }
    void reveal(const Trammel::Aabb2 &sceneBox) override { revealed = sceneBox; }

    QTransform transform;
    QRectF rect{-2000, -2000, 4000, 4000};
    QCursor lastCursor;
    int scrolls = 0;
    Trammel::Aabb2 revealed;
};

/// A document, the context that tools need, and simulated mouse input in scene coordinates.
class ToolBench
{
public:
    explicit ToolBench(double zoom = 1, double degrees = 0, Trammel::ToolKind kind = Trammel::ToolKind::Select)
    {
        view.transform.translate(317, 241).rotate(degrees).scale(zoom, zoom);
        selection.setDocument(&document);
        collisions.setDocument(&document);
        context = {&document, &selection, &overlay, &collisions, &view, {}};
        use(kind);
    }

    ~ToolBench() { tool->deactivate(); }

    void use(Trammel::ToolKind kind)
    {
        if (tool)
            tool->deactivate();
        tool = Trammel::makeTool(kind, context);
        tool->activate();
    }

    /// Gives the tool another document, which must outlive the bench.
    void use(Trammel::Document &other)
    {
        selection.setDocument(&other);
        collisions.setDocument(&other);
        context.document = &other;
        rest();
    }
    void rest()
    {
        tool->deactivate();
        tool->activate();
    }

    Trammel::ToolEvent event(QPointF scenePos) const
    {
        Trammel::ToolEvent event;
        event.scenePos = scenePos;
        event.viewPos = view.transform.map(scenePos);
        event.buttons = isDown ? Qt::LeftButton : Qt::NoButton;
        event.modifiers = modifiers;
        event.isSpaceHeld = isSpaceHeld && isDown;
        event.pixel = Trammel::pixelSize(view);
        event.tolerance = 4 * event.pixel;
        return event;
    }

    void press(QPointF scenePos)
    {
        isDown = true;
        Trammel::ToolEvent press = event(scenePos);
        press.button = Qt::LeftButton;
        tool->press(press);
    }

    void move(QPointF scenePos) { tool->move(event(scenePos)); }

    void release(QPointF scenePos)
    {
        isDown = false;
        Trammel::ToolEvent release = event(scenePos);
        release.button = Qt::LeftButton;
        tool->release(release);
    }

    void click(QPointF scenePos)
    {
        press(scenePos);
        release(scenePos);
    }

    void doubleClick(QPointF scenePos)
    {
        click(scenePos);
        isDown = true;
        Trammel::ToolEvent second = event(scenePos);
        second.button = Qt::LeftButton;
        tool->doubleClick(second);
        release(scenePos);
    }

    /// Presses, and moves to the end through two positions. release() ends the drag.
    void pull(QPointF from, QPointF to)
    {
        press(from);
        move(from + (to - from) * 0.3 + QPointF(3, -2) * Trammel::pixelSize(view));
        move(from + (to - from) * 0.8);
        move(to);
    }

    void drag(QPointF from, QPointF to)
    {
        pull(from, to);
        release(to);
    }

    bool key(int key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QKeyEvent press(QEvent::KeyPress, key, with);
        return tool->key(&press);
    }

    void hold(Qt::KeyboardModifiers held, bool space = false)
    {
        modifiers = held;
        isSpaceHeld = space;
        tool->heldKeysChanged(held, space);
    }

    /// The position of a handle of the overlay's frame.
    QPointF handle(Trammel::Handle handle) const
    {
        const Trammel::Obb &frame = *overlay.state().frame;
        return Trammel::handlePosition(frame, handle, Trammel::pixelSize(view),
                                       Trammel::rotateSide(frame, view.sceneToView(), view.visibleRect()));
    }

    const Trammel::Shape &shape(Trammel::ShapeId id) const { return *document.find(id); }
    QUndoStack &stack() { return *document.undoStack(); }

    Trammel::Document document;
    Trammel::Selection selection;
    Trammel::Overlay overlay;
    Trammel::CollisionTracker collisions;
    FakeViewPort view;
    Trammel::ToolContext context;
    std::unique_ptr<Trammel::Tool> tool;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    bool isDown = false;
    bool isSpaceHeld = false;
};

/// A corner or the middle of a side of a shape's frame, in scene coordinates. The components of the direction are -1, 0
/// or 1. The point is mirrored with the shape, so that it stays the same point of the shape when the shape is dragged
/// through zero.
inline QPointF framePoint(const Trammel::Shape &shape, QPointF direction)
{
    const QPointF local(direction.x() * shape.size.width() / 2 * (shape.mirroredX ? -1 : 1),
                        direction.y() * shape.size.height() / 2 * (shape.mirroredY ? -1 : 1));
    return shape.center + Trammel::rotated(local, Trammel::axisFromDegrees(shape.rotation));
}

inline Trammel::Shape filled(Trammel::Shape shape)
{
    shape.fill = Qt::yellow;
    return shape;
}

/// Adds filled squares of 40 x 40 with their centers at x = 0, 100 and 200. In a new document their ids are 1, 2 and 3.
inline void threeSquares(ToolBench &bench)
{
    for (double x : {0.0, 100.0, 200.0})
        bench.document.addShape(filled(Trammel::Shape::rectangle({x, 0}, {40, 40})));
}

/// The values of the ids in ascending order.
inline QList<quint32> values(Trammel::ShapeIds ids)
{
    std::sort(ids.begin(), ids.end());
    QList<quint32> numbers;
    for (Trammel::ShapeId id : ids)
        numbers << id.value();
    return numbers;
}

/// Seeded random numbers. The seed is printed, and is taken from TRAMMEL_SEED if that is set.
class RandomInput
{
public:
    explicit RandomInput(quint32 standard) : m_generator(testSeed(standard)) { }

    double real(double from, double to) { return from + (to - from) * m_generator.generateDouble(); }
    int integer(int below) { return int(m_generator.bounded(quint32(below))); }
    bool chance(double share) { return m_generator.generateDouble() < share; }
    QPointF point(double extent) { return {real(-extent, extent), real(-extent, extent)}; }
    /// A vector of random direction and length.
    QPointF way(double shortest, double longest)
    {
        return Trammel::axisFromDegrees(real(0, 360)) * real(shortest, longest);
    }

    Trammel::Shape shape(double extent, double largest)
    {
        const QPointF center = point(extent);
        const QSizeF size(real(5, largest), real(5, largest));
        const double rotation = chance(0.3) ? 90 * integer(4) : real(0, 360);
        Trammel::Shape shape;
        switch (integer(6)) {
        case 0:
            shape = Trammel::Shape::rectangle(center, size, rotation);
            break;
        case 1:
            shape = Trammel::Shape::roundedRectangle(center, size, real(0, 10), rotation);
            break;
        case 2:
            shape = Trammel::Shape::ellipse(center, size, rotation);
            break;
        case 3:
            shape = Trammel::Shape::polygon(star(center, largest / 2));
            break;
        case 4:
            shape = Trammel::Shape::bezierPath({curve(center, largest / 2)});
            break;
        default:
            shape = Trammel::Shape::polyline(star(center, largest / 2));
            break;
        }
        if (chance(0.5))
            shape.fill = Qt::yellow;
        return shape;
    }

private:
    QList<QPointF> star(QPointF center, double radius)
    {
        QList<QPointF> points;
        const int count = 3 + integer(8);
        for (int i = 0; i < count; ++i)
            points << center + Trammel::axisFromDegrees(360.0 * i / count) * real(0.2 * radius, radius);
        return points;
    }

    /// An open or closed ring of a path.
    QList<QPointF> curve(QPointF center, double radius)
    {
        QList<QPointF> points;
        for (int i = 3 * (1 + integer(4)) + integer(2); i > 0; --i)
            points << center + point(radius);
        return points;
    }

    QRandomGenerator m_generator;
};
