#include "widgets/interaction/drags/nudge_p.h"

#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/stopnotice_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtGui/QUndoStack>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// In milliseconds.
constexpr qint64 LongestPause = 1000;

QPointF arrowDirection(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {0, 0};
    }
}

// The smallest number of the form 1, 2 or 5 times a power of ten that is at least the given value.
double rounded125(double value)
{
    const double power = std::pow(10, std::floor(std::log10(value)));
    // The pixel size of a zoomed view may exceed a round number by rounding, so it is reduced slightly.
    const double digits = value / power * (1 - 1e-9);
    return (digits <= 1 ? 1 : digits <= 2 ? 2 : digits <= 5 ? 5 : 10) * power;
}

} // namespace

int nextMergeId()
{
    static int last = 0;
    return ++last;
}

QPointF Nudge::step(const ToolContext &context, int key, Qt::KeyboardModifiers modifiers)
{
    const QPointF arrow = arrowDirection(key);
    if (arrow.isNull())
        return {};
    const QTransform viewToScene = context.viewPort->sceneToView().inverted();
    const QPointF way = viewToScene.map(arrow) - viewToScene.map(QPointF(0, 0));
    const SnapGrid grid(context.settings, modifiers);
    double distance = grid.isActive() ? grid.size() : rounded125(pixelSize(*context.viewPort));
    if (modifiers.testFlag(Qt::ShiftModifier))
        distance *= 10;
    if (std::abs(way.x()) >= std::abs(way.y()))
        return {std::copysign(distance, way.x()), 0};
    return {0, std::copysign(distance, way.y())};
}

bool Nudge::continues(const Document &document, const ShapeIds &ids, const QString &text) const
{
    return m_document == &document && m_ids == ids && m_text == text && m_sinceLast.isValid()
        && !m_sinceLast.hasExpired(LongestPause) && document.undoStack()->index() == m_stackIndex
        && !document.undoStack()->canRedo();
}

std::optional<QPointF> Nudge::move(const ToolContext &context, const ShapeIds &ids, QPointF offset, GroupId scope)
{
    Document &document = *context.document;
    const PlacementConstraint &constraint = context.settings.constraint;
    if (const Shape *first = constraint && !ids.isEmpty() ? document.find(ids.first()) : nullptr) {
        Placement wanted = first->placement();
        wanted.center += offset;
        offset = constraint(ids.first(), *first, wanted).center - first->center;
    }
    SolidMotion::Step step{offset, {}, {}};
    if (context.settings.solid.mode != OverlapMode::AllowOverlap)
        step = SolidMotion(document, ids, context.settings.solid, scope).moveTo(offset, bool(constraint));
    StopNotice notice(context);
    if (step.contact)
        notice.stopped(*step.contact, ids, false);
    notice.pushed(step.pushes);
    QHash<ShapeId, QPointF> ways;
    ShapeIds all = ids;
    for (const SolidMotion::Push &push : std::as_const(step.pushes)) {
        all += push.ids;
        for (ShapeId id : push.ids)
            ways.insert(id, push.offset);
    }
    const auto isAllowed = [&](ShapeId id) {
        const Shape *shape = document.find(id);
        if (!shape)
            return true;
        constexpr double slack = 1e-6;
        Placement wanted = shape->placement();
        wanted.center += ways.value(id, step.offset);
        return length(constraint(id, *shape, wanted).center - wanted.center) <= slack;
    };
    // A nudge that ends where it begins is no step.
    if (same(step.offset, {}) || (constraint && !std::all_of(all.cbegin(), all.cend(), isAllowed)))
        return std::nullopt;
    const QString text = QCoreApplication::translate("Trammel", "Nudge");
    const bool isDone = apply(document, all, text, [&](int mergeId) {
        QList<Placement> placements;
        ShapeIds found;
        placements.reserve(all.size());
        found.reserve(all.size());
        for (ShapeId id : std::as_const(all)) {
            const Shape *shape = document.find(id);
            if (!shape)
                continue;
            found.append(id);
            placements.append(shape->placement());
            placements.last().center += ways.value(id, step.offset);
        }
        return document.placeShapes(found, placements, text, mergeId);
    });
    return isDone ? std::optional(step.offset) : std::nullopt;
}

bool Nudge::change(Document &document, ShapeId id, const Shape &shape, const QString &text)
{
    return apply(document, {id}, text, [&](int mergeId) {
        return document.changeShapes(
            {id}, [&shape](Shape &changed) { changed = shape; }, text, mergeId);
    });
}

bool Nudge::place(Document &document, const ShapeIds &ids, const QList<Placement> &placements, const GroupIds &groups,
                  const QList<double> &rotations, const QString &text)
{
    return apply(document, ids, text,
                 [&](int mergeId) { return document.placeShapes(ids, placements, text, mergeId, groups, rotations); });
}

bool Nudge::apply(Document &document, const ShapeIds &ids, const QString &text,
                  const std::function<int(int mergeId)> &change)
{
    if (!continues(document, ids, text))
        m_mergeId = nextMergeId();
    m_document = &document;
    m_ids = ids;
    m_text = text;
    const QPointer<Document> self(&document);
    const int changed = change(m_mergeId);
    // A slot may have deleted the document.
    if (!self)
        return false;
    m_stackIndex = document.undoStack()->index();
    m_sinceLast.start();
    return changed > 0;
}

} // namespace Trammel
