#include "widgets/model/shape/textextent_p.h"

#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include <trammel/shapekind.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace Trammel {

namespace {

// In units of the font's size.
constexpr double LeastRoom = 1;
constexpr double WidthWithoutRoom = 6;
constexpr double Overhang = 0.3;
/// The width at which the texts on lines are broken.
constexpr double LabelWidth = 12;
// The largest distance of lines that common fonts recommend, for European and for all scripts.
constexpr double EuropeanLine = 1.5;
constexpr double AnyLine = 2.2;
constexpr double BoldWidth = 1.15;

constexpr char16_t FirstForeign = 0x500;

constexpr double NarrowWidth = 0.55, UsualWidth = 0.9, WideWidth = 1.2, ForeignWidth = 1.5, SurrogateWidth = 0.75;

/// The widths of the ASCII characters, since the bounds of labeled shapes are computed at every move.
constexpr std::array<double, 128> Widths = [] {
    std::array<double, 128> widths{};
    widths.fill(UsualWidth);
    for (char narrow : std::string_view(" !'(),-./:;I[]fijlrt|`"))
        widths[std::size_t(narrow)] = NarrowWidth;
    for (char wide : std::string_view("@%&MWmw"))
        widths[std::size_t(wide)] = WideWidth;
    return widths;
}();

/// The width of a character, which common fonts do not exceed.
double widthOf(QChar character)
{
    if (character.unicode() < Widths.size())
        return Widths[character.unicode()];
    if (character.isSurrogate())
        return SurrogateWidth;
    return character.unicode() >= FirstForeign ? ForeignWidth : UsualWidth;
}

/// The number of lines of a text and their width, estimated.
struct Lines
{
    Lines(QStringView text, const TextStyle &style, double wrapWidth)
    {
        const double scale = style.size * (style.isBold() ? BoldWidth : 1);
        double length = 0, widest = 0;
        const auto end = [&] {
            // If a line is broken, it and the next one are longer than the width together.
            const bool isBroken = style.wrap && length > wrapWidth;
            count += isBroken ? std::floor(2 * length / wrapWidth) + 1 : 1;
            width = std::max(width, isBroken ? std::max(wrapWidth, widest) : length);
            length = 0;
        };
        for (QChar character : text.first(std::min(text.size(), LargestShownText))) {
            isForeign = isForeign || character.unicode() >= FirstForeign;
            if (character == u'\n') {
                end();
                continue;
            }
            const double each = scale * widthOf(character);
            length += each;
            widest = std::max(widest, each);
        }
        end();
    }

    double count = 0;
    double width = 0;
    bool isForeign = false;
};

/// The start of an interval of a length, in a box of a size around the origin.
double startOf(int alignment, double length, double size, double padding)
{
    return alignment == 0 ? padding - size / 2 : alignment == 1 ? -length / 2 : size / 2 - padding - length;
}

} // namespace

qsizetype textCount(const Shape &shape)
{
    if (shape.kind->hasCompartments())
        return compartmentsOf(shape.text).size();
    return 1 + (shape.connector ? shape.connector->furtherTexts.size() : 0);
}

QString textAt(const Shape &shape, qsizetype index)
{
    if (shape.kind->hasCompartments())
        return compartmentsOf(shape.text).value(index);
    if (index == 0)
        return shape.text;
    return index < textCount(shape) ? shape.connector->furtherTexts[index - 1].text : QString();
}

bool hasText(const Shape &shape)
{
    if (shape.text.isEmpty() && !shape.connector)
        return false;
    if (shape.kind->hasCompartments()) {
        const QStringList texts = compartmentsOf(shape.text);
        const auto hasWords = [](const QString &text) {
            return std::any_of(text.begin(), text.end(), [](QChar character) { return character != u'\n'; });
        };
        return std::any_of(texts.begin(), texts.end(), hasWords);
    }
    return !shape.text.isEmpty() || (shape.connector && !shape.connector->furtherTexts.isEmpty());
}

QString allTexts(const Shape &shape)
{
    QString texts = textAt(shape, 0);
    for (qsizetype i = 1; i < textCount(shape); ++i)
        texts += (texts.isEmpty() ? QString() : QStringLiteral("\n")) + textAt(shape, i);
    return texts;
}

QString titleOf(const Shape &shape)
{
    constexpr qsizetype most = 60;
    for (const QString &words : {shape.name, allTexts(shape)}) {
        const QString line = words.left(most).trimmed().section(QLatin1Char('\n'), 0, 0);
        if (!line.isEmpty())
            return line;
    }
    return shape.kind->displayName();
}

void setTextAt(Shape &shape, qsizetype index, const QString &text, const std::optional<ConnectorLabel> &place)
{
    if (shape.kind->hasCompartments()) {
        QStringList texts = compartmentsOf(shape.text);
        if (index < texts.size())
            texts[index] = text;
        shape.text = joinedCompartments(texts);
        return;
    }
    if (index == 0)
        shape.text = text;
    if (!shape.connector || (index == 0 && !place))
        return;
    Connector &connector = *shape.connector;
    if (index > connector.furtherTexts.size())
        connector.furtherTexts.append(ConnectorText());
    if (index > 0)
        connector.furtherTexts[std::min(index, connector.furtherTexts.size()) - 1].text = text;
    if (place)
        labelOf(connector, std::min(index, connector.furtherTexts.size())) = *place;
}

ConnectorLabel &labelOf(Connector &connector, qsizetype index)
{
    return index == 0 ? connector.label : connector.furtherTexts[index - 1].label;
}

const ConnectorLabel &labelOf(const Connector &connector, qsizetype index)
{
    return index == 0 ? connector.label : connector.furtherTexts[index - 1].label;
}

