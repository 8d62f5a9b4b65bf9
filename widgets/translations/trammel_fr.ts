<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message>
        <source>Change Kind</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>Aligner à gauche</translation>
    </message>
    <message>
        <source>Align Centers</source>
        <translation>Aligner les centres horizontalement</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>Aligner à droite</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>Aligner en haut</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>Aligner les centres verticalement</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>Aligner en bas</translation>
    </message>
    <message>
        <source>Distribute Gaps Horizontally</source>
        <translation>Répartir les espaces horizontalement</translation>
    </message>
    <message>
        <source>Distribute Gaps Vertically</source>
        <translation>Répartir les espaces verticalement</translation>
    </message>
    <message>
        <source>Distribute Centers Horizontally</source>
        <translation>Répartir les centres horizontalement</translation>
    </message>
    <message>
        <source>Distribute Centers Vertically</source>
        <translation>Répartir les centres verticalement</translation>
    </message>
    <message>
        <source>Arrange as Layers Downward</source>
        <translation>Disposer en couches vers le bas</translation>
    </message>
    <message>
        <source>Arrange as Layers to the Right</source>
        <translation>Disposer en couches vers la droite</translation>
    </message>
    <message>
        <source>Arrange as Tree</source>
        <translation>Disposer en arbre</translation>
    </message>
    <message>
        <source>Arrange as Network</source>
        <translation>Disposer en réseau</translation>
    </message>
    <message>
        <source>Same Width</source>
        <translation>Même largeur</translation>
    </message>
    <message>
        <source>Same Height</source>
        <translation>Même hauteur</translation>
    </message>
    <message>
        <source>Same Size</source>
        <translation>Même taille</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Retourner horizontalement</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Retourner verticalement</translation>
    </message>
    <message>
        <source>Rotate Left</source>
        <translation>Pivoter à gauche</translation>
    </message>
    <message>
        <source>Rotate Right</source>
        <translation>Pivoter à droite</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>Tout déverrouiller</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Bring to Front</source>
        <translation>Mettre au premier plan</translation>
    </message>
    <message>
        <source>Bring Forward</source>
        <translation>Avancer d’un plan</translation>
    </message>
    <message>
        <source>Send Backward</source>
        <translation>Reculer d’un plan</translation>
    </message>
    <message>
        <source>Send to Back</source>
        <translation>Mettre à l’arrière-plan</translation>
    </message>
    <message>
        <source>Bring in Front Of</source>
        <translation>Placer devant</translation>
    </message>
    <message>
        <source>Send Behind</source>
        <translation>Placer derrière</translation>
    </message>
    <message>
        <source>An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Un dessin SVG ne peut pas être collé. Seules les formes copiées depuis un dessin peuvent être collées.</translation>
    </message>
    <message>
        <source>Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Des fichiers ne peuvent pas être collés. Seules les formes copiées depuis un dessin peuvent être collées.</translation>
    </message>
    <message>
        <source>Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and paste the text there.</source>
        <translation>Du texte ne peut pas être collé sur le canevas. Double-cliquez sur une forme, ou cliquez avec l’outil de texte, et collez-y le texte.</translation>
    </message>
    <message>
        <source>A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Une image ne peut pas être collée. Seules les formes copiées depuis un dessin peuvent être collées.</translation>
    </message>
    <message>
        <source>Inserted at the nearest free place.</source>
        <translation>Inséré à l’emplacement libre le plus proche.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes. %1</source>
        <translation>Le presse-papiers ne contient aucune forme. %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>The dropped data holds no shapes. %1</source>
        <translation>Les données déposées ne contiennent aucune forme. %1</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Déposer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Unite</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Soustraire</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Intersection</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Combiner</translation>
    </message>
    <message>
        <source>Flip and Rotate</source>
        <translation>Retourner et pivoter</translation>
    </message>
    <message>
        <source>Add Connected</source>
        <translation>Ajouter une forme connectée</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Connecteur</translation>
    </message>
    <message>
        <source>Select Here</source>
        <translation>Sélectionner ici</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>Convert to Path</source>
        <translation>Convertir en chemin</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>Copier en SVG</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Paste in Place</source>
        <translation>Coller sur place</translation>
    </message>
    <message>
        <source>Repeat...</source>
        <translation>Répéter...</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dégrouper</translation>
    </message>
    <message>
        <source>Collapse or Expand</source>
        <translation>Réduire ou développer</translation>
    </message>
    <message>
        <source>Add Connected Shape</source>
        <translation>Ajouter une forme connectée</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Right</source>
        <translation>Ajouter une forme connectée à droite</translation>
    </message>
    <message>
        <source>Add Connected Shape Below</source>
        <translation>Ajouter une forme connectée en dessous</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Left</source>
        <translation>Ajouter une forme connectée à gauche</translation>
    </message>
    <message>
        <source>Add Connected Shape Above</source>
        <translation>Ajouter une forme connectée au-dessus</translation>
    </message>
    <message>
        <source>Go to Shape on the Right</source>
        <translation>Aller à la forme à droite</translation>
    </message>
    <message>
        <source>Go to Shape Below</source>
        <translation>Aller à la forme en dessous</translation>
    </message>
    <message>
        <source>Go to Shape on the Left</source>
        <translation>Aller à la forme à gauche</translation>
    </message>
    <message>
        <source>Go to Shape Above</source>
        <translation>Aller à la forme au-dessus</translation>
    </message>
    <message>
        <source>Edit Vertices</source>
        <translation>Modifier les nœuds</translation>
    </message>
    <message>
        <source>Edit Text</source>
        <translation>Modifier le texte</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Nœud lisse</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Nœud symétrique</translation>
    </message>
    <message>
        <source>Custom Kind</source>
        <translation>Type personnalisé</translation>
    </message>
    <message>
        <source>Nothing overlaps here</source>
        <translation>Rien ne se chevauche ici</translation>
    </message>
    <message>
        <source>Separate...</source>
        <translation>Séparer...</translation>
    </message>
    <message>
        <source>Pack...</source>
        <translation>Regrouper...</translation>
    </message>
    <message>
        <source>Distribute Along Path...</source>
        <translation>Répartir le long d’un chemin...</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Select None</source>
        <translation>Désélectionner</translation>
    </message>
    <message>
        <source>Select Inverse</source>
        <translation>Inverser la sélection</translation>
    </message>
    <message>
        <source>Select Same Kind</source>
        <translation>Sélectionner le même type</translation>
    </message>
    <message>
        <source>Select Same Style</source>
        <translation>Sélectionner le même style</translation>
    </message>
    <message>
        <source>Shapes may overlap.</source>
        <translation>Les formes peuvent se chevaucher.</translation>
    </message>
    <message>
        <source>Dragged shapes stop at other shapes.</source>
        <translation>Les formes déplacées s’arrêtent contre les autres formes.</translation>
    </message>
    <message>
        <source>Dragged shapes slide along other shapes.</source>
        <translation>Les formes déplacées glissent le long des autres formes.</translation>
    </message>
    <message>
        <source>Dragged shapes push other shapes aside.</source>
        <translation>Les formes déplacées poussent les autres formes.</translation>
    </message>
    <message>
        <source>Change Solidity</source>
        <translation>Changer la solidité</translation>
    </message>
    <message>
        <source>Allow Overlaps</source>
        <translation>Autoriser les chevauchements</translation>
    </message>
    <message>
        <source>Stop at Shapes</source>
        <translation>S’arrêter contre les formes</translation>
    </message>
    <message>
        <source>Slide Along Shapes</source>
        <translation>Glisser le long des formes</translation>
    </message>
    <message>
        <source>Push Shapes Aside</source>
        <translation>Pousser les formes</translation>
    </message>
    <message>
        <source>Next Overlap Mode</source>
        <translation>Mode de chevauchement suivant</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Keep Contents Inside</source>
        <translation>Garder le contenu à l’intérieur</translation>
    </message>
    <message>
        <source>Paste Style</source>
        <translation>Coller le style</translation>
    </message>
    <message>
        <source>Set as Default Style</source>
        <translation>Définir comme style par défaut</translation>
    </message>
    <message>
        <source>Reset Default Style</source>
        <translation>Réinitialiser le style par défaut</translation>
    </message>
    <message>
        <source>Change Text Style</source>
        <translation>Changer le style du texte</translation>
    </message>
    <message>
        <source>Align Text</source>
        <translation>Aligner le texte</translation>
    </message>
    <message>
        <source>Add Compartment</source>
        <translation>Ajouter un compartiment</translation>
    </message>
    <message>
        <source>Remove Compartment</source>
        <translation>Supprimer le compartiment</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Italique</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>Souligné</translation>
    </message>
    <message>
        <source>Strikethrough</source>
        <translation>Barré</translation>
    </message>
    <message>
        <source>Align Text Left</source>
        <translation>Aligner le texte à gauche</translation>
    </message>
    <message>
        <source>Center Text</source>
        <translation>Centrer le texte</translation>
    </message>
    <message>
        <source>Align Text Right</source>
        <translation>Aligner le texte à droite</translation>
    </message>
    <message>
        <source>Align Text to the Top</source>
        <translation>Aligner le texte en haut</translation>
    </message>
    <message>
        <source>Align Text in the Middle</source>
        <translation>Aligner le texte au milieu</translation>
    </message>
    <message>
        <source>Align Text to the Bottom</source>
        <translation>Aligner le texte en bas</translation>
    </message>
    <message>
        <source>Change Route</source>
        <translation>Changer le tracé</translation>
    </message>
    <message>
        <source>Reset Route</source>
        <translation>Réinitialiser le tracé</translation>
    </message>
    <message>
        <source>Change Line Jumps</source>
        <translation>Changer les sauts aux croisements</translation>
    </message>
    <message>
        <source>Change Text Direction</source>
        <translation>Changer la direction du texte</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Rounded Rectangle</source>
        <translation>Rectangle arrondi</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Plume</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Crayon</translation>
    </message>
    <message>
        <source>Straight Connectors</source>
        <translation>Connecteurs droits</translation>
    </message>
    <message>
        <source>Polyline Connectors</source>
        <translation>Connecteurs en ligne brisée</translation>
    </message>
    <message>
        <source>Right-Angled Connectors</source>
        <translation>Connecteurs à angle droit</translation>
    </message>
    <message>
        <source>Rounded Connectors</source>
        <translation>Connecteurs arrondis</translation>
    </message>
    <message>
        <source>Curved Connectors</source>
        <translation>Connecteurs courbes</translation>
    </message>
    <message>
        <source>No Line Jumps</source>
        <translation>Aucun saut aux croisements</translation>
    </message>
    <message>
        <source>Arcs at Crossings</source>
        <translation>Arcs aux croisements</translation>
    </message>
    <message>
        <source>Gaps at Crossings</source>
        <translation>Interruptions aux croisements</translation>
    </message>
    <message>
        <source>Text Along the Line</source>
        <translation>Texte le long de la ligne</translation>
    </message>
    <message>
        <source>Rubber Band: Touch</source>
        <translation>Rectangle de sélection&#xa0;: toucher</translation>
    </message>
    <message>
        <source>Rubber Band: Enclose</source>
        <translation>Rectangle de sélection&#xa0;: englober</translation>
    </message>
    <message>
        <source>Rubber Band: By Direction</source>
        <translation>Rectangle de sélection&#xa0;: selon la direction</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Zoom to Fit</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <translation>Zoomer sur la sélection</translation>
    </message>
    <message>
        <source>Show Grid</source>
        <translation>Afficher la grille</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Aimanter à la grille</translation>
    </message>
    <message>
        <source>Snap to Shapes</source>
        <translation>Aimanter aux formes</translation>
    </message>
    <message>
        <source>Snap to Equal Spacing</source>
        <translation>Aimanter aux espacements égaux</translation>
    </message>
    <message>
        <source>Snap to Angles</source>
        <translation>Aimanter aux angles</translation>
    </message>
    <message>
        <source>Show Collisions</source>
        <translation>Afficher les collisions</translation>
    </message>
    <message>
        <source>Show Collisions: Never</source>
        <translation>Afficher les collisions&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Show Collisions: While Dragging</source>
        <translation>Afficher les collisions&#xa0;: pendant le déplacement</translation>
    </message>
    <message>
        <source>Show Collisions: Always</source>
        <translation>Afficher les collisions&#xa0;: toujours</translation>
    </message>
    <message>
        <source>the scale is not a positive number</source>
        <translation>l’échelle n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>the area is empty or too large</source>
        <translation>la zone est vide ou trop grande</translation>
    </message>
    <message>
        <source>the margin is not from 0 to %L1</source>
        <translation>la marge n’est pas comprise entre 0 et %L1</translation>
    </message>
    <message>
        <source>the picture cannot be written: %1</source>
        <translation>l’image ne peut pas être écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>its texts need a QGuiApplication</source>
        <translation>ses textes nécessitent une QGuiApplication</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>il n’y a rien à afficher</translation>
    </message>
    <message>
        <source>Move End</source>
        <translation>Déplacer l’extrémité</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Relâcher sur une forme pour la connecter. Alt, ou une courte attente&#xa0;: à ce point. Tab&#xa0;: port suivant ou forme en dessous. Ctrl&#xa0;: ne pas connecter. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Move Text</source>
        <translation>Déplacer le texte</translation>
    </message>
    <message>
        <source>The text stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Le texte reste là où vous le relâchez. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Move Segment</source>
        <translation>Déplacer le segment</translation>
    </message>
    <message>
        <source>The segment stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Le segment reste là où vous le relâchez. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the band. Esc: cancel.</source>
        <translation>Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser. Ctrl+Maj&#xa0;: retirer. Alt&#xa0;: toucher/englober. Espace&#xa0;: déplacer le rectangle. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Redimensionner</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.</source>
        <translation>Maj&#xa0;: un seul axe. Ctrl&#xa0;: sans aimantation. Alt&#xa0;: copie. Espace&#xa0;: autoriser les chevauchements. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.</source>
        <translation>Maj&#xa0;: un seul axe. Ctrl&#xa0;: sans aimantation. Alt&#xa0;: copie. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Dessiner&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Décaler</translation>
    </message>
    <message>
        <source>Ctrl: no snapping. Double click: back to the center. Esc: cancel.</source>
        <translation>Ctrl&#xa0;: sans aimantation. Double-clic&#xa0;: retour au centre. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Maj&#xa0;: garder les proportions. Alt&#xa0;: depuis le centre. Ctrl&#xa0;: sans aimantation. Espace&#xa0;: autoriser les chevauchements. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Maj&#xa0;: garder les proportions. Alt&#xa0;: depuis le centre. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Maj&#xa0;: pas de 15°. Alt&#xa0;: chacune autour de son centre. Ctrl&#xa0;: sans aimantation. Espace&#xa0;: autoriser les chevauchements. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Maj&#xa0;: pas de 15°. Alt&#xa0;: chacune autour de son centre. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Slides along another shape.</source>
        <translation>Glisse le long d’une autre forme.</translation>
    </message>
    <message>
        <source>Slides along &quot;%1&quot;.</source>
        <translation>Glisse le long de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Stopped by another shape.</source>
        <translation>Arrêté par une autre forme.</translation>
    </message>
    <message>
        <source>Stopped by &quot;%1&quot;.</source>
        <translation>Arrêté par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Pushes &quot;%1&quot; aside.</source>
        <translation>Pousse «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Pushes shapes aside: %L1</source>
        <translation>Formes poussées&#xa0;: %L1</translation>
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
        <translation>Courber</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Maj&#xa0;: pas de 15°. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: this handle alone. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Maj&#xa0;: pas de 15°. Alt&#xa0;: cette poignée seule. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Change Fill</source>
        <translation>Changer le remplissage</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag along the line. Esc: cancel.</source>
        <translation>Faire glisser le long de la ligne. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. Esc: cancel.</source>
        <translation>Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser. Ctrl+Maj&#xa0;: retirer. Espace&#xa0;: déplacer le rectangle. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Maj&#xa0;: un seul axe. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which does not exist</source>
        <translation>une extrémité du connecteur est liée à la forme %1, qui n’existe pas</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which is a connector</source>
        <translation>une extrémité du connecteur est liée à la forme %1, qui est un connecteur</translation>
    </message>
    <message>
        <source>the next id is not from 1 to %1</source>
        <translation>le prochain identifiant n’est pas compris entre 1 et %1</translation>
    </message>
    <message>
        <source>the order does not name each shape once</source>
        <translation>l’ordre ne nomme pas chaque forme une seule fois</translation>
    </message>
    <message>
        <source>the next id is in use already</source>
        <translation>le prochain identifiant est déjà utilisé</translation>
    </message>
    <message>
        <source>the id of a group is not from 1 to %1</source>
        <translation>l’identifiant d’un groupe n’est pas compris entre 1 et %1</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>l’identifiant %1 apparaît deux fois</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>the drawing needs more than %1 GB of memory</source>
        <translation>le dessin a besoin de plus de %1 Go de mémoire</translation>
    </message>
    <message>
        <source>there are more than %1 kinds of shapes</source>
        <translation>il y a plus de %1 types de formes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a color such as &quot;#ff8000&quot;</source>
        <translation>une couleur telle que «&#xa0;#ff8000&#xa0;»</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>le fichier se termine trop tôt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>«&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: it does not begin with &quot;{&quot;</source>
        <translation>ce n’est pas un dessin Trammel&#xa0;: il ne commence pas par «&#xa0;{&#xa0;»</translation>
    </message>
    <message>
        <source>there is something after the end of the drawing</source>
        <translation>il y a des données après la fin du dessin</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is there twice</source>
        <translation>le champ «&#xa0;%1&#xa0;» apparaît deux fois</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: the field &quot;format&quot; is not &quot;trammel&quot;</source>
        <translation>ce n’est pas un dessin Trammel&#xa0;: le champ «&#xa0;format&#xa0;» n’est pas «&#xa0;trammel&#xa0;»</translation>
    </message>
    <message>
        <source>the field &quot;nextId&quot; is not a whole number from 1 to %1</source>
        <translation>le champ «&#xa0;nextId&#xa0;» n’est pas un entier de 1 à %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not %2</source>
        <translation>le champ «&#xa0;%1&#xa0;» attend&#xa0;: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>the field &quot;version&quot; is not a whole number from 1 on</source>
        <translation>le champ «&#xa0;version&#xa0;» n’est pas un entier à partir de 1</translation>
    </message>
    <message>
        <source>the file has version %1, and this program reads versions up to %2</source>
        <translation>le fichier est de version %1, et ce programme lit les versions jusqu’à %2</translation>
    </message>
    <message>
        <source>a group is not an object</source>
        <translation>un groupe n’est pas un objet</translation>
    </message>
    <message>
        <source>a shape is not an object</source>
        <translation>une forme n’est pas un objet</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is missing</source>
        <translation>le champ «&#xa0;id&#xa0;» manque</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is not a whole number from 1 to %1</source>
        <translation>le champ «&#xa0;id&#xa0;» n’est pas un entier de 1 à %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation>le champ «&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>it is not open for reading</source>
        <translation>il n’est pas ouvert en lecture</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>il n’a pas de nom</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it was canceled</source>
        <translation>l’opération a été annulée</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>il n’est pas ouvert en écriture</translation>
    </message>
    <message>
        <source>programs with the usual limits refuse this file: %1</source>
        <translation>les programmes aux limites habituelles refusent ce fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>le fichier ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>le fichier ne peut pas être ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>le fichier a été modifié pendant la lecture</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>une paire de nombres</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a group</source>
        <translation>le champ «&#xa0;%1&#xa0;» n’est pas l’identifiant d’un groupe</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a shape</source>
        <translation>le champ «&#xa0;%1&#xa0;» n’est pas l’identifiant d’une forme</translation>
    </message>
    <message>
        <source>a value is longer than %1 MB</source>
        <translation>une valeur dépasse %1 Mo</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>une valeur manque</translation>
    </message>
    <message>
        <source>a text has a control character that is not escaped</source>
        <translation>un texte contient un caractère de contrôle non échappé</translation>
    </message>
    <message>
        <source>a text has an unknown escape</source>
        <translation>un texte contient une séquence d’échappement inconnue</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>un texte contient la moitié d’une paire de substitution</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>les valeurs sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>a color or a gradient: an object with the fields type, start, end and stops</source>
        <translation>une couleur ou un dégradé&#xa0;: un objet avec les champs type, start, end et stops</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>deux nombres</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a line style</source>
        <translation>un style de ligne</translation>
    </message>
    <message>
        <source>a line cap</source>
        <translation>une terminaison de ligne</translation>
    </message>
    <message>
        <source>a line join</source>
        <translation>une jonction de ligne</translation>
    </message>
    <message>
        <source>&quot;automatic&quot;, &quot;solid&quot;, &quot;holding&quot; or &quot;none&quot;</source>
        <translation>«&#xa0;automatic&#xa0;», «&#xa0;solid&#xa0;», «&#xa0;holding&#xa0;» ou «&#xa0;none&#xa0;»</translation>
    </message>
    <message>
        <source>a list of &quot;select&quot;, &quot;move&quot;, &quot;rotate&quot;, &quot;resize&quot;, &quot;delete&quot; and &quot;editText&quot;</source>
        <translation>une liste de «&#xa0;select&#xa0;», «&#xa0;move&#xa0;», «&#xa0;rotate&#xa0;», «&#xa0;resize&#xa0;», «&#xa0;delete&#xa0;» et «&#xa0;editText&#xa0;»</translation>
    </message>
    <message>
        <source>an arrowhead</source>
        <translation>une pointe de flèche</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>une liste de nombres</translation>
    </message>
    <message>
        <source>a list of two ends, each with a shape or a point</source>
        <translation>une liste de deux extrémités, chacune avec une forme ou un point</translation>
    </message>
    <message>
        <source>a connector route</source>
        <translation>un tracé de connecteur</translation>
    </message>
    <message>
        <source>an object with the fields position and offset</source>
        <translation>un objet avec les champs position et offset</translation>
    </message>
    <message>
        <source>a list of objects with the fields text, position and offset</source>
        <translation>une liste d’objets avec les champs text, position et offset</translation>
    </message>
    <message>
        <source>none, arc or gap</source>
        <translation>none, arc ou gap</translation>
    </message>
    <message>
        <source>a list of pins, each with the field x or y</source>
        <translation>une liste de points fixes, chacun avec le champ x ou y</translation>
    </message>
    <message>
        <source>a list of points, each a list of two numbers</source>
        <translation>une liste de points, chacun une liste de deux nombres</translation>
    </message>
    <message>
        <source>a list of rings, each a list of numbers in pairs</source>
        <translation>une liste d’anneaux, chacun une liste de paires de nombres</translation>
    </message>
    <message>
        <source>a connector has no field &quot;%1&quot;</source>
        <translation>un connecteur n’a pas de champ «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the outline has more than %1 points or rings</source>
        <translation>le contour a plus de %1 points ou anneaux</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to</source>
        <translation>impossible d’écrire dans le dossier %1</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1000</source>
        <translation>un entier de 1 à 1000</translation>
    </message>
    <message>
        <source>an alignment</source>
        <translation>un alignement</translation>
    </message>
    <message>
        <source>&quot;visible&quot;, &quot;clip&quot; or &quot;grow&quot;</source>
        <translation>«&#xa0;visible&#xa0;», «&#xa0;clip&#xa0;» ou «&#xa0;grow&#xa0;»</translation>
    </message>
    <message>
        <source>Distribute Centers</source>
        <translation>Répartir les centres</translation>
    </message>
    <message>
        <source>Distribute Gaps</source>
        <translation>Répartir les espaces</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>The shapes have changed while they were combined.</source>
        <translation>Les formes ont changé pendant leur combinaison.</translation>
    </message>
    <message>
        <source>the drawing has been closed</source>
        <translation>le dessin a été fermé</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has failed</source>
        <translation>le programme «&#xa0;%1&#xa0;» a échoué</translation>
    </message>
    <message>
        <source>the drawing has changed meanwhile</source>
        <translation>le dessin a changé entre-temps</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has returned no positions</source>
        <translation>le programme «&#xa0;%1&#xa0;» n’a renvoyé aucune position</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has not finished in time</source>
        <translation>le programme «&#xa0;%1&#xa0;» n’a pas terminé à temps</translation>
    </message>
    <message>
        <source>there are fewer than two shapes to arrange</source>
        <translation>il y a moins de deux formes à disposer</translation>
    </message>
    <message>
        <source>more than %1 shapes cannot be arranged</source>
        <translation>plus de %1 formes ne peuvent pas être disposées</translation>
    </message>
    <message>
        <source>Graphviz, which arranges the shapes, is not installed</source>
        <translation>Graphviz, qui dispose les formes, n’est pas installé</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; cannot be started</source>
        <translation>le programme «&#xa0;%1&#xa0;» ne peut pas être lancé</translation>
    </message>
    <message>
        <source>a group without a container is collapsed</source>
        <translation>un groupe sans conteneur est réduit</translation>
    </message>
    <message>
        <source>the group %1 has no shapes</source>
        <translation>le groupe %1 n’a pas de formes</translation>
    </message>
    <message>
        <source>the group %1 does not exist</source>
        <translation>le groupe %1 n’existe pas</translation>
    </message>
    <message>
        <source>the group %1 is in itself</source>
        <translation>le groupe %1 est contenu dans lui-même</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>les groupes sont imbriqués à plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the shapes of the group %1 do not stand next to each other</source>
        <translation>les formes du groupe %1 ne se suivent pas</translation>
    </message>
    <message>
        <source>the container %1 is not the lowest member of the group %2</source>
        <translation>le conteneur %1 n’est pas le membre le plus bas du groupe %2</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>Il n’y a rien à répéter.</translation>
    </message>
    <message>
        <source>The numbers must be finite.</source>
        <translation>Les nombres doivent être finis.</translation>
    </message>
    <message>
        <source>There must be at least one copy.</source>
        <translation>Il doit y avoir au moins une copie.</translation>
    </message>
    <message>
        <source>There can be at most %L1 copies.</source>
        <translation>Il peut y avoir au plus %L1 copies.</translation>
    </message>
    <message>
        <source>The copies can have at most %L1 shapes together.</source>
        <translation>Les copies peuvent avoir au plus %L1 formes en tout.</translation>
    </message>
    <message>
        <source>The distance between the copies must not be zero.</source>
        <translation>La distance entre les copies ne doit pas être nulle.</translation>
    </message>
    <message>
        <source>The distance between the columns must not be zero.</source>
        <translation>La distance entre les colonnes ne doit pas être nulle.</translation>
    </message>
    <message>
        <source>The distance between the rows must not be zero.</source>
        <translation>La distance entre les lignes ne doit pas être nulle.</translation>
    </message>
    <message>
        <source>The angle between the copies must not be zero.</source>
        <translation>L’angle entre les copies ne doit pas être nul.</translation>
    </message>
    <message>
        <source>The center of the circle must not be that of the shapes.</source>
        <translation>Le centre du cercle ne doit pas être celui des formes.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cadre</translation>
    </message>
    <message>
        <source>Swimlane</source>
        <translation>Couloir</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Piscine</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Terminator</source>
        <translation>Terminaison</translation>
    </message>
    <message>
        <source>Connector dot</source>
        <translation>Point de connexion</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Right triangle</source>
        <translation>Triangle rectangle</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>Parallélogramme</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>Trapèze</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentagone</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Octogone</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Block arrow</source>
        <translation>Flèche pleine</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Double flèche</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Chevron</translation>
    </message>
    <message>
        <source>Callout</source>
        <translation>Bulle</translation>
    </message>
    <message>
        <source>Predefined process</source>
        <translation>Processus prédéfini</translation>
    </message>
    <message>
        <source>Internal storage</source>
        <translation>Stockage interne</translation>
    </message>
    <message>
        <source>Manual input</source>
        <translation>Saisie manuelle</translation>
    </message>
    <message>
        <source>Manual operation</source>
        <translation>Opération manuelle</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte perforée</translation>
    </message>
    <message>
        <source>Loop limit</source>
        <translation>Limite de boucle</translation>
    </message>
    <message>
        <source>Off-page reference</source>
        <translation>Renvoi hors page</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquetage</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Basic shapes</source>
        <translation>Formes de base</translation>
    </message>
    <message>
        <source>Flow chart</source>
        <translation>Organigramme</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Extract</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Conteneurs</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>Cas d’utilisation</translation>
    </message>
    <message>
        <source>Combining needs at least two closed shapes.</source>
        <translation>La combinaison nécessite au moins deux formes fermées.</translation>
    </message>
    <message>
        <source>The outlines of the shapes cross each other too often.</source>
        <translation>Les contours des formes se croisent trop souvent.</translation>
    </message>
    <message>
        <source>Nothing would remain of the shapes.</source>
        <translation>Il ne resterait rien des formes.</translation>
    </message>
    <message>
        <source>The shapes do not overlap.</source>
        <translation>Les formes ne se chevauchent pas.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>the path has no segments</source>
        <translation>le chemin n’a pas de segments</translation>
    </message>
    <message>
        <source>a ring of the path has no segments</source>
        <translation>un anneau du chemin n’a pas de segments</translation>
    </message>
    <message>
        <source>the last segment of the path lacks a point</source>
        <translation>il manque un point au dernier segment du chemin</translation>
    </message>
    <message>
        <source>an open path has more than one chain</source>
        <translation>un chemin ouvert a plus d’une chaîne</translation>
    </message>
    <message>
        <source>a curve of the path lies far outside the frame</source>
        <translation>une courbe du chemin est loin du cadre</translation>
    </message>
    <message>
        <source>The width must be a number from 0 to %L1.</source>
        <translation>La largeur doit être un nombre de 0 à %L1.</translation>
    </message>
    <message>
        <source>The angles must be finite numbers, and at least one is needed.</source>
        <translation>Les angles doivent être des nombres finis, et il en faut au moins un.</translation>
    </message>
    <message>
        <source>The container does not exist.</source>
        <translation>Le conteneur n’existe pas.</translation>
    </message>
    <message>
        <source>The container is not a closed shape.</source>
        <translation>Le conteneur n’est pas une forme fermée.</translation>
    </message>
    <message>
        <source>The container is one of the shapes to pack.</source>
        <translation>Le conteneur est l’une des formes à regrouper.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>%Ln unité sur %L1 ne tient pas dans la largeur.</numerusform>
            <numerusform>%Ln unités sur %L1 ne tiennent pas dans la largeur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>%Ln unité sur %L1 ne tient pas dans le conteneur.</numerusform>
            <numerusform>%Ln unités sur %L1 ne tiennent pas dans le conteneur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Regrouper</translation>
    </message>
    <message>
        <source>The path does not exist.</source>
        <translation>Le chemin n’existe pas.</translation>
    </message>
    <message>
        <source>Shapes cannot be distributed along a connector.</source>
        <translation>Les formes ne peuvent pas être réparties le long d’un connecteur.</translation>
    </message>
    <message>
        <source>The path has no length.</source>
        <translation>Le chemin n’a pas de longueur.</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Répartir le long d’un chemin</translation>
    </message>
    <message>
        <source>The clearance must be a number from 0 to %L1.</source>
        <translation>L’espacement doit être un nombre de 0 à %L1.</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>an end of the connector is not a finite point</source>
        <translation>une extrémité du connecteur n’est pas un point fini</translation>
    </message>
    <message>
        <source>an end of the connector lies outside the frame of its shape</source>
        <translation>une extrémité du connecteur est hors du cadre de sa forme</translation>
    </message>
    <message>
        <source>an end of the connector has both a point and a port</source>
        <translation>une extrémité du connecteur a à la fois un point et un port</translation>
    </message>
    <message>
        <source>the port of an end of the connector is no name of at most %1 characters</source>
        <translation>le port d’une extrémité du connecteur n’est pas un nom d’au plus %1 caractères</translation>
    </message>
    <message>
        <source>an end of the connector is farther away than 1e9</source>
        <translation>une extrémité du connecteur est à plus de 1e9</translation>
    </message>
    <message>
        <source>the direction of a pin of the connector is unknown</source>
        <translation>la direction d’un point fixe du connecteur est inconnue</translation>
    </message>
    <message>
        <source>a pin of the connector is not finite</source>
        <translation>un point fixe du connecteur n’est pas fini</translation>
    </message>
    <message>
        <source>a pin of the connector is farther away than 1e9</source>
        <translation>un point fixe du connecteur est à plus de 1e9</translation>
    </message>
    <message>
        <source>the position of the connector&apos;s text is not a number from 0 to 1</source>
        <translation>la position du texte du connecteur n’est pas un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>the text of the connector is not a finite distance of at most 1e9 away from its path</source>
        <translation>la distance du texte du connecteur à son tracé n’est pas finie ou dépasse 1e9</translation>
    </message>
    <message>
        <source>a text is not valid UTF-16</source>
        <translation>un texte n’est pas de l’UTF-16 valide</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>un nombre n’est pas fini</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is the format&apos;s own</source>
        <translation>le champ «&#xa0;%1&#xa0;» est réservé au format</translation>
    </message>
    <message>
        <source>texts and free fields take more than %1 MB</source>
        <translation>les textes et les champs libres occupent plus de %1 Mo</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1&#xa0;: le nombre n’est pas fini</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1&#xa0;: valeur négative</translation>
    </message>
    <message>
        <source>%1 is larger than 1e9</source>
        <translation>%1&#xa0;: valeur supérieure à 1e9</translation>
    </message>
    <message>
        <source>the outline has more than %1 rings</source>
        <translation>le contour a plus de %1 anneaux</translation>
    </message>
    <message>
        <source>the outline has more than %1 points</source>
        <translation>le contour a plus de %1 points</translation>
    </message>
    <message>
        <source>a point of the outline is not a finite number</source>
        <translation>un point du contour n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>a point of the outline lies far outside the frame</source>
        <translation>un point du contour est loin du cadre</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is spelled &quot;%2&quot;</source>
        <translation>le champ «&#xa0;%1&#xa0;» s’écrit «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the head of the line is unknown</source>
        <translation>la pointe de la ligne est inconnue</translation>
    </message>
    <message>
        <source>the center&apos;s x</source>
        <translation>x du centre</translation>
    </message>
    <message>
        <source>the center&apos;s y</source>
        <translation>y du centre</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>la largeur</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>la hauteur</translation>
    </message>
    <message>
        <source>the rotation</source>
        <translation>la rotation</translation>
    </message>
    <message>
        <source>the corner radius</source>
        <translation>le rayon des coins</translation>
    </message>
    <message>
        <source>the stroke&apos;s width</source>
        <translation>l’épaisseur du contour</translation>
    </message>
    <message>
        <source>the opacity is not from 0 to 1</source>
        <translation>l’opacité n’est pas comprise entre 0 et 1</translation>
    </message>
    <message>
        <source>the solidity is unknown</source>
        <translation>la solidité est inconnue</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot; is not registered</source>
        <translation>le type «&#xa0;%1&#xa0;» n’est pas enregistré</translation>
    </message>
    <message>
        <source>the text has more than %1 compartments</source>
        <translation>le texte a plus de %1 compartiments</translation>
    </message>
    <message>
        <source>Rounded rectangle</source>
        <translation>Rectangle arrondi</translation>
    </message>
    <message>
        <source>the polygon has fewer than three points</source>
        <translation>le polygone a moins de trois points</translation>
    </message>
    <message>
        <source>a hole of the polygon has fewer than three points</source>
        <translation>un trou du polygone a moins de trois points</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>Ligne brisée</translation>
    </message>
    <message>
        <source>the polyline has fewer than two points</source>
        <translation>la ligne brisée a moins de deux points</translation>
    </message>
    <message>
        <source>the polyline has more than one chain</source>
        <translation>la ligne brisée a plus d’une chaîne</translation>
    </message>
    <message>
        <source>the connector has no ends</source>
        <translation>le connecteur n’a pas d’extrémités</translation>
    </message>
    <message>
        <source>the route of the connector is unknown</source>
        <translation>le tracé du connecteur est inconnu</translation>
    </message>
    <message>
        <source>the jumps of the connector are unknown</source>
        <translation>les sauts du connecteur sont inconnus</translation>
    </message>
    <message>
        <source>the connector has more than %1 pins</source>
        <translation>le connecteur a plus de %1 points fixes</translation>
    </message>
    <message>
        <source>the connector has more than %1 waypoints</source>
        <translation>le connecteur a plus de %1 points de passage</translation>
    </message>
    <message>
        <source>a waypoint of the connector is not a finite point</source>
        <translation>un point de passage du connecteur n’est pas un point fini</translation>
    </message>
    <message>
        <source>a waypoint of the connector is farther away than 1e9</source>
        <translation>un point de passage du connecteur est à plus de 1e9</translation>
    </message>
    <message>
        <source>the connector has more than %1 further texts</source>
        <translation>le connecteur a plus de %1 textes supplémentaires</translation>
    </message>
    <message>
        <source>the frame of the connector is not finite</source>
        <translation>le cadre du connecteur n’est pas fini</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; has no point, or one that is not a finite number</source>
        <translation>le contour de «&#xa0;%1&#xa0;» n’a pas de point, ou en a un qui n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; reaches too far</source>
        <translation>le contour de «&#xa0;%1&#xa0;» va trop loin</translation>
    </message>
    <message>
        <source>the type of the gradient is unknown</source>
        <translation>le type du dégradé est inconnu</translation>
    </message>
    <message>
        <source>a point of the gradient is not from -%1 to %1</source>
        <translation>un point du dégradé n’est pas compris entre -%1 et %1</translation>
    </message>
    <message>
        <source>the start and the end of the gradient are too close together</source>
        <translation>le début et la fin du dégradé sont trop proches</translation>
    </message>
    <message>
        <source>the gradient does not have from 2 to %1 stops</source>
        <translation>le dégradé n’a pas de 2 à %1 couleurs</translation>
    </message>
    <message>
        <source>the offset of a stop of the gradient is not from 0 to 1</source>
        <translation>la position d’une couleur du dégradé n’est pas comprise entre 0 et 1</translation>
    </message>
    <message>
        <source>the stops of the gradient are not in ascending order</source>
        <translation>les couleurs du dégradé ne sont pas en ordre croissant</translation>
    </message>
    <message>
        <source>a stop of the gradient has no valid color</source>
        <translation>une étape du dégradé n’a pas de couleur valide</translation>
    </message>
    <message>
        <source>the offset of the shadow is not from -%1 to %1</source>
        <translation>le décalage de l’ombre n’est pas compris entre -%1 et %1</translation>
    </message>
    <message>
        <source>the blur radius of the shadow is not from 0 to %1</source>
        <translation>le rayon de flou de l’ombre n’est pas compris entre 0 et %1</translation>
    </message>
    <message>
        <source>the dash pattern has more than %1 lengths</source>
        <translation>le motif de tirets a plus de %1 longueurs</translation>
    </message>
    <message>
        <source>the dash pattern has an odd number of lengths</source>
        <translation>le motif de tirets a un nombre impair de longueurs</translation>
    </message>
    <message>
        <source>a length of the dash pattern is not between %1 and %2</source>
        <translation>une longueur du motif de tirets n’est pas comprise entre %1 et %2</translation>
    </message>
    <message>
        <source>the stroke&apos;s style is unknown</source>
        <translation>le style du contour est inconnu</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap is unknown</source>
        <translation>la terminaison du contour est inconnue</translation>
    </message>
    <message>
        <source>the stroke&apos;s join is unknown</source>
        <translation>la jonction du contour est inconnue</translation>
    </message>
    <message>
        <source>the text&apos;s size is not from %1 to %2</source>
        <translation>la taille du texte n’est pas comprise entre %1 et %2</translation>
    </message>
    <message>
        <source>the text&apos;s padding is not from 0 to 1e9</source>
        <translation>la marge du texte n’est pas comprise entre 0 et 1e9</translation>
    </message>
    <message>
        <source>the text&apos;s line spacing is not from %1 to %2</source>
        <translation>l’interligne du texte n’est pas compris entre %1 et %2</translation>
    </message>
    <message>
        <source>the text&apos;s weight is not a whole number from 1 to %1</source>
        <translation>la graisse du texte n’est pas un entier de 1 à %1</translation>
    </message>
    <message>
        <source>the name of the text&apos;s font has more than %1 characters</source>
        <translation>le nom de la police du texte a plus de %1 caractères</translation>
    </message>
    <message>
        <source>the text&apos;s alignment is unknown</source>
        <translation>l’alignement du texte est inconnu</translation>
    </message>
    <message>
        <source>the text&apos;s overflow is unknown</source>
        <translation>le débordement du texte est inconnu</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>The port at the start of the connector</source>
        <translation>Le port au début du connecteur</translation>
    </message>
    <message>
        <source>The port at the end of the connector</source>
        <translation>Le port à la fin du connecteur</translation>
    </message>
    <message>
        <source>Free End</source>
        <translation>Extrémité libre</translation>
    </message>
    <message>
        <source>Fixed Point</source>
        <translation>Point fixe</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (manquant)</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Colors of the gradient</source>
        <translation>Couleurs du dégradé</translation>
    </message>
    <message>
        <source>Click to add a color, drag it to move it, drag it away to remove it</source>
        <translation>Cliquer pour ajouter une couleur, la faire glisser pour la déplacer, au loin pour la supprimer</translation>
    </message>
    <message>
        <source>Color %1 of %2: %3 at %4 %</source>
        <translation>Couleur %1 sur %2&#xa0;: %3 à %4 %</translation>
    </message>
    <message>
        <source>%1, opacity %2 %</source>
        <translation>%1, opacité %2 %</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mixte</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>Autre...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Solid Color</source>
        <translation>Couleur unie</translation>
    </message>
    <message>
        <source>Linear Gradient</source>
        <translation>Dégradé linéaire</translation>
    </message>
    <message>
        <source>Radial Gradient</source>
        <translation>Dégradé radial</translation>
    </message>
    <message>
        <source>Type of the fill</source>
        <translation>Type de remplissage</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>The color that is marked in the gradient</source>
        <translation>La couleur marquée dans le dégradé</translation>
    </message>
    <message>
        <source>Its position in percent</source>
        <translation>Sa position en pourcentage</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a color</source>
        <translation>Ajouter une couleur</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Remove the marked color</source>
        <translation>Supprimer la couleur marquée</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Reverse the order of the colors</source>
        <translation>Inverser l’ordre des couleurs</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>At %</source>
        <translation>À %</translation>
    </message>
    <message>
        <source>the position of a color must be from 0 to 100</source>
        <translation>la position d’une couleur doit être comprise entre 0 et 100</translation>
    </message>
    <message>
        <source>a straight line has no height</source>
        <translation>une ligne droite n’a pas de hauteur</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The left edge of the outline</source>
        <translation>Le bord gauche du contour</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The top edge of the outline</source>
        <translation>Le bord supérieur du contour</translation>
    </message>
    <message>
        <source>W</source>
        <translation>L</translation>
    </message>
    <message>
        <source>The width, before rotation</source>
        <translation>La largeur, avant rotation</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>The height, before rotation</source>
        <translation>La hauteur, avant rotation</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Degrees, clockwise</source>
        <translation>Degrés, dans le sens horaire</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>The radius of the corners</source>
        <translation>Le rayon des coins</translation>
    </message>
    <message>
        <source>Change Radius</source>
        <translation>Changer le rayon</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>The width of the line</source>
        <translation>L’épaisseur de la ligne</translation>
    </message>
    <message>
        <source>Change Line</source>
        <translation>Changer la ligne</translation>
    </message>
    <message>
        <source>The direction of the gradient, in degrees, clockwise</source>
        <translation>La direction du dégradé, en degrés, dans le sens horaire</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Percent: 0 is invisible, 100 is opaque</source>
        <translation>Pourcentage&#xa0;: 0 est invisible, 100 est opaque</translation>
    </message>
    <message>
        <source>Change Opacity</source>
        <translation>Changer l’opacité</translation>
    </message>
    <message>
        <source>Text at</source>
        <translation>Texte à</translation>
    </message>
    <message>
        <source>The position of the first text, in percent of the length of the line</source>
        <translation>La position du premier texte, en pourcentage de la longueur de la ligne</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>The distance of the first text from the line: positive to the right of its direction</source>
        <translation>La distance du premier texte à la ligne&#xa0;: positive à droite de sa direction</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>The distance from other connectors that would lie on the line; 0 moves none</source>
        <translation>L’écart avec les autres connecteurs qui se trouveraient sur la ligne&#xa0;; 0 n’en déplace aucun</translation>
    </message>
    <message>
        <source>Shadow X</source>
        <translation>Ombre X</translation>
    </message>
    <message>
        <source>The offset of the shadow to the right</source>
        <translation>Le décalage de l’ombre vers la droite</translation>
    </message>
    <message>
        <source>Change Shadow</source>
        <translation>Changer l’ombre</translation>
    </message>
    <message>
        <source>The offset of the shadow downward</source>
        <translation>Le décalage de l’ombre vers le bas</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Flou</translation>
    </message>
    <message>
        <source>The blur radius of the shadow</source>
        <translation>Le rayon de flou de l’ombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The size of the letters</source>
        <translation>La taille des lettres</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Interligne</translation>
    </message>
    <message>
        <source>The distance of the lines, as a multiple of the font&apos;s own</source>
        <translation>La distance entre les lignes, en multiple de celle de la police</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>The distance of the text from the edges of the shape</source>
        <translation>La distance du texte aux bords de la forme</translation>
    </message>
    <message>
        <source>If filled</source>
        <translation>Si remplie</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Keeps contents inside</source>
        <translation>Garde le contenu à l’intérieur</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>Espacement de la grille</translation>
    </message>
    <message>
        <source>the grid spacing must be from 0.001 to 1000000</source>
        <translation>l’espacement de la grille doit être compris entre 0.001 et 1000000</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Espacement</translation>
    </message>
    <message>
        <source>The distance that solid shapes keep from each other</source>
        <translation>La distance que les formes solides gardent entre elles</translation>
    </message>
    <message>
        <source>the clearance must be from 0 to 1000000</source>
        <translation>l’espacement doit être compris entre 0 et 1000000</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>The number of shapes in a row that are pushed aside</source>
        <translation>Le nombre de formes poussées à la suite</translation>
    </message>
    <message>
        <source>the depth must be a whole number from 1 to 8</source>
        <translation>la profondeur doit être un entier de 1 à 8</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Aimanter</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Superposition</translation>
    </message>
    <message>
        <source>Jump over obstacles</source>
        <translation>Sauter les obstacles</translation>
    </message>
    <message>
        <source>Dragged shapes jump to a free place under the pointer</source>
        <translation>Les formes déplacées sautent vers un emplacement libre sous le pointeur</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masqué</translation>
    </message>
    <message>
        <source>Whether the shape blocks others</source>
        <translation>Indique si la forme bloque les autres</translation>
    </message>
    <message>
        <source>the application does not allow this placement</source>
        <translation>l’application n’autorise pas cet emplacement</translation>
    </message>
    <message>
        <source>the shape would overlap &quot;%1&quot; or leave it; Enter moves it to the nearest free place</source>
        <translation>la forme chevaucherait «&#xa0;%1&#xa0;» ou en sortirait&#xa0;; Entrée la déplace vers l’emplacement libre le plus proche</translation>
    </message>
    <message>
        <source>Solid Line</source>
        <translation>Trait plein</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>Tirets</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>Pointillés</translation>
    </message>
    <message>
        <source>Dash and Dot</source>
        <translation>Tiret et point</translation>
    </message>
    <message>
        <source>Dash and Two Dots</source>
        <translation>Tiret et deux points</translation>
    </message>
    <message>
        <source>No Line</source>
        <translation>Aucun trait</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Tracé</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Change Port</source>
        <translation>Changer de port</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>Style de trait</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplissage</translation>
    </message>
    <message>
        <source>Line color</source>
        <translation>Couleur du trait</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>Nouvelles formes</translation>
    </message>
    <message>
        <source>the width of a line must be from 0 to 1000000000</source>
        <translation>l’épaisseur d’une ligne doit être comprise entre 0 et 1000000000</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Supprimer le texte</translation>
    </message>
    <message>
        <source>Change Text</source>
        <translation>Changer le texte</translation>
    </message>
    <message>
        <source>A line &quot;--&quot; separates two compartments.</source>
        <translation>Une ligne «&#xa0;--&#xa0;» sépare deux compartiments.</translation>
    </message>
    <message>
        <source>Selectable</source>
        <translation>Sélectionnable</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>Déplaçable</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>Pivotable</translation>
    </message>
    <message>
        <source>Resizable</source>
        <translation>Redimensionnable</translation>
    </message>
    <message>
        <source>Deletable</source>
        <translation>Supprimable</translation>
    </message>
    <message>
        <source>Text editable</source>
        <translation>Texte modifiable</translation>
    </message>
    <message>
        <source>Change Permissions</source>
        <translation>Changer les permissions</translation>
    </message>
    <message>
        <source>Color of the shadow</source>
        <translation>Couleur de l’ombre</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Grow Shape</source>
        <translation>Agrandir la forme</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>The font. A font that is missing is replaced for showing, and its name is kept.</source>
        <translation>La police. Une police manquante est remplacée à l’affichage, et son nom est conservé.</translation>
    </message>
    <message>
        <source>Text color</source>
        <translation>Couleur du texte</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>Débordement</translation>
    </message>
    <message>
        <source>A text that is larger than its shape is visible, is clipped, or makes the shape grow.</source>
        <translation>Un texte plus grand que sa forme est visible, est coupé ou agrandit la forme.</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Retour à la ligne</translation>
    </message>
    <message>
        <source>Break lines at the width of the shape</source>
        <translation>Couper les lignes à la largeur de la forme</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Droit</translation>
    </message>
    <message>
        <source>Keep the text level in a rotated shape</source>
        <translation>Garder le texte horizontal dans une forme pivotée</translation>
    </message>
    <message>
        <source>Outlined Triangle</source>
        <translation>Triangle vide</translation>
    </message>
    <message>
        <source>Outlined Diamond</source>
        <translation>Losange vide</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Outlined Circle</source>
        <translation>Cercle vide</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Zero or One</source>
        <translation>Zéro ou un</translation>
    </message>
    <message>
        <source>One or Many</source>
        <translation>Un ou plusieurs</translation>
    </message>
    <message>
        <source>Zero or Many</source>
        <translation>Zéro ou plusieurs</translation>
    </message>
    <message>
        <source>Exactly One</source>
        <translation>Exactement un</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plat</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Miter</source>
        <translation>Pointu</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>Biseauté</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Terminaisons</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Jonctions</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Tirets</translation>
    </message>
    <message>
        <source>Change Arrowheads</source>
        <translation>Changer les pointes</translation>
    </message>
    <message>
        <source>The head at the start of the line</source>
        <translation>La pointe au début de la ligne</translation>
    </message>
    <message>
        <source>The head at the end of the line</source>
        <translation>La pointe à la fin de la ligne</translation>
    </message>
    <message>
        <source>The ends of the line and of its dashes</source>
        <translation>Les extrémités de la ligne et de ses tirets</translation>
    </message>
    <message>
        <source>The corners of the line</source>
        <translation>Les coins de la ligne</translation>
    </message>
    <message>
        <source>The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2</source>
        <translation>Les longueurs de tiret, espace, tiret, espace ... en épaisseurs de ligne, par exemple 4 2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>division par zéro</translation>
    </message>
    <message>
        <source>Group of %L1 shapes</source>
        <translation>Groupe de %L1 formes</translation>
    </message>
    <message>
        <source>%L1 shapes</source>
        <translation>%L1 formes</translation>
    </message>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>Dessin de %Ln forme</numerusform>
            <numerusform>Dessin de %Ln formes</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawing</source>
        <translation>Aucun dessin</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>noun</comment>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Hidden: click to show</source>
        <translation>Masqué&#xa0;: cliquer pour afficher</translation>
    </message>
    <message>
        <source>Visible: click to hide</source>
        <translation>Visible&#xa0;: cliquer pour masquer</translation>
    </message>
    <message>
        <source>Locked: click to unlock</source>
        <translation>Verrouillé&#xa0;: cliquer pour déverrouiller</translation>
    </message>
    <message>
        <source>Not locked: click to lock</source>
        <translation>Non verrouillé&#xa0;: cliquer pour verrouiller</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Only text can be pasted while a text is typed.</source>
        <translation>Seul du texte peut être collé pendant la saisie d’un texte.</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Add to or Remove from Selection</source>
        <translation>Ajouter à la sélection ou en retirer</translation>
    </message>
    <message>
        <source>Enters the group, or edits the vertices or the text of the shape</source>
        <translation>Entre dans le groupe, ou modifie les nœuds ou le texte de la forme</translation>
    </message>
    <message>
        <source>Selects the shape or the group, and nothing else</source>
        <translation>Sélectionne la forme ou le groupe, et rien d’autre</translation>
    </message>
    <message>
        <source>Selects the shape or the group in addition to others, or deselects it</source>
        <translation>Sélectionne la forme ou le groupe en plus des autres, ou les désélectionne</translation>
    </message>
    <message>
        <source>Edits the text of the shape</source>
        <translation>Modifie le texte de la forme</translation>
    </message>
    <message>
        <source>Removes the shape or the group</source>
        <translation>Supprime la forme ou le groupe</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>from %1 to a free end</source>
        <translation>de %1 à une extrémité libre</translation>
    </message>
    <message>
        <source>from a free end to %1</source>
        <translation>d’une extrémité libre à %1</translation>
    </message>
    <message>
        <source>with two free ends</source>
        <translation>avec deux extrémités libres</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a size</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>center at %1, %2</source>
        <translation>centre à %1, %2</translation>
    </message>
    <message>
        <source>rotated by %1</source>
        <translation>pivoté de %1</translation>
    </message>
    <message>
        <source>touches 1 other</source>
        <translation>touche 1 autre</translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>touche %n autre</numerusform>
            <numerusform>touche %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>connected with %1</source>
        <translation>connecté à %1</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>texte&#xa0;: %1</translation>
    </message>
    <message>
        <source>contains 1 item</source>
        <translation>contient 1 élément</translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>contient %n élément</numerusform>
            <numerusform>contient %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>réduit</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>Snap to Round Numbers</source>
        <translation>Aimanter aux nombres ronds</translation>
    </message>
    <message>
        <source>This text is shortened. Edit it on the shape.</source>
        <translation>Ce texte est abrégé. Modifiez-le sur la forme.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>New text</source>
        <translation>Nouveau texte</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texte de %1</translation>
    </message>
    <message>
        <source>Connected %1 with %2.</source>
        <translation>%1 connecté à %2.</translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>%n forme connectée.</numerusform>
            <numerusform>%n formes connectées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Outline</source>
        <translation>Changer le contour</translation>
    </message>
    <message>
        <source>Esc: cancel.</source>
        <translation>Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>the outline does not list the handles of the shape</source>
        <translation>le contour n’énumère pas les poignées de la forme</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>Accolade</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Acteur</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>the spacing of the connector is not a number from 0 to %1</source>
        <translation>l’espacement du connecteur n’est pas un nombre de 0 à %1</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>l’image n’a pas de pixels</translation>
    </message>
    <message>
        <source>the picture has more than %1 pixels on a side</source>
        <translation>l’image a plus de %1 pixels sur un côté</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; cannot be read: %2</source>
        <translation>l’image «&#xa0;%1&#xa0;» ne peut pas être lue&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Opens the link of the shape</source>
        <translation>Ouvre le lien de la forme</translation>
    </message>
    <message>
        <source>tool tip: %1</source>
        <translation>info-bulle : %1</translation>
    </message>
    <message>
        <source>link to %1</source>
        <translation>lien vers %1</translation>
    </message>
    <message>
        <source>&quot;evenOdd&quot; or &quot;nonZero&quot;</source>
        <translation>« evenOdd » ou « nonZero »</translation>
    </message>
    <message>
        <source>a list of places with pressures, each a list of two numbers</source>
        <translation>une liste d’endroits avec des pressions, chacun une liste de deux nombres</translation>
    </message>
    <message>
        <source>the fill rule is unknown</source>
        <translation>la règle de remplissage est inconnue</translation>
    </message>
    <message>
        <source>the path has more than %1 pressures</source>
        <translation>le chemin a plus de %1 pressions</translation>
    </message>
    <message>
        <source>the places of the pressures do not ascend from 0 to 1</source>
        <translation>les endroits des pressions ne sont pas croissants de 0 à 1</translation>
    </message>
    <message>
        <source>a pressure is not from 0 to 1</source>
        <translation>une pression n’est pas comprise entre 0 et 1</translation>
    </message>
    <message>
        <source>the link has more than %1 characters</source>
        <translation>le lien a plus de %1 caractères</translation>
    </message>
    <message>
        <source>the link contains characters that no address has</source>
        <translation>le lien contient des caractères qu’aucune adresse ne contient</translation>
    </message>
    <message>
        <source>the link is not an address</source>
        <translation>le lien n’est pas une adresse</translation>
    </message>
    <message>
        <source>a link with the scheme &quot;%1&quot; is not allowed, only http, https, mailto and relative paths</source>
        <translation>un lien avec le schéma « %1 » n’est pas autorisé, seulement http, https, mailto et des chemins relatifs</translation>
    </message>
    <message>
        <source>the link is an absolute path</source>
        <translation>le lien est un chemin absolu</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>of an entry of the data</comment>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Add an entry to the data</source>
        <translation>Ajouter une entrée aux données</translation>
    </message>
    <message>
        <source>Remove the entry from the data</source>
        <translation>Supprimer l’entrée des données</translation>
    </message>
    <message>
        <source>Change Data</source>
        <translation>Changer les données</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the name of a new entry of the data</comment>
        <translation>clé</translation>
    </message>
    <message>
        <source>Add Data</source>
        <translation>Ajouter des données</translation>
    </message>
    <message>
        <source>Remove Data</source>
        <translation>Supprimer des données</translation>
    </message>
    <message>
        <source>There is an entry with the key &quot;%1&quot; already.</source>
        <translation>Il y a déjà une entrée avec la clé « %1 ».</translation>
    </message>
    <message>
        <source>Rename Data</source>
        <translation>Renommer des données</translation>
    </message>
    <message>
        <source>Even-Odd</source>
        <comment>fill rule</comment>
        <translation>Pair-impair</translation>
    </message>
    <message>
        <source>Nonzero</source>
        <comment>fill rule</comment>
        <translation>Non nul</translation>
    </message>
    <message>
        <source>Fill rule</source>
        <translation>Règle de remplissage</translation>
    </message>
    <message>
        <source>Whether the parts that a path encloses several times are holes or filled</source>
        <translation>Si les parties qu’un chemin entoure plusieurs fois sont des trous ou sont remplies</translation>
    </message>
    <message>
        <source>Change Fill Rule</source>
        <translation>Changer la règle de remplissage</translation>
    </message>
    <message>
        <source>Width by pen pressure</source>
        <translation>Largeur selon la pression du stylet</translation>
    </message>
    <message>
        <source>Clear this box to remove the pressure of the pen from the line</source>
        <translation>Décochez pour supprimer la pression du stylet de la ligne</translation>
    </message>
    <message>
        <source>Remove Pressure</source>
        <translation>Supprimer la pression</translation>
    </message>
    <message>
        <source>Tool tip</source>
        <translation>Info-bulle</translation>
    </message>
    <message>
        <source>Change Tool Tip</source>
        <translation>Changer l’info-bulle</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Change Link</source>
        <translation>Changer le lien</translation>
    </message>
    <message>
        <source>Activates the shape, or enters the group</source>
        <translation>Active la forme ou entre dans le groupe</translation>
    </message>
    <message>
        <source>Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this point. Ctrl: a free end. Esc: cancel.</source>
        <translation>Relâcher sur une forme pour la connecter, ou sur le canevas vide pour une nouvelle forme. Alt, ou une courte attente&#xa0;: à ce point. Ctrl&#xa0;: une extrémité libre. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Relâcher sur une forme pour la connecter. Alt, ou une courte attente&#xa0;: à ce point. Ctrl&#xa0;: ne pas connecter. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Join Ends</source>
        <translation>Joindre les extrémités</translation>
    </message>
    <message>
        <source>Break at Vertices</source>
        <translation>Couper aux nœuds</translation>
    </message>
    <message>
        <source>Only polygons, polylines and paths can be broken.</source>
        <translation>Seuls les polygones, les polylignes et les chemins peuvent être coupés.</translation>
    </message>
    <message>
        <source>The ends of a line cannot be broken.</source>
        <translation>Les extrémités d’une ligne ne peuvent pas être coupées.</translation>
    </message>
    <message>
        <source>Joining needs a line or an open path.</source>
        <translation>Il faut une ligne ou un chemin ouvert pour joindre.</translation>
    </message>
    <message>
        <source>At most %1 lines can be joined at once.</source>
        <translation>Au plus %1 lignes peuvent être jointes à la fois.</translation>
    </message>
    <message>
        <source>A line with an arrowhead cannot be joined with a path.</source>
        <translation>Une ligne avec une pointe de flèche ne peut pas être jointe à un chemin.</translation>
    </message>
    <message>
        <source>Closing a line needs at least three points.</source>
        <translation>Pour fermer une ligne, il faut au moins trois points.</translation>
    </message>
    <message>
        <source>a ring has fewer than three points</source>
        <translation>un anneau a moins de trois points</translation>
    </message>
    <message>
        <source>a coordinate is not finite</source>
        <translation>une coordonnée n’est pas finie</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 meet</source>
        <translation>les arêtes qui commencent aux points %1 et %2 se touchent</translation>
    </message>
    <message>
        <source>the outline has fewer than three points</source>
        <translation>le contour a moins de trois points</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>le polygone n’a pas d’aire</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 cross</source>
        <translation>les arêtes qui commencent aux points %1 et %2 se croisent</translation>
    </message>
