#pragma once

#include "play/hands.h"
#include "play/play.h"
#include "play/stage.h"

#include <QtCore/QCoreApplication>

class MainWindow;

/// Plays a play on a window that is shown already, and keeps its pictures and files in a folder.
class Player
{
    Q_DECLARE_TR_FUNCTIONS(Player)

public:
    /// The window is borrowed.
    Player(MainWindow &window, const Play &play, const QString &output);

    /// Stops at the first step that fails and says which one it is and what differs; empty when all went
    /// well. Then the window is as the step left it, also in pictures and files named "failed".
    QString run();
    /// What was done, for a summary.
    QString summary() const;

private:
    // A step each; what went wrong, or nothing.
    QString perform(const Steps::New &step);
    QString perform(const Steps::Open &step);
    QString perform(const Steps::Save &step);
    QString perform(const Steps::Export &step);
    QString perform(const Steps::Screenshot &step);
    QString perform(const Steps::Set &step);
    QString perform(const Steps::Show &step);
    QString perform(const Steps::Select &step);
    QString perform(const Steps::Trigger &step);
    QString perform(const Steps::Mouse &step);
    QString perform(const Steps::Wheel &step);
    QString perform(const Steps::Key &step);
    QString perform(const Steps::Type &step);
    QString perform(const Steps::Hold &step);
    QString perform(const Steps::Remember &step);
    QString perform(const Steps::Expect &step);

    QString follow(const QList<Position> &path, const Steps::Mouse &step);
    QString saveScreenshot(const QString &fileName);
    void keepFailure();

    MainWindow &m_window;
    const Play &m_play;
    Stage m_stage;
    Hands m_hands;
    int m_steps = 0;
    int m_expectations = 0;
    int m_pictures = 0;
};
