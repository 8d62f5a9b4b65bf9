#!/usr/bin/env bash
# Builds the Debian packages, installs them, uses each of them as a user would, removes them again, and checks that no
# file remains. Requires root, on a Debian system without these packages.
#   tests/packages.sh WORKFOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$1
fail() { echo "packages: $*" >&2; exit 1; }

[ "$(id -u)" -eq 0 ] || fail "installing packages takes root"
names=(trammel-editor trammel-designer libtrammel-dev libtrammel0.1)
for name in "${names[@]}"; do
    ! dpkg-query -W "$name" >/dev/null 2>&1 || fail "$name is installed already"
done

rm -rf "$work/use" "$work/packages"
cmake -S "$root" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_INSTALL_PREFIX=/usr -DTRAMMEL_BUILD_TESTS=OFF -DTRAMMEL_BUILD_BENCHMARKS=OFF
cmake --build "$work/build"
(cd "$work/build" && cpack -B "$work/packages" >"$work/cpack.log") || fail "cpack: $(tail -5 "$work/cpack.log")"
debs=("$work/packages/"*.deb)
[ ${#debs[@]} -eq ${#names[@]} ] || fail "there are ${#debs[@]} packages"

# Debian's checker finds neither errors nor warnings. Each package explains its exceptions in its lintian/overrides.
lintian --fail-on error,warning "${debs[@]}" >"$work/lintian.log" 2>&1 || fail "lintian: $(cat "$work/lintian.log")"

uninstall() { DEBIAN_FRONTEND=noninteractive apt-get purge -y -qq "${names[@]}" >/dev/null; }
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${debs[@]}" >/dev/null
trap uninstall EXIT
for name in "${names[@]}"; do
    dpkg -L "$name" | while read -r path; do [ -d "$path" ] || echo "$path"; done
done >"$work/files"
for expected in 'libTrammelGeometry.so.0.1$' 'libTrammelWidgets.so.0.1$' 'pkgconfig/trammel-widgets.pc$' \
    'applications/trammel-editor.desktop$' 'mime/packages/trammel.xml$' 'icons/hicolor/scalable/apps/trammel-editor.svg$' \
    'designer/trammelwidgets.so$' 'designer/trammeltaskmenu.so$' 'doc/Trammel/README.md$' 'doc/Trammel/widgets/interaction/README.md$' \
    'doc/Trammel/examples/minimal/main.cpp$'; do
    grep -q "$expected" "$work/files" || fail "no $expected is installed"
done
for name in "${names[@]}"; do
    [ -s "/usr/share/doc/$name/copyright" ] || fail "$name has no license"
    [ -s "/usr/share/doc/$name/changelog.gz" ] || fail "$name has no changelog"
done

# The library exports no class of a private header.
for library in /usr/lib/*/libTrammelWidgets.so; do
    ! nm -DC --defined-only "$library" | grep -E ' T Trammel::(DocumentState|CachedLayer|SelectTool)::' \
        || fail "private classes are exported"
done

# Boost is used within the geometry alone, so that programs can use any version of it.
for library in /usr/lib/*/libTrammelGeometry.so /usr/lib/*/libTrammelWidgets.so; do
    nm -DC --defined-only "$library" >"$work/symbols"
    grep -q ' Trammel::' "$work/symbols" || fail "$library exports nothing"
    ! grep 'boost::' "$work/symbols" || fail "$library exports symbols of Boost"
done

export QT_QPA_PLATFORM=offscreen
cmake -S "$root/tests/consumer" -B "$work/use/cmake" -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build "$work/use/cmake"
"$work/use/cmake/consumer"
"$work/use/cmake/formloader"
mkdir -p "$work/use/pkgconfig"
# shellcheck disable=SC2046
g++ -std=c++20 -fPIC "$root/tests/consumer/main.cpp" -o "$work/use/pkgconfig/consumer" \
    $(pkg-config --cflags --libs trammel-widgets)
"$work/use/pkgconfig/consumer"

trammel-plugin-check
trammel-editor --play "$root/examples/plays/tour.json" --output "$work/use/tour" >/dev/null
[ -s "$(find "$work/use/tour" -name '*.png' | head -1)" ] || fail "the editor made no pictures"

uninstall
trap - EXIT
while read -r path; do
    [ ! -e "$path" ] || fail "$path is still there"
done <"$work/files"
echo "packages: installed, used and removed"
