#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"

using namespace Trammel;

/// Sends random input to the tools without a window, and checks the invariants.
class TestToolMonkey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsUndone_data();
    void everythingIsUndone();

private:
    void step(ToolBench &bench, RandomInput &random);
    void outsideStep(ToolBench &bench, RandomInput &random);
    QPointF somewhere(const ToolBench &bench, RandomInput &random) const;
};

void TestToolMonkey::everythingIsUndone_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<bool>("snaps");
    QTest::newRow("1:1") << 1.0 << 0.0 << false;
    QTest::newRow("snapping") << 1.0 << 0.0 << true;
    QTest::newRow("zoomed out and turned") << 0.3 << 77.0 << false;
    QTest::newRow("zoomed in and turned, snapping") << 2.5 << 200.0 << true;
}

QPointF TestToolMonkey::somewhere(const ToolBench &bench, RandomInput &random) const
{
    if (bench.overlay.state().frame && random.chance(0.4))
        return bench.handle(Handle(1 + random.integer(9)));
    if (bench.document.count() > 0 && random.chance(0.6)) {
        const ShapeIds ids = bench.document.ids();
        return bench.shape(ids[random.integer(int(ids.size()))]).center;
    }
    return random.point(500);
}

void TestToolMonkey::step(ToolBench &bench, RandomInput &random)
{
    constexpr std::array keys{Qt::Key_Escape,    Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Left,  Qt::Key_Right,
                              Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Up,     Qt::Key_Space, Qt::Key_Down};
    constexpr std::array modifiers{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    switch (random.integer(16)) {
    case 0:
    case 1:
        bench.press(somewhere(bench, random));
        break;
    case 2:
    case 3:
        bench.release(somewhere(bench, random));
        break;
    case 4:
        bench.key(keys[std::size_t(random.integer(int(keys.size())))]);
        break;
    case 5:
        bench.hold(modifiers[std::size_t(random.integer(4))] | modifiers[std::size_t(random.integer(4))]);
        break;
    case 6:
        bench.doubleClick(somewhere(bench, random));
        break;
    case 7: {
        const QPointF from = somewhere(bench, random);
        bench.drag(from, from + random.point(100));
        break;
    }
    case 8:
        bench.context.settings.connectorLine = ConnectorLine(random.integer(3));
        if (random.chance(0.1))
            bench.use(random.chance(0.6)       ? ToolKind::Select
                          : random.chance(0.2) ? ToolKind::Connector
                                               : ToolKind(random.integer(13)));
        break;
    case 9:
        if (random.chance(0.5))
            outsideStep(bench, random);
        break;
    default:
        bench.move(random.chance(0.5) ? somewhere(bench, random) : random.point(500));
    }
}

// Performs a random action that the program or its menus may perform at any time.
void TestToolMonkey::outsideStep(ToolBench &bench, RandomInput &random)
{
    const ShapeIds ids = bench.document.ids();
    const ShapeId id = ids.isEmpty() ? ShapeId() : ids[random.integer(int(ids.size()))];
    const GroupIds groups = bench.document.groups().keys();
    const GroupId group = groups.isEmpty() ? GroupId() : groups[random.integer(int(groups.size()))];
    switch (random.integer(13)) {
    case 9:
        bench.document.group(bench.selection.carried(), bench.selection.enteredGroup());
        break;
    case 10:
        bench.document.group({id, ids.value(0), ids.value(ids.size() / 2)}, group);
        break;
    case 11:
        if (random.chance(0.3))
            bench.document.ungroup({group});
        else
            bench.selection.enterGroup(group);
        break;
    case 12:
        if (const Group *record = bench.document.find(group)) {
            Group changed = *record;
            changed.hidden = random.chance(0.1);
            changed.locked = random.chance(0.2);
            bench.document.changeGroup(group, changed);
        }
        break;
    case 0:
        bench.stack().undo();
        break;
    case 1:
        bench.stack().redo();
        break;
    case 2:
        bench.document.removeShapes({id});
        break;
    case 3:
        bench.document.addShape(random.shape(400, 120));
        break;
    case 4:
        bench.selection.set(ids);
        break;
    case 5:
        bench.document.changeShapes({id}, [](Shape &shape) { shape.locked = !shape.locked; });
        break;
    case 6:
        bench.tool->leave();
        break;
    case 7:
        bench.context.settings.readOnly = random.chance(0.2);
        break;
    default:
        bench.tool->cancel();
    }
}

void TestToolMonkey::everythingIsUndone()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    QFETCH(bool, snaps);
    RandomInput random(111);
    ToolBench bench(zoom, degrees);
    ToolSettings &settings = bench.context.settings;
    settings.snapToGrid = settings.snapToShapes = settings.snapToSpacing = settings.snapToAngles =
        settings.snapToRoundNumbers = snaps;
    QList<Shape> shapes;
    for (int i = 0; i < 12; ++i)
        shapes << random.shape(400, 120);
    bench.document.addShapes(shapes);
    const DocumentData first = bench.document.data();
    bench.stack().clear();
    for (int i = 0; i < 800; ++i) {
        step(bench, random);
        const GroupId entered = bench.selection.enteredGroup();
        QVERIFY(entered.isNull() || bench.document.isSelectable(entered));
        for (ShapeId id : bench.selection.ids())
            QVERIFY(bench.document.isWithin(id, entered));
        QVERIFY(!bench.document.gesture() || bench.tool->isBusy());
    }
    bench.tool->cancel();
    QVERIFY(!bench.document.gesture());
    while (bench.stack().canRedo())
        bench.stack().redo();
    const int top = bench.stack().index();
    QVERIFY(top > 0);
    const DocumentData newest = bench.document.data();
    QCOMPARE(newest.errorString(), QString());
    while (bench.stack().canUndo())
        bench.stack().undo();
    QVERIFY(bench.document.data() == first);
    while (bench.stack().canRedo())
        bench.stack().redo();
    QCOMPARE(bench.stack().index(), top);
    QVERIFY(bench.document.data() == newest);
}

TRAMMEL_WIDGET_TEST(TestToolMonkey)
#include "tst_toolmonkey.moc"
