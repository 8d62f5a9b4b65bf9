#include "tests/seed.h"
#include "tests/testprogram.h"
#include "widgets/view/painting/damage_p.h"

#include <QtGui/QRegion>
#include <QtTest/QTest>

#include <random>

using namespace Trammel;

namespace {

constexpr QSize DamageSize(500, 330);
constexpr int All = 1 << 20;

// The tiles that a rectangle meets, found one by one.
QRegion tilesOf(const QRect &rect)
{
    QRegion region;
    const QRect image(QPoint(0, 0), DamageSize);
    for (int y = 0; y < DamageSize.height(); y += Damage::TileSize) {
        for (int x = 0; x < DamageSize.width(); x += Damage::TileSize) {
            const QRect tile(x, y, Damage::TileSize, Damage::TileSize);
            if (tile.intersects(rect & image))
                region += tile & image;
        }
    }
    return region;
}

QRegion regionOf(const QList<QRect> &rects)
{
    QRegion region;
    for (const QRect &rect : rects)
        region += rect;
    return region;
}

} // namespace

class TestDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyAtFirst();
    void cutToTheImage();
    void invalidSizeHasNoPixels();
    void frameDoesNotFillItsBounds();
    void equalsBruteForce();
};

void TestDamage::emptyAtFirst()
{
    Damage damage(DamageSize);
    QVERIFY(damage.isEmpty());
    QVERIFY(damage.rects(All).isEmpty());
    QVERIFY(damage.boundingRect().isEmpty());
    QVERIFY(!damage.meets(QRect(QPoint(0, 0), DamageSize)));
    damage.add(QRect());
    QVERIFY(damage.isEmpty());
    damage.addAll();
    QCOMPARE(damage.rects(All), QList<QRect>{QRect(QPoint(0, 0), DamageSize)});
    damage.clear();
    QVERIFY(damage.isEmpty());
    Damage nothing;
    nothing.add(QRect(0, 0, 10, 10));
    nothing.addAll();
    QVERIFY(nothing.isEmpty());
    QVERIFY(nothing.moved({3, 3}).isEmpty());
}

void TestDamage::cutToTheImage()
{
    Damage damage(DamageSize);
    damage.add(QRect(-100, -100, 50, 50));
    damage.add(QRect(DamageSize.width(), 0, 50, 50));
    QVERIFY(damage.isEmpty());
    damage.add(QRect(QPoint(DamageSize.width() - 1, DamageSize.height() - 1), QSize(1000, 1000)));
    QCOMPARE(damage.rects(All).size(), 1);
    QCOMPARE(damage.boundingRect().bottomRight(), QPoint(DamageSize.width() - 1, DamageSize.height() - 1));
}

// A growing rubber band damages two sides of its frame.
void TestDamage::invalidSizeHasNoPixels()
{
    Damage damage((QSize()));
    QCOMPARE(damage.size(), QSize(0, 0));
    damage.add({-10, -10, 20, 20});
    damage.addAll();
    QVERIFY(damage.isEmpty());
    QVERIFY(!damage.meets({-10, -10, 20, 20}));
}

void TestDamage::frameDoesNotFillItsBounds()
{
    Damage damage(DamageSize);
    damage.add(QRect(10, 10, 400, 5));
    damage.add(QRect(405, 10, 5, 300));
    QCOMPARE(damage.rects(All).size(), 2);
    QVERIFY(!damage.meets(QRect(50, 50, 300, 200)));
    QVERIFY(damage.meets(QRect(50, 50, 370, 200)));
}

void TestDamage::equalsBruteForce()
{
    std::mt19937 engine(testSeed(7));
    const auto upTo = [&](int last) { return std::uniform_int_distribution(0, last)(engine); };
    for (int round = 0; round < 200; ++round) {
        Damage damage(DamageSize);
        QRegion expected;
        const int count = upTo(1) ? upTo(4) : upTo(120);
        for (int i = 0; i < count; ++i) {
            const QRect rect(upTo(600) - 50, upTo(400) - 50, 1 + upTo(round % 3 ? 20 : 200), 1 + upTo(60));
            damage.add(rect);
            expected += tilesOf(rect);
        }
        QCOMPARE(damage.isEmpty(), expected.isEmpty());
        QCOMPARE(damage.boundingRect(), expected.boundingRect());
        const QList<QRect> rects = damage.rects(All);
        QCOMPARE(regionOf(rects), expected);
        for (qsizetype i = 0; i < rects.size(); ++i) {
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY(!rects[i].intersects(rects[j]));
        }
        for (const int most : {1, 3, 12}) {
            const QList<QRect> few = damage.rects(most);
            QVERIFY(few.size() <= most);
            QVERIFY((expected - regionOf(few)).isEmpty());
        }
        for (int i = 0; i < 20; ++i) {
            const QRect rect(upTo(600) - 50, upTo(400) - 50, 1 + upTo(70), 1 + upTo(70));
            QCOMPARE(damage.meets(rect), expected.intersects(tilesOf(rect)));
        }
        const QPoint offset(upTo(200) - 100, upTo(200) - 100);
        const QRegion moved = expected.translated(offset) & QRect(QPoint(0, 0), DamageSize);
        QVERIFY((moved - regionOf(damage.moved(offset).rects(All))).isEmpty());
    }
}

TRAMMEL_WIDGET_TEST(TestDamage)
#include "tst_damage.moc"
