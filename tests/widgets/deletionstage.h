#pragma once

#include "tests/seed.h"
#include "tests/widgets/deletionbench.h"
#include <trammel/arrangement.h>
#include <trammel/findbar.h>
#include <trammel/minimap.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/toolpalette.h>

#include <QtCore/QPointer>
#include <QtCore/QRandomGenerator>
#include <QtGui/QKeyEvent>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsView>

#include <memory>
#include <set>
#include <tuple>
#include <vector>

/// An editor and its document, either of which a slot may delete, and simulated input in scene coordinates. Mouse and
/// key events are ignored after the editor is deleted.
class DeletionStage
{
public:
    enum class Owner { Program, Editor };
    using Step = std::function<void(DeletionStage &)>;

    /// The first step runs before the editor connects to a borrowed document, so that slots that the step connects are
    /// called first.
    explicit DeletionStage(Owner owner = Owner::Program, const Step &first = nullptr)
        : document(owner == Owner::Program ? new Trammel::Document : editor->document()), m_owner(owner)
    {
        using Trammel::Shape;
        if (first)
            first(*this);
        editor->setAttribute(Qt::WA_DontShowOnScreen);
        editor->resize(800, 600);
        editor->show();
        editor->setZoom(1);
        editor->centerOn({0, 0});
        editor->setDocument(document);
        Shape box = Shape::rectangle({0, 0}, {120, 80});
        box.annotation = Trammel::Annotation{{}, QStringLiteral("plan.pdf")};
        Shape polygon = Shape::polygon({{-200, -100}, {-120, -100}, {-120, -40}, {-200, -20}});
        box.fill = polygon.fill = Qt::yellow;
        box.text = QStringLiteral("text");
        Shape left = Shape::rectangle({-250, 150}, {40, 40}), right = Shape::rectangle({-200, 150}, {40, 40});
        left.fill = right.fill = Qt::red;
        ids = document->addShapes({box, polygon, Shape::ellipse({200, 100}, {60, 40}), left, right});
        group = document->group({ids[3], ids[4]});
        document->changeShapes({ids[2]}, [](Shape &shape) { shape.name = QStringLiteral("named"); });
        document->changeShapes({ids[2]}, [](Shape &shape) { shape.name = QStringLiteral("redone"); });
        document->undoStack()->undo();
        editor->setShowCollisions(Trammel::ShapeEditor::CollisionsAlways);
        editor->selection()->set({ids[0]});
    }
    ~DeletionStage()
    {
        delete editor;
        if (isBorrowed())
            delete document;
        deleteDeferred();
    }
    Q_DISABLE_COPY_MOVE(DeletionStage)

    bool isBorrowed() const { return m_owner == Owner::Program; }
    Trammel::ShapeEditor &ed() { return *editor; }
    Trammel::Document &drawing() { return *document; }

    void mouse(QEvent::Type type, QPointF scenePos, Qt::MouseButton button, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers = {})
    {
        if (editor)
            mouseOn(editor->view()->viewport(), type, editor->mapFromScene(scenePos).toPoint(), button, buttons,
                    modifiers);
    }
    void press(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseButtonPress, scenePos, Qt::LeftButton, Qt::LeftButton, modifiers);
    }
    void move(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseMove, scenePos, Qt::NoButton, Qt::LeftButton, modifiers);
    }
    void release(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseButtonRelease, scenePos, Qt::LeftButton, Qt::NoButton, modifiers);
    }
    void hover(QPointF scenePos) { mouse(QEvent::MouseMove, scenePos, Qt::NoButton, Qt::NoButton); }
    void click(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        press(scenePos, modifiers);
        release(scenePos, modifiers);
    }
    void doubleClick(QPointF scenePos)
    {
        click(scenePos);
        mouse(QEvent::MouseButtonDblClick, scenePos, Qt::LeftButton, Qt::LeftButton);
        release(scenePos);
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        move(to + QPointF(3, 2), modifiers);
        release(to, modifiers);
        hover(to + QPointF(20, 20));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {})
    {
        keyOn(editor ? editor->view() : nullptr, key, modifiers, text);
    }
    void wheel(int angle, Qt::KeyboardModifiers modifiers = {})
    {
        wheelOn(editor->view()->viewport(), angle, modifiers);
    }
    QPointF grip(Trammel::ShapeEditor::Handle handle)
    {
        return editor->mapToScene(editor->handlePosition(handle).value_or(QPointF()));
    }
    void send(QEvent::Type type)
    {
        if (!editor)
            return;
        QEvent event(type);
        QCoreApplication::sendEvent(editor->view()->viewport(), &event);
    }

    // Sends a mouse event in the coordinates of a widget. Does nothing if the widget has been deleted.
    static void mouseOn(const QPointer<QWidget> &widget, QEvent::Type type, QPointF pos, Qt::MouseButton button,
                        Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers = {})
    {
        if (!widget)
            return;
        QMouseEvent event(type, pos, widget->mapToGlobal(pos), button, buttons, modifiers);
        QCoreApplication::sendEvent(widget, &event);
    }
    static void dragOn(const QPointer<QWidget> &widget, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        mouseOn(widget, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, modifiers);
        for (QPointF pos : {(from + to) / 2, to})
            mouseOn(widget, QEvent::MouseMove, pos, Qt::NoButton, Qt::LeftButton, modifiers);
        mouseOn(widget, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, modifiers);
    }
    static void keyOn(const QPointer<QWidget> &widget, int key, Qt::KeyboardModifiers modifiers = {},
                      const QString &text = {})
    {
        for (QEvent::Type type : {QEvent::ShortcutOverride, QEvent::KeyPress, QEvent::KeyRelease}) {
            if (!widget)
                return;
            QKeyEvent event(type, key, modifiers, text);
            // Qt sends ShortcutOverride events as not accepted.
            event.setAccepted(type != QEvent::ShortcutOverride);
            QCoreApplication::sendEvent(widget, &event);
        }
    }
    static void wheelOn(const QPointer<QWidget> &widget, int angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event({100, 90}, widget->mapToGlobal(QPointF(100, 90)), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
    }

    /// The panel of the editor, created on the first call.
    template <class Widget> Widget &beside()
    {
        auto &panel = std::get<std::unique_ptr<Widget>>(m_panels);
        if (!panel) {
            panel = std::make_unique<Widget>();
            panel->setAttribute(Qt::WA_DontShowOnScreen);
            panel->resize(panel->sizeHint());
            panel->show();
            panel->setEditor(editor);
        }
        return *panel;
    }
    /// Null until beside() has created the widget.
    template <class Widget> Widget *madeBeside() { return std::get<std::unique_ptr<Widget>>(m_panels).get(); }

    QPointer<Trammel::ShapeEditor> editor = new Trammel::ShapeEditor;
    QPointer<Trammel::Document> document;
    Trammel::Document another;
    Trammel::ShapeIds ids;
    Trammel::GroupId group;

private:
    Owner m_owner;
    std::tuple<std::unique_ptr<Trammel::ShapeInspector>, std::unique_ptr<Trammel::ShapeList>,
               std::unique_ptr<Trammel::Minimap>, std::unique_ptr<Trammel::ToolPalette>,
               std::unique_ptr<Trammel::FindBar>>
        m_panels;
};

