// The docks of the window: the library's own companion widgets, and the history.
#include "mainwindow.h"

#include "widgets/minimap.h"
#include "widgets/shapeinspector.h"
#include "widgets/shapelist.h"
#include "widgets/toolpalette.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QUndoView>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

/// As many as there is room for: the rest is scrolled.
QWidget *scrolled(QWidget *widget)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(widget);
    return area;
}

} // namespace

QDockWidget *MainWindow::addPanel(const QString &name, const QString &title, Qt::DockWidgetArea area, QWidget *widget)
{
    auto *dock = new QDockWidget(title.mid(0).remove(u'&'), this);
    dock->setObjectName(name);
    dock->setWidget(widget);
    dock->toggleViewAction()->setText(title);
    addDockWidget(area, dock);
    m_panels.append(dock);
    return dock;
}

void MainWindow::createPanels()
{
    auto *tools = new ToolPalette;
    auto *inspector = new ShapeInspector;
    auto *shapes = new ShapeList;
    auto *overview = new Minimap;
    tools->setEditor(m_editor);
    inspector->setEditor(m_editor);
    shapes->setEditor(m_editor);
    overview->setEditor(m_editor);
    auto *history = new QUndoView(m_editor->document()->undoStack());
    history->setEmptyLabel(tr("Start"));
    history->setFrameShape(QFrame::NoFrame);

    QDockWidget *toolDock = addPanel(u"tools"_s, tr("&Tools"), Qt::LeftDockWidgetArea, tools);
    // Its buttons need no title above them.
    toolDock->setTitleBarWidget(new QWidget);
    addPanel(u"inspector"_s, tr("&Inspector"), Qt::RightDockWidgetArea, scrolled(inspector));
    QDockWidget *shapeDock = addPanel(u"shapes"_s, tr("Sha&pes"), Qt::RightDockWidgetArea, shapes);
    QDockWidget *historyDock = addPanel(u"history"_s, tr("&History"), Qt::RightDockWidgetArea, history);
    addPanel(u"overview"_s, tr("&Overview"), Qt::RightDockWidgetArea, overview);
    tabifyDockWidget(shapeDock, historyDock);
    shapeDock->raise();
    resizeDocks({m_panels[1]}, {240}, Qt::Horizontal);
    resizeDocks({m_panels[1], shapeDock, m_panels[4]}, {320, 230, 140}, Qt::Vertical);
}
