#pragma once

#include <trammel/document.h>

#include <memory>

/// The convex shapes of a document in Box2D, without gravity. A drag moves one body, which each step of the world moves
/// to the pointer.
class Box2DScene
{
public:
    /// The moved shapes are dynamic among static ones, along which they slide, or kinematic among dynamic ones, which
    /// they push.
    enum class Mode { Slide, Push };
    Box2DScene(const Trammel::Document &document, const Trammel::ShapeIds &moved, Mode mode);
    ~Box2DScene();
    Q_DISABLE_COPY_MOVE(Box2DScene)

    /// Returns the offset of the moved body.
    QPointF moveTo(QPointF wanted);

private:
    struct World;
    std::unique_ptr<World> m_world;
};
