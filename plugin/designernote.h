#pragma once

#include <QtWidgets/QLabel>

namespace Trammel {

/// The note on an editor of a form in Designer: why its drawing cannot be read, or how to add a drawing. Accesses the
/// editor through its properties only, since the class of the editor may be another copy than the plugin's.
class DesignerNote : public QLabel
{
    Q_OBJECT

public:
    explicit DesignerNote(QWidget &editor);

    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void onDrawingChanged();

private:
    QWidget &m_editor;
};

} // namespace Trammel
