#include "widgets/model/query/pairsearch_p.h"

#include "geometry/base/parallel_p.h"
#include "widgets/model/shape/outlinemap_p.h"

#include <algorithm>
#include <iterator>

namespace Trammel {

namespace {

/// The number of pairs per batch, large enough that the shapes are read in memory order.
constexpr std::size_t batchSize = std::size_t(1) << 18;
constexpr std::size_t partSize = 256;

bool hasOneRing(const Shape &shape)
{
    return isMadeOfPoints(shape) && shape.outline.size() == 1;
}

} // namespace

PairSearch::PairSearch(const Document &document, const ShapeIds &ids, std::optional<double> leastDepth)
    : m_document(document), m_ids(ids), m_leastDepth(leastDepth), m_primitives(std::size_t(ids.size()))
{
}

bool PairSearch::run(const Function &isWanted, const Function &found)
{
    std::size_t count = 0;
    const auto finish = [&] {
        decide();
        for (std::size_t i = 0; i < m_pairs.size(); ++i) {
            if (m_answers[i] == Answer::Yes && !found(m_pairs[i]))
                return false;
        }
        m_pairs.clear();
        return true;
    };
    const bool isAll = visitOverlappingPairs(boxes(), [&](std::span<const IndexPair> pairs) {
        count += pairs.size();
        std::copy_if(pairs.begin(), pairs.end(), std::back_inserter(m_pairs), isWanted);
        return (m_pairs.size() < batchSize || finish()) && count <= MostBoxPairs;
    });
    return finish() && isAll;
}

std::vector<Aabb2> PairSearch::boxes() const
{
    std::vector<Aabb2> boxes(std::size_t(m_ids.size()));
    inParallel(boxes.size(), std::size_t(1) << 14, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            boxes[i] = m_document.paintedBounds(m_ids[qsizetype(i)]);
    });
    return boxes;
}

void PairSearch::decide()
{
    makePrimitives();
    m_answers.assign(m_pairs.size(), Answer::No);
    inParallel(m_pairs.size(), partSize, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const DiscVerdict verdict = discVerdict(*m_primitives[m_pairs[i].first], *m_primitives[m_pairs[i].second],
                                                    m_leastDepth.value_or(0));
            m_answers[i] = verdict == DiscVerdict::Apart ? Answer::No
                : verdict == DiscVerdict::Meeting        ? Answer::Yes
                                                         : Answer::Open;
        }
        for (std::size_t i = first; i < last; ++i) {
            if (m_answers[i] == Answer::Open)
                m_answers[i] = quickAnswer(m_pairs[i]);
        }
    });
    askExactly();
}

PairSearch::Answer PairSearch::quickAnswer(IndexPair pair) const
{
    const FilterPrimitive &a = *m_primitives[pair.first], &b = *m_primitives[pair.second];
    const std::optional<bool> known = m_leastDepth ? quickCollides(a, b, *m_leastDepth) : quickIntersects(a, b);
    return !known ? Answer::Open : *known ? Answer::Yes : Answer::No;
}

void PairSearch::makePrimitives()
{
    std::vector<char> isNeeded(m_primitives.size(), false);
    for (IndexPair pair : m_pairs)
        isNeeded[pair.first] = isNeeded[pair.second] = true;
    std::vector<quint32> places;
    for (std::size_t i = 0; i < isNeeded.size(); ++i) {
        if (isNeeded[i] && !m_primitives[i])
            places.push_back(quint32(i));
    }
    std::vector<Points> &parts = m_points.emplace_back((places.size() + partSize - 1) / partSize);
    inParallel(places.size(), partSize, [&](std::size_t first, std::size_t last) {
        makePrimitives(std::span(places).subspan(first, last - first), parts[first / partSize]);
    });
}

void PairSearch::makePrimitives(std::span<const quint32> places, Points &points)
{
    // The primitives refer to these points, so the vector is allocated once.
    qsizetype pointCount = 0;
    for (quint32 place : places)
        pointCount += hasOneRing(shapeAt(place)) ? shapeAt(place).outline.first().size() : 0;
    points.outlines.resize(std::size_t(pointCount));
    QPointF *next = points.outlines.data();
    for (quint32 place : places) {
        const Shape &shape = shapeAt(place);
        if (hasOneRing(shape)) {
            const QList<QPointF> &units = shape.outline.first();
            const std::span<const QPointF> outline(next, std::size_t(units.size()));
            next = std::transform(units.begin(), units.end(), next, OutlineMap(shape));
            m_primitives[place].emplace(outline, shape.kind->form() == ShapeKind::Form::Polygon, shape.extent());
        } else {
            Primitive primitive = shape.scenePrimitive();
            m_primitives[place].emplace(primitive, shape.extent());
            // Moving a list does not move its points, so the primitive stays valid.
            if (std::holds_alternative<Chain>(m_primitives[place]->figure()))
                points.others.push_back(std::move(primitive));
        }
    }
}

bool PairSearch::exactAnswer(IndexPair pair) const
{
    const Collider &a = *m_colliders[pair.first], &b = *m_colliders[pair.second];
    return m_leastDepth ? collide(a, b, *m_leastDepth) : intersects(a, b);
}

void PairSearch::askExactly()
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        if (m_answers[i] == Answer::Open)
            open.push_back(i);
    }
    if (open.empty())
        return;
    m_colliders.resize(m_primitives.size());
    for (std::size_t i : open) {
        for (quint32 place : {m_pairs[i].first, m_pairs[i].second}) {
            if (!m_colliders[place])
                m_colliders[place].emplace(shapeAt(place).scenePrimitive(), shapeAt(place).extent());
        }
    }
    inParallel(open.size(), partSize, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            m_answers[open[i]] = exactAnswer(m_pairs[open[i]]) ? Answer::Yes : Answer::No;
    });
}

} // namespace Trammel
