# Passes if a play ends with the exit code CODE and prints an error that matches the regular expression TEXT. Run as:
# cmake -DEDITOR=... -DPLAY=... -DOUTPUT=... -DCODE=... -DTEXT=... -P fails.cmake
execute_process(COMMAND "${EDITOR}" --play "${PLAY}" --output "${OUTPUT}"
    RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE complained)
if(NOT result STREQUAL CODE OR NOT complained MATCHES "${TEXT}")
    message(FATAL_ERROR "Expected exit code ${CODE} and the text ${TEXT}, but it ended with ${result} and said:\n"
        "${said}${complained}")
endif()
