#pragma once

#include "tests/benchmarks/results.h"
#include <trammel/shape.h>

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

/// A drawing in a window, in stock Qt or in Trammel. Shapes are identified by their place: their index in the list
/// that they were built from.
class Side
{
public:
    virtual ~Side() = default;

    virtual Who who() const = 0;
    /// Creates the view's cached pictures, so that their memory is not attributed to the shapes.
    virtual void prepare() { }
    /// Fills an empty drawing.
    virtual void build(const QList<Trammel::Shape> &shapes) = 0;
    /// The widget that shows the drawing and receives mouse events.
    virtual QWidget &viewport() = 0;
    /// Centers the view on a point in scene coordinates.
    virtual void lookAt(QPointF scenePos, double zoom) = 0;
    virtual QPoint toView(QPointF scenePos) const = 0;
    virtual QPointF toScene(QPoint viewPos) const = 0;
    /// Whether nothing remains to be drawn in later frames.
    virtual bool isComplete() const { return true; }

    /// The rubber band from one pixel to the other, in scene coordinates.
    virtual Trammel::Aabb2 band(QPoint from, QPoint to) const = 0;
    /// Whether half the pen width counts as part of a shape when it is selected.
    virtual bool isPenInShape() const { return false; }
    /// Sets whether rubber bands select the shapes that they enclose, or those that they touch.
    virtual void setEnclosing(bool enclosing) = 0;
    virtual void select(const std::vector<int> &places) = 0;
    virtual void selectAll() = 0;
    virtual void clearSelection() = 0;
    virtual std::vector<bool> selected() const = 0;
    /// The number of selection signals so far.
    virtual int selectionSignals() const = 0;

    /// Performs a hit test at a point, with a tolerance in scene units; returns whether there is a shape.
    virtual bool hits(QPointF scenePos, double tolerance) const = 0;
    /// Whether a press in a pixel is sure to hit a selected shape and would start a drag.
    virtual bool hitsSelected(QPoint viewPos) const = 0;
};

/// Processes events until the picture is complete. Returns the longest processor time between two chances to process
/// an event, in milliseconds.
double settle(Side &side);

/// The cost of an action, in milliseconds: of the event alone, and until the picture is complete again.
struct Cost
{
    double event = 0;
    double complete = 0;
    /// The longest processor time for which no other event can be processed: in the event, or in a frame after it.
    double longest = 0;
};
Cost costOf(Side &side, const std::function<void()> &act);

/// The duration of a call, in milliseconds.
double timeOf(const std::function<void()> &act);

/// While it exists, the functions above measure the processor time of all threads, which other load on the machine
/// hardly changes.
struct ProcessorTime
{
    ProcessorTime();
    ~ProcessorTime();
    ProcessorTime(const ProcessorTime &) = delete;
    ProcessorTime &operator=(const ProcessorTime &) = delete;
};

/// Sends mouse events to a side's view.
class Mouse
{
public:
    explicit Mouse(Side &side) : m_side(side) { }

    void hover(QPoint viewPos);
    void press(QPoint viewPos);
    void move(QPoint viewPos);
    void release(QPoint viewPos);

private:
    Side &m_side;
};

/// Shows a window of 1600 x 1000 pixels and waits until it is exposed.
void showWindow(QWidget &window);
