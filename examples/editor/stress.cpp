#include "stress.h"

#include <QtCore/QRandomGenerator>

#include <array>
#include <cmath>
#include <numbers>

using namespace Trammel;

namespace {

constexpr double Cover = 0.3;
constexpr double LeastSide = 10;
constexpr double MostSide = 50;

struct Strewer
{
    QRandomGenerator random{20240229};
    double area = 0;

    double between(double least, double most) { return least + random.generateDouble() * (most - least); }

    Shape rectangle()
    {
        const QSizeF size(between(LeastSide, MostSide), between(LeastSide, MostSide));
        area += size.width() * size.height();
        return Shape::rectangle({}, size, between(0, 360));
    }

    Shape ellipse()
    {
        const QSizeF size(between(LeastSide, MostSide), between(LeastSide, MostSide));
        area += std::numbers::pi / 4 * size.width() * size.height();
        return Shape::ellipse({}, size, between(0, 360));
    }

    Shape star()
    {
        const int tips = random.bounded(5, 21);
        const double outer = between(LeastSide, MostSide) / 2;
        const double inner = outer * between(0.4, 0.7);
        const double step = std::numbers::pi / tips;
        area += tips * outer * inner * std::sin(step);
        QList<QPointF> points;
        for (int i = 0; i < 2 * tips; ++i) {
            const double radius = i % 2 == 0 ? outer : inner;
            points.append({radius * std::cos(i * step), radius * std::sin(i * step)});
        }
        return Shape::polygon(points);
    }
};

} // namespace

QList<Shape> stressShapes(int count)
{
    static const std::array<QColor, 4> Fills{QColor(0xdc, 0xe6, 0xf5), QColor(0xd5, 0xed, 0xdb),
                                             QColor(0xfd, 0xf1, 0xc7), QColor(0xf8, 0xd7, 0xda)};
    Strewer strewer;
    QList<Shape> shapes;
    shapes.reserve(count);
    for (int i = 0; i < count; ++i) {
        shapes.append(i % 3 == 0 ? strewer.rectangle() : i % 3 == 1 ? strewer.ellipse() : strewer.star());
        shapes.last().fill = Fills[std::size_t(i) % Fills.size()];
    }
    const double side = std::sqrt(strewer.area / Cover);
    for (Shape &shape : shapes)
        shape.center = {strewer.between(0, side), strewer.between(0, side)};
    return shapes;
}
