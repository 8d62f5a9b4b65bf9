#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/panels/inspector/numberinput_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>

using namespace Trammel;

class TestInspectorFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsArithmetic_data();
    void readsArithmetic();
    void goesOnFromAnyNumber();
    void writesNumbers();
    void unchangedTextChangesNothing();
    void refusesVisibly_data();
    void refusesVisibly();
    void escapeGivesBack();
    void enterAndEscapeReturnToTheCanvas();
    void labelsAreDragged();
    void theMessageMovesNoField();
    void leavingCommits();
    void arrowsStep();
    void usesTheLocale();
    void spacesConnectors();
    void placesTheTextOfAConnector();
};

void TestInspectorFields::readsArithmetic_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("result");
    const QLocale c = QLocale::c(), german(QLocale::German, QLocale::Germany);
    const double nan = qQNaN();
    // All inputs are applied to the number 10.
    QTest::newRow("number") << c << "12.5" << 12.5;
    QTest::newRow("negative") << c << " -12.5 " << -12.5;
    QTest::newRow("true minus") << c << "\u22123" << -3.0;
    QTest::newRow("quotient") << c << "100/3" << 100.0 / 3;
    QTest::newRow("precedence") << c << "2+3*4-6/2" << 11.0;
    QTest::newRow("parentheses") << c << "(2 + 3) * -(4 - 6)" << 10.0;
    QTest::newRow("plus") << c << "+10" << 20.0;
    QTest::newRow("plus a sum") << c << "+1+2" << 13.0;
    QTest::newRow("times") << c << "*2" << 20.0;
    QTest::newRow("over") << c << "/4" << 2.5;
    QTest::newRow("take away") << c << "-=4" << 6.0;
    QTest::newRow("add") << c << "+= -4" << 6.0;
    QTest::newRow("multiply by a sum") << c << "*=1+1" << 20.0;
    // The usual precedence applies, and the existing number comes first.
    QTest::newRow("times and plus") << c << "*2+1" << 21.0;
    QTest::newRow("times and minus") << c << "*2-1" << 19.0;
    QTest::newRow("over and plus") << c << "/4+1" << 3.5;
    QTest::newRow("over and times") << c << "/4*3" << 7.5;
    QTest::newRow("plus and plus") << c << "+10+5" << 25.0;
    QTest::newRow("plus a product") << c << "+10*5" << 60.0;
    QTest::newRow("plus a product and more") << c << "+ 10*5 - 4/2" << 58.0;
    QTest::newRow("times a negative") << c << "*-2+1" << -19.0;
    QTest::newRow("times a parenthesis") << c << "*(2+1)*2-1" << 59.0;
    QTest::newRow("true times") << c << "\u00d72+1" << 21.0;
    QTest::newRow("true over") << c << "\u00f74" << 2.5;
    QTest::newRow("sign and sum") << c << "-3+5" << 2.0;
    QTest::newRow("true minus and equals") << c << "\u2212=1+2" << 7.0;
    QTest::newRow("over a sum") << c << "/=1+1" << 5.0;
    QTest::newRow("later over nothing") << c << "*2/0" << nan;
    QTest::newRow("later over nothing in a term") << c << "+2/0" << nan;
    QTest::newRow("nothing to times") << c << "*" << nan;
    QTest::newRow("half a product") << c << "*2*" << nan;
    QTest::newRow("two operators") << c << "*/2" << nan;
    QTest::newRow("two numbers after times") << c << "*2 3" << nan;
    QTest::newRow("equals later") << c << "*2*=3" << nan;
    QTest::newRow("equals alone") << c << "=3" << nan;
    QTest::newRow("percent") << c << "50%" << 5.0;
    QTest::newRow("percent with a blank") << c << "12.5 %" << 1.25;
    QTest::newRow("plus percent") << c << "+10%" << 11.0;
    QTest::newRow("minus percent") << c << "-=10%" << 9.0;
    QTest::newRow("times percent") << c << "*50%" << 5.0;
    QTest::newRow("over percent") << c << "/50%" << 20.0;
    QTest::newRow("percent and more") << c << "50%+3" << 8.0;
    QTest::newRow("half of percents") << c << "(50%+30%)/2" << 4.0;
    QTest::newRow("times and plus percent") << c << "*2+10%" << 22.0;
    QTest::newRow("over no percent") << c << "/0%" << nan;
    QTest::newRow("percent of percent") << c << "50%*50%" << nan;
    QTest::newRow("divided by percent") << c << "3/50%" << nan;
    QTest::newRow("percent alone") << c << "%" << nan;
    QTest::newRow("percent twice") << c << "5%%" << nan;
    QTest::newRow("German") << german << "1.234,5" << 1234.5;
    QTest::newRow("German with a point") << german << "12.5" << 12.5;
    QTest::newRow("German sum") << german << "1,5+1,5" << 3.0;
    QTest::newRow("nothing") << c << "" << nan;
    QTest::newRow("blank") << c << "  " << nan;
    QTest::newRow("word") << c << "wide" << nan;
    QTest::newRow("half a sum") << c << "3+" << nan;
    QTest::newRow("open parenthesis") << c << "(3" << nan;
    QTest::newRow("two numbers") << c << "3 4" << nan;
    QTest::newRow("two points") << c << "1.2.3" << nan;
    QTest::newRow("infinite") << c << "1/0" << nan;
    QTest::newRow("over nothing") << c << "/0" << nan;
    QTest::newRow("inf") << c << "inf" << nan;
    QTest::newRow("nan") << c << "nan" << nan;
    QTest::newRow("very deep") << c << QString(100'000, u'(') << nan;
    QTest::newRow("many signs") << c << QString(100'000, u'-') << nan;
}

void TestInspectorFields::readsArithmetic()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, text);
    QFETCH(double, result);
    QString fault;
    const std::optional<NumberInput> input = readNumberInput(text, locale, &fault);
    QCOMPARE(input.has_value(), !std::isnan(result));
    QCOMPARE(fault.isEmpty(), input.has_value());
    if (input)
        QCOMPARE(input->applied(10), result);
}

