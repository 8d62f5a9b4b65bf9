#include "widgets/model/placing/leastmoves_p.h"

#include "widgets/model/placing/outlinemargin_p.h"
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <random>

namespace Trammel {

namespace {

constexpr int Nobody = -1;

/// Requires dot(normal, move of second - move of first) >= length. The value Nobody stands for a shape at rest.
struct HalfPlane
{
    int first;
    int second;
    QPointF normal;
    double length;
};

using Moves = std::vector<QPointF>;

double totalOf(const Moves &moves)
{
    double total = 0;
    for (QPointF move : moves)
        total += length(move);
    return total;
}

/// The moves with the least sum of lengths in the intersection of half-planes; nothing if it is empty. The sum of
/// lengths is minimized as a sequence of weighted sums of squares, each by coordinate ascent in the dual problem.
/// Sources: E. Weiszfeld, "Sur le point pour lequel la somme des distances de n points donnes est minimum"; C.
/// Hildreth, "A quadratic programming procedure".
std::optional<Moves> leastMovesIn(const std::vector<HalfPlane> &planes, std::size_t count)
{
    double scale = 0;
    for (const HalfPlane &plane : planes)
        scale = std::max(scale, plane.length);
    Moves moves(count);
    if (scale == 0)
        return moves;
    if (planes.size() == 1) {
        const HalfPlane &only = planes.front();
        const double share = only.first == Nobody ? 1 : only.second == Nobody ? 0 : 0.5;
        if (only.first != Nobody)
            moves[std::size_t(only.first)] = only.normal * (-only.length * (1 - share));
        if (only.second != Nobody)
            moves[std::size_t(only.second)] = only.normal * (only.length * share);
        return moves;
    }
    std::vector<double> softness(count, scale), forces(planes.size(), 0);
    const auto residual = [&](const HalfPlane &plane) {
        const QPointF first = plane.first == Nobody ? QPointF() : moves[std::size_t(plane.first)];
        const QPointF second = plane.second == Nobody ? QPointF() : moves[std::size_t(plane.second)];
        return plane.length - dot(plane.normal, second - first);
    };
    const auto push = [&](const HalfPlane &plane, double force) {
        if (plane.first != Nobody)
            moves[std::size_t(plane.first)] -= plane.normal * (force * softness[std::size_t(plane.first)]);
        if (plane.second != Nobody)
            moves[std::size_t(plane.second)] += plane.normal * (force * softness[std::size_t(plane.second)]);
    };
    double floor = scale;
    for (int step = 0; step < 14; ++step) {
        std::fill(moves.begin(), moves.end(), QPointF());
        for (std::size_t i = 0; i < planes.size(); ++i)
            push(planes[i], forces[i]);
        for (int sweep = 0; sweep < 60; ++sweep) {
            double largest = 0;
            for (std::size_t i = 0; i < planes.size(); ++i) {
                const HalfPlane &plane = planes[i];
                const double sum = (plane.first == Nobody ? 0 : softness[std::size_t(plane.first)])
                    + (plane.second == Nobody ? 0 : softness[std::size_t(plane.second)]);
                const double change = std::max(-forces[i], residual(plane) / sum);
                forces[i] += change;
                push(plane, change);
                largest = std::max(largest, std::abs(change) * sum);
            }
            if (largest < 1e-10 * scale)
                break;
        }
        floor = std::max(floor * 0.3, 1e-5 * scale);
        for (std::size_t i = 0; i < count; ++i)
            softness[i] = std::max(length(moves[i]), floor);
    }
    for (const HalfPlane &plane : planes) {
        if (!(residual(plane) < 1e-6 * scale))
            return std::nullopt;
    }
    return moves;
}

/// The farthest extent of a unit along a unit vector.
double extentAlong(const PlacingUnit &unit, QPointF normal)
{
    double most = -std::numeric_limits<double>::infinity();
    for (const PlacingPart &part : unit.parts)
        most = std::max(most, extentAlong(part.area, normal));
    return most;
}

/// The outward normals of the sides of a unit's convex hull; evenly spaced directions for a round unit.
std::vector<QPointF> normalsOf(const PlacingUnit &unit)
{
    QList<QPointF> points;
    bool isRound = false;
    for (const PlacingPart &part : unit.parts) {
        if (const auto *box = std::get_if<Obb>(&part.area)) {
            for (QPointF corner : box->corners())
                points.append(corner);
        } else if (const auto *polygon = std::get_if<Polygon>(&part.area)) {
            points += polygon->outline;
            for (const QList<QPointF> &hole : polygon->holes)
                points += hole;
        } else {
            isRound = true;
        }
    }
    std::vector<QPointF> normals;
    const QList<QPointF> hull = convexHull({points.constData(), std::size_t(points.size())});
    constexpr qsizetype many = 24;
    if (isRound || hull.size() > many || hull.size() < 3) {
        for (int i = 0; i < 24; ++i)
            normals.push_back(axisFromDegrees(i * 15));
    }
    if (hull.size() <= many && hull.size() >= 3) {
        for (qsizetype i = 0; i < hull.size(); ++i) {
            const QPointF along = hull[(i + 1) % hull.size()] - hull[i];
            if (const auto normal = normalized(-perpendicular(along)))
                normals.push_back(*normal);
        }
    }
    return normals;
}

bool isConcave(const PlacingUnit &unit)
{
    return unit.parts.size() > 1 || std::holds_alternative<Polygon>(unit.parts.front().area);
}

class Search
{
public:
    Search(PlacingScene &scene, const std::vector<std::size_t> &moving, const std::vector<std::size_t> &others,
           int &budget)
        : m_scene(scene), m_moving(moving), m_others(others), m_budget(budget), m_reserve(budget / 3)
    {
        for (std::size_t unit : moving) {
            m_starts.push_back(scene.units[unit].offset);
            m_normals.push_back(normalsOf(scene.units[unit]));
        }
        for (std::size_t unit : moving)
            m_slack = std::max(m_slack, scene.units[unit].slack());
    }

