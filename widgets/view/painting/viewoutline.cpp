#include "widgets/view/painting/viewoutline_p.h"

#include "widgets/model/path/cubic_p.h"
#include "widgets/model/path/recentresults_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shape.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace Trammel {

namespace {

// In view pixels. Points closer than LeastDistance merge into one. If the width plus the height of the frame is below
// Few, the distance is LeastDistanceWithinFew, since the pixels themselves blur the points more.
constexpr double LeastDistance = 0.3;
constexpr double LeastDistanceWithinFew = 0.8;
constexpr double Few = 24;
// The maximum distance of an arc from its chords, in view pixels.
constexpr double MostSag = 0.1;
// The sag of chords between points of a curve, in view pixels. The points are moved outward, so that the chords deviate
// by about a tenth of a pixel on both sides.
constexpr double MostCurveSag = 0.15;
// Up to this radius, in view pixels, circles with fixed numbers of points are accurate enough.
constexpr double LargestRadius = 300;
// In radians. An arc longer than LongestArc is always divided. An arc shorter than ShortestArc, which is below
// rounding, never is.
constexpr double LongestArc = 0.1;
constexpr double ShortestArc = 1e-12;
// The largest number of chords that replace a curve without halving it.
constexpr double MostChords = 32;
// The largest number of equal steps in which the chord density is integrated.
constexpr int MostDensitySteps = 256;
// Curves of at most this many chords, and those of shapes below Few, are divided into equal steps, which is faster.
constexpr double FewChords = 3;
// Further halving of a curve is below rounding.
constexpr int DeepestHalving = 24;
// A ring that crosses its own frame more often than this is thinned.
constexpr double MostCrossings = 1000;
// In pixels. An edge is sharp or blurred if it deviates less from the border or the middle of a pixel, and the width of
// a line is whole if it deviates less from a whole number.
constexpr double SharpTolerance = 1.0 / 16;
// In pixels. An edge that deviates less is horizontal or vertical.
constexpr double LevelTolerance = 1.0 / 256;
// Outlines of more points are not moved to be sharp.
constexpr qsizetype MostSharpPoints = 300;

// The chords of paths up to this width plus height, in view pixels, are kept for later paintings at about the same
// scale, which has this number of steps from one power of two to the next. The number of kept points is limited.
constexpr double LargestKeptFrame = 2000;
constexpr int StepsPerDoubling = 8;
constexpr qsizetype MostKeptPoints = qsizetype(1) << 18;

/// Points of a full turn from (1, 0), clockwise, in equal steps. The polygon has the area of the unit circle.
template <std::size_t Count> std::array<QPointF, Count> circle()
{
    const double step = 2 * std::numbers::pi / Count;
    const double radius = std::sqrt(step / std::sin(step));
    std::array<QPointF, Count> points;
    for (std::size_t i = 0; i < Count; ++i)
        points[i] = QPointF(std::cos(double(i) * step), std::sin(double(i) * step)) * radius;
    return points;
}

/// Points of the unit circle. Their number is a multiple of four, and large enough for a circle of the given radius in
/// view pixels.
std::span<const QPointF> circleFor(double radius)
{
    static const auto c8 = circle<8>();
    static const auto c12 = circle<12>();
    static const auto c16 = circle<16>();
    static const auto c24 = circle<24>();
    static const auto c32 = circle<32>();
    static const auto c48 = circle<48>();
    static const auto c64 = circle<64>();
    static const auto c128 = circle<128>();
    static const std::array<std::span<const QPointF>, 8> all{c8, c12, c16, c24, c32, c48, c64, c128};
    // The sag of a chord over an angle a is r (1 - cos(a / 2)), about r a^2 / 8.
    const double needed = std::numbers::pi / std::sqrt(2 * MostSag / std::max(radius, 0.1));
    for (std::span<const QPointF> points : all) {
        if (needed <= double(points.size()))
            return points;
    }
    return all.back();
}

double manhattan(QPointF v)
{
    return std::abs(v.x()) + std::abs(v.y());
}

/// A cubic curve as a polynomial of its parameter, from 0 to 1.
class CurvePolynomial
{
public:
    explicit CurvePolynomial(const std::array<QPointF, 4> &curve)
        : m_from(curve[0]), m_first(3 * (curve[1] - curve[0])), m_second(3 * (curve[2] - curve[1]) - m_first),
          m_third(curve[3] - curve[0] - m_first - m_second)
    {
    }

