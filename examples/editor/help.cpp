#include "help.h"

#include <trammel/retranslation.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QMetaEnum>
#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::StringLiterals;
using Trammel::keepTranslated;
using Trammel::ShapeEditor;

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QString row(const QString &what, const QString &how)
{
    return u"<tr><td width='200' style='padding-right:16px'>%1</td><td>%2</td></tr>"_s.arg(what.toHtmlEscaped(),
                                                                                           how.toHtmlEscaped());
}

QString table(const QString &title, const QString &rows)
{
    return u"<h3>%1</h3><table cellspacing='3'>%2</table>"_s.arg(title.toHtmlEscaped(), rows);
}

QString mouseTable()
{
    return table(
        Help::tr("Mouse"),
        row(Help::tr("Select a shape"), Help::tr("Click"))
            + row(Help::tr("Select a shape below another"), Help::tr("Alt+click, or the menu of the right button"))
            + row(Help::tr("Work inside a group"),
                  Help::tr("Double-click it, and again for a group inside; Esc leaves it"))
            + row(Help::tr("Select by a rubber band"), Help::tr("Drag from empty canvas"))
            + row(Help::tr("Select by a lasso"),
                  Help::tr(
                      "With the lasso tool, drag around shapes, or click corner by corner, starting on empty canvas"))
            + row(Help::tr("Move"), Help::tr("Drag a shape")) + row(Help::tr("Resize"), Help::tr("Drag a handle"))
            + row(Help::tr("Rotate"), Help::tr("Drag the round handle; the cross is the pivot"))
            + row(Help::tr("Edit the vertices of a polygon, a polyline or a path"),
                  Help::tr("Double-click it; drag vertices, or the middle of an edge for a new one"))
            + row(Help::tr("Edit the text of another shape"),
                  Help::tr("Double-click it, and click elsewhere when done"))
            + row(Help::tr("Type a new text"), Help::tr("With the text tool, click, or drag to give it a width"))
            + row(Help::tr("Draw a line or an arrow"), Help::tr("Drag from end to end, or click each point"))
            + row(Help::tr("Draw a polygon"),
                  Help::tr("Click each point; Enter, a double click or the first point ends it"))
            + row(Help::tr("Draw a path of curves"),
                  Help::tr("With the pen, click for a corner and drag for a curve; the pencil follows the pointer"))
            + row(Help::tr("Move an end or a bend of a line"), Help::tr("Drag it while the line is selected"))
            + row(Help::tr("Connect two shapes"),
                  Help::tr("With the connector tool, drag from one to the other, or click both; drag an end of a "
                           "selected connector to another shape"))
            + row(Help::tr("Add a connected shape"),
                  Help::tr("Click an arrow beside a shape, or drag from it to empty canvas"))
            + row(Help::tr("Change the kind of the selected shapes"),
                  Help::tr("Shift+click an icon of the palette, or use the menu of the right button"))
            + row(Help::tr("Zoom at the pointer"),
                  Help::tr("Wheel (Ctrl+wheel if the wheel scrolls, see Preferences), or pinch"))
            + row(Help::tr("Move the view"),
                  Help::tr("Drag with the middle button, or with Space held; two fingers on a touchpad; Shift+wheel: "
                           "sideways")));
}

QString cells(const char *tag, const QStringList &texts)
{
    QString row;
    for (const QString &text : texts)
        row += u"<%1 align='left' style='padding-right:12px'>%2</%1>"_s.arg(QLatin1String(tag), text.toHtmlEscaped());
    return u"<tr>%1</tr>"_s.arg(row);
}

