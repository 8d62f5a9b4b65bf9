#!/bin/sh
# Compiles through ccache so that every checkout of one code is served from one cache:
#   compilercache.sh SOURCE_FOLDER CCACHE COMPILER ARGUMENT...
# ccache takes the paths of the checkout out of what it hashes, but for the header that clang++ gets behind -Xclang when
# it makes or reads a precompiled header. Paths in the build folder, where compilers run, become relative here.
export CCACHE_BASEDIR="$1"
# The compiler's own list of includes is trusted: a miss costs no run of the preprocessor.
export CCACHE_DEPEND=1
export CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros
# A precompiled header is identified by the checksum in the file beside it.
export CCACHE_PCH_EXTSUM=1
ccache=$2
shift
for argument do
    shift
    argument=${argument#"$PWD"/}
    set -- "$@" "$argument"
    case $previous in
        -o) output=$argument ;;
        -MF) dependencies=$argument ;;
    esac
    previous=$argument
done
case $output in
    *.gch | *.pch) ;;
    *) exec "$@" ;;
esac
# A precompiled header is made anew in each checkout: clang++ writes absolute paths into it and refuses it where they no
# longer exist. The checksum is that of the headers it holds, which is equal in every checkout.
shift
"$@" && sed -e 's/^[^:]*://' -e 's/\\$//' "$dependencies" | xargs cat | "$ccache" --checksum-file - >"$output.sum"
