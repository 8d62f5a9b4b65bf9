#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"

#include <trammel/fragment.h>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <limits>

using namespace Trammel;

namespace {

constexpr qsizetype largestText = 64 << 20;

QJsonValue nested(int depth)
{
    QJsonValue value = 1;
    for (int i = 0; i < depth; ++i)
        value = i % 2 ? QJsonValue(QJsonArray{value}) : QJsonValue(QJsonObject{{QStringLiteral("a"), value}});
    return value;
}

QString loneSurrogate()
{
    return QString(QChar(0xd800));
}

Shape unitSquare()
{
    return Shape::rectangle({0, 0}, {1, 1});
}

/// A drawing of two shapes in a group.
DocumentData pairInGroup()
{
    DocumentData data;
    for (quint32 id : {1u, 2u}) {
        Shape shape = unitSquare();
        shape.group = GroupId(3);
        data.shapes.insert(ShapeId(id), shape);
        data.order.append(ShapeId(id));
    }
    data.groups.insert(GroupId(3), {});
    data.nextId = 4;
    return data;
}

/// A kind with any name, which is not registered unless a test registers it.
class SecretKind : public ShapeKind
{
public:
    explicit SecretKind(const QString &name) : m_name(name) { }
    QString name() const override { return m_name; }
    QString displayName() const override { return m_name; }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }

private:
    QString m_name;
};

/// Random values for an application's fields, valid and invalid ones.
class RandomFields
{
public:
    explicit RandomFields(RandomShapes &random) : m_random(random) { }

    QJsonObject object(int depth = 0)
    {
        QJsonObject result;
        for (int i = m_random.upTo(3); i > 0; --i)
            result.insert(name(), value(depth + 1));
        return result;
    }
    QString text()
    {
        static const QString texts[] = {QString(),
                                        QStringLiteral("a"),
                                        QStringLiteral("\"\\/\b\f\n\r\t"),
                                        QString::fromUtf8("\xf0\x9f\x8c\xbf \x01\x7f"),
                                        QString(QChar(0)),
                                        QString(QChar(0xfffe)),
                                        QStringLiteral("}]{[,:"),
                                        QString(QChar(0xfeff)) + u'a',
                                        QString::fromUtf8("\xc3\xa9")};
        return m_random.chance(2) ? loneSurrogate() : texts[m_random.upTo(8)];
    }

private:
    QString name()
    {
        static const char *const names[] = {"id",     "kind",  "center",  "rotation", "mirroredX", "locked",
                                            "group",  "fill",  "stroke",  "outline",  "text",      "textStyle",
                                            "data",   "color", "version", "shapes",   "nextId",    "groups",
                                            "parent", "cap",   "teeth",   "future",   "note",      "format"};
        return m_random.chance(20) ? text() : QString::fromLatin1(names[m_random.upTo(23)]);
    }
    double number()
    {
        static const double numbers[] = {0,
                                         -0.0,
                                         1,
                                         -7,
                                         0.1,
                                         1e20,
                                         9007199254740993.0,
                                         1e300,
                                         -1e-300,
                                         5e-324,
                                         1.7976931348623157e308,
                                         1.0 / 3,
                                         1e18,
                                         9.2e18,
                                         -9223372036854775808.0};
        return m_random.chance(2) ? std::numeric_limits<double>::infinity() : numbers[m_random.upTo(14)];
    }
    QJsonValue value(int depth)
    {
        switch (m_random.upTo(depth > 4 ? 5 : 8)) {
        case 0:
            return QJsonValue::Null;
        case 1:
            return m_random.chance(50);
        case 2:
            return number();
        case 3:
            return qint64(std::numeric_limits<qint64>::max());
        case 4:
        case 5:
            return text();
        case 6: {
            QJsonArray list;
            for (int i = m_random.upTo(3); i > 0; --i)
                list.append(value(depth + 1));
            return list;
        }
        default:
            return object(depth);
        }
    }

    RandomShapes &m_random;
};

} // namespace

/// Tests that each shape and drawing that a document accepts is saved, and that reading the file restores an equal one.
class TestSavedFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesNamesOfTheFormat_data();
    void refusesNamesOfTheFormat();
    void keepsAnyNamesInData();
    void refusesValuesThatNoFileHolds_data();
    void refusesValuesThatNoFileHolds();
    void holdsTheDeepestValues();
    void holdsTheLongestTexts();
    void refusesKindsThatAreNotRegistered();
    void refusesWhatOutlinesAndStrokesCannotHold();
    void refusesNextIdsOutOfRange();
    void normalizesWholeDrawings();
    void whatIsAcceptedComesBack();
    void warnsBeyondTheLimitsOfReaders();
};

