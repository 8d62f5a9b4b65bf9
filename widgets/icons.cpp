#include "widgets/icons_p.h"

#include <QtCore/QTextStream>
#include <QtGui/QGuiApplication>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>

namespace Trammel {

namespace {

constexpr double IconGrid = 24;

// A drawing on a grid of 24 by 24: M x y, L x y, C x1 y1 x2 y2 x y, Z as in SVG; R x y width height
// radius and E centre-x centre-y radius-x radius-y besides.
struct Drawing
{
    const char *lines = "";
    const char *areas = "";
    const char *dashes = "";
};

Drawing drawingOf(ShapeEditor::Action action)
{
    using Action = ShapeEditor::Action;
    switch (action) {
    case Action::SelectTool:
        return {"M 6 3.5 L 6 18 L 9.8 14.6 L 12.3 20.2 L 14.8 19.1 L 12.4 13.6 L 17.5 13.3 Z"};
    case Action::RectangleTool:
        return {"R 4 6 16 12 0"};
    case Action::RoundedRectangleTool:
        return {"R 4 6 16 12 4"};
    case Action::EllipseTool:
        return {"E 12 12 8.5 6.5"};
    case Action::PolygonTool:
        return {"M 4 5 L 12 5 L 12 11 L 20 11 L 20 19 L 4 19 Z"};
    case Action::PolylineTool:
        return {"M 4 18 L 9.5 7 L 14.5 15.5 L 20 5.5",
                "E 4 18 1.7 1.7 E 9.5 7 1.7 1.7 E 14.5 15.5 1.7 1.7 E 20 5.5 1.7 1.7"};
    case Action::OwnKindTool:
        return {
            "M 12 3.5 L 19.5 8 L 19.5 16 L 12 20.5 L 4.5 16 L 4.5 8 Z M 4.5 8 L 12 12.5 L 19.5 8 M 12 12.5 L 12 20.5"};
    case Action::LassoTool:
        return {
            "M 8.5 16.5 C 1.5 13 2 5 12 4.5 C 22 4.5 22.5 14 15 16 C 11.5 17 8 17 6.5 16 C 4.5 14.5 7 12.5 8.5 14.5 "
            "C 10 16.5 8.5 19.5 6 20.5"};
    case Action::Undo:
        return {"M 9 4.5 L 4.5 9 L 9 13.5 M 4.5 9 L 14 9 C 21.5 9 21.5 19 14 19 L 9 19"};
    case Action::Redo:
        return {"M 15 4.5 L 19.5 9 L 15 13.5 M 19.5 9 L 10 9 C 2.5 9 2.5 19 10 19 L 15 19"};
    case Action::Delete:
        return {"M 4.5 6.5 L 19.5 6.5 M 9 6.5 L 9 4 L 15 4 L 15 6.5 M 6.5 6.5 L 7.3 20 L 16.7 20 L 17.5 6.5 "
                "M 10.3 10 L 10.3 16.5 M 13.7 10 L 13.7 16.5"};
    case Action::SelectAll:
        return {"", "R 8 8 8 8 1", "R 4 4 16 16 0"};
    case Action::SelectNone:
        return {"", "", "R 4 4 16 16 0"};
    case Action::SelectInverse:
        return {"", "M 4 4 L 20 4 L 20 20 L 4 20 Z M 8 8 L 8 16 L 16 16 L 16 8 Z"};
    case Action::SelectSameKind:
        return {"E 7 7.5 3.5 3.5 E 17 16.5 3.5 3.5", "", "R 13.5 4 7 7 0 R 3.5 13 7 7 0"};
    case Action::SelectSameStyle:
        return {"R 13.5 4 7 7 0 E 7 16.5 3.5 3.5", "E 7 7.5 4 4 R 13 13 8 8 0"};
    case Action::BringToFront:
        return {"R 4 14 16 6 1 M 12 11 L 12 3.5 M 8.5 7 L 12 3.5 L 15.5 7", "R 4 14 16 6 1"};
    case Action::BringForward:
        return {"R 4 14 16 6 1 M 12 11 L 12 3.5 M 8.5 7 L 12 3.5 L 15.5 7"};
    case Action::SendBackward:
        return {"R 4 4 16 6 1 M 12 13 L 12 20.5 M 8.5 17 L 12 20.5 L 15.5 17"};
    case Action::SendToBack:
        return {"R 4 4 16 6 1 M 12 13 L 12 20.5 M 8.5 17 L 12 20.5 L 15.5 17", "R 4 4 16 6 1"};
    case Action::ZoomIn:
        return {"E 10.5 10.5 6.5 6.5 M 15.3 15.3 L 20.5 20.5 M 7.5 10.5 L 13.5 10.5 M 10.5 7.5 L 10.5 13.5"};
    case Action::ZoomOut:
        return {"E 10.5 10.5 6.5 6.5 M 15.3 15.3 L 20.5 20.5 M 7.5 10.5 L 13.5 10.5"};
    case Action::ZoomToActualSize:
        return {"M 4.5 8.5 L 7 6.5 L 7 17.5 M 15.5 8.5 L 18 6.5 L 18 17.5", "E 11.8 9.5 1.2 1.2 E 11.8 15 1.2 1.2"};
    case Action::ZoomToFit:
        return {"M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15"};
    case Action::ZoomToSelection:
        return {"M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15 R 8.5 8.5 7 7 0"};
    case Action::ShowGrid:
        return {"M 8.5 4 L 8.5 20 M 15.5 4 L 15.5 20 M 4 8.5 L 20 8.5 M 4 15.5 L 20 15.5"};
    case Action::SnapToGrid:
        return {"M 5 4 L 5 12 C 5 21.5 19 21.5 19 12 L 19 4 L 15 4 L 15 12 C 15 16 9 16 9 12 L 9 4 Z M 5 8 L 9 8 "
                "M 15 8 L 19 8"};
    case Action::SnapToShapes:
        return {"R 4 4 7 7 0 R 13 13 7 7 0", "", "M 12 2 L 12 22"};
    case Action::SnapToSpacing:
        return {"R 3 6 4 12 0 R 10 6 4 12 0 R 17 6 4 12 0"};
    case Action::SnapToAngles:
        return {"M 20 19 L 4 19 L 15 5 M 12.5 19 C 12.5 16.5 11.5 14 9.5 12.2"};
    case Action::ShowCollisions:
        return {"E 9 12 5.5 5.5 E 15 12 5.5 5.5", "M 12 7.4 C 15.3 9.8 15.3 14.2 12 16.6 C 8.7 14.2 8.7 9.8 12 7.4 Z"};
    case Action::TouchBand:
        return {"E 15.5 14.5 5 5", "", "R 3.5 3.5 12 12 0"};
    case Action::EncloseBand:
        return {"R 3.5 3.5 17 17 0 E 12 12 4.5 4.5"};
    case Action::BandByDirection:
        return {"M 12 3.5 L 20.5 3.5 L 20.5 14 L 12 14 M 14.5 19.5 L 20.5 19.5 M 18 17 L 20.5 19.5 L 18 22 "
                "M 9.5 19.5 L 3.5 19.5 M 6 17 L 3.5 19.5 L 6 22",
                "", "M 12 3.5 L 3.5 3.5 L 3.5 14 L 12 14"};
    case Action::AlignLeft:
        return {"M 4 3 L 4 21", "R 7 5.5 13 4.5 1 R 7 14 7 4.5 1"};
    case Action::AlignCentre:
        return {"M 12 3 L 12 21", "R 5.5 5.5 13 4.5 1 R 8.5 14 7 4.5 1"};
    case Action::AlignRight:
        return {"M 20 3 L 20 21", "R 4 5.5 13 4.5 1 R 10 14 7 4.5 1"};
    case Action::AlignTop:
        return {"M 3 4 L 21 4", "R 5.5 7 4.5 13 1 R 14 7 4.5 7 1"};
    case Action::AlignMiddle:
        return {"M 3 12 L 21 12", "R 5.5 5.5 4.5 13 1 R 14 8.5 4.5 7 1"};
    case Action::AlignBottom:
        return {"M 3 20 L 21 20", "R 5.5 4 4.5 13 1 R 14 10 4.5 7 1"};
    case Action::DistributeGapsAcross:
        return {"M 4 3.5 L 4 20.5 M 20 3.5 L 20 20.5", "R 9.5 6 5 12 1"};
    case Action::DistributeGapsDown:
        return {"M 3.5 4 L 20.5 4 M 3.5 20 L 20.5 20", "R 6 9.5 12 5 1"};
    case Action::DistributeCentresAcross:
        return {"M 5 3 L 5 21 M 12 3 L 12 21 M 19 3 L 19 21", "R 3 8 4 8 1 R 10 6 4 12 1 R 17 9 4 6 1"};
    case Action::DistributeCentresDown:
        return {"M 3 5 L 21 5 M 3 12 L 21 12 M 3 19 L 21 19", "R 8 3 8 4 1 R 6 10 12 4 1 R 9 17 6 4 1"};
    case Action::SameWidth:
        return {"R 4 4 16 5 1 M 4 16 L 20 16 M 7 13 L 4 16 L 7 19 M 17 13 L 20 16 L 17 19"};
    case Action::SameHeight:
        return {"R 4 4 5 16 1 M 16 4 L 16 20 M 13 7 L 16 4 L 19 7 M 13 17 L 16 20 L 19 17"};
    case Action::SameSize:
        return {"R 3.5 7.5 7 9 1 R 13.5 7.5 7 9 1"};
    case Action::FlipHorizontally:
        return {"M 9 6 L 9 18 L 3 18 Z", "M 15 6 L 15 18 L 21 18 Z", "M 12 3 L 12 21"};
    case Action::FlipVertically:
        return {"M 6 9 L 18 9 L 18 3 Z", "M 6 15 L 18 15 L 18 21 Z", "M 3 12 L 21 12"};
    case Action::TurnLeft:
        return {"M 19 19 L 19 13 C 19 5 7 5 7 13 M 3.5 10 L 7 13.5 L 10.5 10"};
    case Action::TurnRight:
        return {"M 5 19 L 5 13 C 5 5 17 5 17 13 M 13.5 10 L 17 13.5 L 20.5 10"};
    case Action::Lock:
        return {"R 6 11 12 9 1.5 M 8.5 11 L 8.5 8 C 8.5 3 15.5 3 15.5 8 L 15.5 11", "E 12 15.5 1.5 1.5"};
    case Action::UnlockAll:
        return {"R 6 11 12 9 1.5 M 8.5 11 L 8.5 7.5 C 8.5 2.5 15.5 2.5 15.5 6.5", "E 12 15.5 1.5 1.5"};
    case Action::Hide:
        return {"M 3 12 C 7 5.5 17 5.5 21 12 C 17 18.5 7 18.5 3 12 Z M 5 20 L 19 4", "E 12 12 2.6 2.6"};
    case Action::ShowAll:
        return {"M 3 12 C 7 5.5 17 5.5 21 12 C 17 18.5 7 18.5 3 12 Z", "E 12 12 2.6 2.6"};
    case Action::PlaceAbove:
        return {"R 4 13 16 7 1", "R 8 4 8 6.5 1"};
    case Action::PlaceBelow:
        return {"R 4 4 16 7 1", "R 8 13.5 8 6.5 1"};
    case Action::Cut:
        return {"E 6.5 17.5 2.8 2.8 E 17.5 17.5 2.8 2.8 M 8 15 L 17 3.5 M 16 15 L 7 3.5"};
    case Action::Copy:
        return {"R 8.5 8.5 11.5 12 1.5 M 5.5 15.5 L 4 15.5 L 4 3.5 L 15.5 3.5 L 15.5 5.5"};
    case Action::CopyAsSvg:
        return {"R 8.5 8.5 11.5 12 1.5 M 5.5 15.5 L 4 15.5 L 4 3.5 L 15.5 3.5 L 15.5 5.5 M 11 17.5 C 11 12 17.5 17 "
                "17.5 11.5"};
    case Action::CopyAsPicture:
        return {"R 8.5 8.5 11.5 12 1.5 M 5.5 15.5 L 4 15.5 L 4 3.5 L 15.5 3.5 L 15.5 5.5",
                "M 10 19 L 13.5 13.5 L 15.5 16.5 L 16.5 15 L 18.5 19 Z"};
    case Action::Paste:
        return {"R 5 5 14 15.5 1.5", "R 9 3 6 4 1"};
    case Action::PasteInPlace:
        return {"R 5 5 14 15.5 1.5 M 12 10 L 12 17 M 8.5 13.5 L 15.5 13.5", "R 9 3 6 4 1"};
    case Action::Duplicate:
        return {"R 4 4 11 11 1.5", "R 9.5 9.5 11 11 1.5"};
    case Action::Group:
        return {"R 7 7 6 6 1 E 14.5 14.5 3 3", "", "R 3.5 3.5 17 17 0"};
    case Action::Ungroup:
        return {"R 4 4 7 7 1 E 16.5 16.5 4 4"};
    case Action::EditVertices:
        return {"M 5 18 L 8 6 L 18.5 8.5 L 17 19 Z", "R 3 16 4 4 0 R 6 4 4 4 0 R 16.5 6.5 4 4 0 R 15 17 4 4 0"};
    case Action::EditText:
        return {
            "M 4.5 8 L 4.5 5 L 15.5 5 L 15.5 8 M 10 5 L 10 19 M 7.5 19 L 12.5 19 M 19 12 L 19 21 M 17.5 12 L 20.5 12 "
            "M 17.5 21 L 20.5 21"};
    }
    return {};
}

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
            const QPointF centre = point(), radii = point();
            path.addEllipse(centre, radii.x(), radii.y());
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
    explicit ActionIconEngine(ShapeEditor::Action action) : m_action(action) { }

    QIconEngine *clone() const override { return new ActionIconEngine(m_action); }

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
        const QColor colour = QGuiApplication::palette().color(group, role);
        const double scale = std::min(rect.width(), rect.height()) / IconGrid;
        const Drawing drawing = drawingOf(m_action);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(scale, scale);
        painter->translate(-IconGrid / 2, -IconGrid / 2);
        painter->fillPath(pathOf(drawing.areas), colour);
        QPen pen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter->strokePath(pathOf(drawing.lines), pen);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2, 1.5});
        painter->strokePath(pathOf(drawing.dashes), pen);
        painter->restore();
    }

private:
    ShapeEditor::Action m_action;
};

} // namespace

QIcon iconFor(ShapeEditor::Action action)
{
    return QIcon(new ActionIconEngine(action));
}

} // namespace Trammel
