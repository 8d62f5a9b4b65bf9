#include "widgets/clipboardactions_p.h"

#include "widgets/drawingmime_p.h"
#include "widgets/model/excerpt.h"
#include "widgets/model/text_p.h"
#include "widgets/picture.h"

#include <QtCore/QPointer>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QGraphicsView>

#include <cmath>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

QClipboard &clipboard()
{
    return *QGuiApplication::clipboard();
}

QList<QKeySequence> standard(QKeySequence::StandardKey key)
{
    return QKeySequence::keyBindings(key);
}

/// The box around the part of the scene that an editor shows.
Aabb2 visibleArea(const ShapeEditor &editor)
{
    const QRectF rect(editor.view()->viewport()->rect());
    Aabb2 area;
    for (QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()})
        area.include(editor.mapToScene(corner));
    return area;
}

} // namespace

ClipboardActions::ClipboardActions(ShapeEditor &editor) : m_editor(editor)
{
    connect(&clipboard(), &QClipboard::dataChanged, this, [this] {
        if (!m_isOwn)
            m_steps = 0;
        Q_EMIT changed();
    });
}

QList<ActionDescription> ClipboardActions::descriptions()
{
    const auto plain = ActionBehaviour::Plain;
    return {
        {Action::Cut, plain, QT_TRANSLATE_NOOP("Trammel", "Cut"), standard(QKeySequence::Cut)},
        {Action::Copy, plain, QT_TRANSLATE_NOOP("Trammel", "Copy"), standard(QKeySequence::Copy)},
        {Action::CopyAsSvg, plain, QT_TRANSLATE_NOOP("Trammel", "Copy as SVG"), {}},
        {Action::CopyAsPicture, plain, QT_TRANSLATE_NOOP("Trammel", "Copy as Picture"), {}},
        {Action::Paste, plain, QT_TRANSLATE_NOOP("Trammel", "Paste"), standard(QKeySequence::Paste)},
        {Action::PasteInPlace,
         plain,
         QT_TRANSLATE_NOOP("Trammel", "Paste in Place"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {Action::Duplicate, plain, QT_TRANSLATE_NOOP("Trammel", "Duplicate"), {Qt::CTRL | Qt::Key_D}},
    };
}

std::optional<bool> ClipboardActions::isEnabled(ShapeEditor::Action action) const
{
    const bool isEditable = !m_editor.isReadOnly();
    const Selection &selection = *m_editor.selection();
    switch (action) {
    case Action::Copy:
    case Action::CopyAsSvg:
    case Action::CopyAsPicture:
        return !selection.isEmpty();
    case Action::Cut:
    case Action::Duplicate:
        return isEditable && !selection.isEmpty();
    case Action::Paste:
    case Action::PasteInPlace: {
        const QMimeData *data = clipboard().mimeData();
        return isEditable && data && (data->hasFormat(DrawingMimeType) || data->hasText());
    }
    default:
        return std::nullopt;
    }
}

bool ClipboardActions::trigger(ShapeEditor::Action action)
{
    switch (action) {
    case Action::Cut:
        cut();
        return true;
    case Action::Copy:
        copy();
        return true;
    case Action::CopyAsSvg:
        copyAsSvg();
        return true;
    case Action::CopyAsPicture:
        copyAsPicture();
        return true;
    case Action::Paste:
    case Action::PasteInPlace:
        paste(action == Action::PasteInPlace);
        return true;
    case Action::Duplicate:
        duplicate();
        return true;
    default:
        return false;
    }
}

// What is locked by itself can be copied, and a group goes with all that is in it.
ShapeIds ClipboardActions::chosen() const
{
    const Selection &selection = *m_editor.selection();
    return m_editor.document()->groups().isEmpty() ? selection.ids() : selection.ids() + selection.carried();
}

void ClipboardActions::copy()
{
    const QScopedValueRollback own(m_isOwn, true);
    m_steps = 1;
    clipboard().setMimeData(new DrawingMime(excerptOf(*m_editor.document(), chosen())));
}

void ClipboardActions::cut()
{
    // What is locked stays, and so is not taken along.
    const QPointer<Document> document(m_editor.document());
    const ShapeIds ids = m_editor.selection()->carried();
    if (ids.isEmpty())
        return;
    const QScopedValueRollback own(m_isOwn, true);
    m_steps = 0;
    clipboard().setMimeData(new DrawingMime(excerptOf(*document, ids)));
    if (document)
        document->removeShapes(ids, Text::tr("Cut"));
}

void ClipboardActions::copyAsSvg()
{
    const QByteArray svg = toSvg(excerptOf(*m_editor.document(), chosen()));
    auto *data = new QMimeData;
    data->setData(QStringLiteral("image/svg+xml"), svg);
    data->setText(QString::fromUtf8(svg));
    clipboard().setMimeData(data);
}

void ClipboardActions::copyAsPicture()
{
    clipboard().setImage(toImage(excerptOf(*m_editor.document(), chosen())));
}

void ClipboardActions::paste(bool isInPlace)
{
    const std::optional<QByteArray> text = DrawingMime::drawingIn(clipboard().mimeData());
    DocumentData drawing;
    const FileResult result = text ? fromText(*text, drawing) : FileResult{false, 0, Text::tr("it is empty")};
    if (!result) {
        Q_EMIT m_editor.pasteRefused(Text::tr("The clipboard holds no shapes: %1").arg(result.message()));
        return;
    }
    insert(drawing, isInPlace ? QPointF() : pasteOffset(drawing), Text::tr("Paste"));
    if (!isInPlace)
        ++m_steps;
}

void ClipboardActions::duplicate()
{
    insert(excerptOf(*m_editor.document(), chosen()), QPointF(step(), step()), Text::tr("Duplicate"));
}

void ClipboardActions::insert(const DocumentData &drawing, QPointF offset, const QString &text)
{
    // A slot may delete the document or the editor, or give this another document.
    const QPointer<ShapeEditor> editor(&m_editor);
    const QPointer<Document> document(m_editor.document());
    const ShapeIds ids = insertDrawing(*document, drawing, offset, text, m_editor.selection()->enteredGroup());
    if (!document || !editor)
        return;
    if (ids.isEmpty() && !document->fault().isEmpty()) {
        Q_EMIT m_editor.pasteRefused(document->fault());
        return;
    }
    m_editor.setTool(ShapeEditor::Tool::Select);
    if (document && editor && editor->document() == document)
        m_editor.selection()->set(ids);
}

double ClipboardActions::step() const
{
    constexpr double pixels = 16;
    // A power of two, so that no digits are added to the coordinates.
    return m_editor.snapsToGrid() ? m_editor.gridSize() : std::exp2(std::round(std::log2(pixels / m_editor.zoom())));
}

QPointF ClipboardActions::pasteOffset(const DocumentData &drawing) const
{
    const QPointF cascade = QPointF(step(), step()) * m_steps;
    const Aabb2 box = boundsOf(drawing), area = visibleArea(m_editor);
    if (box.isEmpty() || area.overlaps(box.translated({cascade.x(), cascade.y()})))
        return cascade;
    // Out of sight: to the middle of what is seen, by whole steps.
    const auto from = box.centre(), to = area.centre();
    const auto whole = [this](double distance) { return std::round(distance / step()) * step(); };
    return {whole(to[0] - from[0]), whole(to[1] - from[1])};
}

} // namespace Trammel
