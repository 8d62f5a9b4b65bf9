#include "widgets/panels/search/commandlist_p.h"

#include "widgets/panels/search/wordmatch_p.h"

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <compare>
#include <vector>

namespace Trammel {

namespace {

constexpr int RowHeight = 28;
constexpr int IconSize = 18;
constexpr int Gap = 8;

/// A text of an action or a menu without mnemonics.
QString plain(const QString &text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i == text.size())
            break;
        result += text[i];
    }
    return result;
}

} // namespace

void CommandList::clear()
{
    beginResetModel();
    m_commands.clear();
    m_known.clear();
    m_rows.clear();
    endResetModel();
}

void CommandList::add(const QList<QAction *> &actions, const QSet<QAction *> &withOwnMenu, const QString &path)
{
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible() || m_known.contains(action))
            continue;
        const QString title = plain(action->text());
        if (action->menu() && !withOwnMenu.contains(action)) {
            m_known.insert(action);
            if (!action->isEnabled())
                continue;
            add(action->menu()->actions(), withOwnMenu, path.isEmpty() ? title : tr("%1 > %2").arg(path, title));
        } else if (!title.isEmpty()) {
            m_known.insert(action);
            m_commands.append({action, title, path, folded(title), folded(path)});
        }
    }
}

void CommandList::setQuery(const QString &query)
{
    const QStringList words = folded(query).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    struct Match
    {
        int rank;
        /// Equally good matches are ordered: enabled ones first, then shorter ones first.
        bool isUnavailable;
        qsizetype length;
        qsizetype place;
        auto operator<=>(const Match &) const = default;
    };
    std::vector<Match> found;
    for (qsizetype i = 0; i < m_commands.size(); ++i) {
        const Command &command = m_commands[i];
        const std::optional<int> rank = rankOf(words, command.foldedTitle, command.foldedPath);
        if (rank && words.isEmpty())
            found.push_back({0, false, 0, i});
        else if (rank)
            found.push_back({*rank, !command.action || !command.action->isEnabled(), command.title.size(), i});
    }
    std::sort(found.begin(), found.end());
    beginResetModel();
    m_rows.clear();
    for (const Match &match : found)
        m_rows.append(match.place);
    endResetModel();
}

QAction *CommandList::actionAt(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_rows.size() ? m_commands[m_rows[index.row()]].action.data() : nullptr;
}

int CommandList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CommandList::data(const QModelIndex &index, int role) const
{
    const QAction *action = actionAt(index);
    if (!action)
        return {};
    const Command &command = m_commands[m_rows[index.row()]];
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    switch (role) {
    case Qt::DisplayRole:
        return command.title;
    case Qt::DecorationRole:
        return action->icon();
    case Qt::CheckStateRole:
        return action->isCheckable() && action->isChecked() ? QVariant(Qt::Checked) : QVariant();
    case Qt::AccessibleTextRole: {
        QStringList parts{command.title, command.path, keys, action->isEnabled() ? QString() : tr("not available")};
        parts.removeAll(QString());
        return parts.join(QLatin1String(", "));
    }
    case PathRole:
        return command.path;
    case KeysRole:
        return keys;
    case AvailableRole:
        return action->isEnabled();
    default:
        return {};
    }
}

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const bool isEnabled = index.data(CommandList::AvailableRole).toBool();
    const bool isChosen = row.state.testFlag(QStyle::State_Selected);
    const bool isChecked = row.checkState == Qt::Checked;
    const QIcon icon = std::exchange(row.icon, {});
    const QString title = std::exchange(row.text, {});
    row.features = QStyleOptionViewItem::None;
    row.state.setFlag(QStyle::State_HasFocus, false);
    row.state.setFlag(QStyle::State_Enabled, isEnabled);
    const QPalette::ColorGroup group = isEnabled ? QPalette::Active : QPalette::Disabled;
    const QColor color = row.palette.color(group, isEnabled && isChosen ? QPalette::HighlightedText : QPalette::Text);
    // Styles paint the background of a row by the state of the widget, which is enabled.
    if (!isEnabled) {
        QColor shade = row.palette.color(QPalette::Text);
        shade.setAlphaF(0.1F);
        row.palette.setColor(QPalette::Highlight, shade);
    }
    const QStyle &style = *(row.widget ? row.widget->style() : QApplication::style());
    style.drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const auto placed = [&row](const QRect &rect) { return QStyle::visualRect(row.direction, row.rect, rect); };
    QRect room = row.rect.adjusted(Gap, 0, -Gap, 0);
    const QIcon::Mode mode = !isEnabled ? QIcon::Disabled : isChosen ? QIcon::Selected : QIcon::Normal;
    const QRect iconRect(room.left(), room.center().y() - IconSize / 2, IconSize, IconSize);
    icon.paint(painter, placed(iconRect), Qt::AlignCenter, mode);
    room.setLeft(iconRect.right() + Gap);

    QColor faint = color;
    faint.setAlphaF(isEnabled ? 0.65F : 0.8F);
    painter->save();
    painter->setFont(row.font);
    const auto drawText = [&](const QString &text, const QColor &pen, bool isAtEnd) {
        const QFontMetrics &metrics = row.fontMetrics;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(0, room.width()));
        const int width = metrics.horizontalAdvance(shown);
        QRect rect = room;
        if (isAtEnd) {
            rect.setLeft(room.right() - width);
            room.setRight(rect.left() - Gap);
        } else {
            rect.setWidth(width + 1);
            room.setLeft(rect.right() + Gap);
        }
        painter->setPen(pen);
        painter->drawText(placed(rect), Qt::AlignVCenter | Qt::TextSingleLine, shown);
    };
    const QString shown = isChecked ? title + QLatin1String(" ") + QChar(0x2713) : title;
    const QString keys = index.data(CommandList::KeysRole).toString();
    // The title takes precedence over the shortcut.
    const auto width = [&row](const QString &text) { return row.fontMetrics.horizontalAdvance(text); };
    if (width(shown) + Gap + width(keys) <= room.width())
        drawText(keys, faint, true);
    drawText(shown, color, false);
    drawText(index.data(CommandList::PathRole).toString(), faint, false);
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {100, std::max(RowHeight, option.fontMetrics.height() + Gap)};
}

} // namespace Trammel
