#include "shapereader.h"

#include <algorithm>
#include <cstdlib>

using namespace Trammel;

namespace {

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

/// The error names a position in the text or directly behind it.
void expectPlace(const ReadError &error, QByteArrayView text, qint64 firstLine)
{
    expect(!error.message.isEmpty());
    expect(error.line >= firstLine && error.line <= firstLine + text.count('\n'));
    expect(error.column >= 1 && error.column <= text.size() + 1);
}

template <class Result> void expectSame(const Result &a, const Result &b, qint64 lines)
{
    expect(a.index() == b.index());
    if (const ReadError *error = std::get_if<ReadError>(&a)) {
        const ReadError &other = std::get<ReadError>(b);
        expect(error->line + lines == other.line && error->column == other.column && error->message == other.message);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView text(data, qsizetype(size));
    const ShapeOrError shape = readShape(text);
    const PairOrError pair = readPair(text);
    expectSame(shape, readShape(text, 1000), 999);
    expectSame(pair, readPair(text, 1000), 999);
    if (const Shape *single = std::get_if<Shape>(&shape))
        expect(isFinite(single->primitive));
    else
        expectPlace(std::get<ReadError>(shape), text, 1);
    if (const auto *both = std::get_if<std::array<Shape, 2>>(&pair))
        expect(isFinite((*both)[0].primitive) && isFinite((*both)[1].primitive));
    else
        expectPlace(std::get<ReadError>(pair), text, 1);
    return 0;
}
