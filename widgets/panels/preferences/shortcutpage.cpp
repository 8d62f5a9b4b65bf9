#include "widgets/panels/preferences/shortcutpage_p.h"

#include "widgets/panels/search/wordmatch_p.h"
#include "widgets/view/painting/colors_p.h"
#include <trammel/actionshortcuts.h>

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QAction>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

namespace Trammel {

namespace {

enum Column { CommandColumn, ShortcutColumn };

QString textOf(const QList<QKeySequence> &shortcuts)
{
    QStringList texts;
    for (const QKeySequence &keys : shortcuts)
        texts.append(keys.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

} // namespace

ShortcutPage::ShortcutPage(QWidget *parent)
    : QWidget(parent), m_search(new QLineEdit), m_rows(new QTreeWidget), m_fieldLabel(new QLabel),
      m_field(new KeyField), m_message(new QLabel), m_assign(new QPushButton), m_add(new QPushButton),
      m_remove(new QPushButton), m_reset(new QPushButton), m_resetAll(new QPushButton)
{
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_rows->setObjectName(QStringLiteral("rows"));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(ShortcutColumn, QHeaderView::ResizeToContents);
    m_rows->header()->setStretchLastSection(false);
    m_field->setObjectName(QStringLiteral("keys"));
    m_fieldLabel->setBuddy(m_field);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // The message has room from the start, so that nothing moves when it appears.
    m_message->setFixedHeight(2 * fontMetrics().lineSpacing());
    m_assign->setObjectName(QStringLiteral("assign"));
    m_add->setObjectName(QStringLiteral("add"));
    m_remove->setObjectName(QStringLiteral("remove"));
    m_reset->setObjectName(QStringLiteral("reset"));
    m_resetAll->setObjectName(QStringLiteral("resetAll"));

    auto *change = new QHBoxLayout;
    change->addWidget(m_fieldLabel);
    change->addWidget(m_field, 1);
    change->addWidget(m_assign);
    change->addWidget(m_add);
    auto *resets = new QHBoxLayout;
    resets->addWidget(m_remove);
    resets->addWidget(m_reset);
    resets->addStretch();
    resets->addWidget(m_resetAll);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_rows, 1);
    layout->addLayout(change);
    layout->addWidget(m_message);
    layout->addLayout(resets);

    const QList<QPushButton *> buttons = findChildren<QPushButton *>();
    for (QPushButton *button : buttons)
        button->setAutoDefault(false);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutPage::find);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, [this] {
        m_field->setKeys({});
        showState();
    });
    connect(m_rows, &QTreeWidget::itemActivated, this, [this] { m_field->setFocus(); });
    connect(m_field, &KeyField::keysChanged, this, &ShortcutPage::showState);
    connect(m_field, &KeyField::confirmed, this, [this] {
        if (m_assign->isEnabled())
            assign(Way::Replace);
    });
    connect(m_assign, &QPushButton::clicked, this, [this] { assign(Way::Replace); });
    connect(m_add, &QPushButton::clicked, this, [this] { assign(Way::Add); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_shortcuts->setShortcuts(current(), {}); });
    connect(m_reset, &QPushButton::clicked, this, &ShortcutPage::resetCurrent);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        if (m_shortcuts)
            m_shortcuts->resetAll();
    });
    retranslate();
    showState();
}

void ShortcutPage::setShortcuts(ActionShortcuts *shortcuts)
{
    if (m_shortcuts)
        m_shortcuts->disconnect(this);
    m_shortcuts = shortcuts;
    if (shortcuts) {
        connect(shortcuts, &ActionShortcuts::changed, this, &ShortcutPage::showShortcuts);
        connect(shortcuts, &QObject::destroyed, this, &ShortcutPage::fill);
    }
    fill();
}

void ShortcutPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
}

