#pragma once

#include "tests/seed.h"
#include <trammel/sceneselector.h>

#include <QtTest/QTest>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsSceneMouseEvent>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <random>

/// A scene with a selector and the same scene without one, which receive the same mouse events.
namespace SceneTwins {

using namespace Trammel;

using Mode = RubberBandMode;

constexpr int Side = 320;

/// The number of mouse events of each kind.
struct Told
{
    int presses = 0;
    int doubleClicks = 0;
    int moves = 0;
    int releases = 0;

    QString text() const
    {
        return QStringLiteral("%1 %2 %3 %4").arg(presses).arg(doubleClicks).arg(moves).arg(releases);
    }
};

enum class Manner {
    /// An item of Qt's own class.
    Plain,
    /// An application's class that leaves all events to Qt's implementation.
    Default,
    Accept,
    Ignore,
    Buttonless,
    Disabled
};
constexpr int Manners = 6;

class CountingItem : public QGraphicsRectItem
{
public:
    CountingItem(const QRectF &rect, Manner manner) : QGraphicsRectItem(rect), m_manner(manner) { }

    const Told &told() const { return m_told; }

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++m_told.presses;
        handle(*event, [&] { QGraphicsRectItem::mousePressEvent(event); });
    }
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++m_told.doubleClicks;
        handle(*event, [&] { QGraphicsRectItem::mouseDoubleClickEvent(event); });
    }
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++m_told.moves;
        QGraphicsRectItem::mouseMoveEvent(event);
    }
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++m_told.releases;
        QGraphicsRectItem::mouseReleaseEvent(event);
    }

private:
    void handle(QGraphicsSceneMouseEvent &event, const std::function<void()> &handleByDefault) const
    {
        if (m_manner == Manner::Accept)
            event.accept();
        else if (m_manner == Manner::Ignore)
            event.ignore();
        else
            handleByDefault();
    }

    Manner m_manner;
    Told m_told;
};

/// The scene's own handling of a press, before its items get it.
enum class SceneManner {
    Default,
    /// Adds a line, as a drawing tool does.
    AddsLine,
    /// Accepts the press, as a tool that leaves nothing to the items does.
    Accepts,
    Snaps
};

class CountingScene : public QGraphicsScene
{
public:
    Told told;
    SceneManner manner = SceneManner::Default;
    bool wasAccepted = false;
    std::function<void()> reaction;

    static void snap(QGraphicsSceneMouseEvent &event)
    {
        constexpr double Grid = 16;
        event.setScenePos(
            {std::round(event.scenePos().x() / Grid) * Grid, std::round(event.scenePos().y() / Grid) * Grid});
    }

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++told.presses;
        if (reaction)
            reaction();
        switch (manner) {
        case SceneManner::Default:
            break;
        case SceneManner::AddsLine:
            addLine(QLineF(event->scenePos(), event->scenePos()));
            break;
        case SceneManner::Accepts:
            event->accept();
            wasAccepted = true;
            return;
        case SceneManner::Snaps:
            snap(*event);
            break;
        }
        QGraphicsScene::mousePressEvent(event);
        wasAccepted = event->isAccepted();
    }
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++told.doubleClicks;
        QGraphicsScene::mouseDoubleClickEvent(event);
    }
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++told.moves;
        if (manner == SceneManner::Snaps)
            snap(*event);
        QGraphicsScene::mouseMoveEvent(event);
    }
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++told.releases;
        QGraphicsScene::mouseReleaseEvent(event);
    }
};

struct ItemSpec
{
    Manner manner = Manner::Plain;
    /// The frame in pixels from the middle of the view. The item's edges are half a pixel further.
    QRect pixels;
    QGraphicsItem::GraphicsItemFlags flags;
    /// An index in the list, or -1 for none.
    int parent = -1;
    bool isSelected = false;
};

struct SceneSpec
{
    QList<ItemSpec> items;
    /// Indices in the list.
    QList<int> group;
    QGraphicsItem::GraphicsItemFlags groupFlags;
    SceneManner manner = SceneManner::Default;
    double zoom = 1;
    int turns = 0;
};

