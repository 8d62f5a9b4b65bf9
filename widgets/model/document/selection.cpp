#include <trammel/selection.h>

#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/undo/selectionhistory_p.h"

#include <QtCore/QPointer>

#include <algorithm>
#include <iterator>
#include <utility>

namespace Trammel {

Selection::Selection(QObject *parent) : QObject(parent), m_history(std::make_unique<SelectionHistory>())
{
}

Selection::~Selection() = default;

void Selection::setDocument(Document *document)
{
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    disconnect(m_stackConnection);
    m_document = document;
    m_history->setStack(document ? document->undoStack() : nullptr);
    if (document) {
        QList<QPointer<Selection>> &selections = document->d->selections;
        selections.removeIf([&](const QPointer<Selection> &each) { return !each || each->m_document != document; });
        selections.append(this);
        connect(document, &Document::shapesRemoved, this, &Selection::dropUnfit);
        connect(document, &Document::shapesChanged, this, &Selection::dropUnfit);
        connect(document, &Document::groupsChanged, this, [this] { enterWhatIsLeft(m_entered); });
        connect(document, &Document::reset, this, &Selection::reset);
        connect(document, &Document::historyStepped, this, &Selection::onHistoryStepped);
        m_stackConnection =
            connect(document->undoStack(), &QUndoStack::indexChanged, this, &Selection::onStackIndexChanged);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    m_isOpen = false;
    reset();
}

// A slot of any signal may delete the selection or the document.
void Selection::reset()
{
    const QPointer<Selection> self(this);
    m_history->setStack(m_document ? m_document->undoStack() : nullptr);
    assign({});
    if (self)
        setPath({});
}

Document *Selection::document() const
{
    return m_document;
}

void Selection::activate()
{
    if (!m_document)
        return;
    m_document->d->activeSelection = this;
    finishStep();
}

bool Selection::isActive() const
{
    const QPointer<Selection> &active = m_document->d->activeSelection;
    // The active selection may have switched to another document.
    return !active || active == this || active->m_document != m_document;
}

void Selection::onHistoryStepped(const ShapeIds &ids)
{
    if (isActive() && !m_history->restored())
        set(ids);
}

// The stack emits the signal during a push before the document announces the changes. After undo and redo it emits the
// signal when the document has announced them; historyStepped() comes first, and only if affected shapes exist.
void Selection::onStackIndexChanged()
{
    // The stack, which emits more signals after this one, must outlive a slot that deletes the document.
    const DocumentState::Guard guard(*m_document->d);
    if (m_document->d->isDroppingSteps) {
        m_history->onOldDropped();
        return;
    }
    if (m_document->d->isPushing) {
        m_history->onPushed(isActive() ? std::optional(SelectionHistory::Choice{ids(), enteredGroup()}) : std::nullopt);
        if (m_history->isOpen())
            QMetaObject::invokeMethod(this, &Selection::finishStep, Qt::QueuedConnection);
        return;
    }
    const std::optional<SelectionHistory::Choice> restored = m_history->restored();
    m_history->onIndexChanged();
    if (!restored || !isActive())
        return;
    const QPointer<Selection> self(this);
    set(restored->ids);
    if (self)
        enterWhatIsLeft(pathOf(restored->entered));
}

void Selection::beginMacro()
{
    m_history->beginMacro({ids(), enteredGroup()});
}

void Selection::endMacro()
{
    m_history->endMacro();
}

void Selection::finishStep()
{
    m_history->finish({ids(), enteredGroup()});
}

const ShapeIds &Selection::ids() const
{
    tidy();
    return m_ids;
}

void Selection::set(const ShapeIds &ids)
{
    assign(ids);
}

void Selection::add(const ShapeIds &ids)
{
    change(ids, {});
}

void Selection::remove(const ShapeIds &ids)
{
    change({}, ids);
}

void Selection::toggle(const ShapeIds &ids)
{
    ShapeIds added, removed;
    for (ShapeId id : ids)
        (contains(id) ? removed : added).append(id);
    change(added, removed);
}

void Selection::clear()
{
    assign({});
}

void Selection::enterGroup(GroupId id)
{
    if (id == enteredGroup() || !(id.isNull() || (m_document && m_document->isSelectable(id))))
        return;
    ShapeIds outside = ids();
    outside.removeIf([&](ShapeId chosen) { return m_document->isWithin(chosen, id); });
    const QPointer<Selection> self(this);
    change({}, outside);
    if (self)
        setPath(pathOf(id));
}

bool Selection::leaveGroup()
{
    if (m_entered.isEmpty())
        return false;
    const ShapeIds left = m_document->selectableIds(enteredGroup());
    const QPointer<Selection> self(this);
    setPath(m_entered.sliced(1));
    if (self)
        assign(left);
    return true;
}

void Selection::toggleUnit(ShapeId id)
{
    const ShapeIds unit = unitAround(id);
    if (std::all_of(unit.begin(), unit.end(), [this](ShapeId member) { return contains(member); }))
        remove(unit);
    else
        add(unit);
}

void Selection::toggleMember(ShapeId id)
{
    if (!isFit(id))
        return;
    const GroupIds path = pathAround(ids(), pathOf(m_document->find(id)->group));
    // The entered group is set first, so that slots notified of the shapes interpret them correctly.
    const QPointer<Selection> self(this);
    setPath(path);
    if (self)
        toggle({id});
}

Units Selection::units() const
{
    return m_document ? m_document->units(ids(), enteredGroup()) : Units();
}

ShapeIds Selection::carried() const
{
    return m_document ? m_document->carried(ids(), enteredGroup()) : ShapeIds();
}

ShapeIds Selection::carried(Permissions needed) const
{
    return m_document ? m_document->permitted(carried(), needed, enteredGroup()) : ShapeIds();
}

ShapeIds Selection::moved(Permissions needed) const
{
    return m_document ? m_document->withContents(carried(needed)) : ShapeIds();
}

ShapeIds Selection::unitAround(ShapeId id) const
{
    const Unit unit = unitOf(id);
    if (unit.isNull())
        return {};
    const ShapeId container = m_document->containerOf(unit.group);
    if (!container.isNull())
        return m_document->isSelectable(container) ? ShapeIds{container} : ShapeIds();
    return unit.group.isNull() ? ShapeIds{id} : m_document->selectableIds(unit.group);
}

Unit Selection::unitOf(ShapeId id) const
{
    if (!m_document || !m_document->contains(id))
        return {};
    return m_document->unitOf(id, pathAround({id}, m_entered).value(0));
}

void Selection::begin()
{
    if (m_isOpen)
        return;
    m_isOpen = true;
    m_startEntered = m_entered;
    m_start = ids();
}

void Selection::end()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    if (ids() != std::exchange(m_start, {}))
        Q_EMIT changed();
}

void Selection::cancel()
{
    if (!m_isOpen)
        return;
    const ShapeIds start = m_start;
    const QPointer<Selection> self(this);
    assign(start);
    if (self)
        enterWhatIsLeft(m_startEntered);
    if (self)
        end();
}

bool Selection::isFit(ShapeId id) const
{
    return m_document && m_document->isVisible(id);
}

void Selection::change(const ShapeIds &added, const ShapeIds &removed)
{
    ShapeIds gone, came;
    for (ShapeId id : removed) {
        if (m_set.remove(id))
            gone.append(id);
    }
    m_isTidy = m_isTidy && gone.isEmpty();
    // A shape that is both removed and added moves to the end.
    for (ShapeId id : added) {
        if (isFit(id) && m_set.insert(id))
            came.append(id);
    }
    m_ids += came;
    const QPointer<Selection> self(this);
    setPath(pathAround(came, m_entered));
    if (!self)
        return;
    // Stale entries are removed occasionally, so that they never greatly outnumber the selected shapes.
    constexpr qsizetype few = 1024;
    if (m_ids.size() > 2 * m_set.count() + few)
        tidy();
    if (!came.isEmpty() || !gone.isEmpty())
        tell(came, gone);
}

void Selection::assign(const ShapeIds &ids)
{
    // Long lists are shared if possible, not copied.
    ShapeIds fit = ids, added, removed;
    ShapeIdSet set;
    const bool areFit = m_document && m_document->d->visible.contains(ids) && set.insert(ids) == ids.size();
    if (!areFit && !ids.isEmpty()) {
        const auto isTaken = [&](ShapeId id) { return isFit(id) && set.insert(id); };
        set.clear();
        fit = {};
        std::copy_if(ids.begin(), ids.end(), std::back_inserter(fit), isTaken);
    }
    if (m_set.isEmpty())
        added = fit;
    else
        std::copy_if(fit.cbegin(), fit.cend(), std::back_inserter(added), [this](ShapeId id) { return !contains(id); });
    for (ShapeId id : this->ids()) {
        if (!set.contains(id))
            removed.append(id);
    }
    if (fit == m_ids)
        return;
    m_ids = std::move(fit);
    m_set = std::move(set);
    const QPointer<Selection> self(this);
    setPath(pathAround(m_ids, m_entered));
    if (self)
        tell(added, removed);
}

void Selection::tell(const ShapeIds &added, const ShapeIds &removed)
{
    const QPointer<Selection> self(this);
    Q_EMIT previewed(added, removed);
    if (self && !m_isOpen)
        Q_EMIT changed();
}

void Selection::tidy() const
{
    if (std::exchange(m_isTidy, true))
        return;
    ShapeIdSet seen;
    ShapeIds kept;
    kept.reserve(m_set.count());
    for (auto id = m_ids.crbegin(); id != m_ids.crend(); ++id) {
        if (contains(*id) && seen.insert(*id))
            kept.append(*id);
    }
    std::reverse(kept.begin(), kept.end());
    m_ids = std::move(kept);
}

GroupIds Selection::pathOf(GroupId id) const
{
    GroupIds path;
    for (; m_document && m_document->contains(id); id = m_document->find(id)->parent)
        path.append(id);
    return path;
}

GroupIds Selection::pathAround(const ShapeIds &ids, GroupIds path) const
{
    for (auto id = ids.begin(); id != ids.end() && !path.isEmpty(); ++id) {
        while (!path.isEmpty() && !m_document->isWithin(*id, path.first()))
            path.removeFirst();
    }
    return path;
}

void Selection::setPath(const GroupIds &path)
{
    const GroupId before = enteredGroup();
    m_entered = path;
    if (enteredGroup() != before)
        Q_EMIT enteredGroupChanged(enteredGroup());
}

void Selection::enterWhatIsLeft(GroupIds path)
{
    while (!path.isEmpty() && !(m_document && m_document->isSelectable(path.first())))
        path.removeFirst();
    setPath(pathAround(ids(), pathOf(path.value(0))));
}

void Selection::dropUnfit(const ShapeIds &ids)
{
    ShapeIds unfit;
    for (ShapeId id : ids) {
        if (contains(id) && !isFit(id))
            unfit.append(id);
    }
    const QPointer<Selection> self(this);
    change({}, unfit);
    if (!self || m_entered.isEmpty())
        return;
    // The selected shapes may be in another group now.
    ShapeIds chosen = ids;
    chosen.removeIf([this](ShapeId id) { return !contains(id); });
    setPath(pathAround(chosen, m_entered));
}

} // namespace Trammel
