#include "tests/seed.h"
#include "tests/testprogram.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/view/painting/strokeoutline_p.h"
#include "widgets/view/painting/thinline_p.h"
#include "widgets/view/pixels/coverage_p.h"
#include "widgets/view/pixels/pixels_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <random>

using namespace Trammel;

namespace {

constexpr int Side = 40;
constexpr QRgb White = 0xffffffff;
// The number of samples per side of a pixel.
constexpr int Fine = 8;

QImage blank()
{
    QImage image(Side, Side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void addRing(Coverage &coverage, const QList<QPointF> &ring)
{
    for (qsizetype i = 0; i < ring.size(); ++i)
        coverage.addLine(ring[i], ring[(i + 1) % ring.size()]);
}

QImage filled(const QList<QList<QPointF>> &rings, Coverage::Rule rule, const QRect &within)
{
    QImage image = blank();
    Coverage coverage;
    coverage.begin(within);
    for (const QList<QPointF> &ring : rings)
        addRing(coverage, ring);
    coverage.fill(Pixels(image), White, rule);
    return image;
}

// The fraction of a pixel where a predicate holds.
template <typename Predicate> double share(int x, int y, const Predicate &predicate)
{
    int count = 0;
    for (int i = 0; i < Fine * Fine; ++i)
        count += predicate(QPointF(x + (i % Fine + 0.5) / Fine, y + (double(i / Fine) + 0.5) / Fine));
    return double(count) / (Fine * Fine);
}

struct Difference
{
    double worst = 0;
    double total = 0;
};

template <typename Predicate> Difference difference(const QImage &image, const Predicate &predicate)
{
    Difference result;
    for (int y = 0; y < Side; ++y) {
        for (int x = 0; x < Side; ++x) {
            const double apart = qAlpha(image.pixel(x, y)) / 255.0 - share(x, y, predicate);
            result.worst = std::max(result.worst, std::abs(apart));
            result.total += apart;
        }
    }
    return result;
}

} // namespace

class TestCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mixesEachChannelRounded();
    void wholePixels();
    void partsOfPixels();
    void ringsEqualSampling();
    void crossingRingsFollowTheRule();
    void partsEqualTheWhole();
    void strokesEqualDistance();
    void shortPiecesKeepLevelSides();
    void thinLinesEqualDistance();
    void thinLinesFollowCurves();
    void thinLinesAreEvenAlongPixels();
    void rowsDoNotDependOnThePart();
    void dashesFollowTheLine();
    void dashesDoNotDependOnThePart();
    void colorIsBlended();
    void adjacentPixelsAreBlendedLikeSingleOnes();
    void hugeCoordinates();
};

void TestCoverage::mixesEachChannelRounded()
{
    std::mt19937 engine(testSeed(18));
    std::uniform_int_distribution<quint32> anyByte(0, 255);
    const auto mixed = [](int value, int share) {
        const int product = value * share;
        return (product + (product >> 8) + 0x80) >> 8;
    };
    for (int i = 0; i < 20000; ++i) {
        const auto any = [&] {
            return qPremultiply(qRgba(int(anyByte(engine)), int(anyByte(engine)), int(anyByte(engine)),
                                      int(i % 3 == 0 ? 255 : anyByte(engine))));
        };
        const QRgb color = any(), below = any();
        const quint32 share = i % 5 == 0 ? 255 : anyByte(engine);
        QRgb pixel = below;
        blend(pixel, color, share);
        const int rest = 255 - mixed(qAlpha(color), int(share));
        const auto channel = [&](int ink, int under) { return mixed(ink, int(share)) + mixed(under, rest); };
        QCOMPARE(pixel,
                 qRgba(channel(qRed(color), qRed(below)), channel(qGreen(color), qGreen(below)),
                       channel(qBlue(color), qBlue(below)), channel(qAlpha(color), qAlpha(below))));
    }
}

void TestCoverage::wholePixels()
{
    const QImage image = filled({{{3, 5}, {10, 5}, {10, 20}, {3, 20}}}, Coverage::Rule::OddEven, {0, 0, Side, Side});
    for (int y = 0; y < Side; ++y) {
        for (int x = 0; x < Side; ++x)
            QCOMPARE(image.pixel(x, y), QRect(3, 5, 7, 15).contains(x, y) ? White : 0u);
    }
}

void TestCoverage::partsOfPixels()
{
    const QImage image =
        filled({{{3.25, 5}, {10, 5}, {10, 20.5}, {3.25, 20.5}}}, Coverage::Rule::OddEven, {0, 0, Side, Side});
    QCOMPARE(qAlpha(image.pixel(3, 10)), 191);
    QCOMPARE(qAlpha(image.pixel(5, 20)), 128);
    QCOMPARE(qAlpha(image.pixel(3, 20)), 96);
}

void TestCoverage::ringsEqualSampling()
{
    std::mt19937 engine(testSeed(11));
    std::uniform_real_distribution<double> unit(0, 1);
    for (int round = 0; round < 16; ++round) {
        // A star-shaped ring, which does not cross itself, with a hole of either direction.
        const auto star = [&](double least, double most, bool isReversed) {
            QList<QPointF> ring;
            const int count = 6 + int(unit(engine) * 12);
            const QPointF center(20 + (round % 4 ? 0 : 15), 20);
            for (int i = 0; i < count; ++i) {
                const double angle = (isReversed ? -1 : 1) * (i + 0.8 * unit(engine)) * 360 / count;
                ring.append(center + axisFromDegrees(angle) * (least + (most - least) * unit(engine)));
            }
            return ring;
        };
        const QList<QList<QPointF>> rings{star(8, 19, false), star(1, 3, round % 2)};
        const Polygon polygon{rings[0], {}}, hole{rings[1], {}};
        const QImage image = filled(rings, Coverage::Rule::OddEven, {0, 0, Side, Side});
        const Difference apart = difference(image, [&](QPointF p) {
            return (locate(p, polygon) == Location::Inside) != (locate(p, hole) == Location::Inside);
        });
        QVERIFY2(apart.worst < 0.2, QByteArray::number(apart.worst).constData());
        QVERIFY2(std::abs(apart.total) < 2, QByteArray::number(apart.total).constData());
    }
}

void TestCoverage::crossingRingsFollowTheRule()
{
    // A five-pointed star drawn in one stroke. Its center has a winding number of two.
    QList<QPointF> ring;
    for (int i = 0; i < 5; ++i)
        ring.append(QPointF(20, 20) + axisFromDegrees(i * 144) * 18);
    const QImage oddEven = filled({ring}, Coverage::Rule::OddEven, {0, 0, Side, Side});
    const QImage nonZero = filled({ring}, Coverage::Rule::NonZero, {0, 0, Side, Side});
    QCOMPARE(qAlpha(oddEven.pixel(20, 20)), 0);
    QCOMPARE(qAlpha(nonZero.pixel(20, 20)), 255);
    QCOMPARE(qAlpha(oddEven.pixel(34, 20)), 255);
}

void TestCoverage::partsEqualTheWhole()
{
    std::mt19937 engine(testSeed(13));
    std::uniform_real_distribution<double> unit(0, 1);
    for (int round = 0; round < 200; ++round) {
        QList<QPointF> ring;
        for (int i = 0; i < 3 + round % 9; ++i)
            ring.append({unit(engine) * 120 - 40, unit(engine) * 120 - 40});
        const QImage whole = filled({ring}, Coverage::Rule::OddEven, {0, 0, Side, Side});
        const int left = int(unit(engine) * 30), top = int(unit(engine) * 30);
        const QRect part(left, top, 1 + int(unit(engine) * (Side - left - 1)),
                         1 + int(unit(engine) * (Side - top - 1)));
        const QImage cut = filled({ring}, Coverage::Rule::OddEven, part);
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x)
                QVERIFY(std::abs(qAlpha(whole.pixel(x, y)) - qAlpha(cut.pixel(x, y))) <= 1);
        }
        // Nothing is painted outside of the part.
        QCOMPARE(cut.copy(0, 0, Side, part.top()), blank().copy(0, 0, Side, part.top()));
        QCOMPARE(cut.copy(0, 0, part.left(), Side), blank().copy(0, 0, part.left(), Side));
    }
}

