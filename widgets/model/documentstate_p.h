#pragma once

#include "geometry/pagedarray_p.h"
#include "widgets/model/document.h"
#include "widgets/model/filetask.h"
#include "widgets/model/grouptree_p.h"
#include "widgets/model/selection.h"
#include "widgets/model/shapeidset.h"

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtGui/QUndoStack>

#include <array>
#include <optional>
#include <vector>

namespace Trammel {

class Area;

/// Shapes with their places in the order, from the bottom to the top: what a place is when all of them
/// are there.
struct PlacedShapes
{
    ShapeIds ids;
    QList<int> ranks;
    /// Empty while the shapes are in the document.
    QList<Shape> shapes;
};

/// Groups before and after a change; nothing stands for one that is not there.
struct GroupChanges
{
    GroupIds ids;
    QList<std::optional<Group>> before;
    QList<std::optional<Group>> after;

    bool isEmpty() const { return ids.isEmpty(); }
    void append(GroupId id, std::optional<Group> was, std::optional<Group> is);
};

/// What is to be told when the change is done: slots may then change the document again.
struct PendingNews
{
    enum class Kind { Added, Removed, Changed };
    struct Entry
    {
        Kind kind;
        ShapeIds ids;
    };
    std::vector<Entry> entries;
    /// Painted bounds before and after; few, since a view repaints each of them.
    std::vector<Aabb2> regions;
    QSet<GroupId> groups;
    bool orderChanged = false;
    bool gestureCancelled = false;

    void includeRegion(const Aabb2 &box);
};

/// What a document keeps beside its data, made from it on any thread.
struct PreparedData
{
    DocumentData data;
    SpatialIndex index;
    ShapeIdSet visible;
    ShapeIdSet selectable;
    GroupFlags groupFlags;

    /// The data is good. False when it is cancelled.
    bool prepare(DocumentData good, const FileProgress &progress = {});
};

/// The state of a document and the assignments, the only places that change it. Each keeps shapes,
/// order, ranks and index in step and takes down the news; announce() tells them.
class DocumentState
{
public:
    explicit DocumentState(Document &owner);

    void assign(const ShapeIds &ids, const QList<Shape> &shapes);
    void assign(const ShapeIds &ids, const QList<Placement> &placements);
    /// Finds the places for shapes that go on top in their groups, and brings them into that order.
    void placeOnTop(PlacedShapes &added) const;
    /// Takes the shapes.
    void insert(PlacedShapes &placed);
    /// Gives the shapes back.
    void remove(PlacedShapes &placed);
    void setOrder(const ShapeIds &order, const ShapeIds &moved);
    /// The groups that each of the shapes is directly in.
    void setGroups(const ShapeIds &ids, const GroupIds &groups);
    /// Groups that are to be, or that are to be no more: shapes have to name none but those that are there
    /// before and after. Where that changes which shapes are hidden or locked, refreshFlags() has to follow.
    void assign(const GroupIds &ids, const QList<std::optional<Group>> &groups, bool areThere);
    void refreshFlags(const ShapeIds &ids);
    /// What gives the known ones of some groups other angles; none, and a fault, for bad ones.
    GroupChanges turned(const GroupIds &ids, const QList<double> &rotations);
    /// Takes the place of everything and tells; what was there comes back in its stead. False when the
    /// document must not be changed now.
    bool replace(PreparedData &fresh);
    /// The data without what an open gesture has changed.
    DocumentData atRest() const;

    /// What reading or writing says when a slot has deleted the document.
    static FileResult goneResult();
    bool mayStartTask();
    void waitForSave();
    void beginSave();
    void endSave(bool isWritten);
    void tellModified();

    /// Puts back what an open gesture has changed and closes it.
    void takeBackGesture();
    /// The same, told at once; false when the document must not be changed now, or a slot has deleted it.
    bool beginChange();
    void push(QUndoCommand *command);
    void announce();
    void historyChanged();

    int rank(ShapeId id) const;
    const GroupTree &tree() const;
    /// How many shapes in each group, by its node in the tree, can be selected.
    const std::vector<int> &selectableCounts() const;
    /// What shapes mean that are chosen: see Document::carried() and, where there are groups, Document::units().
    struct Meaning
    {
        std::optional<quint64> revision;
        ShapeIds ids;
        GroupId scope;
        Units units;
        ShapeIds carried;
    };
    /// The last ones are kept as long as nothing changes: many ask one after the other, about the same lists.
    /// Good until the next question.
    const Meaning &meaning(const ShapeIds &ids, GroupId scope) const;
    /// From the bottom to the top.
    ShapeIds inOrder(const ShapeIdSet &ids) const;
    /// The visible shapes that an area takes.
    ShapeIdSet hits(const Area &area, RubberBandMode mode, bool withLocked) const;

    Document &document;
    DocumentData data;
    SpatialIndex index;
    /// The shapes that are not hidden, and of these the ones that are not locked: so that lists of many
    /// ids are sifted without a look at each shape.
    ShapeIdSet visible;
    ShapeIdSet selectable;
    GroupFlags groupFlags;
    /// Counts the assignments.
    quint64 revision = 0;
    QUndoStack stack;
    Gesture *gesture = nullptr;
    FileTask *task = nullptr;
    /// The state that the stack calls clean is not written yet; and whether it was modified before.
    bool isSaving = false;
    bool wasModified = false;
    bool toldModified = false;
    QString fault;
    PendingNews news;
    /// What undo or redo has touched since the stack last came to rest.
    ShapeIds touched;
    /// The selection that shows it; null for all.
    QPointer<Selection> activeSelection;
    bool isPushing = false;
    /// While shapes are about to be removed, or a function changes copies of them.
    bool isBusy = false;
    /// A slot has deleted the document. Nothing is announced any more.
    bool isGone = false;

    bool isInUse() const { return m_useCount > 0; }
    /// Keeps the state, with its undo stack, until the end of a call that emits signals, since a slot may delete the
    /// document.
    class Use
    {
    public:
        explicit Use(DocumentState &state) : m_state(state) { ++state.m_useCount; }
        ~Use();
        Q_DISABLE_COPY_MOVE(Use)

    private:
        DocumentState &m_state;
    };

private:
    void store(ShapeId id, Shape shape);
    void noteFlags(ShapeId id, const Shape *shape);
    void noteChanges(const ShapeIds &changed, const std::vector<SpatialIndex::Entry> &boxes);
    void forgetTree();
    void rebuildRanks() const;
    void touch(const ShapeIds &ids);

    int m_useCount = 0;
    /// By id, counted from 1; 0 for none. Right for the first so many of the order; the others are written
    /// on demand.
    mutable PagedArray<int> m_ranks;
    mutable qsizetype m_rankedCount = 0;
    /// Made on demand; none since groups, their shapes or the order changed.
    mutable std::optional<GroupTree> m_tree;
    /// None too since the flags of a shape changed.
    mutable std::optional<std::vector<int>> m_selectableCounts;
    mutable std::array<Meaning, 2> m_meanings;
};

} // namespace Trammel
