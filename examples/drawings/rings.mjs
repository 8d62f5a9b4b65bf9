// Rings of points for the scripts. They are centered at the origin unless another center is given.

export function box(width, height, [x, y] = [0, 0]) {
    const [w, h] = [width / 2, height / 2];
    return [[x - w, y - h], [x + w, y - h], [x + w, y + h], [x - w, y + h]];
}

export function roundBox(width, height, radius, [x, y] = [0, 0], stepsPerCorner = 6) {
    const [w, h] = [width / 2 - radius, height / 2 - radius];
    const corners = [[w, h, 0], [-w, h, 90], [-w, -h, 180], [w, -h, 270]];
    return corners.flatMap(([dx, dy, from]) => arc([x + dx, y + dy], radius, from, from + 90, stepsPerCorner));
}

export function arc([x, y], radius, fromDegrees, toDegrees, steps) {
    return Array.from({ length: steps + 1 }, (_, index) => {
        const angle = ((fromDegrees + ((toDegrees - fromDegrees) * index) / steps) * Math.PI) / 180;
        return [rounded(x + radius * Math.cos(angle)), rounded(y + radius * Math.sin(angle))];
    });
}

export function oval(width, height, [x, y] = [0, 0], steps = 40) {
    return Array.from({ length: steps }, (_, index) => {
        const angle = (index * 2 * Math.PI) / steps;
        return [rounded(x + (Math.cos(angle) * width) / 2), rounded(y + (Math.sin(angle) * height) / 2)];
    });
}

export function star(points, outerRadius, innerRadius) {
    return Array.from({ length: 2 * points }, (_, index) => {
        const radius = index % 2 === 0 ? outerRadius : innerRadius;
        const angle = (index * Math.PI) / points;
        return [rounded(radius * Math.cos(angle)), rounded(radius * Math.sin(angle))];
    });
}

// A closed curve through the points, the spline of Catmull and Rom.
export function smooth(points, stepsPerPoint = 6) {
    return points.flatMap((from, index) => {
        const [before, to, after] = [-1, 1, 2].map((step) => points[(index + step + points.length) % points.length]);
        return Array.from({ length: stepsPerPoint }, (_, step) => {
            const t = step / stepsPerPoint;
            return [0, 1].map((axis) => {
                const [p, q, r, s] = [before[axis], from[axis], to[axis], after[axis]];
                return rounded(q + (t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * q - p - 3 * r + s)))) / 2);
            });
        });
    });
}

function rounded(value) {
    return Math.round(value * 1000) / 1000;
}

// The difference of the union of the solid rings and the union of the hollow rings: the rings of each connected part,
// the outer ring first. The edges of all rings must be parallel to the axes.
export function difference(solids, hollows) {
    const [xs, ys] = [0, 1].map((axis) => {
        const values = [...solids, ...hollows].flat().map((point) => point[axis]);
        return [...new Set(values)].sort((a, b) => a - b);
    });
    const isSolid = (column, row) => {
        if (column < 0 || row < 0 || column + 1 >= xs.length || row + 1 >= ys.length)
            return false;
        const point = [(xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2];
        return solids.some((ring) => holds(ring, point)) && !hollows.some((ring) => holds(ring, point));
    };
    return regionsOf(isSolid, xs.length - 1, ys.length - 1).map((cells) =>
        outlinesOf(cells).map((ring) => withoutStraight(ring).map(([column, row]) => [xs[column], ys[row]])));
}

function holds(ring, [x, y]) {
    let inside = false;
    ring.forEach(([fromX, fromY], index) => {
        const [toX, toY] = ring[(index + 1) % ring.length];
        if ((fromY > y) !== (toY > y) && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
            inside = !inside;
    });
    return inside;
}

function regionsOf(isSolid, columns, rows) {
    const seen = new Set();
    const regions = [];
    for (let start = 0; start < columns * rows; ++start) {
        const open = [[start % columns, Math.floor(start / columns)]];
        const cells = new Map();
        while (open.length > 0) {
            const [column, row] = open.pop();
            const key = `${column} ${row}`;
            if (seen.has(key) || !isSolid(column, row))
                continue;
            seen.add(key);
            cells.set(key, [column, row]);
            open.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
        }
        if (cells.size > 0)
            regions.push(cells);
    }
    return regions;
}

// The border edges of the cells run clockwise on screen around the region, and are joined to rings.
function outlinesOf(cells) {
    const next = new Map();
    const add = (from, to) => next.set(from.join(" "), { from, to });
    for (const [column, row] of cells.values()) {
        const isFree = (x, y) => !cells.has(`${x} ${y}`);
        if (isFree(column, row - 1))
            add([column, row], [column + 1, row]);
        if (isFree(column + 1, row))
            add([column + 1, row], [column + 1, row + 1]);
        if (isFree(column, row + 1))
            add([column + 1, row + 1], [column, row + 1]);
        if (isFree(column - 1, row))
            add([column, row + 1], [column, row]);
    }
    const rings = [];
    while (next.size > 0) {
        const ring = [];
        for (let edge = next.values().next().value; edge; edge = next.get(edge.to.join(" "))) {
            next.delete(edge.from.join(" "));
            ring.push(edge.from);
        }
        rings.push(ring);
    }
    const width = (ring) => Math.max(...ring.map((p) => p[0])) - Math.min(...ring.map((p) => p[0]));
    return rings.sort((a, b) => width(b) - width(a));
}

function withoutStraight(ring) {
    return ring.filter(([x, y], index) => {
        const [before, after] = [-1, 1].map((step) => ring[(index + step + ring.length) % ring.length]);
        return !(before[0] === x && after[0] === x) && !(before[1] === y && after[1] === y);
    });
}
