#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

/// An example drawing that a new drawing can begin with.
struct Template
{
    /// To be translated in the context "Template".
    const char *title;
    /// The path of the file in the resources.
    QString fileName;

    QString translatedTitle() const;
};

const QList<Template> &templates();
