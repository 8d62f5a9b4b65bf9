#include "widgets/model/document/documentstate_p.h"

#include <trammel/filetask.h>

#include <QtCore/QPointer>

#include <utility>

namespace Trammel {

FileResult Document::load(const QString &fileName, const FileLimits &limits)
{
    DocumentState &state = *d;
    const DocumentState::Guard guard(state);
    state.waitForSave();
    if (state.isGone)
        return state.goneResult();
    DocumentData data;
    FileResult result = loadFile(fileName, data, {}, limits);
    PreparedData fresh;
    if (result && !(fresh.prepare(std::move(data)) && state.replace(fresh)))
        result = state.isGone ? state.goneResult() : FileResult{false, 0, state.errorString};
    return result;
}

FileResult Document::save(const QString &fileName)
{
    DocumentState &state = *d;
    const DocumentState::Guard guard(state);
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
    const QPointer<FileTask> task = new FileTask(*this, FileTask::Kind::Saving, fileName, {});
    d->task = task;
    d->beginSave();
    return task;
}

FileTask *Document::startLoading(const QString &fileName, const FileLimits &limits)
{
    if (!d->mayStartTask())
        return nullptr;
    d->task = new FileTask(*this, FileTask::Kind::Loading, fileName, limits);
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
    errorString.clear();
    if (task)
        errorString = Document::tr("another file is being read or written");
    return !task;
}

void DocumentState::waitForSave()
{
    if (task && task->kind() == FileTask::Kind::Saving)
        task->wait();
}

void DocumentState::beginSave()
{
    const Guard guard(*this);
    isSaving = true;
    wasModified = !stack.isClean();
    // Marked as clean at the start: the index of the written state is known only now, and later commands must not merge
    // into that state.
    stack.setClean();
    tellModified();
}

void DocumentState::endSave(bool isWritten)
{
    // The flag is reset if the document was replaced during the save.
    if (!std::exchange(isSaving, false))
        return;
    const Guard guard(*this);
    if (!isWritten && wasModified)
        stack.resetClean();
    tellModified();
}

void DocumentState::tellModified()
{
    if (isGone)
        return;
    const Guard guard(*this);
    const bool isModified = document.isModified();
    if (std::exchange(toldModified, isModified) != isModified)
        Q_EMIT document.modifiedChanged(isModified);
}

} // namespace Trammel
