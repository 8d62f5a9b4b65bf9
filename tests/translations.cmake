# Fails if the translations lack a text of the library or contain one that no longer exists. Run as:
# cmake -DROOT=<source folder> -DBUILD=<build folder> -DLUPDATE=<program> -DWORK=<folder> -P translations.cmake
file(REMOVE_RECURSE "${WORK}")
file(GLOB sources "${ROOT}/widgets/translations/*.ts")
# The English file contains only plurals, which the test class TestTranslations compares with those of other languages.
list(REMOVE_ITEM sources "${ROOT}/widgets/translations/trammel_en.ts")
set(faults "")
foreach(source IN LISTS sources)
    get_filename_component(name "${source}" NAME)
    file(COPY "${source}" DESTINATION "${WORK}")
    execute_process(COMMAND "${LUPDATE}" -locations none -no-obsolete -extensions cpp,h "${ROOT}/widgets" "${ROOT}/geometry"
        -I "${BUILD}/include" -I "${ROOT}" -ts "${WORK}/${name}"
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT result EQUAL 0 OR NOT output MATCHES "\\(0 new and" OR output MATCHES "(Removed|Kept) [0-9]+ obsolete")
        string(APPEND faults "${name}: ${output}\n")
    endif()
endforeach()
if(sources STREQUAL "" OR NOT faults STREQUAL "")
    message(FATAL_ERROR "The translations do not match the texts of the library. This command updates them:\n"
        "  cmake --build ${BUILD} --target update_translations\n"
        "Then translate the texts that are marked \"unfinished\" in widgets/translations/*.ts.\n${faults}")
endif()
