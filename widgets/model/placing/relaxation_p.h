#pragma once

#include "widgets/model/placing/placingscene_p.h"
#include <trammel/placingresult.h>

namespace Trammel {

/// The units of each heap. A unit is on a heap if its box meets those of more than a hundred others of about its size.
std::vector<std::vector<std::size_t>> heapsOf(const PlacingScene &scene);
/// Distributes the units of a heap over an area of about their size, before relax(). Each keeps about its place among
/// the others.
void spread(PlacingScene &scene, std::vector<std::size_t> heap);

/// Whether units that find no place on their floors may leave them.
enum class Floors { Kept, Left };

/// Moves overlapping units of a scene apart, each pair by its minimum translation, half by each of them or all by the
/// one that can move, until no units overlap. A floor does not move for the units on it. Returns false if progress
/// does, with units at any offsets, or if units still overlap after a limited number of rounds. The result depends on
/// nothing but the scene.
bool relax(PlacingScene &scene, Floors floors, const PlacingProgress &progress);

/// Moves each unit that still overlaps another one to a free position, along the direction in which it is nearest. If
/// floors are kept, only units on floors move, and those that find no such position stay. Returns false if progress
/// does.
bool moveOut(PlacingScene &scene, Floors floors, const PlacingProgress &progress);

/// Moves units back toward where they were, as far as that is free. Returns false if progress does.
bool moveBack(PlacingScene &scene, const PlacingProgress &progress);

} // namespace Trammel
