#include "tests/seed.h"
#include "tests/testprogram.h"
#include "widgets/model/document/bitset_p.h"
#include <trammel/document.h>

#include <QtTest/QTest>

#include <algorithm>
#include <random>

using namespace Trammel;

// Compares the units of selected shapes with the definition of Document::units(), applied shape by shape.

/// Random numbers. The type is not local, since g++ rejects members of local types in units of several files.
class Dice
{
public:
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_engine); }

private:
    std::mt19937 m_engine{testSeed(31)};
};

namespace {

/// True if all selectable members of a group are selected, or all members if none is selectable.
bool isWhole(const Document &document, GroupId group, const ShapeIds &chosen)
{
    ShapeIds wanted = document.members(group);
    const auto isSelectable = [&](ShapeId id) { return document.isSelectable(id); };
    if (std::any_of(wanted.cbegin(), wanted.cend(), isSelectable))
        wanted.removeIf([&](ShapeId id) { return !isSelectable(id); });
    return std::all_of(wanted.cbegin(), wanted.cend(), [&](ShapeId id) { return chosen.contains(id); });
}

Units unitsByBruteForce(const Document &document, const ShapeIds &chosen, GroupId scope)
{
    Units units;
    for (ShapeId id : document.ids()) {
        if (!chosen.contains(id))
            continue;
        Unit unit{{}, id};
        for (GroupId group = document.find(id)->group; !group.isNull(); group = document.find(group)->parent) {
            const bool isAroundScope = group == scope || document.isWithin(scope, group);
            if (!isAroundScope && isWhole(document, group, chosen))
                unit = {group, {}};
        }
        if (!units.contains(unit))
            units.append(unit);
    }
    return units;
}

ShapeIds carriedByBruteForce(const Document &document, const ShapeIds &chosen, GroupId scope)
{
    ShapeIds carried;
    for (const Unit &unit : unitsByBruteForce(document, chosen, scope)) {
        if (document.isSelectable(unit.group))
            carried += document.members(unit.group);
        else if (document.isSelectable(unit.shape))
            carried.append(unit.shape);
    }
    return carried;
}

} // namespace

class TestChosenUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalBruteForceAmongChanges();
    void marksAreFoundAndCounted();

private:
    Dice m_dice;
};

void TestChosenUnits::equalBruteForceAmongChanges()
{
    Document document;
    document.addShapes(QList<Shape>(150, Shape::rectangle({0, 0}, {10, 10})));
    int groupsMeant = 0;
    ShapeIds chosen;
    for (int i = 0; i < 200; ++i) {
        const ShapeIds ids = document.ids();
        const int first = m_dice.below(int(ids.size()));
        const ShapeIds some = ids.sliced(first, std::min<qsizetype>(1 + m_dice.below(12), ids.size() - first));
        const QList<GroupId> groups = document.groups().keys();
        const GroupId scope =
            groups.isEmpty() || m_dice.below(2) == 0 ? GroupId() : groups[m_dice.below(int(groups.size()))];
        switch (m_dice.below(9)) {
        case 0:
        case 1:
            document.group(some, scope);
            break;
        case 2:
            if (groups.size() > 12)
                document.ungroup({groups[m_dice.below(int(groups.size()))]});
            break;
        case 3:
            document.changeShapes(some.first(1), [](Shape &shape) { shape.locked = !shape.locked; });
            break;
        case 4:
            document.changeShapes(some.first(1), [](Shape &shape) { shape.hidden = !shape.hidden; });
            break;
        case 5:
            if (!scope.isNull()) {
                Group group = *document.find(scope);
                group.locked = !group.locked;
                document.changeGroup(scope, group);
            }
            break;
        case 6:
            document.reorder(some, Document::Place::Top);
            break;
        case 7:
            if (ids.size() > 100)
                document.removeShapes(some.first(1));
            break;
        default:
            break;
        }
        // The query uses the same list before and after most changes.
        if (i % 3 == 0) {
            chosen = some;
            for (int k = 0; k < 3 && !groups.isEmpty(); ++k)
                chosen += document.members(groups[m_dice.below(int(groups.size()))]);
            std::shuffle(chosen.begin(), chosen.end(), std::mt19937(quint32(i)));
            chosen.append(ShapeId(1'000'000));
        }
        for (GroupId asked : {scope, GroupId(), scope}) {
            if (!asked.isNull() && !document.contains(asked))
                continue;
            const Units expected = unitsByBruteForce(document, chosen, asked);
            groupsMeant += int(
                std::count_if(expected.begin(), expected.end(), [](const Unit &unit) { return !unit.group.isNull(); }));
            QVERIFY(document.units(chosen, asked) == expected);
            QCOMPARE(document.carried(chosen, asked).isEmpty(), carriedByBruteForce(document, chosen, asked).isEmpty());
            if (!document.groups().isEmpty())
                QCOMPARE(document.carried(chosen, asked), carriedByBruteForce(document, chosen, asked));
        }
    }
    QVERIFY(groupsMeant > 40);
}

void TestChosenUnits::marksAreFoundAndCounted()
{
    for (int count : {0, 1, 63, 64, 65, 200}) {
        Bitset marks(count);
        QList<int> marked;
        for (int place = 0; place < count; ++place) {
            if (m_dice.below(3) == 0)
                marked.append(place);
        }
        for (int place : marked)
            marks.mark(place);
        marks.mark(-1);
        marks.sum();
        for (int first = 0; first <= count; ++first) {
            for (int end = first; end <= count; ++end) {
                QList<int> expected, found;
                std::copy_if(marked.begin(), marked.end(), std::back_inserter(expected),
                             [&](int place) { return place >= first && place < end; });
                marks.forEach(first, end, [&](int place) { found.append(place); });
                QCOMPARE(found, expected);
                QCOMPARE(marks.count(first, end), int(expected.size()));
            }
        }
    }
}

TRAMMEL_WIDGET_TEST(TestChosenUnits)
#include "tst_chosenunits.moc"
