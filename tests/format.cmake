# Checks every source file against .clang-format. Run as:
# cmake -DROOT=<source folder> -DCLANG_FORMAT=<program> -P format.cmake
set(files "")
foreach(folder IN ITEMS geometry widgets plugin examples tests)
    file(GLOB_RECURSE found "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    list(APPEND files ${found})
endforeach()
execute_process(COMMAND "${CLANG_FORMAT}" --dry-run -Werror ${files} RESULT_VARIABLE result ERROR_VARIABLE text)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "Not formatted as .clang-format says:\n${text}")
endif()
