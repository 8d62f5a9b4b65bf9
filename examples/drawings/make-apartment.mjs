// Creates apartment.trammel, an apartment at scale: one unit is a centimeter.
//     node make-apartment.mjs
// The walls are the parts of the building that are not rooms, doors or windows, so they share edges exactly with these.
// A room is an outline and not an area, so furniture in it does not collide with it.

import { bounds, ellipse, polygon, polyline, rectangle, roundedRectangle, scenePoints, write } from "./drawing.mjs";
import { arc, box, difference, oval, roundBox, smooth, star } from "./rings.mjs";

const wallColor = "#56606b";
const wood = { fill: "#d8bb92", stroke: { color: "#94744a", width: 1.2 } };
const darkWood = { fill: "#b08a62", stroke: { color: "#6f5236", width: 1.2 } };
const white = { fill: "#f4f2ee", stroke: { color: "#8b9198", width: 1.2 } };
const steel = { fill: "#ccd3d9", stroke: { color: "#7b858e", width: 1.2 } };
const water = { fill: "#cfe4ec", stroke: { color: "#86a7b5", width: 1 } };
const black = { fill: "#4c545d", stroke: { color: "#2c3238", width: 1.2 } };
const sage = { fill: "#9db8a3", stroke: { color: "#5f7d68", width: 1.2 } };
const mustard = { fill: "#e2b961", stroke: { color: "#9c7726", width: 1.2 } };
const blue = { fill: "#9db4c9", stroke: { color: "#5d778f", width: 1.2 } };
const rose = { fill: "#d9a79c", stroke: { color: "#98655a", width: 1.2 } };
const linen = { fill: "#ece3d4", stroke: { color: "#a3937a", width: 1.2 } };
const leaf = { fill: "#86ad78", stroke: { color: "#4f7544", width: 1.2 } };
const clay = { fill: "#c98b6b", stroke: { color: "#8b5638", width: 1.2 } };

const shapes = [];

function add(name, shape, look = {}, more = {}) {
    shapes.push({ ...shape, fill: look.fill, stroke: look.stroke, name, ...more });
}

// Adds a polygon from rings in its own coordinates. Their origin is placed at a position in the scene, and the polygon
// is rotated about it.
function addPolygon(name, at, rotation, rings, look, more = {}) {
    const frame = bounds(rings[0]);
    const shape = polygon(rings, { rotation });
    const [center] = scenePoints({ center: at, size: [1, 1], rotation: shape.rotation }, [frame.center]);
    add(name, { ...shape, center: center.map((value) => Math.round(value * 1000) / 1000) }, look, more);
}

function addBox(name, at, size, rotation, look, more = {}) {
    add(name, rectangle(at, size, { rotation }), look, more);
}

function addRound(name, at, size, radius, rotation, look, more = {}) {
    add(name, roundedRectangle(at, size, radius, { rotation }), look, more);
}

function addOval(name, at, size, rotation, look, more = {}) {
    add(name, ellipse(at, size, { rotation }), look, more);
}

// Rugs are outlines, so that furniture on them does not collide with them.
function rug(color, width = 5) {
    return { stroke: { color, width } };
}

// The building.

const rooms = {
    bedroom: [[30, 30], [400, 30], [400, 330], [30, 330]],
    bathroom: [[412, 30], [572, 30], [572, 96], [612, 96], [612, 330], [412, 330]],
    kitchen: [[624, 30], [860, 30], [860, 330], [624, 330]],
    study: [[872, 30], [1210, 30], [1210, 258], [1078, 258], [1078, 330], [872, 330]],
    hall: [[30, 342], [600, 342], [600, 470], [120, 470], [120, 540], [30, 540]],
    "children's room": [[132, 482], [380, 482], [380, 830], [30, 830], [30, 552], [132, 552]],
    "living room": [
        [612, 342], [1090, 342], [1090, 270], [1210, 270], [1210, 830], [392, 830], [392, 482], [612, 482],
    ],
};
const house = [[0, 0], [1240, 0], [1240, 860], [0, 860]];
const balcony = [[700, 860], [1210, 860], [1210, 992], [700, 992]];

