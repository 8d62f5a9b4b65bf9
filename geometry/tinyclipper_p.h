#pragma once

#include "geometry/primitives.h"

#include <vector>

namespace Trammel {

/// Clips the ears of a simple ring of four to sixteen points, whose corners turn both ways and of which no
/// three relevant ones are nearly in line. False, with nothing changed, for all others: for most small
/// outlines it is the quickest way, for the rest it notices soon. Source: D. Eberly, "Triangulation by Ear
/// Clipping".
bool clipTiny(std::span<const QPointF> ring, std::vector<quint32> &indices);

} // namespace Trammel
