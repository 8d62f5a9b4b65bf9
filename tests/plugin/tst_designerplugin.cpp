#include <trammel/minimap.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>

#include "ui_everyproperty.h"

#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <QtCore/QBuffer>
#include <QtCore/QFile>
#include <QtCore/QMetaProperty>
#include <QtCore/QPluginLoader>
#include <QtCore/QPointer>
#include <QtCore/QTextStream>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtUiPlugin/QDesignerCustomWidgetCollectionInterface>
#include <QtUiTools/QUiLoader>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>

#include <map>
#include <memory>

using namespace Trammel;

namespace {

const QByteArray oneBox = R"({"format":"trammel","version":1,"shapes":[
{"id":1,"kind":"rectangle","center":[10,20],"size":[30,40]}]})";

QByteArray formWith(const QByteArray &properties)
{
    return R"(<ui version="4.0"><class>Form</class><widget class="QWidget" name="Form">
<widget class="Trammel::ShapeEditor" name="shapes">)"
        + properties + R"(</widget></widget><customwidgets><customwidget><class>Trammel::ShapeEditor</class>
<extends>QWidget</extends><header location="global">trammel/shapeeditor.h</header></customwidget></customwidgets></ui>)";
}

/// A form with the given widgets. Trammel's classes are named with their namespace.
QByteArray formOf(const QByteArray &widgets)
{
    return R"(<ui version="4.0"><class>Form</class><widget class="QWidget" name="Form">)" + widgets + "</widget></ui>";
}

QByteArray widget(const QByteArray &className, const QByteArray &name, const QByteArray &editorName = {})
{
    const QByteArray property = editorName.isEmpty()
        ? QByteArray()
        : "<property name=\"editorName\"><string notr=\"true\">" + editorName + "</string></property>";
    return "<widget class=\"" + className + "\" name=\"" + name + "\">" + property + "</widget>";
}

const QList<const QMetaObject *> classes{&ShapeEditor::staticMetaObject,    &ToolPalette::staticMetaObject,
                                         &ShapeInspector::staticMetaObject, &ShapeList::staticMetaObject,
                                         &ShapePalette::staticMetaObject,   &Minimap::staticMetaObject};

QByteArray drawingProperty(const QByteArray &drawing)
{
    return "<property name=\"drawing\"><cstring>" + QString::fromUtf8(drawing).toHtmlEscaped().toUtf8()
        + "</cstring></property>";
}

std::unique_ptr<QWidget> loaded(const QByteArray &form)
{
    QUiLoader loader;
    loader.clearPluginPaths();
    loader.addPluginPath(TestPaths::plugins());
    QBuffer buffer;
    buffer.setData(form);
    buffer.open(QIODevice::ReadOnly);
    return std::unique_ptr<QWidget>(loader.load(&buffer));
}

} // namespace

/// Tests the plugin in a program and as Designer uses it. This program links Trammel itself, so the plugin's widgets
/// must be instances of the program's own classes.
class TestDesignerPlugin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void collectionNamesItsWidgets();
    void everyPropertyCanBeEdited();
    void loadedEditorIsOfThisProgramsClass();
    void loadedEditorHasItsProperties();
    void panelsFindTheirEditor();
    void panelsFindTheNearestEditor();
    void panelsShowWhatIsMissing();
    void builtPanelsFindTheirEditor();
    void programsAskForThePlugin();
    void brokenDrawingIsKept();
    void unknownKindsAreKept();
    void builtFormShowsItsDrawing();
    void designerSaysWhatIsWrong();
    void designerShowsASample();

private:
    QList<QDesignerCustomWidgetInterface *> entries();
    QDesignerCustomWidgetInterface &shapeEditorEntry() { return *entries().first(); }
    QPluginLoader m_plugin{TestPaths::plugins() + QStringLiteral("/trammelwidgets")};
};

QList<QDesignerCustomWidgetInterface *> TestDesignerPlugin::entries()
{
    auto *collection = qobject_cast<QDesignerCustomWidgetCollectionInterface *>(m_plugin.instance());
    if (!collection)
        qFatal("%s", qPrintable(m_plugin.errorString()));
    return collection->customWidgets();
}

