#pragma once

#include "play/position.h"
#include "play/settings.h"
#include "play/shapename.h"
#include "play/stage.h"
#include "widgets/shapeeditor.h"

#include <QtGui/QColor>

#include <optional>
#include <utility>
#include <variant>

namespace Expected {

/// Exactly these shapes are selected, in any order.
struct Selected
{
    QList<ShapeName> shapes;
};
struct Count
{
    int count;
};
/// The number of steps that can be undone.
struct UndoDepth
{
    int depth;
};
/// What the next undo would take back, in the words of the menu.
struct UndoText
{
    QString text;
};
struct Modified
{
    bool modified;
};
/// The number of pairs shown as colliding, or exactly these pairs.
struct CollisionCount
{
    int count;
};
struct CollidingPairs
{
    QList<std::pair<ShapeName, ShapeName>> pairs;
};
/// These shapes lie upon each other in this order, the lowest first.
struct Order
{
    QList<ShapeName> shapes;
};
/// The drawing is, or is not, value by value the one remembered under a name.
struct Same
{
    QString name;
    bool same;
};
struct SameAsFile
{
    QString path;
};
struct Settings
{
    QList<Setting> settings;
};
/// One shape: what it is, and how it compares with itself in a remembered drawing.
struct ShapeLooks
{
    ShapeName shape;
    bool exists = true;
    double tolerance = 1e-6;
    std::optional<QString> kind;
    std::optional<QPointF> centre;
    std::optional<QPointF> size;
    std::optional<double> rotation;
    std::optional<int> points;
    std::optional<QColor> fill;
    std::optional<QString> text;
    QString since;
    std::optional<QPointF> movedBy;
    std::optional<double> turnedBy;
    /// With turnedBy: its centre has gone around this point by the same angle.
    std::optional<QPointF> about;
    /// Places on its frame that are where they were in the scene.
    QList<QPointF> kept;
};

} // namespace Expected

using Expectation =
    std::variant<Expected::Selected, Expected::Count, Expected::UndoDepth, Expected::UndoText, Expected::Modified,
                 Expected::CollisionCount, Expected::CollidingPairs, Expected::Order, Expected::Same,
                 Expected::SameAsFile, Expected::Settings, Expected::ShapeLooks>;

/// Reads the object of an "expect" step. On a fault (the first is kept) the answer means nothing.
QList<Expectation> expectationsFromJson(const QJsonObject &object, QString &fault);
/// What differs from an expectation, in words; empty when it holds.
QString difference(const Expectation &expectation, const Stage &stage);
