#include "widgets/model/kinds/compartmentkinds_p.h"

#include "widgets/model/kinds/givenkind_p.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/text_p.h"

namespace Trammel {

namespace {

class CompartmentKind final : public GivenKind
{
public:
    /// The count is that of the compartments of a new shape.
    CompartmentKind(const char *name, const char *displayName, int count, void (*styleName)(TextStyle &), QSizeF first)
        : GivenKind(Form::Custom), m_name(name), m_displayName(displayName), m_count(count), m_styleName(styleName),
          m_first(first)
    {
    }

    QString name() const override { return QLatin1String(m_name); }
    QString displayName() const override { return Text::tr(m_displayName); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    bool hasCompartments() const override { return true; }
    void initialize(Shape &shape) const override
    {
        shape.text = joinedCompartments(QStringList(m_count));
        shape.textStyle.edit(m_styleName);
    }
    SizeRule sizeRule(const Shape &shape) const override
    {
        SizeRule rule;
        rule.least = sizeForCompartments(shape);
        rule.first = m_first;
        return rule;
    }

private:
    const char *m_name;
    /// To be translated in the context "Trammel".
    const char *m_displayName;
    int m_count;
    void (*m_styleName)(TextStyle &);
    QSizeF m_first;
};

} // namespace

void addCompartmentKinds(std::vector<std::unique_ptr<const ShapeKind>> &kinds)
{
    const auto add = [&kinds](const char *name, const char *displayName, int count, void (*styleName)(TextStyle &),
                              QSizeF first) {
        kinds.push_back(std::make_unique<CompartmentKind>(name, displayName, count, styleName, first));
    };
    add("classBox", QT_TRANSLATE_NOOP("Trammel", "Class"), 3, [](TextStyle &style) { style.setBold(true); },
        {160, 110});
    add("objectBox", QT_TRANSLATE_NOOP("Trammel", "Object"), 2, [](TextStyle &style) { style.underline = true; },
        {140, 80});
}

} // namespace Trammel
