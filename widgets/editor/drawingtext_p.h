#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace Trammel {

class Document;

/// A document as the text of a file. A text that cannot be read is kept as long as the document stays empty, so that a
/// form with a broken drawing loses nothing.
class DrawingText
{
public:
    /// The kept text, if there is one; otherwise the text of the document. Empty for an empty document.
    QByteArray text(const Document &document) const;
    /// Replaces the contents of the document. Returns why the text cannot be read; empty if it can, or if it was kept
    /// before.
    QString set(Document &document, const QByteArray &text);
    /// Why the kept text could not be read; empty if no text is kept.
    QString errorString(const Document &document) const;
    void clear();

private:
    bool keepsBroken(const Document &document) const;

    QByteArray m_broken;
    QString m_errorString;
};

} // namespace Trammel
