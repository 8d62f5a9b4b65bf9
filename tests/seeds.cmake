# Runs a test class once for each seed from FIRST to LAST. Run as:
# cmake -DPROGRAM=<program> -DCLASS=<test class> -DFIRST=<seed> -DLAST=<seed> -P seeds.cmake
set(failures "")
foreach(seed RANGE ${FIRST} ${LAST})
    set(ENV{TRAMMEL_SEED} ${seed})
    execute_process(COMMAND "${PROGRAM}" ${CLASS} RESULT_VARIABLE result OUTPUT_VARIABLE text ERROR_VARIABLE text)
    if(NOT result EQUAL 0)
        string(APPEND failures "seed ${seed}:\n${text}\n")
    endif()
endforeach()
if(NOT failures STREQUAL "")
    message(FATAL_ERROR "${failures}")
endif()
