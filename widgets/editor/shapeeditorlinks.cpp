// The links and the tool tips of shapes.
#include "widgets/editor/shapeeditor_p.h"

#include <QtGui/QDesktopServices>
#include <QtGui/QTextDocument>

namespace Trammel {

bool ShapeEditor::opensLinks() const
{
    return d->opensLinks;
}

void ShapeEditor::setOpensLinks(bool opens)
{
    if (opens == d->opensLinks)
        return;
    d->opensLinks = opens;
    Q_EMIT opensLinksChanged(opens);
}

void ShapeEditor::openLink(ShapeId id)
{
    const Shape *shape = document()->find(id);
    const QUrl url = shape ? shape->annotation->url() : QUrl();
    if (url.isEmpty())
        return;
    const Lifetime::Guard guard(&d->lifetime);
    const bool opens = d->opensLinks && !url.isRelative();
    Q_EMIT linkActivated(id, url);
    if (opens)
        QDesktopServices::openUrl(url);
}

// A text from a file must not be read as HTML.
QString ShapeEditor::Private::toolTipAt(QPointF viewPos) const
{
    const Document &document = *q.document();
    const ShapeId id = document.shapeAt(q.mapToScene(viewPos), canvas->tolerance(), true);
    const Shape *shape = document.find(id);
    if (!shape || shape->annotation.isDefault())
        return {};
    QStringList parts{shape->annotation->toolTip, shape->annotation->link};
    parts.removeAll(QString());
    QString words = parts.join(QLatin1String("\n\n"));
    constexpr qsizetype largest = 2000;
    if (words.size() > largest)
        words = words.left(largest) + QChar(0x2026);
    return Qt::convertFromPlainText(words, Qt::WhiteSpaceNormal);
}

} // namespace Trammel
