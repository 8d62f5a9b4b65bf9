#include "widgets/shapeeditor_p.h"

#include "widgets/formclasses_p.h"

#include "widgets/contextmenu_p.h"
#include "widgets/interaction/hovering_p.h"
#include "widgets/interaction/presstarget_p.h"
#include "widgets/interaction/selecttool_p.h"

#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

static_assert(ShapeEditor::SmallestZoom == Camera::SmallestZoom && ShapeEditor::LargestZoom == Camera::LargestZoom);
static_assert(int(ShapeEditor::Tool::OwnKind) == int(ToolKind::OwnKind));

// Whoever asks Qt for the class of this name gets this program's own, also Designer's plugin: see there.
[[maybe_unused]] const int registered = registerFormClasses();

} // namespace

ShapeEditor::Private::Private(ShapeEditor &shapeEditor) : q(shapeEditor)
{
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    canvas = new Canvas(scene, &q);
    canvas->setUses(&uses);
    context.uses = &uses;
    makeLayers();
    connect(&overlay, &Overlay::changed, &q, [this] {
        if (outlines)
            outlines->setVisible(overlay.state().outlinesVisible);
    });
    zoom = canvas->camera().zoom();
    followView();
}

void ShapeEditor::Private::makeLayers()
{
    const auto add = [this](auto &layer, auto *made) {
        layer = made;
        made->setVisibleArea(canvas->visibleArea());
        scene.addItem(made);
        // Not at once: the scene is about to delete whatever is in it.
        connect(
            made, &QObject::destroyed, &q, [this] { makeLayers(); }, Qt::QueuedConnection);
    };
    if (!grid) {
        add(grid, new GridLayer);
        grid->setGridSize(context.settings.gridSize);
        grid->setGridVisible(isGridVisible);
    }
    if (!shapes) {
        add(shapes, new ShapeLayer(collisions));
        shapes->setCachedView(canvas->viewport());
        shapes->setDocument(context.document);
        shapes->setTextHidden(editedText);
        items = std::make_unique<ShapeItems>(*shapes, selection);
        items->setDocument(context.document);
    }
    if (!outlines) {
        add(outlines, new SelectionLayer(selection));
        outlines->setCachedView(canvas->viewport());
        outlines->setDocument(context.document);
        outlines->setVisible(overlay.state().outlinesVisible);
    }
    if (!traces) {
        add(traces, new OverlayLayer(overlay));
        traces->setDocument(context.document);
    }
    // The field in which the user types has gone with them.
    if (!isGone && isEditingText() && !textField)
        q.editText({});
}

QList<Layer *> ShapeEditor::Private::layers() const
{
    return {grid, shapes, outlines, traces};
}

void ShapeEditor::Private::makeTools()
{
    for (std::size_t i = 0; i < ToolCount; ++i) {
        tools[i] = makeTool(ToolKind(i), context);
        connect(tools[i].get(), &Trammel::Tool::finished, &q, [this] { q.setTool(Tool::Select); });
        connect(tools[i].get(), &Trammel::Tool::hintChanged, &q, [this] { followHint(); });
    }
    connect(&selectTool(), &SelectTool::verticesWanted, &q, &ShapeEditor::editVertices);
    connect(&selectTool(), &SelectTool::textWanted, &q, &ShapeEditor::editText);
    connect(&vertexTool, &Trammel::Tool::finished, &q, [this] { q.editVertices({}); });
    connect(&vertexTool, &Trammel::Tool::hintChanged, &q, [this] { followHint(); });
    connect(&textTool, &Trammel::Tool::finished, &q, [this] { q.editText({}); });
    connect(&textTool, &TextTool::shapeChanged, &q, [this] { placeTextField(); });
    connect(&textTool, &TextTool::pressedElsewhere, &q, [this](const ToolEvent &event) {
        const Uses::Use use(&uses);
        q.editText({});
        if (!isGone)
            currentTool().press(event);
    });
}

