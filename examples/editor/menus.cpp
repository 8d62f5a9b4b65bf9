// The menus and the tool bar of the window.
#include "mainwindow.h"

#include "appearance.h"
#include "files/recentfiles.h"
#include "help.h"
#include "templates.h"
#include "tintedicon.h"
#include <trammel/commandpalette.h>
#include <trammel/findbar.h>
#include <trammel/retranslation.h>
#include <trammel/shapepalette.h>

#include <QtCore/QFile>
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
const std::initializer_list<Action> ConnectorActions{Action::StraightConnectors, Action::PolylineConnectors,
                                                     Action::OrthogonalConnectors, Action::RoundedConnectors,
                                                     Action::CurvedConnectors};

} // namespace

QMenu *MainWindow::addMenu(const char *title, QMenu *parent)
{
    QMenu *menu = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
    keepTranslated(menu, [menu, title] { menu->setTitle(tr(title)); });
    return menu;
}

QAction *MainWindow::addAction(QMenu *menu, const char *name, const char *text, const QKeySequence &shortcut,
                               const std::function<void()> &triggered)
{
    auto *action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    keepTranslated(menu, [action, text] { action->setText(tr(text)); });
    const QString picture = u":/icons/%1.svg"_s.arg(action->objectName());
    if (QFile::exists(picture))
        action->setIcon(tintedIcon(picture));
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

void MainWindow::addChoice(QToolBar *bar, const char *title, Action icon, std::initializer_list<Action> actions)
{
    auto *button = new QToolButton;
    auto *menu = new QMenu(button);
    menu->addActions(editorActions(actions));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    keepTranslated(button, [button, menu, title] {
        menu->setTitle(tr(title));
        button->setToolTip(tr(title));
        button->setAccessibleName(tr(title));
    });
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
    QMenu *menu = addMenu(QT_TR_NOOP("&File"));
    m_fileActions.append(addAction(menu, "new", QT_TR_NOOP("&New"), QKeySequence::New, [this] { openWindow(); }));
    QMenu *fromTemplate = addMenu(QT_TR_NOOP("New from &Template"), menu);
    for (const Template &each : templates()) {
        QAction *action = fromTemplate->addAction(QString(), this, [this, each] { startFrom(each.fileName); });
        keepTranslated(fromTemplate, [action, each] { action->setText(each.translatedTitle()); });
    }
    m_fileActions.append(addAction(menu, "open", QT_TR_NOOP("&Open..."), QKeySequence::Open, [this] { askAndOpen(); }));
    m_recentFiles = new RecentFiles(menu);
    menu->addMenu(m_recentFiles);
    menu->addSeparator();
    m_saveActions = {addAction(menu, "save", QT_TR_NOOP("&Save"), QKeySequence::Save, [this] { saveOrAsk(); }),
                     addAction(menu, "saveAs", QT_TR_NOOP("Save &As..."),
                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { askAndSave(); })};
    m_fileActions.append(m_saveActions.first());
    addAction(menu, "exportPicture", QT_TR_NOOP("&Export Picture..."), QKeySequence(Qt::CTRL | Qt::Key_E),
              [this] { askAndExport(); });
    menu->addSeparator();
    addAction(menu, "close", QT_TR_NOOP("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
    addAction(menu, "quit", QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [] {
        quit();
    })->setMenuRole(QAction::QuitRole);
}

void MainWindow::createEditMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Edit"));
    menu->addActions(editorActions({Action::Undo, Action::Redo}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::Cut, Action::Copy, Action::Paste, Action::PasteInPlace, Action::PasteStyle,
                                    Action::Duplicate, Action::Repeat, Action::Delete}));
    addMenu(QT_TR_NOOP("Copy &As"), menu)->addActions(editorActions({Action::CopyAsSvg, Action::CopyAsPicture}));
    menu->addActions(editorActions({Action::SetDefaultStyle, Action::ResetDefaultStyle}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::SelectAll, Action::SelectNone, Action::SelectInverse,
                                    Action::SelectSameKind, Action::SelectSameStyle}));
    menu->addSeparator();
    menu->addActions({m_findBar->findAction(), m_findBar->nextAction(), m_findBar->previousAction()});
    menu->addSeparator();
    menu->addActions(editorActions({Action::EditVertices, Action::EditText, Action::OpenLink, Action::ConvertToPath}));
    addMenu(QT_TR_NOOP("&Point"), menu)
        ->addActions(editorActions({Action::MakeCorner, Action::MakeSmooth, Action::MakeSymmetric,
                                    Action::BreakAtVertices, Action::JoinEnds}));
    menu->addSeparator();
    addAction(menu, "preferences", QT_TR_NOOP("Pre&ferences..."), QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] {
        showPreferences();
    })->setMenuRole(QAction::PreferencesRole);
}

