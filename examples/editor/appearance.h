#pragma once

#include <trammel/preferencesdialog.h>

using Theme = Trammel::PreferencesDialog::Theme;

/// Applies the colors of the desktop, or a light or dark palette of the application, to all windows.
void applyTheme(Theme theme);
/// The theme that was applied last.
Theme appliedTheme();
