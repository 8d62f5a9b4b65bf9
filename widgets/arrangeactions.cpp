#include "widgets/arrangeactions_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// How many an action needs to have something to do.
enum class Need { OneShape, TwoShapes, TwoUnits, ThreeUnits, ALockedShape, AHiddenShape };

using Job = void (*)(Document &document, const ShapeUnits &units, const ShapeIds &ids);

struct Entry
{
    Action action;
    Need need;
    Job job;
    const char *text;
    QKeySequence shortcut = {};
};

template <Alignment alignment> void aligned(Document &document, const ShapeUnits &units, const ShapeIds &)
{
    align(document, units, alignment);
}

template <Spacing spacing, Qt::Orientation direction>
void distributed(Document &document, const ShapeUnits &units, const ShapeIds &)
{
    distribute(document, units, spacing, direction);
}

template <int directions> void sized(Document &document, const ShapeUnits &, const ShapeIds &ids)
{
    makeSameSize(document, ids, Qt::Orientations(directions));
}

template <Qt::Orientation direction> void flipped(Document &document, const ShapeUnits &, const ShapeIds &ids)
{
    flip(document, ids, direction);
}

template <int quarters> void quarterTurned(Document &document, const ShapeUnits &, const ShapeIds &ids)
{
    turn(document, ids, quarters);
}

