<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message>
        <source>Change Kind</source>
        <translation>更改类型</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Align Centers</source>
        <translation>水平居中对齐</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>顶部对齐</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>垂直居中对齐</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>底部对齐</translation>
    </message>
    <message>
        <source>Distribute Gaps Horizontally</source>
        <translation>水平分布间距</translation>
    </message>
    <message>
        <source>Distribute Gaps Vertically</source>
        <translation>垂直分布间距</translation>
    </message>
    <message>
        <source>Distribute Centers Horizontally</source>
        <translation>水平分布中心</translation>
    </message>
    <message>
        <source>Distribute Centers Vertically</source>
        <translation>垂直分布中心</translation>
    </message>
    <message>
        <source>Arrange as Layers Downward</source>
        <translation>向下分层排列</translation>
    </message>
    <message>
        <source>Arrange as Layers to the Right</source>
        <translation>向右分层排列</translation>
    </message>
    <message>
        <source>Arrange as Tree</source>
        <translation>树状排列</translation>
    </message>
    <message>
        <source>Arrange as Network</source>
        <translation>网状排列</translation>
    </message>
    <message>
        <source>Same Width</source>
        <translation>宽度相同</translation>
    </message>
    <message>
        <source>Same Height</source>
        <translation>高度相同</translation>
    </message>
    <message>
        <source>Same Size</source>
        <translation>大小相同</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>水平翻转</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>垂直翻转</translation>
    </message>
    <message>
        <source>Rotate Left</source>
        <translation>向左旋转</translation>
    </message>
    <message>
        <source>Rotate Right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>全部解锁</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Bring to Front</source>
        <translation>置于顶层</translation>
    </message>
    <message>
        <source>Bring Forward</source>
        <translation>上移一层</translation>
    </message>
    <message>
        <source>Send Backward</source>
        <translation>下移一层</translation>
    </message>
    <message>
        <source>Send to Back</source>
        <translation>置于底层</translation>
    </message>
    <message>
        <source>Bring in Front Of</source>
        <translation>移到图形之前</translation>
    </message>
    <message>
        <source>Send Behind</source>
        <translation>移到图形之后</translation>
    </message>
    <message>
        <source>An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>无法粘贴 SVG 图形。只能粘贴从绘图中复制的图形。</translation>
    </message>
    <message>
        <source>Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>无法粘贴文件。只能粘贴从绘图中复制的图形。</translation>
    </message>
    <message>
        <source>Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and paste the text there.</source>
        <translation>无法在画布上粘贴文本。请双击图形，或用文本工具单击，然后在那里粘贴文本。</translation>
    </message>
    <message>
        <source>A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>无法粘贴图片。只能粘贴从绘图中复制的图形。</translation>
    </message>
    <message>
        <source>Inserted at the nearest free place.</source>
        <translation>已插入到最近的空闲位置。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes. %1</source>
        <translation>剪贴板中没有图形。%1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>The dropped data holds no shapes. %1</source>
        <translation>拖放的数据中没有图形。%1</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>拖放</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Unite</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>减去</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>相交</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>层次</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>布尔运算</translation>
    </message>
    <message>
        <source>Flip and Rotate</source>
        <translation>翻转和旋转</translation>
    </message>
    <message>
        <source>Add Connected</source>
        <translation>添加相连图形</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>连接线</translation>
    </message>
    <message>
        <source>Select Here</source>
        <translation>在此处选择</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Convert to Path</source>
        <translation>转换为路径</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>复制为 SVG</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Paste in Place</source>
        <translation>原位粘贴</translation>
    </message>
    <message>
        <source>Repeat...</source>
        <translation>重复...</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>取消组合</translation>
    </message>
    <message>
        <source>Collapse or Expand</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>Add Connected Shape</source>
        <translation>添加相连图形</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Right</source>
        <translation>在右侧添加相连图形</translation>
    </message>
    <message>
        <source>Add Connected Shape Below</source>
        <translation>在下方添加相连图形</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Left</source>
        <translation>在左侧添加相连图形</translation>
    </message>
    <message>
        <source>Add Connected Shape Above</source>
        <translation>在上方添加相连图形</translation>
    </message>
    <message>
        <source>Go to Shape on the Right</source>
        <translation>转到右侧的图形</translation>
    </message>
    <message>
        <source>Go to Shape Below</source>
        <translation>转到下方的图形</translation>
    </message>
    <message>
        <source>Go to Shape on the Left</source>
        <translation>转到左侧的图形</translation>
    </message>
    <message>
        <source>Go to Shape Above</source>
        <translation>转到上方的图形</translation>
    </message>
    <message>
        <source>Edit Vertices</source>
        <translation>编辑节点</translation>
    </message>
    <message>
        <source>Edit Text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>尖角</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>平滑节点</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>对称节点</translation>
    </message>
    <message>
        <source>Custom Kind</source>
        <translation>自定义类型</translation>
    </message>
    <message>
        <source>Nothing overlaps here</source>
        <translation>此处没有重叠</translation>
    </message>
    <message>
        <source>Separate...</source>
        <translation>分离...</translation>
    </message>
    <message>
        <source>Pack...</source>
        <translation>装箱...</translation>
    </message>
    <message>
        <source>Distribute Along Path...</source>
        <translation>沿路径分布...</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Select None</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Select Inverse</source>
        <translation>反选</translation>
    </message>
    <message>
        <source>Select Same Kind</source>
        <translation>选择相同类型</translation>
    </message>
    <message>
        <source>Select Same Style</source>
        <translation>选择相同样式</translation>
    </message>
    <message>
        <source>Shapes may overlap.</source>
        <translation>图形可以重叠。</translation>
    </message>
    <message>
        <source>Dragged shapes stop at other shapes.</source>
        <translation>拖动的图形会停在其他图形旁。</translation>
    </message>
    <message>
        <source>Dragged shapes slide along other shapes.</source>
        <translation>拖动的图形会沿其他图形滑动。</translation>
    </message>
    <message>
        <source>Dragged shapes push other shapes aside.</source>
        <translation>拖动的图形会推开其他图形。</translation>
    </message>
    <message>
        <source>Change Solidity</source>
        <translation>更改实体性</translation>
    </message>
    <message>
        <source>Allow Overlaps</source>
        <translation>允许重叠</translation>
    </message>
    <message>
        <source>Stop at Shapes</source>
        <translation>停在图形旁</translation>
    </message>
    <message>
        <source>Slide Along Shapes</source>
        <translation>沿图形滑动</translation>
    </message>
    <message>
        <source>Push Shapes Aside</source>
        <translation>推开图形</translation>
    </message>
    <message>
        <source>Next Overlap Mode</source>
        <translation>下一个重叠模式</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>Keep Contents Inside</source>
        <translation>将内容保持在内部</translation>
    </message>
    <message>
        <source>Paste Style</source>
        <translation>粘贴样式</translation>
    </message>
    <message>
        <source>Set as Default Style</source>
        <translation>设为默认样式</translation>
    </message>
    <message>
        <source>Reset Default Style</source>
        <translation>重置默认样式</translation>
    </message>
    <message>
        <source>Change Text Style</source>
        <translation>更改文本样式</translation>
    </message>
    <message>
        <source>Align Text</source>
        <translation>对齐文本</translation>
    </message>
    <message>
        <source>Add Compartment</source>
        <translation>添加分隔栏</translation>
    </message>
    <message>
        <source>Remove Compartment</source>
        <translation>移除分隔栏</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>Strikethrough</source>
        <translation>删除线</translation>
    </message>
    <message>
        <source>Align Text Left</source>
        <translation>文本左对齐</translation>
    </message>
    <message>
        <source>Center Text</source>
        <translation>文本居中</translation>
    </message>
    <message>
        <source>Align Text Right</source>
        <translation>文本右对齐</translation>
    </message>
    <message>
        <source>Align Text to the Top</source>
        <translation>文本顶部对齐</translation>
    </message>
    <message>
        <source>Align Text in the Middle</source>
        <translation>文本垂直居中</translation>
    </message>
    <message>
        <source>Align Text to the Bottom</source>
        <translation>文本底部对齐</translation>
    </message>
    <message>
        <source>Change Route</source>
        <translation>更改路线</translation>
    </message>
    <message>
        <source>Reset Route</source>
        <translation>重置路线</translation>
    </message>
    <message>
        <source>Change Line Jumps</source>
        <translation>更改跨线</translation>
    </message>
    <message>
        <source>Change Text Direction</source>
        <translation>更改文本方向</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Rounded Rectangle</source>
        <translation>圆角矩形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>钢笔</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>铅笔</translation>
    </message>
    <message>
        <source>Straight Connectors</source>
        <translation>直线连接线</translation>
    </message>
    <message>
        <source>Polyline Connectors</source>
        <translation>折线连接线</translation>
    </message>
    <message>
        <source>Right-Angled Connectors</source>
        <translation>直角连接线</translation>
    </message>
    <message>
        <source>Rounded Connectors</source>
        <translation>圆角连接线</translation>
    </message>
    <message>
        <source>Curved Connectors</source>
        <translation>曲线连接线</translation>
    </message>
    <message>
        <source>No Line Jumps</source>
        <translation>无跨线</translation>
    </message>
    <message>
        <source>Arcs at Crossings</source>
        <translation>交叉处用弧线</translation>
    </message>
    <message>
        <source>Gaps at Crossings</source>
        <translation>交叉处留空</translation>
    </message>
    <message>
        <source>Text Along the Line</source>
        <translation>文本沿线条方向</translation>
    </message>
    <message>
        <source>Rubber Band: Touch</source>
        <translation>选框：接触</translation>
    </message>
    <message>
        <source>Rubber Band: Enclose</source>
        <translation>选框：包围</translation>
    </message>
    <message>
        <source>Rubber Band: By Direction</source>
        <translation>选框：按方向</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Zoom to Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <translation>缩放到选区</translation>
    </message>
    <message>
        <source>Show Grid</source>
        <translation>显示网格</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>对齐到网格</translation>
    </message>
    <message>
        <source>Snap to Shapes</source>
        <translation>对齐到图形</translation>
    </message>
    <message>
        <source>Snap to Equal Spacing</source>
        <translation>对齐到等间距</translation>
    </message>
    <message>
        <source>Snap to Angles</source>
        <translation>对齐到角度</translation>
    </message>
    <message>
        <source>Show Collisions</source>
        <translation>显示碰撞</translation>
    </message>
    <message>
        <source>Show Collisions: Never</source>
        <translation>显示碰撞：从不</translation>
    </message>
    <message>
        <source>Show Collisions: While Dragging</source>
        <translation>显示碰撞：拖动时</translation>
    </message>
    <message>
        <source>Show Collisions: Always</source>
        <translation>显示碰撞：始终</translation>
    </message>
    <message>
        <source>the scale is not a positive number</source>
        <translation>比例不是正数</translation>
    </message>
    <message>
        <source>the area is empty or too large</source>
        <translation>区域为空或太大</translation>
    </message>
    <message>
        <source>the margin is not from 0 to %L1</source>
        <translation>边距不在 0 到 %L1 之间</translation>
    </message>
    <message>
        <source>the picture cannot be written: %1</source>
        <translation>无法写入图片：%1</translation>
    </message>
    <message>
        <source>its texts need a QGuiApplication</source>
        <translation>其文本需要 QGuiApplication</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>Move End</source>
        <translation>移动端点</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>在图形上释放以连接。Alt 或稍等：此处。Tab：下一个端口或下方的图形。Ctrl：不连接。Esc：取消。</translation>
    </message>
    <message>
        <source>Move Text</source>
        <translation>移动文本</translation>
    </message>
    <message>
        <source>The text stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>文本停留在释放处。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>Move Segment</source>
        <translation>移动线段</translation>
    </message>
    <message>
        <source>The segment stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>线段停留在释放处。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the band. Esc: cancel.</source>
        <translation>Shift：添加。Ctrl：切换。Ctrl+Shift：减去。Alt：切换接触/包围。空格：移动选框。Esc：取消。</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift：单一方向。Ctrl：不对齐。Alt：复制。空格：允许重叠。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.</source>
        <translation>Shift：单一方向。Ctrl：不对齐。Alt：复制。Esc：取消。</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>绘制%1</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>微移</translation>
    </message>
    <message>
        <source>Ctrl: no snapping. Double click: back to the center. Esc: cancel.</source>
        <translation>Ctrl：不对齐。双击：回到中心。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift：保持比例。Alt：从中心。Ctrl：不对齐。空格：允许重叠。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift：保持比例。Alt：从中心。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift：以 15° 为步长。Alt：各绕自身中心。Ctrl：不对齐。空格：允许重叠。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift：以 15° 为步长。Alt：各绕自身中心。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>Slides along another shape.</source>
        <translation>正沿另一个图形滑动。</translation>
    </message>
    <message>
        <source>Slides along &quot;%1&quot;.</source>
        <translation>正沿“%1”滑动。</translation>
    </message>
    <message>
        <source>Stopped by another shape.</source>
        <translation>被另一个图形挡住。</translation>
    </message>
    <message>
        <source>Stopped by &quot;%1&quot;.</source>
        <translation>被“%1”挡住。</translation>
    </message>
    <message>
        <source>Pushes &quot;%1&quot; aside.</source>
        <translation>正推开“%1”。</translation>
    </message>
    <message>
        <source>Pushes shapes aside: %L1</source>
        <translation>推开的图形：%L1</translation>
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
        <translation>弯曲曲线</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift：以 15° 为步长。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: this handle alone. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift：以 15° 为步长。Alt：仅此手柄。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>Change Fill</source>
        <translation>更改填充</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag along the line. Esc: cancel.</source>
        <translation>沿线条拖动。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. Esc: cancel.</source>
        <translation>Shift：添加。Ctrl：切换。Ctrl+Shift：减去。空格：移动选框。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift：单一方向。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which does not exist</source>
        <translation>连接线的一端绑定到不存在的图形 %1</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which is a connector</source>
        <translation>连接线的一端绑定到图形 %1，而它是连接线</translation>
    </message>
    <message>
        <source>the next id is not from 1 to %1</source>
        <translation>下一个标识不在 1 到 %1 之间</translation>
    </message>
    <message>
        <source>the order does not name each shape once</source>
        <translation>顺序没有将每个图形恰好列出一次</translation>
    </message>
    <message>
        <source>the next id is in use already</source>
        <translation>下一个标识已被使用</translation>
    </message>
    <message>
        <source>the id of a group is not from 1 to %1</source>
        <translation>组的标识不在 1 到 %1 之间</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>标识 %1 出现两次</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>the drawing needs more than %1 GB of memory</source>
        <translation>绘图需要超过 %1 GB 的内存</translation>
    </message>
    <message>
        <source>there are more than %1 kinds of shapes</source>
        <translation>图形类型超过 %1 种</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a color such as &quot;#ff8000&quot;</source>
        <translation>颜色，例如“#ff8000”</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>文件提前结束</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: it does not begin with &quot;{&quot;</source>
        <translation>这不是 Trammel 绘图：它不以“{”开头</translation>
    </message>
    <message>
        <source>there is something after the end of the drawing</source>
        <translation>绘图结束后还有数据</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is there twice</source>
        <translation>字段“%1”出现两次</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: the field &quot;format&quot; is not &quot;trammel&quot;</source>
        <translation>这不是 Trammel 绘图：字段“format”不是“trammel”</translation>
    </message>
    <message>
        <source>the field &quot;nextId&quot; is not a whole number from 1 to %1</source>
        <translation>字段“nextId”不是 1 到 %1 的整数</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not %2</source>
        <translation>字段“%1”应为：%2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>the field &quot;version&quot; is not a whole number from 1 on</source>
        <translation>字段“version”不是从 1 开始的整数</translation>
    </message>
    <message>
        <source>the file has version %1, and this program reads versions up to %2</source>
        <translation>文件版本为 %1，而此程序最高读取版本 %2</translation>
    </message>
    <message>
        <source>a group is not an object</source>
        <translation>组不是对象</translation>
    </message>
    <message>
        <source>a shape is not an object</source>
        <translation>图形不是对象</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>这不是 JSON</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is missing</source>
        <translation>缺少字段“id”</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is not a whole number from 1 to %1</source>
        <translation>字段“id”不是 1 到 %1 的整数</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>it is not open for reading</source>
        <translation>未打开以供读取</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>没有名称</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>这不是文件</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>it was canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>未打开以供写入</translation>
    </message>
    <message>
        <source>programs with the usual limits refuse this file: %1</source>
        <translation>具有常规限制的程序会拒绝此文件：%1</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>文件在读取过程中被更改</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>一对数字</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a group</source>
        <translation>字段“%1”不是组的标识</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a shape</source>
        <translation>字段“%1”不是图形的标识</translation>
    </message>
    <message>
        <source>a value is longer than %1 MB</source>
        <translation>值超过 %1 MB</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>a text has a control character that is not escaped</source>
        <translation>文本中有未转义的控制字符</translation>
    </message>
    <message>
        <source>a text has an unknown escape</source>
        <translation>文本中有未知的转义</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>文本中有半个代理对</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>值的嵌套太深</translation>
    </message>
    <message>
        <source>a color or a gradient: an object with the fields type, start, end and stops</source>
        <translation>颜色或渐变：包含字段 type、start、end 和 stops 的对象</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>两个数字</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>a line style</source>
        <translation>线条样式</translation>
    </message>
    <message>
        <source>a line cap</source>
        <translation>线条端点</translation>
    </message>
    <message>
        <source>a line join</source>
        <translation>线条连接</translation>
    </message>
    <message>
        <source>&quot;automatic&quot;, &quot;solid&quot;, &quot;holding&quot; or &quot;none&quot;</source>
        <translation>“automatic”、“solid”、“holding”或“none”</translation>
    </message>
    <message>
        <source>a list of &quot;select&quot;, &quot;move&quot;, &quot;rotate&quot;, &quot;resize&quot;, &quot;delete&quot; and &quot;editText&quot;</source>
        <translation>由“select”、“move”、“rotate”、“resize”、“delete”和“editText”组成的列表</translation>
    </message>
    <message>
        <source>an arrowhead</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数字列表</translation>
    </message>
    <message>
        <source>a list of two ends, each with a shape or a point</source>
        <translation>两个端点的列表，每个端点有一个图形或一个点</translation>
    </message>
    <message>
        <source>a connector route</source>
        <translation>连接线路线</translation>
    </message>
    <message>
        <source>an object with the fields position and offset</source>
        <translation>包含字段 position 和 offset 的对象</translation>
    </message>
    <message>
        <source>a list of objects with the fields text, position and offset</source>
        <translation>包含字段 text、position 和 offset 的对象列表</translation>
    </message>
    <message>
        <source>none, arc or gap</source>
        <translation>none、arc 或 gap</translation>
    </message>
    <message>
        <source>a list of pins, each with the field x or y</source>
        <translation>固定点列表，每个有字段 x 或 y</translation>
    </message>
    <message>
        <source>a list of points, each a list of two numbers</source>
        <translation>点的列表，每个点是两个数字的列表</translation>
    </message>
    <message>
        <source>a list of rings, each a list of numbers in pairs</source>
        <translation>环的列表，每个环是成对数字的列表</translation>
    </message>
    <message>
        <source>a connector has no field &quot;%1&quot;</source>
        <translation>连接线没有字段“%1”</translation>
    </message>
    <message>
        <source>the outline has more than %1 points or rings</source>
        <translation>轮廓的点或环超过 %1 个</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to</source>
        <translation>无法写入文件夹 %1</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1000</source>
        <translation>1 到 1000 的整数</translation>
    </message>
    <message>
        <source>an alignment</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>&quot;visible&quot;, &quot;clip&quot; or &quot;grow&quot;</source>
        <translation>“visible”、“clip”或“grow”</translation>
    </message>
    <message>
        <source>Distribute Centers</source>
        <translation>分布中心</translation>
    </message>
    <message>
        <source>Distribute Gaps</source>
        <translation>分布间距</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The shapes have changed while they were combined.</source>
        <translation>图形在运算过程中被更改。</translation>
    </message>
    <message>
        <source>the drawing has been closed</source>
        <translation>绘图已关闭</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has failed</source>
        <translation>程序“%1”失败</translation>
    </message>
    <message>
        <source>the drawing has changed meanwhile</source>
        <translation>绘图在此期间被更改</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has returned no positions</source>
        <translation>程序“%1”没有返回位置</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has not finished in time</source>
        <translation>程序“%1”没有按时完成</translation>
    </message>
    <message>
        <source>there are fewer than two shapes to arrange</source>
        <translation>要排列的图形少于两个</translation>
    </message>
    <message>
        <source>more than %1 shapes cannot be arranged</source>
        <translation>无法排列超过 %1 个图形</translation>
    </message>
    <message>
        <source>Graphviz, which arranges the shapes, is not installed</source>
        <translation>用于排列图形的 Graphviz 未安装</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; cannot be started</source>
        <translation>无法启动程序“%1”</translation>
    </message>
    <message>
        <source>a group without a container is collapsed</source>
        <translation>没有容器的组被折叠</translation>
    </message>
    <message>
        <source>the group %1 has no shapes</source>
        <translation>组 %1 没有图形</translation>
    </message>
    <message>
        <source>the group %1 does not exist</source>
        <translation>组 %1 不存在</translation>
    </message>
    <message>
        <source>the group %1 is in itself</source>
        <translation>组 %1 在它自身之中</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>组的嵌套深度超过 %1</translation>
    </message>
    <message>
        <source>the shapes of the group %1 do not stand next to each other</source>
        <translation>组 %1 的图形不相邻</translation>
    </message>
    <message>
        <source>the container %1 is not the lowest member of the group %2</source>
        <translation>容器 %1 不是组 %2 的最底层成员</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>没有可重复的内容。</translation>
    </message>
    <message>
        <source>The numbers must be finite.</source>
        <translation>数字必须是有限的。</translation>
    </message>
    <message>
        <source>There must be at least one copy.</source>
        <translation>至少需要一个副本。</translation>
    </message>
    <message>
        <source>There can be at most %L1 copies.</source>
        <translation>最多可以有 %L1 个副本。</translation>
    </message>
    <message>
        <source>The copies can have at most %L1 shapes together.</source>
        <translation>所有副本最多可以有 %L1 个图形。</translation>
    </message>
    <message>
        <source>The distance between the copies must not be zero.</source>
        <translation>副本之间的距离不能为零。</translation>
    </message>
    <message>
        <source>The distance between the columns must not be zero.</source>
        <translation>列之间的距离不能为零。</translation>
    </message>
    <message>
        <source>The distance between the rows must not be zero.</source>
        <translation>行之间的距离不能为零。</translation>
    </message>
    <message>
        <source>The angle between the copies must not be zero.</source>
        <translation>副本之间的角度不能为零。</translation>
    </message>
    <message>
        <source>The center of the circle must not be that of the shapes.</source>
        <translation>圆心不能与图形的中心相同。</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Swimlane</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>泳池</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Terminator</source>
        <translation>终止符</translation>
    </message>
    <message>
        <source>Connector dot</source>
        <translation>连接点</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Right triangle</source>
        <translation>直角三角形</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>平行四边形</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>梯形</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>五边形</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>六边形</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>八边形</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字形</translation>
    </message>
    <message>
        <source>Block arrow</source>
        <translation>块箭头</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>双向箭头</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>V 形箭头</translation>
    </message>
    <message>
        <source>Callout</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Predefined process</source>
        <translation>预定义过程</translation>
    </message>
    <message>
        <source>Internal storage</source>
        <translation>内部存储</translation>
    </message>
    <message>
        <source>Manual input</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>Manual operation</source>
        <translation>手动操作</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Loop limit</source>
        <translation>循环界限</translation>
    </message>
    <message>
        <source>Off-page reference</source>
        <translation>离页引用</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>归并</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Basic shapes</source>
        <translation>基本图形</translation>
    </message>
    <message>
        <source>Flow chart</source>
        <translation>流程图</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>过程</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Extract</source>
        <translation>提取</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Combining needs at least two closed shapes.</source>
        <translation>布尔运算需要至少两个闭合图形。</translation>
    </message>
    <message>
        <source>The outlines of the shapes cross each other too often.</source>
        <translation>图形的轮廓交叉过多。</translation>
    </message>
    <message>
        <source>Nothing would remain of the shapes.</source>
        <translation>图形将没有任何剩余。</translation>
    </message>
    <message>
        <source>The shapes do not overlap.</source>
        <translation>图形没有重叠。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>the path has no segments</source>
        <translation>路径没有线段</translation>
    </message>
    <message>
        <source>a ring of the path has no segments</source>
        <translation>路径的一个环没有线段</translation>
    </message>
    <message>
        <source>the last segment of the path lacks a point</source>
        <translation>路径的最后一段缺少一个点</translation>
    </message>
    <message>
        <source>an open path has more than one chain</source>
        <translation>开放路径有多条链</translation>
    </message>
    <message>
        <source>a curve of the path lies far outside the frame</source>
        <translation>路径的一条曲线远在框架之外</translation>
    </message>
    <message>
        <source>The width must be a number from 0 to %L1.</source>
        <translation>宽度必须是 0 到 %L1 的数字。</translation>
    </message>
    <message>
        <source>The angles must be finite numbers, and at least one is needed.</source>
        <translation>角度必须是有限的数字，并且至少需要一个。</translation>
    </message>
    <message>
        <source>The container does not exist.</source>
        <translation>容器不存在。</translation>
    </message>
    <message>
        <source>The container is not a closed shape.</source>
        <translation>容器不是闭合图形。</translation>
    </message>
    <message>
        <source>The container is one of the shapes to pack.</source>
        <translation>容器是要装箱的图形之一。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>%L1 个单元中有 %Ln 个放不进该宽度。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>%L1 个单元中有 %Ln 个放不进该容器。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>装箱</translation>
    </message>
    <message>
        <source>The path does not exist.</source>
        <translation>路径不存在。</translation>
    </message>
    <message>
        <source>Shapes cannot be distributed along a connector.</source>
        <translation>无法沿连接线分布图形。</translation>
    </message>
    <message>
        <source>The path has no length.</source>
        <translation>路径没有长度。</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>沿路径分布</translation>
    </message>
    <message>
        <source>The clearance must be a number from 0 to %L1.</source>
        <translation>间隙必须是 0 到 %L1 的数字。</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>an end of the connector is not a finite point</source>
        <translation>连接线的一端不是有限的点</translation>
    </message>
    <message>
        <source>an end of the connector lies outside the frame of its shape</source>
        <translation>连接线的一端在其图形的框架之外</translation>
    </message>
    <message>
        <source>an end of the connector has both a point and a port</source>
        <translation>连接线的一端同时有点和端口</translation>
    </message>
    <message>
        <source>the port of an end of the connector is no name of at most %1 characters</source>
        <translation>连接线一端的端口不是最多 %1 个字符的名称</translation>
    </message>
    <message>
        <source>an end of the connector is farther away than 1e9</source>
        <translation>连接线的一端超出 1e9</translation>
    </message>
    <message>
        <source>the direction of a pin of the connector is unknown</source>
        <translation>连接线固定点的方向未知</translation>
    </message>
    <message>
        <source>a pin of the connector is not finite</source>
        <translation>连接线的固定点不是有限的</translation>
    </message>
    <message>
        <source>a pin of the connector is farther away than 1e9</source>
        <translation>连接线的固定点超出 1e9</translation>
    </message>
    <message>
        <source>the position of the connector&apos;s text is not a number from 0 to 1</source>
        <translation>连接线文本的位置不是 0 到 1 的数字</translation>
    </message>
    <message>
        <source>the text of the connector is not a finite distance of at most 1e9 away from its path</source>
        <translation>连接线文本到其路径的距离不是有限的或超过 1e9</translation>
    </message>
    <message>
        <source>a text is not valid UTF-16</source>
        <translation>文本不是有效的 UTF-16</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>数字不是有限的</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is the format&apos;s own</source>
        <translation>字段“%1”由格式保留</translation>
    </message>
    <message>
        <source>texts and free fields take more than %1 MB</source>
        <translation>文本和自由字段占用超过 %1 MB</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1：不是有限的数字</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1：为负数</translation>
    </message>
    <message>
        <source>%1 is larger than 1e9</source>
        <translation>%1：大于 1e9</translation>
    </message>
    <message>
        <source>the outline has more than %1 rings</source>
        <translation>轮廓的环超过 %1 个</translation>
    </message>
    <message>
        <source>the outline has more than %1 points</source>
        <translation>轮廓的点超过 %1 个</translation>
    </message>
    <message>
        <source>a point of the outline is not a finite number</source>
        <translation>轮廓的一个点不是有限的数字</translation>
    </message>
    <message>
        <source>a point of the outline lies far outside the frame</source>
        <translation>轮廓的一个点远在框架之外</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is spelled &quot;%2&quot;</source>
        <translation>字段“%1”应写作“%2”</translation>
    </message>
    <message>
        <source>the head of the line is unknown</source>
        <translation>线条的端头未知</translation>
    </message>
    <message>
        <source>the center&apos;s x</source>
        <translation>中心的 x</translation>
    </message>
    <message>
        <source>the center&apos;s y</source>
        <translation>中心的 y</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>the rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>the corner radius</source>
        <translation>圆角半径</translation>
    </message>
    <message>
        <source>the stroke&apos;s width</source>
        <translation>描边宽度</translation>
    </message>
    <message>
        <source>the opacity is not from 0 to 1</source>
        <translation>不透明度不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>the solidity is unknown</source>
        <translation>实体性未知</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot; is not registered</source>
        <translation>类型“%1”未注册</translation>
    </message>
    <message>
        <source>the text has more than %1 compartments</source>
        <translation>文本的分隔栏超过 %1 个</translation>
    </message>
    <message>
        <source>Rounded rectangle</source>
        <translation>圆角矩形</translation>
    </message>
    <message>
        <source>the polygon has fewer than three points</source>
        <translation>多边形少于三个点</translation>
    </message>
    <message>
        <source>a hole of the polygon has fewer than three points</source>
        <translation>多边形的孔少于三个点</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>the polyline has fewer than two points</source>
        <translation>折线少于两个点</translation>
    </message>
    <message>
        <source>the polyline has more than one chain</source>
        <translation>折线有多条链</translation>
    </message>
    <message>
        <source>the connector has no ends</source>
        <translation>连接线没有端点</translation>
    </message>
    <message>
        <source>the route of the connector is unknown</source>
        <translation>连接线的路线未知</translation>
    </message>
    <message>
        <source>the jumps of the connector are unknown</source>
        <translation>连接线的跨线未知</translation>
    </message>
    <message>
        <source>the connector has more than %1 pins</source>
        <translation>连接线的固定点超过 %1 个</translation>
    </message>
    <message>
        <source>the connector has more than %1 waypoints</source>
        <translation>连接线的途经点超过 %1 个</translation>
    </message>
    <message>
        <source>a waypoint of the connector is not a finite point</source>
        <translation>连接线的途经点不是有限的点</translation>
    </message>
    <message>
        <source>a waypoint of the connector is farther away than 1e9</source>
        <translation>连接线的途经点超出 1e9</translation>
    </message>
    <message>
        <source>the connector has more than %1 further texts</source>
        <translation>连接线的其他文本超过 %1 个</translation>
    </message>
    <message>
        <source>the frame of the connector is not finite</source>
        <translation>连接线的框架不是有限的</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; has no point, or one that is not a finite number</source>
        <translation>“%1”的轮廓没有点，或有一个点不是有限的数字</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; reaches too far</source>
        <translation>“%1”的轮廓延伸过远</translation>
    </message>
    <message>
        <source>the type of the gradient is unknown</source>
        <translation>渐变类型未知</translation>
    </message>
    <message>
        <source>a point of the gradient is not from -%1 to %1</source>
        <translation>渐变的点不在 -%1 到 %1 之间</translation>
    </message>
    <message>
        <source>the start and the end of the gradient are too close together</source>
        <translation>渐变的起点和终点太近</translation>
    </message>
    <message>
        <source>the gradient does not have from 2 to %1 stops</source>
        <translation>渐变没有 2 到 %1 个颜色</translation>
    </message>
    <message>
        <source>the offset of a stop of the gradient is not from 0 to 1</source>
        <translation>渐变颜色的位置不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>the stops of the gradient are not in ascending order</source>
        <translation>渐变颜色没有按升序排列</translation>
    </message>
    <message>
        <source>a stop of the gradient has no valid color</source>
        <translation>渐变中有无效的颜色</translation>
    </message>
    <message>
        <source>the offset of the shadow is not from -%1 to %1</source>
        <translation>阴影偏移不在 -%1 到 %1 之间</translation>
    </message>
    <message>
        <source>the blur radius of the shadow is not from 0 to %1</source>
        <translation>阴影模糊半径不在 0 到 %1 之间</translation>
    </message>
    <message>
        <source>the dash pattern has more than %1 lengths</source>
        <translation>虚线样式的长度超过 %1 个</translation>
    </message>
    <message>
        <source>the dash pattern has an odd number of lengths</source>
        <translation>虚线样式的长度个数为奇数</translation>
    </message>
    <message>
        <source>a length of the dash pattern is not between %1 and %2</source>
        <translation>虚线样式的长度不在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>the stroke&apos;s style is unknown</source>
        <translation>描边样式未知</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap is unknown</source>
        <translation>描边端点未知</translation>
    </message>
    <message>
        <source>the stroke&apos;s join is unknown</source>
        <translation>描边连接未知</translation>
    </message>
    <message>
        <source>the text&apos;s size is not from %1 to %2</source>
        <translation>文本大小不在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>the text&apos;s padding is not from 0 to 1e9</source>
        <translation>文本内边距不在 0 到 1e9 之间</translation>
    </message>
    <message>
        <source>the text&apos;s line spacing is not from %1 to %2</source>
        <translation>文本行距不在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>the text&apos;s weight is not a whole number from 1 to %1</source>
        <translation>文本粗细不是 1 到 %1 的整数</translation>
    </message>
    <message>
        <source>the name of the text&apos;s font has more than %1 characters</source>
        <translation>文本字体名称超过 %1 个字符</translation>
    </message>
    <message>
        <source>the text&apos;s alignment is unknown</source>
        <translation>文本对齐方式未知</translation>
    </message>
    <message>
        <source>the text&apos;s overflow is unknown</source>
        <translation>文本溢出方式未知</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>The port at the start of the connector</source>
        <translation>连接线起点的端口</translation>
    </message>
    <message>
        <source>The port at the end of the connector</source>
        <translation>连接线终点的端口</translation>
    </message>
    <message>
        <source>Free End</source>
        <translation>自由端</translation>
    </message>
    <message>
        <source>Fixed Point</source>
        <translation>固定点</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Colors of the gradient</source>
        <translation>渐变的颜色</translation>
    </message>
    <message>
        <source>Click to add a color, drag it to move it, drag it away to remove it</source>
        <translation>单击添加颜色，拖动以移动，拖离以移除</translation>
    </message>
    <message>
        <source>Color %1 of %2: %3 at %4 %</source>
        <translation>颜色 %1/%2：%3，位于 %4 %</translation>
    </message>
    <message>
        <source>%1, opacity %2 %</source>
        <translation>%1，不透明度 %2 %</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>其他...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Solid Color</source>
        <translation>纯色</translation>
    </message>
    <message>
        <source>Linear Gradient</source>
        <translation>线性渐变</translation>
    </message>
    <message>
        <source>Radial Gradient</source>
        <translation>径向渐变</translation>
    </message>
    <message>
        <source>Type of the fill</source>
        <translation>填充类型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>The color that is marked in the gradient</source>
        <translation>渐变中选中的颜色</translation>
    </message>
    <message>
        <source>Its position in percent</source>
        <translation>其位置（百分比）</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a color</source>
        <translation>添加颜色</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Remove the marked color</source>
        <translation>移除选中的颜色</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Reverse the order of the colors</source>
        <translation>反转颜色顺序</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>At %</source>
        <translation>位置 %</translation>
    </message>
    <message>
        <source>the position of a color must be from 0 to 100</source>
        <translation>颜色的位置必须在 0 到 100 之间</translation>
    </message>
    <message>
        <source>a straight line has no height</source>
        <translation>直线没有高度</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The left edge of the outline</source>
        <translation>轮廓的左边缘</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The top edge of the outline</source>
        <translation>轮廓的上边缘</translation>
    </message>
    <message>
        <source>W</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>The width, before rotation</source>
        <translation>旋转前的宽度</translation>
    </message>
    <message>
        <source>H</source>
        <translation>高</translation>
    </message>
    <message>
        <source>The height, before rotation</source>
        <translation>旋转前的高度</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Degrees, clockwise</source>
        <translation>度，顺时针</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>The radius of the corners</source>
        <translation>圆角半径</translation>
    </message>
    <message>
        <source>Change Radius</source>
        <translation>更改半径</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>描边</translation>
    </message>
    <message>
        <source>The width of the line</source>
        <translation>线条宽度</translation>
    </message>
    <message>
        <source>Change Line</source>
        <translation>更改线条</translation>
    </message>
    <message>
        <source>The direction of the gradient, in degrees, clockwise</source>
        <translation>渐变方向（度，顺时针）</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Percent: 0 is invisible, 100 is opaque</source>
        <translation>百分比：0 为不可见，100 为不透明</translation>
    </message>
    <message>
        <source>Change Opacity</source>
        <translation>更改不透明度</translation>
    </message>
    <message>
        <source>Text at</source>
        <translation>文本位置</translation>
    </message>
    <message>
        <source>The position of the first text, in percent of the length of the line</source>
        <translation>第一个文本的位置（线条长度的百分比）</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>The distance of the first text from the line: positive to the right of its direction</source>
        <translation>第一个文本到线条的距离：方向右侧为正</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>The distance from other connectors that would lie on the line; 0 moves none</source>
        <translation>与会重叠在线条上的其他连接线的间距；0 表示不移动</translation>
    </message>
    <message>
        <source>Shadow X</source>
        <translation>阴影 X</translation>
    </message>
    <message>
        <source>The offset of the shadow to the right</source>
        <translation>阴影向右的偏移</translation>
    </message>
    <message>
        <source>Change Shadow</source>
        <translation>更改阴影</translation>
    </message>
    <message>
        <source>The offset of the shadow downward</source>
        <translation>阴影向下的偏移</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>模糊</translation>
    </message>
    <message>
        <source>The blur radius of the shadow</source>
        <translation>阴影的模糊半径</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The size of the letters</source>
        <translation>字母的大小</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>行距</translation>
    </message>
    <message>
        <source>The distance of the lines, as a multiple of the font&apos;s own</source>
        <translation>行间距（字体自身行距的倍数）</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>内边距</translation>
    </message>
    <message>
        <source>The distance of the text from the edges of the shape</source>
        <translation>文本到图形边缘的距离</translation>
    </message>
    <message>
        <source>If filled</source>
        <translation>如果已填充</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Keeps contents inside</source>
        <translation>将内容保持在内部</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>网格间距</translation>
    </message>
    <message>
        <source>the grid spacing must be from 0.001 to 1000000</source>
        <translation>网格间距必须在 0.001 到 1000000 之间</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>The distance that solid shapes keep from each other</source>
        <translation>实体图形之间保持的距离</translation>
    </message>
    <message>
        <source>the clearance must be from 0 to 1000000</source>
        <translation>间隙必须在 0 到 1000000 之间</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>The number of shapes in a row that are pushed aside</source>
        <translation>连续推开的图形数量</translation>
    </message>
    <message>
        <source>the depth must be a whole number from 1 to 8</source>
        <translation>深度必须是 1 到 8 的整数</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Jump over obstacles</source>
        <translation>跳过障碍</translation>
    </message>
    <message>
        <source>Dragged shapes jump to a free place under the pointer</source>
        <translation>拖动的图形跳到指针下的空闲位置</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Whether the shape blocks others</source>
        <translation>图形是否阻挡其他图形</translation>
    </message>
    <message>
        <source>the application does not allow this placement</source>
        <translation>应用程序不允许此位置</translation>
    </message>
    <message>
        <source>the shape would overlap &quot;%1&quot; or leave it; Enter moves it to the nearest free place</source>
        <translation>图形会与“%1”重叠或超出它；按 Enter 将其移到最近的空闲位置</translation>
    </message>
    <message>
        <source>Solid Line</source>
        <translation>实线</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>点线</translation>
    </message>
    <message>
        <source>Dash and Dot</source>
        <translation>点划线</translation>
    </message>
    <message>
        <source>Dash and Two Dots</source>
        <translation>双点划线</translation>
    </message>
    <message>
        <source>No Line</source>
        <translation>无线条</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Change Port</source>
        <translation>更改端口</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>线条样式</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Line color</source>
        <translation>线条颜色</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>新图形</translation>
    </message>
    <message>
        <source>the width of a line must be from 0 to 1000000000</source>
        <translation>线条宽度必须在 0 到 1000000000 之间</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>删除文本</translation>
    </message>
    <message>
        <source>Change Text</source>
        <translation>更改文本</translation>
    </message>
    <message>
        <source>A line &quot;--&quot; separates two compartments.</source>
        <translation>内容为“--”的行分隔两个分隔栏。</translation>
    </message>
    <message>
        <source>Selectable</source>
        <translation>可选择</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>可移动</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>可旋转</translation>
    </message>
    <message>
        <source>Resizable</source>
        <translation>可调整大小</translation>
    </message>
    <message>
        <source>Deletable</source>
        <translation>可删除</translation>
    </message>
    <message>
        <source>Text editable</source>
        <translation>可编辑文本</translation>
    </message>
    <message>
        <source>Change Permissions</source>
        <translation>更改权限</translation>
    </message>
    <message>
        <source>Color of the shadow</source>
        <translation>阴影颜色</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Grow Shape</source>
        <translation>扩大图形</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>The font. A font that is missing is replaced for showing, and its name is kept.</source>
        <translation>字体。缺失的字体在显示时会被替换，其名称保留。</translation>
    </message>
    <message>
        <source>Text color</source>
        <translation>文本颜色</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>A text that is larger than its shape is visible, is clipped, or makes the shape grow.</source>
        <translation>大于图形的文本可见、被裁剪或扩大图形。</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>Break lines at the width of the shape</source>
        <translation>按图形宽度换行</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Keep the text level in a rotated shape</source>
        <translation>在旋转的图形中保持文本水平</translation>
    </message>
    <message>
        <source>Outlined Triangle</source>
        <translation>空心三角形</translation>
    </message>
    <message>
        <source>Outlined Diamond</source>
        <translation>空心菱形</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>Outlined Circle</source>
        <translation>空心圆</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>多</translation>
    </message>
    <message>
        <source>Zero or One</source>
        <translation>零或一</translation>
    </message>
    <message>
        <source>One or Many</source>
        <translation>一或多</translation>
    </message>
    <message>
        <source>Zero or Many</source>
        <translation>零或多</translation>
    </message>
    <message>
        <source>Exactly One</source>
        <translation>恰好一</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平直</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>Miter</source>
        <translation>尖角</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>斜角</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Change Arrowheads</source>
        <translation>更改箭头</translation>
    </message>
    <message>
        <source>The head at the start of the line</source>
        <translation>线条起点的端头</translation>
    </message>
    <message>
        <source>The head at the end of the line</source>
        <translation>线条终点的端头</translation>
    </message>
    <message>
        <source>The ends of the line and of its dashes</source>
        <translation>线条及其虚线的端点</translation>
    </message>
    <message>
        <source>The corners of the line</source>
        <translation>线条的拐角</translation>
    </message>
    <message>
        <source>The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2</source>
        <translation>线、空、线、空 ... 的长度（线宽的倍数，例如 4 2）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除以零</translation>
    </message>
    <message>
        <source>Group of %L1 shapes</source>
        <translation>%L1 个图形的组</translation>
    </message>
    <message>
        <source>%L1 shapes</source>
        <translation>%L1 个图形</translation>
    </message>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>%Ln 个图形的绘图</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawing</source>
        <translation>没有绘图</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>noun</comment>
        <translation>组</translation>
    </message>
    <message>
        <source>Hidden: click to show</source>
        <translation>已隐藏：单击以显示</translation>
    </message>
    <message>
        <source>Visible: click to hide</source>
        <translation>可见：单击以隐藏</translation>
    </message>
    <message>
        <source>Locked: click to unlock</source>
        <translation>已锁定：单击以解锁</translation>
    </message>
    <message>
        <source>Not locked: click to lock</source>
        <translation>未锁定：单击以锁定</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>模具</translation>
    </message>
    <message>
        <source>Only text can be pasted while a text is typed.</source>
        <translation>输入文本时只能粘贴文本。</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Add to or Remove from Selection</source>
        <translation>添加到选区或从选区移除</translation>
    </message>
    <message>
        <source>Enters the group, or edits the vertices or the text of the shape</source>
        <translation>进入组，或编辑图形的节点或文本</translation>
    </message>
    <message>
        <source>Selects the shape or the group, and nothing else</source>
        <translation>仅选择此图形或组</translation>
    </message>
    <message>
        <source>Selects the shape or the group in addition to others, or deselects it</source>
        <translation>额外选择此图形或组，或取消选择它</translation>
    </message>
    <message>
        <source>Edits the text of the shape</source>
        <translation>编辑图形的文本</translation>
    </message>
    <message>
        <source>Removes the shape or the group</source>
        <translation>移除图形或组</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>from %1 to a free end</source>
        <translation>从 %1 到自由端</translation>
    </message>
    <message>
        <source>from a free end to %1</source>
        <translation>从自由端到 %1</translation>
    </message>
    <message>
        <source>with two free ends</source>
        <translation>两端均为自由端</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a size</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>center at %1, %2</source>
        <translation>中心位于 %1，%2</translation>
    </message>
    <message>
        <source>rotated by %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>touches 1 other</source>
        <translation>与另外 1 个接触</translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>与另外 %n 个接触</numerusform>
        </translation>
    </message>
    <message>
        <source>connected with %1</source>
        <translation>与 %1 相连</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>文本：%1</translation>
    </message>
    <message>
        <source>contains 1 item</source>
        <translation>包含 1 项</translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>包含 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Snap to Round Numbers</source>
        <translation>对齐到整数值</translation>
    </message>
    <message>
        <source>This text is shortened. Edit it on the shape.</source>
        <translation>此文本已缩短。请在图形上编辑。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>New text</source>
        <translation>新文本</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>%1的文本</translation>
    </message>
    <message>
        <source>Connected %1 with %2.</source>
        <translation>已将 %1 与 %2 连接。</translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>已连接 %n 个图形。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Outline</source>
        <translation>更改轮廓</translation>
    </message>
    <message>
        <source>Esc: cancel.</source>
        <translation>Esc：取消。</translation>
    </message>
    <message>
        <source>the outline does not list the handles of the shape</source>
        <translation>轮廓没有列出图形的手柄</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>云</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>花括号</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>the spacing of the connector is not a number from 0 to %1</source>
        <translation>连接线的间距不是 0 到 %1 之间的数字</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>图片没有像素</translation>
    </message>
    <message>
        <source>the picture has more than %1 pixels on a side</source>
        <translation>图片的一边超过 %1 像素</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; cannot be read: %2</source>
        <translation>无法读取图片“%1”：%2</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Opens the link of the shape</source>
        <translation>打开图形的链接</translation>
    </message>
    <message>
        <source>tool tip: %1</source>
        <translation>工具提示：%1</translation>
    </message>
    <message>
        <source>link to %1</source>
        <translation>指向 %1 的链接</translation>
    </message>
    <message>
        <source>&quot;evenOdd&quot; or &quot;nonZero&quot;</source>
        <translation>“evenOdd”或“nonZero”</translation>
    </message>
    <message>
        <source>a list of places with pressures, each a list of two numbers</source>
        <translation>位置和压力的列表，每项是两个数字的列表</translation>
    </message>
    <message>
        <source>the fill rule is unknown</source>
        <translation>填充规则未知</translation>
    </message>
    <message>
        <source>the path has more than %1 pressures</source>
        <translation>路径的压力值超过 %1 个</translation>
    </message>
    <message>
        <source>the places of the pressures do not ascend from 0 to 1</source>
        <translation>压力的位置不是从 0 到 1 递增</translation>
    </message>
    <message>
        <source>a pressure is not from 0 to 1</source>
        <translation>压力不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>the link has more than %1 characters</source>
        <translation>链接超过 %1 个字符</translation>
    </message>
    <message>
        <source>the link contains characters that no address has</source>
        <translation>链接包含地址中不允许的字符</translation>
    </message>
    <message>
        <source>the link is not an address</source>
        <translation>链接不是地址</translation>
    </message>
    <message>
        <source>a link with the scheme &quot;%1&quot; is not allowed, only http, https, mailto and relative paths</source>
        <translation>不允许方案为“%1”的链接，只允许 http、https、mailto 和相对路径</translation>
    </message>
    <message>
        <source>the link is an absolute path</source>
        <translation>链接是绝对路径</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>of an entry of the data</comment>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Add an entry to the data</source>
        <translation>向数据添加条目</translation>
    </message>
    <message>
        <source>Remove the entry from the data</source>
        <translation>从数据中移除条目</translation>
    </message>
    <message>
        <source>Change Data</source>
        <translation>更改数据</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the name of a new entry of the data</comment>
        <translation>键</translation>
    </message>
    <message>
        <source>Add Data</source>
        <translation>添加数据</translation>
    </message>
    <message>
        <source>Remove Data</source>
        <translation>移除数据</translation>
    </message>
    <message>
        <source>There is an entry with the key &quot;%1&quot; already.</source>
        <translation>已有键为“%1”的条目。</translation>
    </message>
    <message>
        <source>Rename Data</source>
        <translation>重命名数据</translation>
    </message>
    <message>
        <source>Even-Odd</source>
        <comment>fill rule</comment>
        <translation>奇偶</translation>
    </message>
    <message>
        <source>Nonzero</source>
        <comment>fill rule</comment>
        <translation>非零</translation>
    </message>
    <message>
        <source>Fill rule</source>
        <translation>填充规则</translation>
    </message>
    <message>
        <source>Whether the parts that a path encloses several times are holes or filled</source>
        <translation>路径多次包围的部分是孔还是被填充</translation>
    </message>
    <message>
        <source>Change Fill Rule</source>
        <translation>更改填充规则</translation>
    </message>
    <message>
        <source>Width by pen pressure</source>
        <translation>宽度随笔压变化</translation>
    </message>
    <message>
        <source>Clear this box to remove the pressure of the pen from the line</source>
        <translation>取消选中可从线条中移除笔压</translation>
    </message>
    <message>
        <source>Remove Pressure</source>
        <translation>移除笔压</translation>
    </message>
    <message>
        <source>Tool tip</source>
        <translation>工具提示</translation>
    </message>
    <message>
        <source>Change Tool Tip</source>
        <translation>更改工具提示</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Change Link</source>
        <translation>更改链接</translation>
    </message>
    <message>
        <source>Activates the shape, or enters the group</source>
        <translation>激活形状，或进入组</translation>
    </message>
    <message>
        <source>Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this point. Ctrl: a free end. Esc: cancel.</source>
        <translation>在图形上释放以连接，在空白画布上释放以新建图形。Alt 或稍等：此处。Ctrl：自由端点。Esc：取消。</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do not connect. Esc: cancel.</source>
        <translation>在图形上释放以连接。Alt 或稍等：此处。Ctrl：不连接。Esc：取消。</translation>
    </message>
    <message>
        <source>Join Ends</source>
        <translation>连接端点</translation>
    </message>
    <message>
        <source>Break at Vertices</source>
        <translation>在节点处断开</translation>
    </message>
    <message>
        <source>Only polygons, polylines and paths can be broken.</source>
        <translation>只能断开多边形、折线和路径。</translation>
    </message>
    <message>
        <source>The ends of a line cannot be broken.</source>
        <translation>不能在线条的端点处断开。</translation>
    </message>
    <message>
        <source>Joining needs a line or an open path.</source>
        <translation>连接需要线条或开放路径。</translation>
    </message>
    <message>
        <source>At most %1 lines can be joined at once.</source>
        <translation>一次最多可连接 %1 条线。</translation>
    </message>
    <message>
        <source>A line with an arrowhead cannot be joined with a path.</source>
        <translation>带箭头的线条不能与路径连接。</translation>
    </message>
    <message>
        <source>Closing a line needs at least three points.</source>
        <translation>闭合线条至少需要三个点。</translation>
    </message>
    <message>
        <source>a ring has fewer than three points</source>
        <translation>一个环的点少于三个</translation>
    </message>
    <message>
        <source>a coordinate is not finite</source>
        <translation>坐标不是有限值</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 meet</source>
        <translation>从点 %1 和点 %2 开始的边相接</translation>
    </message>
    <message>
        <source>the outline has fewer than three points</source>
        <translation>轮廓的点少于三个</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>多边形没有面积</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 cross</source>
        <translation>从点 %1 和点 %2 开始的边相交</translation>
    </message>
</context>
<context>
    <name>Trammel::ActionShortcuts</name>
    <message>
        <source>A shortcut is one key, with or without modifiers.</source>
        <translation>快捷键是一个按键，可带修饰键。</translation>
    </message>
    <message>
        <source>Ctrl and Alt together type characters on many keyboards.</source>
        <translation>在许多键盘上，同时按 Ctrl 和 Alt 会输入字符。</translation>
    </message>
    <message>
        <source>The canvas uses %1 itself.</source>
        <translation>画布自己使用 %1。</translation>
    </message>
</context>
<context>
    <name>Trammel::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. Enter: one in the middle.</source>
        <translation>从一角拖到另一角。Shift：正方形。Alt：从中心。空格：移动。Ctrl：不对齐。Enter：在中间放一个。</translation>
    </message>
</context>
<context>
    <name>Trammel::Canvas</name>
    <message>
        <source>Drawing</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>A canvas on which shapes are drawn, selected and changed</source>
        <translation>用于绘制、选择和更改图形的画布</translation>
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
        <translation>不可用</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>&amp;Commands...</source>
        <translation>命令(&amp;C)...</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>No command contains these words.</source>
        <translation>没有包含这些词的命令。</translation>
    </message>
</context>
<context>
    <name>Trammel::ConnectorTool</name>
    <message>
        <source>Move End</source>
        <translation>移动端点</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.</source>
        <translation>方向键或 Tab：另一个图形。Enter：连接。Esc：取消。</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.</source>
        <translation>方向键或 Tab：另一个图形。Home、End：另一端。Enter：连接。Esc：取消。</translation>
    </message>
    <message>
        <source>Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. Arrow keys: from the selected shape. Enter: a line in the middle.</source>
        <translation>从图形拖到图形，或单击两者以连接。Alt：此处。Ctrl：不连接。方向键：从选中的图形开始。Enter：在中间放一条线。</translation>
    </message>
    <message>
        <source>Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>在图形上释放或单击以连接。Alt 或稍等：此处。Tab：下一个端口或下方的图形。Ctrl：不连接。Esc：取消。</translation>
    </message>
</context>
<context>
    <name>Trammel::Document</name>
    <message>
        <source>the group %1 does not exist</source>
        <translation>组 %1 不存在</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>the shape %1 does not exist</source>
        <translation>图形 %1 不存在</translation>
    </message>
    <message>
        <source>the shape %1 is no container</source>
        <translation>图形 %1 不是容器</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>组的嵌套深度超过 %1</translation>
    </message>
    <message>
        <source>a container cannot be moved into itself</source>
        <translation>容器不能移入自身</translation>
    </message>
    <message>
        <source>Move into Container</source>
        <translation>移入容器</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>the document was deleted</source>
        <translation>文档已被删除</translation>
    </message>
    <message>
        <source>another file is being read or written</source>
        <translation>正在读取或写入另一个文件</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>a group needs at least two members</source>
        <translation>组至少需要两个成员</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>取消组合</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>更改组</translation>
    </message>
    <message>
        <source>the document must not be changed now</source>
        <translation>现在不能更改文档</translation>
    </message>
    <message>
        <source>there are no ids left for more shapes and groups</source>
        <translation>没有可用于更多图形和组的标识</translation>
    </message>
</context>
<context>
    <name>Trammel::EditorPanel</name>
    <message>
        <source>There is no editor named &quot;%1&quot;.</source>
        <translation>没有名为“%1”的编辑器。</translation>
    </message>
</context>
<context>
    <name>Trammel::FileTask</name>
    <message>
        <source>the drawing was changed while the file was read, and the change would be lost</source>
        <translation>读取文件时绘图被更改，该更改将丢失</translation>
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
        <translation>无匹配项</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>查找(&amp;F)...</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find text or names</source>
        <translation>查找文本或名称</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>Trammel::LassoTool</name>
    <message>
        <source>Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.</source>
        <translation>Enter、双击或第一个角：完成。Backspace：退回一个角。Shift：添加。Ctrl：切换。Alt：切换接触/包围。Esc：取消。</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. Esc: cancel.</source>
        <translation>Shift：添加。Ctrl：切换。Ctrl+Shift：减去。Alt：切换接触/包围。空格：移动套索。Esc：取消。</translation>
    </message>
    <message>
        <source>Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a shape: select it. Shift: add. Ctrl: toggle.</source>
        <translation>围绕图形拖动以选择它们，或从空白画布开始逐角单击。单击图形：选择它。Shift：添加。Ctrl：切换。</translation>
    </message>
</context>
<context>
    <name>Trammel::PathTool</name>
    <message>
        <source>A polygon needs three points. Esc: cancel.</source>
        <translation>多边形需要三个点。Esc：取消。</translation>
    </message>
    <message>
        <source>A line needs two points. Esc: cancel.</source>
        <translation>线条需要两个点。Esc：取消。</translation>
    </message>
    <message>
        <source>Click to set the corners of a polygon. Enter: one in the middle.</source>
        <translation>单击以设置多边形的角。Enter：在中间放一个。</translation>
    </message>
    <message>
        <source>Drag to draw a line, or click to set its points. Enter: one in the middle.</source>
        <translation>拖动以绘制线条，或单击以设置其点。Enter：在中间放一条。</translation>
    </message>
    <message>
        <source>Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Enter、双击或第一个点：完成。Backspace：退回一个点。Shift：以 15° 为步长。Ctrl：不对齐。Esc：取消。</translation>
    </message>
</context>
<context>
    <name>Trammel::PenTool</name>
    <message>
        <source>Click to set corners, drag to set smooth points of a path. Enter: one in the middle.</source>
        <translation>单击设置路径的尖角，拖动设置平滑节点。Enter：在中间放一个。</translation>
    </message>
    <message>
        <source>Enter or double click: done. The first point: closes. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Enter 或双击：完成。第一个点：闭合。Backspace：退回一个点。Shift：以 15° 为步长。Ctrl：不对齐。Esc：取消。</translation>
    </message>
    <message>
        <source>A path needs two points. Esc: cancel.</source>
        <translation>路径需要两个点。Esc：取消。</translation>
    </message>
</context>
<context>
    <name>Trammel::PencilTool</name>
    <message>
        <source>Release near the start to close the line. Esc: cancel.</source>
        <translation>在起点附近释放以闭合线条。Esc：取消。</translation>
    </message>
    <message>
        <source>Drag to draw freehand. Enter: a line in the middle. Esc: select.</source>
        <translation>拖动以徒手绘制。Enter：在中间放一条线。Esc：选择。</translation>
    </message>
</context>
<context>
    <name>Trammel::PlacingDialog</name>
    <message>
        <source>Separate</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>装箱</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>沿路径分布</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>装入(&amp;I):</translation>
    </message>
    <message>
        <source>The shape selected last</source>
        <translation>最后选择的图形</translation>
    </message>
    <message>
        <source>A compact block</source>
        <translation>紧凑的块</translation>
    </message>
    <message>
        <source>Rows of a given width</source>
        <translation>指定宽度的行</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Rotate shapes:</source>
        <translation>旋转图形(&amp;R):</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>By these angles</source>
        <translation>按这些角度</translation>
    </message>
    <message>
        <source>By any angle</source>
        <translation>按任意角度</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation>角度(&amp;A):</translation>
    </message>
    <message>
        <source>Degrees, clockwise, separated by spaces</source>
        <translation>度，顺时针，用空格分隔</translation>
    </message>
    <message>
        <source>&amp;Clearance:</source>
        <translation>间隙(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Equal:</source>
        <translation>相等(&amp;E):</translation>
    </message>
    <message>
        <source>Gaps between the shapes</source>
        <translation>图形之间的间距</translation>
    </message>
    <message>
        <source>Distances of the centers</source>
        <translation>中心的距离</translation>
    </message>
    <message>
        <source>&amp;Rotate the shapes to the path</source>
        <translation>使图形朝向路径(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>分离(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>装箱(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>分布(&amp;D)</translation>
    </message>
    <message>
        <source>The drawing is read-only.</source>
        <translation>绘图是只读的。</translation>
    </message>
    <message>
        <source>Select at least two shapes.</source>
        <translation>请至少选择两个图形。</translation>
    </message>
    <message>
        <source>Select the shapes together with one line or open path.</source>
        <translation>请将图形与一条线或开放路径一起选择。</translation>
    </message>
    <message>
        <source>The angles must be numbers that are separated by spaces.</source>
        <translation>角度必须是用空格分隔的数字。</translation>
    </message>
    <message>
        <source>The width must be greater than 0.</source>
        <translation>宽度必须大于 0。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, selected last</source>
        <translation>“%1”，最后选择</translation>
    </message>
    <message>
        <source>Computing the positions...</source>
        <translation>正在计算位置...</translation>
    </message>
    <message>
        <source>Shapes that move: %L1</source>
        <translation>将移动的图形：%L1</translation>
    </message>
    <message>
        <source>No shapes overlap.</source>
        <translation>没有重叠的图形。</translation>
    </message>
    <message>
        <source>No shape needs to move.</source>
        <translation>没有图形需要移动。</translation>
    </message>
    <message>
        <source>Shapes moved: %L1</source>
        <translation>已移动的图形：%L1</translation>
    </message>
</context>
<context>
    <name>Trammel::PreferencesDialog</name>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel:</source>
        <translation>鼠标滚轮(&amp;W):</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Rubber &amp;band selects:</source>
        <translation>选框选择(&amp;B):</translation>
    </message>
    <message>
        <source>Touched shapes</source>
        <translation>接触的图形</translation>
    </message>
    <message>
        <source>Enclosed shapes</source>
        <translation>包围的图形</translation>
    </message>
    <message>
        <source>By direction: to the right enclosed ones, to the left touched ones</source>
        <translation>按方向：向右选择包围的，向左选择接触的</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>显示网格(&amp;G)</translation>
    </message>
    <message>
        <source>Grid &amp;spacing:</source>
        <translation>网格间距(&amp;S):</translation>
    </message>
    <message>
        <source>Show a b&amp;utton back to the drawing when it is out of view</source>
        <translation>绘图不在视图中时显示返回按钮(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;handles for connectors beside the shape under the pointer</source>
        <translation>在指针下的图形旁显示连接手柄(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Add a shape where such a connector ends on empty canvas</source>
        <translation>此类连接线在空白画布上结束时添加图形(&amp;A)</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>对齐到网格(&amp;G)</translation>
    </message>
    <message>
        <source>Snap to edges and centers of other &amp;shapes</source>
        <translation>对齐到其他图形的边缘和中心(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to &amp;equal gaps and sizes</source>
        <translation>对齐到相等的间距和大小(&amp;E)</translation>
    </message>
    <message>
        <source>Snap to the &amp;angles of other shapes</source>
        <translation>对齐到其他图形的角度(&amp;A)</translation>
    </message>
    <message>
        <source>Snap &amp;distance in pixels:</source>
        <translation>对齐距离（像素）(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Show collisions:</source>
        <translation>显示碰撞(&amp;S):</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>拖动时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Also with &amp;locked shapes</source>
        <translation>包括锁定的图形(&amp;L)</translation>
    </message>
    <message>
        <source>Also with shapes &amp;inside a filled shape</source>
        <translation>包括填充图形内部的图形(&amp;I)</translation>
    </message>
    <message>
        <source>Also with &amp;texts without an outline</source>
        <translation>包括没有轮廓的文本(&amp;T)</translation>
    </message>
    <message>
        <source>Also with li&amp;nes and other shapes that are not solid</source>
        <translation>包括线条和其他非实体图形(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Dragged shapes:</source>
        <translation>拖动的图形(&amp;D):</translation>
    </message>
    <message>
        <source>May overlap other shapes</source>
        <translation>可以与其他图形重叠</translation>
    </message>
    <message>
        <source>Stop at other shapes</source>
        <translation>停在其他图形旁</translation>
    </message>
    <message>
        <source>Slide along other shapes</source>
        <translation>沿其他图形滑动</translation>
    </message>
    <message>
        <source>Push other shapes aside</source>
        <translation>推开其他图形</translation>
    </message>
    <message>
        <source>Shapes &amp;pushed in a row:</source>
        <translation>连续推开的图形(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Clearance between shapes:</source>
        <translation>图形之间的间隙(&amp;C):</translation>
    </message>
    <message>
        <source>Jump over shapes to a &amp;free place under the pointer</source>
        <translation>跳过图形到指针下的空闲位置(&amp;F)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>配色(&amp;C):</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Round positions, sizes and angles that snap to nothing else</source>
        <translation>对未与其他内容对齐的位置、大小和角度取整(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Trammel::Recovery</name>
    <message>
        <source>the snapshot is in use or cannot be locked</source>
        <translation>快照正在使用或无法锁定</translation>
    </message>
</context>
<context>
    <name>Trammel::RepeatDialog</name>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>排成一行</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>排成网格</translation>
    </message>
    <message>
        <source>Around a point</source>
        <translation>围绕一点</translation>
    </message>
    <message>
        <source>&amp;Arrange:</source>
        <translation>排列方式(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>副本数(&amp;C):</translation>
    </message>
    <message>
        <source>Colu&amp;mns:</source>
        <translation>列数(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>行数(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Horizontal distance:</source>
        <translation>水平距离(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Vertical distance:</source>
        <translation>垂直距离(&amp;V):</translation>
    </message>
    <message>
        <source>Column &amp;distance:</source>
        <translation>列间距(&amp;D):</translation>
    </message>
    <message>
        <source>Row d&amp;istance:</source>
        <translation>行间距(&amp;I):</translation>
    </message>
    <message>
        <source>A&amp;ngle between copies:</source>
        <translation>副本之间的角度(&amp;N):</translation>
    </message>
    <message>
        <source>Center &amp;X:</source>
        <translation>中心 X(&amp;X):</translation>
    </message>
    <message>
        <source>Center &amp;Y:</source>
        <translation>中心 Y(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Full circle</source>
        <translation>整圈(&amp;F)</translation>
    </message>
    <message>
        <source>R&amp;otate the copies</source>
        <translation>旋转副本(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>重复(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Trammel::ReturnButton</name>
    <message>
        <source>Back to the Drawing</source>
        <translation>返回绘图</translation>
    </message>
</context>
<context>
    <name>Trammel::SelectTool</name>
    <message>
        <source>Move End</source>
        <translation>移动端点</translation>
    </message>
    <message>
        <source>Move Vertex</source>
        <translation>移动节点</translation>
    </message>
    <message>
        <source>Reset Segment</source>
        <translation>重置线段</translation>
    </message>
    <message>
        <source>Drag to move the pivot. Double click: back to the center.</source>
        <translation>拖动以移动旋转中心。双击：回到中心。</translation>
    </message>
    <message>
        <source>Drag to another shape to connect this end to it. On empty canvas, the end becomes free.</source>
        <translation>拖到另一个图形以将此端连接到它。在空白画布上，此端变为自由端。</translation>
    </message>
    <message>
        <source>Drag to move this point. Shift: steps of 15°. Ctrl: no snapping. Double click: edit the vertices.</source>
        <translation>拖动以移动此点。Shift：以 15° 为步长。Ctrl：不对齐。双击：编辑节点。</translation>
    </message>
    <message>
        <source>Drag to move this end of the gradient. Shift: steps of 15°. Ctrl: no snapping. Esc: done.</source>
        <translation>拖动以移动渐变的此端。Shift：以 15° 为步长。Ctrl：不对齐。Esc：完成。</translation>
    </message>
    <message>
        <source>Drag to move this color along the gradient. Esc: done.</source>
        <translation>拖动以沿渐变移动此颜色。Esc：完成。</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>拖到另一个图形以连接。单击：添加同类型的相连图形。</translation>
    </message>
    <message>
        <source>Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.</source>
        <translation>拖动以沿线条移动文本。Ctrl：不对齐。双击：编辑文本。</translation>
    </message>
    <message>
        <source>Drag to move this bend. Double click: route the line automatically again.</source>
        <translation>拖动以移动此拐点。双击：恢复线条的自动路线。</translation>
    </message>
    <message>
        <source>Drag to move this segment. Double click its handle: route it automatically again.</source>
        <translation>拖动以移动此线段。双击其手柄：恢复自动路线。</translation>
    </message>
    <message>
        <source>Drag to move this segment, which then stays in place. Ctrl: no snapping.</source>
        <translation>拖动以移动此线段，之后它停留在原处。Ctrl：不对齐。</translation>
    </message>
    <message>
        <source>Drag to rotate about the pivot. Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping.</source>
        <translation>拖动以绕旋转中心旋转。Shift：以 15° 为步长。Alt：各绕自身中心。Ctrl：不对齐。</translation>
    </message>
    <message>
        <source>Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.</source>
        <translation>拖动以调整大小。Shift：保持比例。Alt：从中心。Ctrl：不对齐。</translation>
    </message>
    <message>
        <source>This shape cannot be moved. Click to select it.</source>
        <translation>此图形不能移动。单击以选择它。</translation>
    </message>
    <message>
        <source>This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.</source>
        <translation>此连接线随其图形移动。单击以选择它，然后拖动一端以连接到别处。</translation>
    </message>
    <message>
        <source>Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with Alt a copy.</source>
        <translation>单击选择组，双击在其中操作。Ctrl+单击：单个图形。拖动以移动，按住 Alt 复制。</translation>
    </message>
    <message>
        <source>Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.</source>
        <translation>拖动以移动，按住 Alt 复制。Shift 或 Ctrl+单击：取消选择。Alt+单击：下方的图形。</translation>
    </message>
    <message>
        <source>Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.</source>
        <translation>单击以选择，拖动以移动。Shift 或 Ctrl+单击：添加。Alt+单击：下方的图形。</translation>
    </message>
    <message>
        <source>Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.</source>
        <translation>单击或拖动以在组中选择。在外部单击或 Esc：离开组。Shift：添加。Ctrl：切换。</translation>
    </message>
    <message>
        <source>Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.</source>
        <translation>单击或拖动以选择。Shift：添加。Ctrl：切换。Alt：切换接触/包围。空格+拖动：移动视图。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Drag to change the outline.</source>
        <translation>拖动以更改轮廓。</translation>
    </message>
    <message>
        <source>Click to collapse or expand this container.</source>
        <translation>单击以折叠或展开此容器。</translation>
    </message>
    <message>
        <source>Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.</source>
        <translation>方向键：移动此手柄，按住 Shift 移动更远。D、Shift+D：下一个或上一个。Esc：完成。</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapeList</name>
    <message>
        <source>Find by name, text or kind</source>
        <translation>按名称、文本或类型查找</translation>
    </message>
    <message>
        <source>Find shapes by name, text or kind</source>
        <translation>按名称、文本或类型查找图形</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePalette</name>
    <message>
        <source>Custom shapes</source>
        <translation>自定义图形</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>所有图形</translation>
    </message>
    <message>
        <source>Stencils</source>
        <translation>模具</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加%1</translation>
    </message>
    <message>
        <source>Add Selection as Stencil</source>
        <translation>将所选内容添加为模具</translation>
    </message>
    <message>
        <source>Rename Stencil...</source>
        <translation>重命名模具...</translation>
    </message>
    <message>
        <source>Remove Stencil</source>
        <translation>移除模具</translation>
    </message>
    <message>
        <source>Change Selected Shapes to This Kind</source>
        <translation>将所选图形更改为此类型</translation>
    </message>
    <message>
        <source>Rename Stencil</source>
        <translation>重命名模具</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名称:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>搜索图形</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePaletteView</name>
    <message>
        <source>Shapes</source>
        <translation>图形</translation>
    </message>
</context>
<context>
    <name>Trammel::ShortcutPage</name>
    <message>
        <source>Find a command or a shortcut</source>
        <translation>查找命令或快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>新快捷键(&amp;N):</translation>
    </message>
    <message>
        <source>Click here and press the keys</source>
        <translation>单击此处并按下按键</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>添加(&amp;D)</translation>
    </message>
    <message>
        <source>Keeps the current shortcuts of the command</source>
        <translation>保留该命令当前的快捷键</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>全部重置(&amp;L)</translation>
    </message>
    <message>
        <source>Take &amp;Over</source>
        <translation>接管(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>指定(&amp;A)</translation>
    </message>
    <message>
        <source>%1 is the shortcut of &quot;%2&quot;, which will lose it.</source>
        <translation>%1 是“%2”的快捷键，它将失去该快捷键。</translation>
    </message>
    <message>
        <source>The command has this shortcut already.</source>
        <translation>该命令已有此快捷键。</translation>
    </message>
    <message>
        <source>%1 is still the shortcut of &quot;%2&quot;.</source>
        <translation>%1 仍是“%2”的快捷键。</translation>
    </message>
</context>
<context>
    <name>Trammel::TextBoxTool</name>
    <message>
        <source>Click to type a text, or drag to give it a width. Click a text to edit it.</source>
        <translation>单击以输入文本，或拖动以指定宽度。单击文本以编辑它。</translation>
    </message>
</context>
<context>
    <name>Trammel::TextTool</name>
    <message>
        <source>Edit Text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>删除文本</translation>
    </message>
    <message>
        <source>Draw Text</source>
        <translation>绘制文本</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>拖到另一个图形以连接。单击：添加同类型的相连图形。</translation>
    </message>
    <message>
        <source>Type the text. Tab: the next compartment. A line &quot;--&quot;: a new one. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>输入文本。Tab：下一个分隔栏。内容为“--”的行：新分隔栏。Esc、Ctrl+Enter 或单击别处：完成。</translation>
    </message>
    <message>
        <source>Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>输入文本。Enter：换行。Esc、Ctrl+Enter 或单击别处：完成。</translation>
    </message>
</context>
<context>
    <name>Trammel::VertexTool</name>
    <message>
        <source>Move Vertex</source>
        <translation>移动节点</translation>
    </message>
    <message>
        <source>Move Vertices</source>
        <translation>移动节点</translation>
    </message>
    <message>
        <source>Insert Vertex</source>
        <translation>插入节点</translation>
    </message>
    <message>
        <source>A path needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>路径至少需要两个节点。离开此模式以删除图形。</translation>
    </message>
    <message>
        <source>A polygon needs at least three vertices. Leave this mode to delete the shape.</source>
        <translation>多边形至少需要三个节点。离开此模式以删除图形。</translation>
    </message>
    <message>
        <source>A polyline needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>折线至少需要两个节点。离开此模式以删除图形。</translation>
    </message>
    <message>
        <source>Delete Vertex</source>
        <translation>删除节点</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>删除节点</translation>
    </message>
    <message>
        <source>Select the vertices to delete: click them, or drag around them.</source>
        <translation>选择要删除的节点：单击它们，或围绕它们拖动。</translation>
    </message>
    <message>
        <source>Select the vertices after which new ones are inserted.</source>
        <translation>选择要在其后插入新节点的节点。</translation>
    </message>
    <message>
        <source>Insert Vertices</source>
        <translation>插入节点</translation>
    </message>
    <message>
        <source>Select the vertices to change: click them, or drag around them.</source>
        <translation>选择要更改的节点：单击它们，或围绕它们拖动。</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>尖角</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>平滑节点</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>对称节点</translation>
    </message>
    <message>
        <source>Select the vertices to move: click them, or drag around them.</source>
        <translation>选择要移动的节点：单击它们，或围绕它们拖动。</translation>
    </message>
    <message>
        <source>Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>拖动以移动，按住 Alt 拉出手柄。单击以选择，按住 Shift 添加。Alt+单击或双击：删除。</translation>
    </message>
    <message>
        <source>Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>拖动以移动。单击以选择，按住 Shift 添加。Alt+单击或双击：删除。</translation>
    </message>
    <message>
        <source>Drag to bend the curve, with Alt this handle alone.</source>
        <translation>拖动以弯曲曲线，按住 Alt 仅此手柄。</translation>
    </message>
    <message>
        <source>Drag to insert a vertex here.</source>
        <translation>拖动以在此处插入节点。</translation>
    </message>
    <message>
        <source>Drag to move the edge. Double click: insert a vertex.</source>
        <translation>拖动以移动边。双击：插入节点。</translation>
    </message>
    <message>
        <source>Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. Esc or Enter: done.</source>
        <translation>拖动节点，或拖动边的中点以添加新节点。围绕节点拖动以选择它们。Esc 或 Enter：完成。</translation>
    </message>
    <message>
        <source>Select the vertices to break: click them, or drag around them.</source>
        <translation>选择要断开的节点：单击它们，或在其周围拖动。</translation>
    </message>
</context>
</TS>