    std::optional<double> run()
    {
        // The combinations are complete for two convex units only: half-planes do not describe all pockets of concave
        // units, and the budget ends before all combinations of several units are tried.
        const bool isComplete = m_moving.size() == 2 && !isAnyConcave();
        // A good first solution also shortens the search.
        if (!isComplete)
            moveOneByOne();
        explore({}, Moves(m_moving.size()));
        if (!m_best) {
            apply(Moves(m_moving.size()));
            return std::nullopt;
        }
        refine();
        if (!isComplete)
            improve();
        apply(*m_best);
        return m_total;
    }

private:
    struct Violation
    {
        int first;
        int second;
        std::size_t firstUnit;
        std::size_t secondUnit;
        Contact contact;
    };

    bool isAnyConcave() const
    {
        return std::any_of(m_moving.begin(), m_moving.end(),
                           [&](std::size_t unit) { return isConcave(m_scene.units[unit]); });
    }

    void apply(const Moves &moves)
    {
        for (std::size_t i = 0; i < m_moving.size(); ++i)
            m_scene.units[m_moving[i]].offset = m_starts[i] + moves[i];
    }

    /// All overlaps, or only the deepest one.
    std::vector<Violation> violations(const Moves &moves)
    {
        apply(moves);
        std::vector<Violation> found;
        const auto check = [&](int first, int second, std::size_t firstUnit, std::size_t secondUnit) {
            if (!m_scene.units[firstUnit].movedBox().overlaps(m_scene.units[secondUnit].movedBox(), Reading::Open)
                && !m_scene.hasFloor(firstUnit, secondUnit))
                return;
            const std::optional<Contact> contact = m_scene.overlap(firstUnit, secondUnit);
            if (contact && contact->depth > PlacingScene::LeastDepth)
                found.push_back({first, second, firstUnit, secondUnit, *contact});
        };
        for (std::size_t i = 0; i < m_moving.size(); ++i) {
            for (std::size_t j = i + 1; j < m_moving.size(); ++j)
                check(int(i), int(j), m_moving[i], m_moving[j]);
            for (std::size_t other : m_others)
                check(Nobody, int(i), other, m_moving[i]);
        }
        return found;
    }

    QPointF relative(const Violation &violation, const Moves &moves) const
    {
        const QPointF first = violation.first == Nobody ? QPointF() : moves[std::size_t(violation.first)];
        return moves[std::size_t(violation.second)] - first;
    }

    HalfPlane planeOf(const Violation &violation, const Moves &moves) const
    {
        const Contact &contact = violation.contact;
        return {violation.first, violation.second, contact.normal,
                dot(contact.normal, relative(violation, moves)) + contact.depth + m_slack};
    }

    /// The half-planes whose lines are nearest, nearest first: that of the minimum translation, those beyond which the
    /// convex hulls are apart, and for concave units also those of the minimum translations from nearby.
    std::vector<HalfPlane> sidesOf(const Violation &violation, const Moves &moves)
    {
        std::vector<HalfPlane> sides{planeOf(violation, moves)};
        if (m_scene.hasFloor(violation.firstUnit, violation.secondUnit))
            return sides;
        const PlacingUnit &first = m_scene.units[violation.firstUnit], &second = m_scene.units[violation.secondUnit];
        const QPointF start = m_starts[std::size_t(violation.second)]
            - (violation.first == Nobody ? first.offset : m_starts[std::size_t(violation.first)]);
        const auto add = [&](QPointF normal) {
            const double along = extentAlong(first, normal) + extentAlong(second, -normal) - dot(normal, start);
            sides.push_back({violation.first, violation.second, normal, along + m_slack});
        };
        for (QPointF normal : m_normals[std::size_t(violation.second)])
            add(-normal);
        for (QPointF normal : violation.first == Nobody ? normalsOf(first) : m_normals[std::size_t(violation.first)])
            add(normal);
        const QPointF offset = relative(violation, moves);
        if (isConcave(first) || isConcave(second))
            addNearby(violation, offset, sides);
        std::stable_sort(sides.begin() + 1, sides.end(), [offset](const HalfPlane &a, const HalfPlane &b) {
            return a.length - dot(a.normal, offset) < b.length - dot(b.normal, offset);
        });
        constexpr std::size_t most = 14;
        if (sides.size() > most)
            sides.resize(most);
        return sides;
    }

