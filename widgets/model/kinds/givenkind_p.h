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

    /// The places of the handles that vary the outline of a shape, in the units of Shape::outline.
    virtual QList<QPointF> handles(const Shape &) const { return {}; }
    /// Moves a handle to a place, or to the nearest one that it can have.
    virtual void moveHandle(Shape &, qsizetype, QPointF) const { }
};

} // namespace Trammel
