#pragma once

#include "play/expectation.h"
#include "play/position.h"
#include "play/settings.h"
#include <trammel/shapeeditor.h>

#include <QtCore/QJsonObject>
#include <QtCore/QSize>

#include <variant>

/// The steps of a play, one struct for each kind. examples/plays/README.md explains the fields.
namespace Steps {

struct New
{
};
struct Open
{
    QString path;
    /// A part of the error message that is expected; empty if the step must succeed.
    QString failsWith;
};
struct Save
{
    QString path;
    QString failsWith;
};
/// Writes the drawing as a picture, PNG or SVG.
struct Export
{
    QString path;
};
struct Screenshot
{
    QString name;
};
struct Set
{
    QList<Setting> settings;
};
/// Shows the shapes, or a rectangle of the scene if there are no shapes.
struct Show
{
    QList<ShapeName> shapes;
    QRectF rect;
};
struct Select
{
    QList<ShapeName> shapes;
};
struct Trigger
{
    Trammel::ShapeEditor::Action action;
    int times;
};
struct Mouse
{
    enum class Gesture { Click, DoubleClick, Press, Move, Release, Drag };
    Gesture gesture;
    QList<Position> path;
    Qt::MouseButton button;
    Qt::KeyboardModifiers modifiers;
    /// The number of moves from one position of the path to the next.
    int moves;
};
struct Wheel
{
    Position position;
    /// Positive notches turn the wheel away from the user.
    int notches;
    Qt::KeyboardModifiers modifiers;
};
struct Key
{
    QKeyCombination key;
    int times;
};
struct Type
{
    QString text;
};
/// The modifiers to hold until the next step of this kind.
struct Hold
{
    Qt::KeyboardModifiers modifiers;
};
struct Remember
{
    QString name;
};
struct Expect
{
    QList<Expectation> expectations;
};

} // namespace Steps

struct Step
{
    QJsonObject json;
    std::variant<Steps::New, Steps::Open, Steps::Save, Steps::Export, Steps::Screenshot, Steps::Set, Steps::Show,
                 Steps::Select, Steps::Trigger, Steps::Mouse, Steps::Wheel, Steps::Key, Steps::Type, Steps::Hold,
                 Steps::Remember, Steps::Expect>
        action;
};

/// A scripted session with the editor.
struct Play
{
    QString fileName;
    QSize window{1280, 800};
    bool dark = false;
    QList<Step> steps;
};

/// Reads a play. After a fault, the string describes the error and names the step, counted from 1.
Play readPlay(const QString &fileName, QString &fault);
