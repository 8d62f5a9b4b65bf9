#include "widgets/actions/actiontable_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/shape.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <algorithm>
#include <optional>
#include <utility>

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

/// The value that an action changes: that of the selected connectors if there are any, otherwise that of new ones.
/// Nothing if the connectors differ. Only the first of many shapes are examined.
template <typename Value>
std::optional<Value> commonOfConnectors(const ActionContext &context, Value ofNew, Value (*read)(const Shape &))
{
    constexpr qsizetype most = 1000;
    std::optional<Value> common;
    if (!context.editor.stylesNewShapes()) {
        const ShapeIds &ids = context.editor.selection()->carried();
        for (ShapeId id : ids.first(std::min(most, ids.size()))) {
            const Shape *shape = context.editor.document()->find(id);
            if (!shape || !shape->connector)
                continue;
            const Value value = read(*shape);
            if (common && *common != value)
                return std::nullopt;
            common = value;
        }
    }
    return common ? common : ofNew;
}

/// Changes new connectors and, unless only these are styled, the selected ones.
template <typename SetOfNew, typename Change>
void changeConnectors(const ActionContext &context, const SetOfNew &setOfNew, const Change &change, const QString &step)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const bool isOfNew = editor->stylesNewShapes();
    setOfNew(*editor);
    // A slot may have deleted the editor.
    if (!editor || isOfNew)
        return;
    const QPointer<Document> document(editor->document());
    const auto changeConnector = [&change](Shape &shape) {
        if (shape.connector)
            change(shape);
    };
    const int changed = document->changeShapes(editor->selection()->carried(), changeConnector, step);
    if (changed == 0 && editor && document && !document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
}

template <ConnectorLine line> bool isConnectorLineChosen(const ActionContext &context)
{
    return commonOfConnectors(context, context.editor.connectorLine(), connectorLineOf) == line;
}

template <ConnectorLine line> void chooseConnectorLine(const ActionContext &context, bool)
{
    changeConnectors(
        context, [](ShapeEditor &editor) { editor.setConnectorLine(line); },
        [](Shape &shape) { setConnectorLine(shape, line); }, QCoreApplication::translate("Trammel", "Change Route"));
}

void resetRoute(const ActionContext &context, bool)
{
    const auto change = [](Shape &shape) {
        if (!shape.connector || !std::as_const(shape).connector->hasPins())
            return;
        shape.connector->pins.clear();
        shape.connector->waypoints.clear();
    };
    context.editor.document()->changeShapes(context.editor.selection()->carried(Permission::Resize), change,
                                            QCoreApplication::translate("Trammel", "Reset Route"));
}

template <ConnectorJumps jumps> bool areJumpsChosen(const ActionContext &context)
{
    const auto read = [](const Shape &shape) { return shape.connector->jumps; };
    return commonOfConnectors<ConnectorJumps>(context, context.editor.connectorJumps(), read) == jumps;
}

template <ConnectorJumps jumps> void chooseJumps(const ActionContext &context, bool)
{
    const auto change = [](Shape &shape) {
        if (std::as_const(shape).connector->jumps != jumps)
            shape.connector->jumps = jumps;
    };
    changeConnectors(
        context, [](ShapeEditor &editor) { editor.setConnectorJumps(jumps); }, change,
        QCoreApplication::translate("Trammel", "Change Line Jumps"));
}

template <ConnectorJumps jumps> ActionRow jumpsRow(Action action, const ActionIcon &icon, const char *text)
{
    return {action, icon, text, {}, canDraw, chooseJumps<jumps>, areJumpsChosen<jumps>, ActionRow::Group::LineJumps};
}

/// Whether all texts of the selected connectors run along their paths. Only the first of many shapes are examined.
bool isTextAlong(const ActionContext &context)
{
    constexpr qsizetype most = 1000;
    const ShapeIds &ids = context.editor.selection()->carried();
    bool hasLabels = false;
    for (ShapeId id : ids.first(std::min(most, ids.size()))) {
        const Shape *shape = context.editor.document()->find(id);
        for (qsizetype i = 0; shape && shape->connector && i < textCount(*shape); ++i) {
            if (textAt(*shape, i).isEmpty())
                continue;
            if (!labelOf(*shape->connector, i).isAlong)
                return false;
            hasLabels = true;
        }
    }
    return hasLabels;
}

