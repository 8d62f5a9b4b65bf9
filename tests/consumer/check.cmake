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

# The program and the project in the documentation work together.
foreach(page IN ITEMS README.md widgets/docs/mainpage.md)
    file(READ "${SOURCE}/../../${page}" text)
    foreach(block IN ITEMS cpp=main.cpp cmake=CMakeLists.txt)
        string(REPLACE "=" ";" block "${block}")
        list(GET block 0 language)
        list(GET block 1 file)
        string(FIND "${text}" "```${language}\n" begin)
        string(SUBSTRING "${text}" ${begin} -1 code)
        string(REGEX REPLACE "^```[a-z]+\n" "" code "${code}")
        string(FIND "${code}" "```" end)
        string(SUBSTRING "${code}" 0 ${end} code)
        file(WRITE "${WORK}/page/${file}" "${code}")
    endforeach()
    file(REMOVE_RECURSE "${WORK}/pagebuild")
    run("${CMAKE_COMMAND}" -S "${WORK}/page" -B "${WORK}/pagebuild" -G "${GENERATOR}"
        "-DCMAKE_PREFIX_PATH=${WORK}/prefix" "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_BUILD_TYPE=${TYPE}")
    run("${CMAKE_COMMAND}" --build "${WORK}/pagebuild")
endforeach()

# find_package() says why it does not find Trammel or a component.
function(find_without expected)
    file(REMOVE_RECURSE "${WORK}/finding")
    execute_process(COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}/finding" -B "${WORK}/finding" -G "${GENERATOR}"
        "-DCMAKE_CXX_COMPILER=${COMPILER}" ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
    # CMake breaks the lines of messages.
    string(REGEX REPLACE "[ \n]+" " " text "${text}")
    if((expected STREQUAL "" AND NOT result EQUAL 0) OR (NOT expected STREQUAL "" AND result EQUAL 0)
       OR NOT text MATCHES "${expected}")
        message(FATAL_ERROR "Expected: ${expected}\n${text}")
    endif()
endfunction()
set(whole "-DCMAKE_PREFIX_PATH=${WORK}/prefix")
file(REMOVE_RECURSE "${WORK}/geometryprefix")
file(COPY "${WORK}/prefix/" DESTINATION "${WORK}/geometryprefix")
file(GLOB_RECURSE widgets_targets "${WORK}/geometryprefix/*/TrammelWidgetsTargets*.cmake")
file(REMOVE ${widgets_targets})
set(partial "-DCMAKE_PREFIX_PATH=${WORK}/geometryprefix")
set(without_qt -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Widgets=ON)
find_without("Trammel Widgets requires Qt6 Widgets 6.4 or later, which was not found. Install Qt.s development files"
    "${whole}" "-DARGUMENTS=REQUIRED COMPONENTS Widgets" ${without_qt})
find_without("Trammel Widgets requires Qt6 Widgets" "${whole}" -DARGUMENTS=REQUIRED ${without_qt})
find_without("Trammel Geometry requires Qt6 Core" "${whole}" "-DARGUMENTS=REQUIRED COMPONENTS Geometry"
    -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Core=ON)
find_without("This package was built without Trammel Widgets" "${partial}" "-DARGUMENTS=REQUIRED COMPONENTS Widgets")
find_without("Trammel has no component Charts. Its components are Geometry and Widgets." "${whole}"
    "-DARGUMENTS=REQUIRED COMPONENTS Charts")
find_without("Trammel requires C\\+\\+20, which .* does not support" "${whole}" -DARGUMENTS=REQUIRED
    -DFEATURES=cxx_std_17)
find_without("" "${partial}" "-DARGUMENTS=REQUIRED" "-DFOUND=Geometry")
find_without("" "${whole}" "-DARGUMENTS=REQUIRED COMPONENTS Geometry OPTIONAL_COMPONENTS Widgets" "-DFOUND=Geometry"
    -DMISSING=Widgets ${without_qt})
find_without("" "${whole}" "-DARGUMENTS=REQUIRED" "-DFOUND=Geometry Widgets")

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
    run("${COMPILER}" -std=c++20 -fPIC "${SOURCE}/main.cpp" -o "${WORK}/pkgconfig-consumer" ${flags})
    run("${WORK}/pkgconfig-consumer")
    # With an older standard, the first error of each public header says which standard is required.
    file(GLOB_RECURSE headers RELATIVE "${WORK}/prefix/include" "${WORK}/prefix/include/*.h")
    foreach(header IN LISTS headers)
        file(WRITE "${WORK}/old.cpp" "#include <${header}>\n")
        execute_process(COMMAND "${COMPILER}" -std=c++17 -fPIC -Wfatal-errors -fsyntax-only "${WORK}/old.cpp" ${flags}
            RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
        if(result EQUAL 0 OR NOT text MATCHES "error: [^\n]*Trammel requires C\\+\\+20")
            message(FATAL_ERROR "C++17, ${header}: ${text}")
        endif()
    endforeach()
endif()