const QList<Entry> &entries()
{
    static const QList<Entry> list{
        {Action::AlignLeft, Need::TwoUnits, aligned<Alignment::Left>, QT_TRANSLATE_NOOP("Trammel", "Align Left"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Left},
        {Action::AlignCentre, Need::TwoUnits, aligned<Alignment::Centre>, QT_TRANSLATE_NOOP("Trammel", "Align Centres"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_E},
        {Action::AlignRight, Need::TwoUnits, aligned<Alignment::Right>, QT_TRANSLATE_NOOP("Trammel", "Align Right"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Right},
        {Action::AlignTop, Need::TwoUnits, aligned<Alignment::Top>, QT_TRANSLATE_NOOP("Trammel", "Align Top"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Up},
        {Action::AlignMiddle, Need::TwoUnits, aligned<Alignment::Middle>, QT_TRANSLATE_NOOP("Trammel", "Align Middles"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_M},
        {Action::AlignBottom, Need::TwoUnits, aligned<Alignment::Bottom>, QT_TRANSLATE_NOOP("Trammel", "Align Bottom"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Down},
        {Action::DistributeGapsAcross, Need::ThreeUnits, distributed<Spacing::Gaps, Qt::Horizontal>,
         QT_TRANSLATE_NOOP("Trammel", "Equal Gaps Across"), Qt::ALT | Qt::SHIFT | Qt::Key_H},
        {Action::DistributeGapsDown, Need::ThreeUnits, distributed<Spacing::Gaps, Qt::Vertical>,
         QT_TRANSLATE_NOOP("Trammel", "Equal Gaps Down"), Qt::ALT | Qt::SHIFT | Qt::Key_V},
        {Action::DistributeCentresAcross, Need::ThreeUnits, distributed<Spacing::Centres, Qt::Horizontal>,
         QT_TRANSLATE_NOOP("Trammel", "Equal Distances of Centres Across")},
        {Action::DistributeCentresDown, Need::ThreeUnits, distributed<Spacing::Centres, Qt::Vertical>,
         QT_TRANSLATE_NOOP("Trammel", "Equal Distances of Centres Down")},
        {Action::SameWidth, Need::TwoShapes, sized<Qt::Horizontal>, QT_TRANSLATE_NOOP("Trammel", "Same Width")},
        {Action::SameHeight, Need::TwoShapes, sized<Qt::Vertical>, QT_TRANSLATE_NOOP("Trammel", "Same Height")},
        {Action::SameSize, Need::TwoShapes, sized<Qt::Horizontal | Qt::Vertical>,
         QT_TRANSLATE_NOOP("Trammel", "Same Size"), Qt::ALT | Qt::SHIFT | Qt::Key_S},
        {Action::FlipHorizontally, Need::OneShape, flipped<Qt::Horizontal>,
         QT_TRANSLATE_NOOP("Trammel", "Flip Horizontally"), Qt::SHIFT | Qt::Key_H},
        {Action::FlipVertically, Need::OneShape, flipped<Qt::Vertical>, QT_TRANSLATE_NOOP("Trammel", "Flip Vertically"),
         Qt::SHIFT | Qt::Key_V},
        {Action::TurnLeft, Need::OneShape, quarterTurned<-1>, QT_TRANSLATE_NOOP("Trammel", "Turn Left"),
         Qt::ALT | Qt::Key_Left},
        {Action::TurnRight, Need::OneShape, quarterTurned<1>, QT_TRANSLATE_NOOP("Trammel", "Turn Right"),
         Qt::ALT | Qt::Key_Right},
        {Action::Lock, Need::OneShape,
         [](Document &document, const ShapeUnits &, const ShapeIds &ids) { setLocked(document, ids, true); },
         QT_TRANSLATE_NOOP("Trammel", "Lock"), Qt::CTRL | Qt::Key_L},
        {Action::UnlockAll, Need::ALockedShape,
         [](Document &document, const ShapeUnits &, const ShapeIds &) { unlockAll(document); },
         QT_TRANSLATE_NOOP("Trammel", "Unlock All"), Qt::CTRL | Qt::SHIFT | Qt::Key_L},
        {Action::Hide, Need::OneShape,
         [](Document &document, const ShapeUnits &, const ShapeIds &ids) { setHidden(document, ids, true); },
         QT_TRANSLATE_NOOP("Trammel", "Hide"), Qt::CTRL | Qt::Key_H},
        {Action::ShowAll, Need::AHiddenShape,
         [](Document &document, const ShapeUnits &, const ShapeIds &) { showAll(document); },
         QT_TRANSLATE_NOOP("Trammel", "Show All"), Qt::CTRL | Qt::SHIFT | Qt::Key_H},
    };
    return list;
}

const Entry *find(Action action)
{
    for (const Entry &entry : entries()) {
        if (entry.action == action)
            return &entry;
    }
    return nullptr;
}

} // namespace

QList<ActionDescription> ArrangeActions::descriptions()
{
    QList<ActionDescription> descriptions;
    for (const Entry &entry : entries()) {
        const QList<QKeySequence> shortcuts =
            entry.shortcut.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{entry.shortcut};
        descriptions.append({entry.action, ActionBehaviour::Plain, entry.text, shortcuts});
    }
    return descriptions;
}

ShapeIds ArrangeActions::shapes() const
{
    return m_editor.selection()->carried();
}

ShapeUnits ArrangeActions::units(const ShapeIds &shapes) const
{
    const Document &document = *m_editor.document();
    if (document.groups().isEmpty())
        return separateUnits(shapes);
    ShapeUnits units;
    for (const Unit &unit : document.units(shapes, m_editor.selection()->enteredGroup()))
        units.append(unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group));
    return units;
}

void ArrangeActions::update()
{
    const ShapeIds ids = shapes();
    m_shapeCount = int(ids.size());
    m_unitCount = m_editor.document()->groups().isEmpty() ? m_shapeCount : int(units(ids).size());
    m_hasLocked = m_editor.document()->hasLocked();
    m_hasHidden = m_editor.document()->hasHidden();
}

std::optional<bool> ArrangeActions::isEnabled(ShapeEditor::Action action) const
{
    const Entry *entry = find(action);
    if (!entry)
        return std::nullopt;
    if (m_editor.isReadOnly())
        return false;
    switch (entry->need) {
    case Need::OneShape:
        return m_shapeCount >= 1;
    case Need::TwoShapes:
        return m_shapeCount >= 2;
    case Need::TwoUnits:
        return m_unitCount >= 2;
    case Need::ThreeUnits:
        return m_unitCount >= 3;
    case Need::ALockedShape:
        return m_hasLocked;
    case Need::AHiddenShape:
        return m_hasHidden;
    }
    return false;
}

bool ArrangeActions::trigger(ShapeEditor::Action action) const
{
    const Entry *entry = find(action);
    if (!entry)
        return false;
    const ShapeIds ids = shapes();
    entry->job(*m_editor.document(), units(ids), ids);
    return true;
}

} // namespace Trammel
