#pragma once

#include "widgets/model/group.h"
#include "widgets/model/shapeidset.h"
#include "widgets/widgets_export.h"

#include <QtCore/QObject>

namespace Trammel {

class Document;

/// The shapes chosen in one editor, in the order of choosing. Not undoable; after undo and redo the
/// shapes touched are selected, when several selections share a document in the active one alone. Holds existing,
/// visible shapes only. One signal a call, and none when nothing is different; a rubber band previews without a signal
/// to the outside: see begin(). Groups are chosen by their shapes: one is when all of its shapes that can be selected
/// are. Which groups are meant by that, and which by their members, follows from the group that was entered.
class TRAMMEL_WIDGETS_EXPORT Selection : public QObject
{
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr);

    /// The document is borrowed; the selection empties when it changes or goes.
    void setDocument(Document *document);
    Document *document() const;
    /// Makes this the one selection of its document that follows undo and redo. An editor does so when it gets the
    /// focus and when it is asked to undo or redo. All follow as long as none is active.
    void activate();

    /// Linear after change() has taken something out.
    const ShapeIds &ids() const;
    bool contains(ShapeId id) const { return m_set.contains(id); }
    bool isEmpty() const { return m_set.isEmpty(); }
    int count() const { return int(m_set.count()); }

    void set(const ShapeIds &ids);
    void add(const ShapeIds &ids);
    void remove(const ShapeIds &ids);
    void toggle(const ShapeIds &ids);
    void clear();
    /// Takes out and then adds, at the end: the cost is that of the difference alone, whatever is selected.
    void change(const ShapeIds &added, const ShapeIds &removed);

    /// The group in which somebody chooses; null for the whole drawing. What is chosen is in it: choosing
    /// something else leaves it, and so does whatever removes, hides or locks it.
    GroupId enteredGroup() const { return m_entered.value(0); }
    /// Keeps what is chosen in the group. Null leaves all groups; unknown, hidden and locked ones are
    /// skipped.
    void enterGroup(GroupId id);
    /// Goes to the group around the one entered, and chooses what was left. False in the whole drawing.
    bool leaveGroup();
    /// What the chosen shapes mean: Document::units() and Document::carried() for the group entered.
    Units units() const;
    ShapeIds carried() const;
    /// Adds or takes out the unit around a shape: takes it out when all of it is chosen.
    void toggleUnit(ShapeId id);
    /// Adds or takes out a shape by itself, whatever it is in, and enters the deepest group that holds it and
    /// all else that is chosen.
    void toggleMember(ShapeId id);
    /// What choosing a shape chooses: all that can be selected of the unit that it belongs to, in the group
    /// entered, or else in the one around that which holds it.
    ShapeIds unitAround(ShapeId id) const;
    /// That unit; null for an unknown id.
    Unit unitOf(ShapeId id) const;

    /// Between begin() and end() the views follow every change (previewed()), and changed() comes once,
    /// at the end, if the result differs from the start.
    void begin();
    void end();
    /// Takes back everything since begin(); no changed(), unless a shape chosen before is gone since.
    void cancel();

Q_SIGNALS:
    /// The selection is another one; once a gesture.
    void changed();
    /// What is shown as selected differs, also while a gesture lasts: for views.
    /// What came in and what went out; nothing of either when only the order is another one.
    void previewed(const Trammel::ShapeIds &added, const Trammel::ShapeIds &removed);
    void enteredGroupChanged(Trammel::GroupId id);

private:
    bool isFit(ShapeId id) const;
    void reset();
    void followHistory(const ShapeIds &ids);
    void assign(const ShapeIds &ids);
    void dropUnfit(const ShapeIds &ids);
    void tell(const ShapeIds &added, const ShapeIds &removed);
    void tidy() const;
    /// From the innermost.
    GroupIds pathOf(GroupId id) const;
    /// Without the groups that do not hold all of the shapes.
    GroupIds pathAround(const ShapeIds &ids, GroupIds path) const;
    void setPath(const GroupIds &path);
    /// The first of a path, from within, that can be entered and holds all that is selected.
    void enterWhatIsLeft(GroupIds path);

    Document *m_document = nullptr;
    ShapeIdSet m_set;
    /// In the order of choosing. Untidy, it also has entries that do not count: those of ids that are not
    /// in the set, and of an id that is there more than once all but the last.
    mutable ShapeIds m_ids;
    mutable bool m_isTidy = true;
    /// The group entered and those around it.
    GroupIds m_entered;
    GroupIds m_startEntered;
    ShapeIds m_start;
    bool m_isOpen = false;
};

} // namespace Trammel
