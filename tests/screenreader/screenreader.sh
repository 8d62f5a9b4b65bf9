#!/usr/bin/env bash
# Operates a program with an editor by keys alone and records what a screen reader hears, over AT-SPI on a virtual
# screen. Fails unless the record equals spoken.txt.
# Run as: screenreader.sh <program> <record to write>
# Needs xvfb, openbox, xdotool, dbus, at-spi2-core and python3-pyatspi.
set -euo pipefail
program=$(realpath "$1")
record=$(realpath -m "$2")
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
. "$here/../virtualscreen.sh"

start_screen 1200x800x24
# No settings of the user count.
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

# The interpreter of the system, since its packages are invisible to others.
dbus-run-session -- /usr/bin/python3 "$here/listen.py" "$program" "$here/steps.txt" "$record"
diff -u "$here/spoken.txt" "$record"
