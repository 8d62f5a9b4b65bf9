// Measures drags of solid shapes in a dense drawing, and compares them with Box2D on convex shapes. Prints tables in
// Markdown.
#include "tests/benchmarks/page.h"
#include "tests/benchmarks/samples.h"
#include "tests/benchmarks/solid/scene.h"
#include "widgets/model/solid/solidmotion_p.h"
#ifdef TRAMMEL_HAS_BOX2D
#include "tests/benchmarks/solid/box2dscene.h"
#endif
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QDate>
#include <QtCore/QTextStream>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsView>

#include <functional>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr double leastDepth = 1e-6;

struct Mode
{
    QString name;
    SolidRules rules;
};

QList<Mode> modes()
{
    return {{u"stop"_s, {EditorEnums::StopAtTouch, 1, 0, true, leastDepth}},
            {u"slide"_s, {EditorEnums::SlideAlong, 1, 0, true, leastDepth}},
            {u"push"_s, {EditorEnums::PushNeighbors, 1, 0, true, leastDepth}}};
}

QString timeText(double milliseconds)
{
    return QString::number(milliseconds, 'g', 3) + u" ms"_s;
}

/// The steps of some drags.
struct Drags
{
    Samples milliseconds;
    int blocked = 0;
    int pushes = 0;
    /// Whether the blocked steps and the pushes are known.
    bool hasDetails = true;
    bool isRight = true;

    void measure(const std::function<void()> &step)
    {
        const double start = processorTime();
        step();
        milliseconds.add(1e3 * (processorTime() - start));
    }
    QString text() const
    {
        const auto time = [this](double share) { return timeText(milliseconds.percentile(share)); };
        QString text = time(50) + u" | "_s + time(99) + u" | "_s + time(100);
        if (!hasDetails)
            return text + u" | | "_s;
        const double count = double(milliseconds.count());
        return text + u" | %1 % | %2"_s.arg(100 * blocked / count, 0, 'f', 0).arg(pushes / count, 0, 'f', 1);
    }
};

/// Whether the moved shapes overlap others. At the start of a drag, no shapes do.
bool isFree(const Document &document, const ShapeIds &ids, const SolidMotion::Step &step)
{
    std::vector<std::pair<ShapeId, QPointF>> moved;
    for (ShapeId id : ids)
        moved.emplace_back(id, step.offset);
    for (const SolidMotion::Push &push : step.pushes) {
        for (ShapeId id : push.ids)
            moved.emplace_back(id, push.offset);
    }
    Document after;
    after.setData(document.data());
    QList<Placement> placements;
    ShapeIds movedIds;
    for (const auto &[id, offset] : moved) {
        placements.append(document.find(id)->placement());
        placements.last().center += offset;
        movedIds.append(id);
    }
    after.placeShapes(movedIds, placements);
    const auto colliderOf = [&](ShapeId id) {
        return Collider(after.find(id)->scenePrimitive(), after.find(id)->extent());
    };
    for (ShapeId id : movedIds) {
        const Collider own = colliderOf(id);
        for (ShapeId other : after.candidates(own.bounds())) {
            if (other != id && collide(own, colliderOf(other), 2 * leastDepth))
                return false;
        }
    }
    return true;
}

using Pointer = QPointF (*)(int step);

/// Crosses the whole drawing of 100,000 shapes in each step.
QPointF flungPointerAt(int step)
{
    return {step % 2 == 0 ? 9000.0 - 500 * step : 500 * step - 9000.0, 40.0 * step};
}

/// Drags each of some selections along the way of the pointer.
Drags dragsOf(const Document &document, const QList<ShapeIds> &selections, const SolidRules &rules, int steps,
              bool checksAll, Pointer pointer = pointerAt)
{
    Drags drags;
    for (const ShapeIds &ids : selections) {
        std::unique_ptr<SolidMotion> motion;
        for (int i = 1; i <= steps; ++i) {
            SolidMotion::Step step;
            drags.measure([&] {
                if (!motion)
                    motion = std::make_unique<SolidMotion>(document, ids, rules);
                step = motion->moveTo(pointer(i));
            });
            drags.blocked += step.contact ? 1 : 0;
            drags.pushes += int(step.pushes.size());
            if (checksAll || i == steps)
                drags.isRight = drags.isRight && isFree(document, ids, step);
        }
    }
    return drags;
}

void send(QWidget &viewport, QEvent::Type type, QPointF viewPos, Qt::MouseButton button)
{
    QMouseEvent event(type, viewPos, viewport.mapToGlobal(viewPos), button, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&viewport, &event);
}

/// Drags selections by mouse in an editor. The time of a step is that of its event, without the repaint.
Drags dragsInEditor(Document &document, const QList<ShapeIds> &selections, const SolidRules &rules, int steps)
{
    ShapeEditor editor;
    editor.setDocument(&document);
    editor.setOverlapMode(rules.mode);
    editor.setPushDepth(rules.pushDepth);
    editor.resize(1600, 1000);
    editor.show();
    editor.setZoom(1);
    QWidget &viewport = *editor.view()->viewport();
    const DocumentData before = document.data();
    Drags drags;
    drags.hasDetails = false;
    for (const ShapeIds &ids : selections) {
        const QPointF grip = document.find(ids.first())->center;
        editor.selection()->set(ids);
        editor.zoomTo(QRectF(grip, QSizeF(0, 0)));
        QCoreApplication::processEvents();
        const QPointF press = editor.view()->mapFromScene(grip);
        send(viewport, QEvent::MouseButtonPress, press, Qt::LeftButton);
        for (int i = 1; i <= steps; ++i) {
            drags.measure([&] { send(viewport, QEvent::MouseMove, press + pointerAt(i), Qt::NoButton); });
            QCoreApplication::processEvents();
        }
        send(viewport, QEvent::MouseButtonRelease, press + pointerAt(steps), Qt::LeftButton);
        drags.isRight = drags.isRight && !(document.data() == before);
        document.setData(before);
    }
    return drags;
}

