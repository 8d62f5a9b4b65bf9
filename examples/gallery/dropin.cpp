#include "gallery.h"
#include "picture.h"

#include <trammel/sceneselector.h>

#include <QtWidgets/QGraphicsEllipseItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

using namespace Trammel;

void sceneSelector(Picture &picture)
{
    //! [sceneselector]
    QGraphicsScene scene;
    for (int i = 0; i < 12; ++i) {
        QGraphicsItem *item = scene.addEllipse(-50, -14, 100, 28, QPen(Qt::darkGray), QColor(0xdc, 0xe6, 0xf5));
        item->setPos((i % 4) * 100, (i / 4) * 80);
        item->setRotation(i * 35);
        item->setFlag(QGraphicsItem::ItemIsSelectable);
    }
    QGraphicsView view(&scene);
    view.setRenderHint(QPainter::Antialiasing);
    view.setDragMode(QGraphicsView::RubberBandDrag);

    auto *selector = new SceneSelector(&view); // this line makes the selection exact
    selector->setMode(SceneSelector::Touch);
    //! [sceneselector]
    picture.show(view, {520, 320});
    picture.drag(view, {{-60, 40}, {150, 120}});
    picture.take();
    picture.release();
}
