#pragma once

#include "geometry/spatialindex.h"
#include "widgets/model/documentdata.h"
#include "widgets/model/serialization.h"
#include "widgets/widgets_export.h"

#include <QtCore/QObject>
#include <QtCore/QRectF>

#include <functional>
#include <memory>
#include <utility>

QT_BEGIN_NAMESPACE
class QUndoStack;
QT_END_NAMESPACE

namespace Trammel {

class DocumentState;
class FileTask;
class Gesture;
class Region;
struct NearestShapes;

enum class RubberBandMode { Touch, Enclose };

/// Pairs of shapes. When there are too many, which of them are here is not defined.
struct ShapePairs
{
    QList<std::pair<ShapeId, ShapeId>> pairs;
    bool isComplete = true;
};

/// A drawing: the only truth about its shapes. Needs no window. What changes it can be undone; views,
/// selections and applications learn of changes by signals. Values that are not finite or too large are
/// refused with a reason, unknown ids are skipped, and a mutator returns what it did.
/// A slot of any of its signals may delete the document. A slot of the signals of its undo stack uses deleteLater()
/// instead, since a QUndoStack emits several in a row.
class TRAMMEL_WIDGETS_EXPORT Document : public QObject
{
    Q_OBJECT
    /// How many shapes there are, hidden ones too; 0 at first. Read only.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Whether there is something to save; false at first. Read only.
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)

public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    // Reading
    int count() const;
    bool contains(ShapeId id) const;
    /// Null for an unknown id. Good until the document is changed.
    const Shape *find(ShapeId id) const;
    /// All ids from the bottom to the top.
    ShapeIds ids() const;
    /// The place in that order, 0 at the bottom; -1 for an unknown id.
    int rank(ShapeId id) const;
    /// The ids of a list that exist, once each, from the bottom to the top.
    ShapeIds sorted(const ShapeIds &ids) const;
    /// Not hidden, and in no hidden group; false for an unknown id.
    bool isVisible(ShapeId id) const;
    /// Visible and not locked, and in no group that is hidden or locked; false for an unknown id.
    bool isSelectable(ShapeId id) const;
    /// From the bottom to the top; those in a group, or all.
    ShapeIds selectableIds(GroupId scope = {}) const;
    bool hasHidden() const;
    /// Whether a visible shape is locked.
    bool hasLocked() const;
    /// The box around all shapes; empty for none.
    Aabb2 bounds() const;
    Aabb2 bounds(const ShapeIds &ids) const;

    // Groups. A scope is the group that somebody works in; null is the whole drawing. Lists of shapes and
    // units go from the bottom to the top.
    const Groups &groups() const;
    /// Null for an unknown id. Good until the document is changed.
    const Group *find(GroupId id) const;
    bool contains(GroupId id) const { return find(id) != nullptr; }
    bool isVisible(GroupId id) const;
    bool isSelectable(GroupId id) const;
    /// All shapes in a group and in the groups in it.
    ShapeIds members(GroupId id) const;
    /// Whether a shape or a group is somewhere in a group; all that is known is in the null one.
    bool isWithin(ShapeId id, GroupId scope) const;
    bool isWithin(GroupId id, GroupId scope) const;
    /// All that is directly in a scope: its shapes, and its groups each as one.
    Units units(GroupId scope = {}) const;
    /// What a shape belongs to when somebody works in a scope: the group directly in it that holds the
    /// shape, or the shape itself. Null when the shape is not in the scope.
    Unit unitOf(ShapeId id, GroupId scope = {}) const;
    /// What shapes that are chosen mean in a scope: a group (never the scope itself or one that it is in)
    /// whose shapes that can be selected are all chosen counts as chosen whole, the outermost alone; the
    /// other shapes count each by itself. Where none in a group can be selected, all of them must be chosen.
    Units units(const ShapeIds &ids, GroupId scope = {}) const;
    /// The shapes that an operation of the user on a selection acts on: those in its groups, hidden and
    /// locked ones too, and its single shapes that can be selected.
    ShapeIds carried(const ShapeIds &ids, GroupId scope = {}) const;
    /// The groups whose shapes are all in a list, hidden and locked ones too, each before those in it:
    /// what turns the shapes turns their frames.
    GroupIds wholeGroups(const ShapeIds &ids) const;

