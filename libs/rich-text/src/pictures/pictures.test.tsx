import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Slate } from 'slate-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FullSystemProvider } from '@sitewright/ui/full'
import { replaceDocument } from '../commands/insert-blocks.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import PictureOnItsWay from '../on-demand/PictureOnItsWay.tsx'
import { isType } from '../queries/node-kinds.ts'
import { RichTextEditor, type RichTextHandle } from '../RichTextEditor.tsx'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import type { ImageElement, RichEditor } from '../types.ts'
import { insertPictures } from './insert-pictures.ts'
import type { SentPicture } from './picture-uploads.ts'
import { picturesInRtf } from './pictures-in-rtf.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:here' // jsdom has none
  URL.revokeObjectURL = () => {}
})

/** A site that answers when the test says so. */
function site() {
  const sent: { file: File; answer: (sent: SentPicture) => void; onProgress: (share: number) => void }[] = []
  const send: NonNullable<RichEditor['uploads']['send']> = (picture, { onProgress }) =>
    new Promise((answer) => sent.push({ file: picture, answer, onProgress }))
  return { sent, send }
}

function clipboard({ files = [], ...content }: { files?: File[]; html?: string; text?: string; rtf?: string }) {
  const data: Record<string, string | undefined> = {
    ...{ 'text/html': content.html, 'text/plain': content.text, 'text/rtf': content.rtf },
  }
  return {
    getData: (type: string) => data[type] ?? '',
    types: files.length > 0 ? ['Files'] : [],
    files,
  } as unknown as DataTransfer
}

/** A text with what was put into it, and the pictures that went up for that, each there as `/1.png`, `/2.png`. */
async function put(html: string, act: (editor: RichEditor) => void) {
  const editor = editorWith(html)
  const { sent, send } = site()
  editor.uploads.send = send
  act(editor)
  const meanwhile = htmlOf(editor)
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  sent.forEach(({ answer }, at) => answer({ src: `/${at + 1}.png`, alt: `${at + 1}` }))
  await waitFor(() => expect(htmlOf(editor)).toContain(`/${sent.length}.png`))
  return { editor, meanwhile, names: sent.map((each) => each.file.name) }
}

const one = '<p><img alt="1" src="/1.png"></p>'
const sorted = (html: string) => html.replaceAll(/<img src="(.*?)" alt="(.*?)"/g, '<img alt="$2" src="$1"')

describe('pictures', () => {
  it.each([
    ['in an empty paragraph', '<p>a</p><p>|</p><p>b</p>', `<p>a</p>${one}<p>b</p>`],
    ['at the start of a text', '<h2>|a</h2>', `${one}<h2>a</h2>`],
    ['within a text', '<p>a|b</p><p>c</p>', `<p>ab</p>${one}<p>c</p>`],
    ['over a selection', '<p>a[b]c</p>', `<p>ac</p>${one}`],
    [
      'in a cell',
      '<table><tbody><tr><td>a|</td></tr></tbody></table>',
      `<table><tbody><tr><td>a${one}</td></tr></tbody></table>`,
    ],
    ['in an item', '<ul><li>a|</li></ul>', `<ul><li>a${one}</li></ul>`],
    ['in code', '<pre>a|b</pre>', `<pre>ab</pre>${one}`],
  ])('%s stand in a paragraph of their own', async (_, html, expected) => {
    const { editor, meanwhile } = await put(html, (into) => insertPictures(into, [file('a.png')]))
    expect(sorted(htmlOf(editor))).toBe(expected)
    expect(meanwhile).not.toContain('<img')
  })

  it('come in their order; what is typed meanwhile stays, and one undo takes all of them away', async () => {
    const editor = editorWith('<p>a|</p>')
    const { sent, send } = site()
    editor.uploads.send = send
    insertPictures(editor, [file('a.png'), file('b.png')])
    await waitFor(() => expect(sent).toHaveLength(2))
    editor.select({ path: [0, 0], offset: 1 })
    editor.insertText('bc')
    sent[1]?.answer({ src: '/b.png', alt: 'b' })
    sent[0]?.answer({ src: '/a.png', alt: 'a' })
    await waitFor(() => expect(htmlOf(editor)).toContain('/a.png'))
    const all = '<p>abc</p><p><img alt="a" src="/a.png"></p><p><img alt="b" src="/b.png"></p>'
    await waitFor(() => expect(sorted(htmlOf(editor))).toBe(all))
    editor.undo()
    expect(htmlOf(editor)).not.toContain('abc')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>a</p>')
    editor.redo()
    editor.redo()
    expect(sorted(htmlOf(editor))).toBe(all)
  })

  it('that arrive after they were undone are there after redo', async () => {
    const editor = editorWith('<p>a|</p>')
    const { sent, send } = site()
    editor.uploads.send = send
    insertPictures(editor, [file('a.png')])
    await waitFor(() => expect(sent).toHaveLength(1))
    editor.undo()
    sent[0]?.answer({ src: '/a.png', alt: '' })
    await waitFor(() => expect(editor.uploads.get('picture-1')).toBeUndefined())
    expect(htmlOf(editor)).toBe('<p>a</p>')
    editor.redo()
    expect(htmlOf(editor)).toContain('/a.png')
  })

  it('that arrive after another text took the place of theirs are there when that is undone, and only there', async () => {
    const editor = editorWith('<p>|</p>')
    const { sent, send } = site()
    editor.uploads.send = send
    insertPictures(editor, [file('a.png')])
    await waitFor(() => expect(sent).toHaveLength(1))
    const other = '<ul><li>a</li><li>b</li></ul>'
    replaceDocument(editor, htmlToSlate(other))
    sent[0]?.answer({ src: '/a.png', alt: '' })
    await waitFor(() => expect(editor.uploads.get('picture-1')).toBeUndefined())
    editor.undo()
    expect(htmlOf(editor)).toBe('<p><img src="/a.png" alt=""></p>')
    editor.undo()
    editor.redo()
    editor.redo()
    expect(htmlOf(editor)).toBe(other)
  })
})

