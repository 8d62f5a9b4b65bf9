#include "tests/testprogram.h"

#include <cstdio>

namespace {

// Constant-initialized, so that test classes of other files can register before main().
const TestClass *firstClass = nullptr;

/// The name of a test class on the command line: "winding" for TestWinding. Case does not matter.
const char *nameOf(const TestClass &testClass)
{
    return testClass.className + qstrlen("Test");
}

} // namespace

TestClass::TestClass(const QMetaObject &metaObject, int (*runClass)(int argc, char **argv))
    : className(metaObject.className()), run(runClass), next(firstClass)
{
    firstClass = this;
}

int main(int argc, char **argv)
{
    for (const TestClass *each = firstClass; each && argc > 1; each = each->next) {
        if (qstricmp(nameOf(*each), argv[1]) == 0) {
            argv[1] = argv[0];
            return each->run(argc - 1, argv + 1);
        }
    }
    std::fprintf(stderr, "Usage: %s CLASS [OPTIONS OF QT TEST]\nThe classes are:\n", argv[0]);
    for (const TestClass *each = firstClass; each; each = each->next)
        std::fprintf(stderr, "  %s\n", QByteArray(nameOf(*each)).toLower().constData());
    return 2;
}
