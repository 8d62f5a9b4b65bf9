# Writes the input of Doxygen to a folder: the public headers as they are installed, each in its group, the pages, the
# names of Qt's classes, and the pictures of classes. Run as: cmake -DROOT=<sources> -DHEADERS=<list of header=path>
# -DOUTPUT=<folder> -DDOXYGEN=<program> -P prepare.cmake
cmake_minimum_required(VERSION 3.22)

function(write path text)
    file(WRITE "${OUTPUT}/${path}" "${text}")
endfunction()
file(REMOVE_RECURSE "${OUTPUT}")

# Headers. The comments that put their contents into a group are added within lines, so that line numbers are kept.
set(qt_classes "")
foreach(pair IN LISTS HEADERS)
    string(REGEX MATCH "^(.*)=(.*)$" matched "${pair}")
    set(name "${CMAKE_MATCH_1}")
    set(path "${CMAKE_MATCH_2}")
    file(RELATIVE_PATH folder "${ROOT}" "${path}")
    if(folder MATCHES "^geometry/")
        set(group Geometry)
    elseif(folder MATCHES "^widgets/dropin/")
        set(group DropIn)
    elseif(folder MATCHES "^widgets/(model/file|export)/")
        set(group Files)
    elseif(folder MATCHES "^widgets/model/")
        set(group Document)
    else()
        set(group Widgets)
    endif()
    file(READ "${path}" text)
    string(REGEX MATCHALL "<Qt(Core|Gui|Widgets)/Q[A-Za-z0-9]+>" includes "${text}")
    string(REGEX MATCHALL "\nclass Q[A-Za-z]+" declarations "${text}")
    foreach(class IN LISTS includes declarations)
        string(REGEX REPLACE ".*[/ ](Q[A-Za-z0-9]+).*" "\\1" class "${class}")
        list(APPEND qt_classes "${class}")
    endforeach()
    string(REPLACE "\nnamespace Trammel {\n" "\nnamespace Trammel { /** @addtogroup ${group} */ /** @{ */\n" text "${text}")
    string(REPLACE "\n} // namespace Trammel\n" "\n/** @} */ } // namespace Trammel\n" text "${text}")
    write("${name}" "${text}")
endforeach()

# Qt's classes, with their pages at doc.qt.io, whose names follow from those of the classes.
list(APPEND qt_classes QCoreApplication QGraphicsView QGraphicsScene QGraphicsItem QGraphicsItemGroup
    QImageReader QMainWindow QPdfWriter QUndoGroup QUndoStack QUndoCommand)
list(REMOVE_DUPLICATES qt_classes)
list(SORT qt_classes)
set(tags "<?xml version='1.0' encoding='UTF-8'?>\n<tagfile>\n")
foreach(class IN LISTS qt_classes)
    # These headers contain no class of their name.
    if(class MATCHES "^(Qt|QtGlobal|QtMath|QHashFunctions)$")
        continue()
    endif()
    string(TOLOWER "${class}" page)
    string(APPEND tags "<compound kind=\"class\"><name>${class}</name><filename>${page}.html</filename></compound>\n")
endforeach()
write(qt.tags "${tags}</tagfile>\n")

# Sets text to a page in which the names of members, such as Document::find(), are links, except in code. A name that
# does not exist causes a warning of Doxygen.
function(link_members page)
    set(text "")
    set(is_code FALSE)
    while(NOT page STREQUAL "")
        string(FIND "${page}" "```" length)
        string(SUBSTRING "${page}" 0 ${length} part)
        if(NOT is_code)
            string(REGEX REPLACE "([ (\n])([A-PR-Z][A-Za-z]+)::([a-z][A-Za-z]*)"
                "\\1@ref Trammel::\\2::\\3 \"\\2::\\3\"" part "${part}")
            string(REGEX REPLACE "@ref Trammel::Trammel::([^ ]*) \"[^\"]*\"" "@ref Trammel::\\1 \"\\1\"" part
                "${part}")
        endif()
        string(APPEND text "${part}")
        if(length EQUAL -1)
            break()
        endif()
        string(APPEND text "```")
        math(EXPR next "${length} + 3")
        string(SUBSTRING "${page}" ${next} -1 page)
        if(is_code)
            set(is_code FALSE)
        else()
            set(is_code TRUE)
        endif()
    endwhile()
    set(text "${text}" PARENT_SCOPE)
endfunction()

# Pages. Links to files of the sources become plain text, and pictures are found by their names.
function(write_page source id title)
    file(READ "${ROOT}/${source}" text)
    # CMake's lists end at these characters.
    string(REPLACE "[" "@OPEN@" text "${text}")
    string(REPLACE "]" "@CLOSE@" text "${text}")
    # Tables of pictures that this documentation does not make.
    string(REGEX REPLACE "\n\\| \\| \\|\n\\|---\\|---\\|\n(\\|[^\n]*examples/pictures/[^\n]*\n)+" "\n" text "${text}")
    string(REGEX REPLACE "\\(\\.\\./examples/pictures/geometry/([a-z]+)\\.svg\\)" "(\\1.svg)" text "${text}")
    string(REGEX REPLACE "([^!])@OPEN@([^@]*)@CLOSE@\\([.a-z][^):]*\\)" "\\1\\2" text "${text}")
    string(REGEX REPLACE "^# [^\n]*" "# ${title} {#${id}}\n\n@OPEN@TOC@CLOSE@" text "${text}")
    string(REPLACE "@OPEN@" "[" text "${text}")
    string(REPLACE "@CLOSE@" "]" text "${text}")
    write("pages/${id}.md" "${text}")