void TestCoverage::strokesEqualDistance()
{
    std::mt19937 engine(testSeed(17));
    std::uniform_real_distribution<double> unit(0, 1);
    for (int round = 0; round < 16; ++round) {
        QList<QPointF> chain;
        for (int i = 0; i < 2 + round % 3; ++i)
            chain.append({8 + unit(engine) * 24, 8 + unit(engine) * 24});
        const double width = 2 + unit(engine) * 6;
        const bool isClosed = round % 2 && chain.size() > 2;
        QImage image = blank();
        Coverage coverage;
        coverage.begin(image.rect());
        addStroke(coverage, chain, isClosed, {width});
        coverage.fill(Pixels(image), White, Coverage::Rule::NonZero);
        QList<QPointF> path = chain;
        if (isClosed)
            path.append(chain.first());
        const Difference apart = difference(image, [&](QPointF p) {
            double least = 1e9;
            for (qsizetype i = 1; i < path.size(); ++i)
                least = std::min(least, distance(p, Segment{path[i - 1], path[i]}));
            return least <= width / 2;
        });
        // The tolerance allows for the coverage of overlapping soft edges, which adds up, and for round ends, which are
        // polygons.
        QVERIFY2(apart.worst < 0.6, QByteArray::number(apart.worst).constData());
        QVERIFY2(std::abs(apart.total) < 12, QByteArray::number(apart.total).constData());
    }
}

