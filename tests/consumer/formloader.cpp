#include <trammel/minimap.h>

#include <QtCore/QBuffer>
#include <QtCore/QDebug>
#include <QtUiTools/QUiLoader>
#include <QtWidgets/QApplication>

#include <memory>

// Returns 0 if QUiLoader creates working widgets of the classes that this program links, and 4 without the plugin,
// which the argument "without-plugin" disables.
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QByteArray text = R"(<ui version="4.0"><class>Form</class><widget class="QWidget" name="Form">
<widget class="Trammel::Minimap" name="map"/>
<widget class="Trammel::ShapeEditor" name="shapes"><property name="gridSize"><double>25</double></property></widget>
</widget></ui>)";
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    QUiLoader loader;
    if (QCoreApplication::arguments().contains(QStringLiteral("without-plugin")))
        loader.clearPluginPaths();
    if (!loader.availableWidgets().contains(QStringLiteral("Trammel::ShapeEditor"))) {
        qWarning() << "There is no Trammel plugin in" << loader.pluginPaths();
        return 4;
    }
    const std::unique_ptr<QWidget> form(loader.load(&buffer));
    if (!form)
        return 1;
    form->show();
    auto *editor = form->findChild<Trammel::ShapeEditor *>();
    auto *map = form->findChild<Trammel::Minimap *>();
    if (!editor || !map || map->editor() != editor || editor->gridSize() != 25)
        return 2;
    editor->document()->addShape(Trammel::Shape::rectangle({50, 50}, {40, 20}, 30));
    return editor->document()->count() == 1 ? 0 : 3;
}
