#include "widgets/shapeeditor.h"

#include "ui_everyproperty.h"

#include <QtCore/QBuffer>
#include <QtCore/QMetaProperty>
#include <QtCore/QPluginLoader>
#include <QtCore/QTextStream>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtUiPlugin/QDesignerCustomWidgetCollectionInterface>
#include <QtUiTools/QUiLoader>
#include <QtWidgets/QLabel>

#include <memory>

using namespace Trammel;

namespace {

const QByteArray oneBox = R"({"format":"trammel","version":1,"shapes":[
{"id":1,"kind":"rectangle","centre":[10,20],"size":[30,40]}]})";

QByteArray formWith(const QByteArray &properties)
{
    return R"(<ui version="4.0"><class>Form</class><widget class="QWidget" name="Form">
<widget class="Trammel::ShapeEditor" name="shapes">)"
        + properties + R"(</widget></widget><customwidgets><customwidget><class>Trammel::ShapeEditor</class>
<extends>QWidget</extends><header>widgets/shapeeditor.h</header></customwidget></customwidgets></ui>)";
}

QByteArray drawingProperty(const QByteArray &drawing)
{
    return "<property name=\"drawing\"><cstring>" + QString::fromUtf8(drawing).toHtmlEscaped().toUtf8()
        + "</cstring></property>";
}

std::unique_ptr<QWidget> loaded(const QByteArray &form)
{
    QUiLoader loader;
    loader.clearPluginPaths();
    loader.addPluginPath(QStringLiteral(TRAMMEL_PLUGINS));
    QBuffer buffer;
    buffer.setData(form);
    buffer.open(QIODevice::ReadOnly);
    return std::unique_ptr<QWidget>(loader.load(&buffer));
}

} // namespace

/// What a program and Designer get from the plugin. This program links Trammel itself: what it gets must be
/// of the class that it knows.
class DesignerPluginTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void collectionNamesItsWidgets();
    void everyPropertyCanBeEdited();
    void loadedEditorIsOfThisProgramsClass();
    void loadedEditorHasItsProperties();
    void brokenDrawingIsKept();
    void unknownKindsAreKept();
    void builtFormShowsItsDrawing();
    void designerSaysWhatIsWrong();

private:
    QDesignerCustomWidgetInterface &shapeEditorEntry();
    QPluginLoader m_plugin{QStringLiteral(TRAMMEL_PLUGINS "/trammelwidgets")};
};

QDesignerCustomWidgetInterface &DesignerPluginTest::shapeEditorEntry()
{
    auto *collection = qobject_cast<QDesignerCustomWidgetCollectionInterface *>(m_plugin.instance());
    if (!collection)
        qFatal("%s", qPrintable(m_plugin.errorString()));
    return *collection->customWidgets().first();
}

void DesignerPluginTest::collectionNamesItsWidgets()
{
    const QDesignerCustomWidgetInterface &entry = shapeEditorEntry();
    QCOMPARE(entry.name(), QStringLiteral("Trammel::ShapeEditor"));
    QCOMPARE(entry.group(), QStringLiteral("Trammel"));
    QCOMPARE(entry.includeFile(), QStringLiteral("widgets/shapeeditor.h"));
    QVERIFY(!entry.toolTip().isEmpty());
    QVERIFY(!entry.icon().pixmap(22, 22).isNull());
    QVERIFY(entry.domXml().contains(QLatin1String("name=\"shapeEditor\"")));
}

// Forms name an enum's values by the class alone, and Designer shows what can be read, written and watched.
void DesignerPluginTest::everyPropertyCanBeEdited()
{
    const ShapeEditor fresh;
    const QMetaObject &meta = ShapeEditor::staticMetaObject;
    for (int i = QWidget::staticMetaObject.propertyCount(); i < meta.propertyCount(); ++i) {
        const QMetaProperty property = meta.property(i);
        QVERIFY2(property.hasNotifySignal(), property.name());
        QVERIFY2(property.read(&fresh).isValid(), property.name());
        QVERIFY2(property.isWritable() != property.isConstant() || !property.isStored(), property.name());
        if (property.isEnumType())
            QVERIFY2(!property.enumerator().isScoped(), property.name());
    }
}

