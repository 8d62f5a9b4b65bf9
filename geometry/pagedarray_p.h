#pragma once

#include <QtCore/QtGlobal>

#include <array>
#include <memory>
#include <vector>

namespace Trammel {

/// Values by number, quick to reach. Only the pages that are written take memory, so that a few large
/// numbers cost little.
template <typename Value> class PagedArray
{
public:
    /// A default value for numbers that were never written.
    const Value &operator[](quint32 number) const
    {
        const std::size_t page = number / pageSize;
        return page < m_pages.size() && m_pages[page] ? (*m_pages[page])[number % pageSize] : m_default;
    }

    Value &at(quint32 number)
    {
        const std::size_t page = number / pageSize;
        if (page >= m_pages.size())
            m_pages.resize(page + 1);
        if (!m_pages[page])
            m_pages[page] = std::make_unique<Page>();
        return (*m_pages[page])[number % pageSize];
    }

    /// Calls a function with each number and value of the pages written, in order.
    template <typename Function> void forEach(const Function &function) const
    {
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            for (std::size_t i = 0; m_pages[page] && i < pageSize; ++i)
                function(quint32(page * pageSize + i), (*m_pages[page])[i]);
        }
    }

private:
    static constexpr std::size_t pageSize = 1024;
    using Page = std::array<Value, pageSize>;

    std::vector<std::unique_ptr<Page>> m_pages;
    Value m_default{};
};

} // namespace Trammel
