#include "tests/pseudolanguage.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include <trammel/findbar.h>
#include <trammel/placingdialog.h>
#include <trammel/preferencesdialog.h>
#include <trammel/shapeeditor.h>
#include <trammel/translations.h>

#include <QtCore/QFile>
#include <QtCore/QScopeGuard>
#include <QtCore/QXmlStreamReader>
#include <QtWidgets/QDialog>
#include <QtWidgets/QTabWidget>

#include <algorithm>

using namespace Trammel;

namespace {

/// A text of the library with its translations: one, or one for each plural form of the language.
struct Message
{
    QString source;
    QStringList translations;
    bool isPlural = false;
    bool isFinished = true;
};

/// The messages of a .ts file by context, source and comment.
QMap<QString, Message> messagesIn(const QString &language)
{
    QFile file(TestPaths::source() + QStringLiteral("/widgets/translations/trammel_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QMap<QString, Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    QString comment;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        const QString name = xml.name().toString();
        if (xml.isEndElement() && name == QLatin1String("message"))
            messages.insert(context + QLatin1Char('|') + comment + QLatin1Char('|') + message.source, message);
        if (!xml.isStartElement())
            continue;
        if (name == QLatin1String("message")) {
            message = {};
            comment.clear();
            message.isPlural = xml.attributes().hasAttribute(QStringLiteral("numerus"));
        } else if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (name == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!message.isPlural)
                message.translations.append(xml.readElementText());
        } else if (name == QLatin1String("numerusform")) {
            message.translations.append(xml.readElementText());
        }
    }
    return xml.hasError() ? QMap<QString, Message>() : messages;
}

/// The numbers of arguments in a text.
QStringList argumentsIn(const QString &text)
{
    static const QRegularExpression argument(QStringLiteral("%L?(\\d|n)"));
    QStringList found;
    auto matches = argument.globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured());
    found.sort();
    return found;
}

/// The form that a translation shares with its source: whether it ends with "..." or a colon, and has a mnemonic.
QString formOf(const QString &text)
{
    QString form;
    if (text.contains(QLatin1Char('&')))
        form += QLatin1Char('&');
    if (text.endsWith(QLatin1String("...")))
        form += QStringLiteral("...");
    if (text.endsWith(QLatin1Char(':')) || text.endsWith(QChar(0xff1a)))
        form += QLatin1Char(':');
    return form;
}

const QStringList &languages()
{
    static const QStringList all{QStringLiteral("de"), QStringLiteral("es"), QStringLiteral("fr"),
                                 QStringLiteral("ja"), QStringLiteral("ru"), QStringLiteral("zh_CN")};
    return all;
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

QString selectAllText()
{
    return ShapeEditor().action(ShapeEditor::Action::SelectAll)->text();
}

/// The letters of the mnemonics that occur more than once among the visible texts of a window.
QStringList ambiguousMnemonics(const QWidget &window)
{
    QMap<QString, QStringList> texts;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString text = label && label->buddy() ? label->text() : button ? button->text() : QString();
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (widget->isVisible() && !key.isEmpty())
            texts[key.toString()].append(text);
    }
    QStringList found;
    for (const QStringList &each : std::as_const(texts)) {
        if (each.size() > 1)
            found.append(each.join(QStringLiteral(" and ")));
    }
    return found;
}

} // namespace

/// Tests the translations in the folder widgets/translations, and their choice.
class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void isComplete_data() { addLanguages(); }
    void isComplete();
    void englishHasPlurals();
    void plurals_data();
    void plurals();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void isNotClipped_data() { addLanguages(); }
    void isNotClipped();
    void followsTheLocale_data();
    void followsTheLocale();
    void switchesWhileItRuns();
    void refusesUnknownLanguages();
    void applicationTakesPrecedence();
};

void TestTranslations::cleanup()
{
    QLocale::setDefault(QLocale::c());
    QVERIFY(setTranslationLanguage({}));
}

