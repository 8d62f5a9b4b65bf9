# Compiles translations/trammel_<language>.ts of the current folder, and embeds the results in a target as resources
# below :/trammel/translations. The code of the resources is generated here, because qt_add_resources() adds an object
# library to a static library, which would have to be exported, too.
function(trammel_add_translations target)
    if(TRAMMEL_BUILD_TRANSLATIONS)
        find_package(Qt6LinguistTools ${TRAMMEL_QT_VERSION} QUIET)
    endif()
    if(TRAMMEL_BUILD_TESTS AND NOT TARGET Qt6::lrelease)
        message(FATAL_ERROR "The tests require the translations, and thus Qt6LinguistTools.")
    elseif(NOT TRAMMEL_BUILD_TRANSLATIONS)
        return()
    elseif(NOT TARGET Qt6::lrelease)
        message(WARNING "Qt6LinguistTools (Debian: qt6-tools-dev, qt6-l10n-tools) are not installed. The texts of the "
            "library will be in English only. TRAMMEL_BUILD_TRANSLATIONS=OFF turns this warning off.")
        return()
    endif()
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/translations")
    set(entries "")
    set(compiled "")
    set(sources "")
    foreach(language IN LISTS ARGN)
        set(source "${CMAKE_CURRENT_SOURCE_DIR}/translations/trammel_${language}.ts")
        set(name "trammel_${language}.qm")
        add_custom_command(OUTPUT "${folder}/${name}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
            COMMAND Qt6::lrelease -silent "${source}" -qm "${folder}/${name}"
            DEPENDS "${source}" VERBATIM)
        string(APPEND entries "<file>${name}</file>\n")
        list(APPEND compiled "${folder}/${name}")
        list(APPEND sources "${source}")
    endforeach()
    file(CONFIGURE OUTPUT "${folder}/trammel_translations.qrc"
        CONTENT "<RCC><qresource prefix=\"/trammel/translations\">\n${entries}</qresource></RCC>\n" @ONLY)
    set(generated "${folder}/trammel_translations.cpp")
    add_custom_command(OUTPUT "${generated}"
        COMMAND Qt6::rcc --no-compress --name trammel_translations --output "${generated}"
            "${folder}/trammel_translations.qrc"
        DEPENDS "${folder}/trammel_translations.qrc" ${compiled} VERBATIM)
    set_source_files_properties("${generated}" PROPERTIES SKIP_AUTOGEN ON SKIP_UNITY_BUILD_INCLUSION ON
        SKIP_PRECOMPILE_HEADERS ON)
    target_sources(${target} PRIVATE "${generated}")
    set_source_files_properties(translations/translations.cpp PROPERTIES
        COMPILE_DEFINITIONS TRAMMEL_TRANSLATIONS SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
    install(FILES ${sources} DESTINATION "${CMAKE_INSTALL_DATADIR}/trammel/translations" COMPONENT Development)
    if(TRAMMEL_IS_TOP_LEVEL)
        # Adds new texts to the translations, and removes those that no longer exist. Only plurals need an English one.
        set(update "$<TARGET_FILE:Qt6::lupdate>" -silent -locations none -no-obsolete -extensions cpp,h
            "${CMAKE_CURRENT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/geometry" -I "${PROJECT_BINARY_DIR}/include" -I "${PROJECT_SOURCE_DIR}")
        set(english "${CMAKE_CURRENT_SOURCE_DIR}/translations/trammel_en.ts")
        list(REMOVE_ITEM sources "${english}")
        add_custom_target(update_translations
            COMMAND ${update} -ts ${sources}
            COMMAND ${update} -pluralonly -ts "${english}" VERBATIM)
    endif()
endfunction()
