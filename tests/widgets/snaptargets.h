#pragma once

#include "tests/widgets/nearpoints.h"
#include "widgets/interaction/snapping/snapper_p.h"

#include <QtCore/QStringList>

#include <vector>

namespace Trammel {

constexpr double Tolerance = 6;

using Targets = std::vector<SnapFeatures>;

inline Targets targetsOf(const QList<Shape> &shapes, QPointF axis = {1, 0})
{
    Targets targets;
    for (const Shape &shape : shapes)
        targets.push_back(snapFeatures(shape, axis));
    return targets;
}

inline SnapRules rules(bool toShapes, bool toSpacing)
{
    SnapRules rules;
    rules.toShapes = toShapes;
    rules.toSpacing = toSpacing;
    rules.tolerance = Tolerance;
    return rules;
}

/// The texts of the distances that the guides show, in order.
inline QStringList distances(const Snap &snap)
{
    QStringList texts;
    for (const Guide &guide : snap.guides) {
        if (guide.kind == Guide::Kind::Distance && !guide.text.isEmpty())
            texts.append(guide.text);
    }
    texts.sort();
    return texts;
}

} // namespace Trammel
