#include "tests/testprogram.h"
#include "tests/widgets/palettebench.h"
#include "tests/widgets/samplegear.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/fragment.h>
#include <trammel/shapekind.h>
#include <trammel/shapepalette.h>

#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QAction>
#include <QtGui/QDropEvent>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGraphicsRectItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsSceneDragDropEvent>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>

using namespace Trammel;

namespace {

QByteArray mimeTextOf(const Shape &shape)
{
    Document document;
    document.addShape(shape);
    return toText(document.data());
}

/// Drags data over the canvas to a position in the view, and drops it. Returns whether the drop was accepted.
bool dropped(ShapeEditor &editor, const QMimeData &data, QPoint viewPos)
{
    QWidget *target = editor.view()->viewport();
    QDragEnterEvent enter(viewPos, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &enter);
    QDragMoveEvent move(viewPos, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &move);
    if (!move.isAccepted()) {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(target, &leave);
        return false;
    }
    QDropEvent drop(viewPos, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &drop);
    return drop.isAccepted();
}

bool dropped(ShapeEditor &editor, const QByteArray &text, QPoint viewPos)
{
    QMimeData data;
    data.setData(QStringLiteral("application/x-trammel-drawing"), text);
    return dropped(editor, data, viewPos);
}

/// Accepts every drop.
class Target : public QGraphicsRectItem
{
public:
    Target() : QGraphicsRectItem(-50, -50, 100, 100)
    {
        setAcceptDrops(true);
        setZValue(2000);
    }
    int count = 0;

protected:
    void dropEvent(QGraphicsSceneDragDropEvent *event) override
    {
        ++count;
        event->accept();
    }
};

} // namespace

class TestShapePalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEveryCategory();
    void searchFiltersTheIcons();
    void clickSelectsTheTool();
    void enterMovesTheFocusToTheCanvas();
    void enterInTheSearchChoosesTheFirstKind();
    void shiftChangesTheKindOfTheSelectedShapes();
    void followsTheEditor();
    void hasCustomKinds();
    void dropAddsAShape();
    void dropSnapsToTheGrid();
    void badDropIsRefused();
    void readOnlyRefusesDrops();
    void itemsOfTheSceneTakePrecedence();
    void otherDragsAreLeftToTheParents();
    void iconSizeIsClamped();
    void iconsHaveTheirSize();
    void iconsFollowTheColors();
    void escapeClearsTheSearchFirst();
    void newShapesLookLikeDrawnOnes();
};

