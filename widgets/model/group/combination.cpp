#include <trammel/combination.h>

#include "widgets/model/path/combinedpaths_p.h"
#include "widgets/model/path/joinedpaths_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/undo/undomacro_p.h"
#include <trammel/document.h>

#include <QtCore/QPointer>
#include <QtGui/QUndoStack>

#include <utility>

namespace Trammel {

namespace {

QString stepText(BooleanOperation operation)
{
    switch (operation) {
    case BooleanOperation::Union:
        return Text::tr("Unite");
    case BooleanOperation::Intersection:
        return Text::tr("Intersect");
    case BooleanOperation::Difference:
        return Text::tr("Subtract");
    case BooleanOperation::SymmetricDifference:
        return Text::tr("Exclude");
    case BooleanOperation::Division:
        return Text::tr("Divide");
    }
    return {};
}

/// A shape, and the shapes that replace it. The first one takes its id.
struct Replacement
{
    ShapeId id;
    int rank;
    QList<Shape> shapes;
};

/// The shapes that a function accepts, from the bottom to the top, without anything that replaces them yet.
QList<Replacement> operandsOf(const Document &document, const ShapeIds &ids, bool (*isOperand)(const Shape &shape),
                              QList<Shape> &shapes)
{
    QList<Replacement> operands;
    for (ShapeId id : document.sorted(ids)) {
        const Shape &shape = *document.find(id);
        if (!isOperand(shape))
            continue;
        operands.append({id, document.rank(id), {}});
        shapes.append(shape);
    }
    return operands;
}

/// Adds the other regions of a division. If several operands are adjacent in the order of one group, their regions are
/// inserted in one call, since regions do not overlap.
ShapeIds addRegions(Document &document, const QList<Replacement> &replacements, const QString &text)
{
    const QPointer<Document> self(&document);
    ShapeIds all;
    QList<Shape> regions;
    for (qsizetype i = 0; i < replacements.size() && self; ++i) {
        const Replacement &operand = replacements[i];
        regions += operand.shapes.mid(1);
        const Replacement *next = i + 1 < replacements.size() ? &replacements[i + 1] : nullptr;
        const bool isLast = !next || next->shapes.isEmpty() || operand.shapes.isEmpty()
            || next->rank != operand.rank + 1 || next->shapes.first().group != operand.shapes.first().group;
        if (!isLast || regions.isEmpty())
            continue;
        const ShapeIds added = self->addShapes(std::exchange(regions, {}), text);
        if (self)
            self->reorderAbove(added, operand.id);
        all += added;
    }
    return all;
}

/// Replaces shapes, listed from the bottom to the top, as one undo step.
CombinationResult replaceShapes(Document &document, const QList<Replacement> &replacements, const QString &text)
{
    ShapeIds kept, removed;
    QList<Shape> firstShapes;
    for (const Replacement &replacement : std::as_const(replacements)) {
        if (replacement.shapes.isEmpty()) {
            removed.append(replacement.id);
        } else {
            kept.append(replacement.id);
            firstShapes.append(replacement.shapes.first());
        }
    }
    // A slot may delete the document or change it.
    const UndoMacro macro(document, text);
    const QPointer<Document> self(macro.document());
    // The function is called for each existing shape, in this order.
    auto next = firstShapes.cbegin();
    const bool isUnchanged = self && self->sorted(kept) == kept;
    if (isUnchanged) {
        self->changeShapes(
            kept, [&next](Shape &shape) { shape = *next++; }, text);
    }
    if (self && (!isUnchanged || !self->errorString().isEmpty())) {
        const QString reason =
            isUnchanged ? self->errorString() : Text::tr("The shapes have changed while they were combined.");
        return {{}, reason};
    }
    CombinationResult result{kept, {}};
    if (self)
        result.shapes += addRegions(*self, replacements, text);
    if (self && !removed.isEmpty())
        self->removeShapes(removed, text);
    if (self)
        result.shapes = self->sorted(result.shapes);
    return result;
}

} // namespace

bool canCombine(const Shape &shape)
{
    return isCombinable(shape);
}

CombinationResult combineShapes(Document &document, const ShapeIds &ids, BooleanOperation operation)
{
    QList<Shape> operands;
    QList<Replacement> replacements = operandsOf(document, ids, isCombinable, operands);
    const CombinedShapes combined = combinedShapes(operands, operation);
    if (!combined.errorString.isEmpty())
        return {{}, combined.errorString};
    for (qsizetype i = 0; i < combined.shapes.size(); ++i) {
        QList<Shape> &shapes = replacements[combined.sources[i]].shapes;
        shapes.append(combined.shapes[i]);
        // A text, a name and an annotation remain on one of the regions.
        if (shapes.size() > 1) {
            shapes.last().text.clear();
            shapes.last().name.clear();
            shapes.last().annotation = Annotation();
        }
    }

    return replaceShapes(document, replacements, stepText(operation));
}

bool canBreak(const Shape &shape)
{
    return isBreakable(shape);
}

CombinationResult breakShape(Document &document, ShapeId id, const QList<qsizetype> &vertices)
{
    const Shape *shape = document.find(id);
    if (!shape || !isBreakable(*shape))
        return {{}, Text::tr("Only polygons, polylines and paths can be broken.")};
    const QList<Shape> parts = brokenShape(*shape, vertices);
    if (parts.isEmpty())
        return {{}, Text::tr("The ends of a line cannot be broken.")};
    for (const Shape &part : parts) {
        if (const QString error = part.errorString(); !error.isEmpty())
            return {{}, error};
    }
    return replaceShapes(document, {{id, document.rank(id), parts}}, Text::tr("Break at Vertices"));
}

bool canJoin(const Shape &shape)
{
    return isJoinable(shape);
}

CombinationResult joinShapes(Document &document, const ShapeIds &ids)
{
    QList<Shape> shapes;
    QList<Replacement> replacements = operandsOf(document, ids, isJoinable, shapes);
    if (shapes.isEmpty())
        return {{}, Text::tr("Joining needs a line or an open path.")};
    if (shapes.size() > MostJoinedShapes)
        return {{}, Text::tr("At most %1 lines can be joined at once.").arg(MostJoinedShapes)};
    const JoinedShape joined = joinedShape(shapes);
    if (!joined.errorString.isEmpty())
        return {{}, joined.errorString};
    replacements.last().shapes = {joined.shape};
    return replaceShapes(document, replacements, Text::tr("Join Ends"));
}

} // namespace Trammel
