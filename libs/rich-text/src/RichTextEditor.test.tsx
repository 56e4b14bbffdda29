import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor, type RichTextHandle } from './RichTextEditor.tsx'
import type { PickPicture } from './toolbar/use-dialogs.tsx'

function show(value = '', pickImage?: PickPicture) {
  const onChange = vi.fn<(html: string) => void>()
  const ref = createRef<RichTextHandle>()
  const view = render(
    <FullSystemProvider>
      <RichTextEditor
        ref={ref}
        value={value}
        onChange={onChange}
        label="Content"
        placeholder="Enter text here..."
        {...(pickImage && { pickImage })}
      />
      <button type="button">elsewhere</button>
    </FullSystemProvider>,
  )
  return { onChange, ref, ...view }
}

const toolbar = () => within(screen.getByRole('toolbar', { name: 'Formatting' }))

describe('RichTextEditor', () => {
  it("is a text box that says 'Enter text here...' while it is empty (SINGLE-006)", async () => {
    show()
    expect(screen.getByRole('textbox', { name: 'Content' })).toHaveAttribute('aria-multiline', 'true')
    expect(await screen.findByText('Enter text here...')).toBeInTheDocument()
  })

  it('renders HTML', async () => {
    show('<h2>Huts</h2><ul><li>Saddle <strong>hut</strong></li></ul><table><tbody><tr><td>a</td></tr></tbody></table>')
    const text = within(await screen.findByRole('textbox', { name: 'Content' }))
    // below the headings of the page around
    expect(text.getByRole('heading', { level: 4, name: 'Huts' }).tagName).toBe('H2')
    expect(text.getByRole('listitem')).toHaveTextContent('Saddle hut')
    expect(text.getByRole('cell', { name: 'a' })).toBeInTheDocument()
    expect(screen.queryByText('Enter text here...')).not.toBeInTheDocument()
  })

  it('says which picture cannot be found, of which readers see nothing', async () => {
    const html = '<p>a<img src="/api/1/private/file-get.php?id=9" alt="The hut"></p>'
    const { ref } = show(html)
    fireEvent.error(await screen.findByRole('img', { name: 'The hut' }))
    const missing = await screen.findByRole('img', { name: 'Picture not found: The hut' })
    expect(ref.current?.flush()).toBe(html)
    fireEvent.load(missing)
    expect(await screen.findByRole('img', { name: 'The hut' })).toBeInTheDocument()
  })

  it('never runs hostile code in its value', () => {
    show('<p>a</p><img src="x" onerror="alert(1)"><ruby onclick="alert(1)">b<script>c</script></ruby>')
    const text = screen.getByRole('textbox', { name: 'Content' })
    expect(text.innerHTML).not.toMatch(/onerror|onclick|script/)
    expect(text).toHaveTextContent('b')
  })

  it('reports no change of an untouched text, and returns it to the letter (SINGLE-009)', async () => {
    const html = '<p>a</p>\n<p>b  c</p>'
    const { onChange, ref, unmount } = show(html)
    expect(ref.current?.flush()).toBe(html)
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
    unmount()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('accepts HTML in its source view, sanitised, at the latest when the focus leaves (SINGLE-009)', async () => {
    const { onChange } = show('<p>a</p><p>b</p>')
    await userEvent.click(toolbar().getByRole('button', { name: 'Edit HTML' }))
    const source = screen.getByRole('textbox', { name: 'Content (HTML)' })
    expect(source).toHaveValue('<p>a</p>\n<p>b</p>')
    await userEvent.clear(source)
    await userEvent.type(source, '<h1>c</h1><p onclick="x">d</p>')
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
    expect(onChange).toHaveBeenLastCalledWith('<h1>c</h1><p>d</p>')
    await userEvent.click(toolbar().getByRole('button', { name: 'Edit HTML' }))
    expect(screen.getByRole('heading', { name: 'c' })).toBeInTheDocument()
  })

  it('leaves a text alone whose source was only viewed', async () => {
    const { onChange, ref } = show('<p>a</p><pre>\n\nb</pre>')
    await userEvent.click(toolbar().getByRole('button', { name: 'Edit HTML' }))
    await userEvent.click(toolbar().getByRole('button', { name: 'Edit HTML' }))
    expect(ref.current?.flush()).toBe('<p>a</p><pre>\n\nb</pre>')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('reports the text shortly after a change, at once on request, and when it is unmounted', async () => {
    const { onChange, ref, unmount } = show()
    await userEvent.click(toolbar().getByRole('button', { name: 'Edit HTML' }))
    const source = screen.getByRole('textbox', { name: 'Content (HTML)' })
    await userEvent.type(source, 'a')
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('a'))
    await userEvent.type(source, 'b')
    expect(ref.current?.flush()).toBe('ab')
    expect(onChange).toHaveBeenLastCalledWith('ab')
    await userEvent.type(source, 'c')
    unmount()
    expect(onChange).toHaveBeenLastCalledWith('abc')
  })
})

describe('the toolbar', () => {
  it('is one stop for Tab, with arrow keys within', async () => {
    show('<p>a</p>')
    await userEvent.tab()
    expect(toolbar().getByRole('combobox', { name: 'Text style' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(toolbar().getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(toolbar().getByRole('button', { name: 'Edit HTML' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{Tab}')
    expect(screen.getByRole('textbox', { name: 'Content' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(toolbar().getByRole('button', { name: 'Bold' })).toHaveFocus()
  })

  it('leads the arrow keys along the tools as a style sheet has arranged them', async () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = "[data-used='most'], [data-used='most'] > select { order: -1 }"
    show('<p>a</p>')
    await userEvent.tab()
    expect(toolbar().getByRole('combobox', { name: 'Text style' })).toHaveFocus()
    for (const name of ['Bold', 'Italic', 'Bulleted list', 'Link', 'Image', 'Underline']) {
      await userEvent.keyboard('{ArrowRight}')
      expect(toolbar().getByRole('button', { name })).toHaveFocus()
    }
    style.remove()
  })

  it('names its tools, their keys and which are on', async () => {
    show()
    const bold = await toolbar().findByRole('button', { name: 'Bold' })
    expect(bold).toHaveAttribute('aria-pressed', 'false')
    expect(bold).toHaveAttribute('aria-keyshortcuts', 'Control+B')
    expect(toolbar().getByRole('button', { name: 'Undo' })).toBeDisabled()
    expect(toolbar().queryByRole('button', { name: 'Delete row' })).not.toBeInTheDocument()
    for (const button of toolbar().getAllByRole('button')) expect(button).toHaveAccessibleName()
  })

  it('puts things where the cursor has just gone, however soon a tool is pressed', async () => {
    const { ref } = show('<p>a</p><p>b</p>')
    const text = screen.getByRole('textbox', { name: 'Content' })
    await userEvent.click(text)
    for (const block of ['a', 'b']) {
      const [node] = within(text).getByText(block).childNodes
      document.getSelection()?.collapse(node as Node, 1)
      fireEvent.pointerDown(toolbar().getByRole('button', { name: 'Insert table' }))
      fireEvent.click(toolbar().getByRole('button', { name: 'Insert table' }))
      expect(ref.current?.flush()).toMatch(new RegExp(`<p>${block}</p>\\s*<table>`))
    }
  })

  it('inserts a table and then shows the tools for it; undo removes it', async () => {
    const { ref } = show()
    await userEvent.click(toolbar().getByRole('button', { name: 'Insert table' }))
    await userEvent.click(await toolbar().findByRole('button', { name: 'Delete row' }))
    await userEvent.click(toolbar().getByRole('button', { name: 'Header row' }))
    expect(ref.current?.flush()).toMatch(/^<table><thead><tr><th>.*<\/thead><tbody><tr>.*<\/tr><\/tbody><\/table>/)
    await userEvent.click(toolbar().getByRole('button', { name: 'Undo' }))
    expect(ref.current?.flush()).not.toContain('<thead>')
    await userEvent.click(toolbar().getByRole('button', { name: 'Delete table' }))
    expect(ref.current?.flush()).not.toContain('<table>')
  })

  it('inserts a link with its text, and refuses an address that could run', async () => {
    const { ref } = show()
    await userEvent.click(toolbar().getByRole('button', { name: 'Link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert link' }))
    await userEvent.type(dialog.getByLabelText('Address'), 'javascript:alert(1)')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    expect(await dialog.findByText('This address cannot be used.')).toBeInTheDocument()
    await userEvent.clear(dialog.getByLabelText('Address'))
    await userEvent.type(dialog.getByLabelText('Address'), 'example.org')
    await userEvent.type(dialog.getByLabelText('Text'), 'here')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    expect(ref.current?.flush()).toBe('<p><a href="https://example.org">here</a></p>')
  })

  it('inserts an image by address and description', async () => {
    const { ref } = show()
    await userEvent.click(toolbar().getByRole('button', { name: 'Image' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert image' }))
    await userEvent.type(dialog.getByLabelText('Address'), '/a.png')
    await userEvent.type(dialog.getByLabelText('Description'), 'A hut')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    expect(ref.current?.flush()).toBe('<p><img src="/a.png" alt="A hut"></p>')
  })

  it('asks the page for an image if the page can choose one', async () => {
    const { ref } = show('', () => Promise.resolve({ src: '/b.png', alt: 'B', width: 640, height: 480 }))
    await userEvent.click(toolbar().getByRole('button', { name: 'Image' }))
    await waitFor(() => expect(ref.current?.flush()).toBe('<p><img src="/b.png" alt="B" width="640" height="480"></p>'))
  })

  it('asks for an address if the user prefers that to choosing', async () => {
    const { ref } = show('', () => Promise.resolve('address'))
    await userEvent.click(toolbar().getByRole('button', { name: 'Image' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert image' }))
    await userEvent.type(dialog.getByLabelText('Address'), '/a.png')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    expect(ref.current?.flush()).toBe('<p><img src="/a.png" alt=""></p>')
  })

  it('leaves the text unchanged if nothing is chosen', async () => {
    const pickImage = vi.fn<PickPicture>(() => Promise.resolve(undefined))
    const { ref } = show('<p>a</p>', pickImage)
    await userEvent.click(toolbar().getByRole('button', { name: 'Image' }))
    expect(pickImage).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(ref.current?.flush()).toBe('<p>a</p>')
  })
})
