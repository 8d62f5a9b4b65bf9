#include <trammel/gesture.h>

#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/undo/commands_p.h"

#include <utility>
#include <vector>

namespace Trammel {

struct Gesture::Pinned
{
    std::vector<PinnedConnector> connectors;
    ShapeIds ids;
};

Gesture::Gesture(Document &document, const QString &text) : m_document(&document), m_text(text)
{
    if (!document.d->beginChange() || document.d->gesture)
        return;
    document.d->gesture = this;
    m_start = document.d->data.shapes;
    m_startGroups = document.d->data.groups;
    m_startOrder = document.d->data.order;
}

Gesture::~Gesture()
{
    cancel();
}

bool Gesture::isOpen() const
{
    return m_document && m_document->d->gesture == this;
}

bool Gesture::mayChange(qsizetype idCount, qsizetype count) const
{
    if (!isOpen() || idCount != count)
        return false;
    DocumentState &document = *m_document->d;
    document.errorString.clear();
    if (document.isBusy)
        document.errorString = Document::tr("the document must not be changed now");
    return !document.isBusy;
}

bool Gesture::place(const ShapeIds &ids, const QList<Placement> &placements)
{
    if (!mayChange(ids.size(), placements.size()))
        return false;
    DocumentState &document = *m_document->d;
    QList<Placement> clean;
    clean.reserve(placements.size());
    for (qsizetype i = 0; i < placements.size(); ++i) {
        const Shape *shape = document.data.shapes.find(ids[i]);
        document.errorString = shape ? placementError(*shape, placements[i]) : placements[i].errorString();
        clean.append(placements[i].normalized());
        if (!document.errorString.isEmpty())
            return false;
    }
    ShapeIds connectors;
    QList<Shape> ended;
    if (!document.connectors.isEmpty() && !placeConnectors(ids, clean, connectors, ended))
        return false;
    noteTouched(ids);
    document.assign(ids, clean);
    document.assign(connectors, ended);
    assignPinned();
    document.announce();
    return true;
}

bool Gesture::placeConnectors(const ShapeIds &ids, const QList<Placement> &placements, ShapeIds &connectors,
                              QList<Shape> &ended) const
{
    for (qsizetype i = 0; i < ids.size(); ++i) {
        // The placement refers to the frame at the start of the gesture.
        const Shape *start = m_start.find(ids[i]);
        if (!start || !start->connector)
            continue;
        Shape moved = *start;
        moved.setPlacement(placements[i]);
        movePlacedEnds(moved, *start);
        m_document->d->errorString = moved.errorString();
        if (!m_document->d->errorString.isEmpty())
            return false;
        connectors.append(ids[i]);
        ended.append(moved);
    }
    return true;
}

bool Gesture::turnGroups(const GroupIds &ids, const QList<double> &rotations)
{
    if (!mayChange(ids.size(), rotations.size()))
        return false;
    DocumentState &document = *m_document->d;
    const GroupChanges turned = document.turned(ids, rotations);
    if (!document.errorString.isEmpty())
        return false;
    document.assign(turned.ids, turned.after, true);
    if (m_regrouping)
        m_regrouping->noteRotations(turned);
    document.announce();
    return true;
}

GroupChanges Gesture::turnedGroups() const
{
    GroupChanges changes;
    const Groups &now = m_document->d->data.groups;
    if (now.isSharedWith(m_startGroups))
        return changes;
    for (auto group = now.constBegin(); group != now.constEnd(); ++group) {
        const Group &before = *m_startGroups.constFind(group.key());
        if (*group != before)
            changes.append(group.key(), before, *group);
    }
    return changes;
}

bool Gesture::change(const ShapeIds &ids, const QList<Shape> &shapes)
{
    if (!mayChange(ids.size(), shapes.size()))
        return false;
    DocumentState &document = *m_document->d;
    QList<Shape> clean;
    clean.reserve(shapes.size());
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        Shape shape = shapes[i];
        if (const Shape *start = m_start.find(ids[i]))
            movePlacedEnds(shape, *start);
        document.errorString = shape.errorString();
        if (!document.errorString.isEmpty())
            return false;
        clean.append(shape.normalized());
    }
    document.errorString = document.endsError(ids, clean);
    if (!document.errorString.isEmpty())
        return false;
    noteTouched(ids);
    document.assign(ids, clean);
    assignPinned();
    document.announce();
    return true;
}

