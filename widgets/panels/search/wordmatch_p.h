#pragma once

#include <QtCore/QStringList>

#include <optional>

namespace Trammel {

/// A text in lower case and without accents, for comparisons.
QString folded(const QString &text);

/// The rank of a title and its path for the words of a query; smaller ranks are better matches. None if a word matches
/// neither. A word matches as the beginning of a word, as any part, or as letters in their order, the first of which
/// begins a word: "alft" matches "Align Left". All texts are folded.
std::optional<int> rankOf(const QStringList &words, const QString &title, const QString &path);

} // namespace Trammel
