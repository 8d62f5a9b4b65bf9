# Configures a project that includes Trammel's sources. With BUILD=ON, also builds and runs it. Run as: cmake
# -DTRAMMEL=<sources> -DBY=<add_subdirectory or FetchContent> -DWIDGETS=<ON or OFF> -DSHARED=<ON or OFF>
# -DBUILD=<ON or OFF> -DWORK=<folder> -DSOURCE=<this folder> -DGENERATOR=<generator> -DCOMPILER=<c++> -P subproject.cmake
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${text}")
    endif()
endfunction()

file(REMOVE_RECURSE "${WORK}")
run("${CMAKE_COMMAND}" -S "${SOURCE}/subproject" -B "${WORK}" -G "${GENERATOR}" "-DTRAMMEL=${TRAMMEL}" "-DBY=${BY}"
    "-DWIDGETS=${WIDGETS}"
    "-DBUILD_SHARED_LIBS=${SHARED}" "-DCMAKE_CXX_COMPILER=${COMPILER}" -DCMAKE_BUILD_TYPE=Release)
if(BUILD)
    run("${CMAKE_COMMAND}" --build "${WORK}" --target subproject)
    run("${WORK}/subproject")
endif()
