#pragma once

#include "widgets/model/placing/placing_p.h"
#include <trammel/widgets_export.h>

#include <QtCore/QObject>

#include <functional>
#include <memory>

namespace Trammel {

/// Computes new placements for a copy of a document on another thread, while the document stays usable. Emits
/// finished() in the thread of the task. Deleting the task cancels it and waits for the thread.
class TRAMMEL_WIDGETS_EXPORT PlacingTask : public QObject
{
    Q_OBJECT

public:
    /// Changes the copy, for example by separate(), and passes the progress on.
    using Command = std::function<PlacingResult(Document &copy, const PlacingProgress &progress)>;

    /// The units may move into the container; null for none.
    PlacingTask(const Document &document, Command command, ShapeId container = {}, QObject *parent = nullptr);
    ~PlacingTask() override;

    void cancel();
    /// The result for the copy. Valid from finished() on.
    const PlacingResult &result() const;
    /// The changes, to be applied to the document if it has not changed meanwhile, and the changed shapes with their
    /// new values.
    const PlacingChange &change() const;
    const QList<Shape> &shapes() const;

Q_SIGNALS:
    /// The completed share of the work, from 0 to 1.
    void progressChanged(double done);
    void finished();

private:
    struct State;
    std::unique_ptr<State> d;
};

} // namespace Trammel
