#include "plugin/designersample.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace Trammel {

namespace {

QByteArray sampleDrawing()
{
    const auto shape = [](int id, const char *kind, const char *name, QJsonArray center, QJsonArray size,
                          const char *fill) {
        return QJsonObject{{QStringLiteral("id"), id},
                           {QStringLiteral("kind"), QLatin1String(kind)},
                           {QStringLiteral("name"), QCoreApplication::translate("Trammel", name)},
                           {QStringLiteral("center"), center},
                           {QStringLiteral("size"), size},
                           {QStringLiteral("fill"), QLatin1String(fill)}};
    };
    QJsonObject table = shape(1, "rectangle", QT_TRANSLATE_NOOP("Trammel", "Table"), {0, 0}, {160, 100}, "#dce6f5");
    QJsonObject stool = shape(2, "ellipse", QT_TRANSLATE_NOOP("Trammel", "Stool"), {-110, 20}, {50, 50}, "#d7ecd0");
    QJsonObject chair =
        shape(3, "roundedRectangle", QT_TRANSLATE_NOOP("Trammel", "Chair"), {20, -90}, {60, 50}, "#f3d9b1");
    // selectAll() skips locked shapes, so that the inspector shows the chair alone.
    table.insert(QStringLiteral("locked"), true);
    stool.insert(QStringLiteral("locked"), true);
    chair.insert(QStringLiteral("cornerRadius"), 10);
    chair.insert(QStringLiteral("rotation"), 15);
    const QJsonObject drawing{{QStringLiteral("format"), QStringLiteral("trammel")},
                              {QStringLiteral("version"), 1},
                              {QStringLiteral("shapes"), QJsonArray{table, stool, chair}}};
    return QJsonDocument(drawing).toJson();
}

} // namespace

void showSample(QWidget &panel)
{
    // The timer fires after the panel has been added to its form and its properties have been set.
    QTimer::singleShot(0, &panel, [&panel] {
        if (panel.property("editor").value<QObject *>() || !panel.property("editorName").toString().isEmpty())
            return;
        const QMetaType editorType = QMetaType::fromName("Trammel::ShapeEditor*");
        auto *editor = qobject_cast<QWidget *>(editorType.metaObject()->newInstance(Q_ARG(QWidget *, nullptr)));
        editor->setProperty("drawing", sampleDrawing());
        QMetaObject::invokeMethod(editor, "selectAll");
        QObject::connect(&panel, &QObject::destroyed, editor, &QObject::deleteLater);
        panel.setProperty("editor", QVariant(editorType, &editor));
    });
}

} // namespace Trammel
