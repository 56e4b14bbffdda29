import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview, type OverviewProps } from '../client/overview/Overview.tsx'
import type { OverviewRow } from '../contract.ts'
import { overview, progressStore } from './progress-store.ts'
import { ProgressShell } from './ProgressShell.tsx'
import { sampleSystem } from './sample-overview.ts'

export interface ShowOverviewOptions extends Partial<OverviewProps> {
  /** Those who are registered. @default the store's own three */
  people?: readonly OverviewRow[]
  store?: ReturnType<typeof progressStore>
}

/** The overview over a store, and somebody who uses it. */
export function showOverview({ people, store = progressStore(), ...props }: ShowOverviewOptions = {}) {
  if (people) store.answer(overview, () => ({ people: [...people] }))
  const view = render(
    <ProgressShell store={store}>
      <Overview pageId={7} system={sampleSystem} onChoose={() => {}} {...props} />
    </ProgressShell>,
  )
  return { store, user: userEvent.setup(), ...view }
}

export const findTable = () => screen.findByRole('table')

/** The rows of people as they are read: a name, then a text for each column. */
export async function readRows(): Promise<string[][]> {
  const table = await findTable()
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.querySelector('svg')?.getAttribute('aria-label') ?? cell.textContent),
  )
}

/** The names in the order of the rows. */
export async function readNames(): Promise<string[]> {
  const table = await findTable()
  return [...table.querySelectorAll('tbody th button')].map((button) => button.textContent)
}

export const sortBy = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(screen.getByRole('table').querySelector('thead')!).getByRole('button', { name }))
