#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QString>
#include <QtCore/QUrl>

namespace Trammel {

/// The tool tip and the link of a shape.
struct TRAMMEL_WIDGETS_EXPORT Annotation
{
    /// The maximum number of characters of a link. Longer links are refused.
    static constexpr qsizetype LargestLink = 8000;

    /// Plain text that the editor shows while the pointer rests on the shape. SVG files contain it as the title of the
    /// shape.
    QString toolTip;
    /// An address with the scheme http, https or mailto, or the path of a file relative to that of the drawing, which
    /// does not begin with a slash or a backslash. Other schemes, such as javascript and file, are refused. Empty for
    /// no link.
    QString link;

    bool hasLink() const { return !link.isEmpty(); }
    /// The link as a URL, which is relative if the link is a path; empty if there is no link or if it is invalid.
    QUrl url() const;
    /// The reason why the link is invalid; empty if it is valid.
    QString errorString() const;
    /// The annotation as a document stores it: see Shape::normalized().
    Annotation normalized() const;

    friend bool operator==(const Annotation &a, const Annotation &b) = default;
};

} // namespace Trammel
