#include "widgets/view/painting/textcache_p.h"

#include "widgets/model/shape/textextent_p.h"

#include <algorithm>

namespace Trammel {

const TextLayout &TextCache::layout(const QString &text, const RareValue<TextStyle> &style, QSizeF box)
{
    if (const QFont font; font != m_font) {
        m_layouts.clear();
        m_font = font;
    }
    const Key key{text, style, box.width(), box.height()};
    if (const TextLayout *found = m_layouts.object(key))
        return *found;
    auto *layout = new TextLayout(text, *style, box);
    m_layouts.insert(key, layout, CostOfLayout + int(std::min(text.size(), LargestShownText)));
    return *layout;
}

} // namespace Trammel
