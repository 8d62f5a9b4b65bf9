#pragma once

#include "tests/benchmarks/results.h"

#include <optional>
#include <vector>

/// A target for one job at one size: a maximum cost, or a minimum ratio of stock Qt's cost to Trammel's in the same
/// run. Times, and the feasible targets, differ from machine to machine.
struct Goal
{
    QString key;
    int size;
    /// The percentile of the samples: 50 for the median, 99 to exclude the slowest of a hundred.
    double share;
    /// The maximum cost, in the unit of the job: milliseconds or bytes.
    double most;
    /// The ratio of stock Qt's cost to the goal, on the machine where the goal was set. Empty for no such goal, as
    /// for jobs that stock Qt lacks.
    std::optional<double> ratio = {};
};

const std::vector<Goal> &goals();

/// A table in Markdown, one goal per line: the measured cost and whether it meets the goal, in time or relative to
/// stock Qt. Goals without a measurement are omitted.
QString goalText(const Results &results);
