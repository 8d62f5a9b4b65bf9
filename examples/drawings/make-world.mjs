// Creates world.trammel from the countries of Natural Earth in the npm package world-atlas:
//     node make-world.mjs <folder of the package>/countries-110m.json
// Each part of a country is one polygon. Points are rounded to a grid before they become shapes, in the same way for
// all countries, so that neighbors share their corners exactly. The script then checks with integers that outlines are
// simple and that no two of them cross.

import { readFileSync } from "node:fs";
import { polygon, scenePoints, write } from "./drawing.mjs";

const gridsPerUnit = 1024;
const mapWidth = 3600;
// The edge of the map runs through the Bering Strait, so that it cuts only Antarctica.
const centralMeridian = 11.6;
// Two corners of the border between Sudan and South Sudan lie beyond the border of a neighboring country.
const misplaced = [[23.89, 8.62], [33.96, 9.46]];
const labelSize = { character: 8.5, height: 18 };
const palette = ["#a9c3a0", "#e3cf9f", "#d9b08c", "#a3bdc9", "#c9b3c7", "#b9c58f", "#e0bcae"];
const ice = "#e8eef2";

const topology = JSON.parse(readFileSync(process.argv[2]));
const arcs = topology.arcs.map(decodeArc);
const parts = topology.objects.countries.geometries.flatMap(partsOf);
paint(parts);
check(parts);
parts.sort((a, b) => b.area - a.area);
write("world.trammel", parts.map(toShape));

// TopoJSON stores arcs as differences on its own grid.
function decodeArc(arc) {
    const { scale, translate } = topology.transform;
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
        [x, y] = [x + dx, y + dy];
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return points.filter((a) => !misplaced.some((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01));
}

function partsOf(country) {
    const { name } = country.properties;
    const polygons = country.type === "Polygon" ? [country.arcs] : country.arcs;
    const found = polygons.map((rings) => {
        const projected = rings.map((ring) => withoutRepeats(fromSeamToSeam(ringOf(ring)).map(project)));
        return { country: name, rings: projected, area: Math.abs(signedArea(projected[0])) };
    });
    // Some small islands have no area on the grid of the package.
    const kept = found.filter((part) => part.area > 0).sort((a, b) => b.area - a.area);
    return kept.map((part, index) => ({ ...part, name: index === 0 ? name : `${name}, part ${index + 1}` }));
}

// A negative number stands for the reversed arc ~number. Each arc begins where the previous one ends.
function ringOf(numbers) {
    return numbers.flatMap((number) => (number < 0 ? arcs[~number].slice().reverse() : arcs[number]).slice(0, -1));
}

// Converts longitudes to be relative to the central meridian. A ring around the pole is opened where it crosses the
// edge of the map, and closed along the edges of the map and the pole.
function fromSeamToSeam(ring) {
    const points = ring.map(([longitude, latitude]) => [wrapped(longitude - centralMeridian), latitude]);
    const last = points.findIndex(([x], index) => Math.abs(points[(index + 1) % points.length][0] - x) > 180);
    if (last < 0)
        return points;
    const opened = [...points.slice(last + 1), ...points.slice(0, last + 1)];
    const [from, to] = [opened.at(-1), opened[0]];
    const side = Math.sign(from[0]);
    const share = (180 * side - from[0]) / (to[0] + 360 * side - from[0]);
    const latitude = from[1] + share * (to[1] - from[1]);
    const edge = [];
    for (let degrees = latitude; degrees > -90; degrees -= 1)
        edge.push(degrees);
    edge.push(-90);
    return [...opened, ...edge.map((y) => [180 * side, y]), ...edge.reverse().map((y) => [-180 * side, y])];
}

function wrapped(longitude) {
    return longitude <= -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude;
}

// The Natural Earth projection by T. Patterson, with the polynomials of B. Jenny and B. Savric, y down. Returns grid
// points.
function project([longitude, latitude]) {
    const phi = (latitude * Math.PI) / 180;
    const square = phi * phi;
    const fourth = square * square;
    const x = 0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth));
    const y = phi * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)));
    const unit = mapWidth / 2 / (0.8707 * Math.PI);
    const point = [mapWidth / 2 + ((x * longitude * Math.PI) / 180) * unit, mapWidth / 4 - y * unit];
    return point.map((value) => Math.round(value * gridsPerUnit));
}

function withoutRepeats(ring) {
    return ring.filter(([x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length];
        return x !== nextX || y !== nextY;
    });
}