void TestDesignerPlugin::collectionNamesItsWidgets()
{
    const QList<QDesignerCustomWidgetInterface *> all = entries();
    QCOMPARE(all.size(), classes.size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QDesignerCustomWidgetInterface &entry = *all[i];
        const QString name = QLatin1String(classes[i]->className());
        QCOMPARE(entry.name(), name);
        QCOMPARE(entry.group(), QStringLiteral("Trammel"));
        QCOMPARE(entry.includeFile(), QStringLiteral("<trammel/%1.h>").arg(name.section(u':', -1).toLower()));
        QVERIFY(!entry.toolTip().isEmpty() && !entry.whatsThis().isEmpty());
        QVERIFY(!entry.isContainer());
        QVERIFY(!entry.icon().pixmap(22, 22).isNull());

        QXmlStreamReader xml(entry.domXml());
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.name(), QLatin1String("ui"));
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.attributes().value(QLatin1String("class")), name);
        const QString plain = name.section(u':', -1);
        QCOMPARE(xml.attributes().value(QLatin1String("name")), plain.at(0).toLower() + plain.mid(1));
        const std::unique_ptr<QWidget> made(all[i]->createWidget(nullptr));
        QVERIFY(classes[i]->cast(made.get()));
        QVERIFY(made->sizeHint().isValid());
    }
}

// Forms name an enum value by its class alone, so enums must be unscoped. Designer shows properties that can be read,
// written and watched.
void TestDesignerPlugin::everyPropertyCanBeEdited()
{
    for (const QMetaObject *meta : classes) {
        const std::unique_ptr<QObject> fresh(meta->newInstance(Q_ARG(QWidget *, nullptr)));
        QVERIFY(fresh);
        for (int i = QWidget::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
            const QMetaProperty property = meta->property(i);
            QVERIFY2(property.hasNotifySignal(), property.name());
            QVERIFY2(property.read(fresh.get()).isValid(), property.name());
            // Read-only properties, such as drawingErrorString, must not be stored.
            QVERIFY2(property.isWritable() || !property.isStored(), property.name());
            if (property.isEnumType())
                QVERIFY2(!property.enumerator().isScoped(), property.name());
        }
    }
}

void TestDesignerPlugin::loadedEditorIsOfThisProgramsClass()
{
    const std::unique_ptr<QWidget> form = loaded(formWith({}));
    QVERIFY(form);
    auto *editor = form->findChild<ShapeEditor *>(QStringLiteral("shapes"));
    QVERIFY(editor);
    QVERIFY(!editor->document()->addShape(Shape::ellipse({0, 0}, {10, 10})).isNull());
}

void TestDesignerPlugin::loadedEditorHasItsProperties()
{
    const std::unique_ptr<QWidget> form =
        loaded(formWith("<property name=\"tool\"><enum>Trammel::ShapeEditor::Polygon</enum></property>"
                        "<property name=\"rubberBandMode\"><enum>Trammel::ShapeEditor::Enclose</enum></property>"
                        "<property name=\"gridSize\"><double>25</double></property>"
                        + drawingProperty(oneBox)));
    auto *editor = form->findChild<ShapeEditor *>();
    QVERIFY(editor);
    QCOMPARE(editor->tool(), ShapeEditor::Polygon);
    QCOMPARE(editor->rubberBandMode(), ShapeEditor::Enclose);
    QCOMPARE(editor->gridSize(), 25.0);
    QCOMPARE(editor->document()->count(), 1);
    QVERIFY(editor->drawingErrorString().isEmpty());
}

