#include "tests/benchmarks/connectors/libavoidscene.h"

#include <libavoid/libavoid.h>

struct LibavoidScene::Scene
{
    struct Line
    {
        RoutingInstance::Line points;
        std::optional<std::size_t> fromBox;
        std::optional<std::size_t> toBox;
        Avoid::ConnRef *connector = nullptr;
    };

    static void setEnds(const Line &line)
    {
        const auto end = [](QPointF point) { return Avoid::ConnEnd({point.x(), point.y()}, Avoid::ConnDirAll); };
        line.connector->setEndpoints(end(line.points.from), end(line.points.to));
    }

    // Owns its shapes and connectors.
    Avoid::Router router{Avoid::OrthogonalRouting};
    std::vector<Avoid::ShapeRef *> shapes;
    std::vector<Line> lines;
};

LibavoidScene::LibavoidScene(const RoutingInstance &instance) : m_scene(std::make_unique<Scene>())
{
    for (const auto &[number, value] : instance.parameters)
        m_scene->router.setRoutingParameter(Avoid::RoutingParameter(number), value);
    for (const auto &[number, isOn] : instance.options)
        m_scene->router.setRoutingOption(Avoid::RoutingOption(number), isOn);
    for (const Trammel::Aabb2 &box : instance.boxes) {
        // The router takes a reference that is not const, and copies the polygon.
        Avoid::Rectangle rectangle({box.min[0], box.min[1]}, {box.max[0], box.max[1]});
        m_scene->shapes.push_back(new Avoid::ShapeRef(&m_scene->router, rectangle)); // NOLINT
    }
    for (const RoutingInstance::Line &line : instance.lines) {
        auto *connector = new Avoid::ConnRef(&m_scene->router); // NOLINT
        connector->setRoutingType(Avoid::ConnType_Orthogonal);
        m_scene->lines.push_back({line, instance.boxAt(line.from), instance.boxAt(line.to), connector});
        Scene::setEnds(m_scene->lines.back());
    }
}

LibavoidScene::~LibavoidScene() = default;

void LibavoidScene::route()
{
    m_scene->router.processTransaction();
}

void LibavoidScene::moveBox(std::size_t box, QPointF offset)
{
    m_scene->router.moveShape(m_scene->shapes[box], offset.x(), offset.y());
    for (Scene::Line &line : m_scene->lines) {
        if (line.fromBox != box && line.toBox != box)
            continue;
        if (line.fromBox == box)
            line.points.from += offset;
        if (line.toBox == box)
            line.points.to += offset;
        Scene::setEnds(line);
    }
    route();
}
