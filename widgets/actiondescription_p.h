#pragma once

#include "widgets/shapeeditor.h"

#include <QtGui/QKeySequence>

namespace Trammel {

/// How an editor's action behaves beside the others: those of tools and of bands exclude each other, and a
/// menu asks for what it is about.
enum class ActionBehaviour { Plain, Tool, Toggle, Band, Menu };

struct ActionDescription
{
    ShapeEditor::Action action;
    ActionBehaviour behaviour;
    /// To be translated in the context "Trammel".
    const char *text;
    QList<QKeySequence> shortcuts;
};

} // namespace Trammel
