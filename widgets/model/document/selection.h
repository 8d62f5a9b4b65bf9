#pragma once

#include <trammel/group.h>
#include <trammel/permissions.h>
#include <trammel/shapeidset.h>
#include <trammel/widgets_export.h>

#include <QtCore/QObject>

#include <memory>

namespace Trammel {

class Document;
class SelectionHistory;

/// The selected shapes of one editor, in the order of selection. A selection is not undoable by itself. Undo
/// restores the shapes that were selected before the step, and redo those that were selected after it. If several
/// selections share a document, only the active one follows; it selects the affected shapes if it was not active at the
/// step. The selection contains existing, visible shapes only. Each call emits changed() at most once, and only if
/// something changes; a rubber band shows a preview without changed(), see begin(). A group is selected if all of its
/// selectable shapes are. The entered group determines which groups are selected as a whole and which by their members.
class TRAMMEL_WIDGETS_EXPORT Selection : public QObject
{
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr);
    ~Selection() override;

    /// The document is borrowed. The selection is cleared when another document is set or the document is destroyed.
    void setDocument(Document *document);
    Document *document() const;
    /// Makes this the only selection of its document that follows undo and redo. An editor does so when it gets the
    /// focus and when undo or redo is triggered in it. If none is active, all follow.
    void activate();

    /// Takes linear time after change() has removed shapes.
    const ShapeIds &ids() const;
    bool contains(ShapeId id) const { return m_set.contains(id); }
    bool isEmpty() const { return m_set.isEmpty(); }
    int count() const { return int(m_set.count()); }

    void set(const ShapeIds &ids);
    void add(const ShapeIds &ids);
    void remove(const ShapeIds &ids);
    void toggle(const ShapeIds &ids);
    void clear();
    /// Removes shapes and then adds shapes at the end. The cost depends only on the size of the difference, not on the
    /// size of the selection.
    void change(const ShapeIds &added, const ShapeIds &removed);

    /// The group in which the user selects; null for the whole drawing. All selected shapes are in it. The group is
    /// left when a shape outside of it is selected, and when the group is removed, hidden or locked.
    GroupId enteredGroup() const { return m_entered.value(0); }
    /// Enters a group and deselects the shapes outside of it. Null leaves all groups; unknown, hidden and locked groups
    /// are ignored.
    void enterGroup(GroupId id);
    /// Enters the parent of the entered group and selects the group that was left. Returns false if no group is
    /// entered.
    bool leaveGroup();
    /// The results of Document::units() and Document::carried() for the selected shapes in the entered group.
    Units units() const;
    ShapeIds carried() const;
    /// Those of them that an edit may change: see Document::permitted().
    ShapeIds carried(Permissions needed) const;
    /// These shapes with everything in the containers among them, which moving, rotating, copying and removing affect.
    ShapeIds moved(Permissions needed = Permissions::none()) const;
    /// Selects the unit that contains a shape. If the whole unit is already selected, deselects it.
    void toggleUnit(ShapeId id);
    /// Selects or deselects a single shape, regardless of its groups, and enters the deepest group that contains it and
    /// all other selected shapes.
    void toggleMember(ShapeId id);
    /// The shapes to select for a given shape: the selectable shapes of the unit that contains it. The unit is
    /// determined in the entered group or, if the shape is outside of it, in the innermost group around it that
    /// contains the shape.
    ShapeIds unitAround(ShapeId id) const;
    /// The unit that contains the shape, as in unitAround(); null for an unknown id.
    Unit unitOf(ShapeId id) const;

    /// Between begin() and end(), each change emits previewed() but not changed(). Then end() emits changed() once, if
    /// the result differs from the start.
    void begin();
    void end();
    bool isOpen() const { return m_isOpen; }
    /// Reverts all changes since begin(). Does not emit changed(), unless a shape that was selected at the start no
    /// longer exists.
    void cancel();

Q_SIGNALS:
    /// Emitted after each change of the selected shapes; between begin() and end() only once, by end().
    void changed();
    /// Emitted at every change of the selected shapes, including those between begin() and end(), for views. Both lists
    /// are empty if only the order changes.
    void previewed(const Trammel::ShapeIds &added, const Trammel::ShapeIds &removed);
    void enteredGroupChanged(Trammel::GroupId id);

private:
    bool isFit(ShapeId id) const;
    void reset();
    bool isActive() const;
    void onHistoryStepped(const ShapeIds &ids);
    void onStackIndexChanged();
    void beginMacro();
    void endMacro();
    void finishStep();
    void assign(const ShapeIds &ids);
    void dropUnfit(const ShapeIds &ids);
    void tell(const ShapeIds &added, const ShapeIds &removed);
    void tidy() const;
    /// The group and the groups around it, from the innermost to the outermost.
    GroupIds pathOf(GroupId id) const;
    /// The path without the groups that do not contain all of the shapes.
    GroupIds pathAround(const ShapeIds &ids, GroupIds path) const;
    void setPath(const GroupIds &path);
    /// Enters the innermost group of a path that is selectable and contains all selected shapes.
    void enterWhatIsLeft(GroupIds path);

    Document *m_document = nullptr;
    ShapeIdSet m_set;
    /// In the order of selection. If not tidy, the list also contains stale entries: ids that are not in the set, and
    /// all but the last entry of a repeated id.
    mutable ShapeIds m_ids;
    mutable bool m_isTidy = true;
    /// The entered group and the groups around it, from the innermost.
    GroupIds m_entered;
    GroupIds m_startEntered;
    ShapeIds m_start;
    bool m_isOpen = false;
    const std::unique_ptr<SelectionHistory> m_history;
    QMetaObject::Connection m_stackConnection;

    friend class UndoMacro;
};

} // namespace Trammel
