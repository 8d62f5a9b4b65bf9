#include "widgets/editor/shapeeditor_p.h"

#include "widgets/editor/designertypes_p.h"
#include "widgets/editor/returnbutton_p.h"
#include "widgets/editor/scrollbars_p.h"

#include "widgets/actions/contextmenu_p.h"
#include "widgets/interaction/selecting/highlight_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/tools/customtoolhost_p.h"
#include "widgets/interaction/tools/selecttool_p.h"
#include "widgets/interaction/tools/textboxtool_p.h"
#include <trammel/retranslation.h>

#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QGridLayout>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

static_assert(ShapeEditor::SmallestZoom == Camera::SmallestZoom && ShapeEditor::LargestZoom == Camera::LargestZoom);

// The program registers its own classes when it starts, so that Designer's plugin uses them, too: see
// registerDesignerTypes().
[[maybe_unused]] const int registered = registerDesignerTypes();

} // namespace

ShapeEditor::Private::Private(ShapeEditor &shapeEditor) : q(shapeEditor)
{
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
#if QT_CONFIG(accessibility)
    AccessibleDrawing::install();
#endif
    canvas = new Canvas(scene, &q);
    canvas->setLifetime(&lifetime);
    context.lifetime = &lifetime;
    makeLayers();
    connect(&overlay, &Overlay::changed, &q, [this] {
        if (outlines)
            outlines->setVisible(overlay.state().outlinesVisible);
    });
    zoom = canvas->camera().zoom();
    onViewChanged();
}

