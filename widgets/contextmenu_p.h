#pragma once

#include "widgets/model/shapeid.h"

#include <QtWidgets/QMenu>

#include <functional>

namespace Trammel {

class ShapeEditor;

/// What can be done at a place of an editor. It lists all that lies there, from what a click takes down, so
/// that everything can be selected that is covered by something else.
class ContextMenu : public QMenu
{
    Q_OBJECT

public:
    /// The shapes are those at the place. While one is pointed at in the list the function is told so, and
    /// of a null id at the end.
    ContextMenu(ShapeEditor &editor, const ShapeIds &under, const std::function<void(ShapeId)> &point);

private:
    void addShapes(const ShapeIds &under);

    ShapeEditor &m_editor;
    std::function<void(ShapeId)> m_point;
};

} // namespace Trammel