// A slight turn neither moves nor blurs the sides of the pieces that it joins.
void TestCoverage::shortPiecesKeepLevelSides()
{
    for (LineJoin join : {LineJoin::Round, LineJoin::Miter, LineJoin::Bevel}) {
        QImage image = blank();
        Coverage coverage;
        coverage.begin(image.rect());
        const QList<QPointF> chain{{4, 10.6}, {8, 10}, {11, 10}, {15, 10.6}};
        addStroke(coverage, chain, false, {4, LineCap::Flat, join});
        coverage.fill(Pixels(image), White, Coverage::Rule::NonZero);
        for (int y = 0; y < Side; ++y)
            QCOMPARE(qAlpha(image.pixel(9, y)), y >= 8 && y < 12 ? 255 : 0);
    }
}

void TestCoverage::thinLinesEqualDistance()
{
    std::mt19937 engine(testSeed(23));
    std::uniform_real_distribution<double> unit(0, 1);
    for (int round = 0; round < 24; ++round) {
        QList<QPointF> chain;
        // Some lines extend beyond the image, and some pieces are horizontal, vertical or of zero length.
        const double margin = round % 4 ? 8 : -20;
        for (int i = 0; i < 2 + round % 5; ++i)
            chain.append({margin + unit(engine) * (Side - 2 * margin), margin + unit(engine) * (Side - 2 * margin)});
        if (round % 3 == 0)
            chain[1].setY(chain[0].y());
        if (round % 5 == 0)
            chain.append(chain.last());
        const double width = 1 + unit(engine);
        const bool isClosed = round % 2 && chain.size() > 2;
        QImage image = blank();
        ThinLine line;
        line.begin(image.rect(), image.rect(), width);
        line.add(chain, isClosed, LineCap::Round);
        line.fill(Pixels(image), White);
        QList<QPointF> path = chain;
        if (isClosed)
            path.append(chain.first());
        double walked = 0;
        for (qsizetype i = 1; i < path.size(); ++i)
            walked += length(path[i] - path[i - 1]);
        const Difference apart = difference(image, [&](QPointF p) {
            double least = 1e9;
            for (qsizetype i = 1; i < path.size(); ++i)
                least = std::min(least, distance(p, Segment{path[i - 1], path[i]}));
            return least <= width / 2;
        });
        // The tolerance allows for corners, which are cut square, and for pixels of two pieces, where the larger
        // coverage counts.
        QVERIFY2(apart.worst < 0.55, QByteArray::number(apart.worst).constData());
        QVERIFY2(std::abs(apart.total) < 2 + 0.04 * walked, QByteArray::number(apart.total).constData());
    }
}

// Pieces of about three pixels, also across the borders of the image.
void TestCoverage::thinLinesFollowCurves()
{
    for (const double width : {1.0, 1.5, 2.0}) {
        for (const QPointF center :
             {QPointF(20.3, 19.6), QPointF(2, 20), QPointF(38.5, 21), QPointF(20, 1), QPointF(21, 38)}) {
            constexpr double radius = 12;
            constexpr int count = 24;
            QList<QPointF> ring;
            for (int i = 0; i < count; ++i)
                ring.append(center + axisFromDegrees(i * 360.0 / count) * radius);
            QImage image = blank();
            ThinLine line;
            line.begin(image.rect(), image.rect(), width);
            line.add(ring, true, LineCap::Flat);
            line.fill(Pixels(image), White);
            const Difference apart =
                difference(image, [&](QPointF p) { return std::abs(length(p - center) - radius) <= width / 2; });
            QVERIFY2(apart.worst < 0.25, QByteArray::number(apart.worst).constData());
            QVERIFY2(std::abs(apart.total) < 8, QByteArray::number(apart.total).constData());
        }
    }
}

