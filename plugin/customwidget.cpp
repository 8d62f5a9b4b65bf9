#include "plugin/customwidget.h"

#include "plugin/designernote.h"
#include "plugin/designersample.h"

#include <QtWidgets/QWidget>

namespace Trammel {

CustomWidget::CustomWidget(WidgetEntry entry, QMetaType pointerType)
    : m_entry(std::move(entry)), m_pointerType(pointerType)
{
}

QWidget *CustomWidget::createWidget(QWidget *parent)
{
    // If a process contains two copies of a class, the name refers to the copy that was registered first: the program's
    // own, even when both the program and this plugin contain Trammel as a static library.
    const QMetaType known = QMetaType::fromName(m_entry.className.toUtf8() + '*');
    const QMetaObject *metaObject = (known.isValid() ? known : m_pointerType).metaObject();
    auto *widget = qobject_cast<QWidget *>(metaObject->newInstance(Q_ARG(QWidget *, parent)));
    if (!widget || !m_isInDesigner)
        return widget;
    // The widget may belong to the other copy of the class, where a cast fails, so the check is by name.
    if (widget->inherits("Trammel::EditorPanel"))
        showSample(*widget);
    else
        new DesignerNote(*widget);
    return widget;
}

// Programs that only load forms pass no core.
void CustomWidget::initialize(QDesignerFormEditorInterface *core)
{
    m_isInitialized = true;
    m_isInDesigner = core != nullptr;
}

QString CustomWidget::domXml() const
{
    const QString plain = m_entry.className.section(QStringLiteral("::"), -1);
    const QString name = plain.left(1).toLower() + plain.mid(1);
    return QStringLiteral(R"(<ui language="c++" displayname="%1">
 <widget class="%2" name="%3">
  <property name="geometry">
   <rect><x>0</x><y>0</y><width>%4</width><height>%5</height></rect>
  </property>
 </widget>
</ui>)")
        .arg(plain, m_entry.className, name)
        .arg(m_entry.size.width())
        .arg(m_entry.size.height());
}

} // namespace Trammel
