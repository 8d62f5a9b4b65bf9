// Creates classdiagram.trammel: the main classes of Trammel.
//     node make-classdiagram.mjs

import { connector, shapeOf, write } from "./drawing.mjs";

const look = { fill: "#eef3fb", stroke: { color: "#5b7fa8", width: 1.5 } };
const foreign = { fill: "#f4f4f1", stroke: { color: "#8c8c84", width: 1.5 } };
const remark = { fill: "#fdf6d8", stroke: { color: "#b3a04c", width: 1.5 } };
const line = { stroke: { color: "#56606b", width: 1.5 } };
const dashed = { stroke: { color: "#56606b", style: "dash", width: 1.5 } };
// The height of a line of text, and the padding of a compartment above and below its lines, for common fonts.
const [lineHeight, padding] = [18, 8];

const shapes = [];

function add(shape) {
    shapes.push(shape);
    return shape;
}

// The position is the middle of the upper side. A line "--" separates the compartments.
function addClass(name, [x, top], compartments, more = look) {
    const { textStyle, ...rest } = more;
    const all = [name, ...compartments.map((lines) => lines.join("\n"))];
    const height = all.reduce((sum, text) => sum + text.split("\n").length * lineHeight + padding, 0);
    const text = all.join("\n--\n");
    return add(shapeOf("classBox", [x, top + height / 2], [270, height],
        { ...rest, text, name, textStyle: { ...textStyle, weight: 700 } }));
}

// A number of objects at an end of a connector: at a share of its length, and a distance from it.
function count(text, position, offset) {
    return { offset, position, text };
}

function relate(name, from, to, more) {
    add(connector(from, to, { ...line, name, ...more }));
}

add(shapeOf("package", [190, -215], [730, 210],
    { ...foreign, fill: undefined, name: "Qt", text: "Qt", textStyle: { horizontal: "left", padding: 10, vertical: "top" } }));
const widget = addClass("QWidget", [0, -240], [["+ size: QSize"], ["+ show()"]], foreign);
const stack = addClass("QUndoStack", [380, -240], [["+ index: int"], ["+ undo()", "+ redo()"]], foreign);

const editor = addClass("ShapeEditor", [0, 0],
    [["+ currentTool: Tool", "+ zoom: double", "+ gridSize: double"],
        ["+ setDocument(Document *)", "+ action(Action): QAction *", "+ zoomToFit()"]]);
const drawing = addClass("Document", [380, 0],
    [["+ filePath: QString"],
        ["+ addShape(Shape): ShapeId", "+ changeShapes(ShapeIds)", "+ shapesIn(Primitive): ShapeIds",
            "+ load(QString): FileResult", "+ save(QString): FileResult"]]);
const shape = addClass("Shape", [780, 0],
    [["+ center: QPointF", "+ size: QSizeF", "+ rotation: double", "+ fill: Fill", "+ text: QString"],
        ["+ scenePrimitive(): Primitive", "+ errorString(): QString"]]);
const ends = addClass("Connector", [1180, 43],
    [["+ route: ConnectorRoute", "+ jumps: ConnectorJumps", "+ pins: QList<ConnectorPin>"]]);
const selection = addClass("Selection", [0, 270],
    [["+ ids: ShapeIds"], ["+ set(ShapeIds)", "+ enterGroup(GroupId)"]]);
const group = addClass("Group", [380, 300],
    [["+ name: QString", "+ parent: GroupId", "+ locked: bool", "+ hidden: bool"]]);
const kind = addClass("ShapeKind", [780, 310],
    [[], ["+ name(): QString", "+ primitive(Shape): Primitive", "+ parts(Shape): ShapeParts"]],
    { ...look, textStyle: { italic: true } });
const end = addClass("ConnectorEnd", [1180, 290], [["+ shape: ShapeId", "+ point: QPointF"]]);
const note = add(shapeOf("note", [1180, -105], [270, 90],
    { ...remark, name: "note", text: "The path of a connector follows from the shapes at its ends." }));

relate("is a widget", editor, widget, { endHead: "triangleOutline" });
relate("records steps", drawing, stack, { startHead: "diamond" });
relate("shows a document", editor, drawing, { startHead: "diamondOutline", endHead: "arrow" });
relate("owns a selection", editor, selection, { startHead: "diamond" });
relate("contains shapes", drawing, shape, { startHead: "diamond", furtherTexts: [count("0..*", 0.8, -14)] });
relate("contains groups", drawing, group, { startHead: "diamond", furtherTexts: [count("0..*", 0.75, 22)] });
relate("has a kind", shape, kind, { endHead: "arrow", furtherTexts: [count("1", 0.8, 14)] });
relate("may be a connector", shape, ends, { startHead: "diamond", furtherTexts: [count("0..1", 0.8, -14)] });
relate("has two ends", ends, end, { startHead: "diamond", furtherTexts: [count("2", 0.85, 14)] });
relate("is explained", note, ends, { ...dashed });
write("classdiagram.trammel", shapes);
