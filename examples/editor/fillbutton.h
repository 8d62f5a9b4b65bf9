#pragma once

#include "widgets/model/shapeid.h"

#include <QtGui/QColor>
#include <QtWidgets/QToolButton>

namespace Trammel {
class ShapeEditor;
}

/// Shows and changes the fill of the selected shapes, or of the next new one while none is selected or a
/// tool draws.
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
    Trammel::ShapeIds shapes() const;
    QColor colour() const;

    Trammel::ShapeEditor &m_editor;
};
