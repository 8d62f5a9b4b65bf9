#include "widgets/translations/translator_p.h"
#include <trammel/retranslation.h>

#include <QtCore/QEvent>
#include <QtWidgets/QWidget>

namespace Trammel {

namespace {

class Retranslation : public QObject
{
public:
    Retranslation(QWidget *widget, const std::function<void()> &setTexts) : QObject(widget), m_setTexts(setTexts)
    {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange && watched == parent())
            m_setTexts();
        return false;
    }

private:
    std::function<void()> m_setTexts;
};

} // namespace

void keepTranslated(QWidget *widget, const std::function<void()> &setTexts)
{
    installTranslator();
    new Retranslation(widget, setTexts);
    setTexts();
}

} // namespace Trammel
