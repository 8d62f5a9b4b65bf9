#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QList>
#include <QtCore/QSharedData>
#include <QtCore/QString>
#include <QtGui/QColor>

namespace Trammel {

/// The ends of an open line, and of each dash. Lines thinner than a pixel of the view have flat ends.
enum class LineCap : quint8 { Round, Flat, Square };

/// The corners of a line. A miter that is longer than four times the width of the line is replaced by a bevel, as in
/// SVG.
enum class LineJoin : quint8 { Round, Miter, Bevel };

/// The head at an end of an open line. The last six are the crow's feet of entity diagrams. The tip of every head lies
/// exactly on the end point. A head is 8 units plus four times the width of the line long (a diamond is 1.4 times as
/// long) and 0.8 times as wide. It is smaller where the segment at the end is shorter than the head, or shorter than
/// both heads if it has two.
enum class LineHead : quint8 {
    None,
    Arrow,
    Triangle,
    TriangleOutline,
    Diamond,
    DiamondOutline,
    Circle,
    CircleOutline,
    Bar,
    One,
    Many,
    ZeroOrOne,
    OneOrMany,
    ZeroOrMany,
    ExactlyOne,
};

/// The lengths of dash, gap, dash, gap ... in widths of the line. An empty pattern means none. Copies share the
/// lengths.
class TRAMMEL_WIDGETS_EXPORT DashPattern
{
public:
    /// A document refuses patterns with more lengths, with an odd number of lengths, and with lengths out of this
    /// range.
    static constexpr qsizetype LargestCount = 16;
    static constexpr double LeastLength = 0.01;
    static constexpr double LargestLength = 1000;

    DashPattern() = default;
    explicit DashPattern(const QList<double> &lengths);

    bool isEmpty() const { return !d; }
    QList<double> lengths() const { return d ? d->lengths : QList<double>(); }
    /// The reason why a document refuses the pattern; empty for a valid one.
    QString errorString() const;

    friend bool operator==(const DashPattern &a, const DashPattern &b)
    {
        return a.d == b.d || (a.d && b.d && a.d->lengths == b.d->lengths);
    }

private:
    struct Data : QSharedData
    {
        QList<double> lengths;
    };
    QSharedDataPointer<Data> d;
};

/// The form of a line, apart from its color, width and style: for new lines, and for the heads of new arrows.
struct LineForm
{
    LineCap cap = LineCap::Round;
    LineJoin join = LineJoin::Round;
    DashPattern dashPattern{};
    LineHead startHead = LineHead::None;
    LineHead endHead = LineHead::Arrow;

    friend bool operator==(const LineForm &, const LineForm &) = default;
};

/// A line along the outline of a shape, in scene units. An invalid color means no line.
struct Stroke
{
    QColor color{0x33, 0x33, 0x33};
    double width = 1;
    Qt::PenStyle style = Qt::SolidLine;
    LineCap cap = LineCap::Round;
    LineJoin join = LineJoin::Round;
    /// Replaces the dashes of the style, unless it is Qt::NoPen.
    DashPattern dashPattern{};

    friend bool operator==(const Stroke &, const Stroke &) = default;
};

} // namespace Trammel