void MainWindow::createDrawMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Draw"));
    menu->addActions(
        editorActions({Action::SelectTool, Action::LassoTool, Action::RectangleTool, Action::RoundedRectangleTool,
                       Action::EllipseTool, Action::PolygonTool, Action::PolylineTool, Action::ArrowTool,
                       Action::ConnectorTool, Action::PenTool, Action::PencilTool, Action::TextTool}));
    menu->addSeparator();
    menu->addActions(editorActions(ConnectorActions));
    addMenu(QT_TR_NOOP("Line &Jumps"), menu)
        ->addActions(editorActions({Action::NoLineJumps, Action::ArcLineJumps, Action::GapLineJumps}));
    QMenu *stencils = addMenu(QT_TR_NOOP("&Stencils"), menu);
    // The first action adds a stencil; the others need the icons of the palette.
    stencils->addAction(m_palette->actions().first());
    addAction(stencils, "openStencils", QT_TR_NOOP("&Open Stencils..."), {}, [this] { askAndOpenStencils(); });
    addAction(stencils, "saveStencils", QT_TR_NOOP("&Save Stencils As..."), {}, [this] { askAndSaveStencils(); });
}

void MainWindow::createTextMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Text"));
    menu->addActions(editorActions({Action::Bold, Action::Italic, Action::Underline, Action::StrikeOut}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::AlignTextLeft, Action::AlignTextCenter, Action::AlignTextRight}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::AlignTextTop, Action::AlignTextMiddle, Action::AlignTextBottom}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::TextAlongConnector, Action::AddCompartment, Action::RemoveCompartment}));
}

void MainWindow::createArrangeMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Arrange"));
    menu->addActions(editorActions({Action::Group, Action::Ungroup, Action::Collapse, Action::ConnectShapes,
                                    Action::AddConnected, Action::ResetRoute}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::BringToFront, Action::BringForward, Action::SendBackward,
                                    Action::SendToBack, Action::PlaceAbove, Action::PlaceBelow}));
    menu->addSeparator();
    addMenu(QT_TR_NOOP("&Align"), menu)
        ->addActions(editorActions({Action::AlignLeft, Action::AlignCenter, Action::AlignRight, Action::AlignTop,
                                    Action::AlignMiddle, Action::AlignBottom}));
    addMenu(QT_TR_NOOP("&Distribute"), menu)
        ->addActions(editorActions({Action::DistributeGapsAcross, Action::DistributeGapsDown,
                                    Action::DistributeCentersAcross, Action::DistributeCentersDown,
                                    Action::DistributeAlongPath, Action::Separate, Action::Pack}));
    addMenu(QT_TR_NOOP("C&ombine"), menu)
        ->addActions(
            editorActions({Action::Unite, Action::Subtract, Action::Intersect, Action::Exclude, Action::Divide}));
    addMenu(QT_TR_NOOP("Dia&gram"), menu)
        ->addActions(editorActions(
            {Action::ArrangeLayersDown, Action::ArrangeLayersAcross, Action::ArrangeTree, Action::ArrangeNetwork}));
    QMenu *connected = addMenu(QT_TR_NOOP("Add &Connected"), menu);
    connected->addActions(editorActions(
        {Action::AddConnectedRight, Action::AddConnectedBelow, Action::AddConnectedLeft, Action::AddConnectedAbove}));
    connected->addSeparator();
    connected->addActions(editorActions({Action::GoRight, Action::GoDown, Action::GoLeft, Action::GoUp}));
    addMenu(QT_TR_NOOP("&Size"), menu)
        ->addActions(editorActions({Action::SameWidth, Action::SameHeight, Action::SameSize}));
    menu->addSeparator();
    menu->addActions(
        editorActions({Action::FlipHorizontally, Action::FlipVertically, Action::TurnLeft, Action::TurnRight}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::Lock, Action::UnlockAll, Action::Hide, Action::ShowAll}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::Solid, Action::Holding}));
}

