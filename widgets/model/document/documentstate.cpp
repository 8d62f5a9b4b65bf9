#include "widgets/model/document/documentstate_p.h"

#include "geometry/base/parallel_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/undo/commands_p.h"
#include <trammel/gesture.h>
#include <trammel/shapekind.h>

#include <QtCore/QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace Trammel {

void GroupChanges::append(GroupId id, std::optional<Group> was, std::optional<Group> is)
{
    ids.append(id);
    before.append(std::move(was));
    after.append(std::move(is));
}

DocumentState::DocumentState(Document &owner) : document(owner)
{
}

DocumentState::Guard::~Guard()
{
    if (--m_state.m_guardCount > 0 || !m_state.isOwnerless)
        return;
    // The stack may be in the middle of an undo step of several commands, each with a guard of its own, so the state is
    // deleted later and once.
    m_state.isOwnerless = false;
    auto *deletion = new QObject;
    QObject::connect(deletion, &QObject::destroyed, [state = &m_state] { delete state; });
    deletion->deleteLater();
}

namespace {

// Whether two looks of a shape are known to give it the same painted bounds and the same outline, without computing
// them. A fill makes it an area, so it matters whether there is one.
bool hasSameExtent(const Look &a, const Look &b, const Shape &shape)
{
    return shape.kind->form() != ShapeKind::Form::Custom && a.fill.isValid() == b.fill.isValid()
        && a.stroke.width == b.stroke.width && a.stroke.color.isValid() == b.stroke.color.isValid()
        && a.stroke.style == b.stroke.style && a.stroke.cap == b.stroke.cap && a.stroke.join == b.stroke.join
        && a.shadow == b.shadow && (shape.text.isEmpty() || a.textStyle == b.textStyle);
}

// Whether two shapes are known to have the same painted bounds and the same outline.
bool hasSameExtent(const Shape &a, const Shape &b)
{
    return a.kind == b.kind && !a.connector && !b.connector && a.placement() == b.placement()
        && a.cornerRadius == b.cornerRadius && a.startHead == b.startHead && a.endHead == b.endHead && a.path == b.path
        && a.outline.isSharedWith(b.outline) && a.text == b.text && hasSameExtent(Look::of(a), Look::of(b), a);
}

// Calls prepare(first, last) and finish(first, last) for consecutive parts of the numbers below a count, and in
// between, function(i) for each number of the part, in parallel. The shapes of a part stay in the cache meanwhile. The
// rows "all shapes: nudge" and "duplicate" of the benchmark need this.
template <typename Prepare, typename Function, typename Finish>
void inParts(qsizetype count, const Prepare &prepare, const Function &function, const Finish &finish)
{
    constexpr qsizetype partSize = 4096;
    constexpr std::size_t threadSize = 1024;
    for (qsizetype first = 0; first < count; first += partSize) {
        const qsizetype last = std::min(first + partSize, count);
        prepare(first, last);
        inParallel(std::size_t(last - first), threadSize, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i)
                function(first + qsizetype(i));
        });
        finish(first, last);
    }
}

} // namespace

template <typename Make> void DocumentState::assignEach(const ShapeIds &ids, const Make &make)
{
    ++revision;
    ShapeIds changed;
    changed.reserve(ids.size());
    std::vector<SpatialIndex::Entry> entries;
    std::vector<Aabb2> boxes;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *old = data.shapes.find(ids[i]);
        if (!old)
            continue;
        Shape shape = make(i, *old);
        if (isSameApartFromPath(*old, shape))
            continue;
        const Aabb2 box = index.box(ids[i].value());
        if (hasSameExtent(*old, shape)) {
            noteRegion(box);
            // The routes of connectors depend on more than the extent.
            if (!connectors.isEmpty())
                boxes.push_back(box);
        } else {
            entries.push_back({ids[i].value(), shape.paintedBounds()});
            if (!old->connector)
                boxes.push_back(box);
            if (!shape.connector)
                boxes.push_back(entries.back().box);
        }
        connectors.remove(ids[i], *old);
        connectors.add(ids[i], shape);
        store(ids[i], std::move(shape));
        changed.append(ids[i]);
    }
    noteChanges(changed, entries, boxes);
}

