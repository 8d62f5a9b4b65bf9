#pragma once

#include <trammel/documentdata.h>
#include <trammel/drawingfile.h>
#include <trammel/editorenums.h>
#include <trammel/geometry/spatialindex.h>
#include <trammel/widgets_export.h>

#include <QtCore/QObject>
#include <QtCore/QRectF>

#include <functional>
#include <memory>
#include <utility>

QT_BEGIN_NAMESPACE
class QPainterPath;
class QPolygonF;
class QUndoStack;
QT_END_NAMESPACE

namespace Trammel {

class DocumentState;
class FileTask;
class Gesture;
class Region;
struct NearestShapes;

/// Pairs of shapes. If there are too many, isComplete is false, and it is undefined which of them are included.
struct ShapePairs
{
    QList<std::pair<ShapeId, ShapeId>> pairs;
    bool isComplete = true;
};

/// A drawing, and the only source of truth about its shapes. It needs no window. All changes of shapes and groups can
/// be undone; replacing the whole drawing clears the undo stack. Signals notify views, selections and applications.
/// Values that are not finite or too large are refused, with the reason in errorString(). Unknown ids are skipped, and
/// a mutator returns what it has changed. A slot connected to any signal of the document or of its undo stack can
/// delete the document. There is one exception: if the program itself calls the undo stack, for example undo(), a slot
/// of the stack's signals must use deleteLater(), since a QUndoStack emits several signals in a row.
class TRAMMEL_WIDGETS_EXPORT Document : public QObject
{
    Q_OBJECT
    /// The number of shapes, including hidden ones. Default: 0. Read-only.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Whether there are unsaved changes. Default: false. Read-only.
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)
    /// The effect of removing a shape on the connectors that are bound to it. Default: FreeEnd.
    Q_PROPERTY(WhenEndRemoved whenEndRemoved READ whenEndRemoved WRITE setWhenEndRemoved NOTIFY whenEndRemovedChanged)
    /// The largest memory of the undo steps in bytes. If undoMemory() exceeds it after a change, the oldest steps are
    /// removed; the last step always stays. 0 means no limit, and negative values are set to 0. Steps that can be
    /// redone stay until the next change. If the application has pushed commands of its own onto the stack, steps are
    /// removed only if all of these commands are among them. Default: 268435456, which is 256 MB.
    Q_PROPERTY(qint64 undoMemoryLimit READ undoMemoryLimit WRITE setUndoMemoryLimit NOTIFY undoMemoryLimitChanged)

public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    // Reading
    int count() const;
    bool contains(ShapeId id) const;
    /// Null for an unknown id. Valid until the document changes.
    const Shape *find(ShapeId id) const;
    /// All ids from the bottom to the top.
    ShapeIds ids() const;
    /// The index of a shape in that order, 0 at the bottom; -1 for an unknown id.
    int rank(ShapeId id) const;
    /// The existing ids of a list, without duplicates, from the bottom to the top.
    ShapeIds sorted(const ShapeIds &ids) const;
    /// Whether the shape is neither hidden nor in a hidden group; false for an unknown id.
    bool isVisible(ShapeId id) const;
    /// Whether the shape is visible, may be selected, is not locked, and is in no locked group; false for an unknown
    /// id.
    bool isSelectable(ShapeId id) const;
    /// The selectable shapes in a group, or all of them for the null id, from the bottom to the top.
    ShapeIds selectableIds(GroupId scope = {}) const;
    bool hasHidden() const;
    /// Whether any visible shape is locked or in a locked group.
    bool hasLocked() const;
    /// The bounding box of all shapes, including hidden ones, without their strokes; empty if there are none.
    Aabb2 bounds() const;
    Aabb2 bounds(const ShapeIds &ids) const;

