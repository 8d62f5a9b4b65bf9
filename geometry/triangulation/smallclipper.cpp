#include "geometry/triangulation/smallclipper_p.h"

#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/orientation.h>

#include <bit>
#include <cfloat>

namespace Trammel {

namespace {

constexpr quint32 mostPoints = 16;
/// The limits of the size of a ring that is clipped in floats.
constexpr double smallest = 1e-18, largest = 1e18;

/// Ear clipping for up to 4 * quads corners. Sets of corners are bit masks; the sides of all corners relative to a
/// line are computed four at a time, in floats (SIMD).
template <quint32 quads> class SmallClipper
{
public:
    explicit SmallClipper(std::span<const QPointF> ring) : m_count(quint32(ring.size())), m_all((1u << m_count) - 1)
    {
        std::array<float, 4 * quads> x, y;
        const Lanes2 origin = lanesOf(ring[0]);
        Lanes2 least = Lanes2::all(0), most = least, sum = least;
        const auto offset = [&](quint32 i) {
            // The last four corners are filled up with the first one.
            const Lanes2 own = lanesOf(ring[i < m_count ? i : 0]) - origin;
            least = min(least, own);
            most = max(most, own);
            sum = sum + own;
            return own;
        };
        for (quint32 i = 0; i < 4 * quads; i += 4) {
            const Floats4 first = Floats4::rounded(offset(i), offset(i + 1));
            const Floats4 last = Floats4::rounded(offset(i + 2), offset(i + 3));
            Floats4::evens(first, last).store(&x[i]);
            Floats4::odds(first, last).store(&y[i]);
        }
        const Lanes2 size = most - least;
        // The sum is NaN if a coordinate is NaN or infinite.
        m_isTame = (areLess(Lanes2::all(smallest), size) & areLess(size, Lanes2::all(largest))
                    & areLess(abs(sum), Lanes2::all(mostPoints * largest)))
            == 3;
        for (quint32 i = 0; i < m_count; ++i) {
            const Floats4 ownX = Floats4::all(x[i]), ownY = Floats4::all(y[i]);
            for (quint32 j = 0; j < 4 * quads; j += 4)
                (ownX * Floats4::load(&y[j]) - ownY * Floats4::load(&x[j])).store(&m_cross[i][j]);
        }
        // Rounding to floats keeps the order of the coordinates. If several corners become the leftmost one, each of
        // them is convex, or is so close to an edge that isSimple() rejects the ring.
        const Floats4 left = Floats4::all(float(least.first() + 0.0));
        for (quint32 i = 4 * quads; i > 0; i -= 4)
            m_leftmost = m_leftmost << 4 | (left - Floats4::load(&x[i - 4])).negatives();
        m_leftmost = quint32(std::countr_zero(~m_leftmost & m_all));
        // The error bound of a sum of three cross products. Each consists of two products that are no larger than the
        // area of the box, from factors that are rounded to floats. The 12 factors, 6 products, 3 differences and 2
        // sums cause an error of up to 34 units of half an epsilon of the area.
        m_bound = 20 * FLT_EPSILON * float(size.first() * size.swapped().first()) + FLT_MIN;
    }

    /// Whether the points are finite and so far apart and so close together that no float overflows, and that
    /// underflow does not exceed the error bound.
    bool isTame() const { return m_isTame; }

    /// Whether no edges cross, and no corner is close to the line of an edge other than the two edges at the
    /// corner.
    bool isSimple()
    {
        std::array<quint32, 4 * quads> parted;
        for (quint32 i = 0; i < m_count; ++i) {
            const quint32 next = i + 1 == m_count ? 0 : i + 1;
            if (!findSides(i, next, m_inner[i]))
                return false;
            // The edges whose ends lie on different sides of this edge, except for those that share a corner with it.
            const quint32 sides = m_inner[i] & m_all, shifted = sides >> 1 | (sides & 1) << (m_count - 1);
            parted[i] = (sides ^ shifted) & ~(1u << i | 1u << next | 1u << (i == 0 ? m_count - 1 : i - 1));
        }
        for (quint32 i = 0; i < m_count; ++i) {
            for (quint32 rest = parted[i] >> i << i; rest != 0; rest &= rest - 1) {
                if (parted[quint32(std::countr_zero(rest))] >> i & 1)
                    return false;
            }
        }
        return true;
    }

    /// Clips the ears of a simple ring. False if a corner is close to a diagonal.
    bool clip(quint32 *index)
    {
        wind();
        quint32 left = m_count, ear = 0;
        for (; left > 3 && m_reflex != 0; ear = m_next[ear]) {
            const quint32 before = m_previous[ear], after = m_next[ear];
            if (m_reflex >> ear & 1)
                continue;
            quint32 sides = 0;
            if (!findSides(before, after, sides))
                return false;
            const quint32 beyond = ~sides & ~(1u << before | 1u << after);
            // If any corner lies in the ear, a reflex corner does.
            if ((m_inner[before] & m_inner[ear] & beyond & m_reflex) != 0)
                continue;
            emitTriangle(index, before, ear, after);
            --left;
            m_next[before] = after;
            m_previous[after] = before;
            m_all &= ~(1u << ear);
            m_inner[before] = sides;
            straighten(before);
            straighten(after);
            // Clipping every second corner first makes the triangles less thin.
            ear = after;
        }
        for (quint32 after = m_next[m_next[ear]]; left > 2; --left, after = m_next[after])
            emitTriangle(index, ear, m_previous[after], after);
        return true;
    }

private:
    /// Finds the corners on the inner side of the line through two corners; before wind() has found the inner side,
    /// those on the positive side. The bits of the two corners are undefined. False if another remaining corner is too
    /// close to the line.
    bool findSides(quint32 from, quint32 to, quint32 &positive) const
    {
        const Floats4 own = Floats4::all(m_cross[from][to]), bound = Floats4::all(m_bound);
        quint32 below = 0, close = 0;
        for (quint32 i = 0; i < 4 * quads; i += 4) {
            // The cross product of the vectors from one end of the line to the other end and to each corner.
            const Floats4 determinant = own + (Floats4::load(&m_cross[to][i]) - Floats4::load(&m_cross[from][i]));
            below |= determinant.negatives() << i;
            close |= (abs(determinant) - bound).negatives() << i;
        }
        positive = below ^ m_flip;
        return (close & m_all) == (1u << from | 1u << to);
    }

    /// Flips the sides, if necessary, so that the inner sides face the interior.
    void wind()
    {
        quint32 positive = 0;
        for (quint32 i = 0; i < m_count; ++i) {
            m_previous[i] = i == 0 ? m_count - 1 : i - 1;
            m_next[i] = i + 1 == m_count ? 0 : i + 1;
            positive |= (m_inner[m_previous[i]] >> m_next[i] & 1) << i;
        }
        if (positive >> m_leftmost & 1) {
            m_reflex = m_all & ~positive;
            return;
        }
        m_reflex = positive;
        m_flip = 0;
        for (quint32 i = 0; i < m_count; ++i)
            m_inner[i] = ~m_inner[i];
    }

    /// A reflex corner may become convex after a cut next to it.
    void straighten(quint32 corner)
    {
        const quint32 convex = m_inner[m_previous[corner]] >> m_next[corner] & 1;
        m_reflex &= ~(convex << corner);
    }

    void emitTriangle(quint32 *&index, quint32 a, quint32 b, quint32 c) const
    {
        *index++ = m_flip == 0 ? c : a;
        *index++ = b;
        *index++ = m_flip == 0 ? a : c;
    }

    quint32 m_count;
    /// The corners that are left.
    quint32 m_all;
    quint32 m_reflex = 0;
    /// Zero once the interior is known to be on the negative sides.
    quint32 m_flip = ~0u;
    bool m_isTame;
    quint32 m_leftmost = 0;
    float m_bound;
    /// The cross products of all pairs of points, relative to the first point.
    std::array<std::array<float, 4 * quads>, 4 * quads> m_cross;
    /// For each corner, those on the inner side of the edge that leaves it.
    std::array<quint32, 4 * quads> m_inner;
    std::array<quint32, 4 * quads> m_previous;
    std::array<quint32, 4 * quads> m_next;
};

template <quint32 quads> bool clipQuads(std::span<const QPointF> ring, std::vector<quint32> &indices)
{
    SmallClipper<quads> clipper(ring);
    std::array<quint32, 3 * (4 * quads - 2)> found;
    if (!clipper.isTame() || !clipper.isSimple() || !clipper.clip(found.data()))
        return false;
    indices.assign(found.data(), found.data() + 3 * (ring.size() - 2));
    return true;
}

bool turnsBothWays(std::span<const QPointF> ring)
{
    bool turnsOn = false, turnsBack = false;
    QPointF a = ring[ring.size() - 2], b = ring.back();
    for (std::size_t i = 0; i < ring.size() && !(turnsOn && turnsBack); ++i) {
        const int turn = orientation(a, b, ring[i]);
        if (turn == 0)
            return false;
        turnsOn |= turn > 0;
        turnsBack |= turn < 0;
        a = std::exchange(b, ring[i]);
    }
    return turnsOn && turnsBack;
}

} // namespace

bool clipSmall(std::span<const QPointF> ring, std::vector<quint32> &indices)
{
    if (ring.size() < 4 || ring.size() > mostPoints || !turnsBothWays(ring))
        return false;
    switch ((ring.size() + 3) / 4) {
    case 1:
        return clipQuads<1>(ring, indices);
    case 2:
        return clipQuads<2>(ring, indices);
    case 3:
        return clipQuads<3>(ring, indices);
    default:
        return clipQuads<4>(ring, indices);
    }
}

} // namespace Trammel
