#include "widgets/drawingtext_p.h"

#include "widgets/model/document.h"
#include "widgets/model/excerpt.h"

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
            m_fault = result.message();
            data = {};
        }
    }
    const QString newFault = isKept ? QString() : m_fault;
    document.setData(data);
    return newFault;
}

QString DrawingText::fault(const Document &document) const
{
    return keepsBroken(document) ? m_fault : QString();
}

void DrawingText::clear()
{
    m_broken.clear();
    m_fault.clear();
}

bool DrawingText::keepsBroken(const Document &document) const
{
    return !m_fault.isEmpty() && document.count() == 0;
}

} // namespace Trammel
