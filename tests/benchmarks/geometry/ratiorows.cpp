#include "tests/benchmarks/geometry/ratiorows.h"

#include <array>

namespace {

using Rows = std::vector<RatioRow>;
using Peers = std::vector<RatioRow::Peer>;

QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

/// Appends an ending, such as "/20", to the names of the benchmarks.
Peers with(const QString &ending, Peers peers)
{
    for (RatioRow::Peer &peer : peers)
        peer.benchmark += ending;
    return peers;
}

Peers peersOf(const std::vector<std::array<const char *, 2>> &names)
{
    Peers peers;
    for (const auto &[name, benchmark] : names)
        peers.push_back({text(name), text(benchmark)});
    return peers;
}

void addBoxes(Rows &rows)
{
    const Peers peers = peersOf({{"Box2D", "box2dOverlap"},
                                 {"Box2D's axes", "box2dSeparatingAxes"},
                                 {"Boost", "boostPolygons"},
                                 {"QPainterPath", "painterPaths"}});
    const QString program = text("boxes"), box2d = text("Box2D"), most = text("/20"), few = text("/100");
    rows.push_back({text("two rotated boxes, prepared, most pairs meet"), program, text("keptAxes/20"),
                    with(most, peers), 14, box2d});
    rows.push_back({text("two rotated boxes, prepared, most pairs are apart"), program, text("keptAxes/100"),
                    with(few, peers), 14, box2d});
    rows.push_back(
        {text("one rotated box against many, per box"), program, text("batch/20"), with(most, peers), 28, box2d, 4096});
    rows.push_back({text("two rotated boxes, not prepared"), program, text("plainBoxes/20"), with(most, peers)});
    rows.push_back({text("two rotated boxes, not prepared, depth and axis"), program, text("contactOfBoxes/20"),
                    with(most, peersOf({{"Box2D", "box2dSeparatingAxes"}}))});
}

void addConvex(Rows &rows)
{
    const Peers peers = peersOf({{"Box2D", "box2dSeparatingAxes"},
                                 {"Box2D's GJK (yes or no)", "box2dDistance"},
                                 {"Boost (yes or no)", "boostYesOrNo"},
                                 {"QPainterPath (yes or no)", "painterPathYesOrNo"}});
    rows.push_back({text("two convex polygons of 8 corners, depth and axis"), text("convex"), text("calipers/8"),
                    with(text("/8"), peers), 3.6, text("Box2D")});
    rows.push_back({text("two convex polygons of 26 corners, depth and axis"), text("convex"), text("calipers/26"),
                    with(text("/26"), peers), 1, text("Box2D's GJK (yes or no)")});
}

void addConcave(Rows &rows)
{
    const Peers peers =
        peersOf({{"QPainterPath", "painterPathMeet"}, {"GEOS prepared", "geosPreparedMeet"}, {"Boost", "boostMeet"}});
    const auto add = [&](const char *question, const char *own, int corners, double goal) {
        const QString ending = QStringLiteral("/%1").arg(corners);
        rows.push_back({text(question).arg(corners), text("concave"), text(own) + ending, with(ending, peers), goal,
                        text("QPainterPath")});
    };
    add("intersection of two concave polygons of %1 corners, prepared", "meet", 40, 2.1);
    add("intersection of two concave polygons of %1 corners, prepared", "meet", 160, 0);
    add("intersection of two concave polygons of %1 corners, not prepared", "meetAfresh", 40, 0);
    rows.push_back({text("minimum translation of two concave polygons of 40 corners, prepared"),
                    text("concave"),
                    text("minimumTranslation/40"),
                    {{text("CGAL's reduced convolution"), text("cgalReducedConvolution/40")}},
                    48});
}

void addLocation(Rows &rows)
{
    const Peers linear = peersOf({{"CGAL", "cgalRing/star/"},
                                  {"GEOS prepared", "geosPrepared/star/"},
                                  {"Boost", "boostRing/star/"},
                                  {"QPainterPath", "painterPathRing/star/"}});
    const auto add = [&](const QString &question, const char *own, const Peers &peers, double goal,
                         const char *against) {
        rows.push_back({question, text("location"), text(own), peers, goal, text(against)});
    };
    add(text("point location, star of 20 corners"), "ring/star/20", with(text("20"), linear), 1.9, "CGAL");
    add(text("point location, star of 1000 corners"), "ring/star/1000", with(text("1000"), linear), 0, "CGAL");
    for (const char *which : {"star/1000", "star/43000", "maze/1000", "maze/43000"}) {
        const QStringList parts = text(which).split(QLatin1Char('/'));
        add(QStringLiteral("point location in a prepared polygon, %1 of %2 corners").arg(parts[0], parts[1]),
            qPrintable(QStringLiteral("keptIndex/") + text(which)),
            with(text(which), peersOf({{"GEOS prepared", "geosPrepared/"}})), 50, "");
    }
}

/// The goal: naive decisions in rounded doubles take at least two thirds of the time of exact ones.
void addExactness(Rows &rows)
{
    const auto add = [&](const char *question, const char *own, const char *naive) {
        rows.push_back({text(question), text("location"), text(own), peersOf({{"naive", naive}}), 1 / 1.5});
    };
    add("exactness: the side of a line", "exactSide", "naiveSide");
    add("exactness: two segments", "exactSegments", "naiveSegments");
    add("exactness: a point in a polygon of 20 corners", "ring/star/20", "naiveRing/star/20");
}

void addTriangulation(Rows &rows)
{
    const auto add = [&](const QString &family, int corners, double goal, const char *against) {
        const QString job = QStringLiteral("triangulate/%1/%2/").arg(family).arg(corners);
        Peers peers;
        for (const char *peer : {"earcut.hpp", "CGAL", "GEOS"}) {
            // The other peers take quadratic time: minutes for one polygon.
            if (corners <= 1000 || text(peer) == text("CGAL"))
                peers.push_back({text(peer), job + text(peer)});
        }
        rows.push_back({QStringLiteral("ear clipping, %1 of %2 corners").arg(family).arg(corners),
                        text("triangulation"), job + text("Trammel"), peers, goal, text(against)});
    };
    for (const char *family : {"circle", "star", "comb", "lying comb", "spiral", "2-opt", "maze", "holes"}) {
        add(text(family), 10, 1.3, "earcut.hpp");
        add(text(family), 100, 1.2, "earcut.hpp");
        add(text(family), 1000, 2, "");
        if (text(family) != text("2-opt"))
            add(text(family), 100000, 2, "CGAL");
    }
}

void addSetOperations(Rows &rows)
{
    const auto add = [&](const QString &family, int corners) {
        const QString job = QStringLiteral("union/%1/%2/").arg(family).arg(corners);
        Peers peers;
        for (const char *peer : {"Boost", "GEOS", "QPainterPath"}) {
            // QPainterPath takes quadratic time.
            if (corners <= 1000 || text(peer) != text("QPainterPath"))
                peers.push_back({text(peer), job + text(peer)});
        }
        rows.push_back({QStringLiteral("union, two of %1 of %2 corners").arg(family).arg(corners),
                        text("setoperations"), job + text("Trammel"), peers,
                        corners == 1000 || (family == text("star") && corners > 1000) ? 1.0 : 0, text("Boost")});
    };
    for (const char *family : {"circle", "star", "2-opt"}) {
        for (int corners : {10, 100, 1000, 10000}) {
            if (corners <= 1000 || text(family) != text("2-opt"))
                add(text(family), corners);
        }
    }
}

void addManyPairs(Rows &rows)
{
    const auto add = [&](const char *question, const QString &ending, double goal, const char *against) {
        rows.push_back({text(question), text("manypairs"), text("trammelPairs") + ending,
                        with(ending, peersOf({{"Boost's R-tree", "boostRtree"}, {"CGAL", "cgalSegmentTree"}})), goal,
                        text(against)});
    };
    add("intersecting pairs of 100,000 rotated boxes, uniformly distributed", text("/100000/clustered:0/real_time"),
        2.8, "Boost's R-tree");
    add("intersecting pairs of 100,000 rotated boxes, clustered", text("/100000/clustered:1/real_time"), 1.04, "");
}

void addVolumes(Rows &rows)
{
    const auto add = [&](const char *question, const char *own, const Peers &peers) {
        for (const char *ending : {"/10", "/1000", "/100000"})
            rows.push_back({QStringLiteral("%1 %2 points").arg(text(question), text(ending + 1)), text("volumes"),
                            text(own) + text(ending), with(text(ending), peers)});
    };
    add("convex hull of", "convexHull", peersOf({{"CGAL", "cgalHull"}, {"Boost", "boostHull"}}));
    add("smallest circle of", "smallestCircle", peersOf({{"CGAL, inexact", "cgalCircle"}}));
    add("minimum-area box of", "leastAreaBox", peersOf({{"CGAL", "cgalBox"}}));
}

void addPairs(Rows &rows)
{
    for (const char *question : {"intersects", "contains", "distance"}) {
        for (const char *kinds :
             {"segment, segment", "polygon, segment", "box, segment", "box, box", "polygon, box", "polygon, polygon",
              "circle, circle", "box, circle", "polygon, circle", "polygon, ellipse", "ellipse, ellipse"}) {
            const QString job = QStringLiteral("%1/%2/").arg(text(question), text(kinds));
            rows.push_back(
                {QStringLiteral("%1(%2)").arg(text(question), text(kinds)),
                 text("pairs"),
                 job + text("Trammel"),
                 {{text("Boost"), job + text("Boost")}, {text("QPainterPath"), job + text("QPainterPath")}}});
        }
    }
}

} // namespace

std::vector<RatioRow> ratioRows()
{
    Rows rows;
    addBoxes(rows);
    addConvex(rows);
    addConcave(rows);
    addLocation(rows);
    addExactness(rows);
    addTriangulation(rows);
    addSetOperations(rows);
    addManyPairs(rows);
    addVolumes(rows);
    addPairs(rows);
    static const QStringList chosen{text("keptAxes/20"), text("meet/40"), text("ring/star/20"),
                                    text("triangulate/star/1000/Trammel")};
    for (RatioRow &row : rows)
        row.isChosen = chosen.contains(row.own);
    return rows;
}
