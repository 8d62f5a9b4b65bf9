#include "widgets/model/placing/placingtask_p.h"

#include <trammel/shapeidset.h>

#include <QtCore/QThread>

#include <atomic>
#include <utility>

namespace Trammel {

struct PlacingTask::State
{
    void work(const PlacingProgress &progress);

    DocumentData data;
    Command command;
    PlacingChange change{};
    PlacingResult result{};
    QList<Shape> shapes{};
    std::atomic<bool> isCanceled{false};
    /// Whether a progress signal is queued.
    std::atomic<bool> isTelling{false};
    std::unique_ptr<QThread> thread{};
};

void PlacingTask::State::work(const PlacingProgress &progress)
{
    Document copy;
    if (!copy.setData(data)) {
        result.errorString = copy.errorString();
        return;
    }
    const ShapeIdSet before(copy.contents(change.container));
    result = command(copy, progress);
    for (ShapeId id : std::as_const(result.shapes)) {
        const Shape &shape = *copy.find(id);
        shapes.append(shape);
        if (!(data.shapes.find(id)->placement() == shape.placement())) {
            change.ids.append(id);
            change.placements.append(shape.placement());
        }
    }
    if (result.shapes.isEmpty())
        return;
    if (!change.container.isNull()) {
        for (ShapeId id : copy.contents(change.container)) {
            if (!before.contains(id))
                change.joining.append(id);
        }
    }
    const Groups &groups = copy.groups();
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        const auto old = data.groups.constFind(group.key());
        if (old != data.groups.constEnd() && old->rotation != group->rotation) {
            change.groups.append(group.key());
            change.rotations.append(group->rotation);
        }
    }
}

PlacingTask::PlacingTask(const Document &document, Command command, ShapeId container, QObject *parent)
    : QObject(parent), d(new State{document.data(), std::move(command)})
{
    d->change.container = container;
    d->thread.reset(QThread::create([this] {
        d->work([this](double done) {
            if (!d->isTelling.exchange(true)) {
                QMetaObject::invokeMethod(
                    this,
                    [this, done] {
                        d->isTelling = false;
                        Q_EMIT progressChanged(done);
                    },
                    Qt::QueuedConnection);
            }
            return !d->isCanceled;
        });
    }));
    connect(d->thread.get(), &QThread::finished, this, &PlacingTask::finished);
    d->thread->start();
}

PlacingTask::~PlacingTask()
{
    cancel();
    d->thread->wait();
}

void PlacingTask::cancel()
{
    d->isCanceled = true;
}

const PlacingResult &PlacingTask::result() const
{
    return d->result;
}

const PlacingChange &PlacingTask::change() const
{
    return d->change;
}

const QList<Shape> &PlacingTask::shapes() const
{
    return d->shapes;
}

} // namespace Trammel
