#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QMetaType>
#include <QtUiPlugin/QDesignerCustomWidgetInterface>

namespace Trammel {

/// The description of a widget class for Designer's widget box.
struct WidgetEntry
{
    /// The name of the class, with its namespace.
    QString className;
    QString includeFile;
    QString toolTip;
    QString whatsThis;
    QIcon icon;
    QSize size;
};

/// One widget class in Designer's widget box.
class CustomWidget : public QDesignerCustomWidgetInterface
{
public:
    CustomWidget(WidgetEntry entry, QMetaType pointerType);

    QString name() const override { return m_entry.className; }
    QString group() const override { return QStringLiteral("Trammel"); }
    QString toolTip() const override { return m_entry.toolTip; }
    QString whatsThis() const override { return m_entry.whatsThis; }
    QString includeFile() const override { return m_entry.includeFile; }
    QIcon icon() const override { return m_entry.icon; }
    bool isContainer() const override { return false; }
    bool isInitialized() const override { return m_isInitialized; }
    void initialize(QDesignerFormEditorInterface *core) override;
    /// Creates a widget. If the program links Trammel, the widget is an instance of the program's own class, so that
    /// casts and findChild() work. Otherwise it is an instance of the class in this plugin.
    QWidget *createWidget(QWidget *parent) override;
    QString domXml() const override;

private:
    WidgetEntry m_entry;
    QMetaType m_pointerType;
    bool m_isInitialized = false;
    bool m_isInDesigner = false;
};

} // namespace Trammel