QString modifierTable()
{
    // The table matches the one in the README; a test compares them.
    QString rows = cells(
        "th",
        {QString(), Help::tr("Shift"), Help::tr("Ctrl"), Help::tr("Ctrl+Shift"), Help::tr("Alt"), Help::tr("Space")});
    rows += cells("td",
                  {Help::tr("click (acts on release)"), Help::tr("toggles the group or shape"),
                   Help::tr("toggles the single shape"), Help::tr("as Ctrl"), Help::tr("selects the next shape below"),
                   Help::tr("before the press: pans")});
    rows +=
        cells("td",
              {Help::tr("rubber band, lasso"), Help::tr("adds"), Help::tr("toggles"), Help::tr("subtracts"),
               Help::tr("switches between touch and enclose; the border changes accordingly"), Help::tr("moves it")});
    rows += cells("td",
                  {Help::tr("drag a shape: move"), Help::tr("one axis"), Help::tr("no snapping"), Help::tr("both"),
                   Help::tr("copies"), Help::tr("lets solid shapes overlap")});
    rows += cells("td",
                  {Help::tr("drag a handle: resize"), Help::tr("keeps the ratio"), Help::tr("no snapping"),
                   Help::tr("both"), Help::tr("from the center"), Help::tr("lets solid shapes overlap")});
    rows += cells("td",
                  {Help::tr("drag the round handle: rotate"), Help::tr("steps of 15 degrees"), Help::tr("no snapping"),
                   Help::tr("both"), Help::tr("each about its own center"), Help::tr("lets solid shapes overlap")});
    rows += cells("td",
                  {Help::tr("drag the cross: move the pivot"), QString(), Help::tr("no snapping"), QString(), QString(),
                   QString()});
    rows += cells("td",
                  {Help::tr("vertices: click"), Help::tr("toggles the vertex"), Help::tr("as Shift"),
                   Help::tr("as Shift"), Help::tr("deletes it"), QString()});
    rows += cells("td",
                  {Help::tr("vertices: band"), Help::tr("adds"), Help::tr("toggles"), Help::tr("subtracts"), QString(),
                   Help::tr("moves it")});
    rows += cells("td",
                  {Help::tr("vertices: drag one, or the middle of an edge"),
                   Help::tr("one vertex: directions from a neighbor in steps of 15 degrees; several: one axis"),
                   Help::tr("no snapping"), Help::tr("both"), QString(), QString()});
    rows += cells("td",
                  {Help::tr("curves: drag a handle"), Help::tr("steps of 15 degrees from the vertex"),
                   Help::tr("no snapping"), Help::tr("both"), Help::tr("moves this handle alone"), QString()});
    rows += cells("td",
                  {Help::tr("curves: drag a vertex"), Help::tr("as for vertices"), Help::tr("no snapping"),
                   Help::tr("both"), Help::tr("pulls out both handles"), QString()});
    rows += cells("td",
                  {Help::tr("draw a rectangle or an ellipse"), Help::tr("square"), Help::tr("no snapping"),
                   Help::tr("both"), Help::tr("from the center"), Help::tr("moves the new shape")});
    rows += cells("td",
                  {Help::tr("draw a polygon or a polyline"), Help::tr("steps of 15 degrees"), Help::tr("no snapping"),
                   Help::tr("both"), QString(), Help::tr("with the button held: moves the new shape")});
    rows += cells("td",
                  {Help::tr("connectors: drag a segment, or a text"), QString(), Help::tr("no snapping"), QString(),
                   QString(), QString()});
    rows += cells("td",
                  {Help::tr("draw a connector, or drag its end"), QString(), Help::tr("connects nothing"), QString(),
                   Help::tr("connects the point under the pointer"), QString()});
    rows += cells("td",
                  {Help::tr("pen: click, or drag for the handles"), Help::tr("steps of 15 degrees"),
                   Help::tr("no snapping"), Help::tr("both"), QString(), QString()});
    const QString note = Help::tr("A drag uses the modifiers that are held at the moment. If the window manager "
                                  "intercepts Alt+drag, press Alt after the drag has begun.");
    return table(Help::tr("Modifiers"), rows) + u"<p>%1</p>"_s.arg(note.toHtmlEscaped());
}

/// The name of an action without the name of the undo step ("Undo", not "Undo Move").
QString nameOf(ShapeEditor::Action which, const QAction &action)
{
    if (which == ShapeEditor::Action::Undo)
        return Help::tr("Undo");
    if (which == ShapeEditor::Action::Redo)
        return Help::tr("Redo");
    return action.text().remove(u'&');
}

