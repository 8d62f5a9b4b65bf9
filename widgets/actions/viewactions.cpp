#include "widgets/actions/actiontable_p.h"
#include "widgets/view/canvas/canvas_p.h"

#include <QtCore/QCoreApplication>

#include <functional>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr double zoomStep = 1.25;

// Zooming by an action is animated, unlike ShapeEditor::setZoom().
void zoomTo(Canvas &canvas, double zoom)
{
    Camera camera = canvas.destination();
    camera.zoomAt(zoom, canvas.center());
    canvas.glideTo(camera);
}

ActionRow zoomRow(Action action, const ActionIcon &icon, const char *text, const QList<QKeySequence> &shortcuts,
                  bool (*isEnabled)(const ActionState &), void (*run)(const ActionContext &, bool))
{
    return {action, icon, text, shortcuts, isEnabled, run, nullptr, ActionRow::Group::None, false};
}

/// The intersection of the two circles in the icons of collisions.
constexpr const char *Lens = "M 12 7.4 C 15.3 9.8 15.3 14.2 12 16.6 C 8.7 14.2 8.7 9.8 12 7.4 Z";

bool showsAllCollisions(const ShapeEditor &editor)
{
    return editor.showCollisions() == CollisionMode::CollisionsAlways;
}

void showAllCollisions(ShapeEditor &editor, bool on)
{
    editor.setShowCollisions(on ? CollisionMode::CollisionsAlways : CollisionMode::CollisionsWhileDragging);
}

template <CollisionMode mode> ActionRow collisionRow(Action action, const ActionIcon &icon, const char *text)
{
    return {action,
            icon,
            text,
            {},
            nullptr,
            [](const ActionContext &context, bool) { context.editor.setShowCollisions(mode); },
            [](const ActionContext &context) { return context.editor.showCollisions() == mode; },
            ActionRow::Group::Collisions,
            false};
}

/// The row of a Boolean property.
template <auto isOn, auto set>
ActionRow toggleRow(Action action, const ActionIcon &icon, const char *text, const QList<QKeySequence> &shortcuts)
{
    return {action,
            icon,
            text,
            shortcuts,
            nullptr,
            [](const ActionContext &context, bool on) { std::invoke(set, context.editor, on); },
            [](const ActionContext &context) { return std::invoke(isOn, std::as_const(context.editor)); },
            ActionRow::Group::None,
            false};
}

} // namespace

