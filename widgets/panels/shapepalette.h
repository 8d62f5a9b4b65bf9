#pragma once

#include <trammel/editorpanel.h>

namespace Trammel {

/// The kinds of shapes as icons, by categories, with a search field. A click selects the tool that draws the kind, and
/// Enter also moves the focus to the canvas. Dragging an icon to the canvas adds a shape there, as one undo step.
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

    QSize sizeHint() const override;

public Q_SLOTS:
    void setIconSize(int size);
    void setOwnKinds(const QStringList &names);

Q_SIGNALS:
    void iconSizeChanged(int size);
    void ownKindsChanged(const QStringList &names);

protected:
    void useEditor(ShapeEditor *editor) override;
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
