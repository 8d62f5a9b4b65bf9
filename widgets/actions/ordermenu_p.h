#pragma once

#include <QtWidgets/QMenu>

namespace Trammel {

class ShapeEditor;

/// A menu of the shapes that the selected shapes overlap. The user chooses the shape above or below which they are
/// placed.
class OrderMenu : public QMenu
{
    Q_OBJECT

public:
    enum class Side { Above, Below };

    OrderMenu(ShapeEditor &editor, Side side);

private:
    void fill();

    ShapeEditor &m_editor;
    Side m_side;
};

} // namespace Trammel
