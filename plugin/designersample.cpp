#include "plugin/designersample.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTimer>

namespace Trammel {

namespace {

Shape named(Shape shape, const QString &name, const QColor &fill)
{
    shape.name = name;
    shape.fill = fill;
    return shape;
}

ShapeEditor *sampleEditor()
{
    auto *editor = new ShapeEditor;
    const auto tr = [](const char *text) { return QCoreApplication::translate("Trammel", text); };
    const ShapeIds ids = editor->document()->addShapes(QList<Shape>{
        named(Shape::rectangle({0, 0}, {160, 100}), tr(QT_TRANSLATE_NOOP("Trammel", "Table")),
              QColor(0xdc, 0xe6, 0xf5)),
        named(Shape::ellipse({-110, 20}, {50, 50}), tr(QT_TRANSLATE_NOOP("Trammel", "Stool")),
              QColor(0xd7, 0xec, 0xd0)),
        named(Shape::roundedRectangle({20, -90}, {60, 50}, 10, 15), tr(QT_TRANSLATE_NOOP("Trammel", "Chair")),
              QColor(0xf3, 0xd9, 0xb1)),
    });
    editor->selection()->set({ids.last()});
    return editor;
}

} // namespace

void showSample(Companion &companion)
{
    // By then it is in its form, which has its properties.
    QTimer::singleShot(0, &companion, [&companion] {
        if (companion.editor() || !companion.editorName().isEmpty())
            return;
        ShapeEditor *editor = sampleEditor();
        QObject::connect(&companion, &QObject::destroyed, editor, &QObject::deleteLater);
        companion.setEditor(editor);
    });
}

} // namespace Trammel
