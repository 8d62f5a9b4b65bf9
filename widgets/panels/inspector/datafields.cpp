#include "widgets/panels/inspector/datafields_p.h"

#include "widgets/model/file/jsontext_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/retranslation.h>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QMap>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHeaderView>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// The number of rows that the table shows without scrolling.
constexpr int MostRows = 6;

QString jsonOf(const QJsonValue &value)
{
    QByteArray text;
    JsonText::appendJson(text, value);
    return QString::fromUtf8(text);
}

} // namespace

QString dataText(const QJsonValue &value)
{
    if (!value.isString())
        return jsonOf(value);
    const QString text = value.toString();
    const QJsonValue again = dataValue(text);
    return again.isString() && again.toString() == text ? text : jsonOf(value);
}

QJsonValue dataValue(const QString &text)
{
    const QByteArray json = text.toUtf8();
    JsonText values(json);
    QByteArrayView first;
    const bool isOne =
        values.takeValue(first) && values.peek() == 0 && values.place() == json.constData() + json.size();
    QJsonParseError error;
    const QJsonValue value = isOne ? JsonText::parsed(first.toByteArray(), error) : QJsonValue();
    return isOne && !first.isEmpty() && error.error == QJsonParseError::NoError ? value : QJsonValue(text);
}

void DataModel::show(const Document *document, const ShapeIds &ids, bool isEditable)
{
    struct Found
    {
        Common<QString> text;
        qsizetype count = 0;
    };
    QMap<QString, Found> found;
    const bool isShown = document && ids.size() <= LargestShapeCount;
    for (ShapeId id : isShown ? ids : ShapeIds()) {
        // A shape that was just removed may still be selected.
        const Shape *shape = document->find(id);
        const QJsonObject data = shape ? shape->data : QJsonObject();
        for (auto entry = data.begin(); entry != data.end() && found.size() <= LargestKeyCount; ++entry) {
            Found &row = found[entry.key()];
            row.text.include(dataText(entry.value()));
            ++row.count;
        }
    }
    if (found.size() > LargestKeyCount)
        found.clear();
    QList<Row> rows;
    for (auto row = found.cbegin(); row != found.cend(); ++row) {
        const bool isEverywhere = row->count == ids.size();
        rows.append({row.key(), isEverywhere ? row->text : Common<QString>{std::nullopt, true}});
    }
    // An editor of the table stays open if it still belongs to the same entry: the view must not be reset while the
    // editor is being committed.
    m_isEditable = isEditable;
    if (renameRow(rows)) {
        if (std::exchange(m_rows, rows) != rows)
            Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

bool DataModel::renameRow(const QList<Row> &rows)
{
    QStringList before, after;
    for (const Row &row : std::as_const(m_rows))
        before.append(row.key);
    for (const Row &row : rows)
        after.append(row.key);
    if (before == after)
        return true;
    if (before.size() != after.size())
        return false;
    // With one new key, all other rows have the same order.
    int from = 0, to = 0;
    while (after.contains(before[from]))
        ++from;
    while (before.contains(after[to]))
        ++to;
    before.move(from, to);
    before[to] = after[to];
    if (before != after)
        return false;
    if (from != to) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        m_rows.move(from, to);
        endMoveRows();
    }
    return true;
}

int DataModel::rowOf(const QString &key) const
{
    for (int i = 0; i < int(m_rows.size()); ++i) {
        if (m_rows[i].key == key)
            return i;
    }
    return -1;
}

int DataModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DataModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DataModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[index.row()];
    const QString text = index.column() == Key ? row.key : row.text.value.value_or(QString());
    const bool isMixed = index.column() == Value && row.text.isMixed;
    if (role == Qt::DisplayRole && isMixed)
        return Text::tr("mixed");
    // The line breaks and tabs of a long text do not fit into a row.
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        const QString shown = text.left(LargestShownText);
        return role == Qt::ToolTipRole ? Qt::convertFromPlainText(shown, Qt::WhiteSpaceNormal) : shown.simplified();
    }
    return role == Qt::EditRole ? QVariant(text) : QVariant();
}

QVariant DataModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Key ? Text::tr("Key", "of an entry of the data") : Text::tr("Value");
}

Qt::ItemFlags DataModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (!index.isValid() || !m_isEditable)
        return plain;
    // A text that a field would shorten or break into lines cannot be edited in a row.
    const Row &row = m_rows[index.row()];
    const QString text = index.column() == Key ? row.key : row.text.value.value_or(QString());
    return text.size() > LargestShownText ? plain : plain | Qt::ItemIsEditable;
}

