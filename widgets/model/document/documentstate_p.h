#pragma once

#include "geometry/base/pagedarray_p.h"
#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/group/grouptree_p.h"
#include "widgets/model/style/look_p.h"
#include "widgets/model/undo/undomemory_p.h"
#include <trammel/document.h>
#include <trammel/filetask.h>
#include <trammel/selection.h>
#include <trammel/shapeidset.h>

#include <QtCore/QElapsedTimer>
#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtGui/QUndoStack>

#include <array>
#include <optional>
#include <vector>

namespace Trammel {

class Area;
class DocumentCommand;

/// Shapes from the bottom to the top, with their ranks in the order that contains all of them.
struct PlacedShapes
{
    ShapeIds ids;
    QList<int> ranks;
    /// Empty while the shapes are in the document.
    ShapeStore shapes;
};

/// Groups before and after a change. A group that does not exist has no value.
struct GroupChanges
{
    GroupIds ids;
    QList<std::optional<Group>> before;
    QList<std::optional<Group>> after;

    bool isEmpty() const { return ids.isEmpty(); }
    void append(GroupId id, std::optional<Group> was, std::optional<Group> is);
};

/// Connectors before and after a change that is a consequence of another one.
struct ConnectorChanges
{
    ShapeIds ids;
    QList<Shape> before;
    QList<Shape> after;
};

/// Boxes of a drawing. If there are many, they are united, since each of them costs time.
class Regions
{
public:
    void include(const Aabb2 &box);
    const std::vector<Aabb2> &boxes() const { return m_boxes; }
    /// Whether any box meets a given one.
    bool meet(const Aabb2 &box) const;

private:
    std::vector<Aabb2> m_boxes;
};

/// The signals to emit for a change. They are emitted after it, so that slots can change the document again.
struct PendingNews
{
    enum class Kind { Added, Removed, Changed };
    struct Entry
    {
        Kind kind;
        ShapeIds ids;
    };
    std::vector<Entry> entries;
    /// The painted bounds of the shapes before and after the change.
    Regions regions;
    QSet<GroupId> groups;
    bool orderChanged = false;
    bool gestureCanceled = false;
};

/// The connectors whose paths are not up to date. See Document::routeBudget().
struct LateRoutes
{
    ShapeIdSet toRoute;
    /// Those that have been routed since segments were last moved apart.
    ShapeIdSet toSpace;
    /// The changed parts of the drawing in which the jumps have not been determined, and the connectors whose jumps are
    /// to be determined.
    Regions changed;
    ShapeIdSet toJump;
    /// The connector that was routed last. The search for the next one continues after it.
    ShapeId last;
    /// Whether anything is late: not up to date at the end of a change.
    bool areLate = false;
    /// Whether the current change may leave routes late, as that of a gesture.
    bool isAllowed = false;
    bool isAdvancing = false;
    /// See AsDrawn.
    bool isDrawn = false;
    /// The time since the first route of the current change.
    QElapsedTimer clock;
    int budget = 8;
    /// Continues with late routes. A child of the document, created for the first ones.
    QTimer *timer = nullptr;

    void clear();
};

/// As DocumentData::errorString(). Shapes that share their memory with known ones are not checked, since these are
/// valid.
QString errorOf(const DocumentData &data, const ShapeStore &known);

/// The data of a document with everything derived from it, such as the index. It can be built on any thread.
struct PreparedData
{
    DocumentData data;
    SpatialIndex index;
    ShapeIdSet visible;
    ShapeIdSet selectable;
    ShapeIdSet restricted;
    ShapeIdSet containers;
    ShapeIdSet textStyled;
    GroupFlags groupFlags;
    ConnectorMap connectors;

    /// Builds everything from valid data, in which connectors have their paths. Returns false if canceled.
    bool prepare(DocumentData good, const FileProgress &progress = {});
};

/// The state of a document. Only the assignments change its shapes, order and groups: these are the functions that
/// increment the revision. Each of them keeps shapes, the paths of connectors, order, ranks and index consistent and
/// records the signals, which announce() emits.
class DocumentState
{
public:
    explicit DocumentState(Document &owner);

