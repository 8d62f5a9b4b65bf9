#include "play/position.h"

#include "play/fields.h"
#include "play/words.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapepalette.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QListView>

using namespace Qt::StringLiterals;
using Trammel::ShapeEditor;

namespace {

Position::Turned turnedFromJson(Fields &fields)
{
    Position::Turned turned{fields.number("turn"_L1), {}};
    if (fields.has("about"_L1))
        turned.about = fields.point("about"_L1);
    return turned;
}

Position::OnHandle handleFromJson(Fields &fields)
{
    const QString word = fields.text("handle"_L1);
    const std::optional<ShapeEditor::Handle> handle = fromWord<ShapeEditor::Handle>(word);
    if (!handle)
        fields.refuse(QCoreApplication::translate("Play", "there is no handle \"%1\"; there are: %2")
                          .arg(word, wordsOf<ShapeEditor::Handle>().join(", "_L1)));
    return {handle.value_or(ShapeEditor::Handle::Rotate)};
}

/// The view position of a place on the frame of several shapes. It is computed from the positions of the handles, since
/// the frame may be rotated and only the editor knows its angle.
QPointF onHandles(const ShapeEditor &editor, QPointF place, QString &fault)
{
    using Handle = ShapeEditor::Handle;
    const std::optional<QPointF> origin = editor.handlePosition(Handle::TopLeft);
    const std::optional<QPointF> right = editor.handlePosition(Handle::TopRight);
    const std::optional<QPointF> below = editor.handlePosition(Handle::BottomLeft);
    if (!origin || !right || !below) {
        fault = QCoreApplication::translate("Play", "the selection shows no frame now");
        return {};
    }
    return *origin + (place.x() + 0.5) * (*right - *origin) + (place.y() + 0.5) * (*below - *origin);
}

QPointF onSelection(const ShapeEditor &editor, QPointF place, QString &fault)
{
    const Trammel::ShapeIds ids = editor.selection()->ids();
    const Trammel::Shape *only = ids.size() == 1 ? editor.document()->find(ids.first()) : nullptr;
    return only ? editor.mapFromScene(onFrame(*only, place)) : onHandles(editor, place, fault);
}

/// The view position of an icon in the palette of the window.
QPointF inPalette(const ShapeEditor &editor, const QString &title, QString &fault)
{
    const auto *palette = editor.window()->findChild<Trammel::ShapePalette *>();
    const auto *icons = palette ? palette->findChild<QListView *>() : nullptr;
    for (int row = 0; icons && row < icons->model()->rowCount(); ++row) {
        const QModelIndex index = icons->model()->index(row, 0);
        const QPoint center = icons->visualRect(index).center();
        const bool isShown = icons->isVisible() && icons->viewport()->rect().contains(center);
        if (isShown && index.data(Qt::ToolTipRole).toString() == title)
            return editor.view()->viewport()->mapFromGlobal(icons->viewport()->mapToGlobal(QPointF(center)));
    }
    fault = QCoreApplication::translate("Play", "the palette shows no \"%1\" now").arg(title);
    return {};
}

/// Finds the view position of each form of Position.
struct Finder
{
    QPointF previous;
    const ShapeEditor &editor;
    QString &fault;

    QPointF operator()(const Position::InScene &at) const { return editor.mapFromScene(at.point); }
    QPointF operator()(const Position::InView &at) const { return at.point; }

    QPointF operator()(const Position::OnShape &at) const
    {
        const Trammel::ShapeId id = findShape(at.shape, editor, fault);
        const Trammel::Shape *shape = editor.document()->find(id);
        return shape ? editor.mapFromScene(onFrame(*shape, at.place)) : QPointF();
    }

    QPointF operator()(const Position::OnSelection &at) const { return onSelection(editor, at.place, fault); }

    QPointF operator()(const Position::OnHandle &at) const
    {
        const std::optional<QPointF> found = editor.handlePosition(at.handle);
        if (!found)
            fault = QCoreApplication::translate("Play", "the selection shows no such handle now");
        return found.value_or(QPointF());
    }

    QPointF operator()(const Position::InPalette &at) const { return inPalette(editor, at.title, fault); }

    QPointF operator()(const Position::By &by) const
    {
        return editor.mapFromScene(editor.mapToScene(previous) + by.offset);
    }

    QPointF operator()(const Position::Turned &turned) const
    {
        const QPointF center = turned.about ? *turned.about : editor.mapToScene(onSelection(editor, {}, fault));
        const QPointF arm = editor.mapToScene(previous) - center;
        return editor.mapFromScene(center + Trammel::rotated(arm, Trammel::axisFromDegrees(turned.degrees)));
    }
};

} // namespace

Position positionFromJson(const QJsonValue &value, QString &fault)
{
    if (const std::optional<QPointF> point = pointFromJson(value))
        return {Position::InScene{*point}, {}};
    Fields fields(value.toObject(), fault);
    Position position;
    if (fields.has("view"_L1))
        position.place = Position::InView{fields.point("view"_L1)};
    else if (fields.has("shape"_L1))
        position.place =
            Position::OnShape{shapeNameFromJson(fields.value("shape"_L1), fault),
                              fields.has("at"_L1) ? placeFromJson(fields.value("at"_L1), fault) : QPointF()};
    else if (fields.has("selection"_L1))
        position.place = Position::OnSelection{placeFromJson(fields.value("selection"_L1), fault)};
    else if (fields.has("handle"_L1))
        position.place = handleFromJson(fields);
    else if (fields.has("palette"_L1))
        position.place = Position::InPalette{fields.text("palette"_L1)};
    else if (fields.has("by"_L1))
        position.place = Position::By{fields.point("by"_L1)};
    else if (fields.has("turn"_L1))
        position.place = turnedFromJson(fields);
    else
        fields.refuse(QCoreApplication::translate("Play",
                                                  "a position is [x, y] or an object with one of \"view\", \"shape\", "
                                                  "\"selection\", \"handle\", \"palette\", \"by\", \"turn\""));
    position.offset = fields.point("offset"_L1, {});
    fields.refuseOthers();
    return position;
}

QPointF placeFromJson(const QJsonValue &value, QString &fault)
{
    static const QHash<QString, QPointF> Places{
        {u"center"_s, {0, 0}},         {u"top-left"_s, {-0.5, -0.5}},   {u"top"_s, {0, -0.5}},
        {u"top-right"_s, {0.5, -0.5}}, {u"right"_s, {0.5, 0}},          {u"bottom-right"_s, {0.5, 0.5}},
        {u"bottom"_s, {0, 0.5}},       {u"bottom-left"_s, {-0.5, 0.5}}, {u"left"_s, {-0.5, 0}},
    };
    if (const std::optional<QPointF> point = pointFromJson(value))
        return *point;
    const auto found = Places.constFind(value.toString());
    if (found != Places.cend())
        return *found;
    if (fault.isEmpty())
        fault =
            QCoreApplication::translate("Play",
                                        "a place on a frame is \"center\", \"top-left\", \"top\" ..., or two numbers "
                                        "from -0.5 to 0.5");
    return {};
}

QPointF onFrame(const Trammel::Shape &shape, QPointF place)
{
    const QPointF local(place.x() * shape.size.width(), place.y() * shape.size.height());
    return shape.center + Trammel::rotated(local, Trammel::axisFromDegrees(shape.rotation));
}

QPointF viewPosition(const Position &position, QPointF previous, const ShapeEditor &editor, QString &fault)
{
    const QPointF found = std::visit(Finder{previous, editor, fault}, position.place);
    if (position.offset.isNull())
        return found;
    return editor.mapFromScene(editor.mapToScene(found) + position.offset);
}