    // Groups. A scope is the group that the user works in; null is the whole drawing. Lists of shapes and units go from
    // the bottom to the top.
    const Groups &groups() const;
    /// Null for an unknown id. Valid until the document changes.
    const Group *find(GroupId id) const;
    bool contains(GroupId id) const { return find(id) != nullptr; }
    bool isVisible(GroupId id) const;
    bool isSelectable(GroupId id) const;
    /// All shapes in a group, including those in nested groups.
    ShapeIds members(GroupId id) const;
    // Containers. See Group::container.
    /// The container of a group; null if it has none, and for an unknown group.
    ShapeId containerOf(GroupId id) const;
    /// The innermost container that a shape is in; null for none. A container is not in itself.
    ShapeId containerOf(ShapeId id) const;
    /// The group that a shape is the container of; null if nothing was moved into the shape yet.
    GroupId groupOfContainer(ShapeId id) const;
    /// Everything in a container, apart from the container, including what is in nested containers and groups.
    ShapeIds contents(ShapeId container) const;
    /// The shapes in a list, and everything in the containers among them.
    ShapeIds withContents(const ShapeIds &ids) const;
    /// The shapes in a list, except those with a container in the list, since a click selects only the container. A
    /// shape is kept if its unit in the scope is a group that also contains the container.
    ShapeIds withoutContents(const ShapeIds &ids, GroupId scope = {}) const;
    /// The topmost container around a box, which can be a point, into which something in a scope can be moved: it is
    /// visible, is not collapsed, is in no locked group and in no group of the scope, and it neither is nor is in one
    /// of the given shapes. Null for none.
    ShapeId containerAt(const Aabb2 &box, GroupId scope = {}, const ShapeIds &except = {}) const;
    bool isCollapsed(ShapeId container) const;

    /// Whether a shape or group is in a group, directly or in a nested group. Everything that exists is in the null
    /// group.
    bool isWithin(ShapeId id, GroupId scope) const;
    bool isWithin(GroupId id, GroupId scope) const;
    /// The units directly in a scope: its shapes, and each of its groups as one unit.
    Units units(GroupId scope = {}) const;
    /// As units(), but instead of the group of a container, its shape and then the units in it are listed: everything
    /// that a click in the scope can select.
    Units unitsWithContents(GroupId scope = {}) const;
    /// The unit that a shape belongs to in a scope: the group directly in the scope that contains the shape, or the
    /// shape itself. Shapes in a container that is not in such a group are units of their own. The unit of the
    /// container is its group. Null if the shape is not in the scope.
    Unit unitOf(ShapeId id, GroupId scope = {}) const;
    /// The units that are selected in a scope when the given shapes are selected. A group is selected as a whole if the
    /// list contains all of its selectable shapes; if it has none, the list must contain all of its shapes. The scope
    /// itself and the groups around it never count as selected. The group of a container is selected if the list
    /// contains the container. Only the outermost of nested selected groups is returned. Each remaining shape is a unit
    /// of its own.
    Units units(const ShapeIds &ids, GroupId scope = {}) const;
    /// The shapes that a user's operation on a selection affects: all members of the selected groups, including hidden
    /// and locked ones, and the single shapes that are selectable. Containers count as single shapes. Operations such
    /// as moving and removing affect withContents() of these shapes.
    ShapeIds carried(const ShapeIds &ids, GroupId scope = {}) const;
    /// The shapes of a list that the user may change in a way that needs these permissions: see Shape::allows(). A unit
    /// of units(ids, scope) is left out as a whole if it contains a shape that does not allow it. This includes the
    /// contents of a container, unless only Resize and EditText are needed, which do not affect them. All edits of an
    /// editor use this list. At most as long as the list given, and shared with it if nothing is left out.
    ShapeIds permitted(const ShapeIds &ids, Permissions needed, GroupId scope = {}) const;
    /// The groups whose shapes are all in a list, including hidden and locked ones. Each group precedes those nested in
    /// it. An operation that rotates the shapes also rotates the frames of these groups.
    GroupIds wholeGroups(const ShapeIds &ids) const;

    // Connectors. See Shape::connector. Lists go from the bottom to the top.
    /// The connectors with an end that is bound to a shape.
    ShapeIds connectorsOf(ShapeId id) const;
    /// The shapes that connectors connect with a shape, each once. Includes the shape itself if a connector leads back
    /// to it.
    ShapeIds neighbors(ShapeId id) const;
    /// Adds a connector with the default appearance on top of the deepest group that contains both ends. Returns null
    /// if it is refused, with the reason in errorString(): a shape does not exist or is a connector itself. To give it
    /// another appearance, use Shape::connectorBetween() and addShape(). To change an end, use changeShape().
    ShapeId connect(const ConnectorEnd &from, const ConnectorEnd &to, const QString &text = {});
    using QObject::connect;
    /// The deepest group that contains all of the shapes; null for none, and if a shape does not exist.
    GroupId commonGroup(const ShapeIds &ids) const;
    /// FreeEnd: the end of the connector stays where it was and is bound no longer. RemoveConnector: the connector is
    /// removed with the shape. Either is part of the undo step of the removal.
    enum class WhenEndRemoved { FreeEnd, RemoveConnector };
    Q_ENUM(WhenEndRemoved)
    WhenEndRemoved whenEndRemoved() const;
    void setWhenEndRemoved(WhenEndRemoved effect);

