#pragma once

#include <QtCore/QString>

namespace Trammel {

/// A reason as a message of its own, with a capital. Reasons begin in lower case, since some follow a colon.
inline QString sentence(QString reason)
{
    if (!reason.isEmpty())
        reason[0] = reason.at(0).toUpper();
    return reason;
}

} // namespace Trammel
