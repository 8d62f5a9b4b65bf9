#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/panels/inspector/datafields_p.h"

#include <QtCore/QJsonArray>
#include <QtGui/QUndoStack>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPlainTextEdit>

using namespace Trammel;

namespace {

struct DetailsBench : InspectorBench
{
    DetailsBench()
    {
        inspector.resize(260, 900);
        document().undoStack()->clear();
        editor->selection()->set({ids[0]});
    }

    QPlainTextEdit &toolTip() { return *inspector.findChild<QPlainTextEdit *>(QStringLiteral("toolTip")); }
    QTableView &table() { return *inspector.findChild<QTableView *>(QStringLiteral("dataTable")); }
    QToolButton &button(const char *name) { return *inspector.findChild<QToolButton *>(QLatin1String(name)); }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
    void setData(int i, const QJsonObject &data)
    {
        document().changeShapes({ids[i]}, [&data](Shape &shape) { shape.data = data; });
        QCoreApplication::processEvents();
        document().undoStack()->clear();
    }
    /// Types a text into a cell as a user does.
    void enter(int row, int column, const QString &text, Qt::Key end = Qt::Key_Return)
    {
        activate();
        table().setFocus();
        table().setCurrentIndex(table().model()->index(row, column));
        table().edit(table().currentIndex());
        auto *line = table().findChild<QLineEdit *>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, end);
        QCoreApplication::processEvents();
        // The editor of the cell is deleted later.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
};

} // namespace

/// Tests the fields of an inspector for the tool tip, the link and the data of shapes, and for paths.
class TestInspectorDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesValuesAsText_data();
    void writesValuesAsText();
    void readsTypedText_data();
    void readsTypedText();
    void randomValuesComeBack();
    void setsToolTips();
    void setsLinks();
    void refusesLinks();
    void editsData();
    void addsAndRemovesData();
    void refusesKeys();
    void refusesValues();
    void showsMixedData();
    void discardsInputForOtherShapes();
    void limitsTheTable();
    void obeysReadOnly();
    void setsFillRules();
    void removesPressures();
};

void TestInspectorDetails::writesValuesAsText_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *text, const QJsonValue &value) {
        QTest::newRow(text) << value << QString::fromLatin1(text);
    };
    row("plain text", QStringLiteral("plain text"));
    row("", QString());
    row("007", QStringLiteral("007"));
    row("1, 2", QStringLiteral("1, 2"));
    row("\"5\"", QStringLiteral("5"));
    row("\"true\"", QStringLiteral("true"));
    row("\" 5\"", QStringLiteral(" 5"));
    row("\"\\\"a\\\"\"", QStringLiteral("\"a\""));
    row("\"[]\"", QStringLiteral("[]"));
    row("5", 5);
    row("0.1", 0.1);
    row("9007199254740993", Q_INT64_C(9007199254740993));
    row("true", true);
    row("null", QJsonValue::Null);
    row("[1,\"a\"]", QJsonArray{1, QStringLiteral("a")});
    row("{\"a\":{}}", QJsonObject{{QStringLiteral("a"), QJsonObject()}});
}

void TestInspectorDetails::writesValuesAsText()
{
    QFETCH(QJsonValue, value);
    QFETCH(QString, text);
    QCOMPARE(dataText(value), text);
    QCOMPARE(dataValue(text), value);
}

void TestInspectorDetails::readsTypedText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char *text, const QJsonValue &value) {
        QTest::newRow(text) << QString::fromLatin1(text) << value;
    };
    row(" 5 ", 5);
    row("1e3", 1000);
    row("{ \"a\": 1 }", QJsonObject{{QStringLiteral("a"), 1}});
    row("[1,", QStringLiteral("[1,"));
    row("1]", QStringLiteral("1]"));
    row("1],[2", QStringLiteral("1],[2"));
    row("1,2", QStringLiteral("1,2"));
    row("True", QStringLiteral("True"));
    row("NaN", QStringLiteral("NaN"));
    row("'a'", QStringLiteral("'a'"));
}

void TestInspectorDetails::readsTypedText()
{
    QFETCH(QString, text);
    QFETCH(QJsonValue, value);
    QCOMPARE(dataValue(text), value);
}

void TestInspectorDetails::randomValuesComeBack()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const QString characters = QStringLiteral("[]{}\",:0123456789.eE+- \n\ttruefalsn\\/\u00e9");
    for (int i = 0; i < 20'000; ++i) {
        QString text;
        for (int length = random.upTo(6); length > 0; --length)
            text += characters[random.upTo(int(characters.size()) - 1)];
        const QJsonValue value = dataValue(text);
        QVERIFY2(dataValue(dataText(value)) == value, qPrintable(text));
        QVERIFY2(dataValue(dataText(QJsonValue(text))) == QJsonValue(text), qPrintable(text));
    }
}

