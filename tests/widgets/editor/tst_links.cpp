#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/picture.h>

#include <QtCore/QXmlStreamReader>
#include <QtGui/QAction>
#include <QtGui/QDesktopServices>
#include <QtGui/QHelpEvent>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>

using namespace Trammel;

namespace {

Shape annotatedBox(QPointF center, const Annotation &annotation)
{
    Shape shape = Shape::rectangle(center, {80, 60});
    shape.fill = Qt::yellow;
    shape.annotation = annotation;
    return shape;
}

/// An editor with a annotatedBox with a web link and a tool tip, one with a relative link, and one without both.
/// Records the links that are passed to the system.
class LinkBench : public QObject, public EditorBench
{
    Q_OBJECT

public:
    LinkBench()
    {
        const ShapeIds ids = document().addShapes(
            {annotatedBox({0, 0}, {QStringLiteral("<b>Tip</b>"), QStringLiteral("https://example.com/a b")}),
             annotatedBox({-200, 0}, {{}, QStringLiteral("plan.pdf")}), annotatedBox({200, 0}, {})});
        web = ids[0];
        file = ids[1];
        plain = ids[2];
        editor->centerOn({0, 0});
        connect(editor.get(), &ShapeEditor::linkActivated, this, [this](ShapeId id, const QUrl &url) {
            activated.append({id, url.toString()});
        });
        for (const char *scheme : {"https", "http", "mailto", "file"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "open");
    }
    ~LinkBench() override
    {
        for (const char *scheme : {"https", "http", "mailto", "file"})
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }
    Q_DISABLE_COPY_MOVE(LinkBench)

    /// The tool tip that is shown when the pointer rests at a position in the scene; empty for none.
    QString toolTipAt(QPointF scenePos)
    {
        QToolTip::hideText();
        // A tool tip is hidden after a short time.
        if (!QTest::qWaitFor([] { return !QToolTip::isVisible(); }))
            return QStringLiteral("a tool tip stays visible");
        const QPoint pos = at(scenePos);
        QHelpEvent event(QEvent::ToolTip, pos, viewport().mapToGlobal(pos));
        QCoreApplication::sendEvent(&viewport(), &event);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    }
    Qt::CursorShape cursorAt(QPointF scenePos)
    {
        const QPoint pos = at(scenePos);
        QMouseEvent event(QEvent::MouseMove, pos, viewport().mapToGlobal(pos), Qt::NoButton, Qt::NoButton, held);
        QCoreApplication::sendEvent(&viewport(), &event);
        return viewport().cursor().shape();
    }

    ShapeId web, file, plain;
    QList<std::pair<ShapeId, QString>> activated;
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

} // namespace

/// Tests that the editor shows tool tips and opens links, and that pictures contain both.
class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theActionOpensTheLink();
    void onlyWebLinksGoToTheSystem();
    void aClickOpensInAReadOnlyEditor();
    void aClickSelectsOtherwise();
    void theMenuOffersTheLink();
    void toolTipsShowTextAndLink();
    void toolTipsOfItemsComeFirst();
    void noToolTipDuringADrag();
    void aSlotMayDeleteTheEditor();
    void svgHasLinksAndTitles();
};

void TestLinks::theActionOpensTheLink()
{
    LinkBench bench;
    QAction *action = bench.editor->action(ShapeEditor::Action::OpenLink);
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set({bench.web});
    QVERIFY(action->isEnabled());
    QTest::keyClick(&bench.canvas(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.activated,
             (QList<std::pair<ShapeId, QString>>{{bench.web, QStringLiteral("https://example.com/a b")}}));
    QVERIFY(bench.opened.isEmpty());
    QVERIFY(bench.editor->editedText().isNull());
    bench.editor->selection()->set({bench.plain});
    QVERIFY(!action->isEnabled());
    bench.editor->openLink(bench.plain);
    bench.editor->openLink(ShapeId());
    bench.editor->openLink(ShapeId(999));
    bench.editor->selection()->set({bench.web, bench.file});
    QVERIFY(!action->isEnabled());
    QCOMPARE(bench.activated.size(), 1);
    QCOMPARE(bench.steps(), 1);
}

void TestLinks::onlyWebLinksGoToTheSystem()
{
    LinkBench bench;
    QSignalSpy changed(bench.editor.get(), &ShapeEditor::opensLinksChanged);
    bench.editor->setOpensLinks(true);
    QCOMPARE(changed.size(), 1);
    bench.editor->openLink(bench.web);
    QCOMPARE(bench.opened, QList<QUrl>{QUrl(QStringLiteral("https://example.com/a%20b"))});
    bench.editor->openLink(bench.file);
    QCOMPARE(bench.activated.size(), 2);
    QCOMPARE(bench.activated.last(), (std::pair<ShapeId, QString>(bench.file, QStringLiteral("plan.pdf"))));
    QCOMPARE(bench.opened.size(), 1);
}

void TestLinks::aClickOpensInAReadOnlyEditor()
{
    LinkBench bench;
    bench.editor->setReadOnly(true);
    QCOMPARE(bench.cursorAt({0, 0}), Qt::PointingHandCursor);
    QCOMPARE(bench.cursorAt({200, 0}), Qt::ArrowCursor);
    bench.click({0, 0});
    QCOMPARE(bench.activated.size(), 1);
    // The second click of a double click is no further click.
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({0, 0}));
    bench.release({0, 0});
    bench.click({200, 0});
    bench.click({0, 0}, Qt::ShiftModifier);
    bench.drag({0, 0}, {300, 200});
    QCOMPARE(bench.activated.size(), 1);
}

void TestLinks::aClickSelectsOtherwise()
{
    LinkBench bench;
    QCOMPARE(bench.cursorAt({0, 0}), Qt::ArrowCursor);
    bench.click({0, 0});
    bench.click({0, 0}, Qt::ControlModifier);
    QVERIFY(bench.activated.isEmpty());
}

void TestLinks::theMenuOffersTheLink()
{
    LinkBench bench;
    QAction *action = bench.editor->action(ShapeEditor::Action::OpenLink);
    for (bool isReadOnly : {false, true}) {
        bench.editor->setReadOnly(isReadOnly);
        const std::unique_ptr<QMenu> onLink(bench.editor->createContextMenu(bench.editor->mapFromScene({0, 0})));
        QVERIFY(onLink->actions().contains(action));
        const std::unique_ptr<QMenu> elsewhere(bench.editor->createContextMenu(bench.editor->mapFromScene({200, 0})));
        QVERIFY(!elsewhere->actions().contains(action));
    }
}

void TestLinks::toolTipsShowTextAndLink()
{
    LinkBench bench;
    const QString tip = bench.toolTipAt({0, 0});
    // The text is shown as it is, not as HTML.
    QVERIFY2(tip.contains(QLatin1String("&lt;b&gt;Tip&lt;/b&gt;")), qPrintable(tip));
    QVERIFY(tip.contains(QLatin1String("https://example.com/a b")));
    QVERIFY(bench.toolTipAt({-200, 0}).contains(QLatin1String("plan.pdf")));
    QCOMPARE(bench.toolTipAt({200, 0}), QString());
    QCOMPARE(bench.toolTipAt({0, 200}), QString());
    // A shape above it hides it, and a locked shape has a tool tip, too.
    bench.document().changeShapes({bench.web}, [](Shape &shape) { shape.locked = true; });
    QVERIFY(!bench.toolTipAt({0, 0}).isEmpty());
    bench.document().addShape(annotatedBox({0, 0}, {}));
    QCOMPARE(bench.toolTipAt({0, 0}), QString());
    bench.document().changeShapes({bench.plain}, [](Shape &shape) {
        shape.annotation = Annotation{QString(1'000'000, u'a'), {}};
    });
    QVERIFY(bench.toolTipAt({200, 0}).size() < 10'000);
    bench.document().changeShapes({bench.plain}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(bench.toolTipAt({200, 0}), QString());
}

void TestLinks::toolTipsOfItemsComeFirst()
{
    LinkBench bench;
    bench.editor->item(bench.web)->setToolTip(QStringLiteral("of the application"));
    QCOMPARE(bench.toolTipAt({0, 0}), QStringLiteral("of the application"));
}

void TestLinks::noToolTipDuringADrag()
{
    LinkBench bench;
    bench.press({0, 0});
    bench.move({20, 20});
    QCOMPARE(bench.toolTipAt({20, 20}), QString());
    bench.release({20, 20});
    QVERIFY(!bench.toolTipAt({20, 20}).isEmpty());
}

void TestLinks::aSlotMayDeleteTheEditor()
{
    LinkBench bench;
    bench.editor->setReadOnly(true);
    bench.editor->setOpensLinks(true);
    connect(bench.editor.get(), &ShapeEditor::linkActivated, &bench, [&bench] { bench.editor.reset(); });
    const QPointer<ShapeEditor> editor(bench.editor.get());
    const QPoint pos = bench.at({0, 0});
    QWidget &viewport = bench.viewport();
    QTest::mousePress(&viewport, Qt::LeftButton, {}, pos);
    QMouseEvent release(QEvent::MouseButtonRelease, pos, viewport.mapToGlobal(pos), Qt::LeftButton, {}, {});
    QCoreApplication::sendEvent(&viewport, &release);
    QVERIFY(!editor);
    QCOMPARE(bench.opened.size(), 1);
}

void TestLinks::svgHasLinksAndTitles()
{
    Document document;
    Shape faint =
        annotatedBox({0, 0}, {QStringLiteral("A & <b>\nB\x01"), QStringLiteral("https://example.com/?a=\"1\"&b=2")});
    faint.opacity = 0.5;
    document.addShapes({faint, annotatedBox({100, 0}, {QStringLiteral("Tip"), {}}), annotatedBox({200, 0}, {})});
    DocumentData data = document.data();
    // An invalid link of data that no document has checked is left out.
    data.shapes.edit(document.ids().last())->annotation = Annotation{{}, QStringLiteral("javascript:alert(1)")};
    const QByteArray svg = toSvg(data);
    QVERIFY(!svg.contains("javascript"));
    QXmlStreamReader xml(svg);
    QStringList found, open;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            open.append(xml.name().toString());
            const QString href = xml.attributes().value(QLatin1String("href")).toString();
            if (open.last() == QLatin1String("a"))
                found.append(href);
            if (open.last() == QLatin1String("rect"))
                found.append(open.join(u'>'));
        } else if (xml.isEndElement()) {
            open.removeLast();
        } else if (!open.isEmpty() && open.last() == QLatin1String("title")) {
            found.append(xml.text().toString());
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(found,
             (QStringList{QStringLiteral("https://example.com/?a=%221%22&b=2"), QStringLiteral("A & <b>\nB"),
                          QStringLiteral("svg>a>g>rect"), QStringLiteral("Tip"), QStringLiteral("svg>g>rect"),
                          QStringLiteral("svg>rect")}));
}

TRAMMEL_WIDGET_TEST(TestLinks)
#include "tst_links.moc"
