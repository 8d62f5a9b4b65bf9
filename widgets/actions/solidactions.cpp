#include "widgets/actions/actiontable_p.h"

#include "widgets/model/shape/text_p.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

void setMode(ShapeEditor &editor, OverlapMode mode)
{
    // A slot may delete the editor.
    const QPointer<ShapeEditor> self(&editor);
    editor.setOverlapMode(mode);
    if (!self || self->overlapMode() != mode)
        return;
    const QHash<OverlapMode, QString> messages{
        {OverlapMode::AllowOverlap, Text::tr("Shapes may overlap.")},
        {OverlapMode::StopAtTouch, Text::tr("Dragged shapes stop at other shapes.")},
        {OverlapMode::SlideAlong, Text::tr("Dragged shapes slide along other shapes.")},
        {OverlapMode::PushNeighbors, Text::tr("Dragged shapes push other shapes aside.")}};
    Q_EMIT self->announced(messages.value(mode));
}

template <OverlapMode mode> ActionRow overlapRow(Action action, const ActionIcon &icon, const char *text)
{
    return {action,
            icon,
            text,
            {},
            nullptr,
            [](const ActionContext &context, bool) { setMode(context.editor, mode); },
            [](const ActionContext &context) { return context.editor.overlapMode() == mode; },
            ActionRow::Group::OverlapModes,
            false};
}

void chooseNextMode(const ActionContext &context, bool)
{
    const OverlapMode mode = context.editor.overlapMode();
    setMode(context.editor, mode == OverlapMode::PushNeighbors ? OverlapMode::AllowOverlap : OverlapMode(mode + 1));
}

/// Whether a predicate holds for all selected shapes. Only the first of many shapes are examined.
template <typename Predicate> bool areAll(const ActionContext &context, const Predicate &predicate)
{
    constexpr qsizetype most = 1000;
    const ShapeIds ids = context.editor.selection()->carried();
    const Document &document = *context.editor.document();
    const ShapeIds examined = ids.first(std::min(most, ids.size()));
    return !ids.isEmpty() && std::all_of(examined.begin(), examined.end(), [&](ShapeId id) {
        return document.find(id) && predicate(*document.find(id));
    });
}

bool areSolid(const ActionContext &context)
{
    return areAll(context, [](const Shape &shape) { return shape.isSolid(); });
}

bool areHolding(const ActionContext &context)
{
    return areAll(context, [](const Shape &shape) { return shape.solidity == Solidity::Holding; });
}

void setSolidity(const ActionContext &context, Solidity solidity, const char *text)
{
    context.editor.document()->changeShapes(
        context.editor.selection()->carried(), [solidity](Shape &shape) { shape.solidity = solidity; }, Text::tr(text));
}

void setSolid(const ActionContext &context, bool isOn)
{
    setSolidity(context, isOn ? Solidity::Solid : Solidity::None, QT_TRANSLATE_NOOP("Trammel", "Change Solidity"));
}

void setHolding(const ActionContext &context, bool isOn)
{
    setSolidity(context, isOn ? Solidity::Holding : Solidity::Solid, QT_TRANSLATE_NOOP("Trammel", "Change Solidity"));
}

} // namespace

QList<ActionRow> solidRows()
{
    return {
        overlapRow<OverlapMode::AllowOverlap>(Action::AllowOverlap, {"R 4 4 10 10 0 R 10 10 10 10 0"},
                                              QT_TRANSLATE_NOOP("Trammel", "Allow Overlaps")),
        overlapRow<OverlapMode::StopAtTouch>(Action::StopAtTouch,
                                             {"R 3 7 9 10 0 M 17 4 L 17 20 M 13 12 L 13.1 12", "R 17 4 4 16 0"},
                                             QT_TRANSLATE_NOOP("Trammel", "Stop at Shapes")),
        overlapRow<OverlapMode::SlideAlong>(Action::SlideAlong,
                                            {"R 4 11 9 9 0 M 8.5 8 L 8.5 2.5 M 6 5 L 8.5 2.5 L 11 5", "R 14 3 5 18 0"},
                                            QT_TRANSLATE_NOOP("Trammel", "Slide Along Shapes")),
        overlapRow<OverlapMode::PushNeighbors>(
            Action::PushNeighbors, {"R 2 7 8 10 0 R 10 7 6 10 0 M 17.5 12 L 22.5 12 M 20 9.5 L 22.5 12 L 20 14.5"},
            QT_TRANSLATE_NOOP("Trammel", "Push Shapes Aside")),
        {Action::NextOverlapMode,
         {"R 4 4 8 8 0 R 12 12 8 8 0 M 15 5 C 19 5 19 6 19 9 M 17 7 L 19 9 L 21 7"},
         QT_TRANSLATE_NOOP("Trammel", "Next Overlap Mode"),
         {Qt::SHIFT | Qt::Key_K},
         nullptr,
         chooseNextMode,
         nullptr,
         ActionRow::Group::None,
         false},
        {Action::Solid,
         {"R 5 5 14 14 0", "R 8 8 8 8 0"},
         QT_TRANSLATE_NOOP("Trammel", "Solid"),
         {},
         canChangeSelection,
         setSolid,
         areSolid},
        {Action::Holding,
         {"R 3.5 3.5 17 17 0", "R 7 11 6 6 0"},
         QT_TRANSLATE_NOOP("Trammel", "Keep Contents Inside"),
         {},
         canChangeSelection,
         setHolding,
         areHolding},
    };
}

} // namespace Trammel
