#include "widgets/view/painting/spritestore_p.h"

#include <trammel/geometry/vector.h>

#include <utility>

namespace Trammel {

bool operator==(const SpriteLook &a, const SpriteLook &b)
{
    return a.kind == b.kind && a.size.width() == b.size.width() && a.size.height() == b.size.height()
        && a.rotation == b.rotation && a.mirroredX == b.mirroredX && a.mirroredY == b.mirroredY
        && a.cornerRadius == b.cornerRadius && a.startHead == b.startHead && a.endHead == b.endHead
        && a.outline.constData() == b.outline.constData() && a.path == b.path && a.fill == b.fill
        && a.stroke == b.stroke && same(a.phase, b.phase) && a.text == b.text && a.name == b.name && a.data == b.data
        && a.extra == b.extra && a.textStyle == b.textStyle && a.shadow == b.shadow && a.opacity == b.opacity
        && a.tint == b.tint && a.isWhole == b.isWhole;
}

std::size_t SpriteStore::bytesOf(const Entry &entry)
{
    return sizeof(Entry) + sizeof(ShapeId) + (entry.sprite ? entry.sprite->bytes() : 0);
}

void SpriteStore::begin(const QTransform &transform)
{
    const bool isSame = transform.m11() == m_transform.m11() && transform.m12() == m_transform.m12()
        && transform.m21() == m_transform.m21() && transform.m22() == m_transform.m22();
    m_asked = nullptr;
    ++m_picture;
    if (!isSame) {
        m_entries.clear();
        m_bytes = 0;
    } else if (m_bytes > MostBytes / 2) {
        forgetUnseen();
    }
    m_transform = transform;
}

void SpriteStore::forgetUnseen()
{
    m_entries.removeIf([this](const std::pair<const ShapeId &, Entry &> &each) {
        const Entry &entry = each.second;
        if (entry.lastPicture >= m_picture - 2)
            return false;
        m_bytes -= bytesOf(entry);
        return true;
    });
}

const Sprite *SpriteStore::find(ShapeId id, const SpriteLook &look)
{
    m_isWanted = false;
    m_asked = nullptr;
    const auto found = m_entries.find(id);
    if (found == m_entries.end()) {
        if (m_bytes > MostBytes)
            return nullptr;
        m_asked = &*m_entries.insert(id, {look, {}, m_picture});
        m_bytes += bytesOf(*m_asked);
        m_isWanted = true;
        return nullptr;
    }
    m_asked = &*found;
    m_asked->lastPicture = m_picture;
    if (m_asked->look == look) {
        m_isWanted = !m_asked->sprite && m_bytes <= MostBytes;
        return m_asked->sprite ? &*m_asked->sprite : nullptr;
    }
    m_bytes -= bytesOf(*m_asked);
    m_asked->look = look;
    m_asked->sprite.reset();
    m_bytes += bytesOf(*m_asked);
    return nullptr;
}

const Sprite &SpriteStore::insert(Sprite sprite)
{
    Q_ASSERT(m_asked && !m_asked->sprite);
    m_bytes -= bytesOf(*m_asked);
    m_asked->sprite = std::move(sprite);
    m_bytes += bytesOf(*m_asked);
    return *m_asked->sprite;
}

} // namespace Trammel
