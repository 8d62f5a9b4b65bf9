// The fill rule and the pressures of paths, and the tool tip, the link and the data of shapes.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <algorithm>

namespace Trammel {

namespace {

/// The link that a user has typed, which may be the name of a web site without a scheme.
QString completedLink(const QString &typed)
{
    const QString link = typed.trimmed();
    return link.startsWith(QLatin1String("www."), Qt::CaseInsensitive) ? QLatin1String("https://") + link : link;
}

bool hasFillRule(const Shape &shape)
{
    return shape.kind->form() == ShapeKind::Form::Path && shape.isClosed();
}

} // namespace

void ShapeInspector::Private::buildPath(QGridLayout &grid)
{
    fillRule->setObjectName(QStringLiteral("fillRule"));
    keepTranslated(fillRule, [this] {
        const int index = fillRule->currentIndex();
        fillRule->clear();
        fillRule->addItem(Text::tr("Even-Odd", "fill rule"), int(FillRule::EvenOdd));
        fillRule->addItem(Text::tr("Nonzero", "fill rule"), int(FillRule::NonZero));
        fillRule->setCurrentIndex(index);
        fillRule->setAccessibleName(Text::tr("Fill rule"));
        fillRule->setToolTip(Text::tr("Whether the parts that a path encloses several times are holes or filled"));
    });
    pathRows = {newLabel(QT_TRANSLATE_NOOP("Trammel", "Fill rule")), fillRule};
    grid.addWidget(pathRows[0], 0, 0);
    grid.addWidget(fillRule, 0, 1, 1, 3);
    connect(fillRule, &QComboBox::activated, &q, [this](int index) {
        const auto rule = FillRule(fillRule->itemData(index).toInt());
        change(Text::tr("Change Fill Rule"), [rule](Shape &shape) {
            if (hasFillRule(shape))
                shape.path.edit([rule](PathDetails &details) { details.fillRule = rule; });
        });
    });
    pressure->setObjectName(QStringLiteral("pressure"));
    keepTranslated(pressure, [this] {
        pressure->setText(Text::tr("Width by pen pressure"));
        pressure->setToolTip(Text::tr("Clear this box to remove the pressure of the pen from the line"));
    });
    grid.addWidget(pressure, 1, 0, 1, 4);
    connect(pressure, &QCheckBox::clicked, &q, [this] {
        change(Text::tr("Remove Pressure"),
               [](Shape &shape) { shape.path.edit([](PathDetails &details) { details.pressures.clear(); }); });
    });
}

bool ShapeInspector::Private::hasPaths() const
{
    constexpr qsizetype most = 1000;
    const ShapeIds ids = document ? shapes() : ShapeIds();
    return std::any_of(ids.begin(), ids.begin() + std::min(ids.size(), most), [this](ShapeId id) {
        const Shape *shape = document->find(id);
        return shape && (hasFillRule(*shape) || !shape->path->pressures.isEmpty());
    });
}

void ShapeInspector::Private::refreshPath(const Shown &shown)
{
    Common<FillRule> rule;
    bool hasPressures = false;
    for (ShapeId id : document ? shown.ids : ShapeIds()) {
        const Shape *shape = document->find(id);
        if (shape && hasFillRule(*shape))
            rule.include(shape->path->fillRule);
        hasPressures = hasPressures || (shape && !shape->path->pressures.isEmpty());
    }
    fillRule->setCurrentIndex(rule.value ? fillRule->findData(int(*rule.value)) : -1);
    fillRule->setPlaceholderText(rule.isMixed ? Text::tr("mixed") : QString());
    fillRule->setEnabled(shown.isFree);
    for (QWidget *widget : std::as_const(pathRows))
        widget->setVisible(rule.value || rule.isMixed);
    pressure->setChecked(hasPressures);
    pressure->setEnabled(shown.isFree);
    pressure->setVisible(hasPressures);
}

void ShapeInspector::Private::buildDetails(QGridLayout &grid)
{
    toolTip->setObjectName(QStringLiteral("toolTip"));
    nameField(toolTip, QT_TRANSLATE_NOOP("Trammel", "Tool tip"));
    toolTip->setMinimumHeight(2 * toolTip->fontMetrics().lineSpacing());
    toolTip->setMaximumHeight(3 * toolTip->fontMetrics().lineSpacing());
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Tool tip")), 0, 0, Qt::AlignTop);
    grid.addWidget(toolTip, 0, 1, 1, 3);
    connect(toolTip, &CommitText::committed, &q, [this](const QString &words) {
        change(Text::tr("Change Tool Tip"), [&words](Shape &shape) {
            shape.annotation.edit([&words](Annotation &annotation) { annotation.toolTip = words; });
        });
    });

    link->setObjectName(QStringLiteral("link"));
    nameField(link, QT_TRANSLATE_NOOP("Trammel", "Link"));
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(link);
    auto *open = new QToolButton;
    open->setObjectName(QStringLiteral("openLink"));
    open->setAutoRaise(true);
    open->setFocusPolicy(Qt::TabFocus);
    row->addWidget(open);
    actionButtons.append({open, ShapeEditor::Action::OpenLink});
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Link")), 1, 0);
    grid.addLayout(row, 1, 1, 1, 3);
    connect(link, &CommitLine::faultChanged, &q, [this] { showError(); });
    connect(link, &CommitLine::committed, &q, [this](const QString &typed) {
        const QString next = completedLink(typed);
        if (const QString reason = Annotation{{}, next}.errorString(); !reason.isEmpty()) {
            link->setError(Text::sentence(reason));
            return;
        }
        change(Text::tr("Change Link"), [&next](Shape &shape) {
            shape.annotation.edit([&next](Annotation &annotation) { annotation.link = next; });
        });
    });

    data->setObjectName(QStringLiteral("data"));
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Data")), 2, 0, Qt::AlignTop);
    grid.addWidget(data, 2, 1, 1, 3);
    connect(data, &DataFields::changed, &q, [this](const std::function<void(QJsonObject &)> &set, const QString &step) {
        change(step, [&set](Shape &shape) { set(shape.data); });
    });
    connect(data, &DataFields::refused, &q, [this](const QString &reason) {
        refresh();
        showError(reason);
    });
}

void ShapeInspector::Private::refreshDetails(const Shown &shown)
{
    Common<QString> tips, links;
    for (ShapeId id : document ? shown.ids : ShapeIds()) {
        if (const Shape *shape = document->find(id)) {
            tips.include(shape->annotation->toolTip);
            links.include(shape->annotation->link);
        }
    }
    toolTip->show(tips.value.value_or(QString()), tips.isMixed);
    toolTip->setEnabled(shown.isFree);
    link->show(links.value.value_or(QString()), links.isMixed);
    link->setEnabled(shown.isFree);
    data->show(document, shown.ids, shown.isFree);
}

} // namespace Trammel
