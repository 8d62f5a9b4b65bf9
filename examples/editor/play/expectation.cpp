#include "play/expectation.h"

#include "play/difference.h"
#include <trammel/drawingfile.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonDocument>
#include <QtCore/QSet>
#include <QtGui/QUndoStack>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

QString text(double number)
{
    return QString::number(number, 'g', 12);
}

QString text(QPointF point)
{
    return u"[%1, %2]"_s.arg(text(point.x()), text(point.y()));
}

/// A field of a shape in the form of files.
QString text(const Shape &shape, QLatin1StringView name)
{
    const QJsonValue value = toJson(shape).value(name);
    return value.isObject() ? QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact))
                            : value.toString(u"none"_s);
}

QString text(const Fill &fill)
{
    Shape shape = Shape::rectangle({0, 0}, {1, 1});
    shape.fill = fill;
    return text(shape, "fill"_L1);
}

QString text(const Shadow &shadow)
{
    Shape shape = Shape::rectangle({0, 0}, {1, 1});
    shape.shadow = shadow;
    return text(shape, "shadow"_L1);
}

QString text(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString otherThan(const QString &what, const QString &actual, const QString &expected)
{
    return actual == expected
        ? QString()
        : QCoreApplication::translate("Play", "%1: %2 was expected, but it is %3").arg(what, expected, actual);
}

QString fartherThan(double tolerance, const QString &what, QPointF actual, QPointF expected)
{
    return length(actual - expected) <= tolerance ? QString() : otherThan(what, text(actual), text(expected));
}

QString turnedFartherThan(double tolerance, const QString &what, double actual, double expected)
{
    const double turn = std::abs(std::remainder(actual - expected, 360));
    return turn <= tolerance ? QString() : otherThan(what, text(actual), text(expected));
}

QPointF turnedAbout(QPointF point, QPointF center, double degrees)
{
    return center + rotated(point - center, axisFromDegrees(degrees));
}

QString namesOfPairs(const QSet<std::pair<ShapeId, ShapeId>> &pairs, const Document &document)
{
    QStringList names;
    for (const auto &[a, b] : pairs)
        names.append(u"%1 × %2"_s.arg(describe(a, document), describe(b, document)));
    names.sort();
    return names.isEmpty() ? QCoreApplication::translate("Play", "nothing") : names.join(", "_L1);
}

/// The pairs that the editor shows as colliding, each with the smaller id first.
QSet<std::pair<ShapeId, ShapeId>> shownPairs(const ShapeEditor &editor)
{
    QSet<std::pair<ShapeId, ShapeId>> pairs;
    const ShapeIds ids = editor.document()->ids();
    for (ShapeId a : ids) {
        const ShapeIds others = editor.collidingWith(a);
        for (ShapeId b : others)
            pairs.insert(std::minmax(a, b));
    }
    return pairs;
}

int pointCount(const Shape &shape)
{
    int count = 0;
    for (const QList<QPointF> &ring : shape.outline)
        count += int(ring.size());
    return count;
}

/// The first difference between the text style of a shape and its expected fields.
QString otherTextStyle(const Shape &shape, const QJsonObject &expected)
{
    const QJsonObject actual = toJson(shape).value("textStyle"_L1).toObject();
    for (auto field = expected.begin(); field != expected.end(); ++field) {
        const QString found = otherThan(field.key(), actual.value(field.key()).toVariant().toString(),
                                        field.value().toVariant().toString());
        if (!found.isEmpty())
            return found;
    }
    return {};
}

QString firstOf(std::initializer_list<QString> differences)
{
    for (const QString &found : differences) {
        if (!found.isEmpty())
            return found;
    }
    return {};
}

/// The first difference between a shape and its expected state, in words; empty for none.
QString differsNow(const Expected::ShapeLooks &looks, const Shape &shape)
{
    const double slack = looks.tolerance;
    const QPointF size(shape.size.width(), shape.size.height());
    return firstOf({
        looks.kind ? otherThan(u"kind"_s, shape.kind->name(), *looks.kind) : QString(),
        looks.center ? fartherThan(slack, u"center"_s, shape.center, *looks.center) : QString(),
        looks.size ? fartherThan(slack, u"size"_s, size, *looks.size) : QString(),
        looks.rotation ? turnedFartherThan(slack, u"rotation"_s, shape.rotation, *looks.rotation) : QString(),
        looks.points ? otherThan(u"points"_s, text(pointCount(shape)), text(*looks.points)) : QString(),
        looks.fill ? otherThan(u"fill"_s, text(shape.fill), text(*looks.fill)) : QString(),
        looks.shadow ? otherThan(u"shadow"_s, text(*shape.shadow), text(*looks.shadow)) : QString(),
        otherTextStyle(shape, looks.textStyle),
        looks.text ? otherThan(u"text"_s, shape.text, *looks.text) : QString(),
        looks.toolTip ? otherThan(u"toolTip"_s, shape.annotation->toolTip, *looks.toolTip) : QString(),
        looks.link ? otherThan(u"link"_s, shape.annotation->link, *looks.link) : QString(),
        looks.data ? otherThan(u"data"_s, text(shape.data), text(*looks.data)) : QString(),
    });
}

/// The first difference between the shape's change since an earlier state and the expected change, in words; empty for
/// none.
QString differsSince(const Expected::ShapeLooks &looks, const Shape &shape, const Shape &before)
{
    const double slack = looks.tolerance;
    const double turned = looks.turnedBy.value_or(0);
    QString found = firstOf({
        looks.movedBy ? fartherThan(slack, u"movedBy"_s, shape.center - before.center, *looks.movedBy) : QString(),
        looks.turnedBy ? turnedFartherThan(slack, u"turnedBy"_s, shape.rotation - before.rotation, turned) : QString(),
        looks.about ? fartherThan(slack, u"center"_s, shape.center, turnedAbout(before.center, *looks.about, turned))
                    : QString(),
    });
    for (QPointF place : looks.kept) {
        if (found.isEmpty())
            found = fartherThan(slack, u"kept %1"_s.arg(text(place)), onFrame(shape, place), onFrame(before, place));
    }
    return found;
}

/// Compares each kind of expectation with the stage.
struct Comparer
{
    const Stage &stage;
    const ShapeEditor &editor = stage.editor;
    const Document &document = *stage.editor.document();

    QString operator()(const Expected::Selected &expected) const
    {
        QString fault;
        const ShapeIds wanted = document.sorted(findShapes(expected.shapes, editor, fault));
        const ShapeIds actual = document.sorted(editor.selection()->ids());
        return fault.isEmpty() ? otherThan(u"selected"_s, describe(actual, document), describe(wanted, document))
                               : fault;
    }

    QString operator()(const Expected::Count &expected) const
    {
        return otherThan(u"count"_s, text(document.count()), text(expected.count));
    }

    QString operator()(const Expected::UndoDepth &expected) const
    {
        return otherThan(u"undoDepth"_s, text(document.undoStack()->index()), text(expected.depth));
    }

    QString operator()(const Expected::UndoText &expected) const
    {
        return otherThan(u"undoText"_s, document.undoStack()->undoText(), expected.text);
    }

    QString operator()(const Expected::Modified &expected) const
    {
        return otherThan(u"modified"_s, QVariant(document.isModified()).toString(),
                         QVariant(expected.modified).toString());
    }

    QString operator()(const Expected::CollisionCount &expected) const
    {
        if (editor.collisionCount() == expected.count)
            return {};
        return otherThan(u"collisions"_s,
                         u"%1 (%2)"_s.arg(editor.collisionCount()).arg(namesOfPairs(shownPairs(editor), document)),
                         text(expected.count));
    }

    QString operator()(const Expected::CollidingPairs &expected) const
    {
        QString fault;
        QSet<std::pair<ShapeId, ShapeId>> wanted;
        for (const auto &[a, b] : expected.pairs)
            wanted.insert(std::minmax(findShape(a, editor, fault), findShape(b, editor, fault)));
        if (!fault.isEmpty())
            return fault;
        const QSet<std::pair<ShapeId, ShapeId>> actual = shownPairs(editor);
        return otherThan(u"collisions"_s, namesOfPairs(actual, document), namesOfPairs(wanted, document));
    }

    QString operator()(const Expected::Order &expected) const
    {
        QString fault;
        const ShapeIds wanted = findShapes(expected.shapes, editor, fault);
        if (!fault.isEmpty())
            return fault;
        return otherThan(u"order"_s, describe(document.sorted(wanted), document), describe(wanted, document));
    }

    QString operator()(const Expected::Same &expected) const
    {
        const auto remembered = stage.remembered.constFind(expected.name);
        if (remembered == stage.remembered.cend())
            return notRemembered(expected.name);
        const QString found = difference(document.data(), *remembered);
        if (expected.same || !found.isEmpty())
            return expected.same ? found : QString();
        return QCoreApplication::translate("Play", "the drawing is still the one remembered as \"%1\"")
            .arg(expected.name);
    }

    QString operator()(const Expected::SameAsFile &expected) const
    {
        DocumentData data;
        const FileResult result = loadFile(stage.resolved(expected.path), data);
        return result ? difference(document.data(), data) : u"%1: %2"_s.arg(expected.path, result.errorString());
    }

    QString operator()(const Expected::SameGraphAs &expected) const
    {
        DocumentData data;
        const FileResult result = loadFile(stage.resolved(expected.path), data);
        return result ? graphDifference(document.data(), data) : u"%1: %2"_s.arg(expected.path, result.errorString());
    }

    QString operator()(const Expected::Settings &expected) const
    {
        QString found;
        for (const Setting &setting : expected.settings) {
            if (found.isEmpty())
                found = difference(setting, editor);
        }
        return found;
    }

    QString operator()(const Expected::ShapeLooks &looks) const
    {
        QString fault;
        const ShapeId id = findShape(looks.shape, editor, fault);
        const Shape *shape = document.find(id);
        if (!looks.exists)
            return shape ? QCoreApplication::translate("Play", "%1 exists").arg(describe(id, document)) : QString();
        if (!shape)
            return fault;
        QString found = differsNow(looks, *shape);
        if (found.isEmpty() && !looks.since.isEmpty())
            found = since(looks, id, *shape);
        return found.isEmpty() ? found : u"%1: %2"_s.arg(describe(id, document), found);
    }

    QString since(const Expected::ShapeLooks &looks, ShapeId id, const Shape &shape) const
    {
        const auto remembered = stage.remembered.constFind(looks.since);
        if (remembered == stage.remembered.cend())
            return notRemembered(looks.since);
        const Shape *before = remembered->shapes.find(id);
        if (!before)
            return QCoreApplication::translate("Play", "it is not in the drawing remembered as \"%1\"")
                .arg(looks.since);
        return differsSince(looks, shape, *before);
    }

    static QString notRemembered(const QString &name)
    {
        return QCoreApplication::translate("Play", "no drawing was remembered as \"%1\"").arg(name);
    }
};

} // namespace

QString difference(const Expectation &expectation, const Stage &stage)
{
    return std::visit(Comparer{stage}, expectation);
}
