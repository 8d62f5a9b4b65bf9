#pragma once

#include "widgets/model/text/textlayout_p.h"
#include <trammel/geometry/aabb.h>
#include <trammel/shape.h>

#include <QtCore/QByteArray>
#include <QtCore/QRectF>
#include <QtGui/QPalette>

QT_BEGIN_NAMESPACE
class QPainterPath;
QT_END_NAMESPACE

namespace Trammel {

struct LineEnds;
struct ShapePart;

/// The painted bounds with the exact boxes of the texts.
Aabb2 exactBounds(const Shape &shape);

/// The palette that determines the colors of pictures.
QPalette paper();

/// Writes shapes as SVG: see toSvg(). The values of Shape::data become attributes, as dataName() describes.
class SvgWriter
{
public:
    SvgWriter(const QRectF &area, double scale, const QColor &background);

    void append(const Shape &shape);
    QByteArray finish() { return m_text + "</svg>\n"; }

private:
    SvgWriter &put(QByteArrayView text);
    SvgWriter &put(double number);
    SvgWriter &attribute(QByteArrayView name, double value);
    SvgWriter &point(QPointF point) { return put(point.x()).put(" ").put(point.y()); }
    void appendBody(const Shape &shape);
    void appendFrame(const Shape &shape);
    void appendRings(const QList<QList<QPointF>> &rings, bool isClosed);
    void appendHeadedLine(const Shape &shape, const LineEnds &ends);
    void appendCurves(const Shape &shape);
    void appendPath(const QPainterPath &path);
    void appendColor(QByteArrayView name, const QColor &color, QByteArrayView opacityName);
    /// Writes the definition of a gradient for an element whose coordinates are those of a frame after a transform.
    /// Returns the reference to it; empty for a fill that is no gradient.
    QByteArray beginFill(const Fill &fill, const Shape &shape, const QTransform &frameToElement);
    void appendStyle(const QColor &fill, const Stroke &stroke, Qt::FillRule rule = Qt::OddEvenFill,
                     const QByteArray &reference = {});
    void appendParts(const Shape &shape);
    void appendPicture(const ShapePart &part, const Shape &shape);
    void appendTextFrame(const Shape &shape, qsizetype index);
    void appendFont(const TextStyle &style, const QFont &font);
    QByteArray newId(QByteArrayView name);
    /// Begins an element for the link, the tool tip and the data of a shape. Returns its end; empty if the shape has
    /// none of them.
    QByteArray beginAnnotation(const Shape &shape);
    void appendData(const QJsonObject &data);
    /// Begins a group for the opacity and the shadow of a shape. Returns false if it has neither.
    bool beginWhole(const Shape &shape);
    /// Writes the definition of a filter for the shadow. Returns the reference to it.
    QByteArray beginShadow(const Shape &shape);
    /// Begins a group that is clipped to the outside of a gap.
    void beginGap(const QPainterPath &gap, const Shape &shape);
    void appendClip(const Shape &shape);
    void appendWords(const Shape &shape, qsizetype index);
    void appendLine(const TextLayout::Line &line, const TextStyle &style);

    QByteArray m_text;
    int m_idCount = 0;
};

/// The name of the attribute for a value of Shape::data. As in the data sets of HTML, it is "data-" with the name,
/// where an uppercase letter becomes a hyphen and the lowercase letter: "partNumber" becomes "data-part-number". Empty
/// for a name that gives no such attribute: it contains other characters than letters of ASCII, digits, hyphens,
/// underscores and periods, or a hyphen before a lowercase letter, or it is "json".
QByteArray dataName(const QString &name);

} // namespace Trammel
