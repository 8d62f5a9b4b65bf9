<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message>
        <source>Change Kind</source>
        <translation>Formtyp ändern</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>Linksbündig ausrichten</translation>
    </message>
    <message>
        <source>Align Centers</source>
        <translation>Horizontal zentrieren</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>Rechtsbündig ausrichten</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>Vertikal zentrieren</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
    <message>
        <source>Distribute Gaps Horizontally</source>
        <translation>Abstände horizontal verteilen</translation>
    </message>
    <message>
        <source>Distribute Gaps Vertically</source>
        <translation>Abstände vertikal verteilen</translation>
    </message>
    <message>
        <source>Distribute Centers Horizontally</source>
        <translation>Mitten horizontal verteilen</translation>
    </message>
    <message>
        <source>Distribute Centers Vertically</source>
        <translation>Mitten vertikal verteilen</translation>
    </message>
    <message>
        <source>Arrange as Layers Downward</source>
        <translation>In Schichten nach unten anordnen</translation>
    </message>
    <message>
        <source>Arrange as Layers to the Right</source>
        <translation>In Schichten nach rechts anordnen</translation>
    </message>
    <message>
        <source>Arrange as Tree</source>
        <translation>Als Baum anordnen</translation>
    </message>
    <message>
        <source>Arrange as Network</source>
        <translation>Als Netz anordnen</translation>
    </message>
    <message>
        <source>Same Width</source>
        <translation>Gleiche Breite</translation>
    </message>
    <message>
        <source>Same Height</source>
        <translation>Gleiche Höhe</translation>
    </message>
    <message>
        <source>Same Size</source>
        <translation>Gleiche Größe</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Rotate Left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Rotate Right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>Alle entsperren</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alle einblenden</translation>
    </message>
    <message>
        <source>Bring to Front</source>
        <translation>In den Vordergrund</translation>
    </message>
    <message>
        <source>Bring Forward</source>
        <translation>Eine Ebene nach vorne</translation>
    </message>
    <message>
        <source>Send Backward</source>
        <translation>Eine Ebene nach hinten</translation>
    </message>
    <message>
        <source>Send to Back</source>
        <translation>In den Hintergrund</translation>
    </message>
    <message>
        <source>Bring in Front Of</source>
        <translation>Vor eine Form bringen</translation>
    </message>
    <message>
        <source>Send Behind</source>
        <translation>Hinter eine Form bringen</translation>
    </message>
    <message>
        <source>An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Eine SVG-Zeichnung kann nicht eingefügt werden. Nur Formen, die aus einer Zeichnung kopiert wurden, können eingefügt werden.</translation>
    </message>
    <message>
        <source>Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Dateien können nicht eingefügt werden. Nur Formen, die aus einer Zeichnung kopiert wurden, können eingefügt werden.</translation>
    </message>
    <message>
        <source>Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and paste the text there.</source>
        <translation>Text kann nicht in die Zeichenfläche eingefügt werden. Doppelklicken Sie auf eine Form oder klicken Sie mit dem Textwerkzeug, und fügen Sie den Text dort ein.</translation>
    </message>
    <message>
        <source>A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Ein Bild kann nicht eingefügt werden. Nur Formen, die aus einer Zeichnung kopiert wurden, können eingefügt werden.</translation>
    </message>
    <message>
        <source>Inserted at the nearest free place.</source>
        <translation>An der nächsten freien Stelle eingefügt.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes. %1</source>
        <translation>Die Zwischenablage enthält keine Formen. %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>The dropped data holds no shapes. %1</source>
        <translation>Die abgelegten Daten enthalten keine Formen. %1</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Unite</source>
        <translation>Vereinigen</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Subtrahieren</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Schnittmenge bilden</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Überlappung ausschließen</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>Zerteilen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Kombinieren</translation>
    </message>
    <message>
        <source>Flip and Rotate</source>
        <translation>Spiegeln und drehen</translation>
    </message>
    <message>
        <source>Add Connected</source>
        <translation>Verbundene Form hinzufügen</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Verbinder</translation>
    </message>
    <message>
        <source>Select Here</source>
        <translation>Hier auswählen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Convert to Path</source>
        <translation>In Pfad umwandeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>Als SVG kopieren</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Paste in Place</source>
        <translation>An Originalposition einfügen</translation>
    </message>
    <message>
        <source>Repeat...</source>
        <translation>Vervielfältigen...</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppierung aufheben</translation>
    </message>
    <message>
        <source>Collapse or Expand</source>
        <translation>Zuklappen oder aufklappen</translation>
    </message>
    <message>
        <source>Add Connected Shape</source>
        <translation>Verbundene Form hinzufügen</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Right</source>
        <translation>Verbundene Form rechts hinzufügen</translation>
    </message>
    <message>
        <source>Add Connected Shape Below</source>
        <translation>Verbundene Form unten hinzufügen</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Left</source>
        <translation>Verbundene Form links hinzufügen</translation>
    </message>
    <message>
        <source>Add Connected Shape Above</source>
        <translation>Verbundene Form oben hinzufügen</translation>
    </message>
    <message>
        <source>Go to Shape on the Right</source>
        <translation>Zur Form rechts</translation>
    </message>
    <message>
        <source>Go to Shape Below</source>
        <translation>Zur Form unten</translation>
    </message>
    <message>
        <source>Go to Shape on the Left</source>
        <translation>Zur Form links</translation>
    </message>
    <message>
        <source>Go to Shape Above</source>
        <translation>Zur Form oben</translation>
    </message>
    <message>
        <source>Edit Vertices</source>
        <translation>Knoten bearbeiten</translation>
    </message>
    <message>
        <source>Edit Text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Glatter Knoten</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Symmetrischer Knoten</translation>
    </message>
    <message>
        <source>Custom Kind</source>
        <translation>Eigener Formtyp</translation>
    </message>
    <message>
        <source>Nothing overlaps here</source>
        <translation>Hier überlappt nichts</translation>
    </message>
    <message>
        <source>Separate...</source>
        <translation>Trennen...</translation>
    </message>
    <message>
        <source>Pack...</source>
        <translation>Packen...</translation>
    </message>
    <message>
        <source>Distribute Along Path...</source>
        <translation>Entlang Pfad verteilen...</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select None</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Select Inverse</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message>
        <source>Select Same Kind</source>
        <translation>Gleichen Formtyp auswählen</translation>
    </message>
    <message>
        <source>Select Same Style</source>
        <translation>Gleichen Stil auswählen</translation>
    </message>
    <message>
        <source>Shapes may overlap.</source>
        <translation>Formen dürfen sich überlappen.</translation>
    </message>
    <message>
        <source>Dragged shapes stop at other shapes.</source>
        <translation>Gezogene Formen halten an anderen Formen an.</translation>
    </message>
    <message>
        <source>Dragged shapes slide along other shapes.</source>
        <translation>Gezogene Formen gleiten an anderen Formen entlang.</translation>
    </message>
    <message>
        <source>Dragged shapes push other shapes aside.</source>
        <translation>Gezogene Formen schieben andere Formen zur Seite.</translation>
    </message>
    <message>
        <source>Change Solidity</source>
        <translation>Festigkeit ändern</translation>
    </message>
    <message>
        <source>Allow Overlaps</source>
        <translation>Überlappungen erlauben</translation>
    </message>
    <message>
        <source>Stop at Shapes</source>
        <translation>An Formen anhalten</translation>
    </message>
    <message>
        <source>Slide Along Shapes</source>
        <translation>An Formen entlanggleiten</translation>
    </message>
    <message>
        <source>Push Shapes Aside</source>
        <translation>Formen zur Seite schieben</translation>
    </message>
    <message>
        <source>Next Overlap Mode</source>
        <translation>Nächster Überlappungsmodus</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Keep Contents Inside</source>
        <translation>Inhalt innen halten</translation>
    </message>
    <message>
        <source>Paste Style</source>
        <translation>Stil einfügen</translation>
    </message>
    <message>
        <source>Set as Default Style</source>
        <translation>Als Standardstil festlegen</translation>
    </message>
    <message>
        <source>Reset Default Style</source>
        <translation>Standardstil zurücksetzen</translation>
    </message>
    <message>
        <source>Change Text Style</source>
        <translation>Textstil ändern</translation>
    </message>
    <message>
        <source>Align Text</source>
        <translation>Text ausrichten</translation>
    </message>
    <message>
        <source>Add Compartment</source>
        <translation>Abschnitt hinzufügen</translation>
    </message>
    <message>
        <source>Remove Compartment</source>
        <translation>Abschnitt entfernen</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>Unterstrichen</translation>
    </message>
    <message>
        <source>Strikethrough</source>
        <translation>Durchgestrichen</translation>
    </message>
    <message>
        <source>Align Text Left</source>
        <translation>Text linksbündig</translation>
    </message>
    <message>
        <source>Center Text</source>
        <translation>Text zentriert</translation>
    </message>
    <message>
        <source>Align Text Right</source>
        <translation>Text rechtsbündig</translation>
    </message>
    <message>
        <source>Align Text to the Top</source>
        <translation>Text oben ausrichten</translation>
    </message>
    <message>
        <source>Align Text in the Middle</source>
        <translation>Text in der Mitte ausrichten</translation>
    </message>
    <message>
        <source>Align Text to the Bottom</source>
        <translation>Text unten ausrichten</translation>
    </message>
    <message>
        <source>Change Route</source>
        <translation>Linienführung ändern</translation>
    </message>
    <message>
        <source>Reset Route</source>
        <translation>Linienführung zurücksetzen</translation>
    </message>
    <message>
        <source>Change Line Jumps</source>
        <translation>Liniensprünge ändern</translation>
    </message>
    <message>
        <source>Change Text Direction</source>
        <translation>Textrichtung ändern</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Rounded Rectangle</source>
        <translation>Abgerundetes Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Zeichenstift</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Freihand</translation>
    </message>
    <message>
        <source>Straight Connectors</source>
        <translation>Gerade Verbinder</translation>
    </message>
    <message>
        <source>Polyline Connectors</source>
        <translation>Abgewinkelte Verbinder</translation>
    </message>
    <message>
        <source>Right-Angled Connectors</source>
        <translation>Rechtwinklige Verbinder</translation>
    </message>
    <message>
        <source>Rounded Connectors</source>
        <translation>Abgerundete Verbinder</translation>
    </message>
    <message>
        <source>Curved Connectors</source>
        <translation>Gebogene Verbinder</translation>
    </message>
    <message>
        <source>No Line Jumps</source>
        <translation>Keine Liniensprünge</translation>
    </message>
    <message>
        <source>Arcs at Crossings</source>
        <translation>Bögen an Kreuzungen</translation>
    </message>
    <message>
        <source>Gaps at Crossings</source>
        <translation>Lücken an Kreuzungen</translation>
    </message>
    <message>
        <source>Text Along the Line</source>
        <translation>Text entlang der Linie</translation>
    </message>
    <message>
        <source>Rubber Band: Touch</source>
        <translation>Auswahlrahmen: berühren</translation>
    </message>
    <message>
        <source>Rubber Band: Enclose</source>
        <translation>Auswahlrahmen: umschließen</translation>
    </message>
    <message>
        <source>Rubber Band: By Direction</source>
        <translation>Auswahlrahmen: nach Richtung</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>Zoom to Fit</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Show Grid</source>
        <translation>Raster anzeigen</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Am Raster einrasten</translation>
    </message>
    <message>
        <source>Snap to Shapes</source>
        <translation>An Formen einrasten</translation>
    </message>
    <message>
        <source>Snap to Equal Spacing</source>
        <translation>An gleichen Abständen einrasten</translation>
    </message>
    <message>
        <source>Snap to Angles</source>
        <translation>An Winkeln einrasten</translation>
    </message>
    <message>
        <source>Show Collisions</source>
        <translation>Kollisionen anzeigen</translation>
    </message>
    <message>
        <source>Show Collisions: Never</source>
        <translation>Kollisionen anzeigen: nie</translation>
    </message>
    <message>
        <source>Show Collisions: While Dragging</source>
        <translation>Kollisionen anzeigen: beim Ziehen</translation>
    </message>
    <message>
        <source>Show Collisions: Always</source>
        <translation>Kollisionen anzeigen: immer</translation>
    </message>
    <message>
        <source>the scale is not a positive number</source>
        <translation>der Maßstab ist keine positive Zahl</translation>
    </message>
    <message>
        <source>the area is empty or too large</source>
        <translation>der Bereich ist leer oder zu groß</translation>
    </message>
    <message>
        <source>the margin is not from 0 to %L1</source>
        <translation>der Rand liegt nicht zwischen 0 und %L1</translation>
    </message>
    <message>
        <source>the picture cannot be written: %1</source>
        <translation>das Bild kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>its texts need a QGuiApplication</source>
        <translation>die Texte erfordern eine QGuiApplication</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>es gibt nichts darzustellen</translation>
    </message>
    <message>
        <source>Move End</source>
        <translation>Ende verschieben</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Auf einer Form loslassen: verbinden. Alt oder kurz warten: an dieser Stelle. Tab: nächster Anschluss oder Form darunter. Strg: nicht verbinden. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Move Text</source>
        <translation>Text verschieben</translation>
    </message>
    <message>
        <source>The text stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Der Text bleibt, wo Sie ihn loslassen. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Move Segment</source>
        <translation>Segment verschieben</translation>
    </message>
    <message>
        <source>The segment stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Das Segment bleibt, wo Sie es loslassen. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the band. Esc: cancel.</source>
        <translation>Umschalt: hinzufügen. Strg: umschalten. Strg+Umschalt: abziehen. Alt: berühren/umschließen wechseln. Leertaste: Rahmen verschieben. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.</source>
        <translation>Umschalt: eine Achse. Strg: nicht einrasten. Alt: Kopie. Leertaste: Überlappungen erlauben. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.</source>
        <translation>Umschalt: eine Achse. Strg: nicht einrasten. Alt: Kopie. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Schrittweise verschieben</translation>
    </message>
    <message>
        <source>Ctrl: no snapping. Double click: back to the center. Esc: cancel.</source>
        <translation>Strg: nicht einrasten. Doppelklick: zurück zur Mitte. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Umschalt: Seitenverhältnis beibehalten. Alt: von der Mitte aus. Strg: nicht einrasten. Leertaste: Überlappungen erlauben. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Umschalt: Seitenverhältnis beibehalten. Alt: von der Mitte aus. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Umschalt: in Schritten von 15°. Alt: jede um ihre eigene Mitte. Strg: nicht einrasten. Leertaste: Überlappungen erlauben. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Umschalt: in Schritten von 15°. Alt: jede um ihre eigene Mitte. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Slides along another shape.</source>
        <translation>Gleitet an einer anderen Form entlang.</translation>
    </message>
    <message>
        <source>Slides along &quot;%1&quot;.</source>
        <translation>Gleitet an „%1“ entlang.</translation>
    </message>
    <message>
        <source>Stopped by another shape.</source>
        <translation>Von einer anderen Form angehalten.</translation>
    </message>
    <message>
        <source>Stopped by &quot;%1&quot;.</source>
        <translation>Von „%1“ angehalten.</translation>
    </message>
    <message>
        <source>Pushes &quot;%1&quot; aside.</source>
        <translation>Schiebt „%1“ zur Seite.</translation>
    </message>
    <message>
        <source>Pushes shapes aside: %L1</source>
        <translation>Zur Seite geschobene Formen: %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A distance moved: across, down</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <extracomment>A distance moved: across and down, then the straight-line distance
