#pragma once

#include <trammel/shapeeditor.h>

namespace Trammel {

/// The base class of the panels for an editor. A panel stores or finds its editor. A program calls setEditor(). A form
/// cannot store a pointer, so it sets editorName, which is only necessary if there are several editors. A slot
/// connected to any signal of a panel may delete the editor or its document. A slot that deletes the panel itself must
/// use deleteLater(): a panel may find its editor during its show event, after which Qt still uses the panel.
class TRAMMEL_WIDGETS_EXPORT EditorPanel : public QWidget
{
    Q_OBJECT
    /// The object name of the editor; empty for any editor. Default: empty. The nearest editor is used: the search
    /// covers the descendants of the parent, then those of its parent, and so on. It starts when the widget is shown,
    /// and is repeated until it succeeds. If no editor has the name, the widget displays a note. setEditor() stops the
    /// search, and setting the name again restarts it.
    Q_PROPERTY(QString editorName READ editorName WRITE setEditorName NOTIFY editorNameChanged)
    /// The editor that was set or found, as long as it exists; otherwise null. Default: null. Not stored in forms.
    Q_PROPERTY(Trammel::ShapeEditor *editor READ editor WRITE setEditor NOTIFY editorChanged DESIGNABLE false)

public:
    ~EditorPanel() override;

    ShapeEditor *editor() const;
    QString editorName() const;

public Q_SLOTS:
    /// Borrows an editor; null for none. Stops the search for an editor.
    void setEditor(Trammel::ShapeEditor *editor);
    void setEditorName(const QString &name);

Q_SIGNALS:
    void editorChanged(Trammel::ShapeEditor *editor);
    void editorNameChanged(const QString &name);

protected:
    explicit EditorPanel(QWidget *parent);

    bool event(QEvent *event) override;
    /// The editor has changed; null for none.
    virtual void useEditor(ShapeEditor *editor) = 0;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
