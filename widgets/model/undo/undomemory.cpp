#include "widgets/model/undo/undomemory_p.h"

#include "widgets/model/undo/commands_p.h"

#include <QtCore/QJsonArray>
#include <QtCore/QScopedValueRollback>
#include <QtCore/QSignalBlocker>

#include <algorithm>
#include <typeinfo>

// The memory of undo steps, and its limit.

namespace Trammel {

namespace {

/// The memory of a JSON value with everything in it, estimated from the size of its texts.
qint64 jsonBytes(const QJsonValue &value)
{
    constexpr qint64 element = 16, container = 64;
    switch (value.type()) {
    case QJsonValue::String:
        return element + value.toString().size() * qint64(sizeof(QChar));
    case QJsonValue::Array: {
        qint64 bytes = container;
        const QJsonArray array = value.toArray();
        for (const QJsonValue entry : array)
            bytes += jsonBytes(entry);
        return bytes;
    }
    case QJsonValue::Object: {
        qint64 bytes = container;
        const QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            bytes += element + entry.key().size() * qint64(sizeof(QChar)) + jsonBytes(entry.value());
        return bytes;
    }
    default:
        return element;
    }
}

/// Whether a command only changes the document and groups, so that it can be passed over without executing it. A macro
/// is a plain QUndoCommand.
bool isOwn(const QUndoCommand &command)
{
    if (dynamic_cast<const DocumentCommand *>(&command))
        return true;
    if (typeid(command) != typeid(QUndoCommand))
        return false;
    for (int i = 0; i < command.childCount(); ++i) {
        if (!isOwn(*command.child(i)))
            return false;
    }
    return true;
}

void setCounted(const QUndoCommand &command, bool counts)
{
    if (const auto *own = dynamic_cast<const DocumentCommand *>(&command))
        own->setCounted(counts);
    for (int i = 0; i < command.childCount(); ++i)
        setCounted(*command.child(i), counts);
}

qint64 sizeOf(const Connector &connector)
{
    qint64 size = qint64(sizeof(Connector)) + connector.pins.size() * qint64(sizeof(ConnectorPin));
    size += connector.waypoints.size() * qint64(sizeof(QPointF));
    size += (connector.from.port.capacity() + connector.to.port.capacity()) * qint64(sizeof(QChar));
    for (const ConnectorText &each : connector.furtherTexts)
        size += qint64(sizeof(each)) + each.text.capacity() * qint64(sizeof(QChar));
    return size;
}

} // namespace

bool MemoryMeter::addBlock(const void *address, qint64 bytes, bool isShared)
{
    constexpr qint64 large = 4096, head = 32;
    if (bytes == 0)
        return false;
    if (isShared || bytes >= large) {
        const qsizetype count = m_seen.size();
        m_seen.insert(address);
        if (m_seen.size() == count)
            return false;
    }
    if (bytes < large)
        m_memory.bytes += bytes + head;
    else
        m_memory.blocks.insert(address, bytes + head);
    return true;
}

void MemoryMeter::addText(const QString &text, const QString *other)
{
    if (!other || other->constData() != text.constData())
        addBlock(text.constData(), text.capacity() * qint64(sizeof(QChar)), !text.isDetached());
}

void MemoryMeter::addJson(const QJsonObject &object, const QJsonObject *other)
{
    if (!object.isEmpty() && (!other || *other != object))
        m_memory.bytes += jsonBytes(object);
}

void MemoryMeter::addParts(const Shape &shape, const Shape *other)
{
    // The contents of a shared block are added once, with the block.
    const bool hasOutline = !other || other->outline.constData() != shape.outline.constData();
    if (hasOutline && addArray(shape.outline)) {
        for (qsizetype i = 0; i < shape.outline.size(); ++i) {
            const QList<QPointF> &ring = shape.outline[i];
            if (!other || i >= other->outline.size() || other->outline[i].constData() != ring.constData())
                addArray(ring);
        }
    }
    if (shape.connector && (!other || other->connector != shape.connector))
        addBlock(shape.connector.constData(), sizeOf(*shape.connector));
    const bool hasGradient = shape.fill.isGradient() && (!other || &other->fill.gradient() != &shape.fill.gradient());
    if (hasGradient && addBlock(&shape.fill.gradient(), sizeof(Gradient)))
        addArray(shape.fill.gradient().stops);
    if (!shape.shadow.isDefault() && (!other || &*other->shadow != &*shape.shadow))
        addBlock(&*shape.shadow, sizeof(Shadow));
    const bool hasStyle = !shape.textStyle.isDefault() && (!other || &*other->textStyle != &*shape.textStyle);
    if (hasStyle && addBlock(&*shape.textStyle, sizeof(TextStyle)))
        addText(shape.textStyle->family, other ? &other->textStyle->family : nullptr);
    const bool hasDetails = !shape.path.isDefault() && (!other || &*other->path != &*shape.path);
    if (hasDetails && addBlock(&*shape.path, sizeof(PathDetails)))
        addArray(shape.path->pressures);
    const bool hasNote = !shape.annotation.isDefault() && (!other || &*other->annotation != &*shape.annotation);
    if (hasNote && addBlock(&*shape.annotation, sizeof(Annotation))) {
        addText(shape.annotation->toolTip, other ? &other->annotation->toolTip : nullptr);
        addText(shape.annotation->link, other ? &other->annotation->link : nullptr);
    }
    addText(shape.text, other ? &other->text : nullptr);
    addText(shape.name, other ? &other->name : nullptr);
    addJson(shape.data, other ? &other->data : nullptr);
    addJson(shape.extra, other ? &other->extra : nullptr);
}

void MemoryMeter::addParts(const Group &group, const Group *other)
{
    addText(group.name, other ? &other->name : nullptr);
    addJson(group.data, other ? &other->data : nullptr);
    addJson(group.extra, other ? &other->extra : nullptr);
}

void UndoMemory::add(const StepMemory &step)
{
    m_bytes += step.bytes;
    for (auto block = step.blocks.cbegin(); block != step.blocks.cend(); ++block) {
        if (m_uses[block.key()]++ == 0)
            m_bytes += block.value();
    }
}

void UndoMemory::remove(const StepMemory &step)
{
    m_bytes -= step.bytes;
    for (auto block = step.blocks.cbegin(); block != step.blocks.cend(); ++block) {
        const auto uses = m_uses.find(block.key());
        if (--*uses > 0)
            continue;
        m_uses.erase(uses);
        m_bytes -= block.value();
    }
}

void DocumentState::dropOldSteps()
{
    const int place = stack.index(), clean = stack.cleanIndex();
    const bool isMacroOpen = place > 0 && !stack.canUndo();
    if (undoMemoryLimit == 0 || undoMemory.bytes() <= undoMemoryLimit || isMacroOpen)
        return;
    // The cost grows with the number of steps, so at least one in a hundred is removed.
    const int least = place / 100;
    int dropped = 0;
    while ((undoMemory.bytes() > undoMemoryLimit || dropped < least) && dropped < place - 1)
        setCounted(*stack.command(dropped++), false);
    // A command of the application takes no memory, but must be removed before the steps above it can stay.
    while (dropped > 0 && dropped < place - 1 && !isOwn(*stack.command(dropped)))
        ++dropped;
    bool canPass = true;
    for (int i = dropped; i < std::max(place, clean); ++i)
        canPass = canPass && isOwn(*stack.command(i));
    if (dropped == 0 || !canPass) {
        for (int i = 0; i < dropped; ++i)
            setCounted(*stack.command(i), true);
        return;
    }
    // A QUndoStack removes obsolete steps when it passes them. The other steps do nothing meanwhile.
    const QScopedValueRollback dropping(isDroppingSteps, true);
    {
        const QSignalBlocker blocker(stack);
        for (int i = 0; i < dropped; ++i)
            const_cast<QUndoCommand *>(stack.command(i))->setObsolete(true);
        while (stack.index() > 0)
            stack.undo();
        stack.resetClean();
        if (clean >= dropped) {
            stack.setIndex(clean - dropped);
            stack.setClean();
        }
        stack.setIndex(place - dropped);
    }
    const Guard guard(*this);
    Q_EMIT stack.indexChanged(stack.index());
}

qint64 Document::undoMemory() const
{
    return d->undoMemory.bytes();
}

qint64 Document::undoMemoryLimit() const
{
    return d->undoMemoryLimit;
}

void Document::setUndoMemoryLimit(qint64 bytes)
{
    const qint64 limit = std::max<qint64>(0, bytes);
    if (limit == d->undoMemoryLimit)
        return;
    DocumentState &state = *d;
    const DocumentState::Guard guard(state);
    state.undoMemoryLimit = limit;
    state.dropOldSteps();
    if (!state.isGone)
        Q_EMIT undoMemoryLimitChanged(limit);
}

} // namespace Trammel
