#pragma once

#include <QtCore/QtGlobal>

#include <functional>
#include <utility>

namespace Trammel {

/// Counts the active calls of functions of an editor that continue after they have emitted a signal. If a slot deletes
/// the editor, its parts stay alive until the last of these calls has returned.
class Lifetime
{
public:
    Lifetime() = default;
    Q_DISABLE_COPY_MOVE(Lifetime)

    class Guard
    {
    public:
        /// Does nothing for null.
        explicit Guard(Lifetime *lifetime) : m_lifetime(lifetime)
        {
            if (lifetime)
                ++lifetime->m_count;
        }
        ~Guard()
        {
            if (m_lifetime && --m_lifetime->m_count == 0 && m_lifetime->m_finish)
                std::exchange(m_lifetime->m_finish, nullptr)();
        }
        Q_DISABLE_COPY_MOVE(Guard)

    private:
        Lifetime *m_lifetime;
    };

    bool isGuarded() const { return m_count > 0; }
    /// Sets a function that is called once, when the last of the current guards ends.
    void setFinish(std::function<void()> finish) { m_finish = std::move(finish); }

private:
    int m_count = 0;
    std::function<void()> m_finish;
};

} // namespace Trammel