----------
A length and a direction</extracomment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A size: width x height</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1°</source>
        <extracomment>An angle in degrees</extracomment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Bend Curve</source>
        <translation>Kurve biegen</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Umschalt: in Schritten von 15°. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: this handle alone. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Umschalt: in Schritten von 15°. Alt: nur dieser Anfasser. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Change Fill</source>
        <translation>Füllung ändern</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag along the line. Esc: cancel.</source>
        <translation>Entlang der Linie ziehen. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. Esc: cancel.</source>
        <translation>Umschalt: hinzufügen. Strg: umschalten. Strg+Umschalt: abziehen. Leertaste: Rahmen verschieben. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Umschalt: eine Achse. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which does not exist</source>
        <translation>ein Ende des Verbinders ist an die Form %1 gebunden, die nicht existiert</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which is a connector</source>
        <translation>ein Ende des Verbinders ist an die Form %1 gebunden, die ein Verbinder ist</translation>
    </message>
    <message>
        <source>the next id is not from 1 to %1</source>
        <translation>die nächste Kennung liegt nicht zwischen 1 und %1</translation>
    </message>
    <message>
        <source>the order does not name each shape once</source>
        <translation>die Reihenfolge nennt nicht jede Form genau einmal</translation>
    </message>
    <message>
        <source>the next id is in use already</source>
        <translation>die nächste Kennung ist bereits vergeben</translation>
    </message>
    <message>
        <source>the id of a group is not from 1 to %1</source>
        <translation>die Kennung einer Gruppe liegt nicht zwischen 1 und %1</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>die Kennung %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>the drawing needs more than %1 GB of memory</source>
        <translation>die Zeichnung benötigt mehr als %1 GB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>there are more than %1 kinds of shapes</source>
        <translation>es gibt mehr als %1 Formtypen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a color such as &quot;#ff8000&quot;</source>
        <translation>eine Farbe wie „#ff8000“</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>die Datei endet zu früh</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: it does not begin with &quot;{&quot;</source>
        <translation>dies ist keine Trammel-Zeichnung: sie beginnt nicht mit „{“</translation>
    </message>
    <message>
        <source>there is something after the end of the drawing</source>
        <translation>nach dem Ende der Zeichnung folgen weitere Daten</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is there twice</source>
        <translation>das Feld „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: the field &quot;format&quot; is not &quot;trammel&quot;</source>
        <translation>dies ist keine Trammel-Zeichnung: das Feld „format“ ist nicht „trammel“</translation>
    </message>
    <message>
        <source>the field &quot;nextId&quot; is not a whole number from 1 to %1</source>
        <translation>das Feld „nextId“ ist keine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not %2</source>
        <translation>im Feld „%1“ wird erwartet: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>the field &quot;version&quot; is not a whole number from 1 on</source>
        <translation>das Feld „version“ ist keine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>the file has version %1, and this program reads versions up to %2</source>
        <translation>die Datei hat die Version %1, und dieses Programm liest Versionen bis %2</translation>
    </message>
    <message>
        <source>a group is not an object</source>
        <translation>eine Gruppe ist kein Objekt</translation>
    </message>
    <message>
        <source>a shape is not an object</source>
        <translation>eine Form ist kein Objekt</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>dies ist kein JSON</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is missing</source>
        <translation>das Feld „id“ fehlt</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is not a whole number from 1 to %1</source>
        <translation>das Feld „id“ ist keine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation>das Feld „%1“ fehlt</translation>
    </message>
    <message>
        <source>it is not open for reading</source>
        <translation>sie ist nicht zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>sie hat keinen Namen</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>dies ist keine Datei</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>it was canceled</source>
        <translation>der Vorgang wurde abgebrochen</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>sie ist nicht zum Schreiben geöffnet</translation>
    </message>
    <message>
        <source>programs with the usual limits refuse this file: %1</source>
        <translation>Programme mit den üblichen Grenzwerten lehnen diese Datei ab: %1</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>die Datei kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>die Datei kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>die Datei wurde während des Lesens geändert</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>ein Zahlenpaar</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a group</source>
        <translation>das Feld „%1“ ist nicht die Kennung einer Gruppe</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a shape</source>
        <translation>das Feld „%1“ ist nicht die Kennung einer Form</translation>
    </message>
    <message>
        <source>a value is longer than %1 MB</source>
        <translation>ein Wert ist länger als %1 MB</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a text has a control character that is not escaped</source>
        <translation>ein Text enthält ein Steuerzeichen, das nicht maskiert ist</translation>
    </message>
    <message>
        <source>a text has an unknown escape</source>
        <translation>ein Text enthält eine unbekannte Escape-Sequenz</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>ein Text enthält ein halbes Surrogatpaar</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>Werte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a color or a gradient: an object with the fields type, start, end and stops</source>
        <translation>eine Farbe oder ein Farbverlauf: ein Objekt mit den Feldern type, start, end und stops</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>zwei Zahlen</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a line style</source>
        <translation>ein Linienstil</translation>
    </message>
    <message>
        <source>a line cap</source>
        <translation>eine Form der Linienenden</translation>
    </message>
    <message>
        <source>a line join</source>
        <translation>eine Form der Linienecken</translation>
    </message>
    <message>
        <source>&quot;automatic&quot;, &quot;solid&quot;, &quot;holding&quot; or &quot;none&quot;</source>
        <translation>„automatic“, „solid“, „holding“ oder „none“</translation>
    </message>
    <message>
        <source>a list of &quot;select&quot;, &quot;move&quot;, &quot;rotate&quot;, &quot;resize&quot;, &quot;delete&quot; and &quot;editText&quot;</source>
        <translation>eine Liste aus „select“, „move“, „rotate“, „resize“, „delete“ und „editText“</translation>
    </message>
    <message>
        <source>an arrowhead</source>
        <translation>eine Pfeilspitze</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>a list of two ends, each with a shape or a point</source>
        <translation>eine Liste von zwei Enden, jedes mit einer Form oder einem Punkt</translation>
    </message>
    <message>
        <source>a connector route</source>
        <translation>eine Linienführung für Verbinder</translation>
    </message>
    <message>
        <source>an object with the fields position and offset</source>
        <translation>ein Objekt mit den Feldern position und offset</translation>
    </message>
    <message>
        <source>a list of objects with the fields text, position and offset</source>
        <translation>eine Liste von Objekten mit den Feldern text, position und offset</translation>
    </message>
    <message>
        <source>none, arc or gap</source>
        <translation>none, arc oder gap</translation>
    </message>
    <message>
        <source>a list of pins, each with the field x or y</source>
        <translation>eine Liste von Fixpunkten, jeder mit dem Feld x oder y</translation>
    </message>
    <message>
        <source>a list of points, each a list of two numbers</source>
        <translation>eine Liste von Punkten, jeder eine Liste von zwei Zahlen</translation>
    </message>
    <message>
        <source>a list of rings, each a list of numbers in pairs</source>
        <translation>eine Liste von Ringen, jeder eine Liste von Zahlenpaaren</translation>
    </message>
    <message>
        <source>a connector has no field &quot;%1&quot;</source>
        <translation>ein Verbinder hat kein Feld „%1“</translation>
    </message>
    <message>
        <source>the outline has more than %1 points or rings</source>
        <translation>der Umriss hat mehr als %1 Punkte oder Ringe</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to</source>
        <translation>in den Ordner %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1000</source>
        <translation>eine ganze Zahl von 1 bis 1000</translation>
    </message>
    <message>
        <source>an alignment</source>
        <translation>eine Ausrichtung</translation>
    </message>
    <message>
        <source>&quot;visible&quot;, &quot;clip&quot; or &quot;grow&quot;</source>
        <translation>„visible“, „clip“ oder „grow“</translation>
    </message>
    <message>
        <source>Distribute Centers</source>
        <translation>Mitten verteilen</translation>
    </message>
    <message>
        <source>Distribute Gaps</source>
        <translation>Abstände verteilen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>The shapes have changed while they were combined.</source>
        <translation>Die Formen wurden während des Kombinierens geändert.</translation>
    </message>
    <message>
        <source>the drawing has been closed</source>
        <translation>die Zeichnung wurde geschlossen</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has failed</source>
        <translation>das Programm „%1“ ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>the drawing has changed meanwhile</source>
        <translation>die Zeichnung wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has returned no positions</source>
        <translation>das Programm „%1“ hat keine Positionen geliefert</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has not finished in time</source>
        <translation>das Programm „%1“ ist nicht rechtzeitig fertig geworden</translation>
    </message>
    <message>
        <source>there are fewer than two shapes to arrange</source>
        <translation>es gibt weniger als zwei Formen zum Anordnen</translation>
    </message>
    <message>
        <source>more than %1 shapes cannot be arranged</source>
        <translation>mehr als %1 Formen können nicht angeordnet werden</translation>
    </message>
    <message>
        <source>Graphviz, which arranges the shapes, is not installed</source>
        <translation>Graphviz, das die Formen anordnet, ist nicht installiert</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; cannot be started</source>
        <translation>das Programm „%1“ kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>a group without a container is collapsed</source>
        <translation>eine Gruppe ohne Container ist zugeklappt</translation>
    </message>
    <message>
        <source>the group %1 has no shapes</source>
        <translation>die Gruppe %1 hat keine Formen</translation>
    </message>
    <message>
        <source>the group %1 does not exist</source>
        <translation>die Gruppe %1 existiert nicht</translation>
    </message>
    <message>
        <source>the group %1 is in itself</source>
        <translation>die Gruppe %1 liegt in sich selbst</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>Gruppen sind tiefer als %1 verschachtelt</translation>
    </message>
    <message>
        <source>the shapes of the group %1 do not stand next to each other</source>
        <translation>die Formen der Gruppe %1 liegen nicht nebeneinander</translation>
    </message>
    <message>
        <source>the container %1 is not the lowest member of the group %2</source>
        <translation>der Container %1 ist nicht das unterste Mitglied der Gruppe %2</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>Es gibt nichts zu vervielfältigen.</translation>
    </message>
    <message>
        <source>The numbers must be finite.</source>
        <translation>Die Zahlen müssen endlich sein.</translation>
    </message>
    <message>
        <source>There must be at least one copy.</source>
        <translation>Es muss mindestens eine Kopie geben.</translation>
    </message>
    <message>
        <source>There can be at most %L1 copies.</source>
        <translation>Es sind höchstens %L1 Kopien möglich.</translation>
    </message>
    <message>
        <source>The copies can have at most %L1 shapes together.</source>
        <translation>Die Kopien können zusammen höchstens %L1 Formen haben.</translation>
    </message>
    <message>
        <source>The distance between the copies must not be zero.</source>
        <translation>Der Abstand zwischen den Kopien darf nicht null sein.</translation>
    </message>
    <message>
        <source>The distance between the columns must not be zero.</source>
        <translation>Der Abstand zwischen den Spalten darf nicht null sein.</translation>
    </message>
    <message>
        <source>The distance between the rows must not be zero.</source>
        <translation>Der Abstand zwischen den Zeilen darf nicht null sein.</translation>
    </message>
    <message>
        <source>The angle between the copies must not be zero.</source>
        <translation>Der Winkel zwischen den Kopien darf nicht null sein.</translation>
    </message>
    <message>
        <source>The center of the circle must not be that of the shapes.</source>
        <translation>Der Mittelpunkt des Kreises darf nicht der der Formen sein.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Vervielfältigen</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Swimlane</source>
        <translation>Swimlane</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Terminator</source>
        <translation>Grenzstelle</translation>
    </message>
    <message>
        <source>Connector dot</source>
        <translation>Verbindungspunkt</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Right triangle</source>
        <translation>Rechtwinkliges Dreieck</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>Parallelogramm</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>Trapez</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Fünfeck</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Block arrow</source>
        <translation>Blockpfeil</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Doppelpfeil</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Callout</source>
        <translation>Sprechblase</translation>
    </message>
    <message>
        <source>Predefined process</source>
        <translation>Unterprogramm</translation>
    </message>
    <message>
        <source>Internal storage</source>
        <translation>Interner Speicher</translation>
    </message>
    <message>
        <source>Manual input</source>
        <translation>Manuelle Eingabe</translation>
    </message>
    <message>
        <source>Manual operation</source>
        <translation>Manuelle Verarbeitung</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Lochkarte</translation>
    </message>
    <message>
        <source>Loop limit</source>
        <translation>Schleifenbegrenzung</translation>
    </message>
    <message>
        <source>Off-page reference</source>
        <translation>Verweis auf andere Seite</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Basic shapes</source>
        <translation>Grundformen</translation>
    </message>
    <message>
        <source>Flow chart</source>
        <translation>Flussdiagramm</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Verzweigung</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Extract</source>
        <translation>Auszug</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>Anwendungsfall</translation>
    </message>
    <message>
        <source>Combining needs at least two closed shapes.</source>
        <translation>Zum Kombinieren sind mindestens zwei geschlossene Formen nötig.</translation>
    </message>
    <message>
        <source>The outlines of the shapes cross each other too often.</source>
        <translation>Die Umrisse der Formen kreuzen sich zu oft.</translation>
    </message>
    <message>
        <source>Nothing would remain of the shapes.</source>
        <translation>Von den Formen bliebe nichts übrig.</translation>
    </message>
    <message>
        <source>The shapes do not overlap.</source>
        <translation>Die Formen überlappen sich nicht.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>the path has no segments</source>
        <translation>der Pfad hat keine Segmente</translation>
    </message>
    <message>
        <source>a ring of the path has no segments</source>
        <translation>ein Ring des Pfads hat keine Segmente</translation>
    </message>
    <message>
        <source>the last segment of the path lacks a point</source>
        <translation>dem letzten Segment des Pfads fehlt ein Punkt</translation>
    </message>
    <message>
        <source>an open path has more than one chain</source>
        <translation>ein offener Pfad hat mehr als einen Linienzug</translation>
    </message>
    <message>
        <source>a curve of the path lies far outside the frame</source>
        <translation>eine Kurve des Pfads liegt weit außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>The width must be a number from 0 to %L1.</source>
        <translation>Die Breite muss eine Zahl von 0 bis %L1 sein.</translation>
    </message>
    <message>
        <source>The angles must be finite numbers, and at least one is needed.</source>
        <translation>Die Winkel müssen endliche Zahlen sein, und mindestens einer ist nötig.</translation>
    </message>
    <message>
        <source>The container does not exist.</source>
        <translation>Der Container existiert nicht.</translation>
    </message>
    <message>
        <source>The container is not a closed shape.</source>
        <translation>Der Container ist keine geschlossene Form.</translation>
    </message>
    <message>
        <source>The container is one of the shapes to pack.</source>
        <translation>Der Container ist eine der zu packenden Formen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>%Ln von %L1 Einheiten passt nicht in die Breite.</numerusform>
            <numerusform>%Ln von %L1 Einheiten passen nicht in die Breite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>%Ln von %L1 Einheiten passt nicht in den Container.</numerusform>
            <numerusform>%Ln von %L1 Einheiten passen nicht in den Container.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>The path does not exist.</source>
        <translation>Der Pfad existiert nicht.</translation>
    </message>
    <message>
        <source>Shapes cannot be distributed along a connector.</source>
        <translation>Formen können nicht entlang eines Verbinders verteilt werden.</translation>
    </message>
    <message>
        <source>The path has no length.</source>
        <translation>Der Pfad hat keine Länge.</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Entlang Pfad verteilen</translation>
    </message>
    <message>
        <source>The clearance must be a number from 0 to %L1.</source>
        <translation>Der Freiraum muss eine Zahl von 0 bis %L1 sein.</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>an end of the connector is not a finite point</source>
        <translation>ein Ende des Verbinders ist kein endlicher Punkt</translation>
    </message>
    <message>
        <source>an end of the connector lies outside the frame of its shape</source>
        <translation>ein Ende des Verbinders liegt außerhalb des Rahmens seiner Form</translation>
    </message>
    <message>
        <source>an end of the connector has both a point and a port</source>
        <translation>ein Ende des Verbinders hat sowohl einen Punkt als auch einen Anschluss</translation>
    </message>
    <message>
        <source>the port of an end of the connector is no name of at most %1 characters</source>
        <translation>der Anschluss eines Verbinderendes ist kein Name mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>an end of the connector is farther away than 1e9</source>
        <translation>ein Ende des Verbinders ist weiter als 1e9 entfernt</translation>
    </message>
    <message>
        <source>the direction of a pin of the connector is unknown</source>
        <translation>die Richtung eines Fixpunkts des Verbinders ist unbekannt</translation>
    </message>
    <message>
        <source>a pin of the connector is not finite</source>
        <translation>ein Fixpunkt des Verbinders ist nicht endlich</translation>
    </message>
    <message>
        <source>a pin of the connector is farther away than 1e9</source>
        <translation>ein Fixpunkt des Verbinders ist weiter als 1e9 entfernt</translation>
    </message>
    <message>
        <source>the position of the connector&apos;s text is not a number from 0 to 1</source>
        <translation>die Position des Verbindertextes ist keine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>the text of the connector is not a finite distance of at most 1e9 away from its path</source>
        <translation>der Abstand des Verbindertextes vom Linienzug ist nicht endlich oder größer als 1e9</translation>
    </message>
    <message>
        <source>a text is not valid UTF-16</source>
        <translation>ein Text ist kein gültiges UTF-16</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>eine Zahl ist nicht endlich</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is the format&apos;s own</source>
        <translation>das Feld „%1“ ist dem Format vorbehalten</translation>
    </message>
    <message>
        <source>texts and free fields take more than %1 MB</source>
        <translation>Texte und freie Felder belegen mehr als %1 MB</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1: keine endliche Zahl</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1: negativ</translation>
    </message>
    <message>
        <source>%1 is larger than 1e9</source>
        <translation>%1: größer als 1e9</translation>
    </message>
    <message>
        <source>the outline has more than %1 rings</source>
        <translation>der Umriss hat mehr als %1 Ringe</translation>
    </message>
    <message>
        <source>the outline has more than %1 points</source>
        <translation>der Umriss hat mehr als %1 Punkte</translation>
    </message>
    <message>
        <source>a point of the outline is not a finite number</source>
        <translation>ein Punkt des Umrisses ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>a point of the outline lies far outside the frame</source>
        <translation>ein Punkt des Umrisses liegt weit außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is spelled &quot;%2&quot;</source>
        <translation>das Feld „%1“ wird „%2“ geschrieben</translation>
    </message>
    <message>
        <source>the head of the line is unknown</source>
        <translation>die Pfeilspitze der Linie ist unbekannt</translation>
    </message>
    <message>
        <source>the center&apos;s x</source>
        <translation>x der Mitte</translation>
    </message>
    <message>
        <source>the center&apos;s y</source>
        <translation>y der Mitte</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>die Breite</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>die Höhe</translation>
    </message>
    <message>
        <source>the rotation</source>
        <translation>die Drehung</translation>
    </message>
    <message>
        <source>the corner radius</source>
        <translation>der Eckenradius</translation>
    </message>
    <message>
        <source>the stroke&apos;s width</source>
        <translation>die Linienbreite</translation>
    </message>
    <message>
        <source>the opacity is not from 0 to 1</source>
        <translation>die Deckkraft liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>the solidity is unknown</source>
        <translation>die Festigkeit ist unbekannt</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot; is not registered</source>
        <translation>der Formtyp „%1“ ist nicht registriert</translation>
    </message>
    <message>
        <source>the text has more than %1 compartments</source>
        <translation>der Text hat mehr als %1 Abschnitte</translation>
    </message>
    <message>
        <source>Rounded rectangle</source>
        <translation>Abgerundetes Rechteck</translation>
    </message>
    <message>
        <source>the polygon has fewer than three points</source>
        <translation>das Polygon hat weniger als drei Punkte</translation>
    </message>
    <message>
        <source>a hole of the polygon has fewer than three points</source>
        <translation>ein Loch des Polygons hat weniger als drei Punkte</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>Linienzug</translation>
    </message>
    <message>
        <source>the polyline has fewer than two points</source>
        <translation>der Linienzug hat weniger als zwei Punkte</translation>
    </message>
    <message>
        <source>the polyline has more than one chain</source>
        <translation>der Linienzug besteht aus mehr als einem Teil</translation>
    </message>
    <message>
        <source>the connector has no ends</source>
        <translation>der Verbinder hat keine Enden</translation>
    </message>
    <message>
        <source>the route of the connector is unknown</source>
        <translation>die Linienführung des Verbinders ist unbekannt</translation>
    </message>
    <message>
        <source>the jumps of the connector are unknown</source>
        <translation>die Liniensprünge des Verbinders sind unbekannt</translation>
    </message>
    <message>
        <source>the connector has more than %1 pins</source>
        <translation>der Verbinder hat mehr als %1 Fixpunkte</translation>
    </message>
    <message>
        <source>the connector has more than %1 waypoints</source>
        <translation>der Verbinder hat mehr als %1 Wegpunkte</translation>
    </message>
    <message>
        <source>a waypoint of the connector is not a finite point</source>
        <translation>ein Wegpunkt des Verbinders ist kein endlicher Punkt</translation>
    </message>
    <message>
        <source>a waypoint of the connector is farther away than 1e9</source>
        <translation>ein Wegpunkt des Verbinders ist weiter als 1e9 entfernt</translation>
    </message>
    <message>
        <source>the connector has more than %1 further texts</source>
        <translation>der Verbinder hat mehr als %1 weitere Texte</translation>
    </message>
    <message>
        <source>the frame of the connector is not finite</source>
        <translation>der Rahmen des Verbinders ist nicht endlich</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; has no point, or one that is not a finite number</source>
        <translation>der Umriss von „%1“ hat keinen Punkt, oder einer ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; reaches too far</source>
        <translation>der Umriss von „%1“ reicht zu weit</translation>
    </message>
    <message>
        <source>the type of the gradient is unknown</source>
        <translation>die Art des Farbverlaufs ist unbekannt</translation>
    </message>
    <message>
        <source>a point of the gradient is not from -%1 to %1</source>
        <translation>ein Punkt des Farbverlaufs liegt nicht zwischen -%1 und %1</translation>
    </message>
    <message>
        <source>the start and the end of the gradient are too close together</source>
        <translation>Anfang und Ende des Farbverlaufs liegen zu nah beieinander</translation>
    </message>
    <message>
        <source>the gradient does not have from 2 to %1 stops</source>
        <translation>der Farbverlauf hat nicht 2 bis %1 Farben</translation>
    </message>
    <message>
        <source>the offset of a stop of the gradient is not from 0 to 1</source>
        <translation>die Position einer Farbe des Farbverlaufs liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>the stops of the gradient are not in ascending order</source>
        <translation>die Farben des Farbverlaufs sind nicht aufsteigend sortiert</translation>
    </message>
    <message>
        <source>a stop of the gradient has no valid color</source>
        <translation>eine Farbe des Farbverlaufs ist ungültig</translation>
    </message>
    <message>
        <source>the offset of the shadow is not from -%1 to %1</source>
        <translation>der Versatz des Schattens liegt nicht zwischen -%1 und %1</translation>
    </message>
    <message>
        <source>the blur radius of the shadow is not from 0 to %1</source>
        <translation>der Weichzeichnungsradius des Schattens liegt nicht zwischen 0 und %1</translation>
    </message>
    <message>
        <source>the dash pattern has more than %1 lengths</source>
        <translation>das Strichmuster hat mehr als %1 Längen</translation>
    </message>
    <message>
        <source>the dash pattern has an odd number of lengths</source>
        <translation>das Strichmuster hat eine ungerade Anzahl von Längen</translation>
    </message>
    <message>
        <source>a length of the dash pattern is not between %1 and %2</source>
        <translation>eine Länge des Strichmusters liegt nicht zwischen %1 und %2</translation>
    </message>
    <message>
        <source>the stroke&apos;s style is unknown</source>
        <translation>der Linienstil ist unbekannt</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap is unknown</source>
        <translation>die Form der Linienenden ist unbekannt</translation>
    </message>
    <message>
        <source>the stroke&apos;s join is unknown</source>
        <translation>die Form der Linienecken ist unbekannt</translation>
    </message>
    <message>
        <source>the text&apos;s size is not from %1 to %2</source>
        <translation>die Textgröße liegt nicht zwischen %1 und %2</translation>
    </message>
    <message>
        <source>the text&apos;s padding is not from 0 to 1e9</source>
        <translation>der Innenabstand des Textes liegt nicht zwischen 0 und 1e9</translation>
    </message>
    <message>
        <source>the text&apos;s line spacing is not from %1 to %2</source>
        <translation>der Zeilenabstand des Textes liegt nicht zwischen %1 und %2</translation>
    </message>
    <message>
        <source>the text&apos;s weight is not a whole number from 1 to %1</source>
        <translation>die Schriftstärke des Textes ist keine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>the name of the text&apos;s font has more than %1 characters</source>
        <translation>der Name der Schriftart hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>the text&apos;s alignment is unknown</source>
        <translation>die Ausrichtung des Textes ist unbekannt</translation>
    </message>
    <message>
        <source>the text&apos;s overflow is unknown</source>
        <translation>das Überlaufverhalten des Textes ist unbekannt</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>The port at the start of the connector</source>
        <translation>Der Anschluss am Anfang des Verbinders</translation>
    </message>
    <message>
        <source>The port at the end of the connector</source>
        <translation>Der Anschluss am Ende des Verbinders</translation>
    </message>
    <message>
        <source>Free End</source>
        <translation>Freies Ende</translation>
    </message>
    <message>
        <source>Fixed Point</source>
        <translation>Fester Punkt</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Colors of the gradient</source>
        <translation>Farben des Farbverlaufs</translation>
    </message>
    <message>
        <source>Click to add a color, drag it to move it, drag it away to remove it</source>
        <translation>Klicken: Farbe hinzufügen, ziehen: verschieben, wegziehen: entfernen</translation>
    </message>
    <message>
        <source>Color %1 of %2: %3 at %4 %</source>
        <translation>Farbe %1 von %2: %3 bei %4 %</translation>
    </message>
    <message>
        <source>%1, opacity %2 %</source>
        <translation>%1, Deckkraft %2 %</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>Andere...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Solid Color</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Linear Gradient</source>
        <translation>Linearer Verlauf</translation>
    </message>
    <message>
        <source>Radial Gradient</source>
        <translation>Radialer Verlauf</translation>
    </message>
    <message>
        <source>Type of the fill</source>
        <translation>Art der Füllung</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>The color that is marked in the gradient</source>
        <translation>Die im Farbverlauf markierte Farbe</translation>
    </message>
    <message>
        <source>Its position in percent</source>
        <translation>Ihre Position in Prozent</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a color</source>
        <translation>Farbe hinzufügen</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Remove the marked color</source>
        <translation>Die markierte Farbe entfernen</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Reverse the order of the colors</source>
        <translation>Die Reihenfolge der Farben umkehren</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>At %</source>
        <translation>Bei %</translation>
    </message>
    <message>
        <source>the position of a color must be from 0 to 100</source>
        <translation>die Position einer Farbe muss zwischen 0 und 100 liegen</translation>
    </message>
    <message>
        <source>a straight line has no height</source>
        <translation>eine gerade Linie hat keine Höhe</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The left edge of the outline</source>
        <translation>Die linke Kante des Umrisses</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The top edge of the outline</source>
        <translation>Die obere Kante des Umrisses</translation>
    </message>
    <message>
        <source>W</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The width, before rotation</source>
        <translation>Die Breite vor der Drehung</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>The height, before rotation</source>
        <translation>Die Höhe vor der Drehung</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Degrees, clockwise</source>
        <translation>Grad, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>The radius of the corners</source>
        <translation>Der Radius der Ecken</translation>
    </message>
    <message>
        <source>Change Radius</source>
        <translation>Radius ändern</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Kontur</translation>
    </message>
    <message>
        <source>The width of the line</source>
        <translation>Die Breite der Linie</translation>
    </message>
    <message>
        <source>Change Line</source>
        <translation>Linie ändern</translation>
    </message>
    <message>
        <source>The direction of the gradient, in degrees, clockwise</source>
        <translation>Die Richtung des Farbverlaufs in Grad, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Percent: 0 is invisible, 100 is opaque</source>
        <translation>Prozent: 0 ist unsichtbar, 100 ist deckend</translation>
    </message>
    <message>
        <source>Change Opacity</source>
        <translation>Deckkraft ändern</translation>
    </message>
    <message>
        <source>Text at</source>
        <translation>Text bei</translation>
    </message>
    <message>
        <source>The position of the first text, in percent of the length of the line</source>
        <translation>Die Position des ersten Textes in Prozent der Linienlänge</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>The distance of the first text from the line: positive to the right of its direction</source>
        <translation>Der Abstand des ersten Textes von der Linie: positiv rechts der Richtung</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The distance from other connectors that would lie on the line; 0 moves none</source>
        <translation>Der Abstand von anderen Verbindern, die auf der Linie lägen; 0 verschiebt keinen</translation>
    </message>
    <message>
        <source>Shadow X</source>
        <translation>Schatten X</translation>
    </message>
    <message>
        <source>The offset of the shadow to the right</source>
        <translation>Der Versatz des Schattens nach rechts</translation>
    </message>
    <message>
        <source>Change Shadow</source>
        <translation>Schatten ändern</translation>
    </message>
    <message>
        <source>The offset of the shadow downward</source>
        <translation>Der Versatz des Schattens nach unten</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Unschärfe</translation>
    </message>
    <message>
        <source>The blur radius of the shadow</source>
        <translation>Der Weichzeichnungsradius des Schattens</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The size of the letters</source>
        <translation>Die Größe der Buchstaben</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>The distance of the lines, as a multiple of the font&apos;s own</source>
        <translation>Der Abstand der Zeilen als Vielfaches des Abstands der Schriftart</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>The distance of the text from the edges of the shape</source>
        <translation>Der Abstand des Textes von den Kanten der Form</translation>
    </message>
    <message>
        <source>If filled</source>
        <translation>Falls gefüllt</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Keeps contents inside</source>
        <translation>Hält Inhalt innen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>Rasterabstand</translation>
    </message>
    <message>
        <source>the grid spacing must be from 0.001 to 1000000</source>
        <translation>der Rasterabstand muss zwischen 0.001 und 1000000 liegen</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Freiraum</translation>
    </message>
    <message>
        <source>The distance that solid shapes keep from each other</source>
        <translation>Der Abstand, den feste Formen voneinander halten</translation>
    </message>
    <message>
        <source>the clearance must be from 0 to 1000000</source>
        <translation>der Freiraum muss zwischen 0 und 1000000 liegen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The number of shapes in a row that are pushed aside</source>
        <translation>Die Anzahl der hintereinander verschobenen Formen</translation>
    </message>
    <message>
        <source>the depth must be a whole number from 1 to 8</source>
        <translation>die Tiefe muss eine ganze Zahl von 1 bis 8 sein</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Jump over obstacles</source>
        <translation>Über Hindernisse springen</translation>
    </message>
    <message>
        <source>Dragged shapes jump to a free place under the pointer</source>
        <translation>Gezogene Formen springen an eine freie Stelle unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Whether the shape blocks others</source>
        <translation>Ob die Form andere blockiert</translation>
    </message>
    <message>
        <source>the application does not allow this placement</source>
        <translation>die Anwendung lässt diese Platzierung nicht zu</translation>
    </message>
    <message>
        <source>the shape would overlap &quot;%1&quot; or leave it; Enter moves it to the nearest free place</source>
        <translation>die Form würde „%1“ überlappen oder verlassen; Eingabe verschiebt sie an die nächste freie Stelle</translation>
    </message>
    <message>
        <source>Solid Line</source>
        <translation>Durchgezogen</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>Gestrichelt</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>Gepunktet</translation>
    </message>
    <message>
        <source>Dash and Dot</source>
        <translation>Strich-Punkt</translation>
    </message>
    <message>
        <source>Dash and Two Dots</source>
        <translation>Strich-Punkt-Punkt</translation>
    </message>
    <message>
        <source>No Line</source>
        <translation>Keine Linie</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Change Port</source>
        <translation>Anschluss ändern</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>Linienstil</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Line color</source>
        <translation>Linienfarbe</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>Neue Formen</translation>
    </message>
    <message>
        <source>the width of a line must be from 0 to 1000000000</source>
        <translation>die Breite einer Linie muss zwischen 0 und 1000000000 liegen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Text löschen</translation>
    </message>
    <message>
        <source>Change Text</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>A line &quot;--&quot; separates two compartments.</source>
        <translation>Eine Zeile „--“ trennt zwei Abschnitte.</translation>
    </message>
    <message>
        <source>Selectable</source>
        <translation>Auswählbar</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>Verschiebbar</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>Drehbar</translation>
    </message>
    <message>
        <source>Resizable</source>
        <translation>Größe änderbar</translation>
    </message>
    <message>
        <source>Deletable</source>
        <translation>Löschbar</translation>
    </message>
    <message>
        <source>Text editable</source>
        <translation>Text bearbeitbar</translation>
    </message>
    <message>
        <source>Change Permissions</source>
        <translation>Berechtigungen ändern</translation>
    </message>
    <message>
        <source>Color of the shadow</source>
        <translation>Farbe des Schattens</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Abschneiden</translation>
    </message>
    <message>
        <source>Grow Shape</source>
        <translation>Form vergrößern</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>The font. A font that is missing is replaced for showing, and its name is kept.</source>
        <translation>Die Schriftart. Eine fehlende Schriftart wird zur Anzeige ersetzt, und ihr Name bleibt erhalten.</translation>
    </message>
    <message>
        <source>Text color</source>
        <translation>Textfarbe</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>Überlauf</translation>
    </message>
    <message>
        <source>A text that is larger than its shape is visible, is clipped, or makes the shape grow.</source>
        <translation>Ein Text, der größer als seine Form ist, ist sichtbar, wird abgeschnitten oder vergrößert die Form.</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Umbrechen</translation>
    </message>
    <message>
        <source>Break lines at the width of the shape</source>
        <translation>Zeilen an der Breite der Form umbrechen</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Keep the text level in a rotated shape</source>
        <translation>Text in einer gedrehten Form waagerecht halten</translation>
    </message>
    <message>
        <source>Outlined Triangle</source>
        <translation>Dreieck als Umriss</translation>
    </message>
    <message>
        <source>Outlined Diamond</source>
        <translation>Raute als Umriss</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Outlined Circle</source>
        <translation>Kreis als Umriss</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Viele</translation>
    </message>
    <message>
        <source>Zero or One</source>
        <translation>Null oder eins</translation>
    </message>
    <message>
        <source>One or Many</source>
        <translation>Eins oder viele</translation>
    </message>
    <message>
        <source>Zero or Many</source>
        <translation>Null oder viele</translation>
    </message>
    <message>
        <source>Exactly One</source>
        <translation>Genau eins</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Miter</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>Abgeschrägt</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Change Arrowheads</source>
        <translation>Pfeilspitzen ändern</translation>
    </message>
    <message>
        <source>The head at the start of the line</source>
        <translation>Die Spitze am Anfang der Linie</translation>
    </message>
    <message>
        <source>The head at the end of the line</source>
        <translation>Die Spitze am Ende der Linie</translation>
    </message>
    <message>
        <source>The ends of the line and of its dashes</source>
        <translation>Die Enden der Linie und ihrer Striche</translation>
    </message>
    <message>
        <source>The corners of the line</source>
        <translation>Die Ecken der Linie</translation>
    </message>
    <message>
        <source>The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2</source>
        <translation>Die Längen von Strich, Lücke, Strich, Lücke ... in Linienbreiten, zum Beispiel 4 2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>Group of %L1 shapes</source>
        <translation>Gruppe mit %L1 Formen</translation>
    </message>
    <message>
        <source>%L1 shapes</source>
        <translation>%L1 Formen</translation>
    </message>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>Zeichnung mit %Ln Form</numerusform>
            <numerusform>Zeichnung mit %Ln Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawing</source>
        <translation>Keine Zeichnung</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>noun</comment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Hidden: click to show</source>
        <translation>Ausgeblendet: zum Einblenden klicken</translation>
    </message>
    <message>
        <source>Visible: click to hide</source>
        <translation>Sichtbar: zum Ausblenden klicken</translation>
    </message>
    <message>
        <source>Locked: click to unlock</source>
        <translation>Gesperrt: zum Entsperren klicken</translation>
    </message>
    <message>
        <source>Not locked: click to lock</source>
        <translation>Nicht gesperrt: zum Sperren klicken</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Schablone</translation>
    </message>
    <message>
        <source>Only text can be pasted while a text is typed.</source>
        <translation>Beim Schreiben eines Textes kann nur Text eingefügt werden.</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Add to or Remove from Selection</source>
        <translation>Zur Auswahl hinzufügen oder daraus entfernen</translation>
    </message>
    <message>
        <source>Enters the group, or edits the vertices or the text of the shape</source>
        <translation>Betritt die Gruppe oder bearbeitet die Knoten oder den Text der Form</translation>
    </message>
    <message>
        <source>Selects the shape or the group, and nothing else</source>
        <translation>Wählt die Form oder die Gruppe aus und sonst nichts</translation>
    </message>
    <message>
        <source>Selects the shape or the group in addition to others, or deselects it</source>
        <translation>Wählt die Form oder die Gruppe zusätzlich aus oder wählt sie ab</translation>
    </message>
    <message>
        <source>Edits the text of the shape</source>
        <translation>Bearbeitet den Text der Form</translation>
    </message>
    <message>
        <source>Removes the shape or the group</source>
        <translation>Entfernt die Form oder die Gruppe</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 zu %2</translation>
    </message>
    <message>
        <source>from %1 to a free end</source>
        <translation>von %1 zu einem freien Ende</translation>
    </message>
    <message>
        <source>from a free end to %1</source>
        <translation>von einem freien Ende zu %1</translation>
    </message>
    <message>
        <source>with two free ends</source>
        <translation>mit zwei freien Enden</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a size</comment>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>center at %1, %2</source>
        <translation>Mitte bei %1, %2</translation>
    </message>
    <message>
        <source>rotated by %1</source>
        <translation>um %1 gedreht</translation>
    </message>
    <message>
        <source>touches 1 other</source>
        <translation>berührt 1 andere</translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>berührt %n andere</numerusform>
            <numerusform>berührt %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>connected with %1</source>
        <translation>verbunden mit %1</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>Text: %1</translation>
    </message>
    <message>
        <source>contains 1 item</source>
        <translation>enthält 1 Element</translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>enthält %n Element</numerusform>
            <numerusform>enthält %n Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>Snap to Round Numbers</source>
        <translation>An runden Zahlen einrasten</translation>
    </message>
    <message>
        <source>This text is shortened. Edit it on the shape.</source>
        <translation>Dieser Text ist gekürzt. Bearbeiten Sie ihn auf der Form.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>New text</source>
        <translation>Neuer Text</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
    <message>
        <source>Connected %1 with %2.</source>
        <translation>%1 mit %2 verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>%n Form verbunden.</numerusform>
            <numerusform>%n Formen verbunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Outline</source>
        <translation>Umriss ändern</translation>
    </message>
    <message>
        <source>Esc: cancel.</source>
        <translation>Esc: abbrechen.</translation>
    </message>
    <message>
        <source>the outline does not list the handles of the shape</source>
        <translation>der Umriss enthält nicht die Anfasser der Form</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>Geschweifte Klammer</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>the spacing of the connector is not a number from 0 to %1</source>
        <translation>der Abstand des Verbinders ist keine Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>das Bild hat keine Pixel</translation>
    </message>
    <message>
        <source>the picture has more than %1 pixels on a side</source>
        <translation>das Bild hat mehr als %1 Pixel auf einer Seite</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; cannot be read: %2</source>
        <translation>das Bild „%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Opens the link of the shape</source>
        <translation>Öffnet den Link der Form</translation>
    </message>
    <message>
        <source>tool tip: %1</source>
        <translation>Kurzhinweis: %1</translation>
    </message>
    <message>
        <source>link to %1</source>
        <translation>Link zu %1</translation>
    </message>
    <message>
        <source>&quot;evenOdd&quot; or &quot;nonZero&quot;</source>
        <translation>„evenOdd“ oder „nonZero“</translation>
    </message>
    <message>
        <source>a list of places with pressures, each a list of two numbers</source>
        <translation>eine Liste von Stellen mit Drücken, jede eine Liste von zwei Zahlen</translation>
    </message>
    <message>
        <source>the fill rule is unknown</source>
        <translation>die Füllregel ist unbekannt</translation>
    </message>
    <message>
        <source>the path has more than %1 pressures</source>
        <translation>der Pfad hat mehr als %1 Drücke</translation>
    </message>
    <message>
        <source>the places of the pressures do not ascend from 0 to 1</source>
        <translation>die Stellen der Drücke steigen nicht von 0 bis 1 an</translation>
    </message>
    <message>
        <source>a pressure is not from 0 to 1</source>
        <translation>ein Druck liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>the link has more than %1 characters</source>
        <translation>der Link hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>the link contains characters that no address has</source>
        <translation>der Link enthält Zeichen, die keine Adresse hat</translation>
    </message>
    <message>
        <source>the link is not an address</source>
        <translation>der Link ist keine Adresse</translation>
    </message>
    <message>
        <source>a link with the scheme &quot;%1&quot; is not allowed, only http, https, mailto and relative paths</source>
        <translation>ein Link mit dem Schema „%1“ ist nicht erlaubt, nur http, https, mailto und relative Pfade</translation>
    </message>
    <message>
        <source>the link is an absolute path</source>
        <translation>der Link ist ein absoluter Pfad</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>of an entry of the data</comment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Add an entry to the data</source>
        <translation>Eintrag zu den Daten hinzufügen</translation>
    </message>
    <message>
        <source>Remove the entry from the data</source>
        <translation>Eintrag aus den Daten entfernen</translation>
    </message>
    <message>
        <source>Change Data</source>
        <translation>Daten ändern</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the name of a new entry of the data</comment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Add Data</source>
        <translation>Daten hinzufügen</translation>
    </message>
    <message>
        <source>Remove Data</source>
        <translation>Daten entfernen</translation>
    </message>
    <message>
        <source>There is an entry with the key &quot;%1&quot; already.</source>
        <translation>Es gibt schon einen Eintrag mit dem Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>Rename Data</source>
        <translation>Daten umbenennen</translation>
    </message>
    <message>
        <source>Even-Odd</source>
        <comment>fill rule</comment>
        <translation>Gerade-Ungerade</translation>
    </message>
    <message>
        <source>Nonzero</source>
        <comment>fill rule</comment>
        <translation>Ungleich null</translation>
    </message>
    <message>
        <source>Fill rule</source>
        <translation>Füllregel</translation>
    </message>
    <message>
        <source>Whether the parts that a path encloses several times are holes or filled</source>
        <translation>Ob die Teile, die ein Pfad mehrfach umschließt, Löcher oder gefüllt sind</translation>
    </message>
    <message>
        <source>Change Fill Rule</source>
        <translation>Füllregel ändern</translation>
    </message>
    <message>
        <source>Width by pen pressure</source>
        <translation>Breite nach Stiftdruck</translation>
    </message>
    <message>
        <source>Clear this box to remove the pressure of the pen from the line</source>
        <translation>Deaktivieren, um den Druck des Stifts von der Linie zu entfernen</translation>
    </message>
    <message>
        <source>Remove Pressure</source>
        <translation>Druck entfernen</translation>
    </message>
    <message>
        <source>Tool tip</source>
        <translation>Kurzhinweis</translation>
    </message>
    <message>
        <source>Change Tool Tip</source>
        <translation>Kurzhinweis ändern</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Change Link</source>
        <translation>Link ändern</translation>
    </message>
    <message>
        <source>Activates the shape, or enters the group</source>
        <translation>Aktiviert die Form oder betritt die Gruppe</translation>
    </message>
    <message>
        <source>Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this point. Ctrl: a free end. Esc: cancel.</source>
        <translation>Auf einer Form loslassen: verbinden; auf leerer Fläche: neue Form. Alt oder kurz warten: an dieser Stelle. Strg: freies Ende. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Auf einer Form loslassen: verbinden. Alt oder kurz warten: an dieser Stelle. Strg: nicht verbinden. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Join Ends</source>
        <translation>Enden verbinden</translation>
    </message>
    <message>
        <source>Break at Vertices</source>
        <translation>An Knoten auftrennen</translation>
    </message>
    <message>
        <source>Only polygons, polylines and paths can be broken.</source>
        <translation>Nur Polygone, Linienzüge und Pfade können aufgetrennt werden.</translation>
    </message>
    <message>
        <source>The ends of a line cannot be broken.</source>
        <translation>An den Enden einer Linie kann nicht aufgetrennt werden.</translation>
    </message>
    <message>
        <source>Joining needs a line or an open path.</source>
        <translation>Zum Verbinden wird eine Linie oder ein offener Pfad benötigt.</translation>
    </message>
    <message>
        <source>At most %1 lines can be joined at once.</source>
        <translation>Höchstens %1 Linien können auf einmal verbunden werden.</translation>
    </message>
    <message>
        <source>A line with an arrowhead cannot be joined with a path.</source>
        <translation>Eine Linie mit Pfeilspitze kann nicht mit einem Pfad verbunden werden.</translation>
    </message>
    <message>
        <source>Closing a line needs at least three points.</source>
        <translation>Zum Schließen braucht eine Linie mindestens drei Punkte.</translation>
    </message>
    <message>
        <source>a ring has fewer than three points</source>
        <translation>ein Ring hat weniger als drei Punkte</translation>
    </message>
    <message>
        <source>a coordinate is not finite</source>
        <translation>eine Koordinate ist nicht endlich</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 meet</source>
        <translation>die Kanten, die bei den Punkten %1 und %2 beginnen, treffen sich</translation>
    </message>
    <message>
        <source>the outline has fewer than three points</source>
        <translation>der Umriss hat weniger als drei Punkte</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>das Polygon hat keine Fläche</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 cross</source>
        <translation>die Kanten, die bei den Punkten %1 und %2 beginnen, kreuzen sich</translation>
    </message>
</context>
<context>
    <name>Trammel::ActionShortcuts</name>
    <message>
        <source>A shortcut is one key, with or without modifiers.</source>
        <translation>Ein Tastenkürzel besteht aus einer Taste, mit oder ohne Umschalttasten.</translation>
    </message>
    <message>
        <source>Ctrl and Alt together type characters on many keyboards.</source>
        <translation>Strg und Alt zusammen erzeugen auf vielen Tastaturen Zeichen.</translation>
    </message>
    <message>
        <source>The canvas uses %1 itself.</source>
        <translation>Die Zeichenfläche benutzt %1 selbst.</translation>
    </message>
</context>
<context>
    <name>Trammel::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. Enter: one in the middle.</source>
        <translation>Von Ecke zu Ecke ziehen. Umschalt: Quadrat. Alt: von der Mitte aus. Leertaste: verschieben. Strg: nicht einrasten. Eingabe: eine in der Mitte.</translation>
    </message>
</context>
<context>
    <name>Trammel::Canvas</name>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>A canvas on which shapes are drawn, selected and changed</source>
        <translation>Eine Zeichenfläche, auf der Formen gezeichnet, ausgewählt und geändert werden</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandList</name>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>&amp;Commands...</source>
        <translation>&amp;Befehle...</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>No command contains these words.</source>
        <translation>Kein Befehl enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>Trammel::ConnectorTool</name>
    <message>
        <source>Move End</source>
        <translation>Ende verschieben</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.</source>
        <translation>Pfeiltasten oder Tab: andere Form. Eingabe: verbinden. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.</source>
        <translation>Pfeiltasten oder Tab: andere Form. Pos1, Ende: das andere Ende. Eingabe: verbinden. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. Arrow keys: from the selected shape. Enter: a line in the middle.</source>
        <translation>Zum Verbinden von Form zu Form ziehen oder beide anklicken. Alt: an dieser Stelle. Strg: nicht verbinden. Pfeiltasten: von der ausgewählten Form aus. Eingabe: eine Linie in der Mitte.</translation>
    </message>
    <message>
        <source>Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Auf einer Form loslassen oder klicken: verbinden. Alt oder kurz warten: an dieser Stelle. Tab: nächster Anschluss oder Form darunter. Strg: nicht verbinden. Esc: abbrechen.</translation>
    </message>
</context>
<context>
    <name>Trammel::Document</name>
    <message>
        <source>the group %1 does not exist</source>
        <translation>die Gruppe %1 existiert nicht</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>the shape %1 does not exist</source>
        <translation>die Form %1 existiert nicht</translation>
    </message>
    <message>
        <source>the shape %1 is no container</source>
        <translation>die Form %1 ist kein Container</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>Gruppen sind tiefer als %1 verschachtelt</translation>
    </message>
    <message>
        <source>a container cannot be moved into itself</source>
        <translation>ein Container kann nicht in sich selbst verschoben werden</translation>
    </message>
    <message>
        <source>Move into Container</source>
        <translation>In Container verschieben</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>the document was deleted</source>
        <translation>das Dokument wurde gelöscht</translation>
    </message>
    <message>
        <source>another file is being read or written</source>
        <translation>eine andere Datei wird gerade gelesen oder geschrieben</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>a group needs at least two members</source>
        <translation>eine Gruppe braucht mindestens zwei Mitglieder</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppierung aufheben</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>the document must not be changed now</source>
        <translation>das Dokument darf jetzt nicht geändert werden</translation>
    </message>
    <message>
        <source>there are no ids left for more shapes and groups</source>
        <translation>es sind keine Kennungen für weitere Formen und Gruppen übrig</translation>
    </message>
</context>
<context>
    <name>Trammel::EditorPanel</name>
    <message>
        <source>There is no editor named &quot;%1&quot;.</source>
        <translation>Es gibt keinen Editor namens „%1“.</translation>
    </message>
</context>
<context>
    <name>Trammel::FileTask</name>
    <message>
        <source>the drawing was changed while the file was read, and the change would be lost</source>
        <translation>die Zeichnung wurde geändert, während die Datei gelesen wurde, und die Änderung ginge verloren</translation>
    </message>
</context>
<context>
    <name>Trammel::FindBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Suchen...</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Vorherigen suchen</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Nächsten suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find text or names</source>
        <translation>Text oder Namen suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>Trammel::LassoTool</name>
    <message>
        <source>Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.</source>
        <translation>Eingabe, Doppelklick oder die erste Ecke: fertig. Rücktaste: eine Ecke zurück. Umschalt: hinzufügen. Strg: umschalten. Alt: berühren/umschließen wechseln. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. Esc: cancel.</source>
        <translation>Umschalt: hinzufügen. Strg: umschalten. Strg+Umschalt: abziehen. Alt: berühren/umschließen wechseln. Leertaste: Lasso verschieben. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a shape: select it. Shift: add. Ctrl: toggle.</source>
        <translation>Um Formen herum ziehen, um sie auszuwählen, oder Ecke für Ecke klicken, die erste auf leerer Fläche. Form anklicken: auswählen. Umschalt: hinzufügen. Strg: umschalten.</translation>
    </message>
</context>
<context>
    <name>Trammel::PathTool</name>
    <message>
        <source>A polygon needs three points. Esc: cancel.</source>
        <translation>Ein Polygon braucht drei Punkte. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>A line needs two points. Esc: cancel.</source>
        <translation>Eine Linie braucht zwei Punkte. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Click to set the corners of a polygon. Enter: one in the middle.</source>
        <translation>Klicken, um die Ecken eines Polygons zu setzen. Eingabe: eines in der Mitte.</translation>
    </message>
    <message>
        <source>Drag to draw a line, or click to set its points. Enter: one in the middle.</source>
        <translation>Ziehen, um eine Linie zu zeichnen, oder klicken, um ihre Punkte zu setzen. Eingabe: eine in der Mitte.</translation>
    </message>
    <message>
        <source>Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Eingabe, Doppelklick oder der erste Punkt: fertig. Rücktaste: einen Punkt zurück. Umschalt: in Schritten von 15°. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
</context>
<context>
    <name>Trammel::PenTool</name>
    <message>
        <source>Click to set corners, drag to set smooth points of a path. Enter: one in the middle.</source>
        <translation>Klicken: Ecken eines Pfads setzen, ziehen: glatte Knoten. Eingabe: einer in der Mitte.</translation>
    </message>
    <message>
        <source>Enter or double click: done. The first point: closes. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Eingabe oder Doppelklick: fertig. Erster Punkt: schließen. Rücktaste: einen Punkt zurück. Umschalt: in Schritten von 15°. Strg: nicht einrasten. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>A path needs two points. Esc: cancel.</source>
        <translation>Ein Pfad braucht zwei Punkte. Esc: abbrechen.</translation>
    </message>
</context>
<context>
    <name>Trammel::PencilTool</name>
    <message>
        <source>Release near the start to close the line. Esc: cancel.</source>
        <translation>In der Nähe des Anfangs loslassen, um die Linie zu schließen. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Drag to draw freehand. Enter: a line in the middle. Esc: select.</source>
        <translation>Ziehen, um freihändig zu zeichnen. Eingabe: eine Linie in der Mitte. Esc: auswählen.</translation>
    </message>
</context>
<context>
    <name>Trammel::PlacingDialog</name>
    <message>
        <source>Separate</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Entlang Pfad verteilen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>&amp;In:</translation>
    </message>
    <message>
        <source>The shape selected last</source>
        <translation>Die zuletzt ausgewählte Form</translation>
    </message>
    <message>
        <source>A compact block</source>
        <translation>Einen kompakten Block</translation>
    </message>
    <message>
        <source>Rows of a given width</source>
        <translation>Zeilen einer Breite</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Rotate shapes:</source>
        <translation>Formen &amp;drehen:</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>By these angles</source>
        <translation>Um diese Winkel</translation>
    </message>
    <message>
        <source>By any angle</source>
        <translation>Um beliebige Winkel</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation>&amp;Winkel:</translation>
    </message>
    <message>
        <source>Degrees, clockwise, separated by spaces</source>
        <translation>Grad, im Uhrzeigersinn, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>&amp;Clearance:</source>
        <translation>F&amp;reiraum:</translation>
    </message>
    <message>
        <source>&amp;Equal:</source>
        <translation>&amp;Gleich sind:</translation>
    </message>
    <message>
        <source>Gaps between the shapes</source>
        <translation>Abstände zwischen den Formen</translation>
    </message>
    <message>
        <source>Distances of the centers</source>
        <translation>Abstände der Mitten</translation>
    </message>
    <message>
        <source>&amp;Rotate the shapes to the path</source>
        <translation>&amp;Formen am Pfad ausrichten</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Packen</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>&amp;Verteilen</translation>
    </message>
    <message>
        <source>The drawing is read-only.</source>
        <translation>Die Zeichnung ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Select at least two shapes.</source>
        <translation>Wählen Sie mindestens zwei Formen aus.</translation>
    </message>
    <message>
        <source>Select the shapes together with one line or open path.</source>
        <translation>Wählen Sie die Formen zusammen mit einer Linie oder einem offenen Pfad aus.</translation>
    </message>
    <message>
        <source>The angles must be numbers that are separated by spaces.</source>
        <translation>Die Winkel müssen durch Leerzeichen getrennte Zahlen sein.</translation>
    </message>
    <message>
        <source>The width must be greater than 0.</source>
        <translation>Die Breite muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, selected last</source>
        <translation>„%1“, zuletzt ausgewählt</translation>
    </message>
    <message>
        <source>Computing the positions...</source>
        <translation>Die Positionen werden berechnet...</translation>
    </message>
    <message>
        <source>Shapes that move: %L1</source>
        <translation>Formen, die sich bewegen: %L1</translation>
    </message>
    <message>
        <source>No shapes overlap.</source>
        <translation>Keine Formen überlappen sich.</translation>
    </message>
    <message>
        <source>No shape needs to move.</source>
        <translation>Keine Form muss sich bewegen.</translation>
    </message>
    <message>
        <source>Shapes moved: %L1</source>
        <translation>Verschobene Formen: %L1</translation>
    </message>
</context>
<context>
    <name>Trammel::PreferencesDialog</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Kollisionen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel:</source>
        <translation>&amp;Mausrad:</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Zoomt</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Bildlauf</translation>
    </message>
    <message>
        <source>Rubber &amp;band selects:</source>
        <translation>Auswahlrahmen &amp;wählt aus:</translation>
    </message>
    <message>
        <source>Touched shapes</source>
        <translation>Berührte Formen</translation>
    </message>
    <message>
        <source>Enclosed shapes</source>
        <translation>Umschlossene Formen</translation>
    </message>
    <message>
        <source>By direction: to the right enclosed ones, to the left touched ones</source>
        <translation>Nach Richtung: nach rechts umschlossene, nach links berührte</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>&amp;Raster anzeigen</translation>
    </message>
    <message>
        <source>Grid &amp;spacing:</source>
        <translation>Ras&amp;terabstand:</translation>
    </message>
    <message>
        <source>Show a b&amp;utton back to the drawing when it is out of view</source>
        <translation>Schaltfläche &amp;zurück zur Zeichnung anzeigen, wenn sie außer Sicht ist</translation>
    </message>
    <message>
        <source>Show &amp;handles for connectors beside the shape under the pointer</source>
        <translation>&amp;Anfasser für Verbinder neben der Form unter dem Mauszeiger anzeigen</translation>
    </message>
    <message>
        <source>&amp;Add a shape where such a connector ends on empty canvas</source>
        <translation>Form &amp;hinzufügen, wo ein solcher Verbinder auf leerer Fläche endet</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>Am &amp;Raster einrasten</translation>
    </message>
    <message>
        <source>Snap to edges and centers of other &amp;shapes</source>
        <translation>An &amp;Kanten und Mitten anderer Formen einrasten</translation>
    </message>
    <message>
        <source>Snap to &amp;equal gaps and sizes</source>
        <translation>An &amp;gleichen Abständen und Größen einrasten</translation>
    </message>
    <message>
        <source>Snap to the &amp;angles of other shapes</source>
        <translation>&amp;An den Winkeln anderer Formen einrasten</translation>
    </message>
    <message>
        <source>Snap &amp;distance in pixels:</source>
        <translation>&amp;Einrastabstand in Pixeln:</translation>
    </message>
    <message>
        <source>&amp;Show collisions:</source>
        <translation>&amp;Kollisionen anzeigen:</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>Beim Ziehen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Also with &amp;locked shapes</source>
        <translation>Auch &amp;mit gesperrten Formen</translation>
    </message>
    <message>
        <source>Also with shapes &amp;inside a filled shape</source>
        <translation>&amp;Auch mit Formen in einer gefüllten Form</translation>
    </message>
    <message>
        <source>Also with &amp;texts without an outline</source>
        <translation>Auch mit &amp;Texten ohne Umriss</translation>
    </message>
    <message>
        <source>Also with li&amp;nes and other shapes that are not solid</source>
        <translation>Auch mit &amp;Linien und anderen Formen, die nicht fest sind</translation>
    </message>
    <message>
        <source>&amp;Dragged shapes:</source>
        <translation>&amp;Gezogene Formen:</translation>
    </message>
    <message>
        <source>May overlap other shapes</source>
        <translation>Dürfen andere Formen überlappen</translation>
    </message>
    <message>
        <source>Stop at other shapes</source>
        <translation>Halten an anderen Formen an</translation>
    </message>
    <message>
        <source>Slide along other shapes</source>
        <translation>Gleiten an anderen Formen entlang</translation>
    </message>
    <message>
        <source>Push other shapes aside</source>
        <translation>Schieben andere Formen zur Seite</translation>
    </message>
    <message>
        <source>Shapes &amp;pushed in a row:</source>
        <translation>&amp;Hintereinander geschobene Formen:</translation>
    </message>
    <message>
        <source>&amp;Clearance between shapes:</source>
        <translation>Freiraum &amp;zwischen Formen:</translation>
    </message>
    <message>
        <source>Jump over shapes to a &amp;free place under the pointer</source>
        <translation>Über &amp;Formen an eine freie Stelle unter dem Mauszeiger springen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Round positions, sizes and angles that snap to nothing else</source>
        <translation>&amp;Positionen, Größen und Winkel runden, die sonst nirgends einrasten</translation>
    </message>
</context>
<context>
    <name>Trammel::Recovery</name>
    <message>
        <source>the snapshot is in use or cannot be locked</source>
        <translation>der Schnappschuss ist in Gebrauch oder kann nicht gesperrt werden</translation>
    </message>
</context>
<context>
    <name>Trammel::RepeatDialog</name>
    <message>
        <source>Repeat</source>
        <translation>Vervielfältigen</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In einer Reihe</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>In einem Raster</translation>
    </message>
    <message>
        <source>Around a point</source>
        <translation>Um einen Punkt</translation>
    </message>
    <message>
        <source>&amp;Arrange:</source>
        <translation>A&amp;nordnung:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>K&amp;opien:</translation>
    </message>
    <message>
        <source>Colu&amp;mns:</source>
        <translation>&amp;Spalten:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>Z&amp;eilen:</translation>
    </message>
    <message>
        <source>&amp;Horizontal distance:</source>
        <translation>&amp;Horizontaler Abstand:</translation>
    </message>
    <message>
        <source>&amp;Vertical distance:</source>
        <translation>Vertikaler &amp;Abstand:</translation>
    </message>
    <message>
        <source>Column &amp;distance:</source>
        <translation>Spal&amp;tenabstand:</translation>
    </message>
    <message>
        <source>Row d&amp;istance:</source>
        <translation>&amp;Zeilenabstand:</translation>
    </message>
    <message>
        <source>A&amp;ngle between copies:</source>
        <translation>&amp;Winkel zwischen Kopien:</translation>
    </message>
    <message>
        <source>Center &amp;X:</source>
        <translation>Mitte &amp;X:</translation>
    </message>
    <message>
        <source>Center &amp;Y:</source>
        <translation>&amp;Mitte Y:</translation>
    </message>
    <message>
        <source>&amp;Full circle</source>
        <translation>Voller &amp;Kreis</translation>
    </message>
    <message>
        <source>R&amp;otate the copies</source>
        <translation>Kopien &amp;drehen</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>&amp;Vervielfältigen</translation>
    </message>
</context>
<context>
    <name>Trammel::ReturnButton</name>
    <message>
        <source>Back to the Drawing</source>
        <translation>Zurück zur Zeichnung</translation>
    </message>
</context>
<context>
    <name>Trammel::SelectTool</name>
    <message>
        <source>Move End</source>
        <translation>Ende verschieben</translation>
    </message>
    <message>
        <source>Move Vertex</source>
        <translation>Knoten verschieben</translation>
    </message>
    <message>
        <source>Reset Segment</source>
        <translation>Segment zurücksetzen</translation>
    </message>
    <message>
        <source>Drag to move the pivot. Double click: back to the center.</source>
        <translation>Ziehen, um den Drehpunkt zu verschieben. Doppelklick: zurück zur Mitte.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect this end to it. On empty canvas, the end becomes free.</source>
        <translation>Zu einer anderen Form ziehen, um dieses Ende mit ihr zu verbinden. Auf leerer Fläche wird das Ende frei.</translation>
    </message>
    <message>
        <source>Drag to move this point. Shift: steps of 15°. Ctrl: no snapping. Double click: edit the vertices.</source>
        <translation>Ziehen, um diesen Punkt zu verschieben. Umschalt: in Schritten von 15°. Strg: nicht einrasten. Doppelklick: Knoten bearbeiten.</translation>
    </message>
    <message>
        <source>Drag to move this end of the gradient. Shift: steps of 15°. Ctrl: no snapping. Esc: done.</source>
        <translation>Ziehen, um dieses Ende des Farbverlaufs zu verschieben. Umschalt: in Schritten von 15°. Strg: nicht einrasten. Esc: fertig.</translation>
    </message>
    <message>
        <source>Drag to move this color along the gradient. Esc: done.</source>
        <translation>Ziehen, um diese Farbe entlang des Farbverlaufs zu verschieben. Esc: fertig.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Zu einer anderen Form ziehen: verbinden. Klicken: verbundene Form desselben Typs hinzufügen.</translation>
    </message>
    <message>
        <source>Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.</source>
        <translation>Ziehen, um den Text entlang der Linie zu verschieben. Strg: nicht einrasten. Doppelklick: Text bearbeiten.</translation>
    </message>
    <message>
        <source>Drag to move this bend. Double click: route the line automatically again.</source>
        <translation>Ziehen, um diesen Knick zu verschieben. Doppelklick: Linie wieder automatisch führen.</translation>
    </message>
    <message>
        <source>Drag to move this segment. Double click its handle: route it automatically again.</source>
        <translation>Ziehen, um dieses Segment zu verschieben. Doppelklick auf den Anfasser: wieder automatisch führen.</translation>
    </message>
    <message>
        <source>Drag to move this segment, which then stays in place. Ctrl: no snapping.</source>
        <translation>Ziehen, um dieses Segment zu verschieben, das dann an seiner Stelle bleibt. Strg: nicht einrasten.</translation>
    </message>
    <message>
        <source>Drag to rotate about the pivot. Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping.</source>
        <translation>Ziehen, um sich um den Drehpunkt zu drehen. Umschalt: in Schritten von 15°. Alt: jede um ihre eigene Mitte. Strg: nicht einrasten.</translation>
    </message>
    <message>
        <source>Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.</source>
        <translation>Ziehen, um die Größe zu ändern. Umschalt: Seitenverhältnis beibehalten. Alt: von der Mitte aus. Strg: nicht einrasten.</translation>
    </message>
    <message>
        <source>This shape cannot be moved. Click to select it.</source>
        <translation>Diese Form kann nicht verschoben werden. Klicken, um sie auszuwählen.</translation>
    </message>
    <message>
        <source>This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.</source>
        <translation>Dieser Verbinder bewegt sich mit seinen Formen. Klicken, um ihn auszuwählen, dann ein Ende ziehen, um es anders zu verbinden.</translation>
    </message>
    <message>
        <source>Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with Alt a copy.</source>
        <translation>Klicken: Gruppe auswählen, Doppelklick: in ihr arbeiten. Strg+Klick: die einzelne Form. Ziehen: verschieben, mit Alt eine Kopie.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.</source>
        <translation>Ziehen: verschieben, mit Alt eine Kopie. Umschalt oder Strg+Klick: abwählen. Alt+Klick: die Form darunter.</translation>
    </message>
    <message>
        <source>Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.</source>
        <translation>Klicken: auswählen, ziehen: verschieben. Umschalt oder Strg+Klick: hinzufügen. Alt+Klick: die Form darunter.</translation>
    </message>
    <message>
        <source>Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.</source>
        <translation>In der Gruppe durch Klicken oder Ziehen auswählen. Außerhalb klicken oder Esc: verlassen. Umschalt: hinzufügen. Strg: umschalten.</translation>
    </message>
    <message>
        <source>Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.</source>
        <translation>Durch Klicken oder Ziehen auswählen. Umschalt: hinzufügen. Strg: umschalten. Alt: berühren/umschließen wechseln. Leertaste+Ziehen: Ansicht verschieben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Drag to change the outline.</source>
        <translation>Ziehen, um den Umriss zu ändern.</translation>
    </message>
    <message>
        <source>Click to collapse or expand this container.</source>
        <translation>Klicken, um diesen Container zuzuklappen oder aufzuklappen.</translation>
    </message>
    <message>
        <source>Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.</source>
        <translation>Pfeiltasten: diesen Anfasser verschieben, mit Umschalt weiter. D, Umschalt+D: der nächste oder vorherige. Esc: fertig.</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapeList</name>
    <message>
        <source>Find by name, text or kind</source>
        <translation>Nach Name, Text oder Typ suchen</translation>
    </message>
    <message>
        <source>Find shapes by name, text or kind</source>
        <translation>Formen nach Name, Text oder Typ suchen</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePalette</name>
    <message>
        <source>Custom shapes</source>
        <translation>Eigene Formen</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>Alle Formen</translation>
    </message>
    <message>
        <source>Stencils</source>
        <translation>Schablonen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add Selection as Stencil</source>
        <translation>Auswahl als Schablone hinzufügen</translation>
    </message>
    <message>
        <source>Rename Stencil...</source>
        <translation>Schablone umbenennen...</translation>
    </message>
    <message>
        <source>Remove Stencil</source>
        <translation>Schablone entfernen</translation>
    </message>
    <message>
        <source>Change Selected Shapes to This Kind</source>
        <translation>Ausgewählte Formen in diesen Typ ändern</translation>
    </message>
    <message>
        <source>Rename Stencil</source>
        <translation>Schablone umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Formen suchen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePaletteView</name>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
</context>
<context>
    <name>Trammel::ShortcutPage</name>
    <message>
        <source>Find a command or a shortcut</source>
        <translation>Befehl oder Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>&amp;Neues Tastenkürzel:</translation>
    </message>
    <message>
        <source>Click here and press the keys</source>
        <translation>Hier klicken und die Tasten drücken</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Keeps the current shortcuts of the command</source>
        <translation>Behält die bisherigen Tastenkürzel des Befehls</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>Z&amp;urücksetzen</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Take &amp;Over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>%1 is the shortcut of &quot;%2&quot;, which will lose it.</source>
        <translation>%1 ist das Tastenkürzel von „%2“, das es verlieren wird.</translation>
    </message>
    <message>
        <source>The command has this shortcut already.</source>
        <translation>Der Befehl hat dieses Tastenkürzel bereits.</translation>
    </message>
    <message>
        <source>%1 is still the shortcut of &quot;%2&quot;.</source>
        <translation>%1 ist noch das Tastenkürzel von „%2“.</translation>
    </message>
</context>
<context>
    <name>Trammel::TextBoxTool</name>
    <message>
        <source>Click to type a text, or drag to give it a width. Click a text to edit it.</source>
        <translation>Klicken, um einen Text zu schreiben, oder ziehen, um ihm eine Breite zu geben. Text anklicken: bearbeiten.</translation>
    </message>
</context>
<context>
    <name>Trammel::TextTool</name>
    <message>
        <source>Edit Text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Text löschen</translation>
    </message>
    <message>
        <source>Draw Text</source>
        <translation>Text zeichnen</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Zu einer anderen Form ziehen: verbinden. Klicken: verbundene Form desselben Typs hinzufügen.</translation>
    </message>
    <message>
        <source>Type the text. Tab: the next compartment. A line &quot;--&quot;: a new one. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Text schreiben. Tab: nächster Abschnitt. Eine Zeile „--“: ein neuer. Esc, Strg+Eingabe oder anderswo klicken: fertig.</translation>
    </message>
    <message>
        <source>Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Text schreiben. Eingabe: neue Zeile. Esc, Strg+Eingabe oder anderswo klicken: fertig.</translation>
    </message>
</context>
<context>
    <name>Trammel::VertexTool</name>
    <message>
        <source>Move Vertex</source>
        <translation>Knoten verschieben</translation>
    </message>
    <message>
        <source>Move Vertices</source>
        <translation>Knoten verschieben</translation>
    </message>
    <message>
        <source>Insert Vertex</source>
        <translation>Knoten einfügen</translation>
    </message>
    <message>
        <source>A path needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Ein Pfad braucht mindestens zwei Knoten. Verlassen Sie diesen Modus, um die Form zu löschen.</translation>
    </message>
    <message>
        <source>A polygon needs at least three vertices. Leave this mode to delete the shape.</source>
        <translation>Ein Polygon braucht mindestens drei Knoten. Verlassen Sie diesen Modus, um die Form zu löschen.</translation>
    </message>
    <message>
        <source>A polyline needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Ein Linienzug braucht mindestens zwei Knoten. Verlassen Sie diesen Modus, um die Form zu löschen.</translation>
    </message>
    <message>
        <source>Delete Vertex</source>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <source>Select the vertices to delete: click them, or drag around them.</source>
        <translation>Wählen Sie die zu löschenden Knoten aus: anklicken oder um sie herum ziehen.</translation>
    </message>
    <message>
        <source>Select the vertices after which new ones are inserted.</source>
        <translation>Wählen Sie die Knoten aus, nach denen neue eingefügt werden.</translation>
    </message>
    <message>
        <source>Insert Vertices</source>
        <translation>Knoten einfügen</translation>
    </message>
    <message>
        <source>Select the vertices to change: click them, or drag around them.</source>
        <translation>Wählen Sie die zu ändernden Knoten aus: anklicken oder um sie herum ziehen.</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Glatter Knoten</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Symmetrischer Knoten</translation>
    </message>
    <message>
        <source>Select the vertices to move: click them, or drag around them.</source>
        <translation>Wählen Sie die zu verschiebenden Knoten aus: anklicken oder um sie herum ziehen.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Ziehen: verschieben, mit Alt Anfasser herausziehen. Klicken: auswählen, mit Umschalt weitere. Alt+Klick oder Doppelklick: löschen.</translation>
    </message>
    <message>
        <source>Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Ziehen: verschieben. Klicken: auswählen, mit Umschalt weitere. Alt+Klick oder Doppelklick: löschen.</translation>
    </message>
    <message>
        <source>Drag to bend the curve, with Alt this handle alone.</source>
        <translation>Ziehen, um die Kurve zu biegen, mit Alt nur diesen Anfasser.</translation>
    </message>
    <message>
        <source>Drag to insert a vertex here.</source>
        <translation>Ziehen, um hier einen Knoten einzufügen.</translation>
    </message>
    <message>
        <source>Drag to move the edge. Double click: insert a vertex.</source>
        <translation>Ziehen, um die Kante zu verschieben. Doppelklick: Knoten einfügen.</translation>
    </message>
    <message>
        <source>Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. Esc or Enter: done.</source>
        <translation>Knoten ziehen, oder die Mitte einer Kante für einen neuen. Um Knoten herum ziehen: auswählen. Esc oder Eingabe: fertig.</translation>
    </message>
    <message>
        <source>Select the vertices to break: click them, or drag around them.</source>
        <translation>Wählen Sie die Knoten zum Auftrennen: anklicken oder mit der Maus umfahren.</translation>
    </message>
</context>
</TS>
