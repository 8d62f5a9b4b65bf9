#pragma once

#include "play/hands.h"
#include "play/play.h"
#include "play/stage.h"

#include <QtCore/QCoreApplication>

class MainWindow;

/// Runs a play in a window that is already shown, and saves its pictures and files in a folder.
class Player
{
    Q_DECLARE_TR_FUNCTIONS(Player)

public:
    /// The window is borrowed.
    Player(MainWindow &window, const Play &play, const QString &output);

    /// Stops at the first step that fails, and returns its number and the difference; empty on success. After a
    /// failure, the window remains in this state, and a picture and a file of the state are saved under the name
    /// "failed".
    QString run();
    /// A summary of the steps, expectations and pictures so far.
    QString summary() const;

private:
    // Each of these performs one step and returns the reason for a failure; empty on success.
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

    QString moveAlong(const QList<Position> &path, const Steps::Mouse &step);
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
