#pragma once

#include <QtCore/QObject>
#include <QtUiPlugin/QDesignerCustomWidgetCollectionInterface>

#include <memory>
#include <vector>

namespace Trammel {

struct WidgetEntry;

/// Trammel's widgets for Qt Designer, QUiLoader and other programs that load Designer's plugins.
class WidgetCollection : public QObject, public QDesignerCustomWidgetCollectionInterface
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QDesignerCustomWidgetCollectionInterface_iid)
    Q_INTERFACES(QDesignerCustomWidgetCollectionInterface)

public:
    explicit WidgetCollection(QObject *parent = nullptr);
    ~WidgetCollection() override;

    QList<QDesignerCustomWidgetInterface *> customWidgets() const override;

private:
    template <typename Widget> void add(const WidgetEntry &entry);

    std::vector<std::unique_ptr<QDesignerCustomWidgetInterface>> m_widgets;
};

} // namespace Trammel
