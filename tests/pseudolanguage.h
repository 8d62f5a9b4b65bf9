#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <QtCore/QTranslator>
#include <QtGui/QAction>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>

// A language for tests, in which untranslated and clipped texts are easy to find.

/// Translates all texts but those of Qt into accented, longer ones between brackets, and mirrors the layout. Numbers of
/// arguments and mnemonics stay.
class PseudoLanguage : public QTranslator
{
public:
    /// Whether widgets are laid out from the right to the left.
    explicit PseudoLanguage(bool isMirrored = true) : m_isMirrored(isMirrored) { }

    static bool isIn(const QString &text) { return text.contains(QChar(0x27e6)) && text.contains(QChar(0x27e7)); }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (QLatin1String(source) == QLatin1String("QT_LAYOUT_DIRECTION"))
            return QString::fromLatin1(m_isMirrored ? "RTL" : "LTR");
        if (*context == 'Q')
            return {};
        static const QString plain = QStringLiteral("AEINOUaeinouc");
        static const QString accented = QStringLiteral("\u00c5\u00ca\u00ce\u00d1\u00d8\u00dc\u00e5\u00ea\u00ee\u00f1"
                                                       "\u00f8\u00fc\u00e7");
        const QString text = QString::fromUtf8(source);
        QString result(1, QChar(0x27e6));
        qsizetype letterCount = 0;
        bool isArgument = false;
        for (QChar letter : text) {
            const qsizetype place = isArgument ? -1 : plain.indexOf(letter);
            result += place < 0 ? letter : accented[place];
            isArgument = letter == QLatin1Char('%') || (isArgument && letter == QLatin1Char('L'));
            letterCount += letter.isLetter() ? 1 : 0;
        }
        // Translations of short texts are often much longer.
        result += QString(2 + letterCount / 4, QChar(0x00f8)) + QChar(0x27e7);
        return result;
    }

private:
    bool m_isMirrored;
};

/// The texts of a widget and of everything in it, with the places where they are.
class WidgetTexts
{
public:
    struct Text
    {
        QString text;
        QString place;
    };

    explicit WidgetTexts(const QWidget &root)
    {
        addWidget(root);
        const QList<QWidget *> widgets = root.findChildren<QWidget *>();
        for (const QWidget *widget : widgets)
            addWidget(*widget);
        const QList<QAction *> actions = root.findChildren<QAction *>();
        for (const QAction *action : actions)
            addAction(*action);
    }

    const QList<Text> &all() const { return m_texts; }

    /// The texts with letters that are not in the pseudo language, apart from those that the expression matches.
    QStringList untranslated(const QString &allowed) const
    {
        static const QRegularExpression letters(QStringLiteral("\\p{L}{2,}"));
        const QRegularExpression names(QRegularExpression::anchoredPattern(allowed));
        QStringList found;
        for (const auto &[text, place] : m_texts) {
            if (!PseudoLanguage::isIn(text) && text.contains(letters) && !names.match(text).hasMatch())
                found.append(place + QStringLiteral(": ") + text);
        }
        found.removeDuplicates();
        return found;
    }

    /// The texts that are still in the pseudo language.
    QStringList translated() const
    {
        QStringList found;
        for (const auto &[text, place] : m_texts) {
            if (text.contains(QChar(0x27e6)))
                found.append(place + QStringLiteral(": ") + text);
        }
        found.removeDuplicates();
        return found;
    }

    /// The visible labels and buttons that are too small for their texts, and the fields that are too low. A text that
    /// is shortened on purpose must be the tool tip, too.
    static QStringList clipped(const QWidget &root)
    {
        QStringList found;
        const QList<QWidget *> widgets = root.findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            const QString text = textOf(*widget);
            const bool isField = qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
                || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QTabBar *>(widget);
            // Qt gives the line of a box less than its minimum.
            const bool isInner = qobject_cast<const QComboBox *>(widget->parent())
                || qobject_cast<const QAbstractSpinBox *>(widget->parent());
            if (isField && !isInner && widget->isVisible() && widget->height() < widget->minimumSizeHint().height())
                found.append(placeOf(*widget));
            if (!widget->isVisible() || text.isEmpty() || widget->toolTip() == text)
                continue;
            const auto *label = qobject_cast<const QLabel *>(widget);
            const bool isWrapped = label && label->wordWrap();
            const QSize needed = isWrapped ? QSize(0, label->heightForWidth(label->width())) : widget->sizeHint();
            if (widget->width() < needed.width() || widget->height() < needed.height())
                found.append(placeOf(*widget) + QStringLiteral(": ") + text);
        }
        return found;
    }

private:
    static QString placeOf(const QObject &object)
    {
        QStringList names;
        for (const QObject *each = &object; each; each = each->parent()) {
            const QString name = each->objectName();
            names.prepend(name.isEmpty() ? QString::fromLatin1(each->metaObject()->className()) : name);
        }
        return names.join(QLatin1Char('/'));
    }

    /// The text that a label or a button shows.
    static QString textOf(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            return label->text();
        const auto *button = qobject_cast<const QAbstractButton *>(&widget);
        const auto *toolButton = qobject_cast<const QToolButton *>(&widget);
        const bool isIcon =
            toolButton && toolButton->toolButtonStyle() == Qt::ToolButtonIconOnly && !toolButton->icon().isNull();
        return button && !isIcon ? button->text() : QString();
    }

    void add(const QObject &object, const QString &text)
    {
        if (!text.isEmpty())
            m_texts.append({text, placeOf(object)});
    }

    void addWidget(const QWidget &widget)
    {
        // Qt translates its own widgets.
        if (widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QTabBar *>(widget.parent()))
            return;
        for (const QString &text : {textOf(widget), widget.toolTip(), widget.accessibleName(),
                                    widget.accessibleDescription(), widget.windowTitle(), widget.statusTip()})
            add(widget, text);
        if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
            add(widget, line->placeholderText());
        if (const auto *menu = qobject_cast<const QMenu *>(&widget))
            add(widget, menu->title());
        if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                add(widget, tabs->tabText(i));
        }
        if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
            add(widget, box->placeholderText());
            for (int i = 0; i < box->count(); ++i)
                add(widget, box->itemText(i));
        }
        if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget)) {
            for (int i = 0; view->model() && i < view->model()->rowCount(); ++i) {
                for (int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    add(widget, view->model()->index(i, 0).data(role).toString());
            }
        }
    }

    void addAction(const QAction &action)
    {
        if (action.isSeparator())
            return;
        for (const QString &text : {action.text(), action.toolTip()})
            add(action, text);
    }

    QList<Text> m_texts;
};

/// Switches the language of the application while it exists.
class LanguageSwitch
{
public:
    explicit LanguageSwitch(QTranslator &language) : m_language(language)
    {
        QCoreApplication::installTranslator(&m_language);
        settle();
    }
    ~LanguageSwitch()
    {
        QCoreApplication::removeTranslator(&m_language);
        settle();
    }
    Q_DISABLE_COPY_MOVE(LanguageSwitch)

    /// Handles the posted events that change texts and layouts.
    static void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }

private:
    QTranslator &m_language;
};
