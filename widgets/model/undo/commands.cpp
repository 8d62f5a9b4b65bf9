#include "widgets/model/undo/commands_p.h"

#include "widgets/model/shape/connectorpath_p.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace Trammel {

DocumentCommand::DocumentCommand(DocumentState &document, const QString &text, GroupChanges groups)
    : QUndoCommand(text), m_document(document), m_groups(std::move(groups))
{
}

DocumentCommand::~DocumentCommand()
{
    setCounted(false);
}

void DocumentCommand::setCounted(bool counts) const
{
    if (std::exchange(m_isCounted, counts) == counts)
        return;
    if (counts)
        m_document.undoMemory.add(m_memory);
    else
        m_document.undoMemory.remove(m_memory);
    if (m_next)
        m_next->setCounted(counts);
}

void DocumentCommand::measure(bool isDone)
{
    // The approximate size of the command itself and of its text.
    constexpr qint64 own = 256;
    MemoryMeter meter;
    meter.addBytes(own);
    meter.addArray(m_groups.ids);
    meter.addArray(m_groups.before);
    meter.addArray(m_groups.after);
    const auto &held = isDone ? m_groups.before : m_groups.after;
    const auto &others = isDone ? m_groups.after : m_groups.before;
    for (qsizetype i = 0; i < held.size(); ++i) {
        if (held[i])
            meter.addParts(*held[i], others[i] ? &*others[i] : nullptr);
    }
    addMemory(meter, isDone);
    setCounted(false);
    m_memory = meter.memory();
    setCounted(true);
}

void DocumentCommand::undo()
{
    if (m_document.isDroppingSteps || m_document.isGone)
        return;
    const DocumentState::Guard guard(m_document);
    // The application can call undo() of the stack while a gesture is open.
    m_document.takeBackGesture();
    if (m_next)
        m_next->undo();
    takeBack();
    measure(false);
}

void DocumentCommand::redo()
{
    if (m_document.isDroppingSteps || m_document.isGone)
        return;
    const DocumentState::Guard guard(m_document);
    m_document.takeBackGesture();
    apply();
    measure(true);
    if (const auto make = std::exchange(m_makeNext, nullptr))
        m_next = make();
    if (m_next)
        m_next->redo();
}

// Groups are added before the shapes change and removed afterward, so that shapes never refer to a missing group.
void DocumentCommand::takeBack()
{
    m_document.assign(m_groups.ids, m_groups.before, true);
    assignBefore(m_document);
    m_document.assign(m_groups.ids, m_groups.before, false);
    refreshCollapsed();
    m_document.hadCollapsed = false;
}

void DocumentCommand::apply()
{
    m_document.assign(m_groups.ids, m_groups.after, true);
    assignAfter(m_document);
    m_document.assign(m_groups.ids, m_groups.after, false);
    refreshCollapsed();
    m_document.hadCollapsed = false;
}

void DocumentCommand::refreshCollapsed()
{
    // A slot may have deleted the document before shapes were removed.
    if (m_document.isGone)
        return;
    ShapeIds shapes;
    ShapeIdSet isFound;
    for (qsizetype i = 0; i < m_groups.ids.size(); ++i) {
        const std::optional<Group> &before = m_groups.before[i], &after = m_groups.after[i];
        if (!before || !after || before->isCollapsed() == after->isCollapsed())
            continue;
        for (ShapeId id : m_document.document.members(m_groups.ids[i])) {
            if (isFound.insert(id))
                shapes.append(id);
        }
    }
    if (!shapes.isEmpty())
        m_document.refreshFlags(shapes);
}

void DocumentCommand::noteRotations(const GroupChanges &turned)
{
    for (qsizetype i = 0; i < turned.ids.size(); ++i) {
        const qsizetype place = m_groups.ids.indexOf(turned.ids[i]);
        if (place < 0)
            continue;
        for (std::optional<Group> *group : {&m_groups.before[place], &m_groups.after[place]}) {
            if (*group)
                (*group)->rotation = turned.after[i]->rotation;
        }
    }
}

