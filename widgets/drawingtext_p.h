#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace Trammel {

class Document;

/// A document as the text of a file. A text that could not be read is kept as long as the document stays
/// empty, so that a form with a broken drawing loses nothing.
class DrawingText
{
public:
    /// Empty for an empty document.
    QByteArray text(const Document &document) const;
    /// Takes the place of the document's contents. Returns why the text cannot be read, if it was not kept before.
    QString set(Document &document, const QByteArray &text);
    /// Why the text could not be read, as long as it is kept.
    QString fault(const Document &document) const;
    /// Lets go of what was kept.
    void clear();

private:
    bool keepsBroken(const Document &document) const;

    QByteArray m_broken;
    QString m_fault;
};

} // namespace Trammel
