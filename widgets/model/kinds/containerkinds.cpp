#include "widgets/model/kinds/containerkinds_p.h"

#include "widgets/model/kinds/givenkind_p.h"
#include "widgets/model/shape/text_p.h"

#include <algorithm>

namespace Trammel {

namespace {

enum class TitleSide { Top, Left };

class ContainerKind final : public GivenKind
{
public:
    ContainerKind(const char *name, const char *displayName, TitleSide side, bool hasLine, QSizeF first)
        : GivenKind(Form::Custom), m_name(name), m_displayName(displayName), m_side(side), m_hasLine(hasLine),
          m_first(first)
    {
    }

    QString name() const override { return QLatin1String(m_name); }
    QString displayName() const override { return Text::tr(m_displayName); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    bool isContainer() const override { return true; }
    QList<ShapePart> parts(const Shape &shape) const override;
    QSizeF collapsedSize(const Shape &shape) const override;
    TextBox textBox(const Shape &shape) const override;
    SizeRule sizeRule(const Shape &) const override
    {
        SizeRule rule;
        rule.first = m_first;
        return rule;
    }

private:
    double titleExtent(const Shape &shape) const;

    const char *m_name;
    /// To be translated in the context "Trammel".
    const char *m_displayName;
    TitleSide m_side;
    bool m_hasLine;
    QSizeF m_first;
};

/// The height of a title at the top, or the width of one at the left: twice the size of the font, at most the frame.
double ContainerKind::titleExtent(const Shape &shape) const
{
    constexpr double lines = 2;
    const double most = m_side == TitleSide::Top ? shape.size.height() : shape.size.width();
    return std::min(lines * shape.textStyle->size, most);
}

QList<ShapePart> ContainerKind::parts(const Shape &shape) const
{
    QList<ShapePart> parts = ShapeKind::parts(shape);
    const QSizeF half = shape.size / 2;
    const double extent = titleExtent(shape);
    const bool isAtTop = m_side == TitleSide::Top;
    // Without room below the title, its line would lie on the outline.
    if (!m_hasLine || extent >= (isAtTop ? shape.size.height() : shape.size.width()))
        return parts;
    const double x = (shape.mirroredX ? 1 : -1) * (half.width() - extent);
    const double y = (shape.mirroredY ? 1 : -1) * (half.height() - extent);
    QPainterPath line;
    line.moveTo(isAtTop ? QPointF(-half.width(), y) : QPointF(x, -half.height()));
    line.lineTo(isAtTop ? QPointF(half.width(), y) : QPointF(x, half.height()));
    parts.append({line, QColor(), shape.stroke});
    return parts;
}

QSizeF ContainerKind::collapsedSize(const Shape &shape) const
{
    const double extent = titleExtent(shape);
    return m_side == TitleSide::Top ? QSizeF(shape.size.width(), extent) : QSizeF(extent, shape.size.height());
}

TextBox ContainerKind::textBox(const Shape &shape) const
{
    const QSizeF title = collapsedSize(shape);
    const QSizeF room = (shape.size - title) / 2;
    const QPointF center((shape.mirroredX ? 1 : -1) * room.width(), (shape.mirroredY ? 1 : -1) * room.height());
    if (m_side == TitleSide::Top)
        return {center, title};
    return {center, title.transposed(), true};
}

} // namespace

void addContainerKinds(std::vector<std::unique_ptr<const ShapeKind>> &kinds)
{
    const auto add = [&kinds](const char *name, const char *displayName, TitleSide side, bool hasLine, QSizeF first) {
        kinds.push_back(std::make_unique<ContainerKind>(name, displayName, side, hasLine, first));
    };
    add("frame", QT_TRANSLATE_NOOP("Trammel", "Frame"), TitleSide::Top, false, {320, 220});
    add("swimlane", QT_TRANSLATE_NOOP("Trammel", "Swimlane"), TitleSide::Top, true, {200, 320});
    add("pool", QT_TRANSLATE_NOOP("Trammel", "Pool"), TitleSide::Left, true, {480, 160});
}

} // namespace Trammel
