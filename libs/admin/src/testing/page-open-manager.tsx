import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import PageManager from '../page-manager/PageManager.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { samplePages, sampleTypes } from './samples.ts'
import { TestSite } from './TestSite.tsx'

/** The Page Manager over a server that answers from a table, with a person to use it. */
export function openPageManager(answers: Answers = {}) {
  const fake = fakeApi({
    'GET private/page-get-list.json.php': () => samplePages,
    'GET private/pagetype-get-list.json.php': () => sampleTypes,
    ...answers,
  })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={fake.api} refresh={refresh}>
      <PageManager />
    </TestSite>,
  )
  const inputsOf = (call: keyof Answers) => fake.calls.filter(([key]) => key === call).map(([, input]) => input)
  return { ...fake, inputsOf, refresh, user: userEvent.setup() }
}

/** The row of the page of this title, once it is there. */
export async function findRow(title: string) {
  return within(await screen.findByRole('row', { name: new RegExp(title) }))
}
