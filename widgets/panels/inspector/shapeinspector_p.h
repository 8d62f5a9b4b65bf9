#pragma once

#include "widgets/panels/inspector/datafields_p.h"
#include "widgets/panels/inspector/endfields_p.h"
#include "widgets/panels/inspector/fontbox_p.h"
#include "widgets/panels/inspector/gradientbar_p.h"
#include "widgets/panels/inspector/inspectornumbers_p.h"
#include "widgets/panels/inspector/inspectorvalues_p.h"
#include "widgets/panels/inspector/linefields_p.h"
#include <trammel/shapeinspector.h>

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>

#include <array>
#include <functional>
#include <initializer_list>
#include <optional>

namespace Trammel {

/// The places of numbers in the table shapeNumbers(). Those of the placement come first.
inline constexpr qsizetype Width = 2;
inline constexpr qsizetype Angle = 4;
inline constexpr qsizetype Radius = 5;
inline constexpr qsizetype PlacementCount = 6;
inline constexpr qsizetype StrokeWidth = PlacementCount;
inline constexpr qsizetype GradientAngle = StrokeWidth + 1;
inline constexpr qsizetype Opacity = GradientAngle + 1;
inline constexpr qsizetype LabelPosition = Opacity + 1;
inline constexpr qsizetype LabelOffset = LabelPosition + 1;
inline constexpr qsizetype ConnectorSpacing = LabelOffset + 1;
inline constexpr qsizetype ShadowX = ConnectorSpacing + 1;
inline constexpr qsizetype ShadowY = ShadowX + 1;
inline constexpr qsizetype ShadowBlur = ShadowY + 1;
inline constexpr qsizetype TextSize = ShadowBlur + 1;
inline constexpr qsizetype LineSpacing = TextSize + 1;
inline constexpr qsizetype TextPadding = LineSpacing + 1;

inline Qt::CheckState stateOf(const Common<bool> &common)
{
    return common.isMixed ? Qt::PartiallyChecked : common.value.value_or(false) ? Qt::Checked : Qt::Unchecked;
}

/// The parts of an inspector: sections, each with a grid of labels and fields in four columns.
class ShapeInspector::Private
{
public:
    /// The state that the sections show.
    struct Shown
    {
        ShapeIds ids;
        ChosenShapes chosen;
        InspectorValues values;
        bool isEditable;
        /// Whether the fields of the selected shapes can be changed.
        bool isFree;
    };
    /// A new section is a row in the table sections() and the functions in it.
    struct Section
    {
        const char *name;
        void (Private::*build)(QGridLayout &grid);
        void (Private::*refresh)(const Shown &shown);
        bool (Private::*isShown)() const;
    };
    static std::initializer_list<Section> sections();

    explicit Private(ShapeInspector &inspector);

    void build();
    void alignColumns();
    void buildPlacement(QGridLayout &grid);
    void buildArrangement(QGridLayout &grid);
    void buildLooks(QGridLayout &grid);
    void buildFill(QGridLayout &grid, int row);
    void buildStops(QGridLayout &grid, int row);
    void buildShadow(QGridLayout &grid, int row);
    void buildText(QGridLayout &grid);
    void buildTextBox(QGridLayout &grid);
    void buildWords(QGridLayout &grid);
    void buildPath(QGridLayout &grid);
    void buildDetails(QGridLayout &grid);
    void buildFlags(QGridLayout &grid);
    void buildPermissions(QGridLayout &grid);
    void buildDrawing(QGridLayout &grid);
    void buildConnector(QGridLayout &grid);
    /// Adds a number of the table shapeNumbers() at the next free place of a grid.
    void addNumber(QGridLayout &grid, qsizetype number, int row, int column);
    /// A number that is a property of the editor.
    struct Option
    {
        const char *name;
        const char *label;
        const char *tip;
        const char *error;
        double least;
        double most;
        bool isWhole = false;
    };
    NumberField *addOption(QGridLayout &grid, int row, int column, const Option &option);
    /// Adds a row of buttons for actions of the editor, with a gap between groups. Returns the label and the buttons.
    std::array<QWidget *, 2> addActions(QGridLayout &grid, const char *label,
                                        const QList<QList<ShapeEditor::Action>> &groups);

    void refresh();
    void refreshPlacement(const Shown &shown);
    void refreshLooks(const Shown &shown);
    void refreshFill(const Shown &shown);
    void refreshShadow(const Shown &shown);
    void refreshText(const Shown &shown);
    void refreshWords(const Shown &shown);
    void refreshPath(const Shown &shown);
    void refreshDetails(const Shown &shown);
    void refreshFlags(const Shown &shown);
    void refreshPermissions(const Shown &shown);
    void refreshDrawing(const Shown &shown);
    void refreshConnector(const Shown &shown);
    void refreshActions(const Shown &) { }
    void showNumber(qsizetype number, const Common<double> &common, bool isEnabled);
    /// Whether the user may change a number of all selected shapes.
    bool mayChange(qsizetype number) const;
    void showTitle(const ShapeIds &ids);
    void showError();
    void showError(const QString &errorString);

    bool hasSelection() const { return !shapes().isEmpty(); }
    bool hasSeveral() const { return shapes().size() > 1; }
    bool showsPermissions() const { return arePermissionsVisible && hasSelection(); }
    bool hasNoSelection() const { return shapes().isEmpty(); }
    bool isAlways() const { return true; }
    /// Whether a selected shape is an area or has a text, or new shapes are styled.
    bool hasText() const;
    /// Whether a selected shape is a closed path or has pressures.
    bool hasPaths() const;
    /// Whether a selected shape is a connector, or new connectors are styled.
    bool hasConnectors() const;

