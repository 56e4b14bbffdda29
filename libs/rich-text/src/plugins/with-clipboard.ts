import { insertBlocks } from '../commands/insert-blocks.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { slateToHtml } from '../convert/slate-to-html.ts'
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts'
import { plainTextBlocks } from '../paste/plain-blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import type { Block, RichEditor } from '../types.ts'

const mark = 'data-sitewright-text'

/** HTML for the clipboard that says it comes from this editor, so that nothing of it is tidied away. */
function wrapOwnHtml(html: string): string {
  return `<div ${mark}="">${html}</div>`
}

/** What this editor has copied, or undefined for HTML from elsewhere. Not to be trusted for that: sanitise it. */
function ownHtml(html: string): string | undefined {
  if (!html.includes(mark)) return undefined
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelector(`div[${mark}]`)?.innerHTML
}

/**
 * Copies as HTML and pastes from HTML, sanitised and tidied. Slate's own clipboard format is left alone on purpose: any
 * page could forge it, and our nodes may hold HTML.
 */
export function withClipboard(editor: RichEditor): RichEditor {
  const { setFragmentData } = editor

  editor.setFragmentData = (data, originEvent) => {
    setFragmentData(data, originEvent)
    data.clearData?.('application/x-slate-fragment')
    const html = slateToHtml(editor.getFragment() as Block[])
    if (html !== '') data.setData('text/html', wrapOwnHtml(html))
  }

  editor.insertData = (data) => {
    const html = data.getData('text/html')
    const text = data.getData('text/plain')
    const inCode = textBlockAbove(editor)?.[0].type === 'code-block'
    if (html && !inCode) {
      const blocks = htmlToSlate(ownHtml(html) ?? cleanPastedHtml(html))
      if (blocks.length > 1 || slateToHtml(blocks) !== '') {
        insertBlocks(editor, blocks)
        return
      }
    }
    if (!text) return
    if (inCode) editor.insertText(text.replace(/\r\n?/g, '\n'))
    else insertBlocks(editor, plainTextBlocks(text))
  }

  editor.insertFragmentData = () => false

  return editor
}
