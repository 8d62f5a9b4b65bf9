#include "appearance.h"

#include <QtGui/QPalette>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleFactory>

namespace {

QPalette lightPalette()
{
    QPalette palette(QColor(0xf0, 0xf0, 0xf0), QColor(0xf6, 0xf6, 0xf6));
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x6f, 0xd0));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x3a, 0x3b, 0x3e), QColor(0x2b, 0x2c, 0x2f));
    palette.setColor(QPalette::Base, QColor(0x1f, 0x20, 0x23));
    palette.setColor(QPalette::AlternateBase, QColor(0x28, 0x29, 0x2c));
    palette.setColor(QPalette::Highlight, QColor(0x4f, 0x8c, 0xe8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7a, 0xae, 0xff));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3b, 0x3e));
    palette.setColor(QPalette::ToolTipText, Qt::white);
    return palette;
}

Theme applied = Theme::SystemTheme;

} // namespace

void applyTheme(Theme theme)
{
    static const QString SystemStyle = QApplication::style()->name();
    applied = theme;
    // Fusion is the only style that takes all its colors from the palette on every platform.
    QApplication::setStyle(theme == Theme::SystemTheme ? SystemStyle : QStringLiteral("fusion"));
    switch (theme) {
    case Theme::SystemTheme:
        QApplication::setPalette(QPalette());
        break;
    case Theme::LightTheme:
        QApplication::setPalette(lightPalette());
        break;
    case Theme::DarkTheme:
        QApplication::setPalette(darkPalette());
        break;
    }
}

Theme appliedTheme()
{
    return applied;
}
