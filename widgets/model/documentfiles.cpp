#include "widgets/model/documentstate_p.h"

#include "widgets/model/filetask.h"

#include <QtCore/QPointer>

#include <utility>

namespace Trammel {

FileResult Document::load(const QString &fileName)
{
    DocumentState &state = *d;
    const DocumentState::Use use(state);
    state.waitForSave();
    if (state.isGone)
        return state.goneResult();
    DocumentData data;
    FileResult result = loadFile(fileName, data);
    PreparedData fresh;
    if (result && !(fresh.prepare(std::move(data)) && state.replace(fresh)))
        result = state.isGone ? state.goneResult() : FileResult{false, 0, state.fault};
    return result;
}

FileResult Document::save(const QString &fileName)
{
    DocumentState &state = *d;
    const DocumentState::Use use(state);
    state.waitForSave();
    if (state.isGone)
        return state.goneResult();
    const FileResult result = saveFile(fileName, state.atRest());
    if (result)
        state.stack.setClean();
    return result;
}

FileTask *Document::startSaving(const QString &fileName)
{
    if (!d->mayStartTask())
        return nullptr;
    const QPointer<FileTask> task = new FileTask(*this, FileTask::Kind::Saving, fileName);
    d->task = task;
    d->beginSave();
    return task;
}

FileTask *Document::startLoading(const QString &fileName)
{
    if (!d->mayStartTask())
        return nullptr;
    d->task = new FileTask(*this, FileTask::Kind::Loading, fileName);
    return d->task;
}

FileTask *Document::fileTask() const
{
    return d->task;
}

bool Document::isModified() const
{
    return !d->stack.isClean() || (d->isSaving && d->wasModified);
}

FileResult DocumentState::goneResult()
{
    return {false, 0, Document::tr("the document was deleted")};
}

bool DocumentState::mayStartTask()
{
    fault.clear();
    if (task)
        fault = Document::tr("another file is being read or written");
    return !task;
}

void DocumentState::waitForSave()
{
    if (task && task->kind() == FileTask::Kind::Saving)
        task->wait();
}

void DocumentState::beginSave()
{
    const Use use(*this);
    isSaving = true;
    wasModified = !stack.isClean();
    // Marked at once: the place is known only now, and later commands must not merge into what is written.
    stack.setClean();
    tellModified();
}

void DocumentState::endSave(bool isWritten)
{
    // Else the document has become another one meanwhile.
    if (!std::exchange(isSaving, false))
        return;
    const Use use(*this);
    if (!isWritten && wasModified)
        stack.resetClean();
    tellModified();
}

void DocumentState::tellModified()
{
    if (isGone)
        return;
    const Use use(*this);
    const bool isModified = document.isModified();
    if (std::exchange(toldModified, isModified) != isModified)
        Q_EMIT document.modifiedChanged(isModified);
}

} // namespace Trammel
