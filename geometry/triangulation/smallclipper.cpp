#include "geometry/triangulation/smallclipper_p.h"

#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/orientation.h>

#include <bit>

namespace Trammel {

namespace {

constexpr quint32 mostPoints = 16;

/// Ear clipping for up to 2 * pairs corners. Sets of corners are bit masks; the sides of all corners relative to a
/// line are computed two at a time (SIMD).
template <quint32 pairs> class TinyClipper
{
public:
    explicit TinyClipper(std::span<const QPointF> ring) : m_count(quint32(ring.size())), m_all((1u << m_count) - 1)
    {
        std::array<double, 2 * pairs> x, y;
        x.back() = y.back() = 0;
        double left = 0, right = 0, top = 0, bottom = 0;
        for (quint32 i = 0; i < m_count; ++i) {
            m_isTame &= std::abs(ring[i].x()) < 1e150 && std::abs(ring[i].y()) < 1e150;
            x[i] = ring[i].x() - ring[0].x();
            y[i] = ring[i].y() - ring[0].y();
            left = std::min(left, x[i]);
            right = std::max(right, x[i]);
            top = std::min(top, y[i]);
            bottom = std::max(bottom, y[i]);
        }
        m_leftmost = quint32(std::min_element(x.begin(), x.begin() + m_count) - x.begin());
        for (quint32 i = 0; i < m_count; ++i) {
            const Lanes2 ownX = Lanes2::all(x[i]), ownY = Lanes2::all(y[i]);
            for (quint32 j = 0; j < 2 * pairs; j += 2)
                (ownX * Lanes2::load(&y[j]) - ownY * Lanes2::load(&x[j])).store(&m_cross[i][j]);
        }
        // The error bound of a sum of three cross products. Each consists of products no larger than the area of the
        // box, and is rounded three times.
        m_bound = 20 * DBL_EPSILON * ((right - left) * (bottom - top)) + DBL_MIN;
    }

    /// Whether the coordinates are finite and so small that nothing overflows.
    bool isTame() const { return m_isTame; }

    /// Whether no edges cross, and no corner is close to the line of an edge other than the two edges at the
    /// corner.
    bool isSimple()
    {
        std::array<quint32, 2 * pairs> parted;
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
        const Lanes2 own = Lanes2::all(m_cross[from][to]), bound = Lanes2::all(m_bound);
        quint32 below = 0, close = 0;
        for (quint32 i = 0; i < 2 * pairs; i += 2) {
            // The cross product of the vectors from one end of the line to the other end and to each corner.
            const Lanes2 determinant = own + (Lanes2::load(&m_cross[to][i]) - Lanes2::load(&m_cross[from][i]));
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
    bool m_isTame = true;
    quint32 m_leftmost = 0;
    double m_bound;
    /// The cross products of all pairs of points, relative to the first point.
    std::array<std::array<double, 2 * pairs>, 2 * pairs> m_cross;
    /// For each corner, those on the inner side of the edge that leaves it.
    std::array<quint32, 2 * pairs> m_inner;
    std::array<quint32, 2 * pairs> m_previous;
    std::array<quint32, 2 * pairs> m_next;
};

template <quint32 pairs> bool clipPairs(std::span<const QPointF> ring, std::vector<quint32> &indices)
{
    TinyClipper<pairs> clipper(ring);
    if (!clipper.isTame() || !clipper.isSimple())
        return false;
    indices.resize(3 * (ring.size() - 2));
    if (!clipper.clip(indices.data()))
        indices.clear();
    return !indices.empty();
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
    switch ((ring.size() + 1) / 2) {
    case 2:
        return clipPairs<2>(ring, indices);
    case 3:
        return clipPairs<3>(ring, indices);
    case 4:
        return clipPairs<4>(ring, indices);
    case 5:
        return clipPairs<5>(ring, indices);
    case 6:
        return clipPairs<6>(ring, indices);
    case 7:
        return clipPairs<7>(ring, indices);
    default:
        return clipPairs<8>(ring, indices);
    }
}

} // namespace Trammel
