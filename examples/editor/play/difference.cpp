#include "play/difference.h"

#include <trammel/connector.h>
#include <trammel/drawingfile.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonDocument>

using namespace Trammel;

namespace {

QString text(const QJsonValue &value)
{
    if (value.isUndefined())
        return QCoreApplication::translate("Play", "nothing");
    const QByteArray json = QJsonDocument(QJsonObject{{QStringLiteral("v"), value}}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(5, json.size() - 6));
}

QString shapeDifference(ShapeId id, const Shape &actual, const Shape &expected)
{
    const QJsonObject actualFields = toJson(actual);
    const QJsonObject expectedFields = toJson(expected);
    QStringList names = expectedFields.keys() + actualFields.keys();
    names.removeDuplicates();
    for (const QString &name : std::as_const(names)) {
        const QJsonValue actualValue = actualFields.value(name);
        const QJsonValue expectedValue = expectedFields.value(name);
        if (actualValue != expectedValue)
            return QCoreApplication::translate("Play", "%1 of shape %2 (%3) is %4 instead of %5")
                .arg(name)
                .arg(id.value())
                .arg(expected.name, text(actualValue), text(expectedValue));
    }
    return QCoreApplication::translate("Play", "shape %1 (%2) differs").arg(id.value()).arg(expected.name);
}

/// The kinds and texts of the shapes, and the texts of the connectors with those of the shapes at their ends, sorted.
QStringList graphOf(const DocumentData &drawing)
{
    const auto textAt = [&](const ConnectorEnd &end) {
        const Shape *shape = drawing.shapes.find(end.shape);
        return shape ? shape->text : QString();
    };
    QStringList lines;
    for (ShapeId id : drawing.order) {
        const Shape &shape = *drawing.shapes.find(id);
        if (shape.connector)
            lines.append(QCoreApplication::translate("Play", "the connector \"%1\" from \"%2\" to \"%3\"")
                             .arg(shape.text, textAt(shape.connector->from), textAt(shape.connector->to)));
        else
            lines.append(QStringLiteral("%1 \"%2\"").arg(shape.kind->name(), shape.text));
    }
    lines.sort();
    return lines;
}

} // namespace

QString difference(const DocumentData &actual, const DocumentData &expected)
{
    for (ShapeId id : expected.order) {
        const Shape *shape = actual.shapes.find(id);
        const Shape &wanted = *expected.shapes.find(id);
        if (!shape)
            return QCoreApplication::translate("Play", "shape %1 (%2) is missing").arg(id.value()).arg(wanted.name);
        if (!(*shape == wanted))
            return shapeDifference(id, *shape, wanted);
    }
    for (ShapeId id : actual.order) {
        if (!expected.shapes.contains(id))
            return QCoreApplication::translate("Play", "shape %1 (%2) should not be there")
                .arg(id.value())
                .arg(actual.shapes.find(id)->name);
    }
    if (actual.order != expected.order)
        return QCoreApplication::translate("Play", "the shapes are in another order");
    if (actual.data != expected.data || actual.extra != expected.extra)
        return QCoreApplication::translate("Play", "the head of the file differs");
    return {};
}

QString graphDifference(const DocumentData &actual, const DocumentData &expected)
{
    QStringList surplus = graphOf(actual), missing = graphOf(expected);
    for (const QString &line : graphOf(expected)) {
        if (surplus.removeOne(line))
            missing.removeOne(line);
    }
    QStringList lines;
    if (!missing.isEmpty())
        lines.append(QCoreApplication::translate("Play", "missing: %1").arg(missing.join(QStringLiteral(", "))));
    if (!surplus.isEmpty())
        lines.append(QCoreApplication::translate("Play", "not expected: %1").arg(surplus.join(QStringLiteral(", "))));
    return lines.join(QStringLiteral("; "));
}
