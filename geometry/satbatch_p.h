#pragma once

#include "geometry/geometry_export.h"

#include <cstddef>
#include <cstdint>

namespace Trammel {

/// What the kernels know of some oriented boxes: columns of centre, half sizes, axis and rounding bound.
struct ObbColumns
{
    const double *centreX;
    const double *centreY;
    const double *halfWidth;
    const double *halfHeight;
    const double *axisX;
    const double *axisY;
    /// Infinite for a box that the kernel must leave undecided; its other numbers are zero then.
    const double *slack;
};

/// The verdicts on up to sixteen boxes, a bit each.
struct ObbVerdicts
{
    std::uint32_t apart;
    std::uint32_t overlapping;
};

/// Tests one box (the first of its columns) against sixteen, of which the columns must hold that many
/// from the given place on. Neither bit is set where rounding could hide the answer.
using ObbKernel = ObbVerdicts (*)(const ObbColumns &box, const ObbColumns &others, std::size_t from);

constexpr std::size_t ObbKernelWidth = 16;

TRAMMEL_GEOMETRY_EXPORT ObbVerdicts obbKernelPortable(const ObbColumns &box, const ObbColumns &others,
                                                      std::size_t from);
/// Null where the build or the processor lacks the instructions.
TRAMMEL_GEOMETRY_EXPORT ObbKernel obbKernelSse2();
TRAMMEL_GEOMETRY_EXPORT ObbKernel obbKernelAvx2();

namespace {

// Compiled once for each instruction set; internal, so that the linker never mixes them.
template <class Lanes> ObbVerdicts testBoxes(const ObbColumns &box, const ObbColumns &others, std::size_t from)
{
    const Lanes centreX = Lanes::all(*box.centreX), centreY = Lanes::all(*box.centreY);
    const Lanes width = Lanes::all(*box.halfWidth), height = Lanes::all(*box.halfHeight);
    const Lanes ux = Lanes::all(*box.axisX), uy = Lanes::all(*box.axisY), slack = Lanes::all(*box.slack);
    ObbVerdicts verdicts{0, 0};
    for (std::size_t i = 0; i < ObbKernelWidth; i += Lanes::Count) {
        const std::size_t place = from + i;
        const Lanes dx = Lanes::load(others.centreX + place) - centreX;
        const Lanes dy = Lanes::load(others.centreY + place) - centreY;
        const Lanes otherWidth = Lanes::load(others.halfWidth + place);
        const Lanes otherHeight = Lanes::load(others.halfHeight + place);
        const Lanes vx = Lanes::load(others.axisX + place), vy = Lanes::load(others.axisY + place);
        const Lanes cosine = abs(ux * vx + uy * vy), sine = abs(ux * vy - uy * vx);
        const Lanes gap = max(max(abs(dx * ux + dy * uy) - (otherWidth * cosine + otherHeight * sine) - width,
                                  abs(ux * dy - uy * dx) - (otherWidth * sine + otherHeight * cosine) - height),
                              max(abs(dx * vx + dy * vy) - (width * cosine + height * sine) - otherWidth,
                                  abs(vx * dy - vy * dx) - (width * sine + height * cosine) - otherHeight));
        const Lanes rounding = slack + Lanes::load(others.slack + place);
        verdicts.apart |= (rounding - gap).negatives() << i;
        verdicts.overlapping |= (gap + rounding).negatives() << i;
    }
    return verdicts;
}

} // namespace
} // namespace Trammel