void TestShapePalette::showsEveryCategory()
{
    PaletteBench bench;
    qsizetype count = 0;
    const QList<ShapeKindCategory> categories = ShapeKind::categories();
    for (const ShapeKindCategory &category : categories)
        count += category.entries.size();
    QCOMPARE(bench.titles().size(), count);
    QCOMPARE(bench.category->count(), int(categories.size() + 1));
    bench.category->setCurrentIndex(2);
    QCOMPARE(bench.titles().size(), categories[1].entries.size());
    for (int row = 0; row < bench.list->model()->rowCount(); ++row)
        QVERIFY(!bench.list->model()->index(row, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void TestShapePalette::searchFiltersTheIcons()
{
    PaletteBench bench;
    QTest::keyClicks(bench.search, QStringLiteral("DECIS"));
    QCOMPARE(bench.titles(), QStringList{QStringLiteral("Decision")});
    bench.search->clear();
    // The name of the kind is found as well as the title of the entry.
    QTest::keyClicks(bench.search, QStringLiteral("diamond"));
    QCOMPARE(bench.titles(), (QStringList{QStringLiteral("Diamond"), QStringLiteral("Decision")}));
    QTest::keyClicks(bench.search, QStringLiteral("xyz"));
    QVERIFY(bench.titles().isEmpty());
}

void TestShapePalette::clickSelectsTheTool()
{
    PaletteBench bench;
    bench.click(QStringLiteral("Decision"));
    QCOMPARE(bench.editor->tool(), ShapeEditor::OwnKind);
    QCOMPARE(bench.editor->ownKind(), QStringLiteral("diamond"));
    // The clicked entry stays the current one, although the diamond comes first.
    QCOMPARE(bench.list->selectionModel()->selectedIndexes(), QModelIndexList{bench.entry(QStringLiteral("Decision"))});
    bench.drag({0, 0}, {80, 60});
    const Document &document = *bench.editor->document();
    QCOMPARE(document.count(), 1);
    QCOMPARE(document.find(document.ids().first())->kind->name(), QStringLiteral("diamond"));
    // The select tool is active again, and no icon is marked.
    QVERIFY(bench.list->selectionModel()->selectedIndexes().isEmpty());
}

void TestShapePalette::enterMovesTheFocusToTheCanvas()
{
    PaletteBench bench;
    bench.list->setCurrentIndex(bench.entry(QStringLiteral("Star")));
    bench.list->setFocus();
    QSignalSpy activated(bench.list, &QListView::activated);
    QTest::keyClick(bench.list, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(bench.editor->ownKind(), QStringLiteral("star"));
    QTest::keyClick(bench.editor->view(), Qt::Key_Return);
    QCOMPARE(bench.editor->document()->count(), 1);
}

void TestShapePalette::enterInTheSearchChoosesTheFirstKind()
{
    PaletteBench bench;
    QTest::keyClick(bench.search, Qt::Key_Return);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QTest::keyClicks(bench.search, QStringLiteral("xyz"));
    QTest::keyClick(bench.search, Qt::Key_Return);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    bench.search->clear();
    QTest::keyClicks(bench.search, QStringLiteral("termi"));
    QTest::keyClick(bench.search, Qt::Key_Enter);
    QCOMPARE(bench.editor->tool(), ShapeEditor::OwnKind);
    QCOMPARE(bench.editor->ownKind(), QStringLiteral("terminator"));
    QVERIFY(bench.search->text().isEmpty());
    QCOMPARE(bench.list->currentIndex(), bench.entry(QStringLiteral("Terminator")));
}

void TestShapePalette::shiftChangesTheKindOfTheSelectedShapes()
{
    PaletteBench bench;
    Document &document = bench.document();
    Shape square = Shape::rectangle({0, 0}, {80, 60});
    square.text = QStringLiteral("Valid?");
    const ShapeIds ids = document.addShapes({square, square, Shape::polyline({{0, 0}, {50, 50}})});
    const auto kind = [&](int i) { return document.find(ids[i])->kind->name(); };
    auto *change = bench.palette.findChild<QAction *>(QStringLiteral("changeKind"));
    QVERIFY(!change->isEnabled());
    bench.editor->selection()->set(ids);
    bench.click(QStringLiteral("Decision"), Qt::ShiftModifier);
    QCOMPARE(kind(0), QStringLiteral("diamond"));
    QCOMPARE(kind(1), QStringLiteral("diamond"));
    QCOMPARE(kind(2), QStringLiteral("polyline"));
    QCOMPARE(document.find(ids[0])->size, square.size);
    QCOMPARE(document.find(ids[0])->text, square.text);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change Kind"));
    QCOMPARE(bench.steps(), 2);
    // By keys, from the search and from the icons.
    QTest::keyClicks(bench.search, QStringLiteral("trapez"));
    QTest::keyClick(bench.search, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(kind(1), QStringLiteral("trapezoid"));
    bench.list->setCurrentIndex(bench.entry(QStringLiteral("Star")));
    QTest::keyClick(bench.list, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(kind(0), QStringLiteral("star"));
    bench.list->setCurrentIndex(bench.entry(QStringLiteral("Hexagon")));
    QVERIFY(change->isEnabled());
    change->trigger();
    QCOMPARE(kind(0), QStringLiteral("hexagon"));
    bench.editor->setReadOnly(true);
    bench.click(QStringLiteral("Star"), Qt::ShiftModifier);
    QVERIFY(!change->isEnabled());
    QCOMPARE(kind(0), QStringLiteral("hexagon"));
}

void TestShapePalette::followsTheEditor()
{
    PaletteBench bench;
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.list->isEnabled());
    bench.editor->setReadOnly(false);
    QVERIFY(bench.list->isEnabled());
    bench.editor->setOwnKind(QStringLiteral("hexagon"));
    bench.editor->setTool(ShapeEditor::OwnKind);
    QCOMPARE(bench.list->currentIndex(), bench.entry(QStringLiteral("Hexagon")));
    bench.editor.reset();
    QVERIFY(!bench.palette.editor() && !bench.list->isEnabled());
}

void TestShapePalette::hasCustomKinds()
{
    PaletteBench bench;
    const Shape gear = SampleGear::gear({0, 0}, 50);
    QSignalSpy changed(&bench.palette, &ShapePalette::ownKindsChanged);
    bench.palette.setOwnKinds({gear.kind->name()});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bench.titles().first(), gear.kind->displayName());
    bench.category->setCurrentIndex(1);
    QCOMPARE(bench.titles().size(), 1);
    bench.palette.setOwnKinds({});
    QCOMPARE(bench.category->count(), 5);
}

void TestShapePalette::dropAddsAShape()
{
    PaletteBench bench;
    Document &document = *bench.editor->document();
    Shape star(ShapeKind::named(QStringLiteral("star")), {500, 500}, {60, 40});
    const QPoint place(120, 90);
    QVERIFY(dropped(*bench.editor, mimeTextOf(star), place));
    QCOMPARE(document.count(), 1);
    const Shape &added = *document.find(document.ids().first());
    QCOMPARE(added.center, bench.editor->mapToScene(place));
    QCOMPARE(added.kind->name(), QStringLiteral("star"));
    QCOMPARE(bench.editor->selection()->ids(), document.ids());
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QCOMPARE(document.count(), 0);
}

void TestShapePalette::dropSnapsToTheGrid()
{
    PaletteBench bench;
    bench.editor->setGridSize(20);
    bench.editor->setSnapToGrid(true);
    QVERIFY(dropped(*bench.editor, mimeTextOf(Shape::rectangle({0, 0}, {50, 30})), {123, 97}));
    const Aabb2 box = bench.editor->document()->bounds();
    for (double edge : box.min)
        QCOMPARE(std::remainder(edge, 20), 0.0);
}

void TestShapePalette::badDropIsRefused()
{
    PaletteBench bench;
    QSignalSpy refused(bench.editor.get(), &ShapeEditor::changeRefused);
    dropped(*bench.editor, QByteArray("{\"format\":\"other\"}"), {100, 100});
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.first().first().toString().startsWith(QLatin1String("The dropped data holds no shapes. ")));
    QCOMPARE(bench.editor->document()->count(), 0);
    // Other data is not accepted at all.
    QMimeData words;
    words.setText(QStringLiteral("words"));
    QVERIFY(!dropped(*bench.editor, words, {100, 100}));
    QCOMPARE(refused.count(), 1);
}

void TestShapePalette::readOnlyRefusesDrops()
{
    PaletteBench bench;
    bench.editor->setReadOnly(true);
    QVERIFY(!dropped(*bench.editor, mimeTextOf(Shape::rectangle({0, 0}, {50, 30})), {100, 100}));
    QCOMPARE(bench.editor->document()->count(), 0);
}

// A window can thus open files that are dragged over the canvas.
void TestShapePalette::otherDragsAreLeftToTheParents()
{
    PaletteBench bench;
    QMimeData data;
    data.setUrls({QUrl(QStringLiteral("file:///drawing.trammel"))});
    const auto isAccepted = [&] {
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.editor->view()->viewport(), &enter);
        return enter.isAccepted();
    };
    QVERIFY(!isAccepted());
    bench.editor->scene()->addItem(new Target);
    QVERIFY(isAccepted());
}

void TestShapePalette::itemsOfTheSceneTakePrecedence()
{
    PaletteBench bench;
    auto *target = new Target;
    const QPoint place(100, 100);
    target->setPos(bench.editor->mapToScene(place));
    bench.editor->scene()->addItem(target);
    QVERIFY(dropped(*bench.editor, mimeTextOf(Shape::rectangle({0, 0}, {50, 30})), place));
    QCOMPARE(target->count, 1);
    QCOMPARE(bench.editor->document()->count(), 0);
    QVERIFY(dropped(*bench.editor, mimeTextOf(Shape::rectangle({0, 0}, {50, 30})), place + QPoint(100, 0)));
    QCOMPARE(target->count, 1);
    QCOMPARE(bench.editor->document()->count(), 1);
}

void TestShapePalette::iconSizeIsClamped()
{
    ShapePalette palette;
    QCOMPARE(palette.iconSize(), 40);
    QSignalSpy changed(&palette, &ShapePalette::iconSizeChanged);
    palette.setIconSize(100000);
    QCOMPARE(palette.iconSize(), 128);
    palette.setIconSize(128);
    QCOMPARE(changed.count(), 1);
    palette.setIconSize(0);
    QCOMPARE(palette.iconSize(), 16);
}

void TestShapePalette::iconsHaveTheirSize()
{
    PaletteBench bench;
    for (int side : {40, 128, 16}) {
        bench.palette.setIconSize(side);
        const auto icon = bench.entry(QStringLiteral("Star")).data(Qt::DecorationRole).value<QIcon>();
        QCOMPARE(icon.availableSizes().value(0), QSize(2 * side, 2 * side));
    }
}

void TestShapePalette::iconsFollowTheColors()
{
    PaletteBench bench;
    const auto picture = [&bench] {
        return bench.entry(QStringLiteral("Star")).data(Qt::DecorationRole).value<QIcon>().pixmap(40).toImage();
    };
    const QPalette light = QApplication::palette();
    const QImage before = picture();
    QPalette dark = light;
    dark.setColor(QPalette::Window, QColor(30, 30, 30));
    dark.setColor(QPalette::Base, QColor(20, 20, 20));
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(role, QColor(240, 240, 240));
    QApplication::setPalette(dark);
    QCoreApplication::processEvents();
    const QImage after = picture();
    // A new palette shows the icons in the current colors.
    PaletteBench other;
    const QImage expected =
        other.entry(QStringLiteral("Star")).data(Qt::DecorationRole).value<QIcon>().pixmap(40).toImage();
    QApplication::setPalette(light);
    QCoreApplication::processEvents();
    QVERIFY(before != after);
    QCOMPARE(after, expected);
    QCOMPARE(picture(), before);
}

void TestShapePalette::escapeClearsTheSearchFirst()
{
    PaletteBench bench;
    const qsizetype all = bench.titles().size();
    bench.search->setFocus();
    QTest::keyClicks(bench.search, QStringLiteral("xyz"));
    QVERIFY(bench.titles().isEmpty());
    QTest::keyClick(bench.search, Qt::Key_Escape);
    QCOMPARE(bench.titles().size(), all);
    QCOMPARE(bench.search->window()->focusWidget(), bench.search);
    QTest::keyClick(bench.search, Qt::Key_Escape);
    QCOMPARE(bench.editor->window()->focusWidget(), bench.editor->view());
}

void TestShapePalette::newShapesLookLikeDrawnOnes()
{
    PaletteBench bench;
    LineForm form;
    form.cap = LineCap::Flat;
    form.join = LineJoin::Miter;
    form.dashPattern = DashPattern({3, 1});
    bench.editor->setLineForm(form);
    bench.editor->setStrokeColor(Qt::red);
    bench.editor->setStrokeWidth(7);
    bench.editor->setFillColor(Qt::green);
    TextStyle style;
    style.size = 21;
    bench.editor->setTextStyle(style);
    for (const auto &[title, name] : {std::pair("Star", "star"), std::pair("Class", "classBox")}) {
        bench.click(QLatin1String(title));
        bench.drag({0, 0}, {180, 160});
        const Shape &drawn = *bench.editor->document()->find(bench.editor->document()->ids().last());
        const Shape fresh = newShape(ShapeKind::named(QLatin1String(name)), *bench.editor);
        QVERIFY(fresh.stroke == drawn.stroke);
        QCOMPARE(fresh.fill, drawn.fill);
        QCOMPARE(fresh.stroke.width, 7.0);
        QVERIFY(fresh.stroke.dashPattern == form.dashPattern);
        QCOMPARE(fresh.text, drawn.text);
        QVERIFY(fresh.textStyle == drawn.textStyle);
        QCOMPARE(fresh.textStyle->size, 21.0);
    }
}

TRAMMEL_WIDGET_TEST(TestShapePalette)
#include "tst_shapepalette.moc"
