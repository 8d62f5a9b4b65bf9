#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QLineEdit>

QT_BEGIN_NAMESPACE
class QKeyEvent;
QT_END_NAMESPACE

namespace Trammel {

/// A field that shows the keys that are pressed in it, as a shortcut of one key with modifiers. The first Escape clears
/// it. Tab moves the focus, and Enter confirms. As in QKeySequenceEdit, a symbol that is typed with Shift is the
/// shortcut, without Shift: Shift+1 is "!" on an American keyboard.
class KeyField : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// Empty if no key has been pressed.
    QKeySequence keys() const { return m_keys; }
    void setKeys(const QKeySequence &keys);

Q_SIGNALS:
    void keysChanged();
    void confirmed();

protected:
    bool event(QEvent *event) override;

private:
    /// Returns false if the event is left to the parent widgets.
    bool press(const QKeyEvent &event);

    QKeySequence m_keys;
};

} // namespace Trammel
