#pragma once

#include <trammel/geometry/collision.h>
#include <trammel/shape.h>
#include <trammel/shapeidset.h>

#include <QtCore/QFutureWatcher>
#include <QtCore/QHash>
#include <QtCore/QObject>

#include <utility>

namespace Trammel {

/// The colliders of polygons and polylines with very many points, and the collisions between two of these shapes. Both
/// take long, so they are determined on another thread. Until then, the answer is unknown, or that of the last time, so
/// that a display lags behind a drag instead of flickering. The rows "two polygons of as many points" of the benchmark
/// need this.
class LargeShapes : public QObject
{
    Q_OBJECT

public:
    /// The least number of points of a large shape. Its collider takes some milliseconds.
    static constexpr qsizetype FewestPoints = 10000;

    explicit LargeShapes(QObject *parent = nullptr);

    static bool isLarge(const Shape &shape);

    /// The last known collider of a large shape; null if there is none. Valid until the next call that is not const.
    const Collider *collider(ShapeId id, const Shape &shape);
    /// Whether two large shapes collide by more than a least depth, as far as it is known.
    bool areColliding(ShapeId a, const Shape &first, ShapeId b, const Shape &second, double leastDepth);
    /// Whether anything that was asked for is still to be determined.
    bool isLate() const { return !m_running.isEmpty() || !m_shapes.isEmpty() || !m_questions.isEmpty(); }
    /// To be called when a shape has changed: what is known about it is out of date.
    void change(ShapeId id);
    void remove(ShapeId id);
    /// Whether any collider was asked for since clear().
    bool isUsed() const { return !m_asked.isEmpty(); }
    /// Frees the colliders. Known collisions between two large shapes stay known.
    void release();
    void clear();

Q_SIGNALS:
    /// More is known about these shapes.
    void known(const Trammel::ShapeIds &ids);

private:
    /// The smaller id comes first.
    using Pair = std::pair<ShapeId, ShapeId>;
    template <typename Value> struct Known
    {
        Value value;
        bool isCurrent;
    };
    struct Question
    {
        Collider first, second;
        bool isCurrent;
    };
    struct Answers
    {
        QHash<ShapeId, Collider> colliders;
        QHash<Pair, Known<bool>> collisions;
    };

    void startLater();
    void start();
    void take();

    QHash<ShapeId, Known<Collider>> m_colliders;
    QHash<Pair, Known<bool>> m_collisions;
    double m_leastDepth = 0;
    /// The questions for the next time.
    QHash<ShapeId, Shape> m_shapes;
    QHash<Pair, Question> m_questions;
    bool m_isStarting = false;
    /// The shapes whose colliders were asked for.
    ShapeIdSet m_asked;
    /// The shapes that the other thread is working on, and whether they have stayed the same since.
    QHash<ShapeId, bool> m_running;
    QFutureWatcher<Answers> m_watcher;
};

} // namespace Trammel
