# Debian packages by `cpack -G DEB`: the library, its development files, the plugins for Designer, and the editor. They
# require shared libraries without tests (the preset "package").
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR Trammel)
if(NOT CPACK_PACKAGE_CONTACT)
    set(CPACK_PACKAGE_CONTACT "Trammel <trammel@localhost>")
    set(contact_override "# Whoever distributes the packages sets CPACK_PACKAGE_CONTACT.
bogus-mail-host
bogus-mail-host-in-debian-changelog
")
endif()
# The first line of the descriptions.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "shape editor for Qt applications")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
# Programs run with later versions of the same minor version: see "Binary compatibility" in widgets/README.md.
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${PROJECT_BINARY_DIR}/geometry" "${PROJECT_BINARY_DIR}/widgets")

set(library "libtrammel${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")
set(same_version "(= ${PROJECT_VERSION})")
set(packages_folder "${PROJECT_BINARY_DIR}/packages")

# Packages contain compressed files without times.
find_program(TRAMMEL_GZIP gzip)
function(trammel_install_compressed source folder component name)
    if(NOT TRAMMEL_GZIP)
        return()
    endif()
    set(copy "${packages_folder}/${component}/${name}")
    configure_file("${source}" "${copy}" COPYONLY)
    execute_process(COMMAND "${TRAMMEL_GZIP}" -9nkf "${copy}" COMMAND_ERROR_IS_FATAL ANY)
    install(FILES "${copy}.gz" DESTINATION "${folder}" COMPONENT ${component} EXCLUDE_FROM_ALL)
endfunction()

# The changelog of Debian's tools. Its date is that of the changelog, so that packages can be reproduced.
file(TIMESTAMP "${PROJECT_SOURCE_DIR}/CHANGELOG.md" date "%a, %d %b %Y %H:%M:%S +0000" UTC)

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
    file(WRITE "${packages_folder}/${name}.changelog" "${name} (${PROJECT_VERSION}) unstable; urgency=medium\n\n"
        "  * CHANGELOG.md in libtrammel-dev describes the changes.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
    trammel_install_compressed("${packages_folder}/${name}.changelog" "${CMAKE_INSTALL_DATADIR}/doc/${name}"
        ${component} changelog)
    if(contact_override OR overrides)
        file(WRITE "${packages_folder}/${name}.overrides" "${contact_override}${overrides}")
        install(FILES "${packages_folder}/${name}.overrides" DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides"
            RENAME "${name}" COMPONENT ${component} EXCLUDE_FROM_ALL)
    endif()
endfunction()
set(overrides "# Programs use the two libraries together, in the same version.
package-name-doesnt-match-sonames
# CPack adds these calls to every package with shared libraries. They do not harm beside the trigger.
maintscript-calls-ldconfig
")
trammel_package(Runtime "${library}" libs "This package contains the shared libraries.")
set(overrides "")
file(WRITE "${packages_folder}/triggers" "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA "${packages_folder}/triggers")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_STRICT_PERMISSION TRUE)
trammel_package(Development libtrammel-dev libdevel
    "This package contains the headers, the CMake package and the documents."
    "${library} ${same_version}, qt6-base-dev")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "cmake, pkgconf | pkg-config")
set(CPACK_COMPONENTS_ALL Runtime Development)
if(TRAMMEL_BUILD_PLUGIN)
    list(APPEND CPACK_COMPONENTS_ALL Designer)
    trammel_package(Designer trammel-designer devel "This package contains the plugins for Qt Designer."
        "${library} ${same_version}")
    trammel_install_compressed("${PROJECT_SOURCE_DIR}/plugin/trammel-plugin-check.1" "${CMAKE_INSTALL_MANDIR}/man1"
        Designer trammel-plugin-check.1)
    # Programs that load forms use the plugin as well, but do not need Designer.
    set(CPACK_DEBIAN_DESIGNER_PACKAGE_RECOMMENDS designer-qt6)
endif()
if(TRAMMEL_BUILD_EXAMPLES)
    list(APPEND CPACK_COMPONENTS_ALL Editor)
    trammel_package(Editor trammel-editor graphics
        "This package contains an application to draw, select and arrange shapes." "${library} ${same_version}")
    trammel_install_compressed("${PROJECT_SOURCE_DIR}/examples/editor/desktop/trammel-editor.1"
        "${CMAKE_INSTALL_MANDIR}/man1" Editor trammel-editor.1)
endif()
include(CPack)
