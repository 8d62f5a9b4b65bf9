#pragma once

#include "tests/widgets/editorbench.h"
#include <trammel/shapeinspector.h>

#include <QtCore/QLocale>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

namespace Trammel {

/// An inspector of an editor with two shapes.
struct InspectorBench : EditorBench
{
    explicit InspectorBench(const QLocale &locale = QLocale::c())
    {
        inspector.setLocale(locale);
        inspector.setEditor(editor.get());
        inspector.resize(260, 560);
        inspector.show();
        inspector.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&inspector));
        Shape first = Shape::rectangle({10, 20}, {30, 40});
        first.fill = Qt::red;
        Shape second = Shape::roundedRectangle({100, 20}, {50, 40}, 5, 90);
        second.fill = Qt::red;
        second.name = QStringLiteral("Table");
        ids = document().addShapes({first, second});
    }

    QLineEdit &field(const char *name) { return *inspector.findChild<QLineEdit *>(QLatin1String(name)); }
    QString shown(const char *name) { return field(name).text(); }
    const Shape &shape(int i) { return *document().find(ids[i]); }
    /// Gives the keyboard to the inspector, which returns it to the editor after Return and Escape.
    void activate()
    {
        inspector.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&inspector));
    }
    void type(const char *name, const QString &text, Qt::Key end = Qt::Key_Return)
    {
        activate();
        field(name).setFocus();
        field(name).selectAll();
        QTest::keyClicks(&field(name), text);
        QTest::keyClick(&field(name), end);
    }

    ShapeInspector inspector;
    ShapeIds ids;
};

} // namespace Trammel
