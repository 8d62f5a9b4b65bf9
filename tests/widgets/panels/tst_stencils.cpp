#include "tests/testprogram.h"
#include "tests/widgets/palettebench.h"
#include <trammel/fragment.h>
#include <trammel/shapepalette.h>
#include <trammel/stencil.h>

#include <QtCore/QFile>
#include <QtCore/QPointer>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QInputDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>

#include <memory>
#include <utility>

using namespace Trammel;

namespace {

Shape stencilBox(const QString &name, double x)
{
    Shape shape = Shape::rectangle({x, 0}, {40, 30});
    shape.fill = Qt::yellow;
    shape.name = name;
    return shape;
}

/// A palette and an editor with the boxes a, b and c. The last two are in the group "pair".
struct StencilBench : PaletteBench
{
    StencilBench()
    {
        ids = document().addShapes({stencilBox(QStringLiteral("a"), 0), stencilBox(QStringLiteral("b"), 60),
                                    stencilBox(QStringLiteral("c"), 120)});
        const GroupId pair = document().group(ids.mid(1));
        Group named = *document().find(pair);
        named.name = QStringLiteral("pair");
        document().changeGroup(pair, named);
        document().undoStack()->clear();
    }

    QStringList names() const
    {
        QStringList names;
        const QList<Stencil> stencils = palette.stencils();
        for (const Stencil &stencil : stencils)
            names.append(stencil.name);
        return names;
    }
    /// Presses a key in the icons. In the window of the editor, it would be a shortcut.
    void press(Qt::Key key)
    {
        palette.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&palette));
        list->setFocus();
        QTest::keyClick(list, key);
    }
    QAction &action(int index) { return *palette.actions().at(index); }
    QAction &add() { return action(0); }
    QAction &rename() { return action(1); }
    QAction &remove() { return action(2); }
    void addStencil(const ShapeIds &shapes)
    {
        editor->selection()->set(shapes);
        QVERIFY(add().isEnabled());
        add().trigger();
    }

    ShapeIds ids;
};

} // namespace

class TestStencils : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectionBecomesAStencil();
    void groupsAreStencils();
    void connectorsBetweenStencilsEndFreely();
    void containersKeepTheirContents();
    void drawingHasTheStencilsSideBySide();
    void clickAddsInTheMiddle();
    void readOnlyRefusesClicks();
    void searchAndCategoryShowStencils();
    void isRenamed();
    void renamingAChangedStencilDoesNothing();
    void isRemoved();
    void isSavedAndLoaded();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void iconsHaveTheirSize();
    void actionsFollowTheEditor();
    void slotsMayDelete_data();
    void slotsMayDelete();
};

void TestStencils::selectionBecomesAStencil()
{
    StencilBench bench;
    QVERIFY(!bench.add().isEnabled());
    QVERIFY(!bench.palette.addStencil());
    QSignalSpy changed(&bench.palette, &ShapePalette::stencilsChanged);
    bench.addStencil({bench.ids[0]});
    bench.addStencil(bench.ids.mid(1));
    bench.search->setText(QStringLiteral("nothing is called so"));
    bench.addStencil(bench.ids);
    QCOMPARE(changed.count(), 3);
    QCOMPARE(bench.names(), QStringList({QStringLiteral("a"), QStringLiteral("pair"), QStringLiteral("Stencil")}));
    QCOMPARE(bench.palette.stencils()[0].drawing.groups.size(), 0);
    QCOMPARE(bench.palette.stencils()[1].drawing.groups.size(), 1);
    // Several units become a group.
    QCOMPARE(bench.palette.stencils()[2].drawing.groups.size(), 2);
    QCOMPARE(bench.palette.stencils()[2].drawing.order.size(), 3);
    QCOMPARE(bench.list->currentIndex(), bench.entry(QStringLiteral("Stencil")));
    QVERIFY(bench.list->currentIndex().isValid());
    // The drawing itself does not change.
    QCOMPARE(bench.steps(), 0);
    // Locked shapes are selected in lists.
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.locked = true; });
    bench.addStencil({bench.ids[0]});
    QCOMPARE(bench.names().size(), 4);
}

void TestStencils::groupsAreStencils()
{
    StencilBench bench;
    Document &document = bench.document();
    document.group(bench.ids);
    document.addShape(stencilBox(QStringLiteral("d"), 300));
    const QList<Stencil> stencils = stencilsIn(document.data());
    QCOMPARE(stencils.size(), 2);
    QCOMPARE(stencils[0].name, QStringLiteral("Stencil"));
    QCOMPARE(stencils[0].drawing.order.size(), 3);
    QCOMPARE(stencils[0].drawing.groups.size(), 2);
    QCOMPARE(stencils[1].name, QStringLiteral("d"));
    QVERIFY(stencilsIn({}).isEmpty());
    DocumentData bad = document.data();
    bad.order.append(bad.order.first());
    QVERIFY(stencilsIn(bad).isEmpty());
}