    void addNearby(const Violation &violation, QPointF offset, std::vector<HalfPlane> &sides)
    {
        PlacingUnit &second = m_scene.units[violation.secondUnit];
        const QPointF start = second.offset;
        constexpr int directions = 8;
        for (int direction = 0; direction < directions; ++direction) {
            const QPointF axis = axisFromDegrees(360.0 / directions * direction);
            const QPointF aside = axis * (0.6 * violation.contact.depth);
            second.offset = start + aside;
            const std::optional<Contact> contact = m_scene.overlap(violation.firstUnit, violation.secondUnit);
            const QPointF normal = contact ? contact->normal : axis;
            const double length = dot(normal, offset + aside) + (contact ? contact->depth : 0) + m_slack;
            const bool isKnown = std::any_of(sides.begin(), sides.end(), [&](const HalfPlane &side) {
                return dot(side.normal, normal) > 0.999 && std::abs(side.length - length) < 0.01 * length;
            });
            if (!isKnown)
                sides.push_back({violation.first, violation.second, normal, length});
        }
        second.offset = start;
    }

    void explore(const std::vector<HalfPlane> &planes, const Moves &moves)
    {
        if (m_budget <= m_reserve || planes.size() > 24)
            return;
        const std::vector<Violation> found = violations(moves);
        if (found.empty()) {
            m_best = moves;
            m_total = totalOf(moves);
            return;
        }
        const auto deepest = std::max_element(found.begin(), found.end(), [](const Violation &a, const Violation &b) {
            return a.contact.depth < b.contact.depth;
        });
        struct Branch
        {
            double total;
            HalfPlane plane;
            Moves moves;
        };
        std::vector<Branch> branches;
        std::vector<HalfPlane> tried = planes;
        for (const HalfPlane &plane : sidesOf(*deepest, moves)) {
            if (--m_budget <= m_reserve)
                break;
            tried.push_back(plane);
            if (std::optional<Moves> least = leastMovesIn(tried, m_moving.size()))
                branches.push_back({totalOf(*least), plane, *std::move(least)});
            tried.pop_back();
        }
        std::stable_sort(branches.begin(), branches.end(),
                         [](const Branch &a, const Branch &b) { return a.total < b.total; });
        for (const Branch &branch : branches) {
            if (m_best && branch.total >= m_total * 0.995)
                break;
            tried.push_back(branch.plane);
            explore(tried, branch.moves);
            tried.pop_back();
        }
    }

