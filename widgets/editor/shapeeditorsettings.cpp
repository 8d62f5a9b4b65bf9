// The properties of an editor that configure its tools.
#include "widgets/editor/shapeeditor_p.h"

#include "widgets/editor/returnbutton_p.h"
#include "widgets/editor/scrollbars_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

bool ShapeEditor::Private::setCollisionRule(bool PairRule::*part, bool isOn)
{
    PairRule rule = collisions.rule();
    if (std::exchange(rule.*part, isOn) == isOn)
        return false;
    const QPointer<ShapeEditor> self(&q);
    collisions.setRule(rule);
    return self;
}

QString ShapeEditor::ownKind() const
{
    return d->ownKind;
}

void ShapeEditor::setOwnKind(const QString &name)
{
    if (name == d->ownKind)
        return;
    Private &parts = *d;
    const Lifetime::Guard guard(&parts.lifetime);
    // A shape in progress still has the previous kind.
    if (parts.kind == OwnKind)
        parts.currentTool().cancel();
    if (parts.isGone)
        return;
    parts.ownKind = name;
    parts.context.settings.ownKind = name.isEmpty() ? &ShapeKind::rectangle() : &ShapeKind::named(name);
    if (parts.kind == OwnKind && name.isEmpty())
        setTool(Select);
    if (!parts.isGone)
        Q_EMIT ownKindChanged(name);
}

RubberBandMode ShapeEditor::rubberBandMode() const
{
    return d->context.settings.rubberBandMode;
}

void ShapeEditor::setRubberBandMode(RubberBandMode mode)
{
    if (mode == rubberBandMode() || mode < Touch || mode > ByDirection)
        return;
    d->context.settings.rubberBandMode = mode;
    Q_EMIT rubberBandModeChanged(mode);
}

WheelMode ShapeEditor::wheelMode() const
{
    return d->canvas->wheelMode();
}

void ShapeEditor::setWheelMode(WheelMode mode)
{
    if (mode == wheelMode() || mode < WheelZooms || mode > WheelScrolls)
        return;
    d->canvas->setWheelMode(mode);
    Q_EMIT wheelModeChanged(mode);
}

ShapeEditor::Shortcuts ShapeEditor::shortcuts() const
{
    return d->shortcuts;
}

void ShapeEditor::setShortcuts(Shortcuts shortcuts)
{
    if (shortcuts == d->shortcuts || shortcuts < AllShortcuts || shortcuts > NoShortcuts)
        return;
    Private &parts = *d;
    const Lifetime::Guard guard(&parts.lifetime);
    const Shortcuts before = std::exchange(parts.shortcuts, shortcuts);
    parts.actions->changeShortcuts(before, shortcuts);
    if (!parts.isGone)
        Q_EMIT shortcutsChanged(shortcuts);
}

bool ShapeEditor::isReturnButtonEnabled() const
{
    return d->returnButton->isOffered();
}

void ShapeEditor::setReturnButtonEnabled(bool enabled)
{
    if (enabled == isReturnButtonEnabled())
        return;
    d->returnButton->setOffered(enabled);
    Q_EMIT returnButtonEnabledChanged(enabled);
}

QRectF ShapeEditor::page() const
{
    return d->page;
}

void ShapeEditor::setPage(const QRectF &page)
{
    const auto isGood = [](double value) { return std::abs(value) <= LargestCoordinate; };
    QRectF wanted = page.normalized();
    // The conditions are false for NaN.
    if (!(wanted.width() > 0 && wanted.height() > 0))
        wanted = {};
    if (!isGood(wanted.left()) || !isGood(wanted.top()) || !isGood(wanted.right()) || !isGood(wanted.bottom())
        || wanted == d->page)
        return;
    d->page = wanted;
    if (d->grid)
        d->grid->setPage(wanted);
    d->scrollBars->contentsChanged();
    Q_EMIT pageChanged(wanted);
}

QImage ShapeEditor::pagePicture() const
{
    return d->pagePicture;
}

void ShapeEditor::setPagePicture(const QImage &picture)
{
    d->pagePicture = picture;
    if (d->grid)
        d->grid->setPagePicture(picture);
}

