#pragma once

#include <QtCore/QString>

namespace Trammel {
class ShapeEditor;
}

/// Writes the drawing as a PNG picture on white, or as SVG when the file's name ends so: the shapes
/// without grid, handles or selection, in the colours for paper. Returns what went wrong, or nothing.
QString exportPicture(Trammel::ShapeEditor &editor, const QString &fileName);
