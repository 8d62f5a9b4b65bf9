#pragma once

#include <QtDesigner/QDesignerFormEditorPluginInterface>
#include <QtDesigner/QDesignerTaskMenuExtension>
#include <QtDesigner/QExtensionFactory>

QT_BEGIN_NAMESPACE
class QAction;
class QDesignerFormEditorInterface;
QT_END_NAMESPACE

namespace Trammel {

/// The entry "Edit Shapes..." in the context menu of an editor on a form. A double click triggers it, too.
class ShapeTaskMenu : public QObject, public QDesignerTaskMenuExtension
{
    Q_OBJECT
    Q_INTERFACES(QDesignerTaskMenuExtension)

public:
    ShapeTaskMenu(QWidget &editor, QObject *parent);

    QAction *preferredEditAction() const override { return m_action; }
    QList<QAction *> taskActions() const override { return {m_action}; }

private:
    void editShapes();

    QWidget &m_editor;
    QAction *m_action;
};

class ShapeTaskMenuFactory : public QExtensionFactory
{
    Q_OBJECT

public:
    using QExtensionFactory::QExtensionFactory;

protected:
    QObject *createExtension(QObject *object, const QString &iid, QObject *parent) const override;
};

/// Adds the task menu to Designer. It is a separate plugin because it needs Designer's library, which programs that
/// only load forms do not have.
class TaskMenuPlugin : public QObject, public QDesignerFormEditorPluginInterface
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.Designer.QDesignerFormEditorPluginInterface")
    Q_INTERFACES(QDesignerFormEditorPluginInterface)

public:
    bool isInitialized() const override { return m_core; }
    void initialize(QDesignerFormEditorInterface *core) override;
    QAction *action() const override { return nullptr; }
    QDesignerFormEditorInterface *core() const override { return m_core; }

private:
    QDesignerFormEditorInterface *m_core = nullptr;
};

} // namespace Trammel
