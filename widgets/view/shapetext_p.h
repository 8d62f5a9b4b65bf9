#pragma once

#include <QtCore/QStringList>
#include <QtGui/QFont>

namespace Trammel {

/// The lines that a text fills in a width; the last one of too many ends in an ellipsis. Of an endless
/// text only as much is read as people would.
QStringList wrappedText(const QString &text, const QFont &font, double width, double mostLines);

} // namespace Trammel
