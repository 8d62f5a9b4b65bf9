#pragma once

#include "widgets/model/text/textlayout_p.h"
#include "widgets/model/text/textoutline_p.h"
#include <trammel/rarevalue.h>

#include <QtCore/QCache>

#include <memory>
#include <optional>

namespace Trammel {

/// The layouts of the texts that were painted last, for the main thread. The memory is limited to about 16 MB.
class TextCache
{
public:
    /// The layout of a text, which remains valid until the next call.
    const TextLayout &layout(const QString &text, const RareValue<TextStyle> &style, QSizeF box);
    /// The outlines of a text; null if it must be drawn by a QPainter: see TextLayout::outline().
    std::shared_ptr<const TextOutline> outline(const QString &text, const RareValue<TextStyle> &style, QSizeF box);

private:
    struct Entry
    {
        TextLayout layout;
        std::optional<std::shared_ptr<const TextOutline>> outline{};
    };
    struct Key
    {
        QString text;
        RareValue<TextStyle> style;
        double width;
        double height;

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.text, key.style->size, key.width, key.height);
        }
    };

    Entry &entry(const QString &text, const RareValue<TextStyle> &style, QSizeF box);

    // The cost is the number of characters, which take about 60 bytes each, plus a share for the layout itself.
    static constexpr int MostCharacters = 250'000;
    static constexpr int CostOfLayout = 30;

    /// The font of the application, which texts without a family use.
    QFont m_font;
    GlyphCache m_glyphs;
    QCache<Key, Entry> m_layouts{MostCharacters};
};

} // namespace Trammel