describe('pasting pictures', () => {
  it('sends a picture that is there by itself, also with the HTML that says where it was', async () => {
    const data = clipboard({
      files: [file('image.png')],
      html: '<meta charset="utf-8"><img src="https://a.example/1.png">',
    })
    const { editor } = await put('<p>|</p>', (into) => into.insertData(data))
    expect(sorted(htmlOf(editor))).toBe(one)
  })

  it('sends what is in the HTML itself, in its place, with its description and size', async () => {
    const html = `<p>a</p><p><img src="data:image/png;base64,${png}" alt="A hut" width="30" height="20"></p><p>b</p>`
    const { editor, names } = await put('<p>|</p>', (into) => into.insertData(clipboard({ html })))
    expect(htmlOf(editor)).toMatch(
      /^<p>a<\/p><p><img (?=.*src="\/1\.png")(?=.*alt="A hut")(?=.*width="30").*><\/p><p>b<\/p>$/,
    )
    expect(names).toEqual(['picture.png'])
  })

  it('keeps the text of Word, whose file is a photo of it, and takes its pictures out of the rich text beside it', async () => {
    const html = '<p class=MsoNormal>a</p><p class=MsoNormal><img src="file:///C:/Temp/clip_image001.png"></p>'
    const hex = Array.from(atob(png), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
    const rtf = `{\\rtf1 {\\*\\shppict{\\pict{\\*\\picprop}\\pngblip\\picw1 \n${hex}}}{\\nonshppict{\\pict\\wmetafile8 ${hex}}}}`
    const data = clipboard({ files: [file('a.png'), file('b.png')], html, rtf })
    const { editor, names } = await put('<p>|</p>', (into) => into.insertData(data))
    expect(sorted(htmlOf(editor))).toBe(`<p>a</p>${one}`)
    expect(names).toEqual(['picture-1.png'])
    expect(picturesInRtf(rtf)[0]?.size).toBe(atob(png).length)
  })

  it('leaves all as it was where nothing can be sent', () => {
    const data = clipboard({ files: [file('image.png')], text: 'b' })
    expect(after('<p>a|</p>', (editor) => editor.insertData(data))).toBe('<p>ab</p>')
  })
})

describe('the editor', () => {
  function show() {
    const { sent, send } = site()
    const ref = createRef<RichTextHandle>()
    const onChange = vi.fn<(html: string) => void>()
    const view = render(
      <FullSystemProvider>
        <RichTextEditor ref={ref} value="<p>a</p>" label="Text" placeholder="" onChange={onChange} sendPicture={send} />
      </FullSystemProvider>,
    )
    return { sent, ref, onChange, ...view }
  }

  it('takes several chosen pictures, shows how far they are, and hands them on when they are there', async () => {
    const { sent, ref, onChange } = show()
    await userEvent.upload(screen.getByLabelText('Pictures'), [file('hut.png'), file('saddle.png')])
    const bar = await screen.findByRole('progressbar', { name: 'Upload of hut.png' })
    expect(screen.getByRole('progressbar', { name: 'Upload of saddle.png' })).toBeInTheDocument()
    sent[0]?.onProgress(0.5)
    await waitFor(() => expect(bar).toHaveValue(0.5))
    sent[0]?.answer({ src: '/hut.png', alt: 'hut' })
    await waitFor(() => expect(ref.current?.read()).toContain('src="/hut.png"'))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('/hut.png')))
    expect(bar).not.toBeInTheDocument()
  })

  it('says why one failed, and sends it again or takes it away', async () => {
    const { sent, ref } = show()
    await userEvent.upload(screen.getByLabelText('Pictures'), [file('hut.png')])
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer({ failed: 'The file is too large' })
    expect(await screen.findByRole('alert')).toHaveTextContent('hut.png: The file is too large')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.answer({ failed: 'The file is too large' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(ref.current?.read()).not.toContain('<img')
  })

  it('takes files that are dropped beside the text, which the browser would show in place of the page', async () => {
    const { sent } = show()
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting' })
    const dataTransfer = clipboard({ files: [file('hut.png')] })
    expect(fireEvent.dragOver(toolbar, { dataTransfer })).toBe(false)
    expect(fireEvent.drop(toolbar, { dataTransfer })).toBe(false)
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('a pasted picture that is not there', () => {
  /** What stands in the text for the picture of pasted HTML. */
  async function paste(html: string) {
    const editor = editorWith('<p>|</p>')
    const { sent, send } = site()
    editor.uploads.send = send
    editor.insertData(clipboard({ html }))
    const places = () => [
      ...editor.nodes<ImageElement>({ at: [], match: (node) => isType(node, 'image'), voids: true }),
    ]
    await waitFor(() => expect(places()).toHaveLength(1))
    const [element] = places()[0]!
    render(
      <FullSystemProvider>
        <Slate editor={editor} initialValue={editor.children}>
          <PictureOnItsWay upload={element.upload!} element={element} />
        </Slate>
      </FullSystemProvider>,
    )
    return { editor, sent }
  }

  it('says which one did not come along, and takes its file in its place', async () => {
    const { editor, sent } = await paste('<p>b <img src="file:///C:/Temp/upper%20hut.png" alt=""> c</p>')
    expect(await screen.findByRole('alert')).toHaveTextContent('upper hut.png: It did not come along')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    const chooser = screen.getByLabelText('File for upper hut.png')
    const opened = vi.spyOn(chooser, 'click').mockImplementation(() => {})
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
    expect(opened).toHaveBeenCalled()
    await userEvent.upload(chooser, file('hut.png'))
    expect(await screen.findByRole('progressbar', { name: 'Upload of hut.png' })).toBeInTheDocument()
    sent[0]?.answer({ src: '/hut.png', alt: 'hut' })
    await waitFor(() => expect(htmlOf(editor)).toMatch(/b <img (?=.*src="\/hut\.png").*> c/))
  })

  it('is named by its description, and tried again where it was not uploaded, or another file is taken', async () => {
    const { editor, sent } = await paste(`<p><img src="data:image/png;base64,${png}" alt="The lake"></p>`)
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer({ failed: 'The folder is gone' })
    expect(await screen.findByRole('alert')).toHaveTextContent('The lake: The folder is gone')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.answer({ failed: 'The folder is gone' })
    await userEvent.upload(await screen.findByLabelText('File for The lake'), file('other.png'))
    await waitFor(() => expect(sent[2]?.file.name).toBe('other.png'))
    sent[2]?.answer({ src: '/other.png', alt: 'other' })
    await waitFor(() => expect(htmlOf(editor)).toMatch(/<img (?=.*src="\/other\.png")(?=.*alt="The lake").*>/))
  })

  it.each(['jpeg', 'avif'])('has the name of its format, such as %s, by which it is accepted', async (format) => {
    const { sent } = await paste(`<p><img src="data:image/${format};base64,${png}"></p>`)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.file.name).toBe(format === 'jpeg' ? 'picture.jpg' : 'picture.avif')
  })
})
