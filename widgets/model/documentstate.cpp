#include "widgets/model/documentstate_p.h"

#include "widgets/model/area_p.h"
#include "widgets/model/gesture.h"

#include <QtCore/QHash>
#include <QtCore/QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// What many changes in a row come to, each shape told once: as added, removed, or changed.
struct Summary
{
    ShapeIds added;
    ShapeIds removed;
    ShapeIds changed;
};

Summary summaryOf(const std::vector<PendingNews::Entry> &entries, const ShapeStore &shapes)
{
    using Kind = PendingNews::Kind;
    Summary summary;
    if (entries.size() == 1) {
        const auto &[kind, ids] = entries.front();
        (kind == Kind::Added ? summary.added : kind == Kind::Removed ? summary.removed : summary.changed) = ids;
        return summary;
    }
    QSet<ShapeId> seen;
    for (const auto &[kind, ids] : entries) {
        for (ShapeId id : ids) {
            if (seen.contains(id))
                continue;
            seen.insert(id);
            const bool wasThere = kind != Kind::Added;
            const bool isThere = shapes.contains(id);
            if (wasThere && isThere)
                summary.changed.append(id);
            else if (isThere)
                summary.added.append(id);
            else if (wasThere)
                summary.removed.append(id);
        }
    }
    return summary;
}

} // namespace

void PendingNews::includeRegion(const Aabb2 &box)
{
    constexpr std::size_t most = 16;
    if (box.isEmpty())
        return;
    if (regions.size() < most) {
        regions.push_back(box);
        return;
    }
    for (std::size_t i = 1; i < regions.size(); ++i)
        regions[0] = regions[0].united(regions[i]);
    regions.resize(1);
    regions[0] = regions[0].united(box);
}

DocumentState::DocumentState(Document &owner) : document(owner)
{
}

void DocumentState::assign(const ShapeIds &ids, const QList<Shape> &shapes)
{
    ++revision;
    ShapeIds changed;
    std::vector<SpatialIndex::Entry> boxes;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *old = data.shapes.find(ids[i]);
        if (!old || *old == shapes[i])
            continue;
        boxes.push_back({ids[i].value(), shapes[i].paintedBounds()});
        store(ids[i], &shapes[i]);
        changed.append(ids[i]);
    }
    noteChanges(changed, boxes);
}

void DocumentState::assign(const ShapeIds &ids, const QList<Placement> &placements)
{
    ++revision;
    ShapeIds changed;
    changed.reserve(ids.size());
    std::vector<SpatialIndex::Entry> boxes;
    boxes.reserve(std::size_t(ids.size()));
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *old = data.shapes.find(ids[i]);
        if (!old || old->placement() == placements[i])
            continue;
        Shape &shape = *data.shapes.edit(ids[i]);
        shape.setPlacement(placements[i]);
        boxes.push_back({ids[i].value(), shape.paintedBounds()});
        changed.append(ids[i]);
    }
    noteChanges(changed, boxes);
}

void DocumentState::noteChanges(const ShapeIds &changed, const std::vector<SpatialIndex::Entry> &boxes)
{
    for (const SpatialIndex::Entry &entry : boxes)
        news.includeRegion(index.box(entry.id).united(entry.box));
    index.update(boxes);
    if (!changed.isEmpty())
        news.entries.push_back({PendingNews::Kind::Changed, changed});
    touch(changed);
}

