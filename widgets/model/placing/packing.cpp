#include <trammel/packing.h>

#include "widgets/model/placing/outlinemargin_p.h"
#include "widgets/model/placing/packgrid_p.h"
#include "widgets/model/placing/placing_p.h"
#include "widgets/model/placing/placingscene_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/spatialindex.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <random>
#include <tuple>

namespace Trammel {

namespace {

/// A unit to pack, at each angle that is tried.
struct PackItem
{
    struct Turn
    {
        double degrees;
        ConvexPieces pieces;
        Aabb2 box;
        Footprint whole;
        Footprint inner;
    };

    std::size_t unit;
    QPointF pivot;
    double area;
    std::vector<Turn> turns;
};

/// The region that units are packed into. The pieces around a container and those of obstacles are at rest.
struct PackRegion
{
    Aabb2 box;
    bool isOpenBelow = true;
    std::vector<ConvexPieces> obstacles;
};

/// The box of the title of a container in the scene; nothing for other shapes, and if it is the whole container.
std::optional<Obb> titleBox(const Shape &shape)
{
    const TextBox box = shape.kind->textBox(shape);
    const QSizeF size = box.isTurned ? box.size.transposed() : box.size;
    const bool isWhole = size.width() >= shape.size.width() && size.height() >= shape.size.height();
    if (!shape.kind->isContainer() || isWhole)
        return std::nullopt;
    const QPointF axis = axisFromDegrees(shape.rotation);
    return Obb{shape.center + rotated(box.center, axis), size.width() / 2, size.height() / 2, axis};
}

/// A place of each item: the index of its turn, or -1 if it does not fit, and its offset.
struct PackResult
{
    struct Spot
    {
        int turn = -1;
        QPointF offset;
    };

    std::vector<Spot> spots;
    int missing = 0;
    double bottom = 0;
    double right = 0;
    /// The length to minimize: the height, or the longer side of a block.
    double length = 0;
    /// The sum of all lower edges, to choose between results of equal length.
    double sum = 0;

    bool isBetterThan(const PackResult &other) const
    {
        return std::tie(missing, length, sum) < std::tie(other.missing, other.length, other.sum);
    }
};

/// Bottom-left fill, from the top: each item goes to the first free place. Cells of a grid are searched, and the item
/// then slides up and to the left by the gaps that the cells leave.
class BottomLeftFill
{
public:
    BottomLeftFill(const std::vector<PackItem> &items, const PackRegion &region, double cell)
        : m_items(items), m_region(region),
          m_grid({region.box.min[0], region.box.min[1]}, cell,
                 std::max(1, int(std::ceil(region.box.size()[0] / cell - 1e-9))),
                 region.isOpenBelow ? std::nullopt : std::optional(int(std::ceil(region.box.size()[1] / cell - 1e-9))))
    {
        for (const ConvexPieces &pieces : region.obstacles)
            add(pieces, {});
    }

    /// Tries the given number of turns of each item, or all that it has. Returns false if progress does.
    bool run(const std::vector<std::size_t> &order, std::size_t turns, const PlacingProgress &progress)
    {
        result.spots.assign(m_items.size(), {});
        result.bottom = m_region.box.min[1];
        result.right = m_region.box.min[0];
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (progress && !progress(double(i) / double(order.size())))
                return false;
            const PackItem &item = m_items[order[i]];
            PackResult::Spot &spot = result.spots[order[i]];
            double lowest = std::numeric_limits<double>::infinity();
            for (std::size_t turn = 0; turn < std::min(turns, item.turns.size()); ++turn) {
                const std::optional<QPointF> offset = placeOf(item.turns[turn]);
                const double bottom = offset ? item.turns[turn].box.max[1] + offset->y() : 0;
                if (offset && bottom < lowest - 1e-6) {
                    lowest = bottom;
                    spot = {int(turn), *offset};
                }
            }
            if (spot.turn < 0) {
                ++result.missing;
                continue;
            }
            add(item.turns[std::size_t(spot.turn)].pieces, spot.offset);
            result.bottom = std::max(result.bottom, lowest);
            result.right = std::max(result.right, item.turns[std::size_t(spot.turn)].box.max[0] + spot.offset.x());
            result.sum += lowest;
        }
        return true;
    }

