#pragma once

#include "widgets/model/file/unknownfields_p.h"
#include "widgets/model/shape/outlinepool_p.h"
#include <trammel/shape.h>

#include <QtCore/QHash>

#include <array>
#include <optional>
#include <vector>

namespace Trammel {

/// Reads shapes, one after the other, from the text of JSON objects. parse() refuses text that is not JSON; finish()
/// returns the reason for any other refusal.
class ShapeReader
{
public:
    /// More kinds than mostKinds are refused, since kinds are kept as long as the program runs.
    explicit ShapeReader(int mostKinds) : m_mostKinds(mostKinds) { }

    /// Reads the fields. Returns false if the text is not valid JSON.
    bool parse(QByteArrayView text);
    /// The field "id" of the last text: no value if it is missing, NaN if it is not a number.
    std::optional<double> id() const { return m_id; }
    /// Gets the shape of the last text, normalized, with its outline shared with equal ones. Returns the reason for a
    /// failure; empty on success.
    QString finish(Shape &shape);

private:
    enum class Field;
    enum class Step { Taken, Unknown, Bad };

    /// The reason why a connector has the wrong fields; empty if it has the right ones.
    QString connectorFieldsError() const;
    bool has(Field field) const { return (m_seen >> int(field) & 1) != 0; }
    /// Reads a field if its name is one of those from first to last.
    Step takeField(JsonText &text, QByteArrayView name, Field first, Field last);
    bool takeKnown(JsonText &text, Field field);
    bool takeKind(JsonText &text);
    bool takeGroup(JsonText &text);
    bool takeFill(JsonText &text);
    bool takeStroke(JsonText &text);
    bool takeDashes(JsonText &text);
    bool takeShadow(JsonText &text);
    bool takeStyleOfText(JsonText &text);
    bool takeAnnotation(JsonText &text, Field field);
    bool takePathDetails(JsonText &text, Field field);
    bool takeData(JsonText &text);
    bool takeOutline(JsonText &text);
    /// Reads the fields of a connector that precede the kind.
    bool takeConnectorFields();
    QByteArrayView connectorField(Field field) const;
    /// Reads one of these fields, or keeps it as an unknown one if the shape is no connector.
    template <typename Take> bool takeOfConnector(Field field, const Take &takeFrom);
    template <typename Value> bool takeOfConnector(Field field, Value &value, const char *wanted);
    bool takeEnds(JsonText &text, Connector &connector);
    bool takeEnd(JsonText &text, ConnectorEnd &end);
    bool takeRings(JsonText &text);
    bool takeRing(JsonText &text);
    /// Reads a value of the given type. If the value has another type, calls skipWrong().
    template <typename Value> bool take(JsonText &text, Field field, Value &value, const char *wanted);
    /// Skips a value of the wrong type and, unless wanted is null, reports wanted as the expected type.
    bool skipWrong(JsonText &text, Field field, const char *wanted);
    void refuse(const QString &errorString);
    void refuseRepeated(const QString &name);

    int m_mostKinds;
    Shape m_shape;
    std::optional<double> m_id;
    quint64 m_seen = 0;
    UnknownFields m_unknown;
    /// The text of an outline that precedes the kind, since the kind determines whether there is an outline.
    QByteArrayView m_outline;
    /// The texts of the fields from Field::Ends to Field::Spacing, likewise.
    std::array<QByteArrayView, 8> m_connectorFields;
    QString m_errorString;
    std::vector<QPointF> m_points;
    qsizetype m_pointCount = 0;
    QHash<QByteArray, const ShapeKind *> m_kinds;
    OutlinePool m_outlines;
    /// The last dash pattern.
    DashPattern m_dashes;
    /// The last fill that was a gradient.
    Fill m_lastGradient;
    /// The shadow that is being read, and the last one.
    Trammel::Shadow m_shadow;
    RareValue<Trammel::Shadow> m_lastShadow;
    /// The last text style.
    RareValue<TextStyle> m_lastStyle;
};

} // namespace Trammel