void TestSavedFields::refusesNamesOfTheFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<bool>("inShape");
    QTest::addColumn<bool>("inGroup");
    QTest::addColumn<bool>("inHead");
    const auto row = [](const char *name, const QJsonValue &value, bool inShape, bool inGroup, bool inHead) {
        QTest::newRow(name) << QString::fromLatin1(name) << value << inShape << inGroup << inHead;
    };
    row("id", 7, true, true, false);
    row("kind", QStringLiteral("ellipse"), true, false, false);
    row("center", QJsonArray{1, 2}, true, false, false);
    row("size", QJsonArray{1, 2}, true, false, false);
    row("rotation", 30, true, true, false);
    row("mirroredX", true, true, false, false);
    row("mirroredY", true, true, false, false);
    row("cornerRadius", 3, true, false, false);
    row("opacity", 0.5, true, false, false);
    row("shadow", QJsonObject{{QStringLiteral("color"), QStringLiteral("#ff0000")}}, true, false, false);
    row("solidity", QStringLiteral("holding"), true, false, false);
    row("denied", QJsonArray{QStringLiteral("move"), QStringLiteral("editText")}, true, false, false);
    row("startHead", QStringLiteral("arrow"), true, false, false);
    row("endHead", QStringLiteral("arrow"), true, false, false);
    row("fill", QStringLiteral("#ff0000"), true, false, false);
    row("stroke", QJsonObject{{QStringLiteral("width"), 2}}, true, false, false);
    row("text", QStringLiteral("a"), true, false, false);
    row("textStyle", QJsonObject{{QStringLiteral("size"), 2}}, true, false, false);
    row("name", QStringLiteral("a"), true, true, false);
    row("locked", true, true, true, false);
    row("hidden", true, true, true, false);
    row("group", 3, true, false, false);
    row("fillRule", QStringLiteral("nonZero"), true, false, false);
    row("pressures", QJsonArray{}, true, false, false);
    row("toolTip", QStringLiteral("a"), true, false, false);
    row("link", QStringLiteral("a"), true, false, false);
    row("data", QJsonObject{}, true, true, true);
    row("parent", 3, false, true, false);
    row("format", QStringLiteral("trammel"), false, false, true);
    row("version", 1, false, false, true);
    row("nextId", 9, false, false, true);
    row("groups", QJsonArray{}, false, false, true);
    row("shapes", QJsonArray{}, false, false, true);
}

void TestSavedFields::refusesNamesOfTheFormat()
{
    QFETCH(QString, name);
    QFETCH(QJsonValue, value);
    QFETCH(bool, inShape);
    QFETCH(bool, inGroup);
    QFETCH(bool, inHead);
    const auto reasonOf = [&](bool isRefused, const DocumentData &data) {
        Document document;
        QCOMPARE(document.setData(data), !isRefused);
        QCOMPARE(document.errorString().contains(name), isRefused);
        if (isRefused)
            return;
        DocumentData back;
        QVERIFY(readFrom(written(data), back));
        QVERIFY(back == data);
    };
    DocumentData data = pairInGroup();
    data.shapes.edit(ShapeId(2))->extra.insert(name, value);
    reasonOf(inShape, data);
    Document document;
    Shape shape = unitSquare();
    shape.extra.insert(name, value);
    QCOMPARE(document.addShape(shape).isNull(), inShape);
    data = pairInGroup();
    data.groups[GroupId(3)].extra.insert(name, value);
    reasonOf(inGroup, data);
    data = pairInGroup();
    data.extra.insert(name, value);
    reasonOf(inHead, data);
}