bool DocumentCommand::mergeGroups(const DocumentCommand &next)
{
    if (next.m_groups.ids != m_groups.ids)
        return false;
    m_groups.after = next.m_groups.after;
    return true;
}

namespace {

void addParts(MemoryMeter &meter, const QList<Shape> &shapes, const QList<Shape> &others)
{
    for (qsizetype i = 0; i < shapes.size(); ++i)
        meter.addParts(shapes[i], &others[i]);
}

void addParts(MemoryMeter &meter, const QList<Look> &looks, const QList<Look> &others)
{
    Shape shape, other;
    for (qsizetype i = 0; i < looks.size(); ++i) {
        if (!looks[i].hasSharedParts())
            continue;
        looks[i].applyTo(shape);
        others[i].applyTo(other);
        meter.addParts(shape, &other);
    }
}

void addPlaced(MemoryMeter &meter, const PlacedShapes &placed)
{
    meter.addArray(placed.ids);
    meter.addArray(placed.ranks);
    meter.addBytes(placed.shapes.memory());
    for (ShapeId id : placed.ids) {
        if (const Shape *shape = placed.shapes.find(id))
            meter.addParts(*shape);
    }
}

/// Changes shapes. Value is a whole shape, or only a placement or a look.
template <class Value> class ChangeCommand final : public DocumentCommand
{
public:
    ChangeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Value> before, QList<Value> after,
                  GroupChanges groups, int mergeId)
        : DocumentCommand(document, text, std::move(groups)), m_ids(std::move(ids)), m_before(std::move(before)),
          m_after(std::move(after)), m_mergeId(mergeId)
    {
    }

    int id() const override { return m_mergeId == 0 ? -1 : m_mergeId; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const ChangeCommand *>(other);
        if (!next || next->m_ids != m_ids || !mergeGroups(*next))
            return false;
        m_after = next->m_after;
        measure(true);
        const bool isBack = std::equal(m_after.begin(), m_after.end(), m_before.begin(), m_before.end(), isSame);
        setObsolete(isBack && !changesGroups());
        return true;
    }

protected:
    void assignBefore(DocumentState &document) override { document.assign(m_ids, m_before); }
    void assignAfter(DocumentState &document) override { document.assign(m_ids, m_after); }

    void addMemory(MemoryMeter &meter, bool isDone) const override
    {
        meter.addArray(m_ids);
        meter.addArray(m_before);
        meter.addArray(m_after);
        if constexpr (!std::is_same_v<Value, Placement>)
            addParts(meter, isDone ? m_before : m_after, isDone ? m_after : m_before);
    }

private:
    static bool isSame(const Value &a, const Value &b)
    {
        if constexpr (std::is_same_v<Value, Shape>)
            return isSameApartFromPath(a, b);
        else
            return a == b;
    }

    ShapeIds m_ids;
    QList<Value> m_before;
    QList<Value> m_after;
    int m_mergeId;
};

template <class Value, class Function>
DocumentCommand *commandOf(DocumentState &document, const QString &text, ShapeIds ids,
                           const std::vector<ShapeChange> &changes, GroupChanges groups, int mergeId,
                           const Function &valueOf)
{
    QList<Value> before, after;
    before.reserve(ids.size());
    after.reserve(ids.size());
    for (const ShapeChange &change : changes) {
        before.append(valueOf(*change.before));
        after.append(valueOf(*change.after));
    }
    return new ChangeCommand<Value>(document, text, std::move(ids), std::move(before), std::move(after),
                                    std::move(groups), mergeId);
}

} // namespace

DocumentCommand *changeCommand(DocumentState &document, const QString &text, ShapeIds ids,
                               const std::vector<ShapeChange> &changes, GroupChanges groups, int mergeId)
{
    const bool isPlacing = std::all_of(changes.begin(), changes.end(), [](const ShapeChange &change) {
        return change.before->isSameElsewhere(*change.after);
    });
    if (isPlacing)
        return commandOf<Placement>(document, text, std::move(ids), changes, std::move(groups), mergeId,
                                    [](const Shape &shape) { return shape.placement(); });
    return commandOf<Shape>(document, text, std::move(ids), changes, std::move(groups), mergeId,
                            [](const Shape &shape) { return shape; });
}

