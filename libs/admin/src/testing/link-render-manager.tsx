import type { LinkButton } from '@sitewright/api-client'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import LinkManager from '../link-manager/LinkManager.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { documentAnswers, sampleRevisions } from './document-samples.ts'
import { loadedLinks, searchIcons } from './link-samples.ts'
import { TestSite } from './TestSite.tsx'

export const loadLinks = 'GET public/links-load.json.php'
export const saveLinks = 'POST private/links-save.json.php'
export const searchCall = 'GET private/icon-search.json.php'

/** The Link Manager over the sample links, unless an answer says otherwise. */
export function renderLinkManager(answers: Answers = {}) {
  const fake = fakeApi({
    ...documentAnswers(sampleRevisions(4)),
    [loadLinks]: () => loadedLinks,
    [saveLinks]: () => ({}),
    [searchCall]: searchIcons,
    ...answers,
  })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={fake.api} refresh={refresh}>
      <LinkManager />
    </TestSite>,
  )
  /** What was given to a call, each time. */
  const sent = (call: string) => fake.calls.filter(([key]) => key === call).map(([, input]) => input)
  /** The links that were sent, each time. */
  const sentLinks = () => sent(saveLinks).map((input) => (input as { links: LinkButton[] }).links)
  return { user: userEvent.setup(), refresh, sent, sentLinks, calls: fake.calls }
}

/** The rows of links, once they are there, without the header's. */
export async function findRows() {
  const table = await screen.findByRole('table', { name: 'Links' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row))
}

export type Row = Awaited<ReturnType<typeof findRows>>[number]

export const field = (row: Row, name: string) => row.getByRole<HTMLInputElement>('textbox', { name })

/** The tooltips of the links in the order of the table. */
export const order = async () => (await findRows()).map((row) => field(row, 'Tooltip').value)