void ShortcutPage::retranslate()
{
    m_search->setPlaceholderText(tr("Find a command or a shortcut"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_rows->setHeaderLabels({tr("Command"), tr("Shortcut")});
    m_rows->setAccessibleName(tr("Shortcuts"));
    m_fieldLabel->setText(tr("&New shortcut:"));
    m_field->setPlaceholderText(tr("Click here and press the keys"));
    m_add->setText(tr("A&dd"));
    m_add->setToolTip(tr("Keeps the current shortcuts of the command"));
    m_remove->setText(tr("Re&move"));
    m_reset->setText(tr("R&eset"));
    m_resetAll->setText(tr("Reset A&ll"));
}

void ShortcutPage::fill()
{
    const QPointer<QAction> before(current());
    // The keys in the field stay.
    const QSignalBlocker blocker(m_rows);
    m_rows->clear();
    m_actions.clear();
    const QList<QAction *> actions = m_shortcuts ? m_shortcuts->actions() : QList<QAction *>();
    for (QAction *action : actions) {
        m_actions.append(action);
        connect(action, &QObject::destroyed, this, &ShortcutPage::showShortcuts, Qt::UniqueConnection);
        auto *row = new QTreeWidgetItem(m_rows);
        // Tool tips are texts without mnemonics.
        row->setText(CommandColumn, QAction(action->text()).toolTip());
        row->setIcon(CommandColumn, action->icon());
        if (action == before)
            m_rows->setCurrentItem(row);
    }
    showShortcuts();
}

void ShortcutPage::showShortcuts()
{
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        QTreeWidgetItem &row = *m_rows->topLevelItem(i);
        const QAction *action = m_actions[i];
        row.setHidden(!action);
        if (!action)
            continue;
        row.setText(ShortcutColumn, textOf(action->shortcuts()));
        QFont font = m_rows->font();
        font.setBold(m_shortcuts && !m_shortcuts->isDefault(action));
        row.setFont(ShortcutColumn, font);
    }
    find();
    showState();
}

void ShortcutPage::find()
{
    const QStringList words = folded(m_search->text()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        QTreeWidgetItem &row = *m_rows->topLevelItem(i);
        const bool isFound =
            rankOf(words, folded(row.text(CommandColumn)), folded(row.text(ShortcutColumn))).has_value();
        row.setHidden(!m_actions[i] || !isFound);
    }
    const QTreeWidgetItem *now = m_rows->currentItem();
    if (now && !now->isHidden())
        return;
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        if (!m_rows->topLevelItem(i)->isHidden()) {
            m_rows->setCurrentItem(m_rows->topLevelItem(i));
            return;
        }
    }
    m_rows->setCurrentItem(nullptr);
}

QAction *ShortcutPage::current() const
{
    const int row = m_rows->indexOfTopLevelItem(m_rows->currentItem());
    return row < 0 ? nullptr : m_actions.value(row).data();
}

void ShortcutPage::showState()
{
    const QAction *action = m_shortcuts ? current() : nullptr;
    const QKeySequence keys = m_field->keys();
    const QString error = keys.isEmpty() ? QString() : ActionShortcuts::errorString(keys);
    const QAction *owner = m_shortcuts && error.isEmpty() && !keys.isEmpty() ? m_shortcuts->actionWith(keys) : nullptr;
    const bool isTaken = owner && owner != action;
    const bool isPossible = action && !keys.isEmpty() && error.isEmpty();
    m_assign->setText(isTaken ? tr("Take &Over") : tr("&Assign"));
    m_assign->setEnabled(isPossible);
    m_add->setEnabled(isPossible && owner != action);
    m_field->setEnabled(action);
    m_remove->setEnabled(action && !action->shortcuts().isEmpty());
    m_reset->setEnabled(action && !m_shortcuts->isDefault(action));
    m_resetAll->setEnabled(m_shortcuts);
    if (!error.isEmpty())
        showMessage(error, true);
    else if (isTaken)
        showMessage(tr("%1 is the shortcut of \"%2\", which will lose it.")
                        .arg(keys.toString(QKeySequence::NativeText), QAction(owner->text()).toolTip()));
    else if (owner)
        showMessage(tr("The command has this shortcut already."));
    else
        showMessage({});
}

void ShortcutPage::assign(Way way)
{
    QAction *action = current();
    if (!m_shortcuts || !action)
        return;
    QList<QKeySequence> shortcuts{m_field->keys()};
    if (way == Way::Add)
        shortcuts = action->shortcuts() + shortcuts;
    const QPointer<ShortcutPage> self(this);
    m_shortcuts->setShortcuts(action, shortcuts);
    if (self)
        m_field->setKeys({});
}

void ShortcutPage::resetCurrent()
{
    QAction *action = current();
    if (!m_shortcuts || !action)
        return;
    const QPointer<ShortcutPage> self(this);
    const bool isWhole = m_shortcuts->reset(action);
    if (!self || isWhole)
        return;
    for (const QKeySequence &keys : m_shortcuts->defaultShortcuts(action)) {
        const QAction *owner = m_shortcuts->actionWith(keys);
        if (owner && owner != action)
            showMessage(tr("%1 is still the shortcut of \"%2\".")
                            .arg(keys.toString(QKeySequence::NativeText), QAction(owner->text()).toolTip()),
                        true);
    }
}

void ShortcutPage::showMessage(const QString &text, bool isError)
{
    QPalette colors = palette();
    if (isError)
        colors.setColor(QPalette::WindowText, warningColor(colors));
    m_message->setPalette(colors);
    m_message->setText(text);
}

} // namespace Trammel
