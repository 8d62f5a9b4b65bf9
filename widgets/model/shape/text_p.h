#pragma once

#include <QtCore/QCoreApplication>

namespace Trammel {

/// Text::tr() translates texts for users in code outside of QObjects.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Trammel)
};

} // namespace Trammel
