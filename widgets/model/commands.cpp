#include "widgets/model/commands_p.h"

#include <algorithm>
#include <utility>

namespace Trammel {

DocumentCommand::DocumentCommand(DocumentState &document, const QString &text)
    : QUndoCommand(text), m_document(document)
{
}

void DocumentCommand::undo()
{
    // A host may call the stack itself while a drag lasts.
    m_document.takeBackGesture();
    assignBefore(m_document);
}

void DocumentCommand::redo()
{
    m_document.takeBackGesture();
    assignAfter(m_document);
}

namespace {

/// Values are whole shapes, or placements alone.
template <class Value> class ChangeCommand final : public DocumentCommand
{
public:
    ChangeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Value> before, QList<Value> after,
                  int mergeId)
        : DocumentCommand(document, text), m_ids(std::move(ids)), m_before(std::move(before)),
          m_after(std::move(after)), m_mergeId(mergeId)
    {
    }

    int id() const override { return m_mergeId == 0 ? -1 : m_mergeId; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const ChangeCommand *>(other);
        if (!next || next->m_ids != m_ids)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

protected:
    void assignBefore(DocumentState &document) override { document.assign(m_ids, m_before); }
    void assignAfter(DocumentState &document) override { document.assign(m_ids, m_after); }

private:
    ShapeIds m_ids;
    QList<Value> m_before;
    QList<Value> m_after;
    int m_mergeId;
};

template <class Value, class Function>
QUndoCommand *commandOf(DocumentState &document, const QString &text, ShapeIds ids,
                        const std::vector<ShapeChange> &changes, int mergeId, const Function &valueOf)
{
    QList<Value> before, after;
    before.reserve(ids.size());
    after.reserve(ids.size());
    for (const ShapeChange &change : changes) {
        before.append(valueOf(*change.before));
        after.append(valueOf(*change.after));
    }
    return new ChangeCommand<Value>(document, text, std::move(ids), std::move(before), std::move(after), mergeId);
}

} // namespace

QUndoCommand *changeCommand(DocumentState &document, const QString &text, ShapeIds ids,
                            const std::vector<ShapeChange> &changes, int mergeId)
{
    const bool isPlacing = std::all_of(changes.begin(), changes.end(), [](const ShapeChange &change) {
        return change.before->isSameElsewhere(*change.after);
    });
    if (isPlacing)
        return commandOf<Placement>(document, text, std::move(ids), changes, mergeId,
                                    [](const Shape &shape) { return shape.placement(); });
    return commandOf<Shape>(document, text, std::move(ids), changes, mergeId, [](const Shape &shape) { return shape; });
}

QUndoCommand *placeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Placement> before,
                           QList<Placement> after, int mergeId)
{
    return new ChangeCommand<Placement>(document, text, std::move(ids), std::move(before), std::move(after), mergeId);
}

AddCommand::AddCommand(DocumentState &document, const QString &text, PlacedShapes added)
    : DocumentCommand(document, text), m_added(std::move(added))
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

RemoveCommand::RemoveCommand(DocumentState &document, const QString &text, PlacedShapes removed)
    : DocumentCommand(document, text), m_removed(std::move(removed))
{
}

void RemoveCommand::assignBefore(DocumentState &document)
{
    document.insert(m_removed);
}

void RemoveCommand::assignAfter(DocumentState &document)
{
    document.remove(m_removed);
}

ReorderCommand::ReorderCommand(DocumentState &document, const QString &text, ShapeIds moved, ShapeIds before,
                               ShapeIds after)
    : DocumentCommand(document, text), m_moved(std::move(moved)), m_before(std::move(before)), m_after(std::move(after))
{
}

void ReorderCommand::assignBefore(DocumentState &document)
{
    document.setOrder(m_before, m_moved);
}

void ReorderCommand::assignAfter(DocumentState &document)
{
    document.setOrder(m_after, m_moved);
}

} // namespace Trammel
