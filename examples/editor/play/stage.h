#pragma once

#include <trammel/shapeeditor.h>

#include <QtCore/QHash>
#include <QtCore/QString>

/// The state of a running play: the editor on which it acts, its paths, and the drawings to compare with.
struct Stage
{
    Trammel::ShapeEditor &editor;
    QString playFile;
    QString output;
    /// The remembered drawings, by the names that the play gave them.
    QHash<QString, Trammel::DocumentData> remembered;

    /// Resolves a path of the play. A path that starts with "output/" is relative to the output folder, any other to
    /// the play's own folder.
    QString resolved(const QString &path) const;
};

/// The prefix of paths in the output folder.
inline constexpr QLatin1StringView OutputPrefix("output/");