QList<ActionRow> viewRows()
{
    return {
        zoomRow(Action::ZoomIn,
                {"E 10.5 10.5 6.5 6.5 M 15.3 15.3 L 20.5 20.5 M 7.5 10.5 L 13.5 10.5 M 10.5 7.5 L 10.5 13.5"},
                QT_TRANSLATE_NOOP("Trammel", "Zoom In"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, nullptr,
                [](const ActionContext &context, bool) {
                    zoomTo(context.canvas, context.canvas.destination().zoom() * zoomStep);
                }),
        zoomRow(Action::ZoomOut, {"E 10.5 10.5 6.5 6.5 M 15.3 15.3 L 20.5 20.5 M 7.5 10.5 L 13.5 10.5"},
                QT_TRANSLATE_NOOP("Trammel", "Zoom Out"), {Qt::CTRL | Qt::Key_Minus}, nullptr,
                [](const ActionContext &context, bool) {
                    zoomTo(context.canvas, context.canvas.destination().zoom() / zoomStep);
                }),
        zoomRow(Action::ZoomToActualSize,
                {"M 4.5 8.5 L 7 6.5 L 7 17.5 M 15.5 8.5 L 18 6.5 L 18 17.5", "E 11.8 9.5 1.2 1.2 E 11.8 15 1.2 1.2"},
                QT_TRANSLATE_NOOP("Trammel", "Actual Size"), {Qt::CTRL | Qt::Key_0}, nullptr,
                [](const ActionContext &context, bool) { zoomTo(context.canvas, 1); }),
        zoomRow(Action::ZoomToFit,
                {"M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15"},
                QT_TRANSLATE_NOOP("Trammel", "Zoom to Fit"), {Qt::SHIFT | Qt::Key_1}, hasShapes,
                [](const ActionContext &context, bool) { context.canvas.glideToFit(context.editor.drawingBounds()); }),
        zoomRow(Action::ZoomToSelection,
                {"M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15 R 8.5 8.5 7 7 0"},
                QT_TRANSLATE_NOOP("Trammel", "Zoom to Selection"), {Qt::SHIFT | Qt::Key_2}, hasSelection,
                [](const ActionContext &context, bool) {
                    const ShapeEditor &editor = context.editor;
                    context.canvas.glideToFit(toRect(editor.document()->bounds(editor.selection()->ids())));
                }),
        toggleRow<&ShapeEditor::isGridVisible, &ShapeEditor::setGridVisible>(
            Action::ShowGrid, {"M 8.5 4 L 8.5 20 M 15.5 4 L 15.5 20 M 4 8.5 L 20 8.5 M 4 15.5 L 20 15.5"},
            QT_TRANSLATE_NOOP("Trammel", "Show Grid"), {Qt::CTRL | Qt::Key_Apostrophe}),
        toggleRow<&ShapeEditor::snapsToGrid, &ShapeEditor::setSnapToGrid>(
            Action::SnapToGrid,
            {"M 5 4 L 5 12 C 5 21.5 19 21.5 19 12 L 19 4 L 15 4 L 15 12 C 15 16 9 16 9 12 L 9 4 Z M 5 8 L 9 8 "
             "M 15 8 L 19 8"},
            QT_TRANSLATE_NOOP("Trammel", "Snap to Grid"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Apostrophe}),
        toggleRow<&ShapeEditor::snapsToShapes, &ShapeEditor::setSnapToShapes>(
            Action::SnapToShapes, {"R 4 4 7 7 0 R 13 13 7 7 0", "", "M 12 2 L 12 22"},
            QT_TRANSLATE_NOOP("Trammel", "Snap to Shapes"), {}),
        toggleRow<&ShapeEditor::snapsToSpacing, &ShapeEditor::setSnapToSpacing>(
            Action::SnapToSpacing, {"R 3 6 4 12 0 R 10 6 4 12 0 R 17 6 4 12 0"},
            QT_TRANSLATE_NOOP("Trammel", "Snap to Equal Spacing"), {}),
        toggleRow<&ShapeEditor::snapsToAngles, &ShapeEditor::setSnapToAngles>(
            Action::SnapToAngles, {"M 20 19 L 4 19 L 15 5 M 12.5 19 C 12.5 16.5 11.5 14 9.5 12.2"},
            QT_TRANSLATE_NOOP("Trammel", "Snap to Angles"), {}),
        toggleRow<&ShapeEditor::snapsToRoundNumbers, &ShapeEditor::setSnapToRoundNumbers>(
            Action::SnapToRoundNumbers, {"M 4 8 L 8 5 L 8 19 M 16 5 C 10.5 5 10.5 19 16 19 C 21.5 19 21.5 5 16 5"},
            QT_TRANSLATE_NOOP("Trammel", "Snap to Round Numbers"), {}),
        toggleRow<showsAllCollisions, showAllCollisions>(Action::ShowCollisions,
                                                         {"E 9 12 5.5 5.5 E 15 12 5.5 5.5", Lens},
                                                         QT_TRANSLATE_NOOP("Trammel", "Show Collisions"), {Qt::Key_C}),
        collisionRow<CollisionMode::CollisionsNever>(Action::ShowCollisionsNever,
                                                     {"E 9 12 5.5 5.5 E 15 12 5.5 5.5 M 4 20 L 20 4"},
                                                     QT_TRANSLATE_NOOP("Trammel", "Show Collisions: Never")),
        collisionRow<CollisionMode::CollisionsWhileDragging>(
            Action::ShowCollisionsWhileDragging, {"E 9 12 5.5 5.5", Lens, "E 15 12 5.5 5.5"},
            QT_TRANSLATE_NOOP("Trammel", "Show Collisions: While Dragging")),
        collisionRow<CollisionMode::CollisionsAlways>(Action::ShowCollisionsAlways,
                                                      {"E 9 12 5.5 5.5 E 15 12 5.5 5.5", Lens},
                                                      QT_TRANSLATE_NOOP("Trammel", "Show Collisions: Always")),
    };
}

} // namespace Trammel
