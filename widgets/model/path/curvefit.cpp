#include "widgets/model/path/curvefit_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace Trammel {

namespace {

// A longer run of points is divided in advance, so that the cost stays about linear.
constexpr qsizetype LongestRun = 1000;
// A fit is improved by better parameters as long as its squared error is at most this many times too large.
constexpr double HopelessError = 16;
constexpr int MostImprovements = 6;
constexpr int MergeImprovements = 12;
// If one of two handles is shorter than this share of their sum, their lengths do not show where a curve was divided.
constexpr double LeastDivision = 1e-3;
// In multiples of the tolerance: the distance over which directions are measured.
constexpr double DirectionReach = 2;
constexpr double CornerReach = 5;
// The cosine of the least turn of a corner, 60 degrees.
constexpr double CornerCosine = 0.5;

using Points = std::span<const QPointF>;

/// The zero vector for vectors without a direction.
QPointF directionOf(QPointF way)
{
    return normalized(way).value_or(QPointF());
}

std::vector<double> chordLengths(Points points)
{
    std::vector<double> parameters{0};
    for (std::size_t i = 1; i < points.size(); ++i)
        parameters.push_back(parameters.back() + length(points[i] - points[i - 1]));
    const double whole = parameters.back();
    for (double &parameter : parameters)
        parameter = whole > 0 ? parameter / whole : 0;
    return parameters;
}

/// The curve through the first and the last point, with the given directions there (the second one points backward),
/// whose points at the parameters are nearest to the points.
Cubic leastSquares(Points points, const std::vector<double> &parameters, QPointF start, QPointF end)
{
    const QPointF first = points.front(), last = points.back();
    double c00 = 0, c01 = 0, c11 = 0, x0 = 0, x1 = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double t = parameters[i], s = 1 - t;
        const double b1 = 3 * t * s * s, b2 = 3 * t * t * s, b3 = t * t * t;
        const QPointF a = b1 * start, b = b2 * end;
        const QPointF rest = points[i] - first - (b2 + b3) * (last - first);
        c00 += dot(a, a);
        c01 += dot(a, b);
        c11 += dot(b, b);
        x0 += dot(a, rest);
        x1 += dot(b, rest);
    }
    const QPointF chord = last - first;
    const double size = length(chord), determinant = c00 * c11 - c01 * c01;
    double startLength = size / 3, endLength = size / 3;
    if (std::abs(determinant) > 1e-12 * c00 * c11) {
        const double a = (x0 * c11 - x1 * c01) / determinant, b = (c00 * x1 - c01 * x0) / determinant;
        // Negative lengths would reverse a direction, and handles that pass each other would form a loop.
        const bool isLoop = size > 0 && dot(a * start - b * end, chord) > size * size;
        if (a > 1e-6 * size && b > 1e-6 * size && !isLoop) {
            startLength = a;
            endLength = b;
        }
    }
    return {first, first + startLength * start, last + endLength * end, last};
}

struct Error
{
    double squared = 0;
    std::size_t index = 0;
};

Error errorOf(const Cubic &curve, Points points, const std::vector<double> &parameters)
{
    Error error{0, points.size() / 2};
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const double squared = lengthSquared(curve.at(parameters[i]) - points[i]);
        if (squared > error.squared)
            error = {squared, i};
    }
    return error;
}

/// Moves each parameter toward that of the nearest point of the curve, by a step of Newton's method.
void improve(const Cubic &curve, Points points, std::vector<double> &parameters)
{
    const QPointF d0 = 3 * (curve.control1 - curve.from), d1 = 3 * (curve.control2 - curve.control1),
                  d2 = 3 * (curve.to - curve.control2);
    const QPointF e0 = 2 * (d1 - d0), e1 = 2 * (d2 - d1);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const double t = parameters[i], s = 1 - t;
        const QPointF away = curve.at(t) - points[i];
        const QPointF speed = s * s * d0 + 2 * t * s * d1 + t * t * d2, change = s * e0 + t * e1;
        const double slope = dot(speed, speed) + dot(away, change);
        if (slope > 0)
            parameters[i] = std::clamp(t - dot(away, speed) / slope, parameters[i - 1], 1.0);
    }
}

class Fitter
{
public:
    Fitter(const QList<QPointF> &points, double tolerance) : m_points(points), m_tolerance(tolerance) { }

    QList<QPointF> run(bool isClosed)
    {
        const qsizetype last = m_points.size() - 1;
        m_ring = {m_points.first()};
        QList<qsizetype> stops = corners();
        stops.append(last);
        QPointF start = directionAfter(0), end = -directionBefore(last);
        if (isClosed && dot(start, -end) > CornerCosine) {
            start = directionOf(start - end);
            end = -start;
        }
        QPointF from = start;
        qsizetype first = 0;
        for (qsizetype stop : std::as_const(stops)) {
            for (qsizetype part = first; part < stop; part = std::min(part + LongestRun, stop)) {
                const qsizetype next = std::min(part + LongestRun, stop);
                const QPointF to = next < stop ? -directionAt(next) : next == last ? end : -directionBefore(next);
                fit(part, next, from, to);
                from = next < stop ? -to : next == last ? start : directionAfter(next);
            }
            first = stop;
        }
        if (isClosed)
            m_ring.removeLast();
        return m_ring;
    }

private:
    /// The nearest point after (or, for a step of -1, before) a point that is at least a distance away; otherwise the
    /// last one.
    qsizetype neighbor(qsizetype index, qsizetype step, double reach) const
    {
        qsizetype i = index + step;
        while (i > 0 && i + 1 < m_points.size() && length(m_points[i] - m_points[index]) < reach)
            i += step;
        return std::clamp<qsizetype>(i, 0, m_points.size() - 1);
    }
    QPointF directionAfter(qsizetype index) const
    {
        return directionOf(m_points[neighbor(index, 1, DirectionReach * m_tolerance)] - m_points[index]);
    }
    QPointF directionBefore(qsizetype index) const
    {
        return directionOf(m_points[index] - m_points[neighbor(index, -1, DirectionReach * m_tolerance)]);
    }
    QPointF directionAt(qsizetype index) const
    {
        const QPointF way = m_points[neighbor(index, 1, DirectionReach * m_tolerance)]
            - m_points[neighbor(index, -1, DirectionReach * m_tolerance)];
        return same(way, {}) ? directionAfter(index) : directionOf(way);
    }

