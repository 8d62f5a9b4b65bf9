#pragma once

#include "tests/widgets/editorbench.h"
#include "widgets/panels/inspector/fontbox_p.h"
#include <trammel/shapeinspector.h>

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGraphicsTextItem>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QWidgetAction>

namespace Trammel {

/// An editor and an inspector in one window.
struct TextSectionBench : EditorBench
{
    TextSectionBench()
    {
        auto *row = new QHBoxLayout(&window);
        row->addWidget(editor.get());
        inspector = new ShapeInspector;
        inspector->setEditor(editor.get());
        inspector->setFixedWidth(260);
        row->addWidget(inspector);
        window.resize(900, 700);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        editor->centerOn({100, 50});
        Shape shape = Shape::rectangle({0, 0}, {100, 60});
        shape.fill = Qt::yellow;
        shape.text = QStringLiteral("one");
        Shape other = Shape::rectangle({200, 0}, {100, 60});
        ids = document().addShapes({shape, other, Shape::polyline({{0, 100}, {100, 100}})});
        document().undoStack()->clear();
    }
    // The layout must not delete the editor.
    ~TextSectionBench() { editor->setParent(nullptr); }

    template <typename Widget> Widget &find(const char *name)
    {
        return *inspector->findChild<Widget *>(QLatin1String(name));
    }
    QLineEdit &number(const char *name) { return find<QLineEdit>(name); }
    QCheckBox &check(const char *name) { return find<QCheckBox>(name); }
    FontBox &family() { return find<FontBox>("textFamily"); }
    bool isShown(const char *name) { return find<QWidget>(name).isVisible(); }
    QToolButton *button(ShapeEditor::Action action)
    {
        for (QToolButton *found : find<QWidget>("textStyle").findChildren<QToolButton *>()) {
            if (found->defaultAction() == editor->action(action))
                return found;
        }
        return nullptr;
    }
    void select(const QList<int> &which)
    {
        ShapeIds chosen;
        for (int i : which)
            chosen.append(ids[i]);
        editor->selection()->set(chosen);
    }
    const Shape &shape(int i) { return *document().find(ids[i]); }
    const TextStyle &style(int i = 0) { return *shape(i).textStyle; }
    void edit(int i, const std::function<void(TextStyle &)> &change)
    {
        document().changeShapes({ids[i]}, [&](Shape &shape) { shape.textStyle.edit(change); });
        QCoreApplication::processEvents();
    }
    /// Types into the widget that has the focus, as the user does.
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    void enter(const char *name, const QString &text)
    {
        number(name).setFocus(Qt::MouseFocusReason);
        number(name).selectAll();
        type(text);
        press(Qt::Key_Return);
    }
    void enterFamily(const QString &name)
    {
        family().setFocus(Qt::MouseFocusReason);
        family().lineEdit()->selectAll();
        type(name);
        press(Qt::Key_Return);
    }
    void choose(TextStyle::Overflow overflow)
    {
        auto &box = find<QComboBox>("textOverflow");
        box.setCurrentIndex(box.findData(int(overflow)));
        Q_EMIT box.activated(box.currentIndex());
    }
    QToolButton *square(int index)
    {
        QMenu *menu = find<QToolButton>("textColor").menu();
        QWidget *squares = qobject_cast<QWidgetAction *>(menu->actions()[0])->defaultWidget();
        return squares->findChildren<QToolButton *>()[index];
    }
    void begin(int i)
    {
        editor->editText(ids[i]);
        QCoreApplication::processEvents();
        QVERIFY(field() && field()->hasFocus());
    }
    QGraphicsTextItem *field()
    {
        for (QGraphicsItem *item : editor->scene()->items()) {
            auto *found = dynamic_cast<QGraphicsTextItem *>(item);
            if (found && found->isVisible())
                return found;
        }
        return nullptr;
    }
    bool isOnCanvas() { return QApplication::focusWidget() == editor->view(); }

    QWidget window;
    ShapeInspector *inspector = nullptr;
    ShapeIds ids;
};

} // namespace Trammel
