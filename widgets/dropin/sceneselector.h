#pragma once

#include <trammel/editorenums.h>
#include <trammel/widgets_export.h>

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPointF>
#include <QtGui/QPolygonF>

#include <functional>
#include <memory>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
class QGraphicsSceneContextMenuEvent;
class QGraphicsSceneMouseEvent;
class QGraphicsView;
class QKeyEvent;
QT_END_NAMESPACE

namespace Trammel {

/// Exact selection for an application's own QGraphicsView and items: replaces the view's rubber band with an exact
/// rubber band or a lasso, without a change to the view, the scene or the items.
///
///     auto *selector = new Trammel::SceneSelector(view);
///
/// A press that no item accepts begins a band. Items are pressed, moved and clicked as usual. A press, a double click
/// or a context menu within a few pixels of a thin item also hits the item. The scene emits selectionChanged() once, at
/// the end of a band. The items are notified immediately, by itemChange() as usual.
///
/// With a band, Shift adds, Ctrl toggles, Ctrl+Shift subtracts, Alt inverts the mode, and Escape cancels. A click on an
/// item follows Qt's rule, because the item handles it: Ctrl toggles the item, and Shift makes no difference. Alt+click
/// steps down through the items under the pointer, unless altClickEnabled is false. See also ignoredModifiers.
///
/// The scene receives each press once. A press near a selectable item goes to this item only if no item under the
/// pointer may accept the press. Two kinds of items never accept a press: items whose acceptedMouseButtons() exclude
/// the left button, and items of Qt's own classes (such as QGraphicsPixmapItem) that are neither selectable nor
/// movable. An item of an application's own class may accept a press: call setAcceptedMouseButtons(Qt::NoButton) for a
/// page or a label, so that the tolerance applies to thin items on it.
///
/// A click that hits no item clears the selection when the button is released. With Shift or Ctrl, the selection
/// remains unchanged. As in Qt, an item that has a cursor of its own and ignores the press clears the selection
/// immediately, unless Ctrl is pressed.
///
/// Only selectable, visible and enabled items can be selected. A QGraphicsItemGroup is selected as one item: it is
/// touched if any of its parts is touched, and enclosed if all are. The area of an item is its shape(), under any
/// rotation, scale and shear. Tests are exact for shapes with straight edges. Curves are accurate to a millionth of the
/// item's size for a band, and to 1/2000 for a lasso. Areas are closed: touching counts.
///
/// During a band, the selector calls an item's shape() once, and again when its transformation or its boundingRect()
/// has changed, and at the end of the band. Call itemChanged() for an item that changes only its shape() during a band,
/// so that the selection follows immediately. Items may be moved, added and deleted at any time, even during a band,
/// with one exception: an item that is notified of its selection by itemChange() must not delete other items
/// immediately. Qt's own band has the same limitation.
///
/// The selector belongs to its view. It does nothing while the view's drag mode is ScrollHandDrag.
///
/// A slot of a signal of the selector may delete the selector or the scene. A slot that deletes the view must use
/// deleteLater(), since Qt still handles the view's event. A slot of the scene's selectionChanged() that deletes the
/// scene must also use deleteLater(), since Qt still uses a scene in which an item was clicked.
class TRAMMEL_WIDGETS_EXPORT SceneSelector : public QObject
{
    Q_OBJECT
    Q_PROPERTY(Trammel::EditorEnums::RubberBandMode mode READ mode WRITE setMode RESET resetMode NOTIFY modeChanged)
    Q_PROPERTY(Form form READ form WRITE setForm NOTIFY formChanged)
    Q_PROPERTY(double tolerance READ tolerance WRITE setTolerance NOTIFY toleranceChanged)
    Q_PROPERTY(bool altClickEnabled READ isAltClickEnabled WRITE setAltClickEnabled NOTIFY altClickEnabledChanged)
    Q_PROPERTY(Qt::KeyboardModifiers ignoredModifiers READ ignoredModifiers WRITE setIgnoredModifiers NOTIFY
                   ignoredModifiersChanged)
    Q_PROPERTY(bool requiresRubberBandDrag READ requiresRubberBandDrag WRITE setRequiresRubberBandDrag NOTIFY
                   requiresRubberBandDragChanged)
    Q_PROPERTY(bool enabled READ isEnabled WRITE setEnabled NOTIFY enabledChanged)

public:
    // These make the values available as SceneSelector::Touch, SceneSelector::Enclose and SceneSelector::ByDirection.
    using enum EditorEnums::RubberBandMode;
    using Mode = RubberBandMode;
    /// A lasso has no direction: in the mode ByDirection, it encloses.
    enum Form : int { Band, Lasso };
    Q_ENUM(Form)

