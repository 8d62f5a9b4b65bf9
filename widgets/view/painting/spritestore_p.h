#pragma once

#include "widgets/view/painting/sprite_p.h"
#include <trammel/shape.h>
#include <trammel/shapeid.h>

#include <QtCore/QHash>
#include <QtGui/QTransform>

#include <optional>

namespace Trammel {

/// Everything that determines the drawing of a shape's body, except for its position in whole pixels and the scale of
/// the view.
struct SpriteLook
{
    const ShapeKind *kind;
    QSizeF size;
    double rotation;
    bool mirroredX;
    bool mirroredY;
    double cornerRadius;
    /// Shared with the shape. Outlines are equal only if they share their data.
    Shape::Outline outline;
    QColor fill;
    Stroke stroke;
    /// The position of the center within its pixel.
    QPointF phase;
    /// The other values that determine the parts of a shape that is made of parts.
    QString text;
    QString name;
    QJsonObject data{};
    QJsonObject extra{};

    friend bool operator==(const SpriteLook &a, const SpriteLook &b);
};

/// The sprites of shapes that are painted repeatedly while a gesture moves some of them. Shapes that move by whole
/// pixels, and shapes next to them that stay in place, are drawn once. A shape that looks different each time, as
/// during a rotation, is noted, and gets a sprite when it stops changing. The store takes about MostBytes at most;
/// further shapes are drawn without sprites.
class SpriteStore
{
public:
    static constexpr std::size_t MostBytes = 32 << 20;

    /// Call this before each picture. Forgets the sprites that the last two pictures did not show if there are many,
    /// and all sprites if the transform has changed by more than a translation.
    void begin(const QTransform &sceneToPixels);
    /// The sprite of a shape with this look; null for none.
    const Sprite *find(ShapeId id, const SpriteLook &look);
    /// Whether to record the shape of the last find().
    bool isWanted() const { return m_isWanted; }
    /// Keeps the sprite of the shape of the last find().
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
