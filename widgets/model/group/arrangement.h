#pragma once

#include <trammel/group.h>
#include <trammel/widgets_export.h>

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/Qt>

#include <optional>

namespace Trammel {

class Document;

/// Shapes that move together; each list is one unit. The exact outlines of the shapes determine the position of a unit,
/// also for rotated shapes and ellipses. Hidden shapes move along but do not count, unless all shapes of the unit are
/// hidden.
using ShapeUnits = QList<ShapeIds>;

/// One unit per shape.
TRAMMEL_WIDGETS_EXPORT ShapeUnits separateUnits(const ShapeIds &ids);
/// The shapes of each unit; the shapes of a group are together.
TRAMMEL_WIDGETS_EXPORT ShapeUnits shapesOfEach(const Document &document, const Units &units);

/// The functions below arrange shapes; each call is one undo step. Unknown ids are skipped. Locked shapes are arranged
/// like all others; the caller leaves them out if necessary. Each function returns the number of changed shapes (for
/// locking and hiding, of changed shapes and groups). If the change is refused, it returns 0, with the reason in
/// Document::errorString(). Shapes whose position is already right, within rounding error, stay unchanged, so that
/// repeating an alignment has no effect.

enum class Alignment { Left, Center, Right, Top, Middle, Bottom };

/// Aligns units with the common bounds of all units. A single unit stays unchanged.
TRAMMEL_WIDGETS_EXPORT int align(Document &document, const ShapeUnits &units, Alignment alignment);
/// As above, for groups and shapes.
TRAMMEL_WIDGETS_EXPORT int align(Document &document, const Units &units, Alignment alignment);

enum class Spacing { Centers, Gaps };

/// Makes the distances between the centers, or the gaps between the units, equal along a direction, in the order of the
/// centers. For centers, the centers of the outermost units stay; for gaps, the outer edges of the first and the last
/// unit. Gaps are negative if the units do not fit. Fewer than three units stay unchanged.
TRAMMEL_WIDGETS_EXPORT int distribute(Document &document, const ShapeUnits &units, Spacing spacing,
                                      Qt::Orientation direction);
/// As above, for groups and shapes.
TRAMMEL_WIDGETS_EXPORT int distribute(Document &document, const Units &units, Spacing spacing,
                                      Qt::Orientation direction);

/// Gives shapes the width, the height or both of the last shape, each about its center. The sizes are those before
/// rotation, within the limits of the kinds. A shape without extent along an axis of its frame, such as a horizontal
/// line, keeps its size along this axis.
TRAMMEL_WIDGETS_EXPORT int makeSameSize(Document &document, const ShapeIds &ids, Qt::Orientations directions);

/// Mirrors shapes. Qt::Horizontal swaps left and right. The pivot is the center of a single shape, or the center of the
/// bounds of several. Flipping a single shape twice restores it to the last bit, except for rotations with more than
/// ten digits after the decimal point, which are restored to 1e-13 degrees. For several shapes, centers with whole
/// numbers up to 1e9 are restored exactly. Other centers are restored to within a unit in the last place of the largest
/// coordinate.
TRAMMEL_WIDGETS_EXPORT int flip(Document &document, const ShapeIds &ids, Qt::Orientation direction);

/// Rotates shapes by quarter turns, clockwise for a positive count, about the same center as flip() or about a given
/// point. Four quarter turns restore shapes as accurately as two calls of flip(). A point that is not finite changes
/// nothing.
TRAMMEL_WIDGETS_EXPORT int turn(Document &document, const ShapeIds &ids, int quarters,
                                std::optional<QPointF> about = {});

TRAMMEL_WIDGETS_EXPORT int setLocked(Document &document, const ShapeIds &ids, bool locked);
TRAMMEL_WIDGETS_EXPORT int setHidden(Document &document, const ShapeIds &ids, bool hidden);
/// As setLocked() and setHidden() above, for groups and shapes. The flag of the group itself is set, which locks or
/// hides everything in it.
TRAMMEL_WIDGETS_EXPORT int setLocked(Document &document, const Units &units, bool locked);
TRAMMEL_WIDGETS_EXPORT int setHidden(Document &document, const Units &units, bool hidden);
/// Unlocks all shapes and groups that are visible.
TRAMMEL_WIDGETS_EXPORT int unlockAll(Document &document);
TRAMMEL_WIDGETS_EXPORT int showAll(Document &document);

} // namespace Trammel
