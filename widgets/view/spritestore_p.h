#pragma once

#include "widgets/model/shape.h"
#include "widgets/model/shapeid.h"
#include "widgets/view/sprite_p.h"

#include <QtCore/QHash>
#include <QtGui/QTransform>

#include <optional>

namespace Trammel {

/// All that a shape's body is drawn from, but for the whole pixels of its place and the scale of the view.
struct SpriteLook
{
    const ShapeKind *kind;
    QSizeF size;
    double rotation;
    bool mirroredX;
    bool mirroredY;
    double cornerRadius;
    /// Shared with the shape, so that it is the same for as long as it is the same list.
    Shape::Outline outline;
    QColor fill;
    Stroke stroke;
    /// Of the centre within its pixel.
    QPointF phase;
    /// Where it is made of parts: what these may be made of beside that.
    QString text;
    QString name;
    QJsonObject extra;

    friend bool operator==(const SpriteLook &a, const SpriteLook &b);
};

/// The sprites of the shapes that are painted again and again while a gesture moves some: what moves by whole
/// pixels, and what lies still beside it, is drawn once. A shape that looks different each time, as while it is
/// turned, is noted and gets a sprite when it stays as it is. Takes about MostBytes at most: further shapes
/// are drawn without sprites.
class SpriteStore
{
public:
    static constexpr std::size_t MostBytes = 32 << 20;

    /// Before each picture: forgets what the two before did not show when there is much, and everything when the
    /// transform differs by more than whole pixels could.
    void begin(const QTransform &sceneToPixels);
    /// The sprite of a shape that looks so; null when there is none.
    const Sprite *find(ShapeId id, const SpriteLook &look);
    /// Whether the shape that was asked for last is to be recorded.
    bool isWanted() const { return m_isWanted; }
    /// Keeps the sprite of the shape that was asked for last.
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
