#pragma once

#include "widgets/model/kinds/givenkind_p.h"

namespace Trammel {

/// Curves of cubic Bézier segments: one open chain, or closed rings filled by the even-odd or the nonzero rule.
class PathKind final : public GivenKind
{
public:
    PathKind() : GivenKind(Form::Path) { }
    QString name() const override;
    QString displayName() const override;
    bool hasOutline() const override { return true; }
    Primitive primitive(const Shape &shape) const override;
    QPainterPath path(const Shape &shape) const override;
    QString errorString(const Shape &shape) const override;
};

} // namespace Trammel
