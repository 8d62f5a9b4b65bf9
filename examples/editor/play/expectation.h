#pragma once

#include "play/position.h"
#include "play/settings.h"
#include "play/shapename.h"
#include "play/stage.h"
#include <trammel/shapeeditor.h>

#include <QtCore/QJsonObject>
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
/// The text of the next undo step, as in the menu.
struct UndoText
{
    QString text;
};
struct Modified
{
    bool modified;
};
/// The number of pairs that are shown as colliding.
struct CollisionCount
{
    int count;
};
/// Exactly these pairs are shown as colliding, in any order.
struct CollidingPairs
{
    QList<std::pair<ShapeName, ShapeName>> pairs;
};
/// The order of these shapes, from the bottom to the top.
struct Order
{
    QList<ShapeName> shapes;
};
/// The drawing is, or is not, equal to the one remembered under a name, value by value.
struct Same
{
    QString name;
    bool same;
};
struct SameAsFile
{
    QString path;
};
/// The drawing has the shapes and the connectors of the one in a file, apart from their places and their styles.
struct SameGraphAs
{
    QString path;
};
struct Settings
{
    QList<Setting> settings;
};
/// The expected state of one shape, and its expected change since a remembered drawing.
struct ShapeLooks
{
    ShapeName shape;
    bool exists = true;
    double tolerance = 1e-6;
    std::optional<QString> kind;
    std::optional<QPointF> center;
    std::optional<QPointF> size;
    std::optional<double> rotation;
    std::optional<int> points;
    std::optional<Trammel::Fill> fill;
    std::optional<Trammel::Shadow> shadow;
    /// Some fields of the text style, in the form of files.
    QJsonObject textStyle;
    std::optional<QString> text;
    std::optional<QString> toolTip;
    std::optional<QString> link;
    /// The whole data, in the form of files.
    std::optional<QJsonObject> data;
    QString since;
    std::optional<QPointF> movedBy;
    std::optional<double> turnedBy;
    /// With turnedBy: the point about which the shape's center has rotated by the same angle.
    std::optional<QPointF> about;
    /// Places on the shape's frame that have kept their positions in the scene.
    QList<QPointF> kept;
};

} // namespace Expected

using Expectation =
    std::variant<Expected::Selected, Expected::Count, Expected::UndoDepth, Expected::UndoText, Expected::Modified,
                 Expected::CollisionCount, Expected::CollidingPairs, Expected::Order, Expected::Same,
                 Expected::SameAsFile, Expected::SameGraphAs, Expected::Settings, Expected::ShapeLooks>;

/// Reads the object of an "expect" step. After a fault the result is meaningless; only the first fault is kept.
QList<Expectation> expectationsFromJson(const QJsonObject &object, QString &fault);
/// The difference between the stage and an expectation, in words; empty if the expectation holds.
QString difference(const Expectation &expectation, const Stage &stage);
