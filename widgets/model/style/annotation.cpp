#include <trammel/annotation.h>

#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"

#include <algorithm>

namespace Trammel {

namespace {

/// Whether a text contains a character that programs remove from addresses or show as nothing, so that the link would
/// lead elsewhere than it seems to.
bool hasHiddenCharacters(const QString &link)
{
    return std::any_of(link.begin(), link.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format
            || c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
    });
}

QString linkError(const QString &link)
{
    if (link.size() > Annotation::LargestLink)
        return Text::tr("the link has more than %1 characters").arg(Annotation::LargestLink);
    if (hasHiddenCharacters(link) || link.front().isSpace() || link.back().isSpace())
        return Text::tr("the link contains characters that no address has");
    const QUrl url(link);
    if (!url.isValid())
        return Text::tr("the link is not an address");
    const QString scheme = url.scheme();
    if (scheme == QLatin1String("http") || scheme == QLatin1String("https"))
        return url.host().isEmpty() ? Text::tr("the link is not an address") : QString();
    if (scheme == QLatin1String("mailto"))
        return url.path().isEmpty() ? Text::tr("the link is not an address") : QString();
    if (!scheme.isEmpty()) {
        return Text::tr("a link with the scheme \"%1\" is not allowed, only http, https, mailto and relative paths")
            .arg(Text::shortened(scheme));
    }
    // Some programs read a path that begins with two slashes or backslashes as the name of a computer.
    if (link.front() == QLatin1Char('/') || link.front() == QLatin1Char('\\'))
        return Text::tr("the link is an absolute path");
    return {};
}

} // namespace

QUrl Annotation::url() const
{
    return hasLink() && errorString().isEmpty() ? QUrl(link) : QUrl();
}

QString Annotation::errorString() const
{
    return hasLink() ? linkError(link) : QString();
}

Annotation Annotation::normalized() const
{
    return {cleaned(toolTip), cleaned(link)};
}

} // namespace Trammel
