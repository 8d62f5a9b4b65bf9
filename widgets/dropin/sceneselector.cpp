#include <trammel/sceneselector.h>

#include "widgets/dropin/itemdrag_p.h"
#include "widgets/dropin/itempress_p.h"
#include "widgets/dropin/selectionguard_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtCore/QScopedValueRollback>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsSceneContextMenuEvent>
#include <QtWidgets/QGraphicsSceneMouseEvent>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

constexpr double MostTolerance = 100;
constexpr int ScrollInterval = 20;

Qt::KeyboardModifier modifierOf(int key)
{
    switch (key) {
    case Qt::Key_Shift:
        return Qt::ShiftModifier;
    case Qt::Key_Control:
        return Qt::ControlModifier;
    case Qt::Key_Alt:
        return Qt::AltModifier;
    default:
        return Qt::NoModifier;
    }
}

// While the viewport shows the cursor of an item, the view stores its own cursor, and loses it when its drag mode
// changes.

bool showsItemCursor(const QGraphicsView &view, QPoint viewPos)
{
    const GraphicsItems items = view.items(viewPos);
    return std::any_of(items.begin(), items.end(),
                       [](const QGraphicsItem *item) { return item->isEnabled() && item->hasCursor(); });
}

} // namespace

struct SceneSelector::Data
{
    QGraphicsView *view;
    QPointer<QGraphicsScene> scene;
    /// None for that of the view.
    std::optional<Mode> mode;
    Form form = Band;
    double tolerance = 4;
    bool isAltClickEnabled = true;
    Qt::KeyboardModifiers ignoredModifiers;
    bool requiresRubberBandDrag = false;
    BandCondition bandCondition;
    bool isEnabled = true;
    bool isForwarding = false;
    /// The drag is calling code of items, and must not be deleted until this code returns.
    bool isNotifying = false;
    bool isCancelDue = false;
    Qt::KeyboardModifiers pressModifiers;
    /// The offset from the pixel of a press to the pixel that the scene received instead. It applies as long as an item
    /// grabs the mouse.
    QPoint nudge;
    /// The last position of the pointer, in view coordinates.
    QPoint pointer;
    std::unique_ptr<ItemDrag> drag;
    /// The outline that was emitted last.
    QPolygonF announced;
    QTimer scrolling;

    Qt::KeyboardModifiers heeded(Qt::KeyboardModifiers modifiers) const { return modifiers & ~ignoredModifiers; }
    /// The size of a view pixel, in scene units.
    double pixel() const { return 1 / std::sqrt(std::abs(view->viewportTransform().determinant())); }
    template <typename Change> void changeDrag(SceneSelector &selector, const Change &change);
    Mode viewMode() const;
    ItemOutlines::Source bandSource() const;
    std::optional<QPoint> offsetToItem(const SceneSelector &selector, QPointF scenePos, QPoint screenPos);
    void aim(const SceneSelector &selector, QGraphicsSceneMouseEvent &event);
    void applyNudge(QGraphicsSceneMouseEvent &event) const;
    void onSceneChanged(SceneSelector *selector);
    void scroll();
};

SceneSelector::SceneSelector(QGraphicsView *view) : QObject(view), d(std::make_unique<Data>())
{
    Q_ASSERT(view);
    d->view = view;
    d->scrolling.setInterval(ScrollInterval);
    connect(&d->scrolling, &QTimer::timeout, this, [this] { d->scroll(); });
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    d->onSceneChanged(this);
}

SceneSelector::~SceneSelector()
{
    d->announced.clear();
    cancel();
    // changeDrag() still needs the data while the drag notifies items, and deletes it afterward.
    if (d->isNotifying)
        (void)d.release();
}

QGraphicsView *SceneSelector::view() const
{
    return d->view;
}

RubberBandMode SceneSelector::mode() const
{
    return d->mode.value_or(d->viewMode());
}

void SceneSelector::setMode(Mode mode)
{
    if (mode < Touch || mode > ByDirection)
        return;
    const Mode before = this->mode();
    d->mode = mode;
    if (mode != before)
        Q_EMIT modeChanged(mode);
}

void SceneSelector::resetMode()
{
    const Mode before = mode();
    d->mode.reset();
    if (mode() != before)
        Q_EMIT modeChanged(mode());
}

SceneSelector::Form SceneSelector::form() const
{
    return d->form;
}

