#pragma once

#include <trammel/documentdata.h>

#include <QtCore/QString>

/// The first difference between two drawings, value by value, in words; empty if they are equal. Ids without a shape
/// are ignored.
QString difference(const Trammel::DocumentData &actual, const Trammel::DocumentData &expected);

/// The differences between the shapes and connectors of two drawings, apart from places and styles, in words; empty if
/// there are none. Shapes are identified by their texts.
QString graphDifference(const Trammel::DocumentData &actual, const Trammel::DocumentData &expected);