void ShapeEditor::Private::makeLayers()
{
    const auto add = [this](auto &layer, auto *made) {
        layer = made;
        made->setVisibleArea(canvas->visibleArea());
        scene.addItem(made);
        // The connection is queued because the scene is still deleting its items.
        connect(
            made, &QObject::destroyed, &q, [this] { makeLayers(); }, Qt::QueuedConnection);
    };
    if (!grid) {
        add(grid, new GridLayer);
        grid->setGridSize(context.settings.gridSize);
        grid->setGridVisible(isGridVisible);
        grid->setPage(page);
        grid->setPagePicture(pagePicture);
    }
    if (!shapes) {
        add(shapes, new ShapeLayer(collisions));
        shapes->setCachedView(canvas->viewport());
        shapes->setDocument(context.document);
        shapes->setTextHidden(editedText, textTool.index());
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
    // The scene has deleted the text field, too.
    if (!isGone && isEditingText() && !textField)
        q.editText({});
}

QList<Layer *> ShapeEditor::Private::layers() const
{
    return {grid, shapes, outlines, traces};
}

void ShapeEditor::Private::makeTools()
{
    const auto listen = [this](Tool &tool) {
        connect(&tool, &Tool::hintChanged, &q, [this] { onToolHintChanged(); });
        connect(&tool, &Tool::shapeClicked, &q, &ShapeEditor::shapeClicked);
        connect(&tool, &Tool::linkClicked, &q, &ShapeEditor::openLink);
        connect(&tool, &Tool::shapeActivated, &q, &ShapeEditor::shapeActivated);
        connect(&tool, &Tool::shapeHovered, &q, &ShapeEditor::shapeHovered);
        connect(&tool, &Tool::gestureStarted, &q, &ShapeEditor::gestureStarted);
        connect(&tool, &Tool::gestureCommitted, &q, &ShapeEditor::gestureCommitted);
        connect(&tool, &Tool::gestureCanceled, &q, &ShapeEditor::gestureCanceled);
    };
    for (std::size_t i = 0; i < ToolCount; ++i) {
        tools[i] = makeTool(ToolKind(i), context);
        listen(*tools[i]);
        connect(tools[i].get(), &Tool::finished, &q, [this] { q.setTool(Select); });
    }
    listen(vertexTool);
    listen(textTool);
    connect(&selectTool(), &SelectTool::verticesWanted, &q, &ShapeEditor::editVertices);
    connect(&selectTool(), &SelectTool::textWanted, &q, &ShapeEditor::editText);
    connect(&selectTool(), &SelectTool::textAtWanted, &q, [this](const TextTarget &target) { editText(target); });
    connect(&vertexTool, &Tool::finished, &q, [this] { q.editVertices({}); });
    connect(&textTool, &TextTool::textWanted, &q, [this](const TextTarget &target) { editText(target); });
    connect(&textTool, &Tool::finished, &q, [this] { q.editText({}); });
    connect(&textTool, &TextTool::shapeChanged, &q, [this] { placeTextField(); });
    connect(&textTool, &TextTool::shapeAdded, &q, [this] { onTextAdded(); });
    auto &textBoxTool = static_cast<TextBoxTool &>(*tools[std::size_t(ToolKind::Text)]);
    connect(&textBoxTool, &TextBoxTool::textDrawn, &q, [this](const Shape &shape) { typeNewText(shape); });
    connect(&textBoxTool, &TextBoxTool::textWanted, &q, &ShapeEditor::editText);
    connect(&textTool, &TextTool::pressedElsewhere, &q, [this](const ToolEvent &event) {
        const Lifetime::Guard guard(&lifetime);
        const ShapeId connectable = textTool.connectable();
        q.editText({});
        if (isGone)
            return;
        if (!connectable.isNull())
            selectTool().showConnectHandles(connectable);
        currentTool().press(event);
    });
}

SelectTool &ShapeEditor::Private::selectTool()
{
    return static_cast<SelectTool &>(*tools[std::size_t(Select)]);
}

CustomToolHost &ShapeEditor::Private::customToolHost()
{
    return static_cast<CustomToolHost &>(*tools[std::size_t(ToolKind::Custom)]);
}

Tool &ShapeEditor::Private::currentTool()
{
    if (isEditingText())
        return textTool;
    return isEditingVertices() ? static_cast<Tool &>(vertexTool) : *tools[std::size_t(kind)];
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
    // A slot may have deleted the document, or set another one.
    if (!used || context.document != used)
        return;
    if (canvas->hasFocus())
        selection.activate();
    collisions.setDocument(used);
}

void ShapeEditor::Private::showDocument()
{
    const Lifetime::Guard guard(&lifetime);
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

void ShapeEditor::Private::onViewChanged()
{
    const Lifetime::Guard guard(&lifetime);
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

void ShapeEditor::Private::updateHint()
{
    const QString now = context.refusal.isEmpty() ? currentTool().hint() : context.refusal;
    if (now == hint)
        return;
    hint = now;
    Q_EMIT q.hintChanged(hint);
}

void ShapeEditor::Private::onToolHintChanged()
{
    if (context.refusal.isEmpty() || context.refusal == hint)
        updateHint();
    else
        Q_EMIT q.changeRefused(QString(context.refusal));
}

void ShapeEditor::Private::clearRefusal()
{
    if (!context.refusal.isEmpty()) {
        context.refusal.clear();
        updateHint();
    }
}

void ShapeEditor::Private::retire()
{
    isGone = true;
#if QT_CONFIG(accessibility)
    accessibility.reset();
#endif
    canvas->setShortcuts({});
    canvas->setToolTips({});
    canvas->setKeyPlace({});
    actions->retire();
    // The tool reverts a gesture in progress, since a borrowed document continues to exist.
    rest();
}

ShapeEditor::ShapeEditor(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(*this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(d->canvas, 0, 0);
    d->scrollBars = new ScrollBars(*d->canvas, [this] { return drawingBounds(); });
    layout->addWidget(&d->scrollBars->vertical(), 0, 1);
    layout->addWidget(&d->scrollBars->horizontal(), 1, 0);
    setFocusProxy(d->canvas);

    d->context.selection = &d->selection;
    d->context.overlay = &d->overlay;
    d->context.collisions = &d->collisions;
    d->context.viewPort = d->canvas;
    d->context.announce = [this](const QString &message) {
        QMetaObject::invokeMethod(
            this, [this, message] { Q_EMIT announced(message); }, Qt::QueuedConnection);
    };
    d->useDocument(d->own);
    d->makeTools();
    d->resume();

    connect(&d->selection, &Selection::changed, this, &ShapeEditor::selectionChanged);
    connect(&d->collisions, &CollisionTracker::changed, this, &ShapeEditor::collisionsChanged);
    connect(d->canvas, &Canvas::viewChanged, this, [this] { d->onViewChanged(); });
    connect(d->canvas, &Canvas::focused, &d->selection, &Selection::activate);
    connect(d->canvas, &Canvas::pointerMoved, this, &ShapeEditor::pointerMoved);
    connect(d->canvas, &Canvas::pressed, this, [this] { d->clearRefusal(); });
    connect(this, &ShapeEditor::changeRefused, this, [this](const QString &reason) {
        d->context.refusal = reason;
        d->canvas->announce(reason);
        d->updateHint();
    });
    connect(this, &ShapeEditor::announced, d->canvas, &Canvas::announce);
    d->actions = std::make_unique<EditorActions>(*this, d->lifetime);
    d->canvas->setToolTips([this](QPointF viewPos) { return d->toolTipAt(viewPos); });
    d->canvas->setKeyPlace([this] { return d->keyPlace(); });
    d->canvas->setShortcuts([this](const QKeyEvent &event) { return d->actions->actionFor(event); });
    keepTranslated(this, [this] { d->updateHint(); });
    d->returnButton = new ReturnButton(*this, [this] { return d->currentTool().isBusy(); });
    connect(this, &ShapeEditor::drawingChanged, d->scrollBars, &ScrollBars::contentsChanged);
    connect(this, &ShapeEditor::documentChanged, d->scrollBars, &ScrollBars::contentsChanged);
    connect(action(Action::Undo), &QAction::enabledChanged, this, &ShapeEditor::undoAvailable);
    connect(action(Action::Redo), &QAction::enabledChanged, this, &ShapeEditor::redoAvailable);
    connect(action(Action::Copy), &QAction::enabledChanged, this, &ShapeEditor::copyAvailable);
#if QT_CONFIG(accessibility)
    d->accessibility = std::make_unique<AccessibleDrawing>(*this, *d->canvas);
#endif
}

ShapeEditor::~ShapeEditor()
{
    blockSignals(true);
    d->retire();
    if (!d->lifetime.isGuarded()) {
        d->actions.reset();
        delete d->canvas;
        return;
    }
    // A slot is deleting the editor. The code that emitted the signal still uses the parts, and Qt may still be
    // handling an event of the canvas, so they are deleted later.
    d->selection.blockSignals(true);
    d->useDocument(d->own);
    d->canvas->hide();
    d->canvas->setParent(nullptr);
    Private *parts = d.release();
    parts->lifetime.setFinish([parts] {
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
    const Lifetime::Guard guard(&parts.lifetime);
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
        // The pointer to the borrowed document is null by then, so the editor shows its own document.
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

ToolKind ShapeEditor::tool() const
{
    return d->kind;
}

void ShapeEditor::setTool(ToolKind tool)
{
    const bool isSame = tool == d->kind && !d->isEditingVertices() && !d->isEditingText();
    if (isSame || std::size_t(tool) >= d->tools.size() || (tool == OwnKind && d->ownKind.isEmpty())
        || (tool == Custom && !d->customToolHost().tool()))
        return;
    Private &parts = *d;
    const Lifetime::Guard guard(&parts.lifetime);
    parts.context.refusal.clear();
    parts.currentTool().settle();
    const QString refusal = parts.context.refusal;
    // A slot may have deleted the editor.
    if (parts.isGone)
        return;
    parts.rest();
    if (parts.isGone)
        return;
    if (parts.context.refusal.isEmpty())
        parts.context.refusal = refusal;
    const bool isOther = std::exchange(parts.kind, tool) != tool;
    parts.resume();
    if (isOther && !parts.isGone)
        Q_EMIT toolChanged(tool);
}

CustomTool *ShapeEditor::customTool() const
{
    return d->customToolHost().tool();
}

void ShapeEditor::setCustomTool(CustomTool *tool)
{
    Private &parts = *d;
    CustomToolHost &host = parts.customToolHost();
    const Lifetime::Guard guard(&parts.lifetime);
    if (host.tool() != tool) {
        const QPointer<CustomTool> before(host.tool()), wanted(tool);
        const bool isCurrent = parts.kind == Custom;
        if (isCurrent && tool) {
            host.settle();
            if (!parts.isGone)
                parts.rest();
        } else if (isCurrent) {
            setTool(Select);
        }
        // A slot may have deleted the editor or the new tool, or have set another one.
        if (parts.isGone || wanted != tool || host.tool() != before)
            return;
        if (before)
            before->disconnect(this);
        host.setTool(tool);
        // The pointer to the tool is null by then.
        if (tool)
            connect(tool, &QObject::destroyed, this, [this] {
                if (d->kind == Custom)
                    setTool(Select);
            });
        if (isCurrent && tool)
            parts.resume();
    }
    if (tool && !parts.isGone)
        setTool(Custom);
}

std::optional<QPointF> ShapeEditor::handlePosition(Handle handle) const
{
    const Overlay::State &state = d->overlay.state();
    if (handle == Handle::Pivot && state.pivot && state.handlesVisible)
        return mapFromScene(*state.pivot);
    const double pixel = 1 / zoom();
    if (!state.frame || !state.handlesVisible || !handlesOf(*state.frame, pixel, state.handleUse).contains(handle))
        return {};
    const RotateSide side =
        state.rotateSide.value_or(rotateSide(*state.frame, d->canvas->sceneToView(), d->canvas->visibleRect()));
    return mapFromScene(Trammel::handlePosition(*state.frame, handle, pixel, side));
}

std::optional<QPointF> ShapeEditor::pivot() const
{
    return d->selectTool().pivot();
}

bool ShapeEditor::setPivot(const std::optional<QPointF> &scenePos)
{
    return &d->currentTool() == &d->selectTool() && d->selectTool().setPivot(scenePos);
}

bool ShapeEditor::showGradientHandles(bool show)
{
    return &d->currentTool() == &d->selectTool() && d->selectTool().showGradient(show);
}

double ShapeEditor::zoom() const
{
    return d->canvas->camera().zoom();
}

void ShapeEditor::setZoom(double zoom)
{
    d->chosenZoom = zoom;
    zoomAt(zoom, d->canvas->center());
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
    zoomTo(drawingBounds());
}

void ShapeEditor::zoomToSelection()
{
    if (!d->selection.isEmpty())
        zoomTo(toRect(document()->bounds(d->selection.ids())));
}

void ShapeEditor::centerOn(QPointF scenePos)
{
    Camera camera = d->canvas->camera();
    camera.place(scenePos, d->canvas->center());
    d->canvas->setCamera(camera);
}

double ShapeEditor::viewRotation() const
{
    return d->canvas->camera().rotation();
}

void ShapeEditor::setViewRotation(double degrees)
{
    Camera camera = d->canvas->camera();
    camera.rotateAt(degrees, d->canvas->center());
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
    const Lifetime::Guard guard(&parts.lifetime);
    if (readOnly && tool() != Lasso && tool() != Custom)
        setTool(Select);
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

QString ShapeEditor::drawingErrorString() const
{
    return d->drawing.errorString(*document());
}

void ShapeEditor::setDrawing(const QByteArray &drawing)
{
    Private &parts = *d;
    const Lifetime::Guard guard(&parts.lifetime);
    const QString name = objectName();
    // An empty editor looks like an empty drawing, so the error is also reported as a warning.
    if (const QString errorString = parts.drawing.set(*document(), drawing); !errorString.isEmpty())
        qWarning("Trammel::ShapeEditor \"%s\": the drawing cannot be read. %s", qUtf8Printable(name),
                 qUtf8Printable(errorString));
    if (!parts.isGone)
        zoomToFit();
    if (!parts.isGone && parts.chosenZoom)
        zoomAt(*parts.chosenZoom, parts.canvas->center());
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

QMenu *ShapeEditor::Private::makeContextMenu(QPointF viewPos, bool keepsSelection)
{
    const Lifetime::Guard guard(&lifetime);
    const QPointF scenePos = q.mapToScene(viewPos);
    ShapeIds under = shapesUnder(*q.document(), scenePos, canvas->tolerance());
    // A gap between the selected shapes belongs to the selection.
    const bool isOutside =
        under.isEmpty() && !q.document()->bounds(selection.ids()).expanded(canvas->tolerance()).contains(scenePos);
    if (!keepsSelection && isOutside)
        selection.clear();
    else if (!keepsSelection && !under.isEmpty() && !selection.contains(under.first()))
        selection.set(selection.unitAround(under.first()));
    // A slot may have deleted the editor, its document or shapes.
    if (isGone)
        return nullptr;
    under.removeIf([this](ShapeId id) { return !q.document()->contains(id); });
    return new ContextMenu(q, under, [this](ShapeId id) {
        Overlay::State state = overlay.state();
        state.hovered = hoveredUnit(*q.document(), selection.unitOf(id));
        overlay.setState(state);
    });
}

QPointF ShapeEditor::Private::keyPlace() const
{
    const Aabb2 selected = q.document()->bounds(selection.ids());
    const QRectF view(canvas->viewport()->rect());
    const QPointF middle = selected.isEmpty() ? view.center() : q.mapFromScene(toRect(selected).center());
    return {std::clamp(middle.x(), view.left(), view.right()), std::clamp(middle.y(), view.top(), view.bottom())};
}

QMenu *ShapeEditor::createContextMenu(QPointF viewPos)
{
    return d->makeContextMenu(viewPos, false);
}

void ShapeEditor::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (d->currentTool().isBusy())
        return;
    // The context menu key refers to the selection, not to the shapes under the pointer, nor to those above it.
    const bool keepsSelection = event->reason() == QContextMenuEvent::Keyboard && !d->selection.isEmpty();
    const QPointF viewPos = event->reason() == QContextMenuEvent::Keyboard
        ? d->keyPlace()
        : QPointF(d->canvas->viewport()->mapFrom(this, event->pos()));
    QMenu *menu = d->makeContextMenu(viewPos, keepsSelection);
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
