// Functions that all scripts share: they create shapes as plain objects, and write them exactly as the program does
// (widgets/model/file/FORMAT.md).

import { writeFileSync } from "node:fs";

// Angles are in degrees, clockwise on screen.
export function rectangle(center, size, more = {}) {
    return shape("rectangle", center, size, more);
}

export function roundedRectangle(center, size, cornerRadius, more = {}) {
    return shape("roundedRectangle", center, size, { cornerRadius, ...more });
}

export function ellipse(center, size, more = {}) {
    return shape("ellipse", center, size, more);
}

// The rings are in scene coordinates, the outer one first. The frame is their axis-aligned bounding box.
export function polygon(rings, more = {}) {
    const box = bounds(rings[0]);
    return { ...shape("polygon", box.center, box.size, more), outline: rings.map((ring) => toUnit(ring, box)) };
}

export function polyline(points, more = {}) {
    const box = bounds(points);
    return { ...shape("polyline", box.center, box.size, more), outline: [toUnit(points, box)] };
}

// A shape of a kind that needs no further numbers.
export function shapeOf(kind, center, size, more = {}) {
    return shape(kind, center, size, more);
}

// An orthogonal connector between two shapes of the drawing. Pins are segments such as { x: 120 } or { y: 40 }.
export function connector(from, to, more = {}) {
    return { kind: "connector", ends: [from, to], route: "orthogonal", ...more };
}

function shape(kind, center, size, more) {
    const { rotation = 0, ...rest } = more;
    return { kind, center, size, ...rest, rotation: ((rotation % 360) + 360) % 360 };
}

export function bounds(points) {
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return { center: [(left + right) / 2, (top + bottom) / 2], size: [right - left, bottom - top] };
}

function toUnit(points, { center, size }) {
    return points.map((p) => [0, 1].map((axis) => unit(p[axis], center[axis], size[axis])));
}

// Returns a unit coordinate for which center + unit * size equals the scene coordinate exactly, if one of the nearest
// doubles does. Neighbors that share a corner then still share it in the scene.
function unit(value, center, size) {
    if (size === 0)
        return 0;
    const guess = (value - center) / size;
    for (let step = 0; step <= 8; ++step) {
        for (const candidate of [guess + step * 2 ** -55, guess - step * 2 ** -55]) {
            if (center + candidate * size === value)
                return candidate + 0;
        }
    }
    return guess + 0;
}

export function scenePoints(shape, ring) {
    const radians = (shape.rotation * Math.PI) / 180;
    const [c, s] = shape.rotation % 90 === 0 ? quarter(shape.rotation) : [Math.cos(radians), Math.sin(radians)];
    return ring.map(([x, y]) => {
        const [u, v] = [x * shape.size[0], y * shape.size[1]];
        return [shape.center[0] + (u * c - v * s), shape.center[1] + (u * s + v * c)];
    });
}

function quarter(degrees) {
    return [[1, 0], [0, 1], [-1, 0], [0, -1]][degrees / 90];
}

export function write(fileName, shapes) {
    const ids = new Map(shapes.map((shape, index) => [shape, index + 1]));
    const lines = shapes.map((shape) => asQtWrites(JSON.stringify(fields(shape, ids))));
    // Connectors and heads need the third version of the format.
    const version = shapes.some((shape) => shape.kind === "connector") ? 3 : 1;
    const head = `{"format":"trammel","version":${version},"nextId":${shapes.length + 1},"shapes":[`;
    writeFileSync(new URL(fileName, import.meta.url), `${head}\n${lines.join(",\n")}\n]}\n`);
    console.log(`${fileName}: ${shapes.length} shapes`);
}

// Qt uses exponents for numbers below 0.0001, with at least two digits.
function asQtWrites(json) {
    const small = /-?\b(0\.0000\d+|\d(\.\d+)?e-\d+)/g;
    return json.replace(small, (number) => Number(number).toExponential().replace(/e-(\d)$/, "e-0$1"));
}

// The id comes first, then the fields in alphabetical order. Fields with default values are left out.
function fields(shape, ids) {
    const { stroke } = shape;
    return {
        id: ids.get(shape),
        center: shape.center,
        cornerRadius: shape.cornerRadius || undefined,
        endHead: shape.endHead,
        ends: shape.ends?.map((end) => ({ shape: ids.get(end) })),
        fill: shape.fill,
        furtherTexts: shape.furtherTexts,
        kind: shape.kind,
        label: shape.label,
        locked: shape.locked,
        name: shape.name,
        outline: shape.outline?.map((ring) => ring.flat()),
        pins: shape.pins,
        rotation: shape.rotation || undefined,
        route: shape.route,
        size: shape.size,
        startHead: shape.startHead,
        stroke: stroke && { ...stroke, width: stroke.width === 1 ? undefined : stroke.width },
        text: shape.text,
        textStyle: shape.textStyle,
    };
}
