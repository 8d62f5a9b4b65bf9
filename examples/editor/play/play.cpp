#include "play/play.h"

#include "play/fields.h"
#include "play/stage.h"
#include "play/words.h"

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QJsonDocument>
#include <QtGui/QKeySequence>

#include <algorithm>

using namespace Qt::StringLiterals;
using Trammel::ShapeEditor;

namespace {

using Action = decltype(Step::action);
using Reader = Action (*)(Fields &fields);

Qt::KeyboardModifiers modifiersFrom(const QJsonValue &value, QString &fault)
{
    static const QHash<QString, Qt::KeyboardModifier> Words{{u"shift"_s, Qt::ShiftModifier},
                                                            {u"ctrl"_s, Qt::ControlModifier},
                                                            {u"alt"_s, Qt::AltModifier},
                                                            {u"meta"_s, Qt::MetaModifier}};
    Qt::KeyboardModifiers modifiers;
    const QJsonArray words = value.toArray();
    bool good = value.isArray();
    for (const QJsonValue &word : words) {
        good = good && Words.contains(word.toString());
        modifiers |= Words.value(word.toString(), Qt::NoModifier);
    }
    if (!good && fault.isEmpty())
        fault = QCoreApplication::translate("Play", "modifiers are a list of \"shift\", \"ctrl\", \"alt\", \"meta\"");
    return modifiers;
}

Qt::KeyboardModifiers modifiersOf(Fields &fields)
{
    if (!fields.has("modifiers"_L1))
        return {};
    return modifiersFrom(fields.value("modifiers"_L1), fields.fault());
}

Qt::MouseButton buttonOf(Fields &fields)
{
    const QString word = fields.text("button"_L1, u"left"_s);
    if (word == "left"_L1)
        return Qt::LeftButton;
    if (word == "middle"_L1)
        return Qt::MiddleButton;
    if (word == "right"_L1)
        return Qt::RightButton;
    fields.refuse(QCoreApplication::translate("Play", "\"button\" is \"left\", \"middle\" or \"right\""));
    return Qt::NoButton;
}

Action mouse(Fields &fields, QLatin1StringView verb, Steps::Mouse::Gesture gesture)
{
    Steps::Mouse step{gesture, {}, buttonOf(fields), modifiersOf(fields), 1};
    step.path.append(positionFromJson(fields.value(verb), fields.fault()));
    return step;
}

Action drag(Fields &fields)
{
    constexpr int UsualMoves = 8;
    Steps::Mouse step{Steps::Mouse::Gesture::Drag,
                      {},
                      buttonOf(fields),
                      modifiersOf(fields),
                      fields.count("moves"_L1, 1, UsualMoves)};
    const QJsonArray positions = fields.list("drag"_L1);
    if (positions.size() < 2)
        fields.refuse(QCoreApplication::translate("Play", "\"drag\" needs two positions or more"));
    for (const QJsonValue &position : positions)
        step.path.append(positionFromJson(position, fields.fault()));
    return step;
}

Action wheel(Fields &fields)
{
    const double notches = fields.number("notches"_L1);
    if (notches != int(notches))
        fields.refuse(QCoreApplication::translate("Play", "\"notches\" must be a whole number"));
    return Steps::Wheel{positionFromJson(fields.value("wheel"_L1), fields.fault()), int(notches), modifiersOf(fields)};
}

Action key(Fields &fields)
{
    const QString text = fields.text("key"_L1);
    const QKeySequence sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
    if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown) {
        fields.refuse(
            QCoreApplication::translate("Play", "\"%1\" is no key; write \"Ctrl+Z\", \"Delete\", \"Left\" ...")
                .arg(text));
        return Steps::Key{};
    }
    return Steps::Key{sequence[0], fields.count("times"_L1, 1, 1)};
}

Action show(Fields &fields)
{
    const QJsonValue value = fields.value("show"_L1);
    const QJsonArray numbers = value.toArray();
    const bool isRect = numbers.size() == 4
        && std::all_of(numbers.begin(), numbers.end(), [](const QJsonValue &number) { return number.isDouble(); });
    if (isRect)
        return Steps::Show{{},
                           QRectF(numbers.at(0).toDouble(), numbers.at(1).toDouble(), numbers.at(2).toDouble(),
                                  numbers.at(3).toDouble())};
    return Steps::Show{shapeNamesFromJson(value, fields.fault()), {}};
}

Action trigger(Fields &fields)
{
    const QString word = fields.text("action"_L1);
    const std::optional<ShapeEditor::Action> action = fromWord<ShapeEditor::Action>(word);
    if (!action)
        fields.refuse(QCoreApplication::translate("Play", "there is no action \"%1\"; there are: %2")
                          .arg(word, wordsOf<ShapeEditor::Action>().join(", "_L1)));
    return Steps::Trigger{action.value_or(ShapeEditor::Action::SelectTool), fields.count("times"_L1, 1, 1)};
}

QString outputPath(Fields &fields, QLatin1StringView name)
{
    const QString path = fields.text(name);
    if (!path.startsWith(OutputPrefix))
        fields.refuse(QCoreApplication::translate("Play", "a play saves below \"%1\" only").arg(OutputPrefix));
    return path;
}

Action setTool(Fields &fields)
{
    return Steps::Set{settingsFromJson(QJsonObject{{u"tool"_s, fields.value("tool"_L1)}}, fields.fault())};
}

Action startNew(Fields &fields)
{
    if (!fields.flag("new"_L1))
        fields.refuse(QCoreApplication::translate("Play", "\"new\" is always true"));
    return Steps::New{};
}

