#pragma once

#include "tests/widgets/randomshapes.h"
#include <trammel/drawingfile.h>

#include <QtCore/QBuffer>

#include <algorithm>

/// Drawings as the text of files, and devices that deliver such text.

inline QByteArray written(const Trammel::DocumentData &data)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const Trammel::FileResult result = Trammel::writeDocument(buffer, data);
    return result ? buffer.data() : QByteArray();
}

inline Trammel::FileResult readFrom(const QByteArray &text, Trammel::DocumentData &data)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    return Trammel::readDocument(buffer, data);
}

/// Random shapes of every built-in kind, with random text, name, stroke style and flags. They are stacked in descending
/// order of their ids.
inline Trammel::DocumentData randomData(std::mt19937 &engine, int count)
{
    Trammel::RandomShapes random(engine, 1e9 / 4);
    Trammel::DocumentData data;
    for (int i = 0; i < count; ++i) {
        Trammel::Shape shape = random.shape();
        shape.text = random.chance(20) ? QString::fromUtf8("\"Küche\"\n\\ \xf0\x9f\x8c\xbf \x01 }]{[") : QString();
        if (random.chance(20))
            shape.textStyle = random.textStyle();
        shape.name = random.chance(20) ? QStringLiteral("A") : QString();
        shape.stroke.style = Qt::PenStyle(random.upTo(5));
        shape.locked = random.chance(20);
        shape.hidden = random.chance(20);
        const Trammel::ShapeId id(quint32(count - i) * 7);
        data.shapes.insert(id, shape.normalized());
        data.order.append(id);
    }
    data.nextId = quint32(count) * 9;
    return data;
}

/// A sequential device that delivers a text in pieces of at most `piece` bytes. If `again` is not negative, the text
/// repeats endlessly from that offset.
class Stream : public QIODevice
{
public:
    Stream(const QByteArray &text, qint64 piece, qsizetype again = -1) : m_text(text), m_piece(piece), m_again(again)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        if (m_next == m_text.size() && m_again >= 0)
            m_next = m_again;
        const QByteArray piece = m_text.mid(m_next, qMin(size, m_piece));
        m_next += piece.size();
        std::copy(piece.begin(), piece.end(), data);
        return piece.isEmpty() ? -1 : piece.size();
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_text;
    qint64 m_piece;
    qsizetype m_again;
    qsizetype m_next = 0;
};

inline const QByteArray fileHead = "{\"format\":\"trammel\",\"version\":1,\"shapes\":[\n";
inline const QByteArray goodShape = "{\"id\":1,\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]}";

/// A drawing whose second shape has an additional field.
inline QByteArray shapeWith(const QByteArray &field)
{
    return fileHead + goodShape + ",\n{\"id\":2,\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]," + field
        + "}\n]}";
}

inline QByteArray oneShape(const QByteArray &fields)
{
    return fileHead + '{' + fields + "}\n]}";
}
