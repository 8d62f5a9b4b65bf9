#pragma once

class Picture;

// Each function builds a window by code that the documentation shows next to the picture, and operates it.

void editor(Picture &picture);
void exactSelection(Picture &picture);
void lasso(Picture &picture);
void collisions(Picture &picture);
void solidShapes(Picture &picture);
void placementConstraint(Picture &picture);
void snapping(Picture &picture);
void vertices(Picture &picture);
void ownTool(Picture &picture);
void page(Picture &picture);
void signalsAndPermissions(Picture &picture);

void shapes(Picture &picture);
void diagramKinds(Picture &picture);
void fills(Picture &picture);
void strokes(Picture &picture);
void texts(Picture &picture);
void compartments(Picture &picture);
void connectors(Picture &picture);
void containers(Picture &picture);
void ownKind(Picture &picture);
void operations(Picture &picture);
void arranging(Picture &picture);
void repetition(Picture &picture);
void separation(Picture &picture);
void packing(Picture &picture);
void distribution(Picture &picture);

void panels(Picture &picture);
void toolPalette(Picture &picture);
void shapePalette(Picture &picture);
void shapeInspector(Picture &picture);
void shapeList(Picture &picture);
void minimap(Picture &picture);
void commandPalette(Picture &picture);
void findBar(Picture &picture);
void placingDialog(Picture &picture);
void preferences(Picture &picture);
void languages(Picture &picture);
void screenReader(Picture &picture);

void sceneSelector(Picture &picture);
