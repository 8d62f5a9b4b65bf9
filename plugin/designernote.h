#pragma once

#include <QtWidgets/QLabel>

namespace Trammel {

/// What an editor on a form says in Designer: why its drawing cannot be read, or how to give it one. Knows
/// the editor by its properties alone.
class DesignerNote : public QLabel
{
    Q_OBJECT

public:
    explicit DesignerNote(QWidget &editor);

    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void follow();

private:
    QWidget &m_editor;
};

} // namespace Trammel
