import { copyServer } from '@sitewright/page-kit/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, card, editPage, patient, serverWith } from '../../testing/edit-page.tsx'
import type { AccordionConfig } from '../../section-types/accordion/model.ts'
import { page, sectionOf, textSection } from '../../testing/sample-pages.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

/** Edits a page whose words are kept by the server; the HTML of its first text is shown. */
async function editHtml(active: string) {
  const server = serverWith(active)
  const { user } = await editPage({ ...server, answers: { ...server.answers, ...copyServer().answers } })
  await user.click(await card(1).findByRole('button', { name: 'Edit HTML' }, patient))
  const source = await card(1).findByRole('textbox', { name: /\(HTML\)$/ })
  // whatever was opened was looked at
  await act(() => vi.advanceTimersByTimeAsync(5000))
  return { server, user, source }
}

/**
 * Types HTML until it is read to be kept, before the text hands it on by itself, and goes on where what is urgent is
 * rendered, and the page with these words not yet.
 */
async function typeUntilRead(source: HTMLElement, html: string, goOn: () => Promise<unknown>): Promise<void> {
  fireEvent.input(source, { target: { value: '<p>N</p>' } })
  act(() => void vi.advanceTimersByTime(600))
  fireEvent.input(source, { target: { value: html } })
  await act(async () => {
    vi.advanceTimersByTime(150)
    flushSync(() => {})
    await goOn()
  })
}

describe('words that were read to be kept a moment ago', () => {
  it('are in what is saved', async () => {
    const { server, source } = await editHtml(page(textSection('<p>Huts</p>')))
    await typeUntilRead(source, '<p>New huts</p>', async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save page' }))
      await vi.waitFor(() => expect(server.saves).toHaveLength(1))
    })
    await button('Edit page')
    expect(server.lastSections()).toEqual([textSection('<p>New huts</p>')])
  })

  it.each([
    [
      'another field of their entry is typed into',
      (title: HTMLElement) => fireEvent.input(title, { target: { value: 'Dogs?' } }),
    ],
    ['an entry is added', () => fireEvent.click(card(1).getByRole('button', { name: 'Add entry' }))],
  ])('stay when %s', async (_, change) => {
    const Entries = [{ Title: '', Content: '<p>No</p>' }]
    const { server, source } = await editHtml(page(sectionOf('accordion', { Entries })))
    const title = card(1).getByRole('textbox', { name: 'Title' })
    await typeUntilRead(source, '<p>Nearly</p>', async () => change(title))
    fireEvent.click(screen.getByRole('button', { name: 'Save page' }))
    await button('Edit page')
    const { config } = server.lastSections()[0] as { config: AccordionConfig }
    expect(config.Entries[0]?.Content).toBe('<p>Nearly</p>')
  })
})
