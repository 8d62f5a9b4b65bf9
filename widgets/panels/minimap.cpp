#include <trammel/minimap.h>

#include "widgets/panels/minimappicture_p.h"
#include "widgets/view/painting/colors_p.h"

#include <QtCore/QPointer>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <cmath>

namespace Trammel {

class Minimap::Private
{
public:
    explicit Private(Minimap &minimap) : q(minimap), picture(&q) { }

    /// The area that the editor's view shows, in widget coordinates.
    QPolygonF frame() const;
    /// Makes room for the frame, except during a drag, in which the picture must not move away from the pointer.
    void makeRoom();
    /// A frame that is too small to be seen is painted larger.
    static QPolygonF atLeastVisible(const QPolygonF &frame);
    /// The transformation from the scene to widget coordinates.
    QTransform transform() const { return picture.transform() * shrinking; }
    void useDocument() { picture.setDocument(editor ? editor->document() : nullptr); }

    Minimap &q;
    QPointer<ShapeEditor> editor;
    MinimapPicture picture;
    /// The offset from the pointer to the center of the view, during a drag.
    std::optional<QPointF> grip;
    /// The transformation of the picture that makes room for the frame.
    QTransform shrinking;
};

void Minimap::Private::makeRoom()
{
    constexpr double margin = 4;
    if (grip || !editor || !picture.isShown())
        return;
    shrinking.reset();
    const QRectF room = QRectF(q.rect()).adjusted(margin, margin, -margin, -margin);
    const QRectF seen = frame().boundingRect();
    if (room.contains(seen) || room.isEmpty())
        return;
    const QRectF drawing = picture.transform().mapRect(toRect(editor->document()->bounds()));
    const QRectF wanted = seen.united(drawing);
    const double scale = std::min({1.0, room.width() / wanted.width(), room.height() / wanted.height()});
    shrinking.translate(room.center().x(), room.center().y());
    shrinking.scale(scale, scale);
    shrinking.translate(-wanted.center().x(), -wanted.center().y());
}

QPolygonF Minimap::Private::frame() const
{
    const QRectF view(editor->view()->viewport()->rect());
    QPolygonF frame;
    for (QPointF corner : {view.topLeft(), view.topRight(), view.bottomRight(), view.bottomLeft()})
        frame.append(q.mapFromScene(editor->mapToScene(corner)));
    return frame;
}

QPolygonF Minimap::Private::atLeastVisible(const QPolygonF &frame)
{
    constexpr double least = 6;
    QRectF box = frame.boundingRect();
    if (std::max(box.width(), box.height()) >= least)
        return frame;
    const QPointF center = box.center();
    box.setSize({least, least});
    box.moveCenter(center);
    return QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
}

Minimap::Minimap(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::CrossCursor);
    d->picture.setPalette(palette());
    connect(&d->picture, &MinimapPicture::changed, this, [this] {
        d->makeRoom();
        update();
    });
}

Minimap::~Minimap() = default;

void Minimap::useEditor(ShapeEditor *editor)
{
    if (d->editor)
        d->editor->disconnect(this);
    d->editor = editor;
    d->grip.reset();
    if (editor) {
        connect(editor, &ShapeEditor::documentChanged, this, [this] { d->useDocument(); });
        connect(editor, &ShapeEditor::viewChanged, this, [this] {
            d->makeRoom();
            update();
        });
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->useDocument();
        });
    }
    d->useDocument();
    update();
}

QPointF Minimap::mapFromScene(QPointF scenePos) const
{
    return d->transform().map(scenePos);
}

QPointF Minimap::mapToScene(QPointF pos) const
{
    return d->transform().inverted().map(pos);
}

bool Minimap::isUpToDate() const
{
    return d->picture.isUpToDate();
}

QSize Minimap::sizeHint() const
{
    return {220, 160};
}

QSize Minimap::minimumSizeHint() const
{
    return {60, 40};
}

void Minimap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!d->editor || !d->picture.isShown())
        return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !d->shrinking.isIdentity());
    painter.drawImage(d->shrinking.mapRect(QRectF(rect())), d->picture.image());
    const QPolygonF frame = d->atLeastVisible(d->frame());
    QPainterPath outside;
    outside.addRect(rect());
    outside.addPolygon(frame);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(outside, withAlpha(palette().color(QPalette::Text), 0.08));
    painter.setPen(QPen(selectionColor(palette()), hasFocus() ? 2.5 : SelectionWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(frame);
}

void Minimap::resizeEvent(QResizeEvent *event)
{
    d->picture.setSize(size(), devicePixelRatioF());
    d->makeRoom();
    QWidget::resizeEvent(event);
}

void Minimap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        d->picture.setPalette(palette());
    QWidget::changeEvent(event);
}

void Minimap::showEvent(QShowEvent *event)
{
    d->picture.setSize(size(), devicePixelRatioF());
    d->picture.setActive(true);
    QWidget::showEvent(event);
}

void Minimap::hideEvent(QHideEvent *event)
{
    d->picture.setActive(false);
    d->grip.reset();
    QWidget::hideEvent(event);
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !d->editor || !d->picture.isShown())
        return;
    const QPolygonF frame = d->frame();
    // A press inside the frame keeps the offset from the pointer to the center of the frame. A press elsewhere centers
    // the frame at the pointer.
    const QPointF middle = (frame[0] + frame[2]) / 2;
    d->grip = frame.containsPoint(event->position(), Qt::OddEvenFill) ? middle - event->position() : QPointF();
    d->editor->centerOn(mapToScene(event->position() + *d->grip));
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    if (d->grip && d->editor)
        d->editor->centerOn(mapToScene(event->position() + *d->grip));
}

void Minimap::mouseReleaseEvent(QMouseEvent *)
{
    d->grip.reset();
    d->makeRoom();
    update();
}

void Minimap::wheelEvent(QWheelEvent *event)
{
    constexpr double step = 1.2;
    constexpr double notch = 120;
    if (d->editor)
        d->editor->setZoom(d->editor->zoom() * std::pow(step, event->angleDelta().y() / notch));
    event->accept();
}

void Minimap::keyPressEvent(QKeyEvent *event)
{
    constexpr double step = 0.1;
    constexpr double zoomStep = 1.25;
    if (!d->editor)
        return QWidget::keyPressEvent(event);
    const QSizeF view = d->editor->view()->viewport()->size();
    const auto move = [&](double x, double y) {
        d->editor->centerOn(d->editor->mapToScene({view.width() * (0.5 + x), view.height() * (0.5 + y)}));
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return move(-step, 0);
    case Qt::Key_Right:
        return move(step, 0);
    case Qt::Key_Up:
        return move(0, -step);
    case Qt::Key_Down:
        return move(0, step);
    case Qt::Key_Plus:
        return d->editor->setZoom(d->editor->zoom() * zoomStep);
    case Qt::Key_Minus:
        return d->editor->setZoom(d->editor->zoom() / zoomStep);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace Trammel
