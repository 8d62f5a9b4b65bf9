// The sections for the options of the editor and for those of the selected shapes.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/arrangement.h>
#include <trammel/retranslation.h>

#include <cmath>
#include <utility>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr std::pair<Solidity, const char *> Solidities[] = {
    {Solidity::Automatic, QT_TRANSLATE_NOOP("Trammel", "If filled")},
    {Solidity::None, QT_TRANSLATE_NOOP("Trammel", "No")},
    {Solidity::Solid, QT_TRANSLATE_NOOP("Trammel", "Yes")},
    {Solidity::Holding, QT_TRANSLATE_NOOP("Trammel", "Keeps contents inside")},
};

} // namespace

NumberField *ShapeInspector::Private::addOption(QGridLayout &grid, int row, int column, const Option &option)
{
    auto *field = new NumberField;
    field->setObjectName(QLatin1String(option.name));
    nameField(field, option.tip);
    QLabel *label = newLabel(option.label);
    keepTranslated(label, [label, &option] { label->setToolTip(Text::tr(option.tip)); });
    grid.addWidget(label, row, column);
    grid.addWidget(field, row, column + 1);
    connect(field, &NumberField::entered, &q, [this, field, &option](const NumberInput &input) {
        if (!editor)
            return;
        const double value = input.applied(editor->property(option.name).toDouble());
        if (value >= option.least && value <= option.most && (!option.isWhole || value == std::floor(value)))
            editor->setProperty(option.name, value);
        else
            field->setError(Text::tr(option.error));
    });
    connect(field, &CommitLine::faultChanged, &q, [this] { showError(); });
    return field;
}

void ShapeInspector::Private::buildDrawing(QGridLayout &grid)
{
    static const Option grids{"gridSize",
                              QT_TRANSLATE_NOOP("Trammel", "Grid"),
                              QT_TRANSLATE_NOOP("Trammel", "Grid spacing"),
                              QT_TRANSLATE_NOOP("Trammel", "the grid spacing must be from 0.001 to 1000000"),
                              1e-3,
                              1e6};
    static const Option gaps{"clearance",
                             QT_TRANSLATE_NOOP("Trammel", "Clearance"),
                             QT_TRANSLATE_NOOP("Trammel", "The distance that solid shapes keep from each other"),
                             QT_TRANSLATE_NOOP("Trammel", "the clearance must be from 0 to 1000000"),
                             0,
                             1e6};
    static const Option depths{"pushDepth",
                               QT_TRANSLATE_NOOP("Trammel", "Depth"),
                               QT_TRANSLATE_NOOP("Trammel", "The number of shapes in a row that are pushed aside"),
                               QT_TRANSLATE_NOOP("Trammel", "the depth must be a whole number from 1 to 8"),
                               1,
                               8,
                               true};
    gridSize = addOption(grid, 0, 0, grids);
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Show"), {{Action::ShowGrid, Action::ShowCollisions}});
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Snap"),
               {{Action::SnapToGrid, Action::SnapToShapes, Action::SnapToSpacing, Action::SnapToAngles,
                 Action::SnapToRoundNumbers}});
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Overlaps"),
               {{Action::AllowOverlap, Action::StopAtTouch, Action::SlideAlong, Action::PushNeighbors}});
    const int row = grid.rowCount();
    clearance = addOption(grid, row, 0, gaps);
    pushDepth = addOption(grid, row, 2, depths);
    hops->setObjectName(QStringLiteral("hopsOverObstacles"));
    keepTranslated(hops, [this] {
        hops->setText(Text::tr("Jump over obstacles"));
        hops->setToolTip(Text::tr("Dragged shapes jump to a free place under the pointer"));
    });
    grid.addWidget(hops, row + 1, 0, 1, 4);
    connect(hops, &QCheckBox::clicked, &q, [this](bool isOn) {
        if (editor)
            editor->setHopsOverObstacles(isOn);
    });
}

// Options that have no effect in the current overlap mode are disabled.
void ShapeInspector::Private::refreshDrawing(const Shown &)
{
    const OverlapMode mode = editor ? editor->overlapMode() : OverlapMode::AllowOverlap;
    const bool isSolid = mode != OverlapMode::AllowOverlap;
    const auto show = [](NumberField &field, std::optional<double> value, bool isEnabled) {
        field.setEnabled(isEnabled);
        field.show({value});
    };
    show(*gridSize, editor ? std::optional(editor->gridSize()) : std::nullopt, editor);
    show(*clearance, editor ? std::optional(editor->clearance()) : std::nullopt, isSolid);
    show(*pushDepth, editor ? std::optional<double>(editor->pushDepth()) : std::nullopt,
         mode == OverlapMode::PushNeighbors);
    hops->setEnabled(isSolid);
    hops->setChecked(editor && editor->hopsOverObstacles());
}

void ShapeInspector::Private::buildFlags(QGridLayout &grid)
{
    keepTranslated(locked, [this] { locked->setText(Text::tr("Locked")); });
    keepTranslated(hidden, [this] { hidden->setText(Text::tr("Hidden")); });
    locked->setObjectName(QStringLiteral("locked"));
    hidden->setObjectName(QStringLiteral("hidden"));
    grid.addWidget(locked, 0, 0, 1, 2);
    grid.addWidget(hidden, 0, 2, 1, 2);
    solidity->setObjectName(QStringLiteral("solidity"));
    // The words are shortened in a narrow panel.
    solidity->setMinimumContentsLength(0);
    solidity->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    solidity->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    nameField(solidity, QT_TRANSLATE_NOOP("Trammel", "Whether the shape blocks others"));
    for (const auto &[value, words] : Solidities)
        solidity->addItem(QString(), int(value));
    keepTranslated(solidity, [this] {
        for (int i = 0; i < solidity->count(); ++i)
            solidity->setItemText(i, Text::tr(Solidities[i].second));
    });
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Solid")), 1, 0);
    grid.addWidget(solidity, 1, 1, 1, 3);
    connect(solidity, &QComboBox::activated, &q, [this](int index) {
        const auto value = Solidity(solidity->itemData(index).toInt());
        change(Text::tr("Change Solidity"), [value](Shape &shape) { shape.solidity = value; });
    });
    connect(locked, &QCheckBox::clicked, &q, [this](bool isOn) {
        if (editor)
            setLocked(*editor->document(), editor->selection()->units(), isOn);
        refresh();
    });
    connect(hidden, &QCheckBox::clicked, &q, [this](bool isOn) {
        if (editor)
            Trammel::setHidden(*editor->document(), editor->selection()->units(), isOn);
        refresh();
    });
}

void ShapeInspector::Private::refreshFlags(const Shown &shown)
{
    locked->setCheckState(stateOf(shown.values.locked));
    hidden->setCheckState(stateOf(shown.values.hidden));
    locked->setEnabled(shown.isEditable && !shown.ids.isEmpty());
    hidden->setEnabled(shown.isEditable && !shown.ids.isEmpty());
    const Common<Solidity> &common = shown.values.solidity;
    solidity->setCurrentIndex(common.value ? solidity->findData(int(*common.value)) : -1);
    solidity->setPlaceholderText(common.isMixed ? Text::tr("mixed") : QString());
    solidity->setEnabled(shown.isFree);
}

} // namespace Trammel
