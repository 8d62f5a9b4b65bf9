#pragma once

#include "widgets/panels/inspector/numberinput_p.h"

#include <QtGui/QColor>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolButton>

namespace Trammel {

/// A value that several shapes share; mixed if their values differ.
template <typename Value> struct Common
{
    std::optional<Value> value;
    bool isMixed = false;

    void include(const Value &next)
    {
        if (!isMixed && !value)
            value = next;
        else if (!isMixed && !(*value == next))
            *this = {std::nullopt, true};
    }
};

/// A line edit that commits its text as a whole: Return and losing the focus commit, Escape restores the previous text.
/// A refused text remains and is marked until it is edited or the field loses the focus.
class CommitLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit CommitLine(QWidget *parent = nullptr);

    /// Sets the text that is shown while the user is not editing.
    void show(const QString &text, bool isMixed);
    /// The reason why the text was refused; empty if it was not.
    void setError(const QString &errorString);
    QString errorString() const { return m_errorString; }

Q_SIGNALS:
    void committed(const QString &text);
    void faultChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void commit();

    QString m_shown;
    QString m_errorString;
    bool m_isCommitting = false;
    bool m_isFresh = false;
};

/// As CommitLine, for a text of several lines: Ctrl+Return and losing the focus commit, Escape restores the previous
/// text.
class CommitText : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommitText(QWidget *parent = nullptr);

    /// Sets the text that is shown while the user is not editing.
    void show(const QString &text, bool isMixed);

Q_SIGNALS:
    void committed(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void commit();

    QString m_shown;
};

/// As CommitLine, for a number.
class NumberField : public CommitLine
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    void show(const Common<double> &common);

Q_SIGNALS:
    void entered(const Trammel::NumberInput &input);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// A button that shows a color, and offers some colors, none, and a dialog for all others.
class ColorButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ColorButton(QWidget *parent = nullptr);

    void show(const Common<QColor> &common);

Q_SIGNALS:
    /// An invalid color stands for none.
    void chosen(const QColor &color);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createMenu();
    void showSwatch();
    void askForColor();

    Common<QColor> m_common;
};

} // namespace Trammel
