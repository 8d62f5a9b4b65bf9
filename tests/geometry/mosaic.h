#pragma once

#include "tests/geometry/random.h"

#include <trammel/geometry/predicates.h>

#include <set>
#include <utility>

/// A net of convex cells, and rings along its lines. The even-odd region of the rings is known cell by cell, so that
/// queries of the region can be answered by queries of quads.
class Mosaic
{
public:
    enum class Scene { Grid, Ulps, Far, Anywhere, Huge };
    static constexpr std::array AllScenes{Scene::Grid, Scene::Ulps, Scene::Far, Scene::Anywhere, Scene::Huge};
    static constexpr int Size = 6;

    Mosaic(Random &random, Scene scene)
    {
        for (int row = 0; row <= Size; ++row) {
            for (int column = 0; column <= Size; ++column)
                m_corners[row][column] = placed(random, scene, QPointF(2 * column - Size, 2 * row - Size));
        }
        for (int ring = random.integer(1, 4); ring > 0; --ring)
            addRing(random);
    }

    static QPointF placed(Random &random, Scene scene, QPointF point)
    {
        switch (scene) {
        case Scene::Grid:
            return point;
        case Scene::Ulps:
            return random.nudged(point / 3, 2);
        case Scene::Far:
            return QPointF(1e6, -1e6) + point * 1e-6;
        case Scene::Anywhere:
            return point + random.point(0.2);
        case Scene::Huge:
            return point * 1e150;
        }
        return point;
    }

    static double scaled(Random &random, Scene scene, double length)
    {
        switch (scene) {
        case Scene::Grid:
            return length;
        case Scene::Ulps:
            return random.nudged(length / 3, 2);
        case Scene::Far:
            return length * 1e-6;
        case Scene::Anywhere:
            return length * random.real(0.5, 1);
        case Scene::Huge:
            return length * 1e150;
        }
        return length;
    }

    Trammel::Polygon polygon() const
    {
        Trammel::Polygon polygon{m_rings.first(), m_rings};
        polygon.holes.removeFirst();
        return polygon;
    }

    /// Whether any open block passes the test. Together the blocks cover the open region, or, if not filled, the part
    /// of the net outside the closed region: single cells, two cells without an edge between them, and four cells
    /// without an edge or vertex between them.
    template <class Test> bool anyBlock(bool filled, const Test &test) const
    {
        for (int row = 0; row < Size; ++row) {
            for (int column = 0; column < Size; ++column) {
                for (const auto &[width, height] : {std::pair(1, 1), {2, 1}, {1, 2}, {2, 2}}) {
                    if (isWhole(filled, column, row, width, height) && isStraight(column, row, width, height)
                        && test(block(column, row, width, height)))
                        return true;
                }
            }
        }
        return false;
    }

    /// Whether any edge passes the test, as a quad without area.
    template <class Test> bool anyEdge(const Test &test) const
    {
        for (const auto &[from, to] : m_edges) {
            const QPointF a = corner(from), b = corner(to);
            if (test(Trammel::Quad{{a, b, b, a}}))
                return true;
        }
        return false;
    }

    /// The quad of the whole net; approximate where the net is not straight.
    Trammel::Quad frame() const { return block(0, 0, Size, Size); }

private:
    using Node = std::pair<int, int>;

    QPointF corner(const Node &node) const { return m_corners[node.second][node.first]; }

    Trammel::Quad block(int column, int row, int width, int height) const
    {
        return {{m_corners[row][column], m_corners[row][column + width], m_corners[row + height][column + width],
                 m_corners[row + height][column]}};
    }

    bool hasEdge(Node a, Node b) const { return m_edges.count(std::minmax({a, b})) > 0; }

    bool isWhole(bool filled, int column, int row, int width, int height) const
    {
        if (column + width > Size || row + height > Size)
            return false;
        for (int i = column; i < column + width; ++i) {
            for (int j = row; j < row + height; ++j) {
                if (m_isFilled[j][i] != filled)
                    return false;
            }
        }
        bool isParted = false;
        if (width == 2) {
            for (int j = row; j < row + height; ++j)
                isParted |= hasEdge({column + 1, j}, {column + 1, j + 1});
        }
        if (height == 2) {
            for (int i = column; i < column + width; ++i)
                isParted |= hasEdge({i, row + 1}, {i + 1, row + 1});
        }
        if (width == 2 && height == 2)
            isParted |= hasEdge({column + 1, row + 1}, {column + 1, row + 1});
        return !isParted;
    }

    /// Whether a block of several cells equals their union: its sides run through the corners of the cells.
    bool isStraight(int column, int row, int width, int height) const
    {
        const auto isBetween = [this](Node a, Node b, Node c) {
            return Trammel::intersects(Trammel::Segment{corner(a), corner(c)}, Trammel::Segment{corner(b), corner(b)});
        };
        bool straight = true;
        if (width == 2) {
            for (int j : {row, row + height})
                straight &= isBetween({column, j}, {column + 1, j}, {column + 2, j});
        }
        if (height == 2) {
            for (int i : {column, column + width})
                straight &= isBetween({i, row}, {i, row + 1}, {i, row + 2});
        }
        return straight;
    }

    void addRing(Random &random)
    {
        const auto [left, right] = std::minmax({random.integer(1, Size - 1), random.integer(1, Size - 1)});
        const auto [top, bottom] = std::minmax({random.integer(1, Size - 1), random.integer(1, Size - 1)});
        // The ring has no area if it runs along an edge and back.
        QList<Node> nodes;
        for (int i = left; i < right; ++i)
            nodes.append({i, top});
        for (int j = top; j < bottom; ++j)
            nodes.append({right, j});
        for (int i = right; i > left; --i)
            nodes.append({i, bottom});
        for (int j = bottom; j > top; --j)
            nodes.append({left, j});
        if (nodes.isEmpty())
            nodes.append({left, top});
        if (random.coin())
            std::reverse(nodes.begin(), nodes.end());
        std::rotate(nodes.begin(), nodes.begin() + random.integer(0, int(nodes.size()) - 1), nodes.end());
        QList<QPointF> ring;
        for (qsizetype i = 0; i < nodes.size(); ++i) {
            m_edges.insert(std::minmax({nodes[i], nodes[(i + 1) % nodes.size()]}));
            ring.append(corner(nodes[i]));
        }
        m_rings.append(ring);
        for (int row = top; row < bottom; ++row) {
            for (int column = left; column < right; ++column)
                m_isFilled[row][column] ^= true;
        }
    }

    QPointF m_corners[Size + 1][Size + 1];
    bool m_isFilled[Size][Size] = {};
    QList<QList<QPointF>> m_rings;
    std::set<std::pair<Node, Node>> m_edges;
};
