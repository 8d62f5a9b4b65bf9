#pragma once

#include "widgets/view/painting/sprite_p.h"
#include <trammel/shape.h>
#include <trammel/shapeid.h>

#include <QtCore/QHash>
#include <QtGui/QTransform>

#include <optional>

namespace Trammel {

/// How a shape is highlighted, in addition to its own colors.
enum class Tint {
    None,
    /// The shape collides with others.
    Colliding,
    /// The shape collides with others, and is part of the user's current gesture.
    CollidingInHand,
};

/// Everything that determines the drawing of a shape's body, or of the whole shape with its text, except for its
/// position in whole pixels and the scale of the view.
struct SpriteLook
{
    const ShapeKind *kind;
    QSizeF size;
    double rotation;
    bool mirroredX;
    bool mirroredY;
    double cornerRadius;
    LineHead startHead;
    LineHead endHead;
    /// Shared with the shape. Outlines are equal only if they share their data.
    Shape::Outline outline;
    RareValue<PathDetails> path;
    Fill fill;
    Stroke stroke;
    /// The position of the center within its pixel.
    QPointF phase;
    /// The other values that determine the parts of a shape that is made of parts.
    QString text{};
    RareValue<TextStyle> textStyle{};
    RareValue<Shadow> shadow{};
    QString name{};
    QJsonObject data{};
    QJsonObject extra{};
    /// The other values that determine the picture of a whole shape with its text.
    float opacity = 1;
    Tint tint = Tint::None;
    /// Whether this is the look of a whole shape.
    bool isWhole = false;

    friend bool operator==(const SpriteLook &a, const SpriteLook &b);
};

/// A cache of sprites for shapes that are painted repeatedly while a gesture moves some of them. Shapes that move by
/// whole pixels, and unmoved shapes next to them, are rasterized only once. A shape that looks different in each
/// picture, as during a rotation, gets a sprite when it stops changing. For the benchmark row "drag 1000 at 1:1: event
/// and repaint", which takes 1.6 times as long without sprites. The memory use is limited to
/// about MostBytes; further shapes are drawn without sprites.
class SpriteStore
{
public:
    static constexpr std::size_t MostBytes = 32 << 20;

    /// Must be called before each picture. Discards all sprites if the transform has changed by more than a
    /// translation. Otherwise, if the sprites take more than half of MostBytes, discards those that the last two
    /// pictures did not show.
    void begin(const QTransform &sceneToPixels);
    /// The sprite of a shape with this look; null for none.
    const Sprite *find(ShapeId id, const SpriteLook &look);
    /// Whether to record a sprite for the shape of the last find().
    bool isWanted() const { return m_isWanted; }
    /// Stores a sprite for the shape of the last find(), which must have no sprite yet.
    const Sprite &insert(Sprite sprite);

    std::size_t bytes() const { return m_bytes; }

private:
    struct Entry
    {
        SpriteLook look;
        std::optional<Sprite> sprite;
        int lastPicture;
    };

    static std::size_t bytesOf(const Entry &entry);
    void forgetUnseen();

    QHash<ShapeId, Entry> m_entries;
    Entry *m_asked = nullptr;
    bool m_isWanted = false;
    std::size_t m_bytes = 0;
    int m_picture = 0;
    QTransform m_transform;
};

} // namespace Trammel
