#include "plugin/widgetcollection.h"

#include "plugin/customwidget.h"
#include "plugin/widgeticons.h"
#include <trammel/minimap.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>

namespace Trammel {

WidgetCollection::WidgetCollection(QObject *parent) : QObject(parent)
{
    add<ShapeEditor>({
        .className = QStringLiteral("Trammel::ShapeEditor"),
        .includeFile = QStringLiteral("<trammel/shapeeditor.h>"),
        .toolTip = tr("A canvas on which people draw, select, rotate and resize shapes"),
        .whatsThis = tr("A canvas on which people draw, select, rotate and resize shapes. Put shapes into it by "
                        "\"Edit Shapes...\" in its context menu."),
        .icon = shapeEditorIcon(),
        .size = {480, 320},
    });
    const QString binding = tr(" It is for the nearest editor of the form, or for the one that its editorName names.");
    const QString palette = tr("The tools of a shape editor, as buttons");
    add<ToolPalette>({
        .className = QStringLiteral("Trammel::ToolPalette"),
        .includeFile = QStringLiteral("<trammel/toolpalette.h>"),
        .toolTip = palette,
        .whatsThis = palette + QLatin1Char('.') + binding,
        .icon = toolPaletteIcon(),
        .size = {36, 260},
    });
    const QString inspector = tr("The numbers, colors and texts of the selected shapes");
    add<ShapeInspector>({
        .className = QStringLiteral("Trammel::ShapeInspector"),
        .includeFile = QStringLiteral("<trammel/shapeinspector.h>"),
        .toolTip = inspector,
        .whatsThis = inspector + QLatin1Char('.') + binding,
        .icon = shapeInspectorIcon(),
        .size = {240, 420},
    });
    const QString list =
        tr("The shapes and groups of a shape editor as a tree, to select, rename, hide, lock and move");
    add<ShapeList>({
        .className = QStringLiteral("Trammel::ShapeList"),
        .includeFile = QStringLiteral("<trammel/shapelist.h>"),
        .toolTip = list,
        .whatsThis = list + QLatin1Char('.') + binding,
        .icon = shapeListIcon(),
        .size = {220, 300},
    });
    const QString shapes = tr("The kinds of shapes as icons, to draw them or to drag them to a shape editor");
    add<ShapePalette>({
        .className = QStringLiteral("Trammel::ShapePalette"),
        .includeFile = QStringLiteral("<trammel/shapepalette.h>"),
        .toolTip = shapes,
        .whatsThis = shapes + QLatin1Char('.') + binding,
        .icon = shapePaletteIcon(),
        .size = {200, 320},
    });
    const QString minimap = tr("An overview of the drawing of a shape editor, which moves the view");
    add<Minimap>({
        .className = QStringLiteral("Trammel::Minimap"),
        .includeFile = QStringLiteral("<trammel/minimap.h>"),
        .toolTip = minimap,
        .whatsThis = minimap + QLatin1Char('.') + binding,
        .icon = minimapIcon(),
        .size = {200, 150},
    });
}

template <typename Widget> void WidgetCollection::add(const WidgetEntry &entry)
{
    m_widgets.push_back(std::make_unique<CustomWidget>(entry, QMetaType::fromType<Widget *>()));
}

WidgetCollection::~WidgetCollection() = default;

QList<QDesignerCustomWidgetInterface *> WidgetCollection::customWidgets() const
{
    QList<QDesignerCustomWidgetInterface *> widgets;
    for (const auto &widget : m_widgets)
        widgets.append(widget.get());
    return widgets;
}

} // namespace Trammel
