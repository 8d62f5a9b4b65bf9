#pragma once

#include <trammel/drawingfile.h>
#include <trammel/widgets_export.h>

#include <QtCore/QObject>

#include <memory>

namespace Trammel {

class Document;

/// Reads or writes a file on a separate thread while the document stays usable. See Document::startSaving() and
/// Document::startLoading(). A task deletes itself some time after finished(). If the document is destroyed while the
/// task runs, it waits for a save or cancels a load, and finished() is not emitted. An application that quits also
/// waits for a save or cancels a load.
class TRAMMEL_WIDGETS_EXPORT FileTask : public QObject
{
    Q_OBJECT
    /// The completed share, from 0 to 1. Default: 0. Read-only.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    enum class Kind { Saving, Loading };
    Q_ENUM(Kind)

    ~FileTask() override;

    Kind kind() const;
    QString fileName() const;
    double progress() const;
    bool isFinished() const;
    /// Asks the task to stop soon. The task may still complete; the result says whether it was canceled.
    void cancel();
    /// Blocks until the task is done and finished() is emitted, for programs without an event loop.
    FileResult wait();

Q_SIGNALS:
    /// From 0 to 1. A task that succeeds reports 1 exactly once, at its end, before finished().
    void progressChanged(double progress);
    /// Emitted when the file is written or the document has the contents that were read, and on failure. The result
    /// gives the reason for a failure.
    void finished(const Trammel::FileResult &result);

private:
    friend class Document;
    friend class Recovery;
    struct State;

    /// The data of a document without the changes of an open gesture.
    static DocumentData restingData(const Document &document);

    FileTask(Document &document, Kind kind, const QString &fileName, const FileLimits &limits);
    void work();
    void deliver();
    FileResult take();
    bool tell(double progress);
    void announce(double progress);

    std::unique_ptr<State> d;
};

} // namespace Trammel
