#pragma once

#include <trammel/repetition.h>

#include <QtCore/QPointer>
#include <QtWidgets/QDialog>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace Trammel {

class Overlay;
class ShapeEditor;
struct ToolContext;

/// A dialog that repeats the selected shapes in a row, in a grid or around a pivot. While it is open, the overlay of
/// the editor shows the copies; the document changes only when the user accepts.
class RepeatDialog : public QDialog
{
    Q_OBJECT

public:
    /// Shows the dialog of an editor, or activates it if it is open. The editor owns it.
    static void open(ShapeEditor &editor, ToolContext &tools);
    ~RepeatDialog() override;

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    RepeatDialog(ShapeEditor &editor, ToolContext &tools);

    QSpinBox *addCount(const char *name);
    QDoubleSpinBox *addNumber(const char *name);
    QCheckBox *addCheck(const char *name);
    void addField(QWidget *field, const char *name);
    void retranslate();
    void fillIn();
    Repetition repetition() const;
    /// The shapes that are repeated.
    ShapeIds chosen() const;
    /// Shows the fields of the chosen form, the copies, and the reason why there are none.
    void refresh();
    /// Remembers the offset of a row, which further duplicates then have, too.
    void keepOffset(const ShapeIds &ids, const ShapeIds &copies);

    ShapeEditor &m_editor;
    ToolContext &m_tools;
    QPointer<Overlay> m_overlay;
    QFormLayout *m_form;
    QComboBox *m_kind;
    QSpinBox *m_count, *m_columns, *m_rows;
    QDoubleSpinBox *m_across, *m_down, *m_columnStep, *m_rowStep, *m_angle, *m_pivotX, *m_pivotY;
    QCheckBox *m_isFullTurn, *m_isRotating;
    QLabel *m_message;
    QPushButton *m_accept;
};

} // namespace Trammel
