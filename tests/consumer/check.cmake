# Installs the build tree into a separate folder, then configures, builds and runs the consumer against it.
# Run as: cmake -DBUILD=<build tree> -DWORK=<folder> -DSOURCE=<this folder> -DGENERATOR=<generator>
# -DCOMPILER=<c++> -DTYPE=<build type> [-DLAUNCHER=<compiler launcher>] -P check.cmake
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${text}")
    endif()
endfunction()

# CMake reads this variable when it configures a project.
set(ENV{CMAKE_CXX_COMPILER_LAUNCHER} "${LAUNCHER}")
file(REMOVE_RECURSE "${WORK}/prefix" "${WORK}/build")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/prefix")
run("${CMAKE_COMMAND}" -S "${SOURCE}" -B "${WORK}/build" -G "${GENERATOR}" "-DCMAKE_PREFIX_PATH=${WORK}/prefix"
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_BUILD_TYPE=${TYPE}")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
run("${WORK}/build/consumer")
execute_process(COMMAND "${WORK}/build/formloader" without-plugin RESULT_VARIABLE result ERROR_VARIABLE text)
if(NOT result EQUAL 4 OR NOT text MATCHES "There is no Trammel plugin")
    message(FATAL_ERROR "Without the plugin: ${result}\n${text}")
endif()
# Finds the folder of the plugins by the plugin's file.
file(GLOB_RECURSE plugin "${WORK}/prefix/*/designer/trammelwidgets*")
if(plugin)
    cmake_path(GET plugin PARENT_PATH designer_folder)
    cmake_path(GET designer_folder PARENT_PATH plugin_folder)
    set(ENV{QT_PLUGIN_PATH} "${plugin_folder}")
    run("${WORK}/build/formloader")
    unset(ENV{QT_PLUGIN_PATH})
endif()

# Builds and runs the consumer without CMake, if pkg-config is installed.
find_program(PKG_CONFIG pkg-config)
file(GLOB_RECURSE pc_file "${WORK}/prefix/trammel-widgets.pc")
if(PKG_CONFIG)
    cmake_path(GET pc_file PARENT_PATH pc_folder)
    set(ENV{PKG_CONFIG_PATH} "${pc_folder}:$ENV{PKG_CONFIG_PATH}")
    execute_process(COMMAND "${PKG_CONFIG}" --cflags --libs trammel-widgets RESULT_VARIABLE result OUTPUT_VARIABLE flags
        ERROR_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "pkg-config: ${flags}")
    endif()
    separate_arguments(flags UNIX_COMMAND "${flags}")
    if(SANITIZE)
        list(APPEND flags "-fsanitize=${SANITIZE}")
    endif()
    run("${COMPILER}" -std=c++20 -fPIC "${SOURCE}/main.cpp" -o "${WORK}/pkgconfig-consumer" ${flags})
    run("${WORK}/pkgconfig-consumer")
endif()
