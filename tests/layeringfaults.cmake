# Adds forbidden includes to a copy of the sources, and fails unless layering.cmake reports each of them. Run as:
# cmake -DROOT=<source folder> -DWORK=<folder> -P layeringfaults.cmake
file(REMOVE_RECURSE "${WORK}")
foreach(folder IN ITEMS geometry widgets plugin examples tests)
    file(COPY "${ROOT}/${folder}" DESTINATION "${WORK}" FILES_MATCHING PATTERN "*.h" PATTERN "*.cpp")
endforeach()

set(good
    "geometry/pairs/winding.cpp: <trammel/geometry/aabb.h>"
    "widgets/model/document/document.cpp: <trammel/widgets_export.h>"
    "tests/widgets/view/painting/tst_bands.cpp: \"widgets/view/canvas/canvas_p.h\"")
set(bad
    "geometry/pairs/winding.cpp: <trammel/document.h>"
    "geometry/numbers/exact.cpp: \"geometry/convex/convex_p.h\""
    "geometry/pairs/winding.cpp: <QtWidgets/QWidget>"
    "geometry/pairs/winding.cpp: <boost/geometry.hpp>"
    "geometry/pairs/winding.cpp: \"geometry/aabb.h\""
    "geometry/aabb.h: \"geometry/numbers/exact_p.h\""
    "widgets/model/document/document.cpp: <trammel/shapeeditor.h>"
    "widgets/model/document/document.cpp: \"widgets/view/canvas/canvas_p.h\""
    "widgets/interaction/drags/movedrag.cpp: <QtWidgets/QGraphicsScene>"
    "widgets/view/canvas/canvas.cpp: <trammel/shapeeditor.h>"
    "widgets/editor/shapeeditor.cpp: \"widgets/model/document/document.h\""
    "widgets/editor/shapeeditor.cpp: <trammel/model/document.h>"
    "widgets/interaction/drags/movedrag.cpp: \"widgets/interaction/tools/tool_p.h\""
    "widgets/interaction/frame/handles.cpp: \"widgets/interaction/drags/drag_p.h\""
    "plugin/taskmenu.cpp: \"widgets/view/canvas/canvas_p.h\""
    "examples/minimal/main.cpp: \"widgets/editor/shapeeditor.h\""
    "tests/widgets/view/painting/tst_bands.cpp: \"widgets/editor/shapeeditor.h\"")

function(add_includes rows)
    foreach(row IN LISTS rows)
        string(REGEX MATCH "^(.*): (.*)$" row "${row}")
        file(APPEND "${WORK}/${CMAKE_MATCH_1}" "#include ${CMAKE_MATCH_2}\n")
    endforeach()
    execute_process(COMMAND "${CMAKE_COMMAND}" "-DROOT=${WORK}" -P "${ROOT}/tests/layering.cmake"
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    set(result "${result}" PARENT_SCOPE)
    set(output "${output}" PARENT_SCOPE)
endfunction()

add_includes("${good}")
if(NOT result EQUAL 0)
    message(FATAL_ERROR "Good includes are refused:\n${output}")
endif()
add_includes("${bad}")
# CMake breaks long messages into lines.
string(REGEX REPLACE "[ \n]+" " " output "${output}")
foreach(row IN LISTS bad)
    string(FIND "${output}" "${row}" place)
    if(result EQUAL 0 OR place EQUAL -1)
        message(FATAL_ERROR "${row} is not found:\n${output}")
    endif()
endforeach()