QString keyTable(const ShapeEditor &editor)
{
    const QMetaEnum actions = QMetaEnum::fromType<ShapeEditor::Action>();
    QString rows = row(Help::tr("Select the lowest or the topmost shape"), Help::tr("Home, End"))
        + row(Help::tr("Add the next shape above or below"), Help::tr("Ctrl+Tab, Ctrl+Shift+Tab"))
        + row(Help::tr("Move the selected shapes"), Help::tr("Arrow keys; with Shift in larger steps"))
        + row(Help::tr("Resize them"), Help::tr("Ctrl+arrow keys: wider, narrower, higher, lower"))
        + row(Help::tr("Rotate them by 15°, or by 1°"), Help::tr(", and . (comma and period); with Alt by 1°"))
        + row(Help::tr("Move the pivot"),
              Help::tr(
                  "X, Shift+X: around the frame; Alt+Shift+arrow keys: by half the frame, with Ctrl in small steps"))
        + row(Help::tr("Work inside the selected group; leave it"), Help::tr("Enter; Esc"))
        + row(Help::tr("With a drawing tool, draw a shape in the middle"), Help::tr("Enter"))
        + row(Help::tr("With the connector tool, connect the selected shape"),
              Help::tr("Arrow keys or Tab choose the other shape; Enter connects it"))
        + row(Help::tr("Go to a connected shape on a side, or add one"), Help::tr("Alt+arrow keys"))
        + row(Help::tr("Move the view"),
              Help::tr("Arrow keys while nothing is selected, Page Up and Page Down; with Shift farther, and sideways"))
        + row(Help::tr("Vertices: select the first or last, the next, or one more"),
              Help::tr("Home and End, Tab, Ctrl+Tab; arrow keys move them"))
        + row(Help::tr("Find a command by words"), Help::tr("Ctrl+K or /"))
        + row(Help::tr("Find a name or a text in the drawing; the next or the previous one"),
              Help::tr("Ctrl+F; F3, Shift+F3"))
        + row(Help::tr("The next or the previous panel"), Help::tr("F6, Shift+F6"))
        + row(Help::tr("Open the context menu"), Help::tr("Menu key, or Shift+F10"))
        + row(Help::tr("Cancel the gesture in progress"), Help::tr("Esc"))
        + row(Help::tr("The next shape above or below the selected one"), Help::tr("Tab, Shift+Tab"))
        + row(Help::tr("Edit vertices; end it"), Help::tr("Enter; Esc or Enter"))
        + row(Help::tr("Edit a text; end it"), Help::tr("Enter or F2; Esc, Ctrl+Enter or F2"))
        + row(Help::tr("Insert a vertex after the selected one"), Help::tr("Insert"));
    for (int i = 0; i < actions.keyCount(); ++i) {
        const auto which = ShapeEditor::Action(actions.value(i));
        const QAction *action = editor.action(which);
        const QKeySequence keys = action->shortcut();
        if (!keys.isEmpty())
            rows += row(nameOf(which, *action), keys.toString(QKeySequence::NativeText));
    }
    return table(Help::tr("Keyboard"), rows);
}

} // namespace

void showOverview(const ShapeEditor &editor, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *text = new QTextBrowser;
    text->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    keepTranslated(dialog, [dialog, text, shown = QPointer(&editor)] {
        dialog->setWindowTitle(Help::tr("Keyboard and Mouse"));
        if (shown)
            text->setHtml(mouseTable() + modifierTable() + keyTable(*shown));
    });
    dialog->resize(620, 640);
    dialog->show();
}

void showAbout(QWidget *parent)
{
    QMessageBox::about(parent, Help::tr("About Trammel"),
                       Help::tr("<h3>Trammel %1</h3><p>A shape editor that Qt applications embed. This program is its "
                                "example: everything on the canvas is one widget, ShapeEditor.</p>"
                                "<p>Under the MIT license. Made with Qt %2.</p>")
                           .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())));
}
