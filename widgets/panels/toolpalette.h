#pragma once

#include <trammel/editorpanel.h>

namespace Trammel {

/// A button for each tool of an editor, and one for each of the application's own kinds of shapes. The button of the
/// current tool is checked. Without an editor, the buttons are disabled.
class TRAMMEL_WIDGETS_EXPORT ToolPalette : public EditorPanel
{
    Q_OBJECT
    /// Whether the buttons form a column or a row. Default: Qt::Vertical.
    Q_PROPERTY(Qt::Orientation orientation READ orientation WRITE setOrientation NOTIFY orientationChanged)
    /// The side length of the icons in pixels, from 8 to 128. Default: 20.
    Q_PROPERTY(int iconSize READ iconSize WRITE setIconSize NOTIFY iconSizeChanged)
    /// The names of the application's own kinds. Their buttons follow those of the tools. Default: empty.
    Q_PROPERTY(QStringList ownKinds READ ownKinds WRITE setOwnKinds NOTIFY ownKindsChanged)

public:
    Q_INVOKABLE explicit ToolPalette(QWidget *parent = nullptr);
    ~ToolPalette() override;

    Qt::Orientation orientation() const;
    int iconSize() const;
    QStringList ownKinds() const;

public Q_SLOTS:
    void setOrientation(Qt::Orientation orientation);
    void setIconSize(int size);
    void setOwnKinds(const QStringList &names);

Q_SIGNALS:
    void orientationChanged(Qt::Orientation orientation);
    void iconSizeChanged(int size);
    void ownKindsChanged(const QStringList &names);

protected:
    void useEditor(ShapeEditor *editor) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
