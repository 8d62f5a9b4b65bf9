#pragma once

#include "widgets/model/documentstate_p.h"

#include <QtGui/QUndoCommand>

#include <vector>

namespace Trammel {

/// What all commands share: they hold ids and values, and do nothing but assign them. Any of them may
/// change groups beside what it is for.
class DocumentCommand : public QUndoCommand
{
public:
    DocumentCommand(DocumentState &document, const QString &text, GroupChanges groups = {});

    void undo() final;
    void redo() final;

protected:
    virtual void assignBefore(DocumentState &document) = 0;
    virtual void assignAfter(DocumentState &document) = 0;
    /// Takes over what another changes further. False when that is about other groups.
    bool mergeGroups(const DocumentCommand &next);
    bool changesGroups() const { return m_groups.before != m_groups.after; }

private:
    DocumentState &m_document;
    GroupChanges m_groups;
};

/// A shape before and after a change; both are alive while the command is made.
struct ShapeChange
{
    const Shape *before;
    const Shape *after;
};

/// The command that changes shapes, which keeps no more than their placements (48 bytes before and as many
/// after) when nothing else differs. Commands with the same merge id (not 0) that change the same shapes
/// in the same way become one.
QUndoCommand *changeCommand(DocumentState &document, const QString &text, ShapeIds ids,
                            const std::vector<ShapeChange> &changes, GroupChanges groups = {}, int mergeId = 0);

/// The same of placements alone.
QUndoCommand *placeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Placement> before,
                           QList<Placement> after, GroupChanges groups = {}, int mergeId = 0);

class AddCommand final : public DocumentCommand
{
public:
    AddCommand(DocumentState &document, const QString &text, PlacedShapes added, GroupChanges groups = {});

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;

private:
    PlacedShapes m_added;
};

class RemoveCommand final : public DocumentCommand
{
public:
    RemoveCommand(DocumentState &document, const QString &text, PlacedShapes removed, GroupChanges groups = {});

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;

private:
    PlacedShapes m_removed;
};

/// Gives shapes other places in the order, and other groups to be in.
class ArrangeCommand final : public DocumentCommand
{
public:
    /// One of two states: of the order, empty where it stays, and of the groups that the shapes are
    /// directly in, none where these stay.
    struct Arrangement
    {
        ShapeIds order;
        GroupIds groups;
    };

    /// The shapes are those whose places or groups change, or which a group hides, shows, locks or unlocks.
    ArrangeCommand(DocumentState &document, const QString &text, ShapeIds shapes, Arrangement before, Arrangement after,
                   GroupChanges groups = {});

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;

private:
    void assign(DocumentState &document, const Arrangement &arrangement);

    ShapeIds m_shapes;
    Arrangement m_before;
    Arrangement m_after;
};

} // namespace Trammel
