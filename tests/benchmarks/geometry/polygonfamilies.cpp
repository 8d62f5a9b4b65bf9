#include "tests/benchmarks/geometry/polygonfamilies.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace Trammel;

namespace {

using Ring = QList<QPointF>;

double real(std::mt19937 &engine, double least, double most)
{
    return std::uniform_real_distribution<double>(least, most)(engine);
}

QPointF polar(double turn, double radius)
{
    return {radius * std::cos(turn * 2 * std::numbers::pi), radius * std::sin(turn * 2 * std::numbers::pi)};
}

Polygon circle(int points)
{
    Ring ring;
    for (int i = 0; i < points; ++i)
        ring.append(polar(double(i) / points, 1000));
    return {ring, {}};
}

Polygon star(int points)
{
    std::mt19937 engine(1);
    Ring ring;
    for (int i = 0; i < points; ++i)
        ring.append(polar(double(i) / points, real(engine, 300, 1000)));
    return {ring, {}};
}

/// Long thin teeth side by side. Lying teeth are stacked along y, so that a sweep line crosses all of them.
Polygon comb(int points, bool isLying)
{
    std::mt19937 engine(2);
    Ring ring;
    const int teeth = std::max(1, (points - 2) / 4);
    for (int i = 0; i < teeth; ++i) {
        const double tip = real(engine, 900, 1000), foot = real(engine, 1, 20);
        ring += Ring{{i * 4.0, foot}, {i * 4.0 + 1, tip}, {i * 4.0 + 2, tip - 1}, {i * 4.0 + 3, foot + 1}};
    }
    ring += Ring{{teeth * 4.0, -50}, {-1, -51}};
    if (isLying) {
        for (QPointF &point : ring)
            point = point.transposed();
    }
    return {ring, {}};
}

Polygon spiral(int points)
{
    Ring inner, outer;
    const int half = points / 2, turns = std::max(1, half / 100);
    for (int i = 0; i < half; ++i) {
        const double turn = double(i) / half * turns, radius = 10 + 10 * turn;
        inner.append(polar(turn, radius));
        outer.prepend(polar(turn, radius + 5));
    }
    return {inner + outer, {}};
}

/// Random points joined in rows, back and forth; then 2-opt moves remove the crossings.
Polygon twoOpt(int points)
{
    std::mt19937 engine(3);
    Ring ring;
    for (int i = 0; i < points; ++i)
        ring.append({real(engine, 0, 1000), real(engine, 0, 1000)});
    const double strip = 1000 / std::max(1.0, std::sqrt(points / 3.0));
    std::sort(ring.begin(), ring.end(), [strip](QPointF a, QPointF b) {
        const double rowA = std::floor(a.y() / strip), rowB = std::floor(b.y() / strip);
        return rowA != rowB ? rowA < rowB : (std::fmod(rowA, 2) == 0 ? a.x() < b.x() : a.x() > b.x());
    });
    for (bool isMending = true; isMending;) {
        isMending = false;
        for (int i = 0; i < points; ++i) {
            for (int j = i + 2; j < points; ++j) {
                if (intersects(Segment{ring[i], ring[i + 1]}, Segment{ring[j], ring[(j + 1) % points]},
                               Reading::Open)) {
                    std::reverse(ring.begin() + i + 1, ring.begin() + j + 1);
                    isMending = true;
                }
            }
        }
    }
    return {ring, {}};
}

/// The outline of a random spanning tree in a grid, which winds like a maze for any number of points.
Polygon maze(int points)
{
    std::mt19937 engine(4);
    const int side = std::max(2, int(std::sqrt(points / 2.0 / 1.5)));
    // The passages of the spanning tree, to the right of a cell and below it.
    std::vector<bool> opensRight(std::size_t(side * side)), opensDown(std::size_t(side * side)),
        isSeen(std::size_t(side * side));
    std::vector<int> stack{0};
    isSeen[0] = true;
    while (!stack.empty()) {
        const int cell = stack.back(), x = cell % side, y = cell / side;
        std::vector<int> free;
        for (auto [dx, dy] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
            const int nx = x + dx, ny = y + dy;
            if (nx >= 0 && ny >= 0 && nx < side && ny < side && !isSeen[std::size_t(ny * side + nx)])
                free.push_back(ny * side + nx);
        }
        if (free.empty()) {
            stack.pop_back();
            continue;
        }
        const int next = free[std::size_t(engine() % free.size())];
        (next / side == y ? opensRight : opensDown)[std::size_t(std::min(cell, next))] = true;
        isSeen[std::size_t(next)] = true;
        stack.push_back(next);
    }
    // Walks around the tree with the wall on the left, and adds one to four corners per cell.
    const auto isOpen = [&](int x, int y, int direction) {
        switch (direction) {
        case 0:
            return x + 1 < side && bool(opensRight[std::size_t(y * side + x)]);
        case 1:
            return y + 1 < side && bool(opensDown[std::size_t(y * side + x)]);
        case 2:
            return x > 0 && bool(opensRight[std::size_t(y * side + x - 1)]);
        default:
            return y > 0 && bool(opensDown[std::size_t((y - 1) * side + x)]);
        }
    };
    constexpr int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1};
    Ring ring;
    int x = 0, y = 0, heading = 0;
    const auto corner = [&](int direction) {
        // The corner of the cell's core ahead and to the left.
        const double ahead = 0.3 + real(engine, -0.05, 0.05), aside = 0.3 + real(engine, -0.05, 0.05);
        return QPointF(x + dx[direction] * ahead + dy[direction] * aside,
                       y + dy[direction] * ahead - dx[direction] * aside);
    };
    // Every passage is walked in both directions.
    for (int moves = 2 * (side * side - 1); moves > 0; --moves) {
        int turn = (heading + 3) % 4;
        ring.append(corner(turn));
        while (!isOpen(x, y, turn)) {
            turn = (turn + 1) % 4;
            ring.append(corner(turn));
        }
        x += dx[turn];
        y += dy[turn];
        heading = turn;
    }
    for (int turn = (heading + 3) % 4; turn != 3; turn = (turn + 1) % 4)
        ring.append(corner(turn));
    return {ring, {}};
}

Polygon withHoles(int points)
{
    std::mt19937 engine(5);
    const int holes = std::max(1, points / 12), side = int(std::ceil(std::sqrt(holes)));
    Polygon polygon = circle(std::max(4, points - 8 * holes));
    for (int i = 0; i < holes; ++i) {
        // The holes lie on a grid within the circle.
        const double cell = 1200.0 / side;
        const QPointF center((i % side + 0.5) * cell - 600, (i / side + 0.5) * cell - 600);
        Ring hole;
        for (int k = 0; k < 8; ++k)
            hole.append(center + polar(k / 8.0, real(engine, 0.15, 0.45) * cell));
        polygon.holes.append(hole);
    }
    return polygon;
}

} // namespace

const std::vector<PolygonFamily> &polygonFamilies()
{
    constexpr int any = 1 << 30;
    static const std::vector<PolygonFamily> families{
        {"circle", circle, any},
        {"star", star, any},
        {"comb", [](int points) { return comb(points, false); }, any},
        {"lying comb", [](int points) { return comb(points, true); }, any},
        {"spiral", spiral, any},
        {"2-opt", twoOpt, 1000},
        {"maze", maze, any},
        {"holes", withHoles, any},
    };
    return families;
}
