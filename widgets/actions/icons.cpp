#include "widgets/actions/icons_p.h"

#include "widgets/actions/actiontable_p.h"

#include <QtCore/QTextStream>
#include <QtGui/QGuiApplication>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>

namespace Trammel {

namespace {

constexpr double IconGrid = 24;

QPainterPath pathOf(const char *text)
{
    QPainterPath path;
    QByteArray bytes(text);
    QTextStream stream(&bytes);
    const auto number = [&] {
        double value = 0;
        stream >> value;
        return value;
    };
    const auto point = [&] {
        const double x = number();
        return QPointF(x, number());
    };
    for (QString word; stream >> word, !word.isEmpty();) {
        switch (word.at(0).toLatin1()) {
        case 'M':
            path.moveTo(point());
            break;
        case 'L':
            path.lineTo(point());
            break;
        case 'C': {
            const QPointF first = point(), second = point();
            path.cubicTo(first, second, point());
            break;
        }
        case 'R': {
            const QPointF corner = point(), size = point();
            const double radius = number();
            path.addRoundedRect(QRectF(corner, QSizeF(size.x(), size.y())), radius, radius);
            break;
        }
        case 'E': {
            const QPointF center = point(), radii = point();
            path.addEllipse(center, radii.x(), radii.y());
            break;
        }
        default:
            path.closeSubpath();
        }
    }
    return path;
}

class ActionIconEngine : public QIconEngine
{
public:
    explicit ActionIconEngine(const ActionIcon &icon) : m_icon(icon) { }

    QIconEngine *clone() const override { return new ActionIconEngine(m_icon); }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        const QColor color = QGuiApplication::palette().color(group, role);
        const double scale = std::min(rect.width(), rect.height()) / IconGrid;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(scale, scale);
        painter->translate(-IconGrid / 2, -IconGrid / 2);
        painter->fillPath(pathOf(m_icon.areas), color);
        QPen pen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter->strokePath(pathOf(m_icon.lines), pen);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2, 1.5});
        painter->strokePath(pathOf(m_icon.dashes), pen);
        painter->restore();
    }

private:
    ActionIcon m_icon;
};

} // namespace

QIcon iconFor(ShapeEditor::Action action)
{
    for (const ActionRow &row : actionTable()) {
        if (row.action == action)
            return QIcon(new ActionIconEngine(row.icon));
    }
    return {};
}

} // namespace Trammel
