# Installs the build tree to a folder of its own, and configures, builds and runs the consumer against it.
# Run as: cmake -DBUILD=<build tree> -DWORK=<folder> -DSOURCE=<this folder> -DGENERATOR=<generator>
# -DCOMPILER=<c++> -DTYPE=<build type> -P check.cmake
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${text}")
    endif()
endfunction()

file(REMOVE_RECURSE "${WORK}/prefix" "${WORK}/build")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/prefix")
run("${CMAKE_COMMAND}" -S "${SOURCE}" -B "${WORK}/build" -G "${GENERATOR}" "-DCMAKE_PREFIX_PATH=${WORK}/prefix"
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_BUILD_TYPE=${TYPE}")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
run("${WORK}/build/consumer")
