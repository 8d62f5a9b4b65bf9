#include "widgets/actions/actiontable_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

bool canDraw(const ActionState &state)
{
    return state.isEditable;
}

ActionRow toolRow(Action action, const ActionIcon &icon, const char *text, const QList<QKeySequence> &shortcuts,
                  bool (*isEnabled)(const ActionState &), void (*run)(const ActionContext &, bool),
                  bool (*isChecked)(const ActionContext &))
{
    return {action, icon, text, shortcuts, isEnabled, run, isChecked, ActionRow::Group::Tools, false};
}

template <ToolKind tool> void choose(const ActionContext &context, bool)
{
    context.editor.setTool(tool);
}

template <ToolKind tool> bool isChosen(const ActionContext &context)
{
    return context.editor.tool() == tool;
}

template <RubberBandMode mode> void chooseBand(const ActionContext &context, bool)
{
    context.editor.setRubberBandMode(mode);
}

template <RubberBandMode mode> bool isBandChosen(const ActionContext &context)
{
    return context.editor.rubberBandMode() == mode;
}

template <RubberBandMode mode> ActionRow bandRow(Action action, const ActionIcon &icon, const char *text)
{
    return {action, icon, text, {}, nullptr, chooseBand<mode>, isBandChosen<mode>, ActionRow::Group::Bands, false};
}

} // namespace

