#pragma once

#include "widgets/companion.h"

namespace Trammel {

/// Gives a companion on a form in Designer an editor with a sample drawing, as long as the form has none for it.
void showSample(Companion &companion);

} // namespace Trammel