void TestDesignerPlugin::panelsFindTheirEditor()
{
    // In this order the editor is created last.
    const std::unique_ptr<QWidget> form =
        loaded(formOf(widget("Trammel::ToolPalette", "tools") + widget("Trammel::ShapeInspector", "inspector", "shapes")
                      + widget("Trammel::ShapeList", "list", "shapes") + widget("Trammel::ShapePalette", "palette")
                      + widget("Trammel::Minimap", "map") + widget("Trammel::ShapeEditor", "shapes")));
    QVERIFY(form);
    auto *editor = form->findChild<ShapeEditor *>();
    QVERIFY(editor);
    QVERIFY(form->findChild<ToolPalette *>() && form->findChild<ShapeInspector *>() && form->findChild<ShapeList *>());
    const QList<EditorPanel *> panels = form->findChildren<EditorPanel *>();
    QCOMPARE(panels.size(), 5);
    form->show();
    for (const EditorPanel *panel : panels) {
        QCOMPARE(panel->editor(), editor);
        QVERIFY(!panel->findChild<QLabel *>(QStringLiteral("note")));
    }
    form->findChild<ToolPalette *>()->findChildren<QAbstractButton *>()[2]->click();
    QCOMPARE(editor->tool(), ShapeEditor::Rectangle);

    // An editor that the program sets takes precedence.
    ShapeEditor other;
    panels[0]->setEditor(&other);
    form->hide();
    form->show();
    QCOMPARE(panels[0]->editor(), &other);
    panels[0]->setEditor(nullptr);
    form->hide();
    form->show();
    QVERIFY(!panels[0]->editor());
    panels[0]->setEditorName(QStringLiteral("shapes"));
    QCOMPARE(panels[0]->editor(), editor);
    delete editor;
    for (const EditorPanel *panel : panels)
        QVERIFY(!panel->editor());
}

void TestDesignerPlugin::panelsFindTheNearestEditor()
{
    const auto page = [](const QByteArray &name) {
        return "<widget class=\"QWidget\" name=\"" + name + "\"><widget class=\"QWidget\" name=\"side" + name + "\">"
            + widget("Trammel::ShapeList", "list" + name) + "</widget>"
            + widget("Trammel::ShapeEditor", "shapes" + name) + "</widget>";
    };
    const std::unique_ptr<QWidget> form =
        loaded(formOf(page("A") + page("B") + widget("Trammel::Minimap", "map", "shapesB")));
    form->show();
    for (const QString &name : {QStringLiteral("A"), QStringLiteral("B")}) {
        QCOMPARE(form->findChild<ShapeList *>(QStringLiteral("list") + name)->editor(),
                 form->findChild<ShapeEditor *>(QStringLiteral("shapes") + name));
    }
    QCOMPARE(form->findChild<Minimap *>()->editor(), form->findChild<ShapeEditor *>(QStringLiteral("shapesB")));
}

void TestDesignerPlugin::panelsShowWhatIsMissing()
{
    const std::unique_ptr<QWidget> form =
        loaded(formOf(widget("Trammel::ShapeList", "list", "drawing") + widget("Trammel::ShapeEditor", "shapes")));
    form->show();
    auto *list = form->findChild<ShapeList *>();
    QVERIFY(!list->editor());
    list->resize(200, 100);
    auto *note = list->findChild<QLabel *>(QStringLiteral("note"));
    QVERIFY(note && note->isVisible());
    QVERIFY(note->text().contains(QLatin1String("\"drawing\"")));
    QCOMPARE(note->geometry(), list->rect());
    // A narrow list shows an icon and has the message in its tooltip.
    list->resize(40, 100);
    QVERIFY(note->text().isEmpty() && !note->pixmap(Qt::ReturnByValue).isNull());
    QVERIFY(note->toolTip().contains(QLatin1String("\"drawing\"")));

    form->findChild<ShapeEditor *>()->setObjectName(QStringLiteral("drawing"));
    QEvent activated(QEvent::WindowActivate);
    QCoreApplication::sendEvent(list, &activated);
    QVERIFY(list->editor());
    QVERIFY(!list->findChild<QLabel *>(QStringLiteral("note")));
    QSignalSpy named(list, &EditorPanel::editorNameChanged), found(list, &EditorPanel::editorChanged);
    list->setEditorName(QStringLiteral("nobody"));
    QVERIFY(!list->editor() && list->findChild<QLabel *>(QStringLiteral("note")));
    list->setEditorName({});
    QVERIFY(list->editor() && !list->findChild<QLabel *>(QStringLiteral("note")));
    QCOMPARE(named.size(), 2);
    QCOMPARE(found.size(), 2);
}

// Tests the code that uic generates for the panels, with the editor after them.
void TestDesignerPlugin::builtPanelsFindTheirEditor()
{
    QWidget window;
    Ui::EveryProperty form;
    form.setupUi(&window);
    QCOMPARE(form.tools->orientation(), Qt::Horizontal);
    QCOMPARE(form.tools->iconSize(), 32);
    QCOMPARE(form.tools->ownKinds(), QStringList{QStringLiteral("gear")});
    window.show();
    QCOMPARE(form.tools->editor(), form.shapes);
    QCOMPARE(form.inspector->editor(), form.shapes);
    QCOMPARE(form.list->editor(), form.shapes);
    QVERIFY(!form.map->editor());
    QVERIFY(form.map->findChild<QLabel *>(QStringLiteral("note")));
}