void TestStencils::connectorsBetweenStencilsEndFreely()
{
    StencilBench bench;
    bench.document().addShapes({Shape::connectorBetween(bench.ids[0], bench.ids[1])});
    const QList<Stencil> stencils = stencilsIn(bench.document().data());
    QCOMPARE(stencils.size(), 3);
    const Shape &line = *stencils[2].drawing.shapes.find(stencils[2].drawing.order.first());
    QVERIFY(line.connector && !line.connector->from.isBound() && !line.connector->to.isBound());
    // Within a stencil, they stay bound.
    const Stencil together = stencilOf(bench.document(), bench.document().ids());
    const Shape &bound = *together.drawing.shapes.find(together.drawing.order.last());
    QVERIFY(bound.connector && bound.connector->from.isBound() && bound.connector->to.isBound());
}

void TestStencils::containersKeepTheirContents()
{
    StencilBench bench;
    Document &document = bench.document();
    Shape lane(ShapeKind::named(QStringLiteral("swimlane")), {0, 0}, {200, 200});
    lane.text = QStringLiteral("Sales");
    const ShapeId id = document.addShape(lane);
    document.moveInto({bench.ids[0]}, id);
    const Stencil stencil = stencilOf(document, {bench.ids[0], id});
    QCOMPARE(stencil.name, QStringLiteral("Sales"));
    QCOMPARE(stencil.drawing.order.size(), 2);
    QCOMPARE(stencil.drawing.groups.size(), 1);
    QCOMPARE(renamed(stencil, QStringLiteral("Lane")).name, QStringLiteral("Lane"));
    const ShapeIds added = insertDrawing(document, stencil.drawing);
    QCOMPARE(document.containerOf(added.last()), added.first());
}

void TestStencils::drawingHasTheStencilsSideBySide()
{
    StencilBench bench;
    QList<Stencil> stencils;
    for (int i = 0; i < 9; ++i) {
        bench.editor->selection()->set(i % 2 ? bench.ids : ShapeIds{bench.ids[0]});
        stencils.append(renamed(stencilOf(bench.document(), bench.editor->selection()->ids()), QString::number(i)));
    }
    const DocumentData drawing = drawingOf(stencils);
    const QList<Stencil> found = stencilsIn(drawing);
    QCOMPARE(found.size(), 9);
    QList<Aabb2> boxes;
    for (int i = 0; i < 9; ++i) {
        QCOMPARE(found[i].name, QString::number(i));
        QCOMPARE(found[i].drawing.order.size(), stencils[i].drawing.order.size());
        const Aabb2 stencilBox = boundsOf(found[i].drawing);
        for (const Aabb2 &other : std::as_const(boxes))
            QVERIFY(!stencilBox.overlaps(other.expanded(30)));
        boxes.append(stencilBox);
    }
    const auto size = boundsOf(drawing).size();
    QVERIFY(size[0] < 3 * size[1] && size[1] < 3 * size[0]);
    QVERIFY(drawingOf({}).order.isEmpty());
}

void TestStencils::clickAddsInTheMiddle()
{
    StencilBench bench;
    bench.addStencil(bench.ids.mid(1));
    bench.editor->centerOn({1000, 500});
    QCoreApplication::processEvents();
    bench.editor->setTool(ShapeEditor::Ellipse);
    bench.click(QStringLiteral("pair"));
    QCOMPARE(bench.document().count(), 5);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Add pair"));
    const ShapeIds added = bench.document().ids().mid(3);
    QCOMPARE(bench.editor->selection()->ids(), added);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    const QRectF view(bench.viewport().rect());
    const QPointF middle = bench.editor->mapToScene(view.center());
    const QPointF center = (bench.document().find(added[0])->center + bench.document().find(added[1])->center) / 2;
    QVERIFY(std::abs(center.x() - middle.x()) < 1e-6 && std::abs(center.y() - middle.y()) < 1e-6);
    QVERIFY(!bench.document().find(added[0])->group.isNull());
    // A second one does not hide the first one.
    bench.list->setCurrentIndex(bench.entry(QStringLiteral("pair")));
    bench.press(Qt::Key_Return);
    QCOMPARE(bench.document().count(), 7);
    QVERIFY(bench.document().find(bench.document().ids()[5])->center != bench.document().find(added[0])->center);
    // The entry stays the current one, so that Delete removes it.
    QCOMPARE(bench.list->currentIndex(), bench.entry(QStringLiteral("pair")));
}

