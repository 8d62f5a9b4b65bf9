#include "tests/seed.h"
#include "tests/testprogram.h"
#include "widgets/model/file/numbertext_p.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtTest/QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <random>

using namespace Trammel;

namespace {

QByteArray written(double value)
{
    char text[LargestNumberText];
    return {text, writeNumber(text, value) - text};
}

/// The number in a text; nullopt if there is none or if other text follows it.
std::optional<double> readFrom(const QByteArray &text)
{
    double value = 0;
    const char *end = readNumber(text.constData(), text.constData() + text.size(), value);
    return end == text.constData() + text.size() ? std::optional(value) : std::nullopt;
}

QByteArray writtenByQt(double value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

} // namespace

class TestNumberText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void reads_data();
    void reads();
    void comesBackBitForBit();
    void writesAsQtDoes();
    void readsAsQtDoes();
};

void TestNumberText::writes_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](double value, const char *text) { QTest::newRow(text) << value << QByteArray(text); };
    row(0, "0");
    row(7, "7");
    row(-100000, "-100000");
    row(1e9, "1000000000");
    row(0.1, "0.1");
    row(0.1 + 0.2, "0.30000000000000004");
    row(123456.5, "123456.5");
    row(0.0001, "0.0001");
    row(-0.00001, "-1e-05");
    row(1e-7, "1e-07");
    row(1e15, "1e+15");
    row(std::numeric_limits<double>::max(), "1.7976931348623157e+308");
    row(-std::numeric_limits<double>::denorm_min(), "-5e-324");
    QTest::newRow("minus zero") << -0.0 << QByteArray("0");
    QTest::newRow("infinity") << HUGE_VAL << QByteArray("null");
    QTest::newRow("NaN") << std::nan("") << QByteArray("null");
}

void TestNumberText::writes()
{
    QFETCH(double, value);
    QTEST(written(value), "text");
}

void TestNumberText::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isNumber");
    QTest::addColumn<double>("value");
    const auto valid = [](const QByteArray &text, double value) {
        QTest::newRow(text.left(40).constData()) << text << true << value;
    };
    valid("0", 0);
    valid("-0", -0.0);
    valid("12", 12);
    valid("-1.50", -1.5);
    valid("1e3", 1000);
    valid("1E+3", 1000);
    valid("0.5e-1", 0.05);
    valid("1e-400", 0);
    valid("-1e-99999999999999999999", 0);
    valid("0.0e99999999999999999999", 0);
    valid("0." + QByteArray(5000, '0') + "1", 0);
    valid("0." + QByteArray(5000, '0') + "1e5001", 1);
    valid("1" + QByteArray(5000, '0') + "e-5000", 1);
    valid("1.7976931348623157e308", std::numeric_limits<double>::max());
    // The numbers are halfway between two doubles, and slightly above the middle.
    valid("9007199254740993", 9007199254740992.0);
    valid("9007199254740993." + QByteArray(800, '0') + "1", 9007199254740994.0);
    for (const QByteArray &bad : {QByteArray(""),         QByteArray("-"),
                                  QByteArray("+1"),       QByteArray("01"),
                                  QByteArray(".5"),       QByteArray("1."),
                                  QByteArray("1.e3"),     QByteArray("1e"),
                                  QByteArray("1e+"),      QByteArray("0x10"),
                                  QByteArray("nan"),      QByteArray("inf"),
                                  QByteArray("Infinity"), QByteArray("1,5"),
                                  QByteArray(" 1"),       QByteArray("1 "),
                                  QByteArray("1e400"),    QByteArray("-1e99999999999999999999"),
                                  QByteArray(5000, '9'),  QByteArray("0." + QByteArray(100, '0') + "1e500")})
        QTest::newRow("bad: " + bad.left(40)) << bad << false << 0.0;
}

void TestNumberText::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const std::optional<double> number = readFrom(text);
    QTEST(number.has_value(), "isNumber");
    if (number)
        QCOMPARE(*number, value);
}

void TestNumberText::comesBackBitForBit()
{
    std::mt19937_64 engine(testSeed(20240607u));
    for (int i = 0; i < 200000; ++i) {
        const double value = std::bit_cast<double>(engine());
        if (!std::isfinite(value))
            continue;
        const std::optional<double> back = readFrom(written(value));
        QVERIFY(back && std::bit_cast<quint64>(*back) == std::bit_cast<quint64>(value));
    }
}

void TestNumberText::writesAsQtDoes()
{
    std::mt19937_64 engine(testSeed(20240607u));
    for (int i = 0; i < 50000; ++i) {
        // The magnitudes that are usual in drawings.
        const double scale = std::pow(10, std::uniform_real_distribution(-12.0, 10.0)(engine));
        const double value = std::uniform_real_distribution(-scale, scale)(engine);
        QCOMPARE(written(value), writtenByQt(value));
        QCOMPARE(written(std::round(value)), writtenByQt(std::round(value) + 0.0));
    }
}

void TestNumberText::readsAsQtDoes()
{
    std::mt19937_64 engine(testSeed(20240607u));
    const auto digits = [&engine](int most) {
        QByteArray text;
        for (int count = std::uniform_int_distribution(1, most)(engine); count > 0; --count)
            text += char('0' + std::uniform_int_distribution(0, 9)(engine));
        return text;
    };
    for (int i = 0; i < 50000; ++i) {
        const int exponent = std::uniform_int_distribution(-330, 285)(engine);
        const QByteArray text = '1' + digits(20) + '.' + digits(25) + 'e' + QByteArray::number(exponent);
        bool isDouble = false;
        const double value = text.toDouble(&isDouble);
        const std::optional<double> number = readFrom(text);
        QVERIFY2(number && (!isDouble || *number == value), text.constData());
    }
}

TRAMMEL_TEST(TestNumberText)
#include "tst_numbertext.moc"
