#pragma once

#include "widgets/model/documentdata.h"

#include <QtCore/QString>

/// The first thing in which two drawings differ, value by value, in words; empty when they are the same.
/// Ids that no shape has count for nothing.
QString difference(const Trammel::DocumentData &actual, const Trammel::DocumentData &expected);