DocumentCommand *changeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Shape> before,
                               QList<Shape> after, int mergeId)
{
    const bool isPlacing = std::equal(before.cbegin(), before.cend(), after.cbegin(), after.cend(),
                                      [](const Shape &was, const Shape &is) { return was.isSameElsewhere(is); });
    if (!isPlacing)
        return new ChangeCommand<Shape>(document, text, std::move(ids), std::move(before), std::move(after), {},
                                        mergeId);
    const auto placements = [](const QList<Shape> &shapes) {
        QList<Placement> result(shapes.size());
        std::transform(shapes.begin(), shapes.end(), result.begin(),
                       [](const Shape &shape) { return shape.placement(); });
        return result;
    };
    return placeCommand(document, text, std::move(ids), placements(before), placements(after), {}, mergeId);
}

DocumentCommand *placeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Placement> before,
                              QList<Placement> after, GroupChanges groups, int mergeId)
{
    return new ChangeCommand<Placement>(document, text, std::move(ids), std::move(before), std::move(after),
                                        std::move(groups), mergeId);
}

DocumentCommand *lookCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Look> before,
                             QList<Look> after)
{
    return new ChangeCommand<Look>(document, text, std::move(ids), std::move(before), std::move(after), {}, 0);
}

AddCommand::AddCommand(DocumentState &document, const QString &text, PlacedShapes added, GroupChanges groups)
    : DocumentCommand(document, text, std::move(groups)), m_added(std::move(added))
{
}

void AddCommand::assignBefore(DocumentState &document)
{
    document.remove(m_added);
}

void AddCommand::assignAfter(DocumentState &document)
{
    document.insert(m_added);
}

void AddCommand::addMemory(MemoryMeter &meter, bool) const
{
    addPlaced(meter, m_added);
}

RemoveCommand::RemoveCommand(DocumentState &document, const QString &text, PlacedShapes removed, ConnectorChanges freed,
                             GroupChanges groups)
    : DocumentCommand(document, text, std::move(groups)), m_removed(std::move(removed)), m_freed(std::move(freed))
{
}

void RemoveCommand::assignBefore(DocumentState &document)
{
    document.insert(m_removed);
    document.assignBeside(m_freed.ids, m_freed.before);
}

void RemoveCommand::assignAfter(DocumentState &document)
{
    document.assignBeside(m_freed.ids, m_freed.after);
    document.remove(m_removed);
}

void RemoveCommand::addMemory(MemoryMeter &meter, bool isDone) const
{
    addPlaced(meter, m_removed);
    meter.addArray(m_freed.ids);
    meter.addArray(m_freed.before);
    meter.addArray(m_freed.after);
    addParts(meter, isDone ? m_freed.before : m_freed.after, isDone ? m_freed.after : m_freed.before);
}

ArrangeCommand::ArrangeCommand(DocumentState &document, const QString &text, ShapeIds shapes, Arrangement before,
                               Arrangement after, GroupChanges groups)
    : DocumentCommand(document, text, std::move(groups)), m_shapes(std::move(shapes)), m_before(std::move(before)),
      m_after(std::move(after))
{
}

void ArrangeCommand::assignBefore(DocumentState &document)
{
    assign(document, m_before);
}

void ArrangeCommand::assignAfter(DocumentState &document)
{
    assign(document, m_after);
}

void ArrangeCommand::addMemory(MemoryMeter &meter, bool) const
{
    meter.addArray(m_shapes);
    for (const Arrangement &arrangement : {m_before, m_after}) {
        meter.addArray(arrangement.order);
        meter.addArray(arrangement.groups);
    }
}

void ArrangeCommand::assign(DocumentState &document, const Arrangement &arrangement)
{
    if (!arrangement.order.isEmpty())
        document.setOrder(arrangement.order, m_shapes);
    if (arrangement.groups.isEmpty())
        document.refreshFlags(m_shapes);
    else
        document.setGroups(m_shapes, arrangement.groups);
}

} // namespace Trammel
