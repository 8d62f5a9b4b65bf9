#pragma once

#include <QtGui/QColor>
#include <QtWidgets/QToolButton>

namespace Trammel {
class ShapeEditor;
}

/// Shows the fill of the selected shapes, or of the next new shape when none is selected, and changes
/// it.
class FillButton : public QToolButton
{
    Q_OBJECT

public:
    /// The editor is borrowed and outlives the button.
    explicit FillButton(Trammel::ShapeEditor &editor, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createMenu();
    void showColour();
    void apply(const QColor &colour);
    void askForColour();
    QColor colour() const;

    Trammel::ShapeEditor &m_editor;
};
