#pragma once

#include <QtWidgets/QDialog>

namespace Trammel {

class ShapeEditor;

/// A dialog with a ShapeEditor, which edits the drawing of an editor on a form.
class DrawingDialog : public QDialog
{
    Q_OBJECT

public:
    /// The drawing is the text of a file. If it cannot be read, the dialog shows the reason and keeps the text until
    /// the user draws something.
    explicit DrawingDialog(const QByteArray &drawing, QWidget *parent = nullptr);

    QByteArray drawing() const;

protected:
    /// Return and Escape act on the drawing while the focus is in the editor; they do not close the dialog then.
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeToolBar();

    ShapeEditor &m_editor;
};

} // namespace Trammel
