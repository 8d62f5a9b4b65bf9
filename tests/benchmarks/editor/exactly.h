#pragma once

#include "tests/benchmarks/editor/stage.h"

/// Brute force: every shape of the drawing by its own outline, without an index.
struct Exact
{
    /// The shapes that must be selected, and those that may be.
    std::vector<bool> must;
    std::vector<bool> may;
};

/// What a band selects. Where half the pen belongs to the shape and decides, either answer may be given.
Exact exactlyIn(const Stage &stage, const Trammel::Aabb2 &band, bool enclosing, bool isPenInShape);

Verdict judge(const QString &question, const Bench &bench, const Side &side, const Exact &exact);
