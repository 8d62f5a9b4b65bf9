#pragma once

#include <trammel/connector.h>
#include <trammel/fill.h>
#include <trammel/shape.h>
#include <trammel/stroke.h>

#include <QtCore/QByteArrayView>

#include <utility>

namespace Trammel {

/// The line styles and their names in files.
inline constexpr std::pair<Qt::PenStyle, QByteArrayView> penStyleNames[] = {
    {Qt::SolidLine, "solid"}, {Qt::NoPen, "none"},          {Qt::DashLine, "dash"},
    {Qt::DotLine, "dot"},     {Qt::DashDotLine, "dashDot"}, {Qt::DashDotDotLine, "dashDotDot"},
};

/// The caps, joins and heads of lines, and their names in files.
inline constexpr std::pair<LineCap, QByteArrayView> lineCapNames[] = {
    {LineCap::Round, "round"},
    {LineCap::Flat, "flat"},
    {LineCap::Square, "square"},
};

inline constexpr std::pair<LineJoin, QByteArrayView> lineJoinNames[] = {
    {LineJoin::Round, "round"},
    {LineJoin::Miter, "miter"},
    {LineJoin::Bevel, "bevel"},
};

inline constexpr std::pair<LineHead, QByteArrayView> lineHeadNames[] = {
    {LineHead::None, "none"},
    {LineHead::Arrow, "arrow"},
    {LineHead::Triangle, "triangle"},
    {LineHead::TriangleOutline, "triangleOutline"},
    {LineHead::Diamond, "diamond"},
    {LineHead::DiamondOutline, "diamondOutline"},
    {LineHead::Circle, "circle"},
    {LineHead::CircleOutline, "circleOutline"},
    {LineHead::Bar, "bar"},
    {LineHead::One, "one"},
    {LineHead::Many, "many"},
    {LineHead::ZeroOrOne, "zeroOrOne"},
    {LineHead::OneOrMany, "oneOrMany"},
    {LineHead::ZeroOrMany, "zeroOrMany"},
    {LineHead::ExactlyOne, "exactlyOne"},
};

/// The types of gradients and their names in files.
inline constexpr std::pair<Gradient::Type, QByteArrayView> gradientTypeNames[] = {
    {Gradient::Type::Linear, "linear"},
    {Gradient::Type::Radial, "radial"},
};

inline constexpr std::pair<ConnectorRoute, QByteArrayView> connectorRouteNames[] = {
    {ConnectorRoute::Straight, "straight"},
    {ConnectorRoute::Polyline, "polyline"},
    {ConnectorRoute::Orthogonal, "orthogonal"},
    {ConnectorRoute::Curved, "curved"},
};

inline constexpr std::pair<ConnectorJumps, QByteArrayView> connectorJumpsNames[] = {
    {ConnectorJumps::NoJumps, "none"},
    {ConnectorJumps::ArcJumps, "arc"},
    {ConnectorJumps::GapJumps, "gap"},
};

/// In the order in which files list them.
inline constexpr std::pair<Permission, QByteArrayView> permissionNames[] = {
    {Permission::Select, "select"}, {Permission::Move, "move"},     {Permission::Rotate, "rotate"},
    {Permission::Resize, "resize"}, {Permission::Delete, "delete"}, {Permission::EditText, "editText"},
};

inline constexpr std::pair<Solidity, QByteArrayView> solidityNames[] = {
    {Solidity::Automatic, "automatic"},
    {Solidity::Solid, "solid"},
    {Solidity::Holding, "holding"},
    {Solidity::None, "none"},
};

inline constexpr std::pair<FillRule, QByteArrayView> fillRuleNames[] = {
    {FillRule::EvenOdd, "evenOdd"},
    {FillRule::NonZero, "nonZero"},
};

/// The name of a value in one of these lists; the first name if the value is unknown.
template <typename Names, typename Value> QByteArrayView nameOf(const Names &names, Value value)
{
    for (const auto &[named, name] : names) {
        if (named == value)
            return name;
    }
    return names[0].second;
}

} // namespace Trammel
