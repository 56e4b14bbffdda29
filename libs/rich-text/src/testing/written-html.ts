import { Editor } from 'slate'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { slateToHtml } from '../convert/slate-to-html.ts'
import { createRichText } from '../create-rich-text.ts'
import type { Block } from '../types.ts'

/** The HTML of a document of which nothing is remembered: everything is written again. */
export const writtenHtml = (blocks: readonly object[]) => slateToHtml(structuredClone([...blocks]) as Block[])

/** What becomes of HTML that is loaded into an editor, put in order there, and written again. */
export function reloadedHtml(html: string): string {
  const editor = createRichText()
  editor.children = htmlToSlate(html)
  Editor.normalize(editor, { force: true })
  return writtenHtml(editor.children)
}
