#pragma once

#include "widgets/model/shapeid.h"
#include "widgets/widgets_export.h"

#include <QtCore/QObject>
#include <QtCore/QSet>

namespace Trammel {

class Document;

/// The shapes chosen in one editor, in the order of choosing. Not undoable; after undo and redo the
/// shapes touched are selected. Holds existing, visible shapes only. One signal a call, and none when
/// nothing is different; a rubber band previews without a signal to the outside: see begin().
class TRAMMEL_WIDGETS_EXPORT Selection : public QObject
{
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr);

    /// The document is borrowed; the selection empties when it changes or goes.
    void setDocument(Document *document);
    Document *document() const;

    const ShapeIds &ids() const { return m_ids; }
    bool contains(ShapeId id) const { return m_set.contains(id); }
    bool isEmpty() const { return m_ids.isEmpty(); }
    int count() const { return int(m_ids.size()); }

    void set(const ShapeIds &ids);
    void add(const ShapeIds &ids);
    void remove(const ShapeIds &ids);
    void toggle(const ShapeIds &ids);
    void clear();

    /// Between begin() and end() the views follow every change (previewed()), and changed() comes once,
    /// at the end, if the result differs from the start.
    void begin();
    void end();
    /// Takes back everything since begin(); no changed(), unless a shape chosen before is gone since.
    void cancel();

Q_SIGNALS:
    /// The selection is another one; once a gesture.
    void changed();
    /// What is shown as selected differs, also while a gesture lasts: for views.
    void previewed();

private:
    bool isFit(ShapeId id) const;
    void assign(const ShapeIds &ids);
    void dropUnfit(const ShapeIds &ids);

    Document *m_document = nullptr;
    ShapeIds m_ids;
    QSet<ShapeId> m_set;
    ShapeIds m_start;
    bool m_isOpen = false;
};

} // namespace Trammel
