#pragma once

#include <trammel/shapeeditor.h>

#include <QtCore/QVariantMap>
#include <QtWidgets/QDialog>

#include <memory>

namespace Trammel {

/// A dialog that moves the selected shapes and groups of an editor: it separates them, packs them or distributes them
/// along a path. The new places are computed on another thread while the editor stays usable, and are shown in the
/// editor; the document changes, in one undo step, only when the user accepts. If the computation takes longer, the
/// dialog shows its progress, and Cancel ends it. The dialog follows the selection and changes of the document.
class TRAMMEL_WIDGETS_EXPORT PlacingDialog : public QDialog
{
    Q_OBJECT

public:
    enum Task : int {
        /// See separate(). With fewer than two selected shapes and groups, moves all in the entered group.
        Separate,
        /// See pack(). Packs into the shape that was selected last, if it is a container or has room for the others,
        /// into a block, or into a row.
        Pack,
        /// See distributeAlong(). The path is the only selected line or open path.
        DistributeAlongPath
    };
    Q_ENUM(Task)

    /// The editor is the parent.
    PlacingDialog(ShapeEditor &editor, Task task);
    ~PlacingDialog() override;
    /// Shows a dialog for a task, or activates it if it is open. It is deleted when it is closed. A dialog of the
    /// editor for another task is closed.
    static void open(ShapeEditor &editor, Task task);

    Task task() const;
    /// Whether new places are being computed. Otherwise, the dialog shows them, or the reason why there are none.
    bool isComputing() const;
    /// The settings that were accepted last in any dialog of the program, which a new dialog begins with: values by the
    /// names of the fields. An application can store them.
    static QVariantMap lastSettings();
    /// Unknown names and values out of range are ignored.
    static void setLastSettings(const QVariantMap &settings);

    /// Waits for the computation first, with the dialog open, if it is not finished.
    void accept() override;
    void done(int result) override;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