void TestSavedFields::keepsAnyNamesInData()
{
    QJsonObject own;
    for (const char *name : {"id", "kind", "center", "stroke", "group", "version", "shapes", "data", "parent", ""})
        own.insert(QString::fromLatin1(name), QJsonArray{1, QJsonValue::Null});
    DocumentData data = pairInGroup();
    data.data = own;
    data.groups[GroupId(3)].data = own;
    data.shapes.edit(ShapeId(1))->data = own;
    Document document;
    QVERIFY(document.setData(data));
    const QByteArray text = written(document.data());
    DocumentData back;
    const FileResult result = readFrom(text, back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == data);
    QCOMPARE(back.data, own);
    QCOMPARE(back.groups.value(GroupId(3)).data, own);
    QCOMPARE(back.shapes.find(ShapeId(1))->data, own);
    QVERIFY(back.extra.isEmpty() && back.shapes.find(ShapeId(1))->extra.isEmpty());
    // Additional fields of a stroke may have the names of a shape's fields.
    Shape stroked = unitSquare();
    stroked.extra.insert(QStringLiteral("stroke"), own);
    QCOMPARE(shapeFromJson(toJson(stroked), stroked).errorString(), QString());
    QCOMPARE(stroked.extra.value(QStringLiteral("stroke")).toObject(), own);

    // Comparisons include the data of shapes, of groups and of the drawing.
    back.shapes.edit(ShapeId(1))->data = {};
    QVERIFY(back != data);
    back = data;
    back.groups[GroupId(3)].data = {};
    QVERIFY(back != data);
    back = data;
    back.data = {};
    QVERIFY(back != data);
    // Changing the data is an undo step.
    QCOMPARE(document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.data = {}; }), 1);
    document.undoStack()->undo();
    QVERIFY(document.data() == data);
}

void TestSavedFields::refusesValuesThatNoFileHolds_data()
{
    QTest::addColumn<QJsonObject>("fields");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QJsonValue &value, const char *reason) {
        QTest::newRow(name) << QJsonObject{{QStringLiteral("a"), value}} << QString::fromLatin1(reason);
    };
    const double infinity = std::numeric_limits<double>::infinity();
    row("infinity", infinity, "a number is not finite");
    row("NaN", std::numeric_limits<double>::quiet_NaN(), "a number is not finite");
    row("infinity in a list", QJsonArray{1, -infinity}, "a number is not finite");
    row("infinity in an object", QJsonObject{{QStringLiteral("b"), infinity}}, "a number is not finite");
    row("lone surrogate", loneSurrogate(), "a text is not valid UTF-16");
    row("lone surrogate in a list", QJsonArray{loneSurrogate()}, "a text is not valid UTF-16");
    row("lone surrogate in a name", QJsonObject{{loneSurrogate(), 1}}, "a text is not valid UTF-16");
    row("nested too deeply", nested(201), "values are nested too deeply");
    row("nested far too deeply", nested(5000), "values are nested too deeply");
}

void TestSavedFields::refusesValuesThatNoFileHolds()
{
    QFETCH(QJsonObject, fields);
    QFETCH(QString, reason);
    const auto isRefused = [&](const DocumentData &data) {
        Document document;
        return !document.setData(data) && document.errorString() == Text::sentence(reason);
    };
    Document document;
    for (QJsonObject Shape::*place : {&Shape::extra, &Shape::data}) {
        Shape shape = unitSquare();
        shape.*place = fields;
        QVERIFY(document.addShape(shape).isNull());
        QCOMPARE(document.errorString(), Text::sentence(reason));
    }
    for (QJsonObject Group::*place : {&Group::extra, &Group::data}) {
        DocumentData data = pairInGroup();
        data.groups[GroupId(3)].*place = fields;
        QVERIFY(isRefused(data));
        QVERIFY(document.setData(pairInGroup()));
        QVERIFY(!document.changeGroup(GroupId(3), data.groups.value(GroupId(3))));
        QCOMPARE(document.errorString(), Text::sentence(reason));
    }
    for (QJsonObject DocumentData::*place : {&DocumentData::extra, &DocumentData::data}) {
        DocumentData data = pairInGroup();
        data.*place = fields;
        QVERIFY(isRefused(data));
    }
}

void TestSavedFields::holdsTheDeepestValues()
{
    const QString name = QStringLiteral("a");
    DocumentData data = pairInGroup();
    data.extra = {{name, nested(200)}};
    data.data = {{name, nested(199)}};
    Group &group = data.groups[GroupId(3)];
    group.extra = {{name, nested(199)}};
    group.data = {{name, nested(198)}};
    Shape &shape = *data.shapes.edit(ShapeId(1));
    shape.extra = {{name, nested(199)}, {QStringLiteral("stroke"), QJsonObject{{name, nested(198)}}}};
    shape.data = {{name, nested(198)}};
    QCOMPARE(data.errorString(), QString());
    DocumentData back;
    const FileResult result = readFrom(written(data), back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == data);

    // Values that are nested one level deeper are refused by the document and by the reader.
    const auto isRefused = [&](auto change) {
        DocumentData deeper = data;
        change(deeper);
        return !deeper.errorString().isEmpty() && !readFrom(written(deeper), back);
    };
    QVERIFY(isRefused([&](DocumentData &deeper) { deeper.extra.insert(name, nested(201)); }));
    QVERIFY(isRefused([&](DocumentData &deeper) { deeper.data.insert(name, nested(200)); }));
    QVERIFY(isRefused([&](DocumentData &deeper) { deeper.groups[GroupId(3)].extra.insert(name, nested(200)); }));
    QVERIFY(isRefused([&](DocumentData &deeper) { deeper.groups[GroupId(3)].data.insert(name, nested(199)); }));
    QVERIFY(isRefused([&](DocumentData &deeper) { deeper.shapes.edit(ShapeId(1))->extra.insert(name, nested(200)); }));
    QVERIFY(isRefused([&](DocumentData &deeper) { deeper.shapes.edit(ShapeId(1))->data.insert(name, nested(199)); }));
}

