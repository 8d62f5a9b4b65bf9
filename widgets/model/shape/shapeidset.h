#pragma once

#include <trammel/shapeid.h>

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
    explicit ShapeIdSet(const ShapeIds &ids)
    {
        for (ShapeId id : ids)
            insert(id);
    }

    qsizetype count() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }

    bool contains(ShapeId id) const
    {
        const std::size_t page = id.value() / pageBits;
        return page < m_pages.size() && m_pages[page] && ((*m_pages[page])[wordOf(id)] & bitOf(id));
    }

    /// Returns whether the id was added: false if it was in the set already, and for a null or too large id.
    bool insert(ShapeId id)
    {
        if (id.isNull() || id.value() > ShapeId::Largest)
            return false;
        const std::size_t page = id.value() / pageBits;
        if (page >= m_pages.size())
            m_pages.resize(page + 1);
        if (!m_pages[page])
            m_pages[page] = std::make_unique<Page>();
        quint64 &word = (*m_pages[page])[wordOf(id)];
        const bool isNew = !(word & bitOf(id));
        word |= bitOf(id);
        m_count += isNew;
        return isNew;
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

    static std::size_t wordOf(ShapeId id) { return id.value() % pageBits / 64; }
    static quint64 bitOf(ShapeId id) { return quint64(1) << id.value() % 64; }

    std::vector<std::unique_ptr<Page>> m_pages;
    qsizetype m_count = 0;
};

} // namespace Trammel