inline QGraphicsItem &unitOf(QGraphicsItem &item)
{
    return item.group() ? unitOf(*item.group()) : item;
}

inline bool isSelectable(const QGraphicsItem &unit)
{
    return unit.flags().testFlag(QGraphicsItem::ItemIsSelectable) && unit.isEnabled();
}

/// A scene in a view with the drag mode RubberBandDrag, either stock Qt or with a selector.
struct World
{
    CountingScene scene;
    std::unique_ptr<QGraphicsView> view = std::make_unique<QGraphicsView>(&scene);
    QPointer<SceneSelector> selector;
    /// The items from the bottom to the top, except for children.
    QList<QGraphicsRectItem *> items;

    explicit World(bool hasSelector = true)
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
        view->setDragMode(QGraphicsView::RubberBandDrag);
        view->setFrameShape(QFrame::NoFrame);
        view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setSceneRect(-Side / 2, -Side / 2, Side, Side);
        view->resize(Side, Side);
        if (hasSelector)
            selector = new SceneSelector(view.get());
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
    }

    void build(const SceneSpec &spec)
    {
        scene.clear();
        scene.told = {};
        scene.manner = spec.manner;
        items.clear();
        const double side = Side / spec.zoom;
        view->setSceneRect(-side / 2, -side / 2, side, side);
        view->setTransform(QTransform::fromScale(spec.zoom, spec.zoom).rotate(90 * spec.turns));
        for (const ItemSpec &each : spec.items)
            add(each, spec.zoom);
        if (!spec.group.isEmpty()) {
            QList<QGraphicsItem *> members;
            for (int place : spec.group)
                members.append(items[place]);
            scene.createItemGroup(members)->setFlags(spec.groupFlags);
        }
        for (qsizetype i = 0; i < items.size(); ++i)
            items[i]->setSelected(spec.items[i].isSelected);
    }
    QGraphicsRectItem *add(const ItemSpec &spec, double zoom = 1)
    {
        const double pixel = spec.flags.testFlag(QGraphicsItem::ItemIgnoresTransformations) ? 1 : 1 / zoom;
        const QRectF rect(QPointF(0.5, 0.5) * pixel, QSizeF(spec.pixels.size()) * pixel);
        auto *item = spec.manner == Manner::Plain ? new QGraphicsRectItem(rect) : new CountingItem(rect, spec.manner);
        item->setPen(Qt::NoPen);
        item->setFlags(spec.flags);
        item->setZValue(double(items.size()));
        if (spec.manner == Manner::Buttonless)
            item->setAcceptedMouseButtons(Qt::NoButton);
        item->setEnabled(spec.manner != Manner::Disabled);
        scene.addItem(item);
        item->setPos(QPointF(spec.pixels.topLeft()) / zoom);
        if (spec.parent >= 0) {
            item->setPos(item->pos() - items[spec.parent]->scenePos());
            item->setParentItem(items[spec.parent]);
        }
        items.append(item);
        return item;
    }

    void send(QEvent::Type type, QPoint pos, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers)
    {
        QMouseEvent event(type, pos, view->viewport()->mapToGlobal(pos), button, buttons, modifiers);
        QCoreApplication::sendEvent(view->viewport(), &event);
    }
    void press(QPoint pos, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        send(QEvent::MouseButtonPress, pos, button, button, modifiers);
    }
    void doubleClick(QPoint pos, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        send(QEvent::MouseButtonDblClick, pos, button, button, modifiers);
    }
    void move(QPoint pos, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        send(QEvent::MouseMove, pos, Qt::NoButton, button, modifiers);
    }
    void release(QPoint pos, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        send(QEvent::MouseButtonRelease, pos, button, Qt::NoButton, modifiers);
    }

    QPoint at(QPointF scenePos) const { return view->mapFromScene(scenePos); }
    QRectF pixelsOf(const QGraphicsRectItem &item) const
    {
        return item.deviceTransform(view->viewportTransform()).mapRect(item.rect());
    }
    QList<bool> selected() const
    {
        QList<bool> selected;
        for (const QGraphicsItem *item : items)
            selected.append(item->isSelected());
        return selected;
    }
    void select(const QList<bool> &selected)
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            items[i]->setSelected(selected[i]);
    }
    QString selectionText() const { return textOf(selected()); }
    static QString textOf(const QList<bool> &selected)
    {
        QString text;
        for (bool isSelected : selected)
            text += isSelected ? u'x' : u'.';
        return text;
    }
    /// Describes the events that the application's code received, and the positions of the items.
    QString text() const
    {
        QString text = QStringLiteral("scene told %1, %2 items;").arg(scene.told.text()).arg(scene.items().size());
        for (qsizetype i = 0; i < items.size(); ++i) {
            text += QStringLiteral(" %1 at %2,%3").arg(i).arg(items[i]->scenePos().x()).arg(items[i]->scenePos().y());
            if (const auto *counting = dynamic_cast<const CountingItem *>(items[i]))
                text += QStringLiteral(" told %1").arg(counting->told().text());
        }
        return text;
    }

    /// The items that are selected after a band from one pixel to another.
    QList<bool> afterBand(const QList<bool> &before, QPoint from, QPoint to, Mode mode,
                          Qt::KeyboardModifiers modifiers) const
    {
        const QRectF band = QRectF(from, to).normalized();
        const auto isHit = [&](const QGraphicsRectItem *item) {
            const QRectF pixels = pixelsOf(*item);
            if (mode == Mode::Enclose)
                return pixels.left() >= band.left() && pixels.right() <= band.right() && pixels.top() >= band.top()
                    && pixels.bottom() <= band.bottom();
            return pixels.left() <= band.right() && pixels.right() >= band.left() && pixels.top() <= band.bottom()
                && pixels.bottom() >= band.top();
        };
        QList<bool> after;
        for (qsizetype i = 0; i < items.size(); ++i) {
            const QGraphicsItem &unit = unitOf(*items[i]);
            QList<QGraphicsRectItem *> parts;
            std::copy_if(items.begin(), items.end(), std::back_inserter(parts),
                         [&](QGraphicsRectItem *item) { return &unitOf(*item) == &unit; });
            const bool isUnitHit = isSelectable(unit)
                && (mode == Mode::Enclose ? std::all_of(parts.begin(), parts.end(), isHit)
                                          : std::any_of(parts.begin(), parts.end(), isHit));
            const bool shift = modifiers & Qt::ShiftModifier, ctrl = modifiers & Qt::ControlModifier;
            after.append(shift && ctrl ? before[i] && !isUnitHit
                             : shift   ? before[i] || isUnitHit
                             : ctrl    ? before[i] != isUnitHit
                                       : isUnitHit);
        }
        return after;
    }

    /// The topmost item under a pixel that may accept a press; null if there is none. Supports only scenes without
    /// child items.
    const QGraphicsRectItem *pressed(QPoint pos) const
    {
        const QRectF pixel(pos, QSizeF(1, 1));
        const auto item = std::find_if(items.rbegin(), items.rend(), [&](QGraphicsRectItem *each) {
            const bool isPlain = !dynamic_cast<CountingItem *>(each);
            return pixelsOf(*each).intersects(pixel) && each->acceptedMouseButtons() != Qt::NoButton
                && (!isPlain || (each->flags() & (QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable)));
        });
        return item == items.rend() ? nullptr : *item;
    }
    /// The pixel at which a press in stock Qt has the same result as a press at pos with a selector. If no item under
    /// the press may accept it, this is a pixel of the topmost selectable item within the tolerance. Otherwise it is
    /// the pixel of the press.
    QPoint meant(QPoint pos, double tolerance) const
    {
        if (tolerance <= 0 || pressed(pos))
            return pos;
        for (auto item = items.rbegin(); item != items.rend(); ++item) {
            const QRectF pixels = pixelsOf(**item);
            const QPointF nearest(std::clamp<double>(pos.x(), pixels.left(), pixels.right()),
                                  std::clamp<double>(pos.y(), pixels.top(), pixels.bottom()));
            if (!isSelectable(**item) || std::hypot(nearest.x() - pos.x(), nearest.y() - pos.y()) > tolerance)
                continue;
            for (int y : {0, -1, 1}) {
                for (int x : {0, -1, 1}) {
                    const QPoint pixel(int(std::floor(nearest.x())) + x, int(std::floor(nearest.y())) + y);
                    if (pressed(pixel) == *item)
                        return pixel;
                }
            }
        }
        return pos;
    }
};