    QPointF at(double t) const { return ((m_third * t + m_second) * t + m_first) * t + m_from; }
    QPointF velocity(double t) const { return (m_third * (3 * t) + m_second * 2) * t + m_first; }
    QPointF acceleration(double t) const { return m_third * (6 * t) + m_second * 2; }

    /// The number of chords with a sag of MostCurveSag per unit of the parameter, near a parameter. A chord over a step
    /// h has a sag of h^2 / 8 times the acceleration across the curve. Where the curve turns back within a few times
    /// MostCurveSag, the acceleration in any direction counts. This part is longer than two equal steps, so that it is
    /// not missed.
    double chordDensity(double t) const
    {
        const QPointF along = velocity(t), change = acceleration(t);
        const double speed = lengthSquared(along), square = lengthSquared(change), turn = cross(along, change);
        if (square == 0)
            return 0;
        const double across = speed > 0 ? turn * turn / speed : square;
        const double distance = speed / (8 * MostCurveSag);
        const double share = std::clamp((4 - distance * distance / square) / 3, 0.0, 1.0);
        return std::sqrt(std::sqrt(across + (square - across) * share) / (8 * MostCurveSag));
    }

    /// A point of the curve, moved outward by two thirds of the sag of chords over steps h, but no farther than given.
    /// Chords between such points have the same area on both sides of the curve.
    QPointF beside(double t, double step, double most) const
    {
        const QPointF along = velocity(t), normal = perpendicular(along);
        const double speed = std::sqrt(lengthSquared(along));
        if (speed == 0)
            return at(t);
        const double move = std::clamp(dot(acceleration(t), normal) / speed * step * step / 12, -most, most);
        return at(t) - normal * (move / speed);
    }

private:
    QPointF m_from;
    QPointF m_first;
    QPointF m_second;
    QPointF m_third;
};

/// Appends the ends of chords along a curve, without its start point. Their number is the integral of the chord
/// density, and each has the same share of it. The sag is about MostCurveSag; equal steps of the parameter, whose
/// number is given, take about half as many chords more.
void appendChords(std::vector<QPointF> &points, const std::array<QPointF, 4> &curve, double equalSteps)
{
    const CurvePolynomial polynomial(curve);
    // The integral up to the end of each of some equal steps.
    std::array<double, MostDensitySteps> sums;
    const auto samples = std::size_t(std::min(equalSteps, double(MostDensitySteps)));
    const double sampleStep = 1.0 / double(samples);
    double sum = 0, density = polynomial.chordDensity(0);
    for (std::size_t i = 0; i < samples; ++i) {
        const double next = polynomial.chordDensity(double(i + 1) * sampleStep);
        sum += (density + next) / 2 * sampleStep;
        sums[i] = sum;
        density = next;
    }
    const double count = std::max(1.0, std::ceil(sum - 1e-9)), share = sum / count;
    const double mostMove = MostCurveSag * 2 / 3 * share * share;
    std::size_t sample = 0;
    for (int i = 1; i < int(count); ++i) {
        const double target = i * share;
        while (sample + 1 < samples && sums[sample] < target)
            ++sample;
        const double before = sample > 0 ? sums[sample - 1] : 0,
                     parameterPerShare = sampleStep / (sums[sample] - before);
        const double t = double(sample) * sampleStep + (target - before) * parameterPerShare;
        points.push_back(polynomial.beside(t, share * parameterPerShare, mostMove));
    }
    points.push_back(curve[3]);
}

/// Appends the ends of chords over equal steps of the parameter.
void appendEqualChords(std::vector<QPointF> &points, const std::array<QPointF, 4> &curve, double count)
{
    const CurvePolynomial polynomial(curve);
    for (int i = 1; i < int(count); ++i)
        points.push_back(polynomial.at(i / count) - polynomial.acceleration(i / count) / (12 * count * count));
    points.push_back(curve[3]);
}

/// The outline of a path, by its address, and its frame, with pixels of about the same size.
struct ChordsKey
{
    const void *outline;
    double width;
    double height;
    int scale;