// The openings for doors and windows in the walls, each given by two opposite corners.
const doorways = {
    "front door": [[0, 372], [30, 462]],
    "bedroom door": [[290, 330], [370, 342]],
    "bathroom door": [[500, 330], [575, 342]],
    "kitchen door": [[750, 330], [840, 342]],
    "study door": [[890, 330], [970, 342]],
    "living room door": [[600, 372], [612, 452]],
    "children's door": [[300, 470], [375, 482]],
    "balcony door": [[870, 830], [1050, 860]],
};
const windows = {
    "bedroom window": [[130, 0], [310, 30]],
    "bathroom window": [[462, 0], [532, 30]],
    "kitchen window": [[690, 0], [810, 30]],
    "study window": [[950, 0], [1110, 30]],
    "children's window": [[0, 600], [30, 760]],
    "dining window": [[450, 830], [610, 860]],
    "piano window": [[690, 830], [810, 860]],
    "living room window": [[1210, 370], [1240, 530]],
};

function between([[left, top], [right, bottom]]) {
    return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

function addBuilding() {
    const fixed = { locked: true };
    const sill = { fill: "#eadfce", stroke: { color: "#b5a284", width: 1 } };
    for (const [name, ring] of Object.entries(rooms))
        add(name, polygon([ring]), { stroke: { color: "#cdb79a", width: 3 } }, fixed);
    add("balcony", polygon([balcony]), { stroke: { color: "#b9bfc5", width: 3 } }, fixed);

    const openings = [...Object.values(doorways), ...Object.values(windows)].map(between);
    difference([house], [...Object.values(rooms), ...openings]).forEach((rings, index) =>
        add(`wall ${index + 1}`, polygon(rings), { fill: wallColor, stroke: { color: "#3d454e", width: 1 } }, fixed));
    const rim = [[690, 860], [1220, 860], [1220, 1002], [690, 1002]];
    difference([rim], [balcony]).forEach((rings) =>
        add("parapet", polygon(rings), { fill: "#aeb6bd", stroke: { color: "#7b858e", width: 1 } }, fixed));

    for (const [name, corners] of Object.entries(windows))
        add(name, polygon([between(corners)]), { fill: "#d6e8f0", stroke: { color: "#7fa1b3", width: 1 } }, fixed);
    for (const [name, corners] of Object.entries(doorways))
        add(`${name} sill`, polygon([between(corners)]), sill, fixed);

    addSwing("front door", [30, 372], 90, 0, 90);
    addSwing("bedroom door", [370, 330], 80, 270, 180);
    addSwing("bathroom door", [575, 330], 75, 270, 180);
    addSwing("kitchen door", [840, 330], 90, 270, 180);
    addSwing("study door", [890, 330], 80, 270, 360);
    addSwing("living room door", [612, 372], 80, 0, 90);
    addSwing("children's door", [375, 482], 75, 90, 180);
    addSwing("balcony door, left", [870, 860], 90, 90, 0);
    addSwing("balcony door, right", [1050, 860], 90, 90, 180);
}

// The leaf of an open door, and the arc along which it moves.
function addSwing(name, hinge, width, openDegrees, closedDegrees) {
    const points = [hinge, ...arc(hinge, width, openDegrees, closedDegrees, 18)];
    add(name, polyline(points), { stroke: { color: "#8d97a1", width: 1.4 } }, { locked: true });
}

// Furniture that occurs several times.

function addChair(name, at, rotation, look) {
    const seat = [
        [-21, -20], [21, -20], [23, 16], [20, 23], [24, 24], [24, 29], [-24, 29], [-24, 24], [-20, 23], [-23, 16],
    ];
    addPolygon(name, at, rotation, [seat], look);
}

function addArmchair(name, at, rotation, look) {
    const outer = roundBox(84, 82, 14);
    const seam = [[-25, -30], [-22, -30], [-22, 20], [22, 20], [22, -30], [25, -30], [25, 23], [-25, 23]];
    addPolygon(name, at, rotation, [outer, seam], look);
}

function addPlant(name, at, radius, rotation) {
    addPolygon(name, at, rotation, [star(9, radius, radius * 0.52)], leaf);
}

// A bed whose head is at the top. Thin gaps outline the pillows and the blanket.
function addBed(name, at, size, rotation, pillows, look) {
    const [width, height] = size;
    const pillow = (width - 16) / pillows - 8;
    const middles = Array.from({ length: pillows }, (_, index) => (index - (pillows - 1) / 2) * (pillow + 8));
    const gaps = middles.map((x) => gapAround(pillow, 36, [x, -height / 2 + 34]));
    const fold = box(width - 12, 2, [0, -height / 2 + 65]);
    addPolygon(name, at, rotation, [roundBox(width, height, 8), ...gaps, fold], look);
}

// A gap along the border of a box, open at the lower right.
function gapAround(width, height, [x, y]) {
    const [w, h] = [width / 2, height / 2];
    const outside = [[w, h - 8], [w, -h], [-w, -h], [-w, h], [w - 8, h]];
    const inside = [[w - 8, h - 2], [-w + 2, h - 2], [-w + 2, -h + 2], [w - 2, -h + 2], [w - 2, h - 8]];
    return [...outside, ...inside].map(([u, v]) => [x + u, y + v]);
}

function furnishBedroom() {
    addBed("double bed", [135, 178], [165, 206], 270, 2, linen);
    addBox("left nightstand", [53, 285], [40, 44], 0, wood);
    addBox("right nightstand", [53, 71], [40, 44], 0, wood);
    addBox("wardrobe", [370, 132], [196, 58], 90, darkWood, { text: "wardrobe" });
    addRound("bedroom rug", [288, 140], [64, 150], 10, 4, rug("#c98b6b"));
    addOval("left slipper", [281, 172], [10, 26], 12, rose);
    addOval("right slipper", [298, 170], [10, 26], 31, rose);
    addRound("suitcase under the bed (overlaps)", [182, 284], [72, 46], 7, 13, blue);
    addPlant("fern", [104, 300], 21, 10);
    addPlant("palm", [222, 58], 25, 5);
}

function furnishBathroom() {
    addPolygon("bathtub", [450, 118], 90, [roundBox(174, 74, 10), roundBox(154, 54, 24)], white);
    addRound("bath water", [450, 118], [148, 48], 22, 90, water, { text: "bath" });
    addPolygon("toilet", [584, 142], 90, [
        [[-20, -28], [20, -28], [20, -10], ...arc([0, 10], 18, 0, 180, 14), [-20, -10]],
    ], white);
    addPolygon("washbasin", [588, 214], 90, [roundBox(72, 46, 6), oval(48, 28, [0, 2])], white);
    addOval("basin", [586, 214], [42, 22], 90, water);
    addPolygon("washing machine", [442, 252], 0, [box(60, 60), oval(42, 42)], white);
    addOval("drum", [442, 252], [36, 36], 0, steel);
    addOval("laundry basket in the door's way (overlaps)", [508, 290], [46, 38], 24, wood);
    addRound("bath mat", [519, 120], [42, 76], 8, 6, rug("#86a7b5"));
    addRound("scales", [443, 305], [30, 30], 5, 17, steel);
}

function furnishKitchen() {
    const hob = [[-16, -16], [16, -14], [-14, 16], [16, 16]];
    const rings = [30, 24, 24, 30];
    const worktop = [[624, 30], [860, 30], [860, 92], [686, 92], [686, 258], [624, 258]];
    const hobAt = [655, 190];
    const burners = hob.map(([x, y]) => [hobAt[0] + x, hobAt[1] + y]);
    add("worktop", polygon([
        worktop,
        roundBox(60, 40, 8, [742, 60]),
        ...burners.map((center, index) => oval(rings[index], rings[index], center, 28)),
    ]), { ...linen, fill: "#e4ddd3" });
    addRound("sink", [742, 60], [54, 34], 6, 0, water);
    rings.map((size) => [size - 6, size - 6])
        .forEach((size, index) => addOval(`hob ${index + 1}`, burners[index], size, 0, black));
    addRound("fridge", [656, 293], [64, 66], 5, 0, steel, { text: "fridge" });
    addRound("breakfast table", [800, 158], [78, 62], 8, 9, wood, { text: "table" });
    addOval("round stool", [736, 164], [34, 34], 0, mustard);
    addPolygon("six-sided stool", [806, 217], 20, [oval(36, 36, [0, 0], 6)], mustard);
    addPolygon("dustbin", [718, 303], 22, [oval(32, 32, [0, 0], 8)], steel);
}

function furnishStudy() {
    addPolygon("L-shaped desk", [1125, 110], 0, [
        [[-85, -80], [85, -80], [85, 120], [15, 120], [15, 20], ...arc([-5, 10], 20, 0, -90, 6), [-85, -10]],
    ], wood);
    addPolygon("office chair", [1088, 156], 40, [
        smooth([[-24, -18], [0, -22], [24, -18], [28, 4], [20, 24], [0, 30], [-20, 24], [-28, 4]]),
        [...arc([0, 2], 20, 20, 160, 14), ...arc([0, 2], 18, 160, 20, 14)],
    ], black);
    addBox("bookshelf", [888, 136], [30, 190], 0, darkWood);
    addOval("round rug", [982, 194], [150, 136], 12, rug("#7d93a8"));
    addArmchair("reading chair", [980, 188], 217, blue);
    addOval("globe", [926, 58], [34, 34], 0, water);
    addPolygon("guitar", [1030, 285], 52, [
        smooth([[0, 8], [-14, 12], [-13, 26], [-20, 40], [-12, 54], [0, 57], [12, 54], [20, 40], [13, 26], [14, 12]])
            .filter(([, y]) => y > 9.5)
            .concat([[4, 8], [3.5, -36], [6, -38], [6, -50], [-6, -50], [-6, -38], [-3.5, -36], [-4, 8]]),
    ], clay);
    addPolygon("paper basket", [1192, 244], 8, [oval(26, 24, [0, 0], 10)], steel);
}

function furnishHall() {
    addRound("hall rug", [345, 405], [300, 44], 8, 0, rug("#b78a8a"), { text: "Hall" });
    addBox("shoe cabinet", [75, 521], [84, 36], 0, wood, { text: "shoes" });
    addBox("bench", [215, 361], [108, 34], 0, wood);
    addRound("console table", [260, 453], [120, 30], 6, 0, darkWood);
    addPolygon("coat stand", [143, 446], 11, [star(6, 20, 8)], darkWood);
    addPolygon("umbrella stand", [418, 452], 14, [oval(28, 28, [0, 0], 6)], steel);
    addRound("skateboard", [530, 448], [80, 20], 10, 8, rose);
}

function furnishChildrensRoom() {
    addBed("bunk bed", [134, 781], [92, 204], 270, 1, blue);
    addBox("school desk", [62, 652], [60, 124], 0, wood, { text: "desk" });
    addChair("school chair", [126, 640], 278, rose);
    addBox("children's wardrobe", [200, 511], [118, 54], 0, white, { text: "wardrobe" });
    addBox("toy shelf", [363, 672], [32, 150], 0, wood);
    addOval("play rug", [248, 632], [176, 138], 20, rug("#8fae74"));
    addPolygon("star cushion", [223, 601], 15, [star(5, 27, 13)], mustard);
    addBox("red block", [272, 586], [20, 20], 33, rose);
    addBox("blue block", [298, 606], [20, 20], 61, blue);
    addBox("yellow block", [246, 584], [16, 16], 12, mustard);
    addPolygon("wooden arch", [290, 646], 340, [
        [[-22, 14], ...arc([0, 0], 22, 180, 360, 14), [22, 14], [10, 14], ...arc([0, 0], 10, 0, -180, 10), [-10, 14]],
    ], leaf);
    addRound("toy car", [214, 668], [34, 17], 6, 152, clay);
    addOval("teddy bear", [252, 676], [24, 20], 40, darkWood);
    addPolygon("beanbag", [318, 782], 25, [
        smooth([[-36, 0], [-22, -30], [14, -34], [38, -6], [30, 26], [-8, 34]]),
    ], sage);
}

function furnishDining() {
    const table = [527, 662];
    addOval("dining rug", table, [254, 254], 0, rug("#c9a25c"));
    addOval("dining table", table, [118, 118], 0, wood, { text: "dining table" });
    [8, 66, 131, 187, 244, 305].forEach((angle, index) => {
        const [[x, y]] = scenePoints({ center: table, size: [1, 1], rotation: angle }, [[0, 90]]);
        addChair(`dining chair ${index + 1}`, [x, y].map(Math.round), angle + [4, -9, 6, -5, 11, -3][index], sage);
    });
    addBox("sideboard", [478, 503], [150, 40], 0, darkWood, { text: "sideboard" });
    addPlant("monstera", [424, 798], 27, 17);
}

function furnishLivingRoom() {
    addPolygon("sofa", [958, 690], 9, [
        [
            ...arc([-138, -58], 14, 180, 270, 5), ...arc([-66, -58], 14, 270, 360, 5), [-52, 0],
            ...arc([138, 14], 14, 270, 360, 5), ...arc([138, 88], 14, 0, 90, 5), ...arc([-138, 88], 14, 90, 180, 5),
        ],
        [[-128, 74], [-128, -46], [-126, -46], [-126, 72], [126, 72], [126, 8], [128, 8], [128, 74]],
        [[-26, 10], [-24, 10], [-24, 66], [-26, 66]],
        [[50, 10], [52, 10], [52, 66], [50, 66]],
    ], sage);
    addPlant("ficus at the sofa (overlaps)", [1108, 786], 34, 4);
    addRound("living room rug", [1012, 592], [164, 112], 12, 9, rug("#c98b6b"));
    addOval("coffee table", [1012, 592], [112, 64], 15, wood, { text: "coffee" });
    addArmchair("armchair", [1128, 486], 213, mustard);
    addPolygon("cat on the armchair (overlaps)", [1126, 486], 20, [
        smooth([[-20, 2], [-14, -13], [4, -17], [20, -8], [23, 6], [14, 15], [2, 12], [6, 5], [-4, 8], [-12, 14]]),
    ], { fill: "#5a5450", stroke: { color: "#2f2b29", width: 1.2 } });
    addArmchair("guest armchair", [930, 456], 158, mustard);
    addBox("television", [1188, 650], [36, 170], 0, black);
    addBox("left speaker", [1184, 760], [24, 30], 12, black);
    addBox("right speaker", [1186, 540], [24, 30], 348, black);
    addPolygon("floor lamp", [1018, 456], 0, [oval(36, 36, [0, 0], 24), oval(14, 14, [0, 0], 16)], mustard);
    addBox("bookcase", [1032, 364], [100, 40], 0, darkWood, { text: "bookcase" });
    addPolygon("piano", [745, 560], 20, [
        [
            [-74, 62], [-74, -20], ...arc([-44, -58], 30, 180, 270, 6), ...arc([-34, -62], 26, 270, 360, 6),
            [2, -40], [14, -14], [44, 0], [66, 12], ...arc([58, 28], 16, 300, 360, 5), [74, 62],
        ],
        [[-66, 46], [66, 46], [66, 56], [-66, 56]],
    ], black);
    addRound("piano stool", [713, 652], [56, 30], 6, 20, darkWood);
    addPolygon("music stand", [650, 480], 330, [[[-16, -8], [16, -8], [12, 8], [-12, 8]]], steel);
    addRound("dog basket", [748, 408], [78, 56], 24, 0, clay, { text: "dog" });
    addPolygon("yucca", [1066, 424], 0, [star(7, 24, 11)], leaf);
    addBox("record shelf", [746, 806], [150, 40], 0, darkWood, { text: "records" });
    addPolygon("pouf", [742, 736], 12, [oval(50, 50, [0, 0], 8)], rose);
    addOval("side table", [850, 552], [44, 44], 0, wood);
}

function furnishBalcony() {
    addOval("bistro table", [785, 925], [54, 54], 0, steel);
    addChair("bistro chair, left", [734, 933], 82, white);
    addChair("bistro chair, right", [837, 915], 262, white);
    addPolygon("deck chair", [1130, 938], 83, [
        [[-30, -68], [30, -68], [30, 70], [24, 70], [24, 62], [-24, 62], [-24, 70], [-30, 70]],
        [[-22, -30], [22, -30], [22, -27], [-22, -27]],
        [[-22, 16], [22, 16], [22, 19], [-22, 19]],
    ], { fill: "#e6cf9f", stroke: wood.stroke });
    addRound("flower box, left", [765, 980], [120, 22], 4, 0, clay);
    addRound("flower box, right", [905, 980], [120, 22], 4, 0, clay);
    addPlant("lavender", [724, 884], 20, 7);
    addPlant("olive tree", [1080, 886], 22, 21);
}

addBuilding();
furnishBedroom();
furnishBathroom();
furnishKitchen();
furnishStudy();
furnishHall();
furnishChildrensRoom();
furnishDining();
furnishLivingRoom();
furnishBalcony();
write("apartment.trammel", shapes);
