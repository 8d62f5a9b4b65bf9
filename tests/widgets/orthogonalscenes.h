#pragma once

#include "tests/widgets/filetext.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

/// A filled square.
inline Shape box(double x, double y, double side = 40, double rotation = 0)
{
    Shape shape = Shape::rectangle({x, y}, {side, side}, rotation);
    shape.fill = Qt::white;
    return shape;
}

inline Shape orthogonal(const ConnectorEnd &from, const ConnectorEnd &to, double radius = 0)
{
    Shape shape = Shape::connectorBetween(from, to);
    shape.connector->route = ConnectorRoute::Orthogonal;
    shape.cornerRadius = radius;
    return shape;
}

inline QList<QPointF> path(const Document &document, ShapeId id)
{
    return std::get<Polyline>(document.find(id)->scenePrimitive()).points;
}

inline bool isSamePath(const Shape &a, const Shape &b)
{
    return a.placement() == b.placement() && a.connector->isBlocked == b.connector->isBlocked
        && a.connector->surroundings == b.connector->surroundings && a.connector->corners == b.connector->corners
        && a.connector->endBounds == b.connector->endBounds && a.outline.size() == b.outline.size()
        && std::equal(a.outline.begin(), a.outline.end(), b.outline.begin(), [](const auto &first, const auto &second) {
               return std::equal(first.begin(), first.end(), second.begin(), second.end(), same);
           });
}

/// Whether the paths of a document are those that another document computes from the same data.
inline bool isPathOfData(const Document &document)
{
    Document fresh;
    DocumentData read;
    if (!fresh.setData(document.data()) || !readFrom(written(document.data()), read))
        return false;
    const ShapeIds ids = document.ids();
    return std::all_of(ids.begin(), ids.end(), [&](ShapeId id) {
        const Shape &shape = *document.find(id);
        return !shape.connector || (isSamePath(shape, *fresh.find(id)) && isSamePath(shape, *read.shapes.find(id)));
    });
}

} // namespace Trammel
