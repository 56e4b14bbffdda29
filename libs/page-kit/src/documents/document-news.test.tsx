import type { DocumentNews } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentStore } from '../testing/document-store.ts'
import { TestEventSource } from '../testing/event-source.ts'
import { button, openTextDocument, text } from '../testing/open-text-document.tsx'

beforeEach(() => {
  localStorage.clear()
  TestEventSource.opened = []
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => void vi.unstubAllGlobals())

const source = () => TestEventSource.opened.at(-1)!
const hear = (news: Partial<DocumentNews>) => source().tell({ version: 2, by: 'Ann', own: false, ...news })

describe('a document that somebody else saves while it is edited', () => {
  it('is told of at once, before a save is refused, and nothing that was typed is lost', async () => {
    const { user, store } = openTextDocument(documentStore())
    expect(source().url).toBe('/api/1/private/document-news.php?noun=menu')
    hear({ version: 1 })
    await user.type(text(), ' of mine')
    store.saveElsewhere('Words of Ann')
    hear({})
    expect(
      await screen.findByText(
        'Ann has just saved the menu. Your changes are still here: when you save, you can look at both.',
      ),
    ).toBeVisible()
    expect(text()).toHaveFocus()
    expect(text()).toHaveValue('Stored words of mine')
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved the menu after you started editing.')
    expect(screen.queryByText(/just saved/)).toBeNull()
  })

  it('is shown anew where nothing was typed', async () => {
    const { user, store } = openTextDocument(documentStore())
    store.saveElsewhere('Words of Ann')
    hear({ own: true })
    expect(await screen.findByText('In another window you have just saved the menu.')).toBeVisible()
    await user.click(button('Show the new version'))
    await waitFor(() => expect(text()).toHaveValue('Words of Ann'))
    expect(screen.queryByText(/just saved/)).toBeNull()
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(store.stored).toEqual({ content: 'Words of Ann!', version: 3 }))
  })

  it('is not told of what was saved here', async () => {
    const { user, store } = openTextDocument(documentStore())
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(store.stored.version).toBe(2))
    expect(await screen.findByText(/^Saved /)).toBeVisible()
    hear({ own: true })
    hear({ version: 3, by: 'Ben' })
    expect(await screen.findByText('Ben has just saved the menu.')).toBeVisible()
    expect(screen.queryByText(/In another window/)).toBeNull()
  })

  it('is listened to no longer than it is edited', () => {
    const { unmount } = openTextDocument(documentStore())
    expect(source().isOpen).toBe(true)
    unmount()
    expect(source().isOpen).toBe(false)
  })
})
