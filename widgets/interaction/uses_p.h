#pragma once

#include <QtCore/QtGlobal>

#include <functional>
#include <utility>

namespace Trammel {

/// Counts the calls under way in the parts of an editor that go on after they have emitted signals. A slot may delete
/// the editor: its parts then stay until the last of these calls has returned.
class Uses
{
public:
    Uses() = default;
    Q_DISABLE_COPY_MOVE(Uses)

    class Use
    {
    public:
        /// Null counts nothing.
        explicit Use(Uses *uses) : m_uses(uses)
        {
            if (uses)
                ++uses->m_count;
        }
        ~Use()
        {
            if (m_uses && --m_uses->m_count == 0 && m_uses->m_finish)
                std::exchange(m_uses->m_finish, nullptr)();
        }
        Q_DISABLE_COPY_MOVE(Use)

    private:
        Uses *m_uses;
    };

    bool isInUse() const { return m_count > 0; }
    /// Called once, when the last of the present uses ends.
    void setFinish(std::function<void()> finish) { m_finish = std::move(finish); }

private:
    int m_count = 0;
    std::function<void()> m_finish;
};

} // namespace Trammel