    /// The points with the sharpest turns, between the ends.
    QList<qsizetype> corners() const
    {
        QList<qsizetype> found;
        const double reach = CornerReach * m_tolerance;
        double sharpest = 1;
        for (qsizetype i = 1; i + 1 < m_points.size(); ++i) {
            const QPointF before = m_points[i] - m_points[neighbor(i, -1, reach)];
            const QPointF after = m_points[neighbor(i, 1, reach)] - m_points[i];
            const bool isLong = length(before) >= reach / 2 && length(after) >= reach / 2;
            const double cosine = isLong ? dot(directionOf(before), directionOf(after)) : 1;
            if (cosine >= CornerCosine)
                continue;
            const bool isSameBend = !found.isEmpty() && length(m_points[i] - m_points[found.last()]) < 2 * reach;
            if (!isSameBend)
                found.append(i);
            else if (cosine < sharpest)
                found.last() = i;
            else
                continue;
            sharpest = cosine;
        }
        return found;
    }

    void append(const Cubic &curve) { m_ring.append({curve.control1, curve.control2, curve.to}); }

    void fit(qsizetype first, qsizetype last, QPointF start, QPointF end)
    {
        struct Run
        {
            qsizetype first;
            qsizetype last;
            QPointF start;
            QPointF end;
        };
        std::vector<Run> open{{first, last, start, end}};
        while (!open.empty()) {
            const Run run = open.back();
            open.pop_back();
            const Points points(m_points.constData() + run.first, std::size_t(run.last - run.first + 1));
            std::vector<double> parameters = chordLengths(points);
            const double limit = m_tolerance * m_tolerance;
            Cubic curve = leastSquares(points, parameters, run.start, run.end);
            Error error = errorOf(curve, points, parameters);
            for (int i = 0; i < MostImprovements && error.squared > limit && error.squared < HopelessError * limit;
                 ++i) {
                improve(curve, points, parameters);
                curve = leastSquares(points, parameters, run.start, run.end);
                error = errorOf(curve, points, parameters);
            }
            if (error.squared <= limit || points.size() <= 2) {
                append(curve);
                continue;
            }
            const qsizetype middle = run.first + qsizetype(error.index);
            const QPointF along = directionAt(middle);
            open.push_back({middle, run.last, along, run.end});
            open.push_back({run.first, middle, run.start, -along});
        }
    }

    const QList<QPointF> &m_points;
    double m_tolerance;
    QList<QPointF> m_ring;
};

/// The direction in which a curve leaves its first point.
QPointF startOf(const Cubic &curve)
{
    for (QPointF point : {curve.control1, curve.control2}) {
        if (!same(point, curve.from))
            return directionOf(point - curve.from);
    }
    return directionOf(curve.to - curve.from);
}

/// The parameter at which a curve was divided, if the two are its parts, from the lengths of the handles at their
/// common point. 0 without handles.
double divisionOf(const Cubic &first, const Cubic &second)
{
    const double before = length(first.to - first.control2), after = length(second.control1 - second.from);
    return before + after > 0 ? before / (before + after) : 0;
}

} // namespace

QList<QPointF> fittedRing(const QList<QPointF> &points, double tolerance, bool isClosed)
{
    QList<QPointF> distinct;
    distinct.reserve(points.size() + 1);
    for (QPointF point : points) {
        if (distinct.isEmpty() || !same(distinct.last(), point))
            distinct.append(point);
    }
    if (isClosed && distinct.size() > 2)
        distinct.last() = distinct.first();
    return distinct.size() < 2 ? QList<QPointF>() : Fitter(distinct, tolerance).run(isClosed && distinct.size() > 2);
}

Cubic merged(const Cubic &first, const Cubic &second)
{
    if (first.isSegment() && second.isSegment())
        return {first.from, first.from, second.to, second.to};
    constexpr int samples = 24;
    std::vector<QPointF> points;
    for (int i = 0; i < samples; ++i)
        points.push_back(first.at(double(i) / samples));
    for (int i = 0; i <= samples; ++i)
        points.push_back(second.at(double(i) / samples));
    std::vector<double> parameters = chordLengths(points);
    const QPointF start = startOf(first), end = startOf(reversed(second));
    Cubic curve = leastSquares(points, parameters, start, end);
    for (int i = 0; i < MergeImprovements; ++i) {
        improve(curve, points, parameters);
        curve = leastSquares(points, parameters, start, end);
    }
    // If the two are the parts of a divided curve, the result is that curve.
    const double division = divisionOf(first, second);
    if (division < LeastDivision || division > 1 - LeastDivision)
        return curve;
    const Cubic whole{first.from, first.from + (first.control1 - first.from) / division,
                      second.to + (second.control2 - second.to) / (1 - division), second.to};
    std::vector<double> divided;
    for (int i = 0; i < samples; ++i)
        divided.push_back(division * i / samples);
    for (int i = 0; i <= samples; ++i)
        divided.push_back(division + (1 - division) * i / samples);
    return errorOf(whole, points, divided).squared <= errorOf(curve, points, parameters).squared ? whole : curve;
}

} // namespace Trammel
