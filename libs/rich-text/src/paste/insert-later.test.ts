import { Transforms } from 'slate'
import { describe, expect, it, vi } from 'vitest'
import { insertBlocks } from '../commands/insert-blocks.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { clipboard } from '../testing/clipboard.ts'
import { editorWith, htmlOf } from '../testing/editor-with.ts'
import { createLaterInserts } from './insert-later.ts'

/** An editor, and what asks for HTML that comes when the test says so. */
function open(html: string) {
  const editor = editorWith(html)
  const insertLater = createLaterInserts(editor)
  const ask = (later: string) => {
    const { promise, resolve } = Promise.withResolvers<() => void>()
    const done = insertLater(promise)
    return async () => {
      resolve(() => insertBlocks(editor, structuredClone(htmlToSlate(later))))
      await done
    }
  }
  return { editor, ask }
}

describe('what is inserted once it is there', () => {
  it('stands before what was typed meanwhile, and the cursor stays', async () => {
    const { editor, ask } = open('<p>a|z</p>')
    const come = ask('<p><b>b</b></p>')
    editor.insertText('cd')
    await come()
    editor.insertText('e')
    expect(htmlOf(editor)).toBe('<p>a<b>b</b>cdez</p>')
  })

  it('parts the text where the cursor was, with what was typed behind it', async () => {
    const { editor, ask } = open('<p>a|z</p>')
    const come = ask('<p>b</p><p>c</p>')
    editor.insertText('d')
    await come()
    editor.insertText('e')
    expect(htmlOf(editor)).toBe('<p>ab</p><p>cdez</p>')
  })

  it('has the cursor behind it where nobody did anything meanwhile', async () => {
    const { editor, ask } = open('<p>a|z</p>')
    await ask('<p>b</p><p>c</p>')()
    editor.insertText('!')
    expect(htmlOf(editor)).toBe('<p>ab</p><p>c!z</p>')
  })

  it('takes the place of what was selected, and comes in the order in which it was asked for', async () => {
    for (const first of [0, 1]) {
      const { editor, ask } = open('<p>a[xy]z</p>')
      const come = [ask('<p>1</p>'), ask('<p>2</p>')]
      expect(htmlOf(editor)).toBe('<p>az</p>')
      await come[first]?.()
      await come[1 - first]?.()
      expect(htmlOf(editor)).toBe('<p>a12z</p>')
    }
  })

  it('comes where one writes where its place is gone, and is one step to undo', async () => {
    const { editor, ask } = open('<p>a|</p><p>z</p>')
    const come = ask('<p>b</p>')
    Transforms.removeNodes(editor, { at: [0] })
    Transforms.select(editor, { path: [0, 0], offset: 1 })
    await come()
    expect(htmlOf(editor)).toBe('<p>zb</p>')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>z</p>')
  })
})

describe('a paste before its code has arrived', () => {
  /** The editor of a page that was just opened. */
  async function openAnew() {
    vi.resetModules()
    const { createRichText } = await import('../create-rich-text.ts')
    const convert = await import('../convert/html-to-slate.ts')
    const { slateToHtml } = await import('../convert/slate-to-html.ts')
    const editor = createRichText()
    editor.children = convert.htmlToSlate('<p>a</p>')
    Transforms.select(editor, { path: [0, 0], offset: 1 })
    return { editor, html: () => slateToHtml(editor.children as Parameters<typeof slateToHtml>[0]) }
  }

  const copied = '<p class="MsoNormal"><span style="font-weight:bold">b</span></p>'

  it('is tidied, and stands before what was typed and pasted meanwhile', async () => {
    const { editor, html } = await openAnew()
    editor.insertData(clipboard({ 'text/html': copied }))
    expect(html()).toBe('<p>a</p>')
    editor.insertText('c')
    editor.insertData(clipboard({ 'text/plain': 'd' }))
    await vi.waitFor(() => expect(html()).toBe('<p>a<strong>b</strong>cd</p>'))
    editor.insertData(clipboard({ 'text/html': '<i>e</i>' }))
    expect(html()).toBe('<p>a<strong>b</strong>cd<i>e</i></p>')
  })

  it('comes sanitised, without private remarks, where the code cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.doMock('../on-demand/clean-pasted-html.ts', () => {
      throw new Error('offline')
    })
    const { editor, html } = await openAnew()
    editor.insertData(clipboard({ 'text/html': '<p onclick="x()"><b>b</b></p><script>x()</script>' }))
    await vi.waitFor(() => expect(html()).toBe('<p>a<b>b</b></p>'))
    editor.insertData(
      clipboard({
        'text/html':
          '<p>c<del cite="mailto:Ann" datetime="2026-03-01">x</del></p><div style="mso-element:comment-list"><p>y</p></div>',
      }),
    )
    await vi.waitFor(() => expect(html()).toBe('<p>a<b>b</b>c</p>'))
    vi.doUnmock('../on-demand/clean-pasted-html.ts')
  })
})
