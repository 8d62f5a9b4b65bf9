#pragma once

#include <QtWidgets/QMenu>

namespace Trammel {

class ShapeEditor;

/// Asks for the shape above or below which the selected ones shall go: one of those that they overlap.
class PlaceMenu : public QMenu
{
    Q_OBJECT

public:
    enum class Side { Above, Below };

    PlaceMenu(ShapeEditor &editor, Side side);

private:
    void fill();

    ShapeEditor &m_editor;
    Side m_side;
};

} // namespace Trammel