// Input that starts with an operator gives the result of the old number followed by the input.
void TestInspectorFields::goesOnFromAnyNumber()
{
    QRandomGenerator random(7);
    const QLocale c = QLocale::c();
    const QString operators = QStringLiteral("+-*/");
    for (int round = 0; round < 3000; ++round) {
        QString rest;
        const int count = 1 + random.bounded(5);
        for (int i = 0; i < count; ++i) {
            // A leading minus is a sign, not an operator.
            const QChar symbol = operators[i == 0 ? QList{0, 2, 3}[random.bounded(3)] : random.bounded(4)];
            const QString number = QString::number(1 + random.bounded(9));
            const bool isSum = random.bounded(4) == 0;
            rest += symbol + (isSum ? QStringLiteral("(%1-%2)").arg(number).arg(20) : number);
        }
        const double old = random.bounded(-50, 50) / 4.0;
        QString fault;
        const std::optional<NumberInput> whole =
            readNumberInput(QStringLiteral("(%1)%2").arg(old).arg(rest), c, &fault);
        const std::optional<NumberInput> further = readNumberInput(rest, c, &fault);
        QVERIFY2(whole && further, qPrintable(rest));
        QVERIFY2(std::abs(whole->applied(77) - further->applied(old)) <= 1e-12 * (1 + std::abs(whole->applied(77))),
                 qPrintable(rest));
        QCOMPARE(whole->applied(77), whole->applied(-3));
    }
}

void TestInspectorFields::writesNumbers()
{
    const QLocale german(QLocale::German, QLocale::Germany);
    QCOMPARE(numberText(1234.5, QLocale::c()), QStringLiteral("1234.5"));
    QCOMPARE(numberText(1234.5, german), QStringLiteral("1234,5"));
    QCOMPARE(numberText(-0.0001, QLocale::c()), QStringLiteral("0"));
    QCOMPARE(numberText(1 / 3.0, QLocale::c()), QStringLiteral("0.333"));
    QCOMPARE(numberText(30.1, QLocale::c()), QStringLiteral("30.1"));
}