class Random
{
public:
    explicit Random(quint32 seed) : m_engine(seed) { }

    int upTo(int last) { return std::uniform_int_distribution(0, last)(m_engine); }
    bool once(int in) { return upTo(in - 1) == 0; }
    template <typename Value> Value any(std::initializer_list<Value> values)
    {
        return values.begin()[upTo(int(values.size()) - 1)];
    }

private:
    std::mt19937 m_engine;
};

inline SceneSpec randomScene(Random &random, bool isFlat)
{
    SceneSpec spec;
    spec.zoom = random.any({0.5, 1.0, 2.0});
    spec.turns = random.upTo(3);
    spec.manner = random.any({SceneManner::Default, SceneManner::Default, SceneManner::AddsLine});
    if (!isFlat && random.once(4))
        spec.manner = random.any({SceneManner::Accepts, SceneManner::Snaps});
    const int count = 2 + random.upTo(8);
    // A page below all other items.
    if (random.once(2))
        spec.items.append(
            {random.any({Manner::Plain, Manner::Ignore, Manner::Buttonless}), QRect(-120, -120, 240, 240), {}});
    while (spec.items.size() < count) {
        ItemSpec item;
        item.manner = Manner(random.upTo(Manners - 1));
        if (random.once(2))
            item.manner = Manner::Plain;
        item.pixels = QRect(4 * random.upTo(60) - 140, 4 * random.upTo(60) - 140, 4 + 4 * random.upTo(12),
                            4 + 4 * random.upTo(12));
        item.flags.setFlag(QGraphicsItem::ItemIsSelectable, !random.once(4));
        item.flags.setFlag(QGraphicsItem::ItemIsMovable, !random.once(3));
        item.flags.setFlag(QGraphicsItem::ItemIgnoresTransformations, random.once(5));
        item.isSelected = random.once(3);
        const int parent = random.upTo(count - 1);
        if (!isFlat && random.once(4) && parent < spec.items.size()
            && !spec.items[parent].flags.testFlag(QGraphicsItem::ItemIgnoresTransformations))
            item.parent = parent;
        spec.items.append(item);
    }
    if (isFlat || !random.once(3))
        return spec;
    for (int i = 0; i < spec.items.size() && spec.group.size() < 3; ++i) {
        const bool hasFamily = spec.items[i].parent >= 0
            || std::any_of(spec.items.begin(), spec.items.end(),
                           [i](const ItemSpec &item) { return item.parent == i; });
        if (!hasFamily && random.once(2))
            spec.group.append(i);
    }
    spec.groupFlags.setFlag(QGraphicsItem::ItemIsSelectable, !random.once(4));
    spec.groupFlags.setFlag(QGraphicsItem::ItemIsMovable, random.once(2));
    return spec;
}

