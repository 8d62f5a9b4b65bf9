#include "widgets/actions/clipboardactions_p.h"

#include "widgets/actions/drawingmime_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/solid/solidmotion_p.h"
#include "widgets/panels/solidsettings_p.h"
#include <trammel/fragment.h>
#include <trammel/geometry/vector.h>
#include <trammel/picture.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QPointer>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

QClipboard &clipboard()
{
    return *QGuiApplication::clipboard();
}

/// The distance between copies.
double stepOf(const ShapeEditor &editor)
{
    constexpr double pixels = 16;
    // A power of two avoids long fractions in the coordinates.
    return editor.snapsToGrid() ? editor.gridSize() : std::exp2(std::round(std::log2(pixels / editor.zoom())));
}

/// The grid to which a dropped drawing snaps.
SnapGrid gridFor(const ShapeEditor &editor)
{
    ToolSettings settings;
    settings.gridSize = editor.gridSize();
    settings.snapToGrid = editor.snapsToGrid();
    settings.snapToRoundNumbers = editor.snapsToRoundNumbers();
    return SnapGrid::forPointer(settings, {}, 1 / editor.zoom());
}

bool isSvg(const QMimeData &data)
{
    constexpr qsizetype longestHead = 1000;
    const QString head = data.text().left(longestHead).trimmed();
    const bool isXml = head.startsWith(QLatin1String("<svg")) || head.startsWith(QLatin1String("<?xml"))
        || head.startsWith(QLatin1String("<!DOCTYPE svg"));
    return data.hasFormat(SvgType) || (isXml && head.contains(QLatin1String("<svg")));
}

/// Whether the data are meant as shapes, so that an error in them is of interest.
bool isDrawing(const QMimeData &data)
{
    return data.hasFormat(DrawingMimeType) || data.text().trimmed().startsWith(QLatin1Char('{'));
}

/// Why clipboard data that are no shapes cannot be pasted, and what can be done instead.
QString refusalOf(const QMimeData &data)
{
    if (isSvg(data))
        return Text::tr("An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.");
    if (data.hasUrls())
        return Text::tr("Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.");
    if (data.hasText() || data.hasHtml())
        return Text::tr("Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and "
                        "paste the text there.");
    return Text::tr("A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.");
}

} // namespace

Aabb2 visibleArea(const ShapeEditor &editor)
{
    const QRectF rect(editor.view()->viewport()->rect());
    Aabb2 area;
    for (QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()})
        area.include(editor.mapToScene(corner));
    return area;
}

ShapeIds insertInto(ShapeEditor &editor, const DocumentData &drawing, QPointF offset, const QString &text)
{
    // A slot may delete the document or the editor, or give the editor another document.
    const QPointer<ShapeEditor> kept(&editor);
    const QPointer<Document> document(editor.document());
    const auto isSame = [&] { return document && kept && kept->document() == document; };
    // The previous tool may add a shape that is being drawn. Undo removes it after the inserted ones.
    editor.setTool(ShapeEditor::Select);
    if (!isSame())
        return {};
    const GroupId scope = editor.selection()->enteredGroup();
    bool isMoved = false;
    if (editor.overlapMode() != OverlapMode::AllowOverlap) {
        QList<Shape> shapes;
        for (ShapeId id : drawing.order)
            shapes.append(*drawing.shapes.find(id));
        const QPointF wanted = offset;
        offset = SolidMotion(*document, shapes, solidRules(editor)).nearestFree(offset);
        isMoved = !same(offset, wanted);
    }
    const Aabb2 box = boundsOf(drawing).translated({offset.x(), offset.y()});
    const ShapeId container = box.isEmpty() ? ShapeId() : document->containerAt(box, scope);
    const ShapeIds ids = insertDrawing(*document, drawing, offset, text, scope, container);
    if (!isSame())
        return {};
    if (ids.isEmpty() && !document->errorString().isEmpty()) {
        Q_EMIT editor.changeRefused(document->errorString());
        return {};
    }
    editor.selection()->set(document->withoutContents(ids, scope));
    if (isMoved && isSame())
        Q_EMIT editor.announced(Text::tr("Inserted at the nearest free place."));
    return isSame() ? ids : ShapeIds();
}

QPointF offsetTo(const ShapeEditor &editor, const DocumentData &drawing, QPointF scenePos)
{
    const Aabb2 box = boundsOf(drawing);
    const auto center = box.center();
    const QPointF offset = scenePos - QPointF(center[0], center[1]);
    const QPointF corner(box.min[0], box.min[1]);
    return gridFor(editor).snapped(corner + offset) - corner;
}

QPointF freeOffset(const ShapeEditor &editor, const DocumentData &drawing, QPointF offset, const ShapeIdSet *counted)
{
    const Document &document = *editor.document();
    const Shape *first = drawing.order.isEmpty() ? nullptr : drawing.shapes.find(drawing.order.first());
    const auto isTaken = [&](QPointF by) {
        Placement there = first->placement();
        there.center += by;
        Aabb2 spot;
        spot.include(there.center);
        const ShapeIds near = document.candidates(spot);
        return std::any_of(near.begin(), near.end(), [&](ShapeId id) {
            const Shape &shape = *document.find(id);
            return shape.kind == first->kind && shape.placement() == there && (!counted || counted->contains(id));
        });
    };
    // The count limits the search where a step is too small to change a large coordinate.
    for (int tries = 0; first && tries < document.count() && isTaken(offset); ++tries)
        offset += QPointF(stepOf(editor), stepOf(editor));
    return offset;
}