    /// The view must not be null.
    explicit SceneSelector(QGraphicsView *view);
    ~SceneSelector() override;

    QGraphicsView *view() const;

    /// Default: that of the view's rubberBandSelectionMode(), which is Touch for the values "Intersects..." and Enclose
    /// for "Contains...". With the values "...BoundingRect", bands test bounding rectangles instead of shapes.
    Mode mode() const;
    /// The view's rubberBandSelectionMode() no longer has an effect.
    void setMode(Mode mode);
    void resetMode();
    /// Default: Band.
    Form form() const;
    void setForm(Form form);
    /// The maximum distance from an item at which a press hits it, in view pixels. Clamped to [0, 100]; NaN is ignored.
    /// Default: 4.
    double tolerance() const;
    void setTolerance(double pixels);
    /// Whether Alt+click steps down through the items under the pointer. Otherwise, the items receive presses with Alt.
    /// Default: true.
    bool isAltClickEnabled() const;
    void setAltClickEnabled(bool enabled);
    /// Modifiers that the selector ignores because they have another meaning in the application: Shift in a view that
    /// changes to RubberBandDrag only while Shift is pressed, for example. The selector then treats these keys as not
    /// pressed, as Qt's band does with all modifiers except Ctrl. Default: none.
    Qt::KeyboardModifiers ignoredModifiers() const;
    void setIgnoredModifiers(Qt::KeyboardModifiers modifiers);
    /// Whether bands begin only if the view's dragMode() is RubberBandDrag, as in Qt. Otherwise, a press that no item
    /// accepts is handled as without a selector. Default: false.
    bool requiresRubberBandDrag() const;
    void setRequiresRubberBandDrag(bool required);
    /// Decides whether a band may begin at a press that no item has accepted. If it may not, the selection stays as it
    /// is, and the event remains unaccepted for the view of the application, except in the drag mode RubberBandDrag, in
    /// which Qt would begin a band of its own. The function must not delete the view. Default: none, which always
    /// allows a band.
    using BandCondition = std::function<bool(QPointF scenePos, Qt::KeyboardModifiers modifiers)>;
    void setBandCondition(const BandCondition &condition);
    /// Default: true. Setting it to false cancels a band that is being drawn. Disable the selector while a tool of the
    /// application uses the presses, to insert an item or to draw a line, for example.
    bool isEnabled() const;
    void setEnabled(bool enabled);

    /// Whether a band or lasso is being drawn.
    bool isSelecting() const;
    /// The selectable items that the inside of a polygon (scene coordinates, even-odd rule) touches or encloses, from
    /// the bottom to the top. ByDirection counts as Enclose. The selection does not change.
    QList<QGraphicsItem *> itemsIn(const QPolygonF &polygon, Mode mode = Touch) const;
    /// The selectable items under a point of the scene or within the tolerance of it, from the top to the bottom.
    QList<QGraphicsItem *> itemsAt(QPointF scenePos) const;

public Q_SLOTS:
    /// Cancels a band or lasso and restores the selection.
    void cancel();
    /// Updates the outline of an item that has changed its shape() during a band. The item may be deleted already. Null
    /// updates all outlines.
    void itemChanged(QGraphicsItem *item);

Q_SIGNALS:
    /// A band, a lasso, a click that hits no item or an Alt+click has changed the selection. Emitted once for all
    /// items.
    void selectionChanged();
    /// The outline of the band or lasso (scene coordinates) has changed; empty when it ends. The view emits
    /// rubberBandChanged() as well, for a lasso with its bounding rectangle, but its rubberBandRect() remains empty.
    /// The destructor emits neither.
    void bandChanged(const QPolygonF &outline);
    /// A change of the view's rubberBandSelectionMode() is not reported.
    void modeChanged(Trammel::EditorEnums::RubberBandMode mode);
    void formChanged(Trammel::SceneSelector::Form form);
    void toleranceChanged(double pixels);
    void altClickEnabledChanged(bool enabled);
    void ignoredModifiersChanged(Qt::KeyboardModifiers modifiers);
    void requiresRubberBandDragChanged(bool required);
    void enabledChanged(bool enabled);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool filterMouse(QGraphicsSceneMouseEvent &event);
    bool moveBand(QGraphicsSceneMouseEvent &event);
    void filterContextMenu(QGraphicsSceneContextMenuEvent &event);
    bool press(QGraphicsSceneMouseEvent &event);
    bool doubleClick(QGraphicsSceneMouseEvent &event);
    bool selectBelow(QGraphicsSceneMouseEvent &event);
    /// Returns true if the scene has been deleted and must not receive the event.
    bool release();
    bool pressKey(QKeyEvent &event);
    void announceBand();

    struct Data;
    std::unique_ptr<Data> d;
};

} // namespace Trammel
