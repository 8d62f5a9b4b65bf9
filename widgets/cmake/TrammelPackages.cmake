# Debian packages by `cpack -G DEB`: the library, its development files, the plugins for Designer, and the editor. They
# require shared libraries without tests (the preset "package").
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR Trammel)
set(CPACK_PACKAGE_CONTACT "Trammel <trammel@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${PROJECT_BINARY_DIR}/geometry" "${PROJECT_BINARY_DIR}/widgets")

set(library "libtrammel${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")
set(same_version "(= ${PROJECT_VERSION})")
function(trammel_package component name section description)
    string(TOUPPER "${component}" upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME "${name}" PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION "${section}" PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_PACKAGE_DEPENDS "${ARGN}" PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_DESCRIPTION "${description}" PARENT_SCOPE)
    set(CPACK_COMPONENT_${upper}_DESCRIPTION "${description}" PARENT_SCOPE)
    # Every Debian package contains the license under this name. Other installations do not need this copy.
    install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${name}" RENAME copyright
        COMPONENT ${component} EXCLUDE_FROM_ALL)
endfunction()
trammel_package(Runtime "${library}" libs "Shape editor for Qt applications: the shared libraries")
trammel_package(Development libtrammel-dev libdevel "Shape editor for Qt applications: headers and CMake package"
    "${library} ${same_version}, qt6-base-dev")
set(CPACK_COMPONENTS_ALL Runtime Development)
if(TRAMMEL_BUILD_PLUGIN)
    list(APPEND CPACK_COMPONENTS_ALL Designer)
    trammel_package(Designer trammel-designer devel "Shape editor for Qt applications: plugins for Qt Designer"
        "${library} ${same_version}")
    # Programs that load forms use the plugin as well, but do not need Designer.
    set(CPACK_DEBIAN_DESIGNER_PACKAGE_RECOMMENDS designer-qt6)
endif()
if(TRAMMEL_BUILD_EXAMPLES)
    list(APPEND CPACK_COMPONENTS_ALL Editor)
    trammel_package(Editor trammel-editor graphics "Draw, select and arrange shapes"
        "${library} ${same_version}")
endif()
include(CPack)