bool DataModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const Row row = m_rows[index.row()];
    const QString typed = value.toString();
    if (index.column() == Key) {
        if (typed != row.key)
            Q_EMIT renamed(row.key, typed);
    } else if (row.text.value != typed && !(row.text.isMixed && typed.isEmpty())) {
        Q_EMIT valueEntered(row.key, dataValue(typed));
    }
    return true;
}

DataFields::DataFields(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    m_table->setObjectName(QStringLiteral("dataTable"));
    m_table->setModel(&m_model);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 6);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    m_table->setWordWrap(false);
    const auto addButton = [this](QToolButton *button, const char *name, const QString &sign, int column) {
        button->setObjectName(QLatin1String(name));
        button->setText(sign);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        static_cast<QGridLayout *>(layout())->addWidget(button, 1, column);
    };
    addButton(m_add, "addData", QStringLiteral("+"), 0);
    addButton(m_remove, "removeData", QString(QChar(0x2212)), 1);
    grid->addWidget(m_table, 0, 0, 1, 3);
    grid->setColumnStretch(2, 1);
    keepTranslated(this, [this] {
        m_table->setAccessibleName(Text::tr("Data"));
        for (const auto &[button, tip] : {std::pair(m_add, Text::tr("Add an entry to the data")),
                                          std::pair(m_remove, Text::tr("Remove the entry from the data"))}) {
            button->setToolTip(tip);
            button->setAccessibleName(tip);
        }
        Q_EMIT m_model.headerDataChanged(Qt::Horizontal, 0, DataModel::ColumnCount - 1);
    });
    connect(m_add, &QToolButton::clicked, this, &DataFields::addEntry);
    connect(m_remove, &QToolButton::clicked, this, &DataFields::removeEntry);
    connect(&m_model, &DataModel::renamed, this, &DataFields::rename);
    connect(&m_model, &DataModel::valueEntered, this, [this](const QString &key, const QJsonValue &value) {
        Q_EMIT changed([&](QJsonObject &entries) { entries.insert(key, value); }, Text::tr("Change Data"));
    });
}

void DataFields::show(const Document *document, const ShapeIds &ids, bool isEditable)
{
    const QString current = m_model.key(m_table->currentIndex().row());
    const int column = std::max(m_table->currentIndex().column(), 0);
    m_model.show(document, ids, isEditable);
    const int row = m_model.rowOf(current);
    if (row >= 0 && m_table->currentIndex().row() != row)
        m_table->setCurrentIndex(m_model.index(row, column));
    const bool hasRows = m_model.rowCount() > 0;
    m_table->setVisible(hasRows);
    m_add->setEnabled(isEditable && ids.size() <= DataModel::LargestShapeCount);
    m_remove->setVisible(hasRows);
    m_remove->setEnabled(isEditable);
    fitTable();
}

void DataFields::fitTable()
{
    const int rows = std::min(m_model.rowCount(), MostRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + rows * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth());
}

void DataFields::editKey(const QString &key)
{
    const QModelIndex index = m_model.index(m_model.rowOf(key), DataModel::Key);
    if (!index.isValid())
        return;
    m_table->setCurrentIndex(index);
    m_table->edit(index);
}

void DataFields::addEntry()
{
    const QString word = Text::tr("key", "the name of a new entry of the data");
    QString key = word;
    for (int i = 2; m_model.rowOf(key) >= 0; ++i)
        key = QStringLiteral("%1 %2").arg(word).arg(i);
    const auto add = [&key](QJsonObject &entries) {
        if (!entries.contains(key))
            entries.insert(key, QString());
    };
    Q_EMIT changed(add, Text::tr("Add Data"));
    editKey(key);
}

void DataFields::removeEntry()
{
    const int row = std::max(m_table->currentIndex().row(), 0);
    const QString key = m_model.key(row);
    if (m_model.rowCount() == 0)
        return;
    Q_EMIT changed([&key](QJsonObject &entries) { entries.remove(key); }, Text::tr("Remove Data"));
    m_table->setCurrentIndex(m_model.index(std::min(row, m_model.rowCount() - 1), DataModel::Key));
}

// An entry of the same name would be lost.
void DataFields::rename(const QString &key, const QString &next)
{
    if (m_model.rowOf(next) >= 0) {
        Q_EMIT refused(Text::tr("There is an entry with the key \"%1\" already.").arg(Text::shortened(next)));
        return;
    }
    const auto change = [&](QJsonObject &entries) {
        if (entries.contains(key))
            entries.insert(next, entries.take(key));
    };
    Q_EMIT changed(change, Text::tr("Rename Data"));
}

// The table would start to edit an entry.
bool DataFields::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Delete && key != Qt::Key_Backspace)
        return QWidget::eventFilter(watched, event);
    if (m_remove->isEnabled())
        removeEntry();
    return true;
}

void DataFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 6);
        fitTable();
    }
}

} // namespace Trammel