QColor ShapeEditor::backgroundColor() const
{
    return d->backgroundColor;
}

void ShapeEditor::setBackgroundColor(const QColor &color)
{
    if (color == d->backgroundColor)
        return;
    d->backgroundColor = color;
    d->canvas->setBackgroundColor(color);
    Q_EMIT backgroundColorChanged(color);
}

bool ShapeEditor::areScrollBarsVisible() const
{
    return d->scrollBars->areVisible();
}

void ShapeEditor::setScrollBarsVisible(bool visible)
{
    if (visible == areScrollBarsVisible())
        return;
    d->scrollBars->setVisible(visible);
    Q_EMIT scrollBarsVisibleChanged(visible);
}

QRectF ShapeEditor::drawingBounds() const
{
    Aabb2 box = document()->bounds();
    if (!d->page.isNull())
        box = box.united(toBox(d->page));
    return toRect(box);
}

CollisionMode ShapeEditor::showCollisions() const
{
    return d->collisions.mode();
}

void ShapeEditor::setShowCollisions(CollisionMode mode)
{
    if (mode == showCollisions() || mode < CollisionsNever || mode > CollisionsAlways)
        return;
    const QPointer<ShapeEditor> self(this);
    d->collisions.setMode(mode);
    if (self)
        Q_EMIT showCollisionsChanged(mode);
}

bool ShapeEditor::showsLockedCollisions() const
{
    return d->collisions.rule().locked;
}

void ShapeEditor::setShowLockedCollisions(bool show)
{
    if (d->setCollisionRule(&PairRule::locked, show))
        Q_EMIT showLockedCollisionsChanged(show);
}

bool ShapeEditor::showsInnerCollisions() const
{
    return d->collisions.rule().inner;
}

void ShapeEditor::setShowInnerCollisions(bool show)
{
    if (d->setCollisionRule(&PairRule::inner, show))
        Q_EMIT showInnerCollisionsChanged(show);
}

bool ShapeEditor::showsTextCollisions() const
{
    return d->collisions.rule().textOnly;
}

void ShapeEditor::setShowTextCollisions(bool show)
{
    if (d->setCollisionRule(&PairRule::textOnly, show))
        Q_EMIT showTextCollisionsChanged(show);
}

bool ShapeEditor::showsOpenCollisions() const
{
    return d->collisions.rule().open;
}

