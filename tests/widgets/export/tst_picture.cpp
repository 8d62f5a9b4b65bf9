#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/picture.h>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Trammel;

/// Tests pictures in a program that has only a QCoreApplication, such as a tool on a server.
class TestPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesPictures_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isHidden");
        QTest::addColumn<bool>("isSaved");
        for (const char *suffix : {"svg", "SVG", "png"}) {
            const QString name = QString::fromLatin1(suffix);
            QTest::addRow("%s", suffix) << name << QString() << false << true;
            QTest::addRow("%s, text", suffix) << name << QStringLiteral("a") << false << false;
            QTest::addRow("%s, hidden text", suffix) << name << QStringLiteral("a") << true << true;
        }
    }

    /// A drawing with visible text needs a QGuiApplication. It is refused with this reason, and an existing file is not
    /// changed.
    void savesPictures()
    {
        QFETCH(QString, suffix);
        QFETCH(QString, text);
        QFETCH(bool, isHidden);
        QFETCH(bool, isSaved);
        Document document;
        Shape shape = Shape::rectangle({0, 0}, {100, 50});
        document.addShape(shape);
        shape.text = text;
        shape.hidden = isHidden;
        document.addShape(shape);
        const QTemporaryDir folder;
        const QString fileName = folder.filePath(QStringLiteral("picture.") + suffix);
        QFile file(fileName);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("old");
        file.close();

        const FileResult result = savePicture(fileName, document.data());
        QCOMPARE(bool(result), isSaved);
        QCOMPARE(result.reason.contains(QLatin1String("QGuiApplication")), !isSaved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll() == "old", !isSaved);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QCOMPARE(toSvg(document.data()).isEmpty(), !isSaved);
        QCOMPARE(toImage(document.data()).isNull(), !isSaved);
    }
};

TRAMMEL_TEST(TestPicture)
#include "tst_picture.moc"
