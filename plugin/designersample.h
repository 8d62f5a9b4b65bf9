#pragma once

class QWidget;

namespace Trammel {

/// Gives a companion on a form in Designer an editor with a sample drawing, as long as the form has none for it. Knows
/// both by their properties alone.
void showSample(QWidget &companion);

} // namespace Trammel
