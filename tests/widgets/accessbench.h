#pragma once

#include "tests/widgets/editorbench.h"

#include <QtGui/QAccessible>

/// Turns accessibility on or off, as a screen reader does.
void setAccessibilityActive(bool isActive);

/// The events that QTestAccessibility has recorded. Its header can be included only once in a program.
void recordAccessibleEvents(bool isOn);
QList<QAccessibleEvent *> recordedAccessibleEvents();
void clearAccessibleEvents();

/// An editor as a screen reader sees it, while accessibility is active.
struct AccessBench
{
    explicit AccessBench(double zoom = 1, double rotation = 0) : bench((activate(), zoom), rotation)
    {
        QVERIFY(bench.canvas().hasFocus());
        settle();
    }
    ~AccessBench()
    {
        bench.editor.reset();
        recordAccessibleEvents(false);
        setAccessibilityActive(false);
    }
    Q_DISABLE_COPY_MOVE(AccessBench)

    Trammel::Document &document() { return bench.document(); }
    Trammel::ShapeEditor &editor() { return *bench.editor; }
    QAccessibleInterface &canvas() { return *QAccessible::queryAccessibleInterface(&bench.canvas()); }
    QAccessibleInterface *child(int index) { return canvas().child(index); }
    QAccessibleInterface *named(const QString &name) { return named(canvas(), name); }
    static QAccessibleInterface *named(QAccessibleInterface &parent, const QString &name)
    {
        for (int i = 0; i < parent.childCount(); ++i) {
            QAccessibleInterface *child = parent.child(i);
            if (child->text(QAccessible::Name) == name)
                return child;
            if (QAccessibleInterface *inner = named(*child, name))
                return inner;
        }
        return nullptr;
    }
    static void act(QAccessibleInterface *node, const QString &action) { node->actionInterface()->doAction(action); }

    /// Adds a filled rectangle.
    Trammel::ShapeId add(const QString &name, QPointF center = {}, QSizeF size = {100, 60}, double rotation = 0)
    {
        Trammel::Shape shape = Trammel::Shape::rectangle(center, size, rotation);
        shape.name = name;
        shape.fill = QColor(Qt::yellow);
        return document().addShape(shape);
    }

    static void settle()
    {
        QCoreApplication::processEvents();
        clearAccessibleEvents();
    }
    /// The events of the canvas and of what is on it since the last call, each as its type and the name of its sender.
    QStringList events()
    {
        QCoreApplication::processEvents();
        QStringList texts;
        const QList<QAccessibleEvent *> events = recordedAccessibleEvents();
        for (const QAccessibleEvent *event : events) {
            const QAccessibleInterface *sender = event->accessibleInterface();
            if (event->object() && event->object()->isWidgetType() && event->object() != &bench.canvas())
                continue;
            const char *type = QMetaEnum::fromType<QAccessible::Event>().valueToKey(event->type());
            const QString name = sender && sender->isValid() ? sender->text(QAccessible::Name) : QStringLiteral("?");
            texts.append(QString::fromLatin1(type) + QLatin1Char(' ') + name);
        }
        clearAccessibleEvents();
        return texts;
    }

    static void activate()
    {
        setAccessibilityActive(true);
        recordAccessibleEvents(true);
    }

    EditorBench bench;
};

#define COMPARE_EVENTS(access, ...) QCOMPARE((access).events(), (QStringList{__VA_ARGS__}))
