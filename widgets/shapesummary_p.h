#pragma once

#include "widgets/inspectorfields_p.h"
#include "widgets/model/document.h"

namespace Trammel {

/// What selected shapes have in common.
struct ShapeSummary
{
    /// Without a document there are none.
    ShapeSummary(const Document *document, const ShapeIds &ids, const Units &units);

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
