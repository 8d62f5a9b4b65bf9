#pragma once

#include "widgets/model/group.h"
#include "widgets/widgets_export.h"

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/Qt>

#include <optional>

namespace Trammel {

class Document;

/// Shapes that move together, each list one unit. Where a unit is, its shapes' true outlines say, turned
/// ones and ellipses too; hidden shapes go along and do not count, unless all of a unit are hidden.
using ShapeUnits = QList<ShapeIds>;

/// Each shape by itself.
TRAMMEL_WIDGETS_EXPORT ShapeUnits separateUnits(const ShapeIds &ids);
/// The shapes of each unit, a group's together.
TRAMMEL_WIDGETS_EXPORT ShapeUnits shapesOfEach(const Document &document, const Units &units);

/// What follows arranges shapes, one step of undo a call. Unknown ids are skipped; locked shapes are arranged
/// like all others: to leave them out is the caller's. Each returns how many shapes are different now, 0 also
/// for a refusal, with the reason in Document::fault(). What is already in its place up to rounding stays as
/// it is, so that the same again does nothing.

enum class Alignment { Left, Centre, Right, Top, Middle, Bottom };

/// To the bounds of all units together. One alone stays where it is.
TRAMMEL_WIDGETS_EXPORT int align(Document &document, const ShapeUnits &units, Alignment alignment);

enum class Spacing { Centres, Gaps };

/// Makes the distances of the centres, or the gaps between the units, equal along a direction, in the order of
/// the centres. The centres of the outermost units stay; for gaps the outer edges of the first and the last.
/// Gaps are negative where there is no room. Fewer than three stay as they are.
TRAMMEL_WIDGETS_EXPORT int distribute(Document &document, const ShapeUnits &units, Spacing spacing,
                                      Qt::Orientation direction);

/// Gives shapes the width, the height or both of the last one, each about its centre: their own sizes, before
/// they are turned, as far as their kinds allow. A line that is straight along its frame stays one.
TRAMMEL_WIDGETS_EXPORT int makeSameSize(Document &document, const ShapeIds &ids, Qt::Orientations directions);

/// The mirror image: Qt::Horizontal swaps left and right. About the shape's own centre for one, about that of
/// the bounds for several. Twice gives one shape back to the last bit, but for rotations with more digits than
/// ten after the point, which come back to 1e-13 degrees; of several, centres come back so far as doubles hold
/// their mirror images: always for whole numbers up to 1e9, else to a unit in the last place of the largest.
TRAMMEL_WIDGETS_EXPORT int flip(Document &document, const ShapeIds &ids, Qt::Orientation direction);

/// Turns by quarters, clockwise for a positive count, about the same centre or about another point. Four quarters come
/// back as flip() does. Nothing is done about a point that is not finite.
TRAMMEL_WIDGETS_EXPORT int turn(Document &document, const ShapeIds &ids, int quarters,
                                std::optional<QPointF> about = {});

TRAMMEL_WIDGETS_EXPORT int setLocked(Document &document, const ShapeIds &ids, bool locked);
TRAMMEL_WIDGETS_EXPORT int setHidden(Document &document, const ShapeIds &ids, bool hidden);
/// The same of groups and shapes: of a group itself, which locks and hides all that is in it.
TRAMMEL_WIDGETS_EXPORT int setLocked(Document &document, const Units &units, bool locked);
TRAMMEL_WIDGETS_EXPORT int setHidden(Document &document, const Units &units, bool hidden);
/// All that are visible.
TRAMMEL_WIDGETS_EXPORT int unlockAll(Document &document);
TRAMMEL_WIDGETS_EXPORT int showAll(Document &document);

} // namespace Trammel
