#pragma once

#include <QtWidgets/QGraphicsScene>

/// Replaces the contents of a scene with a typical diagram: boxes, lines, texts and groups as plain QGraphicsItems,
/// movable and selectable, some of them rotated. The items do not depend on Trammel.
void fillWithDiagram(QGraphicsScene &scene);

/// Replaces the contents of a scene with the given number of small rotated items of three kinds, scattered over a
/// square.
void fillWithMany(QGraphicsScene &scene, int count);
