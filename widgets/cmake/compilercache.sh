#!/bin/sh
# Compiles through ccache so that every checkout of one code is served from one cache:
#   compilercache.sh SOURCE_FOLDER CCACHE COMPILER ARGUMENT...
# ccache takes the paths of the checkout out of what it hashes, but for the header that clang++ gets behind -Xclang when
# it makes or reads a precompiled header. Paths in the build folder, where compilers run, become relative here.
export CCACHE_BASEDIR="$1"
# The compiler's own list of includes is trusted: a miss costs no run of the preprocessor.
export CCACHE_DEPEND=1
export CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
shift
for argument do
    shift
    set -- "$@" "${argument#"$PWD"/}"
done
exec "$@"
