#include <trammel/graphlayout.h>

#include "widgets/model/document/asdrawn_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/gesture.h>

#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QPointer>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimer>

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace Trammel {

/// The graph that Graphviz arranges.
struct LayoutGraph
{
    /// A unit that is moved.
    struct Node
    {
        ShapeIds shapes;
        Aabb2 bounds;
    };
    struct Edge
    {
        std::size_t from;
        std::size_t to;

        friend bool operator<(const Edge &a, const Edge &b)
        {
            return std::pair(a.from, a.to) < std::pair(b.from, b.to);
        }
    };

    std::vector<Node> nodes;
    std::vector<Edge> edges;
    /// The connectors between the shapes of the nodes.
    ShapeIds connectors;

    LayoutGraph(const Document &document, const ShapeUnits &units);
};

LayoutGraph::LayoutGraph(const Document &document, const ShapeUnits &units)
{
    QHash<ShapeId, std::size_t> nodeOf;
    for (const ShapeIds &unit : units) {
        Node node;
        for (ShapeId id : unit) {
            const Shape *shape = document.find(id);
            if (!shape || shape->connector)
                continue;
            node.shapes.append(id);
            node.bounds = node.bounds.united(shape->sceneBounds());
        }
        if (node.bounds.isEmpty())
            continue;
        for (ShapeId id : std::as_const(node.shapes))
            nodeOf.insert(id, nodes.size());
        nodes.push_back(std::move(node));
    }
    std::set<Edge> seen;
    ShapeIds all;
    for (const Node &node : nodes) {
        for (ShapeId id : node.shapes)
            all += document.connectorsOf(id);
    }
    all = document.sorted(all);
    for (ShapeId id : std::as_const(all)) {
        const Connector &ends = *document.find(id)->connector;
        const auto from = nodeOf.constFind(ends.from.shape), to = nodeOf.constFind(ends.to.shape);
        if (from == nodeOf.constEnd() || to == nodeOf.constEnd())
            continue;
        connectors.append(id);
        if (*from != *to && seen.insert({*from, *to}).second)
            edges.push_back({*from, *to});
    }
}

namespace {

/// Graphviz measures sizes in inches, and positions in points.
constexpr double pointsPerInch = 72;
/// The least distances between shapes. Orthogonal connectors keep 16 units from each shape.
constexpr double nodeDistance = 40, rankDistance = 56;
/// Above this number of nodes, the program for large graphs computes the forces.
constexpr std::size_t mostPrecise = 400;

/// For each edge, whether it belongs to the shortest-path trees. The root of each tree is a node to which no edge leads
/// or, if none is left, the first node that cannot be reached from the other trees.
std::vector<bool> treeEdges(const LayoutGraph &graph)
{
    std::vector<std::vector<std::size_t>> outgoing(graph.nodes.size());
    std::vector<bool> isRoot(graph.nodes.size(), true), isReached(graph.nodes.size()), isInTree(graph.edges.size());
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        outgoing[graph.edges[i].from].push_back(i);
        isRoot[graph.edges[i].to] = false;
    }
    std::deque<std::size_t> queue;
    const auto reach = [&](std::size_t node) {
        isReached[node] = true;
        queue.push_back(node);
    };
    const auto spread = [&] {
        for (; !queue.empty(); queue.pop_front()) {
            for (std::size_t edge : outgoing[queue.front()]) {
                if (isReached[graph.edges[edge].to])
                    continue;
                isInTree[edge] = true;
                reach(graph.edges[edge].to);
            }
        }
    };
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        if (isRoot[node])
            reach(node);
    }
    spread();
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        if (isReached[node])
            continue;
        reach(node);
        spread();
    }
    return isInTree;
}

