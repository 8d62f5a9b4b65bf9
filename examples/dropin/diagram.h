#pragma once

#include <QtWidgets/QGraphicsScene>

/// A scene like that of many programs: boxes, lines, texts and groups as plain QGraphicsItems, movable and selectable,
/// some of them rotated. The scene does not depend on Trammel.
void fillWithDiagram(QGraphicsScene &scene);

/// Fills a square field with the given number of small rotated items of three kinds.
void fillWithMany(QGraphicsScene &scene, int count);