void TestCoverage::thinLinesAreEvenAlongPixels()
{
    QImage image = blank();
    ThinLine line;
    line.begin(image.rect(), image.rect(), 1);
    // The line runs through pixel centers, with a vertex in between, and then along the border between two rows of
    // pixels.
    line.add(QList<QPointF>{{5.5, 5.5}, {20, 5.5}, {34.5, 5.5}, {34.5, 30}, {5.5, 30}}, true, LineCap::Flat);
    line.fill(Pixels(image), White);
    for (int x = 5; x <= 34; ++x) {
        QCOMPARE(qAlpha(image.pixel(x, 5)), 255);
        QCOMPARE(qAlpha(image.pixel(x, 4)), 0);
        QCOMPARE(qAlpha(image.pixel(x, 29)), x == 5 || x == 34 ? 255 : 128);
        QCOMPARE(qAlpha(image.pixel(x, 30)), 128);
        QCOMPARE(qAlpha(image.pixel(x, 6)), x == 5 || x == 34 ? 255 : 0);
    }
    QCOMPARE(qAlpha(image.pixel(4, 5)), 0);
    QCOMPARE(qAlpha(image.pixel(35, 5)), 0);
}

void TestCoverage::rowsDoNotDependOnThePart()
{
    std::mt19937 engine(testSeed(29));
    std::uniform_real_distribution<double> unit(0, 1);
    for (int round = 0; round < 200; ++round) {
        QList<QPointF> ring;
        for (int i = 0; i < 3 + round % 9; ++i)
            ring.append({unit(engine) * 80 - 20, unit(engine) * 80 - 20});
        const QRect frame(-30, -30, 100, 100);
        const auto drawn = [&](const QRect &part) {
            QImage image = blank();
            const Pixels pixels(image, part);
            Coverage coverage;
            coverage.begin(frame, part);
            addRing(coverage, ring);
            coverage.fill(pixels, premultiplied(QColor(200, 100, 50, 128)), Coverage::Rule::OddEven);
            ThinLine line;
            line.begin(frame, part, 1.5);
            line.add(ring, true, LineCap::Flat);
            line.fill(pixels, premultiplied(QColor(20, 200, 50, 200)));
            return image;
        };
        const int left = int(unit(engine) * 30), top = int(unit(engine) * 30);
        const QRect part(left, top, 1 + int(unit(engine) * (Side - left - 1)),
                         1 + int(unit(engine) * (Side - top - 1)));
        const QImage cut = drawn(part);
        QImage expected = blank();
        const QImage whole = drawn(expected.rect());
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x)
                expected.setPixel(x, y, whole.pixel(x, y));
        }
        QCOMPARE(cut, expected);
    }
}

void TestCoverage::dashesFollowTheLine()
{
    QImage image = blank();
    Coverage coverage;
    coverage.begin(image.rect());
    const QList<QPointF> chain{{0, 10}, {30, 10}, {30, 40}};
    addDashes(coverage, chain, false, {2, LineCap::Flat}, dashLengths({{}, 2, Qt::DashLine}), image.rect());
    coverage.fill(Pixels(image), White, Coverage::Rule::NonZero);
    // Dashes of eight and gaps of four. One dash goes around the corner.
    for (int x = 0; x < 29; ++x)
        QCOMPARE(qAlpha(image.pixel(x, 10)), x % 12 < 8 ? 255 : 0);
    QCOMPARE(qAlpha(image.pixel(30, 11)), 255);
    QCOMPARE(qAlpha(image.pixel(30, 13)), 0);
    QCOMPARE(qAlpha(image.pixel(30, 17)), 255);
}

void TestCoverage::dashesDoNotDependOnThePart()
{
    std::mt19937 engine(testSeed(19));
    std::uniform_real_distribution<double> unit(0, 1);
    for (const Qt::PenStyle style : {Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine}) {
        for (int round = 0; round < 30; ++round) {
            QList<QPointF> chain;
            for (int i = 0; i < 4; ++i)
                chain.append({unit(engine) * 300 - 100, unit(engine) * 300 - 100});
            const auto drawn = [&](const QRect &part) {
                QImage image = blank();
                Coverage coverage;
                coverage.begin(part);
                addDashes(coverage, chain, true, {1.5}, dashLengths({{}, 1.5, style}), part);
                coverage.fill(Pixels(image), White, Coverage::Rule::NonZero);
                return image;
            };
            const QImage whole = drawn({0, 0, Side, Side}), part = drawn({10, 5, 20, 30});
            for (int y = 5; y < 35; ++y) {
                for (int x = 10; x < 30; ++x)
                    QVERIFY(std::abs(qAlpha(whole.pixel(x, y)) - qAlpha(part.pixel(x, y))) <= 1);
            }
        }
    }
}