// Countries with a common corner, and countries whose islands are close to each other, get different colors. The
// country with the most neighbors is colored first.
function paint(all) {
    const near = new Map();
    const cells = new Map();
    for (const { country, rings } of all) {
        near.set(country, near.get(country) ?? new Set());
        for (const [x, y] of rings.flat()) {
            const reach = 24 * gridsPerUnit;
            const cell = `${Math.round(x / reach)} ${Math.round(y / reach)}`;
            cells.set(cell, (cells.get(cell) ?? new Set()).add(country));
        }
    }
    for (const countries of cells.values()) {
        for (const a of countries)
            countries.forEach((b) => a !== b && near.get(a).add(b));
    }
    const colors = new Map([["Antarctica", ice]]);
    const uses = new Map(palette.map((color) => [color, 0]));
    for (const country of [...near.keys()].sort((a, b) => near.get(b).size - near.get(a).size)) {
        if (colors.has(country))
            continue;
        const taken = new Set([...near.get(country)].map((other) => colors.get(other)));
        const free = palette.filter((color) => !taken.has(color));
        const choice = (free.length > 0 ? free : palette).reduce((a, b) => (uses.get(b) < uses.get(a) ? b : a));
        colors.set(country, choice);
        uses.set(choice, uses.get(choice) + 1);
    }
    all.forEach((part) => (part.fill = colors.get(part.country)));
}

function toShape(part) {
    const rings = part.rings.map((ring) => ring.map((point) => point.map((value) => value / gridsPerUnit)));
    const shape = polygon(rings, { fill: part.fill, stroke: { color: "#7d8790", width: 0.8 }, name: part.name });
    if (hasRoomForName(part, shape))
        shape.text = part.country;
    const kept = shape.outline.map((ring) => scenePoints(shape, ring)).flat(2);
    const shift = Math.max(...rings.flat(2).map((value, index) => Math.abs(value - kept[index])));
    if (shift > 0)
        console.log(`${part.name}: the frame's rounding moves corners by up to ${shift}`);
    return shape;
}

// The program writes a text in the middle of the frame. There is room if the polygon covers the area of the name there.
function hasRoomForName({ country, rings }, { center }) {
    const half = [(country.length * labelSize.character) / 2, labelSize.height / 2];
    const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
        .map((corner) => [0, 1].map((axis) => (center[axis] + corner[axis] * half[axis]) * gridsPerUnit));
    return rings.every((ring) => ring.every((from, index) => {
        const to = ring[(index + 1) % ring.length];
        return corners.every((corner, at) => !crosses(from, to, corner, corners[(at + 1) % 4]));
    })) && corners.every((corner) => isInside(rings[0], corner));
}

function isInside(ring, point) {
    let inside = false;
    ring.forEach((from, index) => {
        const to = ring[(index + 1) % ring.length];
        if ((from[1] > point[1]) !== (to[1] > point[1]) && side(from, to, point) > 0 === to[1] > from[1])
            inside = !inside;
    });
    return inside;
}

// Grid coordinates stay below 2^21, so every product here is exact.
function check(all) {
    const edges = all.flatMap((part) => part.rings.flatMap((ring) =>
        ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length], part, ring, index }))));
    const reach = 16 * gridsPerUnit;
    const cells = new Map();
    for (const edge of edges) {
        const [xs, ys] = [0, 1].map((axis) => [edge.from[axis], edge.to[axis]].sort((a, b) => a - b));
        for (let x = Math.floor(xs[0] / reach); x <= xs[1] / reach; ++x) {
            for (let y = Math.floor(ys[0] / reach); y <= ys[1] / reach; ++y)
                cells.set(`${x} ${y}`, [...(cells.get(`${x} ${y}`) ?? []), edge]);
        }
    }
    let faults = 0;
    for (const cell of cells.values()) {
        for (let i = 0; i < cell.length; ++i) {
            for (let j = 0; j < i; ++j) {
                if (conflict(cell[i], cell[j])) {
                    ++faults;
                    console.log(`${cell[i].part.name} and ${cell[j].part.name} cross at ${cell[i].from}`);
                }
            }
        }
    }
    const vertices = edges.length;
    console.log(`${all.length} parts, ${vertices} vertices, ${faults} crossings`);
    if (faults > 0)
        process.exitCode = 1;
}

// Edges of different outlines may meet at corners and lie on each other. Edges of one outline may meet only at a corner
// that they share.
function conflict(a, b) {
    if (crosses(a.from, a.to, b.from, b.to))
        return true;
    if (a.part !== b.part)
        return false;
    const ends = [[a, b.from], [a, b.to], [b, a.from], [b, a.to]];
    const touching = ends.filter(([edge, point]) => isOn(edge, point)).length;
    const adjacent = a.ring === b.ring && [1, a.ring.length - 1].includes(Math.abs(a.index - b.index));
    return touching > (adjacent ? 2 : 0);
}

function crosses(a, b, c, d) {
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function isOn({ from, to }, point) {
    const isBetween = (axis) => (point[axis] - from[axis]) * (point[axis] - to[axis]) <= 0;
    return side(from, to, point) === 0 && isBetween(0) && isBetween(1);
}

function side(a, b, c) {
    return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

function signedArea(ring) {
    return ring.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length];
        return sum + (x * nextY - y * nextX) / 2;
    }, 0);
}
