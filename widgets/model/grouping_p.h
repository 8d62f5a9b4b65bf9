#pragma once

#include "widgets/model/documentstate_p.h"

#include <QtCore/QHash>

#include <vector>

namespace Trammel {

/// How many of the shapes are in each group, by its node in the tree.
std::vector<int> countsIn(const DocumentState &document, const ShapeIdSet &ids);

/// See Document::units().
Units chosenUnits(const DocumentState &document, const ShapeIds &ids, GroupId scope);

/// All shapes in the units, from the bottom to the top when the units go so.
ShapeIds shapesOf(const Document &document, const Units &units);

/// Changes which groups there are and what is in them: a draft, which becomes one command when it keeps
/// what documents promise. Groups that it leaves without shapes go.
class Regrouping
{
public:
    explicit Regrouping(DocumentState &document);

    /// A new group of units, with the next id.
    GroupId gather(const Units &units);
    /// Right above or below another one, into the group that this is in.
    void putBeside(const Units &units, const Unit &other, bool isAbove);
    /// Returns how many groups are no more.
    int dissolve(const GroupIds &ids);
    /// False when nothing is different, and, with the reason in the document, when the result is refused.
    bool push(const QString &text);

private:
    GroupId groupOf(ShapeId id) const;
    void put(const Unit &unit, GroupId into);
    GroupId commonGroup(const Units &units) const;
    int placeAbove(const Unit &unit, GroupId within) const;
    int nodeAround(const Unit &unit) const;
    void moveTo(int place, const ShapeIds &shapes);

    DocumentState &m_document;
    const GroupTree &m_tree;
    ShapeIds m_order;
    Groups m_groups;
    /// The next id of the document when this is done.
    quint32 m_nextId;
    /// The shapes that change their places or groups.
    ShapeIds m_shapes;
    QHash<ShapeId, GroupId> m_newGroups;
};

} // namespace Trammel