</context>
<context>
    <name>Trammel::ActionShortcuts</name>
    <message>
        <source>A shortcut is one key, with or without modifiers.</source>
        <translation>Un raccourci est une touche, avec ou sans touches de modification.</translation>
    </message>
    <message>
        <source>Ctrl and Alt together type characters on many keyboards.</source>
        <translation>Ctrl et Alt ensemble saisissent des caractères sur de nombreux claviers.</translation>
    </message>
    <message>
        <source>The canvas uses %1 itself.</source>
        <translation>Le canevas utilise lui-même %1.</translation>
    </message>
</context>
<context>
    <name>Trammel::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. Enter: one in the middle.</source>
        <translation>Faire glisser d’un coin à l’autre. Maj&#xa0;: carré. Alt&#xa0;: depuis le centre. Espace&#xa0;: déplacer. Ctrl&#xa0;: sans aimantation. Entrée&#xa0;: une au milieu.</translation>
    </message>
</context>
<context>
    <name>Trammel::Canvas</name>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>A canvas on which shapes are drawn, selected and changed</source>
        <translation>Un canevas sur lequel des formes sont dessinées, sélectionnées et modifiées</translation>
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
        <translation>non disponible</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>&amp;Commands...</source>
        <translation>&amp;Commandes...</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>No command contains these words.</source>
        <translation>Aucune commande ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>Trammel::ConnectorTool</name>
    <message>
        <source>Move End</source>
        <translation>Déplacer l’extrémité</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.</source>
        <translation>Flèches ou Tab&#xa0;: une autre forme. Entrée&#xa0;: connecter. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.</source>
        <translation>Flèches ou Tab&#xa0;: une autre forme. Origine, Fin&#xa0;: l’autre extrémité. Entrée&#xa0;: connecter. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. Arrow keys: from the selected shape. Enter: a line in the middle.</source>
        <translation>Faire glisser de forme en forme, ou cliquer sur les deux, pour les connecter. Alt&#xa0;: à ce point. Ctrl&#xa0;: ne pas connecter. Flèches&#xa0;: depuis la forme sélectionnée. Entrée&#xa0;: une ligne au milieu.</translation>
    </message>
    <message>
        <source>Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Relâcher ou cliquer sur une forme pour la connecter. Alt, ou une courte attente&#xa0;: à ce point. Tab&#xa0;: port suivant ou forme en dessous. Ctrl&#xa0;: ne pas connecter. Échap&#xa0;: annuler.</translation>
    </message>
