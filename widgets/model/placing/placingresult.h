#pragma once

#include <trammel/shapeid.h>
#include <trammel/widgets_export.h>

#include <QtCore/QString>

#include <functional>

namespace Trammel {

/// The result of separate(), pack() and distributeAlong(): the shapes that were moved, rotated or moved into a
/// container, none if all were in their places. On failure, and if the call was canceled, the document stays unchanged.
/// After a failure, errorString contains the reason. A call that was canceled has not failed.
struct PlacingResult
{
    ShapeIds shapes;
    QString errorString;
    bool isCanceled = false;

    explicit operator bool() const { return errorString.isEmpty() && !isCanceled; }
};

/// Called repeatedly with the completed share of the work, from 0 to 1. Return false to cancel. The function must not
/// change the document.
using PlacingProgress = std::function<bool(double done)>;

} // namespace Trammel