void DocumentState::insert(const PlacedShapes &placed)
{
    ++revision;
    std::vector<SpatialIndex::Entry> boxes;
    boxes.reserve(placed.ids.size());
    for (qsizetype i = 0; i < placed.ids.size(); ++i) {
        const Aabb2 box = placed.shapes[i].paintedBounds();
        news.includeRegion(box);
        boxes.push_back({placed.ids[i].value(), box});
        store(placed.ids[i], &placed.shapes[i]);
    }
    index.update(boxes);

    if (placed.ranks.isEmpty() || placed.ranks.first() >= data.order.size()) {
        if (m_ranksAreValid) {
            for (ShapeId id : placed.ids) {
                data.order.append(id);
                m_ranks.at(id.value()) = int(data.order.size());
            }
        } else {
            data.order += placed.ids;
        }
    } else {
        ShapeIds order;
        order.reserve(data.order.size() + placed.ids.size());
        qsizetype next = 0;
        for (ShapeId id : std::as_const(data.order)) {
            while (next < placed.ids.size() && placed.ranks[next] <= order.size())
                order.append(placed.ids[next++]);
            order.append(id);
        }
        order += placed.ids.sliced(next);
        data.order = order;
        m_ranksAreValid = false;
    }
    news.entries.push_back({PendingNews::Kind::Added, placed.ids});
    touch(placed.ids);
}

void DocumentState::remove(const PlacedShapes &placed)
{
    {
        const QScopedValueRollback busy(isBusy, true);
        Q_EMIT document.shapesAboutToBeRemoved(placed.ids);
    }
    ++revision;
    // Of many, packing what is left costs less than taking out one by one.
    const bool isMany = placed.ids.size() > data.order.size() / 4;
    for (ShapeId id : placed.ids) {
        news.includeRegion(index.box(id.value()));
        if (!isMany)
            index.remove(id.value());
        store(id, nullptr);
    }
    const bool wereOnTop = !placed.ranks.isEmpty() && placed.ranks.first() == data.order.size() - placed.ids.size();
    if (wereOnTop) {
        data.order.resize(placed.ranks.first());
        for (ShapeId id : placed.ids)
            m_ranks.at(id.value()) = 0;
    } else {
        data.order.removeIf([this](ShapeId id) { return !data.shapes.contains(id); });
        m_ranksAreValid = false;
    }
    if (isMany)
        rebuildIndex();
    news.entries.push_back({PendingNews::Kind::Removed, placed.ids});
    touch(placed.ids);
}

void DocumentState::setOrder(const ShapeIds &order, const ShapeIds &moved)
{
    ++revision;
    data.order = order;
    m_ranksAreValid = false;
    for (ShapeId id : moved)
        news.includeRegion(index.box(id.value()));
    news.orderChanged = true;
    touch(moved);
}

bool PreparedData::prepare(DocumentData good, const FileProgress &progress)
{
    constexpr qsizetype step = 4096;
    data = std::move(good);
    std::vector<SpatialIndex::Entry> boxes;
    boxes.reserve(std::size_t(data.order.size()));
    for (qsizetype i = 0; i < data.order.size(); ++i) {
        const ShapeId id = data.order[i];
        const Shape &shape = *data.shapes.find(id);
        boxes.push_back({id.value(), shape.paintedBounds()});
        visible.set(id, !shape.hidden);
        selectable.set(id, !shape.hidden && !shape.locked);
        if (i % step == 0 && progress && !progress(double(i) / double(data.order.size())))
            return false;
    }
    index.build(boxes);
    return true;
}

bool DocumentState::replace(PreparedData &fresh)
{
    if (!beginChange())
        return false;
    {
        const QScopedValueRollback pushing(isPushing, true);
        ++revision;
        std::swap(data, fresh.data);
        std::swap(index, fresh.index);
        std::swap(visible, fresh.visible);
        std::swap(selectable, fresh.selectable);
        m_ranksAreValid = false;
        touched.clear();
        news = {};
        isSaving = false;
        stack.clear();
    }
    // A save may have been dropped that was all that made it modified.
    tellModified();
    Q_EMIT document.reset();
    return true;
}

DocumentData DocumentState::atRest() const
{
    DocumentData result = data;
    if (gesture)
        result.shapes = gesture->m_start;
    return result;
}

void DocumentState::takeBackGesture()
{
    if (!gesture)
        return;
    const Gesture &open = *std::exchange(gesture, nullptr);
    news.gestureCancelled = true;
    QList<Shape> before;
    before.reserve(open.m_ids.size());
    for (ShapeId id : open.m_ids)
        before.append(*open.m_start.find(id));
    // The user did not step through history to these.
    const ShapeIds touchedSoFar = touched;
    assign(open.m_ids, before);
    touched = touchedSoFar;
}

