#pragma once

#include <trammel/shape.h>

#include <QtCore/QSet>

namespace Trammel {

/// Lets equal outlines share their memory when many shapes are added at once. The pool keeps the outlines until it is
/// destroyed.
class OutlinePool
{
public:
    /// Returns the outline in the pool that is equal bit for bit. If there is none, adds the outline and returns it.
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
