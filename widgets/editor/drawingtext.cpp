#include "widgets/editor/drawingtext_p.h"

#include <trammel/document.h>
#include <trammel/fragment.h>

namespace Trammel {

QByteArray DrawingText::text(const Document &document) const
{
    if (keepsBroken(document))
        return m_broken;
    if (document.count() == 0)
        return {};
    return toText(document.data());
}

QString DrawingText::set(Document &document, const QByteArray &text)
{
    const bool isKept = keepsBroken(document) && m_broken == text;
    clear();
    DocumentData data;
    if (!text.isEmpty()) {
        if (const FileResult result = fromText(text, data); !result) {
            m_broken = text;
            m_errorString = result.errorString();
            data = {};
        }
    }
    const QString newError = isKept ? QString() : m_errorString;
    document.setData(data);
    return newError;
}

QString DrawingText::errorString(const Document &document) const
{
    return keepsBroken(document) ? m_errorString : QString();
}

void DrawingText::clear()
{
    m_broken.clear();
    m_errorString.clear();
}

bool DrawingText::keepsBroken(const Document &document) const
{
    return !m_errorString.isEmpty() && document.count() == 0;
}

} // namespace Trammel
