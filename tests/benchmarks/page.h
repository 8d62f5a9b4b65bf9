#pragma once

#include <QtCore/QString>

/// The text "Medians of one run on ...", with the machine, the system and the compiler. Notes the load if other
/// programs kept the machine busy.
QString circumstancesText(const QString &date, double load, const QString &compiler);
QString processorName();
/// The average number of runnable programs in the last minute; 0 if the system does not report it.
double machineLoad();

/// Puts a text into a Markdown file, between the comments "name" and "end of name". Prints the reason for a failure to
/// standard error.
bool putBetween(const QString &fileName, const QString &name, const QString &text);
