#pragma once

#include "widgets/numberinput_p.h"

#include <QtGui/QColor>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolButton>

namespace Trammel {

/// A value that several shapes have in common, or not.
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

/// A line that is edited as a whole: Return and leaving it commit, Escape gives back what it was. What is refused
/// stays, marked, until it is mended or left.
class CommitLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit CommitLine(QWidget *parent = nullptr);

    /// What stands there when nobody edits.
    void show(const QString &text, bool isMixed);
    /// Why the text was refused; empty for not at all.
    void setFault(const QString &fault);
    QString fault() const { return m_fault; }

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
    QString m_fault;
    bool m_isCommitting = false;
    bool m_isFresh = false;
};

/// The same for a text of several lines: Ctrl+Return and leaving it commit, Escape gives back what it was.
class CommitText : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommitText(QWidget *parent = nullptr);

    /// What stands there when nobody edits.
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

/// The same as a line for a number.
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

/// Shows a colour, and offers some, none, and a dialog for all others.
class ColourButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ColourButton(QWidget *parent = nullptr);

    void show(const Common<QColor> &common);

Q_SIGNALS:
    /// Invalid for none.
    void chosen(const QColor &colour);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createMenu();
    void showSwatch();
    void askForColour();

    Common<QColor> m_common;
};

} // namespace Trammel
