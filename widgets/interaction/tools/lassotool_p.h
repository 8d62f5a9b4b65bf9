#pragma once

#include "widgets/interaction/drags/spacemove_p.h"
#include "widgets/interaction/selecting/lassopath_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/tools/tool_p.h"

namespace Trammel {

class AreaSelection;

/// Selects, with a live preview, the shapes that a hand-drawn outline touches or encloses. The outline is drawn while
/// the button is held, or corner by corner. The even-odd rule decides what is inside, so a loop within a loop is a
/// hole. Shift, Ctrl, Alt and Space work at any time as they do for a rubber band. If the mode depends on the
/// direction, a lasso encloses.
///
///     Idle --press--> Pressed --far enough--> Drawing --release: done--> Idle
///                        |                      `-- cancel --> Spent    until the button is up
///                        |--release on a shape: click--> Idle
///                        `--release elsewhere--> Corners --Return, double click, first corner: done--> Idle
///
/// The tool stays active after a lasso, since users often add another one.
class LassoTool : public Tool
{
    Q_OBJECT

public:
    explicit LassoTool(ToolContext &context);
    ~LassoTool() override;

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void doubleClick(const ToolEvent &event) override;
    void leave() override;
    bool key(QKeyEvent *event) override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool cancel() override;
    bool isBusy() const override { return m_state == State::Pressed || isSelecting(); }
    QString hint() const override;

private:
    enum class State { Idle, Pressed, Drawing, Corners, Spent };

    bool isSelecting() const { return m_state == State::Drawing || m_state == State::Corners; }
    void setState(State state);
    void begin(State state);
    void addCorner(const ToolEvent &event);
    void takeBack();
    /// Moves the whole outline with the pointer while Space is held with the button. Returns whether Space is held.
    bool moveAlong();
    RubberBandMode mode() const;
    /// Updates the selection from the outline.
    void select();
    void finish();
    void click();
    void hover();
    void showOverlay() const;

    State m_state = State::Idle;
    ToolEvent m_press;
    ToolEvent m_last;
    PressTarget m_target;
    /// The unit that a click would select.
    Unit m_hovered;
    LassoPath m_path;
    SpaceMove m_shift;
    std::unique_ptr<AreaSelection> m_selection;
};

} // namespace Trammel
