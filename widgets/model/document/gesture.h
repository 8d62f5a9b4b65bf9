#pragma once

#include <trammel/document.h>
#include <trammel/shapeidset.h>
#include <trammel/widgets_export.h>

#include <QtCore/QPointer>

#include <memory>

namespace Trammel {

class DocumentCommand;
struct GroupChanges;

/// A change in progress, such as a drag. The document changes directly during the gesture, and one command is pushed at
/// the end. cancel(), which the destructor also calls if the gesture was not committed, restores every shape bit for
/// bit and leaves the undo stack and its redo branch unchanged. A document has at most one open gesture: opening a
/// second one, undo, redo, loading and every other mutator cancel it first.
class TRAMMEL_WIDGETS_EXPORT Gesture
{
public:
    /// The text appears in the undo menu.
    Gesture(Document &document, const QString &text);
    ~Gesture();
    Gesture(const Gesture &) = delete;
    Gesture &operator=(const Gesture &) = delete;

    /// False if the document refused the gesture, after commit() and cancel(), after a cancellation by the document,
    /// and if the document is destroyed.
    bool isOpen() const;
    /// Changes the placements of shapes, as a drag of many shapes does on every move. Otherwise it works like change().
    bool place(const ShapeIds &ids, const QList<Placement> &placements);
    /// Changes the angles of the frames of groups, in degrees, for a drag that also rotates their shapes.
    bool turnGroups(const GroupIds &ids, const QList<double> &rotations);
    /// Assigns shapes. Unknown ids are skipped. If any value is invalid, nothing changes, and the function returns
    /// false, with the reason in Document::errorString().
    bool change(const ShapeIds &ids, const QList<Shape> &shapes);
    /// Moves shapes into a container, or out of their containers into the scope, as Document::moveInto() does. It
    /// replaces an earlier call in the same gesture. Returns false if it is refused, with the reason in
    /// Document::errorString().
    bool moveInto(const ShapeIds &ids, ShapeId container, GroupId scope = {});
    /// Moves a connector whose ends are bound into the deepest group that contains both of them, above the containers
    /// that they are in. Does nothing if they are in no container. It replaces an earlier call of this function or of
    /// moveInto() in the same gesture.
    void followEnds(ShapeId connector);
    /// Pushes one command if anything differs from the start. Returns whether it did.
    bool commit();
    void cancel();

private:
    friend class Document;
    friend class DocumentState;
    bool mayChange(qsizetype idCount, qsizetype count) const;
    /// The groups that have changed, with their values at the start and now.
    GroupChanges turnedGroups() const;
    /// Replaces the command that moves shapes to other groups.
    void regroup(const std::function<std::unique_ptr<DocumentCommand>()> &command);
    void noteTouched(const ShapeIds &ids);
    /// Notes the connectors with pins between the shapes.
    void notePinned(const ShapeIds &ids);
    /// Assigns the connectors with pins between the last given shapes, from the places of these.
    void assignPinned();
    /// Gets the connectors among the shapes, with their free ends moved. Returns false if one of them is refused.
    bool placeConnectors(const ShapeIds &ids, const QList<Placement> &placements, ShapeIds &connectors,
                         QList<Shape> &ended) const;

    QPointer<Document> m_document;
    QString m_text;
    /// All shapes at the start. Unchanged shapes are shared with the document.
    ShapeStore m_start;
    Groups m_startGroups;
    ShapeIds m_startOrder;
    /// Moves shapes into a container. It is not on the undo stack yet.
    std::unique_ptr<DocumentCommand> m_regrouping;
    /// The ids passed so far, each once, in the order of their first use.
    ShapeIds m_ids;
    ShapeIdSet m_touched;
    ShapeIds m_lastGiven;
    struct Pinned;
    /// Nothing if there are no connectors with pins between the last given shapes.
    std::unique_ptr<Pinned> m_pinned;
};

} // namespace Trammel
