#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/document.h>

#include <QtWidgets/QComboBox>

#include <array>

namespace Trammel {

/// The fields of an inspector for the ports at the two ends of a connector. They are hidden unless an end is bound to a
/// shape with ports, or has the name of a port.
class EndFields : public QWidget
{
    Q_OBJECT

public:
    explicit EndFields(QWidget *parent = nullptr);

    /// Shows the ends of a connector. The fields are hidden for other shapes and unknown ids.
    void show(const Document *document, ShapeId connector, bool isEnabled);

Q_SIGNALS:
    /// The user has chosen a port for an end, which is 0 or 1; an empty name for the whole shape.
    void chosen(int end, const QString &port);

private:
    /// Returns whether there are ports to choose.
    bool showEnd(int number, const Document &document, ShapeId connector, bool isEnabled);

    std::array<QComboBox *, 2> m_boxes{new QComboBox, new QComboBox};
};

} // namespace Trammel
