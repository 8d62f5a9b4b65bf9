#pragma once

#include <QtGui/QAction>
#include <QtGui/QKeySequence>

namespace Trammel {

/// Sets the shortcuts of an action. The tool tip ends with the first one, in parentheses, unless the program has given
/// the action another tool tip.
void giveShortcuts(QAction &action, const QList<QKeySequence> &shortcuts);

} // namespace Trammel