    /// The shapes stay in their groups.
    void assign(const ShapeIds &ids, const QList<Shape> &shapes);
    void assign(const ShapeIds &ids, const QList<Placement> &placements);
    /// As assign() above, for shapes that are no connectors.
    void assign(const ShapeIds &ids, const QList<Look> &looks);
    /// As assign(), for shapes that change as a consequence of a step, which historyStepped() does not report.
    void assignBeside(const ShapeIds &ids, const QList<Shape> &shapes);
    /// See Document::addDrawing(). The shapes are moved by an offset in scene units; both they and the drawing must be
    /// valid.
    ShapeIds addDrawing(const DocumentData &drawing, QPointF offset, GroupId into, const QString &text,
                        ShapeId container);
    /// Determines the ranks of shapes that are added on top within their groups, and sorts the shapes by rank.
    void placeOnTop(PlacedShapes &added) const;
    /// Moves the shapes into the document.
    void insert(PlacedShapes &placed);
    /// Moves the shapes out of the document, back to the argument.
    void remove(PlacedShapes &placed);
    void setOrder(const ShapeIds &order, const ShapeIds &moved);
    /// Sets the group that directly contains each shape; null for none.
    void setGroups(const ShapeIds &ids, const GroupIds &groups);
    /// If areThere is true, adds or changes the groups that have a value. Otherwise, removes the groups that have none.
    /// Before and after the call, shapes must refer only to existing groups. If the call changes which shapes are
    /// hidden or locked, refreshFlags() must follow.
    void assign(const GroupIds &ids, const QList<std::optional<Group>> &groups, bool areThere);
    void refreshFlags(const ShapeIds &ids);
    /// The changes that give groups new angles in degrees. Unknown ids are skipped. Empty for an invalid angle, with
    /// the reason in errorString.
    GroupChanges turned(const GroupIds &ids, const QList<double> &rotations);
    /// Replaces everything and emits the signals. The argument receives the previous contents. Returns false if the
    /// document must not be changed now.
    bool replace(PreparedData &fresh);
    /// The data without the changes of an open gesture.
    DocumentData atRest() const;

    /// The result of reading or writing if a slot has deleted the document.
    static FileResult goneResult();
    bool mayStartTask();
    void waitForSave();
    void beginSave();
    void endSave(bool isWritten);
    void tellModified();

    /// Reverts the changes of an open gesture and closes it.
    void takeBackGesture();
    /// Cancels an open gesture and emits all pending signals. Returns false if the document must not be changed now, or
    /// if a slot has deleted it.
    bool beginChange();
    /// Whether enough ids are left for this many shapes and groups. If not, errorString gives the reason.
    bool hasIds(qsizetype count);
    void push(QUndoCommand *command);
    void announce();
    void historyChanged();
    /// Removes the oldest undo steps while all steps exceed the limit, but not the last one. See
    /// Document::undoMemoryLimit.
    void dropOldSteps();

    int rank(ShapeId id) const;
    /// The connectors that are bound to any of the shapes, from the bottom to the top.
    ShapeIds connectorsOf(const ShapeIds &ids) const;
    /// The connectors that lose ends at removed shapes and are not removed themselves.
    ConnectorChanges freedEnds(const ShapeIds &bound, const ShapeIds &removed) const;
    /// The connectors with pins between shapes of a list, apart from the shapes of the list themselves.
    std::vector<PinnedConnector> pinnedConnectors(const ShapeIds &ids) const;
    /// Adds the connectors between changed shapes whose pins move along to a change. See withMovedPins().
    void addMovedPins(ShapeIds &ids, QList<Shape> &after, const std::function<QPointF(qsizetype)> &offset) const;
    /// The reason why connectors would have an invalid end if shapes had these values; empty for none.
    QString endsError(const ShapeIds &ids, const QList<Shape> &after) const;
    /// Pushes a command that places shapes, among them connectors or shapes that pins follow. Returns the number of
    /// changed shapes, without the connectors whose pins follow.
    int placeWithConnectors(const ShapeIds &ids, const QList<Placement> &placements, const QString &text,
                            const GroupChanges &groups, int mergeId);
    const GroupTree &tree() const;
    /// The reason why nothing can be moved into a container; empty if it can, and for null.
    QString containerError(ShapeId container) const;
    /// The number of groups around each shape that is moved into a container.
    int depthIn(ShapeId container) const;
    /// The group that contains a container and everything in it; null for none.
    GroupId groupAround(ShapeId container) const;
    /// The command of Document::moveInto(). Null if nothing changes, or if it is refused, with the reason in
    /// errorString.
    std::unique_ptr<DocumentCommand> commandMovingInto(const ShapeIds &ids, ShapeId container, GroupId scope,
                                                       const QString &text);
    /// The command of Gesture::followEnds(). Null if nothing changes.
    std::unique_ptr<DocumentCommand> commandFollowingEnds(ShapeId connector, const QString &text);
    /// The number of selectable shapes in each group, by the index of its node in the tree.
    const std::vector<int> &selectableCounts() const;
    /// The interpretation of a list of selected shapes. See Document::carried() and, if there are groups,
    /// Document::units().
    struct Meaning
    {
        std::optional<quint64> revision;
        ShapeIds ids;
        GroupId scope;
        Units units;
        ShapeIds carried;
    };
    /// The last two results are cached until the document changes, since many callers ask for the same lists in a row.
    /// The reference is valid until the next call.
    const Meaning &meaning(const ShapeIds &ids, GroupId scope) const;
    /// Computes the paths that are late: all of them, or as many as the budget allows, but at least some.
    void advanceRoutes(bool areAll);
    /// Computes the paths that are late before a question about the whole drawing, or about one shape, is answered.
    /// Does nothing for answers as drawn: see AsDrawn.
    void finishRoutes();
    void finishRoute(ShapeId id);
    void releaseRouter();
    /// From the bottom to the top.
    ShapeIds inOrder(const ShapeIdSet &ids) const;
    /// The visible shapes that an area selects. Locked shapes are included only if withLocked is true.
    ShapeIdSet hits(const Area &area, RubberBandMode mode, bool withLocked) const;

