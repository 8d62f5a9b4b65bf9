#!/usr/bin/env bash
# Operates the real Designer by mouse and keyboard, as a user would: drops an editor and two panels from the widget
# box onto a form, draws in "Edit Shapes...", undoes and redoes the drawing, chooses a tool in the property editor, and
# saves.
# Run as: designer.sh <build tree> <form to write> <folder for pictures>
# Needs designer-qt6, xvfb, openbox, xdotool and imagemagick. Waits for changes on the screen, never for a fixed
# time.
set -euo pipefail
build=$(realpath "$1")
form=$(realpath -m "$2")
pictures=$(realpath -m "$3")
mkdir -p "$pictures" "$(dirname "$form")"
. "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../virtualscreen.sh"

start_screen 1400x900x24
export QT_PLUGIN_PATH=$build/plugins

fail() {
    echo "designer.sh: $1" >&2
    import -window root "$pictures/failure.png" || true
    cat "$work/designer.log" >&2
    exit 1
}
# until_ DESCRIPTION COMMAND...: repeats a command until it succeeds. Fails after a minute.
until_() {
    local what=$1 tries=0
    shift
    until "$@"; do
        tries=$((tries + 1))
        [ $tries -lt 300 ] || fail "waited in vain until $what"
        sleep 0.2
    done
}
look() { import -window root -crop "$1" +repage -depth 8 rgb:- | cksum; }
holds_still() {
    local before
    before=$(look "$1")
    sleep 0.3
    [ "$(look "$1")" = "$before" ]
}
differs() { [ "$(look "$1")" != "$2" ]; }
# see REGION COMMAND...: runs a command that changes a region of the screen, and waits until the change is complete.
see() {
    local region=$1 before
    shift
    before=$(look "$region")
    "$@"
    until_ "\"$*\" shows" differs "$region" "$before"
    until_ "the screen rests" holds_still "$region"
}
click() { xdotool mousemove "$1" "$2" click 1; }
double_click() { xdotool mousemove "$1" "$2" click --repeat 2 --delay 60 1; }
drag() {
    local step
    xdotool mousemove "$1" "$2" mousedown 1
    for step in 1 2 3 4 5 6 7 8 9 10; do
        xdotool mousemove $(($1 + ($3 - $1) * step / 10)) $(($2 + ($4 - $2) * step / 10))
    done
    xdotool mouseup 1
}
has_window() { xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; }
has_no_window() { ! has_window "$1"; }
keep() { import -window root "$pictures/$1.png"; }
says() { grep -q "$1" "$form"; }

cat >"$form" <<'UI'
<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0">
 <class>Form</class>
 <widget class="QWidget" name="Form">
  <property name="geometry"><rect><x>0</x><y>0</y><width>560</width><height>520</height></rect></property>
 </widget>
</ui>
UI
"$(qtpaths6 --query QT_INSTALL_BINS)/designer" "$form" >"$work/designer.log" 2>&1 &
designer=$!
until_ "Designer is there" has_window 'Qt Designer'
whole=1400x900+0+0 widget_box=250x760+0+100 canvas=600x500+262+100 properties=520x270+880+340
until_ "its window rests" holds_still $whole
# drop NAME X Y: finds a widget in the widget box, and drags it onto the form. X and Y are the position of its top left
# corner, in screen pixels.
drop() {
    see $widget_box xdotool mousemove 130 111 click --repeat 3 --delay 60 1 type "$1"
    see $canvas drag 90 156 "$2" "$3"
}
drop ShapeEditor 276 112
keep dropped

dialog='Edit Shapes'
double_click 500 300
until_ "the dialog opens" has_window "$dialog"
until_ "the dialog rests" holds_still $whole
see $whole xdotool key r
see $whole drag 400 250 600 400
see $whole xdotool key o
see $whole drag 700 250 900 500
# None of these keys may close the dialog.
xdotool key Escape Escape Return
until_ "the screen rests" holds_still $whole
has_window "$dialog" || fail "a key has closed the dialog"
keep dialog
click 1003 716
until_ "the dialog closes" has_no_window "$dialog"
until_ "the screen rests" holds_still $whole
drawn=$(look $canvas)
keep drawn

# Tests Designer's own undo and redo.
see $canvas xdotool key ctrl+z
differs $canvas "$drawn" || fail "undo has not taken the drawing back"
keep undone
xdotool key ctrl+shift+z
redrawn() { [ "$(look $canvas)" = "$drawn" ]; }
until_ "redo brings the drawing back" redrawn

# Panels show a sample drawing until they find the editor of the form.
drop ToolPalette 768 112
drop Minimap 276 450
keep panels
see $properties click 500 300
see $properties click 1090 368
see $properties xdotool type tool
see $properties click 1100 508
see $properties xdotool key Down Down Down Return
keep property
click 440 690
xdotool key ctrl+s
until_ "the form is saved" says 'Trammel::EditorEnums::Ellipse'
says '&quot;kind&quot;:&quot;rectangle&quot;' || fail "the drawing is not in the form"
says 'class="Trammel::ToolPalette" name="toolPalette"' || fail "the tool palette is not in the form"
says 'class="Trammel::Minimap" name="minimap"' || fail "the minimap is not in the form"
says '<cstring>{&quot;format&quot;' || fail "the drawing would be translated"
xdotool key ctrl+q
echo "The form is $form, the pictures are in $pictures."
