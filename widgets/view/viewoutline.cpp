#include "widgets/view/viewoutline_p.h"

#include "geometry/vector.h"
#include "widgets/model/shape.h"
#include "widgets/model/shapekind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace Trammel {

namespace {

// In view pixels: nearer points look like one.
constexpr double LeastStep = 0.3;
// How far a curve's chords may be from it.
constexpr double MostSag = 0.06;
// A ring that runs across its own frame more often is thinned.
constexpr double MostCrossings = 2000;
constexpr std::size_t LargestCircle = 128;

/// A whole turn from (1, 0), clockwise, in so many steps.
template <std::size_t Count> std::array<QPointF, Count> circle()
{
    std::array<QPointF, Count> points;
    for (std::size_t i = 0; i < Count; ++i) {
        const double angle = 2 * std::numbers::pi * double(i) / Count;
        points[i] = {std::cos(angle), std::sin(angle)};
    }
    return points;
}

/// Points of the unit circle, a multiple of four and enough for a radius in view pixels.
std::span<const QPointF> circleFor(double radius)
{
    static const auto tiny = circle<8>();
    static const auto small = circle<16>();
    static const auto medium = circle<32>();
    static const auto large = circle<64>();
    static const auto largest = circle<LargestCircle>();
    // The sag of a chord over an angle a is r (1 - cos(a / 2)), about r a^2 / 8.
    const double needed = std::numbers::pi / std::sqrt(2 * MostSag / std::max(radius, 0.1));
    if (needed <= 8)
        return tiny;
    if (needed <= 16)
        return small;
    if (needed <= 32)
        return medium;
    if (needed <= 64)
        return large;
    return largest;
}

double manhattan(QPointF v)
{
    return std::abs(v.x()) + std::abs(v.y());
}

} // namespace

std::span<const QPointF> ViewOutline::ring(std::size_t i) const
{
    const std::size_t begin = i == 0 ? 0 : m_ends[i - 1];
    return {m_points.data() + begin, m_ends[i] - begin};
}

bool ViewOutline::trace(const Shape &shape, const QTransform &sceneToView, double pixel)
{
    m_points.clear();
    m_ends.clear();
    m_isClosed = shape.kind != &ShapeKind::polyline();
    const QPointF axis = axisFromDegrees(shape.rotation);
    const auto mapped = [&](QPointF v) {
        return QPointF(v.x() * sceneToView.m11() + v.y() * sceneToView.m21(),
                       v.x() * sceneToView.m12() + v.y() * sceneToView.m22());
    };
    const QPointF centre = mapped(shape.centre) + QPointF(sceneToView.dx(), sceneToView.dy());
    const QPointF across = mapped(axis * shape.size.width()), down = mapped(perpendicular(axis) * shape.size.height());
    if (shape.kind == &ShapeKind::rectangle()) {
        addRoundedBox(centre, across / 2, down / 2, 0, 0);
    } else if (shape.kind == &ShapeKind::roundedRectangle()) {
        const double radius = std::min({shape.cornerRadius, shape.size.width() / 2, shape.size.height() / 2});
        const auto share = [&](double side) { return side > 0 ? radius / side : 0; };
        addRoundedBox(centre, across / 2, down / 2, share(shape.size.width() / 2), share(shape.size.height() / 2));
    } else if (shape.kind == &ShapeKind::ellipse()) {
        addEllipse(centre, across / 2, down / 2);
    } else if (shape.kind == &ShapeKind::polygon() || shape.kind == &ShapeKind::polyline()) {
        addRings(shape, centre, shape.mirroredX ? -across : across, shape.mirroredY ? -down : down, LeastStep * pixel);
    }
    if (m_points.empty())
        return false;
    measure();
    return true;
}

void ViewOutline::endRing()
{
    m_ends.push_back(m_points.size());
}

void ViewOutline::measure()
{
    m_min = m_max = m_points.front();
    for (QPointF point : m_points) {
        m_min = {std::min(m_min.x(), point.x()), std::min(m_min.y(), point.y())};
        m_max = {std::max(m_max.x(), point.x()), std::max(m_max.y(), point.y())};
    }
}

void ViewOutline::addEllipse(QPointF centre, QPointF radiusX, QPointF radiusY)
{
    for (QPointF unit : circleFor(std::max(length(radiusX), length(radiusY))))
        m_points.push_back(centre + radiusX * unit.x() + radiusY * unit.y());
    endRing();
}

void ViewOutline::addRoundedBox(QPointF centre, QPointF halfX, QPointF halfY, double radiusShareX, double radiusShareY)
{
    const std::array<QPointF, 4> corners{QPointF(1, 1), QPointF(-1, 1), QPointF(-1, -1), QPointF(1, -1)};
    const double radius = std::max(length(halfX) * radiusShareX, length(halfY) * radiusShareY);
    const std::span<const QPointF> turn = circleFor(radius);
    const std::size_t quarter = turn.size() / 4;
    for (std::size_t corner = 0; corner < 4; ++corner) {
        // The centre of this corner's arc, in half sides.
        const QPointF at(corners[corner].x() * (1 - radiusShareX), corners[corner].y() * (1 - radiusShareY));
        const std::size_t count = radius > 0 ? quarter + 1 : 1;
        for (std::size_t i = 0; i < count; ++i) {
            const QPointF unit = radius > 0 ? turn[(corner * quarter + i) % turn.size()] : QPointF();
            m_points.push_back(centre + halfX * (at.x() + radiusShareX * unit.x())
                               + halfY * (at.y() + radiusShareY * unit.y()));
        }
    }
    endRing();
}

void ViewOutline::addRings(const Shape &shape, QPointF centre, QPointF across, QPointF down, double leastStep)
{
    for (const QList<QPointF> &ring : shape.outline) {
        const std::size_t begin = m_points.size();
        double walked = 0;
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF point = centre + across * ring[i].x() + down * ring[i].y();
            const double step = i == 0 ? 0 : manhattan(point - m_points.back());
            if (step < leastStep && i != 0 && i != ring.size() - 1)
                continue;
            walked += step;
            m_points.push_back(point);
        }
        // At any zoom the same: what fills its bounds with crossing lines looks alike with fewer.
        const double share = walked / (MostCrossings * (manhattan(across) + manhattan(down)));
        if (share > 1) {
            const auto every = std::size_t(std::ceil(share));
            std::size_t kept = begin;
            for (std::size_t i = begin; i < m_points.size(); i += every)
                m_points[kept++] = m_points[i];
            m_points.resize(kept);
        }
        endRing();
    }
}

} // namespace Trammel
