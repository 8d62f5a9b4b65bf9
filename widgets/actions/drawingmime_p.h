#pragma once

#include <trammel/documentdata.h>

#include <QtCore/QMimeData>

#include <optional>

namespace Trammel {

/// The MIME type of shapes on the clipboard. The data is the text of a drawing file with only these shapes.
inline constexpr QLatin1String DrawingMimeType("application/x-trammel-drawing");

inline constexpr QLatin1String SvgType("image/svg+xml");

/// The clipboard data of shapes: Trammel's own format for programs that use it, and SVG and a picture for all others.
/// Each format is created on request.
class DrawingMime : public QMimeData
{
    Q_OBJECT

public:
    explicit DrawingMime(const DocumentData &drawing);

    QStringList formats() const override;

    /// The text of a drawing in clipboard data, or else the plain text, which may be a drawing. Nothing if there is
    /// neither.
    static std::optional<QByteArray> drawingIn(const QMimeData *data);

protected:
    QVariant retrieveData(const QString &type, QMetaType preferredType) const override;

private:
    DocumentData m_drawing;
};

} // namespace Trammel