    Document &document;
    DocumentData data;
    SpatialIndex index;
    /// The visible shapes, and the selectable ones among them. The sets filter long lists of ids without reading the
    /// shapes.
    ShapeIdSet visible;
    ShapeIdSet selectable;
    /// The shapes that do not have all permissions.
    ShapeIdSet restricted;
    ShapeIdSet containers;
    /// The shapes with a text style other than the default.
    ShapeIdSet textStyled;
    GroupFlags groupFlags;
    /// Whether a container was collapsed before the command that is being applied.
    bool hadCollapsed = false;
    ConnectorMap connectors;
    /// Exists only during a gesture, in which the same connectors change at every move, and while routes are late.
    std::optional<ConnectorRouter> router;
    LateRoutes late;
    Document::WhenEndRemoved whenEndRemoved = Document::WhenEndRemoved::FreeEnd;
    /// The number of assignments so far.
    quint64 revision = 0;
    /// The shapes that were placed last, and the bounding box of their outlines, which the frame around the selected
    /// shapes needs next. Valid for one revision. The rows "all shapes" of the benchmark need this.
    struct Measured
    {
        quint64 revision = 0;
        ShapeIds ids;
        Aabb2 bounds;
    };
    Measured measured;
    qint64 undoMemoryLimit = 256 << 20;
    /// Commands use it until the stack is destroyed.
    UndoMemory undoMemory;
    QUndoStack stack;
    Gesture *gesture = nullptr;
    FileTask *task = nullptr;
    /// While isSaving is true, the state that the stack considers clean is not written yet, and wasModified is the
    /// modified state before the save.
    bool isSaving = false;
    bool wasModified = false;
    bool toldModified = false;
    QString errorString;
    PendingNews news;
    /// The shapes that undo or redo has changed since the stack was last idle.
    ShapeIds touched;
    /// The only selection that follows undo and redo; null if all selections of the document do.
    QPointer<Selection> activeSelection;
    /// The selections of the document, and others that have belonged to it.
    QList<QPointer<Selection>> selections;
    /// The number of open UndoMacros.
    int macroCount = 0;
    bool isPushing = false;
    /// Set while the stack passes steps to remove the oldest ones. The steps change nothing then.
    bool isDroppingSteps = false;
    /// Set during shapesAboutToBeRemoved(), and while the function passed to changeShapes() runs. The document refuses
    /// changes then.
    bool isBusy = false;
    /// Whether the document has been destroyed. No more signals are emitted then.
    bool isGone = false;
    /// Whether the document was destroyed while a guard existed. The last guard deletes the state then.
    bool isOwnerless = false;

    bool isGuarded() const { return m_guardCount > 0; }
    /// Keeps the state and its undo stack alive until the end of a call that emits signals, since a slot may delete the
    /// document.
    class Guard
    {
    public:
        explicit Guard(DocumentState &state) : m_state(state) { ++state.m_guardCount; }
        ~Guard();
        Q_DISABLE_COPY_MOVE(Guard)

    private:
        DocumentState &m_state;
    };

private:
    /// Assigns to each shape the result of a function of its index and the shape.
    template <typename Make> void assignEach(const ShapeIds &ids, const Make &make);
    void store(ShapeId id, Shape &&shape);
    void noteFlags(ShapeId id, const Shape *shape);
    /// Notes a part of the drawing that has changed.
    void noteRegion(const Aabb2 &box);
    /// Computes the paths of those connectors that are among the changed shapes or bound to them, and of those that
    /// obstacles in any of the boxes influence. Those that do not fit into the budget of a gesture become late.
    void routeConnectors(const ShapeIds &changed, const std::vector<Aabb2> &boxes);
    /// Routes connectors, and adds those whose paths have changed to a set.
    void route(const ShapeIds &ids, ShapeIdSet &routed);
    void noteRouted(const ShapeIdSet &routed);
    /// Gives connectors their jumps over others. Returns false if the budget is exhausted before the last one.
    bool updateJumps(bool areAll);
    bool isJumpChanged(ShapeId id);
    bool isInBudget() const;
    bool mayBeLate() const;
    void onFrame();
    /// The boxes contain the obstacles among the shapes before and after the change.
    void noteChanges(const ShapeIds &changed, const std::vector<SpatialIndex::Entry> &entries,
                     const std::vector<Aabb2> &boxes);
    void forgetTree();
    void rebuildRanks() const;
    void touch(const ShapeIds &ids);

    int m_guardCount = 0;
    /// The rank plus 1 by id; 0 for none. Valid for the first m_rankedCount shapes of the order; the others are
    /// computed on demand.
    mutable PagedArray<int> m_ranks;
    mutable qsizetype m_rankedCount = 0;
    /// Built on demand. Reset when groups, their shapes or the order change.
    mutable std::optional<GroupTree> m_tree;
    /// Reset with the tree, and when a shape becomes selectable or stops being selectable.
    mutable std::optional<std::vector<int>> m_selectableCounts;
    mutable std::array<Meaning, 2> m_meanings;
};

} // namespace Trammel
