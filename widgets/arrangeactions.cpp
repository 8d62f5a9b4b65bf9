#include "widgets/arrangeactions_p.h"

#include "widgets/model/arrangement.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// How many an action needs to have something to do.
enum class Need { OneUnit, TwoUnits, TwoShapes, ThreeUnits, ALockedShape, AHiddenShape };

/// What is selected and may be changed.
struct Chosen
{
    Units units;
    /// All that is in these.
    ShapeIds shapes;
    /// Those that are no groups, in the order of choosing.
    ShapeIds singles;
    std::optional<QPointF> pivot;
};

using Job = void (*)(Document &document, const Chosen &chosen);

struct Entry
{
    Action action;
    Need need;
    Job job;
    const char *text;
    QKeySequence shortcut = {};
};

template <Alignment alignment> void aligned(Document &document, const Chosen &chosen)
{
    align(document, shapesOfEach(document, chosen.units), alignment);
}

template <Spacing spacing, Qt::Orientation direction> void distributed(Document &document, const Chosen &chosen)
{
    distribute(document, shapesOfEach(document, chosen.units), spacing, direction);
}

template <int directions> void sized(Document &document, const Chosen &chosen)
{
    makeSameSize(document, chosen.singles, Qt::Orientations(directions));
}

template <Qt::Orientation direction> void flipped(Document &document, const Chosen &chosen)
{
    flip(document, chosen.shapes, direction);
}

template <int quarters> void quarterTurned(Document &document, const Chosen &chosen)
{
    turn(document, chosen.shapes, quarters, chosen.pivot);
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
        {Action::FlipHorizontally, Need::OneUnit, flipped<Qt::Horizontal>,
         QT_TRANSLATE_NOOP("Trammel", "Flip Horizontally"), Qt::SHIFT | Qt::Key_H},
        {Action::FlipVertically, Need::OneUnit, flipped<Qt::Vertical>, QT_TRANSLATE_NOOP("Trammel", "Flip Vertically"),
         Qt::SHIFT | Qt::Key_V},
        {Action::TurnLeft, Need::OneUnit, quarterTurned<-1>, QT_TRANSLATE_NOOP("Trammel", "Turn Left"),
         Qt::ALT | Qt::Key_Left},
        {Action::TurnRight, Need::OneUnit, quarterTurned<1>, QT_TRANSLATE_NOOP("Trammel", "Turn Right"),
         Qt::ALT | Qt::Key_Right},
        {Action::Lock, Need::OneUnit,
         [](Document &document, const Chosen &chosen) { setLocked(document, chosen.units, true); },
         QT_TRANSLATE_NOOP("Trammel", "Lock"), Qt::CTRL | Qt::Key_L},
        {Action::UnlockAll, Need::ALockedShape, [](Document &document, const Chosen &) { unlockAll(document); },
         QT_TRANSLATE_NOOP("Trammel", "Unlock All"), Qt::CTRL | Qt::SHIFT | Qt::Key_L},
        {Action::Hide, Need::OneUnit,
         [](Document &document, const Chosen &chosen) { setHidden(document, chosen.units, true); },
         QT_TRANSLATE_NOOP("Trammel", "Hide"), Qt::CTRL | Qt::Key_H},
        {Action::ShowAll, Need::AHiddenShape, [](Document &document, const Chosen &) { showAll(document); },
         QT_TRANSLATE_NOOP("Trammel", "Show All"), Qt::CTRL | Qt::SHIFT | Qt::Key_H},
    };
    return list;
}

bool isSingle(const Unit &unit)
{
    return unit.group.isNull();
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

void ArrangeActions::update()
{
    const Document &document = *m_editor.document();
    const Selection &selection = *m_editor.selection();
    const ShapeIds shapes = selection.carried();
    m_shapeCount = m_unitCount = int(shapes.size());
    if (!document.groups().isEmpty()) {
        const Units units = document.units(shapes, selection.enteredGroup());
        m_unitCount = int(units.size());
        m_shapeCount = int(std::count_if(units.begin(), units.end(), isSingle));
    }
    m_hasLocked = document.hasLocked();
    m_hasHidden = document.hasHidden();
}

std::optional<bool> ArrangeActions::isEnabled(ShapeEditor::Action action) const
{
    const Entry *entry = find(action);
    if (!entry)
        return std::nullopt;
    if (m_editor.isReadOnly())
        return false;
    switch (entry->need) {
    case Need::OneUnit:
        return m_unitCount >= 1;
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
    const QPointer<Document> document(m_editor.document());
    Selection &selection = *m_editor.selection();
    Chosen chosen;
    chosen.shapes = selection.carried();
    chosen.units = document->units(chosen.shapes, selection.enteredGroup());
    ShapeIdSet singles;
    for (const Unit &unit : std::as_const(chosen.units))
        singles.insert(unit.shape);
    chosen.pivot = m_editor.pivot();
    chosen.singles = selection.ids();
    chosen.singles.removeIf([&singles](ShapeId id) { return !singles.contains(id); });
    // What is hidden is selected no more: people are told of it once, however many steps the job takes.
    if (action == ShapeEditor::Action::Hide)
        selection.remove(chosen.shapes);
    // A slot may have deleted it.
    if (document)
        entry->job(*document, chosen);
    return true;
}

} // namespace Trammel
