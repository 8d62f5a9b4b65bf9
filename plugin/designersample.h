#pragma once

class QWidget;

namespace Trammel {

/// Gives a companion on a form in Designer an editor with a sample drawing, as long as the form has no editor for it.
/// Accesses both through their properties only.
void showSample(QWidget &companion);

} // namespace Trammel
