#pragma once

#include <trammel/drawingfile.h>
#include <trammel/editorpanel.h>
#include <trammel/stencil.h>

namespace Trammel {

/// The kinds of shapes as icons, by categories, with a search field. A click selects the tool that draws the kind, and
/// Enter also moves the focus to the canvas; in the search field, it chooses the first kind found, and ends
/// the search. With Shift, both
/// change the selected shapes to the kind instead. Dragging an icon to the canvas adds a shape there, as one undo step.
/// A category of its own contains the stencils, which a click or Enter adds in the middle of the view. The actions of
/// the panel are in the context menu of the icons: change the selected shapes to the current kind, add the selected
/// shapes as a stencil, rename the current one (F2), and remove it (Delete).
class TRAMMEL_WIDGETS_EXPORT ShapePalette : public EditorPanel
{
    Q_OBJECT
    /// The side length of the icons in pixels, from 16 to 128. Default: 40.
    Q_PROPERTY(int iconSize READ iconSize WRITE setIconSize NOTIFY iconSizeChanged)
    /// The names of the application's own kinds, which form a category of their own. Default: empty.
    Q_PROPERTY(QStringList ownKinds READ ownKinds WRITE setOwnKinds NOTIFY ownKindsChanged)

public:
    Q_INVOKABLE explicit ShapePalette(QWidget *parent = nullptr);
    ~ShapePalette() override;

    int iconSize() const;
    QStringList ownKinds() const;
    /// The stencils, in the order in which they are shown. Default: none.
    QList<Stencil> stencils() const;
    void setStencils(const QList<Stencil> &stencils);
    /// Appends the selected shapes of the editor as a stencil. Returns false if nothing is selected.
    bool addStencil();
    /// Appends the stencils of a drawing file: see stencilsIn(). On failure, nothing changes.
    FileResult loadStencils(const QString &fileName);
    /// Writes the stencils to a drawing file. On failure, an old file stays intact.
    FileResult saveStencils(const QString &fileName) const;

    QSize sizeHint() const override;

public Q_SLOTS:
    void setIconSize(int size);
    void setOwnKinds(const QStringList &names);

Q_SIGNALS:
    void iconSizeChanged(int size);
    void ownKindsChanged(const QStringList &names);
    void stencilsChanged();

protected:
    void useEditor(ShapeEditor *editor) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
