# Sourced by the scripts that operate programs on a virtual screen. Needs xvfb and openbox.
# start_screen SIZE: starts a screen with a window manager. With a fixed size and an empty home folder, $work, all windows
# have the same positions in every run. At exit, ends them and the jobs of the script, and removes the folder.
start_screen() {
    local number
    work=$(mktemp -d)
    export HOME=$work XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8 LANGUAGE= QT_QPA_PLATFORM=xcb QT_SCALE_FACTOR=1 QT_FONT_DPI=96
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    exec 3< <(exec Xvfb -displayfd 1 -screen 0 "$1" 2>"$work/xvfb.log")
    xvfb=$!
    read -r number <&3
    export DISPLAY=:$number
    openbox 2>"$work/openbox.log" &
    trap 'kill $(jobs -p) "$xvfb" 2>/dev/null || true; rm -rf "$work"' EXIT
}
