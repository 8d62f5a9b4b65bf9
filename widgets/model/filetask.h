#pragma once

#include "widgets/model/serialization.h"
#include "widgets/widgets_export.h"

#include <QtCore/QObject>

#include <memory>

namespace Trammel {

class Document;

/// A file that is written or read on a thread of its own, while its document stays usable: see
/// Document::startSaving() and startLoading(). Deletes itself some time after finished(). A document
/// that is destroyed meanwhile waits for a save and drops a load, without finished(); an application that
/// quits does the same.
class TRAMMEL_WIDGETS_EXPORT FileTask : public QObject
{
    Q_OBJECT
    /// The share that is done, from 0 to 1; 0 at first. Read only.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    enum class Kind { Saving, Loading };
    Q_ENUM(Kind)

    ~FileTask() override;

    Kind kind() const;
    QString fileName() const;
    /// The part that is done, 0 to 1.
    double progress() const;
    bool isFinished() const;
    /// Asks it to stop soon. What was done by then counts: the result says whether it was cancelled.
    void cancel();
    /// Blocks until all is done and finished() is emitted, for programs without an event loop.
    FileResult wait();

Q_SIGNALS:
    void progressChanged(double progress);
    /// The file is written, or the document shows what was read; or neither, and the result says why.
    void finished(const Trammel::FileResult &result);

private:
    friend class Document;
    struct State;

    FileTask(Document &document, Kind kind, const QString &fileName);
    void work();
    void deliver();
    FileResult take();
    bool tell(double progress);

    std::unique_ptr<State> d;
};

} // namespace Trammel
