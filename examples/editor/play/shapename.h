#pragma once

#include <trammel/shapeeditor.h>

#include <QtCore/QJsonValue>

#include <variant>

/// A reference to a shape in a play: its name, its id, "@selected" (the only selected shape) or "@top" (the topmost
/// shape, and thus also the one drawn last).
using ShapeName = std::variant<QString, Trammel::ShapeId>;

/// Reads a reference to a shape. After a fault the result is meaningless; only the first fault is kept.
ShapeName shapeNameFromJson(const QJsonValue &value, QString &fault);
QList<ShapeName> shapeNamesFromJson(const QJsonValue &value, QString &fault);

/// The id of a shape. Null, with a fault, if there is no such shape or several have the name.
Trammel::ShapeId findShape(const ShapeName &name, const Trammel::ShapeEditor &editor, QString &fault);
Trammel::ShapeIds findShapes(const QList<ShapeName> &names, const Trammel::ShapeEditor &editor, QString &fault);
/// The description of a shape in messages: "sofa (id 12)", or "id 12" for a shape without a name.
QString describe(Trammel::ShapeId id, const Trammel::Document &document);
QString describe(const Trammel::ShapeIds &ids, const Trammel::Document &document);
