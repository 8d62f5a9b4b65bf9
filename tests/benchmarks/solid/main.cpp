// Measures drags of solid shapes in a dense drawing, beside Box2D on convex shapes. Prints tables in Markdown.
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
#include <QtCore/QElapsedTimer>
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

/// The steps of some drags.
struct Drags
{
    Samples milliseconds;
    int blocked = 0;
    int pushes = 0;
    bool isRight = true;

    void measure(const std::function<void()> &step)
    {
        QElapsedTimer timer;
        timer.start();
        step();
        milliseconds.add(double(timer.nsecsElapsed()) / 1e6);
    }
    QString text() const
    {
        return u"%1 ms | %2 ms | %3 ms"_s.arg(milliseconds.median(), 0, 'g', 3)
            .arg(milliseconds.percentile(99), 0, 'g', 3)
            .arg(milliseconds.percentile(100), 0, 'g', 3);
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

/// Drags each of some selections along the way of the pointer.
Drags dragsOf(const Document &document, const QList<ShapeIds> &selections, const SolidRules &rules, int steps,
              bool checksAll)
{
    Drags drags;
    for (const ShapeIds &ids : selections) {
        std::unique_ptr<SolidMotion> motion;
        for (int i = 1; i <= steps; ++i) {
            SolidMotion::Step step;
            drags.measure([&] {
                if (!motion)
                    motion = std::make_unique<SolidMotion>(document, ids, rules);
                step = motion->moveTo(pointerAt(i));
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
Drags dragsInBox2D(const Document &document, const QList<ShapeIds> &selections, Box2DScene::Mode mode, int steps)
{
    Drags drags;
    for (const ShapeIds &ids : selections) {
        Box2DScene scene(document, ids, mode);
        for (int i = 1; i <= steps; ++i)
            drags.measure([&] { scene.moveTo(pointerAt(i)); });
    }
    return drags;
}
#endif

/// Single shapes around the center, each as a selection of its own.
QList<ShapeIds> singles(const Scene &scene, int count)
{
    QList<ShapeIds> selections;
    for (ShapeId id : scene.block(count))
        selections.append({id});
    return selections;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QTextStream out(stdout);
    const QStringList arguments = application.arguments();
    const bool isQuick = arguments.contains(u"--quick"_s);
    // The words after the program's name select rows.
    const QString words = arguments.size() > 1 && !arguments.last().startsWith(u'-') ? arguments.last() : QString();
    const int shapes = isQuick ? 900 : 100'000, convexShapes = isQuick ? 900 : 10'000;
    const int many = isQuick ? 60 : 1000, steps = isQuick ? 60 : 300, drags = isQuick ? 4 : 20;
    out << circumstancesText(QDate::currentDate().toString(Qt::ISODate), machineLoad(),
                             QStringLiteral(TRAMMEL_COMPILER));
    bool isRight = true;
    const auto row = [&](const QString &title, const std::function<Drags()> &measure) {
        if (!title.contains(words))
            return Drags();
        const Drags measured = measure();
        out << "| " << title << " | " << measured.text() << " | " << measured.blocked << " | " << measured.pushes
            << " |" << (measured.isRight ? "\n" : " **wrong**\n");
        out.flush();
        isRight = isRight && measured.isRight;
        return measured;
    };

    out << "\n| drag, mode | median | p99 | worst step | blocked | pushes |\n|---|---|---|---|---|---|\n";
    Scene scene(shapes, Scene::Kinds::All);
    const QList<std::pair<QString, QList<ShapeIds>>> selections = {
        {u"1 of %1"_s.arg(shapes), singles(scene, drags)},
        {u"a block of %1 of %2"_s.arg(many).arg(shapes), {scene.block(many)}},
        {u"%1 scattered of %2"_s.arg(many).arg(shapes), {scene.scattered(many)}}};
    for (const auto &[name, ids] : selections) {
        for (const Mode &mode : modes())
            row(name + u", "_s + mode.name,
                [&, &ids = ids] { return dragsOf(scene.document, ids, mode.rules, steps, isQuick); });
        const Mode slide = modes()[1];
        row(name + u", event, "_s + slide.name,
            [&, &ids = ids] { return dragsInEditor(scene.document, ids, slide.rules, steps); });
    }
#ifdef TRAMMEL_HAS_BOX2D
    out << "\n| drag among convex shapes, mode | Trammel | Box2D | ratio |\n|---|---|---|---|\n";
    const Scene convex(convexShapes, Scene::Kinds::Convex);
    const QList<std::pair<QString, QList<ShapeIds>>> convexSelections = {
        {u"1 of %1"_s.arg(convexShapes), singles(convex, drags)},
        {u"a block of %1 of %2"_s.arg(many).arg(convexShapes), {convex.block(many)}}};
    for (const auto &[name, ids] : convexSelections) {
        for (const Mode &mode : modes().sliced(1)) {
            const QString title = u"convex, "_s + name + u", "_s + mode.name;
            if (!title.contains(words))
                continue;
            const Drags own = dragsOf(convex.document, ids, mode.rules, steps, isQuick);
            const Drags other = dragsInBox2D(
                convex.document, ids, mode.name == u"push"_s ? Box2DScene::Mode::Push : Box2DScene::Mode::Slide, steps);
            isRight = isRight && own.isRight;
            out << "| " << title << " | " << own.milliseconds.median() << " ms | " << other.milliseconds.median()
                << " ms | " << other.milliseconds.median() / own.milliseconds.median()
                << (own.isRight ? " |\n" : " | **wrong**\n");
            out.flush();
        }
    }
#endif
    return isRight ? 0 : 1;
}
