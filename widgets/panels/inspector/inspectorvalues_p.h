#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/document.h>

namespace Trammel {

/// The values that the selected shapes share.
struct InspectorValues
{
    /// Null for no document; there are no values then.
    InspectorValues(const Document *document, const ShapeIds &ids, const Units &units);

    Common<QColor> fill;
    Common<QColor> line;
    Common<Qt::PenStyle> style;
    Common<QString> name;
    Common<QString> text;
    Common<bool> locked;
    Common<bool> hidden;
    bool canBeFilled = false;
    bool isAnyFree = false;
};

} // namespace Trammel
