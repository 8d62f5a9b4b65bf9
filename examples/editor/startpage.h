#pragma once

#include <QtWidgets/QWidget>

QT_BEGIN_NAMESPACE
class QBoxLayout;
class QToolButton;
class QVBoxLayout;
QT_END_NAMESPACE

class RecentFiles;

namespace Trammel {
class ShapeEditor;
}

/// Shows how to begin on the empty canvas of an editor, with the templates and the recent files as links. It is hidden
/// while there are shapes, while a drawing tool is active, and while a text is being typed. The mouse works on the
/// canvas below it, except on the links. It is a widget above the canvas, so that pictures do not contain it.
class StartPage : public QObject
{
    Q_OBJECT

public:
    /// Adds the widgets to the editor. The editor and the recent files are borrowed and outlive the page.
    StartPage(Trammel::ShapeEditor &editor, RecentFiles &recentFiles, QObject *parent);

Q_SIGNALS:
    void templateChosen(const QString &fileName);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    void fillLinks();
    void addTitle(const QString &text);
    QToolButton *addLink(QBoxLayout &layout, const QString &title);
    void place();

    Trammel::ShapeEditor &m_editor;
    RecentFiles &m_recentFiles;
    /// Children of the editor.
    QWidget *m_lines;
    QWidget *m_links;
    QVBoxLayout *m_linkLayout;
};
