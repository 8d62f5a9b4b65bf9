#pragma once

#include "tests/benchmarks/editor/stage.h"

/// Brute force: every shape of the drawing by its own outline, without an index.
struct Exact
{
    /// The shapes that must be selected, and those that may be.
    std::vector<bool> must;
    std::vector<bool> may;
};

/// What a band selects. Stock Qt takes the pen for a part of the shape: where that decides it may answer
/// either way.
Exact exactlyIn(const Stage &stage, const Trammel::Aabb2 &band, bool enclosing, Who who);

Verdict judge(const QString &question, const Bench &bench, const Side &side, const Exact &exact);
