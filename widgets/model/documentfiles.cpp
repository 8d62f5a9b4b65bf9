#include "widgets/model/documentstate_p.h"

#include "widgets/model/gesture.h"

namespace Trammel {

FileResult Document::load(const QString &fileName)
{
    DocumentData data;
    FileResult result = loadFile(fileName, data);
    if (result && !setData(data))
        result = {false, 0, fault()};
    return result;
}

FileResult Document::save(const QString &fileName)
{
    DocumentData data = d->data;
    if (d->gesture)
        d->gesture->putBefore(data);
    const FileResult result = saveFile(fileName, data);
    if (result)
        d->stack.setClean();
    return result;
}

} // namespace Trammel