void DocumentState::assign(const ShapeIds &ids, const QList<Shape> &shapes)
{
    assignEach(ids, [&shapes](qsizetype i, const Shape &old) {
        // A gesture assigns shapes as they were before it moved them into a container.
        Shape shape = shapes[i];
        shape.group = old.group;
        return shape;
    });
}

void DocumentState::assign(const ShapeIds &ids, const QList<Look> &looks)
{
    ++revision;
    ShapeIds changed;
    changed.reserve(ids.size());
    std::vector<SpatialIndex::Entry> entries;
    std::vector<Aabb2> boxes;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *old = data.shapes.find(ids[i]);
        if (!old)
            continue;
        const Look was = Look::of(*old);
        if (was == looks[i])
            continue;
        Shape &shape = *data.shapes.edit(ids[i]);
        looks[i].applyTo(shape);
        const Aabb2 box = index.box(ids[i].value());
        const bool isSameExtent = hasSameExtent(was, looks[i], shape);
        if (isSameExtent)
            noteRegion(box);
        else
            entries.push_back({ids[i].value(), shape.paintedBounds()});
        // The routes of connectors depend on more than the extent.
        if (!connectors.isEmpty()) {
            boxes.push_back(box);
            if (!isSameExtent)
                boxes.push_back(entries.back().box);
        }
        if (was.locked != shape.locked || was.hidden != shape.hidden || !(was.textStyle == shape.textStyle))
            noteFlags(ids[i], &shape);
        changed.append(ids[i]);
    }
    noteChanges(changed, entries, boxes);
}

void DocumentState::assign(const ShapeIds &ids, const QList<Placement> &placements)
{
    ++revision;
    ShapeIds changed;
    changed.reserve(ids.size());
    std::vector<SpatialIndex::Entry> entries;
    entries.reserve(std::size_t(ids.size()));
    // Null for a shape that stays.
    std::vector<Shape *> placed;
    std::vector<Aabb2> bounds, painted;
    Aabb2 whole;
    qsizetype start = 0;
    const auto place = [&](qsizetype first, qsizetype last) {
        start = first;
        placed.assign(std::size_t(last - first), nullptr);
        bounds.resize(placed.size());
        painted.resize(placed.size());
        for (qsizetype i = first; i < last; ++i) {
            const Shape *old = data.shapes.find(ids[i]);
            // The frame of a connector follows from its ends.
            if (!old || old->connector || old->placement() == placements[i])
                continue;
            Shape *shape = data.shapes.edit(ids[i]);
            shape->setPlacement(placements[i]);
            placed[std::size_t(i - first)] = shape;
        }
    };
    const auto measure = [&](qsizetype i) {
        const std::size_t k = std::size_t(i - start);
        if (placed[k]) {
            bounds[k] = placed[k]->sceneBounds();
            painted[k] = paintedBoundsOf(*placed[k], bounds[k]);
        }
    };
    const auto note = [&](qsizetype first, qsizetype last) {
        for (qsizetype i = first; i < last; ++i) {
            if (!placed[std::size_t(i - first)])
                continue;
            entries.push_back({ids[i].value(), painted[std::size_t(i - first)]});
            whole = whole.united(bounds[std::size_t(i - first)]);
            changed.append(ids[i]);
        }
    };
    inParts(ids.size(), place, measure, note);
    measured = {revision, changed, whole};
    std::vector<Aabb2> boxes;
    if (!connectors.isEmpty()) {
        for (const SpatialIndex::Entry &entry : entries) {
            boxes.push_back(index.box(entry.id));
            boxes.push_back(entry.box);
        }
    }
    noteChanges(changed, entries, boxes);
}

void DocumentState::assignBeside(const ShapeIds &ids, const QList<Shape> &shapes)
{
    const ShapeIds touchedSoFar = touched;
    assign(ids, shapes);
    touched = touchedSoFar;
}