    friend bool operator==(const ChordsKey &, const ChordsKey &) = default;
    friend size_t qHash(const ChordsKey &key, size_t seed)
    {
        return qHashMulti(seed, key.outline, key.width, key.height, key.scale);
    }
};

struct KeptChords
{
    /// Its address is in the key, so the outline must stay in memory.
    Shape::Outline outline;
    Shape::Outline chords;
};

/// The chords of a path in a frame of this size, in view pixels. They are in unit coordinates.
Shape::Outline chordsOf(const Shape::Outline &outline, QSizeF frame)
{
    const auto toFrame = [frame](QPointF unit) { return QPointF(unit.x() * frame.width(), unit.y() * frame.height()); };
    Shape::Outline chords;
    std::vector<QPointF> points;
    for (const QList<QPointF> &ring : outline) {
        points.assign(1, toFrame(ring.first()));
        forEachCurve(ring, [&](const Cubic &curve) {
            const Cubic inFrame{points.back(), toFrame(curve.control1), toFrame(curve.control2), toFrame(curve.to)};
            const double equalSteps = std::ceil(std::sqrt(0.75 * inFrame.bend() / MostCurveSag));
            if (curve.isSegment() || !(equalSteps > 1))
                points.push_back(inFrame.to);
            else
                appendChords(points, {inFrame.from, inFrame.control1, inFrame.control2, inFrame.to}, equalSteps);
        });
        QList<QPointF> inUnits;
        inUnits.reserve(qsizetype(points.size()));
        for (QPointF point : points)
            inUnits.append({point.x() / frame.width(), point.y() / frame.height()});
        chords.append(inUnits);
    }
    return chords;
}

/// The chords of a path whose frame has these sides in view pixels, as chordsOf(). Kept for the next call until many
/// others have been computed. Empty for a frame that is small, large or skewed. Thread-safe.
Shape::Outline keptChords(const Shape &shape, QPointF across, QPointF down)
{
    constexpr double tolerance = 1e-6;
    const QSizeF size = shape.size;
    const double wide = length(across), tall = length(down), scale = wide / size.width();
    if (!(wide > 0 && tall > 0 && wide + tall >= Few && wide + tall <= LargestKeptFrame)
        || std::abs(tall - scale * size.height()) > tolerance * tall
        || std::abs(dot(across, down)) > tolerance * wide * tall)
        return {};
    static RecentResults<ChordsKey, KeptChords> recent(MostKeptPoints);
    // The steps are such that scales of powers of two are not rounded to different ones.
    const int step = int(std::floor(StepsPerDoubling * std::log2(scale) + 0.5));
    const ChordsKey key{shape.outline.constData(), size.width(), size.height(), step};
    Shape::Outline chords;
    if (recent.find(key, [&chords](const KeptChords &kept) { chords = kept.chords; }))
        return chords;
    // Two threads may compute the same chords; the results are equal.
    chords = chordsOf(shape.outline, size * std::exp2((step + 0.5) / StepsPerDoubling));
    qsizetype count = 0;
    for (const QList<QPointF> &ring : std::as_const(chords))
        count += ring.size();
    recent.insert(key, {shape.outline, chords}, count);
    return chords;
}

bool isOddWidth(double width)
{
    const double half = (width - 1) / 2;
    return width > 0.5 && 2 * std::abs(half - std::round(half)) < SharpTolerance;
}

/// The lengths of the edges on the borders of pixels minus the lengths of those in the middle of pixels.
class EdgeVote
{
public:
    void add(QPointF from, QPointF to)
    {
        const QPointF step = to - from;
        if (std::abs(step.x()) < LevelTolerance)
            m_vertical += weight(from.x(), std::abs(step.y()));
        else if (std::abs(step.y()) < LevelTolerance)
            m_horizontal += weight(from.y(), std::abs(step.x()));
    }

