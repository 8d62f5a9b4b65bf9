#!/usr/bin/env bash
# Operates a program with an editor by keys alone and records what a screen reader hears, over AT-SPI on a virtual
# screen. Fails unless the record equals spoken.txt.
# Run as: screenreader.sh <program> <record to write>
# Needs xvfb, openbox, xdotool, dbus, at-spi2-core and python3-pyatspi.
set -euo pipefail
program=$(realpath "$1")
record=$(realpath -m "$2")
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
work=$(mktemp -d)

# With an empty home folder, no settings of the user count.
export HOME=$work XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb QT_SCALE_FACTOR=1 QT_FONT_DPI=96 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
mkdir -m 700 "$XDG_RUNTIME_DIR"
exec 3< <(exec Xvfb -displayfd 1 -screen 0 1200x800x24 2>"$work/xvfb.log")
xvfb=$!
read -r number <&3
export DISPLAY=:$number
openbox 2>"$work/openbox.log" &
openbox=$!
trap 'kill "$openbox" "$xvfb" 2>/dev/null || true; rm -rf "$work"' EXIT

# The interpreter of the system, since its packages are invisible to others.
dbus-run-session -- /usr/bin/python3 "$here/listen.py" "$program" "$here/steps.txt" "$record"
diff -u "$here/spoken.txt" "$record"
