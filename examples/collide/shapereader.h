#pragma once

#include <trammel/geometry/primitives.h>

#include <QtCore/QByteArrayView>
#include <QtCore/QString>

#include <array>
#include <variant>

/// A primitive, and whether it represents an area or its outline.
struct Shape
{
    Trammel::Primitive primitive;
    Trammel::Extent extent = Trammel::Extent::Area;
};

/// An error in a text and its position. Lines and columns count from 1, columns in bytes.
struct ReadError
{
    qint64 line = 1;
    qint64 column = 1;
    QString message;
};

using ShapeOrError = std::variant<Shape, ReadError>;
using PairOrError = std::variant<std::array<Shape, 2>, ReadError>;

/// Reads one shape, as Well-Known Text or as a JSON object. The text must contain nothing else. README.md lists the
/// forms.
ShapeOrError readShape(QByteArrayView text, qint64 firstLine = 1);

/// Reads two shapes: two texts separated by a semicolon, or a JSON array of two objects.
PairOrError readPair(QByteArrayView text, qint64 firstLine = 1);
