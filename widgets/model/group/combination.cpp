#include <trammel/combination.h>

#include "widgets/model/path/combinedpaths_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>

#include <QtCore/QPointer>
#include <QtGui/QUndoStack>

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

/// The shapes that replace an operand. The first one takes its id.
struct Replacement
{
    ShapeId id;
    QList<Shape> shapes;
};

} // namespace

bool canCombine(const Shape &shape)
{
    return isCombinable(shape);
}

CombinationResult combineShapes(Document &document, const ShapeIds &ids, BooleanOperation operation)
{
    QList<Replacement> replacements;
    QList<Shape> operands;
    for (ShapeId id : document.sorted(ids)) {
        const Shape &shape = *document.find(id);
        if (!isCombinable(shape))
            continue;
        replacements.append({id, {}});
        operands.append(shape);
    }
    const CombinedShapes combined = combinedShapes(operands, operation);
    if (!combined.errorString.isEmpty())
        return {{}, combined.errorString};
    for (qsizetype i = 0; i < combined.shapes.size(); ++i) {
        QList<Shape> &shapes = replacements[combined.sources[i]].shapes;
        shapes.append(combined.shapes[i]);
        // A text and a name remain on one of the regions.
        if (shapes.size() > 1) {
            shapes.last().text.clear();
            shapes.last().name.clear();
        }
    }

    // A slot may delete the document or change it.
    const QPointer<Document> self(&document);
    const QString text = stepText(operation);
    document.undoStack()->beginMacro(text);
    CombinationResult result;
    ShapeIds removed;
    for (const Replacement &replacement : std::as_const(replacements)) {
        if (!self || !self->contains(replacement.id))
            continue;
        if (replacement.shapes.isEmpty()) {
            removed.append(replacement.id);
            continue;
        }
        self->changeShape(replacement.id, replacement.shapes.first(), text);
        result.shapes.append(replacement.id);
        if (!self || replacement.shapes.size() == 1)
            continue;
        const ShapeIds added = self->addShapes(replacement.shapes.mid(1), text);
        if (self)
            self->reorderAbove(added, replacement.id);
        result.shapes.append(added);
    }
    if (self && !removed.isEmpty())
        self->removeShapes(removed, text);
    if (self)
        self->undoStack()->endMacro();
    return result;
}

} // namespace Trammel