void TestInspectorFields::unchangedTextChangesNothing()
{
    InspectorBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.size.setWidth(1 / 3.0); });
    bench.editor->selection()->set({bench.ids[0]});
    QCOMPARE(bench.shown("width"), QStringLiteral("0.333"));
    bench.field("width").setFocus();
    QTest::keyClick(&bench.field("width"), Qt::Key_Return);
    bench.field("height").setFocus();
    QCOMPARE(bench.shape(0).size.width(), 1 / 3.0);
    QCOMPARE(bench.steps(), 2);
}

void TestInspectorFields::refusesVisibly_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("word") << QByteArray("x") << "wide"
                          << "\"wide\" is not a number";
    QTest::newRow("nothing") << QByteArray("y") << "1/0"
                             << "is not a number";
    QTest::newRow("negative width") << QByteArray("width") << "-5"
                                    << "The width is negative";
    QTest::newRow("too large") << QByteArray("height") << "1e9"
                               << "is not a number";
    QTest::newRow("far away") << QByteArray("x") << "99999999999"
                              << "larger than 1e9";
    QTest::newRow("negative line") << QByteArray("strokeWidth") << "-1"
                                   << "negative";
}

void TestInspectorFields::refusesVisibly()
{
    QFETCH(QByteArray, field);
    QFETCH(QString, text);
    QFETCH(QString, reason);
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    const DocumentData before = bench.document().data();
    const QString shown = bench.shown(field);
    bench.type(field, text);
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.steps(), 1);
    // The refused text stays in the field, in another color and with the reason.
    QCOMPARE(bench.shown(field), text);
    QVERIFY2(bench.inspector.errorString().contains(reason), qPrintable(bench.inspector.errorString()));
    QVERIFY(bench.field(field).toolTip().contains(reason));
    QVERIFY(bench.field(field).palette().color(QPalette::Text) != bench.inspector.palette().color(QPalette::Text));
    // Leaving the field or correcting the text clears the error.
    QTest::keyClick(&bench.field(field), Qt::Key_Escape);
    QCOMPARE(bench.shown(field), shown);
    QVERIFY(bench.inspector.errorString().isEmpty());
    bench.type(field, text, Qt::Key_Tab);
    QCOMPARE(bench.shown(field), shown);
    QVERIFY(bench.document().data() == before);
    bench.type(field, text);
    bench.type(field, QStringLiteral("2"));
    QVERIFY(bench.inspector.errorString().isEmpty());
    QCOMPARE(bench.steps(), 2);
}

void TestInspectorFields::escapeGivesBack()
{
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    bench.type("x", QStringLiteral("77"), Qt::Key_Escape);
    QCOMPARE(bench.shown("x"), QStringLiteral("-5"));
    bench.field("y").setFocus();
    QCOMPARE(bench.steps(), 1);
}

