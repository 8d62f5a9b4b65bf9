#pragma once

#include "tests/widgets/editorbench.h"
#include <trammel/shapepalette.h>

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>

namespace Trammel {

/// A palette of an editor.
struct PaletteBench : EditorBench
{
    PaletteBench()
    {
        palette.setEditor(editor.get());
        palette.resize(200, 400);
        palette.show();
        list = palette.findChild<QListView *>();
        search = palette.findChild<QLineEdit *>();
        category = palette.findChild<QComboBox *>();
    }

    QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            titles.append(list->model()->index(row, 0).data(Qt::ToolTipRole).toString());
        return titles;
    }
    /// The last entry with a title, since stencils follow the kinds. Invalid if there is none.
    QModelIndex entry(const QString &title) const { return list->model()->index(int(titles().lastIndexOf(title)), 0); }
    void click(const QString &title, Qt::KeyboardModifiers modifiers = {})
    {
        list->scrollTo(entry(title));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, list->visualRect(entry(title)).center());
    }

    ShapePalette palette;
    QListView *list = nullptr;
    QLineEdit *search = nullptr;
    QComboBox *category = nullptr;
};

} // namespace Trammel