    void onEditorChanged();
    void enterNumber(qsizetype number, const NumberInput &input);
    void dragNumber(qsizetype number, double change);
    void finishDrag(qsizetype number, bool isAccepted);
    void change(const QString &text, const std::function<void(Shape &)> &change);
    void changeText(const QString &words);
    /// Sets the line of new shapes and, unless only these are shown, of the selected ones.
    void changeLine(const std::function<void(ShapeEditor &)> &next, const std::function<void(Shape &)> &selected);

    void changeForm(const LineFormChange &set, const QString &step);
    /// Changes the fill of the selected shapes that can be filled, and passes it on. Changes the fill of new shapes
    /// instead if only these are shown.
    void changeFill(const std::function<Fill(const Fill &)> &set);
    /// Sets the color of the shadow of new shapes and, unless only these are shown, of the selected ones.
    void changeShadow(const QColor &color);
    /// Changes the stops of the gradients, until finishStops().
    void changeStops(const QGradientStops &changed);
    void finishStops(bool isAccepted);
    void showStop();
    /// Gives new shapes the fill that all selected shapes share.
    void passOnFill();
    /// Changes the text style of the selected shapes, unless only new shapes are styled.
    void changeText(const std::function<void(TextStyle &)> &set);
    /// As changeText(), and for the text of new shapes.
    void changeFont(const std::function<void(TextStyle &)> &set);
    /// Gives a number that all selected shapes share to new shapes, if it belongs to the style.
    void passOn(qsizetype number);
    /// Sets a number of new shapes. Returns the reason if the number is refused.
    QString setNextNumber(qsizetype number, double value);
    /// A shape with the numbers of new shapes.
    Shape nextShape() const;
    void returnToCanvas();

    ShapeIds shapes() const { return editor ? editor->selection()->ids() : ShapeIds(); }
    /// The group that is selected as a whole and alone; null otherwise.
    GroupId onlyGroup() const;
    /// The shapes to change. Locked shapes that are not in a selected group are left out.
    ChosenShapes chosen() const;
    /// The shapes whose permissions are changed.
    ShapeIds restrictable() const;
    bool isOfNext() const { return editor->stylesNewShapes(); }

    ShapeInspector &q;
    QPointer<ShapeEditor> editor;
    QPointer<Document> document;
    /// Combines several signals in a row into one refresh.
    QTimer refreshing;
    QLabel *title = new QLabel;
    /// In the order of sections().
    QList<QWidget *> sectionWidgets;
    QList<NumberLabel *> numberLabels = QList<NumberLabel *>(shapeNumbers().size());
    QList<NumberField *> numbers = QList<NumberField *>(shapeNumbers().size());
    QList<std::pair<QToolButton *, ShapeEditor::Action>> actionButtons;
    /// The change in progress while a label is dragged.
    std::optional<Gesture> drag;
    /// A number of new shapes at the start of a drag of its label.
    std::optional<double> numberAtPress;
    /// The last change of a drag of a label that was accepted.
    std::optional<double> lastChange;
    ColorButton *fill = new ColorButton;
    QComboBox *fillType = new QComboBox;
    GradientBar *stops = new GradientBar;
    ColorButton *stopColor = new ColorButton(ColorButton::Invalid::Refused);
    NumberField *stopOffset = new NumberField;
    QToolButton *addStop = new QToolButton;
    QToolButton *removeStop = new QToolButton;
    QToolButton *reverseStops = new QToolButton;
    /// All widgets for stops, with their labels.
    QList<QWidget *> stopWidgets;
    /// The fill of new shapes before a change of its stops.
    std::optional<Fill> fillAtPress;
    ColorButton *line = new ColorButton;
    ColorButton *shadow = new ColorButton;
    QComboBox *style = new QComboBox;
    LineFields *lines = new LineFields;
    EndFields *ends = new EndFields;
    QLabel *looksTitle = new QLabel;
    FontBox *family = new FontBox;
    ColorButton *textColor = new ColorButton(ColorButton::Invalid::Automatic);
    QComboBox *overflow = new QComboBox;
    QCheckBox *wrap = new QCheckBox;
    QCheckBox *upright = new QCheckBox;
    /// The widgets for the position of a text in its shape, which are hidden while new shapes are styled.
    QList<QWidget *> textBoxWidgets;
    CommitLine *name = new CommitLine;
    CommitText *text = new CommitText;
    QComboBox *fillRule = new QComboBox;
    QCheckBox *pressure = new QCheckBox;
    /// The fill rule and its label.
    QList<QWidget *> pathRows;
    CommitText *toolTip = new CommitText;
    CommitLine *link = new CommitLine;
    DataFields *data = new DataFields;
    QCheckBox *locked = new QCheckBox;
    QCheckBox *hidden = new QCheckBox;
    QList<std::pair<Permission, QCheckBox *>> permissions;
    bool arePermissionsVisible = false;
    /// The widgets for the place of the text of a connector, which are hidden if there is none.
    QList<QWidget *> labelWidgets;
    NumberField *gridSize = nullptr;
    NumberField *clearance = nullptr;
    NumberField *pushDepth = nullptr;
    QCheckBox *hops = new QCheckBox;
    QComboBox *solidity = new QComboBox;
    MessageLabel *message = new MessageLabel(&q);
};

} // namespace Trammel
