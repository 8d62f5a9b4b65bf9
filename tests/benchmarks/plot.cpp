#include "tests/benchmarks/plot.h"

#include <QtCore/QRectF>
#include <QtCore/QTextStream>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr int Columns = 4;
constexpr QSizeF Panel(300, 210);
constexpr QMarginsF Margins(52, 34, 14, 26);
constexpr double HeadHeight = 34;
constexpr const char *Foreground = "#333333";
constexpr const char *Rule = "#dddddd";

const char *colorOf(Who who)
{
    return who == Who::Stock ? "#b05a2c" : "#1f6fb5";
}

double costOf(const Result &result)
{
    return result.isFinished() ? result.samples.median() : result.limit.value_or(0);
}

QString text(QPointF at, const QString &what, const char *anchor, const char *color = Foreground)
{
    return u"<text x=\"%1\" y=\"%2\" text-anchor=\"%3\" fill=\"%4\">%5</text>\n"_s.arg(at.x()).arg(at.y()).arg(
        QLatin1StringView(anchor), QLatin1StringView(color), what.toHtmlEscaped());
}

QString rule(QPointF from, QPointF to)
{
    return u"<path d=\"M%1 %2L%3 %4\" stroke=\"%5\"/>\n"_s.arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()).arg(
        QLatin1StringView(Rule));
}

/// The diagram of one job. Both axes span whole powers of ten.
class Diagram
{
public:
    Diagram(const Job &job, const QRectF &area) : m_job(job), m_area(area.marginsRemoved(Margins))
    {
        for (const auto &[size, sides] : job.results) {
            for (const auto &[who, result] : sides) {
                if (costOf(result) <= 0)
                    continue;
                m_sizes.include(std::log10(size));
                m_costs.include(std::log10(costOf(result)));
            }
        }
        m_sizes.widen();
        m_costs.widen();
    }

    QString svg() const
    {
        QString out = text({m_area.x() - 44, m_area.y() - 20}, m_job.title, "start");
        for (int power = int(m_sizes.least); power <= int(m_sizes.most); ++power) {
            const double x = at(power, m_costs.least).x();
            out += rule({x, m_area.top()}, {x, m_area.bottom()});
            out += text({x, m_area.bottom() + 14}, sizeLabel(power), "middle");
        }
        const int step = int(std::ceil((m_costs.most - m_costs.least) / 5));
        for (int power = int(m_costs.least); power <= int(m_costs.most); power += step) {
            const double y = at(m_sizes.least, power).y();
            out += rule({m_area.left(), y}, {m_area.right(), y});
            out += text({m_area.left() - 5, y + 4}, costLabel(power), "end");
        }
        for (Who who : {Who::Stock, Who::Trammel})
            out += line(who);
        return out;
    }

private:
    struct Range
    {
        double least = std::numeric_limits<double>::infinity();
        double most = -std::numeric_limits<double>::infinity();

        void include(double value)
        {
            least = std::min(least, value);
            most = std::max(most, value);
        }
        void widen()
        {
            least = std::floor(least);
            most = std::max(std::ceil(most), least + 1);
        }
    };

    QPointF at(double size, double cost) const
    {
        return {m_area.left() + (size - m_sizes.least) / (m_sizes.most - m_sizes.least) * m_area.width(),
                m_area.bottom() - (cost - m_costs.least) / (m_costs.most - m_costs.least) * m_area.height()};
    }

    static QString sizeLabel(int power)
    {
        return power % 3 == 0 && power > 0 ? u"1"_s + (power == 3 ? u"k"_s : u"M"_s)
                                           : QString::number(std::pow(10, power % 3)) + (power >= 3 ? u"k"_s : u""_s);
    }

    QString costLabel(int power) const
    {
        return m_job.unit == Unit::Bytes ? QString::number(std::pow(10, power)) + u" B"_s : timeLabel(power);
    }

    static QString timeLabel(int power)
    {
        constexpr const char *Units[]{"ns", "us", "ms", "s"};
        const int nanoseconds = std::clamp(power + 6, 0, 11);
        return QString::number(std::pow(10, nanoseconds % 3)) + u' ' + QLatin1StringView(Units[nanoseconds / 3]);
    }

    QString line(Who who) const
    {
        QString path, marks;
        for (const auto &[size, sides] : m_job.results) {
            const Result *result = m_job.find(size, who);
            if (!result || costOf(*result) <= 0)
                continue;
            const QPointF point = at(std::log10(size), std::log10(costOf(*result)));
            path += u"%1%2 %3"_s.arg(QChar(path.isEmpty() ? u'M' : u'L')).arg(point.x()).arg(point.y());
            marks += u"<circle cx=\"%1\" cy=\"%2\" r=\"3\" fill=\"%3\" stroke=\"%4\"/>\n"_s.arg(point.x())
                         .arg(point.y())
                         .arg(result->isFinished() ? QLatin1StringView(colorOf(who)) : "white"_L1,
                              QLatin1StringView(colorOf(who)));
        }
        if (path.isEmpty())
            return {};
        QString out = u"<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"2\"/>\n"_s.arg(
                          path, QLatin1StringView(colorOf(who)))
            + marks;
        if (const std::optional<double> exponent = fittedExponent(m_job.growth(who))) {
            const double x = who == Who::Stock ? m_area.left() : m_area.left() + 110;
            out += text({x, m_area.top() - 5}, u"N^%1"_s.arg(*exponent, 0, 'f', 2), "start", colorOf(who));
        }
        return out;
    }

    const Job &m_job;
    QRectF m_area;
    Range m_sizes;
    Range m_costs;
};

} // namespace

QByteArray growthPlot(const Results &results)
{
    const qsizetype rows = (results.jobs.size() + Columns - 1) / Columns;
    const QSizeF size(Columns * Panel.width(), HeadHeight + double(rows) * Panel.height());
    QString svg = u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %2\" width=\"%1\" height=\"%2\" "
                  "font-family=\"sans-serif\" font-size=\"11\">\n"
                  "<rect width=\"%1\" height=\"%2\" fill=\"white\"/>\n"_s.arg(size.width())
                      .arg(size.height());
    svg += text({8, 20}, u"Cost over the number of shapes:"_s, "start");
    svg += text({210, 20}, u"stock Qt"_s, "start", colorOf(Who::Stock));
    svg += text({275, 20}, u"Trammel"_s, "start", colorOf(Who::Trammel));
    svg += text({340, 20}, u"(hollow: not finished by then)"_s, "start");
    for (qsizetype i = 0; i < results.jobs.size(); ++i) {
        const QPointF corner(double(i % Columns) * Panel.width(), HeadHeight + double(i / Columns) * Panel.height());
        svg += Diagram(results.jobs[i], QRectF(corner, Panel)).svg();
    }
    return (svg + u"</svg>\n"_s).toUtf8();
}