</context>
<context>
    <name>Trammel::Document</name>
    <message>
        <source>the group %1 does not exist</source>
        <translation>le groupe %1 n’existe pas</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>the shape %1 does not exist</source>
        <translation>la forme %1 n’existe pas</translation>
    </message>
    <message>
        <source>the shape %1 is no container</source>
        <translation>la forme %1 n’est pas un conteneur</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>les groupes sont imbriqués à plus de %1 niveaux</translation>
    </message>
    <message>
        <source>a container cannot be moved into itself</source>
        <translation>un conteneur ne peut pas être déplacé dans lui-même</translation>
    </message>
    <message>
        <source>Move into Container</source>
        <translation>Déplacer dans le conteneur</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Développer</translation>
    </message>
    <message>
        <source>the document was deleted</source>
        <translation>le document a été supprimé</translation>
    </message>
    <message>
        <source>another file is being read or written</source>
        <translation>un autre fichier est en cours de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>a group needs at least two members</source>
        <translation>un groupe nécessite au moins deux membres</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dégrouper</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>Changer le groupe</translation>
    </message>
    <message>
        <source>the document must not be changed now</source>
        <translation>le document ne doit pas être modifié maintenant</translation>
    </message>
    <message>
        <source>there are no ids left for more shapes and groups</source>
        <translation>il ne reste plus d’identifiants pour d’autres formes et groupes</translation>
    </message>