endfunction()
write_page(widgets/model/file/FORMAT.md format "File format")
write_page(widgets/interaction/README.md mouseandkeys "Mouse and keys")
write_page(geometry/README.md geometrytasks "Geometry by task")
foreach(name IN ITEMS mainpage howto basics qgraphicsview)
    file(READ "${CMAKE_CURRENT_LIST_DIR}/${name}.md" page)
    link_members("${page}")
    write("pages/${name}.md" "${text}")
endforeach()

file(READ "${ROOT}/README.md" readme)
foreach(table IN ITEMS editor ratios)
    string(REGEX MATCH "<!-- ${table} -->\n(.*)<!-- end of ${table} -->" matched "${readme}")
    if(NOT matched)
        message(FATAL_ERROR "README.md has no table \"${table}\"")
    endif()
    set(${table} "${CMAKE_MATCH_1}")
endforeach()
file(READ "${CMAKE_CURRENT_LIST_DIR}/measured.md.in" measured)
string(CONFIGURE "${measured}" measured @ONLY)
write(pages/measured.md "${measured}")

# The entries of the gallery: a picture, and the code between the marks with its name.
file(READ "${CMAKE_CURRENT_LIST_DIR}/gallery.md" gallery)
string(REGEX MATCHALL "\\\\entry{[^}]*}" entries "${gallery}")
foreach(entry IN LISTS entries)
    string(REGEX MATCH "{([a-z]+),([a-z.]+)}" matched "${entry}")
    set(name "${CMAKE_MATCH_1}")
    file(READ "${ROOT}/examples/gallery/${CMAKE_MATCH_2}" code)
    string(REGEX MATCH "\n *//! \\[${name}\\]\n(.*)\n *//! \\[${name}\\]\n" matched "${code}")
    if(NOT matched)
        message(FATAL_ERROR "The gallery has no code ${name}")
    endif()
    set(code "\n${CMAKE_MATCH_1}")
    if(code MATCHES "^\n    ")
        string(REPLACE "\n    " "\n" code "${code}")
    endif()
    string(REPLACE "${entry}" "\n<div class=\"entry\">\n\\image html ${name}.png\n```cpp${code}\n```\n</div>" gallery
        "${gallery}")
endforeach()
link_members("${gallery}")
write(pages/gallery.md "${text}")

# The picture of each class that has an appearance.
set(pictures
    ShapeEditor=editor ToolPalette=toolpalette ShapePalette=shapepalette Stencil=shapepalette
    ShapeInspector=shapeinspector ShapeList=shapelist Minimap=minimap CommandPalette=commandpalette FindBar=findbar
    EditorPanel=panels PlacingDialog=placingdialog PreferencesDialog=preferences ActionShortcuts=preferences
    CustomTool=owntool ToolEvent=owntool SceneSelector=sceneselector Shape=shapes ShapeKind=diagramkinds
    ShapeKindCategory=diagramkinds ShapePart=ownkind SizeRule=ownkind Fill=fills Gradient=fills Shadow=fills
    Stroke=strokes DashPattern=strokes LineForm=strokes TextStyle=texts TextBox=compartments Connector=connectors
    ConnectorEnd=connectors ConnectorText=connectors ConnectorLabel=connectors ShapePort=connectors Group=containers
    Selection=lasso Document=panels Gesture=snapping Permissions=signals Repetition=repetition
    RepetitionResult=repetition Packing=packing PathDistribution=distribution CombinationResult=operations
    PlacingResult=separation Placement=placementconstraint PictureOptions=page Polygon=pieces.svg
    Triangulation=pieces.svg)
set(dox "")
foreach(pair IN LISTS pictures)
    string(REGEX MATCH "^(.*)=(.*)$" matched "${pair}")
    set(class "${CMAKE_MATCH_1}")
    set(picture "${CMAKE_MATCH_2}")
    if(NOT picture MATCHES "\\.")
        string(APPEND picture .png)
    endif()
    string(APPEND dox "/** @class Trammel::${class}\n@image html ${picture}\n*/\n")
endforeach()
write(pages/pictures.dox "${dox}")

# The description of a class precedes the list of its members.
execute_process(COMMAND "${DOXYGEN}" -l "${OUTPUT}/layout.xml" COMMAND_ERROR_IS_FATAL ANY)
file(READ "${OUTPUT}/layout.xml" layout)
string(REGEX MATCH "<class>.*</class>" before "${layout}")
string(REGEX REPLACE "\n *<detaileddescription title=\"\"/>" "" after "${before}")
string(REGEX REPLACE "<briefdescription visible=\"yes\"/>(\n *<includes [^>]*>)"
    "\\1\n<detaileddescription title=\"Description\"/>" after "${after}")
string(REPLACE "${before}" "${after}" layout "${layout}")
write(layout.xml "${layout}")
