#pragma once

#include <trammel/geometry/primitiveview.h>

#include <QtCore/QByteArray>
#include <QtCore/QString>

/// The look of a drawn shape, as values of SVG attributes.
struct Look
{
    QByteArray fill = "none";
    QByteArray stroke = "#333";
    double width = 1.5;
    bool isDashed = false;
};

/// An SVG picture: cells of one size, in rows, each with a caption. Shapes are drawn in the coordinates of their cell,
/// with the origin in its middle and y down.
class Picture
{
public:
    static constexpr double CellWidth = 190, CellHeight = 160;

    explicit Picture(int columns) : m_columns(columns) { }

    /// Starts a new cell for the shapes that follow.
    void beginCell(const QString &caption);
    void draw(const Trammel::PrimitiveView &shape, const Look &look);
    void drawArrow(QPointF from, QPointF to, const QByteArray &color);
    void write(QPointF place, const QString &text, const QByteArray &color = "#333");

    /// Writes the file. Returns false if it cannot be written.
    bool save(const QString &path) const;

private:
    int m_columns;
    int m_cells = 0;
    QPointF m_origin;
    QByteArray m_body;
};
