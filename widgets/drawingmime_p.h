#pragma once

#include "widgets/model/documentdata.h"

#include <QtCore/QMimeData>

#include <optional>

namespace Trammel {

/// The type of shapes on a clipboard: the text of a file with them alone.
inline constexpr QLatin1String DrawingMimeType("application/x-trammel-drawing");

/// Shapes for clipboards: for programs with Trammel inside, and as SVG and picture for all others. Each is made when
/// somebody asks for it.
class DrawingMime : public QMimeData
{
    Q_OBJECT

public:
    explicit DrawingMime(const DocumentData &drawing);

    QStringList formats() const override;

    /// The text of a drawing, or one that may be, in what a clipboard holds.
    static std::optional<QByteArray> drawingIn(const QMimeData *data);

protected:
    QVariant retrieveData(const QString &type, QMetaType preferredType) const override;

private:
    DocumentData m_drawing;
};

} // namespace Trammel
