#pragma once

#include <optional>
#include <span>
#include <vector>

/// What one job cost, call by call.
class Samples
{
public:
    void add(double value);
    std::size_t count() const { return m_values.size(); }
    bool isEmpty() const { return m_values.empty(); }
    double median() const { return percentile(50); }
    /// The nearest sample at or above that share (0 to 100) of all; 0 without samples.
    double percentile(double share) const;

private:
    /// In ascending order.
    std::vector<double> m_values;
};

/// What a job costs at one size.
struct Growth
{
    double size = 0;
    double cost = 0;
};

/// The exponent e of cost = c * size^e that fits best (least squares of the logarithms); nothing for fewer
/// than two sizes with costs above zero.
std::optional<double> fittedExponent(std::span<const Growth> costs);
