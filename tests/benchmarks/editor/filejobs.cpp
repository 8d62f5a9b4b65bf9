#include "tests/benchmarks/editor/stage.h"

#include <QtCore/QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Trammel;

void runFileJobs(Bench &bench, Stage &stage)
{
    // Stock Qt has no files.
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"drawing.trammel"_s);
    Document &document = stage.own.document();
    constexpr int Repeats = 3;
    bench.sample(u"save"_s, u"save a file"_s, Who::Trammel, bench.repeats(Repeats),
                 [&](int) { return timeOf([&] { bench.expect(document.save(path).ok, u"the file is saved"_s); }); });
    bench.sample(u"open"_s, u"open a file"_s, Who::Trammel, bench.repeats(Repeats), [&](int) {
        Document opened;
        const double time = timeOf([&] { bench.expect(opened.load(path).ok, u"the file is opened"_s); });
        bench.expect(opened.data() == document.data(), u"what is opened is what was saved"_s);
        return time;
    });
}
