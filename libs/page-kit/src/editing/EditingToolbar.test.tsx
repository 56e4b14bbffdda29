import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { pageStore } from '../testing/page-store.ts'
import { TextPage, type TextPageProps } from '../testing/TextPage.tsx'

const draftModeHint =
  'You are viewing/editing a draft copy of this page. Saving the page will activate it, otherwise you can save to draft to keep working on it before it is publicly visible.'

function open(store = pageStore(), props: Partial<TextPageProps> = {}) {
  const { unmount } = render(
    <KitProviders api={fakeApi({})}>
      <TextPage
        stored={store.read()}
        save={(request) => store.save(request)}
        reload={() => Promise.resolve(store.read())}
        {...props}
      />
    </KitProviders>,
  )
  return { user: userEvent.setup(), unmount }
}

const button = (name: string) => screen.getByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull()
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const draftMode = () => screen.queryByText('[draft mode]')

beforeEach(() => {
  localStorage.clear()
})

describe('outside edit mode', () => {
  it("offers 'Edit page', and no saving, discarding or splitting (SECT-011, Q126)", async () => {
    const { user } = open()
    for (const name of ['Discard changes', 'Close', 'Split screen', 'Save as draft', 'Save page', 'Load draft']) {
      noButton(name)
    }
    await user.click(button('Edit page'))
    noButton('Edit page')
    expect(text()).toHaveValue('Published words')
  })

  it("loads and reverts the draft, and shows '[draft mode]' with its tooltip meanwhile (SECT-008, SECT-009, SECT-010, SECT-011, SECT-081, SECT-082)", async () => {
    const { user } = open(pageStore('Drafted words'))
    expect(draftMode()).toBeNull()
    noButton('Revert draft')
    await user.click(button('Load draft'))
    expect(screen.getByText('Drafted words')).toBeVisible()
    noButton('Load draft')
    await user.hover(draftMode()!)
    expect(await screen.findByText(draftModeHint)).toHaveRole('tooltip')
    await user.click(button('Revert draft'))
    expect(screen.getByText('Published words')).toBeVisible()
    expect(draftMode()).toBeNull()
    expect(button('Load draft')).toBeVisible()
  })
})

describe('leaving edit mode', () => {
  it('closes without changes and discards with them, back to the snapshot (SECT-013, SECT-014, SECT-073, SECT-074, SECT-075)', async () => {
    const { user } = open()
    await user.click(button('Edit page'))
    noButton('Discard changes')
    await user.type(text(), ' and more')
    noButton('Close')
    await user.click(button('Discard changes'))
    expect(screen.getByText('Published words')).toBeVisible()
    await user.click(button('Edit page'))
    await user.click(button('Close'))
    expect(button('Edit page')).toBeVisible()
  })

  it('clears the draft flag with discarded edits; the draft can be loaded again (SECT-074, Q123)', async () => {
    const { user } = open(pageStore('Drafted words'))
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Discard changes'))
    expect(draftMode()).toBeNull()
    expect(screen.getByText('Published words')).toBeVisible()
    await user.click(button('Load draft'))
    expect(screen.getByText('Drafted words')).toBeVisible()
  })

  it('does not close while the editor has pending input', async () => {
    const held = { current: null as HTMLTextAreaElement | null }
    const { user } = open(pageStore(), { eager: false, textRef: held, flush: () => held.current?.value })
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    await user.click(button('Close'))
    expect(text()).toHaveValue('Published words and more')
    expect(button('Discard changes')).toBeVisible()
  })
})

