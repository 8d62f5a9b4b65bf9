// The dock widgets of the window: the library's panels, and the undo history.
#include "mainwindow.h"

#include <trammel/commandpalette.h>
#include <trammel/findbar.h>
#include <trammel/minimap.h>
#include <trammel/retranslation.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>

#include <QtCore/QEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QUndoView>

#include <utility>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

/// A scroll area that is at least as wide as its widget and the vertical scroll bar.
class VerticalArea : public QScrollArea
{
public:
    QSize minimumSizeHint() const override
    {
        const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
        return {width, QScrollArea::minimumSizeHint().height()};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

/// Puts a widget into a scroll area, which scrolls vertically when there is not enough room.
QWidget *scrolled(QWidget *widget)
{
    auto *area = new VerticalArea;
    area->setFrameShape(QFrame::NoFrame);
    // Only the widgets in the scroll area take the keyboard focus.
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(widget);
    return area;
}

/// The first widget of a panel in the tab order that can take the focus; null for none.
QWidget *firstWithFocus(QWidget *panel)
{
    QWidget *widget = panel;
    do {
        if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible() && widget->isEnabled())
            return widget;
        widget = widget->nextInFocusChain();
    } while (panel->isAncestorOf(widget));
    return nullptr;
}

} // namespace

QDockWidget *MainWindow::addPanel(const QString &name, const char *title, Qt::DockWidgetArea area, QWidget *widget)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->toggleViewAction()->setObjectName(name + "Panel"_L1);
    dock->setWidget(widget);
    keepTranslated(dock, [dock, title] {
        dock->setWindowTitle(tr(title).remove(u'&'));
        dock->toggleViewAction()->setText(tr(title));
    });
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
    m_palette = new ShapePalette;
    tools->setEditor(m_editor);
    m_palette->setEditor(m_editor);
    inspector->setEditor(m_editor);
    shapes->setEditor(m_editor);
    overview->setEditor(m_editor);
    m_commands = new CommandPalette(this);
    m_commands->setEditor(m_editor);
    m_findBar = new FindBar(this);
    m_findBar->setEditor(m_editor);
    auto *history = new QUndoView(m_editor->document()->undoStack());
    keepTranslated(history, [history] { history->setEmptyLabel(tr("Start")); });
    history->setFrameShape(QFrame::NoFrame);

    QDockWidget *toolDock = addPanel(u"tools"_s, QT_TR_NOOP("&Tools"), Qt::LeftDockWidgetArea, tools);
    // The empty widget hides the title bar, which the buttons do not need.
    toolDock->setTitleBarWidget(new QWidget);
    addPanel(u"inspector"_s, QT_TR_NOOP("&Inspector"), Qt::RightDockWidgetArea, scrolled(inspector));
    QDockWidget *shapeDock = addPanel(u"shapes"_s, QT_TR_NOOP("Sha&pes"), Qt::RightDockWidgetArea, shapes);
    QDockWidget *historyDock = addPanel(u"history"_s, QT_TR_NOOP("&History"), Qt::RightDockWidgetArea, history);
    addPanel(u"overview"_s, QT_TR_NOOP("&Overview"), Qt::RightDockWidgetArea, overview);
    QDockWidget *kindDock = addPanel(u"palette"_s, QT_TR_NOOP("Pa&lette"), Qt::LeftDockWidgetArea, m_palette);
    splitDockWidget(toolDock, kindDock, Qt::Horizontal);
    tabifyDockWidget(shapeDock, historyDock);
    shapeDock->raise();
    resizeDocks({m_panels[1]}, {240}, Qt::Horizontal);
    resizeDocks({kindDock}, {186}, Qt::Horizontal);
    resizeDocks({m_panels[1], shapeDock, m_panels[4]}, {480, 140, 120}, Qt::Vertical);
}

void MainWindow::goToPanel(int step)
{
    QWidgetList places{m_editor};
    for (QDockWidget *panel : std::as_const(m_panels)) {
        if (panel->toggleViewAction()->isChecked())
            places.append(panel);
    }
    qsizetype place = 0;
    for (qsizetype i = 1; i < places.size(); ++i) {
        if (places[i]->isAncestorOf(focusWidget()))
            place = i;
    }
    // The loop skips panels that cannot take the focus.
    for (qsizetype i = 0; i < places.size(); ++i) {
        place = (place + step + places.size()) % places.size();
        places[place]->raise();
        if (QWidget *target = place == 0 ? m_editor : firstWithFocus(places[place])) {
            target->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}