/// The functions that read steps, by the names of the steps.
const QHash<QString, Reader> &readers()
{
    using Gesture = Steps::Mouse::Gesture;
    static const QHash<QString, Reader> Readers{
        {u"new"_s, startNew},
        {u"open"_s,
         [](Fields &f) -> Action {
             return Steps::Open{f.text("open"_L1), f.text("fails"_L1, {})};
         }},
        {u"save"_s,
         [](Fields &f) -> Action {
             return Steps::Save{outputPath(f, "save"_L1), f.text("fails"_L1, {})};
         }},
        {u"export"_s, [](Fields &f) -> Action { return Steps::Export{outputPath(f, "export"_L1)}; }},
        {u"screenshot"_s, [](Fields &f) -> Action { return Steps::Screenshot{f.text("screenshot"_L1)}; }},
        {u"tool"_s, setTool},
        {u"set"_s, [](Fields &f) -> Action { return Steps::Set{settingsFromJson(f.object("set"_L1), f.fault())}; }},
        {u"show"_s, show},
        {u"select"_s,
         [](Fields &f) -> Action { return Steps::Select{shapeNamesFromJson(f.value("select"_L1), f.fault())}; }},
        {u"action"_s, trigger},
        {u"click"_s, [](Fields &f) { return mouse(f, "click"_L1, Gesture::Click); }},
        {u"doubleClick"_s, [](Fields &f) { return mouse(f, "doubleClick"_L1, Gesture::DoubleClick); }},
        {u"press"_s, [](Fields &f) { return mouse(f, "press"_L1, Gesture::Press); }},
        {u"move"_s, [](Fields &f) { return mouse(f, "move"_L1, Gesture::Move); }},
        {u"release"_s, [](Fields &f) { return mouse(f, "release"_L1, Gesture::Release); }},
        {u"drag"_s, drag},
        {u"wheel"_s, wheel},
        {u"key"_s, key},
        {u"type"_s, [](Fields &f) -> Action { return Steps::Type{f.text("type"_L1)}; }},
        {u"hold"_s, [](Fields &f) -> Action { return Steps::Hold{modifiersFrom(f.value("hold"_L1), f.fault())}; }},
        {u"remember"_s, [](Fields &f) -> Action { return Steps::Remember{f.text("remember"_L1)}; }},
        {u"expect"_s,
         [](Fields &f) -> Action { return Steps::Expect{expectationsFromJson(f.object("expect"_L1), f.fault())}; }},
    };
    return Readers;
}

QString stepNames()
{
    QStringList names = readers().keys();
    names.sort();
    return names.join(", "_L1);
}

Step readStep(const QJsonValue &value, QString &fault)
{
    Step step{value.toObject(), {}};
    Fields fields(step.json, fault);
    if (!value.isObject())
        fields.refuse(QCoreApplication::translate("Play", "a step is an object, such as {\"key\": \"Delete\"}"));
    fields.text("note"_L1, {});
    QStringList verbs;
    const QStringList names = step.json.keys();
    for (const QString &name : names) {
        if (readers().contains(name))
            verbs.append(name);
    }
    if (verbs.size() != 1) {
        fields.refuse(QCoreApplication::translate("Play", "a step has exactly one of: %1; this one has: %2")
                          .arg(stepNames(), verbs.isEmpty() ? names.join(", "_L1) : verbs.join(", "_L1)));
        return step;
    }
    step.action = readers().value(verbs.first())(fields);
    fields.refuseOthers();
    return step;
}

int lineOf(const QByteArray &text, int offset)
{
    return int(text.left(offset).count('\n')) + 1;
}

QJsonObject readObject(const QString &fileName, QString &fault)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        fault = file.errorString();
        return {};
    }
    const QByteArray text = file.readAll();
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        fault =
            QCoreApplication::translate("Play", "line %1: %2").arg(lineOf(text, error.offset)).arg(error.errorString());
    else if (!json.isObject())
        fault = QCoreApplication::translate("Play", "a play is an object with \"steps\"");
    return json.object();
}

QSize windowSize(Fields &fields, QSize usual)
{
    if (!fields.has("window"_L1))
        return usual;
    constexpr QSize Least(200, 150);
    constexpr QSize Most(8000, 8000);
    const QPointF wanted = fields.point("window"_L1);
    const QSize size = QSizeF(wanted.x(), wanted.y()).boundedTo(QSizeF(Most) * 2).toSize();
    if (size.expandedTo(Least) != size || size.boundedTo(Most) != size)
        fields.refuse(QCoreApplication::translate("Play", "\"window\" must be from 200 x 150 to 8000 x 8000"));
    return size;
}

} // namespace

Play readPlay(const QString &fileName, QString &fault)
{
    Play play;
    play.fileName = fileName;
    Fields fields(readObject(fileName, fault), fault);
    fields.text("title"_L1, {});
    play.window = windowSize(fields, play.window);
    const QString colors = fields.text("colors"_L1, u"light"_s);
    play.dark = colors == "dark"_L1;
    if (!play.dark && colors != "light"_L1)
        fields.refuse(QCoreApplication::translate("Play", "\"colors\" is \"light\" or \"dark\""));
    const QJsonArray steps = fields.list("steps"_L1);
    fields.refuseOthers();
    for (qsizetype i = 0; i < steps.size() && fault.isEmpty(); ++i) {
        play.steps.append(readStep(steps.at(i), fault));
        if (!fault.isEmpty())
            fault = QCoreApplication::translate("Play", "step %1: %2").arg(i + 1).arg(fault);
    }
    return play;
}
