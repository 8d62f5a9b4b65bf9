#pragma once

#include <trammel/geometry/primitives.h>

#include <geos_c.h>

#include <memory>

// Owning wrappers of GEOS objects.

struct GeosDelete
{
    void operator()(GEOSGeometry *geometry) const { GEOSGeom_destroy(geometry); }
    void operator()(const GEOSPreparedGeometry *geometry) const { GEOSPreparedGeom_destroy(geometry); }
};
using GeosGeometry = std::unique_ptr<GEOSGeometry, GeosDelete>;
using GeosPrepared = std::unique_ptr<const GEOSPreparedGeometry, GeosDelete>;

inline GEOSGeometry *geosRing(const QList<QPointF> &points)
{
    GEOSCoordSequence *sequence = GEOSCoordSeq_create(unsigned(points.size()) + 1, 2);
    for (qsizetype i = 0; i <= points.size(); ++i) {
        const QPointF point = points[i == points.size() ? 0 : i];
        GEOSCoordSeq_setXY(sequence, unsigned(i), point.x(), point.y());
    }
    return GEOSGeom_createLinearRing(sequence);
}

inline GeosGeometry geosPolygon(const Trammel::Polygon &polygon)
{
    initGEOS(nullptr, nullptr);
    std::vector<GEOSGeometry *> holes;
    for (const QList<QPointF> &hole : polygon.holes)
        holes.push_back(geosRing(hole));
    return GeosGeometry(GEOSGeom_createPolygon(geosRing(polygon.outline), holes.data(), unsigned(holes.size())));
}

inline GeosGeometry geosPoint(QPointF point)
{
    initGEOS(nullptr, nullptr);
    return GeosGeometry(GEOSGeom_createPointFromXY(point.x(), point.y()));
}
