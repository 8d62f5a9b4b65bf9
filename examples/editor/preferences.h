#pragma once

#include "appearance.h"

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

/// The theme in the settings; the system's theme for none, and for an invalid one.
Theme keptTheme(const QSettings &settings);
