// The menus and the tool bar of the window.
#include "mainwindow.h"

#include "appearance.h"
#include "help.h"
#include "recentfiles.h"
#include "templates.h"
#include "tintedicon.h"
#include <trammel/commandpalette.h>
#include <trammel/findbar.h>

#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

using Action = ShapeEditor::Action;

const std::initializer_list<Action> BandActions{Action::TouchBand, Action::EncloseBand, Action::BandByDirection};
const std::initializer_list<Action> CollisionActions{Action::ShowCollisionsNever, Action::ShowCollisionsWhileDragging,
                                                     Action::ShowCollisionsAlways};

} // namespace

QAction *MainWindow::addAction(QMenu *menu, const QString &iconName, const QString &text, const QKeySequence &shortcut,
                               const std::function<void()> &triggered)
{
    auto *action = new QAction(text, this);
    if (!iconName.isEmpty())
        action->setIcon(tintedIcon(u":/icons/%1.svg"_s.arg(iconName)));
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, triggered);
    menu->addAction(action);
    return action;
}

QList<QAction *> MainWindow::editorActions(std::initializer_list<Action> actions) const
{
    QList<QAction *> found;
    for (Action action : actions)
        found.append(m_editor->action(action));
    return found;
}

void MainWindow::addChoice(QToolBar *bar, const QString &title, Action icon, std::initializer_list<Action> actions)
{
    auto *button = new QToolButton;
    auto *menu = new QMenu(title, button);
    menu->addActions(editorActions(actions));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(title);
    button->setAccessibleName(title);
    button->setIcon(m_editor->action(icon)->icon());
    const QList<QAction *> choices = menu->actions();
    for (const QAction *action : choices) {
        const auto showIcon = [button, action] {
            if (action->isChecked())
                button->setIcon(action->icon());
        };
        connect(action, &QAction::toggled, button, showIcon);
        showIcon();
    }
    bar->addWidget(button);
}

void MainWindow::createFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    m_fileActions.append(addAction(menu, u"new"_s, tr("&New"), QKeySequence::New, [this] { openWindow(); }));
    QMenu *fromTemplate = menu->addMenu(tr("New from &Template"));
    for (const Template &each : templates())
        addAction(fromTemplate, {}, each.translatedTitle(), {}, [this, each] { startFrom(each.fileName); });
    m_fileActions.append(addAction(menu, u"open"_s, tr("&Open..."), QKeySequence::Open, [this] { askAndOpen(); }));
    m_recentFiles = new RecentFiles(menu);
    menu->addMenu(m_recentFiles);
    menu->addSeparator();
    m_saveActions = {addAction(menu, u"save"_s, tr("&Save"), QKeySequence::Save, [this] { saveOrAsk(); }),
                     addAction(menu, {}, tr("Save &As..."), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
                               [this] { askAndSave(); })};
    m_fileActions.append(m_saveActions.first());
    addAction(menu, {}, tr("&Export Picture..."), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { askAndExport(); });
    menu->addSeparator();
    addAction(menu, {}, tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
    addAction(menu, {}, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [] {
        quit();
    })->setMenuRole(QAction::QuitRole);
}

void MainWindow::createEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    menu->addActions(editorActions({Action::Undo, Action::Redo}));
    menu->addSeparator();
    menu->addActions(editorActions(
        {Action::Cut, Action::Copy, Action::Paste, Action::PasteInPlace, Action::Duplicate, Action::Delete}));
    menu->addMenu(tr("Copy &As"))->addActions(editorActions({Action::CopyAsSvg, Action::CopyAsPicture}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::SelectAll, Action::SelectNone, Action::SelectInverse,
                                    Action::SelectSameKind, Action::SelectSameStyle}));
    menu->addSeparator();
    menu->addActions({m_findBar->findAction(), m_findBar->nextAction(), m_findBar->previousAction()});
    menu->addSeparator();
    menu->addActions(editorActions({Action::EditVertices, Action::EditText, Action::ConvertToPath}));
    menu->addMenu(tr("&Point"))
        ->addActions(editorActions({Action::MakeCorner, Action::MakeSmooth, Action::MakeSymmetric}));
}

void MainWindow::createDrawMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Draw"));
    menu->addActions(
        editorActions({Action::SelectTool, Action::LassoTool, Action::RectangleTool, Action::RoundedRectangleTool,
                       Action::EllipseTool, Action::PolygonTool, Action::PolylineTool, Action::ArrowTool,
                       Action::ConnectorTool, Action::PenTool, Action::PencilTool, Action::TextTool}));
}

void MainWindow::createTextMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Text"));
    menu->addActions(editorActions({Action::Bold, Action::Italic, Action::Underline, Action::StrikeOut}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::AlignTextLeft, Action::AlignTextCenter, Action::AlignTextRight}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::AlignTextTop, Action::AlignTextMiddle, Action::AlignTextBottom}));
}

