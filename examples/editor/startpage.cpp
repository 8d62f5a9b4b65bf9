#include "startpage.h"

#include "files/recentfiles.h"
#include "templates.h"
#include <trammel/retranslation.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr qsizetype MostLinks = 5;
constexpr int Gap = 16;

} // namespace

StartPage::StartPage(ShapeEditor &editor, RecentFiles &recentFiles, QObject *parent)
    : QObject(parent), m_editor(editor), m_recentFiles(recentFiles), m_lines(new QWidget(&editor)),
      m_links(new QWidget(&editor)), m_linkLayout(new QVBoxLayout(m_links))
{
    m_lines->setObjectName("startLines"_L1);
    m_lines->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *layout = new QVBoxLayout(m_lines);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (const char *text :
         {QT_TR_NOOP("Choose a tool on the left and drag on the canvas, or drag a shape from the palette."),
          QT_TR_NOOP("Double-click a shape to write on it, and draw connectors with Shift+L."),
          QT_TR_NOOP("Ctrl+K finds every command, and F1 explains the mouse and the keys.")}) {
        auto *line = new QLabel;
        keepTranslated(line, [line, text] { line->setText(tr(text)); });
        line->setAlignment(Qt::AlignCenter);
        line->setWordWrap(true);
        line->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(line);
    }
    m_links->setObjectName("startLinks"_L1);
    m_linkLayout->setContentsMargins(0, 0, 0, 0);
    m_linkLayout->setSpacing(2);

    for (QWidget *widget : std::initializer_list<QWidget *>{&editor, m_lines, m_links})
        widget->installEventFilter(this);
    connect(&recentFiles, &RecentFiles::changed, this, &StartPage::fillLinks);
    connect(&editor, &ShapeEditor::drawingChanged, this, &StartPage::update);
    connect(&editor, &ShapeEditor::toolChanged, this, &StartPage::update);
    connect(editor.scene(), &QGraphicsScene::focusItemChanged, this, &StartPage::update);
    keepTranslated(m_links, [this] { fillLinks(); });
}

void StartPage::addTitle(const QString &text)
{
    auto *title = new QLabel(text);
    title->setAlignment(Qt::AlignCenter);
    title->setForegroundRole(QPalette::PlaceholderText);
    title->setContentsMargins(0, Gap / 2, 0, 0);
    m_linkLayout->addWidget(title);
}

QToolButton *StartPage::addLink(QBoxLayout &layout, const QString &title)
{
    auto *link = new QToolButton;
    QString text = title;
    text.replace(u'&', "&&"_L1);
    link->setText(text);
    link->setAutoRaise(true);
    link->setCursor(Qt::PointingHandCursor);
    link->setFocusPolicy(Qt::TabFocus);
    QPalette palette = m_editor.palette();
    palette.setColor(QPalette::ButtonText, palette.color(QPalette::Link));
    link->setPalette(palette);
    QFont font = link->font();
    font.setUnderline(true);
    link->setFont(font);
    layout.addWidget(link, 0, Qt::AlignHCenter);
    return link;
}

void StartPage::fillLinks()
{
    qDeleteAll(m_links->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    // The list of files changes while a file is opened, which deletes the button, so the connections are queued.
    addTitle(tr("New from template"));
    auto *row = new QWidget;
    auto *rowLayout = new QHBoxLayout(row);
    rowLayout->setContentsMargins(0, 0, 0, 0);
    m_linkLayout->addWidget(row, 0, Qt::AlignHCenter);
    for (const Template &each : templates()) {
        QToolButton *link = addLink(*rowLayout, each.translatedTitle());
        link->setObjectName("template"_L1);
        link->setAccessibleName(tr("New from the template %1").arg(each.translatedTitle()));
        connect(
            link, &QToolButton::clicked, this, [this, each] { Q_EMIT templateChosen(each.fileName); },
            Qt::QueuedConnection);
    }
    const QStringList fileNames = m_recentFiles.fileNames().mid(0, MostLinks);
    if (!fileNames.isEmpty())
        addTitle(tr("Recent drawings"));
    for (const QString &fileName : fileNames) {
        QToolButton *link = addLink(*m_linkLayout, QFileInfo(fileName).completeBaseName());
        link->setObjectName("recentFile"_L1);
        link->setToolTip(QDir::toNativeSeparators(fileName));
        link->setAccessibleName(tr("Open %1").arg(QFileInfo(fileName).fileName()));
        connect(
            link, &QToolButton::clicked, &m_recentFiles, [this, fileName] { Q_EMIT m_recentFiles.chosen(fileName); },
            Qt::QueuedConnection);
    }
    update();
}

void StartPage::update()
{
    const bool isShown =
        m_editor.document()->count() == 0 && m_editor.tool() == ShapeEditor::Select && !m_editor.scene()->focusItem();
    m_lines->setVisible(isShown);
    m_links->setVisible(isShown);
    if (isShown)
        place();
}

void StartPage::place()
{
    const int width = std::max(0, m_editor.width() - 2 * Gap);
    const int linesHeight = std::max(m_lines->layout()->heightForWidth(width), m_lines->sizeHint().height());
    const QSize linkSize = m_links->sizeHint().boundedTo(m_editor.size());
    const int linksHeight = Gap + linkSize.height();
    const int top = std::max(Gap, (m_editor.height() - linesHeight - linksHeight) / 2);
    m_lines->setGeometry(Gap, top, width, linesHeight);
    m_links->setGeometry((m_editor.width() - linkSize.width()) / 2, top + linesHeight + Gap, linkSize.width(),
                         linkSize.height());
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_editor && event->type() == QEvent::PaletteChange)
        fillLinks();
    else if (event->type() == (watched == &m_editor ? QEvent::Resize : QEvent::LayoutRequest))
        place();
    return QObject::eventFilter(watched, event);
}