void DocumentState::noteChanges(const ShapeIds &changed, const std::vector<SpatialIndex::Entry> &entries,
                                const std::vector<Aabb2> &boxes)
{
    for (const SpatialIndex::Entry &entry : entries)
        noteRegion(index.box(entry.id).united(entry.box));
    index.update(entries);
    if (!changed.isEmpty())
        news.entries.push_back({PendingNews::Kind::Changed, changed});
    touch(changed);
    // The first redo of a command after a gesture changes nothing.
    if (!changed.isEmpty())
        routeConnectors(changed, boxes);
}

void DocumentState::insert(PlacedShapes &placed)
{
    ++revision;
    std::vector<SpatialIndex::Entry> entries(std::size_t(placed.ids.size()));
    const auto measure = [&](qsizetype i) {
        const ShapeId id = placed.ids.at(i);
        entries[std::size_t(i)] = {id.value(), placed.shapes.find(id)->paintedBounds()};
    };
    const auto note = [&](qsizetype first, qsizetype last) {
        for (qsizetype i = first; i < last; ++i) {
            const ShapeId id = placed.ids.at(i);
            const Shape &shape = *placed.shapes.find(id);
            noteRegion(entries[std::size_t(i)].box);
            connectors.add(id, shape);
            noteFlags(id, &shape);
        }
    };
    inParts(
        placed.ids.size(), [](qsizetype, qsizetype) {}, measure, note);
    std::vector<Aabb2> boxes;
    data.shapes.merge(std::exchange(placed.shapes, {}));
    index.update(entries);
    if (!connectors.isEmpty()) {
        for (const SpatialIndex::Entry &entry : entries) {
            if (!data.shapes.find(ShapeId(entry.id))->connector)
                boxes.push_back(entry.box);
        }
    }

    // The shapes between two inserted ones move up as one block. The topmost block moves first.
    qsizetype end = data.order.size();
    data.order.resize(end + placed.ids.size());
    ShapeId *order = data.order.data();
    for (qsizetype i = placed.ids.size() - 1; i >= 0; --i) {
        const qsizetype first = placed.ranks[i] - i;
        Q_ASSERT(first >= 0 && first <= end);
        std::copy_backward(order + first, order + end, order + end + i + 1);
        order[placed.ranks[i]] = placed.ids[i];
        end = first;
    }
    m_rankedCount = std::min<qsizetype>(m_rankedCount, placed.ranks.value(0));
    forgetTree();
    news.entries.push_back({PendingNews::Kind::Added, placed.ids});
    touch(placed.ids);
    routeConnectors(placed.ids, boxes);
}

void DocumentState::remove(PlacedShapes &placed)
{
    {
        const QScopedValueRollback busy(isBusy, true);
        Q_EMIT document.shapesAboutToBeRemoved(placed.ids);
    }
    if (isGone)
        return;
    ++revision;
    std::vector<quint32> gone;
    gone.reserve(std::size_t(placed.ids.size()));
    std::vector<Aabb2> boxes;
    for (ShapeId id : std::as_const(placed.ids)) {
        noteRegion(index.box(id.value()));
        gone.push_back(id.value());
        if (!connectors.isEmpty() && !data.shapes.find(id)->connector)
            boxes.push_back(index.box(id.value()));
        connectors.remove(id, *data.shapes.find(id));
        noteFlags(id, nullptr);
        m_ranks.at(id.value()) = 0;
    }
    placed.shapes = data.shapes.take(placed.ids);
    index.remove(gone);

    ShapeId *order = data.order.data();
    ShapeId *to = order + placed.ranks.first();
    for (qsizetype i = 0; i < placed.ranks.size(); ++i) {
        const qsizetype end = i + 1 < placed.ranks.size() ? placed.ranks[i + 1] : data.order.size();
        to = std::copy(order + placed.ranks[i] + 1, order + end, to);
    }
    data.order.resize(to - order);
    m_rankedCount = std::min<qsizetype>(m_rankedCount, placed.ranks.value(0));
    forgetTree();
    news.entries.push_back({PendingNews::Kind::Removed, placed.ids});
    touch(placed.ids);
    routeConnectors({}, boxes);
}

