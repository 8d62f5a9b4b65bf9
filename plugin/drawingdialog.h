#pragma once

#include <QtWidgets/QDialog>

namespace Trammel {

class ShapeEditor;

/// A dialog with the real editor, for the drawing of a form's editor.
class DrawingDialog : public QDialog
{
    Q_OBJECT

public:
    /// The drawing is the text of a file; one that cannot be read is named as such, and kept until
    /// something is drawn in its place.
    explicit DrawingDialog(const QByteArray &drawing, QWidget *parent = nullptr);

    QByteArray drawing() const;

protected:
    /// Return and Escape belong to the drawing here: neither ends the dialog.
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeToolBar();

    ShapeEditor &m_editor;
};

} // namespace Trammel