void DesignerPluginTest::loadedEditorIsOfThisProgramsClass()
{
    const std::unique_ptr<QWidget> form = loaded(formWith({}));
    QVERIFY(form);
    auto *editor = form->findChild<ShapeEditor *>(QStringLiteral("shapes"));
    QVERIFY(editor);
    QVERIFY(!editor->document()->addShape(Shape::ellipse({0, 0}, {10, 10})).isNull());
}

void DesignerPluginTest::loadedEditorHasItsProperties()
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
    QVERIFY(editor->drawingFault().isEmpty());
}

void DesignerPluginTest::brokenDrawingIsKept()
{
    const QByteArray broken = "{\"format\":\"trammel\",\n\"version\":1,\"shapes\":[{\"id\":0}]}";
    const std::unique_ptr<QWidget> form = loaded(formWith(drawingProperty(broken)));
    auto *editor = form->findChild<ShapeEditor *>();
    QVERIFY(editor);
    QCOMPARE(editor->document()->count(), 0);
    QVERIFY(editor->drawingFault().startsWith(QLatin1String("line 2: ")));
    QCOMPARE(editor->drawing(), broken);

    const QSignalSpy told(editor, &ShapeEditor::drawingChanged);
    editor->document()->addShape(Shape::ellipse({0, 0}, {10, 10}));
    QVERIFY(!told.isEmpty());
    QVERIFY(editor->drawingFault().isEmpty());
    QVERIFY(editor->drawing().contains("ellipse"));
    editor->setDrawing({});
    QVERIFY(editor->drawing().isEmpty());
}

void DesignerPluginTest::unknownKindsAreKept()
{
    ShapeEditor editor;
    editor.setDrawing(R"({"format":"trammel","version":1,"shapes":[
{"id":4,"kind":"gear","centre":[1,2],"size":[30,40],"teeth":12}]})");
    QVERIFY(editor.drawingFault().isEmpty());
    QVERIFY(editor.drawing().contains("\"gear\""));
    QVERIFY(editor.drawing().contains("\"teeth\":12"));
}

// What uic makes of a form that sets every property.
void DesignerPluginTest::builtFormShowsItsDrawing()
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
    QVERIFY(QRectF(form.shapes->rect()).contains(form.shapes->mapFromScene({-40, -42})));
    QCOMPARE(form.shapes->fillColour(), QColor(1, 2, 3));
    QVERIFY(form.shapes->snapsToGrid());
    QVERIFY(form.shapes->snapsToShapes() && form.shapes->snapsToSpacing() && form.shapes->snapsToAngles());
    QCOMPARE(form.shapes->snapTolerance(), 9.0);
    QVERIFY(!form.shapes->isGridVisible());
    QVERIFY(form.shapes->showsCollisions());
}

void DesignerPluginTest::designerSaysWhatIsWrong()
{
    QDesignerCustomWidgetInterface &entry = shapeEditorEntry();
    // Any core will do: it is not asked for anything.
    char core = 0;
    entry.initialize(reinterpret_cast<QDesignerFormEditorInterface *>(&core));
    const std::unique_ptr<QWidget> editor(entry.createWidget(nullptr));
    auto *note = editor->findChild<QLabel *>();
    QVERIFY(note);
    QVERIFY(!note->isHidden());
    editor->setProperty("drawing", oneBox);
    QVERIFY(note->isHidden());
    editor->setProperty("drawing", QByteArray("{"));
    QVERIFY(!note->isHidden());
    QVERIFY(note->text().contains(editor->property("drawingFault").toString()));
    entry.initialize(nullptr);
}

QTEST_MAIN(DesignerPluginTest)

#include "tst_designerplugin.moc"
