#include <trammel/actionshortcuts.h>

#include "widgets/actions/actionshortcuts_p.h"

#include <QtCore/QSet>
#include <QtCore/QSettings>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// A key that the canvas handles with each of these modifiers.
struct CanvasKey
{
    Qt::Key key;
    QList<Qt::KeyboardModifiers> modifiers;
};

const QList<CanvasKey> &canvasKeys()
{
    constexpr Qt::KeyboardModifiers none, alt = Qt::AltModifier, shift = Qt::ShiftModifier, ctrl = Qt::ControlModifier;
    static const QList<Qt::KeyboardModifiers> arrows{none, shift, ctrl, alt | shift};
    static const QList<CanvasKey> keys{
        {Qt::Key_Left, arrows},
        {Qt::Key_Right, arrows},
        {Qt::Key_Up, arrows},
        {Qt::Key_Down, arrows},
        {Qt::Key_PageUp, {none, shift}},
        {Qt::Key_PageDown, {none, shift}},
        {Qt::Key_Home, {none, ctrl, alt | shift}},
        {Qt::Key_End, {none, ctrl}},
        {Qt::Key_Comma, {none, alt}},
        {Qt::Key_Period, {none, alt}},
        {Qt::Key_X, {none, shift}},
        {Qt::Key_D, {none, shift}},
        {Qt::Key_Insert, {none}},
        {Qt::Key_F10, {shift}},
    };
    return keys;
}

bool isCanvasKey(QKeyCombination keys)
{
    constexpr Qt::Key always[] = {Qt::Key_Escape,  Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab,
                                  Qt::Key_Backtab, Qt::Key_Space,  Qt::Key_Menu};
    if (std::find(std::begin(always), std::end(always), keys.key()) != std::end(always))
        return true;
    return std::any_of(canvasKeys().begin(), canvasKeys().end(), [keys](const CanvasKey &used) {
        return used.key == keys.key() && used.modifiers.contains(keys.keyboardModifiers());
    });
}

QString inParentheses(const QList<QKeySequence> &shortcuts)
{
    const QString keys = shortcuts.value(0).toString(QKeySequence::NativeText);
    return keys.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keys);
}

/// The shortcuts in a text of the settings; nothing if any of them is invalid.
std::optional<QList<QKeySequence>> shortcutsIn(const QString &text)
{
    QList<QKeySequence> shortcuts;
    if (text.isEmpty())
        return shortcuts;
    for (const QKeySequence &keys : QKeySequence::listFromString(text)) {
        if (!ActionShortcuts::errorString(keys).isEmpty())
            return std::nullopt;
        if (!shortcuts.contains(keys))
            shortcuts.append(keys);
    }
    return shortcuts;
}

} // namespace

void giveShortcuts(QAction &action, const QList<QKeySequence> &shortcuts)
{
    const QString before = inParentheses(action.shortcuts()), after = inParentheses(shortcuts);
    QString tip = action.toolTip();
    const QString plain = QAction(action.text()).toolTip();
    const bool isOwn = tip != plain && (before.isEmpty() || !tip.endsWith(before));
    const QPointer<QAction> guard(&action);
    action.setShortcuts(shortcuts);
    if (isOwn || !guard)
        return;
    if (tip != plain)
        tip.chop(before.size());
    // Without a shortcut, an empty tool tip restores Qt's default, which is the action's text.
    action.setToolTip(after.isEmpty() ? QString() : tip + after);
}

ActionShortcuts::ActionShortcuts(QObject *parent) : QObject(parent)
{
}

void ActionShortcuts::addActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (const QMenu *menu = action->menu()) {
            addActions(menu->actions());
            continue;
        }
        const QString name = action->objectName();
        const auto isTaken = [&name](const Entry &entry) { return entry.name == name; };
        if (!name.isEmpty() && std::none_of(m_entries.begin(), m_entries.end(), isTaken))
            m_entries.append({name, action, action->shortcuts()});
    }
}

QList<QAction *> ActionShortcuts::actions() const
{
    QList<QAction *> actions;
    for (const Entry &entry : m_entries) {
        if (entry.action)
            actions.append(entry.action);
    }
    return actions;
}

const ActionShortcuts::Entry *ActionShortcuts::find(const QAction *action) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [action](const Entry &entry) { return action && entry.action == action; });
    return found == m_entries.end() ? nullptr : &*found;
}

QList<QKeySequence> ActionShortcuts::defaultShortcuts(const QAction *action) const
{
    const Entry *entry = find(action);
    return entry ? entry->defaults : QList<QKeySequence>();
}

