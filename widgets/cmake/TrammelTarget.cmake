include(GenerateExportHeader)

# moc reads every header that it finds. It needs nothing from those of Boost, of Qt and of the standard library, which
# take 80 % of its time. With their include guards defined, it skips them.
set(TRAMMEL_MOC_OPTIONS)
foreach(name IN ITEMS algorithm array atomic bit charconv chrono cmath concepts cstddef cstdint cstdlib cstring deque
        functional iterator map memory mutex numeric numeric_limits optional queue random ranges set span sstream
        stdexcept string string_view tuple type_traits unordered_map unordered_set utility variant vector)
    string(TOUPPER "-D_GLIBCXX_${name}" option)
    list(APPEND TRAMMEL_MOC_OPTIONS "${option}")
endforeach()
foreach(name IN ITEMS qabstractbutton qaction qapplication qcolor qcoreapplication qdebug qdialog qevent qfont
        qgraphicsitem qgraphicsscene qgraphicsview qguiapplication qhash qimage qjsonobject qlayout qlist qmetatype
        qobject qpainter qpainterpath qpalette qpoint qpointer qrect qshareddata qsignalspy qstring qtest qtimer
        qtransform qundostack qvariant qwidget)
    string(TOUPPER "-D${name}_H" option)
    list(APPEND TRAMMEL_MOC_OPTIONS "${option}")
endforeach()
foreach(guard IN ITEMS GEOMETRY_GEOMETRIES_HPP GEOMETRY_GEOMETRIES_POINT_XY_HPP GEOMETRY_HPP MATH_CPP_BIN_FLOAT_HPP
        MP_CPP_INT_HPP)
    list(APPEND TRAMMEL_MOC_OPTIONS "-DBOOST_${guard}")
endforeach()

# The compile settings of every target of Trammel. Apart from the C++ standard and the sanitizers, they do not apply to
# the targets of users.
function(trammel_target_settings target)
    target_compile_features(${target} PUBLIC cxx_std_20)
    target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII)
    set_property(TARGET ${target} PROPERTY AUTOMOC_MOC_OPTIONS "${TRAMMEL_MOC_OPTIONS}")
    if(MSVC)
        target_compile_options(${target} PRIVATE /W4 $<$<BOOL:${TRAMMEL_WARNINGS_AS_ERRORS}>:/WX>)
    else()
        target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
            -ffp-contract=off $<$<BOOL:${TRAMMEL_WARNINGS_AS_ERRORS}>:-Werror>)
    endif()
    if(TRAMMEL_SANITIZE)
        target_compile_options(${target} PRIVATE -fsanitize=${TRAMMEL_SANITIZE} -fno-sanitize-recover=all
            -fno-omit-frame-pointer)
        if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
            set(ignored "${PROJECT_SOURCE_DIR}/widgets/cmake/sanitizerignorelist.txt")
            # Ninja runs the compiler in the build folder. A relative path lets a compiler cache serve other checkouts.
            if(CMAKE_GENERATOR MATCHES "Ninja")
                file(RELATIVE_PATH ignored "${CMAKE_BINARY_DIR}" "${ignored}")
            endif()
            target_compile_options(${target} PRIVATE "-fsanitize-ignorelist=${ignored}")
        endif()
        target_link_options(${target} PUBLIC -fsanitize=${TRAMMEL_SANITIZE})
    endif()
endfunction()

# Precompiles the headers that most sources of a target include: only those of Qt and of the standard library. Each file
# must still include what it uses, which a build with CMAKE_DISABLE_PRECOMPILE_HEADERS=ON checks. Only for a top-level
# build: a parent project decides for its own targets.
function(trammel_precompile_headers target)
    cmake_parse_arguments(ARG "WIDGETS" "" "HEADERS" ${ARGN})
    if(NOT TRAMMEL_IS_TOP_LEVEL)
        return()
    endif()
    set(headers <QtCore/QList> <QtCore/QPointF> <QtCore/QVarLengthArray> <algorithm> <array> <cmath> <limits> <memory>
        <optional> <span> <utility> <variant> <vector>)
    if(ARG_WIDGETS)
        list(APPEND headers <QtCore/QCoreApplication> <QtCore/QHash> <QtCore/QPointer> <QtGui/QAction> <QtGui/QKeyEvent>
            <QtGui/QPainter> <QtGui/QPainterPath> <QtWidgets/QGraphicsItem> <QtWidgets/QGraphicsScene>
            <QtWidgets/QGraphicsView> <functional>)
    endif()
    target_precompile_headers(${target} PRIVATE ${headers} ${ARG_HEADERS})
    # ccache requires these options.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
        "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()

