#include "widgets/panels/inspector/linefields_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <QtCore/QEvent>
#include <QtCore/QRegularExpression>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QStylePainter>

namespace Trammel {

namespace {

constexpr std::pair<LineHead, const char *> Heads[] = {
    {LineHead::None, QT_TRANSLATE_NOOP("Trammel", "None")},
    {LineHead::Arrow, QT_TRANSLATE_NOOP("Trammel", "Arrow")},
    {LineHead::Triangle, QT_TRANSLATE_NOOP("Trammel", "Triangle")},
    {LineHead::TriangleOutline, QT_TRANSLATE_NOOP("Trammel", "Outlined Triangle")},
    {LineHead::Diamond, QT_TRANSLATE_NOOP("Trammel", "Diamond")},
    {LineHead::DiamondOutline, QT_TRANSLATE_NOOP("Trammel", "Outlined Diamond")},
    {LineHead::Circle, QT_TRANSLATE_NOOP("Trammel", "Circle")},
    {LineHead::CircleOutline, QT_TRANSLATE_NOOP("Trammel", "Outlined Circle")},
    {LineHead::Bar, QT_TRANSLATE_NOOP("Trammel", "Bar")},
    {LineHead::One, QT_TRANSLATE_NOOP("Trammel", "One")},
    {LineHead::Many, QT_TRANSLATE_NOOP("Trammel", "Many")},
    {LineHead::ZeroOrOne, QT_TRANSLATE_NOOP("Trammel", "Zero or One")},
    {LineHead::OneOrMany, QT_TRANSLATE_NOOP("Trammel", "One or Many")},
    {LineHead::ZeroOrMany, QT_TRANSLATE_NOOP("Trammel", "Zero or Many")},
    {LineHead::ExactlyOne, QT_TRANSLATE_NOOP("Trammel", "Exactly One")},
};

constexpr std::pair<LineCap, const char *> Caps[] = {
    {LineCap::Round, QT_TRANSLATE_NOOP("Trammel", "Round")},
    {LineCap::Flat, QT_TRANSLATE_NOOP("Trammel", "Flat")},
    {LineCap::Square, QT_TRANSLATE_NOOP("Trammel", "Square")},
};

constexpr std::pair<LineJoin, const char *> Joins[] = {
    {LineJoin::Round, QT_TRANSLATE_NOOP("Trammel", "Round")},
    {LineJoin::Miter, QT_TRANSLATE_NOOP("Trammel", "Miter")},
    {LineJoin::Bevel, QT_TRANSLATE_NOOP("Trammel", "Bevel")},
};

constexpr QSize IconSize(32, 16);

/// A combo box that shows only the icon of the current item, and icons with texts in its list.
class IconBox : public QComboBox
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        option.currentText = currentIndex() < 0 ? placeholderText() : QString();
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

// A picture of a line in the color of the text.
QIcon iconOf(Shape line, const QPalette &palette)
{
    constexpr int ratio = 2;
    QImage image(IconSize * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    line.stroke.color = palette.color(QPalette::Text);
    QPainter painter(&image);
    ShapePainter(painter, palette).paint(line);
    painter.end();
    return QIcon(QPixmap::fromImage(image));
}

Shape lineWithHeads(LineHead start, LineHead end)
{
    Shape line = Shape::polyline({{3, 8}, {29, 8}});
    line.startHead = start;
    line.endHead = end;
    line.stroke.width = 1.25;
    return line;
}

Shape lineWithJoin(LineJoin join)
{
    Shape line = Shape::polyline({{8, 18}, {16, 5}, {24, 18}});
    line.stroke.width = 6;
    line.stroke.join = join;
    return line;
}

Shape lineWithCap(LineCap cap)
{
    Shape line = Shape::polyline({{9, 8}, {23, 8}});
    line.stroke.width = 8;
    line.stroke.cap = cap;
    return line;
}

QString textOf(const DashPattern &pattern)
{
    QStringList lengths;
    for (double length : pattern.lengths())
        lengths.append(QString::number(length));
    return lengths.join(u' ');
}

template <typename Value> void showIn(QComboBox &box, const Common<Value> &common, bool isEnabled)
{
    box.setCurrentIndex(common.value ? box.findData(int(*common.value)) : -1);
    box.setPlaceholderText(common.isMixed ? Text::tr("mixed") : QString());
    box.setEnabled(isEnabled);
}

} // namespace

LineForm formOf(const Shape &shape)
{
    const Stroke &stroke = shape.stroke;
    return {stroke.cap, stroke.join, stroke.dashPattern, shape.startHead, shape.endHead};
}

void setForm(Shape &shape, const LineForm &form)
{
    shape.stroke.cap = form.cap;
    shape.stroke.join = form.join;
    shape.stroke.dashPattern = form.dashPattern;
    shape.startHead = form.startHead;
    shape.endHead = form.endHead;
}

LineValues::LineValues(const Document *document, const ShapeIds &ids)
{
    for (ShapeId id : ids) {
        const Shape *shape = document ? document->find(id) : nullptr;
        if (!shape)
            continue;
        const bool isLine = canHaveHeads(*shape->kind);
        if (isLine) {
            start.include(shape->startHead);
            end.include(shape->endHead);
        }
        cap.include(shape->stroke.cap);
        join.include(shape->stroke.join);
        dashes.include(shape->stroke.dashPattern);
        hasLines = hasLines || isLine;
        hasEnds = hasEnds || isLine || isDashed(shape->stroke);
        hasCorners = hasCorners || shape->kind->form() != ShapeKind::Form::Ellipse;
    }
}

LineValues::LineValues(const LineForm &form, bool withHeads)
    : start{form.startHead}, end{form.endHead}, cap{form.cap}, join{form.join}, dashes{form.dashPattern},
      hasLines(withHeads), hasEnds(true), hasCorners(true)
{
}

LineFields::LineFields(QWidget *parent)
    : QWidget(parent), m_start(new IconBox), m_end(new IconBox), m_cap(new IconBox), m_join(new IconBox),
      m_dashes(new CommitLine), m_headsLabel(newLabel(QT_TRANSLATE_NOOP("Trammel", "Arrows"))),
      m_capLabel(newLabel(QT_TRANSLATE_NOOP("Trammel", "Caps"))),
      m_joinLabel(newLabel(QT_TRANSLATE_NOOP("Trammel", "Joins"))),
      m_dashesLabel(newLabel(QT_TRANSLATE_NOOP("Trammel", "Dashes")))
{
    build();
    makeIcons();
    const auto connectBox = [this](QComboBox *box, const char *step, const auto &set) {
        connect(box, &QComboBox::activated, this, [this, box, step, set](int index) {
            const int value = box->itemData(index).toInt();
            Q_EMIT chosen([set, value](LineForm &form) { set(form, value); }, Text::tr(step));
        });
    };
    const char *heads = QT_TRANSLATE_NOOP("Trammel", "Change Arrowheads");
    const char *line = QT_TRANSLATE_NOOP("Trammel", "Change Line");
    connectBox(m_start, heads, [](LineForm &form, int value) { form.startHead = LineHead(value); });
    connectBox(m_end, heads, [](LineForm &form, int value) { form.endHead = LineHead(value); });
    connectBox(m_cap, line, [](LineForm &form, int value) { form.cap = LineCap(value); });
    connectBox(m_join, line, [](LineForm &form, int value) { form.join = LineJoin(value); });
    connect(m_dashes, &CommitLine::committed, this, &LineFields::enterDashes);
}

void LineFields::build()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const auto setUp = [](QComboBox &box, const char *name, const char *words, const auto &rows) {
        box.setObjectName(QLatin1String(name));
        box.setIconSize(IconSize);
        box.setMinimumContentsLength(0);
        box.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        box.setMinimumWidth(IconSize.width() + 28);
        box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (const auto &[value, label] : rows)
            box.addItem(QString(), int(value));
        keepTranslated(&box, [&box, words, &rows] {
            box.setAccessibleName(Text::tr(words));
            box.setToolTip(Text::tr(words));
            for (int i = 0; i < box.count(); ++i)
                box.setItemText(i, Text::tr(rows[i].second));
            box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0) + 24);
        });
    };
    setUp(*m_start, "startHead", QT_TRANSLATE_NOOP("Trammel", "The head at the start of the line"), Heads);
    setUp(*m_end, "endHead", QT_TRANSLATE_NOOP("Trammel", "The head at the end of the line"), Heads);
    setUp(*m_cap, "cap", QT_TRANSLATE_NOOP("Trammel", "The ends of the line and of its dashes"), Caps);
    setUp(*m_join, "join", QT_TRANSLATE_NOOP("Trammel", "The corners of the line"), Joins);
    m_dashes->setObjectName(QStringLiteral("dashes"));
    nameField(m_dashes, QT_TRANSLATE_NOOP("Trammel", "Dashes"));
    keepTranslated(m_dashes, [this] {
        m_dashes->setToolTip(Text::tr("The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2"));
    });
    grid->addWidget(m_headsLabel, 0, 0);
    grid->addWidget(m_start, 0, 1);
    grid->addWidget(m_end, 0, 3);
    // Closed shapes have no caps, which are therefore on the right.
    grid->addWidget(m_joinLabel, 1, 0);
    grid->addWidget(m_join, 1, 1);
    grid->addWidget(m_capLabel, 1, 2);
    grid->addWidget(m_cap, 1, 3);
    grid->addWidget(m_dashesLabel, 2, 0);
    grid->addWidget(m_dashes, 2, 1, 1, 3);
}