    // Spatial queries. Except for paintedBounds() and candidates(), they are exact and return visible shapes only.
    // Lists go from the bottom to the top.
    /// The shapes that a quad touches or encloses. Locked shapes are included only if withLocked is true.
    ShapeIds shapesIn(const Quad &quad, RubberBandMode mode, bool withLocked = false) const;
    /// As shapesIn() above, for a region, which can be concave, have several parts and have holes.
    ShapeIds shapesIn(const Region &region, RubberBandMode mode, bool withLocked = false) const;
    /// As shapesIn() above, for a rectangle, a polygon, and a path with its fill rule. The inside of a polygon is
    /// determined by the even-odd rule, and the curves of a path are replaced by chords.
    ShapeIds shapesIn(const QRectF &rect, RubberBandMode mode, bool withLocked = false) const;
    ShapeIds shapesIn(const QPolygonF &polygon, RubberBandMode mode, bool withLocked = false) const;
    ShapeIds shapesIn(const QPainterPath &path, RubberBandMode mode, bool withLocked = false) const;
    /// The shapes under a point: filled shapes that contain it, all shapes whose outline is no farther from it than the
    /// tolerance (in scene units) or half of the stroke width, whichever is larger, lines with a head that is no
    /// farther from it than the tolerance, and connectors whose text is there.
    ShapeIds shapesAt(QPointF point, double tolerance, bool withLocked = false) const;
    /// The shape that a click selects; null for none. The topmost filled shape or text of a connector that contains the
    /// point limits the search: among it and the shapes above it, the one with the nearest outline or head within the
    /// distances of shapesAt() is selected. If none is that near, the filled shape or the connector is selected.
    ShapeId shapeAt(QPointF point, double tolerance, bool withLocked = false) const;
    /// All pairs of shapes that share a point, including locked shapes, but no connectors; filled shapes are areas. The
    /// lower shape comes first, and the pairs are sorted by rank. Returns at most the given number of pairs, and stops
    /// after about sixteen million pairs with overlapping bounds.
    ShapePairs overlappingPairs(qsizetype most = 1 << 22) const;
    /// The cached bounding box of the painted shape; empty for an unknown id.
    Aabb2 paintedBounds(ShapeId id) const;
    /// The ids of the shapes whose painted bounds meet a box, including hidden shapes, from the bottom to the top, for
    /// painting and as a broad phase. If these are all ids, the list is shared, not copied.
    ShapeIds candidates(const Aabb2 &box) const;