    PackResult result;

private:
    std::optional<QPointF> placeOf(const PackItem::Turn &turn)
    {
        const auto [width, height] = turn.box.size();
        const auto [regionWidth, regionHeight] = m_region.box.size();
        const double slack = 1e-9 * regionWidth;
        if (width > regionWidth + slack)
            return std::nullopt;
        const int lastColumn = int(std::floor((regionWidth - width) / m_grid.cell() + 1e-6));
        QPointF offset;
        if (!findPlace(turn, lastColumn, offset))
            return std::nullopt;
        for (int step = 0; step < 3; ++step) {
            const double up = slide(turn, offset, {0, -1}, turn.box.min[1] + offset.y() - m_region.box.min[1]);
            const double left = slide(turn, offset, {-1, 0}, turn.box.min[0] + offset.x() - m_region.box.min[0]);
            if (up + left < 1e-3 * m_grid.cell())
                break;
        }
        if (!m_region.isOpenBelow && turn.box.max[1] + offset.y() > m_region.box.max[1] + slack)
            return std::nullopt;
        return offset;
    }

    /// The first place at which the inner cells are free and the area itself overlaps nothing, or else the first place
    /// at which all cells of the area are free.
    bool findPlace(const PackItem::Turn &turn, int lastColumn, QPointF &offset)
    {
        const auto offsetAt = [&](PackGrid::Place place) {
            return m_grid.corner() + QPointF(place.column, place.row) * m_grid.cell()
                - QPointF(turn.box.min[0], turn.box.min[1]);
        };
        constexpr int mostTries = 400;
        PackGrid::Place from;
        for (int i = 0; i < mostTries; ++i) {
            const auto place = m_grid.firstFree(turn.inner, lastColumn, from);
            if (!place)
                return false;
            offset = offsetAt(*place);
            if (makeFree(turn, offset))
                return true;
            from = PackGrid::Place{place->row, place->column + 1};
        }
        const auto place = m_grid.firstFree(turn.whole, lastColumn, {});
        if (place)
            offset = offsetAt(*place);
        return place.has_value();
    }

    /// Moves a turn out of overlaps, as far as a cell. Returns whether it overlaps nothing then.
    bool makeFree(const PackItem::Turn &turn, QPointF &offset)
    {
        QPointF moved = offset;
        constexpr int steps = 4;
        for (int step = 0; step < steps; ++step) {
            const Aabb2 box = turn.box.translated({moved.x(), moved.y()});
            const double slack = 1e-9 * m_region.box.size()[0];
            if (box.min[0] < m_region.box.min[0] - slack || box.max[0] > m_region.box.max[0] + slack
                || box.min[1] < m_region.box.min[1] - slack)
                return false;
            m_found.clear();
            m_index.query(box, m_found);
            std::sort(m_found.begin(), m_found.end());
            constexpr double leastDepth = 1e-7;
            Contact deepest{{1, 0}, leastDepth};
            for (quint32 other : m_found) {
                const auto &[pieces, place] = m_placed[other];
                const auto contact = deepestContact(*pieces, turn.pieces, moved - place, leastDepth);
                if (contact && contact->depth > deepest.depth)
                    deepest = *contact;
            }
            if (deepest.depth <= leastDepth) {
                offset = moved;
                return true;
            }
            moved += deepest.normal * (deepest.depth + 3e-7);
            if (length(moved - offset) > 1.5 * m_grid.cell())
                return false;
        }
        return false;
    }

    /// Moves an offset along a direction until the turn meets something, and returns the length.
    double slide(const PackItem::Turn &turn, QPointF &offset, QPointF direction, double most)
    {
        double length = std::clamp(most, 0.0, 8 * m_grid.cell());
        const Aabb2 box = turn.box.translated({offset.x(), offset.y()});
        const QPointF way = direction * length;
        m_found.clear();
        m_index.query(box.united(box.translated({way.x(), way.y()})), m_found);
        const double full = length;
        for (quint32 other : m_found) {
            const auto &[pieces, place] = m_placed[other];
            length = freeLength(turn.pieces, offset - place, *pieces, direction, length);
        }
        // Rounding must not make the areas overlap.
        constexpr double touch = 3e-7;
        length = length == full ? length : std::max(length - touch, 0.0);
        offset += direction * length;
        return length;
    }

