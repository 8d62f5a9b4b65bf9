#pragma once

#include "widgets/shapeeditor.h"

#include <QtCore/QHash>
#include <QtCore/QString>

/// What a play acts on and what its expectations are compared with.
struct Stage
{
    Trammel::ShapeEditor &editor;
    QString playFile;
    QString output;
    /// Drawings by the names that the play gave them.
    QHash<QString, Trammel::DocumentData> remembered;

    /// Where a path of the play leads: below the output folder when it starts with "output/", else from
    /// the play's own folder.
    QString resolved(const QString &path) const;
};

/// How paths below the output folder begin.
inline constexpr QLatin1StringView OutputPrefix("output/");
