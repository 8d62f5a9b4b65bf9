#pragma once

#include <QtCore/QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace Trammel {
class ShapeEditor;
}

/// Shows a window that lists the functions of the mouse and the keys. It is not modal: it can stay open while drawing.
void showOverview(const Trammel::ShapeEditor &editor, QWidget *parent);
void showAbout(QWidget *parent);
