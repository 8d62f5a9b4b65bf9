#pragma once

#include <trammel/shapeid.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

namespace Trammel {

/// A set of ids, stored as one bit per id, so that lookups and changes take a few instructions. Memory is allocated
/// only for pages that were written, so a single large id costs little.
class ShapeIdSet
{
public:
    ShapeIdSet() = default;
    explicit ShapeIdSet(const ShapeIds &ids) { insert(ids); }

    qsizetype count() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }

    bool contains(ShapeId id) const
    {
        const std::size_t page = id.value() / pageBits;
        return page < m_pages.size() && m_pages[page] && ((*m_pages[page])[wordOf(id)] & bitOf(id));
    }
    /// Whether all of the ids are in the set.
    bool contains(const ShapeIds &ids) const
    {
        const std::unique_ptr<Page> *pages = m_pages.data();
        const std::size_t count = m_pages.size();
        return std::all_of(ids.begin(), ids.end(), [pages, count](ShapeId id) {
            const std::size_t page = id.value() / pageBits;
            return page < count && pages[page] && ((*pages[page])[wordOf(id)] & bitOf(id));
        });
    }

    /// Returns whether the id was added: false if it was in the set already, and for a null or too large id.
    bool insert(ShapeId id)
    {
        if (id.isNull() || id.value() > ShapeId::Largest)
            return false;
        const std::size_t page = id.value() / pageBits;
        if (page >= m_pages.size() || !m_pages[page]) [[unlikely]]
            return insertWithPage(id);
        quint64 &word = (*m_pages[page])[wordOf(id)];
        const bool isNew = !(word & bitOf(id));
        word |= bitOf(id);
        m_count += isNew;
        return isNew;
    }
    /// Returns how many of the ids were added.
    qsizetype insert(const ShapeIds &ids)
    {
        const qsizetype before = m_count;
        for (ShapeId id : ids)
            insert(id);
        return m_count - before;
    }

    /// Adds all ids of another set.
    void insert(const ShapeIdSet &ids)
    {
        for (std::size_t page = 0; page < ids.m_pages.size(); ++page) {
            if (!ids.m_pages[page])
                continue;
            if (page >= m_pages.size() || !m_pages[page])
                addPage(page);
            for (std::size_t word = 0; word < pageBits / 64; ++word) {
                quint64 &bits = (*m_pages[page])[word];
                const quint64 added = (*ids.m_pages[page])[word] & ~bits;
                bits |= added;
                m_count += std::popcount(added);
            }
        }
    }

    /// Returns whether the id was in the set.
    bool remove(ShapeId id)
    {
        if (!contains(id))
            return false;
        (*m_pages[id.value() / pageBits])[wordOf(id)] &= ~bitOf(id);
        --m_count;
        return true;
    }

    void set(ShapeId id, bool isIn)
    {
        if (isIn != contains(id))
            isIn ? insert(id) : remove(id);
    }

    void clear() { *this = ShapeIdSet(); }

    /// Calls a function with each id, in ascending order.
    template <typename Function> void forEach(const Function &function) const
    {
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            for (std::size_t word = 0; m_pages[page] && word < pageBits / 64; ++word) {
                for (quint64 bits = (*m_pages[page])[word]; bits != 0; bits &= bits - 1)
                    function(ShapeId(quint32(page * pageBits + word * 64) + quint32(std::countr_zero(bits))));
            }
        }
    }

private:
    static constexpr quint32 pageBits = 4096;
    using Page = std::array<quint64, pageBits / 64>;

    // A call at the end of insert(), so that insert() needs no stack frame.
    Q_NEVER_INLINE bool insertWithPage(ShapeId id)
    {
        addPage(id.value() / pageBits);
        return insert(id);
    }

    void addPage(std::size_t page)
    {
        if (page >= m_pages.size())
            m_pages.resize(page + 1);
        m_pages[page] = std::make_unique<Page>();
    }

    static std::size_t wordOf(ShapeId id) { return id.value() % pageBits / 64; }
    static quint64 bitOf(ShapeId id) { return quint64(1) << id.value() % 64; }

    std::vector<std::unique_ptr<Page>> m_pages;
    qsizetype m_count = 0;
};

} // namespace Trammel
