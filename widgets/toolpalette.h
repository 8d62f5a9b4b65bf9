#pragma once

#include "widgets/companion.h"

namespace Trammel {

/// An editor's tools as buttons, one chosen at a time; one more for each of the application's own kinds of shapes.
/// Without an editor the buttons are there and rest.
class TRAMMEL_WIDGETS_EXPORT ToolPalette : public Companion
{
    Q_OBJECT
    /// The buttons stand below each other, or side by side.
    Q_PROPERTY(Qt::Orientation orientation READ orientation WRITE setOrientation NOTIFY orientationChanged)
    /// The side of the icons in pixels; 8 to 128.
    Q_PROPERTY(int iconSize READ iconSize WRITE setIconSize NOTIFY iconSizeChanged)
    /// The names of kinds that have a button after the others. None at first.
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
