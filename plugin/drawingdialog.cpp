#include "plugin/drawingdialog.h"

#include <trammel/shapeeditor.h>

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QVBoxLayout>

namespace Trammel {

DrawingDialog::DrawingDialog(const QByteArray &drawing, QWidget *parent)
    : QDialog(parent), m_editor(*new ShapeEditor(this))
{
    setWindowTitle(tr("Edit Shapes"));
    m_editor.setDrawing(drawing);
    auto *fault = new QLabel(tr("The drawing cannot be read.\n%1\nIt is kept as it is until you draw something in its "
                                "place.")
                                 .arg(m_editor.drawingErrorString()));
    fault->setHidden(m_editor.drawingErrorString().isEmpty());
    fault->setWordWrap(true);
    auto *hint = new QLabel(m_editor.hint());
    hint->setEnabled(false);
    connect(&m_editor, &ShapeEditor::hintChanged, hint, &QLabel::setText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeToolBar());
    layout->addWidget(fault);
    layout->addWidget(&m_editor, 1);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    resize(900, 640);
    m_editor.zoomToFit();
    m_editor.setFocus();
}

QByteArray DrawingDialog::drawing() const
{
    return m_editor.drawing();
}

void DrawingDialog::keyPressEvent(QKeyEvent *event)
{
    const bool ends = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (ends && m_editor.isAncestorOf(focusWidget()))
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

QWidget *DrawingDialog::makeToolBar()
{
    using Action = ShapeEditor::Action;
    auto *bar = new QToolBar;
    const QList<QList<Action>> groups{
        {Action::SelectTool, Action::LassoTool, Action::RectangleTool, Action::RoundedRectangleTool,
         Action::EllipseTool, Action::PolygonTool, Action::PolylineTool, Action::ArrowTool, Action::ConnectorTool,
         Action::TextTool},
        {Action::Undo, Action::Redo, Action::Delete},
        {Action::BringToFront, Action::SendToBack},
        {Action::ZoomIn, Action::ZoomOut, Action::ZoomToFit},
        {Action::ShowGrid, Action::SnapToGrid},
    };
    for (const QList<Action> &group : groups) {
        for (Action action : group)
            bar->addAction(m_editor.action(action));
        bar->addSeparator();
    }
    return bar;
}

} // namespace Trammel
