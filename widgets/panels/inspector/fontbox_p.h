#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"

#include <QtWidgets/QFontComboBox>

namespace Trammel {

/// A field for the name of a font, with a list of all fonts. It accepts the name of a missing font, too. A typed name
/// is committed or restored as in CommitLine. An empty name stands for the font of the application.
class FontBox : public QFontComboBox
{
    Q_OBJECT

public:
    explicit FontBox(QWidget *parent = nullptr);

    void show(const Common<QString> &family);
    /// Discards what is typed but not committed.
    void discard();
    void setError(const QString &errorString) { m_line->setError(errorString); }
    QString errorString() const { return m_line->errorString(); }

    QSize minimumSizeHint() const override;
    void showPopup() override;

Q_SIGNALS:
    void chosen(const QString &family);
    /// The user has chosen a font in the list. Emitted after chosen().
    void picked();
    void faultChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    CommitLine *m_line;
    bool m_isListUsed = false;
};

} // namespace Trammel
