#pragma once

#include "tests/benchmarks/editor/bench.h"
#include "tests/benchmarks/editor/stockside.h"
#include "tests/benchmarks/editor/trammelside.h"

#include <memory>

/// The drawing of one size, on both sides: one third each of rotated rectangles, ellipses, and concave stars of 10 to
/// 40 vertices, scattered so that their areas add up to 30 % of the field.
struct Stage
{
    TrammelSide own;
    /// Null if stock Qt is left out.
    std::unique_ptr<StockSide> stock;
    /// The bounding box of all shapes.
    QRectF field;

    QList<Side *> sides();
    const Trammel::Shape &shape(int place) const { return *own.document().find(own.ids()[place]); }
    int count() const { return int(own.ids().size()); }
    /// Shows the whole drawing with a margin; lookAtMiddle() shows its center at a zoom.
    void lookAtAll() { lookAtMiddle(zoomToAll()); }
    double zoomToAll();
    void lookAtMiddle(double zoom);
    /// The places of the shapes closest to the center, in an area of the view's aspect ratio.
    std::vector<int> middle(int count) const;
};

/// The families of jobs, in the order in which they run: later ones may remove shapes.
struct Family
{
    const char *name;
    void (*run)(Bench &bench, Stage &stage);
};
extern const QList<Family> families;

void runBuildJobs(Bench &bench, Stage &stage);
void runPaintJobs(Bench &bench, Stage &stage);
void runBandJobs(Bench &bench, Stage &stage);
/// Runs only with stock Qt and with at most 100,000 shapes.
void runDropInJobs(Bench &bench, Stage &stage);
void runHitJobs(Bench &bench, Stage &stage);
void runLassoJobs(Bench &bench, Stage &stage);
void runSelectJobs(Bench &bench, Stage &stage);
void runTransformJobs(Bench &bench, Stage &stage);
void runSnapJobs(Bench &bench, Stage &stage);
void runPairJobs(Bench &bench, Stage &stage);
void runFileJobs(Bench &bench, Stage &stage);
void runRemovalJobs(Bench &bench, Stage &stage);
/// Uses drawings of its own: lines without and with heads, and boxes that are plain, half transparent, with a text, and
/// made of curves.
void runStyleJobs(Bench &bench, Stage &stage);
/// Uses drawings of its own, which are extreme: all shapes at one position, or all points in one outline.
void runCliffJobs(Bench &bench, Stage &stage);
