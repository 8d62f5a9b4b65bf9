#pragma once

#include "widgets/model/query/area_p.h"
#include <trammel/geometry/convexpolygon.h>

#include <array>

namespace Trammel {

/// The area of a rubber band.
class QuadArea final : public Area
{
public:
    explicit QuadArea(const Quad &quad);

    Aabb2 bounds() const override { return m_bounds; }
    Location locate(const Aabb2 &box) const override;
    bool touches(const Shape &shape) const override;
    bool encloses(const Shape &shape) const override;

private:
    enum class Form { Upright, Convex, Other };

    static Form formOf(const Quad &quad);
    /// Whether a point of the outline certainly has the given location. False if unknown.
    bool anyPoint(const Shape &shape, Location location) const;

    Quad m_quad;
    /// The convex hull of the corners.
    ConvexPolygon m_band;
    Aabb2 m_bounds;
    Form m_form;
    /// 1 if the corners are in clockwise order on screen, otherwise -1.
    int m_turn = 1;
};

} // namespace Trammel