    // Changing. Each call is one undo step. An open gesture is canceled first. Signals are emitted after the change, so
    // that slots can change the document again. Only slots of shapesAboutToBeRemoved() and functions passed to
    // changeShapes() cannot: their changes are refused.
    /// Adds shapes on top, in their order, or on top within the groups that they refer to. If any shape is invalid,
    /// none is added: the function returns no ids, and errorString() gives the reason. Does not select the shapes. The
    /// shapes get consecutive ids from DocumentData::nextId on, so that a connector can end at a shape before it in the
    /// list.
    ShapeIds addShapes(const QList<Shape> &shapes, const QString &text = {});
    ShapeId addShape(const Shape &shape, const QString &text = {});
    /// Adds a copy of a drawing at the top of the document or of a group, with new ids for its shapes and groups, and
    /// moves it into a container unless that is null. Returns the shapes from the bottom to the top. Refuses invalid
    /// data like addShapes().
    ShapeIds addDrawing(const DocumentData &drawing, GroupId into = {}, const QString &text = {},
                        ShapeId container = {});
    /// Returns the number of removed shapes. A group is removed with its last shape. See whenEndRemoved for connectors
    /// that are bound to the shapes.
    int removeShapes(const ShapeIds &ids, const QString &text = {});
    /// Applies a function to each shape in the list. If any result is invalid, nothing changes. Returns the number of
    /// changed shapes. The function cannot change the group of a shape. Consecutive calls with the same nonzero merge
    /// id are one undo step as long as they change the same shapes.
    int changeShapes(const ShapeIds &ids, const std::function<void(Shape &)> &change, const QString &text = {},
                     int mergeId = 0);
    int changeShape(ShapeId id, const Shape &shape, const QString &text = {});
    /// Assigns to each shape the placement with the same index. For repeated ids the first placement counts; lists of
    /// different lengths change nothing. Otherwise it works like changeShapes(), at a lower cost. When whole groups are
    /// rotated or mirrored, pass the new angles of their frames in degrees as well.
    int placeShapes(const ShapeIds &ids, const QList<Placement> &placements, const QString &text = {}, int mergeId = 0,
                    const GroupIds &groups = {}, const QList<double> &rotations = {});
    enum class Place { Top, Up, Down, Bottom };
    Q_ENUM(Place)
    /// Moves the units that units(ids, scope) returns among their siblings. The units keep their relative order and
    /// their groups. Up and Down move past the next overlapping unit. Returns whether anything moved.
    bool reorder(const ShapeIds &ids, Place place, GroupId scope = {});
    /// Moves the units directly above or below another shape or group, and into the group that contains it. A group
    /// cannot move into itself.
    bool reorderAbove(const ShapeIds &ids, const Unit &other, GroupId scope = {});
    bool reorderAbove(const ShapeIds &ids, ShapeId other) { return reorderAbove(ids, Unit{{}, other}); }
    bool reorderBelow(const ShapeIds &ids, const Unit &other, GroupId scope = {});
    bool reorderBelow(const ShapeIds &ids, ShapeId other) { return reorderBelow(ids, Unit{{}, other}); }
    /// Groups the units that units(ids, scope) returns; at least two are needed. The new group is at the position of
    /// the topmost unit, in the deepest group that contains all of them. Its frame has the angle that all units share,
    /// or else 0. Returns null if no group is created, with the reason in errorString().
    GroupId group(const ShapeIds &ids, GroupId scope = {}, const QString &text = {});
    /// Removes groups. Their members join the nearest containing group that remains, if any, and keep their ranks.
    /// Returns the number of removed groups.
    int ungroup(const GroupIds &ids, const QString &text = {});
    /// Moves the units that units(ids, scope) returns into a container, on top of everything in it, or out of their
    /// containers into the scope if the container is null. They stay where they are in the scene. Connectors between
    /// shapes that are in the same container then follow. Returns whether anything changed. A container cannot be moved
    /// into itself.
    bool moveInto(const ShapeIds &ids, ShapeId container, GroupId scope = {}, const QString &text = {});
    /// Adds shapes as addShapes() does, and moves them into a container in the same undo step, unless it is null.
    ShapeIds addShapesInto(ShapeId container, const QList<Shape> &shapes, const QString &text = {});
    /// Collapses or expands containers. A collapsed container shows only its title, with ShapeKind::collapsedSize(),
    /// and hides everything in it; its first corner stays in place. Expanding restores the other side of its size.
    /// Returns the number of changed containers. Containers into which nothing was moved yet are skipped.
    int setCollapsed(const ShapeIds &containers, bool isCollapsed, const QString &text = {});
    /// Replaces the values of a group, such as its name, locking, visibility and angle, but not its parent, its
    /// container and its expanded size. Returns whether anything changed.
    bool changeGroup(GroupId id, const Group &group, const QString &text = {});
    /// The reason for the last refusal, as a message; empty if the last change was accepted.
    QString errorString() const;

    /// The undo steps. When they exceed undoMemoryLimit, the oldest ones are removed, at least one in a hundred.
    QUndoStack *undoStack() const;
    qint64 undoMemoryLimit() const;
    void setUndoMemoryLimit(qint64 bytes);
    /// The approximate memory of all undo steps in bytes. Outlines, texts and lists that copies share count once, and
    /// those that a step shares with the state after it do not count. Commands of the application count as 0.
    qint64 undoMemory() const;

