import type { BrowserPlace } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/api-client/testing'
import { allFetched } from '@sitewright/page-kit/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { newSite } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { TakenPlace } from './TakenPlace.tsx'

afterEach(() => sessionStorage.clear())

const call = 'POST private/start-take-place.json.php'

function open(placeIsOpen: boolean, taken: BrowserPlace | undefined) {
  const { api, calls } = fakeApi({ [call]: () => (taken ? { taken } : {}) })
  const [reload, onClosed] = [vi.fn(), vi.fn()]
  const overview = placeIsOpen ? { ...newSite, placeIsOpen: true as const } : newSite
  const view = render(
    <TestSite api={api}>
      <TakenPlace overview={overview} reload={reload} onClosed={onClosed} />
    </TestSite>,
  )
  return { ...view, calls, reload, onClosed, user: userEvent.setup() }
}

const english = { language: 'en-NZ', timeZone: 'Pacific/Auckland' }

it('takes language and time zone from the browser, says so with the way to Site Settings, and is closed', async () => {
  const { calls, reload, onClosed, user } = open(true, english)
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Language and time zone were taken from your browser: English (New Zealand), Pacific/Auckland. They are in Site Settings.',
  )
  expect(calls).toEqual([[call, { language: 'en-US', timeZone: 'Pacific/Auckland' }]])
  expect(screen.getByRole('link', { name: 'Site Settings' })).toHaveAttribute('href', '/pages/siteeditor')
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClosed).toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
})

it('loads the document again where it is in another language, and says it there', async () => {
  const german = { language: 'de', timeZone: 'Europe/Berlin' }
  const { reload, unmount } = open(true, german)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  unmount()
  const { calls } = open(false, undefined)
  expect(screen.getByRole('status')).toHaveTextContent('taken from your browser: German, Europe/Berlin.')
  expect(calls).toEqual([])
})

it('says nothing where somebody else was first', async () => {
  const { calls } = open(true, undefined)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('status')).toBeNull()
})

it('asks for nothing of a site that has them', async () => {
  const { calls } = open(false, english)
  await allFetched()
  expect(screen.queryByRole('status')).toBeNull()
  expect(calls).toEqual([])
})
