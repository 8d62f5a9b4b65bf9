#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace Trammel {

/// The languages of the library, as names of locales such as "de" and "zh_CN". English is one of them.
TRAMMEL_WIDGETS_EXPORT QStringList translationLanguages();

/// Shows the texts of the library in one of translationLanguages(). Windows are notified by QEvent::LanguageChange. An
/// empty name is the default: the language is the first one of QLocale().uiLanguages() that the library has, and
/// English if there is none. Returns false and changes nothing if the library is not translated into the language. A
/// QTranslator that the application installs takes precedence for each text that it translates. To be called in the
/// main thread, after the QCoreApplication is created, and again with an empty name after QLocale::setDefault() if
/// widgets exist. The texts of undo steps keep the language in which the steps were made.
TRAMMEL_WIDGETS_EXPORT bool setTranslationLanguage(const QString &language);

} // namespace Trammel
