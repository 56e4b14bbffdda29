import { Editor, Path, Transforms } from 'slate'
import { cleanAttributes } from '@sitewright/html'
import { textBlockAbove, above } from '../queries/above.ts'
import type { ImageElement, RichEditor } from '../types.ts'
import { setAttributes, withStyle } from './attributes.ts'
import { deleteSelected } from './delete-selected.ts'
import { placeOfVoid } from './insert-blocks.ts'

/** An image to show: its address, what it shows in words, its size in pixels. */
export interface Picture {
  src: string
  alt?: string
  width?: number
  height?: number
}

/** Inserts an image at the cursor, or changes the one selected. False if the address is none that an image may have. */
export function insertImage(editor: RichEditor, picture: Picture): boolean {
  const selected = above(editor, 'image')
  const src = picture.src.trim()
  const { height: _, ...anyHeight } = withStyle(selected?.[0].attributes, 'object-position', undefined) ?? {}
  const attributes = cleanAttributes('img', {
    // Another picture, shown as wide, has other proportions, and something else in it matters.
    ...(anyHeight['src'] === src ? selected?.[0].attributes : anyHeight),
    src,
    alt: picture.alt ?? '',
    ...(picture.width ? { width: String(Math.round(picture.width)) } : {}),
    ...(picture.height ? { height: String(Math.round(picture.height)) } : {}),
  })
  if (!attributes['src']) return false
  if (selected) {
    setAttributes(editor, attributes, selected[1])
    return true
  }
  const image: ImageElement = { type: 'image', attributes, children: [{ text: '' }] }
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  else deleteSelected(editor)
  if (textBlockAbove(editor)) {
    Transforms.insertNodes(editor, image)
    Transforms.move(editor)
  } else {
    Transforms.insertNodes(
      editor,
      { type: 'paragraph', children: [image] },
      { at: Path.next(placeOfVoid(editor)), select: true },
    )
  }
  return true
}
