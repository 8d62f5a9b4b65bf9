#pragma once

#include <QtCore/QCoreApplication>

namespace Trammel {

/// Text::tr() translates texts for users in code outside of QObjects.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Trammel)

public:
    /// A name from a file or a program for a message, which contains only the beginning of a long name.
    static QString shortened(const QString &name)
    {
        constexpr qsizetype longest = 100;
        return name.size() <= longest ? name : name.left(longest) + QChar(0x2026);
    }
    /// A reason as a message of its own, with a capital. Reasons begin in lower case, since some follow a colon.
    static QString sentence(QString reason)
    {
        if (!reason.isEmpty())
            reason[0] = reason.at(0).toUpper();
        return reason;
    }
};

} // namespace Trammel
