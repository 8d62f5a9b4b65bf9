#pragma once

#include "widgets/model/text/textlayout_p.h"
#include <trammel/rarevalue.h>

#include <QtCore/QCache>

namespace Trammel {

/// The layouts of the texts that were painted last, for the main thread. The memory is limited to about 16 MB.
class TextCache
{
public:
    /// The layout of a text, which remains valid until the next call.
    const TextLayout &layout(const QString &text, const RareValue<TextStyle> &style, QSizeF box);

private:
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

    // The cost is the number of characters, which take about 30 bytes each, plus a share for the layout itself.
    static constexpr int MostCharacters = 500'000;
    static constexpr int CostOfLayout = 60;

    /// The font of the application, which texts without a family use.
    QFont m_font;
    QCache<Key, TextLayout> m_layouts{MostCharacters};
};

} // namespace Trammel
