#include "widgets/settingactions_p.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;
using Mode = ShapeEditor::RubberBandMode;
using Tool = ShapeEditor::Tool;

struct ToolAction
{
    Action action;
    Tool tool;
    const char *text;
    QKeyCombination key = {};
};
constexpr std::array Tools{
    ToolAction{Action::SelectTool, Tool::Select, QT_TRANSLATE_NOOP("Trammel", "Select"), Qt::Key_V},
    ToolAction{Action::LassoTool, Tool::Lasso, QT_TRANSLATE_NOOP("Trammel", "Lasso"), Qt::Key_Q},
    ToolAction{Action::RectangleTool, Tool::Rectangle, QT_TRANSLATE_NOOP("Trammel", "Rectangle"), Qt::Key_R},
    ToolAction{Action::RoundedRectangleTool, Tool::RoundedRectangle, QT_TRANSLATE_NOOP("Trammel", "Rounded Rectangle"),
               Qt::SHIFT | Qt::Key_R},
    ToolAction{Action::EllipseTool, Tool::Ellipse, QT_TRANSLATE_NOOP("Trammel", "Ellipse"), Qt::Key_O},
    ToolAction{Action::PolygonTool, Tool::Polygon, QT_TRANSLATE_NOOP("Trammel", "Polygon"), Qt::Key_P},
    ToolAction{Action::PolylineTool, Tool::Polyline, QT_TRANSLATE_NOOP("Trammel", "Polyline"), Qt::Key_L},
    ToolAction{Action::OwnKindTool, Tool::OwnKind, QT_TRANSLATE_NOOP("Trammel", "Own Kind")}};

struct BandAction
{
    Action action;
    Mode mode;
    const char *text;
};
constexpr std::array Bands{
    BandAction{Action::TouchBand, Mode::Touch, QT_TRANSLATE_NOOP("Trammel", "Band Selects What It Touches")},
    BandAction{Action::EncloseBand, Mode::Enclose, QT_TRANSLATE_NOOP("Trammel", "Band Selects What It Encloses")},
    BandAction{Action::BandByDirection, Mode::ByDirection,
               QT_TRANSLATE_NOOP("Trammel", "Band Encloses to the Right, Touches to the Left")}};

struct ToggleAction
{
    Action action;
    bool (ShapeEditor::*isOn)() const;
    void (ShapeEditor::*set)(bool);
    const char *text;
    QKeyCombination key = {};
};
constexpr std::array Toggles{
    ToggleAction{Action::ShowGrid, &ShapeEditor::isGridVisible, &ShapeEditor::setGridVisible,
                 QT_TRANSLATE_NOOP("Trammel", "Show Grid"), Qt::CTRL | Qt::Key_Apostrophe},
    ToggleAction{Action::SnapToGrid, &ShapeEditor::snapsToGrid, &ShapeEditor::setSnapToGrid,
                 QT_TRANSLATE_NOOP("Trammel", "Snap to Grid"), Qt::CTRL | Qt::SHIFT | Qt::Key_Apostrophe},
    ToggleAction{Action::SnapToShapes, &ShapeEditor::snapsToShapes, &ShapeEditor::setSnapToShapes,
                 QT_TRANSLATE_NOOP("Trammel", "Snap to Shapes")},
    ToggleAction{Action::SnapToSpacing, &ShapeEditor::snapsToSpacing, &ShapeEditor::setSnapToSpacing,
                 QT_TRANSLATE_NOOP("Trammel", "Snap to Equal Spacing")},
    ToggleAction{Action::SnapToAngles, &ShapeEditor::snapsToAngles, &ShapeEditor::setSnapToAngles,
                 QT_TRANSLATE_NOOP("Trammel", "Snap to Angles")},
    ToggleAction{Action::ShowCollisions, &ShapeEditor::showsCollisions, &ShapeEditor::setShowCollisions,
                 QT_TRANSLATE_NOOP("Trammel", "Show Collisions"), Qt::Key_C}};

/// Null where the action is not in the table.
template <typename Table> auto find(const Table &table, Action action)
{
    const auto found = std::find_if(table.begin(), table.end(), [=](const auto &row) { return row.action == action; });
    return found == table.end() ? nullptr : &*found;
}

QList<QKeySequence> shortcuts(QKeyCombination key)
{
    return key == QKeyCombination() ? QList<QKeySequence>() : QList<QKeySequence>{key};
}

} // namespace

QList<ActionDescription> SettingActions::descriptions()
{
    QList<ActionDescription> all;
    for (const ToolAction &row : Tools)
        all.append({row.action, ActionBehaviour::Tool, row.text, shortcuts(row.key)});
    for (const ToggleAction &row : Toggles)
        all.append({row.action, ActionBehaviour::Toggle, row.text, shortcuts(row.key)});
    for (const BandAction &row : Bands)
        all.append({row.action, ActionBehaviour::Band, row.text, {}});
    return all;
}

std::optional<bool> SettingActions::isEnabled(Action action) const
{
    const ToolAction *row = find(Tools, action);
    if (!row)
        return std::nullopt;
    const bool draws = row->tool != Tool::Select && row->tool != Tool::Lasso;
    const bool isThere = row->tool != Tool::OwnKind || !m_editor.ownKind().isEmpty();
    return !draws || (isThere && !m_editor.isReadOnly());
}

std::optional<bool> SettingActions::isChecked(Action action) const
{
    if (const ToolAction *row = find(Tools, action))
        return row->tool == m_editor.tool();
    if (const BandAction *row = find(Bands, action))
        return row->mode == m_editor.rubberBandMode();
    if (const ToggleAction *row = find(Toggles, action))
        return (m_editor.*row->isOn)();
    return std::nullopt;
}

bool SettingActions::trigger(Action action, bool isOn) const
{
    if (const ToolAction *tool = find(Tools, action))
        m_editor.setTool(tool->tool);
    else if (const BandAction *band = find(Bands, action))
        m_editor.setRubberBandMode(band->mode);
    else if (const ToggleAction *toggle = find(Toggles, action))
        (m_editor.*toggle->set)(isOn);
    else
        return false;
    return true;
}

} // namespace Trammel
