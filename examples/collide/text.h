#pragma once

#include <QtCore/QCoreApplication>

/// Translates the messages of the program.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Collide)
};
