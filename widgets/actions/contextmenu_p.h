#pragma once

#include <trammel/shapeid.h>

#include <QtWidgets/QMenu>

#include <functional>

namespace Trammel {

class ShapeEditor;

/// The context menu for a position in an editor. It lists the shapes at this position, in the order in which Alt+clicks
/// select them, so that covered shapes can be selected, too.
class ContextMenu : public QMenu
{
    Q_OBJECT

public:
    /// The given shapes are those at the position. The function is called with the shape that is highlighted in the
    /// list, and with a null id when the list closes.
    ContextMenu(ShapeEditor &editor, const ShapeIds &under, const std::function<void(ShapeId)> &point);

private:
    void addShapes(const ShapeIds &under);
    /// Adds a menu of the kinds to which the selected shapes can be changed.
    void addKinds();

    ShapeEditor &m_editor;
    std::function<void(ShapeId)> m_point;
};

} // namespace Trammel