void DocumentState::setOrder(const ShapeIds &order, const ShapeIds &moved)
{
    ++revision;
    const auto different = std::mismatch(order.begin(), order.end(), data.order.cbegin(), data.order.cend()).first;
    m_rankedCount = std::min<qsizetype>(m_rankedCount, different - order.begin());
    data.order = order;
    forgetTree();
    for (ShapeId id : moved)
        noteRegion(index.box(id.value()));
    news.orderChanged = true;
    touch(moved);
    routeConnectors({}, {});
}

void DocumentState::setGroups(const ShapeIds &ids, const GroupIds &groups)
{
    ++revision;
    forgetTree();
    ShapeIds changed;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *old = data.shapes.find(ids[i]);
        if (!old || old->group == groups[i])
            continue;
        data.shapes.edit(ids[i])->group = groups[i];
        changed.append(ids[i]);
    }
    if (!changed.isEmpty())
        news.entries.push_back({PendingNews::Kind::Changed, changed});
    refreshFlags(ids);
    touch(ids);
}

void DocumentState::assign(const GroupIds &ids, const QList<std::optional<Group>> &groups, bool areThere)
{
    if (ids.isEmpty())
        return;
    ++revision;
    bool areFlagsSame = true;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const auto found = data.groups.constFind(ids[i]);
        const bool wasThere = found != data.groups.constEnd();
        if (groups[i].has_value() != areThere || (areThere ? wasThere && *found == *groups[i] : !wasThere))
            continue;
        const Group old = wasThere ? *found : Group(), now = areThere ? *groups[i] : Group();
        areFlagsSame = areFlagsSame && old.parent == now.parent && old.hidden == now.hidden && old.locked == now.locked
            && old.isCollapsed() == now.isCollapsed();
        if (wasThere != areThere || old.parent != now.parent || old.container != now.container)
            forgetTree();
        if (areThere)
            data.groups.insert(ids[i], now);
        else
            data.groups.remove(ids[i]);
        news.groups.insert(ids[i]);
    }
    if (!areFlagsSame) {
        hadCollapsed = hadCollapsed || !groupFlags.collapsed.isEmpty();
        groupFlags = GroupFlags::of(data.groups);
    }
}

void DocumentState::refreshFlags(const ShapeIds &ids)
{
    ++revision;
    ShapeIds changed;
    std::vector<Aabb2> boxes;
    for (ShapeId id : ids) {
        const Shape *shape = data.shapes.find(id);
        if (!shape)
            continue;
        const bool wasVisible = visible.contains(id), wasSelectable = selectable.contains(id);
        noteFlags(id, shape);
        if (wasVisible != visible.contains(id)) {
            noteRegion(index.box(id.value()));
            boxes.push_back(index.box(id.value()));
        }
        if (wasVisible != visible.contains(id) || wasSelectable != selectable.contains(id))
            changed.append(id);
    }
    if (!changed.isEmpty())
        news.entries.push_back({PendingNews::Kind::Changed, changed});
    // Connectors may lead to other containers, even if the shapes at their ends stay hidden.
    routeConnectors(hadCollapsed || !groupFlags.collapsed.isEmpty() ? ids : changed, boxes);
}

bool PreparedData::prepare(DocumentData good, const FileProgress &progress)
{
    constexpr qsizetype step = 4096;
    data = std::move(good);
    std::vector<SpatialIndex::Entry> boxes;
    boxes.reserve(std::size_t(data.order.size()));
    groupFlags = GroupFlags::of(data.groups);
    for (qsizetype i = 0; i < data.order.size(); ++i) {
        const ShapeId id = data.order[i];
        const Shape &shape = *data.shapes.find(id);
        connectors.add(id, shape);
        boxes.push_back({id.value(), shape.paintedBounds()});
        visible.set(id, groupFlags.isVisible(id, shape));
        if (shape.connector && !shape.connector->ownCorners.isEmpty() && visible.contains(id))
            connectors.spacing().restore(id.value(), spacedRoute(shape), shape.connector->corners);
        selectable.set(id, groupFlags.isSelectable(id, shape));
        restricted.set(id, !shape.allows({}));
        containers.set(id, shape.kind->isContainer());
        textStyled.set(id, !shape.textStyle.isDefault());
        if (i % step == 0 && progress && !progress(double(i) / double(data.order.size())))
            return false;
    }
    index.build(boxes);
    // The lanes of the connectors are up to date already.
    ShapeIdSet parallel;
    connectors.takeParallel(parallel);
    return true;
}

