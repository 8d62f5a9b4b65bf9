#include "widgets/actions/actiontable_p.h"

namespace Trammel {

const QList<ActionRow> &actionTable()
{
    static const QList<ActionRow> table =
        toolRows() + editRows() + selectRows() + arrangeRows() + textRows() + viewRows();
    return table;
}

} // namespace Trammel
