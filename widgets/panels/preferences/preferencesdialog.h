#pragma once

#include <trammel/shapeeditor.h>

#include <QtWidgets/QDialog>

#include <memory>

namespace Trammel {

class ActionShortcuts;

/// A dialog for the settings of an editor: the wheel, rubber bands, snapping, the grid, the display of collisions, and
/// the shortcuts of actions. Each change takes effect immediately. The dialog follows changes of the editor by other
/// means, and stores nothing: the application stores the properties of the editor, and calls ActionShortcuts::save().
/// It shows the dialog with show() or open().
class TRAMMEL_WIDGETS_EXPORT PreferencesDialog : public QDialog
{
    Q_OBJECT
    /// The colors of the application. The application applies them: see themeChanged(). Default: SystemTheme.
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// Whether the user can choose a theme. Default: false.
    Q_PROPERTY(bool themeOffered READ isThemeOffered WRITE setThemeOffered NOTIFY themeOfferedChanged)

public:
    enum Theme : int { SystemTheme, LightTheme, DarkTheme };
    Q_ENUM(Theme)

    explicit PreferencesDialog(QWidget *parent = nullptr);
    ~PreferencesDialog() override;

    ShapeEditor *editor() const;
    /// Borrows an editor; null for none. Without an editor, its settings are disabled.
    void setEditor(ShapeEditor *editor);
    ActionShortcuts *shortcuts() const;
    /// Borrows the shortcuts that the user can change; null for none, which hides their page.
    void setShortcuts(ActionShortcuts *shortcuts);
    /// Adds a page of the application, which becomes a child of the dialog.
    void addPage(QWidget *page, const QString &title);
    Theme theme() const;
    bool isThemeOffered() const;

public Q_SLOTS:
    void setTheme(Trammel::PreferencesDialog::Theme theme);
    void setThemeOffered(bool offered);

Q_SIGNALS:
    /// The user has chosen a theme, or the program has set it.
    void themeChanged(Trammel::PreferencesDialog::Theme theme);
    void themeOfferedChanged(bool offered);

protected:
    void changeEvent(QEvent *event) override;

private Q_SLOTS:
    void showSettings();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
