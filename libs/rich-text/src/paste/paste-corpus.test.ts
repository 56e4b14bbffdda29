import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import { clipboard } from '../testing/clipboard.ts'
import { comparableHtml } from '../testing/comparable-html.ts'
import { editorWith, htmlOf } from '../testing/editor-with.ts'
import { pasteCorpus } from '../testing/paste-corpus/index.ts'
import { reloadedHtml, writtenHtml } from '../testing/written-html.ts'
import { cleanPastedHtml } from '../on-demand/clean-pasted-html.ts'

beforeEach(() => {
  document.documentElement.lang = 'en-NZ'
  URL.createObjectURL = () => 'blob:here' // jsdom has none
})

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** All letters in their order; what is a space, and what an end of a line, differs with the place. */
const lettersOf = (html: string) => bodyOf(html).textContent.replaceAll(/\s/g, '')

const counted = ['table', 'th', 'td', 'img', 'blockquote', 'pre', 'hr', 'figure', 'dt'] as const
const countsOf = (html: string) => counted.map((tag) => `${bodyOf(html).querySelectorAll(tag).length} ${tag}`)

describe('what programs copy', () => {
  it.each(pasteCorpus)('$from', ({ html, clean }) => {
    const cleaned = cleanPastedHtml(html)
    expect(comparableHtml(cleaned)).toBe(comparableHtml(clean))
    expect(comparableHtml(cleanPastedHtml(cleaned))).toBe(comparableHtml(clean))
    expect(comparableHtml(reloadedHtml(cleaned))).toBe(comparableHtml(reloadedHtml(clean)))
  })
})

describe.each([
  ['a paragraph', '<p>before|after</p>'],
  ['a list item', '<ol><li>one</li><li>before|after</li><li>next</li></ol>'],
  ['a table cell', '<table><tbody><tr><td>before|after</td><td>next</td></tr></tbody></table>'],
])('in the middle of %s', (_, place) => {
  it.each(pasteCorpus)('$from', async ({ html, clean }) => {
    const editor = editorWith(place)
    const before = htmlOf(editor)
    editor.insertData(clipboard({ 'text/html': html, 'text/plain': 'plain' }))
    const pasted = htmlOf(editor)

    expect(lettersOf(pasted)).toBe(lettersOf(place).replace('|', () => lettersOf(clean)))
    expect(countsOf(pasted)).toEqual(countsOf(before + clean))
    expect(cleanHtml(pasted)).toBe(pasted)
    expect(writtenHtml(editor.children)).toBe(pasted)
    expect(reloadedHtml(pasted)).toBe(pasted)

    await Promise.resolve()
    editor.undo()
    expect(htmlOf(editor)).toBe(before)
    editor.redo()
    expect(htmlOf(editor)).toBe(pasted)
  })
})

describe('the pictures', () => {
  const onePoint =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  /** A text with what was pasted, once all pictures have gone up or failed, and the names of those that went. */
  async function paste(html: string, files: readonly File[] = []) {
    const editor = editorWith('<p>a|b</p>')
    const sent: string[] = []
    editor.uploads.send = ({ name }) => Promise.resolve({ src: `/${sent.push(name)}.png`, alt: '' })
    editor.insertData(clipboard({ 'text/html': html }, files))
    await waitFor(() => expect(htmlOf(editor)).not.toBe('<p>ab</p>'))
    await waitFor(() => expect(messagesOf(editor)).not.toContain(undefined))
    return { html: htmlOf(editor), sent, messages: messagesOf(editor) }
  }

  /** Why each picture that is not there failed; undefined for one that is on its way. */
  function messagesOf(editor: ReturnType<typeof editorWith>): (string | undefined)[] {
    return [...editor.nodes({ at: [], voids: true })].flatMap(([node]) =>
      'upload' in node && node.upload !== undefined ? [editor.uploads.get(node.upload)?.failed] : [],
    )
  }

  const missing = 'It did not come along with what was copied. Choose its file.'

  it.each(['file:///C:/Users/ann/clip_image001.png', 'cid:image001.png@01DC', 'data:image/png;base64,%'])(
    'that did not come along leave nothing for readers, and it is told where they were: %s',
    async (src) => {
      const { html, sent, messages } = await paste(`<p>x</p><p><img src="${src}" alt="Hut"></p><p>y</p>`)
      expect(html).toBe('<p>ax</p><p>yb</p>')
      expect(sent).toEqual([])
      expect(messages).toEqual([missing])
    },
  )

  it('of Word come from the files beside it, with those of a mail', async () => {
    const files = ['1.png', '2.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    const { html, sent } = await paste(
      '<p>x<img src="cid:1" alt="Hut">y<img src="file:///2.png" alt="Lake">z</p>',
      files,
    )
    expect(comparableHtml(html)).toBe(
      comparableHtml('<p>ax<img src="/1.png" alt="Hut">y<img src="/2.png" alt="Lake">zb</p>'),
    )
    expect(sent).toEqual(['1.png', '2.png'])
  })

  it('of a document of Google go up as files', async () => {
    const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob(['x'], { type: 'image/png' }))
    })
    HTMLImageElement.prototype.decode = () => Promise.resolve() // jsdom loads none
    const { html, sent } = await paste(
      '<b id="docs-internal-guid-1"><p>x<img src="https://lh7-rt.googleusercontent.com/docsz/a?key=k" alt="Hut">y</p></b>',
    )
    expect(comparableHtml(html)).toBe(comparableHtml('<p>ax<img src="/1.png" alt="Hut">yb</p>'))
    expect(sent).toEqual(['picture.png'])
    drawn.mockRestore()
  })

  it('of a document of Google that does not let them be read are not left there, and it is told', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('not allowed'))
    const { html, messages } = await paste(
      '<p>x</p><p><img src="https://lh7-rt.googleusercontent.com/docsz/a?key=k" alt="Hut"></p><p>y</p>',
    )
    expect(html).toBe('<p>ax</p><p>yb</p>')
    expect(messages).toEqual(['The picture could not be read. Copy it by itself, or choose its file.'])
  })

  it('that are boxes to tick, points and places for others are not sent', async () => {
    const { html, sent } = await paste(
      `<ul><li role="checkbox" aria-checked="true"><img src="${onePoint}" alt="checked"><p>Map</p></li></ul>` +
        `<p>x<img src="${onePoint}" width="1" height="1"><img src="${onePoint}" data-src="https://a.example/1.jpg" alt="Hut">` +
        `<img src="${onePoint}" alt="Lake" width="40" height="30"></p>`,
    )
    expect(comparableHtml(html)).toBe(
      comparableHtml(
        '<p>a</p><ul><li>☑ Map</li></ul><p>x<img src="https://a.example/1.jpg" alt="Hut"><img src="/1.png" alt="Lake" width="40" height="30">b</p>',
      ),
    )
    expect(sent).toEqual(['picture.png'])
  })

  it('do not keep what the style sheet beside them says from being read', async () => {
    const { html } = await paste(
      `<html><head><style>.s1 {font-weight:bold}</style></head><body><p><span class="s1">x</span><img src="${onePoint}" alt=""></p></body></html>`,
    )
    expect(html).toContain('<strong>x</strong>')
  })
})
