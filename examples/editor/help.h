#pragma once

#include <QtCore/QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace Trammel {
class ShapeEditor;
}

/// Shows what the mouse and the keys do. The window is not modal: it can stay open while drawing.
void showOverview(const Trammel::ShapeEditor &editor, QWidget *parent);
void showAbout(QWidget *parent);
