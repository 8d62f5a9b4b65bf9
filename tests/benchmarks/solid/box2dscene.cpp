#include "tests/benchmarks/solid/box2dscene.h"

#include <trammel/shapeidset.h>

#include <box2d/box2d.h>

#include <variant>

using namespace Trammel;

namespace {

// Box2D is made for bodies of 0.1 to 10 units that move by at most 2 units in a step.
constexpr float scale = 0.05F;
constexpr float stepTime = 1.0F / 60;

b2Vec2 toBox2D(QPointF point)
{
    return {float(point.x()) * scale, float(point.y()) * scale};
}

void addFixture(b2Body &body, const Shape &shape)
{
    const Primitive primitive = shape.scenePrimitive();
    b2FixtureDef fixture;
    fixture.density = 1;
    fixture.friction = 0;
    b2CircleShape disc;
    b2PolygonShape polygon;
    if (const auto *circle = std::get_if<Circle>(&primitive)) {
        disc.m_p = toBox2D(circle->center);
        disc.m_radius = float(circle->radius) * scale;
        fixture.shape = &disc;
    } else {
        std::vector<b2Vec2> corners;
        if (const auto *box = std::get_if<Obb>(&primitive)) {
            for (QPointF corner : box->corners())
                corners.push_back(toBox2D(corner));
        } else {
            for (QPointF corner : std::get<Polygon>(primitive).outline)
                corners.push_back(toBox2D(corner));
        }
        polygon.Set(corners.data(), int32(corners.size()));
        fixture.shape = &polygon;
    }
    body.CreateFixture(&fixture);
}

} // namespace

struct Box2DScene::World
{
    b2World world{{0, 0}};
    b2Body *body = nullptr;
};

Box2DScene::Box2DScene(const Document &document, const ShapeIds &moved, Mode mode) : m_world(std::make_unique<World>())
{
    const ShapeIdSet moving(moved);
    b2BodyDef definition;
    definition.fixedRotation = true;
    definition.type = mode == Mode::Slide ? b2_dynamicBody : b2_kinematicBody;
    definition.bullet = mode == Mode::Slide;
    m_world->body = m_world->world.CreateBody(&definition);
    definition.type = mode == Mode::Slide ? b2_staticBody : b2_dynamicBody;
    definition.bullet = false;
    // Pushed bodies come to rest.
    definition.linearDamping = 1 / stepTime;
    for (ShapeId id : document.ids())
        addFixture(moving.contains(id) ? *m_world->body : *m_world->world.CreateBody(&definition), *document.find(id));
    m_world->world.Step(stepTime, 8, 3);
}

Box2DScene::~Box2DScene() = default;

QPointF Box2DScene::moveTo(QPointF wanted)
{
    b2Body &body = *m_world->body;
    body.SetLinearVelocity((1 / stepTime) * (toBox2D(wanted) - body.GetPosition()));
    m_world->world.Step(stepTime, 8, 3);
    const b2Vec2 place = body.GetPosition();
    return {double(place.x / scale), double(place.y / scale)};
}
