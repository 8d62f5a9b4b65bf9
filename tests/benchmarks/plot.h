#pragma once

#include "tests/benchmarks/results.h"

#include <QtCore/QByteArray>

/// An SVG picture: for each job a small diagram of its cost over the number of shapes, both logarithmic, with
/// a line a side. A job that was not finished at a size ends in a hollow mark at its limit.
QByteArray growthPlot(const Results &results);