/// The graph in the language of Graphviz.
QByteArray written(const LayoutGraph &graph, GraphLayout::Form form)
{
    using Form = GraphLayout::Form;
    const auto number = [](double points) { return QByteArray::number(points / pointsPerInch, 'f', 6); };
    QByteArray text = "digraph {\ngraph [splines=false,nodesep=" + number(nodeDistance)
        + ",ranksep=" + number(rankDistance) + ",rankdir=" + (form == Form::LayeredAcross ? "LR" : "TB")
        + ",overlap=prism,sep=\"+" + QByteArray::number(nodeDistance / 2) + "\"";
    if (form == Form::Tree)
        text += ",ordering=out";
    text += "];\nnode [shape=box,fixedsize=true,label=\"\"];\n";
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto size = graph.nodes[i].bounds.size();
        // A size of 0 is invalid there.
        text += QByteArray::number(qulonglong(i)) + " [width=" + number(std::max(size[0], 1.0))
            + ",height=" + number(std::max(size[1], 1.0)) + "];\n";
    }
    const std::vector<bool> isInTree = form == Form::Tree ? treeEdges(graph) : std::vector<bool>();
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        text += QByteArray::number(qulonglong(graph.edges[i].from)) + "->"
            + QByteArray::number(qulonglong(graph.edges[i].to));
        text += form == Form::Tree && !isInTree[i] ? " [constraint=false];\n" : ";\n";
    }
    return text + "}\n";
}

/// The centers of the nodes in the output of Graphviz, with y downward; nothing if the output is not understood.
std::optional<std::vector<QPointF>> placesIn(const QByteArray &output, std::size_t count)
{
    std::vector<QPointF> places(count);
    std::vector<bool> isKnown(count);
    const QJsonArray objects = QJsonDocument::fromJson(output).object().value(QLatin1String("objects")).toArray();
    for (const QJsonValue &object : objects) {
        bool isNumber = false, hasX = false, hasY = false;
        const qulonglong node = object[QLatin1String("name")].toString().toULongLong(&isNumber);
        const QStringList numbers = object[QLatin1String("pos")].toString().split(QLatin1Char(','));
        if (!isNumber || node >= count || numbers.size() != 2)
            continue;
        places[node] = QPointF(numbers[0].toDouble(&hasX), -numbers[1].toDouble(&hasY));
        isKnown[node] = hasX && hasY && std::isfinite(places[node].x()) && std::isfinite(places[node].y());
    }
    const bool areAllKnown = std::all_of(isKnown.begin(), isKnown.end(), [](bool known) { return known; });
    return areAllKnown ? std::optional(places) : std::nullopt;
}

QPointF centerOf(const Aabb2 &box)
{
    return {box.center()[0], box.center()[1]};
}

} // namespace

class GraphLayout::Private
{
public:
    explicit Private(GraphLayout &layout) : q(layout) { }

    void onFinished(int exitCode, QProcess::ExitStatus status);
    /// Ends the process without a signal.
    void drop();
    void finish(const QString &reason);
    /// Moves the nodes to places, around the center that they have now.
    void place(const std::vector<QPointF> &places);

    GraphLayout &q;
    QString program = QStandardPaths::findExecutable(QStringLiteral("dot"));
    int timeout = 30'000;
    QString errorString;
    QPointer<Document> document;
    std::optional<LayoutGraph> graph;
    /// Whether the drawing has changed since the start.
    bool isChanged = false;
    QProcess *process = nullptr;
    QTimer timer;
};

void GraphLayout::Private::drop()
{
    timer.stop();
    if (document)
        document->disconnect(&q);
    document.clear();
    graph.reset();
    if (QProcess *ended = std::exchange(process, nullptr)) {
        ended->disconnect(&q);
        if (ended->state() == QProcess::NotRunning) {
            // It may be emitting a signal.
            ended->deleteLater();
        } else {
            ended->kill();
            ended->waitForFinished();
            delete ended;
        }
    }
}

void GraphLayout::Private::finish(const QString &reason)
{
    drop();
    errorString = reason;
    Q_EMIT q.finished(reason.isEmpty());
}

void GraphLayout::Private::onFinished(int exitCode, QProcess::ExitStatus status)
{
    if (!document || !graph)
        return finish(Text::tr("the drawing has been closed"));
    if (status != QProcess::NormalExit || exitCode != 0)
        return finish(Text::tr("the program \"%1\" has failed").arg(program));
    if (isChanged)
        return finish(Text::tr("the drawing has changed meanwhile"));
    const std::optional<std::vector<QPointF>> places = placesIn(process->readAllStandardOutput(), graph->nodes.size());
    if (!places)
        return finish(Text::tr("the program \"%1\" has returned no positions").arg(program));
    place(*places);
}

