#pragma once

#include "widgets/widgets_export.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPointF>
#include <QtGui/QPolygonF>

#include <memory>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
class QGraphicsSceneMouseEvent;
class QGraphicsView;
class QKeyEvent;
QT_END_NAMESPACE

namespace Trammel {

/// Exact selection for a QGraphicsView of the application's own, with its own items: a rubber band or a lasso
/// takes the place of the view's, without a change to view, scene or items.
///
///     auto *selector = new Trammel::SceneSelector(view);
///
/// A press that no item accepts begins a band; items are pressed, moved and clicked as ever, thin ones within
/// a tolerance of some pixels too. Shift adds, Ctrl toggles, Ctrl+Shift subtracts, Alt inverts the mode, Escape takes
/// back. Alt+click goes down through the items under the pointer. The scene's selectionChanged() comes once, at the
/// end of a band; the items are told at once, by itemChange() as ever.
///
/// The scene gets each press once. A press beside a selectable item goes to that item only if nothing under the pointer
/// may accept it. Items that do not accept the left button never do, nor do items of Qt's own classes (such as
/// QGraphicsPixmapItem) that are neither selectable nor movable. An item of an application's own class may: give a page
/// or a label setAcceptedMouseButtons(Qt::NoButton), so that thin items on it have the tolerance.
///
/// A click on nothing clears the selection when the button is released, and keeps it with Shift or Ctrl.
///
/// Selectable, visible, enabled items count, and of a QGraphicsItemGroup the group: touched when any of its
/// parts is, enclosed when all are. What an item covers is its shape(), in whichever way it is turned, scaled
/// and sheared; for a band exact, where there are curves to a millionth of the item's size, and for a lasso to
/// 1/2000. Sets are closed: touching counts.
///
/// An item's shape() is asked for once and again when its transformation or its boundingRect() is another one. One
/// that changes its shape() and neither of the two wants itemChanged(); without it the old outline counts, and nothing
/// worse happens. Items may be moved, added and deleted at any time, in the middle of a band too, but for one: an item
/// that is told by itemChange() that it is selected must not delete others at once, with Qt's own band neither.
///
/// The selector belongs to its view. While the view's drag mode is ScrollHandDrag it does nothing.
class TRAMMEL_WIDGETS_EXPORT SceneSelector : public QObject
{
    Q_OBJECT
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY modeChanged)
    Q_PROPERTY(Form form READ form WRITE setForm NOTIFY formChanged)
    Q_PROPERTY(double tolerance READ tolerance WRITE setTolerance NOTIFY toleranceChanged)
    Q_PROPERTY(bool enabled READ isEnabled WRITE setEnabled NOTIFY enabledChanged)

public:
    /// ByDirection encloses when drawn to the right, and touches when drawn to the left, as in CAD.
    enum Mode : int { Touch, Enclose, ByDirection };
    Q_ENUM(Mode)
    /// A lasso encloses by direction.
    enum Form : int { Band, Lasso };
    Q_ENUM(Form)

    /// The view must not be null.
    explicit SceneSelector(QGraphicsView *view);
    ~SceneSelector() override;

    QGraphicsView *view() const;

    /// Touch by default.
    Mode mode() const;
    void setMode(Mode mode);
    /// Band by default.
    Form form() const;
    void setForm(Form form);
    /// How far beside an item a press still meets it, in view pixels: 4 by default, at least 0 and at most 100.
    double tolerance() const;
    void setTolerance(double pixels);
    /// True by default. A band that is being drawn is cancelled when it becomes false.
    bool isEnabled() const;
    void setEnabled(bool enabled);

    /// Whether a band or lasso is being drawn.
    bool isSelecting() const;
    /// The items that the inside of a polygon (scene coordinates, even-odd) touches or encloses, from the bottom
    /// to the top. Nothing is selected.
    QList<QGraphicsItem *> itemsIn(const QPolygonF &polygon, Mode mode = Touch) const;
    /// The items under a point of the scene or within the tolerance of it, from the top to the bottom.
    QList<QGraphicsItem *> itemsAt(QPointF scenePos) const;

public Q_SLOTS:
    /// Takes back what a band has done so far.
    void cancel();
    /// Forgets the outline of an item, which may be deleted already; of all items when it is null.
    void itemChanged(QGraphicsItem *item);

Q_SIGNALS:
    /// A band, lasso or Alt+click has made the selection another one; once for all items.
    void selectionChanged();
    void modeChanged(Trammel::SceneSelector::Mode mode);
    void formChanged(Trammel::SceneSelector::Form form);
    void toleranceChanged(double pixels);
    void enabledChanged(bool enabled);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool filterMouse(QGraphicsSceneMouseEvent &event);
    bool press(QGraphicsSceneMouseEvent &event);
    bool doubleClick(QGraphicsSceneMouseEvent &event);
    bool selectBelow(QGraphicsSceneMouseEvent &event);
    void release();
    bool pressKey(QKeyEvent &event);

    struct Data;
    std::unique_ptr<Data> d;
};

} // namespace Trammel
