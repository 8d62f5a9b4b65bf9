#pragma once

#include <trammel/geometry/geometry_export.h>

#include <cstddef>
#include <cstdint>

namespace Trammel {

/// Oriented boxes as the kernels read them: columns of center, half sizes, axis and rounding bound.
struct ObbColumns
{
    const double *centerX;
    const double *centerY;
    const double *halfWidth;
    const double *halfHeight;
    const double *axisX;
    const double *axisY;
    /// Infinite for a box that the kernel must leave undecided; its other numbers are then zero.
    const double *slack;
};

/// The verdicts on up to sixteen boxes, one bit each.
struct ObbVerdicts
{
    std::uint32_t apart;
    std::uint32_t overlapping;
};

/// Tests one box, the first of its columns, against the sixteen boxes that start at the given index; the columns must
/// contain that many. Neither bit of a box is set if rounding could change its result.
using ObbKernel = ObbVerdicts (*)(const ObbColumns &box, const ObbColumns &others, std::size_t from);

constexpr std::size_t ObbKernelWidth = 16;

TRAMMEL_GEOMETRY_EXPORT ObbVerdicts obbKernelPortable(const ObbColumns &box, const ObbColumns &others,
                                                      std::size_t from);
/// Null where the build or the processor lacks the instructions.
TRAMMEL_GEOMETRY_EXPORT ObbKernel obbKernelSse2();
TRAMMEL_GEOMETRY_EXPORT ObbKernel obbKernelAvx2();

namespace {

// Compiled once per instruction set. Internal linkage keeps the linker from mixing the copies.
template <class Lanes> ObbVerdicts testBoxes(const ObbColumns &box, const ObbColumns &others, std::size_t from)
{
    const Lanes centerX = Lanes::all(*box.centerX), centerY = Lanes::all(*box.centerY);
    const Lanes width = Lanes::all(*box.halfWidth), height = Lanes::all(*box.halfHeight);
    const Lanes ux = Lanes::all(*box.axisX), uy = Lanes::all(*box.axisY), slack = Lanes::all(*box.slack);
    ObbVerdicts verdicts{0, 0};
    for (std::size_t i = 0; i < ObbKernelWidth; i += Lanes::Count) {
        const std::size_t place = from + i;
        const Lanes dx = Lanes::load(others.centerX + place) - centerX;
        const Lanes dy = Lanes::load(others.centerY + place) - centerY;
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