void TestSavedFields::holdsTheLongestTexts()
{
    // A control character takes six bytes as JSON, a euro sign three.
    Shape shape = unitSquare();
    shape.name = QString(largestText / 4 / 6, QChar(1));
    shape.text = QString(largestText / 4 / 3, QChar(0x20ac));
    shape.data.insert(QStringLiteral("a"), QString(largestText / 4, u'a'));
    Document document;
    const ShapeId id = document.addShape(shape);
    QCOMPARE(document.errorString(), QString());
    DocumentData back;
    const FileResult result = readFrom(written(document.data()), back);
    QVERIFY(result);
    QVERIFY(*back.shapes.find(id) == shape);
    shape.text += QString(largestText / 4 / 3, u'a') + QString(largestText / 4, u'b');
    QVERIFY(document.addShape(shape).isNull());
    QCOMPARE(document.errorString(), QStringLiteral("Texts and free fields take more than 64 MB"));
}

void TestSavedFields::refusesKindsThatAreNotRegistered()
{
    const SecretKind secret(QStringLiteral("test.secret")), rectangle(QStringLiteral("rectangle"));
    Document document;
    for (const ShapeKind *kind :
         {static_cast<const ShapeKind *>(&secret), static_cast<const ShapeKind *>(&rectangle)}) {
        QVERIFY(!kind->isRegistered());
        QVERIFY(document.addShape(Shape(*kind, {0, 0}, {1, 1})).isNull());
        QCOMPARE(document.errorString(), QStringLiteral("The kind \"%1\" is not registered").arg(kind->name()));
    }
    QVERIFY(!ShapeKind::add(rectangle));
    QVERIFY(!rectangle.isRegistered());
    for (const QString &name : {QString(), QString(1001, u'k'), loneSurrogate()}) {
        QVERIFY(!ShapeKind::add(SecretKind(name)));
        QVERIFY(document.addShape(Shape(ShapeKind::named(name), {0, 0}, {1, 1})).isNull());
    }
    // The stand-in for a kind, which is kept as long as the program runs, does not contain all of a name that is far
    // too long.
    QVERIFY(ShapeKind::named(QString(1 << 20, u'k')).name().size() < 2000);
    // Kinds of the library, kinds read from files, and registered kinds are accepted.
    static const SecretKind known(QStringLiteral("test.known"));
    QVERIFY(ShapeKind::add(known));
    for (const ShapeKind *kind : {&ShapeKind::ellipse(), &ShapeKind::named(QStringLiteral("test.cloud")),
                                  static_cast<const ShapeKind *>(&known)}) {
        QVERIFY(kind->isRegistered());
        const ShapeId id = document.addShape(Shape(*kind, {0, 0}, {1, 1}));
        QVERIFY(!id.isNull());
        DocumentData back;
        QVERIFY(readFrom(written(document.data()), back));
        QCOMPARE(back.shapes.find(id)->kind, kind);
    }
}

void TestSavedFields::refusesWhatOutlinesAndStrokesCannotHold()
{
    Document document;
    Shape shape = unitSquare();
    shape.stroke.style = Qt::CustomDashLine;
    QVERIFY(document.addShape(shape).isNull());
    QCOMPARE(document.errorString(), QStringLiteral("The stroke's style is unknown"));
    Shape rings = Shape::polygon({{0, 0}, {1, 0}, {0, 1}});
    rings.outline.resize(Shape::LargestPointCount + 1);
    QVERIFY(document.addShape(rings).isNull());
    QCOMPARE(document.errorString(), QStringLiteral("The outline has more than 1000000 rings"));
}

void TestSavedFields::refusesNextIdsOutOfRange()
{
    Document document;
    DocumentData data;
    for (quint32 nextId : {0u, ShapeId::Largest + 2}) {
        data.nextId = nextId;
        QVERIFY(!document.setData(data));
        QCOMPARE(document.errorString(), QStringLiteral("The next id is not from 1 to 268435457"));
    }
    data.nextId = ShapeId::Largest + 1;
    QVERIFY(document.setData(data));
    DocumentData back;
    QVERIFY(readFrom(written(document.data()), back));
    QCOMPARE(back.nextId, data.nextId);
}

