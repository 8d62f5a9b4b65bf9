#include "widgets/model/document/documentstate_p.h"

#include <QtCore/QScopedValueRollback>

#include <algorithm>
#include <utility>

// Emits the signals of a document after a change.

namespace Trammel {

namespace {

/// The net effect of several changes. Each shape is listed once, as added, removed or changed.
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

void Regions::include(const Aabb2 &box)
{
    constexpr std::size_t most = 16;
    // The first box is the largest one, if boxes have been united.
    if (box.isEmpty() || (!m_boxes.empty() && m_boxes.front().contains(box)))
        return;
    if (m_boxes.size() < most) {
        m_boxes.push_back(box);
        return;
    }
    for (std::size_t i = 1; i < m_boxes.size(); ++i)
        m_boxes[0] = m_boxes[0].united(m_boxes[i]);
    m_boxes.resize(1);
    m_boxes[0] = m_boxes[0].united(box);
}

bool Regions::meet(const Aabb2 &box) const
{
    return std::any_of(m_boxes.begin(), m_boxes.end(), [&box](const Aabb2 &each) { return each.overlaps(box); });
}

void DocumentState::touch(const ShapeIds &ids)
{
    if (!isPushing && !gesture)
        touched += ids;
}

void DocumentState::historyChanged()
{
    if (isPushing || isDroppingSteps)
        return;
    const Guard guard(*this);
    takeBackGesture();
    const ShapeIds stepped = document.sorted(std::exchange(touched, {}));
    announce();
    if (!isGone && !stepped.isEmpty())
        Q_EMIT document.historyStepped(document.sorted(stepped));
    // The application may have pushed a step or closed a macro.
    if (!isGone && stack.index() == stack.count())
        dropOldSteps();
}

void DocumentState::announce()
{
    // The entries of shapes that a gesture moves stay loose until it ends. See SpatialIndex::update().
    if (!gesture)
        index.settle();
    const PendingNews told = std::exchange(news, {});
    const Guard guard(*this);
    late.clock.invalidate();
    // The slots are those of an application, too.
    const QScopedValueRollback drawn(late.isDrawn, false);
    const auto tell = [this](auto signal, const auto &...what) {
        if (!isGone)
            Q_EMIT(document.*signal)(what...);
    };
    if (told.gestureCanceled)
        tell(&Document::gestureCanceled);
    const Summary summary = summaryOf(told.entries, data.shapes);
    if (!summary.removed.isEmpty())
        tell(&Document::shapesRemoved, summary.removed);
    if (!summary.added.isEmpty())
        tell(&Document::shapesAdded, summary.added);
    if (!summary.changed.isEmpty())
        tell(&Document::shapesChanged, summary.changed);
    if (told.orderChanged)
        tell(&Document::orderChanged);
    if (!told.groups.isEmpty())
        tell(&Document::groupsChanged, GroupIds(told.groups.cbegin(), told.groups.cend()));
    for (const Aabb2 &box : told.regions.boxes())
        tell(&Document::regionChanged, toRect(box));
}

} // namespace Trammel