void SceneSelector::setForm(Form form)
{
    if ((form != Band && form != Lasso) || d->form == form)
        return;
    d->form = form;
    Q_EMIT formChanged(form);
}

double SceneSelector::tolerance() const
{
    return d->tolerance;
}

void SceneSelector::setTolerance(double pixels)
{
    if (std::isnan(pixels))
        return;
    pixels = std::clamp(pixels, 0.0, MostTolerance);
    if (pixels == d->tolerance)
        return;
    d->tolerance = pixels;
    Q_EMIT toleranceChanged(pixels);
}

bool SceneSelector::isAltClickEnabled() const
{
    return d->isAltClickEnabled;
}

void SceneSelector::setAltClickEnabled(bool enabled)
{
    if (d->isAltClickEnabled == enabled)
        return;
    d->isAltClickEnabled = enabled;
    Q_EMIT altClickEnabledChanged(enabled);
}

Qt::KeyboardModifiers SceneSelector::ignoredModifiers() const
{
    return d->ignoredModifiers;
}

void SceneSelector::setIgnoredModifiers(Qt::KeyboardModifiers modifiers)
{
    if (d->ignoredModifiers == modifiers)
        return;
    d->ignoredModifiers = modifiers;
    Q_EMIT ignoredModifiersChanged(modifiers);
}

bool SceneSelector::requiresRubberBandDrag() const
{
    return d->requiresRubberBandDrag;
}

void SceneSelector::setRequiresRubberBandDrag(bool required)
{
    if (d->requiresRubberBandDrag == required)
        return;
    d->requiresRubberBandDrag = required;
    Q_EMIT requiresRubberBandDragChanged(required);
}

void SceneSelector::setBandCondition(const BandCondition &condition)
{
    d->bandCondition = condition;
}

bool SceneSelector::isEnabled() const
{
    return d->isEnabled;
}

void SceneSelector::setEnabled(bool enabled)
{
    if (d->isEnabled == enabled)
        return;
    d->isEnabled = enabled;
    const QPointer<SceneSelector> self(this);
    if (!enabled)
        cancel();
    if (self)
        Q_EMIT enabledChanged(enabled);
}

bool SceneSelector::isSelecting() const
{
    return d->drag && d->drag->isOpen();
}

QList<QGraphicsItem *> SceneSelector::itemsIn(const QPolygonF &polygon, Mode mode) const
{
    const QGraphicsScene *scene = d->view->scene();
    if (!scene)
        return {};
    const QList<QPointF> ring(polygon.begin(), polygon.end());
    const Region region(Polygon{ring, {}});
    ItemOutlines outlines;
    ItemHits hits(*scene, outlines);
    const RubberBandMode rubberBandMode = mode == Touch ? RubberBandMode::Touch : RubberBandMode::Enclose;
    return hits.update(ItemArea(region, ring), rubberBandMode, d->view->viewportTransform()).entered;
}