void TestStencils::readOnlyRefusesClicks()
{
    StencilBench bench;
    bench.addStencil({bench.ids[0]});
    bench.editor->setReadOnly(true);
    Q_EMIT bench.list->activated(bench.entry(QStringLiteral("a")));
    QCOMPARE(bench.document().count(), 3);
}

void TestStencils::searchAndCategoryShowStencils()
{
    StencilBench bench;
    const int categories = bench.category->count();
    bench.addStencil({bench.ids[0]});
    bench.addStencil(bench.ids.mid(1));
    QCOMPARE(bench.category->count(), categories + 1);
    bench.category->setCurrentIndex(categories);
    QCOMPARE(bench.list->model()->rowCount(), 2);
    bench.search->setText(QStringLiteral("PAI"));
    QCOMPARE(bench.list->model()->rowCount(), 1);
    bench.search->clear();
    bench.category->setCurrentIndex(1);
    QVERIFY(!bench.entry(QStringLiteral("pair")).isValid());
    bench.category->setCurrentIndex(categories);
    bench.palette.setStencils({});
    QCOMPARE(bench.category->count(), categories);
    QCOMPARE(bench.category->currentIndex(), 0);
}

void TestStencils::isRenamed()
{
    StencilBench bench;
    bench.addStencil({bench.ids[0]});
    bench.addStencil(bench.ids.mid(1));
    for (const char *old : {"a", "pair"}) {
        bench.list->setCurrentIndex(bench.entry(QLatin1String(old)));
        bench.press(Qt::Key_F2);
        auto *dialog = bench.palette.findChild<QInputDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->textValue(), QLatin1String(old));
        dialog->setTextValue(QStringLiteral(" new ") + QLatin1String(old));
        dialog->accept();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(bench.list->currentIndex(), bench.entry(QStringLiteral("new ") + QLatin1String(old)));
    }
    QCOMPARE(bench.names(), QStringList({QStringLiteral("new a"), QStringLiteral("new pair")}));
    // The name is that of the shape or the group in the file.
    const DocumentData drawing = drawingOf(bench.palette.stencils());
    QCOMPARE(drawing.shapes.find(drawing.order.first())->name, QStringLiteral("new a"));
    QCOMPARE(drawing.groups.begin().value().name, QStringLiteral("new pair"));
}

void TestStencils::renamingAChangedStencilDoesNothing()
{
    StencilBench bench;
    bench.addStencil({bench.ids[0]});
    bench.rename().trigger();
    auto *dialog = bench.palette.findChild<QInputDialog *>();
    const Stencil other = stencilOf(bench.document(), {bench.ids[1]});
    bench.palette.setStencils({other});
    dialog->setTextValue(QStringLiteral("x"));
    dialog->accept();
    QCoreApplication::processEvents();
    QCOMPARE(bench.names(), QStringList{QStringLiteral("b")});
    bench.palette.setStencils({});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestStencils::isRemoved()
{
    StencilBench bench;
    bench.addStencil({bench.ids[0]});
    bench.addStencil(bench.ids.mid(1));
    bench.list->setCurrentIndex(bench.entry(QStringLiteral("a")));
    bench.press(Qt::Key_Delete);
    QCOMPARE(bench.names(), QStringList{QStringLiteral("pair")});
    QCOMPARE(bench.list->currentIndex(), bench.entry(QStringLiteral("pair")));
    QCOMPARE(bench.document().count(), 3);
    bench.remove().trigger();
    QVERIFY(bench.names().isEmpty());
    QVERIFY(!bench.remove().isEnabled() && !bench.rename().isEnabled());
    bench.list->setCurrentIndex(bench.list->model()->index(0, 0));
    QVERIFY(!bench.remove().isEnabled());
}

void TestStencils::isSavedAndLoaded()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("stencils.trammel"));
    StencilBench bench;
    bench.addStencil({bench.ids[0]});
    bench.addStencil(bench.ids.mid(1));
    QVERIFY(bench.palette.saveStencils(file));
    StencilBench other;
    QSignalSpy changed(&other.palette, &ShapePalette::stencilsChanged);
    QVERIFY(other.palette.loadStencils(file));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(other.names(), bench.names());
    QVERIFY(other.palette.loadStencils(file));
    QCOMPARE(other.names(), bench.names() + bench.names());
    // The file is an ordinary drawing.
    QVERIFY(other.document().load(file));
    QCOMPARE(other.document().count(), 3);
    QVERIFY(!bench.palette.saveStencils(folder.filePath(QStringLiteral("missing/stencils.trammel"))));
}

