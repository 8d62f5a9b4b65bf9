#pragma once

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>

/// A test class of a test program. A program holds many classes and runs the one that its first argument names:
/// `tst_geometry winding` runs TestWinding and passes the remaining arguments to Qt Test. Without a name the program
/// lists its classes.
struct TestClass
{
    TestClass(const QMetaObject &metaObject, int (*run)(int argc, char **argv));

    const char *className;
    int (*run)(int argc, char **argv);
    const TestClass *next;
};

/// Runs one test class as QTEST_MAIN does, with an application of the given type.
template <class Application, class Test> int runTestClass(int argc, char **argv)
{
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// Adds a test class that needs no window to its program.
#define TRAMMEL_TEST(Class)                                                                                            \
    static const TestClass entryOf##Class(Class::staticMetaObject, runTestClass<QCoreApplication, Class>);

/// Adds a test class that needs widgets to its program.
#define TRAMMEL_WIDGET_TEST(Class)                                                                                     \
    static const TestClass entryOf##Class(Class::staticMetaObject, runTestClass<QApplication, Class>);
