#pragma once

#include <trammel/document.h>

#include <QtCore/QStringList>

namespace Trammel {

class Selection;
class ShapeEditor;

/// Finds shapes and groups that contain all words of a query. Upper and lower case are equal.
class ShapeSearch
{
public:
    enum class Fields { NamesAndTexts, NamesTextsAndKinds };

    /// Finds nothing.
    ShapeSearch() = default;
    explicit ShapeSearch(const QString &query, Fields fields = Fields::NamesTextsAndKinds);

    /// Whether the query contains no words.
    bool isEmpty() const { return m_words.isEmpty(); }
    bool matches(const Shape &shape) const;
    bool matches(const Group &group) const;
    /// The visible matches of a document in the order of a list: from the top to the bottom, a group before its
    /// members.
    Units unitsIn(const Document &document) const;

private:
    bool matches(const QString &name, const QString &text, const QString &kind) const;
    void collect(const Document &document, GroupId scope, Units &found) const;

    QStringList m_words;
    Fields m_fields = Fields::NamesTextsAndKinds;
    /// The names of kinds are translated, which takes longer than the comparison.
    mutable QHash<const ShapeKind *, QString> m_kinds;
};

/// The shapes that the row of a unit selects: of a group, those that can be selected. A single locked shape is
/// included, so that the user can unlock it.
ShapeIds selectableIn(const Document &document, const Unit &unit);
/// Selects a unit alone. The group that contains it is entered, as by a double click in the drawing.
void selectAlone(Selection &selection, const Unit &unit);
/// Moves the view so that it shows the unit below a height of the view that is covered. Zooms out if the unit is too
/// large for the view. Does nothing if the unit is in view.
void bringIntoView(ShapeEditor &editor, const Unit &unit, double coveredHeight = 0);

} // namespace Trammel
