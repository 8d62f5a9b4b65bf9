#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/combination.h>

#include <QtCore/QJsonDocument>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

using namespace Trammel;

/// Tests tool tips and links as values, in documents and in files.
class TestAnnotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isEmptyByDefault();
    void takesOnePointer();
    void equalityComparesEveryField();
    void acceptsLinks_data();
    void acceptsLinks();
    void refusesLinks_data();
    void refusesLinks();
    void isNormalized();
    void comesBackFromFiles();
    void isWrittenAsText();
    void refusesFiles_data();
    void refusesFiles();
    void needsNoNewVersion();
    void refusesLongTexts();
    void countsForTheUndoMemory();
    void remainsOnOnePart();
};

namespace {

const Annotation Both{QStringLiteral("Two\nlines"), QStringLiteral("https://example.com/a?b=c&d")};

Shape box(const Annotation &annotation)
{
    Shape shape = Shape::rectangle({10, 20}, {100, 60});
    shape.fill = Qt::red;
    shape.annotation = annotation;
    return shape;
}

QString addressError()
{
    return QStringLiteral("the link is not an address");
}

} // namespace

void TestAnnotation::isEmptyByDefault()
{
    QVERIFY(Shape().annotation.isDefault());
    QVERIFY(!Annotation().hasLink());
    QVERIFY(Annotation().url().isEmpty());
    QVERIFY(Annotation().errorString().isEmpty());
}

void TestAnnotation::takesOnePointer()
{
    QCOMPARE(sizeof(Shape().annotation), sizeof(void *));
    QCOMPARE(sizeof(Shape().path), sizeof(void *));
}

void TestAnnotation::equalityComparesEveryField()
{
    for (const Annotation &other : {Annotation{Both.toolTip, {}}, Annotation{{}, Both.link}, Annotation()}) {
        QVERIFY(box(other) != box(Both) && !box(other).isSameElsewhere(box(Both)));
        Document document;
        const ShapeId id = document.addShape(box(Both));
        QCOMPARE(document.changeShapes({id}, [&](Shape &shape) { shape.annotation = other; }), 1);
        QVERIFY(*document.find(id) == box(other));
        document.undoStack()->undo();
        QVERIFY(*document.find(id) == box(Both));
        document.undoStack()->redo();
        QVERIFY(*document.find(id) == box(other));
    }
}

void TestAnnotation::acceptsLinks_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QByteArray>("encoded");
    const auto row = [](const char *link, const char *encoded) {
        QTest::newRow(link) << QString::fromUtf8(link) << QByteArray(encoded);
    };
    row("http://example.com", "http://example.com");
    row("HTTPS://Example.com/a", "https://example.com/a");
    row("https://example.com:8080/a?b=c&d=\"e\"#f", "https://example.com:8080/a?b=c&d=%22e%22#f");
    row("https://example.com/a b", "https://example.com/a%20b");
    row("https://m\xc3\xbcnchen.de/\xc3\xbc", "https://xn--mnchen-3ya.de/%C3%BC");
    row("http://[::1]/", "http://[::1]/");
    row("mailto:a@example.com?subject=Plan", "mailto:a@example.com?subject=Plan");
    row("plan.trammel", "plan.trammel");
    row("../plans/first floor.pdf", "../plans/first%20floor.pdf");
    row("?page=2", "?page=2");
    row("#part", "#part");
}

void TestAnnotation::acceptsLinks()
{
    QFETCH(QString, link);
    QFETCH(QByteArray, encoded);
    const Annotation annotation{{}, link};
    QCOMPARE(annotation.errorString(), QString());
    QCOMPARE(annotation.url().toEncoded(), encoded);
    Document document;
    const ShapeId id = document.addShape(box(annotation));
    QVERIFY2(!id.isNull(), qPrintable(document.errorString()));
    DocumentData back;
    QVERIFY(readFrom(written(document.data()), back));
    QCOMPARE(back.shapes.find(id)->annotation->link, link);
}

void TestAnnotation::refusesLinks_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QString &link, const QString &reason) {
        QTest::newRow(name) << link << reason;
    };
    const auto scheme = [&row](const char *link, const char *name) {
        row(link, QString::fromLatin1(link),
            QStringLiteral("a link with the scheme \"%1\" is not allowed, only http, https, mailto and relative paths")
                .arg(QString::fromLatin1(name)));
    };
    scheme("javascript:alert(1)", "javascript");
    scheme("JavaScript:alert(1)", "javascript");
    scheme("data:text/html,<script>", "data");
    scheme("file:///etc/passwd", "file");
    scheme("vbscript:x", "vbscript");
    scheme("ftp://example.com", "ftp");
    scheme("c:/windows/system32/calc.exe", "c");
    const QString hidden = QStringLiteral("the link contains characters that no address has");
    row("script after a space", QStringLiteral(" javascript:alert(1)"), hidden);
    row("script with a tab", QStringLiteral("java\tscript:alert(1)"), hidden);
    row("script with a line break", QStringLiteral("java\nscript:alert(1)"), hidden);
    row("zero character", QStringLiteral("https://example.com/") + QChar(0), hidden);
    row("right-to-left override", QStringLiteral("https://example.com/") + QChar(0x202e), hidden);
    row("trailing space", QStringLiteral("a.pdf "), hidden);
    const QString absolute = QStringLiteral("the link is an absolute path");
    row("absolute path", QStringLiteral("/etc/passwd"), absolute);
    row("another computer", QStringLiteral("//example.com/a"), absolute);
    row("another computer with backslashes", QStringLiteral("\\\\example\\a"), absolute);
    row("no host", QStringLiteral("https://"), addressError());
    row("only a scheme", QStringLiteral("http:"), addressError());
    row("path without a host", QStringLiteral("http:/a"), addressError());
    row("no mail address", QStringLiteral("mailto:"), addressError());
    row("invalid host", QStringLiteral("http://[bad/"), addressError());
    row("invalid port", QStringLiteral("http://example.com:99999/"), addressError());
    row("too long", QStringLiteral("https://example.com/") + QString(8000, u'a'),
        QStringLiteral("the link has more than 8000 characters"));
}