void TestStencils::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("other file") << QByteArray("hello") << QStringLiteral("Line 1: ");
    QTest::newRow("bad shape") << QByteArray("{\"format\":\"trammel\",\"version\":1,\"shapes\":[\n"
                                             "{\"id\":1,\"kind\":\"rectangle\",\"center\":[0,0],\"size\":[-1,2]}\n]}")
                               << QStringLiteral("Line 2: the width is negative");
    QTest::newRow("newer") << QByteArray("{\"format\":\"trammel\",\"version\":99,\"shapes\":[]}")
                           << QStringLiteral("Line 1: ");
}

void TestStencils::badFilesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("bad.trammel"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    StencilBench bench;
    bench.addStencil({bench.ids[0]});
    const FileResult result = bench.palette.loadStencils(name);
    QVERIFY(!result);
    QVERIFY2(result.errorString().startsWith(reason), qPrintable(result.errorString()));
    QVERIFY(!bench.palette.loadStencils(folder.filePath(QStringLiteral("missing"))));
    QCOMPARE(bench.names(), QStringList{QStringLiteral("a")});
}

void TestStencils::iconsHaveTheirSize()
{
    StencilBench bench;
    bench.addStencil(bench.ids.mid(1));
    for (int side : {40, 64}) {
        bench.palette.setIconSize(side);
        const auto icon = bench.entry(QStringLiteral("pair")).data(Qt::DecorationRole).value<QIcon>();
        const QImage image = icon.pixmap(side, side).toImage();
        QCOMPARE(image.width(), side);
        int yellow = 0;
        for (int x = 0; x < side; ++x)
            yellow += image.pixelColor(x, side / 2) == QColor(Qt::yellow);
        // The stencil is 100 units wide, and 80 of them are yellow.
        QVERIFY2(yellow > side / 2 && yellow < side * 9 / 10, QByteArray::number(yellow).constData());
    }
}

void TestStencils::actionsFollowTheEditor()
{
    StencilBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(bench.add().isEnabled());
    bench.editor->selection()->set({});
    QVERIFY(!bench.add().isEnabled());
    bench.editor->selection()->set({bench.ids[0]});
    bench.palette.setEditor(nullptr);
    QVERIFY(!bench.add().isEnabled());
    QVERIFY(!bench.palette.addStencil());
    bench.palette.setEditor(bench.editor.get());
    QVERIFY(bench.add().isEnabled());
    bench.editor.reset();
    QVERIFY(!bench.add().isEnabled());
}

void TestStencils::slotsMayDelete_data()
{
    QTest::addColumn<bool>("isPanel");
    QTest::addColumn<QString>("operation");
    for (const char *operation : {"click", "enter", "add", "remove", "rename"}) {
        QTest::addRow("the panel, %s", operation) << true << QString::fromLatin1(operation);
        QTest::addRow("the editor, %s", operation) << false << QString::fromLatin1(operation);
    }
}

// A slot deletes the panel or the editor when a stencil is added to the drawing or the stencils change.
void TestStencils::slotsMayDelete()
{
    QFETCH(bool, isPanel);
    QFETCH(QString, operation);
    auto editor = std::make_unique<ShapeEditor>();
    QPointer<ShapePalette> palette = new ShapePalette;
    palette->setEditor(editor.get());
    const ShapeIds ids = editor->document()->addShapes({stencilBox(QStringLiteral("a"), 0)});
    editor->selection()->set(ids);
    QVERIFY(palette->addStencil());
    auto *list = palette->findChild<QListView *>();
    const QModelIndex index = list->model()->index(list->model()->rowCount() - 1, 0);
    list->setCurrentIndex(index);
    bool isDeleted = false;
    const auto slot = [&] {
        if (std::exchange(isDeleted, true))
            return;
        if (isPanel)
            delete palette;
        else
            editor.reset();
    };
    connect(editor->document(), &Document::shapesAdded, this, slot);
    connect(palette, &ShapePalette::stencilsChanged, this, slot);
    if (operation == QLatin1String("click")) {
        Q_EMIT list->clicked(index);
    } else if (operation == QLatin1String("enter")) {
        Q_EMIT list->activated(index);
    } else if (operation == QLatin1String("add")) {
        palette->actions()[0]->trigger();
    } else if (operation == QLatin1String("remove")) {
        palette->actions()[2]->trigger();
    } else {
        palette->actions()[1]->trigger();
        auto *dialog = palette->findChild<QInputDialog *>();
        dialog->setTextValue(QStringLiteral("b"));
        dialog->accept();
        QCoreApplication::processEvents();
    }
    QVERIFY(isDeleted);
    delete palette;
}

TRAMMEL_WIDGET_TEST(TestStencils)
#include "tst_stencils.moc"