</context>
<context>
    <name>Trammel::EditorPanel</name>
    <message>
        <source>There is no editor named &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’éditeur nommé «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Trammel::FileTask</name>
    <message>
        <source>the drawing was changed while the file was read, and the change would be lost</source>
        <translation>le dessin a été modifié pendant la lecture du fichier, et la modification serait perdue</translation>
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
        <translation>Aucun résultat</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Rechercher...</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Rechercher le précédent</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Rechercher le suivant</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find text or names</source>
        <translation>Rechercher un texte ou un nom</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>Trammel::LassoTool</name>
    <message>
        <source>Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.</source>
        <translation>Entrée, double-clic ou premier coin&#xa0;: terminer. Retour arrière&#xa0;: un coin en arrière. Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser. Alt&#xa0;: toucher/englober. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. Esc: cancel.</source>
        <translation>Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser. Ctrl+Maj&#xa0;: retirer. Alt&#xa0;: toucher/englober. Espace&#xa0;: déplacer le lasso. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a shape: select it. Shift: add. Ctrl: toggle.</source>
        <translation>Faire glisser autour des formes pour les sélectionner, ou cliquer coin par coin, le premier sur le canevas vide. Cliquer sur une forme&#xa0;: la sélectionner. Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser.</translation>
    </message>
</context>
<context>
    <name>Trammel::PathTool</name>
    <message>
        <source>A polygon needs three points. Esc: cancel.</source>
        <translation>Un polygone nécessite trois points. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>A line needs two points. Esc: cancel.</source>
        <translation>Une ligne nécessite deux points. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Click to set the corners of a polygon. Enter: one in the middle.</source>
        <translation>Cliquer pour placer les coins d’un polygone. Entrée&#xa0;: un au milieu.</translation>
    </message>
    <message>
        <source>Drag to draw a line, or click to set its points. Enter: one in the middle.</source>
        <translation>Faire glisser pour dessiner une ligne, ou cliquer pour placer ses points. Entrée&#xa0;: une au milieu.</translation>
    </message>
    <message>
        <source>Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Entrée, double-clic ou premier point&#xa0;: terminer. Retour arrière&#xa0;: un point en arrière. Maj&#xa0;: pas de 15°. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
