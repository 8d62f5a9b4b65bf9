#pragma once

#include "widgets/shapeeditor.h"

#include <QtCore/QJsonValue>

#include <variant>

/// How a play refers to a shape: by its name, by its id, or as "@selected" (the only one that is
/// selected) or "@top" (the topmost, so also the one that was drawn last).
using ShapeName = std::variant<QString, Trammel::ShapeId>;

/// On a fault (the first is kept) the answer means nothing.
ShapeName shapeNameFromJson(const QJsonValue &value, QString &fault);
QList<ShapeName> shapeNamesFromJson(const QJsonValue &value, QString &fault);

/// The shape meant, or null with a fault: there is none, or several have this name.
Trammel::ShapeId findShape(const ShapeName &name, const Trammel::ShapeEditor &editor, QString &fault);
Trammel::ShapeIds findShapes(const QList<ShapeName> &names, const Trammel::ShapeEditor &editor, QString &fault);
/// For messages: "sofa (id 12)", or "id 12" for a shape without a name.
QString describe(Trammel::ShapeId id, const Trammel::Document &document);
QString describe(const Trammel::ShapeIds &ids, const Trammel::Document &document);
