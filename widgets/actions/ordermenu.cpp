#include "widgets/actions/ordermenu_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/shapeeditor.h>

#include <algorithm>

namespace Trammel {

namespace {

/// The maximum number of shapes in the menu.
constexpr qsizetype MostEntries = 20;

/// The visible shapes whose bounds intersect the common bounds of the given shapes, from the top to the bottom. Returns
/// at most MostEntries shapes.
ShapeIds overlappedBy(const Document &document, const ShapeIds &ids)
{
    const ShapeIdSet own(ids);
    ShapeIds found = document.candidates(document.bounds(ids));
    found.removeIf([&](ShapeId id) { return own.contains(id) || !document.isVisible(id); });
    std::reverse(found.begin(), found.end());
    return found.first(std::min(found.size(), MostEntries));
}

} // namespace

OrderMenu::OrderMenu(ShapeEditor &editor, Side side) : QMenu(&editor), m_editor(editor), m_side(side)
{
    connect(this, &QMenu::aboutToShow, this, &OrderMenu::fill);
}

void OrderMenu::fill()
{
    clear();
    const Document &document = *m_editor.document();
    for (ShapeId id : overlappedBy(document, m_editor.selection()->ids())) {
        const Shape &shape = *document.find(id);
        // A single ampersand would mark a mnemonic.
        QString title = titleOf(shape);
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        addAction(pictureOf(shape, palette()), title, this, [this, id] {
            const ShapeIds moved = m_editor.selection()->carried();
            const GroupId scope = m_editor.selection()->enteredGroup();
            const Unit around = m_editor.document()->unitOf(id, scope), other = around.isNull() ? Unit{{}, id} : around;
            if (m_side == Side::Above)
                m_editor.document()->reorderAbove(moved, other, scope);
            else
                m_editor.document()->reorderBelow(moved, other, scope);
        });
    }
    if (isEmpty())
        addAction(Text::tr("Nothing overlaps here"))->setEnabled(false);
}

} // namespace Trammel