/// Loads the plugin as plugin/README.md describes.
void TestDesignerPlugin::programsAskForThePlugin()
{
    QUiLoader loader;
    loader.clearPluginPaths();
    for (const QMetaObject *each : classes)
        QVERIFY(!loader.availableWidgets().contains(QString::fromLatin1(each->className())));
    loader.addPluginPath(TestPaths::plugins());
    for (const QMetaObject *each : classes)
        QVERIFY(loader.availableWidgets().contains(QString::fromLatin1(each->className())));
}

void TestDesignerPlugin::brokenDrawingIsKept()
{
    const QByteArray broken = "{\"format\":\"trammel\",\n\"version\":1,\"shapes\":[{\"id\":0}]}";
    const QRegularExpression warning(
        QStringLiteral("^Trammel::ShapeEditor \"shapes\": the drawing cannot be read. Line 2: "));
    QTest::ignoreMessage(QtWarningMsg, warning);
    const std::unique_ptr<QWidget> form = loaded(formWith(drawingProperty(broken)));
    auto *editor = form->findChild<ShapeEditor *>();
    QVERIFY(editor);
    QCOMPARE(editor->document()->count(), 0);
    QVERIFY(editor->drawingErrorString().startsWith(QLatin1String("Line 2: ")));
    QCOMPARE(editor->drawing(), broken);
    // The warning is printed once per text.
    QTest::failOnWarning(warning);
    editor->setDrawing(broken);
    QCOMPARE(editor->drawing(), broken);
    QTest::ignoreMessage(QtWarningMsg, warning);
    editor->setDrawing(broken + ' ');
    QCOMPARE(editor->drawing(), broken + ' ');

    const QSignalSpy told(editor, &ShapeEditor::drawingChanged);
    editor->document()->addShape(Shape::ellipse({0, 0}, {10, 10}));
    QVERIFY(!told.isEmpty());
    QVERIFY(editor->drawingErrorString().isEmpty());
    QVERIFY(editor->drawing().contains("ellipse"));
    editor->setDrawing({});
    QVERIFY(editor->drawing().isEmpty());
}

void TestDesignerPlugin::unknownKindsAreKept()
{
    ShapeEditor editor;
    editor.setDrawing(R"({"format":"trammel","version":1,"shapes":[
{"id":4,"kind":"gear","center":[1,2],"size":[30,40],"teeth":12}]})");
    QVERIFY(editor.drawingErrorString().isEmpty());
    QVERIFY(editor.drawing().contains("\"gear\""));
    QVERIFY(editor.drawing().contains("\"teeth\":12"));
    // A shape of an unknown kind is painted as its frame.
    editor.resize(200, 200);
    editor.setGridVisible(false);
    editor.zoomToFit();
    const QImage image = editor.grab().toImage();
    const QColor paper = image.pixelColor(1, 1);
    int drawn = 0;
    for (int x = 0; x < image.width(); ++x)
        drawn += image.pixelColor(x, image.height() / 2) != paper;
    QVERIFY(drawn > 0);
}

