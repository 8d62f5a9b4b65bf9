#pragma once

#include <QtWidgets/QMenu>

namespace Trammel {

class ShapeEditor;

/// Lets the user choose the shape above or below which the selected shapes are placed, among those that they overlap.
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