</context>
<context>
    <name>Trammel::PenTool</name>
    <message>
        <source>Click to set corners, drag to set smooth points of a path. Enter: one in the middle.</source>
        <translation>Cliquer pour placer des coins, faire glisser pour placer des nœuds lisses. Entrée&#xa0;: un chemin au milieu.</translation>
    </message>
    <message>
        <source>Enter or double click: done. The first point: closes. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Entrée ou double-clic&#xa0;: terminer. Premier point&#xa0;: fermer. Retour arrière&#xa0;: un point en arrière. Maj&#xa0;: pas de 15°. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>A path needs two points. Esc: cancel.</source>
        <translation>Un chemin nécessite deux points. Échap&#xa0;: annuler.</translation>
    </message>
</context>
<context>
    <name>Trammel::PencilTool</name>
    <message>
        <source>Release near the start to close the line. Esc: cancel.</source>
        <translation>Relâcher près du début pour fermer la ligne. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Drag to draw freehand. Enter: a line in the middle. Esc: select.</source>
        <translation>Faire glisser pour dessiner à main levée. Entrée&#xa0;: une ligne au milieu. Échap&#xa0;: sélectionner.</translation>
    </message>
</context>
<context>
    <name>Trammel::PlacingDialog</name>
    <message>
        <source>Separate</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Regrouper</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Répartir le long d’un chemin</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>&amp;Dans&#xa0;:</translation>
    </message>
    <message>
        <source>The shape selected last</source>
        <translation>La dernière forme sélectionnée</translation>
    </message>
    <message>
        <source>A compact block</source>
        <translation>Un bloc compact</translation>
    </message>
    <message>
        <source>Rows of a given width</source>
        <translation>Des lignes d’une largeur donnée</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rotate shapes:</source>
        <translation>&amp;Pivoter les formes&#xa0;:</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>By these angles</source>
        <translation>De ces angles</translation>
    </message>
    <message>
        <source>By any angle</source>
        <translation>De n’importe quel angle</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation>A&amp;ngles&#xa0;:</translation>
    </message>
    <message>
        <source>Degrees, clockwise, separated by spaces</source>
        <translation>Degrés, dans le sens horaire, séparés par des espaces</translation>
    </message>
    <message>
        <source>&amp;Clearance:</source>
        <translation>E&amp;spacement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Equal:</source>
        <translation>É&amp;galiser&#xa0;:</translation>
    </message>
    <message>
        <source>Gaps between the shapes</source>
        <translation>Les espaces entre les formes</translation>
    </message>
    <message>
        <source>Distances of the centers</source>
        <translation>Les distances des centres</translation>
    </message>
    <message>
        <source>&amp;Rotate the shapes to the path</source>
        <translation>Pivoter les &amp;formes selon le chemin</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>Sép&amp;arer</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>R&amp;egrouper</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>&amp;Répartir</translation>
    </message>
    <message>
        <source>The drawing is read-only.</source>
        <translation>Le dessin est en lecture seule.</translation>
    </message>
    <message>
        <source>Select at least two shapes.</source>
        <translation>Sélectionnez au moins deux formes.</translation>
    </message>
    <message>
        <source>Select the shapes together with one line or open path.</source>
        <translation>Sélectionnez les formes avec une ligne ou un chemin ouvert.</translation>
    </message>
    <message>
        <source>The angles must be numbers that are separated by spaces.</source>
        <translation>Les angles doivent être des nombres séparés par des espaces.</translation>
    </message>
    <message>
        <source>The width must be greater than 0.</source>
        <translation>La largeur doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, selected last</source>
        <translation>«&#xa0;%1&#xa0;», sélectionnée en dernier</translation>
    </message>
    <message>
        <source>Computing the positions...</source>
        <translation>Calcul des positions...</translation>
    </message>
    <message>
        <source>Shapes that move: %L1</source>
        <translation>Formes à déplacer&#xa0;: %L1</translation>
    </message>
    <message>
        <source>No shapes overlap.</source>
        <translation>Aucune forme ne se chevauche.</translation>
    </message>
    <message>
        <source>No shape needs to move.</source>
        <translation>Aucune forme n’a besoin d’être déplacée.</translation>
    </message>
    <message>
        <source>Shapes moved: %L1</source>
        <translation>Formes déplacées&#xa0;: %L1</translation>
    </message>
