import { Editor, Path, Transforms } from 'slate'
import { deleteSelected } from '../commands/delete-selected.ts'
import { flowPlace, placeOfVoid } from '../commands/insert-blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import type { Block, RichEditor } from '../types.ts'
import type { PictureSource } from './picture-uploads.ts'

/**
 * Puts pictures where the cursor is, each in a paragraph of its own, and sends them to the site meanwhile: before the
 * text that the cursor is at the start of, else after it. One step to undo.
 */
export function insertPictures(editor: RichEditor, sources: readonly PictureSource[]): void {
  if (sources.length === 0 || !editor.uploads.send) return
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  const blocks = sources.map((source): Block => {
    const upload = editor.uploads.start(source)
    return {
      type: 'paragraph',
      children: [{ text: '' }, { type: 'image', upload, children: [{ text: '' }] }, { text: '' }],
    }
  })
  Editor.withoutNormalizing(editor, () => {
    deleteSelected(editor)
    Transforms.insertNodes(editor, blocks, { at: placeFor(editor), select: true })
  })
}

/** Where the first one goes; an empty paragraph makes room for it. */
function placeFor(editor: RichEditor): Path {
  const cursor = editor.selection?.focus
  const entry = textBlockAbove(editor)
  if (!cursor || !entry) return Path.next(placeOfVoid(editor))
  const place = flowPlace(editor, entry[1])
  if (!Path.equals(place, entry[1]) || entry[0].type === 'code-block') return Path.next(place)
  if (isEmptyTextBlock(entry[0])) {
    Transforms.removeNodes(editor, { at: place })
    return place
  }
  return Editor.isStart(editor, cursor, place) ? place : Path.next(place)
}
