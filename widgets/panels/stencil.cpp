#include <trammel/stencil.h>

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/document.h>
#include <trammel/fragment.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// The outermost group of a shape; null for none.
GroupId rootOf(const Document &document, ShapeId id)
{
    GroupId root = document.find(id)->group;
    while (!root.isNull() && !document.find(root)->parent.isNull())
        root = document.find(root)->parent;
    return root;
}

/// A shape without a group, or all shapes of an outermost group.
struct Root
{
    GroupId group;
    ShapeIds shapes;
};

QList<Root> rootsOf(const Document &document)
{
    QList<Root> roots;
    // The shapes of a group are adjacent.
    for (ShapeId id : document.ids()) {
        const GroupId group = rootOf(document, id);
        if (group.isNull() || roots.isEmpty() || roots.last().group != group)
            roots.append({group, {}});
        roots.last().shapes.append(id);
    }
    return roots;
}

/// The shape that gives a root its name; null if its group does.
ShapeId nameShapeOf(const Document &document, const Root &root)
{
    return root.group.isNull() ? root.shapes.first() : document.find(root.group)->container;
}

QString nameOf(const Document &document, const Root &root)
{
    const ShapeId shape = nameShapeOf(document, root);
    if (!shape.isNull())
        return titleOf(*document.find(shape));
    const QString name = document.find(root.group)->name;
    return name.isEmpty() ? Text::tr("Stencil") : name;
}

void setName(Document &document, const Root &root, const QString &name)
{
    const ShapeId id = nameShapeOf(document, root);
    if (!id.isNull()) {
        document.changeShapes({id}, [&name](Shape &shape) { shape.name = name; });
        return;
    }
    Group group = *document.find(root.group);
    group.name = name;
    document.changeGroup(root.group, group);
}

} // namespace

Stencil stencilOf(const Document &document, const ShapeIds &ids)
{
    Document copy;
    copy.setData(fragmentOf(document, ids));
    if (rootsOf(copy).size() > 1)
        copy.group(copy.ids());
    const QList<Root> roots = rootsOf(copy);
    return roots.isEmpty() ? Stencil() : Stencil{nameOf(copy, roots.first()), copy.data()};
}

Stencil renamed(const Stencil &stencil, const QString &name)
{
    Document document;
    document.setData(stencil.drawing);
    const QList<Root> roots = rootsOf(document);
    if (roots.isEmpty())
        return stencil;
    setName(document, roots.first(), name);
    return {nameOf(document, roots.first()), document.data()};
}

QList<Stencil> stencilsIn(const DocumentData &drawing)
{
    Document document;
    document.setData(drawing);
    QList<Stencil> stencils;
    for (const Root &root : rootsOf(document))
        stencils.append({nameOf(document, root), fragmentOf(document, root.shapes)});
    return stencils;
}

DocumentData drawingOf(const QList<Stencil> &stencils)
{
    constexpr double gap = 40;
    // The rows together are about as wide as high.
    double area = 0;
    for (const Stencil &stencil : stencils) {
        const auto size = boundsOf(stencil.drawing).size();
        area += (size[0] + gap) * (size[1] + gap);
    }
    const double width = std::sqrt(area);
    Document document;
    QPointF corner;
    double height = 0;
    for (const Stencil &stencil : stencils) {
        const Aabb2 box = boundsOf(stencil.drawing);
        if (box.isEmpty())
            continue;
        if (corner.x() > 0 && corner.x() + box.size()[0] > width) {
            corner = {0, corner.y() + height + gap};
            height = 0;
        }
        insertDrawing(document, stencil.drawing, corner - QPointF(box.min[0], box.min[1]));
        corner.rx() += box.size()[0] + gap;
        height = std::max(height, box.size()[1]);
    }
    return document.data();
}

} // namespace Trammel
