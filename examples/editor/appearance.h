#pragma once

/// The colours of all windows: those of the desktop, or light or dark ones of our own.
enum class Appearance { System, Light, Dark };

void apply(Appearance appearance);