    void add(const ConvexPieces &pieces, QPointF offset)
    {
        m_grid.occupy(pieces, offset);
        m_index.insert(quint32(m_placed.size()), boundsOf(pieces).translated({offset.x(), offset.y()}));
        m_placed.push_back({&pieces, offset});
    }

    const std::vector<PackItem> &m_items;
    const PackRegion &m_region;
    PackGrid m_grid;
    SpatialIndex m_index;
    std::vector<std::pair<const ConvexPieces *, QPointF>> m_placed;
    std::vector<quint32> m_found;
};

/// The angles at which a unit is tried, in degrees.
std::vector<double> anglesFor(const Packing &packing, const ConvexPieces &pieces, std::size_t count)
{
    if (packing.turning == Packing::Turning::None)
        return {0};
    std::vector<double> angles;
    if (packing.turning == Packing::Turning::ByAngles) {
        for (double angle : packing.angles)
            angles.push_back(normalizedDegrees(angle));
    } else {
        // The angles start at that of the minimum-area box. More angles are tried for fewer units.
        std::vector<QPointF> corners;
        for (const ConvexPieceSides &piece : pieces)
            corners.insert(corners.end(), piece.corners.begin(), piece.corners.end());
        const std::optional<Obb> box = leastAreaBox(corners);
        const double first = box ? -degreesFromAxis(box->axis) : 0;
        const int steps = count <= 40 ? 16 : count <= 250 ? 8 : 4;
        for (int i = 0; i < steps; ++i)
            angles.push_back(normalizedDegrees(first + 360.0 * i / steps));
        angles.push_back(0);
    }
    std::sort(angles.begin(), angles.end());
    angles.erase(std::unique(angles.begin(), angles.end()), angles.end());
    return angles;
}

QString errorOf(const Document &document, const PlacingScene &scene, const Packing &packing)
{
    if (const QString error = clearanceError(packing.clearance); !error.isEmpty())
        return error;
    if (!(packing.width >= 0 && packing.width <= LargestCoordinate))
        return Text::tr("The width must be a number from 0 to %L1.").arg(LargestCoordinate, 0, 'f', 0);
    const auto isValid = [](double angle) { return std::abs(angle) <= LargestCoordinate; };
    if (packing.turning == Packing::Turning::ByAngles
        && (packing.angles.isEmpty() || !std::all_of(packing.angles.begin(), packing.angles.end(), isValid)))
        return Text::tr("The angles must be finite numbers, and at least one is needed.");
    if (packing.container.isNull())
        return {};
    const Shape *container = document.find(packing.container);
    if (!container)
        return Text::tr("The container does not exist.");
    if (!container->isClosed() || container->connector || bounds(container->scenePrimitive()).isEmpty())
        return Text::tr("The container is not a closed shape.");
    for (const PlacingUnit &unit : scene.units) {
        if (!unit.isFixed && unit.ids.contains(packing.container))
            return Text::tr("The container is one of the shapes to pack.");
    }
    return {};
}

class Packer
{
public:
    Packer(const Document &document, PlacingScene &scene, const Packing &packing)
        : m_document(document), m_scene(scene), m_packing(packing)
    {
        std::size_t count = 0;
        for (const PlacingUnit &unit : scene.units)
            count += unit.isFixed ? 0 : 1;
        for (std::size_t i = 0; i < scene.count(); ++i) {
            if (scene.units[i].isFixed)
                continue;
            ConvexPieces pieces;
            for (const PlacingPart &part : scene.units[i].parts) {
                const ConvexPieces ofPart = convexPiecesOf(part.area);
                pieces.insert(pieces.end(), ofPart.begin(), ofPart.end());
            }
            const Aabb2 box = boundsOf(pieces);
            if (box.isEmpty())
                continue;
            const auto center = box.center();
            PackItem item{i, {center[0], center[1]}, areaOf(pieces), {}};
            for (double degrees : anglesFor(packing, pieces, count)) {
                PackItem::Turn turn{degrees, degrees == 0 ? pieces : rotated(pieces, item.pivot, degrees), {}, {}, {}};
                turn.box = boundsOf(turn.pieces).united(shapeBounds(scene.units[i], item.pivot, degrees));
                item.turns.push_back(std::move(turn));
            }
            items.push_back(std::move(item));
        }
    }

