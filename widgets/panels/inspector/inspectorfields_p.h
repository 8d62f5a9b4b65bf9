#pragma once

#include "widgets/panels/inspector/numberinput_p.h"

#include <QtGui/QColor>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolButton>

namespace Trammel {

/// A label whose text, in the context "Trammel", follows the language.
QLabel *newLabel(const char *text);
/// Sets the accessible name of a field, in the context "Trammel", and follows the language.
void nameField(QWidget *field, const char *name);

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
/// A refused text remains and is marked until it is edited or the field loses the focus. A Return that is not refused
/// and an Escape that restores nothing are left to the panel, which returns the focus to the canvas.
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
    /// Whether the text that is being committed was refused before and is entered again without a change.
    bool isRepeated() const { return m_isRepeated; }

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
    bool m_isRepeated = false;
    bool m_isFresh = false;
};

/// As CommitLine, for a text of several lines: Ctrl+Return and losing the focus commit, Escape restores the previous
/// text. Both are left to the panel in the same way.
class CommitText : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommitText(QWidget *parent = nullptr);

    /// Sets the text that is shown while the user is not editing. A text with more than LargestShownText characters is
    /// shortened and read-only.
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
    /// The change by an arrow key; ten times as much with Shift. Default: 1.
    void setUnit(double unit) { m_unit = unit; }

Q_SIGNALS:
    void entered(const Trammel::NumberInput &input);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    double m_unit = 1;
};

/// The label of a number. Dragging it sideways changes the number, by 1 for each pixel: with Shift by 10, with Ctrl by
/// 0.1. Escape cancels the drag. A click selects the text of the field.
class NumberLabel : public QLabel
{
    Q_OBJECT

public:
    explicit NumberLabel(NumberField &field);

Q_SIGNALS:
    /// The total change since the press.
    void dragged(double change);
    void finished(bool isAccepted);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish(bool isAccepted);

    enum class State { Idle, Pressed, Dragging };

    NumberField &m_field;
    State m_state = State::Idle;
    int m_pressX = 0;
};

/// A message over the bottom of the visible part of a panel. It moves no other widget.
class MessageLabel : public QLabel
{
    Q_OBJECT

public:
    explicit MessageLabel(QWidget *panel);

    /// Shows a text, or nothing if it is empty.
    void showText(const QString &message);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
};

/// A button that shows a color, and offers some colors, an invalid one, and a dialog for all others.
class ColorButton : public QToolButton
{
    Q_OBJECT

public:
    /// The meaning of an invalid color: none, or a color that is readable on the shape. Refused: it cannot be chosen.
    enum class Invalid { None, Automatic, Refused };

    explicit ColorButton(Invalid invalid = Invalid::None, QWidget *parent = nullptr);

    void show(const Common<QColor> &common);
    /// The alpha that the offered colors get if the button shows no color. Otherwise, unless this is 255, they get
    /// the alpha of that color. Default: 255, for opaque colors.
    void setSwatchAlpha(int alpha) { m_swatchAlpha = alpha; }

Q_SIGNALS:
    void chosen(const QColor &color);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createMenu();
    QColor withAlpha(QColor color) const;
    void showSwatch();
    void askForColor();

    Invalid m_invalid;
    int m_swatchAlpha = 255;
    Common<QColor> m_common;
};

} // namespace Trammel
