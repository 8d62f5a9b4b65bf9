#pragma once

#include "play/expectation.h"
#include "play/position.h"
#include "play/settings.h"
#include "widgets/shapeeditor.h"

#include <QtCore/QJsonObject>
#include <QtCore/QSize>

#include <variant>

/// The steps of a play, one struct a kind. What their fields mean is told in examples/plays/README.md.
namespace Steps {

struct New
{
};
struct Open
{
    QString path;
    /// A part of the message with which it must fail; empty when it must succeed.
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
/// Brings shapes, or else a part of the scene, into view.
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
    /// The moves from one position of the path to the next.
    int moves;
};
struct Wheel
{
    Position position;
    /// Positive away from the user.
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
/// Modifiers that are held until the next such step.
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

/// Reads a play. On a fault it says what is wrong, and in which step, counted from 1.
Play readPlay(const QString &fileName, QString &fault);
