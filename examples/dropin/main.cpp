#include "diagram.h"

#include <trammel/sceneselector.h>

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QVBoxLayout>

using Trammel::SceneSelector;

namespace {

/// A view with a scene of its own, and a title that shows how many of the scene's items are selected.
struct Pane
{
    explicit Pane(const QString &name) : title(new QLabel), view(new QGraphicsView(new QGraphicsScene(title)))
    {
        view->setDragMode(QGraphicsView::RubberBandDrag);
        view->setRenderHint(QPainter::Antialiasing);
        const auto count = [title = title, scene = view->scene(), name] {
            const qsizetype selected = scene->selectedItems().size();
            title->setText(QObject::tr("%1: %n selected", nullptr, int(selected)).arg(name));
        };
        QObject::connect(view->scene(), &QGraphicsScene::selectionChanged, title, count);
        count();
    }

    QLabel *title;
    QGraphicsView *view;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const Pane stock(QObject::tr("Qt's rubber band")), exact(QObject::tr("With a SceneSelector"));

    // A view needs only this line.
    auto *selector = new SceneSelector(exact.view);

    QMainWindow window;
    auto *middle = new QWidget;
    auto *columns = new QHBoxLayout(middle);
    for (const Pane &pane : {stock, exact}) {
        auto *column = new QVBoxLayout;
        column->addWidget(pane.title);
        column->addWidget(pane.view);
        columns->addLayout(column);
    }
    window.setCentralWidget(middle);

    auto *mode = new QComboBox;
    mode->addItems({QObject::tr("Touch"), QObject::tr("Enclose"), QObject::tr("By direction")});
    QObject::connect(mode, &QComboBox::currentIndexChanged, selector, [&](int index) {
        selector->setMode(SceneSelector::Mode(index));
        stock.view->setRubberBandSelectionMode(index == SceneSelector::Touch ? Qt::IntersectsItemShape
                                                                             : Qt::ContainsItemShape);
    });
    mode->setCurrentIndex(SceneSelector::ByDirection);
    QToolBar *bar = window.addToolBar(QObject::tr("Selecting"));
    bar->addWidget(mode);
    QAction *lasso = bar->addAction(QObject::tr("Lasso"));
    lasso->setCheckable(true);
    QObject::connect(lasso, &QAction::toggled, selector,
                     [selector](bool on) { selector->setForm(on ? SceneSelector::Lasso : SceneSelector::Band); });
    const auto fill = [&](int count) {
        for (const Pane &pane : {stock, exact}) {
            if (count > 0)
                fillWithMany(*pane.view->scene(), count);
            else
                fillWithDiagram(*pane.view->scene());
            pane.view->fitInView(pane.view->sceneRect(), Qt::KeepAspectRatio);
        }
    };
    bar->addAction(QObject::tr("Diagram"), &window, [fill] { fill(0); });
    bar->addAction(QObject::tr("10,000 items"), &window, [fill] { fill(10'000); });
    bar->addAction(QObject::tr("Rotate"), &window, [&] {
        stock.view->rotate(15);
        exact.view->rotate(15);
    });

    window.resize(1200, 640);
    window.show();
    fill(0);
    return application.exec();
}
