<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message>
        <source>Change Kind</source>
        <translation>Изменить тип</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>Выровнять по левому краю</translation>
    </message>
    <message>
        <source>Align Centers</source>
        <translation>Выровнять центры по горизонтали</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>Выровнять по правому краю</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>Выровнять по верхнему краю</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>Выровнять центры по вертикали</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>Выровнять по нижнему краю</translation>
    </message>
    <message>
        <source>Distribute Gaps Horizontally</source>
        <translation>Распределить промежутки по горизонтали</translation>
    </message>
    <message>
        <source>Distribute Gaps Vertically</source>
        <translation>Распределить промежутки по вертикали</translation>
    </message>
    <message>
        <source>Distribute Centers Horizontally</source>
        <translation>Распределить центры по горизонтали</translation>
    </message>
    <message>
        <source>Distribute Centers Vertically</source>
        <translation>Распределить центры по вертикали</translation>
    </message>
    <message>
        <source>Arrange as Layers Downward</source>
        <translation>Расположить слоями вниз</translation>
    </message>
    <message>
        <source>Arrange as Layers to the Right</source>
        <translation>Расположить слоями вправо</translation>
    </message>
    <message>
        <source>Arrange as Tree</source>
        <translation>Расположить деревом</translation>
    </message>
    <message>
        <source>Arrange as Network</source>
        <translation>Расположить сетью</translation>
    </message>
    <message>
        <source>Same Width</source>
        <translation>Одинаковая ширина</translation>
    </message>
    <message>
        <source>Same Height</source>
        <translation>Одинаковая высота</translation>
    </message>
    <message>
        <source>Same Size</source>
        <translation>Одинаковый размер</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Отразить горизонтально</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Отразить вертикально</translation>
    </message>
    <message>
        <source>Rotate Left</source>
        <translation>Повернуть влево</translation>
    </message>
    <message>
        <source>Rotate Right</source>
        <translation>Повернуть вправо</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Заблокировать</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>Разблокировать все</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Bring to Front</source>
        <translation>На передний план</translation>
    </message>
    <message>
        <source>Bring Forward</source>
        <translation>Переместить вперёд</translation>
    </message>
    <message>
        <source>Send Backward</source>
        <translation>Переместить назад</translation>
    </message>
    <message>
        <source>Send to Back</source>
        <translation>На задний план</translation>
    </message>
    <message>
        <source>Bring in Front Of</source>
        <translation>Поместить перед</translation>
    </message>
    <message>
        <source>Send Behind</source>
        <translation>Поместить за</translation>
    </message>
    <message>
        <source>An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Рисунок SVG нельзя вставить. Можно вставлять только фигуры, скопированные из рисунка.</translation>
    </message>
    <message>
        <source>Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Файлы нельзя вставить. Можно вставлять только фигуры, скопированные из рисунка.</translation>
    </message>
    <message>
        <source>Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and paste the text there.</source>
        <translation>Текст нельзя вставить на холст. Дважды щёлкните по фигуре или щёлкните инструментом «Текст» и вставьте текст туда.</translation>
    </message>
    <message>
        <source>A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>Изображение нельзя вставить. Можно вставлять только фигуры, скопированные из рисунка.</translation>
    </message>
    <message>
        <source>Inserted at the nearest free place.</source>
        <translation>Вставлено в ближайшее свободное место.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Вырезать</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>он пуст</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes. %1</source>
        <translation>В буфере обмена нет фигур. %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>The dropped data holds no shapes. %1</source>
        <translation>В перетащенных данных нет фигур. %1</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Перетащить</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Unite</source>
        <translation>Объединить</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Вычесть</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Пересечь</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Исключить</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Выровнять</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Логические операции</translation>
    </message>
    <message>
        <source>Flip and Rotate</source>
        <translation>Отразить и повернуть</translation>
    </message>
    <message>
        <source>Add Connected</source>
        <translation>Добавить связанную фигуру</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Соединитель</translation>
    </message>
    <message>
        <source>Select Here</source>
        <translation>Выделить здесь</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Соединить</translation>
    </message>
    <message>
        <source>Convert to Path</source>
        <translation>Преобразовать в контур</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>Копировать как SVG</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>Копировать как изображение</translation>
    </message>
    <message>
        <source>Paste in Place</source>
        <translation>Вставить на место</translation>
    </message>
    <message>
        <source>Repeat...</source>
        <translation>Размножить...</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Сгруппировать</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Разгруппировать</translation>
    </message>
    <message>
        <source>Collapse or Expand</source>
        <translation>Свернуть или развернуть</translation>
    </message>
    <message>
        <source>Add Connected Shape</source>
        <translation>Добавить связанную фигуру</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Right</source>
        <translation>Добавить связанную фигуру справа</translation>
    </message>
    <message>
        <source>Add Connected Shape Below</source>
        <translation>Добавить связанную фигуру снизу</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Left</source>
        <translation>Добавить связанную фигуру слева</translation>
    </message>
    <message>
        <source>Add Connected Shape Above</source>
        <translation>Добавить связанную фигуру сверху</translation>
    </message>
    <message>
        <source>Go to Shape on the Right</source>
        <translation>Перейти к фигуре справа</translation>
    </message>
    <message>
        <source>Go to Shape Below</source>
        <translation>Перейти к фигуре снизу</translation>
    </message>
    <message>
        <source>Go to Shape on the Left</source>
        <translation>Перейти к фигуре слева</translation>
    </message>
    <message>
        <source>Go to Shape Above</source>
        <translation>Перейти к фигуре сверху</translation>
    </message>
    <message>
        <source>Edit Vertices</source>
        <translation>Править узлы</translation>
    </message>
    <message>
        <source>Edit Text</source>
        <translation>Править текст</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Гладкий узел</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Симметричный узел</translation>
    </message>
    <message>
        <source>Custom Kind</source>
        <translation>Свой тип</translation>
    </message>
    <message>
        <source>Nothing overlaps here</source>
        <translation>Здесь ничего не перекрывается</translation>
    </message>
    <message>
        <source>Separate...</source>
        <translation>Раздвинуть...</translation>
    </message>
    <message>
        <source>Pack...</source>
        <translation>Упаковать...</translation>
    </message>
    <message>
        <source>Distribute Along Path...</source>
        <translation>Распределить вдоль контура...</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
    <message>
        <source>Select None</source>
        <translation>Снять выделение</translation>
    </message>
    <message>
        <source>Select Inverse</source>
        <translation>Инвертировать выделение</translation>
    </message>
    <message>
        <source>Select Same Kind</source>
        <translation>Выделить тот же тип</translation>
    </message>
    <message>
        <source>Select Same Style</source>
        <translation>Выделить тот же стиль</translation>
    </message>
    <message>
        <source>Shapes may overlap.</source>
        <translation>Фигуры могут перекрываться.</translation>
    </message>
    <message>
        <source>Dragged shapes stop at other shapes.</source>
        <translation>Перетаскиваемые фигуры останавливаются у других фигур.</translation>
    </message>
    <message>
        <source>Dragged shapes slide along other shapes.</source>
        <translation>Перетаскиваемые фигуры скользят вдоль других фигур.</translation>
    </message>
    <message>
        <source>Dragged shapes push other shapes aside.</source>
        <translation>Перетаскиваемые фигуры отодвигают другие фигуры.</translation>
    </message>
    <message>
        <source>Change Solidity</source>
        <translation>Изменить твёрдость</translation>
    </message>
    <message>
        <source>Allow Overlaps</source>
        <translation>Разрешить перекрытие</translation>
    </message>
    <message>
        <source>Stop at Shapes</source>
        <translation>Останавливаться у фигур</translation>
    </message>
    <message>
        <source>Slide Along Shapes</source>
        <translation>Скользить вдоль фигур</translation>
    </message>
    <message>
        <source>Push Shapes Aside</source>
        <translation>Отодвигать фигуры</translation>
    </message>
    <message>
        <source>Next Overlap Mode</source>
        <translation>Следующий режим перекрытия</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Твёрдая</translation>
    </message>
    <message>
        <source>Keep Contents Inside</source>
        <translation>Удерживать содержимое внутри</translation>
    </message>
    <message>
        <source>Paste Style</source>
        <translation>Вставить стиль</translation>
    </message>
    <message>
        <source>Set as Default Style</source>
        <translation>Сделать стилем по умолчанию</translation>
    </message>
    <message>
        <source>Reset Default Style</source>
        <translation>Сбросить стиль по умолчанию</translation>
    </message>
    <message>
        <source>Change Text Style</source>
        <translation>Изменить стиль текста</translation>
    </message>
    <message>
        <source>Align Text</source>
        <translation>Выровнять текст</translation>
    </message>
    <message>
        <source>Add Compartment</source>
        <translation>Добавить отделение</translation>
    </message>
    <message>
        <source>Remove Compartment</source>
        <translation>Удалить отделение</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Полужирный</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Курсив</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>Подчёркнутый</translation>
    </message>
    <message>
        <source>Strikethrough</source>
        <translation>Зачёркнутый</translation>
    </message>
    <message>
        <source>Align Text Left</source>
        <translation>Текст по левому краю</translation>
    </message>
    <message>
        <source>Center Text</source>
        <translation>Текст по центру</translation>
    </message>
    <message>
        <source>Align Text Right</source>
        <translation>Текст по правому краю</translation>
    </message>
    <message>
        <source>Align Text to the Top</source>
        <translation>Текст по верхнему краю</translation>
    </message>
    <message>
        <source>Align Text in the Middle</source>
        <translation>Текст посередине</translation>
    </message>
    <message>
        <source>Align Text to the Bottom</source>
        <translation>Текст по нижнему краю</translation>
    </message>
    <message>
        <source>Change Route</source>
        <translation>Изменить маршрут</translation>
    </message>
    <message>
        <source>Reset Route</source>
        <translation>Сбросить маршрут</translation>
    </message>
    <message>
        <source>Change Line Jumps</source>
        <translation>Изменить перескоки линий</translation>
    </message>
    <message>
        <source>Change Text Direction</source>
        <translation>Изменить направление текста</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Лассо</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Rounded Rectangle</source>
        <translation>Скруглённый прямоугольник</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Эллипс</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Многоугольник</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Стрелка</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Перо</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Карандаш</translation>
    </message>
    <message>
        <source>Straight Connectors</source>
        <translation>Прямые соединители</translation>
    </message>
    <message>
        <source>Polyline Connectors</source>
        <translation>Ломаные соединители</translation>
    </message>
    <message>
        <source>Right-Angled Connectors</source>
        <translation>Прямоугольные соединители</translation>
    </message>
    <message>
        <source>Rounded Connectors</source>
        <translation>Скруглённые соединители</translation>
    </message>
    <message>
        <source>Curved Connectors</source>
        <translation>Изогнутые соединители</translation>
    </message>
    <message>
        <source>No Line Jumps</source>
        <translation>Без перескоков линий</translation>
    </message>
    <message>
        <source>Arcs at Crossings</source>
        <translation>Дуги на пересечениях</translation>
    </message>
    <message>
        <source>Gaps at Crossings</source>
        <translation>Разрывы на пересечениях</translation>
    </message>
    <message>
        <source>Text Along the Line</source>
        <translation>Текст вдоль линии</translation>
    </message>
    <message>
        <source>Rubber Band: Touch</source>
        <translation>Рамка выделения: касание</translation>
    </message>
    <message>
        <source>Rubber Band: Enclose</source>
        <translation>Рамка выделения: охват</translation>
    </message>
    <message>
        <source>Rubber Band: By Direction</source>
        <translation>Рамка выделения: по направлению</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Приблизить</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Отдалить</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>Исходный размер</translation>
    </message>
    <message>
        <source>Zoom to Fit</source>
        <translation>По размеру окна</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <translation>Приблизить выделение</translation>
    </message>
    <message>
        <source>Show Grid</source>
        <translation>Показать сетку</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Прилипать к сетке</translation>
    </message>
    <message>
        <source>Snap to Shapes</source>
        <translation>Прилипать к фигурам</translation>
    </message>
    <message>
        <source>Snap to Equal Spacing</source>
        <translation>Прилипать к равным промежуткам</translation>
    </message>
    <message>
        <source>Snap to Angles</source>
        <translation>Прилипать к углам наклона</translation>
    </message>
    <message>
        <source>Show Collisions</source>
        <translation>Показывать столкновения</translation>
    </message>
    <message>
        <source>Show Collisions: Never</source>
        <translation>Показывать столкновения: никогда</translation>
    </message>
    <message>
        <source>Show Collisions: While Dragging</source>
        <translation>Показывать столкновения: при перетаскивании</translation>
    </message>
    <message>
        <source>Show Collisions: Always</source>
        <translation>Показывать столкновения: всегда</translation>
    </message>
    <message>
        <source>the scale is not a positive number</source>
        <translation>масштаб не является положительным числом</translation>
    </message>
    <message>
        <source>the area is empty or too large</source>
        <translation>область пуста или слишком велика</translation>
    </message>
    <message>
        <source>the margin is not from 0 to %L1</source>
        <translation>поле не находится в пределах от 0 до %L1</translation>
    </message>
    <message>
        <source>the picture cannot be written: %1</source>
        <translation>не удалось записать изображение: %1</translation>
    </message>
    <message>
        <source>its texts need a QGuiApplication</source>
        <translation>для его текстов нужен QGuiApplication</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>нечего показывать</translation>
    </message>
    <message>
        <source>Move End</source>
        <translation>Переместить конец</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Отпустите на фигуре, чтобы соединить её. Alt или короткая пауза: в этой точке. Tab: следующий порт или фигура ниже. Ctrl: не соединять. Esc: отмена.</translation>
    </message>
    <message>
        <source>Move Text</source>
        <translation>Переместить текст</translation>
    </message>
    <message>
        <source>The text stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Текст останется там, где вы его отпустите. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>Move Segment</source>
        <translation>Переместить отрезок</translation>
    </message>
    <message>
        <source>The segment stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Отрезок останется там, где вы его отпустите. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the band. Esc: cancel.</source>
        <translation>Shift: добавить. Ctrl: переключить. Ctrl+Shift: исключить. Alt: сменить касание/охват. Пробел: двигать рамку. Esc: отмена.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Изменить размер</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift: по одной оси. Ctrl: без прилипания. Alt: копия. Пробел: разрешить перекрытие. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.</source>
        <translation>Shift: по одной оси. Ctrl: без прилипания. Alt: копия. Esc: отмена.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Нарисовать: %1</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Сдвинуть</translation>
    </message>
    <message>
        <source>Ctrl: no snapping. Double click: back to the center. Esc: cancel.</source>
        <translation>Ctrl: без прилипания. Двойной щелчок: вернуть в центр. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift: сохранять пропорции. Alt: от центра. Ctrl: без прилипания. Пробел: разрешить перекрытие. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: сохранять пропорции. Alt: от центра. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift: шаг 15°. Alt: каждую вокруг своего центра. Ctrl: без прилипания. Пробел: разрешить перекрытие. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: шаг 15°. Alt: каждую вокруг своего центра. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>Slides along another shape.</source>
        <translation>Скользит вдоль другой фигуры.</translation>
    </message>
    <message>
        <source>Slides along &quot;%1&quot;.</source>
        <translation>Скользит вдоль «%1».</translation>
    </message>
    <message>
        <source>Stopped by another shape.</source>
        <translation>Остановлена другой фигурой.</translation>
    </message>
    <message>
        <source>Stopped by &quot;%1&quot;.</source>
        <translation>Остановлена фигурой «%1».</translation>
    </message>
    <message>
        <source>Pushes &quot;%1&quot; aside.</source>
        <translation>Отодвигает «%1».</translation>
    </message>
    <message>
        <source>Pushes shapes aside: %L1</source>
        <translation>Отодвигается фигур: %L1</translation>
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
        <translation>Изогнуть кривую</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: шаг 15°. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: this handle alone. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: шаг 15°. Alt: только этот рычаг. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>Change Fill</source>
        <translation>Изменить заливку</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag along the line. Esc: cancel.</source>
        <translation>Перетаскивайте вдоль линии. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. Esc: cancel.</source>
        <translation>Shift: добавить. Ctrl: переключить. Ctrl+Shift: исключить. Пробел: двигать рамку. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: по одной оси. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which does not exist</source>
        <translation>конец соединителя связан с фигурой %1, которой не существует</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which is a connector</source>
        <translation>конец соединителя связан с фигурой %1, которая сама является соединителем</translation>
    </message>
    <message>
        <source>the next id is not from 1 to %1</source>
        <translation>следующий идентификатор не находится в пределах от 1 до %1</translation>
    </message>
    <message>
        <source>the order does not name each shape once</source>
        <translation>в порядке каждая фигура должна быть указана один раз</translation>
    </message>
    <message>
        <source>the next id is in use already</source>
        <translation>следующий идентификатор уже используется</translation>
    </message>
    <message>
        <source>the id of a group is not from 1 to %1</source>
        <translation>идентификатор группы не находится в пределах от 1 до %1</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>идентификатор %1 встречается дважды</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>the drawing needs more than %1 GB of memory</source>
        <translation>рисунку требуется более %1 ГБ памяти</translation>
    </message>
    <message>
        <source>there are more than %1 kinds of shapes</source>
        <translation>типов фигур больше, чем %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a color such as &quot;#ff8000&quot;</source>
        <translation>цвет, например «#ff8000»</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>файл обрывается</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>отсутствует «%1»</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: it does not begin with &quot;{&quot;</source>
        <translation>это не рисунок Trammel: он не начинается с «{»</translation>
    </message>
    <message>
        <source>there is something after the end of the drawing</source>
        <translation>после конца рисунка есть данные</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is there twice</source>
        <translation>поле «%1» встречается дважды</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: the field &quot;format&quot; is not &quot;trammel&quot;</source>
        <translation>это не рисунок Trammel: поле «format» не равно «trammel»</translation>
    </message>
    <message>
        <source>the field &quot;nextId&quot; is not a whole number from 1 to %1</source>
        <translation>поле «nextId» не является целым числом от 1 до %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not %2</source>
        <translation>в поле «%1» ожидается: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>the field &quot;version&quot; is not a whole number from 1 on</source>
        <translation>поле «version» не является целым числом от 1</translation>
    </message>
    <message>
        <source>the file has version %1, and this program reads versions up to %2</source>
        <translation>версия файла %1, а эта программа читает версии до %2</translation>
    </message>
    <message>
        <source>a group is not an object</source>
        <translation>группа не является объектом</translation>
    </message>
    <message>
        <source>a shape is not an object</source>
        <translation>фигура не является объектом</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>это не JSON</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is missing</source>
        <translation>отсутствует поле «id»</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is not a whole number from 1 to %1</source>
        <translation>поле «id» не является целым числом от 1 до %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation>отсутствует поле «%1»</translation>
    </message>
    <message>
        <source>it is not open for reading</source>
        <translation>он не открыт для чтения</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>у него нет имени</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>это не файл</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>it was canceled</source>
        <translation>операция отменена</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>он не открыт для записи</translation>
    </message>
    <message>
        <source>programs with the usual limits refuse this file: %1</source>
        <translation>программы с обычными ограничениями не примут этот файл: %1</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>не удалось открыть файл: %1</translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>файл был изменён во время чтения</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>пара чисел</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a group</source>
        <translation>поле «%1» не является идентификатором группы</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a shape</source>
        <translation>поле «%1» не является идентификатором фигуры</translation>
    </message>
    <message>
        <source>a value is longer than %1 MB</source>
        <translation>значение длиннее %1 МБ</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>отсутствует значение</translation>
    </message>
    <message>
        <source>a text has a control character that is not escaped</source>
        <translation>в тексте есть неэкранированный управляющий символ</translation>
    </message>
    <message>
        <source>a text has an unknown escape</source>
        <translation>в тексте есть неизвестная экранированная последовательность</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>в тексте есть половина суррогатной пары</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>слишком глубокая вложенность значений</translation>
    </message>
    <message>
        <source>a color or a gradient: an object with the fields type, start, end and stops</source>
        <translation>цвет или градиент: объект с полями type, start, end и stops</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>два числа</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>a line style</source>
        <translation>стиль линии</translation>
    </message>
    <message>
        <source>a line cap</source>
        <translation>вид концов линии</translation>
    </message>
    <message>
        <source>a line join</source>
        <translation>вид соединения линий</translation>
    </message>
    <message>
        <source>&quot;automatic&quot;, &quot;solid&quot;, &quot;holding&quot; or &quot;none&quot;</source>
        <translation>«automatic», «solid», «holding» или «none»</translation>
    </message>
    <message>
        <source>a list of &quot;select&quot;, &quot;move&quot;, &quot;rotate&quot;, &quot;resize&quot;, &quot;delete&quot; and &quot;editText&quot;</source>
        <translation>список из «select», «move», «rotate», «resize», «delete» и «editText»</translation>
    </message>
    <message>
        <source>an arrowhead</source>
        <translation>наконечник</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>список чисел</translation>
    </message>
    <message>
        <source>a list of two ends, each with a shape or a point</source>
        <translation>список из двух концов, каждый с фигурой или точкой</translation>
    </message>
    <message>
        <source>a connector route</source>
        <translation>маршрут соединителя</translation>
    </message>
    <message>
        <source>an object with the fields position and offset</source>
        <translation>объект с полями position и offset</translation>
    </message>
    <message>
        <source>a list of objects with the fields text, position and offset</source>
        <translation>список объектов с полями text, position и offset</translation>
    </message>
    <message>
        <source>none, arc or gap</source>
        <translation>none, arc или gap</translation>
    </message>
    <message>
        <source>a list of pins, each with the field x or y</source>
        <translation>список опорных точек, каждая с полем x или y</translation>
    </message>
    <message>
        <source>a list of points, each a list of two numbers</source>
        <translation>список точек, каждая из двух чисел</translation>
    </message>
    <message>
        <source>a list of rings, each a list of numbers in pairs</source>
        <translation>список колец, каждое из пар чисел</translation>
    </message>
    <message>
        <source>a connector has no field &quot;%1&quot;</source>
        <translation>у соединителя нет поля «%1»</translation>
    </message>
    <message>
        <source>the outline has more than %1 points or rings</source>
        <translation>в очертании больше %1 точек или колец</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to</source>
        <translation>нельзя записывать в папку %1</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1000</source>
        <translation>целое число от 1 до 1000</translation>
    </message>
    <message>
        <source>an alignment</source>
        <translation>выравнивание</translation>
    </message>
    <message>
        <source>&quot;visible&quot;, &quot;clip&quot; or &quot;grow&quot;</source>
        <translation>«visible», «clip» или «grow»</translation>
    </message>
    <message>
        <source>Distribute Centers</source>
        <translation>Распределить центры</translation>
    </message>
    <message>
        <source>Distribute Gaps</source>
        <translation>Распределить промежутки</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Отразить</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Разблокировать</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>The shapes have changed while they were combined.</source>
        <translation>Фигуры изменились во время операции.</translation>
    </message>
    <message>
        <source>the drawing has been closed</source>
        <translation>рисунок закрыт</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has failed</source>
        <translation>сбой программы «%1»</translation>
    </message>
    <message>
        <source>the drawing has changed meanwhile</source>
        <translation>рисунок тем временем изменился</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has returned no positions</source>
        <translation>программа «%1» не вернула положений</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Расположить</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has not finished in time</source>
        <translation>программа «%1» не завершилась вовремя</translation>
    </message>
    <message>
        <source>there are fewer than two shapes to arrange</source>
        <translation>для расположения нужно не менее двух фигур</translation>
    </message>
    <message>
        <source>more than %1 shapes cannot be arranged</source>
        <translation>нельзя расположить более %1 фигур</translation>
    </message>
    <message>
        <source>Graphviz, which arranges the shapes, is not installed</source>
        <translation>программа Graphviz, располагающая фигуры, не установлена</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; cannot be started</source>
        <translation>не удалось запустить программу «%1»</translation>
    </message>
    <message>
        <source>a group without a container is collapsed</source>
        <translation>свёрнута группа без контейнера</translation>
    </message>
    <message>
        <source>the group %1 has no shapes</source>
        <translation>в группе %1 нет фигур</translation>
    </message>
    <message>
        <source>the group %1 does not exist</source>
        <translation>группа %1 не существует</translation>
    </message>
    <message>
        <source>the group %1 is in itself</source>
        <translation>группа %1 содержит саму себя</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>вложенность групп больше %1</translation>
    </message>
    <message>
        <source>the shapes of the group %1 do not stand next to each other</source>
        <translation>фигуры группы %1 не стоят подряд</translation>
    </message>
    <message>
        <source>the container %1 is not the lowest member of the group %2</source>
        <translation>контейнер %1 не является нижним элементом группы %2</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>Нечего размножать.</translation>
    </message>
    <message>
        <source>The numbers must be finite.</source>
        <translation>Числа должны быть конечными.</translation>
    </message>
    <message>
        <source>There must be at least one copy.</source>
        <translation>Нужна хотя бы одна копия.</translation>
    </message>
    <message>
        <source>There can be at most %L1 copies.</source>
        <translation>Копий может быть не более %L1.</translation>
    </message>
    <message>
        <source>The copies can have at most %L1 shapes together.</source>
        <translation>Всего фигур в копиях может быть не более %L1.</translation>
    </message>
    <message>
        <source>The distance between the copies must not be zero.</source>
        <translation>Расстояние между копиями не должно быть нулевым.</translation>
    </message>
    <message>
        <source>The distance between the columns must not be zero.</source>
        <translation>Расстояние между столбцами не должно быть нулевым.</translation>
    </message>
    <message>
        <source>The distance between the rows must not be zero.</source>
        <translation>Расстояние между строками не должно быть нулевым.</translation>
    </message>
    <message>
        <source>The angle between the copies must not be zero.</source>
        <translation>Угол между копиями не должен быть нулевым.</translation>
    </message>
    <message>
        <source>The center of the circle must not be that of the shapes.</source>
        <translation>Центр окружности не должен совпадать с центром фигур.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Размножить</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Объект</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Рамка</translation>
    </message>
    <message>
        <source>Swimlane</source>
        <translation>Дорожка</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Пул</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Terminator</source>
        <translation>Терминатор</translation>
    </message>
    <message>
        <source>Connector dot</source>
        <translation>Точка соединения</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Треугольник</translation>
    </message>
    <message>
        <source>Right triangle</source>
        <translation>Прямоугольный треугольник</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Ромб</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>Параллелограмм</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>Трапеция</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Пятиугольник</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Шестиугольник</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Восьмиугольник</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Крест</translation>
    </message>
    <message>
        <source>Block arrow</source>
        <translation>Фигурная стрелка</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Двойная стрелка</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Шеврон</translation>
    </message>
    <message>
        <source>Callout</source>
        <translation>Выноска</translation>
    </message>
    <message>
        <source>Predefined process</source>
        <translation>Типовой процесс</translation>
    </message>
    <message>
        <source>Internal storage</source>
        <translation>Внутренняя память</translation>
    </message>
    <message>
        <source>Manual input</source>
        <translation>Ручной ввод</translation>
    </message>
    <message>
        <source>Manual operation</source>
        <translation>Ручная операция</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Перфокарта</translation>
    </message>
    <message>
        <source>Loop limit</source>
        <translation>Граница цикла</translation>
    </message>
    <message>
        <source>Off-page reference</source>
        <translation>Ссылка на другую страницу</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Слияние</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Пакет</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Компонент</translation>
    </message>
    <message>
        <source>Basic shapes</source>
        <translation>Основные фигуры</translation>
    </message>
    <message>
        <source>Flow chart</source>
        <translation>Блок-схема</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Процесс</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Extract</source>
        <translation>Извлечение</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Контейнеры</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>Вариант использования</translation>
    </message>
    <message>
        <source>Combining needs at least two closed shapes.</source>
        <translation>Для операции нужны хотя бы две замкнутые фигуры.</translation>
    </message>
    <message>
        <source>The outlines of the shapes cross each other too often.</source>
        <translation>Очертания фигур пересекаются слишком часто.</translation>
    </message>
    <message>
        <source>Nothing would remain of the shapes.</source>
        <translation>От фигур ничего не осталось бы.</translation>
    </message>
    <message>
        <source>The shapes do not overlap.</source>
        <translation>Фигуры не перекрываются.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Контур</translation>
    </message>
    <message>
        <source>the path has no segments</source>
        <translation>в контуре нет отрезков</translation>
    </message>
    <message>
        <source>a ring of the path has no segments</source>
        <translation>в кольце контура нет отрезков</translation>
    </message>
    <message>
        <source>the last segment of the path lacks a point</source>
        <translation>у последнего отрезка контура не хватает точки</translation>
    </message>
    <message>
        <source>an open path has more than one chain</source>
        <translation>открытый контур состоит более чем из одной цепочки</translation>
    </message>
    <message>
        <source>a curve of the path lies far outside the frame</source>
        <translation>кривая контура лежит далеко за рамкой</translation>
    </message>
    <message>
        <source>The width must be a number from 0 to %L1.</source>
        <translation>Ширина должна быть числом от 0 до %L1.</translation>
    </message>
    <message>
        <source>The angles must be finite numbers, and at least one is needed.</source>
        <translation>Углы должны быть конечными числами, и нужен хотя бы один.</translation>
    </message>
    <message>
        <source>The container does not exist.</source>
        <translation>Контейнер не существует.</translation>
    </message>
    <message>
        <source>The container is not a closed shape.</source>
        <translation>Контейнер не является замкнутой фигурой.</translation>
    </message>
    <message>
        <source>The container is one of the shapes to pack.</source>
        <translation>Контейнер — одна из упаковываемых фигур.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>По ширине не помещается %Ln элемент из %L1.</numerusform>
            <numerusform>По ширине не помещаются %Ln элемента из %L1.</numerusform>
            <numerusform>По ширине не помещаются %Ln элементов из %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>В контейнер не помещается %Ln элемент из %L1.</numerusform>
            <numerusform>В контейнер не помещаются %Ln элемента из %L1.</numerusform>
            <numerusform>В контейнер не помещаются %Ln элементов из %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Упаковать</translation>
    </message>
    <message>
        <source>The path does not exist.</source>
        <translation>Контур не существует.</translation>
    </message>
    <message>
        <source>Shapes cannot be distributed along a connector.</source>
        <translation>Фигуры нельзя распределить вдоль соединителя.</translation>
    </message>
    <message>
        <source>The path has no length.</source>
        <translation>Контур не имеет длины.</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Распределить вдоль контура</translation>
    </message>
    <message>
        <source>The clearance must be a number from 0 to %L1.</source>
        <translation>Зазор должен быть числом от 0 до %L1.</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Раздвинуть</translation>
    </message>
    <message>
        <source>an end of the connector is not a finite point</source>
        <translation>конец соединителя не является конечной точкой</translation>
    </message>
    <message>
        <source>an end of the connector lies outside the frame of its shape</source>
        <translation>конец соединителя лежит за рамкой своей фигуры</translation>
    </message>
    <message>
        <source>an end of the connector has both a point and a port</source>
        <translation>у конца соединителя есть и точка, и порт</translation>
    </message>
    <message>
        <source>the port of an end of the connector is no name of at most %1 characters</source>
        <translation>порт конца соединителя не является именем длиной не более %1 символов</translation>
    </message>
    <message>
        <source>an end of the connector is farther away than 1e9</source>
        <translation>конец соединителя дальше 1e9</translation>
    </message>
    <message>
        <source>the direction of a pin of the connector is unknown</source>
        <translation>неизвестное направление опорной точки соединителя</translation>
    </message>
    <message>
        <source>a pin of the connector is not finite</source>
        <translation>опорная точка соединителя не конечна</translation>
    </message>
    <message>
        <source>a pin of the connector is farther away than 1e9</source>
        <translation>опорная точка соединителя дальше 1e9</translation>
    </message>
    <message>
        <source>the position of the connector&apos;s text is not a number from 0 to 1</source>
        <translation>положение текста соединителя не является числом от 0 до 1</translation>
    </message>
    <message>
        <source>the text of the connector is not a finite distance of at most 1e9 away from its path</source>
        <translation>расстояние от текста соединителя до линии не конечно или больше 1e9</translation>
    </message>
    <message>
        <source>a text is not valid UTF-16</source>
        <translation>текст содержит недопустимый UTF-16</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>число не конечно</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is the format&apos;s own</source>
        <translation>поле «%1» зарезервировано форматом</translation>
    </message>
    <message>
        <source>texts and free fields take more than %1 MB</source>
        <translation>тексты и свободные поля занимают более %1 МБ</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1: не конечное число</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1: отрицательное значение</translation>
    </message>
    <message>
        <source>%1 is larger than 1e9</source>
        <translation>%1: больше 1e9</translation>
    </message>
    <message>
        <source>the outline has more than %1 rings</source>
        <translation>в очертании больше %1 колец</translation>
    </message>
    <message>
        <source>the outline has more than %1 points</source>
        <translation>в очертании больше %1 точек</translation>
    </message>
    <message>
        <source>a point of the outline is not a finite number</source>
        <translation>точка очертания не является конечным числом</translation>
    </message>
    <message>
        <source>a point of the outline lies far outside the frame</source>
        <translation>точка очертания лежит далеко за рамкой</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is spelled &quot;%2&quot;</source>
        <translation>поле «%1» пишется «%2»</translation>
    </message>
    <message>
        <source>the head of the line is unknown</source>
        <translation>неизвестный наконечник линии</translation>
    </message>
    <message>
        <source>the center&apos;s x</source>
        <translation>x центра</translation>
    </message>
    <message>
        <source>the center&apos;s y</source>
        <translation>y центра</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>the rotation</source>
        <translation>поворот</translation>
    </message>
    <message>
        <source>the corner radius</source>
        <translation>радиус углов</translation>
    </message>
    <message>
        <source>the stroke&apos;s width</source>
        <translation>толщина обводки</translation>
    </message>
    <message>
        <source>the opacity is not from 0 to 1</source>
        <translation>непрозрачность не находится в пределах от 0 до 1</translation>
    </message>
    <message>
        <source>the solidity is unknown</source>
        <translation>неизвестная твёрдость</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot; is not registered</source>
        <translation>тип «%1» не зарегистрирован</translation>
    </message>
    <message>
        <source>the text has more than %1 compartments</source>
        <translation>в тексте больше %1 отделений</translation>
    </message>
    <message>
        <source>Rounded rectangle</source>
        <translation>Скруглённый прямоугольник</translation>
    </message>
    <message>
        <source>the polygon has fewer than three points</source>
        <translation>в многоугольнике меньше трёх точек</translation>
    </message>
    <message>
        <source>a hole of the polygon has fewer than three points</source>
        <translation>в отверстии многоугольника меньше трёх точек</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>Ломаная</translation>
    </message>
    <message>
        <source>the polyline has fewer than two points</source>
        <translation>в ломаной меньше двух точек</translation>
    </message>
    <message>
        <source>the polyline has more than one chain</source>
        <translation>ломаная состоит более чем из одной цепочки</translation>
    </message>
    <message>
        <source>the connector has no ends</source>
        <translation>у соединителя нет концов</translation>
    </message>
    <message>
        <source>the route of the connector is unknown</source>
        <translation>неизвестный маршрут соединителя</translation>
    </message>
    <message>
        <source>the jumps of the connector are unknown</source>
        <translation>неизвестные перескоки соединителя</translation>
    </message>
    <message>
        <source>the connector has more than %1 pins</source>
        <translation>у соединителя больше %1 опорных точек</translation>
    </message>
    <message>
        <source>the connector has more than %1 waypoints</source>
        <translation>у соединителя больше %1 промежуточных точек</translation>
    </message>
    <message>
        <source>a waypoint of the connector is not a finite point</source>
        <translation>промежуточная точка соединителя не является конечной точкой</translation>
    </message>
    <message>
        <source>a waypoint of the connector is farther away than 1e9</source>
        <translation>промежуточная точка соединителя дальше 1e9</translation>
    </message>
    <message>
        <source>the connector has more than %1 further texts</source>
        <translation>у соединителя больше %1 дополнительных текстов</translation>
    </message>
    <message>
        <source>the frame of the connector is not finite</source>
        <translation>рамка соединителя не конечна</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; has no point, or one that is not a finite number</source>
        <translation>в очертании «%1» нет точек, или одна из них не является конечным числом</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; reaches too far</source>
        <translation>очертание «%1» простирается слишком далеко</translation>
    </message>
    <message>
        <source>the type of the gradient is unknown</source>
        <translation>неизвестный вид градиента</translation>
    </message>
    <message>
        <source>a point of the gradient is not from -%1 to %1</source>
        <translation>точка градиента не находится в пределах от -%1 до %1</translation>
    </message>
    <message>
        <source>the start and the end of the gradient are too close together</source>
        <translation>начало и конец градиента слишком близко</translation>
    </message>
    <message>
        <source>the gradient does not have from 2 to %1 stops</source>
        <translation>в градиенте должно быть от 2 до %1 цветов</translation>
    </message>
    <message>
        <source>the offset of a stop of the gradient is not from 0 to 1</source>
        <translation>положение цвета градиента не находится в пределах от 0 до 1</translation>
    </message>
    <message>
        <source>the stops of the gradient are not in ascending order</source>
        <translation>цвета градиента идут не по возрастанию</translation>
    </message>
    <message>
        <source>a stop of the gradient has no valid color</source>
        <translation>недопустимый цвет градиента</translation>
    </message>
    <message>
        <source>the offset of the shadow is not from -%1 to %1</source>
        <translation>смещение тени не находится в пределах от -%1 до %1</translation>
    </message>
    <message>
        <source>the blur radius of the shadow is not from 0 to %1</source>
        <translation>радиус размытия тени не находится в пределах от 0 до %1</translation>
    </message>
    <message>
        <source>the dash pattern has more than %1 lengths</source>
        <translation>в пунктире больше %1 длин</translation>
    </message>
    <message>
        <source>the dash pattern has an odd number of lengths</source>
        <translation>в пунктире нечётное число длин</translation>
    </message>
    <message>
        <source>a length of the dash pattern is not between %1 and %2</source>
        <translation>длина пунктира не находится в пределах от %1 до %2</translation>
    </message>
    <message>
        <source>the stroke&apos;s style is unknown</source>
        <translation>неизвестный стиль обводки</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap is unknown</source>
        <translation>неизвестный вид концов обводки</translation>
    </message>
    <message>
        <source>the stroke&apos;s join is unknown</source>
        <translation>неизвестный вид соединения обводки</translation>
    </message>
    <message>
        <source>the text&apos;s size is not from %1 to %2</source>
        <translation>размер текста не находится в пределах от %1 до %2</translation>
    </message>
    <message>
        <source>the text&apos;s padding is not from 0 to 1e9</source>
        <translation>отступ текста не находится в пределах от 0 до 1e9</translation>
    </message>
    <message>
        <source>the text&apos;s line spacing is not from %1 to %2</source>
        <translation>межстрочный интервал текста не находится в пределах от %1 до %2</translation>
    </message>
    <message>
        <source>the text&apos;s weight is not a whole number from 1 to %1</source>
        <translation>насыщенность шрифта не является целым числом от 1 до %1</translation>
    </message>
    <message>
        <source>the name of the text&apos;s font has more than %1 characters</source>
        <translation>имя шрифта длиннее %1 символов</translation>
    </message>
    <message>
        <source>the text&apos;s alignment is unknown</source>
        <translation>неизвестное выравнивание текста</translation>
    </message>
    <message>
        <source>the text&apos;s overflow is unknown</source>
        <translation>неизвестный режим переполнения текста</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Порты</translation>
    </message>
    <message>
        <source>The port at the start of the connector</source>
        <translation>Порт в начале соединителя</translation>
    </message>
    <message>
        <source>The port at the end of the connector</source>
        <translation>Порт в конце соединителя</translation>
    </message>
    <message>
        <source>Free End</source>
        <translation>Свободный конец</translation>
    </message>
    <message>
        <source>Fixed Point</source>
        <translation>Закреплённая точка</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Очертание</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (нет)</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Colors of the gradient</source>
        <translation>Цвета градиента</translation>
    </message>
    <message>
        <source>Click to add a color, drag it to move it, drag it away to remove it</source>
        <translation>Щелчок: добавить цвет, перетаскивание: переместить, перетаскивание прочь: удалить</translation>
    </message>
    <message>
        <source>Color %1 of %2: %3 at %4 %</source>
        <translation>Цвет %1 из %2: %3, %4 %</translation>
    </message>
    <message>
        <source>%1, opacity %2 %</source>
        <translation>%1, непрозрачность %2 %</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>Другой...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Solid Color</source>
        <translation>Сплошной цвет</translation>
    </message>
    <message>
        <source>Linear Gradient</source>
        <translation>Линейный градиент</translation>
    </message>
    <message>
        <source>Radial Gradient</source>
        <translation>Радиальный градиент</translation>
    </message>
    <message>
        <source>Type of the fill</source>
        <translation>Вид заливки</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>The color that is marked in the gradient</source>
        <translation>Цвет, отмеченный в градиенте</translation>
    </message>
    <message>
        <source>Its position in percent</source>
        <translation>Его положение в процентах</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a color</source>
        <translation>Добавить цвет</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Remove the marked color</source>
        <translation>Удалить отмеченный цвет</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Обратить</translation>
    </message>
    <message>
        <source>Reverse the order of the colors</source>
        <translation>Обратить порядок цветов</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>At %</source>
        <translation>На %</translation>
    </message>
    <message>
        <source>the position of a color must be from 0 to 100</source>
        <translation>положение цвета должно быть от 0 до 100</translation>
    </message>
    <message>
        <source>a straight line has no height</source>
        <translation>у прямой линии нет высоты</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The left edge of the outline</source>
        <translation>Левый край очертания</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The top edge of the outline</source>
        <translation>Верхний край очертания</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Ш</translation>
    </message>
    <message>
        <source>The width, before rotation</source>
        <translation>Ширина до поворота</translation>
    </message>
    <message>
        <source>H</source>
        <translation>В</translation>
    </message>
    <message>
        <source>The height, before rotation</source>
        <translation>Высота до поворота</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Degrees, clockwise</source>
        <translation>Градусы, по часовой стрелке</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>The radius of the corners</source>
        <translation>Радиус углов</translation>
    </message>
    <message>
        <source>Change Radius</source>
        <translation>Изменить радиус</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Обводка</translation>
    </message>
    <message>
        <source>The width of the line</source>
        <translation>Толщина линии</translation>
    </message>
    <message>
        <source>Change Line</source>
        <translation>Изменить линию</translation>
    </message>
    <message>
        <source>The direction of the gradient, in degrees, clockwise</source>
        <translation>Направление градиента в градусах, по часовой стрелке</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Непрозрачность</translation>
    </message>
    <message>
        <source>Percent: 0 is invisible, 100 is opaque</source>
        <translation>Проценты: 0 — невидимо, 100 — непрозрачно</translation>
    </message>
    <message>
        <source>Change Opacity</source>
        <translation>Изменить непрозрачность</translation>
    </message>
    <message>
        <source>Text at</source>
        <translation>Текст на</translation>
    </message>
    <message>
        <source>The position of the first text, in percent of the length of the line</source>
        <translation>Положение первого текста в процентах длины линии</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>The distance of the first text from the line: positive to the right of its direction</source>
        <translation>Расстояние первого текста от линии: положительное справа по направлению линии</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>The distance from other connectors that would lie on the line; 0 moves none</source>
        <translation>Расстояние до других соединителей, которые легли бы на линию; 0 — не сдвигать</translation>
    </message>
    <message>
        <source>Shadow X</source>
        <translation>Тень X</translation>
    </message>
    <message>
        <source>The offset of the shadow to the right</source>
        <translation>Смещение тени вправо</translation>
    </message>
    <message>
        <source>Change Shadow</source>
        <translation>Изменить тень</translation>
    </message>
    <message>
        <source>The offset of the shadow downward</source>
        <translation>Смещение тени вниз</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Размытие</translation>
    </message>
    <message>
        <source>The blur radius of the shadow</source>
        <translation>Радиус размытия тени</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>The size of the letters</source>
        <translation>Размер букв</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>The distance of the lines, as a multiple of the font&apos;s own</source>
        <translation>Расстояние между строками, кратное обычному для шрифта</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Отступ</translation>
    </message>
    <message>
        <source>The distance of the text from the edges of the shape</source>
        <translation>Расстояние от текста до краёв фигуры</translation>
    </message>
    <message>
        <source>If filled</source>
        <translation>Если с заливкой</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Keeps contents inside</source>
        <translation>Удерживает содержимое</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>Шаг сетки</translation>
    </message>
    <message>
        <source>the grid spacing must be from 0.001 to 1000000</source>
        <translation>шаг сетки должен быть от 0.001 до 1000000</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Зазор</translation>
    </message>
    <message>
        <source>The distance that solid shapes keep from each other</source>
        <translation>Расстояние, которое твёрдые фигуры держат друг от друга</translation>
    </message>
    <message>
        <source>the clearance must be from 0 to 1000000</source>
        <translation>зазор должен быть от 0 до 1000000</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>The number of shapes in a row that are pushed aside</source>
        <translation>Сколько фигур подряд отодвигается</translation>
    </message>
    <message>
        <source>the depth must be a whole number from 1 to 8</source>
        <translation>глубина должна быть целым числом от 1 до 8</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Прилипание</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Перекрытие</translation>
    </message>
    <message>
        <source>Jump over obstacles</source>
        <translation>Перепрыгивать препятствия</translation>
    </message>
    <message>
        <source>Dragged shapes jump to a free place under the pointer</source>
        <translation>Перетаскиваемые фигуры перепрыгивают на свободное место под указателем</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Заблокирована</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Скрыта</translation>
    </message>
    <message>
        <source>Whether the shape blocks others</source>
        <translation>Мешает ли фигура другим</translation>
    </message>
    <message>
        <source>the application does not allow this placement</source>
        <translation>приложение не допускает такого расположения</translation>
    </message>
    <message>
        <source>the shape would overlap &quot;%1&quot; or leave it; Enter moves it to the nearest free place</source>
        <translation>фигура перекрыла бы «%1» или вышла бы за её пределы; Enter переместит её в ближайшее свободное место</translation>
    </message>
    <message>
        <source>Solid Line</source>
        <translation>Сплошная линия</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>Пунктир</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Dash and Dot</source>
        <translation>Штрих-пунктир</translation>
    </message>
    <message>
        <source>Dash and Two Dots</source>
        <translation>Штрих и две точки</translation>
    </message>
    <message>
        <source>No Line</source>
        <translation>Без линии</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Распределить</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Маршрут</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Пересечения</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Change Port</source>
        <translation>Изменить порт</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>Стиль линии</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Заливка</translation>
    </message>
    <message>
        <source>Line color</source>
        <translation>Цвет линии</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>Новые фигуры</translation>
    </message>
    <message>
        <source>the width of a line must be from 0 to 1000000000</source>
        <translation>толщина линии должна быть от 0 до 1000000000</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Удалить текст</translation>
    </message>
    <message>
        <source>Change Text</source>
        <translation>Изменить текст</translation>
    </message>
    <message>
        <source>A line &quot;--&quot; separates two compartments.</source>
        <translation>Строка «--» разделяет два отделения.</translation>
    </message>
    <message>
        <source>Selectable</source>
        <translation>Можно выделять</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>Можно перемещать</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>Можно поворачивать</translation>
    </message>
    <message>
        <source>Resizable</source>
        <translation>Можно менять размер</translation>
    </message>
    <message>
        <source>Deletable</source>
        <translation>Можно удалять</translation>
    </message>
    <message>
        <source>Text editable</source>
        <translation>Можно править текст</translation>
    </message>
    <message>
        <source>Change Permissions</source>
        <translation>Изменить разрешения</translation>
    </message>
    <message>
        <source>Color of the shadow</source>
        <translation>Цвет тени</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Тень</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Виден</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Обрезать</translation>
    </message>
    <message>
        <source>Grow Shape</source>
        <translation>Увеличить фигуру</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>The font. A font that is missing is replaced for showing, and its name is kept.</source>
        <translation>Шрифт. Отсутствующий шрифт заменяется при показе, а его имя сохраняется.</translation>
    </message>
    <message>
        <source>Text color</source>
        <translation>Цвет текста</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>Переполнение</translation>
    </message>
    <message>
        <source>A text that is larger than its shape is visible, is clipped, or makes the shape grow.</source>
        <translation>Текст больше своей фигуры виден, обрезается или увеличивает фигуру.</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Переносить</translation>
    </message>
    <message>
        <source>Break lines at the width of the shape</source>
        <translation>Переносить строки по ширине фигуры</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Прямо</translation>
    </message>
    <message>
        <source>Keep the text level in a rotated shape</source>
        <translation>Держать текст горизонтально в повёрнутой фигуре</translation>
    </message>
    <message>
        <source>Outlined Triangle</source>
        <translation>Контурный треугольник</translation>
    </message>
    <message>
        <source>Outlined Diamond</source>
        <translation>Контурный ромб</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Outlined Circle</source>
        <translation>Контурный круг</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Черта</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Один</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Много</translation>
    </message>
    <message>
        <source>Zero or One</source>
        <translation>Ноль или один</translation>
    </message>
    <message>
        <source>One or Many</source>
        <translation>Один или много</translation>
    </message>
    <message>
        <source>Zero or Many</source>
        <translation>Ноль или много</translation>
    </message>
    <message>
        <source>Exactly One</source>
        <translation>Ровно один</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Круглый</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Плоский</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Квадратный</translation>
    </message>
    <message>
        <source>Miter</source>
        <translation>Острый</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>Скошенный</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Концы</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Стыки</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Штрихи</translation>
    </message>
    <message>
        <source>Change Arrowheads</source>
        <translation>Изменить наконечники</translation>
    </message>
    <message>
        <source>The head at the start of the line</source>
        <translation>Наконечник в начале линии</translation>
    </message>
    <message>
        <source>The head at the end of the line</source>
        <translation>Наконечник в конце линии</translation>
    </message>
    <message>
        <source>The ends of the line and of its dashes</source>
        <translation>Концы линии и её штрихов</translation>
    </message>
    <message>
        <source>The corners of the line</source>
        <translation>Углы линии</translation>
    </message>
    <message>
        <source>The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2</source>
        <translation>Длины штриха, промежутка, штриха, промежутка ... в толщинах линии, например 4 2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>деление на ноль</translation>
    </message>
    <message>
        <source>Group of %L1 shapes</source>
        <translation>Группа, фигур: %L1</translation>
    </message>
    <message>
        <source>%L1 shapes</source>
        <translation>Фигур: %L1</translation>
    </message>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>Рисунок, фигур: %Ln</numerusform>
            <numerusform>Рисунок, фигур: %Ln</numerusform>
            <numerusform>Рисунок, фигур: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawing</source>
        <translation>Нет рисунка</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>noun</comment>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Hidden: click to show</source>
        <translation>Скрыто: щёлкните, чтобы показать</translation>
    </message>
    <message>
        <source>Visible: click to hide</source>
        <translation>Видно: щёлкните, чтобы скрыть</translation>
    </message>
    <message>
        <source>Locked: click to unlock</source>
        <translation>Заблокировано: щёлкните, чтобы разблокировать</translation>
    </message>
    <message>
        <source>Not locked: click to lock</source>
        <translation>Не заблокировано: щёлкните, чтобы заблокировать</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Трафарет</translation>
    </message>
    <message>
        <source>Only text can be pasted while a text is typed.</source>
        <translation>При вводе текста можно вставлять только текст.</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Активировать</translation>
    </message>
    <message>
        <source>Add to or Remove from Selection</source>
        <translation>Добавить к выделению или убрать из него</translation>
    </message>
    <message>
        <source>Enters the group, or edits the vertices or the text of the shape</source>
        <translation>Входит в группу или правит узлы или текст фигуры</translation>
    </message>
    <message>
        <source>Selects the shape or the group, and nothing else</source>
        <translation>Выделяет фигуру или группу и больше ничего</translation>
    </message>
    <message>
        <source>Selects the shape or the group in addition to others, or deselects it</source>
        <translation>Выделяет фигуру или группу в дополнение к другим или снимает с неё выделение</translation>
    </message>
    <message>
        <source>Edits the text of the shape</source>
        <translation>Правит текст фигуры</translation>
    </message>
    <message>
        <source>Removes the shape or the group</source>
        <translation>Удаляет фигуру или группу</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>from %1 to a free end</source>
        <translation>от %1 до свободного конца</translation>
    </message>
    <message>
        <source>from a free end to %1</source>
        <translation>от свободного конца до %1</translation>
    </message>
    <message>
        <source>with two free ends</source>
        <translation>с двумя свободными концами</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a size</comment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>center at %1, %2</source>
        <translation>центр в %1, %2</translation>
    </message>
    <message>
        <source>rotated by %1</source>
        <translation>поворот на %1</translation>
    </message>
    <message>
        <source>touches 1 other</source>
        <translation>касается 1 другой</translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>касается %n другой</numerusform>
            <numerusform>касается %n других</numerusform>
            <numerusform>касается %n других</numerusform>
        </translation>
    </message>
    <message>
        <source>connected with %1</source>
        <translation>связана с %1</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>текст: %1</translation>
    </message>
    <message>
        <source>contains 1 item</source>
        <translation>содержит 1 элемент</translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>содержит %n элемент</numerusform>
            <numerusform>содержит %n элемента</numerusform>
            <numerusform>содержит %n элементов</numerusform>
        </translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>свёрнута</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>заблокирована</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыта</translation>
    </message>
    <message>
        <source>Snap to Round Numbers</source>
        <translation>Прилипать к круглым числам</translation>
    </message>
    <message>
        <source>This text is shortened. Edit it on the shape.</source>
        <translation>Этот текст сокращён. Правьте его на фигуре.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>New text</source>
        <translation>Новый текст</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Текст: %1</translation>
    </message>
    <message>
        <source>Connected %1 with %2.</source>
        <translation>Соединено: %1 и %2.</translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>Соединена %n фигура.</numerusform>
            <numerusform>Соединены %n фигуры.</numerusform>
            <numerusform>Соединено %n фигур.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Outline</source>
        <translation>Изменить очертание</translation>
    </message>
    <message>
        <source>Esc: cancel.</source>
        <translation>Esc: отмена.</translation>
    </message>
    <message>
        <source>the outline does not list the handles of the shape</source>
        <translation>очертание не содержит рычагов фигуры</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Цилиндр</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Облако</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>Фигурная скобка</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Актёр</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Задержка</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Дисплей</translation>
    </message>
    <message>
        <source>the spacing of the connector is not a number from 0 to %1</source>
        <translation>интервал соединителя не является числом от 0 до %1</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>в изображении нет пикселей</translation>
    </message>
    <message>
        <source>the picture has more than %1 pixels on a side</source>
        <translation>сторона изображения больше %1 пикселей</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; cannot be read: %2</source>
        <translation>не удалось прочитать изображение «%1»: %2</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Открыть ссылку</translation>
    </message>
    <message>
        <source>Opens the link of the shape</source>
        <translation>Открывает ссылку фигуры</translation>
    </message>
    <message>
        <source>tool tip: %1</source>
        <translation>подсказка: %1</translation>
    </message>
    <message>
        <source>link to %1</source>
        <translation>ссылка на %1</translation>
    </message>
    <message>
        <source>&quot;evenOdd&quot; or &quot;nonZero&quot;</source>
        <translation>«evenOdd» или «nonZero»</translation>
    </message>
    <message>
        <source>a list of places with pressures, each a list of two numbers</source>
        <translation>список мест с давлением, каждое из двух чисел</translation>
    </message>
    <message>
        <source>the fill rule is unknown</source>
        <translation>неизвестное правило заливки</translation>
    </message>
    <message>
        <source>the path has more than %1 pressures</source>
        <translation>в контуре больше %1 значений давления</translation>
    </message>
    <message>
        <source>the places of the pressures do not ascend from 0 to 1</source>
        <translation>места значений давления не возрастают от 0 до 1</translation>
    </message>
    <message>
        <source>a pressure is not from 0 to 1</source>
        <translation>давление не находится в пределах от 0 до 1</translation>
    </message>
    <message>
        <source>the link has more than %1 characters</source>
        <translation>в ссылке больше %1 знаков</translation>
    </message>
    <message>
        <source>the link contains characters that no address has</source>
        <translation>в ссылке есть знаки, которых не бывает в адресах</translation>
    </message>
    <message>
        <source>the link is not an address</source>
        <translation>ссылка не является адресом</translation>
    </message>
    <message>
        <source>a link with the scheme &quot;%1&quot; is not allowed, only http, https, mailto and relative paths</source>
        <translation>ссылка со схемой «%1» не допускается, только http, https, mailto и относительные пути</translation>
    </message>
    <message>
        <source>the link is an absolute path</source>
        <translation>ссылка — абсолютный путь</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>of an entry of the data</comment>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Add an entry to the data</source>
        <translation>Добавить запись в данные</translation>
    </message>
    <message>
        <source>Remove the entry from the data</source>
        <translation>Удалить запись из данных</translation>
    </message>
    <message>
        <source>Change Data</source>
        <translation>Изменить данные</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the name of a new entry of the data</comment>
        <translation>ключ</translation>
    </message>
    <message>
        <source>Add Data</source>
        <translation>Добавить данные</translation>
    </message>
    <message>
        <source>Remove Data</source>
        <translation>Удалить данные</translation>
    </message>
    <message>
        <source>There is an entry with the key &quot;%1&quot; already.</source>
        <translation>Запись с ключом «%1» уже есть.</translation>
    </message>
    <message>
        <source>Rename Data</source>
        <translation>Переименовать данные</translation>
    </message>
    <message>
        <source>Even-Odd</source>
        <comment>fill rule</comment>
        <translation>Чётно-нечётное</translation>
    </message>
    <message>
        <source>Nonzero</source>
        <comment>fill rule</comment>
        <translation>Ненулевое</translation>
    </message>
    <message>
        <source>Fill rule</source>
        <translation>Правило заливки</translation>
    </message>
    <message>
        <source>Whether the parts that a path encloses several times are holes or filled</source>
        <translation>Являются ли части, которые контур охватывает несколько раз, отверстиями или заливаются</translation>
    </message>
    <message>
        <source>Change Fill Rule</source>
        <translation>Изменить правило заливки</translation>
    </message>
    <message>
        <source>Width by pen pressure</source>
        <translation>Ширина по нажиму пера</translation>
    </message>
    <message>
        <source>Clear this box to remove the pressure of the pen from the line</source>
        <translation>Снимите флажок, чтобы удалить нажим пера с линии</translation>
    </message>
    <message>
        <source>Remove Pressure</source>
        <translation>Удалить нажим</translation>
    </message>
    <message>
        <source>Tool tip</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Change Tool Tip</source>
        <translation>Изменить подсказку</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ссылка</translation>
    </message>
    <message>
        <source>Change Link</source>
        <translation>Изменить ссылку</translation>
    </message>
    <message>
        <source>Activates the shape, or enters the group</source>
        <translation>Активирует фигуру или входит в группу</translation>
    </message>
    <message>
        <source>Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this point. Ctrl: a free end. Esc: cancel.</source>
        <translation>Отпустите на фигуре, чтобы соединить её, или на пустом холсте для новой фигуры. Alt или короткая пауза: в этой точке. Ctrl: свободный конец. Esc: отмена.</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Отпустите на фигуре, чтобы соединить её. Alt или короткая пауза: в этой точке. Ctrl: не соединять. Esc: отмена.</translation>
    </message>
    <message>
        <source>Join Ends</source>
        <translation>Соединить концы</translation>
    </message>
    <message>
        <source>Break at Vertices</source>
        <translation>Разорвать в узлах</translation>
    </message>
    <message>
        <source>Only polygons, polylines and paths can be broken.</source>
        <translation>Разорвать можно только многоугольники, ломаные и контуры.</translation>
    </message>
    <message>
        <source>The ends of a line cannot be broken.</source>
        <translation>Линию нельзя разорвать на её концах.</translation>
    </message>
    <message>
        <source>Joining needs a line or an open path.</source>
        <translation>Для соединения нужна линия или незамкнутый контур.</translation>
    </message>
    <message>
        <source>At most %1 lines can be joined at once.</source>
        <translation>За один раз можно соединить не более %1 линий.</translation>
    </message>
    <message>
        <source>A line with an arrowhead cannot be joined with a path.</source>
        <translation>Линию со стрелкой нельзя соединить с контуром.</translation>
    </message>
    <message>
        <source>Closing a line needs at least three points.</source>
        <translation>Чтобы замкнуть линию, нужно не менее трёх точек.</translation>
    </message>
    <message>
        <source>a ring has fewer than three points</source>
        <translation>в кольце меньше трёх точек</translation>
    </message>
    <message>
        <source>a coordinate is not finite</source>
        <translation>координата не является конечным числом</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 meet</source>
        <translation>рёбра, начинающиеся в точках %1 и %2, соприкасаются</translation>
    </message>
    <message>
        <source>the outline has fewer than three points</source>
        <translation>в контуре меньше трёх точек</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>многоугольник не имеет площади</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 cross</source>
        <translation>рёбра, начинающиеся в точках %1 и %2, пересекаются</translation>
    </message>
</context>
<context>
    <name>Trammel::ActionShortcuts</name>
    <message>
        <source>A shortcut is one key, with or without modifiers.</source>
        <translation>Сочетание — это одна клавиша, с модификаторами или без.</translation>
    </message>
    <message>
        <source>Ctrl and Alt together type characters on many keyboards.</source>
        <translation>На многих клавиатурах Ctrl и Alt вместе вводят символы.</translation>
    </message>
    <message>
        <source>The canvas uses %1 itself.</source>
        <translation>Холст сам использует %1.</translation>
    </message>
</context>
<context>
    <name>Trammel::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. Enter: one in the middle.</source>
        <translation>Тяните от угла к углу. Shift: квадрат. Alt: от центра. Пробел: двигать. Ctrl: без прилипания. Enter: фигура посередине.</translation>
    </message>
</context>
<context>
    <name>Trammel::Canvas</name>
    <message>
        <source>Drawing</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>A canvas on which shapes are drawn, selected and changed</source>
        <translation>Холст, на котором рисуют, выделяют и изменяют фигуры</translation>
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
        <translation>недоступно</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>&amp;Commands...</source>
        <translation>&amp;Команды...</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>No command contains these words.</source>
        <translation>Ни одна команда не содержит этих слов.</translation>
    </message>
</context>
<context>
    <name>Trammel::ConnectorTool</name>
    <message>
        <source>Move End</source>
        <translation>Переместить конец</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.</source>
        <translation>Стрелки или Tab: другая фигура. Enter: соединить. Esc: отмена.</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.</source>
        <translation>Стрелки или Tab: другая фигура. Home, End: другой конец. Enter: соединить. Esc: отмена.</translation>
    </message>
    <message>
        <source>Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. Arrow keys: from the selected shape. Enter: a line in the middle.</source>
        <translation>Тяните от фигуры к фигуре или щёлкните по обеим, чтобы соединить их. Alt: в этой точке. Ctrl: не соединять. Стрелки: от выделенной фигуры. Enter: линия посередине.</translation>
    </message>
    <message>
        <source>Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>Отпустите или щёлкните на фигуре, чтобы соединить её. Alt или короткая пауза: в этой точке. Tab: следующий порт или фигура ниже. Ctrl: не соединять. Esc: отмена.</translation>
    </message>
</context>
<context>
    <name>Trammel::Document</name>
    <message>
        <source>the group %1 does not exist</source>
        <translation>группа %1 не существует</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Соединить</translation>
    </message>
    <message>
        <source>the shape %1 does not exist</source>
        <translation>фигура %1 не существует</translation>
    </message>
    <message>
        <source>the shape %1 is no container</source>
        <translation>фигура %1 не является контейнером</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>вложенность групп больше %1</translation>
    </message>
    <message>
        <source>a container cannot be moved into itself</source>
        <translation>контейнер нельзя переместить в себя</translation>
    </message>
    <message>
        <source>Move into Container</source>
        <translation>Переместить в контейнер</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Свернуть</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Развернуть</translation>
    </message>
    <message>
        <source>the document was deleted</source>
        <translation>документ удалён</translation>
    </message>
    <message>
        <source>another file is being read or written</source>
        <translation>читается или записывается другой файл</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Расположить</translation>
    </message>
    <message>
        <source>a group needs at least two members</source>
        <translation>в группе должно быть не менее двух элементов</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Сгруппировать</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Разгруппировать</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>Изменить группу</translation>
    </message>
    <message>
        <source>the document must not be changed now</source>
        <translation>сейчас документ нельзя изменять</translation>
    </message>
    <message>
        <source>there are no ids left for more shapes and groups</source>
        <translation>не осталось идентификаторов для новых фигур и групп</translation>
    </message>
</context>
<context>
    <name>Trammel::EditorPanel</name>
    <message>
        <source>There is no editor named &quot;%1&quot;.</source>
        <translation>Нет редактора с именем «%1».</translation>
    </message>
</context>
<context>
    <name>Trammel::FileTask</name>
    <message>
        <source>the drawing was changed while the file was read, and the change would be lost</source>
        <translation>рисунок изменили во время чтения файла, и это изменение было бы потеряно</translation>
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
        <translation>Ничего не найдено</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n совпадение</numerusform>
            <numerusform>%n совпадения</numerusform>
            <numerusform>%n совпадений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Найти...</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Найти предыдущее</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Найти следующее</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find text or names</source>
        <translation>Найти текст или имя</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
</context>
<context>
    <name>Trammel::LassoTool</name>
    <message>
        <source>Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.</source>
        <translation>Enter, двойной щелчок или первый угол: готово. Backspace: на угол назад. Shift: добавить. Ctrl: переключить. Alt: сменить касание/охват. Esc: отмена.</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. Esc: cancel.</source>
        <translation>Shift: добавить. Ctrl: переключить. Ctrl+Shift: исключить. Alt: сменить касание/охват. Пробел: двигать лассо. Esc: отмена.</translation>
    </message>
    <message>
        <source>Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a shape: select it. Shift: add. Ctrl: toggle.</source>
        <translation>Обведите фигуры, чтобы выделить их, или щёлкайте угол за углом, первый на пустом холсте. Щелчок по фигуре: выделить её. Shift: добавить. Ctrl: переключить.</translation>
    </message>
</context>
<context>
    <name>Trammel::PathTool</name>
    <message>
        <source>A polygon needs three points. Esc: cancel.</source>
        <translation>Многоугольнику нужны три точки. Esc: отмена.</translation>
    </message>
    <message>
        <source>A line needs two points. Esc: cancel.</source>
        <translation>Линии нужны две точки. Esc: отмена.</translation>
    </message>
    <message>
        <source>Click to set the corners of a polygon. Enter: one in the middle.</source>
        <translation>Щёлкайте, чтобы поставить углы многоугольника. Enter: многоугольник посередине.</translation>
    </message>
    <message>
        <source>Drag to draw a line, or click to set its points. Enter: one in the middle.</source>
        <translation>Тяните, чтобы нарисовать линию, или щёлкайте, чтобы поставить её точки. Enter: линия посередине.</translation>
    </message>
    <message>
        <source>Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Enter, двойной щелчок или первая точка: готово. Backspace: на точку назад. Shift: шаг 15°. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
</context>
<context>
    <name>Trammel::PenTool</name>
    <message>
        <source>Click to set corners, drag to set smooth points of a path. Enter: one in the middle.</source>
        <translation>Щёлкайте, чтобы поставить углы контура, тяните для гладких узлов. Enter: контур посередине.</translation>
    </message>
    <message>
        <source>Enter or double click: done. The first point: closes. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Enter или двойной щелчок: готово. Первая точка: замкнуть. Backspace: на точку назад. Shift: шаг 15°. Ctrl: без прилипания. Esc: отмена.</translation>
    </message>
    <message>
        <source>A path needs two points. Esc: cancel.</source>
        <translation>Контуру нужны две точки. Esc: отмена.</translation>
    </message>
</context>
<context>
    <name>Trammel::PencilTool</name>
    <message>
        <source>Release near the start to close the line. Esc: cancel.</source>
        <translation>Отпустите у начала, чтобы замкнуть линию. Esc: отмена.</translation>
    </message>
    <message>
        <source>Drag to draw freehand. Enter: a line in the middle. Esc: select.</source>
        <translation>Тяните, чтобы рисовать от руки. Enter: линия посередине. Esc: выделение.</translation>
    </message>
</context>
<context>
    <name>Trammel::PlacingDialog</name>
    <message>
        <source>Separate</source>
        <translation>Раздвинуть</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Упаковать</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>Распределить вдоль контура</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>&amp;В:</translation>
    </message>
    <message>
        <source>The shape selected last</source>
        <translation>Последнюю выделенную фигуру</translation>
    </message>
    <message>
        <source>A compact block</source>
        <translation>Компактный блок</translation>
    </message>
    <message>
        <source>Rows of a given width</source>
        <translation>Строки заданной ширины</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Ширина:</translation>
    </message>
    <message>
        <source>&amp;Rotate shapes:</source>
        <translation>П&amp;оворачивать фигуры:</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>By these angles</source>
        <translation>На эти углы</translation>
    </message>
    <message>
        <source>By any angle</source>
        <translation>На любой угол</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation>У&amp;глы:</translation>
    </message>
    <message>
        <source>Degrees, clockwise, separated by spaces</source>
        <translation>Градусы, по часовой стрелке, через пробел</translation>
    </message>
    <message>
        <source>&amp;Clearance:</source>
        <translation>&amp;Зазор:</translation>
    </message>
    <message>
        <source>&amp;Equal:</source>
        <translation>&amp;Уравнять:</translation>
    </message>
    <message>
        <source>Gaps between the shapes</source>
        <translation>Промежутки между фигурами</translation>
    </message>
    <message>
        <source>Distances of the centers</source>
        <translation>Расстояния между центрами</translation>
    </message>
    <message>
        <source>&amp;Rotate the shapes to the path</source>
        <translation>Поворачивать &amp;фигуры по контуру</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>Р&amp;аздвинуть</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>У&amp;паковать</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>&amp;Распределить</translation>
    </message>
    <message>
        <source>The drawing is read-only.</source>
        <translation>Рисунок доступен только для чтения.</translation>
    </message>
    <message>
        <source>Select at least two shapes.</source>
        <translation>Выделите хотя бы две фигуры.</translation>
    </message>
    <message>
        <source>Select the shapes together with one line or open path.</source>
        <translation>Выделите фигуры вместе с одной линией или открытым контуром.</translation>
    </message>
    <message>
        <source>The angles must be numbers that are separated by spaces.</source>
        <translation>Углы должны быть числами через пробел.</translation>
    </message>
    <message>
        <source>The width must be greater than 0.</source>
        <translation>Ширина должна быть больше 0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, selected last</source>
        <translation>«%1», выделена последней</translation>
    </message>
    <message>
        <source>Computing the positions...</source>
        <translation>Вычисление положений...</translation>
    </message>
    <message>
        <source>Shapes that move: %L1</source>
        <translation>Сдвинется фигур: %L1</translation>
    </message>
    <message>
        <source>No shapes overlap.</source>
        <translation>Перекрывающихся фигур нет.</translation>
    </message>
    <message>
        <source>No shape needs to move.</source>
        <translation>Ни одну фигуру не нужно двигать.</translation>
    </message>
    <message>
        <source>Shapes moved: %L1</source>
        <translation>Сдвинуто фигур: %L1</translation>
    </message>
</context>
<context>
    <name>Trammel::PreferencesDialog</name>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Прилипание</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Столкновения</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel:</source>
        <translation>Колесо &amp;мыши:</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Масштабирует</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Прокручивает</translation>
    </message>
    <message>
        <source>Rubber &amp;band selects:</source>
        <translation>&amp;Рамка выделяет:</translation>
    </message>
    <message>
        <source>Touched shapes</source>
        <translation>Задетые фигуры</translation>
    </message>
    <message>
        <source>Enclosed shapes</source>
        <translation>Охваченные фигуры</translation>
    </message>
    <message>
        <source>By direction: to the right enclosed ones, to the left touched ones</source>
        <translation>По направлению: вправо охваченные, влево задетые</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>Показывать &amp;сетку</translation>
    </message>
    <message>
        <source>Grid &amp;spacing:</source>
        <translation>&amp;Шаг сетки:</translation>
    </message>
    <message>
        <source>Show a b&amp;utton back to the drawing when it is out of view</source>
        <translation>Показывать &amp;кнопку возврата к рисунку, когда он не виден</translation>
    </message>
    <message>
        <source>Show &amp;handles for connectors beside the shape under the pointer</source>
        <translation>&amp;Показывать рычаги соединителей у фигуры под указателем</translation>
    </message>
    <message>
        <source>&amp;Add a shape where such a connector ends on empty canvas</source>
        <translation>&amp;Добавлять фигуру, если такой соединитель заканчивается на пустом холсте</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>Прилипать к &amp;сетке</translation>
    </message>
    <message>
        <source>Snap to edges and centers of other &amp;shapes</source>
        <translation>Прилипать к краям &amp;и центрам других фигур</translation>
    </message>
    <message>
        <source>Snap to &amp;equal gaps and sizes</source>
        <translation>Прилипать &amp;к равным промежуткам и размерам</translation>
    </message>
    <message>
        <source>Snap to the &amp;angles of other shapes</source>
        <translation>&amp;Прилипать к углам наклона других фигур</translation>
    </message>
    <message>
        <source>Snap &amp;distance in pixels:</source>
        <translation>&amp;Расстояние прилипания в пикселях:</translation>
    </message>
    <message>
        <source>&amp;Show collisions:</source>
        <translation>П&amp;оказывать столкновения:</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>При перетаскивании</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Also with &amp;locked shapes</source>
        <translation>Т&amp;акже с заблокированными фигурами</translation>
    </message>
    <message>
        <source>Also with shapes &amp;inside a filled shape</source>
        <translation>&amp;Также с фигурами внутри залитой фигуры</translation>
    </message>
    <message>
        <source>Also with &amp;texts without an outline</source>
        <translation>Также &amp;с текстами без обводки</translation>
    </message>
    <message>
        <source>Also with li&amp;nes and other shapes that are not solid</source>
        <translation>Также с &amp;линиями и другими нетвёрдыми фигурами</translation>
    </message>
    <message>
        <source>&amp;Dragged shapes:</source>
        <translation>Перетаскиваемые &amp;фигуры:</translation>
    </message>
    <message>
        <source>May overlap other shapes</source>
        <translation>Могут перекрывать другие фигуры</translation>
    </message>
    <message>
        <source>Stop at other shapes</source>
        <translation>Останавливаются у других фигур</translation>
    </message>
    <message>
        <source>Slide along other shapes</source>
        <translation>Скользят вдоль других фигур</translation>
    </message>
    <message>
        <source>Push other shapes aside</source>
        <translation>Отодвигают другие фигуры</translation>
    </message>
    <message>
        <source>Shapes &amp;pushed in a row:</source>
        <translation>Ото&amp;двигать фигур подряд:</translation>
    </message>
    <message>
        <source>&amp;Clearance between shapes:</source>
        <translation>Зазор &amp;между фигурами:</translation>
    </message>
    <message>
        <source>Jump over shapes to a &amp;free place under the pointer</source>
        <translation>&amp;Перепрыгивать фигуры на свободное место под указателем</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Цвета:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>&amp;Round positions, sizes and angles that snap to nothing else</source>
        <translation>&amp;Округлять положения, размеры и углы, которые больше ни к чему не прилипают</translation>
    </message>
</context>
<context>
    <name>Trammel::Recovery</name>
    <message>
        <source>the snapshot is in use or cannot be locked</source>
        <translation>снимок используется, или его нельзя заблокировать</translation>
    </message>
</context>
<context>
    <name>Trammel::RepeatDialog</name>
    <message>
        <source>Repeat</source>
        <translation>Размножить</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>В ряд</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>Сеткой</translation>
    </message>
    <message>
        <source>Around a point</source>
        <translation>Вокруг точки</translation>
    </message>
    <message>
        <source>&amp;Arrange:</source>
        <translation>Распо&amp;ложение:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Копии:</translation>
    </message>
    <message>
        <source>Colu&amp;mns:</source>
        <translation>С&amp;толбцы:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>Стр&amp;оки:</translation>
    </message>
    <message>
        <source>&amp;Horizontal distance:</source>
        <translation>Расстояние по &amp;горизонтали:</translation>
    </message>
    <message>
        <source>&amp;Vertical distance:</source>
        <translation>Р&amp;асстояние по вертикали:</translation>
    </message>
    <message>
        <source>Column &amp;distance:</source>
        <translation>Расстояние &amp;между столбцами:</translation>
    </message>
    <message>
        <source>Row d&amp;istance:</source>
        <translation>Расстояние между &amp;строками:</translation>
    </message>
    <message>
        <source>A&amp;ngle between copies:</source>
        <translation>&amp;Угол между копиями:</translation>
    </message>
    <message>
        <source>Center &amp;X:</source>
        <translation>Центр &amp;X:</translation>
    </message>
    <message>
        <source>Center &amp;Y:</source>
        <translation>&amp;Центр Y:</translation>
    </message>
    <message>
        <source>&amp;Full circle</source>
        <translation>&amp;Полный круг</translation>
    </message>
    <message>
        <source>R&amp;otate the copies</source>
        <translation>По&amp;ворачивать копии</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>&amp;Размножить</translation>
    </message>
</context>
<context>
    <name>Trammel::ReturnButton</name>
    <message>
        <source>Back to the Drawing</source>
        <translation>Назад к рисунку</translation>
    </message>
</context>
<context>
    <name>Trammel::SelectTool</name>
    <message>
        <source>Move End</source>
        <translation>Переместить конец</translation>
    </message>
    <message>
        <source>Move Vertex</source>
        <translation>Переместить узел</translation>
    </message>
    <message>
        <source>Reset Segment</source>
        <translation>Сбросить отрезок</translation>
    </message>
    <message>
        <source>Drag to move the pivot. Double click: back to the center.</source>
        <translation>Тяните, чтобы переместить центр вращения. Двойной щелчок: вернуть в центр.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect this end to it. On empty canvas, the end becomes free.</source>
        <translation>Тяните к другой фигуре, чтобы соединить с ней этот конец. На пустом холсте конец станет свободным.</translation>
    </message>
    <message>
        <source>Drag to move this point. Shift: steps of 15°. Ctrl: no snapping. Double click: edit the vertices.</source>
        <translation>Тяните, чтобы переместить эту точку. Shift: шаг 15°. Ctrl: без прилипания. Двойной щелчок: править узлы.</translation>
    </message>
    <message>
        <source>Drag to move this end of the gradient. Shift: steps of 15°. Ctrl: no snapping. Esc: done.</source>
        <translation>Тяните, чтобы переместить этот конец градиента. Shift: шаг 15°. Ctrl: без прилипания. Esc: готово.</translation>
    </message>
    <message>
        <source>Drag to move this color along the gradient. Esc: done.</source>
        <translation>Тяните, чтобы переместить этот цвет вдоль градиента. Esc: готово.</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Тяните к другой фигуре, чтобы соединить с ней. Щелчок: добавить связанную фигуру того же типа.</translation>
    </message>
    <message>
        <source>Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.</source>
        <translation>Тяните, чтобы переместить текст вдоль линии. Ctrl: без прилипания. Двойной щелчок: править текст.</translation>
    </message>
    <message>
        <source>Drag to move this bend. Double click: route the line automatically again.</source>
        <translation>Тяните, чтобы переместить этот излом. Двойной щелчок: снова проложить линию автоматически.</translation>
    </message>
    <message>
        <source>Drag to move this segment. Double click its handle: route it automatically again.</source>
        <translation>Тяните, чтобы переместить этот отрезок. Двойной щелчок по рычагу: снова проложить автоматически.</translation>
    </message>
    <message>
        <source>Drag to move this segment, which then stays in place. Ctrl: no snapping.</source>
        <translation>Тяните, чтобы переместить этот отрезок; затем он останется на месте. Ctrl: без прилипания.</translation>
    </message>
    <message>
        <source>Drag to rotate about the pivot. Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping.</source>
        <translation>Тяните, чтобы повернуть вокруг центра вращения. Shift: шаг 15°. Alt: каждую вокруг своего центра. Ctrl: без прилипания.</translation>
    </message>
    <message>
        <source>Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.</source>
        <translation>Тяните, чтобы изменить размер. Shift: сохранять пропорции. Alt: от центра. Ctrl: без прилипания.</translation>
    </message>
    <message>
        <source>This shape cannot be moved. Click to select it.</source>
        <translation>Эту фигуру нельзя переместить. Щёлкните, чтобы выделить её.</translation>
    </message>
    <message>
        <source>This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.</source>
        <translation>Этот соединитель движется со своими фигурами. Щёлкните, чтобы выделить его, затем перетащите конец, чтобы соединить иначе.</translation>
    </message>
    <message>
        <source>Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with Alt a copy.</source>
        <translation>Щелчок: группа, двойной щелчок: работа внутри неё. Ctrl+щелчок: отдельная фигура. Тяните, чтобы переместить, с Alt — копию.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.</source>
        <translation>Тяните, чтобы переместить, с Alt — копию. Shift или Ctrl+щелчок: снять выделение. Alt+щелчок: фигура ниже.</translation>
    </message>
    <message>
        <source>Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.</source>
        <translation>Щелчок: выделить, перетаскивание: переместить. Shift или Ctrl+щелчок: добавить. Alt+щелчок: фигура ниже.</translation>
    </message>
    <message>
        <source>Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.</source>
        <translation>Щёлкайте или тяните, чтобы выделять в группе. Щелчок снаружи или Esc: выйти из неё. Shift: добавить. Ctrl: переключить.</translation>
    </message>
    <message>
        <source>Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.</source>
        <translation>Щёлкайте или тяните, чтобы выделять. Shift: добавить. Ctrl: переключить. Alt: сменить касание/охват. Пробел+перетаскивание: двигать вид.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Drag to change the outline.</source>
        <translation>Тяните, чтобы изменить очертание.</translation>
    </message>
    <message>
        <source>Click to collapse or expand this container.</source>
        <translation>Щёлкните, чтобы свернуть или развернуть этот контейнер.</translation>
    </message>
    <message>
        <source>Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.</source>
        <translation>Клавиши со стрелками: переместить этот рычаг, с Shift дальше. D, Shift+D: следующий или предыдущий. Esc: готово.</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapeList</name>
    <message>
        <source>Find by name, text or kind</source>
        <translation>Найти по имени, тексту или типу</translation>
    </message>
    <message>
        <source>Find shapes by name, text or kind</source>
        <translation>Найти фигуры по имени, тексту или типу</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePalette</name>
    <message>
        <source>Custom shapes</source>
        <translation>Свои фигуры</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>Все фигуры</translation>
    </message>
    <message>
        <source>Stencils</source>
        <translation>Трафареты</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Add Selection as Stencil</source>
        <translation>Добавить выделенное как трафарет</translation>
    </message>
    <message>
        <source>Rename Stencil...</source>
        <translation>Переименовать трафарет...</translation>
    </message>
    <message>
        <source>Remove Stencil</source>
        <translation>Удалить трафарет</translation>
    </message>
    <message>
        <source>Change Selected Shapes to This Kind</source>
        <translation>Изменить тип выделенных фигур на этот</translation>
    </message>
    <message>
        <source>Rename Stencil</source>
        <translation>Переименовать трафарет</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Имя:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Поиск фигур</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePaletteView</name>
    <message>
        <source>Shapes</source>
        <translation>Фигуры</translation>
    </message>
</context>
<context>
    <name>Trammel::ShortcutPage</name>
    <message>
        <source>Find a command or a shortcut</source>
        <translation>Найти команду или сочетание клавиш</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Сочетание клавиш</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>Новое &amp;сочетание:</translation>
    </message>
    <message>
        <source>Click here and press the keys</source>
        <translation>Щёлкните здесь и нажмите клавиши</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Keeps the current shortcuts of the command</source>
        <translation>Сохраняет текущие сочетания клавиш команды</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>С&amp;бросить</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Сбросить &amp;все</translation>
    </message>
    <message>
        <source>Take &amp;Over</source>
        <translation>З&amp;абрать</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Назначить</translation>
    </message>
    <message>
        <source>%1 is the shortcut of &quot;%2&quot;, which will lose it.</source>
        <translation>%1 — сочетание команды «%2», которая его лишится.</translation>
    </message>
    <message>
        <source>The command has this shortcut already.</source>
        <translation>У команды уже есть это сочетание.</translation>
    </message>
    <message>
        <source>%1 is still the shortcut of &quot;%2&quot;.</source>
        <translation>%1 всё ещё сочетание команды «%2».</translation>
    </message>
</context>
<context>
    <name>Trammel::TextBoxTool</name>
    <message>
        <source>Click to type a text, or drag to give it a width. Click a text to edit it.</source>
        <translation>Щёлкните, чтобы ввести текст, или тяните, чтобы задать ширину. Щёлкните по тексту, чтобы править его.</translation>
    </message>
</context>
<context>
    <name>Trammel::TextTool</name>
    <message>
        <source>Edit Text</source>
        <translation>Править текст</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>Удалить текст</translation>
    </message>
    <message>
        <source>Draw Text</source>
        <translation>Нарисовать текст</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>Тяните к другой фигуре, чтобы соединить с ней. Щелчок: добавить связанную фигуру того же типа.</translation>
    </message>
    <message>
        <source>Type the text. Tab: the next compartment. A line &quot;--&quot;: a new one. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Введите текст. Tab: следующее отделение. Строка «--»: новое. Esc, Ctrl+Enter или щелчок в другом месте: готово.</translation>
    </message>
    <message>
        <source>Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>Введите текст. Enter: новая строка. Esc, Ctrl+Enter или щелчок в другом месте: готово.</translation>
    </message>
</context>
<context>
    <name>Trammel::VertexTool</name>
    <message>
        <source>Move Vertex</source>
        <translation>Переместить узел</translation>
    </message>
    <message>
        <source>Move Vertices</source>
        <translation>Переместить узлы</translation>
    </message>
    <message>
        <source>Insert Vertex</source>
        <translation>Вставить узел</translation>
    </message>
    <message>
        <source>A path needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Контуру нужны хотя бы два узла. Чтобы удалить фигуру, выйдите из этого режима.</translation>
    </message>
    <message>
        <source>A polygon needs at least three vertices. Leave this mode to delete the shape.</source>
        <translation>Многоугольнику нужны хотя бы три узла. Чтобы удалить фигуру, выйдите из этого режима.</translation>
    </message>
    <message>
        <source>A polyline needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>Ломаной нужны хотя бы два узла. Чтобы удалить фигуру, выйдите из этого режима.</translation>
    </message>
    <message>
        <source>Delete Vertex</source>
        <translation>Удалить узел</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Удалить узлы</translation>
    </message>
    <message>
        <source>Select the vertices to delete: click them, or drag around them.</source>
        <translation>Выделите удаляемые узлы: щёлкните по ним или обведите их.</translation>
    </message>
    <message>
        <source>Select the vertices after which new ones are inserted.</source>
        <translation>Выделите узлы, после которых вставить новые.</translation>
    </message>
    <message>
        <source>Insert Vertices</source>
        <translation>Вставить узлы</translation>
    </message>
    <message>
        <source>Select the vertices to change: click them, or drag around them.</source>
        <translation>Выделите изменяемые узлы: щёлкните по ним или обведите их.</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>Гладкий узел</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>Симметричный узел</translation>
    </message>
    <message>
        <source>Select the vertices to move: click them, or drag around them.</source>
        <translation>Выделите перемещаемые узлы: щёлкните по ним или обведите их.</translation>
    </message>
    <message>
        <source>Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Тяните, чтобы переместить, с Alt — вытянуть рычаги. Щелчок: выделить, с Shift — ещё. Alt+щелчок или двойной щелчок: удалить.</translation>
    </message>
    <message>
        <source>Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>Тяните, чтобы переместить. Щелчок: выделить, с Shift — ещё. Alt+щелчок или двойной щелчок: удалить.</translation>
    </message>
    <message>
        <source>Drag to bend the curve, with Alt this handle alone.</source>
        <translation>Тяните, чтобы изогнуть кривую, с Alt — только этот рычаг.</translation>
    </message>
    <message>
        <source>Drag to insert a vertex here.</source>
        <translation>Тяните, чтобы вставить здесь узел.</translation>
    </message>
    <message>
        <source>Drag to move the edge. Double click: insert a vertex.</source>
        <translation>Тяните, чтобы переместить ребро. Двойной щелчок: вставить узел.</translation>
    </message>
    <message>
        <source>Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. Esc or Enter: done.</source>
        <translation>Тяните узлы или середину ребра для нового. Обведите узлы, чтобы выделить их. Esc или Enter: готово.</translation>
    </message>
    <message>
        <source>Select the vertices to break: click them, or drag around them.</source>
        <translation>Выделите узлы для разрыва: щёлкните их или обведите рамкой.</translation>
    </message>
</context>
</TS>