    QPointF move() const { return {m_vertical > 0 ? 0.5 : 0, m_horizontal > 0 ? 0.5 : 0}; }

private:
    static double weight(double pos, double length)
    {
        const double offset = std::abs(pos - std::round(pos));
        return offset < SharpTolerance ? length : 0.5 - offset < SharpTolerance ? -length : 0;
    }

    double m_vertical = 0;
    double m_horizontal = 0;
};

} // namespace

std::span<const QPointF> ViewOutline::ring(std::size_t i) const
{
    const std::size_t begin = i == 0 ? 0 : m_ends[i - 1];
    return {m_points.data() + begin, m_ends[i] - begin};
}

std::span<QPointF> ViewOutline::ring(std::size_t i)
{
    const std::size_t begin = i == 0 ? 0 : m_ends[i - 1];
    return {m_points.data() + begin, m_ends[i] - begin};
}

bool ViewOutline::trace(const Shape &shape, const QTransform &sceneToView, double pixel, const QRectF &visible)
{
    return trace(shape, sceneToView.map(shape.center), sceneToView, pixel, visible);
}

bool ViewOutline::trace(const Shape &shape, QPointF center, const QTransform &sceneToView, double pixel,
                        const QRectF &visible)
{
    begin(visible);
    const QPointF axis = shape.rotation == 0 ? QPointF(1, 0) : axisFromDegrees(shape.rotation);
    const auto mapped = [&](QPointF v) {
        return QPointF(v.x() * sceneToView.m11() + v.y() * sceneToView.m21(),
                       v.x() * sceneToView.m12() + v.y() * sceneToView.m22());
    };
    const QPointF across = mapped(axis * shape.size.width()), down = mapped(perpendicular(axis) * shape.size.height());
    switch (shape.kind->form()) {
    case ShapeKind::Form::Box:
        addRoundedBox(center, across / 2, down / 2, 0, 0);
        break;
    case ShapeKind::Form::RoundedBox: {
        const double radius = std::min({shape.cornerRadius, shape.size.width() / 2, shape.size.height() / 2});
        const auto share = [&](double side) { return side > 0 ? radius / side : 0; };
        addRoundedBox(center, across / 2, down / 2, share(shape.size.width() / 2), share(shape.size.height() / 2));
        break;
    }
    case ShapeKind::Form::Ellipse:
        addEllipse(center, across / 2, down / 2);
        break;
    case ShapeKind::Form::Polygon:
    case ShapeKind::Form::Polyline:
        addRings(shape, center, shape.mirroredX ? -across : across, shape.mirroredY ? -down : down, pixel);
        break;
    case ShapeKind::Form::Path:
        addCurves(shape, center, shape.mirroredX ? -across : across, shape.mirroredY ? -down : down, pixel);
        break;
    case ShapeKind::Form::Custom: {
        const QPointF right = mapped(axis), below = mapped(perpendicular(axis));
        addPath(shape.kind->path(shape), {right.x(), right.y(), below.x(), below.y(), center.x(), center.y()}, pixel);
    }
    }
    return measure();
}

bool ViewOutline::trace(const QPainterPath &path, const QTransform &pathToView, double pixel, const QRectF &visible)
{
    begin(visible);
    addPath(path, pathToView, pixel);
    return measure();
}

void ViewOutline::begin(const QRectF &visible)
{
    m_visible = visible;
    m_points.clear();
    m_ends.clear();
    m_isClosed.clear();
    m_crossings = 0;
}

void ViewOutline::endRing(bool isClosed)
{
    m_ends.push_back(m_points.size());
    m_isClosed.push_back(isClosed);
}

bool ViewOutline::measure()
{
    if (m_points.empty())
        return false;
    m_min = m_max = m_points.front();
    for (QPointF point : m_points) {
        m_min = {std::min(m_min.x(), point.x()), std::min(m_min.y(), point.y())};
        m_max = {std::max(m_max.x(), point.x()), std::max(m_max.y(), point.y())};
    }
    return true;
}

