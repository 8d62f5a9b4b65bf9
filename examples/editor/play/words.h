#pragma once

#include <QtCore/QMetaEnum>
#include <QtCore/QPointF>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

/// The words for the values of an enumeration: "select", "roundedRectangle", "topLeft".
template <typename Enum> QStringList wordsOf()
{
    const QMetaEnum names = QMetaEnum::fromType<Enum>();
    QStringList words;
    for (int i = 0; i < names.keyCount(); ++i) {
        QString word = QString::fromLatin1(names.key(i));
        word[0] = word[0].toLower();
        words.append(word);
    }
    return words;
}

/// The value of a word, without regard to case and hyphens ("top-left"); none for an unknown word.
template <typename Enum> std::optional<Enum> fromWord(const QString &word)
{
    const QStringList words = wordsOf<Enum>();
    const QString sought = QString(word).remove(QLatin1Char('-'));
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words.at(i).compare(sought, Qt::CaseInsensitive) == 0)
            return Enum(QMetaEnum::fromType<Enum>().value(int(i)));
    }
    return std::nullopt;
}
