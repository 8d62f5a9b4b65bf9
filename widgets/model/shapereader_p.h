#pragma once

#include "widgets/model/outlinepool_p.h"
#include "widgets/model/shape.h"
#include "widgets/model/unknownfields_p.h"

#include <QtCore/QHash>

#include <optional>
#include <vector>

namespace Trammel {

/// Reads shapes, one after the other, from the text of JSON objects. What this refuses is put into words
/// by finish(), but for text that is not JSON at all.
class ShapeReader
{
public:
    /// More kinds in one file are refused, since kinds stay as long as the program runs.
    static constexpr int LargestKindCount = 10'000;

    /// Takes up the fields. False when the text is not good JSON.
    bool parse(QByteArrayView text);
    /// The field "id" of the last text: nothing without one, NaN when it is not a number.
    std::optional<double> id() const { return m_id; }
    /// The shape of the last text, normalized, its outline shared with equal ones; or the reason why
    /// there is none.
    QString finish(Shape &shape);

private:
    enum class Field;
    enum class Step { Taken, Unknown, Bad };

    bool has(Field field) const { return (m_seen & 1u << int(field)) != 0; }
    /// Takes a field when its name is one from the first to the last.
    Step takeField(JsonText &text, QByteArrayView name, Field first, Field last);
    bool takeKnown(JsonText &text, Field field);
    bool takeKind(JsonText &text);
    bool takeGroup(JsonText &text);
    bool takeStroke(JsonText &text);
    bool takeOutline(JsonText &text);
    bool takeRings(JsonText &text);
    bool takeRing(JsonText &text);
    /// Takes a value of a type; when something else stands there, skipWrong().
    template <typename Value> bool take(JsonText &text, Field field, Value &value, const char *wanted);
    /// Skips a value and takes down what is wanted in its place.
    bool skipWrong(JsonText &text, Field field, const char *wanted);
    void refuse(const QString &fault);
    void refuseRepeated(const QString &name);

    Shape m_shape;
    std::optional<double> m_id;
    quint32 m_seen = 0;
    UnknownFields m_unknown;
    /// An outline that stands before the kind says whether there is one.
    QByteArrayView m_outline;
    QString m_fault;
    std::vector<QPointF> m_points;
    qsizetype m_pointCount = 0;
    QHash<QByteArray, const ShapeKind *> m_kinds;
    OutlinePool m_outlines;
};

} // namespace Trammel
