#pragma once

#include <trammel/documentdata.h>
#include <trammel/widgets_export.h>

#include <QtCore/QPointF>

namespace Trammel {

class Document;

/// An array of copies of shapes: in a row, in a grid, or around a pivot.
struct Repetition
{
    enum class Form { Row, Grid, Circle };
    /// The maximum number of copies, and of shapes in all copies together.
    static constexpr int MostCopies = 10'000;
    static constexpr qsizetype MostShapes = 1'000'000;

    Form form = Form::Row;
    /// The number of copies in a row or a circle, without the originals.
    int count = 1;
    /// The numbers of columns and rows in a grid, including those of the originals, which are at its first corner.
    int columns = 1;
    int rows = 1;
    /// In scene units. Row: from each copy to the next one. Grid: from each column to the next one, and from each row
    /// to the next one.
    QPointF offset;
    /// The center of a circle in scene coordinates, and the angle between neighbors in degrees, clockwise.
    QPointF pivot;
    double angle = 0;
    /// Whether the copies in a circle are rotated with it. Otherwise they keep their angles.
    bool isRotating = true;

    /// The angle at which the originals and the copies are evenly distributed around a pivot.
    static double fullTurn(int count) { return 360.0 / (double(count) + 1); }
};

/// The result of repeatShapes(). On failure there are no copies, the document stays unchanged, and errorString contains
/// the reason.
struct RepetitionResult
{
    ShapeIds copies;
    QString errorString;

    explicit operator bool() const { return errorString.isEmpty(); }
};

/// Adds copies of shapes at the top of a document or of a group, as one undo step. The copies are in the order of the
/// array, each from the bottom to the top. Groups whose shapes are all copied are copied, too. Refuses numbers that are
/// not finite or too large, arrays without copies or with more than the maximum, and offsets and angles of zero, which
/// would place all copies at the same position. Unknown ids are skipped.
TRAMMEL_WIDGETS_EXPORT RepetitionResult repeatShapes(Document &document, const ShapeIds &ids,
                                                     const Repetition &repetition, GroupId into = {});
/// The reason why repeatShapes() refuses an array; empty if it does not. Coordinates that become too large are found by
/// repeatShapes() only.
TRAMMEL_WIDGETS_EXPORT QString repetitionError(const Document &document, const ShapeIds &ids,
                                               const Repetition &repetition);
/// The first copies as a separate drawing, for a preview. Empty if the array is refused.
TRAMMEL_WIDGETS_EXPORT DocumentData repeatedCopies(const Document &document, const ShapeIds &ids,
                                                   const Repetition &repetition, int most = Repetition::MostCopies);

} // namespace Trammel
