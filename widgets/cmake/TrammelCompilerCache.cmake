# Compiles through ccache if it is installed.
find_program(TRAMMEL_CCACHE ccache)
if(TRAMMEL_CCACHE AND CMAKE_HOST_UNIX AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_CURRENT_LIST_DIR}/compilercache.sh" "${PROJECT_SOURCE_DIR}" "${TRAMMEL_CCACHE}")
    # Otherwise, debug information would contain the checkout's folder.
    add_compile_options("-fdebug-prefix-map=${PROJECT_SOURCE_DIR}=.")
endif()