</context>
<context>
    <name>Trammel::PreferencesDialog</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Aimantation</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Collisions</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel:</source>
        <translation>&amp;Molette de la souris&#xa0;:</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Zoome</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Fait défiler</translation>
    </message>
    <message>
        <source>Rubber &amp;band selects:</source>
        <translation>Le &amp;rectangle sélectionne&#xa0;:</translation>
    </message>
    <message>
        <source>Touched shapes</source>
        <translation>Les formes touchées</translation>
    </message>
    <message>
        <source>Enclosed shapes</source>
        <translation>Les formes englobées</translation>
    </message>
    <message>
        <source>By direction: to the right enclosed ones, to the left touched ones</source>
        <translation>Selon la direction&#xa0;: englobées vers la droite, touchées vers la gauche</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>Afficher la &amp;grille</translation>
    </message>
    <message>
        <source>Grid &amp;spacing:</source>
        <translation>&amp;Espacement de la grille&#xa0;:</translation>
    </message>
    <message>
        <source>Show a b&amp;utton back to the drawing when it is out of view</source>
        <translation>Afficher &amp;un bouton de retour au dessin quand il est hors de vue</translation>
    </message>
    <message>
        <source>Show &amp;handles for connectors beside the shape under the pointer</source>
        <translation>Afficher &amp;les poignées de connexion à côté de la forme sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Add a shape where such a connector ends on empty canvas</source>
        <translation>&amp;Ajouter une forme là où un tel connecteur se termine sur le canevas vide</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>Aimanter à &amp;la grille</translation>
    </message>
    <message>
        <source>Snap to edges and centers of other &amp;shapes</source>
        <translation>Aimanter aux &amp;bords et aux centres des autres formes</translation>
    </message>
    <message>
        <source>Snap to &amp;equal gaps and sizes</source>
        <translation>Aimanter aux espaces et &amp;tailles égaux</translation>
    </message>
    <message>
        <source>Snap to the &amp;angles of other shapes</source>
        <translation>Aimanter aux angles &amp;des autres formes</translation>
    </message>
    <message>
        <source>Snap &amp;distance in pixels:</source>
        <translation>Distance d’aimantation &amp;en pixels&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Show collisions:</source>
        <translation>Afficher les &amp;collisions&#xa0;:</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>Pendant le déplacement</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Also with &amp;locked shapes</source>
        <translation>Aussi avec les formes &amp;verrouillées</translation>
    </message>
    <message>
        <source>Also with shapes &amp;inside a filled shape</source>
        <translation>Aussi avec les formes dans &amp;une forme remplie</translation>
    </message>
    <message>
        <source>Also with &amp;texts without an outline</source>
        <translation>Aussi avec &amp;les textes sans contour</translation>
    </message>
    <message>
        <source>Also with li&amp;nes and other shapes that are not solid</source>
        <translation>&amp;Aussi avec les lignes et autres formes non solides</translation>
    </message>
    <message>
        <source>&amp;Dragged shapes:</source>
        <translation>Les formes &amp;déplacées&#xa0;:</translation>
    </message>
    <message>
        <source>May overlap other shapes</source>
        <translation>Peuvent chevaucher les autres formes</translation>
    </message>
    <message>
        <source>Stop at other shapes</source>
        <translation>S’arrêtent contre les autres formes</translation>
    </message>
    <message>
        <source>Slide along other shapes</source>
        <translation>Glissent le long des autres formes</translation>
    </message>
    <message>
        <source>Push other shapes aside</source>
        <translation>Poussent les autres formes</translation>
    </message>
    <message>
        <source>Shapes &amp;pushed in a row:</source>
        <translation>Formes &amp;poussées à la suite&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Clearance between shapes:</source>
        <translation>&amp;Espacement entre les formes&#xa0;:</translation>
    </message>
    <message>
        <source>Jump over shapes to a &amp;free place under the pointer</source>
        <translation>&amp;Sauter par-dessus les formes vers un emplacement libre sous le pointeur</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Round positions, sizes and angles that snap to nothing else</source>
        <translation>&amp;Arrondir les positions, tailles et angles qui ne s’aimantent à rien d’autre</translation>
    </message>