ClipboardActions::ClipboardActions(ShapeEditor &editor) : m_editor(editor)
{
    connect(&clipboard(), &QClipboard::dataChanged, this, [this] {
        if (!m_isOwn)
            m_steps = 0;
        m_pasted.clear();
        Q_EMIT changed();
    });
}

bool ClipboardActions::canPaste() const
{
    const QMimeData *data = clipboard().mimeData();
    return data
        && (data->hasFormat(DrawingMimeType) || data->hasText() || data->hasImage() || data->hasUrls()
            || data->hasHtml() || data->hasFormat(SvgType));
}

// Shapes that are locked individually can be copied. A group is copied with all its contents.
ShapeIds ClipboardActions::chosen() const
{
    const Selection &selection = *m_editor.selection();
    return m_editor.document()->groups().isEmpty() ? selection.ids() : selection.ids() + selection.moved();
}

void ClipboardActions::copy()
{
    const QScopedValueRollback own(m_isOwn, true);
    m_steps = 1;
    clipboard().setMimeData(new DrawingMime(fragmentOf(*m_editor.document(), chosen())));
}

void ClipboardActions::cut()
{
    // Shapes that stay in the document because they are locked or may not be deleted are not copied either.
    const QPointer<Document> document(m_editor.document());
    const ShapeIds ids = m_editor.selection()->moved(Permission::Delete);
    if (ids.isEmpty())
        return;
    const QScopedValueRollback own(m_isOwn, true);
    m_steps = 0;
    clipboard().setMimeData(new DrawingMime(fragmentOf(*document, ids)));
    if (document)
        document->removeShapes(ids, Text::tr("Cut"));
}

void ClipboardActions::copyAsSvg()
{
    const QByteArray svg = toSvg(fragmentOf(*m_editor.document(), chosen()));
    auto *data = new QMimeData;
    data->setData(SvgType, svg);
    data->setText(QString::fromUtf8(svg));
    clipboard().setMimeData(data);
}

void ClipboardActions::copyAsPicture()
{
    clipboard().setImage(toImage(fragmentOf(*m_editor.document(), chosen())));
}

bool ClipboardActions::readDrawing(DocumentData &drawing) const
{
    const QMimeData *data = clipboard().mimeData();
    if (data && canPaste() && !isDrawing(*data)) {
        Q_EMIT m_editor.changeRefused(refusalOf(*data));
        return false;
    }
    const std::optional<QByteArray> text = DrawingMime::drawingIn(data);
    const FileResult result = text ? fromText(*text, drawing) : FileResult{false, 0, Text::tr("it is empty")};
    if (!result)
        Q_EMIT m_editor.changeRefused(Text::tr("The clipboard holds no shapes. %1").arg(result.errorString()));
    return bool(result);
}

QList<Shape> ClipboardActions::copiedShapes() const
{
    DocumentData drawing;
    QList<Shape> shapes;
    if (readDrawing(drawing)) {
        for (ShapeId id : std::as_const(drawing.order))
            shapes.append(*drawing.shapes.find(id));
    }
    return shapes;
}

void ClipboardActions::paste(bool isInPlace)
{
    DocumentData drawing;
    if (!readDrawing(drawing))
        return;
    const QPointF offset =
        freeOffset(m_editor, drawing, isInPlace ? QPointF() : pasteOffset(drawing), isInPlace ? &m_pasted : nullptr);
    for (ShapeId id : insertInto(m_editor, drawing, offset, Text::tr("Paste")))
        m_pasted.insert(id);
    if (!isInPlace)
        ++m_steps;
}

void ClipboardActions::drop(const QMimeData &data, QPointF scenePos)
{
    DocumentData drawing;
    const FileResult result = fromText(data.data(DrawingMimeType), drawing);
    if (!result) {
        Q_EMIT m_editor.changeRefused(Text::tr("The dropped data holds no shapes. %1").arg(result.errorString()));
        return;
    }
    insertInto(m_editor, drawing, offsetTo(m_editor, drawing, scenePos), Text::tr("Drop"));
}

void ClipboardActions::duplicate(Duplication &last)
{
    const Document &document = *m_editor.document();
    const DocumentData drawing = fragmentOf(document, chosen());
    if (drawing.order.isEmpty())
        return;
    const QPointF source = drawing.shapes.find(drawing.order.first())->center;
    QPointF offset(stepOf(m_editor), stepOf(m_editor));
    if (drawing.order == document.sorted(last.copies) && !same(source, last.source))
        offset = source - last.source;
    // A slot may delete the editor, which has the last copies.
    const QPointer<ShapeEditor> editor(&m_editor);
    const ShapeIds copies = insertInto(m_editor, drawing, offset, Text::tr("Duplicate"));
    if (editor && !copies.isEmpty())
        last = {copies, source};
}

QPointF ClipboardActions::pasteOffset(const DocumentData &drawing) const
{
    const QPointF cascade = QPointF(stepOf(m_editor), stepOf(m_editor)) * m_steps;
    const Aabb2 box = boundsOf(drawing), area = visibleArea(m_editor);
    if (box.isEmpty() || area.overlaps(box.translated({cascade.x(), cascade.y()})))
        return cascade;
    // Shapes that would be pasted outside of the view are moved to its center, by whole steps.
    const auto from = box.center(), to = area.center();
    const double step = stepOf(m_editor);
    const auto whole = [step](double distance) { return std::round(distance / step) * step; };
    return {whole(to[0] - from[0]), whole(to[1] - from[1])};
}

} // namespace Trammel