QList<ActionRow> toolRows()
{
    return {
        toolRow(Action::SelectTool, {"M 6 3.5 L 6 18 L 9.8 14.6 L 12.3 20.2 L 14.8 19.1 L 12.4 13.6 L 17.5 13.3 Z"},
                QT_TRANSLATE_NOOP("Trammel", "Select"), {Qt::Key_V}, nullptr, choose<ToolKind::Select>,
                isChosen<ToolKind::Select>),
        toolRow(Action::LassoTool,
                {"M 8.5 16.5 C 1.5 13 2 5 12 4.5 C 22 4.5 22.5 14 15 16 C 11.5 17 8 17 6.5 16 C 4.5 14.5 7 12.5 8.5 "
                 "14.5 C 10 16.5 8.5 19.5 6 20.5"},
                QT_TRANSLATE_NOOP("Trammel", "Lasso"), {Qt::Key_Q}, nullptr, choose<ToolKind::Lasso>,
                isChosen<ToolKind::Lasso>),
        toolRow(Action::RectangleTool, {"R 4 6 16 12 0"}, QT_TRANSLATE_NOOP("Trammel", "Rectangle"), {Qt::Key_R},
                canDraw, choose<ToolKind::Rectangle>, isChosen<ToolKind::Rectangle>),
        toolRow(Action::RoundedRectangleTool, {"R 4 6 16 12 4"}, QT_TRANSLATE_NOOP("Trammel", "Rounded Rectangle"),
                {Qt::SHIFT | Qt::Key_R}, canDraw, choose<ToolKind::RoundedRectangle>,
                isChosen<ToolKind::RoundedRectangle>),
        toolRow(Action::EllipseTool, {"E 12 12 8.5 6.5"}, QT_TRANSLATE_NOOP("Trammel", "Ellipse"), {Qt::Key_O}, canDraw,
                choose<ToolKind::Ellipse>, isChosen<ToolKind::Ellipse>),
        toolRow(Action::PolygonTool, {"M 4 5 L 12 5 L 12 11 L 20 11 L 20 19 L 4 19 Z"},
                QT_TRANSLATE_NOOP("Trammel", "Polygon"), {Qt::Key_P}, canDraw, choose<ToolKind::Polygon>,
                isChosen<ToolKind::Polygon>),
        toolRow(Action::PolylineTool,
                {"M 4 18 L 9.5 7 L 14.5 15.5 L 20 5.5",
                 "E 4 18 1.7 1.7 E 9.5 7 1.7 1.7 E 14.5 15.5 1.7 1.7 E 20 5.5 1.7 1.7"},
                QT_TRANSLATE_NOOP("Trammel", "Line"), {Qt::Key_L}, canDraw, choose<ToolKind::Polyline>,
                isChosen<ToolKind::Polyline>),
        toolRow(Action::ArrowTool, {"M 4.5 19.5 L 19.5 4.5 M 11 4.5 L 19.5 4.5 L 19.5 13"},
                QT_TRANSLATE_NOOP("Trammel", "Arrow"), {Qt::Key_A}, canDraw, choose<ToolKind::Arrow>,
                isChosen<ToolKind::Arrow>),
        toolRow(Action::TextTool, {"M 5 8.5 L 5 5 L 19 5 L 19 8.5 M 12 5 L 12 19 M 9 19 L 15 19"},
                QT_TRANSLATE_NOOP("Trammel", "Text"), {Qt::Key_T}, canDraw, choose<ToolKind::Text>,
                isChosen<ToolKind::Text>),
        toolRow(Action::ConnectorTool, {"M 8 8 L 16 16 M 16 12.5 L 16 16 L 12.5 16", "R 3 3 6 6 1 R 15.5 15.5 6 6 1"},
                QT_TRANSLATE_NOOP("Trammel", "Connector"), {Qt::SHIFT | Qt::Key_L}, canDraw,
                choose<ToolKind::Connector>, isChosen<ToolKind::Connector>),
        toolRow(Action::PenTool,
                {"M 12 3 L 17.5 13 L 14.5 18 L 9.5 18 L 6.5 13 Z M 12 3 L 12 11.5 M 8 21 L 16 21", "E 12 13 1.5 1.5"},
                QT_TRANSLATE_NOOP("Trammel", "Pen"), {Qt::Key_B}, canDraw, choose<ToolKind::Pen>,
                isChosen<ToolKind::Pen>),
        toolRow(Action::PencilTool,
                {"M 4 20 L 5.2 15.4 L 16.2 4.4 L 19.6 7.8 L 8.6 18.8 Z M 13.7 6.9 L 17.1 10.3",
                 "M 4 20 L 4.7 17.5 L 6.5 19.3 Z"},
                QT_TRANSLATE_NOOP("Trammel", "Pencil"), {Qt::SHIFT | Qt::Key_P}, canDraw, choose<ToolKind::Pencil>,
                isChosen<ToolKind::Pencil>),
        toolRow(
            Action::OwnKindTool,
            {"M 12 3.5 L 19.5 8 L 19.5 16 L 12 20.5 L 4.5 16 L 4.5 8 Z M 4.5 8 L 12 12.5 L 19.5 8 M 12 12.5 L 12 20.5"},
            QT_TRANSLATE_NOOP("Trammel", "Own Kind"), {},
            [](const ActionState &state) { return state.isEditable && state.hasOwnKind; }, choose<ToolKind::OwnKind>,
            isChosen<ToolKind::OwnKind>),
        bandRow<RubberBandMode::Touch>(Action::TouchBand, {"E 15.5 14.5 5 5", "", "R 3.5 3.5 12 12 0"},
                                       QT_TRANSLATE_NOOP("Trammel", "Rubber Band: Touch")),
        bandRow<RubberBandMode::Enclose>(Action::EncloseBand, {"R 3.5 3.5 17 17 0 E 12 12 4.5 4.5"},
                                         QT_TRANSLATE_NOOP("Trammel", "Rubber Band: Enclose")),
        bandRow<RubberBandMode::ByDirection>(
            Action::BandByDirection,
            {"M 12 3.5 L 20.5 3.5 L 20.5 14 L 12 14 M 14.5 19.5 L 20.5 19.5 M 18 17 L 20.5 19.5 L 18 22 "
             "M 9.5 19.5 L 3.5 19.5 M 6 17 L 3.5 19.5 L 6 22",
             "", "M 12 3.5 L 3.5 3.5 L 3.5 14 L 12 14"},
            QT_TRANSLATE_NOOP("Trammel", "Rubber Band: By Direction")),
    };
}

} // namespace Trammel
