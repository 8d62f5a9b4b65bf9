#pragma once

#include <trammel/documentdata.h>

#include <QtCore/QString>

/// The first difference between two drawings, value by value, in words; empty if they are equal. Ids without a shape
/// are ignored.
QString difference(const Trammel::DocumentData &actual, const Trammel::DocumentData &expected);
