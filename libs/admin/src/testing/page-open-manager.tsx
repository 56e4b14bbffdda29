import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { ScreenQuery } from '@sitewright/page-kit'
import PageManager from '../page-manager/PageManager.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { samplePages, sampleTypes } from './samples.ts'
import { TestSite } from './TestSite.tsx'
import { pagedPages } from './paged-pages.ts'

/** The Page Manager over a server that answers from a table, with a person to use it. */
export function openPageManager(answers: Answers = {}, query?: ScreenQuery) {
  const fake = fakeApi({
    'GET private/page-get-paged.json.php': pagedPages(() => samplePages),
    'GET private/page-check-shortcut.json.php': ({ url }) => ({ problem: null, free: url }),
    'GET public/search.json.php': () => ({ results: [], more: false }),
    'GET private/pagetype-get-list.json.php': () => sampleTypes,
    ...answers,
  })
  const refresh = vi.fn(async () => {})
  const { unmount } = render(
    <TestSite api={fake.api} refresh={refresh}>
      <PageManager {...(query && { query })} />
    </TestSite>,
  )
  const inputsOf = (call: keyof Answers) => fake.calls.filter(([key]) => key === call).map(([, input]) => input)
  return { ...fake, inputsOf, refresh, unmount, user: userEvent.setup() }
}

/** The row of the page of this title, once it is there. */
export async function findRow(title: string) {
  return within(await screen.findByRole('row', { name: new RegExp(title) }))
}