void ViewOutline::addEllipse(QPointF center, QPointF radiusX, QPointF radiusY)
{
    const double radius = std::max(length(radiusX), length(radiusY));
    if (radius > LargestRadius) {
        addArc(center, radiusX, radiusY, 0, 2 * std::numbers::pi);
    } else {
        for (QPointF unit : circleFor(radius))
            m_points.push_back(center + radiusX * unit.x() + radiusY * unit.y());
    }
    endRing();
}

void ViewOutline::addArc(QPointF center, QPointF radiusX, QPointF radiusY, double from, double to)
{
    const auto at = [&](double angle) { return center + radiusX * std::cos(angle) + radiusY * std::sin(angle); };
    const double radius = length(radiusX) + length(radiusY);
    // Halves the arc as long as it deviates from its chord and meets the visible area.
    const auto add = [&](const auto &self, QPointF a, double first, QPointF b, double last) -> void {
        const double angle = last - first, sag = radius * (1 - std::cos(angle / 2));
        const QRectF around = QRectF(a, b).normalized().adjusted(-sag, -sag, sag, sag);
        const bool isSeen = around.right() >= m_visible.left() && around.left() <= m_visible.right()
            && around.bottom() >= m_visible.top() && around.top() <= m_visible.bottom();
        if (angle < LongestArc && (sag < MostSag || !isSeen || angle < ShortestArc)) {
            m_points.push_back(b);
            return;
        }
        const double middle = first + angle / 2;
        const QPointF between = at(middle);
        self(self, a, first, between, middle);
        self(self, between, middle, b, last);
    };
    add(add, at(from), from, at(to), to);
}

void ViewOutline::addRoundedBox(QPointF center, QPointF halfX, QPointF halfY, double radiusShareX, double radiusShareY)
{
    const std::array<QPointF, 4> corners{QPointF(1, 1), QPointF(-1, 1), QPointF(-1, -1), QPointF(1, -1)};
    const double radius = std::max(length(halfX) * radiusShareX, length(halfY) * radiusShareY);
    const std::span<const QPointF> turn = circleFor(radius);
    const std::size_t quarter = turn.size() / 4;
    // The ends of an arc lie exactly on the straight edges. The radius of the other points, relative to that of the
    // arc, gives the corner the area of a quarter of a circle.
    const double area = std::numbers::pi / (2 * std::sin(2 * std::numbers::pi / double(turn.size())));
    const double inner = area / (1 + std::sqrt(1 + double(quarter - 2) * area));
    for (std::size_t corner = 0; corner < 4; ++corner) {
        // The center of this corner's arc, in units of the half sides.
        const QPointF at(corners[corner].x() * (1 - radiusShareX), corners[corner].y() * (1 - radiusShareY));
        if (radius > LargestRadius) {
            const QPointF arcCenter = center + halfX * at.x() + halfY * at.y();
            const double from = double(corner) * std::numbers::pi / 2;
            m_points.push_back(arcCenter + halfX * (radiusShareX * std::cos(from))
                               + halfY * (radiusShareY * std::sin(from)));
            addArc(arcCenter, halfX * radiusShareX, halfY * radiusShareY, from, from + std::numbers::pi / 2);
            continue;
        }
        const std::size_t count = radius > 0 ? quarter + 1 : 1;
        for (std::size_t i = 0; i < count; ++i) {
            QPointF unit = radius > 0 ? turn[(corner * quarter + i) % turn.size()] : QPointF();
            unit *= i == 0 || i == quarter ? 1 / turn[0].x() : inner / turn[0].x();
            m_points.push_back(center + halfX * (at.x() + radiusShareX * unit.x())
                               + halfY * (at.y() + radiusShareY * unit.y()));
        }
    }
    endRing();
}

