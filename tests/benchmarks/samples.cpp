#include "tests/benchmarks/samples.h"

#include <QtCore/QtGlobal>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

void Samples::add(double value)
{
    m_values.insert(std::upper_bound(m_values.begin(), m_values.end(), value), value);
}

double Samples::percentile(double share) const
{
    if (m_values.empty())
        return 0;
    const double place = std::ceil(share / 100 * double(m_values.size())) - 1;
    return m_values[std::size_t(std::clamp(place, 0.0, double(m_values.size() - 1)))];
}

double processorTime()
{
#ifdef Q_OS_UNIX
    timespec time{};
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0)
        return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
#endif
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::optional<double> fittedExponent(std::span<const Growth> costs)
{
    double count = 0, sumX = 0, sumY = 0, sumXX = 0, sumXY = 0;
    for (const Growth &each : costs) {
        if (each.size <= 0 || each.cost <= 0)
            continue;
        const double x = std::log(each.size);
        const double y = std::log(each.cost);
        count += 1;
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    const double spread = count * sumXX - sumX * sumX;
    if (count < 2 || spread <= 0)
        return {};
    return (count * sumXY - sumX * sumY) / spread;
}
