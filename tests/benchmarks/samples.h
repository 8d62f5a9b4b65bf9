#pragma once

#include <optional>
#include <span>
#include <vector>

/// The cost of each call of one job.
class Samples
{
public:
    void add(double value);
    std::size_t count() const { return m_values.size(); }
    bool isEmpty() const { return m_values.empty(); }
    double median() const { return percentile(50); }
    /// The nearest-rank percentile, for a share from 0 to 100; 0 without samples.
    double percentile(double share) const;

private:
    /// In ascending order.
    std::vector<double> m_values;
};

/// The processor time of this process in seconds, which other load on the machine hardly changes; the elapsed time
/// where it is not available.
double processorTime();

/// The cost of a job at one size.
struct Growth
{
    double size = 0;
    double cost = 0;
};

/// The exponent e of the best fit cost = c * size^e (least squares of the logarithms). Empty for fewer than two sizes
/// with positive costs.
std::optional<double> fittedExponent(std::span<const Growth> costs);
