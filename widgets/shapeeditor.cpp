#include "widgets/shapeeditor.h"

#include "geometry/vector.h"
#include "widgets/contextmenu_p.h"
#include "widgets/drawingtext_p.h"
#include "widgets/editoractions_p.h"
#include "widgets/interaction/collisiontracker_p.h"
#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/presstarget_p.h"
#include "widgets/interaction/toolbox_p.h"
#include "widgets/interaction/toolcontext_p.h"
#include "widgets/view/canvas_p.h"
#include "widgets/view/gridlayer_p.h"
#include "widgets/view/overlaylayer_p.h"
#include "widgets/view/selectionlayer_p.h"
#include "widgets/view/shapeitems_p.h"
#include "widgets/view/shapelayer_p.h"

#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

constexpr double SmallestGrid = 1e-3;
constexpr double LargestGrid = 1e6;
constexpr double SmallestSnapTolerance = 1;
constexpr double LargestSnapTolerance = 50;
constexpr std::size_t ToolCount = 7;

static_assert(ShapeEditor::SmallestZoom == Camera::SmallestZoom && ShapeEditor::LargestZoom == Camera::LargestZoom);
static_assert(int(ShapeEditor::Tool::Lasso) == int(ToolKind::Lasso));
static_assert(int(ShapeEditor::RubberBandMode::ByDirection) == int(BandPolicy::ByDirection));

// Whoever asks Qt for the class of this name gets this program's own, also Designer's plugin: see there.
[[maybe_unused]] const int registered = qRegisterMetaType<ShapeEditor *>();

} // namespace

class ShapeEditor::Private
{
public:
    explicit Private(ShapeEditor &shapeEditor);

    Trammel::Tool &currentTool() { return *tools[std::size_t(kind)]; }
    void makeTools();
    /// The tool rests while the document is another one: see makeTool().
    void useDocument(Document &document);
    void followView();
    void followHint();

    ShapeEditor &q;
    Document own;
    QPointer<Document> borrowed;
    /// The one whose changes are told.
    QPointer<Document> watched;
    Selection selection;
    Overlay overlay;
    CollisionTracker collisions;
    ToolContext context;
    QGraphicsScene scene;
    // Layers belong to the scene.
    GridLayer *grid = new GridLayer;
    ShapeLayer *shapes = new ShapeLayer(collisions);
    std::unique_ptr<ShapeItems> items = std::make_unique<ShapeItems>(*shapes, selection);
    SelectionLayer *outlines = new SelectionLayer(selection);
    OverlayLayer *traces = new OverlayLayer(overlay);
    Canvas *canvas = nullptr;
    std::array<std::unique_ptr<Trammel::Tool>, ToolCount> tools;
    Tool kind = Tool::Select;
    std::unique_ptr<EditorActions> actions;
    DrawingText drawing;
    /// Set as a property, so that a form's drawing is shown at that size.
    std::optional<double> chosenZoom;
    double zoom = 1;
    double rotation = 0;
    QString hint;
};

ShapeEditor::Private::Private(ShapeEditor &shapeEditor) : q(shapeEditor)
{
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    for (Layer *layer : {static_cast<Layer *>(grid), static_cast<Layer *>(shapes), static_cast<Layer *>(outlines),
                         static_cast<Layer *>(traces)})
        scene.addItem(layer);
    canvas = new Canvas(scene, &q);
    shapes->setCachedView(canvas->viewport());
    outlines->setCachedView(canvas->viewport());
    connect(&overlay, &Overlay::changed, &q, [this] { outlines->setVisible(overlay.state().outlinesVisible); });
    zoom = canvas->camera().zoom();
    followView();
}

void ShapeEditor::Private::makeTools()
{
    for (std::size_t i = 0; i < ToolCount; ++i) {
        tools[i] = makeTool(ToolKind(i), context);
        connect(tools[i].get(), &Trammel::Tool::finished, &q, [this] { q.setTool(Tool::Select); });
        connect(tools[i].get(), &Trammel::Tool::hintChanged, &q, [this] { followHint(); });
    }
}