void TestInspectorDetails::setsToolTips()
{
    DetailsBench bench;
    bench.activate();
    bench.toolTip().setFocus();
    QTest::keyClicks(&bench.toolTip(), QStringLiteral("One"));
    QTest::keyClick(&bench.toolTip(), Qt::Key_Return);
    QTest::keyClicks(&bench.toolTip(), QStringLiteral("two"));
    QTest::keyClick(&bench.toolTip(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.shape(0).annotation->toolTip, QStringLiteral("One\ntwo"));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Tool Tip"));
    bench.editor->selection()->set(bench.ids);
    QCOMPARE(bench.toolTip().placeholderText(), QStringLiteral("mixed"));
    bench.document().undoStack()->undo();
    QVERIFY(bench.shape(0).annotation.isDefault());
    QCOMPARE(bench.steps(), 1);
}

void TestInspectorDetails::setsLinks()
{
    DetailsBench bench;
    QVERIFY(!bench.button("openLink").isEnabled());
    bench.type("link", QStringLiteral(" www.example.com "));
    QCOMPARE(bench.shape(0).annotation->link, QStringLiteral("https://www.example.com"));
    QCOMPARE(bench.shown("link"), QStringLiteral("https://www.example.com"));
    QVERIFY(bench.button("openLink").isEnabled());
    QString opened;
    QObject::connect(bench.editor.get(), &ShapeEditor::linkActivated, bench.editor.get(),
                     [&opened](ShapeId, const QUrl &url) { opened = url.toString(); });
    bench.button("openLink").click();
    QCOMPARE(opened, QStringLiteral("https://www.example.com"));
    bench.editor->selection()->set(bench.ids);
    bench.type("link", QStringLiteral("plan.trammel"));
    QCOMPARE(bench.shape(1).annotation->link, QStringLiteral("plan.trammel"));
    bench.type("link", QString());
    bench.field("link").clear();
    QCOMPARE(bench.steps(), 2);
}

void TestInspectorDetails::refusesLinks()
{
    DetailsBench bench;
    bench.type("link", QStringLiteral("javascript:alert(1)"));
    QVERIFY(bench.shape(0).annotation.isDefault());
    QCOMPARE(bench.steps(), 0);
    QVERIFY2(bench.inspector.errorString().startsWith(QLatin1String("A link with the scheme \"javascript\"")),
             qPrintable(bench.inspector.errorString()));
    QCOMPARE(bench.shown("link"), QStringLiteral("javascript:alert(1)"));
    QTest::keyClick(&bench.field("link"), Qt::Key_Escape);
    QCOMPARE(bench.shown("link"), QString());
    QCOMPARE(bench.inspector.errorString(), QString());
}

void TestInspectorDetails::editsData()
{
    DetailsBench bench;
    QVERIFY(bench.table().isHidden() && bench.button("removeData").isHidden());
    bench.setData(0, {{QStringLiteral("price"), 5}, {QStringLiteral("note"), QStringLiteral("5")}});
    QVERIFY(!bench.table().isHidden());
    QCOMPARE(bench.table().model()->rowCount(), 2);
    QCOMPARE(bench.cell(0, 0), QStringLiteral("note"));
    QCOMPARE(bench.cell(0, 1), QStringLiteral("\"5\""));
    QCOMPARE(bench.cell(1, 1), QStringLiteral("5"));
    bench.enter(1, 1, QStringLiteral("7.5"));
    QCOMPARE(bench.shape(0).data.value(QLatin1String("price")), QJsonValue(7.5));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Data"));
    bench.enter(1, 1, QStringLiteral("cheap"), Qt::Key_Escape);
    QCOMPARE(bench.shape(0).data.value(QLatin1String("price")), QJsonValue(7.5));
    bench.enter(0, 0, QStringLiteral("remark"));
    QCOMPARE(bench.shape(0).data,
             (QJsonObject{{QStringLiteral("price"), 7.5}, {QStringLiteral("remark"), QStringLiteral("5")}}));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Rename Data"));
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QCoreApplication::processEvents();
    QCOMPARE(bench.cell(0, 0), QStringLiteral("note"));
    // Entering the same value is no step.
    bench.enter(1, 1, QStringLiteral("7.5"));
    QCOMPARE(bench.document().undoStack()->index(), 1);
}

void TestInspectorDetails::addsAndRemovesData()
{
    DetailsBench bench;
    bench.activate();
    bench.button("addData").click();
    QCOMPARE(bench.shape(0).data, (QJsonObject{{QStringLiteral("key"), QString()}}));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Add Data"));
    // The name is being edited.
    auto *line = bench.table().findChild<QLineEdit *>();
    QVERIFY(line);
    QTest::keyClicks(line, QStringLiteral("price"));
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(bench.shape(0).data, (QJsonObject{{QStringLiteral("price"), QString()}}));
    bench.button("addData").click();
    bench.button("addData").click();
    QCOMPARE(bench.shape(0).data.keys(),
             (QStringList{QStringLiteral("key"), QStringLiteral("key 2"), QStringLiteral("price")}));
    QVERIFY(bench.table().height() < 200);

    bench.table().setCurrentIndex(bench.table().model()->index(1, 1));
    bench.button("removeData").click();
    QCOMPARE(bench.shape(0).data.keys(), (QStringList{QStringLiteral("key"), QStringLiteral("price")}));
    bench.table().setFocus();
    bench.table().setCurrentIndex(bench.table().model()->index(0, 0));
    QTest::keyClick(&bench.table(), Qt::Key_Delete);
    QCOMPARE(bench.shape(0).data.keys(), QStringList{QStringLiteral("price")});
    QCOMPARE(bench.document().count(), 2);
    QTest::keyClick(&bench.table(), Qt::Key_Backspace);
    QVERIFY(bench.shape(0).data.isEmpty());
    QVERIFY(bench.table().isHidden());
    while (bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QVERIFY(bench.shape(0).data.isEmpty());
}

void TestInspectorDetails::refusesKeys()
{
    DetailsBench bench;
    bench.setData(0, {{QStringLiteral("a"), 1}, {QStringLiteral("b"), 2}});
    bench.enter(0, 0, QStringLiteral("b"));
    QCOMPARE(bench.shape(0).data, (QJsonObject{{QStringLiteral("a"), 1}, {QStringLiteral("b"), 2}}));
    QCOMPARE(bench.inspector.errorString(), QStringLiteral("There is an entry with the key \"b\" already."));
    QCOMPARE(bench.cell(0, 0), QStringLiteral("a"));
}

void TestInspectorDetails::refusesValues()
{
    DetailsBench bench;
    bench.setData(0, {{QStringLiteral("a"), 1}});
    QAbstractItemModel &model = *bench.table().model();
    QVERIFY(model.setData(model.index(0, 1), QString(250, u'[') + QString(250, u']'), Qt::EditRole));
    // A text that is nested too deeply for JSON is a plain text, as it is in files.
    QVERIFY(bench.shape(0).data.value(QLatin1String("a")).isString());
    bench.document().undoStack()->undo();
    QVERIFY(model.setData(model.index(0, 1), QString(199, u'[') + QString(199, u']'), Qt::EditRole));
    QCOMPARE(bench.inspector.errorString(), QStringLiteral("Values are nested too deeply"));
    QCOMPARE(bench.shape(0).data.value(QLatin1String("a")), QJsonValue(1));
}

void TestInspectorDetails::showsMixedData()
{
    DetailsBench bench;
    bench.setData(0, {{QStringLiteral("a"), 1}, {QStringLiteral("b"), 2}, {QStringLiteral("c"), 3}});
    bench.setData(1, {{QStringLiteral("a"), 1}, {QStringLiteral("b"), 5}});
    bench.editor->selection()->set(bench.ids);
    QCOMPARE(bench.table().model()->rowCount(), 3);
    QCOMPARE(bench.cell(0, 1), QStringLiteral("1"));
    QCOMPARE(bench.cell(1, 1), QStringLiteral("mixed"));
    QCOMPARE(bench.cell(2, 1), QStringLiteral("mixed"));
    bench.enter(1, 1, QStringLiteral("7"));
    QCOMPARE(bench.shape(0).data.value(QLatin1String("b")), QJsonValue(7));
    QCOMPARE(bench.shape(1).data.value(QLatin1String("b")), QJsonValue(7));
    bench.enter(2, 0, QStringLiteral("d"));
    QCOMPARE(bench.shape(0).data.value(QLatin1String("d")), QJsonValue(3));
    QVERIFY(!bench.shape(1).data.contains(QLatin1String("d")));
    QCOMPARE(bench.steps(), 2);
}

void TestInspectorDetails::discardsInputForOtherShapes()
{
    DetailsBench bench;
    bench.setData(0, {{QStringLiteral("a"), 1}});
    bench.setData(1, {{QStringLiteral("a"), 2}});
    bench.activate();
    bench.table().setFocus();
    bench.table().edit(bench.table().model()->index(0, 1));
    auto *line = bench.table().findChild<QLineEdit *>();
    QVERIFY(line);
    QTest::keyClicks(line, QStringLiteral("99"));
    bench.editor->selection()->set({bench.ids[1]});
    QCoreApplication::processEvents();
    QCOMPARE(bench.shape(0).data.value(QLatin1String("a")), QJsonValue(1));
    QCOMPARE(bench.shape(1).data.value(QLatin1String("a")), QJsonValue(2));
    QCOMPARE(bench.cell(0, 1), QStringLiteral("2"));
    QCOMPARE(bench.steps(), 0);
}

void TestInspectorDetails::limitsTheTable()
{
    DetailsBench bench;
    QJsonObject data;
    for (int i = 0; i < 1000; ++i)
        data.insert(QString::number(i), QString(20'000, u'a'));
    bench.setData(0, data);
    QCOMPARE(bench.table().model()->rowCount(), 1000);
    QVERIFY(bench.table().height() < 300);
    // A text that is shown only in part cannot be edited.
    const QModelIndex index = bench.table().model()->index(0, 1);
    QVERIFY(!index.flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(index.data().toString().size() <= 8000);
    data.insert(QStringLiteral("1000"), 1);
    bench.setData(0, data);
    QCOMPARE(bench.table().model()->rowCount(), 0);
}

void TestInspectorDetails::obeysReadOnly()
{
    DetailsBench bench;
    bench.setData(0, {{QStringLiteral("a"), 1}});
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.toolTip().isEnabled() && !bench.field("link").isEnabled());
    QVERIFY(!bench.button("addData").isEnabled() && !bench.button("removeData").isEnabled());
    QVERIFY(!bench.table().model()->index(0, 1).flags().testFlag(Qt::ItemIsEditable));
    bench.table().setFocus();
    QTest::keyClick(&bench.table(), Qt::Key_Delete);
    QCOMPARE(bench.steps(), 0);
}

void TestInspectorDetails::setsFillRules()
{
    DetailsBench bench;
    auto *section = bench.inspector.findChild<QWidget *>(QStringLiteral("path"));
    auto *rule = bench.inspector.findChild<QComboBox *>(QStringLiteral("fillRule"));
    QVERIFY(section->isHidden());
    const Shape box = *bench.shape(0).asPath();
    const ShapeIds paths = bench.document().addShapes({box, box});
    bench.document().undoStack()->clear();
    bench.editor->selection()->set(paths);
    QVERIFY(!section->isHidden() && !rule->isHidden());
    QCOMPARE(rule->currentText(), QStringLiteral("Even-Odd"));
    rule->setCurrentIndex(1);
    Q_EMIT rule->activated(1);
    for (ShapeId id : paths)
        QCOMPARE(bench.document().find(id)->path->fillRule, FillRule::NonZero);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Fill Rule"));
    bench.document().changeShapes({paths[0]}, [](Shape &shape) { shape.path = PathDetails(); });
    QCoreApplication::processEvents();
    QCOMPARE(rule->currentIndex(), -1);
    QCOMPARE(rule->placeholderText(), QStringLiteral("mixed"));
    // An open path has no inside.
    const ShapeId open = bench.document().addShape(*Shape::polyline({{0, 0}, {10, 10}}).asPath());
    bench.editor->selection()->set({open});
    QVERIFY(section->isHidden());
}

void TestInspectorDetails::removesPressures()
{
    DetailsBench bench;
    auto *box = bench.inspector.findChild<QCheckBox *>(QStringLiteral("pressure"));
    Shape line = *Shape::polyline({{0, 0}, {10, 10}}).asPath();
    line.path = PathDetails{FillRule::EvenOdd, {{0, 0.5}, {1, 1}}};
    const ShapeId id = bench.document().addShape(line);
    bench.document().undoStack()->clear();
    bench.editor->selection()->set({id});
    QVERIFY(!box->isHidden() && box->isChecked());
    box->click();
    QVERIFY(bench.document().find(id)->path.isDefault());
    QVERIFY(box->isHidden());
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Remove Pressure"));
    bench.document().undoStack()->undo();
    QCoreApplication::processEvents();
    QVERIFY(!box->isHidden() && box->isChecked());
}

TRAMMEL_WIDGET_TEST(TestInspectorDetails)
#include "tst_inspectordetails.moc"