</context>
<context>
    <name>Trammel::Recovery</name>
    <message>
        <source>the snapshot is in use or cannot be locked</source>
        <translation>l’instantané est utilisé ou ne peut pas être verrouillé</translation>
    </message>
</context>
<context>
    <name>Trammel::RepeatDialog</name>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>En rangée</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>En grille</translation>
    </message>
    <message>
        <source>Around a point</source>
        <translation>Autour d’un point</translation>
    </message>
    <message>
        <source>&amp;Arrange:</source>
        <translation>Di&amp;sposition&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>Copi&amp;es&#xa0;:</translation>
    </message>
    <message>
        <source>Colu&amp;mns:</source>
        <translation>C&amp;olonnes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>Lig&amp;nes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Horizontal distance:</source>
        <translation>Distance &amp;horizontale&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Vertical distance:</source>
        <translation>Distance &amp;verticale&#xa0;:</translation>
    </message>
    <message>
        <source>Column &amp;distance:</source>
        <translation>&amp;Distance des colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Row d&amp;istance:</source>
        <translation>Distance des &amp;lignes&#xa0;:</translation>
    </message>
    <message>
        <source>A&amp;ngle between copies:</source>
        <translation>&amp;Angle entre les copies&#xa0;:</translation>
    </message>
    <message>
        <source>Center &amp;X:</source>
        <translation>Centre &amp;X&#xa0;:</translation>
    </message>
    <message>
        <source>Center &amp;Y:</source>
        <translation>Centre &amp;Y&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Full circle</source>
        <translation>&amp;Cercle complet</translation>
    </message>
    <message>
        <source>R&amp;otate the copies</source>
        <translation>&amp;Pivoter les copies</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>&amp;Répéter</translation>
    </message>
</context>
<context>
    <name>Trammel::ReturnButton</name>
    <message>
        <source>Back to the Drawing</source>
        <translation>Retour au dessin</translation>
    </message>
