#include "fillbutton.h"

#include "widgets/shapeeditor.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QColorDialog>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

#include <array>

using namespace Trammel;

namespace {

/// Light tints in the first row, full colours in the second, greys in the third.
constexpr std::array<QRgb, 18> Swatches{0xffdce6f5, 0xffd5eddb, 0xfffdf1c7, 0xfffbe0cc, 0xfff8d7da, 0xffe6dcf3,
                                        0xff4a7fd0, 0xff3f9b57, 0xffe3b62b, 0xffe07b2c, 0xffcf4350, 0xff7d55b8,
                                        0xffffffff, 0xffe6e6e6, 0xffc4c4c4, 0xff8c8c8c, 0xff4d4d4d, 0xff1f1f1f};
constexpr int Columns = 6;

/// A square of a colour; an invalid one is struck through.
QPixmap swatch(const QColor &colour, int side, const QWidget &widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor edge = widget.palette().color(QPalette::ButtonText);
    edge.setAlphaF(0.4f);
    painter.setPen(edge);
    painter.setBrush(colour.isValid() ? QBrush(colour) : QBrush(Qt::NoBrush));
    const QRectF square(1.5, 1.5, side - 3, side - 3);
    painter.drawRoundedRect(square, 3, 3);
    if (!colour.isValid()) {
        painter.setPen(QPen(QColor(0xcf, 0x43, 0x50), 2));
        painter.drawLine(square.bottomLeft() + QPointF(2, -2), square.topRight() + QPointF(-2, 2));
    }
    return pixmap;
}

} // namespace

FillButton::FillButton(ShapeEditor &editor, QWidget *parent) : QToolButton(parent), m_editor(editor)
{
    setPopupMode(InstantPopup);
    setToolTip(tr("Fill of the selected shapes and of new ones"));
    createMenu();
    connect(&editor, &ShapeEditor::toolChanged, this, &FillButton::showColour);
    connect(&editor, &ShapeEditor::selectionChanged, this, &FillButton::showColour);
    connect(editor.document(), &Document::shapesChanged, this, &FillButton::showColour);
    showColour();
}

void FillButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showColour();
}

void FillButton::createMenu()
{
    auto *menu = new QMenu(this);
    auto *colours = new QWidget;
    auto *grid = new QGridLayout(colours);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(2);
    for (int i = 0; i < int(Swatches.size()); ++i) {
        const QColor colour = QColor::fromRgb(Swatches[std::size_t(i)]);
        auto *button = new QToolButton;
        button->setAutoRaise(true);
        button->setIconSize(QSize(22, 22));
        button->setIcon(swatch(colour, 22, *this));
        button->setToolTip(colour.name());
        connect(button, &QToolButton::clicked, this, [this, menu, colour] {
            menu->close();
            apply(colour);
        });
        grid->addWidget(button, i / Columns, i % Columns);
    }
    auto *swatches = new QWidgetAction(menu);
    swatches->setDefaultWidget(colours);
    menu->addAction(swatches);
    menu->addSeparator();
    menu->addAction(tr("&No Fill"), this, [this] { apply({}); });
    menu->addAction(tr("&Other Colour..."), this, &FillButton::askForColour);
    setMenu(menu);
}

void FillButton::showColour()
{
    setIcon(swatch(colour(), 24, *this));
}

// While something is drawn the button is about that, whatever is selected still.
ShapeIds FillButton::shapes() const
{
    return m_editor.tool() == ShapeEditor::Tool::Select ? m_editor.selection()->ids() : ShapeIds();
}

QColor FillButton::colour() const
{
    const ShapeIds ids = shapes();
    const Shape *shape = ids.isEmpty() ? nullptr : m_editor.document()->find(ids.last());
    return shape ? shape->fill : m_editor.fillColour();
}

void FillButton::apply(const QColor &colour)
{
    m_editor.setFillColour(colour);
    if (!m_editor.isReadOnly())
        m_editor.document()->changeShapes(
            shapes(), [&colour](Shape &shape) { shape.fill = colour; }, tr("Change Fill"));
    showColour();
}

void FillButton::askForColour()
{
    const QColor chosen = QColorDialog::getColor(colour().isValid() ? colour() : QColor(Qt::white), this,
                                                 tr("Fill Colour"), QColorDialog::ShowAlphaChannel);
    if (chosen.isValid())
        apply(chosen);
}