// Points within a step of each other merge into their mean, so that teeth finer than a pixel are averaged rather than
// sampled.
template <typename Ring, typename Map>
void ViewOutline::addRing(const Ring &ring, const Map &map, double frame, double pixel, bool isClosed)
{
    const double least = (frame < Few * pixel ? LeastDistanceWithinFew : LeastDistance) * pixel;
    const std::size_t begin = m_points.size();
    double walked = 0;
    QPointF first, sum;
    int count = 0;
    const auto finish = [&] {
        if (count > 0)
            m_points.push_back(count == 1 ? first : sum / count);
    };
    for (QPointF given : ring) {
        const QPointF point = map(given);
        const double step = manhattan(point - first);
        if (count > 0 && step < least) {
            sum += point;
            ++count;
            continue;
        }
        finish();
        walked += count > 0 ? step : 0;
        first = sum = point;
        count = 1;
    }
    finish();
    // The limit is the same at any zoom: a ring that fills its bounds with crossing lines looks the same with fewer
    // points.
    const double crossings = frame > 0 ? walked / frame : 0;
    m_crossings = std::max(m_crossings, crossings);
    const double share = crossings / MostCrossings;
    if (share > 1) {
        const auto every = std::size_t(std::ceil(share));
        std::size_t kept = begin;
        for (std::size_t i = begin; i < m_points.size(); i += every)
            m_points[kept++] = m_points[i];
        m_points.resize(kept);
    }
    endRing(isClosed);
}

void ViewOutline::addRings(const Shape &shape, QPointF center, QPointF across, QPointF down, double pixel)
{
    const double frame = manhattan(across) + manhattan(down);
    const auto toView = [&](QPointF unit) { return center + across * unit.x() + down * unit.y(); };
    const bool isClosed = shape.kind->form() == ShapeKind::Form::Polygon;
    for (const QList<QPointF> &ring : shape.outline)
        addRing(ring, toView, frame, pixel, isClosed);
}

void ViewOutline::addCurves(const Shape &shape, QPointF center, QPointF across, QPointF down, double pixel)
{
    const double frame = manhattan(across) + manhattan(down);
    const auto toView = [&](QPointF unit) { return center + across * unit.x() + down * unit.y(); };
    const Shape::Outline chords = pixel == 1 ? keptChords(shape, across, down) : Shape::Outline();
    for (const QList<QPointF> &ring : chords)
        addRing(ring, toView, frame, pixel, shape.isClosed());
    if (!chords.isEmpty())
        return;
    m_hasEqualSteps = frame < Few * pixel;
    for (const QList<QPointF> &ring : shape.outline) {
        m_ring.assign(1, toView(ring.first()));
        forEachCurve(ring, [&](const Cubic &curve) {
            if (curve.isSegment())
                m_ring.push_back(toView(curve.to));
            else
                flatten({m_ring.back(), toView(curve.control1), toView(curve.control2), toView(curve.to)}, 0);
        });
        addRing(
            m_ring, [](QPointF point) { return point; }, frame, pixel, shape.isClosed());
    }
}

void ViewOutline::addPath(const QPainterPath &path, const QTransform &pathToView, double pixel)
{
    const QSizeF size = pathToView.mapRect(path.controlPointRect()).size();
    const double frame = size.width() + size.height();
    m_hasEqualSteps = frame < Few * pixel;
    m_ring.clear();
    const auto finish = [&] {
        const bool isClosed = m_ring.size() > 2 && same(m_ring.front(), m_ring.back());
        if (isClosed)
            m_ring.pop_back();
        if (!m_ring.empty())
            addRing(
                m_ring, [](QPointF point) { return point; }, frame, pixel, isClosed);
        m_ring.clear();
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo())
            finish();
        if (element.isCurveTo() && i + 2 < path.elementCount() && !m_ring.empty()) {
            flatten({m_ring.back(), pathToView.map(QPointF(element)), pathToView.map(QPointF(path.elementAt(i + 1))),
                     pathToView.map(QPointF(path.elementAt(i + 2)))},
                    0);
            i += 2;
        } else {
            m_ring.push_back(pathToView.map(QPointF(element)));
        }
    }
    finish();
}