void LineFields::makeIcons()
{
    for (int i = 0; i < int(std::size(Heads)); ++i) {
        m_start->setItemIcon(i, iconOf(lineWithHeads(Heads[i].first, LineHead::None), palette()));
        m_end->setItemIcon(i, iconOf(lineWithHeads(LineHead::None, Heads[i].first), palette()));
    }
    for (int i = 0; i < int(std::size(Caps)); ++i)
        m_cap->setItemIcon(i, iconOf(lineWithCap(Caps[i].first), palette()));
    for (int i = 0; i < int(std::size(Joins)); ++i)
        m_join->setItemIcon(i, iconOf(lineWithJoin(Joins[i].first), palette()));
}

void LineFields::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        makeIcons();
    QWidget::changeEvent(event);
}

void LineFields::enterDashes(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s;]+"));
    QList<double> lengths;
    const QStringList words = text.split(separators, Qt::SkipEmptyParts);
    for (QString word : words) {
        bool isNumber = false;
        // A comma may be a decimal point or follow a number.
        lengths.append(word.replace(u',', u'.').toDouble(&isNumber));
        if (!isNumber) {
            m_dashes->setError(Text::tr("\"%1\" is not a number").arg(word));
            return;
        }
    }
    const DashPattern pattern(lengths);
    if (const QString error = pattern.errorString(); !error.isEmpty()) {
        m_dashes->setError(error);
        return;
    }
    Q_EMIT chosen([pattern](LineForm &form) { form.dashPattern = pattern; }, Text::tr("Change Line"));
}

void LineFields::show(const LineValues &values, bool isEnabled)
{
    showIn(*m_start, values.start, isEnabled);
    showIn(*m_end, values.end, isEnabled);
    showIn(*m_cap, values.cap, isEnabled);
    showIn(*m_join, values.join, isEnabled);
    m_dashes->show(textOf(values.dashes.value.value_or(DashPattern())), values.dashes.isMixed);
    m_dashes->setEnabled(isEnabled);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_headsLabel, m_start, m_end})
        widget->setVisible(values.hasLines);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_capLabel, m_cap})
        widget->setVisible(values.hasEnds);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_joinLabel, m_join})
        widget->setVisible(values.hasCorners);
}

} // namespace Trammel
