#pragma once

class QWidget;

namespace Trammel {

/// Gives a panel on a form in Designer an editor with a sample drawing, unless it has found an editor or has an
/// editorName when control returns to the event loop. Accesses both through their properties only.
void showSample(QWidget &panel);

} // namespace Trammel
