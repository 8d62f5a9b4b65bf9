#include "plugin/taskmenu.h"

#include "plugin/drawingdialog.h"

#include <QtDesigner/QDesignerFormEditorInterface>
#include <QtDesigner/QDesignerFormWindowCursorInterface>
#include <QtDesigner/QDesignerFormWindowInterface>
#include <QtDesigner/QExtensionManager>
#include <QtGui/QAction>

namespace Trammel {

ShapeTaskMenu::ShapeTaskMenu(QWidget &editor, QObject *parent)
    : QObject(parent), m_editor(editor), m_action(new QAction(tr("Edit Shapes..."), this))
{
    connect(m_action, &QAction::triggered, this, &ShapeTaskMenu::editShapes);
}

void ShapeTaskMenu::editShapes()
{
    const QByteArray before = m_editor.property("drawing").toByteArray();
    DrawingDialog dialog(before, m_editor.window());
    if (dialog.exec() != QDialog::Accepted || dialog.drawing() == before)
        return;
    // The cursor makes the change undoable in Designer.
    if (auto *form = QDesignerFormWindowInterface::findFormWindow(&m_editor))
        form->cursor()->setWidgetProperty(&m_editor, QStringLiteral("drawing"), dialog.drawing());
}

QObject *ShapeTaskMenuFactory::createExtension(QObject *object, const QString &iid, QObject *parent) const
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (!widget || !widget->inherits("Trammel::ShapeEditor") || iid != Q_TYPEID(QDesignerTaskMenuExtension))
        return nullptr;
    return new ShapeTaskMenu(*widget, parent);
}

void TaskMenuPlugin::initialize(QDesignerFormEditorInterface *core)
{
    if (m_core)
        return;
    m_core = core;
    QExtensionManager *manager = core->extensionManager();
    manager->registerExtensions(new ShapeTaskMenuFactory(manager), Q_TYPEID(QDesignerTaskMenuExtension));
}

} // namespace Trammel