/// An action of the program or the user, during which a slot deletes something.
struct DeletionOperation
{
    using Step = DeletionStage::Step;

    QByteArray name;
    Step prepare;
    Step run;
    /// True if QWidget accesses the editor after the operation, so that no slot may delete the editor during it.
    bool isOfQt = false;
};

inline void nothing(DeletionStage &)
{
}

inline DeletionStage::Step pressKey(int key, Qt::KeyboardModifiers modifiers = {})
{
    return [=](DeletionStage &stage) { stage.key(key, modifiers); };
}

inline DeletionStage::Step both(const DeletionStage::Step &first, const DeletionStage::Step &second)
{
    return [=](DeletionStage &stage) {
        first(stage);
        second(stage);
    };
}

/// An object that emits signals. sender() finds it in a stage and returns null if it does not exist there.
struct DeletionSource
{
    QByteArray name;
    const QMetaObject *type;
    std::function<QObject *(DeletionStage &)> sender;
};

inline QList<DeletionSource> deletionSources()
{
    using namespace Trammel;
    using Stage = DeletionStage;
    return {
        {"editor", &ShapeEditor::staticMetaObject, [](Stage &s) -> QObject * { return s.editor; }},
        {"selection", &Selection::staticMetaObject, [](Stage &s) -> QObject * { return s.ed().selection(); }},
        {"document", &Document::staticMetaObject, [](Stage &s) -> QObject * { return s.document; }},
        {"undo stack", &QUndoStack::staticMetaObject, [](Stage &s) -> QObject * { return s.drawing().undoStack(); }},
        {"panel", &EditorPanel::staticMetaObject, [](Stage &s) -> QObject * { return s.madeBeside<ShapeInspector>(); }},
        {"palette", &ToolPalette::staticMetaObject, [](Stage &s) -> QObject * { return s.madeBeside<ToolPalette>(); }},
    };
}

/// A signal and the number of its emissions by an operation.
struct DeletionEmission
{
    DeletionSource source;
    QMetaMethod signal;
    int count = 0;

    /// QUndoStack emits several signals in a row and must exist until the last one, so that no slot of these signals
    /// may delete the document.
    bool mayDeleteDocument() const { return source.type != &QUndoStack::staticMetaObject; }
};

inline QList<DeletionEmission> emissionsOf(const DeletionOperation &operation,
                                           DeletionStage::Owner owner = DeletionStage::Owner::Program)
{
    DeletionStage stage(owner);
    operation.prepare(stage);
    QList<DeletionEmission> all;
    std::vector<std::unique_ptr<SignalSlot>> recorders;
    for (const DeletionSource &source : deletionSources()) {
        const QObject *sender = source.sender(stage);
        for (const QMetaMethod &signal : sender ? ownSignals(*source.type) : QList<QMetaMethod>()) {
            all.append({source, signal});
            recorders.push_back(std::make_unique<SignalSlot>(*sender, signal, 0, nullptr));
        }
    }
    operation.run(stage);
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].count = recorders[std::size_t(i)]->count();
    all.removeIf([](const DeletionEmission &emission) { return emission.count == 0; });
    return all;
}