void ShapeEditor::Private::useDocument(Document &document)
{
    context.document = &document;
    selection.setDocument(&document);
    collisions.setDocument(&document);
    shapes->setDocument(&document);
    outlines->setDocument(&document);
    items->setDocument(&document);
    traces->setDocument(&document);
    const auto tell = [this] { Q_EMIT q.drawingChanged(); };
    if (watched)
        watched->disconnect(&q);
    watched = &document;
    connect(watched, &Document::shapesAdded, &q, tell);
    connect(watched, &Document::shapesChanged, &q, tell);
    connect(watched, &Document::shapesRemoved, &q, tell);
    connect(watched, &Document::orderChanged, &q, tell);
    connect(watched, &Document::reset, &q, tell);
}

void ShapeEditor::Private::followView()
{
    const QRectF area = canvas->visibleArea();
    for (Layer *layer : {static_cast<Layer *>(grid), static_cast<Layer *>(shapes), static_cast<Layer *>(outlines),
                         static_cast<Layer *>(traces)})
        layer->setVisibleArea(area);
    if (zoom != canvas->camera().zoom()) {
        zoom = canvas->camera().zoom();
        Q_EMIT q.zoomChanged(zoom);
    }
    if (rotation != canvas->camera().rotation()) {
        rotation = canvas->camera().rotation();
        Q_EMIT q.viewRotationChanged(rotation);
    }
    Q_EMIT q.viewChanged();
}

void ShapeEditor::Private::followHint()
{
    const QString now = currentTool().hint();
    if (now == hint)
        return;
    hint = now;
    Q_EMIT q.hintChanged(hint);
}

ShapeEditor::ShapeEditor(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(*this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->canvas);
    setFocusProxy(d->canvas);

    d->context.selection = &d->selection;
    d->context.overlay = &d->overlay;
    d->context.collisions = &d->collisions;
    d->context.viewPort = d->canvas;
    d->useDocument(d->own);
    d->makeTools();
    d->canvas->setTool(&d->currentTool());
    d->currentTool().activate();
    d->hint = d->currentTool().hint();

    connect(&d->selection, &Selection::changed, this, &ShapeEditor::selectionChanged);
    connect(&d->collisions, &CollisionTracker::changed, this, &ShapeEditor::collisionsChanged);
    connect(d->canvas, &Canvas::viewChanged, this, [this] { d->followView(); });
    connect(d->canvas, &Canvas::pointerMoved, this, &ShapeEditor::pointerMoved);
    d->actions = std::make_unique<EditorActions>(*this);
}

ShapeEditor::~ShapeEditor()
{
    blockSignals(true);
    d->actions.reset();
    // A gesture in progress gives back what it has changed in a document that goes on living.
    d->currentTool().deactivate();
    delete d->canvas;
}

Document *ShapeEditor::document() const
{
    return d->borrowed ? d->borrowed.data() : &d->own;
}

void ShapeEditor::setDocument(Document *document)
{
    if (document == &d->own)
        document = nullptr;
    if (document == d->borrowed)
        return;
    d->currentTool().deactivate();
    if (d->borrowed)
        disconnect(d->borrowed, &QObject::destroyed, this, nullptr);
    d->borrowed = document;
    if (document) {
        // Its pointer is null by then: back to the editor's own.
        connect(document, &QObject::destroyed, this, [this] {
            d->useDocument(d->own);
            d->currentTool().deactivate();
            d->currentTool().activate();
            Q_EMIT documentChanged(&d->own);
        });
    }
    d->drawing.clear();
    d->useDocument(*this->document());
    d->currentTool().activate();
    Q_EMIT documentChanged(this->document());
}

Selection *ShapeEditor::selection() const
{
    return &d->selection;
}

QAction *ShapeEditor::action(Action action) const
{
    return d->actions->action(action);
}

ShapeEditor::Tool ShapeEditor::tool() const
{
    return d->kind;
}

void ShapeEditor::setTool(Tool tool)
{
    if (tool == d->kind || std::size_t(tool) >= ToolCount)
        return;
    d->currentTool().deactivate();
    d->kind = tool;
    d->canvas->setTool(&d->currentTool());
    d->currentTool().activate();
    Q_EMIT toolChanged(tool);
    d->followHint();
}

ShapeEditor::RubberBandMode ShapeEditor::rubberBandMode() const
{
    return RubberBandMode(d->context.settings.bandPolicy);
}

void ShapeEditor::setRubberBandMode(RubberBandMode mode)
{
    if (mode == rubberBandMode() || mode < Touch || mode > ByDirection)
        return;
    d->context.settings.bandPolicy = BandPolicy(mode);
    Q_EMIT rubberBandModeChanged(mode);
}

