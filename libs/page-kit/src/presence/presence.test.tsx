import type { PageStatus } from '@sitewright/api-client'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestEventSource } from '../testing/event-source.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { pageStore } from '../testing/page-store.ts'
import { TextPage } from '../testing/TextPage.tsx'

const status: PageStatus = {
  ...{ id: 7, name: 'Huts', url: 'huts', published: true, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: false, mayPublish: false },
}
const ann = { name: 'Ann', since: 1, own: false }

beforeEach(() => {
  TestEventSource.opened = []
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(store = pageStore()) {
  render(
    <KitProviders api={fakeApi({})} permissions={['huts.editor']} status={status}>
      <TextPage
        stored={store.read()}
        save={(request) => store.save(request)}
        reload={() => Promise.resolve(store.read())}
      />
    </KitProviders>,
  )
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })
const source = () => TestEventSource.opened.at(-1)!
const text = () => screen.getByRole('textbox', { name: 'Text' })

it('listens while the page is edited, and says who else edits it', async () => {
  const user = open()
  expect(TestEventSource.opened).toEqual([])
  await user.click(button('Edit page'))
  expect(source().url).toBe('/api/1/protected/page-presence.php?id=7')
  source().tell({ people: [ann] })
  expect(screen.getByText('Ann is editing too')).toBeVisible()
  source().tell({ people: [ann, { name: 'Ben', since: 2, own: false }] })
  expect(screen.getByText('Ann and Ben are editing too')).toBeVisible()
  source().tell({ people: [{ name: 'Me', since: 2, own: true }] })
  expect(screen.getByText('You are editing this in another window too')).toBeVisible()
  await user.click(button('Close'))
  expect(source().isOpen).toBe(false)
  expect(screen.queryByText(/editing/)).toBeNull()
})

it('says at once that somebody has saved, and shows what, where nothing was typed', async () => {
  const store = pageStore()
  const user = open(store)
  await user.click(button('Edit page'))
  store.publishElsewhere('Words of Ann')
  source().tell({ people: [ann], saved: { by: 'Ann', own: false, version: 2 } })
  expect(await screen.findByText('Ann has just saved this page.')).toBeVisible()
  await user.click(button('Show the new version'))
  await waitFor(() => expect(text()).toHaveValue('Words of Ann'))
  expect(screen.queryByText(/just saved/)).toBeNull()
})

it('keeps what was typed when somebody saves, and says so', async () => {
  const user = open()
  await user.click(button('Edit page'))
  await user.type(text(), '!')
  source().tell({ people: [], saved: { by: '', own: false, version: 2 } })
  expect(await screen.findByText(/^Somebody else has just saved this page\. Your changes are still here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show the new version' })).toBeNull()
  expect(text()).toHaveValue('Published words!')
})

it('does not tell again what a refused save has told', async () => {
  const store = pageStore()
  const user = open(store)
  await user.click(button('Edit page'))
  await user.type(text(), '!')
  store.publishElsewhere('Words of Ann')
  source().tell({ people: [], saved: { by: 'Ann', own: false, version: 2 } })
  await user.click(button('Save page'))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.queryByText(/just saved/)).toBeNull()
  source().tell({ people: [], saved: { by: 'Ben', own: false, version: 3 } })
  expect(await screen.findByText(/^Ben has just saved this page\./)).toBeVisible()
})

it('says nothing of the own save', async () => {
  const user = open()
  await user.click(button('Edit page'))
  await user.type(text(), '!')
  await user.click(button('Save as draft'))
  await screen.findByText('Draft saved')
  source().tell({ people: [], saved: { by: 'Me', own: true, version: 2 } })
  expect(screen.queryByText(/just saved/)).toBeNull()
})

it('connects anew with longer and longer pauses, and claims nobody to be there meanwhile', async () => {
  const user = open()
  await user.click(button('Edit page'))
  source().tell({ people: [ann] })
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  for (const pause of [2000, 4000]) {
    const lost = source()
    act(() => void lost.dispatchEvent(new Event('error')))
    expect(lost.isOpen).toBe(false)
    expect(screen.queryByText('Ann is editing too')).toBeNull()
    act(() => void vi.advanceTimersByTime(pause - 1))
    expect(source()).toBe(lost)
    act(() => void vi.advanceTimersByTime(1))
    expect(source()).not.toBe(lost)
  }
})
