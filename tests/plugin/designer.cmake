# Creates a form with the real Designer (designer.sh), then builds and runs a program with this form against the
# installed package. Run as: cmake -DBUILD=<build tree> -DWORK=<folder> -DSOURCE=<this folder> -DGENERATOR=<generator>
# -DCOMPILER=<c++> -DTYPE=<build type> -P designer.cmake
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
    message("${text}")
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${ARGN}")
    endif()
endfunction()

file(REMOVE_RECURSE "${WORK}")
run("${SOURCE}/designer.sh" "${BUILD}" "${WORK}/form.ui" "${WORK}/pictures")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/prefix")
run("${CMAKE_COMMAND}" -S "${SOURCE}/form" -B "${WORK}/build" -G "${GENERATOR}" "-DCMAKE_PREFIX_PATH=${WORK}/prefix"
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_BUILD_TYPE=${TYPE}" "-DFORM_FOLDER=${WORK}")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
run("${CMAKE_COMMAND}" -E env QT_QPA_PLATFORM=offscreen "${WORK}/build/form" "${WORK}/pictures/form.png")
message("The pictures are in ${WORK}/pictures.")
