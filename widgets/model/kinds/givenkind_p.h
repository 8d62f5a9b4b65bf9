#pragma once

#include <trammel/shapekind.h>

namespace Trammel {

/// A built-in kind or a stand-in.
class GivenKind : public ShapeKind
{
public:
    explicit GivenKind(Form form, bool isRegistered = true)
    {
        m_form = form;
        m_isRegistered = isRegistered;
    }
};

} // namespace Trammel
