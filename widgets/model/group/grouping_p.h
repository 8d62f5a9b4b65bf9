#pragma once

#include "widgets/model/document/documentstate_p.h"

#include <memory>
#include <optional>
#include <vector>

namespace Trammel {

class DocumentCommand;

/// The number of the given shapes in each group, by the index of its node in the tree.
std::vector<int> countsIn(const DocumentState &document, const ShapeIdSet &ids);

/// The meaning of a selected container: a unit with everything in it, or a shape of its own.
enum class ContainerMeaning { Unit, Shape };

/// See Document::units().
Units chosenUnits(const DocumentState &document, const ShapeIds &ids, GroupId scope,
                  ContainerMeaning meaning = ContainerMeaning::Unit);

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
    /// Moves units to the top of a container or, if it is null, out of their containers into the scope. Connectors
    /// between shapes that are in the same container then follow, and so do those that the container would cover.
    void putInto(const Units &units, ShapeId container, GroupId scope);
    /// Moves a connector whose ends are bound into the deepest group that contains both of them, above these.
    void takeConnector(ShapeId id);
    /// Returns the number of removed groups.
    int dissolve(const GroupIds &ids);
    /// The command that makes the changes. Null if nothing changes, or if the result is refused, with the reason in the
    /// document's errorString.
    std::unique_ptr<DocumentCommand> command(const QString &text);
    /// Pushes the command. Returns false if there is none.
    bool push(const QString &text);

private:
    GroupId groupOf(ShapeId id) const;
    /// Whether a group is another one or nested in it, after the changes so far.
    bool isWithin(GroupId id, GroupId outer) const;
    /// The group directly in an outer one that contains a group or is the group itself. Null if the group is the outer
    /// one.
    GroupId childToward(GroupId id, GroupId outer) const;
    /// The deepest group that contains both ends of a connector, which are bound.
    GroupId commonGroup(const Connector &ends) const;
    /// Moves the connectors of shapes that were moved into a group into the deepest group that contains both of their
    /// ends, above these.
    void takeConnectors(const ShapeIds &connectors, const ShapeIdSet &isMoved, GroupId into);
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
    PagedArray<std::optional<GroupId>> m_newGroups;
};

} // namespace Trammel
