#include "widgets/actions/contextmenu_p.h"

#include "widgets/actions/actiontable_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// The maximum number of shapes in the menu.
constexpr qsizetype MostShapesBelow = 20;

/// Whether a selected shape is a connector.
bool hasConnector(const ShapeEditor &editor)
{
    const ShapeIds shapes = editor.selection()->carried();
    return std::any_of(shapes.begin(), shapes.end(),
                       [&](ShapeId id) { return editor.document()->find(id)->connector; });
}

} // namespace

ContextMenu::ContextMenu(ShapeEditor &editor, const ShapeIds &under, const std::function<void(ShapeId)> &point)
    : QMenu(&editor), m_editor(editor), m_point(point)
{
    const auto add = [&editor](QMenu &menu, std::initializer_list<Action> actions) {
        for (Action action : actions)
            menu.addAction(editor.action(action));
    };
    if (!under.isEmpty()) {
        addShapes(under.first(std::min(under.size(), MostShapesBelow)));
        addSeparator();
    }
    const bool hasSelection = !editor.selection()->isEmpty();
    if (hasSelection)
        add(*this, {Action::Cut, Action::Copy});
    add(*this, {Action::Paste});
    if (hasSelection)
        add(*this, {Action::PasteStyle, Action::Duplicate, Action::Repeat, Action::Delete});
    if (editor.action(Action::OpenLink)->isEnabled())
        add(*this, {Action::OpenLink});
    if (editor.action(Action::EditVertices)->isEnabled())
        add(*this, {Action::EditVertices});
    if (editor.action(Action::EditText)->isEnabled())
        add(*this, {Action::EditText});
    if (editor.action(Action::ConvertToPath)->isEnabled())
        add(*this, {Action::ConvertToPath});
    if (canChangeKind(editor, ShapeKind::rectangle()))
        addKinds();
    if (editor.action(Action::MakeCorner)->isEnabled())
        add(*this, {Action::MakeCorner, Action::MakeSmooth, Action::MakeSymmetric});
    if (editor.action(Action::BreakAtVertices)->isEnabled())
        add(*this, {Action::BreakAtVertices});
    if (editor.action(Action::JoinEnds)->isEnabled())
        add(*this, {Action::JoinEnds});
    addSeparator();
    if (hasSelection) {
        QMenu *order = addMenu(Text::tr("Order"));
        add(*order,
            {Action::BringToFront, Action::BringForward, Action::SendBackward, Action::SendToBack, Action::PlaceAbove,
             Action::PlaceBelow});
        QMenu *placing = addMenu(Text::tr("Align"));
        add(*placing,
            {Action::AlignLeft, Action::AlignCenter, Action::AlignRight, Action::AlignTop, Action::AlignMiddle,
             Action::AlignBottom});
        placing->addSeparator();
        add(*placing,
            {Action::DistributeGapsAcross, Action::DistributeGapsDown, Action::DistributeCentersAcross,
             Action::DistributeCentersDown, Action::DistributeAlongPath});
        placing->addSeparator();
        add(*placing, {Action::Separate, Action::Pack});
        placing->addSeparator();
        add(*placing, {Action::SameWidth, Action::SameHeight, Action::SameSize});
        placing->addSeparator();
        add(*placing,
            {Action::ArrangeLayersDown, Action::ArrangeLayersAcross, Action::ArrangeTree, Action::ArrangeNetwork});
        if (editor.action(Action::Unite)->isEnabled()) {
            QMenu *combining = addMenu(Text::tr("Combine"));
            add(*combining, {Action::Unite, Action::Subtract, Action::Intersect, Action::Exclude, Action::Divide});
        }
        QMenu *turning = addMenu(Text::tr("Flip and Rotate"));
        add(*turning, {Action::FlipHorizontally, Action::FlipVertically, Action::TurnLeft, Action::TurnRight});
        add(*this, {Action::Group, Action::Ungroup, Action::ConnectShapes, Action::Lock, Action::Hide, Action::Solid});
        if (editor.action(Action::Collapse)->isEnabled())
            add(*this, {Action::Collapse});
        if (editor.action(Action::AddCompartment)->isEnabled())
            add(*this, {Action::AddCompartment, Action::RemoveCompartment});
        if (editor.action(Action::AddConnected)->isEnabled()) {
            QMenu *adding = addMenu(Text::tr("Add Connected"));
            add(*adding,
                {Action::AddConnected, Action::AddConnectedRight, Action::AddConnectedBelow, Action::AddConnectedLeft,
                 Action::AddConnectedAbove});
            adding->addSeparator();
            add(*adding, {Action::GoRight, Action::GoDown, Action::GoLeft, Action::GoUp});
        }
        if (hasConnector(editor)) {
            QMenu *lines = addMenu(Text::tr("Connector"));
            add(*lines,
                {Action::StraightConnectors, Action::PolylineConnectors, Action::OrthogonalConnectors,
                 Action::RoundedConnectors, Action::CurvedConnectors});
            lines->addSeparator();
            add(*lines, {Action::NoLineJumps, Action::ArcLineJumps, Action::GapLineJumps});
            lines->addSeparator();
            add(*lines, {Action::ResetRoute, Action::TextAlongConnector});
        }
        addSeparator();
        add(*this, {Action::SelectSameKind, Action::SelectSameStyle});
    }
    add(*this, {Action::SelectAll, Action::SelectInverse, Action::UnlockAll, Action::ShowAll});
    addSeparator();
    add(*this, {Action::ZoomToFit, Action::ZoomToSelection});
}

void ContextMenu::addShapes(const ShapeIds &under)
{
    QMenu *menu = addMenu(Text::tr("Select Here"));
    menu->setToolTipsVisible(true);
    for (ShapeId id : under) {
        const Shape &shape = *m_editor.document()->find(id);
        // A single ampersand would mark a mnemonic.
        QString title = titleOf(shape);
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = menu->addAction(pictureOf(shape, palette()), title, this, [this, id] {
            m_editor.selection()->set(m_editor.selection()->unitAround(id));
        });
        connect(action, &QAction::hovered, this, [this, id] { m_point(id); });
    }
    connect(menu, &QMenu::aboutToHide, this, [this] { m_point({}); });
}

void ContextMenu::addKinds()
{
    QMenu *menu = addMenu(Text::tr("Change Kind"));
    // The icons are drawn when they are needed.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        if (!menu->isEmpty())
            return;
        for (const ShapeKindCategory &category : ShapeKind::categories()) {
            QMenu *kinds = menu->addMenu(category.title);
            for (const ShapeKindCategory::Entry &entry : category.entries) {
                if (canChangeKind(m_editor, *entry.kind))
                    kinds->addAction(pictureOf(*entry.kind, palette()), entry.title, this,
                                     [this, kind = entry.kind] { changeKind(m_editor, *kind); });
            }
            kinds->menuAction()->setVisible(!kinds->isEmpty());
        }
    });
}

} // namespace Trammel
