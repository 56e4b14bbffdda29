import { Node, Transforms } from 'slate'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { slateToHtml } from '../convert/slate-to-html.ts'
import { createRichText } from '../create-rich-text.ts'
import { fetchPasteCleaning } from '../paste/paste-cleaning.ts'
import type { Block, RichEditor } from '../types.ts'

// as in an editor that has the focus
await fetchPasteCleaning()

/**
 * An editor with a document whose cursor is at `|`, or whose selection goes from `[` to `]`. The signs are in the
 * text of the HTML.
 */
export function editorWith(html: string): RichEditor {
  const editor = createRichText()
  editor.children = htmlToSlate(html)
  if (!place(editor, '|')) {
    place(editor, '[')
    place(editor, ']')
  }
  editor.history = { undos: [], redos: [] }
  return editor
}

/** The first sign places the cursor, the next one the other end of the selection; Slate moves both as the signs go. */
function place(editor: RichEditor, sign: string): boolean {
  for (const [node, path] of Node.texts(editor)) {
    const offset = node.text.indexOf(sign)
    if (offset < 0) continue
    const focus = { path, offset }
    Transforms.select(editor, { anchor: editor.selection?.anchor ?? focus, focus })
    Transforms.delete(editor, { at: focus, distance: 1 })
    return true
  }
  return false
}

/** The document as HTML. */
export function htmlOf(editor: RichEditor): string {
  return slateToHtml(editor.children as Block[])
}

/** What becomes of a document. */
export function after(html: string, act: (editor: RichEditor) => void): string {
  const editor = editorWith(html)
  act(editor)
  return htmlOf(editor)
}
