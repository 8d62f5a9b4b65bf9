#include "bytes.h"

#include <trammel/combination.h>
#include <trammel/document.h>
#include <trammel/fragment.h>
#include <trammel/shapekind.h>

#include <QtCore/QJsonArray>

#include <cstdlib>

// Anything that Document::setData() and addShape() accept can be saved, and loads as an equal document. A file that
// the reader accepts is accepted by the document, too, and its text no longer changes after the first save.

using namespace Trammel;

namespace {

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

QString textFrom(Bytes &bytes)
{
    static const char *const names[] = {"id",     "kind",   "center", "stroke", "outline", "text",
                                        "data",   "color",  "colour", "width",  "cap",     "version",
                                        "shapes", "groups", "parent", "group",  "nextId",  "format"};
    const std::uint8_t first = bytes.byte();
    if (first < std::size(names))
        return QString::fromLatin1(names[first]);
    QString text;
    for (int i = first % 8; i > 0; --i) {
        const bool isSeparator = bytes.byte() % 8 == 0;
        text += isSeparator ? QStringLiteral("\n--\n") : QString();
        text += QChar(bytes.byte() % 8 == 0 ? bytes.take<char16_t>() : char16_t(bytes.byte()));
    }
    return text;
}

QJsonValue valueFrom(Bytes &bytes, int depth = 0);

QJsonObject fieldsFrom(Bytes &bytes, int depth = 0)
{
    QJsonObject fields;
    for (int i = bytes.byte() % 4; i > 0; --i) {
        const QString name = textFrom(bytes);
        fields.insert(name, valueFrom(bytes, depth + 1));
    }
    return fields;
}

QJsonValue valueFrom(Bytes &bytes, int depth)
{
    const std::uint8_t type = depth > 220 ? 0 : bytes.byte();
    switch (type % 9) {
    case 1:
        return bytes.byte() % 2 == 0;
    case 2:
        return bytes.take<double>();
    case 3:
        return bytes.take<qint64>();
    case 4:
        return textFrom(bytes);
    case 5: {
        QJsonArray list;
        for (int i = bytes.byte() % 4; i > 0; --i)
            list.append(valueFrom(bytes, depth + 1));
        return list;
    }
    case 6:
        return fieldsFrom(bytes, depth);
    case 7: {
        // Many nested levels at once.
        QJsonValue value = 1;
        for (int i = bytes.byte(); i > 0; --i)
            value = QJsonArray{value};
        return value;
    }
    default:
        return QJsonValue::Null;
    }
}

double realFrom(Bytes &bytes)
{
    return numberFrom(bytes, bytes.byte());
}

QColor colorFrom(Bytes &bytes)
{
    switch (bytes.byte() % 4) {
    case 0:
        return {};
    case 1:
        return QColor::fromRgba(bytes.take<QRgb>());
    case 2:
        return QColor::fromRgba64(QRgba64::fromRgba64(bytes.take<quint64>()));
    default:
        return QColor::fromHsv(bytes.byte(), bytes.byte(), bytes.byte(), bytes.byte());
    }
}

// Some values are out of range.
Fill fillFrom(Bytes &bytes)
{
    const std::uint8_t kind = bytes.byte();
    if (kind % 4 != 0)
        return colorFrom(bytes);
    Gradient gradient;
    gradient.type = Gradient::Type(kind / 4 % 3);
    gradient.start = {realFrom(bytes) / 16, realFrom(bytes) / 16};
    gradient.end = {realFrom(bytes) / 16, realFrom(bytes) / 16};
    double offset = 0;
    for (int i = bytes.byte() % 70; i > 0; --i) {
        offset += kind & 128 ? realFrom(bytes) : bytes.byte() / 1024.0;
        gradient.stops.append({offset, colorFrom(bytes)});
    }
    return gradient;
}

// Some values are out of range.
TextStyle textStyleFrom(Bytes &bytes)
{
    TextStyle style;
    const std::uint8_t flags = bytes.byte();
    style.italic = flags & 1;
    style.underline = flags & 2;
    style.strikeOut = flags & 4;
    style.wrap = flags & 8;
    style.upright = flags & 16;
    if (flags & 32) {
        style.family = textFrom(bytes);
        style.color = colorFrom(bytes);
        style.weight = std::int16_t(bytes.take<std::uint16_t>());
    }
    if (flags & 64) {
        style.size = realFrom(bytes);
        style.padding = realFrom(bytes);
        style.lineSpacing = realFrom(bytes);
    }
    if (flags & 128) {
        style.horizontal = TextStyle::Horizontal(bytes.byte() % 4);
        style.vertical = TextStyle::Vertical(bytes.byte() % 4);
        style.overflow = TextStyle::Overflow(bytes.byte() % 4);
    }
    return style;
}

/// A free end, or an end that is bound to a shape that may be missing.
ConnectorEnd endFrom(Bytes &bytes)
{
    const std::uint8_t kind = bytes.byte();
    ConnectorEnd end;
    if (kind & 1)
        end.shape = ShapeId(bytes.byte() % 8);
    if (kind & 2)
        end.at = QPointF(realFrom(bytes) / 16, realFrom(bytes) / 16);
    if (kind & 4)
        end.point = {realFrom(bytes), realFrom(bytes)};
    if (kind & 8)
        end.port = kind & 16 ? textFrom(bytes) : QStringLiteral("top");
    return end;
}

ConnectorLabel labelFrom(Bytes &bytes)
{
    ConnectorLabel label;
    label.position = realFrom(bytes);
    label.offset = realFrom(bytes);
    label.isAlong = bytes.byte() % 2 == 0;
    return label;
}

Shape shapeFrom(Bytes &bytes)
{
    static const ShapeKind *const kinds[] = {&ShapeKind::rectangle(),
                                             &ShapeKind::roundedRectangle(),
                                             &ShapeKind::ellipse(),
                                             &ShapeKind::polygon(),
                                             &ShapeKind::polyline(),
                                             &ShapeKind::bezierPath(),
                                             &ShapeKind::named(QStringLiteral("nebula")),
                                             &ShapeKind::named(QStringLiteral("classBox")),
                                             &ShapeKind::named(QStringLiteral("diamond")),
                                             &ShapeKind::text(),
                                             &ShapeKind::connector()};
    Shape shape(*kinds[bytes.byte() % std::size(kinds)], {realFrom(bytes), realFrom(bytes)},
                {std::abs(realFrom(bytes)), std::abs(realFrom(bytes))}, realFrom(bytes));
    const std::uint8_t flags = bytes.byte();
    shape.mirroredX = flags & 1;
    shape.mirroredY = flags & 2;
    shape.locked = flags & 4;
    shape.hidden = flags & 8;
    if (flags & 16) {
        shape.cornerRadius = realFrom(bytes);
        shape.opacity = float(bytes.byte()) / 200;
        shape.solidity = Solidity(bytes.byte() % 5);
        shape.permissions.setFlag(Permission(1 << bytes.byte() % 6), false);
        if (bytes.byte() % 2 == 0)
            shape.shadow = Shadow{colorFrom(bytes), {realFrom(bytes), realFrom(bytes)}, realFrom(bytes)};
    }
    if (flags & 32) {
        shape.fill = fillFrom(bytes);
        shape.stroke = {colorFrom(bytes), realFrom(bytes), Qt::PenStyle(bytes.byte() % 8)};
        // Some values are out of range.
        shape.stroke.cap = LineCap(bytes.byte() % 4);
        shape.stroke.join = LineJoin(bytes.byte() % 4);
        shape.startHead = LineHead(bytes.byte() % 16);
        shape.endHead = LineHead(bytes.byte() % 16);
        QList<double> dashes;
        for (int i = bytes.byte() % 20; i > 0; --i)
            dashes.append(realFrom(bytes));
        shape.stroke.dashPattern = DashPattern(dashes);
    }
    if (flags & 64) {
        shape.text = textFrom(bytes);
        shape.name = textFrom(bytes);
        shape.textStyle = textStyleFrom(bytes);
        // Some rules are unknown, and some pressures are out of range.
        if (bytes.byte() % 4 == 0) {
            PathDetails details{FillRule(bytes.byte() % 3), {}};
            for (int i = bytes.byte() % 4; i > 0; --i)
                details.pressures.append({realFrom(bytes) / 16, realFrom(bytes) / 16});
            shape.path = details;
        }
        // Some texts are no links.
        if (bytes.byte() % 4 == 0)
            shape.annotation = Annotation{textFrom(bytes), textFrom(bytes)};
    }
    if (shape.kind == &ShapeKind::connector() ? bytes.byte() % 16 != 0 : bytes.byte() % 16 == 0) {
        const ConnectorEnd from = endFrom(bytes);
        shape.connector = new Connector(from, endFrom(bytes));
        shape.connector->route = ConnectorRoute(bytes.byte() % 5);
        shape.connector->jumps = ConnectorJumps(bytes.byte() % 4);
        for (int i = bytes.byte() % 20; i > 0; --i)
            shape.connector->pins.append({Qt::Orientation(bytes.byte() % 4), realFrom(bytes)});
        for (int i = bytes.byte() % 20; i > 0; --i)
            shape.connector->waypoints.append({realFrom(bytes), realFrom(bytes)});
        if (bytes.byte() % 4 == 0)
            shape.connector->label = labelFrom(bytes);
        for (int i = bytes.byte() % 4; i > 0; --i) {
            const QString text = textFrom(bytes);
            shape.connector->furtherTexts.append({text, labelFrom(bytes)});
        }
    }
    if (flags & 128) {
        shape.data = fieldsFrom(bytes);
        shape.extra = fieldsFrom(bytes);
    }
    if (shape.kind->hasOutline() || bytes.byte() % 16 == 0) {
        for (int rings = bytes.byte() % 3; rings >= 0; --rings) {
            QList<QPointF> &ring = shape.outline.emplaceBack();
            for (int i = bytes.byte() % 11; i > 0; --i)
                ring.append({realFrom(bytes) / 16, realFrom(bytes) / 16});
        }
    }
    return shape;
}

DocumentData drawingFrom(Bytes &bytes)
{
    DocumentData drawing;
    const std::uint8_t flags = bytes.byte();
    if (flags & 1)
        drawing.data = fieldsFrom(bytes);
    if (flags & 2)
        drawing.extra = fieldsFrom(bytes);
    if (flags & 4) {
        Group group;
        group.parent = GroupId(flags & 8 ? bytes.byte() % 3 : 0);
        group.name = textFrom(bytes);
        group.locked = bytes.byte() % 2 == 0;
        group.hidden = bytes.byte() % 2 == 0;
        group.rotation = realFrom(bytes);
        group.data = fieldsFrom(bytes);
        group.extra = fieldsFrom(bytes);
        if (flags & 32)
            group.container = ShapeId(bytes.byte() % 4);
        if (flags & 64)
            group.expandedSize = {std::abs(realFrom(bytes)), std::abs(realFrom(bytes))};
        drawing.groups.insert(GroupId(1), group);
    }
    quint32 id = 2;
    while (!bytes.isEmpty()) {
        Shape shape = shapeFrom(bytes);
        shape.group = GroupId(flags & 4 ? 1 : 0);
        drawing.shapes.insert(ShapeId(id), shape);
        drawing.order.append(ShapeId(id++));
    }
    drawing.nextId = flags & 16 ? bytes.take<quint32>() : id;
    return drawing;
}

void expectSaved(const Document &document)
{
    const DocumentData saved = document.data();
    const QByteArray text = toText(saved);
    DocumentData back;
    expect(fromText(text, back).ok);
    expect(back == saved);
    expect(toText(back) == text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    if (data[0] % 4 == 0) {
        DocumentData read;
        Document document;
        if (fromText(QByteArray(reinterpret_cast<const char *>(data) + 1, qsizetype(size) - 1), read)) {
            expect(document.setData(read));
            expectSaved(document);
        }
        return 0;
    }
    Bytes bytes({data + 1, size - 1});
    const DocumentData drawing = drawingFrom(bytes);
    Document document;
    if (document.setData(drawing))
        expectSaved(document);
    Document other;
    for (ShapeId id : drawing.order) {
        Shape shape = *drawing.shapes.find(id);
        shape.group = {};
        other.addShape(shape);
    }
    expectSaved(other);
    // Outlines are broken at some of their vertices, and all lines are joined.
    for (ShapeId id : other.ids())
        breakShape(other, id, {1, 3, 4});
    expectSaved(other);
    joinShapes(other, other.ids());
    expectSaved(other);
    return 0;
}
