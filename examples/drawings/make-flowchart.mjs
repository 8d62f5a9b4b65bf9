// Creates flowchart.trammel: the steps of handling a pull request.
//     node make-flowchart.mjs

import { connector, roundedRectangle, shapeOf, write } from "./drawing.mjs";

const step = { fill: "#dfe8f3", stroke: { color: "#5b7fa8", width: 1.5 } };
const question = { fill: "#f6e7c3", stroke: { color: "#b08a3c", width: 1.5 } };
const work = { fill: "#f0d9d2", stroke: { color: "#b0705c", width: 1.5 } };
const end = { fill: "#d5e6d3", stroke: { color: "#5f8f5d", width: 1.5 } };
const line = { cornerRadius: 8, endHead: "triangle", stroke: { color: "#56606b", width: 1.5 } };

const shapes = [];

function add(shape) {
    shapes.push(shape);
    return shape;
}

function addEnd(text, center) {
    return add(shapeOf("terminator", center, [210, 70], { ...end, text, name: text }));
}

function addStep(text, center, look = step) {
    const size = look === step ? [230, 70] : [180, 70];
    return add(roundedRectangle(center, size, 10, { ...look, text, name: text }));
}

function addQuestion(text, center) {
    return add(shapeOf("diamond", center, [230, 120], { ...question, text, name: text }));
}

// The answer to a question is the text of the connector.
function addArrow(name, from, to, more = {}) {
    add(connector(from, to, { ...line, name, ...more }));
}

const opened = addEnd("Pull request opened", [0, 0]);
const built = addStep("It is built and tested", [0, 120]);
const isGreen = addQuestion("All green?", [0, 265]);
const mending = addStep("The author mends the build", [320, 265], work);
const review = addStep("Two people review the change", [0, 410]);
const areAsked = addQuestion("Changes asked for?", [0, 555]);
const amending = addStep("The author amends the commits", [320, 555], work);
const areConflicts = addQuestion("Conflicts with main?", [0, 735]);
const rebasing = addStep("The author rebases", [-320, 735], work);
const merging = addStep("A maintainer merges, the changelog is written", [0, 880]);
const merged = addEnd("Merged", [0, 1000]);

addArrow("to the build", opened, built);
addArrow("to the verdict", built, isGreen);
addArrow("to the mending", isGreen, mending, { text: "no" });
// Two arrows arrive at the right side, at different places. The pins keep the arrows apart.
addArrow("mended, build again", mending, built, { pins: [{ x: 320 }, { y: 138 }] });
addArrow("to the review", isGreen, review, { text: "yes" });
addArrow("reviewed", review, areAsked);
addArrow("to the amending", areAsked, amending, { text: "yes" });
addArrow("amended, build again", amending, built, { pins: [{ x: 460 }, { y: 102 }] });
addArrow("to the conflicts", areAsked, areConflicts, { text: "no" });
addArrow("to the rebase", areConflicts, rebasing, { text: "yes" });
addArrow("rebased, build again", rebasing, built, { pins: [{ x: -320 }] });
addArrow("to the merge", areConflicts, merging, { text: "no" });
addArrow("to the end", merging, merged);
write("flowchart.trammel", shapes);
