#include "widgets/panels/inspector/endfields_p.h"

#include "widgets/model/query/openports_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/retranslation.h>

#include <QtGui/QStandardItemModel>
#include <QtWidgets/QGridLayout>

namespace Trammel {

EndFields::EndFields(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Ports")), 0, 0);
    constexpr std::array names{"fromPort", "toPort"};
    constexpr std::array tips{QT_TRANSLATE_NOOP("Trammel", "The port at the start of the connector"),
                              QT_TRANSLATE_NOOP("Trammel", "The port at the end of the connector")};
    for (std::size_t end = 0; end < m_boxes.size(); ++end) {
        QComboBox *box = m_boxes[end];
        box->setObjectName(QLatin1String(names[end]));
        box->setMinimumContentsLength(4);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        keepTranslated(box, [box, tip = tips[end]] {
            box->setAccessibleName(Text::tr(tip));
            box->setToolTip(Text::tr(tip));
        });
        grid->addWidget(box, 0, int(end) + 1);
        grid->setColumnStretch(int(end) + 1, 1);
        connect(box, &QComboBox::activated, this, [this, box, end](int index) {
            const QVariant port = box->itemData(index);
            if (port.isValid())
                Q_EMIT chosen(int(end), port.toString());
        });
    }
}

void EndFields::show(const Document *document, ShapeId connector, bool isEnabled)
{
    const Shape *shape = document ? document->find(connector) : nullptr;
    bool hasPorts = false;
    if (shape && shape->connector) {
        const bool isFirst = showEnd(0, *document, connector, isEnabled);
        hasPorts = showEnd(1, *document, connector, isEnabled) || isFirst;
    }
    setVisible(hasPorts);
}

bool EndFields::showEnd(int number, const Document &document, ShapeId connector, bool isEnabled)
{
    QComboBox &box = *m_boxes[std::size_t(number)];
    const Connector &ends = *document.find(connector)->connector;
    const ConnectorEnd &end = number == 0 ? ends.from : ends.to, &other = number == 0 ? ends.to : ends.from;
    const Shape *shape = document.find(end.shape);
    const QList<ScenePort> ports = shape ? scenePorts(*shape) : QList<ScenePort>();
    // An item without data stands for a place that is no port, and cannot be chosen.
    box.clear();
    if (!shape)
        box.addItem(Text::tr("Free End"));
    else if (end.at)
        box.addItem(Text::tr("Fixed Point"));
    if (shape)
        box.addItem(Text::tr("Outline"), QString());
    const QList<ScenePort> open = shape ? openPorts(document, end.shape, connector, other) : QList<ScenePort>();
    for (const ScenePort &port : ports) {
        box.addItem(port.displayName.isEmpty() ? port.name : port.displayName, port.name);
        if (!portNamed(open, port.name) && port.name != end.port)
            qobject_cast<QStandardItemModel *>(box.model())->item(box.count() - 1)->setEnabled(false);
    }
    if (!end.port.isEmpty() && !portNamed(ports, end.port))
        box.addItem(Text::tr("%1 (missing)").arg(end.port), end.port);
    box.setCurrentIndex(shape && !end.at ? box.findData(end.port) : 0);
    box.setEnabled(isEnabled && shape);
    return !ports.isEmpty() || !end.port.isEmpty();
}

} // namespace Trammel
