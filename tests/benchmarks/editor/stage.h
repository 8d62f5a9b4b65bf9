#pragma once

#include "tests/benchmarks/editor/bench.h"
#include "tests/benchmarks/editor/stockside.h"
#include "tests/benchmarks/editor/trammelside.h"

#include <memory>

/// The drawing of one size, on both sides: a third rotated rectangles, a third ellipses, a third concave stars
/// of 10 to 40 vertices, strewn so that their areas sum to 30 % of the field.
struct Stage
{
    TrammelSide own;
    /// Null when stock Qt is left out.
    std::unique_ptr<StockSide> stock;
    /// Where the shapes are.
    QRectF field;

    QList<Side *> sides();
    const Trammel::Shape &shape(int place) const { return *own.document().find(own.ids()[place]); }
    int count() const { return int(own.ids().size()); }
    /// Shows all, with room around it, or the middle at a zoom.
    void lookAtAll() { lookAtMiddle(zoomToAll()); }
    double zoomToAll();
    void lookAtMiddle(double zoom);
    /// The places of the shapes that are nearest to the middle, in the form of the view.
    std::vector<int> middle(int count) const;
};

/// The families of jobs, in the order in which they run: later ones may leave less behind.
struct Family
{
    const char *name;
    void (*run)(Bench &bench, Stage &stage);
};
extern const QList<Family> families;

void runBuildJobs(Bench &bench, Stage &stage);
void runPaintJobs(Bench &bench, Stage &stage);
void runBandJobs(Bench &bench, Stage &stage);
/// Up to 100,000 shapes, and only beside stock Qt.
void runDropInJobs(Bench &bench, Stage &stage);
void runHitJobs(Bench &bench, Stage &stage);
void runLassoJobs(Bench &bench, Stage &stage);
void runSelectJobs(Bench &bench, Stage &stage);
void runTransformJobs(Bench &bench, Stage &stage);
void runSnapJobs(Bench &bench, Stage &stage);
void runPairJobs(Bench &bench, Stage &stage);
void runFileJobs(Bench &bench, Stage &stage);
void runRemovalJobs(Bench &bench, Stage &stage);