void GraphLayout::Private::place(const std::vector<QPointF> &places)
{
    Aabb2 before, after;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Aabb2 &box = graph->nodes[i].bounds;
        const QPointF half = QPointF(box.size()[0], box.size()[1]) / 2;
        before = before.united(box);
        after.include(places[i] - half);
        after.include(places[i] + half);
    }
    const QPointF shift = centerOf(before) - centerOf(after);
    ShapeIds ids;
    QList<Shape> shapes;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LayoutGraph::Node &node = graph->nodes[i];
        // The corner of each node gets whole coordinates.
        const QPointF half = QPointF(node.bounds.size()[0], node.bounds.size()[1]) / 2;
        const QPointF corner = places[i] + shift - half;
        const QPointF offset =
            QPointF(std::round(corner.x()), std::round(corner.y())) - QPointF(node.bounds.min[0], node.bounds.min[1]);
        for (ShapeId id : node.shapes) {
            ids.append(id);
            shapes.append(*document->find(id));
            shapes.last().center += offset;
        }
    }
    for (ShapeId id : std::as_const(graph->connectors)) {
        ids.append(id);
        shapes.append(*document->find(id));
        // Pins would keep segments at their old places.
        if (std::as_const(shapes.last()).connector->hasPins()) {
            shapes.last().connector->pins.clear();
            shapes.last().connector->waypoints.clear();
        }
    }
    const QPointer<Document> changed(document);
    const QPointer<GraphLayout> self(&q);
    drop();
    QString reason;
    {
        Gesture gesture(*changed, Text::tr("Arrange"));
        if (gesture.change(ids, shapes))
            gesture.commit();
        else if (changed)
            reason = changed->errorString();
    }
    // A slot may have deleted the arrangement.
    if (self)
        finish(reason);
}

GraphLayout::GraphLayout(QObject *parent) : QObject(parent), d(std::make_unique<Private>(*this))
{
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this,
            [this] { d->finish(Text::tr("the program \"%1\" has not finished in time").arg(d->program)); });
}

GraphLayout::~GraphLayout()
{
    d->drop();
}

QString GraphLayout::program() const
{
    return d->program;
}

void GraphLayout::setProgram(const QString &path)
{
    d->program = path;
}

int GraphLayout::timeout() const
{
    return d->timeout;
}

void GraphLayout::setTimeout(int milliseconds)
{
    d->timeout = std::max(0, milliseconds);
}

bool GraphLayout::start(Document &document, const ShapeUnits &units, Form form)
{
    d->drop();
    d->errorString.clear();
    LayoutGraph graph(document, units);
    if (graph.nodes.size() < 2)
        d->errorString = Text::tr("there are fewer than two shapes to arrange");
    else if (graph.nodes.size() > std::size_t(LargestCount))
        d->errorString = Text::tr("more than %1 shapes cannot be arranged").arg(LargestCount);
    else if (d->program.isEmpty())
        d->errorString = Text::tr("Graphviz, which arranges the shapes, is not installed");
    if (!d->errorString.isEmpty())
        return false;
    // Paths that become ready later are no changes of the drawing.
    AsDrawn::finishRoutes(&document);
    d->document = &document;
    d->isChanged = false;
    const auto noteChange = [this] { d->isChanged = true; };
    connect(&document, &Document::shapesAdded, this, noteChange);
    connect(&document, &Document::shapesChanged, this, noteChange);
    connect(&document, &Document::shapesRemoved, this, noteChange);
    connect(&document, &Document::reset, this, noteChange);
    connect(&document, &QObject::destroyed, this, [this] { d->drop(); });
    const bool isForced = form == Form::ForceDirected;
    const QString engine = QLatin1String(!isForced                               ? "-Kdot"
                                             : graph.nodes.size() <= mostPrecise ? "-Kneato"
                                                                                 : "-Ksfdp");
    const QByteArray text = written(graph, form);
    d->graph = std::move(graph);
    d->process = new QProcess(this);
    connect(d->process, &QProcess::finished, this,
            [this](int exitCode, QProcess::ExitStatus status) { d->onFinished(exitCode, status); });
    connect(d->process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            d->finish(Text::tr("the program \"%1\" cannot be started").arg(d->program));
    });
    // The messages of the program must not fill a pipe.
    d->process->setStandardErrorFile(QProcess::nullDevice());
    d->timer.start(d->timeout);
    d->process->start(d->program, {engine, QStringLiteral("-Tjson")});
    if (d->process) {
        d->process->write(text);
        d->process->closeWriteChannel();
    }
    return true;
}

bool GraphLayout::isRunning() const
{
    return d->process;
}

void GraphLayout::cancel()
{
    d->drop();
}

QString GraphLayout::errorString() const
{
    return d->errorString;
}

} // namespace Trammel