SelectTool &ShapeEditor::Private::selectTool()
{
    return static_cast<SelectTool &>(*tools[std::size_t(Tool::Select)]);
}

Trammel::Tool &ShapeEditor::Private::currentTool()
{
    if (isEditingText())
        return textTool;
    return isEditingVertices() ? static_cast<Trammel::Tool &>(vertexTool) : *tools[std::size_t(kind)];
}

void ShapeEditor::Private::useDocument(Document &document)
{
    const QPointer<Document> used(&document);
    context.document = &document;
    makeLayers();
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
    selection.setDocument(&document);
    // A slot may have deleted it, or set another one.
    if (!used || context.document != used)
        return;
    if (canvas->hasFocus())
        selection.activate();
    collisions.setDocument(used);
}

void ShapeEditor::Private::showDocument()
{
    const Uses::Use use(&uses);
    const QPointer<Document> shown(q.document());
    useDocument(*shown);
    // A slot may delete the editor or the document, or set another one.
    const auto isDone = [&] { return isGone || !shown || q.document() != shown; };
    if (isDone())
        return;
    rest();
    if (isDone())
        return;
    resume();
    if (!isDone())
        Q_EMIT q.documentChanged(shown);
}

void ShapeEditor::Private::followView()
{
    const Uses::Use use(&uses);
    const QRectF area = canvas->visibleArea();
    for (Layer *layer : layers()) {
        if (layer)
            layer->setVisibleArea(area);
    }
    if (zoom != canvas->camera().zoom()) {
        zoom = canvas->camera().zoom();
        Q_EMIT q.zoomChanged(zoom);
    }
    if (!isGone && rotation != canvas->camera().rotation()) {
        rotation = canvas->camera().rotation();
        Q_EMIT q.viewRotationChanged(rotation);
    }
    if (isGone)
        return;
    placeTextField();
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

void ShapeEditor::Private::retire()
{
    isGone = true;
    canvas->setShortcuts({});
    actions->retire();
    // A gesture in progress gives back what it has changed in a document that goes on living.
    rest();
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
    d->resume();

    connect(&d->selection, &Selection::changed, this, &ShapeEditor::selectionChanged);
    connect(&d->collisions, &CollisionTracker::changed, this, &ShapeEditor::collisionsChanged);
    connect(d->canvas, &Canvas::viewChanged, this, [this] { d->followView(); });
    connect(d->canvas, &Canvas::focused, &d->selection, &Selection::activate);
    connect(d->canvas, &Canvas::pointerMoved, this, &ShapeEditor::pointerMoved);
    d->actions = std::make_unique<EditorActions>(*this, d->uses);
    d->canvas->setShortcuts([this](const QKeyEvent &event) { return d->actions->actionFor(event); });
    connect(action(Action::Undo), &QAction::enabledChanged, this, &ShapeEditor::undoAvailable);
    connect(action(Action::Redo), &QAction::enabledChanged, this, &ShapeEditor::redoAvailable);
    connect(action(Action::Copy), &QAction::enabledChanged, this, &ShapeEditor::copyAvailable);
}

ShapeEditor::~ShapeEditor()
{
    blockSignals(true);
    d->retire();
    if (!d->uses.isInUse()) {
        d->actions.reset();
        delete d->canvas;
        return;
    }
    // A slot deletes the editor. The caller of the slot goes on with the parts, and so does Qt with the event of the
    // canvas.
    d->selection.blockSignals(true);
    d->useDocument(d->own);
    d->canvas->hide();
    d->canvas->setParent(nullptr);
    Private *parts = d.release();
    parts->uses.setFinish([parts] {
        auto *deletion = new QObject;
        connect(deletion, &QObject::destroyed, [parts] {
            parts->actions.reset();
            delete parts->canvas;
            delete parts;
        });
        deletion->deleteLater();
    });
}

Document *ShapeEditor::document() const
{
    return d->borrowed ? d->borrowed.data() : &d->own;
}

void ShapeEditor::setDocument(Document *document)
{
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    if (document == &parts.own)
        document = nullptr;
    if (document == parts.borrowed)
        return;
    const QPointer<Document> wanted(document);
    parts.rest();
    // A slot may have deleted the editor or the document.
    if (parts.isGone)
        return;
    if (parts.borrowed)
        disconnect(parts.borrowed, &QObject::destroyed, this, nullptr);
    parts.borrowed = wanted;
    if (wanted) {
        // Its pointer is null by then: back to the editor's own.
        connect(wanted, &QObject::destroyed, this, [this] { d->showDocument(); });
    }
    parts.drawing.clear();
    parts.showDocument();
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
    const bool isSame = tool == d->kind && !d->isEditingVertices() && !d->isEditingText();
    if (isSame || std::size_t(tool) >= d->tools.size() || (tool == OwnKind && d->ownKind.isEmpty()))
        return;
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    parts.rest();
    if (parts.isGone)
        return;
    const bool isOther = std::exchange(parts.kind, tool) != tool;
    parts.resume();
    if (isOther && !parts.isGone)
        Q_EMIT toolChanged(tool);
}

std::optional<QPointF> ShapeEditor::handlePosition(Handle handle) const
{
    const Overlay::State &state = d->overlay.state();
    const auto inner = Trammel::Handle(int(handle) + 1);
    if (handle == Handle::Pivot && state.pivot && state.handlesVisible)
        return mapFromScene(*state.pivot);
    const double pixel = 1 / zoom();
    if (!state.frame || !state.handlesVisible || !handlesOf(*state.frame, pixel).contains(inner))
        return {};
    return mapFromScene(Trammel::handlePosition(*state.frame, inner, pixel));
}

std::optional<QPointF> ShapeEditor::pivot() const
{
    return d->selectTool().pivot();
}

bool ShapeEditor::setPivot(const std::optional<QPointF> &scenePos)
{
    return &d->currentTool() == &d->selectTool() && d->selectTool().setPivot(scenePos);
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
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    if (readOnly && tool() != Tool::Lasso)
        setTool(Tool::Select);
    if (!parts.isGone)
        parts.rest();
    if (parts.isGone)
        return;
    parts.context.settings.readOnly = readOnly;
    parts.resume();
    if (!parts.isGone)
        Q_EMIT readOnlyChanged(readOnly);
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
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    const QString name = objectName();
    // Nobody asks a form that shows nothing for its fault.
    if (const QString fault = parts.drawing.set(*document(), drawing); !fault.isEmpty())
        qWarning("Trammel::ShapeEditor \"%s\": the drawing cannot be read: %s", qUtf8Printable(name),
                 qUtf8Printable(fault));
    if (!parts.isGone)
        zoomToFit();
    if (!parts.isGone && parts.chosenZoom)
        zoomAt(*parts.chosenZoom, parts.canvas->centre());
}

QGraphicsScene *ShapeEditor::scene() const
{
    return &d->scene;
}

QGraphicsItem *ShapeEditor::item(ShapeId id) const
{
    d->makeLayers();
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
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    ShapeIds under = shapesUnder(*document(), mapToScene(viewPos), parts.canvas->tolerance());
    if (!under.isEmpty() && !parts.selection.contains(under.first()))
        parts.selection.set(parts.selection.unitAround(under.first()));
    // A slot may have deleted the editor, its document or shapes.
    if (parts.isGone)
        return nullptr;
    under.removeIf([this](ShapeId id) { return !document()->contains(id); });
    return new ContextMenu(*this, under, [this](ShapeId id) {
        Overlay::State state = d->overlay.state();
        state.hovered = hoveredUnit(*document(), d->selection.unitOf(id));
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
    if (!menu)
        return;
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
