// Creates flowchart.trammel: the steps of handling a pull request.
//     node make-flowchart.mjs

import { ellipse, polygon, polyline, rectangle, roundedRectangle, write } from "./drawing.mjs";

const step = { fill: "#dfe8f3", stroke: { color: "#5b7fa8", width: 1.5 } };
const question = { fill: "#f6e7c3", stroke: { color: "#b08a3c", width: 1.5 } };
const work = { fill: "#f0d9d2", stroke: { color: "#b0705c", width: 1.5 } };
const end = { fill: "#d5e6d3", stroke: { color: "#5f8f5d", width: 1.5 } };
const ink = "#56606b";
const head = { length: 13, width: 11 };

const shapes = [];

function addEnd(text, center) {
    shapes.push(ellipse(center, [210, 70], { ...end, text, name: text }));
}

function addStep(text, center, look = step) {
    const size = look === step ? [230, 70] : [180, 70];
    shapes.push(roundedRectangle(center, size, 10, { ...look, text, name: text }));
}

function addQuestion(text, [x, y]) {
    shapes.push(polygon([[[x, y - 60], [x + 115, y], [x, y + 60], [x - 115, y]]], { ...question, text, name: text }));
}

// A line of horizontal and vertical segments, and an arrowhead at its end. The line ends at the base of the head.
function addArrow(name, ...points) {
    const [from, tip] = points.slice(-2);
    const [dx, dy] = [Math.sign(tip[0] - from[0]), Math.sign(tip[1] - from[1])];
    const base = [tip[0] - dx * head.length, tip[1] - dy * head.length];
    const [acrossX, acrossY] = [(-dy * head.width) / 2, (dx * head.width) / 2];
    shapes.push(polyline([...points.slice(0, -1), base], { stroke: { color: ink, width: 1.5 }, name }));
    const corners = [tip, [base[0] + acrossX, base[1] + acrossY], [base[0] - acrossX, base[1] - acrossY]];
    shapes.push(polygon([corners], { fill: ink, stroke: { color: ink }, name: `${name}, head` }));
}

function addAnswer(text, center) {
    shapes.push(rectangle(center, [40, 20], { stroke: {}, text, name: `answer ${text}` }));
}

addEnd("Pull request opened", [0, 0]);
addStep("It is built and tested", [0, 120]);
addQuestion("All green?", [0, 265]);
addStep("The author mends the build", [320, 265], work);
addStep("Two people review the change", [0, 410]);
addQuestion("Changes asked for?", [0, 555]);
addStep("The author amends the commits", [320, 555], work);
addQuestion("Conflicts with main?", [0, 735]);
addStep("The author rebases", [-320, 735], work);
addStep("A maintainer merges, the changelog is written", [0, 880]);
addEnd("Merged", [0, 1000]);

addArrow("to the build", [0, 35], [0, 85]);
addArrow("to the verdict", [0, 155], [0, 205]);
addArrow("to the mending", [115, 265], [230, 265]);
addArrow("mended, build again", [320, 230], [320, 138], [115, 138]);
addArrow("to the review", [0, 325], [0, 375]);
addArrow("reviewed", [0, 445], [0, 495]);
addArrow("to the amending", [115, 555], [230, 555]);
addArrow("amended, build again", [410, 555], [460, 555], [460, 102], [115, 102]);
addArrow("to the conflicts", [0, 615], [0, 675]);
addArrow("to the rebase", [-115, 735], [-230, 735]);
addArrow("rebased, build again", [-320, 700], [-320, 120], [-115, 120]);
addArrow("to the merge", [0, 795], [0, 845]);
addArrow("to the end", [0, 915], [0, 965]);

addAnswer("no", [170, 251]);
addAnswer("yes", [26, 346]);
addAnswer("yes", [170, 541]);
addAnswer("no", [26, 642]);
addAnswer("yes", [-170, 721]);
addAnswer("no", [26, 816]);
write("flowchart.trammel", shapes);