bool ActionShortcuts::isDefault(const QAction *action) const
{
    const Entry *entry = find(action);
    return !entry || action->shortcuts() == entry->defaults;
}

QString ActionShortcuts::errorString(const QKeySequence &keys)
{
    if (keys.count() != 1 || keys[0].key() == Qt::Key_unknown || keys[0].key() == 0)
        return tr("A shortcut is one key, with or without modifiers.");
    const QKeyCombination key = keys[0];
    constexpr Qt::KeyboardModifiers both = Qt::ControlModifier | Qt::AltModifier;
    if ((key.keyboardModifiers() & both) == both)
        return tr("Ctrl and Alt together type characters on many keyboards.");
    if (isCanvasKey(key))
        return tr("The canvas uses %1 itself.").arg(keys.toString(QKeySequence::NativeText));
    return {};
}

QAction *ActionShortcuts::actionWith(const QKeySequence &keys) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&keys](const Entry &entry) {
        return entry.action && entry.action->shortcuts().contains(keys);
    });
    return found == m_entries.end() ? nullptr : found->action.data();
}

void ActionShortcuts::assign(const QHash<QString, QList<QKeySequence>> &shortcuts)
{
    const QPointer<ActionShortcuts> self(this);
    bool isChanged = false;
    const QList<Entry> entries = m_entries;
    for (const Entry &entry : entries) {
        const auto found = shortcuts.find(entry.name);
        if (!entry.action || found == shortcuts.end() || entry.action->shortcuts() == *found)
            continue;
        giveShortcuts(*entry.action, *found);
        isChanged = true;
    }
    if (self && isChanged)
        Q_EMIT changed();
}

bool ActionShortcuts::setShortcuts(QAction *action, const QList<QKeySequence> &shortcuts)
{
    const Entry *entry = find(action);
    const auto isRefused = [](const QKeySequence &keys) { return !errorString(keys).isEmpty(); };
    if (!entry || std::any_of(shortcuts.begin(), shortcuts.end(), isRefused))
        return false;
    QHash<QString, QList<QKeySequence>> all;
    for (const Entry &other : std::as_const(m_entries)) {
        if (!other.action)
            continue;
        QList<QKeySequence> rest = other.action->shortcuts();
        rest.removeIf([&shortcuts](const QKeySequence &keys) { return shortcuts.contains(keys); });
        all.insert(other.name, rest);
    }
    all.insert(entry->name, shortcuts);
    assign(all);
    return true;
}

bool ActionShortcuts::reset(QAction *action)
{
    const Entry *entry = find(action);
    if (!entry)
        return true;
    QList<QKeySequence> free = entry->defaults;
    free.removeIf([this, action](const QKeySequence &keys) {
        const QAction *owner = actionWith(keys);
        return owner && owner != action;
    });
    const bool isWhole = free == entry->defaults;
    assign({{entry->name, free}});
    return isWhole;
}

void ActionShortcuts::resetAll()
{
    QHash<QString, QList<QKeySequence>> all;
    for (const Entry &entry : std::as_const(m_entries))
        all.insert(entry.name, entry.defaults);
    assign(all);
}

void ActionShortcuts::save(QSettings &settings) const
{
    settings.beginGroup(QStringLiteral("shortcuts"));
    for (const Entry &entry : m_entries) {
        if (entry.action && entry.action->shortcuts() != entry.defaults)
            settings.setValue(entry.name, QKeySequence::listToString(entry.action->shortcuts()));
        else if (entry.action)
            settings.remove(entry.name);
    }
    settings.endGroup();
}

void ActionShortcuts::restore(QSettings &settings)
{
    QHash<QString, QList<QKeySequence>> all;
    QSet<QKeySequence> taken;
    settings.beginGroup(QStringLiteral("shortcuts"));
    for (const Entry &entry : std::as_const(m_entries)) {
        const QVariant value = settings.value(entry.name);
        std::optional<QList<QKeySequence>> stored;
        if (value.typeId() == QMetaType::QString)
            stored = shortcutsIn(value.toString());
        if (!stored)
            continue;
        stored->removeIf([&taken](const QKeySequence &keys) { return taken.contains(keys); });
        for (const QKeySequence &keys : std::as_const(*stored))
            taken.insert(keys);
        all.insert(entry.name, *stored);
    }
    settings.endGroup();
    for (const Entry &entry : std::as_const(m_entries)) {
        if (all.contains(entry.name))
            continue;
        QList<QKeySequence> shortcuts = entry.defaults;
        shortcuts.removeIf([&taken](const QKeySequence &keys) { return taken.contains(keys); });
        all.insert(entry.name, shortcuts);
    }
    assign(all);
}

} // namespace Trammel
