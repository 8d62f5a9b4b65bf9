#pragma once

#include <trammel/geometry/primitives.h>

#include <vector>

namespace Trammel {

/// Clips the ears of a simple ring of four to sixteen points whose corners turn both ways. No corner may be nearly
/// collinear (within about 1e-5 times the size of the ring) with an edge or a diagonal that is tested. False for all
/// other rings; the indices are then unchanged. This is the fastest way for most small outlines, and it rejects the
/// others early. Source: D. Eberly, "Triangulation by Ear Clipping".
bool clipSmall(std::span<const QPointF> ring, std::vector<quint32> &indices);

} // namespace Trammel
