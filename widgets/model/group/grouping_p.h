#pragma once

#include "widgets/model/document/documentstate_p.h"

#include <QtCore/QHash>

#include <vector>

namespace Trammel {

/// The number of the given shapes in each group, by the index of its node in the tree.
std::vector<int> countsIn(const DocumentState &document, const ShapeIdSet &ids);

/// See Document::units().
Units chosenUnits(const DocumentState &document, const ShapeIds &ids, GroupId scope);

/// All shapes in the units. They go from the bottom to the top if the units do.
ShapeIds shapesOf(const Document &document, const Units &units);

/// A draft of changes to the groups and their members. It becomes one command if the result is valid. Groups that are
/// left without shapes are removed.
class Regrouping
{
public:
    explicit Regrouping(DocumentState &document);

    /// Creates a group of units with the next id.
    GroupId gather(const Units &units);
    /// Moves units directly above or below another unit, into the group that contains it.
    void putBeside(const Units &units, const Unit &other, bool isAbove);
    /// Returns the number of removed groups.
    int dissolve(const GroupIds &ids);
    /// Returns false if nothing changes, or if the result is refused, with the reason in the document's errorString.
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
    /// The next id of the document after the command.
    quint32 m_nextId;
    /// The shapes that move in the order, those whose group changes, and those in dissolved groups.
    ShapeIds m_shapes;
    QHash<ShapeId, GroupId> m_newGroups;
};

} // namespace Trammel