struct Gesture
{
    QPoint pos;
    /// The offset from the press to the pixel that World::meant() returns.
    QPoint shift;
    Qt::MouseButton button = Qt::LeftButton;
    Qt::KeyboardModifiers modifiers;
    bool isDrag = false;
};

/// Plays the same random gestures in a scene with a selector and in a scene of stock Qt, and compares both scenes after
/// each event. A press near an item must act like a press on the item in stock Qt. Bands follow the selector's own
/// rules, which are those of stock Qt if no modifier is pressed.
class Twins
{
public:
    int bands = 0;
    int otherDrags = 0;
    int pressesBeside = 0;

    Twins(quint32 seed, double tolerance) : m_random(seed), m_tolerance(tolerance)
    {
        m_ours.selector->setTolerance(tolerance);
    }

    void nextScene()
    {
        m_spec = randomScene(m_random, m_tolerance > 0);
        m_ours.build(m_spec);
        m_stock.build(m_spec);
        m_mode = m_random.any({Mode::Touch, Mode::Enclose});
        m_ours.selector->setMode(m_mode);
    }
    void play()
    {
        m_gesture = randomGesture();
        m_stock.select(m_ours.selected());
        const QList<bool> before = m_ours.selected();
        m_ours.press(m_gesture.pos, m_gesture.modifiers, m_gesture.button);
        m_stock.press(m_gesture.pos + m_gesture.shift, m_gesture.modifiers, m_gesture.button);
        QCOMPARE(m_ours.scene.wasAccepted, m_stock.scene.wasAccepted);
        const bool isBand = m_gesture.button == Qt::LeftButton && !m_stock.scene.wasAccepted;
        QCOMPARE(difference(isBand ? before : m_stock.selected()), QString());
        pressesBeside += !m_gesture.shift.isNull();
        const QPoint last = drag(isBand, before);
        if (QTest::currentTestFailed())
            return;
        const bool isClick = isBand && last == m_gesture.pos;
        const QList<bool> atEnd = isClick && !combines() ? QList<bool>(before.size(), false) : m_ours.selected();
        m_ours.release(last, m_gesture.modifiers, m_gesture.button);
        m_stock.release(last + m_gesture.shift, m_gesture.modifiers, m_gesture.button);
        QCOMPARE(difference(isBand ? atEnd : m_stock.selected()), QString());
        if (!m_gesture.isDrag && m_gesture.button == Qt::LeftButton && m_random.once(3))
            doubleClick();
    }

private:
    bool combines() const { return m_gesture.modifiers & (Qt::ShiftModifier | Qt::ControlModifier); }

