#pragma once

#include "shapereader.h"

/// Reads shapes from Well-Known Text, one after the other.
class WktReader
{
public:
    WktReader(QByteArrayView text, qint64 firstLine) : m_text(text), m_line(firstLine) { }

    /// Returns false on an error, which error() describes. readSemicolon() and readEnd() do likewise.
    bool read(Shape &shape);
    bool readSemicolon();
    bool readEnd();
    const ReadError &error() const { return m_error; }

private:
    bool fail(const QString &message);
    void skipSpace();
    bool isNext(char mark);
    bool expect(char mark);
    QByteArray readWord();
    bool readNumber(double &number);
    bool readPoint(QPointF &point);
    bool readPoints(QList<QPointF> &points);
    bool readBody(const QByteArray &kind, Trammel::Primitive &primitive);
    bool readPolygon(Trammel::Polygon &polygon);
    bool readCircle(Trammel::Circle &circle);
    bool readEllipse(Trammel::Ellipse &ellipse);
    bool readBox(Trammel::Primitive &primitive);
    bool readDegrees(QPointF &axis);

    QByteArrayView m_text;
    qsizetype m_place = 0;
    qint64 m_line;
    qsizetype m_lineBegin = 0;
    ReadError m_error;
};
