#pragma once

#include <trammel/shapeid.h>
#include <trammel/widgets_export.h>

#include <QtCore/QJsonObject>
#include <QtCore/QMap>
#include <QtCore/QSizeF>
#include <QtCore/QString>

namespace Trammel {

/// Combines shapes and other groups. It is only a record that its members refer to, so that grouping moves and rotates
/// nothing. Its shapes, including those in nested groups, are adjacent in the order of the drawing, and there is at
/// least one. A group with a container consists of a shape such as a frame or a swimlane and of everything in it: its
/// members are selected one by one, and moving the container moves all of them.
struct TRAMMEL_WIDGETS_EXPORT Group
{
    /// The maximum nesting depth. Groups that are nested deeper are refused.
    static constexpr int LargestDepth = 1000;

    /// Null for a top-level group.
    GroupId parent;
    QString name;
    /// Locks or hides everything in the group.
    bool locked = false;
    bool hidden = false;
    /// The angle of the group's frame in degrees, clockwise on screen, in [0, 360).
    double rotation = 0;
    /// The container: a shape directly in the group that is below all others in it. Null for a group without one.
    ShapeId container;
    /// The size of the container before it was collapsed. All other shapes in the group are hidden while it is
    /// collapsed. Zero if it is not.
    QSizeF expandedSize{0, 0};
    /// The values of an application. See Shape::data.
    QJsonObject data;
    /// The fields of a file that this version does not know. They are written back unchanged. See Shape::extra.
    QJsonObject extra;

    bool isCollapsed() const { return expandedSize.width() != 0 || expandedSize.height() != 0; }

    /// The reason why a document refuses this record; empty for a valid one. Shapes and other groups are not checked.
    QString errorString() const;
    /// The group as a document stores it. See Shape::normalized().
    Group normalized() const;

    /// Compares exactly.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Group &a, const Group &b);
};

/// Groups by id. Implicitly shared.
using Groups = QMap<GroupId, Group>;

/// An item that is selected, moved and arranged as one: a group with everything in it, or a single shape.
struct Unit
{
    /// Null for a shape.
    GroupId group;
    /// Null for a group.
    ShapeId shape;

    bool isNull() const { return group.isNull() && shape.isNull(); }
    friend bool operator==(const Unit &, const Unit &) = default;
};

using Units = QList<Unit>;

} // namespace Trammel
