import { insertBlocks } from '../commands/insert-blocks.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { slateToHtml } from '../convert/slate-to-html.ts'
import { htmlWithin } from '../paste/dom.ts'
import { createLaterInserts } from '../paste/insert-later.ts'
import { fetchPasteCleaning, pasteCleaning } from '../paste/paste-cleaning.ts'
import { withoutPrivateRemarks } from '../paste/private-remarks.ts'
import { insertPictures } from '../pictures/insert-pictures.ts'
import { bringsPictures, pictureFiles, saysMore } from '../pictures/picture-files.ts'
import { above } from '../queries/above.ts'
import type { Block, RichEditor, MarkedText } from '../types.ts'
import { isAllSelected } from './with-whole-selection.ts'
import { linkAttributes } from '../commands/links.ts'
import { addressesIn, type TextPart } from '../links/addresses-in-text.ts'

const mark = 'data-sitewright-text'

/** HTML for the clipboard that says it comes from this editor, so that nothing of it is tidied away. */
function wrapOwnHtml(html: string): string {
  return `<div ${mark}="">${html}</div>`
}

/** What this editor has copied, or undefined for HTML from elsewhere. Not to be trusted for that: sanitise it. */
function ownHtml(html: string): string | undefined {
  if (!html.includes(mark)) return undefined
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const own = body.querySelector(`div[${mark}]`)
  return own ? htmlWithin(own) : undefined
}

/**
 * Copies as HTML and pastes from HTML, sanitised and tidied. Slate's own clipboard format is left alone on purpose: any
 * page could forge it, and our nodes may hold HTML.
 */
export function withClipboard(editor: RichEditor): RichEditor {
  const { setFragmentData } = editor
  const insertLater = createLaterInserts(editor)

  editor.setFragmentData = (data, originEvent) => {
    setFragmentData(data, originEvent)
    data.clearData?.('application/x-slate-fragment')
    const html = slateToHtml(editor.getFragment() as Block[], editor.around)
    if (html !== '') data.setData('text/html', wrapOwnHtml(html))
  }

  editor.insertData = (data) => {
    const html = data.getData('text/html')
    const text = data.getData('text/plain')
    const files = editor.uploads.send ? pictureFiles(data) : []
    if (files.length > 0 && !saysMore(html)) return insertPictures(editor, files)
    const inCode = isInCode(editor)
    if (!html || (inCode && text)) return insertText(text, inCode)
    const own = ownHtml(html)
    const hasPictures = own === undefined && editor.uploads.send !== undefined && bringsPictures(html)
    const tidied = own ?? (hasPictures ? undefined : pasteCleaning()?.(html))
    if (tidied === undefined)
      return void insertLater(fetched({ html, text, files, rtf: data.getData('text/rtf'), hasPictures }))
    if (!insertHtml(tidied)) insertText(text, false)
  }

  function insertText(text: string, inCode: boolean): void {
    if (!text) return
    if (inCode) editor.insertText(text.replace(/\r\n?/g, '\n'))
    else insertBlocks(editor, plainTextBlocks(text))
  }

  /** False where nothing worth keeping was copied. */
  function insertHtml(html: string, finish = (blocks: Block[]) => blocks): boolean {
    // Copies, of which it is not remembered how they were written: with all the spaces and lines of where they were.
    const blocks = structuredClone(htmlToSlate(html))
    if (blocks.length === 1 && slateToHtml(blocks) === '') return false
    insertBlocks(editor, finish(blocks))
    return true
  }

  interface Copied {
    html: string
    text: string
    files: readonly File[]
    rtf: string
    hasPictures: boolean
  }

  /**
   * What inserts it, once the code for that was fetched. Without what tidies HTML, it loses no more than what is
   * private, and is sanitised as all that comes into the document is; without what finds the pictures, the text comes alone.
   */
  async function fetched({ html, text, hasPictures, ...beside }: Copied): Promise<() => void> {
    const finder = hasPictures ? import('../on-demand/pictures-in-html.ts') : undefined
    const [clean, pictures] = await Promise.all([fetchPasteCleaning().catch(logged), finder?.catch(logged)])
    const taken = pictures?.takePictures(html, beside) ?? { html, pictures: [] }
    const send = (blocks: Block[]) => pictures?.withPicturesSent(editor, blocks, taken.pictures) ?? blocks
    return () => {
      if (!insertHtml(clean?.(taken.html) ?? withoutPrivateRemarks(taken.html), send)) insertText(text, false)
    }
  }

  editor.insertFragmentData = () => false

  return editor
}

/** True where all that is selected is code: what takes its place is code too. */
const isInCode = (editor: RichEditor) => above(editor, 'code-block') !== undefined && !isAllSelected(editor)

function logged(error: unknown): undefined {
  console.error(error)
}

/** Paragraphs of plain text: one a line, empty lines left out, addresses in them as links. */
function plainTextBlocks(text: string): Block[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: addressesIn(line.replaceAll('\t', ' ')).map(linked) }))
}

function linked({ text, url }: TextPart): MarkedText {
  const attributes = url === undefined ? undefined : linkAttributes(undefined, url)
  return attributes ? { text, marks: [{ tag: 'a', attributes }] } : { text }
}
