#pragma once

#include "widgets/interaction/tools/tool_p.h"
#include <trammel/customtool.h>

#include <QtCore/QPointer>

namespace Trammel {

/// Passes everything to the tool of an application, if there is one.
class CustomToolHost : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    /// The tool is borrowed; null for none. Must be called while this is inactive.
    void setTool(CustomTool *tool);
    CustomTool *tool() const { return m_tool; }

    void activate() override;
    void deactivate() override;
    void settle() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void leave() override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
    bool cancel() override;
    bool isBusy() const override;
    QString hint() const override;

private:
    QPointer<CustomTool> m_tool;
};

} // namespace Trammel
