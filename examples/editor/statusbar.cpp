#include "statusbar.h"

#include <trammel/retranslation.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

/// A number as text, with as few decimals as needed and at most the given number of them.
QString inWords(double number, int decimals = 2)
{
    const double power = std::pow(10, decimals);
    const double rounded = std::round(number * power) / power;
    return QLocale().toString(rounded + 0.0, 'f', QLocale::FloatingPointShortest);
}

/// The number of decimals with which scene coordinates are accurate to a hundredth of a view pixel.
int decimalsAt(double zoom)
{
    return std::max(0, 2 + int(std::ceil(std::log10(zoom) - 1e-9)));
}

QString inWords(const Shape &shape, int decimals)
{
    const QString what = shape.name.isEmpty() ? shape.kind->displayName() : shape.name;
    return StatusBar::tr("%1   %2 × %3   %4°")
        .arg(what, inWords(shape.size.width(), decimals), inWords(shape.size.height(), decimals),
             inWords(shape.rotation));
}

} // namespace

StatusBar::StatusBar(ShapeEditor &editor, QWidget *parent)
    : QStatusBar(parent), m_editor(editor), m_hint(new QLabel), m_selection(new QLabel), m_collisions(new QLabel),
      m_pointer(new QLabel), m_zoom(new QToolButton)
{
    showHint();
    // A long hint must not widen the window.
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_hint->setContentsMargins(6, 0, 6, 0);
    addWidget(m_hint, 1);
    setSizeGripEnabled(false);
    for (QLabel *label : {m_selection, m_collisions, m_pointer}) {
        label->setContentsMargins(8, 0, 8, 0);
        addPermanentWidget(label);
    }
    m_pointer->setMinimumWidth(fontMetrics().horizontalAdvance(u"-00000.00, -00000.00"_s));
    m_pointer->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    createZoomMenu();
    addPermanentWidget(m_zoom);

    connect(&editor, &ShapeEditor::hintChanged, this, &StatusBar::showHint);
    constexpr int readingTime = 8000;
    const auto show = [this](const QString &message) { showMessage(message, readingTime); };
    connect(&editor, &ShapeEditor::changeRefused, this, show);
    connect(&editor, &ShapeEditor::announced, this, show);
    connect(&editor, &ShapeEditor::pointerMoved, this, &StatusBar::showPointer);
    connect(&editor, &ShapeEditor::zoomChanged, this, &StatusBar::showZoom);
    connect(&editor, &ShapeEditor::zoomChanged, this, &StatusBar::showSelection);
    connect(&editor, &ShapeEditor::collisionsChanged, this, &StatusBar::showCollisions);
    connect(&editor, &ShapeEditor::showCollisionsChanged, this, &StatusBar::showCollisions);
    connect(editor.selection(), &Selection::previewed, this, &StatusBar::showSelection);
    connect(editor.document(), &Document::countChanged, this, &StatusBar::showSelection);
    connect(editor.document(), &Document::shapesChanged, this, &StatusBar::showSelection);
    connect(editor.document(), &Document::reset, this, &StatusBar::showSelection);
    keepTranslated(this, [this] {
        m_pointer->setToolTip(tr("The position of the pointer in the drawing"));
        m_collisions->setToolTip(tr("The number of colliding pairs of shapes"));
        m_zoom->setToolTip(tr("Zoom"));
        m_zoom->setAccessibleName(tr("Zoom"));
        showSelection();
        showCollisions();
        showZoom();
    });
}

void StatusBar::showHint()
{
    m_hint->setText(m_editor.hint());
    m_hint->setToolTip(m_editor.hint());
}

void StatusBar::showSelection()
{
    const Document &document = *m_editor.document();
    // A rubber band calls this at every move, when the count is cheap to query but the list of ids is not.
    const Selection &selection = *m_editor.selection();
    const Shape *only = selection.count() == 1 ? document.find(selection.ids().first()) : nullptr;
    if (only)
        m_selection->setText(inWords(*only, decimalsAt(m_editor.zoom())));
    else if (selection.isEmpty())
        m_selection->setText(tr("Shapes: %L1").arg(document.count()));
    else
        m_selection->setText(tr("Selected: %L1 of %L2").arg(selection.count()).arg(document.count()));
}

void StatusBar::showCollisions()
{
    const int count = m_editor.collisionCount();
    m_collisions->setVisible(m_editor.showCollisions() == ShapeEditor::CollisionsAlways || count > 0);
    const bool isAll = m_editor.countsAllCollisions();
    m_collisions->setText(isAll ? tr("Collisions: %L1").arg(count) : tr("Collisions: %L1 or more").arg(count));
}

void StatusBar::showPointer(QPointF scenePos)
{
    const int decimals = decimalsAt(m_editor.zoom());
    m_pointer->setText(tr("%1, %2").arg(inWords(scenePos.x(), decimals), inWords(scenePos.y(), decimals)));
}

void StatusBar::showZoom()
{
    const double percent = m_editor.zoom() * 100;
    m_zoom->setText(tr("%1 %").arg(inWords(percent < 10 ? percent : std::round(percent))));
}

void StatusBar::createZoomMenu()
{
    auto *menu = new QMenu(m_zoom);
    for (double zoom : {0.25, 0.5, 1.0, 2.0, 4.0, 8.0})
        menu->addAction(tr("%1 %").arg(inWords(zoom * 100)), &m_editor, [this, zoom] { m_editor.setZoom(zoom); });
    menu->addSeparator();
    for (ShapeEditor::Action action : {ShapeEditor::Action::ZoomToFit, ShapeEditor::Action::ZoomToSelection})
        menu->addAction(m_editor.action(action));
    m_zoom->setMenu(menu);
    m_zoom->setPopupMode(QToolButton::InstantPopup);
    m_zoom->setAutoRaise(true);
    m_zoom->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(u"00000 %  ▾"_s));
}