    // A random pixel that is at least half a pixel away from all edges of items. The adjacent pixels contain no edge
    // either, because stock Qt's bands are one pixel larger.
    QPoint place()
    {
        return m_ours.at(QPointF(4 * m_random.upTo(70) - 138, 4 * m_random.upTo(70) - 138) / m_spec.zoom);
    }
    QPoint placeNearEdge()
    {
        const QRectF pixels = m_ours.pixelsOf(*m_ours.items[m_random.upTo(int(m_ours.items.size()) - 1)]);
        QPointF onEdge(pixels.x() + m_random.upTo(4) * pixels.width() / 4,
                       pixels.y() + m_random.upTo(4) * pixels.height() / 4);
        if (m_random.once(2))
            onEdge.setX(m_random.once(2) ? pixels.left() : pixels.right());
        else
            onEdge.setY(m_random.once(2) ? pixels.top() : pixels.bottom());
        const QPoint middle = m_ours.at({0, 0});
        const auto toPlace = [](double x) { return int(std::floor(x / 4)) * 4 + 2; };
        return middle + QPoint(toPlace(onEdge.x() - middle.x()), toPlace(onEdge.y() - middle.y()))
            - 4 * QPoint(m_random.upTo(1), m_random.upTo(1));
    }
    Gesture randomGesture()
    {
        Gesture gesture;
        gesture.isDrag = !m_random.once(3);
        if (m_random.once(6))
            gesture.button = m_random.any({Qt::RightButton, Qt::MiddleButton});
        gesture.modifiers = m_random.any<Qt::KeyboardModifiers>(
            {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier,
             Qt::ShiftModifier | Qt::ControlModifier, Qt::MetaModifier, Qt::AltModifier});
        gesture.pos = m_random.once(2) ? place() : placeNearEdge();
        if (!gesture.isDrag)
            gesture.pos += QPoint(m_random.upTo(3), m_random.upTo(3));
        const QPointF scenePos = m_ours.view->mapToScene(gesture.pos);
        const bool goesBelow = gesture.button == Qt::LeftButton && !m_ours.selector->itemsAt(scenePos).isEmpty();
        if (gesture.modifiers == Qt::AltModifier && goesBelow)
            gesture.modifiers = {};
        if (gesture.button == Qt::LeftButton)
            gesture.shift = m_ours.meant(gesture.pos, m_tolerance) - gesture.pos;
        return gesture;
    }