    // Asking where things are: visible shapes alone, exact, from the bottom to the top
    /// The shapes that a quad touches or encloses; locked ones only on demand.
    ShapeIds shapesIn(const Quad &quad, RubberBandMode mode, bool withLocked = false) const;
    /// The same of a region, which may be concave, in several parts and with holes.
    ShapeIds shapesIn(const Region &region, RubberBandMode mode, bool withLocked = false) const;
    /// The shapes under a point: filled ones that hold it, and all whose outline is within the tolerance
    /// (scene units) or half their stroke of it.
    ShapeIds shapesAt(QPointF point, double tolerance, bool withLocked = false) const;
    /// The one that a click means: the topmost filled shape under the point bounds the search; on it and
    /// above it the nearest outline within the tolerance wins. Null for none.
    ShapeId shapeAt(QPointF point, double tolerance, bool withLocked = false) const;
    /// All pairs of shapes that share a point, locked ones too, filled ones read as areas: the lower one
    /// first, in the order of their places. At most so many, and none beyond some ten million pairs whose
    /// bounds meet.
    ShapePairs overlappingPairs(qsizetype most = 1 << 22) const;
    /// Kept at hand; empty for an unknown id.
    Aabb2 paintedBounds(ShapeId id) const;
    /// The ids whose painted bounds meet a box, hidden ones too, from the bottom to the top: for painting.
    /// When that is all of them they are shared, not copied.
    ShapeIds candidates(const Aabb2 &box) const;

    // Changing: one step of undo each. A gesture that is open is cancelled first. Signals come when the
    // change is done, so that slots may change the document again; only a slot of
    // shapesAboutToBeRemoved(), and a function given to changeShapes(), may not: they are refused.
    /// Puts shapes on top, in their order, or on top in the groups that they name. Faulty ones are refused
    /// all together: no id, and the reason in fault(). Selects nothing.
    ShapeIds addShapes(const QList<Shape> &shapes, const QString &text = {});
    ShapeId addShape(const Shape &shape, const QString &text = {});
    /// Puts a copy of a drawing on top, or on top in a group, with new ids for its shapes and groups. Returns the
    /// shapes from the bottom to the top. Refused like addShapes().
    ShapeIds addDrawing(const DocumentData &drawing, GroupId into = {}, const QString &text = {});
    /// Returns how many were removed. A group whose last shape goes, goes too.
    int removeShapes(const ShapeIds &ids, const QString &text = {});
    /// Applies a function to each shape named. When one result is faulty nothing is changed. Returns
    /// how many shapes are different now. The group that a shape is in stays. Bursts with the same merge id (not 0) are
    /// one step of undo as long as they change the same shapes.
    int changeShapes(const ShapeIds &ids, const std::function<void(Shape &)> &change, const QString &text = {},
                     int mergeId = 0);
    int changeShape(ShapeId id, const Shape &shape, const QString &text = {});
    /// Puts each shape where the placement with its index says; the first counts for an id that is there
    /// twice, and lists of different lengths change nothing. As changeShapes() in all else, and cheaper.
    /// What turns or mirrors whole groups gives their frames other angles with it, in degrees.
    int placeShapes(const ShapeIds &ids, const QList<Placement> &placements, const QString &text = {}, int mergeId = 0,
                    const GroupIds &groups = {}, const QList<double> &rotations = {});
    enum class Place { Top, Up, Down, Bottom };
    Q_ENUM(Place)
    /// Moves the units that shapes mean in a scope among their siblings, keeping the order among them, and
    /// leaves none's group. Up and Down go past the next unit that overlaps them. Returns whether anything
    /// moved.
    bool reorder(const ShapeIds &ids, Place place, GroupId scope = {});
    /// Moves them to right above, or right below, another shape or group, and into the group that this is
    /// in. A group does not go into itself.
    bool reorderAbove(const ShapeIds &ids, const Unit &other, GroupId scope = {});
    bool reorderAbove(const ShapeIds &ids, ShapeId other) { return reorderAbove(ids, Unit{{}, other}); }
    bool reorderBelow(const ShapeIds &ids, const Unit &other, GroupId scope = {});
    bool reorderBelow(const ShapeIds &ids, ShapeId other) { return reorderBelow(ids, Unit{{}, other}); }
    /// Makes a group of the units that shapes mean in a scope, two at least: they gather at the place of
    /// the topmost one, in the deepest group that holds them all. Its frame has the angle that they have
    /// in common, or else none. Null, and the reason in fault(), when there is nothing to group.
    GroupId group(const ShapeIds &ids, GroupId scope = {}, const QString &text = {});
    /// What is in the groups is then in the groups that these were in, at the same places. Returns how many
    /// there were.
    int ungroup(const GroupIds &ids, const QString &text = {});
    /// Gives a group another name, lock, visibility or angle; what it is in stays. Returns whether anything
    /// is different now.
    bool changeGroup(GroupId id, const Group &group, const QString &text = {});
    /// The reason of the last refusal; empty when the last change was accepted.
    QString fault() const;

