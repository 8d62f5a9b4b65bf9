#pragma once

#include <QtCore/QHash>
#include <QtCore/QMutex>

#include <array>
#include <utility>

namespace Trammel {

/// Keeps results in two generations: when the younger one is full, the older one is dropped, and results that are used
/// move back into the younger one. Thread-safe; keys with different hashes rarely wait for each other.
template <typename Key, typename Result> class RecentResults
{
public:
    /// The weight after which a generation is full.
    explicit RecentResults(qsizetype mostWeight) : m_mostWeight(mostWeight / qsizetype(std::tuple_size_v<Parts>)) { }

    /// Calls use() with the result for a key, if it is kept; returns whether it is. The function must not call this
    /// object.
    template <typename Use> bool find(const Key &key, const Use &use)
    {
        Part &part = partOf(key);
        const QMutexLocker locker(&part.mutex);
        if (const auto young = part.young.constFind(key); young != part.young.constEnd()) {
            use(young->result);
            return true;
        }
        const auto old = part.old.constFind(key);
        if (old == part.old.constEnd())
            return false;
        const Weighed found = *old;
        insert(part, key, found);
        use(found.result);
        return true;
    }

    void insert(const Key &key, const Result &result, qsizetype weight)
    {
        Part &part = partOf(key);
        const QMutexLocker locker(&part.mutex);
        insert(part, key, {result, weight});
    }

private:
    struct Weighed
    {
        Result result;
        qsizetype weight;
    };
    struct Part
    {
        QMutex mutex;
        QHash<Key, Weighed> young;
        QHash<Key, Weighed> old;
        qsizetype weight = 0;
    };
    using Parts = std::array<Part, 8>;

    Part &partOf(const Key &key) { return m_parts[qHash(key, size_t(0)) / 64 % m_parts.size()]; }

    void insert(Part &part, const Key &key, const Weighed &weighed)
    {
        if (part.weight + weighed.weight > m_mostWeight) {
            part.old = std::exchange(part.young, {});
            part.weight = 0;
        }
        part.weight += weighed.weight;
        part.young.insert(key, weighed);
    }

    const qsizetype m_mostWeight;
    Parts m_parts;
};

} // namespace Trammel
