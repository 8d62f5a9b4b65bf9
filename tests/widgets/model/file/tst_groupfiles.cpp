#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/drawingfile.h>

#include <QtTest/QTest>

using namespace Trammel;

namespace {

/// The text of a drawing, with each group and each shape on its own line. A group is given as a whole, and a shape by
/// its additional fields.
QByteArray drawing(const QByteArrayList &groups, const QByteArrayList &shapes)
{
    QByteArrayList lines;
    int id = 0;
    for (const QByteArray &shape : shapes)
        lines.append("{\"id\":" + QByteArray::number(++id) + ",\"center\":[1,2],\"kind\":\"ellipse\",\"size\":[3,4]"
                     + (shape.isEmpty() ? QByteArray() : ',' + shape) + '}');
    return "{\"format\":\"trammel\",\"version\":2,\"groups\":[\n" + groups.join(",\n") + "\n],\"shapes\":[\n"
        + lines.join(",\n") + "\n]}";
}

} // namespace

class TestGroupFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneGroupALine();
    void readsGroupsAnywhere();
    void savesAndLoadsGroups();
    void refusesBadGroups_data();
    void refusesBadGroups();
    void refusesGroupsThatLeadNowhere();
    void readsManyGroupsInOneWalk();
};

void TestGroupFiles::writesOneGroupALine()
{
    const QByteArray text =
        "{\"format\":\"trammel\",\"version\":2,\"nextId\":12,\"author\":\"A\",\"groups\":[\n"
        "{\"id\":7,\"hidden\":true,\"locked\":true,\"name\":\"Legs\",\"parent\":9,\"puffs\":[1,2],\"rotation\":30.5},\n"
        "{\"id\":9}\n],\"shapes\":[\n"
        "{\"id\":2,\"center\":[1,2],\"group\":7,\"hidden\":true,\"kind\":\"rectangle\",\"size\":[3,4]},\n"
        "{\"id\":1,\"center\":[1,2],\"group\":9,\"kind\":\"nebula\",\"size\":[3,4]},\n"
        "{\"id\":3,\"center\":[1,2],\"kind\":\"rectangle\",\"size\":[3,4]}\n]}\n";
    DocumentData data;
    const FileResult result = readFrom(text, data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QCOMPARE(written(data), text);
    QCOMPARE(data.groups.value(GroupId(7)).parent, GroupId(9));
    QCOMPARE(data.groups.value(GroupId(7)).rotation, 30.5);
    QCOMPARE(data.shapes.find(ShapeId(2))->group, GroupId(7));
    // A drawing without groups is written in version 1.
    Document document;
    QVERIFY(document.setData(data));
    document.ungroup({GroupId(7), GroupId(9)});
    QVERIFY(written(document.data()).startsWith("{\"format\":\"trammel\",\"version\":1,\"nextId\":12,\"author\""));
    // A shape that is written alone has no group.
    QVERIFY(!toJson(*data.shapes.find(ShapeId(2))).contains(QLatin1String("group")));
    QJsonObject fields = toJson(*data.shapes.find(ShapeId(2)));
    fields.insert(QLatin1String("group"), 7);
    Shape single;
    QVERIFY(shapeFromJson(fields, single));
    QVERIFY(single.group.isNull());
}

void TestGroupFiles::readsGroupsAnywhere()
{
    DocumentData data;
    const FileResult result = readFrom("{\"shapes\":[{\"group\":4,\"kind\":\"ellipse\",\"size\":[1,1],\"center\":[0,0],"
                                       "\"id\":1}],\"nextId\":2,\"groups\":[{\"rotation\":-90,\"id\":4}],\"version\":2,"
                                       "\"format\":\"trammel\"}",
                                       data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QCOMPARE(data.groups.value(GroupId(4)).rotation, 270.0);
    QCOMPARE(data.nextId, 5u);
    QCOMPARE(data.errorString(), QString());
}

void TestGroupFiles::savesAndLoadsGroups()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int round = 0; round < 20; ++round) {
        Document document;
        for (int i = 0; i < 40; ++i) {
            Shape shape = random.shape();
            const GroupIds groups = document.groups().keys();
            if (!groups.isEmpty() && random.chance(30))
                shape.group = groups[random.upTo(int(groups.size()) - 1)];
            document.addShape(shape);
            const ShapeIds ids = document.ids();
            const GroupId id = document.group({ids[random.upTo(int(ids.size()) - 1)], ids.last()});
            if (id.isNull())
                continue;
            Group group = *document.find(id);
            group.rotation = random.real(0, 360);
            group.locked = random.chance(30);
            group.hidden = random.chance(30);
            group.name = QStringLiteral("\"Bein\"\n\u00e4\u20ac %1").arg(i);
            document.changeGroup(id, group);
        }
        QVERIFY(document.groups().size() > 5);
        DocumentData back;
        QVERIFY(readFrom(written(document.data()), back));
        QVERIFY(back == document.data());
        QCOMPARE(back.errorString(), QString());
    }
}

