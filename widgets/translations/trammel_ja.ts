<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message>
        <source>Change Kind</source>
        <translation>種類を変更</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>左揃え</translation>
    </message>
    <message>
        <source>Align Centers</source>
        <translation>左右中央揃え</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>右揃え</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>上揃え</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>上下中央揃え</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>下揃え</translation>
    </message>
    <message>
        <source>Distribute Gaps Horizontally</source>
        <translation>水平方向に等間隔に分布</translation>
    </message>
    <message>
        <source>Distribute Gaps Vertically</source>
        <translation>垂直方向に等間隔に分布</translation>
    </message>
    <message>
        <source>Distribute Centers Horizontally</source>
        <translation>中心を水平方向に分布</translation>
    </message>
    <message>
        <source>Distribute Centers Vertically</source>
        <translation>中心を垂直方向に分布</translation>
    </message>
    <message>
        <source>Arrange as Layers Downward</source>
        <translation>下方向に階層配置</translation>
    </message>
    <message>
        <source>Arrange as Layers to the Right</source>
        <translation>右方向に階層配置</translation>
    </message>
    <message>
        <source>Arrange as Tree</source>
        <translation>ツリー状に配置</translation>
    </message>
    <message>
        <source>Arrange as Network</source>
        <translation>ネットワーク状に配置</translation>
    </message>
    <message>
        <source>Same Width</source>
        <translation>幅を揃える</translation>
    </message>
    <message>
        <source>Same Height</source>
        <translation>高さを揃える</translation>
    </message>
    <message>
        <source>Same Size</source>
        <translation>サイズを揃える</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>Rotate Left</source>
        <translation>左に回転</translation>
    </message>
    <message>
        <source>Rotate Right</source>
        <translation>右に回転</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>すべてのロックを解除</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Bring to Front</source>
        <translation>最前面へ移動</translation>
    </message>
    <message>
        <source>Bring Forward</source>
        <translation>前面へ移動</translation>
    </message>
    <message>
        <source>Send Backward</source>
        <translation>背面へ移動</translation>
    </message>
    <message>
        <source>Send to Back</source>
        <translation>最背面へ移動</translation>
    </message>
    <message>
        <source>Bring in Front Of</source>
        <translation>図形の前面へ移動</translation>
    </message>
    <message>
        <source>Send Behind</source>
        <translation>図形の背面へ移動</translation>
    </message>
    <message>
        <source>An SVG drawing cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>SVG 図面は貼り付けられません。図面からコピーした図形のみ貼り付けられます。</translation>
    </message>
    <message>
        <source>Files cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>ファイルは貼り付けられません。図面からコピーした図形のみ貼り付けられます。</translation>
    </message>
    <message>
        <source>Text cannot be pasted on the canvas. Double-click a shape, or click with the text tool, and paste the text there.</source>
        <translation>テキストはキャンバスに貼り付けられません。図形をダブルクリックするか、テキストツールでクリックして、そこにテキストを貼り付けてください。</translation>
    </message>
    <message>
        <source>A picture cannot be pasted. Only shapes that were copied from a drawing can be pasted.</source>
        <translation>画像は貼り付けられません。図面からコピーした図形のみ貼り付けられます。</translation>
    </message>
    <message>
        <source>Inserted at the nearest free place.</source>
        <translation>最も近い空き位置に挿入しました。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes. %1</source>
        <translation>クリップボードに図形がありません。%1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>The dropped data holds no shapes. %1</source>
        <translation>ドロップされたデータに図形がありません。%1</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>ドロップ</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Unite</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>減算</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>重なり順</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>整列</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Flip and Rotate</source>
        <translation>反転と回転</translation>
    </message>
    <message>
        <source>Add Connected</source>
        <translation>接続された図形を追加</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>コネクタ</translation>
    </message>
    <message>
        <source>Select Here</source>
        <translation>ここで選択</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Convert to Path</source>
        <translation>パスに変換</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>SVG としてコピー</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Paste in Place</source>
        <translation>同じ位置に貼り付け</translation>
    </message>
    <message>
        <source>Repeat...</source>
        <translation>繰り返し...</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>グループ解除</translation>
    </message>
    <message>
        <source>Collapse or Expand</source>
        <translation>折りたたみ/展開</translation>
    </message>
    <message>
        <source>Add Connected Shape</source>
        <translation>接続された図形を追加</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Right</source>
        <translation>接続された図形を右に追加</translation>
    </message>
    <message>
        <source>Add Connected Shape Below</source>
        <translation>接続された図形を下に追加</translation>
    </message>
    <message>
        <source>Add Connected Shape on the Left</source>
        <translation>接続された図形を左に追加</translation>
    </message>
    <message>
        <source>Add Connected Shape Above</source>
        <translation>接続された図形を上に追加</translation>
    </message>
    <message>
        <source>Go to Shape on the Right</source>
        <translation>右の図形へ移動</translation>
    </message>
    <message>
        <source>Go to Shape Below</source>
        <translation>下の図形へ移動</translation>
    </message>
    <message>
        <source>Go to Shape on the Left</source>
        <translation>左の図形へ移動</translation>
    </message>
    <message>
        <source>Go to Shape Above</source>
        <translation>上の図形へ移動</translation>
    </message>
    <message>
        <source>Edit Vertices</source>
        <translation>ノードを編集</translation>
    </message>
    <message>
        <source>Edit Text</source>
        <translation>テキストを編集</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>スムーズノード</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>対称ノード</translation>
    </message>
    <message>
        <source>Custom Kind</source>
        <translation>カスタム種類</translation>
    </message>
    <message>
        <source>Nothing overlaps here</source>
        <translation>ここには重なりがありません</translation>
    </message>
    <message>
        <source>Separate...</source>
        <translation>分離...</translation>
    </message>
    <message>
        <source>Pack...</source>
        <translation>詰め込み...</translation>
    </message>
    <message>
        <source>Distribute Along Path...</source>
        <translation>パスに沿って分布...</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Select None</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Select Inverse</source>
        <translation>選択を反転</translation>
    </message>
    <message>
        <source>Select Same Kind</source>
        <translation>同じ種類を選択</translation>
    </message>
    <message>
        <source>Select Same Style</source>
        <translation>同じスタイルを選択</translation>
    </message>
    <message>
        <source>Shapes may overlap.</source>
        <translation>図形は重なることができます。</translation>
    </message>
    <message>
        <source>Dragged shapes stop at other shapes.</source>
        <translation>ドラッグした図形は他の図形で止まります。</translation>
    </message>
    <message>
        <source>Dragged shapes slide along other shapes.</source>
        <translation>ドラッグした図形は他の図形に沿って滑ります。</translation>
    </message>
    <message>
        <source>Dragged shapes push other shapes aside.</source>
        <translation>ドラッグした図形は他の図形を押しのけます。</translation>
    </message>
    <message>
        <source>Change Solidity</source>
        <translation>固体設定を変更</translation>
    </message>
    <message>
        <source>Allow Overlaps</source>
        <translation>重なりを許可</translation>
    </message>
    <message>
        <source>Stop at Shapes</source>
        <translation>図形で止まる</translation>
    </message>
    <message>
        <source>Slide Along Shapes</source>
        <translation>図形に沿って滑る</translation>
    </message>
    <message>
        <source>Push Shapes Aside</source>
        <translation>図形を押しのける</translation>
    </message>
    <message>
        <source>Next Overlap Mode</source>
        <translation>次の重なりモード</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>固体</translation>
    </message>
    <message>
        <source>Keep Contents Inside</source>
        <translation>内容を内側に保つ</translation>
    </message>
    <message>
        <source>Paste Style</source>
        <translation>スタイルを貼り付け</translation>
    </message>
    <message>
        <source>Set as Default Style</source>
        <translation>既定のスタイルに設定</translation>
    </message>
    <message>
        <source>Reset Default Style</source>
        <translation>既定のスタイルをリセット</translation>
    </message>
    <message>
        <source>Change Text Style</source>
        <translation>テキストスタイルを変更</translation>
    </message>
    <message>
        <source>Align Text</source>
        <translation>テキストの配置</translation>
    </message>
    <message>
        <source>Add Compartment</source>
        <translation>区画を追加</translation>
    </message>
    <message>
        <source>Remove Compartment</source>
        <translation>区画を削除</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>太字</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>下線</translation>
    </message>
    <message>
        <source>Strikethrough</source>
        <translation>取り消し線</translation>
    </message>
    <message>
        <source>Align Text Left</source>
        <translation>テキストを左揃え</translation>
    </message>
    <message>
        <source>Center Text</source>
        <translation>テキストを中央揃え</translation>
    </message>
    <message>
        <source>Align Text Right</source>
        <translation>テキストを右揃え</translation>
    </message>
    <message>
        <source>Align Text to the Top</source>
        <translation>テキストを上揃え</translation>
    </message>
    <message>
        <source>Align Text in the Middle</source>
        <translation>テキストを上下中央揃え</translation>
    </message>
    <message>
        <source>Align Text to the Bottom</source>
        <translation>テキストを下揃え</translation>
    </message>
    <message>
        <source>Change Route</source>
        <translation>経路を変更</translation>
    </message>
    <message>
        <source>Reset Route</source>
        <translation>経路をリセット</translation>
    </message>
    <message>
        <source>Change Line Jumps</source>
        <translation>線の交差表示を変更</translation>
    </message>
    <message>
        <source>Change Text Direction</source>
        <translation>テキストの方向を変更</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>投げ縄</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>長方形</translation>
    </message>
    <message>
        <source>Rounded Rectangle</source>
        <translation>角丸長方形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>楕円</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>ペン</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>鉛筆</translation>
    </message>
    <message>
        <source>Straight Connectors</source>
        <translation>直線コネクタ</translation>
    </message>
    <message>
        <source>Polyline Connectors</source>
        <translation>折れ線コネクタ</translation>
    </message>
    <message>
        <source>Right-Angled Connectors</source>
        <translation>直角コネクタ</translation>
    </message>
    <message>
        <source>Rounded Connectors</source>
        <translation>角丸コネクタ</translation>
    </message>
    <message>
        <source>Curved Connectors</source>
        <translation>曲線コネクタ</translation>
    </message>
    <message>
        <source>No Line Jumps</source>
        <translation>線のジャンプなし</translation>
    </message>
    <message>
        <source>Arcs at Crossings</source>
        <translation>交差部を円弧にする</translation>
    </message>
    <message>
        <source>Gaps at Crossings</source>
        <translation>交差部を空ける</translation>
    </message>
    <message>
        <source>Text Along the Line</source>
        <translation>線に沿ったテキスト</translation>
    </message>
    <message>
        <source>Rubber Band: Touch</source>
        <translation>選択枠: 接触</translation>
    </message>
    <message>
        <source>Rubber Band: Enclose</source>
        <translation>選択枠: 囲む</translation>
    </message>
    <message>
        <source>Rubber Band: By Direction</source>
        <translation>選択枠: 方向による</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>実際のサイズ</translation>
    </message>
    <message>
        <source>Zoom to Fit</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <translation>選択範囲に合わせる</translation>
    </message>
    <message>
        <source>Show Grid</source>
        <translation>グリッドを表示</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>グリッドにスナップ</translation>
    </message>
    <message>
        <source>Snap to Shapes</source>
        <translation>図形にスナップ</translation>
    </message>
    <message>
        <source>Snap to Equal Spacing</source>
        <translation>等間隔にスナップ</translation>
    </message>
    <message>
        <source>Snap to Angles</source>
        <translation>角度にスナップ</translation>
    </message>
    <message>
        <source>Show Collisions</source>
        <translation>衝突を表示</translation>
    </message>
    <message>
        <source>Show Collisions: Never</source>
        <translation>衝突を表示: しない</translation>
    </message>
    <message>
        <source>Show Collisions: While Dragging</source>
        <translation>衝突を表示: ドラッグ中</translation>
    </message>
    <message>
        <source>Show Collisions: Always</source>
        <translation>衝突を表示: 常に</translation>
    </message>
    <message>
        <source>the scale is not a positive number</source>
        <translation>倍率が正の数ではありません</translation>
    </message>
    <message>
        <source>the area is empty or too large</source>
        <translation>領域が空か大きすぎます</translation>
    </message>
    <message>
        <source>the margin is not from 0 to %L1</source>
        <translation>余白が 0 から %L1 の範囲にありません</translation>
    </message>
    <message>
        <source>the picture cannot be written: %1</source>
        <translation>画像を書き込めません: %1</translation>
    </message>
    <message>
        <source>its texts need a QGuiApplication</source>
        <translation>テキストには QGuiApplication が必要です</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>表示するものがありません</translation>
    </message>
    <message>
        <source>Move End</source>
        <translation>端を移動</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>図形の上で離すと接続。Alt または少し待つ: この位置。Tab: 次のポートまたは下の図形。Ctrl: 接続しない。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Move Text</source>
        <translation>テキストを移動</translation>
    </message>
    <message>
        <source>The text stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>テキストは離した位置に留まります。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Move Segment</source>
        <translation>線分を移動</translation>
    </message>
    <message>
        <source>The segment stays where you release it. Ctrl: no snapping. Esc: cancel.</source>
        <translation>線分は離した位置に留まります。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the band. Esc: cancel.</source>
        <translation>Shift: 追加。Ctrl: 切り替え。Ctrl+Shift: 除外。Alt: 接触/囲むの切り替え。スペース: 枠を移動。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>サイズ変更</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift: 一方向。Ctrl: スナップなし。Alt: コピー。スペース: 重なりを許可。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.</source>
        <translation>Shift: 一方向。Ctrl: スナップなし。Alt: コピー。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1を描画</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>微調整</translation>
    </message>
    <message>
        <source>Ctrl: no snapping. Double click: back to the center. Esc: cancel.</source>
        <translation>Ctrl: スナップなし。ダブルクリック: 中心に戻す。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift: 縦横比を維持。Alt: 中心から。Ctrl: スナップなし。スペース: 重なりを許可。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: 縦横比を維持。Alt: 中心から。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Space: allow overlaps. Esc: cancel.</source>
        <translation>Shift: 15°刻み。Alt: それぞれの中心で。Ctrl: スナップなし。スペース: 重なりを許可。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: 15°刻み。Alt: それぞれの中心で。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Slides along another shape.</source>
        <translation>他の図形に沿って滑っています。</translation>
    </message>
    <message>
        <source>Slides along &quot;%1&quot;.</source>
        <translation>「%1」に沿って滑っています。</translation>
    </message>
    <message>
        <source>Stopped by another shape.</source>
        <translation>他の図形で止まりました。</translation>
    </message>
    <message>
        <source>Stopped by &quot;%1&quot;.</source>
        <translation>「%1」で止まりました。</translation>
    </message>
    <message>
        <source>Pushes &quot;%1&quot; aside.</source>
        <translation>「%1」を押しのけています。</translation>
    </message>
    <message>
        <source>Pushes shapes aside: %L1</source>
        <translation>押しのけている図形: %L1</translation>
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
        <translation>曲線を曲げる</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: 15°刻み。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: steps of 15°. Alt: this handle alone. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: 15°刻み。Alt: このハンドルのみ。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Change Fill</source>
        <translation>塗りを変更</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag along the line. Esc: cancel.</source>
        <translation>線に沿ってドラッグ。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. Esc: cancel.</source>
        <translation>Shift: 追加。Ctrl: 切り替え。Ctrl+Shift: 除外。スペース: 枠を移動。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: one axis. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Shift: 一方向。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which does not exist</source>
        <translation>コネクタの端が、存在しない図形 %1 に接続されています</translation>
    </message>
    <message>
        <source>an end of the connector is bound to the shape %1, which is a connector</source>
        <translation>コネクタの端が、コネクタである図形 %1 に接続されています</translation>
    </message>
    <message>
        <source>the next id is not from 1 to %1</source>
        <translation>次の ID が 1 から %1 の範囲にありません</translation>
    </message>
    <message>
        <source>the order does not name each shape once</source>
        <translation>順序に各図形が一度ずつ含まれていません</translation>
    </message>
    <message>
        <source>the next id is in use already</source>
        <translation>次の ID は既に使われています</translation>
    </message>
    <message>
        <source>the id of a group is not from 1 to %1</source>
        <translation>グループの ID が 1 から %1 の範囲にありません</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>ID %1 が二度現れます</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>the drawing needs more than %1 GB of memory</source>
        <translation>図面には %1 GB を超えるメモリが必要です</translation>
    </message>
    <message>
        <source>there are more than %1 kinds of shapes</source>
        <translation>図形の種類が %1 を超えています</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a color such as &quot;#ff8000&quot;</source>
        <translation>「#ff8000」のような色</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>「%1」がありません</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: it does not begin with &quot;{&quot;</source>
        <translation>Trammel の図面ではありません: 「{」で始まっていません</translation>
    </message>
    <message>
        <source>there is something after the end of the drawing</source>
        <translation>図面の終わりの後にデータがあります</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is there twice</source>
        <translation>フィールド「%1」が二度現れます</translation>
    </message>
    <message>
        <source>this is not a Trammel drawing: the field &quot;format&quot; is not &quot;trammel&quot;</source>
        <translation>Trammel の図面ではありません: フィールド「format」が「trammel」ではありません</translation>
    </message>
    <message>
        <source>the field &quot;nextId&quot; is not a whole number from 1 to %1</source>
        <translation>フィールド「nextId」が 1 から %1 の整数ではありません</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not %2</source>
        <translation>フィールド「%1」に必要なもの: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>the field &quot;version&quot; is not a whole number from 1 on</source>
        <translation>フィールド「version」が 1 以上の整数ではありません</translation>
    </message>
    <message>
        <source>the file has version %1, and this program reads versions up to %2</source>
        <translation>ファイルのバージョンは %1 ですが、このプログラムが読めるのはバージョン %2 までです</translation>
    </message>
    <message>
        <source>a group is not an object</source>
        <translation>グループがオブジェクトではありません</translation>
    </message>
    <message>
        <source>a shape is not an object</source>
        <translation>図形がオブジェクトではありません</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>JSON ではありません</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is missing</source>
        <translation>フィールド「id」がありません</translation>
    </message>
    <message>
        <source>the field &quot;id&quot; is not a whole number from 1 to %1</source>
        <translation>フィールド「id」が 1 から %1 の整数ではありません</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation>フィールド「%1」がありません</translation>
    </message>
    <message>
        <source>it is not open for reading</source>
        <translation>読み込み用に開かれていません</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>名前がありません</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>it was canceled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>書き込み用に開かれていません</translation>
    </message>
    <message>
        <source>programs with the usual limits refuse this file: %1</source>
        <translation>通常の制限を持つプログラムはこのファイルを拒否します: %1</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>ファイルを書き込めません: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>ファイルを開けません: %1</translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>読み込み中にファイルが変更されました</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>数値の組</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a group</source>
        <translation>フィールド「%1」がグループの ID ではありません</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not the id of a shape</source>
        <translation>フィールド「%1」が図形の ID ではありません</translation>
    </message>
    <message>
        <source>a value is longer than %1 MB</source>
        <translation>値が %1 MB を超えています</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>a text has a control character that is not escaped</source>
        <translation>テキストにエスケープされていない制御文字があります</translation>
    </message>
    <message>
        <source>a text has an unknown escape</source>
        <translation>テキストに不明なエスケープがあります</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>テキストにサロゲートペアの片方だけがあります</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>値の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a color or a gradient: an object with the fields type, start, end and stops</source>
        <translation>色またはグラデーション: フィールド type、start、end、stops を持つオブジェクト</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>二つの数値</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>a line style</source>
        <translation>線のスタイル</translation>
    </message>
    <message>
        <source>a line cap</source>
        <translation>線端の形</translation>
    </message>
    <message>
        <source>a line join</source>
        <translation>線の結合</translation>
    </message>
    <message>
        <source>&quot;automatic&quot;, &quot;solid&quot;, &quot;holding&quot; or &quot;none&quot;</source>
        <translation>「automatic」、「solid」、「holding」または「none」</translation>
    </message>
    <message>
        <source>a list of &quot;select&quot;, &quot;move&quot;, &quot;rotate&quot;, &quot;resize&quot;, &quot;delete&quot; and &quot;editText&quot;</source>
        <translation>「select」、「move」、「rotate」、「resize」、「delete」、「editText」のリスト</translation>
    </message>
    <message>
        <source>an arrowhead</source>
        <translation>矢じり</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数値のリスト</translation>
    </message>
    <message>
        <source>a list of two ends, each with a shape or a point</source>
        <translation>それぞれ図形または点を持つ二つの端のリスト</translation>
    </message>
    <message>
        <source>a connector route</source>
        <translation>コネクタの経路</translation>
    </message>
    <message>
        <source>an object with the fields position and offset</source>
        <translation>フィールド position と offset を持つオブジェクト</translation>
    </message>
    <message>
        <source>a list of objects with the fields text, position and offset</source>
        <translation>フィールド text、position、offset を持つオブジェクトのリスト</translation>
    </message>
    <message>
        <source>none, arc or gap</source>
        <translation>none、arc または gap</translation>
    </message>
    <message>
        <source>a list of pins, each with the field x or y</source>
        <translation>それぞれフィールド x または y を持つ固定点のリスト</translation>
    </message>
    <message>
        <source>a list of points, each a list of two numbers</source>
        <translation>それぞれ二つの数値のリストである点のリスト</translation>
    </message>
    <message>
        <source>a list of rings, each a list of numbers in pairs</source>
        <translation>それぞれ数値の組のリストである輪のリスト</translation>
    </message>
    <message>
        <source>a connector has no field &quot;%1&quot;</source>
        <translation>コネクタにフィールド「%1」はありません</translation>
    </message>
    <message>
        <source>the outline has more than %1 points or rings</source>
        <translation>輪郭の点または輪が %1 を超えています</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to</source>
        <translation>フォルダ %1 に書き込めません</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1000</source>
        <translation>1 から 1000 の整数</translation>
    </message>
    <message>
        <source>an alignment</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>&quot;visible&quot;, &quot;clip&quot; or &quot;grow&quot;</source>
        <translation>「visible」、「clip」または「grow」</translation>
    </message>
    <message>
        <source>Distribute Centers</source>
        <translation>中心を分布</translation>
    </message>
    <message>
        <source>Distribute Gaps</source>
        <translation>間隔を分布</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The shapes have changed while they were combined.</source>
        <translation>合成中に図形が変更されました。</translation>
    </message>
    <message>
        <source>the drawing has been closed</source>
        <translation>図面は閉じられました</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has failed</source>
        <translation>プログラム「%1」が失敗しました</translation>
    </message>
    <message>
        <source>the drawing has changed meanwhile</source>
        <translation>その間に図面が変更されました</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has returned no positions</source>
        <translation>プログラム「%1」が位置を返しませんでした</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; has not finished in time</source>
        <translation>プログラム「%1」が時間内に終了しませんでした</translation>
    </message>
    <message>
        <source>there are fewer than two shapes to arrange</source>
        <translation>配置する図形が二つ未満です</translation>
    </message>
    <message>
        <source>more than %1 shapes cannot be arranged</source>
        <translation>%1 個を超える図形は配置できません</translation>
    </message>
    <message>
        <source>Graphviz, which arranges the shapes, is not installed</source>
        <translation>図形を配置する Graphviz がインストールされていません</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; cannot be started</source>
        <translation>プログラム「%1」を開始できません</translation>
    </message>
    <message>
        <source>a group without a container is collapsed</source>
        <translation>コンテナのないグループが折りたたまれています</translation>
    </message>
    <message>
        <source>the group %1 has no shapes</source>
        <translation>グループ %1 に図形がありません</translation>
    </message>
    <message>
        <source>the group %1 does not exist</source>
        <translation>グループ %1 は存在しません</translation>
    </message>
    <message>
        <source>the group %1 is in itself</source>
        <translation>グループ %1 が自身の中にあります</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>グループの入れ子が %1 より深くなっています</translation>
    </message>
    <message>
        <source>the shapes of the group %1 do not stand next to each other</source>
        <translation>グループ %1 の図形が隣り合っていません</translation>
    </message>
    <message>
        <source>the container %1 is not the lowest member of the group %2</source>
        <translation>コンテナ %1 がグループ %2 の一番下にありません</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>繰り返すものがありません。</translation>
    </message>
    <message>
        <source>The numbers must be finite.</source>
        <translation>数値は有限でなければなりません。</translation>
    </message>
    <message>
        <source>There must be at least one copy.</source>
        <translation>コピーは一つ以上必要です。</translation>
    </message>
    <message>
        <source>There can be at most %L1 copies.</source>
        <translation>コピーは最大 %L1 個です。</translation>
    </message>
    <message>
        <source>The copies can have at most %L1 shapes together.</source>
        <translation>コピーの図形は合計で最大 %L1 個です。</translation>
    </message>
    <message>
        <source>The distance between the copies must not be zero.</source>
        <translation>コピーの間隔を 0 にすることはできません。</translation>
    </message>
    <message>
        <source>The distance between the columns must not be zero.</source>
        <translation>列の間隔を 0 にすることはできません。</translation>
    </message>
    <message>
        <source>The distance between the rows must not be zero.</source>
        <translation>行の間隔を 0 にすることはできません。</translation>
    </message>
    <message>
        <source>The angle between the copies must not be zero.</source>
        <translation>コピー間の角度を 0 にすることはできません。</translation>
    </message>
    <message>
        <source>The center of the circle must not be that of the shapes.</source>
        <translation>円の中心を図形の中心と同じにすることはできません。</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Swimlane</source>
        <translation>スイムレーン</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
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
        <translation>端子</translation>
    </message>
    <message>
        <source>Connector dot</source>
        <translation>接続点</translation>
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
        <translation>ひし形</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>平行四辺形</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>台形</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>五角形</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>六角形</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>八角形</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Block arrow</source>
        <translation>ブロック矢印</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>両方向矢印</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>シェブロン</translation>
    </message>
    <message>
        <source>Callout</source>
        <translation>吹き出し</translation>
    </message>
    <message>
        <source>Predefined process</source>
        <translation>定義済み処理</translation>
    </message>
    <message>
        <source>Internal storage</source>
        <translation>内部記憶</translation>
    </message>
    <message>
        <source>Manual input</source>
        <translation>手操作入力</translation>
    </message>
    <message>
        <source>Manual operation</source>
        <translation>手作業</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Loop limit</source>
        <translation>ループ端</translation>
    </message>
    <message>
        <source>Off-page reference</source>
        <translation>他ページ参照</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>パッケージ</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Basic shapes</source>
        <translation>基本図形</translation>
    </message>
    <message>
        <source>Flow chart</source>
        <translation>フローチャート</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Extract</source>
        <translation>抽出</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>コンテナ</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>ユースケース</translation>
    </message>
    <message>
        <source>Combining needs at least two closed shapes.</source>
        <translation>合成には閉じた図形が二つ以上必要です。</translation>
    </message>
    <message>
        <source>The outlines of the shapes cross each other too often.</source>
        <translation>図形の輪郭の交差が多すぎます。</translation>
    </message>
    <message>
        <source>Nothing would remain of the shapes.</source>
        <translation>図形が何も残りません。</translation>
    </message>
    <message>
        <source>The shapes do not overlap.</source>
        <translation>図形が重なっていません。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>the path has no segments</source>
        <translation>パスに線分がありません</translation>
    </message>
    <message>
        <source>a ring of the path has no segments</source>
        <translation>パスの輪に線分がありません</translation>
    </message>
    <message>
        <source>the last segment of the path lacks a point</source>
        <translation>パスの最後の線分に点が足りません</translation>
    </message>
    <message>
        <source>an open path has more than one chain</source>
        <translation>開いたパスに複数の連なりがあります</translation>
    </message>
    <message>
        <source>a curve of the path lies far outside the frame</source>
        <translation>パスの曲線が枠から遠く離れています</translation>
    </message>
    <message>
        <source>The width must be a number from 0 to %L1.</source>
        <translation>幅は 0 から %L1 の数値でなければなりません。</translation>
    </message>
    <message>
        <source>The angles must be finite numbers, and at least one is needed.</source>
        <translation>角度は有限の数値で、一つ以上必要です。</translation>
    </message>
    <message>
        <source>The container does not exist.</source>
        <translation>コンテナが存在しません。</translation>
    </message>
    <message>
        <source>The container is not a closed shape.</source>
        <translation>コンテナが閉じた図形ではありません。</translation>
    </message>
    <message>
        <source>The container is one of the shapes to pack.</source>
        <translation>コンテナが詰め込む図形に含まれています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>%L1 個のうち %Ln 個が幅に収まりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>%L1 個のうち %Ln 個がコンテナに収まりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>詰め込み</translation>
    </message>
    <message>
        <source>The path does not exist.</source>
        <translation>パスが存在しません。</translation>
    </message>
    <message>
        <source>Shapes cannot be distributed along a connector.</source>
        <translation>コネクタに沿って図形を分布させることはできません。</translation>
    </message>
    <message>
        <source>The path has no length.</source>
        <translation>パスに長さがありません。</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>パスに沿って分布</translation>
    </message>
    <message>
        <source>The clearance must be a number from 0 to %L1.</source>
        <translation>間隔は 0 から %L1 の数値でなければなりません。</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>an end of the connector is not a finite point</source>
        <translation>コネクタの端が有限の点ではありません</translation>
    </message>
    <message>
        <source>an end of the connector lies outside the frame of its shape</source>
        <translation>コネクタの端が図形の枠の外にあります</translation>
    </message>
    <message>
        <source>an end of the connector has both a point and a port</source>
        <translation>コネクタの端に点とポートの両方があります</translation>
    </message>
    <message>
        <source>the port of an end of the connector is no name of at most %1 characters</source>
        <translation>コネクタの端のポートが %1 文字以内の名前ではありません</translation>
    </message>
    <message>
        <source>an end of the connector is farther away than 1e9</source>
        <translation>コネクタの端が 1e9 より遠くにあります</translation>
    </message>
    <message>
        <source>the direction of a pin of the connector is unknown</source>
        <translation>コネクタの固定点の方向が不明です</translation>
    </message>
    <message>
        <source>a pin of the connector is not finite</source>
        <translation>コネクタの固定点が有限ではありません</translation>
    </message>
    <message>
        <source>a pin of the connector is farther away than 1e9</source>
        <translation>コネクタの固定点が 1e9 より遠くにあります</translation>
    </message>
    <message>
        <source>the position of the connector&apos;s text is not a number from 0 to 1</source>
        <translation>コネクタのテキストの位置が 0 から 1 の数値ではありません</translation>
    </message>
    <message>
        <source>the text of the connector is not a finite distance of at most 1e9 away from its path</source>
        <translation>コネクタのテキストと経路の距離が有限でないか、1e9 を超えています</translation>
    </message>
    <message>
        <source>a text is not valid UTF-16</source>
        <translation>テキストが有効な UTF-16 ではありません</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>数値が有限ではありません</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is the format&apos;s own</source>
        <translation>フィールド「%1」は形式によって予約されています</translation>
    </message>
    <message>
        <source>texts and free fields take more than %1 MB</source>
        <translation>テキストと自由フィールドが %1 MB を超えています</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1: 有限の数値ではありません</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1: 負の値です</translation>
    </message>
    <message>
        <source>%1 is larger than 1e9</source>
        <translation>%1: 1e9 より大きい値です</translation>
    </message>
    <message>
        <source>the outline has more than %1 rings</source>
        <translation>輪郭の輪が %1 を超えています</translation>
    </message>
    <message>
        <source>the outline has more than %1 points</source>
        <translation>輪郭の点が %1 を超えています</translation>
    </message>
    <message>
        <source>a point of the outline is not a finite number</source>
        <translation>輪郭の点が有限の数値ではありません</translation>
    </message>
    <message>
        <source>a point of the outline lies far outside the frame</source>
        <translation>輪郭の点が枠から遠く離れています</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is spelled &quot;%2&quot;</source>
        <translation>フィールド「%1」は「%2」と綴られています</translation>
    </message>
    <message>
        <source>the head of the line is unknown</source>
        <translation>線の先端が不明です</translation>
    </message>
    <message>
        <source>the center&apos;s x</source>
        <translation>中心の x</translation>
    </message>
    <message>
        <source>the center&apos;s y</source>
        <translation>中心の y</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>the rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>the corner radius</source>
        <translation>角の半径</translation>
    </message>
    <message>
        <source>the stroke&apos;s width</source>
        <translation>線の幅</translation>
    </message>
    <message>
        <source>the opacity is not from 0 to 1</source>
        <translation>不透明度が 0 から 1 の範囲にありません</translation>
    </message>
    <message>
        <source>the solidity is unknown</source>
        <translation>固体設定が不明です</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot; is not registered</source>
        <translation>種類「%1」が登録されていません</translation>
    </message>
    <message>
        <source>the text has more than %1 compartments</source>
        <translation>テキストの区画が %1 を超えています</translation>
    </message>
    <message>
        <source>Rounded rectangle</source>
        <translation>角丸長方形</translation>
    </message>
    <message>
        <source>the polygon has fewer than three points</source>
        <translation>多角形の点が三つ未満です</translation>
    </message>
    <message>
        <source>a hole of the polygon has fewer than three points</source>
        <translation>多角形の穴の点が三つ未満です</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>折れ線</translation>
    </message>
    <message>
        <source>the polyline has fewer than two points</source>
        <translation>折れ線の点が二つ未満です</translation>
    </message>
    <message>
        <source>the polyline has more than one chain</source>
        <translation>折れ線に複数の連なりがあります</translation>
    </message>
    <message>
        <source>the connector has no ends</source>
        <translation>コネクタに端がありません</translation>
    </message>
    <message>
        <source>the route of the connector is unknown</source>
        <translation>コネクタの経路が不明です</translation>
    </message>
    <message>
        <source>the jumps of the connector are unknown</source>
        <translation>コネクタのジャンプが不明です</translation>
    </message>
    <message>
        <source>the connector has more than %1 pins</source>
        <translation>コネクタの固定点が %1 を超えています</translation>
    </message>
    <message>
        <source>the connector has more than %1 waypoints</source>
        <translation>コネクタの経由点が %1 を超えています</translation>
    </message>
    <message>
        <source>a waypoint of the connector is not a finite point</source>
        <translation>コネクタの経由点が有限の点ではありません</translation>
    </message>
    <message>
        <source>a waypoint of the connector is farther away than 1e9</source>
        <translation>コネクタの経由点が 1e9 より遠くにあります</translation>
    </message>
    <message>
        <source>the connector has more than %1 further texts</source>
        <translation>コネクタの追加テキストが %1 を超えています</translation>
    </message>
    <message>
        <source>the frame of the connector is not finite</source>
        <translation>コネクタの枠が有限ではありません</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; has no point, or one that is not a finite number</source>
        <translation>「%1」の輪郭に点がないか、有限の数値でない点があります</translation>
    </message>
    <message>
        <source>the outline of &quot;%1&quot; reaches too far</source>
        <translation>「%1」の輪郭が大きすぎます</translation>
    </message>
    <message>
        <source>the type of the gradient is unknown</source>
        <translation>グラデーションの種類が不明です</translation>
    </message>
    <message>
        <source>a point of the gradient is not from -%1 to %1</source>
        <translation>グラデーションの点が -%1 から %1 の範囲にありません</translation>
    </message>
    <message>
        <source>the start and the end of the gradient are too close together</source>
        <translation>グラデーションの始点と終点が近すぎます</translation>
    </message>
    <message>
        <source>the gradient does not have from 2 to %1 stops</source>
        <translation>グラデーションの色は 2 から %1 個でなければなりません</translation>
    </message>
    <message>
        <source>the offset of a stop of the gradient is not from 0 to 1</source>
        <translation>グラデーションの色の位置が 0 から 1 の範囲にありません</translation>
    </message>
    <message>
        <source>the stops of the gradient are not in ascending order</source>
        <translation>グラデーションの色が昇順になっていません</translation>
    </message>
    <message>
        <source>a stop of the gradient has no valid color</source>
        <translation>グラデーションに無効な色があります</translation>
    </message>
    <message>
        <source>the offset of the shadow is not from -%1 to %1</source>
        <translation>影のオフセットが -%1 から %1 の範囲にありません</translation>
    </message>
    <message>
        <source>the blur radius of the shadow is not from 0 to %1</source>
        <translation>影のぼかし半径が 0 から %1 の範囲にありません</translation>
    </message>
    <message>
        <source>the dash pattern has more than %1 lengths</source>
        <translation>破線パターンの長さが %1 個を超えています</translation>
    </message>
    <message>
        <source>the dash pattern has an odd number of lengths</source>
        <translation>破線パターンの長さの数が奇数です</translation>
    </message>
    <message>
        <source>a length of the dash pattern is not between %1 and %2</source>
        <translation>破線パターンの長さが %1 から %2 の範囲にありません</translation>
    </message>
    <message>
        <source>the stroke&apos;s style is unknown</source>
        <translation>線のスタイルが不明です</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap is unknown</source>
        <translation>線端の形が不明です</translation>
    </message>
    <message>
        <source>the stroke&apos;s join is unknown</source>
        <translation>線の結合が不明です</translation>
    </message>
    <message>
        <source>the text&apos;s size is not from %1 to %2</source>
        <translation>テキストのサイズが %1 から %2 の範囲にありません</translation>
    </message>
    <message>
        <source>the text&apos;s padding is not from 0 to 1e9</source>
        <translation>テキストの余白が 0 から 1e9 の範囲にありません</translation>
    </message>
    <message>
        <source>the text&apos;s line spacing is not from %1 to %2</source>
        <translation>テキストの行間が %1 から %2 の範囲にありません</translation>
    </message>
    <message>
        <source>the text&apos;s weight is not a whole number from 1 to %1</source>
        <translation>テキストの太さが 1 から %1 の整数ではありません</translation>
    </message>
    <message>
        <source>the name of the text&apos;s font has more than %1 characters</source>
        <translation>フォント名が %1 文字を超えています</translation>
    </message>
    <message>
        <source>the text&apos;s alignment is unknown</source>
        <translation>テキストの配置が不明です</translation>
    </message>
    <message>
        <source>the text&apos;s overflow is unknown</source>
        <translation>テキストのはみ出しの扱いが不明です</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>The port at the start of the connector</source>
        <translation>コネクタの始点のポート</translation>
    </message>
    <message>
        <source>The port at the end of the connector</source>
        <translation>コネクタの終点のポート</translation>
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
        <translation>輪郭</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (なし)</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Colors of the gradient</source>
        <translation>グラデーションの色</translation>
    </message>
    <message>
        <source>Click to add a color, drag it to move it, drag it away to remove it</source>
        <translation>クリックで色を追加、ドラッグで移動、外へドラッグで削除</translation>
    </message>
    <message>
        <source>Color %1 of %2: %3 at %4 %</source>
        <translation>色 %1/%2: %3、%4 %</translation>
    </message>
    <message>
        <source>%1, opacity %2 %</source>
        <translation>%1、不透明度 %2 %</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>その他...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Solid Color</source>
        <translation>単色</translation>
    </message>
    <message>
        <source>Linear Gradient</source>
        <translation>線形グラデーション</translation>
    </message>
    <message>
        <source>Radial Gradient</source>
        <translation>放射グラデーション</translation>
    </message>
    <message>
        <source>Type of the fill</source>
        <translation>塗りの種類</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>The color that is marked in the gradient</source>
        <translation>グラデーションで選ばれている色</translation>
    </message>
    <message>
        <source>Its position in percent</source>
        <translation>位置 (パーセント)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a color</source>
        <translation>色を追加</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Remove the marked color</source>
        <translation>選ばれている色を削除</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Reverse the order of the colors</source>
        <translation>色の順序を反転</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>At %</source>
        <translation>位置 %</translation>
    </message>
    <message>
        <source>the position of a color must be from 0 to 100</source>
        <translation>色の位置は 0 から 100 でなければなりません</translation>
    </message>
    <message>
        <source>a straight line has no height</source>
        <translation>直線には高さがありません</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The left edge of the outline</source>
        <translation>輪郭の左端</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The top edge of the outline</source>
        <translation>輪郭の上端</translation>
    </message>
    <message>
        <source>W</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>The width, before rotation</source>
        <translation>回転前の幅</translation>
    </message>
    <message>
        <source>H</source>
        <translation>高</translation>
    </message>
    <message>
        <source>The height, before rotation</source>
        <translation>回転前の高さ</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Degrees, clockwise</source>
        <translation>度、時計回り</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>The radius of the corners</source>
        <translation>角の半径</translation>
    </message>
    <message>
        <source>Change Radius</source>
        <translation>半径を変更</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>線</translation>
    </message>
    <message>
        <source>The width of the line</source>
        <translation>線の幅</translation>
    </message>
    <message>
        <source>Change Line</source>
        <translation>線を変更</translation>
    </message>
    <message>
        <source>The direction of the gradient, in degrees, clockwise</source>
        <translation>グラデーションの方向 (度、時計回り)</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Percent: 0 is invisible, 100 is opaque</source>
        <translation>パーセント: 0 は透明、100 は不透明</translation>
    </message>
    <message>
        <source>Change Opacity</source>
        <translation>不透明度を変更</translation>
    </message>
    <message>
        <source>Text at</source>
        <translation>文字位置</translation>
    </message>
    <message>
        <source>The position of the first text, in percent of the length of the line</source>
        <translation>最初のテキストの位置 (線の長さに対するパーセント)</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>The distance of the first text from the line: positive to the right of its direction</source>
        <translation>最初のテキストと線の距離: 進行方向の右が正</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>The distance from other connectors that would lie on the line; 0 moves none</source>
        <translation>線に重なる他のコネクタとの間隔。0 では移動しません</translation>
    </message>
    <message>
        <source>Shadow X</source>
        <translation>影 X</translation>
    </message>
    <message>
        <source>The offset of the shadow to the right</source>
        <translation>影の右へのオフセット</translation>
    </message>
    <message>
        <source>Change Shadow</source>
        <translation>影を変更</translation>
    </message>
    <message>
        <source>The offset of the shadow downward</source>
        <translation>影の下へのオフセット</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>ぼかし</translation>
    </message>
    <message>
        <source>The blur radius of the shadow</source>
        <translation>影のぼかし半径</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>The size of the letters</source>
        <translation>文字のサイズ</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>行間</translation>
    </message>
    <message>
        <source>The distance of the lines, as a multiple of the font&apos;s own</source>
        <translation>行の間隔 (フォント本来の間隔の倍数)</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>余白</translation>
    </message>
    <message>
        <source>The distance of the text from the edges of the shape</source>
        <translation>テキストと図形の縁の距離</translation>
    </message>
    <message>
        <source>If filled</source>
        <translation>塗りがあれば</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Keeps contents inside</source>
        <translation>内容を内側に保つ</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>グリッド間隔</translation>
    </message>
    <message>
        <source>the grid spacing must be from 0.001 to 1000000</source>
        <translation>グリッド間隔は 0.001 から 1000000 でなければなりません</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>The distance that solid shapes keep from each other</source>
        <translation>固体の図形が互いに保つ距離</translation>
    </message>
    <message>
        <source>the clearance must be from 0 to 1000000</source>
        <translation>間隔は 0 から 1000000 でなければなりません</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>The number of shapes in a row that are pushed aside</source>
        <translation>連続して押しのけられる図形の数</translation>
    </message>
    <message>
        <source>the depth must be a whole number from 1 to 8</source>
        <translation>深さは 1 から 8 の整数でなければなりません</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重なり</translation>
    </message>
    <message>
        <source>Jump over obstacles</source>
        <translation>障害物を飛び越える</translation>
    </message>
    <message>
        <source>Dragged shapes jump to a free place under the pointer</source>
        <translation>ドラッグした図形がポインタの下の空き位置に飛びます</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Whether the shape blocks others</source>
        <translation>図形が他の図形を遮るかどうか</translation>
    </message>
    <message>
        <source>the application does not allow this placement</source>
        <translation>アプリケーションがこの配置を許可していません</translation>
    </message>
    <message>
        <source>the shape would overlap &quot;%1&quot; or leave it; Enter moves it to the nearest free place</source>
        <translation>図形が「%1」と重なるか、そこからはみ出します。Enter で最も近い空き位置に移動します</translation>
    </message>
    <message>
        <source>Solid Line</source>
        <translation>実線</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>破線</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>点線</translation>
    </message>
    <message>
        <source>Dash and Dot</source>
        <translation>一点鎖線</translation>
    </message>
    <message>
        <source>Dash and Two Dots</source>
        <translation>二点鎖線</translation>
    </message>
    <message>
        <source>No Line</source>
        <translation>線なし</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Change Port</source>
        <translation>ポートを変更</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>線のスタイル</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>塗り</translation>
    </message>
    <message>
        <source>Line color</source>
        <translation>線の色</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>新しい図形</translation>
    </message>
    <message>
        <source>the width of a line must be from 0 to 1000000000</source>
        <translation>線の幅は 0 から 1000000000 でなければなりません</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>テキストを削除</translation>
    </message>
    <message>
        <source>Change Text</source>
        <translation>テキストを変更</translation>
    </message>
    <message>
        <source>A line &quot;--&quot; separates two compartments.</source>
        <translation>「--」の行で区画を分けます。</translation>
    </message>
    <message>
        <source>Selectable</source>
        <translation>選択可</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>移動可</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>回転可</translation>
    </message>
    <message>
        <source>Resizable</source>
        <translation>サイズ変更可</translation>
    </message>
    <message>
        <source>Deletable</source>
        <translation>削除可</translation>
    </message>
    <message>
        <source>Text editable</source>
        <translation>テキスト編集可</translation>
    </message>
    <message>
        <source>Change Permissions</source>
        <translation>権限を変更</translation>
    </message>
    <message>
        <source>Color of the shadow</source>
        <translation>影の色</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>影</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>切り取る</translation>
    </message>
    <message>
        <source>Grow Shape</source>
        <translation>図形を広げる</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>The font. A font that is missing is replaced for showing, and its name is kept.</source>
        <translation>フォント。存在しないフォントは表示時に置き換えられ、名前は保持されます。</translation>
    </message>
    <message>
        <source>Text color</source>
        <translation>テキストの色</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>はみ出し</translation>
    </message>
    <message>
        <source>A text that is larger than its shape is visible, is clipped, or makes the shape grow.</source>
        <translation>図形より大きいテキストは、そのまま表示されるか、切り取られるか、図形を広げます。</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>折り返し</translation>
    </message>
    <message>
        <source>Break lines at the width of the shape</source>
        <translation>図形の幅で行を折り返す</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Keep the text level in a rotated shape</source>
        <translation>回転した図形でもテキストを水平に保つ</translation>
    </message>
    <message>
        <source>Outlined Triangle</source>
        <translation>三角形 (白抜き)</translation>
    </message>
    <message>
        <source>Outlined Diamond</source>
        <translation>ひし形 (白抜き)</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Outlined Circle</source>
        <translation>円 (白抜き)</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>バー</translation>
    </message>
    <message>
        <source>One</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>多</translation>
    </message>
    <message>
        <source>Zero or One</source>
        <translation>0 または 1</translation>
    </message>
    <message>
        <source>One or Many</source>
        <translation>1 または多</translation>
    </message>
    <message>
        <source>Zero or Many</source>
        <translation>0 または多</translation>
    </message>
    <message>
        <source>Exactly One</source>
        <translation>1 のみ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Miter</source>
        <translation>尖り</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>面取り</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>線端</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>破線</translation>
    </message>
    <message>
        <source>Change Arrowheads</source>
        <translation>矢じりを変更</translation>
    </message>
    <message>
        <source>The head at the start of the line</source>
        <translation>線の始点の先端</translation>
    </message>
    <message>
        <source>The head at the end of the line</source>
        <translation>線の終点の先端</translation>
    </message>
    <message>
        <source>The ends of the line and of its dashes</source>
        <translation>線と破線の端</translation>
    </message>
    <message>
        <source>The corners of the line</source>
        <translation>線の角</translation>
    </message>
    <message>
        <source>The lengths of dash, gap, dash, gap ... in widths of the line, such as 4 2</source>
        <translation>線、空き、線、空き ... の長さ (線の幅の倍数、例: 4 2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>0 で割っています</translation>
    </message>
    <message>
        <source>Group of %L1 shapes</source>
        <translation>%L1 個の図形のグループ</translation>
    </message>
    <message>
        <source>%L1 shapes</source>
        <translation>%L1 個の図形</translation>
    </message>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>%Ln 個の図形の図面</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawing</source>
        <translation>図面なし</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>noun</comment>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Hidden: click to show</source>
        <translation>非表示: クリックで表示</translation>
    </message>
    <message>
        <source>Visible: click to hide</source>
        <translation>表示中: クリックで非表示</translation>
    </message>
    <message>
        <source>Locked: click to unlock</source>
        <translation>ロック中: クリックで解除</translation>
    </message>
    <message>
        <source>Not locked: click to lock</source>
        <translation>ロックなし: クリックでロック</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>ステンシル</translation>
    </message>
    <message>
        <source>Only text can be pasted while a text is typed.</source>
        <translation>テキスト入力中はテキストのみ貼り付けられます。</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>アクティブにする</translation>
    </message>
    <message>
        <source>Add to or Remove from Selection</source>
        <translation>選択に追加または選択から除外</translation>
    </message>
    <message>
        <source>Enters the group, or edits the vertices or the text of the shape</source>
        <translation>グループに入るか、図形のノードまたはテキストを編集します</translation>
    </message>
    <message>
        <source>Selects the shape or the group, and nothing else</source>
        <translation>この図形またはグループだけを選択します</translation>
    </message>
    <message>
        <source>Selects the shape or the group in addition to others, or deselects it</source>
        <translation>この図形またはグループを追加で選択するか、選択を解除します</translation>
    </message>
    <message>
        <source>Edits the text of the shape</source>
        <translation>図形のテキストを編集します</translation>
    </message>
    <message>
        <source>Removes the shape or the group</source>
        <translation>図形またはグループを削除します</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 から %2 へ</translation>
    </message>
    <message>
        <source>from %1 to a free end</source>
        <translation>%1 から自由端へ</translation>
    </message>
    <message>
        <source>from a free end to %1</source>
        <translation>自由端から %1 へ</translation>
    </message>
    <message>
        <source>with two free ends</source>
        <translation>両端とも自由端</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a size</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>center at %1, %2</source>
        <translation>中心 %1、%2</translation>
    </message>
    <message>
        <source>rotated by %1</source>
        <translation>%1 回転</translation>
    </message>
    <message>
        <source>touches 1 other</source>
        <translation>他の 1 個に接触</translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>他の %n 個に接触</numerusform>
        </translation>
    </message>
    <message>
        <source>connected with %1</source>
        <translation>%1 と接続</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>テキスト: %1</translation>
    </message>
    <message>
        <source>contains 1 item</source>
        <translation>1 個の項目を含む</translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>%n 個の項目を含む</numerusform>
        </translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Snap to Round Numbers</source>
        <translation>きりのよい数値にスナップ</translation>
    </message>
    <message>
        <source>This text is shortened. Edit it on the shape.</source>
        <translation>このテキストは短縮されています。図形の上で編集してください。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢じり</translation>
    </message>
    <message>
        <source>New text</source>
        <translation>新しいテキスト</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>%1のテキスト</translation>
    </message>
    <message>
        <source>Connected %1 with %2.</source>
        <translation>%1 と %2 を接続しました。</translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>%n 個の図形を接続しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Outline</source>
        <translation>輪郭を変更</translation>
    </message>
    <message>
        <source>Esc: cancel.</source>
        <translation>Esc: キャンセル。</translation>
    </message>
    <message>
        <source>the outline does not list the handles of the shape</source>
        <translation>輪郭に図形のハンドルが列挙されていません</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>円柱</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>雲</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>中括弧</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>アクター</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>書類</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>表示装置</translation>
    </message>
    <message>
        <source>the spacing of the connector is not a number from 0 to %1</source>
        <translation>コネクターの間隔が 0 から %1 までの数ではありません</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>画像にピクセルがありません</translation>
    </message>
    <message>
        <source>the picture has more than %1 pixels on a side</source>
        <translation>画像の一辺が %1 ピクセルを超えています</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; cannot be read: %2</source>
        <translation>画像「%1」を読み込めません: %2</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Opens the link of the shape</source>
        <translation>図形のリンクを開きます</translation>
    </message>
    <message>
        <source>tool tip: %1</source>
        <translation>ツールチップ: %1</translation>
    </message>
    <message>
        <source>link to %1</source>
        <translation>%1 へのリンク</translation>
    </message>
    <message>
        <source>&quot;evenOdd&quot; or &quot;nonZero&quot;</source>
        <translation>「evenOdd」または「nonZero」</translation>
    </message>
    <message>
        <source>a list of places with pressures, each a list of two numbers</source>
        <translation>それぞれ二つの数値のリストである位置と筆圧のリスト</translation>
    </message>
    <message>
        <source>the fill rule is unknown</source>
        <translation>塗りの規則が不明です</translation>
    </message>
    <message>
        <source>the path has more than %1 pressures</source>
        <translation>パスの筆圧が %1 個を超えています</translation>
    </message>
    <message>
        <source>the places of the pressures do not ascend from 0 to 1</source>
        <translation>筆圧の位置が 0 から 1 の昇順になっていません</translation>
    </message>
    <message>
        <source>a pressure is not from 0 to 1</source>
        <translation>筆圧が 0 から 1 の範囲にありません</translation>
    </message>
    <message>
        <source>the link has more than %1 characters</source>
        <translation>リンクが %1 文字を超えています</translation>
    </message>
    <message>
        <source>the link contains characters that no address has</source>
        <translation>リンクにアドレスでは使えない文字があります</translation>
    </message>
    <message>
        <source>the link is not an address</source>
        <translation>リンクがアドレスではありません</translation>
    </message>
    <message>
        <source>a link with the scheme &quot;%1&quot; is not allowed, only http, https, mailto and relative paths</source>
        <translation>スキーム「%1」のリンクは使えません。使えるのは http、https、mailto と相対パスだけです</translation>
    </message>
    <message>
        <source>the link is an absolute path</source>
        <translation>リンクが絶対パスです</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>of an entry of the data</comment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Add an entry to the data</source>
        <translation>データに項目を追加</translation>
    </message>
    <message>
        <source>Remove the entry from the data</source>
        <translation>データから項目を削除</translation>
    </message>
    <message>
        <source>Change Data</source>
        <translation>データを変更</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the name of a new entry of the data</comment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Add Data</source>
        <translation>データを追加</translation>
    </message>
    <message>
        <source>Remove Data</source>
        <translation>データを削除</translation>
    </message>
    <message>
        <source>There is an entry with the key &quot;%1&quot; already.</source>
        <translation>キー「%1」の項目はすでにあります。</translation>
    </message>
    <message>
        <source>Rename Data</source>
        <translation>データの名前を変更</translation>
    </message>
    <message>
        <source>Even-Odd</source>
        <comment>fill rule</comment>
        <translation>偶奇</translation>
    </message>
    <message>
        <source>Nonzero</source>
        <comment>fill rule</comment>
        <translation>非ゼロ</translation>
    </message>
    <message>
        <source>Fill rule</source>
        <translation>塗りの規則</translation>
    </message>
    <message>
        <source>Whether the parts that a path encloses several times are holes or filled</source>
        <translation>パスが複数回囲む部分を穴にするか塗るか</translation>
    </message>
    <message>
        <source>Change Fill Rule</source>
        <translation>塗りの規則を変更</translation>
    </message>
    <message>
        <source>Width by pen pressure</source>
        <translation>幅をペンの筆圧に合わせる</translation>
    </message>
    <message>
        <source>Clear this box to remove the pressure of the pen from the line</source>
        <translation>オフにすると線からペンの筆圧を削除します</translation>
    </message>
    <message>
        <source>Remove Pressure</source>
        <translation>筆圧を削除</translation>
    </message>
    <message>
        <source>Tool tip</source>
        <translation>ツールチップ</translation>
    </message>
    <message>
        <source>Change Tool Tip</source>
        <translation>ツールチップを変更</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Change Link</source>
        <translation>リンクを変更</translation>
    </message>
    <message>
        <source>Activates the shape, or enters the group</source>
        <translation>図形をアクティブにするか、グループに入ります</translation>
    </message>
    <message>
        <source>Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this point. Ctrl: a free end. Esc: cancel.</source>
        <translation>図形の上で離すと接続、何もない場所で離すと新しい図形。Alt または少し待つ: この位置。Ctrl: 自由な端。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do not connect. Esc: cancel.</source>
        <translation>図形の上で離すと接続。Alt または少し待つ: この位置。Ctrl: 接続しない。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Join Ends</source>
        <translation>端点を連結</translation>
    </message>
    <message>
        <source>Break at Vertices</source>
        <translation>ノードで切断</translation>
    </message>
    <message>
        <source>Only polygons, polylines and paths can be broken.</source>
        <translation>切断できるのは多角形、折れ線、パスだけです。</translation>
    </message>
    <message>
        <source>The ends of a line cannot be broken.</source>
        <translation>線の端点では切断できません。</translation>
    </message>
    <message>
        <source>Joining needs a line or an open path.</source>
        <translation>連結には線または開いたパスが必要です。</translation>
    </message>
    <message>
        <source>At most %1 lines can be joined at once.</source>
        <translation>一度に連結できる線は最大 %1 本です。</translation>
    </message>
    <message>
        <source>A line with an arrowhead cannot be joined with a path.</source>
        <translation>矢印の付いた線はパスと連結できません。</translation>
    </message>
    <message>
        <source>Closing a line needs at least three points.</source>
        <translation>線を閉じるには三つ以上の点が必要です。</translation>
    </message>
    <message>
        <source>a ring has fewer than three points</source>
        <translation>輪の点が三つ未満です</translation>
    </message>
    <message>
        <source>a coordinate is not finite</source>
        <translation>座標が有限ではありません</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 meet</source>
        <translation>点 %1 と点 %2 から始まる辺が接しています</translation>
    </message>
    <message>
        <source>the outline has fewer than three points</source>
        <translation>輪郭の点が三つ未満です</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>多角形の面積がありません</translation>
    </message>
    <message>
        <source>the edges that begin at points %1 and %2 cross</source>
        <translation>点 %1 と点 %2 から始まる辺が交差しています</translation>
    </message>
</context>
<context>
    <name>Trammel::ActionShortcuts</name>
    <message>
        <source>A shortcut is one key, with or without modifiers.</source>
        <translation>ショートカットは一つのキーで、修飾キーを付けることもできます。</translation>
    </message>
    <message>
        <source>Ctrl and Alt together type characters on many keyboards.</source>
        <translation>多くのキーボードで、Ctrl と Alt の同時押しは文字を入力します。</translation>
    </message>
    <message>
        <source>The canvas uses %1 itself.</source>
        <translation>%1 はキャンバスが使用します。</translation>
    </message>
</context>
<context>
    <name>Trammel::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. Enter: one in the middle.</source>
        <translation>角から角へドラッグ。Shift: 正方形。Alt: 中心から。スペース: 移動。Ctrl: スナップなし。Enter: 中央に作成。</translation>
    </message>
</context>
<context>
    <name>Trammel::Canvas</name>
    <message>
        <source>Drawing</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>A canvas on which shapes are drawn, selected and changed</source>
        <translation>図形を描画、選択、変更するキャンバス</translation>
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
        <translation>利用できません</translation>
    </message>
</context>
<context>
    <name>Trammel::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>&amp;Commands...</source>
        <translation>コマンド(&amp;C)...</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>No command contains these words.</source>
        <translation>これらの語を含むコマンドはありません。</translation>
    </message>
</context>
<context>
    <name>Trammel::ConnectorTool</name>
    <message>
        <source>Move End</source>
        <translation>端を移動</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.</source>
        <translation>矢印キーまたは Tab: 別の図形。Enter: 接続。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.</source>
        <translation>矢印キーまたは Tab: 別の図形。Home、End: 反対側の端。Enter: 接続。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. Arrow keys: from the selected shape. Enter: a line in the middle.</source>
        <translation>図形から図形へドラッグ、または両方をクリックして接続。Alt: この位置。Ctrl: 接続しない。矢印キー: 選択した図形から。Enter: 中央に線を作成。</translation>
    </message>
    <message>
        <source>Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or the shape below. Ctrl: do not connect. Esc: cancel.</source>
        <translation>図形の上で離すかクリックして接続。Alt または少し待つ: この位置。Tab: 次のポートまたは下の図形。Ctrl: 接続しない。Esc: キャンセル。</translation>
    </message>
</context>
<context>
    <name>Trammel::Document</name>
    <message>
        <source>the group %1 does not exist</source>
        <translation>グループ %1 は存在しません</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>the shape %1 does not exist</source>
        <translation>図形 %1 は存在しません</translation>
    </message>
    <message>
        <source>the shape %1 is no container</source>
        <translation>図形 %1 はコンテナではありません</translation>
    </message>
    <message>
        <source>groups are nested deeper than %1</source>
        <translation>グループの入れ子が %1 より深くなっています</translation>
    </message>
    <message>
        <source>a container cannot be moved into itself</source>
        <translation>コンテナを自身の中に移動することはできません</translation>
    </message>
    <message>
        <source>Move into Container</source>
        <translation>コンテナへ移動</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>the document was deleted</source>
        <translation>ドキュメントは削除されました</translation>
    </message>
    <message>
        <source>another file is being read or written</source>
        <translation>別のファイルを読み込みまたは書き込み中です</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>a group needs at least two members</source>
        <translation>グループには二つ以上のメンバーが必要です</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>グループ解除</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>グループを変更</translation>
    </message>
    <message>
        <source>the document must not be changed now</source>
        <translation>ドキュメントは今は変更できません</translation>
    </message>
    <message>
        <source>there are no ids left for more shapes and groups</source>
        <translation>図形やグループに使える ID が残っていません</translation>
    </message>
</context>
<context>
    <name>Trammel::EditorPanel</name>
    <message>
        <source>There is no editor named &quot;%1&quot;.</source>
        <translation>「%1」という名前のエディタはありません。</translation>
    </message>
</context>
<context>
    <name>Trammel::FileTask</name>
    <message>
        <source>the drawing was changed while the file was read, and the change would be lost</source>
        <translation>ファイルの読み込み中に図面が変更されたため、その変更が失われます</translation>
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
        <translation>該当なし</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>検索(&amp;F)...</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find text or names</source>
        <translation>テキストまたは名前を検索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>Trammel::LassoTool</name>
    <message>
        <source>Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.</source>
        <translation>Enter、ダブルクリックまたは最初の角: 完了。Backspace: 一つ戻る。Shift: 追加。Ctrl: 切り替え。Alt: 接触/囲むの切り替え。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. Esc: cancel.</source>
        <translation>Shift: 追加。Ctrl: 切り替え。Ctrl+Shift: 除外。Alt: 接触/囲むの切り替え。スペース: 投げ縄を移動。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a shape: select it. Shift: add. Ctrl: toggle.</source>
        <translation>図形を囲むようにドラッグして選択、または空のキャンバスから角を順にクリック。図形をクリック: 選択。Shift: 追加。Ctrl: 切り替え。</translation>
    </message>
</context>
<context>
    <name>Trammel::PathTool</name>
    <message>
        <source>A polygon needs three points. Esc: cancel.</source>
        <translation>多角形には三つの点が必要です。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>A line needs two points. Esc: cancel.</source>
        <translation>線には二つの点が必要です。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Click to set the corners of a polygon. Enter: one in the middle.</source>
        <translation>クリックして多角形の角を置きます。Enter: 中央に作成。</translation>
    </message>
    <message>
        <source>Drag to draw a line, or click to set its points. Enter: one in the middle.</source>
        <translation>ドラッグして線を描くか、クリックして点を置きます。Enter: 中央に作成。</translation>
    </message>
    <message>
        <source>Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Enter、ダブルクリックまたは最初の点: 完了。Backspace: 一つ戻る。Shift: 15°刻み。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
</context>
<context>
    <name>Trammel::PenTool</name>
    <message>
        <source>Click to set corners, drag to set smooth points of a path. Enter: one in the middle.</source>
        <translation>クリックでパスの角、ドラッグでスムーズノードを置きます。Enter: 中央に作成。</translation>
    </message>
    <message>
        <source>Enter or double click: done. The first point: closes. Backspace: one point back. Shift: steps of 15°. Ctrl: no snapping. Esc: cancel.</source>
        <translation>Enter またはダブルクリック: 完了。最初の点: 閉じる。Backspace: 一つ戻る。Shift: 15°刻み。Ctrl: スナップなし。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>A path needs two points. Esc: cancel.</source>
        <translation>パスには二つの点が必要です。Esc: キャンセル。</translation>
    </message>
</context>
<context>
    <name>Trammel::PencilTool</name>
    <message>
        <source>Release near the start to close the line. Esc: cancel.</source>
        <translation>始点の近くで離すと線が閉じます。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Drag to draw freehand. Enter: a line in the middle. Esc: select.</source>
        <translation>ドラッグしてフリーハンドで描きます。Enter: 中央に線を作成。Esc: 選択。</translation>
    </message>
</context>
<context>
    <name>Trammel::PlacingDialog</name>
    <message>
        <source>Separate</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>詰め込み</translation>
    </message>
    <message>
        <source>Distribute Along Path</source>
        <translation>パスに沿って分布</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>詰め込み先(&amp;I):</translation>
    </message>
    <message>
        <source>The shape selected last</source>
        <translation>最後に選択した図形</translation>
    </message>
    <message>
        <source>A compact block</source>
        <translation>コンパクトなブロック</translation>
    </message>
    <message>
        <source>Rows of a given width</source>
        <translation>指定した幅の行</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Rotate shapes:</source>
        <translation>図形を回転(&amp;R):</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>By these angles</source>
        <translation>次の角度</translation>
    </message>
    <message>
        <source>By any angle</source>
        <translation>任意の角度</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation>角度(&amp;A):</translation>
    </message>
    <message>
        <source>Degrees, clockwise, separated by spaces</source>
        <translation>度、時計回り、スペース区切り</translation>
    </message>
    <message>
        <source>&amp;Clearance:</source>
        <translation>間隔(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Equal:</source>
        <translation>等しくする(&amp;E):</translation>
    </message>
    <message>
        <source>Gaps between the shapes</source>
        <translation>図形の間隔</translation>
    </message>
    <message>
        <source>Distances of the centers</source>
        <translation>中心の距離</translation>
    </message>
    <message>
        <source>&amp;Rotate the shapes to the path</source>
        <translation>図形をパスに合わせて回転(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>分離(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>詰め込み(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>分布(&amp;D)</translation>
    </message>
    <message>
        <source>The drawing is read-only.</source>
        <translation>図面は読み取り専用です。</translation>
    </message>
    <message>
        <source>Select at least two shapes.</source>
        <translation>図形を二つ以上選択してください。</translation>
    </message>
    <message>
        <source>Select the shapes together with one line or open path.</source>
        <translation>図形と、一つの線または開いたパスを一緒に選択してください。</translation>
    </message>
    <message>
        <source>The angles must be numbers that are separated by spaces.</source>
        <translation>角度はスペースで区切られた数値でなければなりません。</translation>
    </message>
    <message>
        <source>The width must be greater than 0.</source>
        <translation>幅は 0 より大きくなければなりません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, selected last</source>
        <translation>「%1」、最後に選択</translation>
    </message>
    <message>
        <source>Computing the positions...</source>
        <translation>位置を計算しています...</translation>
    </message>
    <message>
        <source>Shapes that move: %L1</source>
        <translation>移動する図形: %L1</translation>
    </message>
    <message>
        <source>No shapes overlap.</source>
        <translation>重なっている図形はありません。</translation>
    </message>
    <message>
        <source>No shape needs to move.</source>
        <translation>移動が必要な図形はありません。</translation>
    </message>
    <message>
        <source>Shapes moved: %L1</source>
        <translation>移動した図形: %L1</translation>
    </message>
</context>
<context>
    <name>Trammel::PreferencesDialog</name>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>衝突</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel:</source>
        <translation>マウスホイール(&amp;W):</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>スクロール</translation>
    </message>
    <message>
        <source>Rubber &amp;band selects:</source>
        <translation>選択枠で選択(&amp;B):</translation>
    </message>
    <message>
        <source>Touched shapes</source>
        <translation>接触した図形</translation>
    </message>
    <message>
        <source>Enclosed shapes</source>
        <translation>囲まれた図形</translation>
    </message>
    <message>
        <source>By direction: to the right enclosed ones, to the left touched ones</source>
        <translation>方向による: 右へは囲まれた図形、左へは接触した図形</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>グリッドを表示(&amp;G)</translation>
    </message>
    <message>
        <source>Grid &amp;spacing:</source>
        <translation>グリッド間隔(&amp;S):</translation>
    </message>
    <message>
        <source>Show a b&amp;utton back to the drawing when it is out of view</source>
        <translation>図面が見えないとき、図面に戻るボタンを表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;handles for connectors beside the shape under the pointer</source>
        <translation>ポインタの下の図形の横にコネクタ用ハンドルを表示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Add a shape where such a connector ends on empty canvas</source>
        <translation>そのコネクタが空のキャンバスで終わるとき、図形を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>グリッドにスナップ(&amp;G)</translation>
    </message>
    <message>
        <source>Snap to edges and centers of other &amp;shapes</source>
        <translation>他の図形の縁と中心にスナップ(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to &amp;equal gaps and sizes</source>
        <translation>等しい間隔とサイズにスナップ(&amp;E)</translation>
    </message>
    <message>
        <source>Snap to the &amp;angles of other shapes</source>
        <translation>他の図形の角度にスナップ(&amp;A)</translation>
    </message>
    <message>
        <source>Snap &amp;distance in pixels:</source>
        <translation>スナップ距離 (ピクセル)(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Show collisions:</source>
        <translation>衝突を表示(&amp;S):</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>ドラッグ中</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Also with &amp;locked shapes</source>
        <translation>ロックされた図形も対象(&amp;L)</translation>
    </message>
    <message>
        <source>Also with shapes &amp;inside a filled shape</source>
        <translation>塗られた図形の中の図形も対象(&amp;I)</translation>
    </message>
    <message>
        <source>Also with &amp;texts without an outline</source>
        <translation>輪郭のないテキストも対象(&amp;T)</translation>
    </message>
    <message>
        <source>Also with li&amp;nes and other shapes that are not solid</source>
        <translation>線など固体でない図形も対象(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Dragged shapes:</source>
        <translation>ドラッグした図形(&amp;D):</translation>
    </message>
    <message>
        <source>May overlap other shapes</source>
        <translation>他の図形と重なることができる</translation>
    </message>
    <message>
        <source>Stop at other shapes</source>
        <translation>他の図形で止まる</translation>
    </message>
    <message>
        <source>Slide along other shapes</source>
        <translation>他の図形に沿って滑る</translation>
    </message>
    <message>
        <source>Push other shapes aside</source>
        <translation>他の図形を押しのける</translation>
    </message>
    <message>
        <source>Shapes &amp;pushed in a row:</source>
        <translation>連続して押しのける図形(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Clearance between shapes:</source>
        <translation>図形の間隔(&amp;C):</translation>
    </message>
    <message>
        <source>Jump over shapes to a &amp;free place under the pointer</source>
        <translation>図形を飛び越えてポインタの下の空き位置に移動(&amp;F)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>配色(&amp;C):</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Round positions, sizes and angles that snap to nothing else</source>
        <translation>他にスナップしない位置、サイズ、角度を丸める(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Trammel::Recovery</name>
    <message>
        <source>the snapshot is in use or cannot be locked</source>
        <translation>スナップショットが使用中か、ロックできません</translation>
    </message>
</context>
<context>
    <name>Trammel::RepeatDialog</name>
    <message>
        <source>Repeat</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>格子状</translation>
    </message>
    <message>
        <source>Around a point</source>
        <translation>点の周り</translation>
    </message>
    <message>
        <source>&amp;Arrange:</source>
        <translation>並べ方(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>コピー数(&amp;C):</translation>
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
        <translation>水平距離(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Vertical distance:</source>
        <translation>垂直距離(&amp;V):</translation>
    </message>
    <message>
        <source>Column &amp;distance:</source>
        <translation>列の間隔(&amp;D):</translation>
    </message>
    <message>
        <source>Row d&amp;istance:</source>
        <translation>行の間隔(&amp;I):</translation>
    </message>
    <message>
        <source>A&amp;ngle between copies:</source>
        <translation>コピー間の角度(&amp;N):</translation>
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
        <translation>一周(&amp;F)</translation>
    </message>
    <message>
        <source>R&amp;otate the copies</source>
        <translation>コピーを回転(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>繰り返す(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Trammel::ReturnButton</name>
    <message>
        <source>Back to the Drawing</source>
        <translation>図面に戻る</translation>
    </message>
</context>
<context>
    <name>Trammel::SelectTool</name>
    <message>
        <source>Move End</source>
        <translation>端を移動</translation>
    </message>
    <message>
        <source>Move Vertex</source>
        <translation>ノードを移動</translation>
    </message>
    <message>
        <source>Reset Segment</source>
        <translation>線分をリセット</translation>
    </message>
    <message>
        <source>Drag to move the pivot. Double click: back to the center.</source>
        <translation>ドラッグして回転の中心を移動。ダブルクリック: 中心に戻す。</translation>
    </message>
    <message>
        <source>Drag to another shape to connect this end to it. On empty canvas, the end becomes free.</source>
        <translation>別の図形へドラッグしてこの端を接続。空のキャンバスでは自由端になります。</translation>
    </message>
    <message>
        <source>Drag to move this point. Shift: steps of 15°. Ctrl: no snapping. Double click: edit the vertices.</source>
        <translation>ドラッグしてこの点を移動。Shift: 15°刻み。Ctrl: スナップなし。ダブルクリック: ノードを編集。</translation>
    </message>
    <message>
        <source>Drag to move this end of the gradient. Shift: steps of 15°. Ctrl: no snapping. Esc: done.</source>
        <translation>ドラッグしてグラデーションのこの端を移動。Shift: 15°刻み。Ctrl: スナップなし。Esc: 完了。</translation>
    </message>
    <message>
        <source>Drag to move this color along the gradient. Esc: done.</source>
        <translation>ドラッグしてこの色をグラデーションに沿って移動。Esc: 完了。</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>別の図形へドラッグして接続。クリック: 同じ種類の接続された図形を追加。</translation>
    </message>
    <message>
        <source>Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.</source>
        <translation>ドラッグしてテキストを線に沿って移動。Ctrl: スナップなし。ダブルクリック: テキストを編集。</translation>
    </message>
    <message>
        <source>Drag to move this bend. Double click: route the line automatically again.</source>
        <translation>ドラッグしてこの曲がり角を移動。ダブルクリック: 線を自動経路に戻す。</translation>
    </message>
    <message>
        <source>Drag to move this segment. Double click its handle: route it automatically again.</source>
        <translation>ドラッグしてこの線分を移動。ハンドルをダブルクリック: 自動経路に戻す。</translation>
    </message>
    <message>
        <source>Drag to move this segment, which then stays in place. Ctrl: no snapping.</source>
        <translation>ドラッグしてこの線分を移動し、その位置に固定。Ctrl: スナップなし。</translation>
    </message>
    <message>
        <source>Drag to rotate about the pivot. Shift: steps of 15°. Alt: each about its own center. Ctrl: no snapping.</source>
        <translation>ドラッグして回転の中心の周りに回転。Shift: 15°刻み。Alt: それぞれの中心で。Ctrl: スナップなし。</translation>
    </message>
    <message>
        <source>Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.</source>
        <translation>ドラッグしてサイズを変更。Shift: 縦横比を維持。Alt: 中心から。Ctrl: スナップなし。</translation>
    </message>
    <message>
        <source>This shape cannot be moved. Click to select it.</source>
        <translation>この図形は移動できません。クリックして選択します。</translation>
    </message>
    <message>
        <source>This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.</source>
        <translation>このコネクタは図形と一緒に動きます。クリックで選択し、端をドラッグして別の場所に接続します。</translation>
    </message>
    <message>
        <source>Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with Alt a copy.</source>
        <translation>クリックでグループを選択、ダブルクリックで中に入ります。Ctrl+クリック: 個々の図形。ドラッグで移動、Alt でコピー。</translation>
    </message>
    <message>
        <source>Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.</source>
        <translation>ドラッグで移動、Alt でコピー。Shift または Ctrl+クリック: 選択を解除。Alt+クリック: 下の図形。</translation>
    </message>
    <message>
        <source>Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.</source>
        <translation>クリックで選択、ドラッグで移動。Shift または Ctrl+クリック: 追加。Alt+クリック: 下の図形。</translation>
    </message>
    <message>
        <source>Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.</source>
        <translation>クリックまたはドラッグでグループ内を選択。外をクリックまたは Esc: グループを出る。Shift: 追加。Ctrl: 切り替え。</translation>
    </message>
    <message>
        <source>Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.</source>
        <translation>クリックまたはドラッグで選択。Shift: 追加。Ctrl: 切り替え。Alt: 接触/囲むの切り替え。スペース+ドラッグ: 表示を移動。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Drag to change the outline.</source>
        <translation>ドラッグして輪郭を変更。</translation>
    </message>
    <message>
        <source>Click to collapse or expand this container.</source>
        <translation>クリックしてこのコンテナを折りたたむ/展開する。</translation>
    </message>
    <message>
        <source>Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.</source>
        <translation>矢印キー: このハンドルを移動、Shift で大きく移動。D、Shift+D: 次または前のハンドル。Esc: 完了。</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapeList</name>
    <message>
        <source>Find by name, text or kind</source>
        <translation>名前、テキスト、種類で検索</translation>
    </message>
    <message>
        <source>Find shapes by name, text or kind</source>
        <translation>図形を名前、テキスト、種類で検索</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePalette</name>
    <message>
        <source>Custom shapes</source>
        <translation>カスタム図形</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>すべての図形</translation>
    </message>
    <message>
        <source>Stencils</source>
        <translation>ステンシル</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Add Selection as Stencil</source>
        <translation>選択をステンシルとして追加</translation>
    </message>
    <message>
        <source>Rename Stencil...</source>
        <translation>ステンシルの名前を変更...</translation>
    </message>
    <message>
        <source>Remove Stencil</source>
        <translation>ステンシルを削除</translation>
    </message>
    <message>
        <source>Change Selected Shapes to This Kind</source>
        <translation>選択した図形をこの種類に変更</translation>
    </message>
    <message>
        <source>Rename Stencil</source>
        <translation>ステンシルの名前を変更</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>図形を検索</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
</context>
<context>
    <name>Trammel::ShapePaletteView</name>
    <message>
        <source>Shapes</source>
        <translation>図形</translation>
    </message>
</context>
<context>
    <name>Trammel::ShortcutPage</name>
    <message>
        <source>Find a command or a shortcut</source>
        <translation>コマンドまたはショートカットを検索</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>新しいショートカット(&amp;N):</translation>
    </message>
    <message>
        <source>Click here and press the keys</source>
        <translation>ここをクリックしてキーを押す</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>追加(&amp;D)</translation>
    </message>
    <message>
        <source>Keeps the current shortcuts of the command</source>
        <translation>コマンドの現在のショートカットを残します</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>リセット(&amp;E)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>すべてリセット(&amp;L)</translation>
    </message>
    <message>
        <source>Take &amp;Over</source>
        <translation>引き継ぐ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>割り当て(&amp;A)</translation>
    </message>
    <message>
        <source>%1 is the shortcut of &quot;%2&quot;, which will lose it.</source>
        <translation>%1 は「%2」のショートカットで、そこからは外れます。</translation>
    </message>
    <message>
        <source>The command has this shortcut already.</source>
        <translation>このコマンドには既にこのショートカットがあります。</translation>
    </message>
    <message>
        <source>%1 is still the shortcut of &quot;%2&quot;.</source>
        <translation>%1 はまだ「%2」のショートカットです。</translation>
    </message>
</context>
<context>
    <name>Trammel::TextBoxTool</name>
    <message>
        <source>Click to type a text, or drag to give it a width. Click a text to edit it.</source>
        <translation>クリックしてテキストを入力、またはドラッグして幅を指定。テキストをクリックして編集します。</translation>
    </message>
</context>
<context>
    <name>Trammel::TextTool</name>
    <message>
        <source>Edit Text</source>
        <translation>テキストを編集</translation>
    </message>
    <message>
        <source>Delete Text</source>
        <translation>テキストを削除</translation>
    </message>
    <message>
        <source>Draw Text</source>
        <translation>テキストを描画</translation>
    </message>
    <message>
        <source>Drag to another shape to connect it. Click: add a connected shape of the same kind.</source>
        <translation>別の図形へドラッグして接続。クリック: 同じ種類の接続された図形を追加。</translation>
    </message>
    <message>
        <source>Type the text. Tab: the next compartment. A line &quot;--&quot;: a new one. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>テキストを入力。Tab: 次の区画。「--」の行: 新しい区画。Esc、Ctrl+Enter または他の場所をクリック: 完了。</translation>
    </message>
    <message>
        <source>Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.</source>
        <translation>テキストを入力。Enter: 改行。Esc、Ctrl+Enter または他の場所をクリック: 完了。</translation>
    </message>
</context>
<context>
    <name>Trammel::VertexTool</name>
    <message>
        <source>Move Vertex</source>
        <translation>ノードを移動</translation>
    </message>
    <message>
        <source>Move Vertices</source>
        <translation>ノードを移動</translation>
    </message>
    <message>
        <source>Insert Vertex</source>
        <translation>ノードを挿入</translation>
    </message>
    <message>
        <source>A path needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>パスにはノードが二つ以上必要です。図形を削除するにはこのモードを終了してください。</translation>
    </message>
    <message>
        <source>A polygon needs at least three vertices. Leave this mode to delete the shape.</source>
        <translation>多角形にはノードが三つ以上必要です。図形を削除するにはこのモードを終了してください。</translation>
    </message>
    <message>
        <source>A polyline needs at least two vertices. Leave this mode to delete the shape.</source>
        <translation>折れ線にはノードが二つ以上必要です。図形を削除するにはこのモードを終了してください。</translation>
    </message>
    <message>
        <source>Delete Vertex</source>
        <translation>ノードを削除</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>ノードを削除</translation>
    </message>
    <message>
        <source>Select the vertices to delete: click them, or drag around them.</source>
        <translation>削除するノードを選択: クリックするか、囲むようにドラッグします。</translation>
    </message>
    <message>
        <source>Select the vertices after which new ones are inserted.</source>
        <translation>新しいノードを後に挿入するノードを選択してください。</translation>
    </message>
    <message>
        <source>Insert Vertices</source>
        <translation>ノードを挿入</translation>
    </message>
    <message>
        <source>Select the vertices to change: click them, or drag around them.</source>
        <translation>変更するノードを選択: クリックするか、囲むようにドラッグします。</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Smooth Point</source>
        <translation>スムーズノード</translation>
    </message>
    <message>
        <source>Symmetric Point</source>
        <translation>対称ノード</translation>
    </message>
    <message>
        <source>Select the vertices to move: click them, or drag around them.</source>
        <translation>移動するノードを選択: クリックするか、囲むようにドラッグします。</translation>
    </message>
    <message>
        <source>Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>ドラッグで移動、Alt でハンドルを引き出す。クリックで選択、Shift で追加。Alt+クリックまたはダブルクリック: 削除。</translation>
    </message>
    <message>
        <source>Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.</source>
        <translation>ドラッグで移動。クリックで選択、Shift で追加。Alt+クリックまたはダブルクリック: 削除。</translation>
    </message>
    <message>
        <source>Drag to bend the curve, with Alt this handle alone.</source>
        <translation>ドラッグして曲線を曲げます。Alt: このハンドルのみ。</translation>
    </message>
    <message>
        <source>Drag to insert a vertex here.</source>
        <translation>ドラッグしてここにノードを挿入。</translation>
    </message>
    <message>
        <source>Drag to move the edge. Double click: insert a vertex.</source>
        <translation>ドラッグして辺を移動。ダブルクリック: ノードを挿入。</translation>
    </message>
    <message>
        <source>Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. Esc or Enter: done.</source>
        <translation>ノードをドラッグ、または辺の中央をドラッグして新しいノードを追加。ノードを囲むようにドラッグして選択。Esc または Enter: 完了。</translation>
    </message>
    <message>
        <source>Select the vertices to break: click them, or drag around them.</source>
        <translation>切断するノードを選択してください: クリックするか、囲むようにドラッグします。</translation>
    </message>
</context>
</TS>
