#pragma once

#include "mainwindow.h"

#include <trammel/document.h>
#include <trammel/drawingfile.h>
#include <trammel/filetask.h>

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

#include <functional>
#include <limits>

// Functions for tests of the window's files.

inline void writeText(const QString &fileName, const QByteArray &text)
{
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

inline void setTime(const QString &fileName, const QDateTime &time)
{
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
}

/// Adds one of several squares in a row.
inline void addSquare(Trammel::Document &document)
{
    document.addShape(Trammel::Shape::rectangle({document.count() * 20.0, 0}, {10, 10}));
}

/// Writes a drawing of some squares, as another program would.
inline void writeDrawing(const QString &fileName, int count)
{
    Trammel::Document document;
    while (document.count() < count)
        addSquare(document);
    QVERIFY(document.save(fileName));
}

/// The number of shapes in a file; -1 if it cannot be read.
inline int countIn(const QString &fileName)
{
    Trammel::DocumentData data;
    return Trammel::loadFile(fileName, data) ? int(data.order.size()) : -1;
}

/// All main windows, including closed ones.
inline QList<MainWindow *> mainWindows()
{
    QList<MainWindow *> windows;
    const QWidgetList widgets = QApplication::topLevelWidgets();
    for (QWidget *widget : widgets) {
        if (auto *window = qobject_cast<MainWindow *>(widget))
            windows.append(window);
    }
    return windows;
}

inline bool waitForTask(MainWindow &window)
{
    return QTest::qWaitFor([&window] { return !window.editor().document()->fileTask(); });
}

/// Triggers the action that saves the drawing, once or several times in a row, and waits until it is saved. The action
/// is disabled while a file is being loaded.
inline bool save(MainWindow &window, int times = 1)
{
    const QList<QAction *> actions = window.findChildren<QAction *>();
    for (QAction *action : actions) {
        if (action->shortcut() != QKeySequence(QKeySequence::Save))
            continue;
        if (!QTest::qWaitFor([action] { return action->isEnabled(); }))
            return false;
        for (int i = 0; i < times; ++i)
            action->trigger();
        return waitForTask(window);
    }
    return false;
}

/// Answers all message boxes, each with its first button that has one of the object names. Without such a button, the
/// box is closed.
class Answer : public QObject
{
public:
    explicit Answer(const QStringList &buttons = {})
    {
        connect(&m_timer, &QTimer::timeout, this, [this, buttons] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                return;
            texts.append(box->text());
            if (onAsked)
                onAsked();
            for (const QString &name : buttons) {
                if (count() > most)
                    break;
                QAbstractButton *button = name == QLatin1String("discard") ? box->button(QMessageBox::Discard)
                    : name == QLatin1String("save")                        ? box->button(QMessageBox::Save)
                                                                           : box->findChild<QPushButton *>(name);
                if (button) {
                    button->click();
                    return;
                }
            }
            box->reject();
        });
        m_timer.start(1);
    }

    int count() const { return int(texts.size()); }

    /// The texts of the boxes.
    QStringList texts;
    /// The number of boxes that are answered with a button. The others are closed.
    int most = std::numeric_limits<int>::max();
    /// Called when a box is about to be answered; may be empty.
    std::function<void()> onAsked;

private:
    QTimer m_timer;
};