    /// Returns false if progress does.
    bool run(const PlacingProgress &progress)
    {
        findRegion();
        findFootprints();
        // An order of few units is good or bad by chance, and takes little time. Their orders are also tried without
        // rotation first, so that rotation never makes the result worse.
        constexpr std::size_t few = 20;
        const std::size_t turns = items.front().turns.size();
        const bool areFew = items.size() <= few;
        const bool isPlainFirst = areFew && turns > 1
            && std::all_of(items.begin(), items.end(),
                           [](const PackItem &item) { return item.turns.front().degrees == 0; });
        const auto passesFor = [&](std::size_t turnCount) {
            const std::size_t work = std::max<std::size_t>(1, items.size() * turnCount);
            return int(std::clamp<std::size_t>(4800 / work, isBlock() ? 3 : 2, areFew ? 96 : 24));
        };
        const int plain = isPlainFirst ? passesFor(1) : 0, passes = plain + passesFor(turns);
        std::mt19937 engine(1);
        std::vector<std::size_t> bestOrder;
        for (int pass = 0; pass < passes; ++pass) {
            const std::vector<std::size_t> order = orderOf(pass < plain ? pass : pass - plain, bestOrder, engine);
            PackRegion region = m_region;
            if (isBlock())
                region.box.max[0] = region.box.min[0] + blockWidth(pass);
            BottomLeftFill fill(items, region, m_cell);
            const PlacingProgress part = [&](double done) { return !progress || progress((pass + done) / passes); };
            if (!fill.run(order, pass < plain ? 1 : turns, part))
                return false;
            fill.result.length = fill.result.bottom - region.box.min[1];
            if (isBlock())
                fill.result.length = std::max(fill.result.length, fill.result.right - region.box.min[0]);
            if (pass == 0 || fill.result.isBetterThan(result)) {
                result = fill.result;
                bestOrder = order;
            }
        }
        return true;
    }

    std::vector<PackItem> items;
    PackResult result;

private:
    /// The bounds of a unit's shapes after a rotation, with half of the clearance. The pieces of a curved shape can lie
    /// slightly inside them.
    Aabb2 shapeBounds(const PlacingUnit &unit, QPointF pivot, double degrees) const
    {
        Aabb2 box;
        for (const PlacingPart &part : unit.parts) {
            Shape shape = *m_document.find(part.id);
            shape.setPlacement(turned(shape.placement(), pivot, 0, degrees));
            box = box.united(shape.sceneBounds().expanded(m_packing.clearance / 2));
        }
        return box;
    }

    bool isBlock() const { return m_packing.container.isNull() && m_packing.width == 0; }

    /// The widths that are tried in turn, as multiples of the side of a square without gaps.
    double blockWidth(int pass) const
    {
        constexpr std::array factors{1.1, 1.2, 1.35};
        return std::max(m_widest, factors[std::size_t(pass) % factors.size()] * m_side);
    }

