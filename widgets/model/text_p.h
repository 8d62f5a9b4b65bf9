#pragma once

#include <QtCore/QCoreApplication>

namespace Trammel {

/// Texts for users from code outside of QObjects: Text::tr().
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Trammel)
};

} // namespace Trammel
