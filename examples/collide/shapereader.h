#pragma once

#include "geometry/primitives.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QString>

#include <array>
#include <variant>

/// A primitive, and whether it is meant as an area or as its outline.
struct Shape
{
    Trammel::Primitive primitive;
    Trammel::Extent extent = Trammel::Extent::Area;
};

/// What is wrong with a text, and where; lines and columns count from 1, columns in bytes.
struct ReadError
{
    qint64 line = 1;
    qint64 column = 1;
    QString message;
};

using ShapeOrError = std::variant<Shape, ReadError>;
using PairOrError = std::variant<std::array<Shape, 2>, ReadError>;

/// Reads one shape, as Well-Known Text or as a JSON object; the whole text has to be it. README.md says which forms
/// there are.
ShapeOrError readShape(QByteArrayView text, qint64 firstLine = 1);

/// Reads two shapes: texts with a semicolon between them, or a JSON array of two objects.
PairOrError readPair(QByteArrayView text, qint64 firstLine = 1);
