#include "widgets/panels/search/shapesearch_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>
#include <QtGui/QPolygonF>
#include <QtGui/QTransform>
#include <QtWidgets/QGraphicsView>

#include <algorithm>

namespace Trammel {

ShapeSearch::ShapeSearch(const QString &query, Fields fields)
    : m_words(query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)), m_fields(fields)
{
}

bool ShapeSearch::matches(const QString &name, const QString &text, const QString &kind) const
{
    return !isEmpty() && std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        return name.contains(word, Qt::CaseInsensitive) || text.contains(word, Qt::CaseInsensitive)
            || kind.contains(word, Qt::CaseInsensitive);
    });
}

bool ShapeSearch::matches(const Shape &shape) const
{
    const QString text = allTexts(shape);
    if (m_fields == Fields::NamesAndTexts)
        return matches(shape.name, text, {});
    auto kind = m_kinds.constFind(shape.kind);
    if (kind == m_kinds.cend())
        kind = m_kinds.insert(shape.kind, shape.kind->displayName());
    return matches(shape.name, text, *kind);
}

bool ShapeSearch::matches(const Group &group) const
{
    return matches(group.name, {}, m_fields == Fields::NamesAndTexts ? QString() : Text::tr("Group", "noun"));
}

void ShapeSearch::collect(const Document &document, GroupId scope, Units &found) const
{
    const Units units = document.units(scope);
    for (auto unit = units.rbegin(); unit != units.rend(); ++unit) {
        if (unit->group.isNull()) {
            if (matches(*document.find(unit->shape)) && document.isVisible(unit->shape))
                found.append(*unit);
        } else if (document.isVisible(unit->group)) {
            const Group &group = *document.find(unit->group);
            if (group.container.isNull() && matches(group))
                found.append(*unit);
            collect(document, unit->group, found);
        }
    }
}

Units ShapeSearch::unitsIn(const Document &document) const
{
    Units found;
    if (!isEmpty())
        collect(document, {}, found);
    return found;
}

ShapeIds selectableIn(const Document &document, const Unit &unit)
{
    const ShapeId container = document.containerOf(unit.group);
    if (const Shape *single = document.find(container.isNull() ? unit.shape : container)) {
        const ShapeId id = container.isNull() ? unit.shape : container;
        return single->allows(Permission::Select) ? ShapeIds{id} : ShapeIds();
    }
    if (unit.group.isNull())
        return {};
    ShapeIds ids = document.members(unit.group);
    ids.removeIf([&document](ShapeId id) { return !document.isSelectable(id); });
    return ids;
}

void selectAlone(Selection &selection, const Unit &unit)
{
    const QPointer<Selection> used(&selection);
    const QPointer<Document> document(selection.document());
    if (!document)
        return;
    const Group *group = document->find(unit.group);
    const Shape *shape = document->find(unit.shape);
    GroupId around = group ? group->parent : shape ? shape->group : GroupId();
    // A container is not entered.
    while (!document->containerOf(around).isNull())
        around = document->find(around)->parent;
    const ShapeIds ids = selectableIn(*document, unit);
    // A slot may delete the document or the editor, or give the editor another document.
    const auto isGood = [&] { return used && document && used->document() == document; };
    used->begin();
    used->clear();
    if (isGood())
        used->enterGroup(around);
    if (isGood())
        used->set(ids);
    if (isGood())
        used->end();
}

void bringIntoView(ShapeEditor &editor, const Unit &unit, double coveredHeight)
{
    constexpr double ViewMargin = 8;
    const Document &document = *editor.document();
    const Aabb2 box = document.bounds(unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group));
    if (box.isEmpty())
        return;
    QPolygonF corners(toRect(box));
    for (QPointF &corner : corners)
        corner = editor.mapFromScene(corner);
    const QRectF inView = corners.boundingRect();
    const QRectF view = QRectF(editor.view()->viewport()->rect()).adjusted(0, coveredHeight, 0, 0);
    const QRectF room = view.adjusted(ViewMargin, ViewMargin, -ViewMargin, -ViewMargin);
    if (inView.left() >= room.left() && inView.right() <= room.right() && inView.top() >= room.top()
        && inView.bottom() <= room.bottom())
        return;
    if (inView.width() > room.width() || inView.height() > room.height())
        editor.zoomTo(toRect(box));
    else
        editor.centerOn(editor.mapToScene(inView.center() - QPointF(0, coveredHeight / 2)));
}

} // namespace Trammel
