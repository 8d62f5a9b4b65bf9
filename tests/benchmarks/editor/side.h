#pragma once

#include "tests/benchmarks/results.h"
#include "widgets/model/shape.h"

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

/// A drawing in a window, in stock Qt or in Trammel. Shapes are named by their place in the list that they
/// were built from.
class Side
{
public:
    virtual ~Side() = default;

    virtual Who who() const = 0;
    /// Makes the pictures of the view that it keeps: they count for no shape.
    virtual void prepare() { }
    /// Fills an empty drawing.
    virtual void build(const QList<Trammel::Shape> &shapes) = 0;
    /// What is painted on, and takes the mouse.
    virtual QWidget &viewport() = 0;
    /// Shows a point of the scene in the middle of the view.
    virtual void lookAt(QPointF scenePos, double zoom) = 0;
    virtual QPoint toView(QPointF scenePos) const = 0;
    virtual QPointF toScene(QPoint viewPos) const = 0;
    /// Whether nothing remains to be drawn in later frames.
    virtual bool isComplete() const { return true; }

    /// Where the rubber band is in the scene that goes from one pixel to the other.
    virtual Trammel::Aabb2 band(QPoint from, QPoint to) const = 0;
    /// Whether half the pen belongs to what is selected.
    virtual bool isPenInShape() const { return false; }
    /// What a rubber band selects from now on: what it encloses, or what it touches.
    virtual void setEnclosing(bool enclosing) = 0;
    virtual void select(const std::vector<int> &places) = 0;
    virtual void selectAll() = 0;
    virtual void clearSelection() = 0;
    virtual std::vector<bool> selected() const = 0;
    /// How many signals about the selection came so far.
    virtual int selectionSignals() const = 0;

    /// Asks for the shape at a point, with a tolerance in scene units; returns whether there is one.
    virtual bool hits(QPointF scenePos, double tolerance) const = 0;
    /// Whether a press in a pixel surely meets something that is selected, and would drag it.
    virtual bool hitsSelected(QPoint viewPos) const = 0;
};

/// Runs events until the picture is complete.
void settle(Side &side);

/// What an action costs, in milliseconds: the event alone, and until the picture is complete again.
struct Cost
{
    double event = 0;
    double complete = 0;
};
Cost costOf(Side &side, const std::function<void()> &act);

/// How long it takes, in milliseconds.
double timeOf(const std::function<void()> &act);

/// A hand with a mouse on a side's view.
class Mouse
{
public:
    explicit Mouse(Side &side) : m_side(side) { }

    void press(QPoint viewPos);
    void move(QPoint viewPos);
    void release(QPoint viewPos);

private:
    Side &m_side;
};

/// Shows a window of 1600 x 1000 and waits until it is there.
void showWindow(QWidget &window);
