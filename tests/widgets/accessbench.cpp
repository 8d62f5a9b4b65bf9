// Qt has no public function that activates accessibility on a platform without a screen reader.
#include "tests/widgets/accessbench.h"

#include <QtGui/private/qguiapplication_p.h>
#include <QtGui/qpa/qplatformaccessibility.h>
#include <QtGui/qpa/qplatformintegration.h>
#include <QtTest/qtestaccessible.h>

void setAccessibilityActive(bool isActive)
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(isActive);
}

void recordAccessibleEvents(bool isOn)
{
    clearAccessibleEvents();
    if (isOn)
        QTestAccessibility::initialize();
    else
        QTestAccessibility::cleanup();
}

QList<QAccessibleEvent *> recordedAccessibleEvents()
{
    return QTestAccessibility::events();
}

void clearAccessibleEvents()
{
    qDeleteAll(QTestAccessibility::events());
    QTestAccessibility::clearEvents();
}