void Gesture::noteTouched(const ShapeIds &ids)
{
    // A drag passes the same shared list on every move.
    if (ids.constData() == m_lastGiven.constData() && ids.size() == m_lastGiven.size())
        return;
    m_lastGiven = ids;
    notePinned(ids);
    for (const ShapeIds &changed : {ids, m_pinned ? m_pinned->ids : ShapeIds()}) {
        for (ShapeId id : changed) {
            if (m_start.contains(id) && m_touched.insert(id))
                m_ids.append(id);
        }
    }
}

void Gesture::notePinned(const ShapeIds &ids)
{
    m_pinned.reset();
    std::vector<PinnedConnector> connectors = m_document->d->pinnedConnectors(ids);
    if (connectors.empty())
        return;
    m_pinned = std::make_unique<Pinned>();
    for (const PinnedConnector &each : connectors)
        m_pinned->ids.append(each.id);
    m_pinned->connectors = std::move(connectors);
}

void Gesture::assignPinned()
{
    if (!m_pinned)
        return;
    DocumentState &document = *m_document->d;
    const QList<Shape> moved = withMovedPins(m_pinned->connectors, m_start, [&](qsizetype i) {
        const ShapeId id = m_lastGiven[i];
        return document.data.shapes.find(id)->center - m_start.find(id)->center;
    });
    document.assign(m_pinned->ids, moved);
}

bool Gesture::moveInto(const ShapeIds &ids, ShapeId container, GroupId scope)
{
    if (!mayChange(0, 0))
        return false;
    DocumentState &document = *m_document->d;
    regroup([&] { return document.commandMovingInto(ids, container, scope, m_text); });
    const bool isAccepted = document.errorString.isEmpty();
    document.announce();
    return isAccepted;
}

void Gesture::followEnds(ShapeId connector)
{
    if (!mayChange(0, 0))
        return;
    DocumentState &document = *m_document->d;
    regroup([&] { return document.commandFollowingEnds(connector, m_text); });
    document.announce();
}

void Gesture::regroup(const std::function<std::unique_ptr<DocumentCommand>()> &command)
{
    if (m_regrouping)
        m_regrouping->takeBack();
    m_regrouping = command();
    if (m_regrouping)
        m_regrouping->apply();
}

bool Gesture::commit()
{
    if (!isOpen())
        return false;
    DocumentState &document = *m_document->d;
    if (m_regrouping)
        m_regrouping->takeBack();
    document.gesture = nullptr;
    document.releaseRouter();
    ShapeIds ids;
    std::vector<ShapeChange> changes;
    for (ShapeId id : std::as_const(m_ids)) {
        const ShapeChange change{m_start.find(id), document.data.shapes.find(id)};
        if (isSameApartFromPath(*change.before, *change.after))
            continue;
        ids.append(id);
        changes.push_back(change);
    }
    GroupChanges groups = turnedGroups();
    std::unique_ptr<DocumentCommand> change;
    // The shapes have their final values already, so the first redo of the command emits no change.
    if (!ids.isEmpty() || !groups.isEmpty())
        change.reset(changeCommand(document, m_text, std::move(ids), changes, std::move(groups)));
    if (change && m_regrouping)
        change->setNext([this] { return std::move(m_regrouping); });
    else if (m_regrouping)
        change = std::move(m_regrouping);
    if (!change)
        return false;
    document.push(change.release());
    return true;
}

void Gesture::cancel()
{
    if (!isOpen())
        return;
    DocumentState &document = *m_document->d;
    document.takeBackGesture();
    document.news.gestureCanceled = false;
    document.announce();
}

} // namespace Trammel