void TestInspectorFields::enterAndEscapeReturnToTheCanvas()
{
    // One window, as in an application.
    QWidget window;
    auto *editor = new ShapeEditor(&window);
    auto *inspector = new ShapeInspector(&window);
    editor->setGeometry(0, 0, 500, 500);
    inspector->setGeometry(500, 0, 250, 500);
    inspector->setEditor(editor);
    window.resize(750, 500);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const ShapeIds ids = editor->document()->addShapes({Shape::rectangle({0, 0}, {30, 40})});
    editor->selection()->set(ids);
    const auto type = [](const QString &keys) { QTest::keyClicks(QApplication::focusWidget(), keys); };
    const auto key = [](Qt::Key pressed) { QTest::keyClick(QApplication::focusWidget(), pressed); };
    const auto focus = [&](const char *name) {
        auto *field = inspector->findChild<QLineEdit *>(QLatin1String(name));
        field->setFocus();
        field->selectAll();
        return field;
    };
    focus("width");
    type(QStringLiteral("15"));
    key(Qt::Key_Return);
    QCOMPARE(editor->document()->find(ids[0])->size, QSizeF(15, 40));
    QCOMPARE(QApplication::focusWidget(), editor->view());
    type(QStringLiteral("r"));
    QCOMPARE(editor->tool(), ShapeEditor::Rectangle);
    editor->setTool(ShapeEditor::Select);

    // The first Escape restores the value, the second one leaves the field.
    QLineEdit *height = focus("height");
    type(QStringLiteral("77"));
    key(Qt::Key_Escape);
    QCOMPARE(height->text(), QStringLiteral("40"));
    QCOMPARE(QApplication::focusWidget(), height);
    key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), editor->view());
    // A refused input keeps the keyboard.
    focus("height");
    type(QStringLiteral("x"));
    key(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), height);
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), editor->view());
    for (const char *name : {"name", "gridSize"}) {
        if (qstrcmp(name, "gridSize") == 0)
            editor->selection()->clear();
        focus(name);
        key(Qt::Key_Enter);
        QCOMPARE(QApplication::focusWidget(), editor->view());
    }
    editor->selection()->set(ids);
    auto *text = inspector->findChild<QPlainTextEdit *>(QStringLiteral("text"));
    text->setFocus();
    type(QStringLiteral("Bed"));
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(editor->document()->find(ids[0])->text, QStringLiteral("Bed"));
    QCOMPARE(QApplication::focusWidget(), editor->view());
    // A long text would take seconds to lay out.
    editor->document()->changeShapes(ids, [](Shape &shape) { shape.text = QString(100'000, u'n'); });
    QCoreApplication::processEvents();
    QVERIFY(text->isReadOnly());
    QVERIFY(text->document()->characterCount() < 10'000);
    editor->document()->undoStack()->undo();
    QCoreApplication::processEvents();
    QCOMPARE(text->toPlainText(), QStringLiteral("Bed"));
    QVERIFY(!text->isReadOnly());
}

void TestInspectorFields::labelsAreDragged()
{
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    const auto label = [&](const char *name) {
        for (QLabel *found : bench.inspector.findChildren<QLabel *>()) {
            if (found->buddy() == &bench.field(name))
                return found;
        }
        return static_cast<QLabel *>(nullptr);
    };
    const auto mouse = [](QLabel *on, QEvent::Type type, int x, Qt::KeyboardModifiers modifiers = {}) {
        const QPoint pos(x, 5);
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, pos, on->mapToGlobal(pos), isMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(on, &event);
    };
    QLabel *width = label("width");
    QVERIFY(width);
    mouse(width, QEvent::MouseButtonPress, 2);
    mouse(width, QEvent::MouseMove, 12);
    QCOMPARE(bench.shape(0).size.width(), 40.0);
    QCOMPARE(bench.shown("width"), QStringLiteral("40"));
    mouse(width, QEvent::MouseMove, 22, Qt::ShiftModifier);
    QCOMPARE(bench.shape(0).size.width(), 230.0);
    mouse(width, QEvent::MouseMove, 27);
    QCOMPARE(bench.steps(), 1);
    mouse(width, QEvent::MouseButtonRelease, 27);
    QCOMPARE(bench.shape(0).size.width(), 55.0);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.shape(0).size.width(), 30.0);

    // Escape restores the value, and the redo step.
    mouse(width, QEvent::MouseButtonPress, 2);
    mouse(width, QEvent::MouseMove, 42);
    QTest::keyClick(width, Qt::Key_Escape);
    mouse(width, QEvent::MouseButtonRelease, 42);
    QCOMPARE(bench.shape(0).size.width(), 30.0);
    QVERIFY(bench.document().undoStack()->canRedo());
    // The common frame of several shapes, and a plain click.
    bench.editor->selection()->set(bench.ids);
    QLabel *x = label("x");
    mouse(x, QEvent::MouseButtonPress, 2);
    mouse(x, QEvent::MouseMove, -8);
    mouse(x, QEvent::MouseButtonRelease, -8);
    QVERIFY(same(bench.shape(0).center, {0, 20}) && same(bench.shape(1).center, {90, 20}));
    mouse(x, QEvent::MouseButtonPress, 2);
    mouse(x, QEvent::MouseButtonRelease, 2);
    QCOMPARE(QApplication::focusWidget(), &bench.field("x"));
    QCOMPARE(bench.field("x").selectedText(), QStringLiteral("-15"));
}

void TestInspectorFields::theMessageMovesNoField()
{
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    QCoreApplication::processEvents();
    const auto places = [&] {
        QList<QRect> all;
        for (const QLineEdit *field : bench.inspector.findChildren<QLineEdit *>())
            all.append(QRect(field->mapTo(&bench.inspector, QPoint()), field->size()));
        return all;
    };
    const QList<QRect> before = places();
    bench.type("x", QStringLiteral("wide"));
    QCoreApplication::processEvents();
    auto *message = bench.inspector.findChild<QLabel *>(QStringLiteral("message"));
    QVERIFY(message->isVisible() && bench.inspector.rect().contains(message->geometry()));
    QCOMPARE(places(), before);
}

void TestInspectorFields::leavingCommits()
{
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    bench.type("x", QStringLiteral("77"), Qt::Key_Tab);
    QVERIFY(same(bench.shape(0).center, {92, 20}));
    // Text that is typed but not committed is discarded when the selection changes.
    bench.field("x").setFocus();
    bench.field("x").selectAll();
    QTest::keyClicks(&bench.field("x"), QStringLiteral("1000"));
    bench.editor->selection()->set({bench.ids[1]});
    QCOMPARE(bench.shown("x"), QStringLiteral("80"));
    bench.field("y").setFocus();
    QCOMPARE(bench.steps(), 2);
}

void TestInspectorFields::arrowsStep()
{
    InspectorBench bench;
    bench.editor->selection()->set(bench.ids);
    bench.field("width").setFocus();
    QTest::keyClick(&bench.field("width"), Qt::Key_Up);
    QCOMPARE(bench.shown("width"), QStringLiteral("126"));
    QTest::keyClick(&bench.field("width"), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(bench.shown("width"), QStringLiteral("116"));
    QVERIFY(std::abs(bench.shape(0).size.width() - 30 * 116 / 125.0) < 1e-9);
    QCOMPARE(bench.steps(), 3);
}

void TestInspectorFields::usesTheLocale()
{
    InspectorBench bench(QLocale(QLocale::German, QLocale::Germany));
    bench.editor->selection()->set({bench.ids[0]});
    bench.type("x", QStringLiteral("2,5"));
    QVERIFY(same(bench.shape(0).center, {17.5, 20}));
    QCOMPARE(bench.shown("x"), QStringLiteral("2,5"));
}

void TestInspectorFields::spacesConnectors()
{
    InspectorBench bench;
    Document &document = bench.document();
    QList<Shape> connectors(2, Shape::connectorBetween(bench.ids[0], QPointF(400, 200)));
    connectors[0].connector->route = ConnectorRoute::Orthogonal;
    const ShapeIds ids = document.addShapes(connectors);
    const auto select = [&](const ShapeIds &selected) {
        bench.editor->selection()->set(selected);
        QCoreApplication::processEvents();
    };
    // Other shapes, and connectors with other routes, have no such field.
    for (ShapeId each : {bench.ids[0], ids[1]}) {
        select({each});
        QVERIFY(!bench.field("routeSpacing").isVisible());
    }
    select({ids[0]});
    QVERIFY(bench.field("routeSpacing").isVisible());
    QCOMPARE(bench.shown("routeSpacing"), QStringLiteral("0"));
    bench.type("routeSpacing", QStringLiteral("8"));
    QCOMPARE(document.find(ids[0])->connector->spacing, 8.0);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change Route"));
    bench.type("routeSpacing", QStringLiteral("1000"));
    QCOMPARE(document.find(ids[0])->connector->spacing, Connector::LargestSpacing);
    bench.type("routeSpacing", QStringLiteral("-1"));
    QCOMPARE(document.find(ids[0])->connector->spacing, 0.0);
    // Several connectors change together, without those of other routes.
    document.changeShapes({ids[1]}, [](Shape &shape) { shape.connector->route = ConnectorRoute::Orthogonal; });
    select(ids);
    bench.type("routeSpacing", QStringLiteral("12"));
    for (ShapeId id : ids)
        QCOMPARE(document.find(id)->connector->spacing, 12.0);
}

void TestInspectorFields::placesTheTextOfAConnector()
{
    InspectorBench bench;
    Document &document = bench.document();
    const ShapeId plain = document.connect(bench.ids[0], bench.ids[1]);
    const ShapeId id = document.connect(bench.ids[0], QPointF(400, 20));
    const auto label = [&](qsizetype i) { return labelOf(*document.find(id)->connector, i); };
    const auto isShown = [&] {
        return bench.field("labelPosition").isVisible() && bench.field("labelOffset").isVisible();
    };
    const auto select = [&](const ShapeIds &ids) {
        bench.editor->selection()->set(ids);
        QCoreApplication::processEvents();
    };
    // Shapes, and connectors without a text, have no such fields.
    for (ShapeId each : {bench.ids[0], plain, id}) {
        select({each});
        QVERIFY(!isShown());
    }
    document.changeShapes({id}, [](Shape &shape) {
        shape.text = QStringLiteral("yes");
        setTextAt(shape, 1, QStringLiteral("1..*"), ConnectorLabel{.position = 0.9});
    });
    QTRY_VERIFY(isShown());
    QCOMPARE(bench.shown("labelPosition"), QStringLiteral("50"));
    QCOMPARE(bench.shown("labelOffset"), QStringLiteral("0"));
    bench.type("labelPosition", QStringLiteral("25"));
    bench.type("labelOffset", QStringLiteral("-12"));
    QCOMPARE(label(0), (ConnectorLabel{0.25, -12, false}));
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Move Text"));
    // A share beyond the ends is clamped, and a distance that is none is refused.
    bench.type("labelPosition", QStringLiteral("120"));
    QCOMPARE(label(0).position, 1.0);
    bench.type("labelPosition", QStringLiteral("-=20"));
    QCOMPARE(label(0).position, 0.8);
    bench.type("labelOffset", QStringLiteral("1e10"));
    QCOMPARE(label(0).offset, -12.0);
    bench.editor->action(ShapeEditor::Action::TextAlongConnector)->trigger();
    QVERIFY(label(0).isAlong && label(1).isAlong);
    // The place of the other text stays. It is shown if it is the first one that is not empty.
    QCOMPARE(label(1).position, 0.9);
    document.changeShapes({id}, [](Shape &shape) { shape.text.clear(); });
    QTRY_COMPARE(bench.shown("labelPosition"), QStringLiteral("90"));
    bench.type("labelPosition", QStringLiteral("75"));
    QCOMPARE(label(1).position, 0.75);
    // Several connectors change together.
    document.changeShapes({plain}, [](Shape &shape) { shape.text = QStringLiteral("no"); });
    select({plain, id});
    QTRY_COMPARE(bench.field("labelPosition").placeholderText(), QStringLiteral("mixed"));
    bench.type("labelPosition", QStringLiteral("40"));
    QCOMPARE(label(1).position, 0.4);
    QCOMPARE(document.find(plain)->connector->label.position, 0.4);
    // New shapes get no place, and a read-only editor changes none.
    bench.editor->setReadOnly(true);
    QTRY_VERIFY(!bench.field("labelPosition").isEnabled());
}

TRAMMEL_WIDGET_TEST(TestInspectorFields)
#include "tst_inspectorfields.moc"