void TestSavedFields::normalizesWholeDrawings()
{
    DocumentData data = pairInGroup();
    Shape &shape = *data.shapes.edit(ShapeId(1));
    shape.rotation = -90;
    shape.fill = QColor::fromHsvF(0.3f, 0.7f, 0.9f);
    shape.text = loneSurrogate();
    data.groups[GroupId(3)].rotation = 720;
    Document document;
    QVERIFY(document.setData(data));
    QCOMPARE(document.find(ShapeId(1))->rotation, 270.0);
    QCOMPARE(document.find(GroupId(3))->rotation, 0.0);
    DocumentData back;
    QVERIFY(readFrom(written(document.data()), back));
    QVERIFY(back == document.data());
}

void TestSavedFields::whatIsAcceptedComesBack()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    RandomFields fields(random);
    int accepted = 0;
    for (int round = 0; round < 400; ++round) {
        DocumentData data = pairInGroup();
        for (int i = random.upTo(3); i > 0; --i) {
            Shape shape = random.shape();
            if (random.chance(10))
                shape = Shape(ShapeKind::named(QStringLiteral("test.cloud")), {0, 0}, {1, 2});
            shape.text = fields.text();
            if (random.chance(50))
                shape.data = fields.object();
            if (random.chance(30))
                shape.extra = fields.object();
            shape.stroke.style = Qt::PenStyle(random.upTo(6));
            data.shapes.insert(ShapeId(data.nextId), shape);
            data.order.append(ShapeId(data.nextId++));
        }
        if (random.chance(30))
            data.groups[GroupId(3)].data = fields.object();
        if (random.chance(30))
            data.groups[GroupId(3)].extra = fields.object();
        if (random.chance(30))
            data.extra = fields.object();
        if (random.chance(30))
            data.data = fields.object();
        Document document;
        if (!document.setData(data)) {
            QVERIFY(!document.errorString().isEmpty());
            continue;
        }
        ++accepted;
        DocumentData back;
        const QByteArray text = written(document.data());
        const FileResult result = readFrom(text, back);
        QVERIFY2(result, qPrintable(result.errorString() + QString::fromUtf8(text)));
        QVERIFY2(back == document.data(), text.constData());
        QCOMPARE(written(back), text);
        // Each shape can also be saved and read alone.
        for (ShapeId id : std::as_const(data.order)) {
            Shape shape = *data.shapes.find(id);
            shape.group = {};
            Document other;
            const ShapeId added = other.addShape(shape);
            QVERIFY(!added.isNull());
            QVERIFY(fromText(toText(other.data()), back));
            QVERIFY(*back.shapes.find(added) == *other.find(added));
        }
    }
    QVERIFY2(accepted > 100, qPrintable(QString::number(accepted)));
}

void TestSavedFields::warnsBeyondTheLimitsOfReaders()
{
    std::mt19937 engine = seededEngine();
    DocumentData data = randomData(engine, 200);
    data.data.insert(QStringLiteral("note"), QString(5000, u'a'));
    data.shapes.edit(ShapeId(7))->data.insert(QStringLiteral("note"), QString(5000, u'a'));
    const QByteArray text = written(data);
    const auto read = [&](const FileLimits &limits) {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        DocumentData back;
        return readDocument(buffer, back, {}, limits);
    };
    const auto write = [&](const FileLimits &limits) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return writeDocument(buffer, data, {}, limits);
    };
    int refused = 0;
    for (qint64 memory = 1 << 14; memory < 1 << 22; memory += memory / 3) {
        const FileLimits limits{memory, 10};
        const FileResult reading = read(limits), writing = write(limits);
        QVERIFY(writing);
        // Each file that the reader refuses has been written with a warning.
        QVERIFY(reading || !writing.warning.isEmpty());
        refused += !reading;
        if (!reading)
            QVERIFY(reading.reason.contains(QLatin1String("GB of memory")));
    }
    QVERIFY(refused > 2 && write({1 << 22, 10}).warning.isEmpty());
    QVERIFY(!read({1 << 22, 3}));
    QVERIFY(write({1 << 22, 3}).warning.contains(QLatin1String("more than 3 kinds")));
    QVERIFY(write({}).warning.isEmpty());
}

TRAMMEL_TEST(TestSavedFields)
#include "tst_savedfields.moc"
