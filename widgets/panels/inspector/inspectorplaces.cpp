#include "widgets/panels/inspector/inspectorplaces_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/solid/solidmotion_p.h"

namespace Trammel {

std::optional<QPointF> placeOf(const Document &document, const ShapeIds &ids, const QList<Shape> &changed,
                               const PlaceRules &rules, QString &errorString)
{
    const auto isSamePlace = [&](qsizetype i) {
        const Shape &before = *document.find(ids[i]);
        return before.placement() == changed[i].placement() && before.cornerRadius == changed[i].cornerRadius;
    };
    bool isMoved = false;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        // The document refuses such values, with a better reason.
        if (!changed[i].errorString().isEmpty())
            return QPointF();
        isMoved = isMoved || !isSamePlace(i);
    }
    for (qsizetype i = 0; rules.constraint && i < ids.size(); ++i) {
        const Placement wanted = changed[i].placement();
        if (!isSamePlace(i) && !(rules.constraint(ids[i], *document.find(ids[i]), wanted) == wanted)) {
            errorString = Text::tr("the application does not allow this placement");
            return std::nullopt;
        }
    }
    if (rules.solid.mode == OverlapMode::AllowOverlap || !isMoved)
        return QPointF();
    SolidMotion motion(document, changed, rules.solid, ids);
    ShapeIds obstacles = motion.obstaclesAt({});
    if (!obstacles.isEmpty()) {
        const ShapeIdSet before(SolidMotion(document, ids, rules.solid).obstaclesAt({}));
        obstacles.removeIf([&before](ShapeId id) { return before.contains(id); });
    }
    if (obstacles.isEmpty())
        return QPointF();
    if (rules.movesToFreePlace)
        return motion.nearestFree({});
    errorString = Text::tr("the shape would overlap \"%1\" or leave it; Enter moves it to the nearest free place")
                      .arg(titleOf(*document.find(obstacles.first())));
    return std::nullopt;
}

} // namespace Trammel
