#pragma once

#include "widgets/companion.h"

namespace Trammel {

/// The numbers, colours and texts of what is selected in an editor, for one shape and for several at once; what differs
/// between them is shown as mixed. A field takes arithmetic ("100/3"), and what changes each shape's own number ("+10",
/// "-=10", "*2+1", "/2"), in the widget's locale. X and Y are the left and the top edge of the true outline. Each edit
/// is one step of undo; what is refused stays marked, says why, and changes nothing. Locked shapes keep all but their
/// lock. The fill is also that of what is drawn next; of that alone while nothing is selected or a tool draws.
class TRAMMEL_WIDGETS_EXPORT ShapeInspector : public Companion
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit ShapeInspector(QWidget *parent = nullptr);
    ~ShapeInspector() override;

    /// Why the last edit was refused; empty when it was not.
    QString fault() const;

protected:
    void useEditor(ShapeEditor *editor) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
