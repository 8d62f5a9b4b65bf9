#pragma once

#include <QtCore/QtGlobal>

#include <array>
#include <memory>
#include <vector>

namespace Trammel {

/// A sparse array of values by number, with fast access. Memory is allocated only for small pages that are written. A
/// two-level page table keeps the cost of large numbers and of numbers far apart low.
template <typename Value> class PagedArray
{
public:
    /// The value of a number; a default value if it was never written.
    const Value &operator[](quint32 number) const
    {
        const std::size_t section = number / sectionSize;
        if (section >= m_sections.size() || !m_sections[section])
            return m_default;
        const std::unique_ptr<Page> &page = (*m_sections[section])[number % sectionSize / pageSize];
        return page ? (*page)[number % pageSize] : m_default;
    }

    Value &at(quint32 number)
    {
        const std::size_t section = number / sectionSize;
        if (section >= m_sections.size())
            m_sections.resize(section + 1);
        if (!m_sections[section])
            m_sections[section] = std::make_unique<Section>();
        std::unique_ptr<Page> &page = (*m_sections[section])[number % sectionSize / pageSize];
        if (!page)
            page = std::make_unique<Page>();
        return (*page)[number % pageSize];
    }

    /// Calls a function with each number and value of the written pages, in order.
    template <typename Function> void forEach(const Function &function) const
    {
        for (std::size_t section = 0; section < m_sections.size(); ++section) {
            for (std::size_t page = 0; m_sections[section] && page < sectionPages; ++page) {
                const Page *values = (*m_sections[section])[page].get();
                for (std::size_t i = 0; values && i < pageSize; ++i)
                    function(quint32(section * sectionSize + page * pageSize + i), (*values)[i]);
            }
        }
    }

private:
    static constexpr std::size_t pageSize = 32;
    static constexpr std::size_t sectionPages = 64;
    static constexpr std::size_t sectionSize = pageSize * sectionPages;
    using Page = std::array<Value, pageSize>;
    using Section = std::array<std::unique_ptr<Page>, sectionPages>;

    std::vector<std::unique_ptr<Section>> m_sections;
    Value m_default{};
};

} // namespace Trammel
