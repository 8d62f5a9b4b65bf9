#include <trammel/preferencesdialog.h>

#include "widgets/actions/numberbox_p.h"
#include "widgets/panels/preferences/shortcutpage_p.h"
#include <trammel/actionshortcuts.h>

#include <QtCore/QEvent>
#include <QtCore/QMetaProperty>
#include <QtCore/QPointer>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QVBoxLayout>

#include <array>
#include <utility>

namespace Trammel {

namespace {

/// A property of the editor on a page of the dialog. Boolean properties have a check box, enumerations have a list of
/// choices, and numbers have a field.
struct Setting
{
    enum class Page { General, Snapping, Collisions };

    Page page;
    const char *property;
    const char *text;
    QList<const char *> choices = {};
    /// The range of a number.
    double least = 0;
    double most = 0;
    int decimals = 0;
};

constexpr std::array<const char *, 4> Titles{QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "General"),
                                             QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Snapping"),
                                             QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Collisions"),
                                             QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Shortcuts")};

const QList<Setting> &settingTable()
{
    using Page = Setting::Page;
    static const QList<Setting> table{
        {Page::General,
         "wheelMode",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Mouse &wheel:"),
         {QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Zooms"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Scrolls")}},
        {Page::General,
         "rubberBandMode",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Rubber &band selects:"),
         {QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Touched shapes"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Enclosed shapes"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog",
                            "By direction: to the right enclosed ones, to the left touched ones")}},
        {Page::General, "gridVisible", QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Show the &grid")},
        {.page = Page::General,
         .property = "gridSize",
         .text = QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Grid &spacing:"),
         .least = 0.001,
         .most = 1e6,
         .decimals = 3},
        {Page::General, "returnButtonEnabled",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Show a b&utton back to the drawing when it is out of view")},
        {Page::General, "connectHandlesEnabled",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog",
                           "Show &handles for connectors beside the shape under the pointer")},
        {Page::General, "connectorsAddShapes",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "&Add a shape where such a connector ends on empty canvas")},
        {Page::Snapping, "snapToGrid", QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Snap to the &grid")},
        {Page::Snapping, "snapToShapes",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Snap to edges and centers of other &shapes")},
        {Page::Snapping, "snapToSpacing",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Snap to &equal gaps and sizes")},
        {Page::Snapping, "snapToAngles",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Snap to the &angles of other shapes")},
        {Page::Snapping, "snapToRoundNumbers",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog",
                           "&Round positions, sizes and angles that snap to nothing else")},
        {.page = Page::Snapping,
         .property = "snapTolerance",
         .text = QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Snap &distance in pixels:"),
         .least = 1,
         .most = 50},
        {Page::Collisions,
         "showCollisions",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "&Show collisions:"),
         {QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Never"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "While dragging"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Always")}},
        {Page::Collisions, "showLockedCollisions",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Also with &locked shapes")},
        {Page::Collisions, "showInnerCollisions",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Also with shapes &inside a filled shape")},
        {Page::Collisions, "showTextCollisions",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Also with &texts without an outline")},
        {Page::Collisions, "showOpenCollisions",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Also with li&nes and other shapes that are not solid")},
        {Page::Collisions,
         "overlapMode",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "&Dragged shapes:"),
         {QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "May overlap other shapes"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Stop at other shapes"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Slide along other shapes"),
          QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Push other shapes aside")}},
        {.page = Page::Collisions,
         .property = "pushDepth",
         .text = QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Shapes &pushed in a row:"),
         .least = 1,
         .most = 8},
        {.page = Page::Collisions,
         .property = "clearance",
         .text = QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "&Clearance between shapes:"),
         .least = 0,
         .most = 1e6,
         .decimals = 3},
        {Page::Collisions, "hopsOverObstacles",
         QT_TRANSLATE_NOOP("Trammel::PreferencesDialog", "Jump over shapes to a &free place under the pointer")},
    };
    return table;
}

} // namespace

class PreferencesDialog::Private
{
public:
    explicit Private(PreferencesDialog &dialog) : q(dialog) { }

    void createPages();
    void createField(const Setting &setting);
    void createThemeRow();
    void retranslate();
    /// Shows the properties of the editor.
    void update();
    void set(const Setting &setting, const QVariant &value);

    PreferencesDialog &q;
    QPointer<ShapeEditor> editor;
    QPointer<ActionShortcuts> shortcuts;
    QList<QMetaObject::Connection> connections;
    Theme theme = SystemTheme;
    bool isThemeOffered = false;
    QTabWidget *tabs = nullptr;
    std::array<QWidget *, 3> pages{};
    QLabel *themeLabel = nullptr;
    QComboBox *themes = nullptr;
    /// One field and one label for each row of the table. Check boxes have no label.
    QWidgetList fields;
    QList<QLabel *> labels;
    ShortcutPage *shortcutPage = nullptr;
};

void PreferencesDialog::Private::createPages()
{
    tabs = new QTabWidget;
    for (QWidget *&page : pages) {
        page = new QWidget;
        auto *form = new QFormLayout(page);
        form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
        tabs->addTab(page, QString());
    }
    createThemeRow();
    for (const Setting &setting : settingTable())
        createField(setting);
    shortcutPage = new ShortcutPage;
    tabs->addTab(shortcutPage, QString());
    tabs->setTabVisible(tabs->indexOf(shortcutPage), false);
}

void PreferencesDialog::Private::createThemeRow()
{
    themeLabel = new QLabel;
    themes = new QComboBox;
    themes->setObjectName(QStringLiteral("theme"));
    for (int i = 0; i <= DarkTheme; ++i)
        themes->addItem(QString());
    themeLabel->setBuddy(themes);
    themeLabel->hide();
    themes->hide();
    static_cast<QFormLayout *>(pages[0]->layout())->addRow(themeLabel, themes);
    connect(themes, &QComboBox::activated, &q, [this](int index) { q.setTheme(Theme(index)); });
}

void PreferencesDialog::Private::createField(const Setting &setting)
{
    auto *form = static_cast<QFormLayout *>(pages[std::size_t(setting.page)]->layout());
    QWidget *field = nullptr;
    if (!setting.choices.isEmpty()) {
        auto *box = new QComboBox;
        for (qsizetype i = 0; i < setting.choices.size(); ++i)
            box->addItem(QString());
        connect(box, &QComboBox::activated, &q, [this, &setting](int index) { set(setting, index); });
        field = box;
    } else if (setting.most > 0) {
        auto *box = new NumberBox;
        box->setDecimals(setting.decimals);
        box->setRange(setting.least, setting.most);
        // A number takes effect when it is complete.
        box->setKeyboardTracking(false);
        connect(box, &QDoubleSpinBox::valueChanged, &q, [this, &setting](double value) { set(setting, value); });
        field = box;
    } else {
        auto *box = new QCheckBox;
        connect(box, &QCheckBox::clicked, &q, [this, &setting](bool isOn) { set(setting, isOn); });
        field = box;
    }
    field->setObjectName(QString::fromLatin1(setting.property));
    QLabel *label = qobject_cast<QCheckBox *>(field) ? nullptr : new QLabel;
    if (label) {
        label->setBuddy(field);
        form->addRow(label, field);
    } else {
        form->addRow(field);
    }
    fields.append(field);
    labels.append(label);
}

void PreferencesDialog::Private::retranslate()
{
    q.setWindowTitle(tr("Preferences"));
    for (int i = 0; i <= 3; ++i)
        tabs->setTabText(i, tr(Titles[std::size_t(i)]));
    themeLabel->setText(tr("&Colors:"));
    const QStringList names{tr("Same as system"), tr("Light"), tr("Dark")};
    for (int i = 0; i < names.size(); ++i)
        themes->setItemText(i, names[i]);
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const Setting &setting = settingTable()[i];
        if (labels[i])
            labels[i]->setText(tr(setting.text));
        else
            static_cast<QCheckBox *>(fields[i])->setText(tr(setting.text));
        for (qsizetype choice = 0; choice < setting.choices.size(); ++choice)
            static_cast<QComboBox *>(fields[i])->setItemText(int(choice), tr(setting.choices[choice]));
    }
}

void PreferencesDialog::Private::update()
{
    for (qsizetype i = 0; i < fields.size(); ++i) {
        QWidget &field = *fields[i];
        field.setEnabled(editor);
        if (labels[i])
            labels[i]->setEnabled(editor);
        if (!editor)
            continue;
        const QSignalBlocker blocker(&field);
        const QVariant value = editor->property(settingTable()[i].property);
        if (auto *check = qobject_cast<QCheckBox *>(&field))
            check->setChecked(value.toBool());
        else if (auto *choice = qobject_cast<QComboBox *>(&field))
            choice->setCurrentIndex(value.toInt());
        else
            static_cast<QDoubleSpinBox &>(field).setValue(value.toDouble());
    }
}

void PreferencesDialog::Private::set(const Setting &setting, const QVariant &value)
{
    if (editor)
        editor->setProperty(setting.property, value);
}

PreferencesDialog::PreferencesDialog(QWidget *parent) : QDialog(parent), d(std::make_unique<Private>(*this))
{
    d->createPages();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(d->tabs);
    layout->addWidget(buttons);
    d->retranslate();
    d->update();
    resize(sizeHint().expandedTo(QSize(520, 480)));
}

PreferencesDialog::~PreferencesDialog() = default;

ShapeEditor *PreferencesDialog::editor() const
{
    return d->editor;
}

void PreferencesDialog::setEditor(ShapeEditor *editor)
{
    if (editor == d->editor)
        return;
    for (const QMetaObject::Connection &connection : std::exchange(d->connections, {}))
        disconnect(connection);
    d->editor = editor;
    if (editor) {
        const QMetaObject &meta = ShapeEditor::staticMetaObject;
        const QMetaMethod update = metaObject()->method(metaObject()->indexOfSlot("showSettings()"));
        for (const Setting &setting : settingTable()) {
            const QMetaProperty property = meta.property(meta.indexOfProperty(setting.property));
            d->connections.append(connect(editor, property.notifySignal(), this, update));
        }
        // The pointer is still set in this slot.
        d->connections.append(connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->update();
        }));
    }
    d->update();
}

