#pragma once

#include <trammel/documentdata.h>

#include <random>

/// A diagram of shapes in a loose grid, one third rectangles, one third rotated ones, and one third ellipses and
/// concave stars. Most connectors join neighbors; one shape near the center, the hub, has 20 or more.
struct Diagram
{
    Diagram(int shapeCount, int connectorCount, Trammel::ConnectorRoute route);

    Trammel::DocumentData data;
    Trammel::ShapeId hub;
    /// A shape next to the hub.
    Trammel::ShapeId neighbor;

private:
    Trammel::Shape shapeAt(QPointF center);

    std::mt19937 m_engine{7};
};

/// Adds a shape on top of the others.
Trammel::ShapeId addShape(Trammel::DocumentData &data, const Trammel::Shape &shape);
