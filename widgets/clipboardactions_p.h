#pragma once

#include "widgets/actiondescription_p.h"

#include <QtCore/QObject>

#include <optional>

namespace Trammel {

/// The actions that copy shapes, by way of the clipboard or without it.
class ClipboardActions : public QObject
{
    Q_OBJECT

public:
    explicit ClipboardActions(ShapeEditor &editor);

    static QList<ActionDescription> descriptions();

    /// Nothing for an action that is not one of these.
    std::optional<bool> isEnabled(ShapeEditor::Action action) const;
    /// False for an action that is not one of these.
    bool trigger(ShapeEditor::Action action);

Q_SIGNALS:
    /// The clipboard holds something else.
    void changed();

private:
    ShapeIds chosen() const;
    void copy();
    void cut();
    void copyAsSvg();
    void copyAsPicture();
    void paste(bool isInPlace);
    void duplicate();
    void insert(const DocumentData &drawing, QPointF offset, const QString &text);
    double step() const;
    QPointF pasteOffset(const DocumentData &drawing) const;

    ShapeEditor &m_editor;
    bool m_isOwn = false;
    /// How many steps from its place the next paste goes, so that none covers another.
    int m_steps = 0;
};

} // namespace Trammel