void ShapeEditor::setShowOpenCollisions(bool show)
{
    if (d->setCollisionRule(&PairRule::open, show))
        Q_EMIT showOpenCollisionsChanged(show);
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
    const QPointer<ShapeEditor> self(this);
    d->context.settings.solid.leastDepth = clamped;
    d->collisions.setLeastDepth(clamped);
    if (self)
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

QColor ShapeEditor::fillColor() const
{
    return d->context.settings.fill;
}

void ShapeEditor::setFillColor(const QColor &color)
{
    setShapeFill(color);
}

Fill ShapeEditor::shapeFill() const
{
    return d->context.settings.fill;
}

void ShapeEditor::setShapeFill(const Fill &fill)
{
    if (fill == shapeFill() || !fill.errorString().isEmpty())
        return;
    const QPointer<ShapeEditor> self(this);
    const Fill next = fill, before = std::exchange(d->context.settings.fill, next);
    if (before.color() != next.color())
        Q_EMIT fillColorChanged(next);
    // A slot may have deleted the editor or have set another fill.
    if (self && shapeFill() == next)
        Q_EMIT shapeFillChanged(next);
}

LineForm ShapeEditor::lineForm() const
{
    const ToolSettings &settings = d->context.settings;
    const Stroke &stroke = settings.stroke;
    return {stroke.cap, stroke.join, stroke.dashPattern, settings.arrowStart, settings.arrowEnd};
}

void ShapeEditor::setLineForm(const LineForm &form)
{
    Shape line = Shape::polyline({{0, 0}, {1, 0}});
    line.stroke.cap = form.cap;
    line.stroke.join = form.join;
    line.stroke.dashPattern = form.dashPattern;
    line.startHead = form.startHead;
    line.endHead = form.endHead;
    if (form == lineForm() || !line.errorString().isEmpty())
        return;
    ToolSettings &settings = d->context.settings;
    settings.stroke.cap = form.cap;
    settings.stroke.join = form.join;
    settings.stroke.dashPattern = form.dashPattern;
    settings.arrowStart = form.startHead;
    settings.arrowEnd = form.endHead;
    Q_EMIT lineFormChanged(form);
}

bool ShapeEditor::areConnectHandlesEnabled() const
{
    return d->context.settings.connectHandles;
}

void ShapeEditor::setConnectHandlesEnabled(bool enabled)
{
    if (enabled == areConnectHandlesEnabled())
        return;
    d->context.settings.connectHandles = enabled;
    Q_EMIT connectHandlesEnabledChanged(enabled);
}

bool ShapeEditor::connectorsAddShapes() const
{
    return d->context.settings.connectorsAddShapes;
}

void ShapeEditor::setConnectorsAddShapes(bool add)
{
    if (add == connectorsAddShapes())
        return;
    d->context.settings.connectorsAddShapes = add;
    Q_EMIT connectorsAddShapesChanged(add);
}

OverlapMode ShapeEditor::overlapMode() const
{
    return d->context.settings.solid.mode;
}

void ShapeEditor::setOverlapMode(OverlapMode mode)
{
    if (mode == overlapMode() || mode < AllowOverlap || mode > PushNeighbors)
        return;
    d->context.settings.solid.mode = mode;
    Q_EMIT overlapModeChanged(mode);
}

int ShapeEditor::pushDepth() const
{
    return d->context.settings.solid.pushDepth;
}

void ShapeEditor::setPushDepth(int depth)
{
    constexpr int deepest = 8;
    const int clamped = std::clamp(depth, 1, deepest);
    if (clamped == pushDepth())
        return;
    d->context.settings.solid.pushDepth = clamped;
    Q_EMIT pushDepthChanged(clamped);
}

double ShapeEditor::clearance() const
{
    return d->context.settings.solid.clearance;
}

void ShapeEditor::setClearance(double distance)
{
    constexpr double largest = 1e6;
    const double clamped = std::clamp(distance, 0.0, largest);
    if (std::isnan(distance) || clamped == clearance())
        return;
    d->context.settings.solid.clearance = clamped;
    Q_EMIT clearanceChanged(clamped);
}

void ShapeEditor::setPlacementConstraint(const PlacementConstraint &constraint)
{
    d->context.settings.constraint = constraint;
}

PlacementConstraint ShapeEditor::placementConstraint() const
{
    return d->context.settings.constraint;
}

bool ShapeEditor::hopsOverObstacles() const
{
    return d->context.settings.solid.hops;
}

void ShapeEditor::setHopsOverObstacles(bool hop)
{
    if (hop == hopsOverObstacles())
        return;
    d->context.settings.solid.hops = hop;
    Q_EMIT hopsOverObstaclesChanged(hop);
}

bool ShapeEditor::editsOnActivation() const
{
    return d->context.settings.editsOnActivation;
}

void ShapeEditor::setEditsOnActivation(bool edits)
{
    if (edits == editsOnActivation())
        return;
    d->context.settings.editsOnActivation = edits;
    Q_EMIT editsOnActivationChanged(edits);
}

ConnectorLine ShapeEditor::connectorLine() const
{
    return d->context.settings.connectorLine;
}

void ShapeEditor::setConnectorLine(ConnectorLine line)
{
    if (line == connectorLine() || line < StraightConnectors || line > PolylineConnectors)
        return;
    d->context.settings.connectorLine = line;
    Q_EMIT connectorLineChanged(line);
}

ConnectorJumps ShapeEditor::connectorJumps() const
{
    return d->context.settings.connectorJumps;
}

void ShapeEditor::setConnectorJumps(ConnectorJumps jumps)
{
    if (jumps == connectorJumps() || jumps < NoJumps || jumps > GapJumps)
        return;
    d->context.settings.connectorJumps = jumps;
    Q_EMIT connectorJumpsChanged(jumps);
}

TextStyle ShapeEditor::textStyle() const
{
    return *d->context.settings.textStyle;
}

void ShapeEditor::setTextStyle(const TextStyle &style)
{
    const TextStyle next = style.normalized();
    if (next == textStyle() || !next.errorString().isEmpty())
        return;
    Private &parts = *d;
    const Lifetime::Guard guard(&parts.lifetime);
    parts.context.settings.textStyle = next;
    if (parts.textTool.isEditing() && parts.textTool.shape().isNull()) {
        parts.textTool.changeStyle(
            [&next](TextStyle &typed) {
                const TextStyle before = std::exchange(typed, next);
                typed.horizontal = before.horizontal;
                typed.vertical = before.vertical;
                typed.wrap = before.wrap;
                typed.overflow = before.overflow;
            },
            {});
    }
    if (!parts.isGone)
        Q_EMIT textStyleChanged(next);
}

bool ShapeEditor::stylesNewShapes() const
{
    return (tool() != Select && tool() != Lasso) || selection()->isEmpty();
}

QColor ShapeEditor::strokeColor() const
{
    return d->context.settings.stroke.color;
}

void ShapeEditor::setStrokeColor(const QColor &color)
{
    if (color == strokeColor())
        return;
    d->context.settings.stroke.color = color;
    Q_EMIT strokeColorChanged(color);
}

double ShapeEditor::strokeWidth() const
{
    return d->context.settings.stroke.width;
}

void ShapeEditor::setStrokeWidth(double width)
{
    const double clamped = std::clamp(width, 0.0, LargestCoordinate);
    if (std::isnan(width) || clamped == strokeWidth())
        return;
    d->context.settings.stroke.width = clamped;
    Q_EMIT strokeWidthChanged(clamped);
}

double ShapeEditor::shapeOpacity() const
{
    return roundedOpacity(double(d->context.settings.opacity));
}

void ShapeEditor::setShapeOpacity(double opacity)
{
    const auto clamped = float(roundedOpacity(std::clamp(opacity, 0.0, 1.0)));
    if (std::isnan(opacity) || clamped == d->context.settings.opacity)
        return;
    d->context.settings.opacity = clamped;
    Q_EMIT shapeOpacityChanged(shapeOpacity());
}

QColor ShapeEditor::shadowColor() const
{
    return d->context.settings.shadow.color;
}

void ShapeEditor::setShadowColor(const QColor &color)
{
    Shadow shadow = shapeShadow();
    shadow.color = color;
    setShapeShadow(shadow);
}

QPointF ShapeEditor::shadowOffset() const
{
    return d->context.settings.shadow.offset;
}

void ShapeEditor::setShadowOffset(QPointF offset)
{
    Shadow shadow = shapeShadow();
    shadow.offset = offset;
    setShapeShadow(shadow);
}

double ShapeEditor::shadowBlurRadius() const
{
    return d->context.settings.shadow.blurRadius;
}

void ShapeEditor::setShadowBlurRadius(double radius)
{
    Shadow shadow = shapeShadow();
    shadow.blurRadius = radius;
    setShapeShadow(shadow);
}

Shadow ShapeEditor::shapeShadow() const
{
    return d->context.settings.shadow;
}

void ShapeEditor::setShapeShadow(const Shadow &shadow)
{
    if (shadow == shapeShadow() || !shadow.errorString().isEmpty())
        return;
    const QPointer<ShapeEditor> self(this);
    const Shadow next = shadow, before = std::exchange(d->context.settings.shadow, next);
    // A slot may delete the editor or set another shadow.
    const auto isCurrent = [&] { return self && shapeShadow() == next; };
    if (next.color != before.color)
        Q_EMIT shadowColorChanged(next.color);
    if (isCurrent() && !same(next.offset, before.offset))
        Q_EMIT shadowOffsetChanged(next.offset);
    if (isCurrent() && next.blurRadius != before.blurRadius)
        Q_EMIT shadowBlurRadiusChanged(next.blurRadius);
}

Qt::PenStyle ShapeEditor::strokeStyle() const
{
    return d->context.settings.stroke.style;
}

void ShapeEditor::setStrokeStyle(Qt::PenStyle style)
{
    if (style == strokeStyle() || style < Qt::NoPen || style > Qt::DashDotDotLine)
        return;
    d->context.settings.stroke.style = style;
    Q_EMIT strokeStyleChanged(style);
}

} // namespace Trammel
