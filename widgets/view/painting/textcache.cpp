#include "widgets/view/painting/textcache_p.h"

#include "widgets/model/shape/textextent_p.h"

#include <algorithm>

namespace Trammel {

const TextLayout &TextCache::layout(const QString &text, const RareValue<TextStyle> &style, QSizeF box)
{
    return entry(text, style, box).layout;
}

std::shared_ptr<const TextOutline> TextCache::outline(const QString &text, const RareValue<TextStyle> &style,
                                                      QSizeF box)
{
    Entry &found = entry(text, style, box);
    if (!found.outline)
        found.outline = found.layout.outline(m_glyphs);
    return *found.outline;
}

TextCache::Entry &TextCache::entry(const QString &text, const RareValue<TextStyle> &style, QSizeF box)
{
    if (const QFont font; font != m_font) {
        m_layouts.clear();
        m_glyphs = GlyphCache();
        m_font = font;
    }
    const Key key{text, style, box.width(), box.height()};
    if (Entry *found = m_layouts.object(key))
        return *found;
    auto *entry = new Entry{TextLayout(text, *style, box)};
    m_layouts.insert(key, entry, CostOfLayout + int(std::min(text.size(), LargestShownText)));
    return *entry;
}

} // namespace Trammel
