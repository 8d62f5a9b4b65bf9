#pragma once

#include "tests/benchmarks/results.h"

#include <optional>
#include <vector>

/// What a job is to cost at most at one size, or how many times as much stock Qt is to need in the same run: times
/// differ from machine to machine, and so does what is possible.
struct Goal
{
    QString key;
    int size;
    /// Of the samples: 50 for the median, 99 for all but the slowest of a hundred.
    double share;
    double most;
    /// What stock Qt needed where the goal was set, over the goal; nothing for what it cannot do.
    std::optional<double> ratio = {};
};

const std::vector<Goal> &goals();

/// A table in Markdown, a goal a line: what was reached, and whether that is the goal, in time or beside stock Qt.
/// What was not measured is left out.
QString goalText(const Results &results);
