#pragma once

#include <QtWidgets/QGraphicsScene>

/// A scene as many programs have it: boxes, lines, texts and groups as plain QGraphicsItems, movable and
/// selectable, some of them turned. Nothing in it knows of Trammel.
void fillWithDiagram(QGraphicsScene &scene);

/// So many small items of three kinds, turned, in a square field.
void fillWithMany(QGraphicsScene &scene, int count);