void MainWindow::createViewMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&View"));
    menu->addActions(editorActions(
        {Action::ZoomIn, Action::ZoomOut, Action::ZoomToActualSize, Action::ZoomToFit, Action::ZoomToSelection}));
    menu->addSeparator();
    menu->addActions(editorActions({Action::ShowGrid, Action::SnapToGrid}));
    menu->addActions(
        editorActions({Action::SnapToShapes, Action::SnapToSpacing, Action::SnapToAngles, Action::SnapToRoundNumbers}));
    menu->addSeparator();
    QMenu *collisions = addMenu(QT_TR_NOOP("&Collisions"), menu);
    collisions->addActions(editorActions(CollisionActions));
    collisions->addSeparator();
    collisions->addActions(editorActions({Action::ShowCollisions}));
    QMenu *overlaps = addMenu(QT_TR_NOOP("&Overlaps"), menu);
    overlaps->addActions(
        editorActions({Action::AllowOverlap, Action::StopAtTouch, Action::SlideAlong, Action::PushNeighbors}));
    overlaps->addSeparator();
    overlaps->addActions(editorActions({Action::NextOverlapMode}));
    addMenu(QT_TR_NOOP("&Rubber Band"), menu)->addActions(editorActions(BandActions));
    menu->addSeparator();
    QMenu *panels = addMenu(QT_TR_NOOP("&Panels"), menu);
    for (const QDockWidget *panel : std::as_const(m_panels))
        panels->addAction(panel->toggleViewAction());
    panels->addSeparator();
    addAction(panels, "nextPanel", QT_TR_NOOP("&Next Panel"), QKeySequence(Qt::Key_F6), [this] { goToPanel(1); });
    addAction(panels, "previousPanel", QT_TR_NOOP("P&revious Panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6),
              [this] { goToPanel(-1); });
    createThemeMenu(menu);
    menu->addSeparator();
    addAction(menu, "newWindow", QT_TR_NOOP("&New Window"), {}, [this] { showSameDrawing(); });
}

void MainWindow::createThemeMenu(QMenu *viewMenu)
{
    struct Choice
    {
        const char *name;
        const char *text;
    };
    // In the order of the themes.
    const QList<Choice> choices{{"systemTheme", QT_TR_NOOP("Same as &System")},
                                {"lightTheme", QT_TR_NOOP("&Light")},
                                {"darkTheme", QT_TR_NOOP("&Dark")}};
    QMenu *menu = addMenu(QT_TR_NOOP("&Colors"), viewMenu);
    m_themes = new QActionGroup(this);
    for (const Choice &choice : choices) {
        const auto theme = Theme(m_themes->actions().size());
        QAction *action = addAction(menu, choice.name, choice.text, {}, [this, theme] { setTheme(theme); });
        action->setCheckable(true);
        action->setChecked(theme == appliedTheme());
        m_themes->addAction(action);
    }
}

void MainWindow::createHelpMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Help"));
    addAction(menu, "help", QT_TR_NOOP("&Keyboard and Mouse"), QKeySequence::HelpContents,
              [this] { showOverview(*m_editor, this); });
    menu->addAction(m_commands->openAction());
    addAction(menu, "about", QT_TR_NOOP("&About Trammel"), {}, [this] {
        showAbout(this);
    })->setMenuRole(QAction::AboutRole);
}

void MainWindow::createToolBar()
{
    QToolBar *bar = addToolBar(QString());
    keepTranslated(bar, [bar] { bar->setWindowTitle(tr("Tool Bar")); });
    bar->setObjectName("toolBar"_L1);
    bar->setMovable(false);
    bar->setIconSize(QSize(20, 20));
    bar->addActions(m_fileActions);
    bar->addSeparator();
    bar->addActions(editorActions({Action::Undo, Action::Redo}));
    bar->addSeparator();
    bar->addActions(editorActions({Action::Group, Action::Ungroup}));
    addChoice(bar, QT_TR_NOOP("Align"), Action::AlignLeft,
              {Action::AlignLeft, Action::AlignCenter, Action::AlignRight, Action::AlignTop, Action::AlignMiddle,
               Action::AlignBottom, Action::DistributeGapsAcross, Action::DistributeGapsDown});
    bar->addSeparator();
    addChoice(bar, QT_TR_NOOP("Connectors"), Action::StraightConnectors, ConnectorActions);
    addChoice(bar, QT_TR_NOOP("Rubber Band"), Action::TouchBand, BandActions);
    bar->addSeparator();
    bar->addActions(editorActions({Action::ShowGrid, Action::SnapToGrid}));
    addChoice(bar, QT_TR_NOOP("Collisions"), Action::ShowCollisions, CollisionActions);
    bar->addSeparator();
    bar->addActions(editorActions({Action::ZoomOut, Action::ZoomIn, Action::ZoomToFit}));
}