#ifdef TRAMMEL_HAS_BOX2D
Drags dragsInBox2D(const Document &document, const QList<ShapeIds> &selections, OverlapMode mode, int steps)
{
    Drags drags;
    for (const ShapeIds &ids : selections) {
        Box2DScene scene(document, ids,
                         mode == OverlapMode::PushNeighbors ? Box2DScene::Mode::Push : Box2DScene::Mode::Slide);
        for (int i = 1; i <= steps; ++i)
            drags.measure([&] { scene.moveTo(pointerAt(i)); });
    }
    return drags;
}
#endif

/// A drawing, and what is dragged in it.
struct Stage
{
    Stage(int shapes, Scene::Kinds kinds) : scene(std::make_unique<Scene>(shapes, kinds)) { }

    QString name;
    std::unique_ptr<Scene> scene;
    QList<ShapeIds> selections;
};

/// The distance around the dragged shapes that is free at the start.
constexpr double room = 70;

/// Single shapes, each with some room around it.
Stage singleShapes(int shapes, int count, Scene::Kinds kinds)
{
    Stage stage(shapes, kinds);
    stage.name = u"1 of %1"_s.arg(shapes);
    for (ShapeId id : stage.scene->scattered(count, 6)) {
        stage.selections.append({id});
        stage.scene->clearAround({id}, room);
    }
    return stage;
}

/// Many shapes side by side, with some room around them.
Stage blockOfShapes(int shapes, int many, Scene::Kinds kinds)
{
    Stage stage(shapes, kinds);
    stage.name = u"a block of %1 of %2"_s.arg(many).arg(shapes);
    stage.selections.append(stage.scene->block(many));
    stage.scene->clearAround(stage.selections.first(), room);
    return stage;
}

/// Many shapes with others between them.
Stage scatteredShapes(int shapes, int many, Scene::Kinds kinds)
{
    Stage stage(shapes, kinds);
    stage.name = u"%1 scattered of %2"_s.arg(many).arg(shapes);
    stage.selections.append(stage.scene->scattered(many, 3));
    return stage;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QTextStream out(stdout);
    const QStringList arguments = application.arguments().sliced(1);
    const bool isQuick = arguments.contains(u"--quick"_s);
    const QString words = arguments.isEmpty() || arguments.last() == u"--quick"_s ? QString() : arguments.last();
    const int shapes = isQuick ? 900 : 100'000, many = isQuick ? 60 : 1000;
    const int steps = isQuick ? 60 : 300, drags = isQuick ? 4 : 20;
    out << circumstancesText(QDate::currentDate().toString(Qt::ISODate), machineLoad(),
                             QStringLiteral(TRAMMEL_COMPILER));

    bool areRight = true;
    const auto row = [&](const QString &title, const std::function<Drags()> &measure) {
        if (!title.contains(words))
            return;
        const Drags measured = measure();
        out << "| " << title << " | " << measured.text() << (measured.isRight ? " |\n" : " | **wrong**\n");
        out.flush();
        areRight = areRight && measured.isRight;
    };
    out << "\n| drag, mode | median | slowest of a hundred | slowest | blocked steps | pushes of a step |\n"
           "|---|---|---|---|---|---|\n";
    using Maker = Stage (*)(int shapes, int count, Scene::Kinds kinds);
    const QList<std::pair<Maker, int>> makers = {{singleShapes, drags}, {blockOfShapes, many}, {scatteredShapes, many}};
    for (const auto &[make, count] : makers) {
        const Stage stage = make(shapes, count, Scene::Kinds::All);
        Document &document = stage.scene->document;
        for (const Mode &mode : modes())
            row(stage.name + u", "_s + mode.name,
                [&] { return dragsOf(document, stage.selections, mode.rules, steps, isQuick); });
        for (const Mode &mode : modes().sliced(1))
            row(stage.name + u", across the drawing, "_s + mode.name,
                [&] { return dragsOf(document, stage.selections, mode.rules, 16, isQuick, flungPointerAt); });
        const Mode slide = modes()[1];
        row(stage.name + u", event in the editor, "_s + slide.name,
            [&] { return dragsInEditor(document, stage.selections, slide.rules, steps); });
    }

#ifdef TRAMMEL_HAS_BOX2D
    const int convexShapes = isQuick ? 900 : 10'000;
    out << "\n| drag among convex shapes, mode | Trammel | Box2D | ratio |\n|---|---|---|---|\n";
    for (const auto &[make, count] : makers.first(2)) {
        const Stage stage = make(convexShapes, count, Scene::Kinds::Convex);
        const Document &document = stage.scene->document;
        for (const Mode &mode : modes().sliced(1)) {
            const QString title = stage.name + u", convex, "_s + mode.name;
            if (!title.contains(words))
                continue;
            const Drags own = dragsOf(document, stage.selections, mode.rules, steps, isQuick);
            const Drags peer = dragsInBox2D(document, stage.selections, mode.rules.mode, steps);
            const double time = own.milliseconds.median(), peerTime = peer.milliseconds.median();
            out << "| " << title << " | " << timeText(time) << " | " << timeText(peerTime) << " | "
                << QString::number(peerTime / time, 'g', 3) << (own.isRight ? " |\n" : " | **wrong**\n");
            out.flush();
            areRight = areRight && own.isRight;
        }
    }
#endif
    return areRight ? 0 : 1;
}
