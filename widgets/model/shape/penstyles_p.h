#pragma once

#include <QtCore/QByteArrayView>
#include <QtCore/Qt>

#include <utility>

namespace Trammel {

/// The line styles and their names in files.
inline constexpr std::pair<Qt::PenStyle, QByteArrayView> penStyleNames[] = {
    {Qt::NoPen, "none"},  {Qt::SolidLine, "solid"},     {Qt::DashLine, "dash"},
    {Qt::DotLine, "dot"}, {Qt::DashDotLine, "dashDot"}, {Qt::DashDotDotLine, "dashDotDot"},
};

} // namespace Trammel