    // Whole documents
    /// A cheap copy: it is implicitly shared until the copy or the document changes.
    DocumentData data() const;
    /// Replaces the whole drawing, as after loading. Clears the undo stack and marks it as clean. Refuses the data as a
    /// whole (returns false, with the reason in errorString()) if any of it is invalid, for example if a shape does not
    /// occur exactly once in the order.
    bool setData(const DocumentData &data);
    void clear();
    /// Reads a file. On failure the document stays unchanged. Waits for a running save.
    FileResult load(const QString &fileName, const FileLimits &limits = FileLimits::forOpening());
    /// Writes a file. On failure the old file stays unchanged. Marks the current state as clean. The changes of an open
    /// gesture are not written. Waits for a running save.
    FileResult save(const QString &fileName);
    /// As save(), on another thread. Only one task runs at a time: returns null if another one is running, with the
    /// reason in errorString(). The task writes the document in its state at the time of the call. A document that was
    /// modified stays modified until the task succeeds. If the task fails or is canceled, it remains modified. Each
    /// change after the call makes the document modified, until undo restores the written state.
    FileTask *startSaving(const QString &fileName);
    /// As load(), on another thread. The document is replaced once the whole file is read. Fails if the document has
    /// changed since the start, so that no change is lost silently.
    FileTask *startLoading(const QString &fileName, const FileLimits &limits = FileLimits::forOpening());
    /// The running task; null for none.
    FileTask *fileTask() const;
    /// False if the document is in the state that was last saved or loaded.
    bool isModified() const;

    /// The open gesture; null for none.
    Gesture *gesture() const;

    /// The time in milliseconds that the paths of connectors may take in one step of a gesture, so that a drag follows
    /// the pointer. Paths that are not ready by then stay as they were. They are computed from the event loop, in
    /// portions of the same time, with the signals of further changes. Any question whose answer depends on them, such
    /// as find() and shapesAt(), and any change apart from the gesture computes them first, so that no answer depends
    /// on the time. The paths of a few connectors are never late. With 0, these are computed in each portion; with a
    /// negative number, and in a thread without an event loop, no path is late. Default: 8.
    int routeBudget() const;
    void setRouteBudget(int milliseconds);
    /// Whether any path is not up to date.
    bool hasLateRoutes() const;

Q_SIGNALS:
    void shapesAdded(const Trammel::ShapeIds &ids);
    void shapesAboutToBeRemoved(const Trammel::ShapeIds &ids);
    void shapesRemoved(const Trammel::ShapeIds &ids);
    void shapesChanged(const Trammel::ShapeIds &ids);
    void orderChanged();
    /// Emitted when groups are added, removed or changed. If a shape joins or leaves a group, shapesChanged() is
    /// emitted.
    void groupsChanged(const Trammel::GroupIds &ids);
    /// Emitted when the number of shapes may have changed.
    void countChanged(int count);
    /// Emitted when everything is replaced, by setData(), load() and clear().
    void reset();
    /// Emitted when a part of the scene must be repainted. The region, in scene coordinates, covers the painted bounds
    /// before and after the change.
    void regionChanged(const QRectF &region);
    /// Emitted after undo or redo with the affected shapes that still exist. A Selection then selects these shapes.
    void historyStepped(const Trammel::ShapeIds &ids);
    void modifiedChanged(bool modified);
    void whenEndRemovedChanged(Trammel::Document::WhenEndRemoved effect);
    void undoMemoryLimitChanged(qint64 bytes);
    /// Emitted when the document cancels an open gesture, for example before undo, and reverts its changes.
    /// Gesture::cancel() does not emit it.
    void gestureCanceled();

private:
    bool reorderBeside(const ShapeIds &ids, const Unit &other, GroupId scope, bool isAbove);

    friend class AreaHits;
    friend class AsDrawn;
    friend class EditorActions;
    friend class FileTask;
    friend class Gesture;
    friend class Selection;
    friend class SolidScene;
    friend class UndoMacro;
    friend struct NearestShapes;
    friend TRAMMEL_WIDGETS_EXPORT ShapeIds insertDrawing(Document &document, const DocumentData &drawing,
                                                         QPointF offset, const QString &text, GroupId into,
                                                         ShapeId container);
    std::unique_ptr<DocumentState> d;
};

} // namespace Trammel