void TestTranslations::isComplete()
{
    QFETCH(QString, language);
    const QMap<QString, Message> messages = messagesIn(language);
    QVERIFY(messages.size() > 800);
    QCOMPARE(messages.keys(), messagesIn(languages().first()).keys());
    const qsizetype formCount = language == QLatin1String("ru")                 ? 3
        : language == QLatin1String("ja") || language == QLatin1String("zh_CN") ? 1
                                                                                : 2;
    QStringList faults;
    for (const Message &message : messages) {
        if (!message.isFinished || message.translations.size() != (message.isPlural ? formCount : 1))
            faults.append(QStringLiteral("not translated: ") + message.source);
        for (const QString &translation : message.translations) {
            if (translation.isEmpty() || argumentsIn(translation) != argumentsIn(message.source)
                || formOf(translation) != formOf(message.source))
                faults.append(message.source + QStringLiteral(" -> ") + translation);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestTranslations::englishHasPlurals()
{
    const QMap<QString, Message> english = messagesIn(QStringLiteral("en"));
    const QMap<QString, Message> german = messagesIn(QStringLiteral("de"));
    QStringList plurals;
    for (auto each = german.begin(); each != german.end(); ++each) {
        if (each->isPlural)
            plurals.append(each.key());
    }
    QVERIFY(plurals.size() > 2);
    QCOMPARE(english.keys(), plurals);
    for (const Message &message : english) {
        QVERIFY2(message.isFinished && message.translations.size() == 2, qPrintable(message.source));
        for (const QString &translation : message.translations)
            QCOMPARE(argumentsIn(translation), argumentsIn(message.source));
    }
}

void TestTranslations::plurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("expected");
    // The texts for 1, 2 and 5 matches.
    QTest::newRow("English") << QStringLiteral(
        "en") << QStringList{QStringLiteral("1 match"), QStringLiteral("2 matches"), QStringLiteral("5 matches")};
    QTest::newRow("French") << QStringLiteral("fr")
                            << QStringList{QStringLiteral("1 r\u00e9sultat"), QStringLiteral("2 r\u00e9sultats"),
                                           QStringLiteral("5 r\u00e9sultats")};
    QTest::newRow("Russian") << QStringLiteral("ru")
                             << QStringList{
                                    QStringLiteral("1 \u0441\u043e\u0432\u043f\u0430\u0434\u0435\u043d\u0438\u0435"),
                                    QStringLiteral("2 \u0441\u043e\u0432\u043f\u0430\u0434\u0435\u043d\u0438\u044f"),
                                    QStringLiteral("5 \u0441\u043e\u0432\u043f\u0430\u0434\u0435\u043d\u0438\u0439")};
}

void TestTranslations::plurals()
{
    QFETCH(QString, language);
    QFETCH(QStringList, expected);
    QVERIFY(setTranslationLanguage(language));
    QStringList texts;
    for (int count : {1, 2, 5})
        texts.append(FindBar::tr("%n match(es)", nullptr, count));
    QCOMPARE(texts, expected);
}

void TestTranslations::mnemonicsAreUnique_data()
{
    addLanguages();
    QTest::newRow("en") << QStringLiteral("en");
}

void TestTranslations::mnemonicsAreUnique()
{
    QFETCH(QString, language);
    QVERIFY(setTranslationLanguage(language));
    ShapeEditor editor;
    editor.show();
    const ShapeIds ids = editor.document()->addShapes(
        {Shape::rectangle({0, 0}, {50, 40}), Shape::ellipse({20, 0}, {50, 40}), Shape::polyline({{0, 0}, {90, 90}})});
    editor.selection()->set(ids);
    QStringList faults;
    const auto check = [&faults](QWidget &window) {
        window.show();
        LanguageSwitch::settle();
        QVERIFY(window.isVisible());
        faults += ambiguousMnemonics(window);
    };
    for (const auto task : {PlacingDialog::Separate, PlacingDialog::Pack, PlacingDialog::DistributeAlongPath}) {
        PlacingDialog dialog(editor, task);
        check(dialog);
    }
    PreferencesDialog preferences;
    preferences.setEditor(&editor);
    auto &tabs = *preferences.findChild<QTabWidget *>();
    QVERIFY(tabs.count() > 2);
    for (int i = 0; i < tabs.count(); ++i) {
        tabs.setCurrentIndex(i);
        check(preferences);
    }
    editor.action(ShapeEditor::Action::Repeat)->trigger();
    auto *repeat = editor.findChild<QDialog *>();
    QVERIFY(repeat);
    auto &kinds = *repeat->findChild<QComboBox *>();
    QCOMPARE(kinds.count(), 3);
    for (int i = 0; i < kinds.count(); ++i) {
        kinds.setCurrentIndex(i);
        check(*repeat);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestTranslations::isNotClipped()
{
    QFETCH(QString, language);
    QVERIFY(setTranslationLanguage(language));
    ShapeEditor editor;
    PreferencesDialog preferences;
    preferences.setEditor(&editor);
    auto &tabs = *preferences.findChild<QTabWidget *>();
    QStringList clipped;
    for (int i = 0; i < tabs.count(); ++i) {
        tabs.setCurrentIndex(i);
        preferences.show();
        LanguageSwitch::settle();
        clipped += WidgetTexts::clipped(preferences);
    }
    for (const auto task : {PlacingDialog::Separate, PlacingDialog::Pack, PlacingDialog::DistributeAlongPath}) {
        PlacingDialog dialog(editor, task);
        dialog.show();
        LanguageSwitch::settle();
        clipped += WidgetTexts::clipped(dialog);
    }
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
}

void TestTranslations::followsTheLocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("expected");
    const QString english = QStringLiteral("Select All");
    QTest::newRow("C") << QStringLiteral("C") << english;
    QTest::newRow("British") << QStringLiteral("en_GB") << english;
    QTest::newRow("not translated") << QStringLiteral("nl_NL") << english;
    QTest::newRow("German") << QStringLiteral("de_DE") << QStringLiteral("Alles ausw\u00e4hlen");
    QTest::newRow("Austrian") << QStringLiteral("de_AT") << QStringLiteral("Alles ausw\u00e4hlen");
    QTest::newRow("Mexican") << QStringLiteral("es_MX") << QStringLiteral("Seleccionar todo");
    QTest::newRow("Canadian French") << QStringLiteral("fr_CA") << QStringLiteral("Tout s\u00e9lectionner");
    QTest::newRow("Japanese") << QStringLiteral("ja_JP") << QStringLiteral("\u3059\u3079\u3066\u9078\u629e");
    QTest::newRow("Russian") << QStringLiteral("ru_RU")
                             << QStringLiteral("\u0412\u044b\u0434\u0435\u043b\u0438\u0442\u044c \u0432\u0441\u0451");
    QTest::newRow("China") << QStringLiteral("zh_CN") << QStringLiteral("\u5168\u9009");
    QTest::newRow("Singapore") << QStringLiteral("zh_SG") << QStringLiteral("\u5168\u9009");
    QTest::newRow("traditional Chinese") << QStringLiteral("zh_TW") << english;
}

void TestTranslations::followsTheLocale()
{
    QFETCH(QString, locale);
    QFETCH(QString, expected);
    QLocale::setDefault(QLocale(locale));
    QCOMPARE(selectAllText(), expected);
    // The choice of the application has precedence over the locale.
    QVERIFY(setTranslationLanguage(QStringLiteral("en")));
    QCOMPARE(selectAllText(), QStringLiteral("Select All"));
    QVERIFY(setTranslationLanguage({}));
    QCOMPARE(selectAllText(), expected);
}

void TestTranslations::switchesWhileItRuns()
{
    ShapeEditor editor;
    editor.show();
    const QAction &action = *editor.action(ShapeEditor::Action::SelectAll);
    QStringList hints{editor.hint()};
    QStringList texts{action.text()};
    for (const QString &language : languages()) {
        QVERIFY(setTranslationLanguage(language));
        LanguageSwitch::settle();
        hints.append(editor.hint());
        texts.append(action.text());
    }
    QCOMPARE(QSet<QString>(hints.begin(), hints.end()).size(), languages().size() + 1);
    QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), languages().size() + 1);
    // The locale of the application changes.
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    QVERIFY(setTranslationLanguage({}));
    LanguageSwitch::settle();
    QCOMPARE(action.text(), QStringLiteral("Alles ausw\u00e4hlen"));
    QLocale::setDefault(QLocale::c());
    QVERIFY(setTranslationLanguage({}));
    LanguageSwitch::settle();
    QCOMPARE(action.text(), texts.first());
    QCOMPARE(editor.hint(), hints.first());
}

void TestTranslations::refusesUnknownLanguages()
{
    QCOMPARE(translationLanguages(), QStringList{QStringLiteral("en")} + languages());
    QVERIFY(setTranslationLanguage(QStringLiteral("de")));
    for (const char *name : {"nl", "DE", "de_DE", "english", "../de"}) {
        QVERIFY(!setTranslationLanguage(QLatin1String(name)));
        QCOMPARE(selectAllText(), QStringLiteral("Alles ausw\u00e4hlen"));
    }
}

void TestTranslations::applicationTakesPrecedence()
{
    QVERIFY(setTranslationLanguage(QStringLiteral("de")));
    PseudoLanguage language;
    {
        const LanguageSwitch on(language);
        QVERIFY(PseudoLanguage::isIn(selectAllText()));
    }
    QCOMPARE(selectAllText(), QStringLiteral("Alles ausw\u00e4hlen"));
}

TRAMMEL_WIDGET_TEST(TestTranslations)
#include "tst_translations.moc"
