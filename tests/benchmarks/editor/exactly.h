#pragma once

#include "tests/benchmarks/editor/stage.h"

/// The expected selection by brute force: tests the outline of every shape of the drawing, without an index.
struct Exact
{
    /// For each shape, whether it must be selected, and whether it may be.
    std::vector<bool> must;
    std::vector<bool> may;
};

/// The expected selection of a rubber band. If half the pen width counts as part of a shape and decides the test,
/// either answer is accepted.
Exact exactlyIn(const Stage &stage, const Trammel::Aabb2 &band, bool enclosing, bool isPenInShape);

Verdict judge(const QString &question, const Bench &bench, const Side &side, const Exact &exact);