void setTextAlong(const ActionContext &context, bool isAlong)
{
    const auto change = [isAlong](Shape &shape) {
        if (!shape.connector || !hasText(shape))
            return;
        for (qsizetype i = 0; i < textCount(shape); ++i)
            labelOf(*shape.connector, i).isAlong = isAlong;
    };
    context.editor.document()->changeShapes(context.editor.selection()->carried(Permission::EditText), change,
                                            QCoreApplication::translate("Trammel", "Change Text Direction"));
}

template <ConnectorLine line>
ActionRow connectorLineRow(Action action, const ActionIcon &icon, const char *text, const QKeySequence &shortcut)
{
    return {action,
            icon,
            text,
            {shortcut},
            canDraw,
            chooseConnectorLine<line>,
            isConnectorLineChosen<line>,
            ActionRow::Group::ConnectorLines};
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
            QT_TRANSLATE_NOOP("Trammel", "Custom Kind"), {},
            [](const ActionState &state) { return state.isEditable && state.hasOwnKind; }, choose<ToolKind::OwnKind>,
            isChosen<ToolKind::OwnKind>),
        connectorLineRow<EditorEnums::StraightConnectors>(
            Action::StraightConnectors, {"M 7 17 L 17 7", "R 3 15 6 6 1 R 15 3 6 6 1"},
            QT_TRANSLATE_NOOP("Trammel", "Straight Connectors"), Qt::SHIFT | Qt::Key_I),
        connectorLineRow<EditorEnums::PolylineConnectors>(
            Action::PolylineConnectors, {"M 9 16 L 11 7 L 15 6", "R 3 15 6 6 1 R 15 3 6 6 1"},
            QT_TRANSLATE_NOOP("Trammel", "Polyline Connectors"), Qt::SHIFT | Qt::Key_W),
        connectorLineRow<EditorEnums::OrthogonalConnectors>(
            Action::OrthogonalConnectors, {"M 9 18 L 12 18 L 12 6 L 15 6", "R 3 15 6 6 1 R 15 3 6 6 1"},
            QT_TRANSLATE_NOOP("Trammel", "Right-Angled Connectors"), Qt::SHIFT | Qt::Key_O),
        connectorLineRow<EditorEnums::RoundedConnectors>(
            Action::RoundedConnectors,
            {"M 8 18 C 11.5 18 12 17 12 14 L 12 10 C 12 7 12.5 6 16 6", "R 3 15 6 6 1 R 15 3 6 6 1"},
            QT_TRANSLATE_NOOP("Trammel", "Rounded Connectors"), Qt::SHIFT | Qt::Key_U),
        connectorLineRow<EditorEnums::CurvedConnectors>(
            Action::CurvedConnectors, {"M 9 18 C 17 18 7 6 15 6", "R 3 15 6 6 1 R 15 3 6 6 1"},
            QT_TRANSLATE_NOOP("Trammel", "Curved Connectors"), Qt::SHIFT | Qt::Key_J),
        {Action::ResetRoute,
         {"M 9 18 L 12 18 L 12 6 L 15 6 M 20 17 C 20 20 15.5 20 15.5 17 C 15.5 14.5 18 14 19.5 15.5 M 20 13 L 19.8 "
          "15.8 "
          "L 17 15.6",
          "R 3 15 6 6 1 R 15 3 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Reset Route"),
         {},
         [](const ActionState &state) { return state.isEditable && state.hasPins; },
         resetRoute},
        jumpsRow<ConnectorJumps::NoJumps>(Action::NoLineJumps, {"M 3 12 L 21 12 M 12 4 L 12 20"},
                                          QT_TRANSLATE_NOOP("Trammel", "No Line Jumps")),
        jumpsRow<ConnectorJumps::ArcJumps>(
            Action::ArcLineJumps,
            {"M 3 14 L 7.5 14 C 7.5 11.5 9.5 9.5 12 9.5 C 14.5 9.5 16.5 11.5 16.5 14 L 21 14 M 12 12.5 L 12 21"},
            QT_TRANSLATE_NOOP("Trammel", "Arcs at Crossings")),
        jumpsRow<ConnectorJumps::GapJumps>(Action::GapLineJumps, {"M 3 12 L 8 12 M 16 12 L 21 12 M 12 4 L 12 20"},
                                           QT_TRANSLATE_NOOP("Trammel", "Gaps at Crossings")),
        {Action::TextAlongConnector,
         {"M 3 20 L 21 8 M 5.5 13.5 L 8 5.5 L 12.5 9.5 M 6.5 10.2 L 10.2 7.5"},
         QT_TRANSLATE_NOOP("Trammel", "Text Along the Line"),
         {},
         [](const ActionState &state) { return state.isEditable && state.hasLabels; },
         setTextAlong,
         isTextAlong},
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