double ShapeEditor::gridSize() const
{
    return d->context.settings.gridSize;
}

void ShapeEditor::setGridSize(double size)
{
    const double clamped = std::clamp(size, SmallestGrid, LargestGrid);
    if (std::isnan(size) || clamped == gridSize())
        return;
    d->context.settings.gridSize = clamped;
    d->grid->setGridSize(clamped);
    Q_EMIT gridSizeChanged(clamped);
}

bool ShapeEditor::isGridVisible() const
{
    return d->grid->isGridVisible();
}

void ShapeEditor::setGridVisible(bool visible)
{
    if (visible == isGridVisible())
        return;
    d->grid->setGridVisible(visible);
    Q_EMIT gridVisibleChanged(visible);
}

bool ShapeEditor::snapsToGrid() const
{
    return d->context.settings.snapToGrid;
}

void ShapeEditor::setSnapToGrid(bool snap)
{
    if (snap == snapsToGrid())
        return;
    d->context.settings.snapToGrid = snap;
    Q_EMIT snapToGridChanged(snap);
}

bool ShapeEditor::snapsToShapes() const
{
    return d->context.settings.snapToShapes;
}

void ShapeEditor::setSnapToShapes(bool snap)
{
    if (snap == snapsToShapes())
        return;
    d->context.settings.snapToShapes = snap;
    Q_EMIT snapToShapesChanged(snap);
}

bool ShapeEditor::snapsToSpacing() const
{
    return d->context.settings.snapToSpacing;
}

void ShapeEditor::setSnapToSpacing(bool snap)
{
    if (snap == snapsToSpacing())
        return;
    d->context.settings.snapToSpacing = snap;
    Q_EMIT snapToSpacingChanged(snap);
}

bool ShapeEditor::snapsToAngles() const
{
    return d->context.settings.snapToAngles;
}

void ShapeEditor::setSnapToAngles(bool snap)
{
    if (snap == snapsToAngles())
        return;
    d->context.settings.snapToAngles = snap;
    Q_EMIT snapToAnglesChanged(snap);
}

double ShapeEditor::snapTolerance() const
{
    return d->context.settings.snapTolerance;
}

void ShapeEditor::setSnapTolerance(double pixels)
{
    const double clamped = std::clamp(pixels, SmallestSnapTolerance, LargestSnapTolerance);
    if (std::isnan(pixels) || clamped == snapTolerance())
        return;
    d->context.settings.snapTolerance = clamped;
    Q_EMIT snapToleranceChanged(clamped);
}

bool ShapeEditor::showsCollisions() const
{
    return d->collisions.isWatchingAll();
}

void ShapeEditor::setShowCollisions(bool show)
{
    if (show == showsCollisions())
        return;
    d->collisions.setWatchingAll(show);
    Q_EMIT showCollisionsChanged(show);
}

double ShapeEditor::leastCollisionDepth() const
{
    return d->collisions.leastDepth();
}

void ShapeEditor::setLeastCollisionDepth(double depth)
{
    const double clamped = std::clamp(depth, 0.0, LargestCoordinate);
    if (std::isnan(depth) || clamped == leastCollisionDepth())
        return;
    d->collisions.setLeastDepth(clamped);
    Q_EMIT leastCollisionDepthChanged(clamped);
}

int ShapeEditor::collisionCount() const
{
    return d->collisions.pairCount();
}

bool ShapeEditor::countsAllCollisions() const
{
    return d->collisions.countsAllPairs();
}

ShapeIds ShapeEditor::collidingWith(ShapeId id) const
{
    return d->collisions.collidingWith(id);
}

std::optional<QPointF> ShapeEditor::handlePosition(Handle handle) const
{
    const Overlay::State &state = d->overlay.state();
    const auto inner = Trammel::Handle(int(handle) + 1);
    const double pixel = 1 / zoom();
    if (!state.frame || !state.handlesVisible || !handlesOf(*state.frame, pixel).contains(inner))
        return {};
    return mapFromScene(Trammel::handlePosition(*state.frame, inner, pixel));
}

double ShapeEditor::zoom() const
{
    return d->canvas->camera().zoom();
}

void ShapeEditor::setZoom(double zoom)
{
    d->chosenZoom = zoom;
    zoomAt(zoom, d->canvas->centre());
}

