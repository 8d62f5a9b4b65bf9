#pragma once

/// The colors of all windows: those of the desktop, or a light or dark palette of the application.
enum class Appearance { System, Light, Dark };

void apply(Appearance appearance);