    void findRegion()
    {
        const double margin = m_packing.clearance / 2;
        Aabb2 all;
        double area = 0, widest = 0, widths = 0;
        for (const PackItem &item : items) {
            all = all.united(item.turns.front().box);
            area += item.area;
            double narrow = std::numeric_limits<double>::infinity();
            for (const PackItem::Turn &turn : item.turns)
                narrow = std::min(narrow, turn.box.size()[0]);
            widest = std::max(widest, narrow);
            widths += narrow;
        }
        if (!m_packing.container.isNull()) {
            const Primitive container = m_document.find(m_packing.container)->scenePrimitive();
            // Half of the clearance belongs to the units.
            m_region.obstacles.push_back(convexPiecesOf(expandedArea(around(container), Extent::Area, margin)));
            if (const std::optional<Obb> title = titleBox(*m_document.find(m_packing.container)))
                m_region.obstacles.push_back(convexPiecesOf(expandedArea(*title, Extent::Area, margin)));
            m_region.box = bounds(container).expanded(-margin);
            m_region.isOpenBelow = false;
        } else {
            // The width of a row does not include half of the clearance on both sides, which the region does.
            m_widest = widest;
            m_side = std::sqrt(area);
            const double width =
                isBlock() ? blockWidth(0) : std::min(m_packing.width + 2 * margin, std::max(widths, widest));
            m_region.box = {{all.min[0], all.min[1]}, {all.min[0] + width, all.min[1]}};
        }
        for (const PlacingUnit &unit : m_scene.units) {
            if (unit.isFixed && !isBackground(unit, all))
                addObstacle(unit);
        }
        const double mean = area / double(items.size());
        const double perUnit = std::clamp(250'000 / double(items.size()), 60.0, 2500.0);
        const auto [width, height] = m_region.box.size();
        m_cell = std::max({std::sqrt(mean / perUnit), width / 8000, std::sqrt(width * height / 4e6), 1e-6});
    }

    void addObstacle(const PlacingUnit &unit)
    {
        for (const PlacingPart &part : unit.parts) {
            if (part.id != m_packing.container)
                m_region.obstacles.push_back(convexPiecesOf(part.area));
        }
    }

    /// Whether a unit is a filled shape around everything.
    bool isBackground(const PlacingUnit &unit, const Aabb2 &all) const
    {
        const Shape *container = m_document.find(m_packing.container);
        const Quad quad = Quad::fromBox(all);
        return std::any_of(unit.parts.begin(), unit.parts.end(), [&](const PlacingPart &part) {
            const Shape &shape = *m_document.find(part.id);
            if (shape.extent() != Extent::Area || part.id == m_packing.container)
                return false;
            const Primitive area = shape.scenePrimitive();
            return container ? contains(area, container->scenePrimitive()) : contains(area, quad);
        });
    }

    void findFootprints()
    {
        for (PackItem &item : items) {
            for (PackItem::Turn &each : item.turns) {
                each.whole = wholeFootprint(each.pieces, each.box, m_cell);
                each.inner = innerFootprint(each.pieces, each.box, m_cell);
            }
        }
    }

    /// The first orders are by size; the others exchange some items of the best one so far.
    std::vector<std::size_t> orderOf(int pass, const std::vector<std::size_t> &best, std::mt19937 &engine) const
    {
        std::vector<std::size_t> order(items.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        const auto sizeOf = [&](std::size_t i) {
            const auto [width, height] = items[i].turns.front().box.size();
            return pass == 0 ? items[i].area
                : pass == 1  ? width * height
                : pass == 2  ? std::max(width, height)
                             : height;
        };
        if (pass < 4) {
            std::stable_sort(order.begin(), order.end(),
                             [&](std::size_t a, std::size_t b) { return sizeOf(a) > sizeOf(b); });
            return order;
        }
        order = best;
        const std::size_t swaps = std::max<std::size_t>(1, order.size() / 40);
        for (std::size_t i = 0; i < swaps; ++i)
            std::swap(order[engine() % order.size()], order[engine() % order.size()]);
        return order;
    }

    const Document &m_document;
    PlacingScene &m_scene;
    const Packing &m_packing;
    PackRegion m_region;
    double m_cell = 1;
    double m_widest = 0;
    double m_side = 0;
};

} // namespace

PlacingResult pack(Document &document, const ShapeUnits &units, const Packing &packing, const PlacingProgress &progress)
{
    if (const QString error = clearanceError(packing.clearance); !error.isEmpty())
        return {{}, error};
    PlacingScene scene(document, units, packing.clearance);
    if (const QString error = errorOf(document, scene, packing); !error.isEmpty())
        return {{}, error};
    Packer packer(document, scene, packing);
    if (packer.items.empty())
        return {};
    if (!packer.run(progress))
        return PlacingResult{{}, {}, true};
    if (packer.result.missing > 0) {
        const QString text = packing.container.isNull()
            ? Text::tr("%Ln of %L1 units do not fit into the width.", nullptr, packer.result.missing)
            : Text::tr("%Ln of %L1 units do not fit into the container.", nullptr, packer.result.missing);
        return {{}, text.arg(packer.items.size())};
    }
    std::vector<UnitMove> moves;
    for (std::size_t i = 0; i < packer.items.size(); ++i) {
        const PackItem &item = packer.items[i];
        const PackResult::Spot &spot = packer.result.spots[i];
        moves.push_back(
            {scene.units[item.unit].ids, spot.offset, item.turns[std::size_t(spot.turn)].degrees, item.pivot});
    }
    return place(document, moves, Text::tr("Pack"), packing.container);
}

} // namespace Trammel
