# The target `docs` makes the documentation, if Doxygen is installed: HTML in docs/html, and docs/trammel.qch for Qt
# Assistant and Qt Creator if qhelpgenerator is installed. The pictures are made at the same time by programs of
# examples/. Every warning is an error.
find_package(Doxygen QUIET)
if(NOT DOXYGEN_FOUND OR NOT TARGET trammel-gallery)
    return()
endif()
set(docs "${PROJECT_SOURCE_DIR}/widgets/docs")
set(output "${PROJECT_BINARY_DIR}/docs")
get_property(headers GLOBAL PROPERTY TRAMMEL_PUBLIC_HEADERS)

add_custom_target(docs-input
    COMMAND "${CMAKE_COMMAND}" "-DROOT=${PROJECT_SOURCE_DIR}" "-DHEADERS=${headers}" "-DOUTPUT=${output}/input"
        "-DDOXYGEN=${DOXYGEN_EXECUTABLE}" -P "${docs}/prepare.cmake"
    COMMENT "Writing the input of the documentation" VERBATIM)
# The fonts and colors are those of Qt's offscreen platform, so that the pictures are alike everywhere.
set(offscreen "${CMAKE_COMMAND}" -E env QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8)
add_custom_command(OUTPUT "${output}/pictures/editor.png"
    COMMAND ${offscreen} "$<TARGET_FILE:trammel-gallery>" "${output}/pictures"
    COMMAND ${offscreen} "$<TARGET_FILE:trammel-geometrypictures>" "${output}/pictures"
    DEPENDS trammel-gallery trammel-geometrypictures COMMENT "Making the pictures of the documentation" VERBATIM)
add_custom_target(docs-pictures DEPENDS "${output}/pictures/editor.png")

set(DOXYGEN_PROJECT_NAME Trammel)
set(DOXYGEN_PROJECT_NUMBER "${PROJECT_VERSION}")
set(DOXYGEN_PROJECT_BRIEF "${PROJECT_DESCRIPTION}")
set(DOXYGEN_PROJECT_LOGO "${PROJECT_SOURCE_DIR}/examples/editor/icons/trammel.svg")
set(DOXYGEN_OUTPUT_DIRECTORY "${output}")
set(DOXYGEN_FILE_PATTERNS *.h *.md *.dox)
set(DOXYGEN_USE_MDFILE_AS_MAINPAGE "${output}/input/pages/mainpage.md")
set(DOXYGEN_EXTRACT_ALL YES)
set(DOXYGEN_HIDE_SCOPE_NAMES YES)
set(DOXYGEN_LAYOUT_FILE "${output}/input/layout.xml")
set(DOXYGEN_JAVADOC_AUTOBRIEF YES)
set(DOXYGEN_QUIET YES)
set(DOXYGEN_HAVE_DOT NO)
set(DOXYGEN_WARN_AS_ERROR FAIL_ON_WARNINGS)
# The include lines of classes are those that users write.
set(DOXYGEN_STRIP_FROM_PATH "${output}/input")
set(DOXYGEN_STRIP_FROM_INC_PATH "${output}/input")
set(DOXYGEN_INCLUDE_PATH "${output}/input")
set(DOXYGEN_SHOW_INCLUDE_FILES YES)
set(DOXYGEN_MACRO_EXPANSION YES)
set(DOXYGEN_EXPAND_ONLY_PREDEF YES)
set(DOXYGEN_PREDEFINED TRAMMEL_GEOMETRY_EXPORT= TRAMMEL_WIDGETS_EXPORT= QT_BEGIN_NAMESPACE= QT_END_NAMESPACE=)
set(DOXYGEN_TAGFILES "${output}/input/qt.tags=https://doc.qt.io/qt-6/")
set(DOXYGEN_IMAGE_PATH "${output}/pictures")
set(DOXYGEN_TOC_INCLUDE_HEADINGS 3)
set(DOXYGEN_GENERATE_LATEX NO)
set(DOXYGEN_GENERATE_TREEVIEW YES)
set(DOXYGEN_DISABLE_INDEX NO)
set(DOXYGEN_HTML_EXTRA_STYLESHEET "${docs}/trammel.css")
find_path(TRAMMEL_DOXYGEN_AWESOME doxygen-awesome.css PATH_SUFFIXES share/doxygen-awesome-css)
if(TRAMMEL_DOXYGEN_AWESOME)
    set(DOXYGEN_HTML_EXTRA_STYLESHEET "${TRAMMEL_DOXYGEN_AWESOME}/doxygen-awesome.css"
        "${TRAMMEL_DOXYGEN_AWESOME}/doxygen-awesome-sidebar-only.css" "${docs}/trammel.css")
endif()
set(DOXYGEN_GENERATE_QHP YES)
set(DOXYGEN_QHP_NAMESPACE org.trammel.${PROJECT_VERSION})
set(DOXYGEN_QHP_VIRTUAL_FOLDER trammel)
doxygen_add_docs(docs-html "${output}/input" "${docs}/groups.dox" COMMENT "Making the documentation")
add_dependencies(docs-html docs-input docs-pictures)

add_custom_target(docs)
add_dependencies(docs docs-html)
find_program(TRAMMEL_QHELPGENERATOR NAMES qhelpgenerator-qt6 qhelpgenerator qhelpgenerator6
    HINTS "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_LIBEXECS}" "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS}")
if(TRAMMEL_QHELPGENERATOR)
    add_custom_target(docs-help
        COMMAND ${offscreen} "${TRAMMEL_QHELPGENERATOR}" "${output}/html/index.qhp" -o "${output}/trammel.qch"
        COMMENT "Making the help of Qt Assistant" VERBATIM)
    add_dependencies(docs-help docs-html)
    add_dependencies(docs docs-help)
endif()
