import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { progressStore } from '../../testing/progress-store.ts'
import { many } from '../../testing/sample-systems.ts'
import { patient, showPage } from '../../testing/show-page.tsx'

/** What waits to be seen. jsdom lays nothing out, so that nothing ever comes into view by itself. */
const watched = new Map<Element, () => void>()

class Views {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: Views['tell']) {
    this.tell = tell
  }
  observe(element: Element) {
    watched.set(element, () => this.tell([{ isIntersecting: true }]))
  }
  disconnect() {}
}

beforeEach(() => {
  watched.clear()
  vi.stubGlobal('IntersectionObserver', Views)
})

/** By text and place: the roles of so many elements take long to find out. */
async function show(count: number) {
  const { container } = showPage(progressStore({ systems: [{ ...many(count), states: [] }], attached: 1 }))
  const last = await screen.findByText(`Stage ${count}`, {}, patient)
  const row = last.closest<HTMLElement>('[role=group]')!
  return { row, stages: () => [...container.querySelectorAll('[data-list]:last-child [data-name]')] }
}

describe('a list of hundreds', () => {
  it('shows all of them, and makes the buttons of those that come into view', async () => {
    const { row, stages } = await show(120)
    expect(stages()).toHaveLength(120)
    expect(within(row).queryByLabelText('Move up')).toBeNull()
    await waitFor(() => expect(watched.has(row)).toBe(true), patient)
    act(() => watched.get(row)!())
    fireEvent.click(within(row).getByLabelText('Move up'))
    expect(stages().at(-2)).toHaveTextContent('Stage 120')
    expect(within(row).getByLabelText('Delete')).toBeInTheDocument()
  }, 60_000)

  it('has the buttons at once where there are fewer', async () => {
    const { row } = await show(20)
    expect(within(row).getByLabelText('Move up')).toBeInTheDocument()
  }, 60_000)

  it('ends with 500 of a kind, and says so', async () => {
    await show(500)
    expect(screen.getByText('A system has 500 stages at most.')).toBeVisible()
    expect(screen.getByText('ADD STAGE')).toBeDisabled()
    expect(screen.getByText('ADD STATE')).toBeEnabled()
  }, 60_000)
})
