#pragma once

#include "widgets/shapeeditor.h"

namespace Trammel {

/// What the widgets beside an editor have in common: which editor they are for. A program says so by setEditor(); a
/// form, which has no pointers, by the editor's name, or not at all where there is but one.
class TRAMMEL_WIDGETS_EXPORT Companion : public QWidget
{
    Q_OBJECT
    /// The object name of the editor, which is looked for nearest first, among what the parent holds, then its parent,
    /// and so on; empty, as at first, for any. Looked for when the widget is shown, and again until it is found. A name
    /// that no editor has is told on the widget's face. setEditor() puts an end to looking, and setting the name again
    /// begins it anew.
    Q_PROPERTY(QString editorName READ editorName WRITE setEditorName NOTIFY editorNameChanged)
    /// The editor that was set or found, as long as it lives; else, and at first, null. No part of a form.
    Q_PROPERTY(Trammel::ShapeEditor *editor READ editor WRITE setEditor NOTIFY editorChanged DESIGNABLE false)

public:
    ~Companion() override;

    /// The one that was set or found, as long as it lives; else null.
    ShapeEditor *editor() const;
    QString editorName() const;

public Q_SLOTS:
    /// Borrows an editor, or none.
    void setEditor(Trammel::ShapeEditor *editor);
    void setEditorName(const QString &name);

Q_SIGNALS:
    void editorChanged(Trammel::ShapeEditor *editor);
    void editorNameChanged(const QString &name);

protected:
    explicit Companion(QWidget *parent);

    bool event(QEvent *event) override;
    /// Another editor than before; null for none.
    virtual void useEditor(ShapeEditor *editor) = 0;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