/// A slot that deletes the document or the editor at one emission of a signal during an operation.
struct DeletionTrial
{
    enum class Victim { Document, Editor };
    /// Qt calls slots in the order of their connection. First connects before all connections of the library, Last
    /// after them.
    enum class Order { First, Last };

    DeletionStage::Owner owner = DeletionStage::Owner::Program;
    Victim victim = Victim::Document;
    Order order = Order::Last;
    DeletionEmission emission = {};
    int which = 1;

    QByteArray text() const
    {
        return emission.source.name + ' ' + emission.signal.name() + ' ' + QByteArray::number(which)
            + (victim == Victim::Editor ? " deletes the editor" : " deletes the document")
            + (order == Order::First ? " first" : "")
            + (owner == DeletionStage::Owner::Editor ? " that has its own document" : "");
    }

    /// Runs the operation in a new stage. The test fails if the object is not deleted at the emission, if the view
    /// outlives the editor, or if an editor that lost its document has no new one.
    void run(const DeletionOperation &operation) const
    {
        QPointer<QWidget> canvas;
        {
            std::unique_ptr<SignalSlot> slot;
            const auto connectSlot = [&](DeletionStage &stage) {
                const QObject *sender = slot ? nullptr : emission.source.sender(stage);
                if (!sender)
                    return;
                slot = std::make_unique<SignalSlot>(*sender, emission.signal, which, [&] {
                    if (victim == Victim::Editor)
                        delete stage.editor;
                    else
                        delete stage.document;
                });
                slot->setArmed(false);
            };
            DeletionStage stage(owner, order == Order::First ? connectSlot : DeletionStage::Step());
            operation.prepare(stage);
            connectSlot(stage);
            slot->setArmed(true);
            canvas = stage.ed().view();
            operation.run(stage);
            QVERIFY2(slot->count() >= which, text().constData());
            QVERIFY2(victim == Victim::Editor ? !stage.editor : !stage.document, text().constData());
            deleteDeferred();
            if (victim == Victim::Editor)
                QVERIFY2(!canvas, text().constData());
            else if (stage.editor)
                QVERIFY2(stage.editor->document() && stage.editor->document() != stage.document, text().constData());
        }
        QVERIFY2(!canvas, text().constData());
    }
};

/// All trials of an operation. For each signal, a slot that is connected first or last deletes the document or the
/// editor at the first emission, at the middle one or at the last one.
inline QList<DeletionTrial> trialsOf(const DeletionOperation &operation, DeletionStage::Owner owner)
{
    using Victim = DeletionTrial::Victim;
    using Order = DeletionTrial::Order;
    const bool isBorrowed = owner == DeletionStage::Owner::Program;
    QList<DeletionTrial> all;
    for (const DeletionEmission &emission : emissionsOf(operation, owner)) {
        for (Victim victim : {Victim::Document, Victim::Editor}) {
            const bool takesDocument = victim == Victim::Document || !isBorrowed;
            if ((takesDocument && !emission.mayDeleteDocument()) || (victim == Victim::Document && !isBorrowed)
                || (victim == Victim::Editor && operation.isOfQt))
                continue;
            for (Order order : {Order::First, Order::Last}) {
                for (int which : std::set{1, (1 + emission.count) / 2, emission.count})
                    all.append({owner, victim, order, emission, which});
            }
        }
    }
    return all;
}

/// Adds a test row for each operation.
inline void addDeletionRows(const QList<DeletionOperation> &operations)
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < operations.size(); ++i)
        QTest::newRow(operations[i].name.constData()) << i;
}

/// Runs one random trial of the current row. Runs six if TRAMMEL_SEED is set, as in the long run, and all if
/// TRAMMEL_ALL is set.
inline void tryDeletionRow(const QList<DeletionOperation> &operations)
{
    using Owner = DeletionStage::Owner;
    QFETCH(int, number);
    static const quint32 seed = testSeed(1);
    const DeletionOperation &operation = operations[number];
    const bool isAll = qEnvironmentVariableIsSet("TRAMMEL_ALL");
    QRandomGenerator random(seed + quint32(number) * 7919);
    const bool isBorrowed = random.bounded(4) != 0;
    QList<DeletionTrial> trials;
    if (isAll || isBorrowed)
        trials += trialsOf(operation, Owner::Program);
    if (isAll || !isBorrowed)
        trials += trialsOf(operation, Owner::Editor);
    const qsizetype most = isAll ? trials.size() : qEnvironmentVariableIsSet("TRAMMEL_SEED") ? 6 : 1;
    for (qsizetype round = 0; round < most && !trials.isEmpty(); ++round) {
        const DeletionTrial trial = trials.takeAt(random.bounded(trials.size()));
        qInfo("%s", trial.text().constData());
        trial.run(operation);
        if (QTest::currentTestFailed())
            return;
    }
}
