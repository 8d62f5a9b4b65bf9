#pragma once

#include "tests/benchmarks/results.h"

#include <QtCore/QByteArray>

/// An SVG picture with one small diagram per job: its cost over the number of shapes, both logarithmic, one line per
/// side. A job that did not finish at a size ends in a hollow mark at its time limit.
QByteArray growthPlot(const Results &results);
