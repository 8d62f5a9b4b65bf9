<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message>
        <source>Change Kind</source>
        <translation>Cambiar tipo</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>Alinear a la izquierda</translation>
    </message>
    <message>
        <source>Align Centers</source>
        <translation>Alinear centros horizontalmente</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>Alinear a la derecha</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>Alinear arriba</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>Alinear centros verticalmente</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>Alinear abajo</translation>
    </message>
    <message>
        <source>Distribute Gaps Horizontally</source>
        <translation>Distribuir espacios horizontalmente</translation>
    </message>
    <message>
        <source>Distribute Gaps Vertically</source>
        <translation>Distribuir espacios verticalmente</translation>
    </message>
    <message>
        <source>Distribute Centers Horizontally</source>
        <translation>Distribuir centros horizontalmente</translation>
    </message>
    <message>
        <source>Distribute Centers Vertically</source>
        <translation>Distribuir centros verticalmente</translation>
    </message>
    <message>
        <source>Arrange as Layers Downward</source>
        <translation>Organizar en capas hacia abajo</translation>
    </message>
    <message>
        <source>Arrange as Layers to the Right</source>
        <translation>Organizar en capas hacia la derecha</translation>
    </message>
    <message>
        <source>Arrange as Tree</source>
        <translation>Organizar como árbol</translation>
    </message>
    <message>
        <source>Arrange as Network</source>
        <translation>Organizar como red</translation>
    </message>
    <message>
        <source>Same Width</source>
        <translation>Misma anchura</translation>
    </message>
    <message>
        <source>Same Height</source>
        <translation>Misma altura</translation>
    </message>
    <message>
        <source>Same Size</source>
        <translation>Mismo tamaño</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Voltear horizontalmente</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Voltear verticalmente</translation>
    </message>
    <message>
        <source>Rotate Left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Rotate Right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>Desbloquear todo</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Bring to Front</source>
        <translation>Traer al frente</translation>
    </message>
    <message>
        <source>Bring Forward</source>
        <translation>Traer adelante</translation>
    </message>
    <message>
        <source>Send Backward</source>
        <translation>Enviar atrás</translation>
    </message>
    <message>
        <source>Send to Back</source>
        <translation>Enviar al fondo</translation>
    </message>
    <message>
        <source>Bring in Front Of</source>
        <translation>Traer delante de</translation>
    </message>
    <message>
        <source>Send Behind</source>
        <translation>Enviar detrás de</translation>
    </message>
    <message>
        <source>An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>No se puede pegar un dibujo SVG. Solo se pueden pegar formas copiadas de un dibujo.</translation>
    </message>
    <message>
        <source>Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>No se pueden pegar archivos. Solo se pueden pegar formas copiadas de un dibujo.</translation>
    </message>
    <message>
        <source>Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and paste the text there.</source>
        <translation>No se puede pegar texto en el lienzo. Haga doble clic en una forma, o clic con la herramienta de texto, y pegue el texto allí.</translation>
    </message>
    <message>
        <source>A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>No se puede pegar una imagen. Solo se pueden pegar formas copiadas de un dibujo.</translation>
    </message>
    <message>
        <source>Inserted at the nearest free place.</source>
        <translation>Insertado en el lugar libre más cercano.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes. %1</source>
        <translation>El portapapeles no contiene formas. %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>The dropped data holds no shapes. %1</source>
        <translation>Los datos soltados no contienen formas. %1</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Unite</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Restar</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Intersecar</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Flip and Rotate</source>
        <translation>Voltear y girar</translation>
    </message>
    <message>
        <source>Add Connected</source>
        <translation>Añadir forma conectada</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Conector</translation>
    </message>
    <message>
        <source>Select Here</source>
        <translation>Seleccionar aquí</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Convert to Path</source>
        <translation>Convertir en trayecto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>Copiar como SVG</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Paste in Place</source>
        <translation>Pegar en el sitio</translation>
    </message>
    <message>
        <source>Repeat...</source>
        <translation>Repetir...</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Desagrupar</translation>
    </message>
    <message>
        <source>Collapse or Expand</source>
        <translation>Contraer o expandir</translation>
    </message>
    <message>
        <source>Add Connected Shape</source>
        <translation>Añadir forma conectada</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Right</source>
        <translation>Añadir forma conectada a la derecha</translation>
    </message>
    <message>
        <source>Add Connected Shape Below</source>
        <translation>Añadir forma conectada debajo</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Left</source>
        <translation>Añadir forma conectada a la izquierda</translation>
    </message>
    <message>
        <source>Add Connected Shape Above</source>
        <translation>Añadir forma conectada encima</translation>
    </message>
    <message>
        <source>Go to Shape on the Right</source>
        <translation>Ir a la forma de la derecha</translation>
    </message>
    <message>
        <source>Go to Shape Below</source>
        <translation>Ir a la forma de abajo</translation>
    </message>
    <message>
        <source>Go to Shape on the Left</source>
        <translation>Ir a la forma de la izquierda</translation>
    </message>
    <message>
        <source>Go to Shape Above</source>
        <translation>Ir a la forma de arriba</translation>
    </message>
    <message>
        <source>Edit Vertices</source>
        <translation>Editar nodos</translation>
    </message>
    <message>
        <source>Edit Text</source>
        <translation>Editar texto</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Nodo suave</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Nodo simétrico</translation>
    </message>
    <message>
        <source>Custom Kind</source>
        <translation>Tipo personalizado</translation>
    </message>
    <message>
        <source>Nothing overlaps here</source>
        <translation>Aquí no se solapa nada</translation>
    </message>
    <message>
        <source>Separate...</source>
        <translation>Separar...</translation>
    </message>
    <message>
        <source>Pack...</source>
        <translation>Empaquetar...</translation>
    </message>
    <message>
        <source>Distribute Along Path...</source>
        <translation>Distribuir a lo largo del trayecto...</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select None</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Select Inverse</source>
        <translation>Invertir selección</translation>
    </message>
    <message>
        <source>Select Same Kind</source>
        <translation>Seleccionar el mismo tipo</translation>
    </message>
    <message>
        <source>Select Same Style</source>
        <translation>Seleccionar el mismo estilo</translation>
    </message>
    <message>
        <source>Shapes may overlap.</source>
        <translation>Las formas pueden solaparse.</translation>
    </message>
    <message>
        <source>Dragged shapes stop at other shapes.</source>
        <translation>Las formas arrastradas se detienen ante otras formas.</translation>
    </message>
    <message>
        <source>Dragged shapes slide along other shapes.</source>
        <translation>Las formas arrastradas se deslizan a lo largo de otras formas.</translation>
    </message>
    <message>
        <source>Dragged shapes push other shapes aside.</source>
        <translation>Las formas arrastradas empujan a otras formas.</translation>
    </message>
    <message>
        <source>Change Solidity</source>
        <translation>Cambiar solidez</translation>
    </message>
    <message>
        <source>Allow Overlaps</source>
        <translation>Permitir solapamientos</translation>
    </message>
    <message>
        <source>Stop at Shapes</source>
        <translation>Detenerse ante formas</translation>
    </message>
    <message>
        <source>Slide Along Shapes</source>
        <translation>Deslizarse a lo largo de formas</translation>
    </message>
    <message>
        <source>Push Shapes Aside</source>
        <translation>Empujar formas</translation>
    </message>
    <message>
        <source>Next Overlap Mode</source>
        <translation>Siguiente modo de solapamiento</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Sólida</translation>
    </message>
    <message>
        <source>Keep Contents Inside</source>
        <translation>Mantener el contenido dentro</translation>
    </message>
    <message>
        <source>Paste Style</source>
        <translation>Pegar estilo</translation>
    </message>
    <message>
        <source>Set as Default Style</source>
        <translation>Establecer como estilo predeterminado</translation>
    </message>
    <message>
        <source>Reset Default Style</source>
        <translation>Restablecer estilo predeterminado</translation>
    </message>
    <message>
        <source>Change Text Style</source>
        <translation>Cambiar estilo de texto</translation>
    </message>
    <message>
        <source>Align Text</source>
        <translation>Alinear texto</translation>
    </message>
    <message>
        <source>Add Compartment</source>
        <translation>Añadir compartimento</translation>
    </message>
    <message>
        <source>Remove Compartment</source>
        <translation>Quitar compartimento</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Cursiva</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>Subrayado</translation>
    </message>
    <message>
        <source>Strikethrough</source>
        <translation>Tachado</translation>
    </message>
    <message>
        <source>Align Text Left</source>
        <translation>Alinear texto a la izquierda</translation>
    </message>
    <message>
        <source>Center Text</source>
        <translation>Centrar texto</translation>
    </message>
    <message>
        <source>Align Text Right</source>
        <translation>Alinear texto a la derecha</translation>
    </message>
    <message>
        <source>Align Text to the Top</source>
        <translation>Alinear texto arriba</translation>
    </message>
    <message>
        <source>Align Text in the Middle</source>
        <translation>Alinear texto en el medio</translation>
    </message>
    <message>
        <source>Align Text to the Bottom</source>
        <translation>Alinear texto abajo</translation>
    </message>
    <message>
        <source>Change Route</source>
        <translation>Cambiar ruta</translation>
    </message>
    <message>
        <source>Reset Route</source>
        <translation>Restablecer ruta</translation>
    </message>
    <message>
        <source>Change Line Jumps</source>
        <translation>Cambiar saltos de cruces</translation>
    </message>
    <message>
        <source>Change Text Direction</source>
        <translation>Cambiar dirección del texto</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Rounded Rectangle</source>
        <translation>Rectángulo redondeado</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Elipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Pluma</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Lápiz</translation>
    </message>
    <message>
        <source>Straight Connectors</source>
        <translation>Conectores rectos</translation>
    </message>
    <message>
        <source>Polyline Connectors</source>
        <translation>Conectores poligonales</translation>
    </message>
    <message>
        <source>Right-Angled Connectors</source>
        <translation>Conectores en ángulo recto</translation>
    </message>
    <message>
        <source>Rounded Connectors</source>
        <translation>Conectores redondeados</translation>
    </message>
    <message>
        <source>Curved Connectors</source>
        <translation>Conectores curvos</translation>
    </message>
    <message>
        <source>No Line Jumps</source>
        <translation>Sin saltos en los cruces</translation>
    </message>
    <message>
        <source>Arcs at Crossings</source>
        <translation>Arcos en los cruces</translation>
    </message>
    <message>
        <source>Gaps at Crossings</source>
        <translation>Huecos en los cruces</translation>
    </message>
    <message>
        <source>Text Along the Line</source>
        <translation>Texto a lo largo de la línea</translation>
    </message>
    <message>
        <source>Rubber Band: Touch</source>
        <translation>Marco de selección: tocar</translation>
    </message>
    <message>
        <source>Rubber Band: Enclose</source>
        <translation>Marco de selección: rodear</translation>
    </message>
    <message>
        <source>Rubber Band: By Direction</source>
        <translation>Marco de selección: según la dirección</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>Tamaño real</translation>
    </message>
    <message>
        <source>Zoom to Fit</source>
        <translation>Ajustar a la ventana</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <translation>Ampliar la selección</translation>
    </message>
    <message>
        <source>Show Grid</source>
        <translation>Mostrar cuadrícula</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Ajustar a la cuadrícula</translation>
    </message>
    <message>
        <source>Snap to Shapes</source>
        <translation>Ajustar a las formas</translation>
    </message>
    <message>
        <source>Snap to Equal Spacing</source>
        <translation>Ajustar a espacios iguales</translation>
    </message>
    <message>
        <source>Snap to Angles</source>
        <translation>Ajustar a los ángulos</translation>
    </message>
    <message>
        <source>Show Collisions</source>
        <translation>Mostrar colisiones</translation>
    </message>
    <message>
        <source>Show Collisions: Never</source>
        <translation>Mostrar colisiones: nunca</translation>
    </message>
    <message>
        <source>Show Collisions: While Dragging</source>
        <translation>Mostrar colisiones: al arrastrar</translation>
    </message>
    <message>
        <source>Show Collisions: Always</source>
        <translation>Mostrar colisiones: siempre</translation>
    </message>
    <message>
        <source>the scale is not a positive number</source>
        <translation>la escala no es un número positivo</translation>
    </message>
    <message>
        <source>the area is empty or too large</source>
        <translation>el área está vacía o es demasiado grande</translation>
    </message>
    <message>
        <source>the margin is not from 0 to %L1</source>
        <translation>el margen no está entre 0 y %L1</translation>
    </message>
    <message>
        <source>the picture cannot be written: %1</source>
        <translation>no se puede escribir la imagen: %1</translation>
    </message>
    <message>
        <source>its texts need a QGuiApplication</source>
        <translation>sus textos requieren una QGuiApplication</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>no hay nada que mostrar</translation>
    </message>
    <message>
        <source>Move End</source>
        <translation>Mover extremo</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Suelte sobre una forma para conectarla. Alt, o una breve espera: en este punto. Tab: el siguiente puerto o la forma de debajo. Ctrl: no conectar. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Move Text</source>
        <translation>Mover texto</translation>
    </message>
    <message>
        <source>The text stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>El texto se queda donde lo suelte. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Move Segment</source>
        <translation>Mover segmento</translation>
    </message>
    <message>
        <source>The segment stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>El segmento se queda donde lo suelte. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the band. Esc: cancel.</source>
        <translation>Mayús: añadir. Ctrl: alternar. Ctrl+Mayús: quitar. Alt: cambiar tocar/rodear. Espacio: mover el marco. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Cambiar tamaño</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.</source>
        <translation>Mayús: un solo eje. Ctrl: sin ajuste. Alt: copia. Espacio: permitir solapamientos. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.</source>
        <translation>Mayús: un solo eje. Ctrl: sin ajuste. Alt: copia. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Dibujar: %1</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Desplazar</translation>
    </message>
    <message>
        <source>Ctrl: no snapping. Double click: back to the center. Esc: cancel.</source>
        <translation>Ctrl: sin ajuste. Doble clic: volver al centro. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Mayús: mantener la proporción. Alt: desde el centro. Ctrl: sin ajuste. Espacio: permitir solapamientos. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Mayús: mantener la proporción. Alt: desde el centro. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Mayús: pasos de 15°. Alt: cada una alrededor de su centro. Ctrl: sin ajuste. Espacio: permitir solapamientos. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Mayús: pasos de 15°. Alt: cada una alrededor de su centro. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Slides along another shape.</source>
        <translation>Se desliza a lo largo de otra forma.</translation>
    </message>
    <message>
        <source>Slides along &quot;%1&quot;.</source>
        <translation>Se desliza a lo largo de «%1».</translation>
    </message>
    <message>
        <source>Stopped by another shape.</source>
        <translation>Detenida por otra forma.</translation>
    </message>
    <message>
        <source>Stopped by &quot;%1&quot;.</source>
        <translation>Detenida por «%1».</translation>
    </message>
    <message>
        <source>Pushes &quot;%1&quot; aside.</source>
        <translation>Empuja «%1».</translation>
    </message>
    <message>
        <source>Pushes shapes aside: %L1</source>
        <translation>Formas empujadas: %L1</translation>
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
        <translation>Curvar</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Mayús: pasos de 15°. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: this handle alone. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Mayús: pasos de 15°. Alt: solo este tirador. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Change Fill</source>
        <translation>Cambiar relleno</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag along the line. Esc: cancel.</source>
        <translation>Arrastre a lo largo de la línea. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. Esc: cancel.</source>
        <translation>Mayús: añadir. Ctrl: alternar. Ctrl+Mayús: quitar. Espacio: mover el marco. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Mayús: un solo eje. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which does not exist</source>
        <translation>un extremo del conector está ligado a la forma %1, que no existe</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which is a connector</source>
        <translation>un extremo del conector está ligado a la forma %1, que es un conector</translation>
    </message>
    <message>
        <source>the next id is not from 1 to %1</source>
        <translation>el siguiente identificador no está entre 1 y %1</translation>
    </message>
    <message>
        <source>the order does not name each shape once</source>
        <translation>el orden no nombra cada forma una sola vez</translation>
    </message>
    <message>
        <source>the next id is in use already</source>
        <translation>el siguiente identificador ya está en uso</translation>
    </message>
    <message>
        <source>the id of a group is not from 1 to %1</source>
        <translation>el identificador de un grupo no está entre 1 y %1</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>el identificador %1 aparece dos veces</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>the drawing needs more than %1 GB of memory</source>
        <translation>el dibujo necesita más de %1 GB de memoria</translation>
    </message>
    <message>
        <source>there are more than %1 kinds of shapes</source>
        <translation>hay más de %1 tipos de formas</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a color such as &quot;#ff8000&quot;</source>
        <translation>un color como «#ff8000»</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>el archivo termina demasiado pronto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>falta «%1»</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: it does not begin with &quot;{&quot;</source>
        <translation>esto no es un dibujo de Trammel: no empieza con «{»</translation>
    </message>
    <message>
        <source>there is something after the end of the drawing</source>
        <translation>hay datos después del final del dibujo</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is there twice</source>
        <translation>el campo «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: the field &quot;format&quot; is not &quot;trammel&quot;</source>
        <translation>esto no es un dibujo de Trammel: el campo «format» no es «trammel»</translation>
    </message>
    <message>
        <source>the field &quot;nextId&quot; is not a whole number from 1 to %1</source>
        <translation>el campo «nextId» no es un número entero de 1 a %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not %2</source>
        <translation>el campo «%1» requiere: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>the field &quot;version&quot; is not a whole number from 1 on</source>
        <translation>el campo «version» no es un número entero a partir de 1</translation>
    </message>
    <message>
        <source>the file has version %1, and this program reads versions up to %2</source>
        <translation>el archivo tiene la versión %1, y este programa lee versiones hasta %2</translation>
    </message>
    <message>
        <source>a group is not an object</source>
        <translation>un grupo no es un objeto</translation>
    </message>
    <message>
        <source>a shape is not an object</source>
        <translation>una forma no es un objeto</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is missing</source>
        <translation>falta el campo «id»</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is not a whole number from 1 to %1</source>
        <translation>el campo «id» no es un número entero de 1 a %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation>falta el campo «%1»</translation>
    </message>
    <message>
        <source>it is not open for reading</source>
        <translation>no está abierto para lectura</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>no tiene nombre</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>esto no es un archivo</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>it was canceled</source>
        <translation>se ha cancelado</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>no está abierto para escritura</translation>
    </message>
    <message>
        <source>programs with the usual limits refuse this file: %1</source>
        <translation>los programas con los límites habituales rechazan este archivo: %1</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>no se puede escribir el archivo: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>no se puede abrir el archivo: %1</translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>el archivo cambió mientras se leía</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>un par de números</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a group</source>
        <translation>el campo «%1» no es el identificador de un grupo</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a shape</source>
        <translation>el campo «%1» no es el identificador de una forma</translation>
    </message>
    <message>
        <source>a value is longer than %1 MB</source>
        <translation>un valor tiene más de %1 MB</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>a text has a control character that is not escaped</source>
        <translation>un texto tiene un carácter de control sin escapar</translation>
    </message>
    <message>
        <source>a text has an unknown escape</source>
        <translation>un texto tiene una secuencia de escape desconocida</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>un texto tiene la mitad de un par sustituto</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>los valores están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>a color or a gradient: an object with the fields type, start, end and stops</source>
        <translation>un color o un degradado: un objeto con los campos type, start, end y stops</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>dos números</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a line style</source>
        <translation>un estilo de línea</translation>
    </message>
    <message>
        <source>a line cap</source>
        <translation>un remate de línea</translation>
    </message>
    <message>
        <source>a line join</source>
        <translation>una unión de línea</translation>
    </message>
    <message>
        <source>&quot;automatic&quot;, &quot;solid&quot;, &quot;holding&quot; or &quot;none&quot;</source>
        <translation>«automatic», «solid», «holding» o «none»</translation>
    </message>
    <message>
        <source>a list of &quot;select&quot;, &quot;move&quot;, &quot;rotate&quot;, &quot;resize&quot;, &quot;delete&quot; and &quot;editText&quot;</source>
        <translation>una lista de «select», «move», «rotate», «resize», «delete» y «editText»</translation>
    </message>
    <message>
        <source>an arrowhead</source>
        <translation>una punta de flecha</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>una lista de números</translation>
    </message>
    <message>
        <source>a list of two ends, each with a shape or a point</source>
        <translation>una lista de dos extremos, cada uno con una forma o un punto</translation>
    </message>
    <message>
        <source>a connector route</source>
        <translation>una ruta de conector</translation>
    </message>
    <message>
        <source>an object with the fields position and offset</source>
        <translation>un objeto con los campos position y offset</translation>
    </message>
    <message>
        <source>a list of objects with the fields text, position and offset</source>
        <translation>una lista de objetos con los campos text, position y offset</translation>
    </message>
    <message>
        <source>none, arc or gap</source>
        <translation>none, arc o gap</translation>
    </message>
    <message>
        <source>a list of pins, each with the field x or y</source>
        <translation>una lista de puntos fijos, cada uno con el campo x o y</translation>
    </message>
    <message>
        <source>a list of points, each a list of two numbers</source>
        <translation>una lista de puntos, cada uno una lista de dos números</translation>
    </message>
    <message>
        <source>a list of rings, each a list of numbers in pairs</source>
        <translation>una lista de anillos, cada uno una lista de pares de números</translation>
    </message>
    <message>
        <source>a connector has no field &quot;%1&quot;</source>
        <translation>un conector no tiene el campo «%1»</translation>
    </message>
    <message>
        <source>the outline has more than %1 points or rings</source>
        <translation>el contorno tiene más de %1 puntos o anillos</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to</source>
        <translation>no se puede escribir en la carpeta %1</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1000</source>
        <translation>un número entero de 1 a 1000</translation>
    </message>
    <message>
        <source>an alignment</source>
        <translation>una alineación</translation>
    </message>
    <message>
        <source>&quot;visible&quot;, &quot;clip&quot; or &quot;grow&quot;</source>
        <translation>«visible», «clip» o «grow»</translation>
    </message>
    <message>
        <source>Distribute Centers</source>
        <translation>Distribuir centros</translation>
    </message>
    <message>
        <source>Distribute Gaps</source>
        <translation>Distribuir espacios</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The shapes have changed while they were combined.</source>
        <translation>Las formas han cambiado mientras se combinaban.</translation>
    </message>
    <message>
        <source>the drawing has been closed</source>
        <translation>el dibujo se ha cerrado</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has failed</source>
        <translation>el programa «%1» ha fallado</translation>
    </message>
    <message>
        <source>the drawing has changed meanwhile</source>
        <translation>el dibujo ha cambiado entretanto</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has returned no positions</source>
        <translation>el programa «%1» no ha devuelto posiciones</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has not finished in time</source>
        <translation>el programa «%1» no ha terminado a tiempo</translation>
    </message>
    <message>
        <source>there are fewer than two shapes to arrange</source>
        <translation>hay menos de dos formas que organizar</translation>
    </message>
    <message>
        <source>more than %1 shapes cannot be arranged</source>
        <translation>no se pueden organizar más de %1 formas</translation>
    </message>
    <message>
        <source>Graphviz, which arranges the shapes, is not installed</source>
        <translation>Graphviz, que organiza las formas, no está instalado</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; cannot be started</source>
        <translation>no se puede iniciar el programa «%1»</translation>
    </message>
    <message>
        <source>a group without a container is collapsed</source>
        <translation>un grupo sin contenedor está contraído</translation>
    </message>
    <message>
        <source>the group %1 has no shapes</source>
        <translation>el grupo %1 no tiene formas</translation>
    </message>
    <message>
        <source>the group %1 does not exist</source>
        <translation>el grupo %1 no existe</translation>
    </message>
    <message>
        <source>the group %1 is in itself</source>
        <translation>el grupo %1 está dentro de sí mismo</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>los grupos están anidados a más de %1 niveles</translation>
    </message>
    <message>
        <source>the shapes of the group %1 do not stand next to each other</source>
        <translation>las formas del grupo %1 no están una junto a otra</translation>
    </message>
    <message>
        <source>the container %1 is not the lowest member of the group %2</source>
        <translation>el contenedor %1 no es el miembro más bajo del grupo %2</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>No hay nada que repetir.</translation>
    </message>
    <message>
        <source>The numbers must be finite.</source>
        <translation>Los números deben ser finitos.</translation>
    </message>
    <message>
        <source>There must be at least one copy.</source>
        <translation>Debe haber al menos una copia.</translation>
    </message>
    <message>
        <source>There can be at most %L1 copies.</source>
        <translation>Puede haber como máximo %L1 copias.</translation>
    </message>
    <message>
        <source>The copies can have at most %L1 shapes together.</source>
        <translation>Las copias pueden tener como máximo %L1 formas en total.</translation>
    </message>
    <message>
        <source>The distance between the copies must not be zero.</source>
        <translation>La distancia entre las copias no debe ser cero.</translation>
    </message>
    <message>
        <source>The distance between the columns must not be zero.</source>
        <translation>La distancia entre las columnas no debe ser cero.</translation>
    </message>
    <message>
        <source>The distance between the rows must not be zero.</source>
        <translation>La distancia entre las filas no debe ser cero.</translation>
    </message>
    <message>
        <source>The angle between the copies must not be zero.</source>
        <translation>El ángulo entre las copias no debe ser cero.</translation>
    </message>
    <message>
        <source>The center of the circle must not be that of the shapes.</source>
        <translation>El centro del círculo no debe ser el de las formas.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Marco</translation>
    </message>
    <message>
        <source>Swimlane</source>
        <translation>Carril</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Piscina</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Terminator</source>
        <translation>Terminador</translation>
    </message>
    <message>
        <source>Connector dot</source>
        <translation>Punto de conexión</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Right triangle</source>
        <translation>Triángulo rectángulo</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>Paralelogramo</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>Trapecio</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentágono</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Octógono</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Block arrow</source>
        <translation>Flecha de bloque</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Flecha doble</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Cheurón</translation>
    </message>
    <message>
        <source>Callout</source>
        <translation>Bocadillo</translation>
    </message>
    <message>
        <source>Predefined process</source>
        <translation>Proceso predefinido</translation>
    </message>
    <message>
        <source>Internal storage</source>
        <translation>Almacenamiento interno</translation>
    </message>
    <message>
        <source>Manual input</source>
        <translation>Entrada manual</translation>
    </message>
    <message>
        <source>Manual operation</source>
        <translation>Operación manual</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Tarjeta</translation>
    </message>
    <message>
        <source>Loop limit</source>
        <translation>Límite de bucle</translation>
    </message>
    <message>
        <source>Off-page reference</source>
        <translation>Referencia a otra página</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Clasificar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Basic shapes</source>
        <translation>Formas básicas</translation>
    </message>
    <message>
        <source>Flow chart</source>
        <translation>Diagrama de flujo</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Proceso</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Extract</source>
        <translation>Extraer</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Contenedores</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>Caso de uso</translation>
    </message>
    <message>
        <source>Combining needs at least two closed shapes.</source>
        <translation>Combinar requiere al menos dos formas cerradas.</translation>
    </message>
    <message>
        <source>The outlines of the shapes cross each other too often.</source>
        <translation>Los contornos de las formas se cruzan demasiadas veces.</translation>
    </message>
    <message>
        <source>Nothing would remain of the shapes.</source>
        <translation>No quedaría nada de las formas.</translation>
    </message>
    <message>
        <source>The shapes do not overlap.</source>
        <translation>Las formas no se solapan.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Trayecto</translation>
    </message>
    <message>
        <source>the path has no segments</source>
        <translation>el trayecto no tiene segmentos</translation>
    </message>
    <message>
        <source>a ring of the path has no segments</source>
        <translation>un anillo del trayecto no tiene segmentos</translation>
    </message>
    <message>
        <source>the last segment of the path lacks a point</source>
        <translation>al último segmento del trayecto le falta un punto</translation>
    </message>
    <message>
        <source>an open path has more than one chain</source>
        <translation>un trayecto abierto tiene más de una cadena</translation>
    </message>
    <message>
        <source>a curve of the path lies far outside the frame</source>
        <translation>una curva del trayecto está muy fuera del marco</translation>
    </message>
    <message>
        <source>The width must be a number from 0 to %L1.</source>
        <translation>La anchura debe ser un número de 0 a %L1.</translation>
    </message>
    <message>
        <source>The angles must be finite numbers, and at least one is needed.</source>
        <translation>Los ángulos deben ser números finitos, y se necesita al menos uno.</translation>
    </message>
    <message>
        <source>The container does not exist.</source>
        <translation>El contenedor no existe.</translation>
    </message>
    <message>
        <source>The container is not a closed shape.</source>
        <translation>El contenedor no es una forma cerrada.</translation>
    </message>
    <message>
        <source>The container is one of the shapes to pack.</source>
        <translation>El contenedor es una de las formas que empaquetar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>%Ln de %L1 unidades no cabe en la anchura.</numerusform>
            <numerusform>%Ln de %L1 unidades no caben en la anchura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>%Ln de %L1 unidades no cabe en el contenedor.</numerusform>
            <numerusform>%Ln de %L1 unidades no caben en el contenedor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Empaquetar</translation>
    </message>
    <message>
        <source>The path does not exist.</source>
        <translation>El trayecto no existe.</translation>
    </message>
    <message>
        <source>Shapes cannot be distributed along a connector.</source>
        <translation>No se pueden distribuir formas a lo largo de un conector.</translation>
    </message>
    <message>
        <source>The path has no length.</source>
        <translation>El trayecto no tiene longitud.</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Distribuir a lo largo del trayecto</translation>
    </message>
    <message>
        <source>The clearance must be a number from 0 to %L1.</source>
        <translation>La separación debe ser un número de 0 a %L1.</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>an end of the connector is not a finite point</source>
        <translation>un extremo del conector no es un punto finito</translation>
    </message>
    <message>
        <source>an end of the connector lies outside the frame of its shape</source>
        <translation>un extremo del conector está fuera del marco de su forma</translation>
    </message>
    <message>
        <source>an end of the connector has both a point and a port</source>
        <translation>un extremo del conector tiene tanto un punto como un puerto</translation>
    </message>
    <message>
        <source>the port of an end of the connector is no name of at most %1 characters</source>
        <translation>el puerto de un extremo del conector no es un nombre de %1 caracteres como máximo</translation>
    </message>
    <message>
        <source>an end of the connector is farther away than 1e9</source>
        <translation>un extremo del conector está a más de 1e9</translation>
    </message>
    <message>
        <source>the direction of a pin of the connector is unknown</source>
        <translation>la dirección de un punto fijo del conector es desconocida</translation>
    </message>
    <message>
        <source>a pin of the connector is not finite</source>
        <translation>un punto fijo del conector no es finito</translation>
    </message>
    <message>
        <source>a pin of the connector is farther away than 1e9</source>
        <translation>un punto fijo del conector está a más de 1e9</translation>
    </message>
    <message>
        <source>the position of the connector&apos;s text is not a number from 0 to 1</source>
        <translation>la posición del texto del conector no es un número de 0 a 1</translation>
    </message>
    <message>
        <source>the text of the connector is not a finite distance of at most 1e9 away from its path</source>
        <translation>la distancia del texto del conector a su trazado no es finita o supera 1e9</translation>
    </message>
    <message>
        <source>a text is not valid UTF-16</source>
        <translation>un texto no es UTF-16 válido</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>un número no es finito</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is the format&apos;s own</source>
        <translation>el campo «%1» está reservado al formato</translation>
    </message>
    <message>
        <source>texts and free fields take more than %1 MB</source>
        <translation>los textos y los campos libres ocupan más de %1 MB</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1: no es un número finito</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1: es negativo</translation>
    </message>
    <message>
        <source>%1 is larger than 1e9</source>
        <translation>%1: es mayor que 1e9</translation>
    </message>
    <message>
        <source>the outline has more than %1 rings</source>
        <translation>el contorno tiene más de %1 anillos</translation>
    </message>
    <message>
        <source>the outline has more than %1 points</source>
        <translation>el contorno tiene más de %1 puntos</translation>
    </message>
    <message>
        <source>a point of the outline is not a finite number</source>
        <translation>un punto del contorno no es un número finito</translation>
    </message>
    <message>
        <source>a point of the outline lies far outside the frame</source>
        <translation>un punto del contorno está muy fuera del marco</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is spelled &quot;%2&quot;</source>
        <translation>el campo «%1» se escribe «%2»</translation>
    </message>
    <message>
        <source>the head of the line is unknown</source>
        <translation>la punta de la línea es desconocida</translation>
    </message>
    <message>
        <source>the center&apos;s x</source>
        <translation>x del centro</translation>
    </message>
    <message>
        <source>the center&apos;s y</source>
        <translation>y del centro</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>la anchura</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>la altura</translation>
    </message>
    <message>
        <source>the rotation</source>
        <translation>la rotación</translation>
    </message>
    <message>
        <source>the corner radius</source>
        <translation>el radio de las esquinas</translation>
    </message>
    <message>
        <source>the stroke&apos;s width</source>
        <translation>la anchura del trazo</translation>
    </message>
    <message>
        <source>the opacity is not from 0 to 1</source>
        <translation>la opacidad no está entre 0 y 1</translation>
    </message>
    <message>
        <source>the solidity is unknown</source>
        <translation>la solidez es desconocida</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot; is not registered</source>
        <translation>el tipo «%1» no está registrado</translation>
    </message>
    <message>
        <source>the text has more than %1 compartments</source>
        <translation>el texto tiene más de %1 compartimentos</translation>
    </message>
    <message>
        <source>Rounded rectangle</source>
        <translation>Rectángulo redondeado</translation>
    </message>
    <message>
        <source>the polygon has fewer than three points</source>
        <translation>el polígono tiene menos de tres puntos</translation>
    </message>
    <message>
        <source>a hole of the polygon has fewer than three points</source>
        <translation>un agujero del polígono tiene menos de tres puntos</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>Polilínea</translation>
    </message>
    <message>
        <source>the polyline has fewer than two points</source>
        <translation>la polilínea tiene menos de dos puntos</translation>
    </message>
    <message>
        <source>the polyline has more than one chain</source>
        <translation>la polilínea tiene más de una cadena</translation>
    </message>
    <message>
        <source>the connector has no ends</source>
        <translation>el conector no tiene extremos</translation>
    </message>
    <message>
        <source>the route of the connector is unknown</source>
        <translation>la ruta del conector es desconocida</translation>
    </message>
    <message>
        <source>the jumps of the connector are unknown</source>
        <translation>los saltos del conector son desconocidos</translation>
    </message>
    <message>
        <source>the connector has more than %1 pins</source>
        <translation>el conector tiene más de %1 puntos fijos</translation>
    </message>
    <message>
        <source>the connector has more than %1 waypoints</source>
        <translation>el conector tiene más de %1 puntos de paso</translation>
    </message>
    <message>
        <source>a waypoint of the connector is not a finite point</source>
        <translation>un punto de paso del conector no es un punto finito</translation>
    </message>
    <message>
        <source>a waypoint of the connector is farther away than 1e9</source>
        <translation>un punto de paso del conector está a más de 1e9</translation>
    </message>
    <message>
        <source>the connector has more than %1 further texts</source>
        <translation>el conector tiene más de %1 textos adicionales</translation>
    </message>
    <message>
        <source>the frame of the connector is not finite</source>
        <translation>el marco del conector no es finito</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; has no point, or one that is not a finite number</source>
        <translation>el contorno de «%1» no tiene puntos, o tiene uno que no es un número finito</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; reaches too far</source>
        <translation>el contorno de «%1» llega demasiado lejos</translation>
    </message>
    <message>
        <source>the type of the gradient is unknown</source>
        <translation>el tipo del degradado es desconocido</translation>
    </message>
    <message>
        <source>a point of the gradient is not from -%1 to %1</source>
        <translation>un punto del degradado no está entre -%1 y %1</translation>
    </message>
    <message>
        <source>the start and the end of the gradient are too close together</source>
        <translation>el inicio y el final del degradado están demasiado juntos</translation>
    </message>
    <message>
        <source>the gradient does not have from 2 to %1 stops</source>
        <translation>el degradado no tiene de 2 a %1 colores</translation>
    </message>
    <message>
        <source>the offset of a stop of the gradient is not from 0 to 1</source>
        <translation>la posición de un color del degradado no está entre 0 y 1</translation>
    </message>
    <message>
        <source>the stops of the gradient are not in ascending order</source>
        <translation>los colores del degradado no están en orden ascendente</translation>
    </message>
    <message>
        <source>a stop of the gradient has no valid color</source>
        <translation>una parada del degradado no tiene un color válido</translation>
    </message>
    <message>
        <source>the offset of the shadow is not from -%1 to %1</source>
        <translation>el desplazamiento de la sombra no está entre -%1 y %1</translation>
    </message>
    <message>
        <source>the blur radius of the shadow is not from 0 to %1</source>
        <translation>el radio de desenfoque de la sombra no está entre 0 y %1</translation>
    </message>
    <message>
        <source>the dash pattern has more than %1 lengths</source>
        <translation>el patrón de guiones tiene más de %1 longitudes</translation>
    </message>
    <message>
        <source>the dash pattern has an odd number of lengths</source>
        <translation>el patrón de guiones tiene un número impar de longitudes</translation>
    </message>
    <message>
        <source>a length of the dash pattern is not between %1 and %2</source>
        <translation>una longitud del patrón de guiones no está entre %1 y %2</translation>
    </message>
    <message>
        <source>the stroke&apos;s style is unknown</source>
        <translation>el estilo del trazo es desconocido</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap is unknown</source>
        <translation>el remate del trazo es desconocido</translation>
    </message>
    <message>
        <source>the stroke&apos;s join is unknown</source>
        <translation>la unión del trazo es desconocida</translation>
    </message>
    <message>
        <source>the text&apos;s size is not from %1 to %2</source>
        <translation>el tamaño del texto no está entre %1 y %2</translation>
    </message>
    <message>
        <source>the text&apos;s padding is not from 0 to 1e9</source>
        <translation>el margen del texto no está entre 0 y 1e9</translation>
    </message>
    <message>
        <source>the text&apos;s line spacing is not from %1 to %2</source>
        <translation>el interlineado del texto no está entre %1 y %2</translation>
    </message>
    <message>
        <source>the text&apos;s weight is not a whole number from 1 to %1</source>
        <translation>el grosor del texto no es un número entero de 1 a %1</translation>
    </message>
    <message>
        <source>the name of the text&apos;s font has more than %1 characters</source>
        <translation>el nombre del tipo de letra tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>the text&apos;s alignment is unknown</source>
        <translation>la alineación del texto es desconocida</translation>
    </message>
    <message>
        <source>the text&apos;s overflow is unknown</source>
        <translation>el desbordamiento del texto es desconocido</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Puertos</translation>
    </message>
    <message>
        <source>The port at the start of the connector</source>
        <translation>El puerto al inicio del conector</translation>
    </message>
    <message>
        <source>The port at the end of the connector</source>
        <translation>El puerto al final del conector</translation>
    </message>
    <message>
        <source>Free End</source>
        <translation>Extremo libre</translation>
    </message>
    <message>
        <source>Fixed Point</source>
        <translation>Punto fijo</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Colors of the gradient</source>
        <translation>Colores del degradado</translation>
    </message>
    <message>
        <source>Click to add a color, drag it to move it, drag it away to remove it</source>
        <translation>Clic: añadir un color; arrastrar: moverlo; arrastrarlo fuera: quitarlo</translation>
    </message>
    <message>
        <source>Color %1 of %2: %3 at %4 %</source>
        <translation>Color %1 de %2: %3 al %4 %</translation>
    </message>
    <message>
        <source>%1, opacity %2 %</source>
        <translation>%1, opacidad %2 %</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mixto</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>Otro...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Solid Color</source>
        <translation>Color sólido</translation>
    </message>
    <message>
        <source>Linear Gradient</source>
        <translation>Degradado lineal</translation>
    </message>
    <message>
        <source>Radial Gradient</source>
        <translation>Degradado radial</translation>
    </message>
    <message>
        <source>Type of the fill</source>
        <translation>Tipo de relleno</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>The color that is marked in the gradient</source>
        <translation>El color marcado en el degradado</translation>
    </message>
    <message>
        <source>Its position in percent</source>
        <translation>Su posición en porcentaje</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a color</source>
        <translation>Añadir un color</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Remove the marked color</source>
        <translation>Quitar el color marcado</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Invertir</translation>
    </message>
    <message>
        <source>Reverse the order of the colors</source>
        <translation>Invertir el orden de los colores</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>At %</source>
        <translation>En %</translation>
    </message>
    <message>
        <source>the position of a color must be from 0 to 100</source>
        <translation>la posición de un color debe estar entre 0 y 100</translation>
    </message>
    <message>
        <source>a straight line has no height</source>
        <translation>una línea recta no tiene altura</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The left edge of the outline</source>
        <translation>El borde izquierdo del contorno</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The top edge of the outline</source>
        <translation>El borde superior del contorno</translation>
    </message>
    <message>
        <source>W</source>
        <translation>An</translation>
    </message>
    <message>
        <source>The width, before rotation</source>
        <translation>La anchura, antes de girar</translation>
    </message>
    <message>
        <source>H</source>
        <translation>Al</translation>
    </message>
    <message>
        <source>The height, before rotation</source>
        <translation>La altura, antes de girar</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Degrees, clockwise</source>
        <translation>Grados, en sentido horario</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>The radius of the corners</source>
        <translation>El radio de las esquinas</translation>
    </message>
    <message>
        <source>Change Radius</source>
        <translation>Cambiar radio</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Trazo</translation>
    </message>
    <message>
        <source>The width of the line</source>
        <translation>La anchura de la línea</translation>
    </message>
    <message>
        <source>Change Line</source>
        <translation>Cambiar línea</translation>
    </message>
    <message>
        <source>The direction of the gradient, in degrees, clockwise</source>
        <translation>La dirección del degradado, en grados, en sentido horario</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Percent: 0 is invisible, 100 is opaque</source>
        <translation>Porcentaje: 0 es invisible, 100 es opaco</translation>
    </message>
    <message>
        <source>Change Opacity</source>
        <translation>Cambiar opacidad</translation>
    </message>
    <message>
        <source>Text at</source>
        <translation>Texto en</translation>
    </message>
    <message>
        <source>The position of the first text, in percent of the length of the line</source>
        <translation>La posición del primer texto, en porcentaje de la longitud de la línea</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>The distance of the first text from the line: positive to the right of its direction</source>
        <translation>La distancia del primer texto a la línea: positiva a la derecha de su dirección</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Separación</translation>
    </message>
    <message>
        <source>The distance from other connectors that would lie on the line; 0 moves none</source>
        <translation>La separación de otros conectores que quedarían sobre la línea; 0 no mueve ninguno</translation>
    </message>
    <message>
        <source>Shadow X</source>
        <translation>Sombra X</translation>
    </message>
    <message>
        <source>The offset of the shadow to the right</source>
        <translation>El desplazamiento de la sombra hacia la derecha</translation>
    </message>
    <message>
        <source>Change Shadow</source>
        <translation>Cambiar sombra</translation>
    </message>
    <message>
        <source>The offset of the shadow downward</source>
        <translation>El desplazamiento de la sombra hacia abajo</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Desenfoque</translation>
    </message>
    <message>
        <source>The blur radius of the shadow</source>
        <translation>El radio de desenfoque de la sombra</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The size of the letters</source>
        <translation>El tamaño de las letras</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Interlínea</translation>
    </message>
    <message>
        <source>The distance of the lines, as a multiple of the font&apos;s own</source>
        <translation>La distancia entre líneas, como múltiplo de la del tipo de letra</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>The distance of the text from the edges of the shape</source>
        <translation>La distancia del texto a los bordes de la forma</translation>
    </message>
    <message>
        <source>If filled</source>
        <translation>Si está rellena</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Keeps contents inside</source>
        <translation>Mantiene el contenido dentro</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>Espaciado de la cuadrícula</translation>
    </message>
    <message>
        <source>the grid spacing must be from 0.001 to 1000000</source>
        <translation>el espaciado de la cuadrícula debe estar entre 0.001 y 1000000</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Separación</translation>
    </message>
    <message>
        <source>The distance that solid shapes keep from each other</source>
        <translation>La distancia que las formas sólidas guardan entre sí</translation>
    </message>
    <message>
        <source>the clearance must be from 0 to 1000000</source>
        <translation>la separación debe estar entre 0 y 1000000</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>The number of shapes in a row that are pushed aside</source>
        <translation>El número de formas seguidas que se empujan</translation>
    </message>
    <message>
        <source>the depth must be a whole number from 1 to 8</source>
        <translation>la profundidad debe ser un número entero de 1 a 8</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Solapes</translation>
    </message>
    <message>
        <source>Jump over obstacles</source>
        <translation>Saltar obstáculos</translation>
    </message>
    <message>
        <source>Dragged shapes jump to a free place under the pointer</source>
        <translation>Las formas arrastradas saltan a un lugar libre bajo el puntero</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Whether the shape blocks others</source>
        <translation>Si la forma bloquea a otras</translation>
    </message>
    <message>
        <source>the application does not allow this placement</source>
        <translation>la aplicación no permite esta posición</translation>
    </message>
    <message>
        <source>the shape would overlap &quot;%1&quot; or leave it; Enter moves it to the nearest free place</source>
        <translation>la forma se solaparía con «%1» o saldría de ella; Intro la mueve al lugar libre más cercano</translation>
    </message>
    <message>
        <source>Solid Line</source>
        <translation>Línea continua</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>Guiones</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Dash and Dot</source>
        <translation>Guion y punto</translation>
    </message>
    <message>
        <source>Dash and Two Dots</source>
        <translation>Guion y dos puntos</translation>
    </message>
    <message>
        <source>No Line</source>
        <translation>Sin línea</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Change Port</source>
        <translation>Cambiar puerto</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>Estilo de línea</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Line color</source>
        <translation>Color de línea</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>Formas nuevas</translation>
    </message>
    <message>
        <source>the width of a line must be from 0 to 1000000000</source>
        <translation>la anchura de una línea debe estar entre 0 y 1000000000</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Eliminar texto</translation>
    </message>
    <message>
        <source>Change Text</source>
        <translation>Cambiar texto</translation>
    </message>
    <message>
        <source>A line &quot;--&quot; separates two compartments.</source>
        <translation>Una línea «--» separa dos compartimentos.</translation>
    </message>
    <message>
        <source>Selectable</source>
        <translation>Seleccionable</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>Se puede mover</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>Se puede girar</translation>
    </message>
    <message>
        <source>Resizable</source>
        <translation>Tamaño modificable</translation>
    </message>
    <message>
        <source>Deletable</source>
        <translation>Se puede eliminar</translation>
    </message>
    <message>
        <source>Text editable</source>
        <translation>Texto editable</translation>
    </message>
    <message>
        <source>Change Permissions</source>
        <translation>Cambiar permisos</translation>
    </message>
    <message>
        <source>Color of the shadow</source>
        <translation>Color de la sombra</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Sombra</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Grow Shape</source>
        <translation>Ampliar la forma</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>The font. A font that is missing is replaced for showing, and its name is kept.</source>
        <translation>El tipo de letra. Uno que falta se sustituye al mostrarlo, y su nombre se conserva.</translation>
    </message>
    <message>
        <source>Text color</source>
        <translation>Color del texto</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>Desborde</translation>
    </message>
    <message>
        <source>A text that is larger than its shape is visible, is clipped, or makes the shape grow.</source>
        <translation>Un texto mayor que su forma es visible, se recorta o amplía la forma.</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Break lines at the width of the shape</source>
        <translation>Dividir las líneas a la anchura de la forma</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Derecho</translation>
    </message>
    <message>
        <source>Keep the text level in a rotated shape</source>
        <translation>Mantener el texto horizontal en una forma girada</translation>
    </message>
    <message>
        <source>Outlined Triangle</source>
        <translation>Triángulo vacío</translation>
    </message>
    <message>
        <source>Outlined Diamond</source>
        <translation>Rombo vacío</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Outlined Circle</source>
        <translation>Círculo vacío</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Muchos</translation>
    </message>
    <message>
        <source>Zero or One</source>
        <translation>Cero o uno</translation>
    </message>
    <message>
        <source>One or Many</source>
        <translation>Uno o muchos</translation>
    </message>
    <message>
        <source>Zero or Many</source>
        <translation>Cero o muchos</translation>
    </message>
    <message>
        <source>Exactly One</source>
        <translation>Exactamente uno</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redondo</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Miter</source>
        <translation>Inglete</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>Bisel</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Remates</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Uniones</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Guiones</translation>
    </message>
    <message>
        <source>Change Arrowheads</source>
        <translation>Cambiar puntas</translation>
    </message>
    <message>
        <source>The head at the start of the line</source>
        <translation>La punta al inicio de la línea</translation>
    </message>
    <message>
        <source>The head at the end of the line</source>
        <translation>La punta al final de la línea</translation>
    </message>
    <message>
        <source>The ends of the line and of its dashes</source>
        <translation>Los extremos de la línea y de sus guiones</translation>
    </message>
    <message>
        <source>The corners of the line</source>
        <translation>Las esquinas de la línea</translation>
    </message>
    <message>
        <source>The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2</source>
        <translation>Las longitudes de guion, hueco, guion, hueco ... en anchuras de línea, por ejemplo 4 2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>división por cero</translation>
    </message>
    <message>
        <source>Group of %L1 shapes</source>
        <translation>Grupo de %L1 formas</translation>
    </message>
    <message>
        <source>%L1 shapes</source>
        <translation>%L1 formas</translation>
    </message>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>Dibujo de %Ln forma</numerusform>
            <numerusform>Dibujo de %Ln formas</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawing</source>
        <translation>Ningún dibujo</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>noun</comment>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Hidden: click to show</source>
        <translation>Oculta: clic para mostrar</translation>
    </message>
    <message>
        <source>Visible: click to hide</source>
        <translation>Visible: clic para ocultar</translation>
    </message>
    <message>
        <source>Locked: click to unlock</source>
        <translation>Bloqueada: clic para desbloquear</translation>
    </message>
    <message>
        <source>Not locked: click to lock</source>
        <translation>No bloqueada: clic para bloquear</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Only text can be pasted while a text is typed.</source>
        <translation>Solo se puede pegar texto mientras se escribe un texto.</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Add to or Remove from Selection</source>
        <translation>Añadir a la selección o quitar de ella</translation>
    </message>
    <message>
        <source>Enters the group, or edits the vertices or the text of the shape</source>
        <translation>Entra en el grupo, o edita los nodos o el texto de la forma</translation>
    </message>
    <message>
        <source>Selects the shape or the group, and nothing else</source>
        <translation>Selecciona la forma o el grupo, y nada más</translation>
    </message>
    <message>
        <source>Selects the shape or the group in addition to others, or deselects it</source>
        <translation>Selecciona la forma o el grupo además de otros, o anula su selección</translation>
    </message>
    <message>
        <source>Edits the text of the shape</source>
        <translation>Edita el texto de la forma</translation>
    </message>
    <message>
        <source>Removes the shape or the group</source>
        <translation>Elimina la forma o el grupo</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>from %1 to a free end</source>
        <translation>de %1 a un extremo libre</translation>
    </message>
    <message>
        <source>from a free end to %1</source>
        <translation>de un extremo libre a %1</translation>
    </message>
    <message>
        <source>with two free ends</source>
        <translation>con dos extremos libres</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a size</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>center at %1, %2</source>
        <translation>centro en %1, %2</translation>
    </message>
    <message>
        <source>rotated by %1</source>
        <translation>girada %1</translation>
    </message>
    <message>
        <source>touches 1 other</source>
        <translation>toca otra</translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>toca %n otra</numerusform>
            <numerusform>toca otras %n</numerusform>
        </translation>
    </message>
    <message>
        <source>connected with %1</source>
        <translation>conectada con %1</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>texto: %1</translation>
    </message>
    <message>
        <source>contains 1 item</source>
        <translation>contiene 1 elemento</translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>contiene %n elemento</numerusform>
            <numerusform>contiene %n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>contraída</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>Snap to Round Numbers</source>
        <translation>Ajustar a números redondos</translation>
    </message>
    <message>
        <source>This text is shortened. Edit it on the shape.</source>
        <translation>Este texto está abreviado. Edítelo en la forma.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>New text</source>
        <translation>Texto nuevo</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texto de %1</translation>
    </message>
    <message>
        <source>Connected %1 with %2.</source>
        <translation>%1 conectado con %2.</translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>%n forma conectada.</numerusform>
            <numerusform>%n formas conectadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Outline</source>
        <translation>Cambiar contorno</translation>
    </message>
    <message>
        <source>Esc: cancel.</source>
        <translation>Esc: cancelar.</translation>
    </message>
    <message>
        <source>the outline does not list the handles of the shape</source>
        <translation>el contorno no contiene los tiradores de la forma</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nube</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>Llave</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Actor</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>the spacing of the connector is not a number from 0 to %1</source>
        <translation>la separación del conector no es un número de 0 a %1</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>la imagen no tiene píxeles</translation>
    </message>
    <message>
        <source>the picture has more than %1 pixels on a side</source>
        <translation>la imagen tiene más de %1 píxeles en un lado</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; cannot be read: %2</source>
        <translation>no se puede leer la imagen «%1»: %2</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Abrir enlace</translation>
    </message>
    <message>
        <source>Opens the link of the shape</source>
        <translation>Abre el enlace de la forma</translation>
    </message>
    <message>
        <source>tool tip: %1</source>
        <translation>información: %1</translation>
    </message>
    <message>
        <source>link to %1</source>
        <translation>enlace a %1</translation>
    </message>
    <message>
        <source>&quot;evenOdd&quot; or &quot;nonZero&quot;</source>
        <translation>«evenOdd» o «nonZero»</translation>
    </message>
    <message>
        <source>a list of places with pressures, each a list of two numbers</source>
        <translation>una lista de lugares con presiones, cada uno una lista de dos números</translation>
    </message>
    <message>
        <source>the fill rule is unknown</source>
        <translation>la regla de relleno es desconocida</translation>
    </message>
    <message>
        <source>the path has more than %1 pressures</source>
        <translation>el trayecto tiene más de %1 presiones</translation>
    </message>
    <message>
        <source>the places of the pressures do not ascend from 0 to 1</source>
        <translation>los lugares de las presiones no ascienden de 0 a 1</translation>
    </message>
    <message>
        <source>a pressure is not from 0 to 1</source>
        <translation>una presión no está entre 0 y 1</translation>
    </message>
    <message>
        <source>the link has more than %1 characters</source>
        <translation>el enlace tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>the link contains characters that no address has</source>
        <translation>el enlace contiene caracteres que ninguna dirección tiene</translation>
    </message>
    <message>
        <source>the link is not an address</source>
        <translation>el enlace no es una dirección</translation>
    </message>
    <message>
        <source>a link with the scheme &quot;%1&quot; is not allowed, only http, https, mailto and relative paths</source>
        <translation>no se permite un enlace con el esquema «%1», solo http, https, mailto y rutas relativas</translation>
    </message>
    <message>
        <source>the link is an absolute path</source>
        <translation>el enlace es una ruta absoluta</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>of an entry of the data</comment>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Add an entry to the data</source>
        <translation>Añadir una entrada a los datos</translation>
    </message>
    <message>
        <source>Remove the entry from the data</source>
        <translation>Quitar la entrada de los datos</translation>
    </message>
    <message>
        <source>Change Data</source>
        <translation>Cambiar datos</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the name of a new entry of the data</comment>
        <translation>clave</translation>
    </message>
    <message>
        <source>Add Data</source>
        <translation>Añadir datos</translation>
    </message>
    <message>
        <source>Remove Data</source>
        <translation>Quitar datos</translation>
    </message>
    <message>
        <source>There is an entry with the key &quot;%1&quot; already.</source>
        <translation>Ya hay una entrada con la clave «%1».</translation>
    </message>
    <message>
        <source>Rename Data</source>
        <translation>Cambiar nombre de datos</translation>
    </message>
    <message>
        <source>Even-Odd</source>
        <comment>fill rule</comment>
        <translation>Par-impar</translation>
    </message>
    <message>
        <source>Nonzero</source>
        <comment>fill rule</comment>
        <translation>Distinto de cero</translation>
    </message>
    <message>
        <source>Fill rule</source>
        <translation>Regla de relleno</translation>
    </message>
    <message>
        <source>Whether the parts that a path encloses several times are holes or filled</source>
        <translation>Si las partes que un trayecto rodea varias veces son huecos o se rellenan</translation>
    </message>
    <message>
        <source>Change Fill Rule</source>
        <translation>Cambiar regla de relleno</translation>
    </message>
    <message>
        <source>Width by pen pressure</source>
        <translation>Anchura según la presión del lápiz</translation>
    </message>
    <message>
        <source>Clear this box to remove the pressure of the pen from the line</source>
        <translation>Desmarque para quitar la presión del lápiz de la línea</translation>
    </message>
    <message>
        <source>Remove Pressure</source>
        <translation>Quitar presión</translation>
    </message>
    <message>
        <source>Tool tip</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Change Tool Tip</source>
        <translation>Cambiar información</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Change Link</source>
        <translation>Cambiar enlace</translation>
    </message>
    <message>
        <source>Activates the shape, or enters the group</source>
        <translation>Activa la forma o entra en el grupo</translation>
    </message>
    <message>
        <source>Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this point. Ctrl: a free end. Esc: cancel.</source>
        <translation>Suelte sobre una forma para conectarla, o sobre el lienzo vacío para una forma nueva. Alt, o una breve espera: en este punto. Ctrl: un extremo libre. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Suelte sobre una forma para conectarla. Alt, o una breve espera: en este punto. Ctrl: no conectar. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Join Ends</source>
        <translation>Unir extremos</translation>
    </message>
    <message>
        <source>Break at Vertices</source>
        <translation>Dividir en los nodos</translation>
    </message>
    <message>
        <source>Only polygons, polylines and paths can be broken.</source>
        <translation>Solo se pueden dividir polígonos, polilíneas y trayectos.</translation>
    </message>
    <message>
        <source>The ends of a line cannot be broken.</source>
        <translation>Los extremos de una línea no se pueden dividir.</translation>
    </message>
    <message>
        <source>Joining needs a line or an open path.</source>
        <translation>Para unir se necesita una línea o un trayecto abierto.</translation>
    </message>
    <message>
        <source>At most %1 lines can be joined at once.</source>
        <translation>Se pueden unir como máximo %1 líneas a la vez.</translation>
    </message>
    <message>
        <source>A line with an arrowhead cannot be joined with a path.</source>
        <translation>Una línea con punta de flecha no se puede unir con un trayecto.</translation>
    </message>
    <message>
        <source>Closing a line needs at least three points.</source>
        <translation>Para cerrar una línea se necesitan al menos tres puntos.</translation>
    </message>
    <message>
        <source>a ring has fewer than three points</source>
        <translation>un anillo tiene menos de tres puntos</translation>
    </message>
    <message>
        <source>a coordinate is not finite</source>
        <translation>una coordenada no es finita</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 meet</source>
        <translation>las aristas que empiezan en los puntos %1 y %2 se tocan</translation>
    </message>
    <message>
        <source>the outline has fewer than three points</source>
        <translation>el contorno tiene menos de tres puntos</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>el polígono no tiene área</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 cross</source>
        <translation>las aristas que empiezan en los puntos %1 y %2 se cruzan</translation>
    </message>
</context>
<context>
    <name>Trammel::ActionShortcuts</name>
    <message>
        <source>A shortcut is one key, with or without modifiers.</source>
        <translation>Un atajo es una tecla, con o sin modificadores.</translation>
    </message>
    <message>
        <source>Ctrl and Alt together type characters on many keyboards.</source>
        <translation>Ctrl y Alt juntos escriben caracteres en muchos teclados.</translation>
    </message>
    <message>
        <source>The canvas uses %1 itself.</source>
        <translation>El propio lienzo usa %1.</translation>
    </message>
</context>
<context>
    <name>Trammel::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. Enter: one in the middle.</source>
        <translation>Arrastre de esquina a esquina. Mayús: cuadrado. Alt: desde el centro. Espacio: moverlo. Ctrl: sin ajuste. Intro: uno en el medio.</translation>
    </message>
</context>
<context>
    <name>Trammel::Canvas</name>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>A canvas on which shapes are drawn, selected and changed</source>
        <translation>Un lienzo en el que se dibujan, seleccionan y cambian formas</translation>
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
        <translation>no disponible</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>&amp;Commands...</source>
        <translation>&amp;Comandos...</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>No command contains these words.</source>
        <translation>Ningún comando contiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>Trammel::ConnectorTool</name>
    <message>
        <source>Move End</source>
        <translation>Mover extremo</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.</source>
        <translation>Flechas o Tab: otra forma. Intro: conectar. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.</source>
        <translation>Flechas o Tab: otra forma. Inicio, Fin: el otro extremo. Intro: conectar. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. Arrow keys: from the selected shape. Enter: a line in the middle.</source>
        <translation>Arrastre de forma a forma, o haga clic en ambas, para conectarlas. Alt: en este punto. Ctrl: no conectar. Flechas: desde la forma seleccionada. Intro: una línea en el medio.</translation>
    </message>
    <message>
        <source>Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Suelte o haga clic en una forma para conectarla. Alt, o una breve espera: en este punto. Tab: el siguiente puerto o la forma de debajo. Ctrl: no conectar. Esc: cancelar.</translation>
    </message>
</context>
<context>
    <name>Trammel::Document</name>
    <message>
        <source>the group %1 does not exist</source>
        <translation>el grupo %1 no existe</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>the shape %1 does not exist</source>
        <translation>la forma %1 no existe</translation>
    </message>
    <message>
        <source>the shape %1 is no container</source>
        <translation>la forma %1 no es un contenedor</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>los grupos están anidados a más de %1 niveles</translation>
    </message>
    <message>
        <source>a container cannot be moved into itself</source>
        <translation>un contenedor no se puede mover dentro de sí mismo</translation>
    </message>
    <message>
        <source>Move into Container</source>
        <translation>Mover al contenedor</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Contraer</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Expandir</translation>
    </message>
    <message>
        <source>the document was deleted</source>
        <translation>el documento se ha eliminado</translation>
    </message>
    <message>
        <source>another file is being read or written</source>
        <translation>se está leyendo o escribiendo otro archivo</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>a group needs at least two members</source>
        <translation>un grupo necesita al menos dos miembros</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Desagrupar</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>Cambiar grupo</translation>
    </message>
    <message>
        <source>the document must not be changed now</source>
        <translation>el documento no se debe cambiar ahora</translation>
    </message>
    <message>
        <source>there are no ids left for more shapes and groups</source>
        <translation>no quedan identificadores para más formas y grupos</translation>
    </message>
</context>
<context>
    <name>Trammel::EditorPanel</name>
    <message>
        <source>There is no editor named &quot;%1&quot;.</source>
        <translation>No hay ningún editor llamado «%1».</translation>
    </message>
</context>
<context>
    <name>Trammel::FileTask</name>
    <message>
        <source>the drawing was changed while the file was read, and the change would be lost</source>
        <translation>el dibujo cambió mientras se leía el archivo, y el cambio se perdería</translation>
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
        <translation>Sin resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Buscar...</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Buscar anterior</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Buscar siguiente</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find text or names</source>
        <translation>Buscar texto o nombres</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>Trammel::LassoTool</name>
    <message>
        <source>Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.</source>
        <translation>Intro, doble clic o la primera esquina: terminar. Retroceso: una esquina atrás. Mayús: añadir. Ctrl: alternar. Alt: cambiar tocar/rodear. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. Esc: cancel.</source>
        <translation>Mayús: añadir. Ctrl: alternar. Ctrl+Mayús: quitar. Alt: cambiar tocar/rodear. Espacio: mover el lazo. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a shape: select it. Shift: add. Ctrl: toggle.</source>
        <translation>Arrastre alrededor de formas para seleccionarlas, o haga clic esquina por esquina, la primera en el lienzo vacío. Clic en una forma: seleccionarla. Mayús: añadir. Ctrl: alternar.</translation>
    </message>
</context>
<context>
    <name>Trammel::PathTool</name>
    <message>
        <source>A polygon needs three points. Esc: cancel.</source>
        <translation>Un polígono necesita tres puntos. Esc: cancelar.</translation>
    </message>
    <message>
        <source>A line needs two points. Esc: cancel.</source>
        <translation>Una línea necesita dos puntos. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Click to set the corners of a polygon. Enter: one in the middle.</source>
        <translation>Haga clic para fijar las esquinas de un polígono. Intro: uno en el medio.</translation>
    </message>
    <message>
        <source>Drag to draw a line, or click to set its points. Enter: one in the middle.</source>
        <translation>Arrastre para dibujar una línea, o haga clic para fijar sus puntos. Intro: una en el medio.</translation>
    </message>
    <message>
        <source>Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Intro, doble clic o el primer punto: terminar. Retroceso: un punto atrás. Mayús: pasos de 15°. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
</context>
<context>
    <name>Trammel::PenTool</name>
    <message>
        <source>Click to set corners, drag to set smooth points of a path. Enter: one in the middle.</source>
        <translation>Haga clic para fijar esquinas, arrastre para fijar nodos suaves de un trayecto. Intro: uno en el medio.</translation>
    </message>
    <message>
        <source>Enter or double click: done. The first point: closes. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Intro o doble clic: terminar. El primer punto: cerrar. Retroceso: un punto atrás. Mayús: pasos de 15°. Ctrl: sin ajuste. Esc: cancelar.</translation>
    </message>
    <message>
        <source>A path needs two points. Esc: cancel.</source>
        <translation>Un trayecto necesita dos puntos. Esc: cancelar.</translation>
    </message>
</context>
<context>
    <name>Trammel::PencilTool</name>
    <message>
        <source>Release near the start to close the line. Esc: cancel.</source>
        <translation>Suelte cerca del inicio para cerrar la línea. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Drag to draw freehand. Enter: a line in the middle. Esc: select.</source>
        <translation>Arrastre para dibujar a mano alzada. Intro: una línea en el medio. Esc: seleccionar.</translation>
    </message>
</context>
<context>
    <name>Trammel::PlacingDialog</name>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Empaquetar</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Distribuir a lo largo del trayecto</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>E&amp;n:</translation>
    </message>
    <message>
        <source>The shape selected last</source>
        <translation>La última forma seleccionada</translation>
    </message>
    <message>
        <source>A compact block</source>
        <translation>Un bloque compacto</translation>
    </message>
    <message>
        <source>Rows of a given width</source>
        <translation>Filas de una anchura dada</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>An&amp;chura:</translation>
    </message>
    <message>
        <source>&amp;Rotate shapes:</source>
        <translation>Girar &amp;formas:</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>No girar</translation>
    </message>
    <message>
        <source>By these angles</source>
        <translation>Estos ángulos</translation>
    </message>
    <message>
        <source>By any angle</source>
        <translation>Cualquier ángulo</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation>Áng&amp;ulos:</translation>
    </message>
    <message>
        <source>Degrees, clockwise, separated by spaces</source>
        <translation>Grados, en sentido horario, separados por espacios</translation>
    </message>
    <message>
        <source>&amp;Clearance:</source>
        <translation>&amp;Separación:</translation>
    </message>
    <message>
        <source>&amp;Equal:</source>
        <translation>&amp;Igualar:</translation>
    </message>
    <message>
        <source>Gaps between the shapes</source>
        <translation>Los espacios entre las formas</translation>
    </message>
    <message>
        <source>Distances of the centers</source>
        <translation>Las distancias de los centros</translation>
    </message>
    <message>
        <source>&amp;Rotate the shapes to the path</source>
        <translation>&amp;Girar las formas según el trayecto</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>Sep&amp;arar</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Empaquetar</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>&amp;Distribuir</translation>
    </message>
    <message>
        <source>The drawing is read-only.</source>
        <translation>El dibujo es de solo lectura.</translation>
    </message>
    <message>
        <source>Select at least two shapes.</source>
        <translation>Seleccione al menos dos formas.</translation>
    </message>
    <message>
        <source>Select the shapes together with one line or open path.</source>
        <translation>Seleccione las formas junto con una línea o un trayecto abierto.</translation>
    </message>
    <message>
        <source>The angles must be numbers that are separated by spaces.</source>
        <translation>Los ángulos deben ser números separados por espacios.</translation>
    </message>
    <message>
        <source>The width must be greater than 0.</source>
        <translation>La anchura debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, selected last</source>
        <translation>«%1», seleccionada en último lugar</translation>
    </message>
    <message>
        <source>Computing the positions...</source>
        <translation>Calculando las posiciones...</translation>
    </message>
    <message>
        <source>Shapes that move: %L1</source>
        <translation>Formas que se mueven: %L1</translation>
    </message>
    <message>
        <source>No shapes overlap.</source>
        <translation>No se solapa ninguna forma.</translation>
    </message>
    <message>
        <source>No shape needs to move.</source>
        <translation>Ninguna forma necesita moverse.</translation>
    </message>
    <message>
        <source>Shapes moved: %L1</source>
        <translation>Formas movidas: %L1</translation>
    </message>
</context>
<context>
    <name>Trammel::PreferencesDialog</name>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Colisiones</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel:</source>
        <translation>&amp;Rueda del ratón:</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Amplía y reduce</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Desplaza</translation>
    </message>
    <message>
        <source>Rubber &amp;band selects:</source>
        <translation>&amp;El marco selecciona:</translation>
    </message>
    <message>
        <source>Touched shapes</source>
        <translation>Formas tocadas</translation>
    </message>
    <message>
        <source>Enclosed shapes</source>
        <translation>Formas rodeadas</translation>
    </message>
    <message>
        <source>By direction: to the right enclosed ones, to the left touched ones</source>
        <translation>Según la dirección: a la derecha las rodeadas, a la izquierda las tocadas</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>Mostrar &amp;la cuadrícula</translation>
    </message>
    <message>
        <source>Grid &amp;spacing:</source>
        <translation>Espaciado &amp;de la cuadrícula:</translation>
    </message>
    <message>
        <source>Show a b&amp;utton back to the drawing when it is out of view</source>
        <translation>Mostrar &amp;un botón para volver al dibujo cuando no está a la vista</translation>
    </message>
    <message>
        <source>Show &amp;handles for connectors beside the shape under the pointer</source>
        <translation>&amp;Mostrar tiradores para conectores junto a la forma bajo el puntero</translation>
    </message>
    <message>
        <source>&amp;Add a shape where such a connector ends on empty canvas</source>
        <translation>&amp;Añadir una forma donde tal conector termina en el lienzo vacío</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>Aj&amp;ustar a la cuadrícula</translation>
    </message>
    <message>
        <source>Snap to edges and centers of other &amp;shapes</source>
        <translation>Ajustar a &amp;los bordes y centros de otras formas</translation>
    </message>
    <message>
        <source>Snap to &amp;equal gaps and sizes</source>
        <translation>Ajustar a &amp;espacios y tamaños iguales</translation>
    </message>
    <message>
        <source>Snap to the &amp;angles of other shapes</source>
        <translation>&amp;Ajustar a los ángulos de otras formas</translation>
    </message>
    <message>
        <source>Snap &amp;distance in pixels:</source>
        <translation>&amp;Distancia de ajuste en píxeles:</translation>
    </message>
    <message>
        <source>&amp;Show collisions:</source>
        <translation>&amp;Mostrar colisiones:</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>Al arrastrar</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Also with &amp;locked shapes</source>
        <translation>También con formas &amp;bloqueadas</translation>
    </message>
    <message>
        <source>Also with shapes &amp;inside a filled shape</source>
        <translation>&amp;También con formas dentro de una forma rellena</translation>
    </message>
    <message>
        <source>Also with &amp;texts without an outline</source>
        <translation>T&amp;ambién con textos sin contorno</translation>
    </message>
    <message>
        <source>Also with li&amp;nes and other shapes that are not solid</source>
        <translation>También con líneas &amp;y otras formas no sólidas</translation>
    </message>
    <message>
        <source>&amp;Dragged shapes:</source>
        <translation>&amp;Las formas arrastradas:</translation>
    </message>
    <message>
        <source>May overlap other shapes</source>
        <translation>Pueden solaparse con otras formas</translation>
    </message>
    <message>
        <source>Stop at other shapes</source>
        <translation>Se detienen ante otras formas</translation>
    </message>
    <message>
        <source>Slide along other shapes</source>
        <translation>Se deslizan a lo largo de otras formas</translation>
    </message>
    <message>
        <source>Push other shapes aside</source>
        <translation>Empujan a otras formas</translation>
    </message>
    <message>
        <source>Shapes &amp;pushed in a row:</source>
        <translation>&amp;Formas empujadas seguidas:</translation>
    </message>
    <message>
        <source>&amp;Clearance between shapes:</source>
        <translation>Separación &amp;entre formas:</translation>
    </message>
    <message>
        <source>Jump over shapes to a &amp;free place under the pointer</source>
        <translation>&amp;Saltar sobre formas a un lugar libre bajo el puntero</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>C&amp;olores:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Round positions, sizes and angles that snap to nothing else</source>
        <translation>&amp;Redondear posiciones, tamaños y ángulos que no se ajustan a nada más</translation>
    </message>
</context>
<context>
    <name>Trammel::Recovery</name>
    <message>
        <source>the snapshot is in use or cannot be locked</source>
        <translation>la instantánea está en uso o no se puede bloquear</translation>
    </message>
</context>
<context>
    <name>Trammel::RepeatDialog</name>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>En una fila</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>En una cuadrícula</translation>
    </message>
    <message>
        <source>Around a point</source>
        <translation>Alrededor de un punto</translation>
    </message>
    <message>
        <source>&amp;Arrange:</source>
        <translation>Di&amp;sposición:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>Copi&amp;as:</translation>
    </message>
    <message>
        <source>Colu&amp;mns:</source>
        <translation>C&amp;olumnas:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Filas:</translation>
    </message>
    <message>
        <source>&amp;Horizontal distance:</source>
        <translation>Distancia &amp;horizontal:</translation>
    </message>
    <message>
        <source>&amp;Vertical distance:</source>
        <translation>Distancia &amp;vertical:</translation>
    </message>
    <message>
        <source>Column &amp;distance:</source>
        <translation>Distancia &amp;entre columnas:</translation>
    </message>
    <message>
        <source>Row d&amp;istance:</source>
        <translation>&amp;Distancia entre filas:</translation>
    </message>
    <message>
        <source>A&amp;ngle between copies:</source>
        <translation>Á&amp;ngulo entre copias:</translation>
    </message>
    <message>
        <source>Center &amp;X:</source>
        <translation>Centro &amp;X:</translation>
    </message>
    <message>
        <source>Center &amp;Y:</source>
        <translation>Centro &amp;Y:</translation>
    </message>
    <message>
        <source>&amp;Full circle</source>
        <translation>&amp;Círculo completo</translation>
    </message>
    <message>
        <source>R&amp;otate the copies</source>
        <translation>&amp;Girar las copias</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>&amp;Repetir</translation>
    </message>
</context>
<context>
    <name>Trammel::ReturnButton</name>
    <message>
        <source>Back to the Drawing</source>
        <translation>Volver al dibujo</translation>
    </message>
</context>
<context>
    <name>Trammel::SelectTool</name>
    <message>
        <source>Move End</source>
        <translation>Mover extremo</translation>
    </message>
    <message>
        <source>Move Vertex</source>
        <translation>Mover nodo</translation>
    </message>
    <message>
        <source>Reset Segment</source>
        <translation>Restablecer segmento</translation>
    </message>
    <message>
        <source>Drag to move the pivot. Double click: back to the center.</source>
        <translation>Arrastre para mover el pivote. Doble clic: volver al centro.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect this end to it. On empty canvas, the end becomes free.</source>
        <translation>Arrastre a otra forma para conectar este extremo a ella. En el lienzo vacío, el extremo queda libre.</translation>
    </message>
    <message>
        <source>Drag to move this point. Shift: steps of 15°. Ctrl: no snapping. Double click: edit the vertices.</source>
        <translation>Arrastre para mover este punto. Mayús: pasos de 15°. Ctrl: sin ajuste. Doble clic: editar los nodos.</translation>
    </message>
    <message>
        <source>Drag to move this end of the gradient. Shift: steps of 15°. Ctrl: no snapping. Esc: done.</source>
        <translation>Arrastre para mover este extremo del degradado. Mayús: pasos de 15°. Ctrl: sin ajuste. Esc: terminar.</translation>
    </message>
    <message>
        <source>Drag to move this color along the gradient. Esc: done.</source>
        <translation>Arrastre para mover este color a lo largo del degradado. Esc: terminar.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Arrastre a otra forma para conectarla. Clic: añadir una forma conectada del mismo tipo.</translation>
    </message>
    <message>
        <source>Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.</source>
        <translation>Arrastre para mover el texto a lo largo de la línea. Ctrl: sin ajuste. Doble clic: editar el texto.</translation>
    </message>
    <message>
        <source>Drag to move this bend. Double click: route the line automatically again.</source>
        <translation>Arrastre para mover este codo. Doble clic: trazar la línea de nuevo automáticamente.</translation>
    </message>
    <message>
        <source>Drag to move this segment. Double click its handle: route it automatically again.</source>
        <translation>Arrastre para mover este segmento. Doble clic en su tirador: trazarlo de nuevo automáticamente.</translation>
    </message>
    <message>
        <source>Drag to move this segment, which then stays in place. Ctrl: no snapping.</source>
        <translation>Arrastre para mover este segmento, que luego se queda en su sitio. Ctrl: sin ajuste.</translation>
    </message>
    <message>
        <source>Drag to rotate about the pivot. Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping.</source>
        <translation>Arrastre para girar alrededor del pivote. Mayús: pasos de 15°. Alt: cada una alrededor de su centro. Ctrl: sin ajuste.</translation>
    </message>
    <message>
        <source>Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.</source>
        <translation>Arrastre para cambiar el tamaño. Mayús: mantener la proporción. Alt: desde el centro. Ctrl: sin ajuste.</translation>
    </message>
    <message>
        <source>This shape cannot be moved. Click to select it.</source>
        <translation>Esta forma no se puede mover. Haga clic para seleccionarla.</translation>
    </message>
    <message>
        <source>This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.</source>
        <translation>Este conector se mueve con sus formas. Haga clic para seleccionarlo y arrastre un extremo para conectarlo a otro lugar.</translation>
    </message>
    <message>
        <source>Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with Alt a copy.</source>
        <translation>Clic para el grupo, doble clic para trabajar en él. Ctrl+clic: la forma sola. Arrastre para mover, con Alt una copia.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.</source>
        <translation>Arrastre para mover, con Alt una copia. Mayús o Ctrl+clic: deseleccionar. Alt+clic: la forma de debajo.</translation>
    </message>
    <message>
        <source>Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.</source>
        <translation>Clic para seleccionar, arrastre para mover. Mayús o Ctrl+clic: añadir. Alt+clic: la forma de debajo.</translation>
    </message>
    <message>
        <source>Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.</source>
        <translation>Haga clic o arrastre para seleccionar en el grupo. Clic fuera, o Esc: salir de él. Mayús: añadir. Ctrl: alternar.</translation>
    </message>
    <message>
        <source>Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.</source>
        <translation>Haga clic o arrastre para seleccionar. Mayús: añadir. Ctrl: alternar. Alt: cambiar tocar/rodear. Espacio+arrastrar: mover la vista.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Drag to change the outline.</source>
        <translation>Arrastre para cambiar el contorno.</translation>
    </message>
    <message>
        <source>Click to collapse or expand this container.</source>
        <translation>Haga clic para contraer o expandir este contenedor.</translation>
    </message>
    <message>
        <source>Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.</source>
        <translation>Teclas de flecha: mover este tirador, con Mayús más lejos. D, Mayús+D: el siguiente o el anterior. Esc: terminar.</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapeList</name>
    <message>
        <source>Find by name, text or kind</source>
        <translation>Buscar por nombre, texto o tipo</translation>
    </message>
    <message>
        <source>Find shapes by name, text or kind</source>
        <translation>Buscar formas por nombre, texto o tipo</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePalette</name>
    <message>
        <source>Custom shapes</source>
        <translation>Formas personalizadas</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>Todas las formas</translation>
    </message>
    <message>
        <source>Stencils</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir: %1</translation>
    </message>
    <message>
        <source>Add Selection as Stencil</source>
        <translation>Añadir selección como plantilla</translation>
    </message>
    <message>
        <source>Rename Stencil...</source>
        <translation>Cambiar nombre de plantilla...</translation>
    </message>
    <message>
        <source>Remove Stencil</source>
        <translation>Quitar plantilla</translation>
    </message>
    <message>
        <source>Change Selected Shapes to This Kind</source>
        <translation>Cambiar las formas seleccionadas a este tipo</translation>
    </message>
    <message>
        <source>Rename Stencil</source>
        <translation>Cambiar nombre de plantilla</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Buscar formas</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePaletteView</name>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
</context>
<context>
    <name>Trammel::ShortcutPage</name>
    <message>
        <source>Find a command or a shortcut</source>
        <translation>Buscar un comando o un atajo</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>&amp;Nuevo atajo:</translation>
    </message>
    <message>
        <source>Click here and press the keys</source>
        <translation>Haga clic aquí y pulse las teclas</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>Keeps the current shortcuts of the command</source>
        <translation>Conserva los atajos actuales del comando</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>R&amp;establecer</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>Take &amp;Over</source>
        <translation>&amp;Tomar</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>%1 is the shortcut of &quot;%2&quot;, which will lose it.</source>
        <translation>%1 es el atajo de «%2», que lo perderá.</translation>
    </message>
    <message>
        <source>The command has this shortcut already.</source>
        <translation>El comando ya tiene este atajo.</translation>
    </message>
    <message>
        <source>%1 is still the shortcut of &quot;%2&quot;.</source>
        <translation>%1 todavía es el atajo de «%2».</translation>
    </message>
</context>
<context>
    <name>Trammel::TextBoxTool</name>
    <message>
        <source>Click to type a text, or drag to give it a width. Click a text to edit it.</source>
        <translation>Haga clic para escribir un texto, o arrastre para darle una anchura. Haga clic en un texto para editarlo.</translation>
    </message>
</context>
<context>
    <name>Trammel::TextTool</name>
    <message>
        <source>Edit Text</source>
        <translation>Editar texto</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Eliminar texto</translation>
    </message>
    <message>
        <source>Draw Text</source>
        <translation>Dibujar texto</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Arrastre a otra forma para conectarla. Clic: añadir una forma conectada del mismo tipo.</translation>
    </message>
    <message>
        <source>Type the text. Tab: the next compartment. A line &quot;--&quot;: a new one. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Escriba el texto. Tab: el siguiente compartimento. Una línea «--»: uno nuevo. Esc, Ctrl+Intro o un clic en otro lugar: terminar.</translation>
    </message>
    <message>
        <source>Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Escriba el texto. Intro: una línea nueva. Esc, Ctrl+Intro o un clic en otro lugar: terminar.</translation>
    </message>
</context>
<context>
    <name>Trammel::VertexTool</name>
    <message>
        <source>Move Vertex</source>
        <translation>Mover nodo</translation>
    </message>
    <message>
        <source>Move Vertices</source>
        <translation>Mover nodos</translation>
    </message>
    <message>
        <source>Insert Vertex</source>
        <translation>Insertar nodo</translation>
    </message>
    <message>
        <source>A path needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Un trayecto necesita al menos dos nodos. Salga de este modo para eliminar la forma.</translation>
    </message>
    <message>
        <source>A polygon needs at least three vertices. Leave this mode to delete the shape.</source>
        <translation>Un polígono necesita al menos tres nodos. Salga de este modo para eliminar la forma.</translation>
    </message>
    <message>
        <source>A polyline needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Una polilínea necesita al menos dos nodos. Salga de este modo para eliminar la forma.</translation>
    </message>
    <message>
        <source>Delete Vertex</source>
        <translation>Eliminar nodo</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Eliminar nodos</translation>
    </message>
    <message>
        <source>Select the vertices to delete: click them, or drag around them.</source>
        <translation>Seleccione los nodos que eliminar: haga clic en ellos o arrastre alrededor.</translation>
    </message>
    <message>
        <source>Select the vertices after which new ones are inserted.</source>
        <translation>Seleccione los nodos tras los cuales se insertan otros nuevos.</translation>
    </message>
    <message>
        <source>Insert Vertices</source>
        <translation>Insertar nodos</translation>
    </message>
    <message>
        <source>Select the vertices to change: click them, or drag around them.</source>
        <translation>Seleccione los nodos que cambiar: haga clic en ellos o arrastre alrededor.</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Nodo suave</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Nodo simétrico</translation>
    </message>
    <message>
        <source>Select the vertices to move: click them, or drag around them.</source>
        <translation>Seleccione los nodos que mover: haga clic en ellos o arrastre alrededor.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Arrastre para mover, con Alt para sacar tiradores. Clic para seleccionar, con Mayús más. Alt+clic o doble clic: eliminar.</translation>
    </message>
    <message>
        <source>Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Arrastre para mover. Clic para seleccionar, con Mayús más. Alt+clic o doble clic: eliminar.</translation>
    </message>
    <message>
        <source>Drag to bend the curve, with Alt this handle alone.</source>
        <translation>Arrastre para curvar, con Alt solo este tirador.</translation>
    </message>
    <message>
        <source>Drag to insert a vertex here.</source>
        <translation>Arrastre para insertar un nodo aquí.</translation>
    </message>
    <message>
        <source>Drag to move the edge. Double click: insert a vertex.</source>
        <translation>Arrastre para mover el borde. Doble clic: insertar un nodo.</translation>
    </message>
    <message>
        <source>Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. Esc or Enter: done.</source>
        <translation>Arrastre nodos, o el medio de un borde para uno nuevo. Arrastre alrededor de nodos para seleccionarlos. Esc o Intro: terminar.</translation>
    </message>
    <message>
        <source>Select the vertices to break: click them, or drag around them.</source>
        <translation>Seleccione los nodos que se dividirán: haga clic en ellos o arrastre a su alrededor.</translation>
    </message>
</context>
</TS>
