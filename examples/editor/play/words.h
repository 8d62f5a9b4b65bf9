#pragma once

#include <QtCore/QMetaEnum>
#include <QtCore/QPointF>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

/// The words of a play for a value of an enumeration: "select", "roundedRectangle", "top-left".
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

/// The value that a word stands for; upper and lower case and hyphens make no difference.
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