void TestAnnotation::refusesLinks()
{
    QFETCH(QString, link);
    QFETCH(QString, reason);
    const Annotation annotation{{}, link};
    QCOMPARE(annotation.errorString(), reason);
    QVERIFY(annotation.url().isEmpty());
    Document document;
    QVERIFY(document.addShape(box(annotation)).isNull());
    QCOMPARE(document.errorString(), Text::sentence(reason));
    DocumentData data;
    const QByteArray text = QJsonDocument(QJsonObject{{QStringLiteral("link"), link}}).toJson(QJsonDocument::Compact);
    QCOMPARE(readFrom(shapeWith(text.sliced(1, text.size() - 2)), data).errorString(),
             QStringLiteral("Line 3: ") + reason);
}

void TestAnnotation::isNormalized()
{
    QVERIFY(box({}).normalized().annotation.isDefault());
    const QString lone = QStringLiteral("a") + QChar(0xd800);
    QVERIFY(box({lone, {}}).normalized().annotation->toolTip.isValidUtf16());
}

void TestAnnotation::comesBackFromFiles()
{
    Document document;
    for (const Annotation &annotation : {Annotation(), Both, Annotation{QStringLiteral("\x01\"<\\"), {}}})
        document.addShape(box(annotation));
    DocumentData back;
    const FileResult result = readFrom(written(document.data()), back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == document.data());
    Shape read;
    QCOMPARE(shapeFromJson(toJson(box(Both)), read).errorString(), QString());
    QVERIFY(read == box(Both));
}

void TestAnnotation::isWrittenAsText()
{
    DocumentData data;
    QVERIFY(readFrom(shapeWith(R"("link":"a.pdf","toolTip":"A")"), data));
    QVERIFY(*data.shapes.find(ShapeId(2))->annotation == (Annotation{QStringLiteral("A"), QStringLiteral("a.pdf")}));
    QVERIFY(written(data).contains(R"("kind":"rectangle","link":"a.pdf","size":[3,4],"toolTip":"A"})"));
    QVERIFY(readFrom(shapeWith(R"("link":"","toolTip":"")"), data));
    QVERIFY(data.shapes.find(ShapeId(2))->annotation.isDefault());
    QVERIFY(!written(data).contains("toolTip") && !written(data).contains("link"));
}

void TestAnnotation::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &fields, const char *reason) {
        QTest::newRow(name) << fields << QStringLiteral("Line 3: ") + QString::fromLatin1(reason);
    };
    row("number", R"("toolTip":3)", "the field \"toolTip\" is not a text");
    row("object", R"("link":{})", "the field \"link\" is not a text");
    row("twice", R"("link":"a","link":"a")", "the field \"link\" is there twice");
    row("half of a surrogate pair", R"("toolTip":"\ud800")", "the shape is not valid JSON");
}

void TestAnnotation::refusesFiles()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, reason);
    DocumentData data;
    const FileResult result = readFrom(shapeWith(fields), data);
    QVERIFY(!result);
    if (!fields.contains("ud800"))
        QCOMPARE(result.errorString(), reason);
    QCOMPARE(result.line, 3);
    QVERIFY(data.order.isEmpty());
}

// Older programs show everything else correctly, and keep the fields.
void TestAnnotation::needsNoNewVersion()
{
    Document document;
    document.addShape(box(Both));
    const QJsonObject file = QJsonDocument::fromJson(written(document.data())).object();
    QCOMPARE(file.value(QStringLiteral("version")).toInt(), 1);
}

void TestAnnotation::refusesLongTexts()
{
    Shape shape = box({QString((64 << 20) - 100, u'a'), {}});
    QCOMPARE(shape.errorString(), QString());
    shape.annotation.edit([](Annotation &annotation) { annotation.toolTip += QString(200, u'a'); });
    QCOMPARE(shape.errorString(), QStringLiteral("texts and free fields take more than 64 MB"));
}

void TestAnnotation::countsForTheUndoMemory()
{
    Document document;
    const ShapeId id = document.addShape(box({QString(10'000, u'a'), {}}));
    const qint64 before = document.undoMemory();
    document.changeShapes({id}, [](Shape &shape) { shape.annotation = Annotation(); });
    QVERIFY(document.undoMemory() >= before + 20'000);
}

void TestAnnotation::remainsOnOnePart()
{
    Document document;
    const ShapeId lower = document.addShape(box({}));
    Shape bar = box(Both);
    bar.size = {20, 200};
    const ShapeId upper = document.addShape(bar);
    QVERIFY(combineShapes(document, {lower, upper}, BooleanOperation::Division).errorString.isEmpty());
    int count = 0;
    for (ShapeId id : document.ids())
        count += *document.find(id)->annotation == Both ? 1 : 0;
    QVERIFY(document.count() > 2);
    QCOMPARE(count, 1);
}

TRAMMEL_TEST(TestAnnotation)
#include "tst_annotation.moc"
