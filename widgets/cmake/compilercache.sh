#!/bin/sh
# Compiles through ccache, so that all checkouts of the same code share one cache:
#   compilercache.sh SOURCE_FOLDER CCACHE COMPILER ARGUMENT...
# ccache excludes the paths of the checkout from its hash, except for the header that clang++ gets after -Xclang when it
# creates or reads a precompiled header. Therefore this script makes paths in the build folder, where compilers run,
# relative.
export CCACHE_BASEDIR="$1"
# ccache uses the compiler's own list of includes, so that a cache miss does not run the preprocessor.
export CCACHE_DEPEND=1
export CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros
# A precompiled header is identified by the checksum in the file next to it.
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
# The precompiled headers of clang++ are not cached but created in each checkout: they contain absolute paths, and are
# refused where these paths do not exist. The checksum is that of the included headers, which is equal in every checkout.
case $output in
    *.pch) shift ;;
esac
"$@" && sed -e 's/^[^:]*://' -e 's/\\$//' "$dependencies" | xargs cat | "$ccache" --checksum-file - >"$output.sum"
