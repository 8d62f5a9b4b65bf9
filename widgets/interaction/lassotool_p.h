#pragma once

#include "widgets/interaction/lassopath_p.h"
#include "widgets/interaction/presstarget_p.h"
#include "widgets/interaction/spaceshift_p.h"
#include "widgets/interaction/tool_p.h"

namespace Trammel {

class AreaSelection;

/// Selects, with a live preview, what an outline drawn by hand touches or encloses: while the button is
/// held, or corner by corner. Inside is what the even-odd rule says, so that a loop in a loop is a hole.
/// Shift, Ctrl, Alt and Space mean what they do to a rubber band, at every time; where that goes by direction,
/// a lasso encloses.
///
///     Idle --press--> Pressed --far enough--> Drawing --release: done--> Idle
///                        |                      `-- cancel --> Spent    until the button is up
///                        |--release on a shape: click--> Idle
///                        `--release elsewhere--> Corners --Return, double click, first corner: done--> Idle
///
/// The tool stays after a lasso: one often adds by another one.
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
    /// While Space is held with the button, the whole outline goes with the pointer. Returns whether it did.
    bool moveAlong();
    RubberBandMode mode() const;
    /// Lets the selection follow the outline.
    void select();
    void finish();
    void click();
    void hover();
    void showOverlay() const;

    State m_state = State::Idle;
    ToolEvent m_press;
    ToolEvent m_last;
    PressTarget m_target;
    /// What a click would take.
    Unit m_hovered;
    LassoPath m_path;
    SpaceShift m_shift;
    std::unique_ptr<AreaSelection> m_selection;
};

} // namespace Trammel