# Installs trammel-<component>.pc, for builds without CMake. Its prefix is relative to the file, so the installed folder
# can be moved.
function(trammel_add_pkgconfig component)
    cmake_parse_arguments(ARG "" "SUMMARY;REQUIRES" "" ${ARGN})
    string(TOLOWER "${component}" name)
    string(TOUPPER "${component}" upper)
    set(target "Trammel${component}")
    set(summary "${ARG_SUMMARY}")
    set(requires "${ARG_REQUIRES}")
    set(folder "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
    file(RELATIVE_PATH prefix_from_pc "/${folder}" "/")
    string(REGEX REPLACE "/$" "" prefix_from_pc "${prefix_from_pc}")
    if(NOT BUILD_SHARED_LIBS)
        set(definitions " -DTRAMMEL_${upper}_STATIC_DEFINE")
    endif()
    configure_file("${PROJECT_SOURCE_DIR}/widgets/cmake/trammel.pc.in" "${PROJECT_BINARY_DIR}/trammel-${name}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/trammel-${name}.pc" DESTINATION "${folder}" COMPONENT Development)
endfunction()

# Adds a library Trammel::<component> with public headers. Users write #include <PREFIX/name.h>, regardless of the
# folder of the header, both with the build tree and with the installed library. The build tree contains a forwarding
# header for each public header.
function(trammel_add_library component)
    cmake_parse_arguments(ARG "" "PREFIX" "HEADERS;SOURCES" ${ARGN})
    set(target Trammel${component})
    add_library(${target} ${ARG_HEADERS} ${ARG_SOURCES})
    add_library(Trammel::${component} ALIAS ${target})
    set_target_properties(${target} PROPERTIES
        EXPORT_NAME ${component}
        VERSION ${PROJECT_VERSION}
        SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
        CXX_VISIBILITY_PRESET ${TRAMMEL_VISIBILITY}
        VISIBILITY_INLINES_HIDDEN ON
        POSITION_INDEPENDENT_CODE ON
        UNITY_BUILD_MODE GROUP)
    # With CMAKE_UNITY_BUILD, the sources of a folder are compiled as one, which takes a third of the time.
    foreach(source IN LISTS ARG_SOURCES)
        get_filename_component(folder "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "unity_${folder}" group)
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}")
    endforeach()
    trammel_target_settings(${target})
    string(TOUPPER TRAMMEL_${component} prefix)
    set(include_folder "${PROJECT_BINARY_DIR}/include")
    string(TOLOWER "${component}" export_name)
    set(export_header "${include_folder}/${ARG_PREFIX}/${export_name}_export.h")
    # Public headers include this file first, so that its error is the first one.
    set(standard_check "#if (defined(_MSVC_LANG) ? _MSVC_LANG : __cplusplus) < 202002L
#error \"Trammel requires C++20: compile with -std=c++20 (g++, clang++) or /std:c++20 (Visual C++).\"
#endif")
    generate_export_header(${target} BASE_NAME ${prefix} EXPORT_FILE_NAME "${export_header}"
        CUSTOM_CONTENT_FROM_VARIABLE standard_check)
    if(NOT BUILD_SHARED_LIBS)
        target_compile_definitions(${target} PUBLIC ${prefix}_STATIC_DEFINE)
    endif()
    target_include_directories(${target} PUBLIC
        "$<BUILD_INTERFACE:${include_folder}>"
        "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
    # These folders precede those of a parent project, which may have its own geometry/ folder.
    target_include_directories(${target} BEFORE PRIVATE "${PROJECT_SOURCE_DIR}" "${include_folder}")
    foreach(header IN LISTS ARG_HEADERS)
        get_filename_component(name "${header}" NAME)
        # The path is relative, so that a compiler cache works for every checkout.
        file(RELATIVE_PATH path "${include_folder}/${ARG_PREFIX}" "${CMAKE_CURRENT_SOURCE_DIR}/${header}")
        file(CONFIGURE OUTPUT "${include_folder}/${ARG_PREFIX}/${name}" CONTENT "#include \"@path@\"\n" @ONLY)
        set_property(GLOBAL APPEND PROPERTY TRAMMEL_PUBLIC_HEADERS
            "${ARG_PREFIX}/${name}=${CMAKE_CURRENT_SOURCE_DIR}/${header}")
    endforeach()
    install(FILES ${ARG_HEADERS} "${export_header}" COMPONENT Development
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/${ARG_PREFIX}")
    install(TARGETS ${target} EXPORT ${target}Targets
        RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT Runtime
        LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT Runtime NAMELINK_COMPONENT Development
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT Development)
endfunction()
