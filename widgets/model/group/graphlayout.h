#pragma once

#include <trammel/arrangement.h>
#include <trammel/document.h>
#include <trammel/widgets_export.h>

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace Trammel {

/// Arranges the shapes of a diagram by the connectors between them. The program dot of Graphviz computes the places, in
/// a process of its own: a crash or a hang there only ends the arrangement. The paths of the connectors are those of
/// the document.
class TRAMMEL_WIDGETS_EXPORT GraphLayout : public QObject
{
    Q_OBJECT

public:
    enum class Form {
        /// In rows from top to bottom, or in columns from left to right, so that most connectors lead forward.
        LayeredDown,
        LayeredAcross,
        /// In rows: each shape is below the one from which the shortest path leads to it.
        Tree,
        /// With connected shapes near each other, in all directions.
        ForceDirected
    };
    Q_ENUM(Form)
    /// The largest number of shapes or groups that can be arranged.
    static constexpr qsizetype LargestCount = 5000;

    explicit GraphLayout(QObject *parent = nullptr);
    ~GraphLayout() override;

    /// The path of the program that start() runs. Default: dot, if it is installed; otherwise empty.
    QString program() const;
    void setProgram(const QString &path);
    /// The time in milliseconds after which the program is stopped. Default: 30 seconds.
    int timeout() const;
    void setTimeout(int milliseconds);

    /// Starts to arrange units, and returns. Each unit moves as a whole, and units of connectors follow the others. A
    /// later call, or the destruction of the document, cancels the arrangement. Returns false if there is nothing to
    /// arrange, or if the program is not installed, with the reason in errorString().
    bool start(Document &document, const ShapeUnits &units, Form form);
    bool isRunning() const;
    void cancel();
    /// The reason for the last failure; empty after a success.
    QString errorString() const;

Q_SIGNALS:
    /// The document has been changed in one undo step, unless all shapes were in their places; or the arrangement has
    /// failed, with the reason in errorString(). It fails if the drawing changes while the program is running. Not
    /// emitted after cancel().
    void finished(bool isArranged);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
