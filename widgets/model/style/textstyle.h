#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QString>
#include <QtGui/QColor>

namespace Trammel {

/// The look of the text of a shape. One style applies to the whole text. Lengths are in scene units.
struct TRAMMEL_WIDGETS_EXPORT TextStyle
{
    /// The side of the frame at which each line starts, ends or is centered. Mirroring a shape does not change it.
    enum class Horizontal { Left, Center, Right };
    enum class Vertical { Top, Middle, Bottom };
    /// The treatment of a text that is larger than its shape: it extends beyond the frame, it is clipped at the frame,
    /// or editing makes the shape grow with it.
    enum class Overflow { Visible, Clip, Grow };

    static constexpr double SmallestSize = 1e-3;
    static constexpr double LargestSize = 1e6;
    static constexpr int LargestWeight = 1000;
    static constexpr double SmallestLineSpacing = 0.1;
    static constexpr double LargestLineSpacing = 100;
    static constexpr qsizetype LargestFamily = 1000;

    /// The name of the font; empty for the font of the application. A font that is missing is replaced for showing
    /// only.
    QString family;
    double size = 14;
    /// From 1 to 1000, as in CSS: 400 is normal, 700 is bold.
    int weight = 400;
    bool italic = false;
    bool underline = false;
    bool strikeOut = false;
    /// An invalid color means black or white, whichever is readable on the shape.
    QColor color;
    Horizontal horizontal = Horizontal::Center;
    Vertical vertical = Vertical::Middle;
    /// The distance from the frame on all sides.
    double padding = 4;
    /// Whether lines are broken at the width of the shape. Line breaks in the text always apply.
    bool wrap = true;
    /// The distance of the lines, as a multiple of the distance that the font recommends.
    double lineSpacing = 1;
    /// Whether the text stays level if the shape is rotated.
    bool upright = false;
    Overflow overflow = Overflow::Visible;

    bool isBold() const { return weight > 550; }
    void setBold(bool isOn) { weight = isOn ? 700 : 400; }

    /// The reason why these values are invalid; empty if they are valid.
    QString errorString() const;
    /// The style as a document stores it: see Shape::normalized().
    TextStyle normalized() const;

    friend bool operator==(const TextStyle &, const TextStyle &) = default;
};

} // namespace Trammel
