#pragma once

#include "widgets/panels/preferences/keyfield_p.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

QT_BEGIN_NAMESPACE
class QAction;
class QLabel;
class QPushButton;
class QTreeWidget;
QT_END_NAMESPACE

namespace Trammel {

class ActionShortcuts;

/// A list of actions with their shortcuts, which the user can find and change. A change takes effect immediately.
class ShortcutPage : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutPage(QWidget *parent = nullptr);

    /// Borrows the shortcuts; null for none.
    void setShortcuts(ActionShortcuts *shortcuts);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Way { Replace, Add };

    void retranslate();
    void fill();
    /// Shows only the rows that contain the words of the search field.
    void find();
    QAction *current() const;
    void showShortcuts();
    void showState();
    void assign(Way way);
    void resetCurrent();
    /// A message that reports an error is red.
    void showMessage(const QString &text, bool isError = false);

    QPointer<ActionShortcuts> m_shortcuts;
    QList<QPointer<QAction>> m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_rows;
    QLabel *m_fieldLabel;
    KeyField *m_field;
    QLabel *m_message;
    QPushButton *m_assign;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
};

} // namespace Trammel