void PreferencesDialog::showSettings()
{
    d->update();
}

ActionShortcuts *PreferencesDialog::shortcuts() const
{
    return d->shortcuts;
}

void PreferencesDialog::setShortcuts(ActionShortcuts *shortcuts)
{
    d->shortcuts = shortcuts;
    d->shortcutPage->setShortcuts(shortcuts);
    d->tabs->setTabVisible(d->tabs->indexOf(d->shortcutPage), shortcuts);
}

void PreferencesDialog::addPage(QWidget *page, const QString &title)
{
    d->tabs->addTab(page, title);
}

PreferencesDialog::Theme PreferencesDialog::theme() const
{
    return d->theme;
}

void PreferencesDialog::setTheme(Theme theme)
{
    if (theme == d->theme || theme < SystemTheme || theme > DarkTheme)
        return;
    d->theme = theme;
    d->themes->setCurrentIndex(theme);
    Q_EMIT themeChanged(theme);
}

bool PreferencesDialog::isThemeOffered() const
{
    return d->isThemeOffered;
}

void PreferencesDialog::setThemeOffered(bool offered)
{
    if (offered == d->isThemeOffered)
        return;
    d->isThemeOffered = offered;
    d->themeLabel->setVisible(offered);
    d->themes->setVisible(offered);
    Q_EMIT themeOfferedChanged(offered);
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        d->retranslate();
}

} // namespace Trammel
