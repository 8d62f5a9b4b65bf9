#pragma once

#include "widgets/model/documentstate_p.h"

#include <QtGui/QUndoCommand>

#include <vector>

namespace Trammel {

/// What all commands share: they hold ids and values, and do nothing but assign them.
class DocumentCommand : public QUndoCommand
{
public:
    DocumentCommand(DocumentState &document, const QString &text);

    void undo() final;
    void redo() final;

protected:
    virtual void assignBefore(DocumentState &document) = 0;
    virtual void assignAfter(DocumentState &document) = 0;

private:
    DocumentState &m_document;
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
                            const std::vector<ShapeChange> &changes, int mergeId = 0);

/// The same of placements alone.
QUndoCommand *placeCommand(DocumentState &document, const QString &text, ShapeIds ids, QList<Placement> before,
                           QList<Placement> after, int mergeId = 0);

class AddCommand final : public DocumentCommand
{
public:
    AddCommand(DocumentState &document, const QString &text, PlacedShapes added);

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;

private:
    PlacedShapes m_added;
};

class RemoveCommand final : public DocumentCommand
{
public:
    RemoveCommand(DocumentState &document, const QString &text, PlacedShapes removed);

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;

private:
    PlacedShapes m_removed;
};

class ReorderCommand final : public DocumentCommand
{
public:
    ReorderCommand(DocumentState &document, const QString &text, ShapeIds moved, ShapeIds before, ShapeIds after);

protected:
    void assignBefore(DocumentState &document) override;
    void assignAfter(DocumentState &document) override;

private:
    ShapeIds m_moved;
    ShapeIds m_before;
    ShapeIds m_after;
};

} // namespace Trammel
