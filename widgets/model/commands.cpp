#include "widgets/model/commands_p.h"

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

ChangeCommand::ChangeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Shape> before,
                             QList<Shape> after, int mergeId)
    : DocumentCommand(document, text), m_ids(std::move(ids)), m_before(std::move(before)), m_after(std::move(after)),
      m_mergeId(mergeId)
{
}

int ChangeCommand::id() const
{
    return m_mergeId == 0 ? -1 : m_mergeId;
}

bool ChangeCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const ChangeCommand *>(other);
    if (!next || next->m_ids != m_ids)
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
}

void ChangeCommand::assignBefore(DocumentState &document)
{
    document.assign(m_ids, m_before);
}

void ChangeCommand::assignAfter(DocumentState &document)
{
    document.assign(m_ids, m_after);
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
