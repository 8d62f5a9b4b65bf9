// Tools of an application: a measuring tape, and a stamp that places a row of chairs.
#include <trammel/customtool.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QLineF>
#include <QtCore/QLocale>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolBar>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Trammel;

namespace {

/// A tool whose gesture begins at a point, which snaps.
class ToolFromPoint : public CustomTool
{
public:
    using CustomTool::CustomTool;

    void press(const ToolEvent &event) override
    {
        if (event.button == Qt::LeftButton)
            m_start = snapped(event.scenePos, event);
    }
    bool cancel() override
    {
        const bool wasBusy = isBusy();
        m_start.reset();
        show();
        return wasBusy;
    }
    bool isBusy() const override { return m_start.has_value(); }

protected:
    const std::optional<QPointF> &start() const { return m_start; }

private:
    std::optional<QPointF> m_start;
};

/// Shows the distance between the press and the pointer. It changes nothing, so it also works in a read-only editor.
class MeasuringTape : public ToolFromPoint
{
    Q_OBJECT

public:
    using ToolFromPoint::ToolFromPoint;

    void move(const ToolEvent &event) override
    {
        const QPointF end = snapped(event.scenePos, event);
        if (!start())
            return show();
        Shape tape = Shape::polyline({*start(), end});
        tape.startHead = tape.endHead = LineHead::Bar;
        tape.stroke.color = Qt::darkRed;
        const QPointF way = end - *start();
        show({tape}, QLocale().toString(std::hypot(way.x(), way.y()), 'f', 1), end);
        scrollToward(event);
    }
    void release(const ToolEvent &) override { cancel(); }
    QString hint() const override { return tr("Drag to measure a distance. Ctrl: no snapping."); }
};

/// Places a row of chairs along a drag, and a single chair by a click.
class ChairStamp : public ToolFromPoint
{
    Q_OBJECT

public:
    using ToolFromPoint::ToolFromPoint;

    void press(const ToolEvent &event) override
    {
        if (!isReadOnly())
            ToolFromPoint::press(event);
    }
    void move(const ToolEvent &event) override
    {
        const QPointF end = snapped(event.scenePos, event);
        const QList<Shape> row = chairs(start().value_or(end), end);
        show(row, start() ? tr("Chairs: %L1").arg(row.size()) : QString(), end);
    }
    void release(const ToolEvent &event) override
    {
        if (!start())
            return;
        const QList<Shape> row = chairs(*start(), snapped(event.scenePos, event));
        cancel();
        const ShapeIds added = document()->addShapes(row, tr("Place Chairs"));
        // A slot may have deleted the editor.
        if (isActive())
            selection()->set(added);
    }
    QString hint() const override { return tr("Drag to place a row of chairs, or click for a single one."); }

private:
    QList<Shape> chairs(QPointF from, QPointF to) const
    {
        constexpr double side = 40, step = 50;
        constexpr int most = 200;
        const QPointF way = to - from;
        const double length = std::hypot(way.x(), way.y());
        const int count = 1 + int(std::min(length / step, double(most)));
        QList<Shape> row;
        for (int i = 0; i < count; ++i) {
            const QPointF center = length > 0 ? from + way * (i * step / length) : from;
            Shape chair = Shape::roundedRectangle(center, {side, side}, 10, -QLineF(from, to).angle());
            applyStyle(chair);
            chair.name = tr("Chair");
            row.append(chair);
        }
        return row;
    }
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.setCentralWidget(editor);
    auto *bar = window.addToolBar(QStringLiteral("Tools"));
    auto *tools = new QActionGroup(&window);
    QAction *select = editor->action(ShapeEditor::Action::SelectTool);
    bar->addAction(select);
    const auto add = [&](const QString &text, CustomTool *tool) {
        QAction *action = bar->addAction(text, editor, [=] { editor->setCustomTool(tool); });
        action->setCheckable(true);
        tools->addAction(action);
    };
    add(QStringLiteral("Measuring tape"), new MeasuringTape(&window));
    add(QStringLiteral("Chairs"), new ChairStamp(&window));
    QObject::connect(editor, &ShapeEditor::toolChanged, tools, [=](ToolKind tool) {
        if (QAction *checked = tools->checkedAction(); checked && tool != ShapeEditor::Custom)
            checked->setChecked(false);
    });
    tools->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    Shape table = Shape::ellipse({0, 0}, {200, 120});
    table.fill = QColor(0xe2b961);
    editor->document()->addShape(table);
    editor->setSnapToShapes(true);
    window.resize(900, 600);
    window.show();
    return application.exec();
}

#include "main.moc"
