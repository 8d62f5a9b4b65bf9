# Sourced by the run scripts of tests/ and examples/. require_packages NAME... installs the missing ones of these Debian
# packages if run as root; otherwise it prints their names and exits.

require_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is not a Debian system: please make sure that the equivalents of these packages are installed:" >&2
        echo "  $*" >&2
        return 0
    fi
    local missing=() package
    for package in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    if [ "$(id -u)" -ne 0 ]; then
        echo "These packages are missing. Install them (as root) and start again:" >&2
        echo "  apt-get install ${missing[*]}" >&2
        exit 1
    fi
    echo "Installing: ${missing[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Packages to build and run the libraries and the editor.
build_packages=(cmake ninja-build g++ pkg-config qt6-base-dev qt6-base-dev-tools qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libgl-dev libboost-dev fonts-dejavu-core)
# Packages for the Designer plugins. The packages of Qt's tools do not depend on all packages that they require.
plugin_packages=(qt6-tools-dev qt6-tools-dev-tools libqt6opengl6-dev)
# Private headers of Qt, to activate accessibility in tests.
accessibility_packages=(qt6-base-private-dev)
# A font whose lines have another distance than those of DejaVu, for tests of the application's font.
font_packages=(fonts-liberation)
# Designer, on a virtual screen.
designer_packages=(designer-qt6 xvfb openbox xdotool imagemagick)
# A client of screen readers, on a virtual screen.
screenreader_packages=(xvfb openbox xdotool dbus at-spi2-core python3-pyatspi)
# A program that draws SVG, for comparing it with the texts of the editor.
picture_packages=(librsvg2-bin)
# The program that arranges diagrams, and a library that finds shortest lines, with which tests compare routes.
layout_packages=(graphviz libgraphviz-dev)
# The documentation, and Debian packages.
packaging_packages=(doxygen doxygen-awesome-css qt6-documentation-tools dpkg-dev file binutils lintian)