    /// Drags in both scenes and compares them after each move. Returns the end of the drag.
    QPoint drag(bool isBand, const QList<bool> &before)
    {
        QPoint last = m_gesture.pos;
        for (int step = m_gesture.isDrag ? m_random.upTo(3) : -1; step >= 0; --step) {
            const QPoint to = place();
            // Stock Qt starts a band ten pixels away from the press.
            if ((to - m_gesture.pos).manhattanLength() < 12)
                continue;
            last = to;
            move(last, isBand, before);
            if (QTest::currentTestFailed())
                return last;
        }
        if (last != m_gesture.pos)
            ++(isBand ? bands : otherDrags);
        return last;
    }
    void move(QPoint to, bool isBand, const QList<bool> &before)
    {
        m_ours.move(to, m_gesture.modifiers, m_gesture.button);
        m_stock.move(to + m_gesture.shift, m_gesture.modifiers, m_gesture.button);
        if (!isBand) {
            QCOMPARE(difference(m_stock.selected()), QString());
            return;
        }
        const bool isInverted = m_gesture.modifiers & Qt::AltModifier;
        const Mode mode = (m_mode == Mode::Touch) != isInverted ? Mode::Touch : Mode::Enclose;
        QCOMPARE(difference(m_ours.afterBand(before, m_gesture.pos, to, mode, m_gesture.modifiers)), QString());
        // Stock Qt tests the frame of a group instead of its members.
        if (mode == Mode::Touch && !combines() && m_gesture.shift.isNull() && m_spec.group.isEmpty())
            QCOMPARE(difference(m_stock.selected()), QString());
    }
    /// Sends the second press of a double click.
    void doubleClick()
    {
        m_stock.select(m_ours.selected());
        const auto compare = [this] { QCOMPARE(difference(m_stock.selected()), QString()); };
        const QPoint pos = m_gesture.pos, stockPos = pos + m_gesture.shift, offset(16, 24);
        m_ours.doubleClick(pos, m_gesture.modifiers);
        m_stock.doubleClick(stockPos, m_gesture.modifiers);
        compare();
        m_ours.move(pos + offset, m_gesture.modifiers);
        m_stock.move(stockPos + offset, m_gesture.modifiers);
        compare();
        m_ours.release(pos + offset, m_gesture.modifiers);
        m_stock.release(stockPos + offset, m_gesture.modifiers);
        compare();
    }

    /// Empty if both scenes have the same state and the expected items are selected.
    QString difference(const QList<bool> &expected) const
    {
        if (m_ours.text() == m_stock.text() && m_ours.selected() == expected)
            return {};
        return QStringLiteral("press at %1,%2, as if at %3,%4 from there, button %5, keys %6\n%7\n%8\n%9")
            .arg(m_gesture.pos.x())
            .arg(m_gesture.pos.y())
            .arg(m_gesture.shift.x())
            .arg(m_gesture.shift.y())
            .arg(int(m_gesture.button))
            .arg(int(m_gesture.modifiers))
            .arg(QStringLiteral("ours:  %1 %2").arg(m_ours.selectionText(), m_ours.text()),
                 QStringLiteral("stock: %1 %2").arg(m_stock.selectionText(), m_stock.text()),
                 QStringLiteral("expected: %1").arg(World::textOf(expected)));
    }

    Random m_random;
    double m_tolerance;
    World m_ours;
    World m_stock{false};
    SceneSpec m_spec;
    Mode m_mode = Mode::Touch;
    Gesture m_gesture;
};

} // namespace SceneTwins