void MainWindow::createArrangeMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Arrange"));
    menu->addActions(editorActions({Action::Group, Action::Ungroup, Action::ConnectShapes}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::BringToFront, Action::BringForward, Action::SendBackward,
                                    Action::SendToBack, Action::PlaceAbove, Action::PlaceBelow}));
    menu->addSeparator();
    menu->addMenu(tr("&Align"))
        ->addActions(editorActions({Action::AlignLeft, Action::AlignCenter, Action::AlignRight, Action::AlignTop,
                                    Action::AlignMiddle, Action::AlignBottom}));
    menu->addMenu(tr("&Distribute"))
        ->addActions(editorActions({Action::DistributeGapsAcross, Action::DistributeGapsDown,
                                    Action::DistributeCentersAcross, Action::DistributeCentersDown}));
    menu->addMenu(tr("&Size"))->addActions(editorActions({Action::SameWidth, Action::SameHeight, Action::SameSize}));
    menu->addSeparator();
    menu->addActions(
        editorActions({Action::FlipHorizontally, Action::FlipVertically, Action::TurnLeft, Action::TurnRight}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::Lock, Action::UnlockAll, Action::Hide, Action::ShowAll}));
}

void MainWindow::createViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    menu->addActions(editorActions(
        {Action::ZoomIn, Action::ZoomOut, Action::ZoomToActualSize, Action::ZoomToFit, Action::ZoomToSelection}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::ShowGrid, Action::SnapToGrid}));
    addAction(menu, {}, tr("Grid S&pacing..."), {}, [this] { askForGridSize(); });
    menu->addActions(editorActions({Action::SnapToShapes, Action::SnapToSpacing, Action::SnapToAngles}));
    menu->addSeparator();
    QMenu *collisions = menu->addMenu(tr("&Collisions"));
    collisions->addActions(editorActions(CollisionActions));
    collisions->addSeparator();
    collisions->addActions(editorActions({Action::ShowCollisions}));
    menu->addMenu(tr("&Rubber Band"))->addActions(editorActions(BandActions));
    auto *scroll = addAction(menu, {}, tr("&Wheel Scrolls"), {}, [this] {
        const bool scrolls = m_editor->wheelMode() == ShapeEditor::WheelScrolls;
        m_editor->setWheelMode(scrolls ? ShapeEditor::WheelZooms : ShapeEditor::WheelScrolls);
    });
    scroll->setCheckable(true);
    connect(m_editor, &ShapeEditor::wheelModeChanged, scroll,
            [scroll](WheelMode mode) { scroll->setChecked(mode == ShapeEditor::WheelScrolls); });
    menu->addSeparator();
    QMenu *panels = menu->addMenu(tr("&Panels"));
    for (const QDockWidget *panel : std::as_const(m_panels))
        panels->addAction(panel->toggleViewAction());
    panels->addSeparator();
    addAction(panels, {}, tr("&Next Panel"), QKeySequence(Qt::Key_F6), [this] { goToPanel(1); });
    addAction(panels, {}, tr("P&revious Panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { goToPanel(-1); });
    createAppearanceMenu(menu);
    menu->addSeparator();
    addAction(menu, {}, tr("&New Window"), {}, [this] { showSameDrawing(); });
}

void MainWindow::createAppearanceMenu(QMenu *viewMenu)
{
    struct Choice
    {
        Appearance appearance;
        QString text;
    };
    const QList<Choice> choices{
        {Appearance::System, tr("As the &System")}, {Appearance::Light, tr("&Light")}, {Appearance::Dark, tr("&Dark")}};
    QMenu *menu = viewMenu->addMenu(tr("&Colors"));
    auto *group = new QActionGroup(this);
    const auto kept = m_settings ? Appearance(m_settings->value("appearance"_L1).toInt()) : Appearance::System;
    for (const Choice &choice : choices) {
        QAction *action = addAction(menu, {}, choice.text, {}, [this, appearance = choice.appearance] {
            apply(appearance);
            if (m_settings)
                m_settings->setValue("appearance"_L1, int(appearance));
        });
        action->setCheckable(true);
        action->setChecked(choice.appearance == kept);
        group->addAction(action);
    }
}

void MainWindow::createHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    addAction(menu, {}, tr("&Keyboard and Mouse"), QKeySequence::HelpContents,
              [this] { showOverview(*m_editor, this); });
    menu->addAction(m_commands->openAction());
    addAction(menu, {}, tr("&About Trammel"), {}, [this] { showAbout(this); })->setMenuRole(QAction::AboutRole);
}

void MainWindow::createToolBar()
{
    QToolBar *bar = addToolBar(tr("Tool Bar"));
    bar->setObjectName("toolBar"_L1);
    bar->setMovable(false);
    bar->setIconSize(QSize(20, 20));
    bar->addActions(m_fileActions);
    bar->addSeparator();
    bar->addActions(editorActions({Action::Undo, Action::Redo}));
    bar->addSeparator();
    bar->addActions(editorActions({Action::Group, Action::Ungroup}));
    addChoice(bar, tr("Align"), Action::AlignLeft,
              {Action::AlignLeft, Action::AlignCenter, Action::AlignRight, Action::AlignTop, Action::AlignMiddle,
               Action::AlignBottom, Action::DistributeGapsAcross, Action::DistributeGapsDown});
    bar->addSeparator();
    addChoice(bar, tr("Rubber Band"), Action::TouchBand, BandActions);
    bar->addSeparator();
    bar->addActions(editorActions({Action::ShowGrid, Action::SnapToGrid}));
    addChoice(bar, tr("Collisions"), Action::ShowCollisions, CollisionActions);
    bar->addSeparator();
    bar->addActions(editorActions({Action::ZoomOut, Action::ZoomIn, Action::ZoomToFit}));
}
