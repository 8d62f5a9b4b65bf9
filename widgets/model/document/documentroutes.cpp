#include "widgets/model/document/asdrawn_p.h"
#include "widgets/model/document/documentstate_p.h"

#include "widgets/model/routing/linejumps_p.h"

#include <QtCore/QAbstractEventDispatcher>
#include <QtCore/QScopedValueRollback>
#include <QtCore/QThread>

#include <algorithm>
#include <utility>

// Computes the paths of the connectors of a document.

namespace Trammel {

namespace {

/// So many routes, and so many connectors with jumps, are never late.
constexpr qsizetype fewRoutes = 16;

ShapeIds idsOf(const ShapeIdSet &set)
{
    ShapeIds ids;
    ids.reserve(set.count());
    set.forEach([&ids](ShapeId id) { ids.append(id); });
    return ids;
}

} // namespace

AsDrawn::AsDrawn(const Document *document, Answers answers) : m_document(document)
{
    if (m_document)
        m_wasDrawn = std::exchange(m_document->d->late.isDrawn, answers == Answers::Drawn);
}

AsDrawn::~AsDrawn()
{
    if (m_document)
        m_document->d->late.isDrawn = m_wasDrawn;
}

void AsDrawn::finishRoutes(const Document *document)
{
    if (!document || document->d->isBusy || document->d->isPushing)
        return;
    if (document->d->late.areLate)
        document->d->advanceRoutes(true);
    // A question may have finished the paths already.
    document->d->announce();
}

void LateRoutes::clear()
{
    toRoute.clear();
    toSpace.clear();
    changed = {};
    toJump.clear();
    areLate = false;
}

int Document::routeBudget() const
{
    return d->late.budget;
}

void Document::setRouteBudget(int milliseconds)
{
    d->late.budget = milliseconds;
}

bool Document::hasLateRoutes() const
{
    return d->late.areLate;
}

void DocumentState::noteRegion(const Aabb2 &box)
{
    news.regions.include(box);
    late.changed.include(box);
}

bool DocumentState::mayBeLate() const
{
    // Without an event loop, nothing would continue.
    return (gesture || late.isAllowed) && late.budget >= 0 && document.thread() == QThread::currentThread()
        && QAbstractEventDispatcher::instance();
}

bool DocumentState::isInBudget() const
{
    return late.budget > 0 && late.clock.isValid() && !late.clock.hasExpired(late.budget);
}

void DocumentState::routeConnectors(const ShapeIds &changed, const std::vector<Aabb2> &boxes)
{
    if (router)
        router->forget(changed);
    if (connectors.isEmpty())
        return;
    const RoutedDrawing drawing{data.shapes, index, visible, data.groups, groupFlags};
    for (ShapeId id : changed) {
        const Shape *shape = data.shapes.find(id);
        if (shape && shape->connector)
            late.toRoute.insert(id);
        for (ShapeId connector : connectors.of(id))
            late.toRoute.insert(connector);
        // The connectors of hidden shapes lead to the collapsed container.
        // Those of nested containers lead to the outermost one.
        if (!groupFlags.collapsed.isEmpty() && document.isCollapsed(id) && drawing.shown(id) == id) {
            for (ShapeId connector : connectorsOf(document.contents(id)))
                late.toRoute.insert(connector);
        }
    }
    connectors.takeParallel(late.toRoute);
    for (const Aabb2 &box : boxes) {
        connectors.addAffected(box, late.toRoute);
        connectors.spacing().noteShapes(box);
    }
    advanceRoutes(!mayBeLate());
}

void DocumentState::advanceRoutes(bool areAll)
{
    if (late.isAdvancing || (connectors.isEmpty() && !late.areLate))
        return;
    const QScopedValueRollback advancing(late.isAdvancing, true);
    if (!router)
        router.emplace(RoutedDrawing{data.shapes, index, visible, data.groups, groupFlags});
    if (!late.clock.isValid())
        late.clock.start();
    ShapeIdSet routed;
    ShapeIds ids = idsOf(late.toRoute);
    if (!areAll) {
        // Each connector has its turn, even if the next change makes all of them late again.
        const auto isBefore = [](ShapeId a, ShapeId b) { return a.value() < b.value(); };
        std::rotate(ids.begin(), std::upper_bound(ids.begin(), ids.end(), late.last, isBefore), ids.end());
    }
    const qsizetype step = areAll ? ids.size() : fewRoutes;
    for (qsizetype first = 0; first < ids.size(); first += step) {
        const ShapeIds part = ids.mid(first, step);
        route(part, routed);
        late.last = part.last();
        if (!areAll && !isInBudget())
            break;
    }
    if (late.toRoute.isEmpty()) {
        for (ShapeId id :
             spaceRoutes(data.shapes, connectors.spacing(), *router, std::exchange(late.toSpace, ShapeIdSet())))
            routed.insert(id);
    }
    noteRouted(routed);
    const bool areReady = late.toRoute.isEmpty() && updateJumps(areAll);
    late.areLate = !areReady;
    releaseRouter();
    if (late.areLate && !late.timer) {
        late.timer = new QTimer(&document);
        QObject::connect(late.timer, &QTimer::timeout, &document, [this] { onFrame(); });
    }
    if (late.areLate)
        late.timer->start(0);
}

void DocumentState::route(const ShapeIds &ids, ShapeIdSet &routed)
{
    std::vector<ConnectorRouter::Routed> results;
    for (ShapeId id : ids) {
        late.toRoute.remove(id);
        late.toSpace.insert(id);
        const Shape *shape = data.shapes.find(id);
        if (!shape || !shape->connector)
            continue;
        results.push_back({id, *shape});
        connectors.setLane(id, results.back().connector);
    }
    router->route(results);
    for (ConnectorRouter::Routed &each : results) {
        connectors.noteSurroundings(each.id, *std::as_const(each.connector).connector);
        connectors.spacing().set(each.id.value(),
                                 visible.contains(each.id) ? spacedRoute(each.connector) : SpacedRoute());
        if (each.isChanged)
            routed.insert(each.id);
        data.shapes.insert(each.id, std::move(each.connector));
    }
}

void DocumentState::noteRouted(const ShapeIdSet &routed)
{
    if (routed.isEmpty())
        return;
    std::vector<SpatialIndex::Entry> entries;
    const ShapeIds ids = idsOf(routed);
    for (ShapeId id : ids) {
        entries.push_back({id.value(), data.shapes.find(id)->paintedBounds()});
        noteRegion(index.box(id.value()).united(entries.back().box));
    }
    index.update(entries);
    // The shapes are not touched: undo and redo select only the shapes that the user has changed.
    news.entries.push_back({PendingNews::Kind::Changed, ids});
}

bool DocumentState::updateJumps(bool areAll)
{
    if (connectors.jumping().isEmpty()) {
        late.toJump.clear();
        late.changed = {};
        return true;
    }
    if (const Regions changed = std::exchange(late.changed, {}); !changed.boxes().empty()) {
        connectors.jumping().forEach([&](ShapeId id) {
            if (changed.meet(nearJumps(index.box(id.value()))))
                late.toJump.insert(id);
        });
    }
    ShapeIds changed;
    qsizetype count = 0;
    for (ShapeId id : idsOf(late.toJump)) {
        if (!areAll && ++count > fewRoutes && !isInBudget())
            break;
        late.toJump.remove(id);
        if (connectors.jumping().contains(id) && isJumpChanged(id))
            changed.append(id);
    }
    std::vector<SpatialIndex::Entry> entries;
    for (ShapeId id : std::as_const(changed)) {
        entries.push_back({id.value(), data.shapes.find(id)->paintedBounds()});
        // The arcs do not change the jumps of other connectors.
        news.regions.include(index.box(id.value()).united(entries.back().box));
    }
    index.update(entries);
    if (!changed.isEmpty())
        news.entries.push_back({PendingNews::Kind::Changed, changed});
    return late.toJump.isEmpty();
}

bool DocumentState::isJumpChanged(ShapeId id)
{
    Shape connector = *data.shapes.find(id);
    const int place = rank(id);
    JumpedLines below(connector);
    index.visitWhile(nearJumps(index.box(id.value())), [&](quint32 value, const Aabb2 &) {
        const Shape *other = data.shapes.find(ShapeId(value));
        return !other->connector || !visible.contains(ShapeId(value)) || rank(ShapeId(value)) >= place
            || below.add(*other);
    });
    if (!setJumps(connector, below.lines()))
        return false;
    data.shapes.insert(id, std::move(connector));
    return true;
}

void DocumentState::finishRoutes()
{
    if (late.areLate && !late.isDrawn)
        advanceRoutes(true);
}

void DocumentState::finishRoute(ShapeId id)
{
    if (!late.areLate || late.isDrawn)
        return;
    const Shape *shape = data.shapes.find(id);
    if (!shape || !shape->connector)
        return;
    // The segments and the jumps of others depend on all routes.
    const Connector &connector = *shape->connector;
    if (late.toRoute.contains(id) || connector.spacing > 0 || connector.jumps != ConnectorJumps::NoJumps)
        advanceRoutes(true);
}

void DocumentState::releaseRouter()
{
    if (!gesture && !late.areLate)
        router.reset();
}

void DocumentState::onFrame()
{
    // A nested event loop in a slot.
    if (isBusy || isPushing)
        return;
    late.timer->stop();
    const Guard guard(*this);
    // A question may have finished the routes, but it emits no signals.
    if (late.areLate)
        advanceRoutes(false);
    announce();
}

} // namespace Trammel
