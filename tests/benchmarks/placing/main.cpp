// Measures separate() and pack(), and packs the same shapes by plain bottom-left fill. Prints a table in Markdown.
#include "tests/benchmarks/page.h"
#include "tests/benchmarks/samples.h"
#include "tests/widgets/placingscenes.h"
#include <trammel/document.h>
#include <trammel/packing.h>
#include <trammel/separation.h>

#include <QtCore/QDate>
#include <QtCore/QTextStream>
#include <QtGui/QGuiApplication>

#include <cmath>
#include <functional>
#include <random>

using namespace Trammel;

namespace {

double seconds(const std::function<void()> &job)
{
    const double start = processorTime();
    job();
    return processorTime() - start;
}

QList<Shape> scattered(SolidForm form, int count, double extent)
{
    std::mt19937 engine(7);
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.append(solidShape(random, form, {random.real(0, extent), random.real(0, extent)}));
    return shapes;
}

/// The side of a square in which this number of shapes overlap about three others each.
double fieldOf(int count)
{
    return 43 * std::sqrt(double(count));
}

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    QTextStream out(stdout);
    out << circumstancesText(QDate::currentDate().toString(Qt::ISODate), machineLoad(),
                             QStringLiteral(TRAMMEL_COMPILER));
    const bool isQuick = application.arguments().contains(QStringLiteral("--quick"));
    const QString words = isQuick ? QString() : application.arguments().sliced(1).join(u' ');
    const int many = isQuick ? 500 : 10'000, few = isQuick ? 30 : 200;

    out << "\n\n| separate | shapes | overlaps per shape | mean move | overlaps left | time "
           "|\n|---|---|---|---|---|---|\n";
    const auto printSeparation = [&](const char *name, SolidForm form, double extent) {
        if (!QString::fromUtf8(name).contains(words))
            return;
        const QList<Shape> shapes = scattered(form, many, extent);
        Document document;
        const ShapeIds ids = document.addShapes(shapes);
        const qsizetype before = document.overlappingPairs().pairs.size();
        const double time = seconds([&] { separate(document, separateUnits(ids)); });
        double moves = 0;
        for (qsizetype i = 0; i < ids.size(); ++i)
            moves += length(document.find(ids[i])->center - shapes[i].center);
        out << "| " << name << " | " << many << " | " << QString::number(2.0 * double(before) / many, 'f', 1) << " | "
            << QString::number(moves / many, 'f', 1) << " | " << overlapsOf(document, ids).size() << " | "
            << QString::number(time, 'g', 3) << " s |\n";
        out.flush();
    };
    printSeparation("turned boxes", SolidForm::Boxes, fieldOf(many));
    printSeparation("turned boxes, ellipses, concave polygons and paths", SolidForm::Mixed, fieldOf(many));
    printSeparation("turned boxes on one spot", SolidForm::Boxes, 0);

    out << "\n| pack into a row | shapes | height | time | height by plain bottom-left fill | its time |\n"
           "|---|---|---|---|---|---|\n";
    const auto printPacking = [&](const char *name, SolidForm form, Packing::Turning turning) {
        if (!QString::fromUtf8(name).contains(words))
            return;
        const QList<Shape> shapes = scattered(form, few, 1000);
        Packing packing;
        packing.width = 400;
        packing.turning = turning;
        Document document;
        const ShapeIds ids = document.addShapes(shapes);
        const double time = seconds([&] { pack(document, separateUnits(ids), packing); });
        double plain = 0;
        const double plainTime = seconds([&] { plain = plainHeight(shapes, packing.width, 1); });
        out << "| " << name << " | " << few << " | " << QString::number(document.bounds().size()[1], 'f', 1) << " | "
            << QString::number(time, 'g', 3) << " s | " << QString::number(plain, 'f', 1) << " | "
            << QString::number(plainTime, 'g', 3) << " s |\n";
        out.flush();
    };
    printPacking("concave stars", SolidForm::Stars, Packing::Turning::None);
    printPacking("angles", SolidForm::Angles, Packing::Turning::None);
    printPacking("angles, by quarter turns", SolidForm::Angles, Packing::Turning::ByAngles);
    printPacking("angles, freely", SolidForm::Angles, Packing::Turning::Free);
    return 0;
}
