#pragma once

#include "widgets/model/document/documentstate_p.h"

#include <QtGui/QUndoCommand>

#include <functional>
#include <memory>
#include <vector>

namespace Trammel {

/// The base class of all commands. A command stores ids and values and only assigns them. Any command can also change
/// groups.
class DocumentCommand : public QUndoCommand
{
public:
    DocumentCommand(DocumentState &document, const QString &text, GroupChanges groups = {});
    ~DocumentCommand() override;

    void undo() final;
    void redo() final;
    /// As undo() and redo(), but an open gesture stays open.
    void takeBack();
    void apply();
    /// Whether the memory of the step counts in the memory of all steps.
    void setCounted(bool counts) const;
    /// Sets a function that makes a second command of the same undo step, or returns null. It is called after this
    /// command is done for the first time.
    void setNext(std::function<std::unique_ptr<DocumentCommand>()> make) { m_makeNext = std::move(make); }

    /// Gives the groups of the command new angles, which changed while the command was not on the undo stack.
    void noteRotations(const GroupChanges &turned);

protected:
    virtual void assignBefore(DocumentState &document) = 0;
    virtual void assignAfter(DocumentState &document) = 0;
    /// Adds the memory that the command uses. If isDone is true, the document is in the state after the step.
    virtual void addMemory(MemoryMeter &meter, bool isDone) const = 0;
    /// Determines the memory again after a change of the stored values.
    void measure(bool isDone);
    /// Merges the group changes of the next command. Returns false if they concern other groups.
    bool mergeGroups(const DocumentCommand &next);
    bool changesGroups() const { return m_groups.before != m_groups.after; }

private:
    /// Hides or shows what is in the groups that are collapsed or expanded.
    void refreshCollapsed();

    DocumentState &m_document;
    GroupChanges m_groups;
    std::function<std::unique_ptr<DocumentCommand>()> m_makeNext;
    std::unique_ptr<DocumentCommand> m_next;
    StepMemory m_memory;
    mutable bool m_isCounted = false;
};

/// A shape before and after a change. Both pointers must be valid while the command is created.
struct ShapeChange
{
    const Shape *before;
    const Shape *after;
};

/// Creates a command that changes shapes. If only placements differ, it stores only these (48 bytes before and 48 bytes
/// after per shape). Consecutive commands with the same nonzero merge id are merged if they change the same shapes and
/// groups, and if both store placements or both store whole shapes.
DocumentCommand *changeCommand(DocumentState &document, const QString &text, ShapeIds ids,
                               const std::vector<ShapeChange> &changes, GroupChanges groups = {}, int mergeId = 0);

/// As above, for lists of shapes that are not needed afterward.
DocumentCommand *changeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Shape> before,
                               QList<Shape> after, int mergeId);

/// As changeCommand() above, for placements only.
DocumentCommand *placeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Placement> before,
                              QList<Placement> after, GroupChanges groups = {}, int mergeId = 0);

/// As changeCommand() above, for looks only, of shapes that are no connectors. It is not merged with other commands.
DocumentCommand *lookCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Look> before,
                             QList<Look> after);

class AddCommand final : public DocumentCommand
{
public:
    AddCommand(DocumentState &document, const QString &text, PlacedShapes added, GroupChanges groups = {});

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;
    void addMemory(MemoryMeter &meter, bool isDone) const override;

private:
    PlacedShapes m_added;
};

class RemoveCommand final : public DocumentCommand
{
public:
    RemoveCommand(DocumentState &document, const QString &text, PlacedShapes removed, ConnectorChanges freed,
                  GroupChanges groups = {});

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;
    void addMemory(MemoryMeter &meter, bool isDone) const override;

private:
    PlacedShapes m_removed;
    ConnectorChanges m_freed;
};

/// Changes the order of shapes, and the groups that contain them.
class ArrangeCommand final : public DocumentCommand
{
public:
    /// The state before or after the command.
    struct Arrangement
    {
        /// The complete order of the document. Empty to leave the order unchanged.
        ShapeIds order;
        /// The group that directly contains each shape of the command. Empty to leave the groups of the shapes
        /// unchanged.
        GroupIds groups;
    };

    /// The shapes are those that move in the order, those whose group changes, and those that a changed group hides,
    /// shows, locks or unlocks.
    ArrangeCommand(DocumentState &document, const QString &text, ShapeIds shapes, Arrangement before, Arrangement after,
                   GroupChanges groups = {});

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;
    void addMemory(MemoryMeter &meter, bool isDone) const override;

private:
    void assign(DocumentState &document, const Arrangement &arrangement);

    ShapeIds m_shapes;
    Arrangement m_before;
    Arrangement m_after;
};

} // namespace Trammel
