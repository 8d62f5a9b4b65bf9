#pragma once

#include <QtCore/QString>

/// "Medians of one run on ...", with the machine, the system and the compiler; and how busy the machine was, where
/// others took much of its time.
QString circumstancesText(const QString &date, double load, const QString &compiler);
QString processorName();
/// How many programs wanted to run in the last minute, on average; 0 where the system does not tell.
double machineLoad();

/// Puts a text into a Markdown file, between the comments "name" and "end of name". Says on the standard error why
/// it could not.
bool putBetween(const QString &fileName, const QString &name, const QString &text);
