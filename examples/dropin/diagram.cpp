#include "diagram.h"

#include <QtCore/QRandomGenerator>
#include <QtGui/QPen>
#include <QtWidgets/QGraphicsItem>

#include <cmath>

namespace {

constexpr auto Flags = QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable;

const QPen line(QColor(0x33, 0x3a, 0x44), 1.5);

void addBox(QGraphicsScene &scene, QPointF center, const QString &text, const QColor &color, double angle)
{
    auto *box = scene.addRect(-60, -25, 120, 50, line, color);
    box->setPos(center);
    box->setRotation(angle);
    box->setFlags(Flags);
    auto *label = new QGraphicsSimpleTextItem(text, box);
    label->setPos(-label->boundingRect().center());
}

void addDecision(QGraphicsScene &scene, QPointF center, double angle)
{
    auto *item = scene.addPolygon(QPolygonF({{-60, 0}, {0, -35}, {60, 0}, {0, 35}}), line, QColor(0xff, 0xe0, 0xa3));
    item->setPos(center);
    item->setRotation(angle);
    item->setFlags(Flags);
}

} // namespace

void fillWithDiagram(QGraphicsScene &scene)
{
    scene.clear();
    scene.setSceneRect(-300, -260, 600, 520);
    // Thin lines are hard to hit without a tolerance.
    for (const QLineF &connection :
         {QLineF(0, -155, 0, -115), QLineF(0, -45, 0, -5), QLineF(60, -80, 150, -80), QLineF(0, 45, -120, 105)})
        scene.addLine(connection, QPen(line.color(), 1))->setFlags(Flags);
    addBox(scene, {0, -180}, QObject::tr("Start"), QColor(0xb9, 0xe3, 0xc6), 0);
    addDecision(scene, {0, -80}, 0);
    addBox(scene, {0, 20}, QObject::tr("Measure"), QColor(0xbf, 0xd8, 0xf7), 12);
    addBox(scene, {210, -80}, QObject::tr("Wait"), QColor(0xbf, 0xd8, 0xf7), -30);
    addDecision(scene, {-180, 130}, 45);
    auto *stop = scene.addEllipse(-45, -45, 90, 90, line, QColor(0xf5, 0xc2, 0xc7));
    stop->setPos(120, 140);
    stop->setFlags(Flags);
    // The corners of this group's bounding rectangle are empty.
    auto *low = scene.addEllipse(-20, -20, 40, 40, line, QColor(0xd9, 0xc8, 0xf0));
    low->setPos(-240, -60);
    auto *high = scene.addRect(-20, -20, 40, 40, line, QColor(0xd9, 0xc8, 0xf0));
    high->setPos(-130, -170);
    high->setRotation(30);
    scene.createItemGroup({low, high})->setFlags(Flags);
}

void fillWithMany(QGraphicsScene &scene, int count)
{
    scene.clear();
    QRandomGenerator random(1);
    const double side = 40 * std::sqrt(double(count));
    scene.setSceneRect(-side / 2, -side / 2, side, side);
    const QRectF frame(-12, -8, 24, 16);
    for (int i = 0; i < count; ++i) {
        QAbstractGraphicsShapeItem *item = nullptr;
        if (i % 3 == 0)
            item = new QGraphicsRectItem(frame);
        else if (i % 3 == 1)
            item = new QGraphicsEllipseItem(frame);
        else
            item = new QGraphicsPolygonItem(QPolygonF({{-12, -8}, {12, -8}, {0, 0}, {12, 8}, {-12, 8}}));
        item->setPen(QPen(line.color(), 0));
        item->setBrush(QColor::fromHsv(random.bounded(360), 60, 240));
        item->setPos((random.generateDouble() - 0.5) * side, (random.generateDouble() - 0.5) * side);
        item->setRotation(random.generateDouble() * 360);
        item->setFlags(Flags);
        scene.addItem(item);
    }
}
