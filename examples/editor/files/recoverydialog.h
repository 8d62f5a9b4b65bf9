#pragma once

#include <trammel/documentdata.h>
#include <trammel/drawingfile.h>
#include <trammel/recovery.h>

#include <QtWidgets/QDialog>

#include <atomic>
#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QScrollArea;
class QThread;
QT_END_NAMESPACE

/// Offers the snapshots of unsaved changes that an earlier run of the program has left, each with its name, its time
/// and a small picture. The dialog closes after the last of them is restored or discarded.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(const QList<Trammel::RecoverySnapshot> &snapshots, QWidget *parent = nullptr);
    ~RecoveryDialog() override;

Q_SIGNALS:
    void restoreRequested(const Trammel::RecoverySnapshot &snapshot);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Row
    {
        Trammel::RecoverySnapshot snapshot;
        QWidget *widget;
        QLabel *picture;
        QLabel *name;
        QLabel *time;
        QLabel *note;
        QPushButton *restore;
        QPushButton *discard;
        Trammel::FileResult read = {};
        /// Negative until the drawing is read.
        qsizetype shapeCount = -1;
    };

    QWidget *createRow(const Trammel::RecoverySnapshot &snapshot);
    /// Sets the texts of a row in the current language.
    void setTexts(const Row &row);
    void discard(const Trammel::RecoverySnapshot &snapshot, QWidget *row);
    void removeRow(QWidget *row);
    /// Reads the drawings for the pictures, on another thread.
    void readDrawings(const QList<Trammel::RecoverySnapshot> &snapshots);
    /// A null picture if no shape is visible.
    QPixmap pictureOf(const Trammel::DocumentData &drawing) const;

    QScrollArea *m_area;
    QList<Row> m_rows;
    int m_rowCount = 0;
    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_isClosed{false};
};
