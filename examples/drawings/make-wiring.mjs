// Creates wiring.trammel: the cables of two rooms, which run around walls and furniture. One unit is a centimeter.
//     node make-wiring.mjs

import { connector, ellipse, polygon, rectangle, roundedRectangle, shapeOf, write } from "./drawing.mjs";

const wall = { fill: "#8d8f94", stroke: { color: "#5c5e63" }, locked: true };
const furniture = { fill: "#ece4d6", stroke: { color: "#9b8c72" } };
const device = { fill: "#ffffff", stroke: { color: "#30343b", width: 2 } };
const power = { stroke: { color: "#b3362b", width: 2 }, cornerRadius: 6, route: "orthogonal" };
const light = { stroke: { color: "#2b6cb3", width: 2 }, cornerRadius: 6, route: "orthogonal" };
const network = { stroke: { color: "#2f8f4e", style: "dash", width: 2 }, route: "curved" };

const shapes = [];

function add(shape) {
    shapes.push(shape);
    return shape;
}

function addPiece(name, shape, text) {
    return add({ ...shape, ...furniture, name, text });
}

function addSocket(name, center, rotation = 0) {
    return add(roundedRectangle(center, [34, 34], 8, { ...device, name, rotation, text: "S" }));
}

function addLamp(name, center) {
    return add(ellipse(center, [44, 44], { ...device, fill: "#fff3c4", name, text: "L" }));
}

function addSwitch(name, center) {
    return add(shapeOf("diamond", center, [48, 48], { ...device, name, text: "A" }));
}

// Cables have no heads.
function addCable(name, from, to, look, more = {}) {
    add(connector(from, to, { ...look, name, ...more }));
}

add(polygon([
    [[0, 0], [1000, 0], [1000, 460], [620, 460], [620, 700], [0, 700]],
    [[20, 20], [980, 20], [980, 440], [600, 440], [600, 680], [20, 680]],
], { ...wall, name: "outer walls" }));
add(rectangle([406, 140], [12, 240], { ...wall, name: "wall beside the door" }));
add(rectangle([406, 540], [12, 280], { ...wall, name: "wall below the door" }));

addPiece("sofa", polygon([[[720, 270], [960, 270], [960, 420], [880, 420], [880, 345], [720, 345]]]));
addPiece("desk", rectangle([200, 440], [200, 80], { rotation: 20 }), "desk");
addPiece("table", ellipse([640, 190], [170, 90], { rotation: -25 }), "table");
addPiece("shelf", polygon([[[440, 560], [590, 560], [590, 670], [560, 670], [560, 590], [440, 590]]]));

const fuses = add(rectangle([80, 70], [90, 60], { ...device, fill: "#f0d9d2", name: "fuse box", text: "Fuses" }));
const study = add(shapeOf("dot", [330, 300], [26, 26], { ...device, fill: "#30343b", name: "junction of the study" }));
const living = add(shapeOf("dot", [480, 300], [26, 26], { ...device, fill: "#30343b", name: "junction of the living room" }));
const router = add(roundedRectangle([330, 60], [80, 40], 6, { ...device, fill: "#d5e6d3", name: "router", text: "LAN" }));

const deskSocket = addSocket("socket at the desk", [80, 560]);
const cornerSocket = addSocket("socket in the corner", [330, 640]);
const sofaSocket = addSocket("socket at the sofa", [920, 220], 45);
const shelfSocket = addSocket("socket at the shelf", [510, 630]);
const studyLamp = addLamp("lamp of the study", [170, 250]);
const livingLamp = addLamp("lamp of the living room", [820, 90]);
const studySwitch = addSwitch("switch of the study", [330, 190]);
const livingSwitch = addSwitch("switch of the living room", [480, 190]);
const screen = add(rectangle([920, 60], [70, 40], { ...device, fill: "#d5e6d3", name: "screen", text: "TV" }));

addCable("supply", fuses, study, power, { text: "5x2.5", label: { offset: 0, position: 0.7 } });
addCable("supply of the living room", study, living, power, { text: "3x2.5", label: { offset: -14, position: 0.5 } });
addCable("light of the living room", study, living, light);
addCable("to the desk", study, deskSocket, power);
addCable("to the corner", study, cornerSocket, power);
addCable("to the sofa", living, sofaSocket, power);
addCable("to the shelf", living, shelfSocket, power);
addCable("switched light of the study", studySwitch, studyLamp, light);
addCable("to the switch of the study", study, studySwitch, light);
addCable("to the switch of the living room", living, livingSwitch, light);
addCable("switched light of the living room", livingSwitch, livingLamp, light, { text: "3x1.5" });
addCable("network", router, screen, network, { text: "Cat 7", label: { offset: 0, position: 0.75 } });
write("wiring.trammel", shapes);