void TestCoverage::colorIsBlended()
{
    QImage image = blank();
    image.fill(QColor(10, 20, 30));
    Coverage coverage;
    coverage.begin({0, 0, 4, 4});
    addRing(coverage, {{0, 0}, {2, 0}, {2, 4}, {0, 4}});
    coverage.fill(Pixels(image), premultiplied(QColor(200, 100, 50, 128)), Coverage::Rule::OddEven);
    const QColor mixed = image.pixelColor(1, 1);
    QVERIFY(std::abs(mixed.red() - 105) <= 1 && std::abs(mixed.green() - 60) <= 1 && std::abs(mixed.blue() - 40) <= 1);
    QCOMPARE(mixed.alpha(), 255);
    QCOMPARE(image.pixelColor(2, 1), QColor(10, 20, 30));
}

void TestCoverage::adjacentPixelsAreBlendedLikeSingleOnes()
{
    std::mt19937 engine(testSeed(31));
    std::uniform_real_distribution<float> unit(0, 1);
    const auto anyColor = [&] {
        const auto byte = [&] { return int(engine() % 256); };
        return premultiplied(QColor(byte(), byte(), byte(), engine() % 2 ? 255 : byte()));
    };
    for (int round = 0; round < 2000; ++round) {
        constexpr int Most = 11;
        std::array<QRgb, Most> before, pixels;
        std::array<float, Most> shares;
        for (std::size_t i = 0; i < Most; ++i) {
            before[i] = anyColor();
            shares[i] = engine() % 4 == 0 ? 0 : engine() % 4 == 0 ? 1 : unit(engine);
        }
        pixels = before;
        const QRgb color = anyColor();
        const std::size_t count = engine() % (Most + 1);
        blend(pixels.data(), shares.data(), int(count), color);
        for (std::size_t i = 0; i < Most; ++i) {
            QRgb expected = before[i];
            if (i < count)
                blend(expected, color, quint32(shares[i] * 255 + 0.5f));
            // Coverage is rounded once rather than twice, so that a color may differ by one.
            for (int shift = 0; shift < 32; shift += 8)
                QVERIFY(std::abs(int(pixels[i] >> shift & 255) - int(expected >> shift & 255)) <= (i < count));
            if (i >= count || shares[i] == 0)
                QCOMPARE(pixels[i], before[i]);
            else if (shares[i] == 1 && qAlpha(color) == 255)
                QCOMPARE(pixels[i], color);
        }
    }
}

void TestCoverage::hugeCoordinates()
{
    const double far = 1e13;
    const QList<QPointF> ring{{-far, -far}, {far, -far}, {far, far}, {20, 20.5}, {-far, far}};
    const QImage image = filled({ring}, Coverage::Rule::OddEven, {0, 0, Side, Side});
    QCOMPARE(qAlpha(image.pixel(20, 5)), 255);
    QCOMPARE(qAlpha(image.pixel(20, 35)), 0);
    QImage lined = blank();
    Coverage coverage;
    coverage.begin(lined.rect());
    const QList<QPointF> line{{-far, 20}, {far, 20}};
    addDashes(coverage, line, false, {2}, dashLengths({{}, 2, Qt::DotLine}), lined.rect());
    coverage.fill(Pixels(lined), White, Coverage::Rule::NonZero);
    QCOMPARE(qAlpha(lined.pixel(20, 10)), 0);
    ThinLine thin;
    thin.begin(lined.rect(), lined.rect(), 1);
    thin.add(QList<QPointF>{{-far, 10.5}, {far, 10.5}, {far, 3 * far}, {-far, -3 * far}}, false, LineCap::Round);
    thin.fill(Pixels(lined), White);
    QCOMPARE(qAlpha(lined.pixel(20, 10)), 255);
    QCOMPARE(qAlpha(lined.pixel(20, 12)), 0);
}

TRAMMEL_WIDGET_TEST(TestCoverage)
#include "tst_coverage.moc"