bool DocumentState::beginChange()
{
    fault.clear();
    if (isBusy) {
        fault = Document::tr("the document must not be changed now");
        return false;
    }
    takeBackGesture();
    announce();
    return true;
}

void DocumentState::push(QUndoCommand *command)
{
    {
        const QScopedValueRollback pushing(isPushing, true);
        stack.push(command);
    }
    announce();
}

void DocumentState::historyChanged()
{
    if (isPushing)
        return;
    takeBackGesture();
    const ShapeIds stepped = document.sorted(std::exchange(touched, {}));
    announce();
    if (!stepped.isEmpty())
        Q_EMIT document.historyStepped(document.sorted(stepped));
}

void DocumentState::announce()
{
    const PendingNews told = std::exchange(news, {});
    if (told.gestureCancelled)
        Q_EMIT document.gestureCancelled();
    const Summary summary = summaryOf(told.entries, data.shapes);
    if (!summary.removed.isEmpty())
        Q_EMIT document.shapesRemoved(summary.removed);
    if (!summary.added.isEmpty())
        Q_EMIT document.shapesAdded(summary.added);
    if (!summary.changed.isEmpty())
        Q_EMIT document.shapesChanged(summary.changed);
    if (told.orderChanged)
        Q_EMIT document.orderChanged();
    for (const Aabb2 &box : told.regions)
        Q_EMIT document.regionChanged(toRect(box));
}

void DocumentState::store(ShapeId id, const Shape *shape)
{
    if (shape)
        data.shapes.insert(id, *shape);
    else
        data.shapes.remove(id);
    noteFlags(id, shape);
}

void DocumentState::noteFlags(ShapeId id, const Shape *shape)
{
    visible.set(id, shape && !shape->hidden);
    selectable.set(id, shape && !shape->hidden && !shape->locked);
}

int DocumentState::rank(ShapeId id) const
{
    if (!m_ranksAreValid)
        rebuildRanks();
    return m_ranks[id.value()] - 1;
}

ShapeIds DocumentState::inOrder(const ShapeIdSet &ids) const
{
    ShapeIds result;
    result.reserve(ids.count());
    // Of many, a look at each in the order costs less than to sort them.
    if (ids.count() > data.order.size() / 16) {
        for (ShapeId id : std::as_const(data.order)) {
            if (ids.contains(id))
                result.append(id);
        }
        return result;
    }
    std::vector<int> places;
    ids.forEach([&](ShapeId id) {
        if (const int place = rank(id); place >= 0)
            places.push_back(place);
    });
    std::sort(places.begin(), places.end());
    for (int place : places)
        result.append(data.order[place]);
    return result;
}

ShapeIdSet DocumentState::hits(const Area &area, RubberBandMode mode, bool withLocked) const
{
    const ShapeIdSet &asked = withLocked ? visible : selectable;
    ShapeIdSet hits;
    index.visit(area.bounds(), [&](quint32 value, const Aabb2 &bounds) {
        const ShapeId id(value);
        if (asked.contains(id) && area.takes(*data.shapes.find(id), bounds, mode))
            hits.insert(id);
    });
    return hits;
}

void DocumentState::rebuildRanks() const
{
    m_ranks = {};
    for (qsizetype i = 0; i < data.order.size(); ++i)
        m_ranks.at(data.order[i].value()) = int(i) + 1;
    m_ranksAreValid = true;
}

void DocumentState::rebuildIndex()
{
    std::vector<SpatialIndex::Entry> boxes;
    boxes.reserve(std::size_t(data.order.size()));
    for (ShapeId id : std::as_const(data.order))
        boxes.push_back({id.value(), data.shapes.find(id)->paintedBounds()});
    index.build(boxes);
}

void DocumentState::touch(const ShapeIds &ids)
{
    if (!isPushing && !gesture)
        touched += ids;
}

} // namespace Trammel
