#include "plugin/designernote.h"

#include <QtCore/QEvent>

namespace Trammel {

DesignerNote::DesignerNote(QWidget &editor) : QLabel(&editor), m_editor(editor)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(12);
    editor.installEventFilter(this);
    connect(&editor, SIGNAL(drawingChanged()), this, SLOT(onDrawingChanged()));
    onDrawingChanged();
}

bool DesignerNote::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_editor && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
        resize(m_editor.size());
        raise();
    }
    return QLabel::eventFilter(watched, event);
}

void DesignerNote::onDrawingChanged()
{
    const QString fault = m_editor.property("drawingErrorString").toString();
    if (!fault.isEmpty())
        setText(tr("The drawing cannot be read, and is kept as it is: %1").arg(fault));
    else
        setText(tr("Edit Shapes... in the context menu"));
    setEnabled(!fault.isEmpty());
    setHidden(fault.isEmpty() && !m_editor.property("drawing").toByteArray().isEmpty());
}

} // namespace Trammel
