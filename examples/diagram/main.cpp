#include <trammel/shapeeditor.h>

#include <QtCore/QHash>
#include <QtGui/QAction>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolBar>

using namespace Trammel;

namespace {

/// The data of the program: the tasks of a small project, and the tasks that each of them needs.
struct Task
{
    QString name;
    QStringList needs;
    /// The column and the row in the diagram.
    QPointF cell;
};

QList<Task> projectTasks()
{
    const auto text = [](const char *name) { return QString::fromUtf8(name); };
    return {{text("Design"), {}, {0, 1}},
            {text("Order parts"), {text("Design")}, {1, 0}},
            {text("Write firmware"), {text("Design")}, {1, 2}},
            {text("Assemble"), {text("Order parts")}, {2, 0}},
            {text("Test"), {text("Assemble"), text("Write firmware")}, {3, 1}},
            {text("Deliver"), {text("Test")}, {4, 1}}};
}

/// Builds the diagram: a box for each task, and a connector from each task to those that need it.
void build(Document &document, const QList<Task> &tasks)
{
    QHash<QString, ShapeId> boxes;
    for (const Task &task : tasks) {
        Shape box = Shape::roundedRectangle({task.cell.x() * 180, task.cell.y() * 90}, {130, 60}, 10);
        box.fill = QColor(0xdc, 0xe6, 0xf5);
        box.text = task.name;
        boxes.insert(task.name, document.addShape(box));
    }
    for (const Task &task : tasks) {
        for (const QString &needed : task.needs)
            document.connect(boxes.value(needed), boxes.value(task.name));
    }
    document.undoStack()->clear();
}

/// Reads the graph back from the drawing, after the user has moved, added, connected and removed shapes.
QString description(const Document &document)
{
    const auto nameOf = [&](ShapeId id) {
        const Shape *shape = document.find(id);
        return shape && !shape->text.isEmpty() ? shape->text : QObject::tr("a shape without a text");
    };
    QStringList lines;
    for (ShapeId id : document.ids()) {
        if (const auto &ends = document.find(id)->connector) {
            if (ends->from.isBound() && ends->to.isBound())
                lines << QObject::tr("%1 needs %2").arg(nameOf(ends->to.shape), nameOf(ends->from.shape));
            else
                lines << QObject::tr("a connector has a free end");
        } else if (document.neighbors(id).isEmpty()) {
            lines << QObject::tr("%1 is not connected").arg(nameOf(id));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

int main(int argc, char *argv[])
{
    using Action = ShapeEditor::Action;
    QApplication application(argc, argv);
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.setCentralWidget(editor);
    Document &document = *editor->document();
    build(document, projectTasks());

    auto *text = new QPlainTextEdit;
    text->setReadOnly(true);
    auto *dock = new QDockWidget(QObject::tr("The graph"));
    dock->setWidget(text);
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    const auto refresh = [text, &document] { text->setPlainText(description(document)); };
    QObject::connect(document.undoStack(), &QUndoStack::indexChanged, text, refresh);
    refresh();

    QToolBar *bar = window.addToolBar(QObject::tr("Tools"));
    for (Action action : {Action::SelectTool, Action::RoundedRectangleTool, Action::ConnectorTool,
                          Action::ConnectShapes, Action::EditText, Action::Delete, Action::Undo, Action::Redo})
        bar->addAction(editor->action(action));
    window.resize(1100, 600);
    window.show();
    editor->zoomTo(QRectF(-100, -60, 920, 300));
    return application.exec();
}
