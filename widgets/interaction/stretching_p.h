#pragma once

#include "widgets/interaction/transform_p.h"

namespace Trammel {

/// How shapes take part when the frame around them is stretched.
class Stretching
{
public:
    /// Of the shapes at the start, and the frame around them.
    Stretching(const QList<Shape> &shapes, const SelectionFrame &frame);

    /// Whether a shape would be sheared, or says itself that it keeps its ratio.
    bool mustKeepRatio() const { return m_mustKeepRatio; }
    /// Whether the frame is that of a single shape: it stretches as the shape's size may.
    bool isSingle() const { return m_rule.has_value(); }
    /// The nearest stretch that may be.
    Stretch allowed(const Stretch &stretch) const;
    Placement placed(const Shape &shape, const Stretch &stretch) const;

private:
    SelectionFrame m_frame;
    bool m_mustKeepRatio = false;
    /// Of a single shape.
    std::optional<SizeRule> m_rule;
};

} // namespace Trammel