    QUndoStack *undoStack() const;

    // Whole documents
    /// Cheap: shared until one of the two is changed.
    DocumentData data() const;
    /// Takes the place of everything, as after loading: clears the undo stack, marks it clean. Refused as
    /// a whole (false, and the reason in fault()) when a shape is faulty or not in the order once.
    bool setData(const DocumentData &data);
    void clear();
    /// Reads a file; on failure the document stays as it was. Waits for a save that is running.
    FileResult load(const QString &fileName);
    /// Writes a file; on failure the old file stays as it was. Marks this state as clean. What an open
    /// gesture has changed is not in it. Waits for a save that is running.
    FileResult save(const QString &fileName);
    /// The same on another thread, one at a time: null, and the reason in fault(), while another runs.
    /// What is written is the document as it is now; it is modified until that is done, and again as soon
    /// as it is changed, until undo leads back. On failure and after cancelling the document counts as
    /// modified as it did before.
    FileTask *startSaving(const QString &fileName);
    /// What is read takes the document's place when all of it is ready. Fails when the document is not
    /// as it was at the start any more: nobody loses a change silently.
    FileTask *startLoading(const QString &fileName);
    /// What is running now; null for nothing.
    FileTask *fileTask() const;
    /// False when the document is as it was last saved or loaded.
    bool isModified() const;

    /// The gesture that is open now, or null.
    Gesture *gesture() const;

Q_SIGNALS:
    void shapesAdded(const Trammel::ShapeIds &ids);
    void shapesAboutToBeRemoved(const Trammel::ShapeIds &ids);
    void shapesRemoved(const Trammel::ShapeIds &ids);
    void shapesChanged(const Trammel::ShapeIds &ids);
    void orderChanged();
    /// Groups that are new, gone or different. Which group a shape is in is told by shapesChanged().
    void groupsChanged(const Trammel::GroupIds &ids);
    /// The number of shapes may be another one.
    void countChanged(int count);
    /// Everything is new: after setData(), load() and clear().
    void reset();
    /// A part of the scene looks different: painted bounds before and after.
    void regionChanged(const QRectF &region);
    /// Undo or redo is done with these shapes, those that still exist: they are what a user looks at now.
    void historyStepped(const Trammel::ShapeIds &ids);
    void modifiedChanged(bool modified);
    /// An open gesture was ended from outside: its changes are taken back.
    void gestureCancelled();

private:
    bool reorderBeside(const ShapeIds &ids, const Unit &other, GroupId scope, bool isAbove);

    friend class AreaHits;
    friend class FileTask;
    friend class Gesture;
    friend class Selection;
    friend struct NearestShapes;
    std::unique_ptr<DocumentState> d;
};

} // namespace Trammel
