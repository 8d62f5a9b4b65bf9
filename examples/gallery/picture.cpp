#include "picture.h"

#include <trammel/minimap.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QGraphicsView>

using Trammel::ShapeEditor;

Picture::Picture(const QString &folder, const QString &name)
    : m_fileName(QDir(folder).filePath(name + QStringLiteral(".png"))),
      m_error(QStringLiteral("%1: no picture was taken").arg(name))
{
}

void Picture::show(QWidget &window, QSize size)
{
    m_window = &window;
    window.resize(size);
    window.show();
    QCoreApplication::processEvents();
}

void Picture::show(ShapeEditor &editor, QSize size, const QRectF &part)
{
    show(static_cast<QWidget &>(editor), size);
    if (part.isNull())
        editor.zoomToFit();
    else
        editor.zoomTo(part);
    QCoreApplication::processEvents();
}

Hands &Picture::handsOf(QGraphicsView &view)
{
    if (m_view != &view)
        m_hands.emplace(*view.viewport());
    m_view = &view;
    return *m_hands;
}

void Picture::moveTo(QGraphicsView &view, QPointF point)
{
    handsOf(view).moveTo(QTransform(view.viewportTransform()).map(point));
    QCoreApplication::processEvents();
}

void Picture::drag(QGraphicsView &view, const QList<QPointF> &points)
{
    moveTo(view, points.first());
    handsOf(view).press(Qt::LeftButton);
    for (qsizetype i = 1; i < points.size(); ++i) {
        constexpr int moves = 10;
        for (int step = 1; step <= moves; ++step)
            moveTo(view, points[i - 1] + (points[i] - points[i - 1]) * step / moves);
    }
}

void Picture::release()
{
    m_hands->release(Qt::LeftButton);
    QCoreApplication::processEvents();
}

void Picture::doubleClick(QGraphicsView &view, QPointF point)
{
    moveTo(view, point);
    handsOf(view).doubleClick(Qt::LeftButton);
    QCoreApplication::processEvents();
}

void Picture::type(QWidget &widget, const QString &text)
{
    Hands(widget).type(text);
    QCoreApplication::processEvents();
}

void Picture::take(QWidget *above, QPoint position)
{
    QCoreApplication::processEvents();
    // A minimap is painted in steps.
    for (const Trammel::Minimap *minimap : m_window->findChildren<Trammel::Minimap *>()) {
        while (!minimap->isUpToDate())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QPixmap picture = m_window->grab();
    if (above) {
        QPainter painter(&picture);
        const QPixmap upper = above->grab();
        painter.drawPixmap(position, upper);
        painter.setPen(Qt::gray);
        painter.drawRect(QRect(position, upper.deviceIndependentSize().toSize()).adjusted(-1, -1, 0, 0));
    }
    m_error = picture.save(m_fileName) ? QString() : QStringLiteral("%1 cannot be written").arg(m_fileName);
}