void clearTextAt(Shape &shape, qsizetype index)
{
    setTextAt(shape, index, shape.kind->hasCompartments() ? blankLines(textAt(shape, index)) : QString());
}

Shape withoutTexts(Shape shape)
{
    if (shape.kind->hasCompartments()) {
        for (qsizetype i = 0; i < textCount(shape); ++i)
            clearTextAt(shape, i);
        return shape;
    }
    shape.text.clear();
    if (shape.connector && !std::as_const(shape).connector->furtherTexts.isEmpty())
        shape.connector->furtherTexts.clear();
    return shape;
}

bool hasTextOnLine(const Shape &shape)
{
    return shape.kind->form() == ShapeKind::Form::Polyline;
}

std::optional<qsizetype> labelAt(const Shape &shape, QPointF scenePos)
{
    if (!hasTextOnLine(shape))
        return std::nullopt;
    for (qsizetype i = textCount(shape) - 1; i >= 0; --i) {
        if (!textAt(shape, i).trimmed().isEmpty()
            && textRect(shape, i).contains(textToScene(shape, i).inverted().map(scenePos)))
            return i;
    }
    return std::nullopt;
}

RareValue<TextStyle> shownTextStyle(const Shape &shape, qsizetype index)
{
    if (shape.kind->hasCompartments())
        return compartmentStyle(shape, index);
    RareValue<TextStyle> shown = shape.textStyle;
    if (hasTextOnLine(shape) && !shown.isDefault()) {
        shown.edit([](TextStyle &style) {
            style.horizontal = TextStyle::Horizontal::Center;
            style.vertical = TextStyle::Vertical::Middle;
            style.overflow = TextStyle::Overflow::Visible;
        });
    }
    return shown;
}

bool isUpright(const Shape &shape)
{
    return shape.textStyle->upright && !shape.kind->hasCompartments();
}

bool isOnSide(const Shape &shape)
{
    const double turn = std::fmod(shape.rotation + (shape.kind->textBox(shape).isTurned ? 90 : 0), 180);
    return isUpright(shape) && turn > 45 && turn < 135;
}

bool growsWithText(const Shape &shape)
{
    return (shape.textStyle->overflow == TextStyle::Overflow::Grow && !hasTextOnLine(shape))
        || shape.kind->hasCompartments();
}

QSizeF textBox(const Shape &shape, qsizetype index)
{
    if (shape.kind->hasCompartments())
        return compartmentBox(shape, index).size;
    if (hasTextOnLine(shape))
        return {LabelWidth * shape.textStyle->size + 2 * shape.textStyle->padding, 0};
    const QSizeF size = shape.kind->textBox(shape).size;
    return isOnSide(shape) ? size.transposed() : size;
}

QTransform textToScene(const Shape &shape, qsizetype index)
{
    if (shape.connector) {
        const Connector &connector = *shape.connector;
        const QList<QPointF> path = shape.sceneOutline().value(0);
        const ConnectorLabel &wanted = labelOf(connector, index);
        const ConnectorLabel label = connector.endBounds.isEmpty()
            ? wanted
            : labelOutside(path, wanted, textRect(shape, index).size(), connector.endBounds);
        const QPointF middle = path.isEmpty() ? shape.center : centerOfLabel(path, label);
        const QPointF axis = directionOfLabel(path, label);
        return {axis.x(), axis.y(), -axis.y(), axis.x(), middle.x(), middle.y()};
    }
    if (hasTextOnLine(shape)) {
        const QList<QPointF> path = shape.sceneOutline().value(0);
        const QPointF middle = path.isEmpty() ? shape.center : halfway(path);
        return QTransform::fromTranslate(middle.x(), middle.y());
    }
    const TextBox box = shape.kind->hasCompartments() ? compartmentBox(shape, index) : shape.kind->textBox(shape);
    QTransform toScene = frameToScene(shape);
    if (isUpright(shape)) {
        const QPointF center = box.center.isNull() ? shape.center : toScene.map(box.center);
        return QTransform::fromTranslate(center.x(), center.y());
    }
    if (!box.center.isNull())
        toScene.translate(box.center.x(), box.center.y());
    if (box.isTurned)
        toScene = QTransform(0, -1, 1, 0, 0, 0) * toScene;
    return toScene;
}

double wrapWidth(const TextStyle &style, double boxWidth)
{
    const double room = boxWidth - 2 * style.padding;
    return room >= LeastRoom * style.size ? room : WidthWithoutRoom * style.size;
}

QRectF textRect(const Shape &shape, qsizetype index)
{
    const RareValue<TextStyle> shown = shownTextStyle(shape, index);
    const TextStyle &style = *shown;
    const QSizeF box = textBox(shape, index);
    const Lines lines(textAt(shape, index), style, wrapWidth(style, box.width()));
    const double height = lines.count * style.lineSpacing * style.size * (lines.isForeign ? AnyLine : EuropeanLine);
    const double over = Overhang * style.size;
    QRectF rect(startOf(int(style.horizontal), lines.width, box.width(), style.padding),
                startOf(int(style.vertical), height, box.height(), style.padding), lines.width, height);
    rect.adjust(-over, -over, over, over);
    if (style.overflow == TextStyle::Overflow::Clip)
        rect &= QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height());
    return rect;
}

Aabb2 textExtent(const Shape &shape, qsizetype index)
{
    const QRectF rect = textRect(shape, index);
    const QTransform toScene = textToScene(shape, index);
    Aabb2 extent;
    for (QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
        extent.include(toScene.map(corner));
    return extent;
}

} // namespace Trammel
