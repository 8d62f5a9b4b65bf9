#pragma once

#include "widgets/model/shape.h"

#include <QtCore/QSet>

namespace Trammel {

/// Lets equal outlines share their memory, where many shapes come in at once. For as long as it lives it
/// keeps what it was given.
class OutlinePool
{
public:
    /// The first outline that was given with the same points, bit for bit.
    Shape::Outline shared(const Shape::Outline &outline);

private:
    struct Entry
    {
        Shape::Outline outline;
        size_t hash;

        bool operator==(const Entry &other) const;
        friend size_t qHash(const Entry &entry, size_t seed) { return entry.hash ^ seed; }
    };

    QSet<Entry> m_entries;
};

} // namespace Trammel
