"""Starts a program, presses keys, and records what a screen reader would say: the object that gets the focus with its
name, role and description, and changes of the focused object. Run as: listen.py PROGRAM STEPS RECORD

A line of the steps is a comment (#), "key NAME...", "type TEXT", "action OBJECT NAME", "say OBJECT" or "tree".
"""

import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

QUIET = 0.4
LONGEST = 60
DESCRIPTION = "  description: "
STATES = {
    pyatspi.STATE_SELECTED: "selected",
    pyatspi.STATE_FOCUSED: "focused",
    pyatspi.STATE_COLLAPSED: "collapsed",
}


class Listener:
    def __init__(self):
        self.lines = []
        self.focused = None
        self.last_event = time.monotonic()
        pyatspi.Registry.registerEventListener(
            self.on_event,
            "object:state-changed:focused",
            "object:property-change:accessible-name",
            "object:property-change:accessible-description",
            "object:children-changed",
        )

    def on_event(self, event):
        self.last_event = time.monotonic()
        if event.type.startswith("object:state-changed:focused"):
            if event.detail1:
                self.focused = event.source
                self.lines.append("  focus: " + spoken(event.source))
        elif event.type.startswith("object:property-change:accessible-name"):
            if event.source == self.focused:
                self.lines.append("  name: " + event.source.name)
        elif event.type.startswith("object:property-change:accessible-description"):
            if event.source == self.focused:
                self.lines.append(DESCRIPTION + event.source.description)
        elif event.type.startswith("object:children-changed:remove"):
            self.lines.append("  removed")

    def wait(self):
        """Handles events until none has arrived for a while. As in speech, a description interrupts the one before."""
        context = GLib.MainContext.default()
        self.last_event = start = time.monotonic()
        while time.monotonic() - self.last_event < QUIET and time.monotonic() - start < LONGEST:
            while context.pending():
                context.iteration(False)
            time.sleep(0.01)
        self.lines = [line for line, following in zip(self.lines, self.lines[1:] + [""])
                      if not (line.startswith(DESCRIPTION) and following.startswith(DESCRIPTION))]


def spoken(node):
    return ", ".join(part for part in (node.name, node.getRoleName(), node.description) if part)


def find(node, accept):
    """The first descendant that a function accepts, in depth-first order."""
    for child in node:
        if child is not None:
            found = child if accept(child) else find(child, accept)
            if found is not None:
                return found
    return None


def find_canvas(listener):
    """Waits until the program is on the bus."""
    deadline = time.monotonic() + LONGEST
    while time.monotonic() < deadline:
        listener.wait()
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None:
                canvas = find(application, lambda node: node.getRole() == pyatspi.ROLE_CANVAS)
                if canvas is not None:
                    return canvas
    sys.exit("The canvas is not on the bus.")


def tree(node, depth=1):
    lines = []
    for child in node:
        states = [text for state, text in STATES.items() if child.getState().contains(state)]
        lines.append("  " * depth + spoken(child) + (" [" + ", ".join(states) + "]" if states else ""))
        lines += tree(child, depth + 1)
    return lines


def named(canvas, name):
    node = find(canvas, lambda child: child.name == name)
    if node is None:
        sys.exit(f"There is no {name}.")
    return node


def run(step, canvas, listener):
    word, _, rest = step.partition(" ")
    if word == "key":
        for key in rest.split():
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
    elif word == "type":
        subprocess.run(["xdotool", "type", rest], check=True)
    elif word == "action":
        name, action = rest.rsplit(" ", 1)
        actions = named(canvas, name).queryAction()
        actions.doAction([actions.getName(i) for i in range(actions.nActions)].index(action))
    elif word == "say":
        listener.lines.append("  " + spoken(named(canvas, rest)))
    elif word == "tree":
        listener.lines += ["  " + spoken(canvas)] + tree(canvas, 2)
    else:
        sys.exit(f"unknown step: {step}")


def main(program, steps, record):
    listener = Listener()
    process = subprocess.Popen([program])
    try:
        canvas = find_canvas(listener)
        canvas.queryComponent().grabFocus()
        listener.wait()
        listener.lines.clear()
        with open(steps, encoding="utf-8") as lines:
            for line in lines:
                step = line.strip()
                if step and not step.startswith("#"):
                    listener.lines.append(step)
                    run(step, canvas, listener)
                    listener.wait()
    finally:
        process.kill()
        with open(record, "w", encoding="utf-8") as file:
            file.write("\n".join(listener.lines) + "\n")


main(*sys.argv[1:])
