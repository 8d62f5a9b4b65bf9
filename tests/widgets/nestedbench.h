#pragma once

#include "tests/widgets/toolbench.h"

inline void setFlag(Trammel::Document &document, Trammel::GroupId id, bool Trammel::Group::*flag)
{
    Trammel::Group group = *document.find(id);
    group.*flag = true;
    document.changeGroup(id, group);
}

/// Five squares of 40 x 40, numbered from 0, with their centers 100 apart. Squares 0 and 1 form the inner group. The
/// inner group and square 2 form the outer group.
class Nested : public ToolBench
{
public:
    explicit Nested(double zoom = 1, double degrees = 0) : ToolBench(zoom, degrees)
    {
        QList<Trammel::Shape> shapes;
        for (int i = 0; i < 5; ++i)
            shapes << filled(Trammel::Shape::rectangle(at(i), {40, 40}));
        ids = document.addShapes(shapes);
        inner = document.group({ids[0], ids[1]});
        outer = document.group({ids[0], ids[1], ids[2]});
        stack().clear();
    }

    static QPointF at(int place) { return {100.0 * place, 0}; }
    QList<int> chosen() const
    {
        QList<int> places;
        for (Trammel::ShapeId id : selection.ids())
            places << int(ids.indexOf(id));
        std::sort(places.begin(), places.end());
        return places;
    }

    Trammel::ShapeIds ids;
    Trammel::GroupId inner;
    Trammel::GroupId outer;
};
