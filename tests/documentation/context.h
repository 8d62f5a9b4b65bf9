#pragma once

#include <trammel/actionshortcuts.h>
#include <trammel/commandpalette.h>
#include <trammel/connector.h>
#include <trammel/customtool.h>
#include <trammel/findbar.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>
#include <trammel/picture.h>
#include <trammel/preferencesdialog.h>
#include <trammel/retranslation.h>
#include <trammel/sceneselector.h>
#include <trammel/shapeeditor.h>
#include <trammel/translations.h>

#include <QtCore/QDebug>
#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtGui/QUndoGroup>
#include <QtGui/QUndoStack>
#include <QtUiTools/QUiLoader>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsTextItem>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>

#include "ui_form.h"

namespace Ui {

using Form = FloorPlan;

} // namespace Ui

// The names that the code in the documentation assumes: see blocks.cmake.

namespace Application {

using namespace Trammel;

void openSeat(ShapeId id);
void showSeat(ShapeId id);
void storePlan();
void showCount(qsizetype count);

class Dialog : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(Dialog)
};

} // namespace Application

#define TRAMMEL_BLOCK_CONTEXT                                                                                          \
    Trammel::ShapeEditor *editor, Trammel::Document *document, QMainWindow *window, QGraphicsView *view,               \
        QPushButton *button, QMenu *editMenu, QMenu *helpMenu, QSettings &settings, const QString &fileName,           \
        const QString &pngName
