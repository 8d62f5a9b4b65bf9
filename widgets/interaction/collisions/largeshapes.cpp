#include "widgets/interaction/collisions/largeshapes_p.h"

#include <trammel/shapekind.h>

#include <QtCore/QPromise>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

namespace Trammel {

LargeShapes::LargeShapes(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &LargeShapes::take);
}

bool LargeShapes::isLarge(const Shape &shape)
{
    const ShapeKind::Form form = shape.kind->form();
    if (form != ShapeKind::Form::Polygon && form != ShapeKind::Form::Polyline)
        return false;
    qsizetype count = 0;
    for (const QList<QPointF> &ring : shape.outline)
        count += ring.size();
    return count >= FewestPoints;
}

const Collider *LargeShapes::collider(ShapeId id, const Shape &shape)
{
    m_asked.insert(id);
    const auto found = m_colliders.constFind(id);
    const bool isKnown = found != m_colliders.constEnd();
    if (!(isKnown && found->isCurrent) && !m_running.value(id)) {
        m_shapes.insert(id, shape);
        startLater();
    }
    return isKnown ? &found->value : nullptr;
}

bool LargeShapes::areColliding(ShapeId a, const Shape &first, ShapeId b, const Shape &second, double leastDepth)
{
    if (std::exchange(m_leastDepth, leastDepth) != leastDepth)
        m_collisions.clear();
    const Pair ids = std::minmax(a, b);
    const auto found = m_collisions.constFind(ids);
    const bool isKnown = found != m_collisions.constEnd();
    if (isKnown && found->isCurrent)
        return found->value;
    // Both colliders are requested before either of them is built.
    const bool hasFirst = collider(a, first), hasSecond = collider(b, second);
    if (hasFirst && hasSecond && !m_questions.contains(ids) && !(m_running.contains(a) && m_running.contains(b))) {
        const Known<Collider> &one = *m_colliders.constFind(ids.first), &other = *m_colliders.constFind(ids.second);
        m_questions.insert(ids, {one.value, other.value, one.isCurrent && other.isCurrent});
        startLater();
    }
    return isKnown && found->value;
}

void LargeShapes::startLater()
{
    // More is usually requested in the same event.
    if (!std::exchange(m_isStarting, true))
        QMetaObject::invokeMethod(this, &LargeShapes::start, Qt::QueuedConnection);
}

void LargeShapes::start()
{
    m_isStarting = false;
    if (m_watcher.isRunning() || (m_shapes.isEmpty() && m_questions.isEmpty()))
        return;
    for (auto shape = m_shapes.cbegin(); shape != m_shapes.cend(); ++shape)
        m_running.insert(shape.key(), true);
    for (auto question = m_questions.cbegin(); question != m_questions.cend(); ++question) {
        m_running.insert(question.key().first, true);
        m_running.insert(question.key().second, true);
    }
    const auto promise = std::make_shared<QPromise<Answers>>();
    m_watcher.setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, shapes = std::exchange(m_shapes, {}),
                                          questions = std::exchange(m_questions, {}), leastDepth = m_leastDepth] {
        Answers answers;
        for (auto shape = shapes.cbegin(); shape != shapes.cend(); ++shape)
            answers.colliders.insert(shape.key(), Collider(shape->scenePrimitive(), shape->extent()));
        for (auto question = questions.cbegin(); question != questions.cend(); ++question)
            answers.collisions.insert(question.key(),
                                      {collide(question->first, question->second, leastDepth), question->isCurrent});
        promise->addResult(std::move(answers));
        promise->finish();
    });
}

void LargeShapes::take()
{
    const Answers answers = m_watcher.result();
    const QHash<ShapeId, bool> asked = std::exchange(m_running, {});
    for (auto collider = answers.colliders.cbegin(); collider != answers.colliders.cend(); ++collider) {
        if (const auto shape = asked.constFind(collider.key()); shape != asked.constEnd())
            m_colliders.insert(collider.key(), {*collider, *shape});
    }
    for (auto collision = answers.collisions.cbegin(); collision != answers.collisions.cend(); ++collision) {
        const auto first = asked.constFind(collision.key().first), second = asked.constFind(collision.key().second);
        if (first != asked.constEnd() && second != asked.constEnd())
            m_collisions.insert(collision.key(), {collision->value, collision->isCurrent && *first && *second});
    }
    startLater();
    if (!asked.isEmpty())
        Q_EMIT known(asked.keys());
}

void LargeShapes::change(ShapeId id)
{
    if (!m_asked.contains(id))
        return;
    if (const auto found = m_colliders.find(id); found != m_colliders.end())
        found->isCurrent = false;
    for (auto collision = m_collisions.begin(); collision != m_collisions.end(); ++collision)
        collision->isCurrent = collision->isCurrent && collision.key().first != id && collision.key().second != id;
    m_shapes.remove(id);
    for (auto question = m_questions.begin(); question != m_questions.end(); ++question)
        question->isCurrent = question->isCurrent && question.key().first != id && question.key().second != id;
    if (const auto shape = m_running.find(id); shape != m_running.end())
        *shape = false;
}

void LargeShapes::remove(ShapeId id)
{
    if (!m_asked.remove(id))
        return;
    const auto concerns = [id](const Pair &pair) { return pair.first == id || pair.second == id; };
    m_colliders.remove(id);
    m_collisions.removeIf([&](QHash<Pair, Known<bool>>::iterator entry) { return concerns(entry.key()); });
    m_shapes.remove(id);
    m_questions.removeIf([&](QHash<Pair, Question>::iterator entry) { return concerns(entry.key()); });
    m_running.remove(id);
}

void LargeShapes::release()
{
    m_colliders.clear();
}

void LargeShapes::clear()
{
    m_asked.clear();
    m_colliders.clear();
    m_collisions.clear();
    m_shapes.clear();
    m_questions.clear();
    m_running.clear();
}

} // namespace Trammel