void TestGroupFiles::refusesBadGroups_data()
{
    QTest::addColumn<QByteArrayList>("groups");
    QTest::addColumn<QByteArrayList>("shapes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArrayList &groups, const QByteArrayList &shapes,
                        const char *message) { QTest::newRow(name) << groups << shapes << QString::fromUtf8(message); };
    // The groups begin in line 2. After two groups, the shapes begin in line 5.
    const QByteArrayList two{R"({"id":8,"parent":9})", R"({"id":9})"};
    row("good", two, {R"("group":8)", R"("group":9)", ""}, "");
    row("no id", {R"({"name":"x"})"}, {}, "line 2: the field \"id\" is missing");
    row("id 0", {R"({"id":0})"}, {}, "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id broken", {R"({"id":1.5})"}, {}, "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id huge", {R"({"id":268435457})"}, {}, "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id twice", {R"({"id":8})", R"({"id":8})"}, {}, "line 3: the id 8 is there twice");
    row("id of a shape", {R"({"id":2})"}, {R"("group":2)", ""}, "line 2: the id 2 is there twice");
    row("no object", {"7"}, {}, "line 2: a group is not an object");
    row("field twice", {R"({"id":8,"name":"a","name":"b"})"}, {}, "line 2: the field \"name\" is there twice");
    row("unknown field twice", {R"({"id":8,"x":{"a":1,"a":2},"x":2})"}, {}, "line 2: the field \"x\" is there twice");
    row("no JSON", {R"({"id":8,"name":nul})"}, {}, "line 2: illegal value");
    row("name", {R"({"id":8,"name":7})"}, {}, "line 2: the field \"name\" is not a text");
    row("locked", {R"({"id":8,"locked":1})"}, {}, "line 2: the field \"locked\" is not true or false");
    row("hidden", {R"({"id":8,"hidden":"no"})"}, {}, "line 2: the field \"hidden\" is not true or false");
    row("rotation", {R"({"id":8,"rotation":[]})"}, {}, "line 2: the field \"rotation\" is not a number");
    row("parent 0", {R"({"id":8,"parent":0})"}, {}, "line 2: the field \"parent\" is not the id of a group");
    row("parent a text", {R"({"id":8,"parent":"9"})"}, {}, "line 2: the field \"parent\" is not the id of a group");
    row("empty", two, {R"("group":9)"}, "line 2: the group 8 has no shapes");
    row("all empty", two, {""}, "line 2: the group 8 has no shapes");
    row("unknown parent", {R"({"id":8,"parent":7})"}, {R"("group":8)"}, "line 4: the group 7 does not exist");
    row("in itself", {R"({"id":8,"parent":8})"}, {R"("group":8)"}, "line 4: the group 8 is in itself");
    row("in each other", {R"({"id":8,"parent":9})", R"({"id":9,"parent":8})"}, {"", R"("group":9)"},
        "line 6: the group 9 is in itself");
    row("unknown", two, {R"("group":8)", R"("group":7)"}, "line 6: the group 7 does not exist");
    row("apart", two, {R"("group":8)", "", R"("group":8)"},
        "line 7: the shapes of the group 8 do not stand next to each other");
    row("apart within", two, {R"("group":8)", R"("group":9)", R"("group":8)"},
        "line 7: the shapes of the group 8 do not stand next to each other");
    row("group 0", two, {R"("group":0)"}, "line 5: the field \"group\" is not the id of a group");
    row("group a text", two, {R"("group":"8")"}, "line 5: the field \"group\" is not the id of a group");
    row("group null", two, {R"("group":null)"}, "line 5: the field \"group\" is not the id of a group");
}

