#include "widgets/translations/translator_p.h"
#include <trammel/translations.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QMutex>
#include <QtCore/QPointer>
#include <QtCore/QThread>
#include <QtCore/QTranslator>

#include <array>
#include <cstddef>
#include <optional>

// A static library does not register its resources by itself. The macro must not be used in a namespace.
static void registerTranslations()
{
#ifdef TRAMMEL_TRANSLATIONS
    Q_INIT_RESOURCE(trammel_translations);
#endif
}

namespace Trammel {

namespace {

/// The locales of the translations. The first one, in which the texts are written, is the default.
#ifdef TRAMMEL_TRANSLATIONS
constexpr std::array Languages{"en", "de", "es", "fr", "ja", "ru", "zh_CN"};
#else
constexpr std::array Languages{"en"};
#endif

/// The index of the first language that the user of a locale reads, or of English.
std::size_t indexFor(const QLocale &locale)
{
    const QStringList names = locale.uiLanguages();
    for (const QString &name : names) {
        const QLocale wanted(name);
        for (std::size_t i = 0; i < Languages.size(); ++i) {
            const QLocale language{QLatin1String(Languages[i])};
            if (language.language() == wanted.language() && language.script() == wanted.script())
                return i;
        }
    }
    return 0;
}

/// Translates the texts of the library into the current language, which may change at any time. All languages are
/// loaded in the constructor, because QTranslator::load() must not be called while a text is translated.
class Translator : public QTranslator
{
public:
    explicit Translator(QObject *parent) : QTranslator(parent)
    {
        registerTranslations();
        for (std::size_t i = 0; i < Languages.size(); ++i)
            (void)m_translations[i].load(
                QStringLiteral(":/trammel/translations/trammel_%1.qm").arg(QLatin1String(Languages[i])));
    }

    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override
    {
        if (qstrncmp(context, "Trammel", qstrlen("Trammel")) != 0)
            return {};
        return m_translations[current()].translate(context, source, disambiguation, n);
    }

    /// Without an index, the language is that of the default locale.
    void setLanguage(const std::optional<std::size_t> &index)
    {
        const QMutexLocker lock(&m_mutex);
        m_chosen = index;
    }

private:
    std::size_t current() const
    {
        const QMutexLocker lock(&m_mutex);
        if (m_chosen)
            return *m_chosen;
        const QLocale locale;
        if (!m_locale || *m_locale != locale) {
            m_locale = locale;
            m_index = indexFor(locale);
        }
        return m_index;
    }

    std::array<QTranslator, Languages.size()> m_translations;
    /// Several threads may translate texts at the same time.
    mutable QMutex m_mutex;
    std::optional<std::size_t> m_chosen;
    mutable std::optional<QLocale> m_locale;
    mutable std::size_t m_index = 0;
};

QPointer<Translator> &installed()
{
    static QPointer<Translator> translator;
    return translator;
}

} // namespace

void installTranslator()
{
    QCoreApplication *application = QCoreApplication::instance();
    if (!application || QThread::currentThread() != application->thread() || installed())
        return;
    installed() = new Translator(application);
    // No QEvent::LanguageChange is sent, since isEmpty() is true: the application may not be fully constructed yet.
    QCoreApplication::installTranslator(installed());
}

Q_COREAPP_STARTUP_FUNCTION(installTranslator)

QStringList translationLanguages()
{
    QStringList names;
    for (const char *name : Languages)
        names.append(QLatin1String(name));
    return names;
}

bool setTranslationLanguage(const QString &language)
{
    installTranslator();
    const auto index = translationLanguages().indexOf(language);
    if (!installed() || (index < 0 && !language.isEmpty()))
        return false;
    installed()->setLanguage(index < 0 ? std::nullopt : std::optional(std::size_t(index)));
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    return true;
}

} // namespace Trammel