</context>
<context>
    <name>Trammel::SelectTool</name>
    <message>
        <source>Move End</source>
        <translation>Déplacer l’extrémité</translation>
    </message>
    <message>
        <source>Move Vertex</source>
        <translation>Déplacer le nœud</translation>
    </message>
    <message>
        <source>Reset Segment</source>
        <translation>Réinitialiser le segment</translation>
    </message>
    <message>
        <source>Drag to move the pivot. Double click: back to the center.</source>
        <translation>Faire glisser pour déplacer le pivot. Double-clic&#xa0;: retour au centre.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect this end to it. On empty canvas, the end becomes free.</source>
        <translation>Faire glisser vers une autre forme pour y connecter cette extrémité. Sur le canevas vide, l’extrémité devient libre.</translation>
    </message>
    <message>
        <source>Drag to move this point. Shift: steps of 15°. Ctrl: no snapping. Double click: edit the vertices.</source>
        <translation>Faire glisser pour déplacer ce point. Maj&#xa0;: pas de 15°. Ctrl&#xa0;: sans aimantation. Double-clic&#xa0;: modifier les nœuds.</translation>
    </message>
    <message>
        <source>Drag to move this end of the gradient. Shift: steps of 15°. Ctrl: no snapping. Esc: done.</source>
        <translation>Faire glisser pour déplacer cette extrémité du dégradé. Maj&#xa0;: pas de 15°. Ctrl&#xa0;: sans aimantation. Échap&#xa0;: terminer.</translation>
    </message>
    <message>
        <source>Drag to move this color along the gradient. Esc: done.</source>
        <translation>Faire glisser pour déplacer cette couleur le long du dégradé. Échap&#xa0;: terminer.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Faire glisser vers une autre forme pour la connecter. Cliquer&#xa0;: ajouter une forme connectée du même type.</translation>
    </message>
    <message>
        <source>Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.</source>
        <translation>Faire glisser pour déplacer le texte le long de la ligne. Ctrl&#xa0;: sans aimantation. Double-clic&#xa0;: modifier le texte.</translation>
    </message>
    <message>
        <source>Drag to move this bend. Double click: route the line automatically again.</source>
        <translation>Faire glisser pour déplacer ce coude. Double-clic&#xa0;: tracer de nouveau la ligne automatiquement.</translation>
    </message>
    <message>
        <source>Drag to move this segment. Double click its handle: route it automatically again.</source>
        <translation>Faire glisser pour déplacer ce segment. Double-clic sur sa poignée&#xa0;: le tracer de nouveau automatiquement.</translation>
    </message>
    <message>
        <source>Drag to move this segment, which then stays in place. Ctrl: no snapping.</source>
        <translation>Faire glisser pour déplacer ce segment, qui reste ensuite en place. Ctrl&#xa0;: sans aimantation.</translation>
    </message>
    <message>
        <source>Drag to rotate about the pivot. Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping.</source>
        <translation>Faire glisser pour pivoter autour du pivot. Maj&#xa0;: pas de 15°. Alt&#xa0;: chacune autour de son centre. Ctrl&#xa0;: sans aimantation.</translation>
    </message>
    <message>
        <source>Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.</source>
        <translation>Faire glisser pour redimensionner. Maj&#xa0;: garder les proportions. Alt&#xa0;: depuis le centre. Ctrl&#xa0;: sans aimantation.</translation>
    </message>
    <message>
        <source>This shape cannot be moved. Click to select it.</source>
        <translation>Cette forme ne peut pas être déplacée. Cliquer pour la sélectionner.</translation>
    </message>
    <message>
        <source>This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.</source>
        <translation>Ce connecteur se déplace avec ses formes. Cliquer pour le sélectionner, puis faire glisser une extrémité pour le connecter ailleurs.</translation>
    </message>
    <message>
        <source>Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with Alt a copy.</source>
        <translation>Cliquer pour le groupe, double-cliquer pour y travailler. Ctrl+clic&#xa0;: la forme seule. Faire glisser pour déplacer, avec Alt une copie.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.</source>
        <translation>Faire glisser pour déplacer, avec Alt une copie. Maj ou Ctrl+clic&#xa0;: désélectionner. Alt+clic&#xa0;: la forme en dessous.</translation>
    </message>
    <message>
        <source>Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.</source>
        <translation>Cliquer pour sélectionner, faire glisser pour déplacer. Maj ou Ctrl+clic&#xa0;: ajouter. Alt+clic&#xa0;: la forme en dessous.</translation>
    </message>
    <message>
        <source>Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.</source>
        <translation>Cliquer ou faire glisser pour sélectionner dans le groupe. Cliquer à l’extérieur, ou Échap&#xa0;: le quitter. Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser.</translation>
    </message>
    <message>
        <source>Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.</source>
        <translation>Cliquer ou faire glisser pour sélectionner. Maj&#xa0;: ajouter. Ctrl&#xa0;: inverser. Alt&#xa0;: toucher/englober. Espace+glisser&#xa0;: déplacer la vue.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Drag to change the outline.</source>
        <translation>Faire glisser pour changer le contour.</translation>
    </message>
    <message>
        <source>Click to collapse or expand this container.</source>
        <translation>Cliquer pour réduire ou développer ce conteneur.</translation>
    </message>
    <message>
        <source>Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.</source>
        <translation>Touches fléchées&#xa0;: déplacer cette poignée, plus loin avec Maj. D, Maj+D&#xa0;: la suivante ou la précédente. Échap&#xa0;: terminer.</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapeList</name>
    <message>
        <source>Find by name, text or kind</source>
        <translation>Rechercher par nom, texte ou type</translation>
    </message>
    <message>
        <source>Find shapes by name, text or kind</source>
        <translation>Rechercher des formes par nom, texte ou type</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePalette</name>
    <message>
        <source>Custom shapes</source>
        <translation>Formes personnalisées</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>Toutes les formes</translation>
    </message>
    <message>
        <source>Stencils</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add Selection as Stencil</source>
        <translation>Ajouter la sélection comme modèle</translation>
    </message>
    <message>
        <source>Rename Stencil...</source>
        <translation>Renommer le modèle...</translation>
    </message>
    <message>
        <source>Remove Stencil</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>Change Selected Shapes to This Kind</source>
        <translation>Changer les formes sélectionnées en ce type</translation>
    </message>
    <message>
        <source>Rename Stencil</source>
        <translation>Renommer le modèle</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Rechercher des formes</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePaletteView</name>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
</context>
<context>
    <name>Trammel::ShortcutPage</name>
    <message>
        <source>Find a command or a shortcut</source>
        <translation>Rechercher une commande ou un raccourci</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>&amp;Nouveau raccourci&#xa0;:</translation>
    </message>
    <message>
        <source>Click here and press the keys</source>
        <translation>Cliquer ici et appuyer sur les touches</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Aj&amp;outer</translation>
    </message>
    <message>
        <source>Keeps the current shortcuts of the command</source>
        <translation>Conserve les raccourcis actuels de la commande</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Take &amp;Over</source>
        <translation>R&amp;emplacer</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Affecter</translation>
    </message>
    <message>
        <source>%1 is the shortcut of &quot;%2&quot;, which will lose it.</source>
        <translation>%1 est le raccourci de «&#xa0;%2&#xa0;», qui le perdra.</translation>
    </message>
    <message>
        <source>The command has this shortcut already.</source>
        <translation>La commande a déjà ce raccourci.</translation>
    </message>
    <message>
        <source>%1 is still the shortcut of &quot;%2&quot;.</source>
        <translation>%1 est encore le raccourci de «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Trammel::TextBoxTool</name>
    <message>
        <source>Click to type a text, or drag to give it a width. Click a text to edit it.</source>
        <translation>Cliquer pour saisir un texte, ou faire glisser pour lui donner une largeur. Cliquer sur un texte pour le modifier.</translation>
    </message>
</context>
<context>
    <name>Trammel::TextTool</name>
    <message>
        <source>Edit Text</source>
        <translation>Modifier le texte</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Supprimer le texte</translation>
    </message>
    <message>
        <source>Draw Text</source>
        <translation>Dessiner un texte</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Faire glisser vers une autre forme pour la connecter. Cliquer&#xa0;: ajouter une forme connectée du même type.</translation>
    </message>
    <message>
        <source>Type the text. Tab: the next compartment. A line &quot;--&quot;: a new one. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Saisir le texte. Tab&#xa0;: compartiment suivant. Une ligne «&#xa0;--&#xa0;»&#xa0;: un nouveau. Échap, Ctrl+Entrée ou un clic ailleurs&#xa0;: terminer.</translation>
    </message>
    <message>
        <source>Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Saisir le texte. Entrée&#xa0;: nouvelle ligne. Échap, Ctrl+Entrée ou un clic ailleurs&#xa0;: terminer.</translation>
    </message>
</context>
<context>
    <name>Trammel::VertexTool</name>
    <message>
        <source>Move Vertex</source>
        <translation>Déplacer le nœud</translation>
    </message>
    <message>
        <source>Move Vertices</source>
        <translation>Déplacer les nœuds</translation>
    </message>
    <message>
        <source>Insert Vertex</source>
        <translation>Insérer un nœud</translation>
    </message>
    <message>
        <source>A path needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Un chemin nécessite au moins deux nœuds. Quittez ce mode pour supprimer la forme.</translation>
    </message>
    <message>
        <source>A polygon needs at least three vertices. Leave this mode to delete the shape.</source>
        <translation>Un polygone nécessite au moins trois nœuds. Quittez ce mode pour supprimer la forme.</translation>
    </message>
    <message>
        <source>A polyline needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Une ligne brisée nécessite au moins deux nœuds. Quittez ce mode pour supprimer la forme.</translation>
    </message>
    <message>
        <source>Delete Vertex</source>
        <translation>Supprimer le nœud</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Supprimer les nœuds</translation>
    </message>
    <message>
        <source>Select the vertices to delete: click them, or drag around them.</source>
        <translation>Sélectionnez les nœuds à supprimer&#xa0;: cliquez dessus, ou faites glisser autour.</translation>
    </message>
    <message>
        <source>Select the vertices after which new ones are inserted.</source>
        <translation>Sélectionnez les nœuds après lesquels de nouveaux sont insérés.</translation>
    </message>
    <message>
        <source>Insert Vertices</source>
        <translation>Insérer des nœuds</translation>
    </message>
    <message>
        <source>Select the vertices to change: click them, or drag around them.</source>
        <translation>Sélectionnez les nœuds à modifier&#xa0;: cliquez dessus, ou faites glisser autour.</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Nœud lisse</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Nœud symétrique</translation>
    </message>
    <message>
        <source>Select the vertices to move: click them, or drag around them.</source>
        <translation>Sélectionnez les nœuds à déplacer&#xa0;: cliquez dessus, ou faites glisser autour.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Faire glisser pour déplacer, avec Alt pour tirer des poignées. Cliquer pour sélectionner, avec Maj d’autres. Alt+clic ou double-clic&#xa0;: supprimer.</translation>
    </message>
    <message>
        <source>Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Faire glisser pour déplacer. Cliquer pour sélectionner, avec Maj d’autres. Alt+clic ou double-clic&#xa0;: supprimer.</translation>
    </message>
    <message>
        <source>Drag to bend the curve, with Alt this handle alone.</source>
        <translation>Faire glisser pour courber, avec Alt cette poignée seule.</translation>
    </message>
    <message>
        <source>Drag to insert a vertex here.</source>
        <translation>Faire glisser pour insérer un nœud ici.</translation>
    </message>
    <message>
        <source>Drag to move the edge. Double click: insert a vertex.</source>
        <translation>Faire glisser pour déplacer le bord. Double-clic&#xa0;: insérer un nœud.</translation>
    </message>
    <message>
        <source>Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. Esc or Enter: done.</source>
        <translation>Faire glisser des nœuds, ou le milieu d’un bord pour un nouveau. Faire glisser autour de nœuds pour les sélectionner. Échap ou Entrée&#xa0;: terminer.</translation>
    </message>
    <message>
        <source>Select the vertices to break: click them, or drag around them.</source>
        <translation>Sélectionnez les nœuds à couper&#xa0;: cliquez dessus ou entourez-les.</translation>
    </message>
</context>
</TS>