bool DocumentState::replace(PreparedData &fresh)
{
    const Guard guard(*this);
    if (!beginChange())
        return false;
    {
        const QScopedValueRollback pushing(isPushing, true);
        ++revision;
        std::swap(data, fresh.data);
        std::swap(index, fresh.index);
        std::swap(visible, fresh.visible);
        std::swap(selectable, fresh.selectable);
        std::swap(restricted, fresh.restricted);
        std::swap(containers, fresh.containers);
        std::swap(textStyled, fresh.textStyled);
        std::swap(groupFlags, fresh.groupFlags);
        std::swap(connectors, fresh.connectors);
        forgetTree();
        late.clear();
        m_ranks = {};
        m_rankedCount = 0;
        touched.clear();
        news = {};
        isSaving = false;
        stack.clear();
    }
    // If the document was modified only because of the dropped save, the stack emits no signal, so modifiedChanged() is
    // emitted here.
    tellModified();
    if (!isGone)
        Q_EMIT document.reset();
    return true;
}

DocumentData DocumentState::atRest() const
{
    DocumentData result = data;
    if (gesture) {
        result.shapes = gesture->m_start;
        result.groups = gesture->m_startGroups;
        result.order = gesture->m_startOrder;
    }
    return result;
}

void DocumentState::takeBackGesture()
{
    if (!gesture)
        return;
    if (gesture->m_regrouping)
        gesture->m_regrouping->takeBack();
    const Gesture &open = *std::exchange(gesture, nullptr);
    news.gestureCanceled = true;
    QList<Shape> before;
    before.reserve(open.m_ids.size());
    for (ShapeId id : open.m_ids)
        before.append(*open.m_start.find(id));
    // Reverting a gesture is not an undo step, so historyStepped() must not report its shapes.
    late.isAllowed = true;
    assignBeside(open.m_ids, before);
    late.isAllowed = false;
    releaseRouter();
    const GroupChanges turned = open.turnedGroups();
    assign(turned.ids, turned.before, true);
}

bool DocumentState::beginChange()
{
    errorString.clear();
    if (isBusy) {
        errorString = Document::tr("the document must not be changed now");
        return false;
    }
    takeBackGesture();
    if (late.areLate)
        advanceRoutes(true);
    announce();
    return !isGone;
}

bool DocumentState::hasIds(qsizetype count)
{
    if (count <= qsizetype(ShapeId::Largest) + 1 - qsizetype(data.nextId))
        return true;
    errorString = Document::tr("there are no ids left for more shapes and groups");
    return false;
}

void DocumentState::push(QUndoCommand *command)
{
    const Guard guard(*this);
    {
        const QScopedValueRollback pushing(isPushing, true);
        stack.push(command);
        if (!isGone)
            dropOldSteps();
    }
    announce();
}

void DocumentState::store(ShapeId id, Shape &&shape)
{
    noteFlags(id, &shape);
    if (Shape *old = data.shapes.edit(id))
        *old = std::move(shape);
    else
        data.shapes.insert(id, std::move(shape));
}

void DocumentState::noteFlags(ShapeId id, const Shape *shape)
{
    const bool isSelectable = shape && groupFlags.isSelectable(id, *shape);
    if (isSelectable != selectable.contains(id))
        m_selectableCounts.reset();
    visible.set(id, shape && groupFlags.isVisible(id, *shape));
    selectable.set(id, isSelectable);
    restricted.set(id, shape && !shape->allows({}));
    containers.set(id, shape && shape->kind->isContainer());
    textStyled.set(id, shape && !shape->textStyle.isDefault());
}

} // namespace Trammel