void TestGroupFiles::refusesBadGroups()
{
    QFETCH(QByteArrayList, groups);
    QFETCH(QByteArrayList, shapes);
    QFETCH(QString, message);
    DocumentData data;
    data.nextId = 77;
    const FileResult result = readFrom(drawing(groups, shapes), data);
    QCOMPARE(result.errorString(), Text::sentence(message));
    QCOMPARE(bool(result), message.isEmpty());
    QVERIFY(bool(result) || data.nextId == 77);
}

void TestGroupFiles::refusesGroupsThatLeadNowhere()
{
    DocumentData data;
    // The groups are nested one level deeper than allowed.
    QByteArrayList groups;
    for (int i = 0; i <= Group::LargestDepth; ++i)
        groups.append("{\"id\":" + QByteArray::number(i + 10)
                      + (i > 0 ? ",\"parent\":" + QByteArray::number(i + 9) : QByteArray()) + '}');
    QByteArrayList shapes{"\"group\":" + QByteArray::number(Group::LargestDepth + 10)};
    QCOMPARE(readFrom(drawing(groups, shapes), data).reason, QStringLiteral("groups are nested deeper than 1000"));
    groups.removeLast();
    shapes = {"\"group\":" + QByteArray::number(Group::LargestDepth + 9)};
    QVERIFY(readFrom(drawing(groups, shapes), data));
    // A newer version may have other fields in groups. The version error comes first, even if the field comes last.
    QCOMPARE(readFrom("{\"format\":\"trammel\",\"groups\":[\n{\"key\":1}],\n\"version\":4}", data).errorString(),
             QStringLiteral("Line 3: the file has version 4, and this program reads versions up to 3"));
    QCOMPARE(readFrom("{\"format\":\"trammel\",\"groups\":[\n{\"key\":1}],\n\"version\":2}", data).errorString(),
             QStringLiteral("Line 2: the field \"id\" is missing"));
    QCOMPARE(readFrom("{\"format\":\"trammel\",\"version\":2,\"groups\":7}", data).errorString(),
             QStringLiteral("Line 1: \"[\" is missing"));
    QCOMPARE(readFrom("{\"format\":\"trammel\",\"version\":2,\"groups\":[],\n\"groups\":[]}", data).errorString(),
             QStringLiteral("Line 2: the field \"groups\" is there twice"));
    QVERIFY(readFrom("{\"format\":\"trammel\",\"version\":2,\"groups\":[],\"shapes\":[]}", data));
}

void TestGroupFiles::readsManyGroupsInOneWalk()
{
    // A walk through all groups from each shape would take twenty million steps.
    QByteArrayList groups, shapes;
    for (int i = 0; i < 1000; ++i)
        groups.append("{\"id\":" + QByteArray::number(i + 200000)
                      + (i > 0 ? ",\"parent\":" + QByteArray::number(i + 199999) : QByteArray()) + '}');
    for (int i = 0; i < 20000; ++i)
        shapes.append("\"group\":" + QByteArray::number(200999));
    DocumentData data;
    QVERIFY(readFrom(drawing(groups, shapes), data));
    Document document;
    QVERIFY(document.setData(data));
    QCOMPARE(document.units(document.ids()).size(), 1);
    QCOMPARE(document.units(document.ids(), GroupId(200998)).size(), 1);
    QCOMPARE(document.units(document.ids(), GroupId(200999)).size(), 20000);
}

TRAMMEL_TEST(TestGroupFiles)
#include "tst_groupfiles.moc"
