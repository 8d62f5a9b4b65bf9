#pragma once

#include "tests/benchmarks/connectors/instance.h"

#include <memory>

/// An instance in libavoid's orthogonal router, with the parameters of the instance.
class LibavoidScene
{
public:
    explicit LibavoidScene(const RoutingInstance &instance);
    ~LibavoidScene();
    Q_DISABLE_COPY_MOVE(LibavoidScene)

    /// Routes all lines after construction; afterwards, those that changes require.
    void route();
    /// Moves a box with the ends in it, and routes the lines.
    void moveBox(std::size_t box, QPointF offset);

private:
    struct Scene;
    std::unique_ptr<Scene> m_scene;
};
