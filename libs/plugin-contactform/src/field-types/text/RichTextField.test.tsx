import { fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { FullSystemProvider } from '@sitewright/ui/full'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RichTextField } from './RichTextField.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A window in which nothing of the page is near, until `show` is called. */
function farWindow() {
  const shown: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: object[]) => void
      constructor(seen: (entries: object[]) => void) {
        this.#seen = seen
      }
      observe() {
        shown.push(() => this.#seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  return { show: () => act(() => shown.forEach((each) => each())) }
}

const texts = ['First', 'Second', 'Third']

function showFields() {
  render(
    <KitProviders api={fakeApi({})}>
      <FullSystemProvider>
        {texts.map((label) => (
          <RichTextField key={label} label={label} value={`<p>${label} <b>words</b></p>`} onChange={() => {}} />
        ))}
      </FullSystemProvider>
    </KitProviders>,
  )
}

const editors = () => screen.queryAllByRole('toolbar').length

it('shows a spinner of 25 px while the editor is loaded (FORM-049)', () => {
  render(
    <KitProviders api={fakeApi({})}>
      <RichTextField label="Content" value="" onChange={() => {}} />
    </KitProviders>,
  )
  const ring = screen.getByRole('status')
  // as wide as its font is high
  expect(getComputedStyle(ring).getPropertyValue('--diameter')).toBe('1em')
  expect(getComputedStyle(ring.parentElement as HTMLElement).fontSize).toBe('25px')
})

it('makes no editor before its place is near, and never two in one task', async () => {
  const { show } = farWindow()
  showFields()
  for (const label of texts)
    expect(await screen.findByRole('textbox', { name: label })).toHaveTextContent(`${label} words`)
  expect(editors()).toBe(0)

  const counts: number[] = []
  const observer = new MutationObserver(() => counts.push(editors()))
  observer.observe(document.body, { childList: true, subtree: true })
  show()
  await vi.waitFor(() => expect(editors()).toBe(3))
  observer.disconnect()
  expect(new Set(counts)).toEqual(new Set([1, 2, 3]))
})

it('makes it at once where Tab leads into it, and takes the next key', async () => {
  farWindow()
  showFields()
  await screen.findByRole('textbox', { name: 'Third' })
  const user = userEvent.setup()
  await user.tab()
  const text = screen.getByRole('textbox', { name: 'First' })
  expect(text).toHaveFocus()
  expect(text).toHaveAttribute('contenteditable', 'true')
  expect(editors()).toBe(1)
})
