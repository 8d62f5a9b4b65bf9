#include "widgets/panels/inspector/fontbox_p.h"

#include "widgets/model/shape/text_p.h"

#include <QtCore/QPointer>
#include <QtGui/QKeyEvent>

#include <utility>

namespace Trammel {

FontBox::FontBox(QWidget *parent) : QFontComboBox(parent), m_line(new CommitLine)
{
    setLineEdit(m_line);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_line, &CommitLine::committed, this, &FontBox::chosen);
    connect(m_line, &CommitLine::faultChanged, this, &FontBox::faultChanged);
    connect(this, &QComboBox::activated, this, [this](int index) {
        const bool isPicked = std::exchange(m_isListUsed, false);
        m_line->setModified(false);
        const QPointer<FontBox> self(this);
        Q_EMIT chosen(itemText(index));
        if (self && isPicked)
            Q_EMIT picked();
    });
}

void FontBox::show(const Common<QString> &family)
{
    const QString name = family.value.value_or(QString());
    const bool isTyping = hasFocus() && (m_line->isModified() || !m_line->errorString().isEmpty());
    // The arrow keys continue from the index. A missing font has none.
    if (const int index = findText(name, Qt::MatchFixedString); !isTyping && index != currentIndex())
        setCurrentIndex(index);
    m_line->show(name, family.isMixed);
    if (!family.isMixed)
        m_line->setPlaceholderText(Text::tr("Default"));
}

void FontBox::discard()
{
    m_line->setModified(false);
}

// The names of fonts are longer than the panel is wide.
QSize FontBox::minimumSizeHint() const
{
    constexpr int width = 80;
    return {width, QFontComboBox::minimumSizeHint().height()};
}

void FontBox::showPopup()
{
    m_isListUsed = true;
    QFontComboBox::showPopup();
}

void FontBox::keyPressEvent(QKeyEvent *event)
{
    // An arrow key chooses a font without the list.
    m_isListUsed = false;
    QFontComboBox::keyPressEvent(event);
}

} // namespace Trammel
