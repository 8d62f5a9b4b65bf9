#include "widgets/editor/returnbutton_p.h"

#include <trammel/retranslation.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QTimerEvent>
#include <QtGui/QAction>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// The time in milliseconds after the last movement of the view.
constexpr int Pause = 250;
constexpr int Margin = 24;

} // namespace

ReturnButton::ReturnButton(ShapeEditor &editor, std::function<bool()> isBusy)
    : QPushButton(&editor), m_editor(editor), m_isBusy(std::move(isBusy))
{
    setObjectName(QStringLiteral("returnButton"));
    keepTranslated(this, [this] {
        setText(tr("Back to the Drawing"));
        place();
    });
    // The canvas keeps the keyboard, which has the shortcut of the action.
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    hide();
    connect(this, &QPushButton::clicked, &editor,
            [&editor] { editor.action(ShapeEditor::Action::ZoomToFit)->trigger(); });
    connect(&editor, &ShapeEditor::viewChanged, this, &ReturnButton::onViewChanged);
    connect(&editor, &ShapeEditor::drawingChanged, this, &ReturnButton::onDrawingChanged);
    connect(&editor, &ShapeEditor::documentChanged, this, &ReturnButton::onDrawingChanged);
}

void ReturnButton::setOffered(bool offered)
{
    m_isOffered = offered;
    onDrawingChanged();
}

bool ReturnButton::isDragging() const
{
    return QGuiApplication::mouseButtons() != Qt::NoButton || m_isBusy();
}

bool ReturnButton::isDrawingOutOfView() const
{
    const Document &document = *m_editor.document();
    if (!m_isOffered || document.count() == 0)
        return false;
    const QRectF view(m_editor.view()->viewport()->rect());
    QPolygonF corners(view);
    for (QPointF &corner : corners)
        corner = m_editor.mapToScene(corner);
    const ShapeIds seen = document.candidates(toBox(corners.boundingRect()));
    const auto isVisible = [&document](ShapeId id) { return document.isVisible(id); };
    if (std::any_of(seen.begin(), seen.end(), isVisible))
        return false;
    // A drawing of hidden shapes has nothing to show anywhere.
    const ShapeIds ids = document.ids();
    return std::any_of(ids.begin(), ids.end(), isVisible);
}

void ReturnButton::onViewChanged()
{
    if (isHidden()) {
        m_pause.start(Pause, this);
    } else if (isDragging() || !isDrawingOutOfView()) {
        hide();
        m_pause.start(Pause, this);
    } else {
        place();
    }
}

void ReturnButton::onDrawingChanged()
{
    if (!isHidden() && !isDrawingOutOfView())
        hide();
    if (!m_pause.isActive())
        m_pause.start(Pause, this);
}

void ReturnButton::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_pause.timerId())
        return QPushButton::timerEvent(event);
    if (isDragging())
        return;
    m_pause.stop();
    if (isDrawingOutOfView()) {
        place();
        show();
        raise();
    } else {
        hide();
    }
}

void ReturnButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
}

void ReturnButton::place()
{
    const QSize size = sizeHint().boundedTo(m_editor.size());
    resize(size);
    move((m_editor.width() - size.width()) / 2, std::max(0, m_editor.height() - size.height() - Margin));
}

} // namespace Trammel
