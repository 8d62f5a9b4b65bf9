#include "play/player.h"

#include "mainwindow.h"
#include <trammel/picture.h>
#include <trammel/placingdialog.h>

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtGui/QAction>
#include <QtGui/QPixmap>
#include <QtWidgets/QGraphicsView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

/// The difference between the result of reading or writing a file and the expected result; empty for none.
QString outcome(const FileResult &result, const QString &failsWith)
{
    if (failsWith.isEmpty())
        return result ? QString() : result.errorString();
    if (result)
        return QCoreApplication::translate("Player", "it should fail with \"%1\", but it succeeded").arg(failsWith);
    if (result.errorString().contains(failsWith))
        return {};
    return QCoreApplication::translate("Player", "it should fail with \"%1\", but it failed with \"%2\"")
        .arg(failsWith, result.errorString());
}

bool isComputing(const ShapeEditor &editor)
{
    const QList<PlacingDialog *> dialogs = editor.findChildren<PlacingDialog *>();
    return std::any_of(dialogs.begin(), dialogs.end(),
                       [](const PlacingDialog *dialog) { return dialog->isVisible() && dialog->isComputing(); });
}

} // namespace

Player::Player(MainWindow &window, const Play &play, const QString &output)
    : m_window(window), m_play(play), m_stage{window.editor(), play.fileName, output, {}},
      m_hands(*window.editor().view()->viewport())
{
}

QString Player::run()
{
    if (!QDir().mkpath(m_stage.output))
        return tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(m_stage.output));
    m_window.editor().view()->setFocus();
    QCoreApplication::processEvents();
    for (const Step &step : m_play.steps) {
        ++m_steps;
        const QString fault = std::visit([this](const auto &action) { return perform(action); }, step.action);
        QCoreApplication::processEvents();
        while (isComputing(m_window.editor()))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!fault.isEmpty()) {
            keepFailure();
            const QByteArray json = QJsonDocument(step.json).toJson(QJsonDocument::Compact);
            return tr("step %1 failed\n  %2\n  %3").arg(m_steps).arg(QString::fromUtf8(json), fault);
        }
    }
    return {};
}

QString Player::summary() const
{
    return tr("%1 steps played, %2 expectations held, %3 pictures taken")
        .arg(m_steps)
        .arg(m_expectations)
        .arg(m_pictures);
}

QString Player::perform(const Steps::New &)
{
    m_window.startNew();
    return {};
}

QString Player::perform(const Steps::Open &step)
{
    return outcome(m_window.load(m_stage.resolved(step.path)), step.failsWith);
}

QString Player::perform(const Steps::Save &step)
{
    return outcome(m_window.save(m_stage.resolved(step.path)), step.failsWith);
}

QString Player::perform(const Steps::Export &step)
{
    return savePicture(m_stage.resolved(step.path), m_stage.editor.document()->data()).reason;
}

QString Player::perform(const Steps::Screenshot &step)
{
    ++m_pictures;
    return saveScreenshot(u"%1-%2.png"_s.arg(QString::number(m_pictures).rightJustified(2, u'0'), step.name));
}

QString Player::perform(const Steps::Set &step)
{
    for (const Setting &setting : step.settings)
        m_stage.editor.setProperty(setting.name.constData(), setting.value);
    return {};
}

QString Player::perform(const Steps::Show &step)
{
    QString fault;
    const ShapeIds ids = findShapes(step.shapes, m_stage.editor, fault);
    if (fault.isEmpty())
        m_stage.editor.zoomTo(ids.isEmpty() ? step.rect : toRect(m_stage.editor.document()->bounds(ids)));
    return fault;
}

QString Player::perform(const Steps::Select &step)
{
    QString fault;
    const ShapeIds ids = findShapes(step.shapes, m_stage.editor, fault);
    if (fault.isEmpty())
        m_stage.editor.selection()->set(ids);
    return fault;
}

QString Player::perform(const Steps::Trigger &step)
{
    QAction *action = m_stage.editor.action(step.action);
    for (int i = 0; i < step.times; ++i) {
        if (!action->isEnabled())
            return tr("the action is disabled after %n time(s)", nullptr, i);
        action->trigger();
    }
    return {};
}

QString Player::perform(const Steps::Mouse &step)
{
    using Gesture = Steps::Mouse::Gesture;
    const Qt::KeyboardModifiers before = m_hands.held();
    m_hands.hold(before | step.modifiers);
    const QString fault = moveAlong(step.path, step);
    if (fault.isEmpty()) {
        switch (step.gesture) {
        case Gesture::Click:
            m_hands.press(step.button);
            m_hands.release(step.button);
            break;
        case Gesture::DoubleClick:
            m_hands.doubleClick(step.button);
            break;
        case Gesture::Press:
            m_hands.press(step.button);
            break;
        case Gesture::Release:
        case Gesture::Drag:
            m_hands.release(step.button);
            break;
        case Gesture::Move:
            break;
        }
    }
    m_hands.hold(before);
    return fault;
}

QString Player::moveAlong(const QList<Position> &path, const Steps::Mouse &step)
{
    // All positions are determined before the drag changes them.
    QString fault;
    QList<QPointF> places;
    for (const Position &position : path) {
        const QPointF previous = places.isEmpty() ? m_hands.position() : places.last();
        places.append(viewPosition(position, previous, m_stage.editor, fault));
    }
    if (!fault.isEmpty())
        return fault;
    m_hands.moveTo(places.first());
    if (step.gesture == Steps::Mouse::Gesture::Drag)
        m_hands.press(step.button);
    for (qsizetype i = 1; i < places.size(); ++i) {
        for (int move = 1; move <= step.moves; ++move) {
            const double part = double(move) / step.moves;
            m_hands.moveTo(move == step.moves ? places.at(i) : places.at(i - 1) * (1 - part) + places.at(i) * part);
            QCoreApplication::processEvents();
        }
    }
    return {};
}

QString Player::perform(const Steps::Wheel &step)
{
    QString fault;
    const QPointF place = viewPosition(step.position, m_hands.position(), m_stage.editor, fault);
    if (!fault.isEmpty())
        return fault;
    const Qt::KeyboardModifiers before = m_hands.held();
    m_hands.hold(before | step.modifiers);
    m_hands.moveTo(place);
    m_hands.turnWheel(step.notches);
    m_hands.hold(before);
    return {};
}

QString Player::perform(const Steps::Key &step)
{
    for (int i = 0; i < step.times; ++i)
        m_hands.strike(step.key);
    return {};
}

QString Player::perform(const Steps::Type &step)
{
    m_hands.type(step.text);
    return {};
}

QString Player::perform(const Steps::Hold &step)
{
    m_hands.hold(step.modifiers);
    return {};
}

QString Player::perform(const Steps::Remember &step)
{
    m_stage.remembered.insert(step.name, m_stage.editor.document()->data());
    return {};
}

QString Player::perform(const Steps::Expect &step)
{
    for (const Expectation &expectation : step.expectations) {
        const QString found = difference(expectation, m_stage);
        if (!found.isEmpty())
            return found;
        ++m_expectations;
    }
    return {};
}

QString Player::saveScreenshot(const QString &fileName)
{
    QCoreApplication::processEvents();
    const QString path = QDir(m_stage.output).filePath(fileName);
    return m_window.grab().save(path) ? QString() : tr("the picture %1 cannot be written").arg(path);
}

void Player::keepFailure()
{
    saveScreenshot(u"failed.png"_s);
    saveFile(QDir(m_stage.output).filePath(u"failed.trammel"_s), m_stage.editor.document()->data());
}
