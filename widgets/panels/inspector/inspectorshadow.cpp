// The fields of the shadow.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/shapekind.h>

namespace Trammel {

void ShapeInspector::Private::buildShadow(QGridLayout &grid, int row)
{
    constexpr int alpha = 64;
    shadow->setObjectName(QStringLiteral("shadow"));
    shadow->setSwatchAlpha(alpha);
    nameField(shadow, QT_TRANSLATE_NOOP("Trammel", "Color of the shadow"));
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Shadow")), row, 2);
    grid.addWidget(shadow, row, 3, Qt::AlignLeft);
    addNumber(grid, ShadowX, row + 1, 0);
    addNumber(grid, ShadowY, row + 1, 2);
    addNumber(grid, ShadowBlur, row + 2, 0);
    connect(shadow, &ColorButton::chosen, &q, [this](const QColor &color) { changeShadow(color); });
}

void ShapeInspector::Private::refreshShadow(const Shown &shown)
{
    const bool isOfNew = shown.isEditable && isOfNext();
    shadow->show(isOfNew ? Common<QColor>{editor->shadowColor()} : shown.values.shadow);
    shadow->setEnabled(isOfNew || shown.isFree);
}

// A shape that gets a shadow gets the lengths of the last one.
void ShapeInspector::Private::changeShadow(const QColor &color)
{
    if (!editor)
        return;
    const Shadow next = editor->shapeShadow();
    if (!isOfNext()) {
        change(Text::tr("Change Shadow"), [&](Shape &shape) {
            Shadow changed = shape.shadow.isDefault() ? next : *shape.shadow;
            changed.color = color;
            shape.shadow = changed.normalized();
        });
    }
    // A slot may have deleted the editor.
    if (editor)
        editor->setShadowColor(color);
}

} // namespace Trammel