describe('a double click', () => {
  it('on Save does not open the editor again by the second click, which meets another button', async () => {
    const { user } = open()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    fireEvent.click(button('Save page'), { detail: 1 })
    await screen.findByRole('button', { name: 'Edit page' })
    fireEvent.click(button('Edit page'), { detail: 2 })
    expect(button('Edit page')).toBeVisible()
    fireEvent.click(button('Edit page'), { detail: 1 })
    expect(text()).toHaveValue('Published words!')
  })

  it('on the same button is one press after the other', async () => {
    const { user } = open()
    await user.click(button('Edit page'))
    fireEvent.click(button('Split screen'), { detail: 1 })
    expect(button('Split screen')).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(button('Split screen'), { detail: 2 })
    expect(button('Split screen')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('the address that led to editing', () => {
  it('is the plain one again once editing is over', async () => {
    history.replaceState({ own: 1 }, '', '/pages/huts/7?a=1#edit')
    const { user } = open()
    await user.click(button('Edit page'))
    expect(location.hash).toBe('#edit')
    await user.click(button('Close'))
    expect(location.pathname + location.search + location.hash).toBe('/pages/huts/7?a=1')
    expect(history.state).toEqual({ own: 1 })
    history.replaceState(null, '', '/')
  })
})

describe('the split screen', () => {
  it("is on at first: editor above, live preview below headed 'Page Preview', each 45vh (SECT-015, SECT-021, SECT-023, SECT-024)", async () => {
    const { user } = open()
    await user.click(button('Edit page'))
    const preview = screen.getByRole('region', { name: 'Page Preview' })
    expect(screen.getByRole('heading', { name: 'Page Preview' })).toBeVisible()
    const { DOCUMENT_POSITION_FOLLOWING } = Node
    expect(text().compareDocumentPosition(preview)).toBe(DOCUMENT_POSITION_FOLLOWING)
    await user.type(text(), ' live')
    expect(preview).toHaveTextContent('Published words live')
    for (const area of [text().parentElement!, preview.querySelector('.preview')!]) {
      const { height, overflow } = getComputedStyle(area)
      expect(Number.parseFloat(height)).toBeCloseTo(window.innerHeight * 0.45)
      expect(overflow).toBe('auto')
    }
    await user.click(button('Split screen'))
    expect(screen.queryByRole('region', { name: 'Page Preview' })).toBeNull()
    expect(text()).toHaveValue('Published words live')
  })

  it('remembers whether it was on', async () => {
    const { user, unmount } = open()
    await user.click(button('Edit page'))
    expect(button('Split screen')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Split screen'))
    unmount()
    const again = open()
    await again.user.click(button('Edit page'))
    expect(button('Split screen')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByRole('region', { name: 'Page Preview' })).toBeNull()
  })
})

describe('the keyboard', () => {
  it('stays in the toolbar when the focused button disappears', async () => {
    const { user } = open()
    await user.tab()
    expect(button('Edit page')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('group', { name: 'Page editing' })).toHaveFocus()
    await user.tab()
    expect(button('Close')).toHaveFocus()
  })
})

describe('Ctrl+S', () => {
  /** @returns true if the browser's own 'save as' is kept from opening. */
  const press = (keys: object = { key: 's', ctrlKey: true }) => !fireEvent.keyDown(document.activeElement!, keys)

  it.each([
    ['Ctrl+S', { key: 's', ctrlKey: true }],
    ['Cmd+S', { key: 's', metaKey: true }],
    ['Ctrl+S in another script', { key: 'ы', code: 'KeyS', ctrlKey: true }],
  ])('%s publishes the changes, and moves the focus back to the bar', async (_, keys) => {
    const store = pageStore()
    const { user } = open(store)
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    expect(press(keys)).toBe(true)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Page editing' })).toHaveFocus())
    expect(store.stored).toMatchObject({ active: 'Published words and more', draft: null })
    expect(button('Edit page')).toBeVisible()
  })

  it('stores a draft as a draft', async () => {
    const store = pageStore('Drafted words')
    const { user } = open(store)
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), ' too')
    expect(press()).toBe(true)
    await waitFor(() => expect(store.stored).toMatchObject({ active: 'Published words', draft: 'Drafted words too' }))
    expect(text()).toBeVisible()
  })

  it('does nothing without a change, and neither does the browser', async () => {
    const store = pageStore()
    const { user } = open(store)
    await user.click(button('Edit page'))
    expect(press()).toBe(true)
    expect(text()).toBeVisible()
    await user.type(text(), '!')
    expect(press({ key: 's', ctrlKey: true, shiftKey: true })).toBe(false)
    expect(press()).toBe(true)
    await waitFor(() => expect(store.requests).toHaveLength(1))
    expect(store.stored).toMatchObject({ active: 'Published words!' })
  })

  it('is left to the browser while nothing is edited', () => {
    open()
    expect(press()).toBe(false)
  })
})