// Tests the code that uic generates for a form that sets every property.
void TestDesignerPlugin::builtFormShowsItsDrawing()
{
    QWidget window;
    Ui::EveryProperty form;
    form.setupUi(&window);
    QCOMPARE(form.shapes->document()->count(), 2);
    QCOMPARE(form.shapes->tool(), ShapeEditor::Ellipse);
    QCOMPARE(form.shapes->rubberBandMode(), ShapeEditor::Enclose);
    QCOMPARE(form.shapes->gridSize(), 12.5);
    QCOMPARE(form.shapes->zoom(), 2.0);
    QCOMPARE(form.shapes->viewRotation(), 30.0);
    QVERIFY(QRectF(form.shapes->rect()).contains(form.shapes->mapFromScene(form.shapes->drawingBounds().center())));
    QCOMPARE(form.shapes->fillColor(), QColor(1, 2, 3));
    QVERIFY(form.shapes->snapsToGrid());
    QVERIFY(form.shapes->snapsToShapes() && form.shapes->snapsToSpacing() && form.shapes->snapsToAngles());
    QCOMPARE(form.shapes->snapTolerance(), 9.0);
    QVERIFY(!form.shapes->isGridVisible() && !form.shapes->isReturnButtonEnabled());
    QCOMPARE(form.shapes->showCollisions(), ShapeEditor::CollisionsAlways);
    QVERIFY(form.shapes->showsLockedCollisions() && form.shapes->showsInnerCollisions());
    QVERIFY(form.shapes->showsTextCollisions() && form.shapes->showsOpenCollisions());
    QCOMPARE(form.shapes->strokeColor(), QColor(4, 5, 6));
    QCOMPARE(form.shapes->strokeWidth(), 2.5);
    QCOMPARE(form.shapes->strokeStyle(), Qt::DashLine);
    QCOMPARE(form.shapes->shapeOpacity(), 0.7);
    QVERIFY(form.shapes->shapeShadow() == (Shadow{QColor(7, 8, 9, 64), {1.5, -2.5}, 6.5}));
    QCOMPARE(form.shapes->connectorJumps(), ShapeEditor::GapJumps);
    QCOMPARE(form.shapes->overlapMode(), ShapeEditor::PushNeighbors);
    QCOMPARE(form.shapes->pushDepth(), 3);
    QCOMPARE(form.shapes->clearance(), 2.5);
    QVERIFY(!form.shapes->hopsOverObstacles() && !form.shapes->editsOnActivation());
    QVERIFY(form.shapes->opensLinks());
    QCOMPARE(form.shapes->page(), QRectF(10, 20, 300, 200));
    QCOMPARE(form.shapes->backgroundColor(), QColor(7, 8, 9));
    QVERIFY(form.shapes->areScrollBarsVisible());
}

void TestDesignerPlugin::designerSaysWhatIsWrong()
{
    QDesignerCustomWidgetInterface &entry = shapeEditorEntry();
    // Any core works, because the plugin does not call it.
    char core = 0;
    entry.initialize(reinterpret_cast<QDesignerFormEditorInterface *>(&core));
    const std::unique_ptr<QWidget> editor(entry.createWidget(nullptr));
    auto *note = editor->findChild<QLabel *>();
    QVERIFY(note);
    QVERIFY(!note->isHidden());
    editor->setProperty("drawing", oneBox);
    QVERIFY(note->isHidden());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("the drawing cannot be read. ")));
    editor->setProperty("drawing", QByteArray("{"));
    QVERIFY(!note->isHidden());
    QVERIFY(note->text().contains(editor->property("drawingErrorString").toString()));
    entry.initialize(nullptr);
}

// The program's classes are registered first, as those of the other plugin are in Designer, so the widgets are not
// instances of the plugin's own copy of the classes.
void TestDesignerPlugin::designerShowsASample()
{
    char core = 0;
    for (QDesignerCustomWidgetInterface *entry : entries().mid(1)) {
        entry->initialize(reinterpret_cast<QDesignerFormEditorInterface *>(&core));
        std::unique_ptr<QWidget> made(entry->createWidget(nullptr));
        entry->initialize(nullptr);
        auto *panel = qobject_cast<EditorPanel *>(made.get());
        QVERIFY(panel);
        QTRY_VERIFY(panel->editor());
        QPointer<ShapeEditor> sample = panel->editor();
        QCOMPARE(sample->document()->count(), 3);
        QVERIFY(sample->drawingErrorString().isEmpty());
        const ShapeIds selected = sample->selection()->ids();
        QCOMPARE(selected.size(), 1);
        QCOMPARE(sample->document()->find(selected.first())->name, QStringLiteral("Chair"));
        made.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!sample);
    }

    // An editor on the form replaces the sample.
    QWidget form;
    auto &editor = *new ShapeEditor(&form);
    QDesignerCustomWidgetInterface &entry = *entries()[1];
    entry.initialize(reinterpret_cast<QDesignerFormEditorInterface *>(&core));
    auto *panel = qobject_cast<EditorPanel *>(entry.createWidget(&form));
    entry.initialize(nullptr);
    form.show();
    QCoreApplication::processEvents();
    QCOMPARE(panel->editor(), &editor);
}

TRAMMEL_WIDGET_TEST(TestDesignerPlugin)

#include "tst_designerplugin.moc"
