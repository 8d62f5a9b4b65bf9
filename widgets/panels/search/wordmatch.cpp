#include "widgets/panels/search/wordmatch_p.h"

#include <algorithm>

namespace Trammel {

namespace {

bool isWordStart(const QString &text, qsizetype place)
{
    return text[place].isLetterOrNumber() && (place == 0 || !text[place - 1].isLetterOrNumber());
}

/// Whether the text contains all letters of the word in their order, from a place on.
bool hasLetters(const QString &text, qsizetype place, const QString &word)
{
    for (const QChar letter : word) {
        place = text.indexOf(letter, place);
        if (place < 0)
            return false;
        ++place;
    }
    return true;
}

std::optional<int> rankOfWord(const QString &word, const QString &text)
{
    constexpr int AtStart = 0, AtWord = 1, Inside = 3, AsLetters = 8;
    std::optional<int> best;
    const auto note = [&best](int rank) { best = std::min(best.value_or(rank), rank); };
    for (qsizetype place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1))
        note(place == 0 ? AtStart : isWordStart(text, place) ? AtWord : Inside);
    for (qsizetype place = 0; !best && place < text.size(); ++place) {
        if (isWordStart(text, place) && text[place] == word.front() && hasLetters(text, place, word))
            note(AsLetters);
    }
    return best;
}

} // namespace

QString folded(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KD).toLower();
    plain.removeIf([](QChar letter) { return letter.isMark(); });
    return plain;
}

std::optional<int> rankOf(const QStringList &words, const QString &title, const QString &path)
{
    constexpr int InPath = 5;
    int sum = 0;
    for (const QString &word : words) {
        const std::optional<int> inTitle = rankOfWord(word, title), inPath = rankOfWord(word, path);
        if (!inTitle && !inPath)
            return {};
        sum += std::min(inTitle.value_or(1000), inPath ? *inPath + InPath : 1000);
    }
    return sum;
}

} // namespace Trammel
