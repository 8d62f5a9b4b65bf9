#pragma once

#include <trammel/drawingfile.h>

#include <QtCore/QSet>

namespace Trammel {

/// Estimates the memory of a drawing after reading, and counts its kinds, to check FileLimits. textSize is the size of
/// the JSON text in bytes.
class DrawingMemory
{
public:
    explicit DrawingMemory(const FileLimits &limits) : m_limits(limits) { }

    void addShape(const Shape &shape, qsizetype textSize);
    void addGroup(qsizetype textSize);
    /// Adds a field of the head.
    void addField(qsizetype textSize);

    /// The reason why the drawing exceeds the limits; empty if it does not.
    QString errorString() const;

private:
    FileLimits m_limits;
    qint64 m_size = 0;
    QSet<const ShapeKind *> m_kinds;
    const ShapeKind *m_lastKind = nullptr;
};

} // namespace Trammel
