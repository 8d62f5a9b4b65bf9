#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/document.h>

#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

#include <functional>

namespace Trammel {

/// A change of the form of a line, for new lines and for the selected shapes.
using LineFormChange = std::function<void(LineForm &)>;

LineForm formOf(const Shape &shape);
void setForm(Shape &shape, const LineForm &form);

/// The forms that the selected shapes share.
struct LineValues
{
    /// Null for no document; there are no values then.
    LineValues(const Document *document, const ShapeIds &ids);
    /// The values of new lines.
    LineValues(const LineForm &form, bool withHeads);

    /// The heads of the lines among the shapes; nothing for other shapes.
    Common<LineHead> start;
    Common<LineHead> end;
    Common<LineCap> cap;
    Common<LineJoin> join;
    Common<DashPattern> dashes;
    bool hasLines = false;
    /// Whether caps are visible: there is an open line or a dashed one.
    bool hasEnds = false;
    /// Whether joins are visible: there is a shape that is not round.
    bool hasCorners = false;
};

/// The fields of an inspector for the form of lines: heads, cap, join and dashes. Fields that do not apply are hidden.
class LineFields : public QWidget
{
    Q_OBJECT

public:
    explicit LineFields(QWidget *parent = nullptr);

    void show(const LineValues &values, bool isEnabled);

Q_SIGNALS:
    /// The user has chosen a value. The name of the undo step is for the selected shapes.
    void chosen(const Trammel::LineFormChange &change, const QString &step);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void makeIcons();
    void enterDashes(const QString &text);

    QComboBox *m_start;
    QComboBox *m_end;
    QComboBox *m_cap;
    QComboBox *m_join;
    CommitLine *m_dashes;
    QLabel *m_headsLabel;
    QLabel *m_capLabel;
    QLabel *m_joinLabel;
    QLabel *m_dashesLabel;
};

} // namespace Trammel