QList<QGraphicsItem *> SceneSelector::itemsAt(QPointF scenePos) const
{
    GraphicsItems found;
    const QGraphicsScene *scene = d->view->scene();
    if (!scene || !isFinite(scenePos))
        return found;
    const QTransform sceneToView = d->view->viewportTransform();
    const double reach = std::max(d->tolerance * d->pixel(), 1e-9);
    const QRectF around(scenePos - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
    const GraphicsItems near = scene->items(around, Qt::IntersectsItemBoundingRect, Qt::DescendingOrder, sceneToView);
    ItemOutlines outlines;
    for (QGraphicsItem *item : near) {
        QGraphicsItem *unit = unitOf(item);
        if (isSelectable(*unit) && !found.contains(unit) && outlines.distance(scenePos, *unit, sceneToView) <= reach)
            found.append(unit);
    }
    return found;
}

void SceneSelector::cancel()
{
    d->scrolling.stop();
    d->isCancelDue = d->isNotifying;
    if (d->isNotifying)
        return;
    const QPointer<SceneSelector> self(this);
    if (const auto drag = std::move(d->drag))
        drag->cancel();
    if (self)
        announceBand();
}

// A slot may cancel the band, or delete the selector or the scene. A view that is being deleted hides itself in the
// destructor of QWidget, where it is not a QGraphicsView any more: it has no outline to map, and no signal to emit.

void SceneSelector::announceBand()
{
    const QPolygonF outline = d->drag ? d->drag->outline() : QPolygonF();
    if (d->announced == outline)
        return;
    d->announced = outline;
    QRect rect;
    QPointF from, to;
    if (!outline.isEmpty()) {
        from = d->drag->anchor();
        to = d->drag->tip();
        rect = d->view->mapFromScene(outline).boundingRect();
    }
    const QPointer<SceneSelector> self(this);
    Q_EMIT bandChanged(outline);
    if (!self || d->announced != outline)
        return;
    if (auto *const view = qobject_cast<QGraphicsView *>(static_cast<QObject *>(d->view)))
        Q_EMIT view->rubberBandChanged(rect, from, to);
}

void SceneSelector::itemChanged(QGraphicsItem *item)
{
    if (d->drag)
        d->drag->forget(item);
}

// The scene receives a press first, as usual. If no item accepts the press, a band begins. The scene's own code runs
// before that, and may disable or delete the selector, or show another scene.

bool SceneSelector::press(QGraphicsSceneMouseEvent &event)
{
    if (selectBelow(event))
        return true;
    // The scene overwrites positions in the event for each item to which it offers the event.
    const QPointF pressedAt = event.scenePos();
    const bool hasItemCursor = showsItemCursor(*d->view, d->view->viewport()->mapFromGlobal(event.screenPos()));
    d->aim(*this, event);
    if (d->requiresRubberBandDrag && d->view->dragMode() != QGraphicsView::RubberBandDrag)
        return false;
    const QPointer<SceneSelector> self(this);
    d->isForwarding = true;
    {
        std::optional<SelectionGuard> kept;
        if (!hasItemCursor)
            kept.emplace(*d->view);
        QCoreApplication::sendEvent(d->scene, &event);
    }
    if (!self)
        return true;
    d->isForwarding = false;
    if (event.isAccepted())
        return true;
    if (!d->isEnabled || !d->scene || d->scene != d->view->scene())
        return true;
    if (const BandCondition condition = d->bandCondition; condition && !condition(pressedAt, event.modifiers())) {
        event.setAccepted(self && d->view->dragMode() == QGraphicsView::RubberBandDrag);
        return true;
    }
    if (!self || !d->isEnabled || !d->scene || d->scene != d->view->scene())
        return true;
    d->drag = std::make_unique<ItemDrag>(*d->view, d->bandSource(), pressedAt, d->form);
    event.accept();
    return true;
}

// As with Qt's own rubber band, the second press of a double click does not begin a band.

bool SceneSelector::doubleClick(QGraphicsSceneMouseEvent &event)
{
    if (selectBelow(event))
        return true;
    d->aim(*this, event);
    return false;
}

bool SceneSelector::selectBelow(QGraphicsSceneMouseEvent &event)
{
    const bool isAltClick = d->isAltClickEnabled && d->heeded(event.modifiers()) == Qt::AltModifier;
    const GraphicsItems items = isAltClick ? itemsAt(event.scenePos()) : GraphicsItems();
    if (items.isEmpty())
        return false;
    event.accept();
    const auto current =
        std::find_if(items.begin(), items.end(), [](const QGraphicsItem *item) { return item->isSelected(); });
    const bool isLast = current == items.end() || current + 1 == items.end();
    QGraphicsScene &scene = *d->scene;
    const QPointer<SceneSelector> self(this);
    ItemSelecting selecting(scene);
    GraphicsItems deselected = scene.selectedItems();
    QGraphicsItem *next = isLast ? items.first() : *(current + 1);
    deselected.removeOne(next);
    setSelected(scene, {next}, deselected);
    if (!selecting.isChanged())
        return true;
    Q_EMIT scene.selectionChanged();
    if (self)
        Q_EMIT selectionChanged();
    return true;
}

bool SceneSelector::release()
{
    d->scrolling.stop();
    const auto drag = std::move(d->drag);
    const QPointer<QGraphicsScene> scene(d->scene);
    if (!drag || !scene)
        return false;
    const QPointer<SceneSelector> self(this);
    bool isChanged = false;
    if (drag->isOpen()) {
        isChanged = drag->commit();
        if (isChanged)
            Q_EMIT scene->selectionChanged();
    } else if (!(d->pressModifiers & (Qt::ShiftModifier | Qt::ControlModifier)) && !scene->selectedItems().isEmpty()) {
        // This is a click that hits no item.
        isChanged = true;
        scene->clearSelection();
    }
    if (self && isChanged)
        Q_EMIT selectionChanged();
    if (self)
        announceBand();
    return !scene;
}

bool SceneSelector::pressKey(QKeyEvent &event)
{
    if (!isSelecting())
        return false;
    if (event.key() == Qt::Key_Escape) {
        event.accept();
        if (event.type() == QEvent::KeyPress)
            cancel();
        return true;
    }
    const Qt::KeyboardModifier modifier = modifierOf(event.key());
    if (modifier == Qt::NoModifier || event.type() == QEvent::ShortcutOverride || d->isNotifying)
        return false;
    // The modifiers of the event may or may not include the key itself.
    const Qt::KeyboardModifiers modifiers = event.modifiers().setFlag(modifier, event.type() == QEvent::KeyPress);
    const QPointer<SceneSelector> self(this);
    d->changeDrag(*this, [&](ItemDrag &drag) { drag.refresh(d->heeded(modifiers)); });
    if (self)
        announceBand();
    return false;
}

bool SceneSelector::eventFilter(QObject *object, QEvent *event)
{
    switch (event->type()) {
    case QEvent::GraphicsSceneMousePress:
    case QEvent::GraphicsSceneMouseMove:
    case QEvent::GraphicsSceneMouseRelease:
    case QEvent::GraphicsSceneMouseDoubleClick:
        return object == d->scene && filterMouse(static_cast<QGraphicsSceneMouseEvent &>(*event));
    case QEvent::GraphicsSceneContextMenu:
        if (object == d->scene)
            filterContextMenu(static_cast<QGraphicsSceneContextMenuEvent &>(*event));
        return false;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        return object == d->view && pressKey(static_cast<QKeyEvent &>(*event));
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
    case QEvent::EnabledChange:
        if (object == d->view)
            cancel();
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::Paint:
        if (object == d->view->viewport())
            d->onSceneChanged(this);
        return false;
    default:
        return false;
    }
}

bool SceneSelector::filterMouse(QGraphicsSceneMouseEvent &event)
{
    if (d->isForwarding || d->isNotifying || !d->isEnabled || event.widget() != d->view->viewport())
        return false;
    if (!d->scene->mouseGrabberItem())
        d->nudge = {};
    d->applyNudge(event);
    switch (event.type()) {
    case QEvent::GraphicsSceneMousePress:
    case QEvent::GraphicsSceneMouseDoubleClick:
        if (d->drag) {
            // Another button has been pressed during a band.
            event.accept();
            return true;
        }
        d->pressModifiers = d->heeded(event.modifiers());
        if (event.button() != Qt::LeftButton || d->view->dragMode() == QGraphicsView::ScrollHandDrag)
            return false;
        return event.type() == QEvent::GraphicsSceneMousePress ? press(event) : doubleClick(event);
    case QEvent::GraphicsSceneMouseMove:
        return d->drag && moveBand(event);
    default:
        return d->drag && event.button() == Qt::LeftButton && release();
    }
}

// Returns true if the scene has been deleted and must not receive the event.

bool SceneSelector::moveBand(QGraphicsSceneMouseEvent &event)
{
    const QPointer<SceneSelector> self(this);
    const QPointer<QGraphicsScene> scene(d->scene);
    if (!event.buttons().testFlag(Qt::LeftButton)) {
        cancel();
    } else {
        d->pointer = d->view->viewport()->mapFromGlobal(event.screenPos());
        const RubberBandMode rubberBandMode = mode();
        const Qt::KeyboardModifiers modifiers = d->heeded(event.modifiers());
        d->changeDrag(*this, [&](ItemDrag &drag) { drag.move(event.scenePos(), modifiers, rubberBandMode); });
        if (self)
            announceBand();
        if (self && isSelecting() && !d->scrolling.isActive())
            d->scrolling.start();
    }
    // After a move that is not accepted, a view uses its scene.
    if (!scene)
        event.accept();
    return !scene;
}

// A context menu opens for the item that a press would hit.

void SceneSelector::filterContextMenu(QGraphicsSceneContextMenuEvent &event)
{
    if (event.reason() != QGraphicsSceneContextMenuEvent::Mouse || d->drag || !d->isEnabled
        || event.widget() != d->view->viewport() || d->view->dragMode() == QGraphicsView::ScrollHandDrag)
        return;
    if (const auto offset = d->offsetToItem(*this, event.scenePos(), event.screenPos()))
        event.setScreenPos(event.screenPos() + *offset);
}

SceneSelector::Mode SceneSelector::Data::viewMode() const
{
    const Qt::ItemSelectionMode selectionMode = view->rubberBandSelectionMode();
    return selectionMode == Qt::ContainsItemShape || selectionMode == Qt::ContainsItemBoundingRect ? Enclose : Touch;
}

ItemOutlines::Source SceneSelector::Data::bandSource() const
{
    const Qt::ItemSelectionMode selectionMode = view->rubberBandSelectionMode();
    const bool testsRects =
        !mode && (selectionMode == Qt::ContainsItemBoundingRect || selectionMode == Qt::IntersectsItemBoundingRect);
    return testsRects ? ItemOutlines::Source::BoundingRect : ItemOutlines::Source::Shape;
}

// Items are notified immediately when they are selected. Their code may do anything: disable or delete the selector,
// hide the view, or show a dialog that runs an event loop.

template <typename Change> void SceneSelector::Data::changeDrag(SceneSelector &selector, const Change &change)
{
    const QPointer<SceneSelector> self(&selector);
    {
        const QScopedValueRollback notifying(isNotifying, true);
        change(*drag);
    }
    if (!self) {
        drag->cancel();
        delete this;
    } else if (isCancelDue) {
        self->cancel();
    }
}

// A scene looks up the pressed item by the screen position of a press. If the press is next to an item, within the
// tolerance, its screen position is therefore moved onto the item before the scene receives it. The scene position is
// left unchanged, so that the item does not jump when it is dragged.

std::optional<QPoint> SceneSelector::Data::offsetToItem(const SceneSelector &selector, QPointF scenePos,
                                                        QPoint screenPos)
{
    if (tolerance <= 0 || pressedItem(*view, view->viewport()->mapFromGlobal(screenPos), Qt::LeftButton))
        return {};
    const QTransform sceneToView = view->viewportTransform();
    const double reach = tolerance * pixel();
    const GraphicsItems items = selector.itemsAt(scenePos);
    ItemOutlines outlines;
    for (QGraphicsItem *item : items) {
        const auto place = outlines.nearest(scenePos, *item, sceneToView);
        // The pointer may be inside an item that passes the press on, far from its outline.
        if (!place || !(length(*place - scenePos) <= reach) || item->isBlockedByModalPanel())
            continue;
        if (const auto viewPos = pixelOn(*item, *place, *view, Qt::LeftButton))
            return view->viewport()->mapToGlobal(*viewPos) - screenPos;
    }
    return {};
}

void SceneSelector::Data::aim(const SceneSelector &selector, QGraphicsSceneMouseEvent &event)
{
    // An item that has grabbed the mouse receives all presses.
    if (scene->mouseGrabberItem())
        return;
    if (const auto offset = offsetToItem(selector, event.scenePos(), event.screenPos())) {
        nudge = *offset;
        applyNudge(event);
    }
}

// All later screen positions are moved as well, because dragging an item that ignores the view's transformation uses
// them.

void SceneSelector::Data::applyNudge(QGraphicsSceneMouseEvent &event) const
{
    event.setScreenPos(event.screenPos() + nudge);
    event.setLastScreenPos(event.lastScreenPos() + nudge);
}

void SceneSelector::Data::onSceneChanged(SceneSelector *selector)
{
    if (view->scene() == scene)
        return;
    const QPointer<SceneSelector> self(selector);
    selector->cancel();
    if (!self)
        return;
    nudge = {};
    if (scene) {
        scene->removeEventFilter(selector);
        scene->disconnect(selector);
    }
    scene = view->scene();
    if (scene) {
        scene->installEventFilter(selector);
        QObject::connect(scene, &QObject::destroyed, selector, &SceneSelector::cancel);
    }
}

// The repeated move may delete the selector.

void SceneSelector::Data::scroll()
{
    QGraphicsView *const scrolled = view;
    const QRect inside = view->viewport()->rect();
    const QPoint beyond(pointer.x() - std::clamp(pointer.x(), inside.left(), inside.right()),
                        pointer.y() - std::clamp(pointer.y(), inside.top(), inside.bottom()));
    // After scrolling, the view repeats the last mouse move at its new position.
    if (beyond.x() != 0)
        scrolled->horizontalScrollBar()->setValue(scrolled->horizontalScrollBar()->value() + beyond.x() / 2);
    if (beyond.y() != 0)
        scrolled->verticalScrollBar()->setValue(scrolled->verticalScrollBar()->value() + beyond.y() / 2);
}

} // namespace Trammel