void ShapeEditor::zoomAt(double zoom, QPointF viewPos)
{
    Camera camera = d->canvas->camera();
    camera.zoomAt(zoom, viewPos);
    d->canvas->setCamera(camera);
}

void ShapeEditor::zoomTo(const QRectF &sceneRect)
{
    d->canvas->fit(sceneRect);
}

void ShapeEditor::zoomToFit()
{
    zoomTo(toRect(document()->bounds()));
}

void ShapeEditor::zoomToSelection()
{
    if (!d->selection.isEmpty())
        zoomTo(toRect(document()->bounds(d->selection.ids())));
}

void ShapeEditor::centreOn(const QPointF &scenePos)
{
    Camera camera = d->canvas->camera();
    camera.place(scenePos, d->canvas->centre());
    d->canvas->setCamera(camera);
}

double ShapeEditor::viewRotation() const
{
    return d->canvas->camera().rotation();
}

void ShapeEditor::setViewRotation(double degrees)
{
    Camera camera = d->canvas->camera();
    camera.rotateAt(degrees, d->canvas->centre());
    d->canvas->setCamera(camera);
}

bool ShapeEditor::isReadOnly() const
{
    return d->context.settings.readOnly;
}

void ShapeEditor::setReadOnly(bool readOnly)
{
    if (readOnly == isReadOnly())
        return;
    if (readOnly && tool() != Tool::Lasso)
        setTool(Tool::Select);
    d->currentTool().deactivate();
    d->context.settings.readOnly = readOnly;
    d->currentTool().activate();
    Q_EMIT readOnlyChanged(readOnly);
    d->followHint();
}

QColor ShapeEditor::fillColour() const
{
    return d->context.settings.fill;
}

void ShapeEditor::setFillColour(const QColor &colour)
{
    if (colour == fillColour())
        return;
    d->context.settings.fill = colour;
    Q_EMIT fillColourChanged(colour);
}

QByteArray ShapeEditor::drawing() const
{
    return d->drawing.text(*document());
}

QString ShapeEditor::drawingFault() const
{
    return d->drawing.fault(*document());
}

void ShapeEditor::setDrawing(const QByteArray &drawing)
{
    d->drawing.set(*document(), drawing);
    zoomToFit();
    if (d->chosenZoom)
        zoomAt(*d->chosenZoom, d->canvas->centre());
}

QGraphicsScene *ShapeEditor::scene() const
{
    return &d->scene;
}

QGraphicsItem *ShapeEditor::item(ShapeId id) const
{
    return d->items->item(id);
}

QGraphicsView *ShapeEditor::view() const
{
    return d->canvas;
}

QPointF ShapeEditor::mapToScene(QPointF viewPos) const
{
    return d->canvas->camera().toScene(viewPos);
}

QPointF ShapeEditor::mapFromScene(QPointF scenePos) const
{
    return d->canvas->camera().toView(scenePos);
}

QString ShapeEditor::hint() const
{
    return d->hint;
}

QMenu *ShapeEditor::createContextMenu(QPointF viewPos)
{
    const ShapeIds under = shapesUnder(*document(), mapToScene(viewPos), d->canvas->tolerance());
    if (!under.isEmpty() && !d->selection.contains(under.first()))
        d->selection.set(d->selection.unitAround(under.first()));
    return new ContextMenu(*this, under, [this](ShapeId id) {
        Overlay::State state = d->overlay.state();
        state.hovered = id;
        d->overlay.setState(state);
    });
}

void ShapeEditor::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (d->currentTool().isBusy())
        return;
    // The key asks for what is selected, not for what happens to be under the mouse.
    QPointF viewPos = d->canvas->viewport()->mapFrom(this, event->pos());
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const Aabb2 selected = document()->bounds(d->selection.ids());
        const QRectF view(d->canvas->viewport()->rect());
        const QPointF middle = selected.isEmpty() ? view.center() : mapFromScene(toRect(selected).center());
        viewPos = {std::clamp(middle.x(), view.left(), view.right()),
                   std::clamp(middle.y(), view.top(), view.bottom())};
    }
    QMenu *menu = createContextMenu(viewPos);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(d->canvas->viewport()->mapToGlobal(viewPos.toPoint()));
}

QSize ShapeEditor::sizeHint() const
{
    return {800, 600};
}

QSize ShapeEditor::minimumSizeHint() const
{
    return {120, 90};
}

} // namespace Trammel
