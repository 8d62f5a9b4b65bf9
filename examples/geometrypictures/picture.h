#pragma once

#include "geometry/primitiveview.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

/// What is drawn, in the words of SVG.
struct Look
{
    QByteArray fill = "none";
    QByteArray stroke = "#333";
    double width = 1.5;
    bool isDashed = false;
};

/// A picture in SVG: cells of one size, in rows, each with a caption; shapes are drawn in the cell's own
/// coordinates, (0, 0) in its middle, y down.
class Picture
{
public:
    static constexpr double CellWidth = 190, CellHeight = 160;

    explicit Picture(int columns) : m_columns(columns) { }

    /// The shapes to come are drawn in a new cell.
    void beginCell(const QString &caption);
    void draw(const Trammel::PrimitiveView &shape, const Look &look);
    void drawArrow(QPointF from, QPointF to, const QByteArray &colour);
    void write(QPointF place, const QString &text, const QByteArray &colour = "#333");

    /// Whether the file could be written.
    bool save(const QString &path) const;

private:
    int m_columns;
    int m_cells = 0;
    QPointF m_origin;
    QByteArray m_body;
};
