#include "tests/testpaths.h"

QString TestPaths::source()
{
    return QStringLiteral(TRAMMEL_SOURCE);
}

QString TestPaths::plugins()
{
    return QStringLiteral(TRAMMEL_PLUGINS);
}

QString TestPaths::pluginCheck()
{
    return QStringLiteral(TRAMMEL_PLUGIN_CHECK);
}

QString TestPaths::collide()
{
    return QStringLiteral(TRAMMEL_COLLIDE);
}
