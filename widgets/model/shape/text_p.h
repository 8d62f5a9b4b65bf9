#pragma once

#include <QtCore/QCoreApplication>

namespace Trammel {

/// Translates texts for users in code outside of QObjects: Text::tr().
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Trammel)
};

} // namespace Trammel
