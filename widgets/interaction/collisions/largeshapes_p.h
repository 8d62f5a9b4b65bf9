#pragma once

#include <trammel/geometry/collision.h>
#include <trammel/shape.h>

#include <QtCore/QFutureWatcher>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QSet>

#include <optional>
#include <utility>
#include <vector>

namespace Trammel {

/// The colliders of polygons and polylines with very many points, and the collisions between two of these shapes. Both
/// take long, so they are determined on another thread, and are unknown until then. The rows "two polygons of as many
/// points" of the benchmark need this.
class LargeShapes : public QObject
{
    Q_OBJECT

public:
    /// The least number of points of a large shape. Its collider takes some milliseconds.
    static constexpr qsizetype FewestPoints = 10000;

    explicit LargeShapes(QObject *parent = nullptr);

    static bool isLarge(const Shape &shape);

    /// The collider of a large shape; null until it is known. Valid until the next call that is not const.
    const Collider *collider(ShapeId id, const Shape &shape);
    /// Whether two large shapes collide by more than a least depth; no value until it is known.
    std::optional<bool> areColliding(ShapeId a, const Shape &first, ShapeId b, const Shape &second, double leastDepth);
    /// Whether anything that was asked for is still to be determined.
    bool isLate() const { return !m_running.isEmpty() || !m_shapes.isEmpty() || !m_questions.empty(); }
    /// Forgets a shape that has changed.
    void forget(ShapeId id);
    /// Frees the colliders. Known collisions between two large shapes stay known.
    void release();
    void clear();

Q_SIGNALS:
    /// More is known about these shapes.
    void known(const Trammel::ShapeIds &ids);

private:
    /// The smaller id comes first.
    using Pair = std::pair<ShapeId, ShapeId>;
    struct Question
    {
        Pair ids;
        Collider first, second;
    };
    struct Answers
    {
        QHash<ShapeId, Collider> colliders;
        QHash<Pair, bool> collisions;
    };

    void startLater();
    void start();
    void take();

    QHash<ShapeId, Collider> m_colliders;
    QHash<Pair, bool> m_collisions;
    double m_leastDepth = 0;
    /// What is to be determined next.
    QHash<ShapeId, Shape> m_shapes;
    std::vector<Question> m_questions;
    bool m_isStarting = false;
    /// The shapes that the other thread is working on and that have not changed since.
    QSet<ShapeId> m_running;
    QFutureWatcher<Answers> m_watcher;
};

} // namespace Trammel
