// Creates flowchart.trammel: the steps of a login. The plays diagram and diagramkeys draw the same chart.
//     node make-flowchart.mjs

import { connector, shapeOf, write } from "./drawing.mjs";

const size = [170, 64];
const end = { fill: "#d8ead2", stroke: { color: "#5f8f5d", width: 1.5 }, textStyle: { weight: 700 } };
const step = { fill: "#dfe8f3", stroke: { color: "#5b7fa8", width: 1.5 } };
const input = { fill: "#e6e0f2", stroke: { color: "#7b69a6", width: 1.5 } };
const question = { fill: "#f9e9c4", stroke: { color: "#b08a3c", width: 1.5 } };
const fault = { fill: "#f5dbd4", stroke: { color: "#b0705c", width: 1.5 } };
const line = {
    cornerRadius: 10,
    endHead: "triangle",
    stroke: { color: "#56606b", width: 1.5 },
    textStyle: { color: "#3d454d", size: 13 },
};
// The distances of the centers.
const [column, row] = [280, 144];

const shapes = [];

function add(shape) {
    shapes.push(shape);
    return shape;
}

function addBox(kind, text, [x, y], look) {
    const height = kind === "diamond" ? 84 : size[1];
    return add(shapeOf(kind, [x * column, y * row], [size[0], height], { ...look, text, name: text }));
}

// The answer to a question is the text of the connector. A pin lets a connector begin above or below a box, where no
// other one is.
function addArrow(name, from, to, more = {}) {
    add(connector(from, to, { ...line, name, ...more }));
}

const start = addBox("terminator", "Start", [0, 0], end);
const page = addBox("rectangle", "Open login page", [0, 1], step);
const name = addBox("manualInput", "Enter name and password", [0, 2], input);
const isValid = addBox("diamond", "Valid?", [0, 3], question);
const error = addBox("rectangle", "Show error", [1, 3], fault);
const lock = addBox("predefinedProcess", "Lock account", [-1, 3], fault);
const isTwice = addBox("diamond", "2FA on?", [0, 4], question);
const code = addBox("manualInput", "Ask for code", [1, 4], input);
const dashboard = addBox("rectangle", "Open dashboard", [0, 5], step);
const done = addBox("terminator", "Done", [0, 6], end);

addArrow("to the page", start, page);
addArrow("to the name", page, name);
addArrow("to the check", name, isValid);
addArrow("to the error", isValid, error, { text: "no" });
addArrow("back to the name", error, name, { pins: [{ x: column }] });
addArrow("to the lock", isValid, lock, { text: "third no" });
addArrow("to the second factor", isValid, isTwice, { text: "yes" });
addArrow("to the code", isTwice, code, { text: "yes" });
addArrow("without a code", isTwice, dashboard, { text: "no" });
addArrow("with a code", code, dashboard, { pins: [{ x: column }] });
addArrow("to the end", dashboard, done);
const title = { stroke: {}, textStyle: { size: 28, weight: 700 } };
add(shapeOf("text", [-column, 0], [120, 40], { ...title, name: "title", text: "Login" }));
write("flowchart.trammel", shapes);