    /// A first solution: in each order of the units, each one moves to the nearest place that is found free of those
    /// before it. Uses at most a third of the budget.
    void moveOneByOne()
    {
        const int least = m_reserve + (m_budget - m_reserve) / 2;
        // The tests of convex units take little of the time of one combination.
        m_testsOfOne = isAnyConcave() ? 1 : 20;
        std::vector<std::size_t> order(m_moving.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        do {
            Moves moves(m_moving.size());
            double total = 0;
            for (std::size_t place = 0; place < order.size() && m_budget > least; ++place) {
                moves[order[place]] = nearestFree(order, place, moves);
                total += length(moves[order[place]]);
            }
            if (m_budget > least && (!m_best || total < m_total) && violations(moves).empty()) {
                m_best = moves;
                m_total = total;
            }
        } while (m_budget > least && std::next_permutation(order.begin(), order.end()));
    }

    /// The shortest move found of a unit to a place that is free of the units before it in an order. Starts at some
    /// offsets around, and follows the minimum translations.
    QPointF nearestFree(const std::vector<std::size_t> &order, std::size_t place, const Moves &moves)
    {
        PlacingUnit &unit = m_scene.units[m_moving[order[place]]];
        std::vector<std::size_t> obstacles = m_others;
        for (std::size_t i = 0; i < place; ++i) {
            obstacles.push_back(m_moving[order[i]]);
            m_scene.units[obstacles.back()].offset = m_starts[order[i]] + moves[order[i]];
        }
        const auto deepest = [&](QPointF move) {
            unit.offset = m_starts[order[place]] + move;
            Contact most{{1, 0}, PlacingScene::LeastDepth};
            for (std::size_t obstacle : obstacles) {
                if (!unit.movedBox().overlaps(m_scene.units[obstacle].movedBox()))
                    continue;
                if (++m_tests % m_testsOfOne == 0)
                    --m_budget;
                const std::optional<Contact> contact = m_scene.overlap(obstacle, m_moving[order[place]]);
                if (contact && contact->depth > most.depth)
                    most = *contact;
            }
            return most;
        };
        const double reach = deepest({}).depth;
        if (reach <= PlacingScene::LeastDepth)
            return {};
        QPointF best;
        double least = std::numeric_limits<double>::infinity();
        constexpr int starts = 17;
        for (int start = 0; start < starts; ++start) {
            QPointF move = start == 0 ? QPointF() : axisFromDegrees(start * 45) * (start <= 8 ? reach / 2 : reach);
            for (int step = 0; step < 8 && length(move) < least + reach; ++step) {
                const Contact contact = deepest(move);
                if (contact.depth <= PlacingScene::LeastDepth) {
                    if (length(move) < least) {
                        least = length(move);
                        best = move;
                    }
                    break;
                }
                move += contact.normal * (contact.depth + m_slack);
            }
        }
        return best;
    }

    /// Rotates the half-planes to the normals at which the units touch, for round and concave outlines.
    void refine()
    {
        for (int step = 0; step < 6; ++step) {
            Moves shorter = *m_best;
            for (QPointF &move : shorter)
                move *= 0.97;
            std::vector<HalfPlane> planes;
            for (const Violation &violation : violations(shorter))
                planes.push_back(planeOf(violation, shorter));
            std::optional<Moves> moves = leastMovesIn(planes, m_moving.size());
            for (int i = 0; i < 4 && moves && totalOf(*moves) < m_total; ++i) {
                const std::vector<Violation> rest = violations(*moves);
                if (rest.empty())
                    break;
                for (const Violation &violation : rest)
                    planes.push_back(planeOf(violation, *moves));
                moves = leastMovesIn(planes, m_moving.size());
            }
            if (!moves || !(totalOf(*moves) < m_total * 0.9999) || !violations(*moves).empty())
                break;
            m_best = moves;
            m_total = totalOf(*moves);
        }
    }

    /// Shortens the best moves by random changes until the kept part of the budget is used. The least moves that remove
    /// the overlaps after a change often lead around a concave unit on another side, which no combination describes.
    /// The changes are the same in each run.
    void improve()
    {
        std::minstd_rand engine;
        const auto share = [&engine] { return double(engine() - engine.min()) / double(engine.max() - engine.min()); };
        const int least = std::max(m_budget - m_reserve, 0);
        while (m_budget > least) {
            Moves changed = *m_best;
            const double shrink = 1 - 0.5 * share();
            for (QPointF &move : changed) {
                move *= shrink;
                if (share() < 0.5) {
                    const QPointF axis = axisFromDegrees(360 * share());
                    move += axis * (share() * m_total / 4);
                }
            }
            if (const std::optional<Moves> shorter = freeMovesNear(std::move(changed))) {
                m_best = shorter;
                m_total = totalOf(*shorter);
                refine();
            }
        }
    }

    /// The moves without overlaps that follow from the minimum translations at given moves, if they are shorter than
    /// the best ones.
    std::optional<Moves> freeMovesNear(Moves moves)
    {
        constexpr std::size_t mostPlanes = 30;
        std::vector<HalfPlane> planes;
        while (planes.size() < mostPlanes) {
            --m_budget;
            const std::vector<Violation> rest = violations(moves);
            if (rest.empty())
                return totalOf(moves) < m_total ? std::optional(moves) : std::nullopt;
            for (const Violation &violation : rest)
                planes.push_back(planeOf(violation, moves));
            const std::optional<Moves> least = leastMovesIn(planes, m_moving.size());
            if (!least || totalOf(*least) >= m_total)
                break;
            moves = *least;
        }
        return std::nullopt;
    }

    PlacingScene &m_scene;
    const std::vector<std::size_t> &m_moving;
    const std::vector<std::size_t> &m_others;
    int &m_budget;
    /// The part of the budget that is kept for improve().
    int m_reserve;
    int m_tests = 0;
    int m_testsOfOne = 1;
    std::vector<QPointF> m_starts;
    std::vector<std::vector<QPointF>> m_normals;
    double m_slack = 0;
    std::optional<Moves> m_best;
    double m_total = 0;
};

} // namespace

std::optional<double> leastMoves(PlacingScene &scene, const std::vector<std::size_t> &moving,
                                 const std::vector<std::size_t> &others, int &budget)
{
    return Search(scene, moving, others, budget).run();
}

} // namespace Trammel