void ViewOutline::flatten(const std::array<QPointF, 4> &curve, int depth)
{
    const auto [a, b, c, d] = curve;
    // The second differences bound how far a cubic is from its chord.
    const double bend = std::max(manhattan(a - 2 * b + c), manhattan(b - 2 * c + d));
    const auto [left, right] = std::minmax({a.x(), b.x(), c.x(), d.x()});
    const auto [top, bottom] = std::minmax({a.y(), b.y(), c.y(), d.y()});
    const bool isSeen = right >= m_visible.left() && left <= m_visible.right() && bottom >= m_visible.top()
        && top <= m_visible.bottom();
    const double chords = std::ceil(std::sqrt(0.75 * bend / MostCurveSag));
    if (chords <= 1 || (!isSeen && depth > 2) || depth == DeepestHalving) {
        m_ring.push_back(d);
        return;
    }
    // A larger curve is halved, since parts of it may be invisible.
    if (chords <= MostChords) {
        if (m_hasEqualSteps || chords <= FewChords)
            appendEqualChords(m_ring, curve, chords);
        else
            appendChords(m_ring, curve, chords);
        return;
    }
    const QPointF ab = (a + b) / 2, bc = (b + c) / 2, cd = (c + d) / 2;
    const QPointF abc = (ab + bc) / 2, bcd = (bc + cd) / 2, middle = (abc + bcd) / 2;
    flatten({a, ab, abc, middle}, depth + 1);
    flatten({middle, bcd, cd, d}, depth + 1);
}

QPointF sharpeningMove(const Shape &shape, double lineWidth, QPointF center, const QTransform &sceneToPixels)
{
    const ShapeKind::Form form = shape.kind->form();
    if (form == ShapeKind::Form::Ellipse || !isOddWidth(lineWidth))
        return {};
    const QPointF axis = shape.rotation == 0 ? QPointF(1, 0) : axisFromDegrees(shape.rotation);
    const QTransform linear(sceneToPixels.m11(), sceneToPixels.m12(), sceneToPixels.m21(), sceneToPixels.m22(), 0, 0);
    const QPointF right = linear.map(axis), below = linear.map(perpendicular(axis));
    const QPointF across = right * shape.size.width(), down = below * shape.size.height();
    EdgeVote vote;
    if (form == ShapeKind::Form::Box || form == ShapeKind::Form::RoundedBox) {
        const double radius = form == ShapeKind::Form::Box ? 0 : 2 * shape.cornerRadius;
        const auto straight = [radius](double side) { return side > radius ? 1 - radius / side : 0; };
        const QPointF edge = across * straight(shape.size.width()), side = down * straight(shape.size.height());
        for (int sign : {-1, 1}) {
            const QPointF middle = center + sign * down / 2, end = center + sign * across / 2;
            vote.add(middle - edge / 2, middle + edge / 2);
            vote.add(end - side / 2, end + side / 2);
        }
        return vote.move();
    }
    if (form == ShapeKind::Form::Custom)
        return sharpeningMove(shape.kind->path(shape), lineWidth,
                              {right.x(), right.y(), below.x(), below.y(), center.x(), center.y()});
    qsizetype count = 0;
    for (const QList<QPointF> &ring : shape.outline)
        count += ring.size();
    if (count > MostSharpPoints)
        return {};
    const QPointF unitX = shape.mirroredX ? -across : across, unitY = shape.mirroredY ? -down : down;
    const auto toPixels = [&](QPointF unit) { return center + unitX * unit.x() + unitY * unit.y(); };
    for (const QList<QPointF> &ring : shape.outline) {
        if (form == ShapeKind::Form::Path) {
            forEachCurve(ring, [&](const Cubic &curve) {
                if (curve.isSegment())
                    vote.add(toPixels(curve.from), toPixels(curve.to));
            });
            continue;
        }
        for (qsizetype i = form == ShapeKind::Form::Polygon ? 0 : 1; i < ring.size(); ++i)
            vote.add(toPixels(i > 0 ? ring[i - 1] : ring.last()), toPixels(ring[i]));
    }
    return vote.move();
}

QPointF sharpeningMove(const QPainterPath &path, double lineWidth, const QTransform &pathToPixels)
{
    if (path.elementCount() > MostSharpPoints || !isOddWidth(lineWidth))
        return {};
    EdgeVote vote;
    QPointF last;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        const QPointF point = pathToPixels.map(QPointF(element));
        if (element.isLineTo())
            vote.add(last, point);
        last = point;
    }
    return vote.move();
}

} // namespace Trammel
