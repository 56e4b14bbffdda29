import { fakeApi } from '@sitewright/api-client/testing'
import type { Command, SiteCommands } from '@sitewright/page-kit'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commandList, sampleCommands } from '../testing/sample-commands.ts'
import { TestSite } from '../testing/TestSite.tsx'
import CommandPalette from './CommandPalette.tsx'

beforeEach(() => void (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout
afterEach(() => vi.restoreAllMocks())

const editors = ['plugin.walks.editor']

async function open(lists: readonly SiteCommands[], permissions: readonly string[] = editors) {
  const { api } = fakeApi({})
  const commandLists = vi.fn(async () => lists)
  const acts = { onGo: vi.fn(), onLogout: vi.fn(), onShortcuts: vi.fn(), onClose: vi.fn() }
  render(
    <TestSite api={api} screens={[]} commandLists={commandLists} permissions={permissions}>
      <CommandPalette {...acts} />
    </TestSite>,
  )
  await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus())
  return { ...acts, api, commandLists, user: userEvent.setup() }
}

it('finds commands of page kinds by label and keywords, under their headings, and goes to their addresses', async () => {
  const { user, onGo, onClose, commandLists } = await open([commandList(editors, sampleCommands)])
  expect(commandLists).not.toHaveBeenCalled()
  await user.keyboard('inbox')
  const actions = within(await screen.findByRole('group', { name: 'Actions' }))
  expect(await actions.findByRole('option', { name: 'Read new messages' })).toBeVisible()
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('subm book')
  const forms = within(await screen.findByRole('group', { name: 'Forms' }))
  expect(forms.getByRole('option', { name: 'Open the submissions of Bookings' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledExactlyOnceWith('/pages/forminbox?form=3')
  expect(onClose).toHaveBeenCalledOnce()
})

it('offers nobody what they have no permission for, neither a list nor one of its commands', async () => {
  const load = vi.fn(async () => ({ default: () => sampleCommands }))
  const walk: Command = { key: 'walk', label: 'Plan a walk', address: '/walks' }
  const { user } = await open([
    { kind: 'forms', needs: ['core.page-manager'], load },
    commandList(editors, [walk, { ...walk, key: 'all', label: 'Plan all walks', needs: ['core.admin'] }]),
  ])
  await user.keyboard('a')
  expect(await screen.findByRole('option', { name: 'Plan a walk' })).toBeVisible()
  expect(screen.queryByRole('option', { name: 'Plan all walks' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Read new messages' })).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

it('runs a command once the palette is closed, and tells its failure', async () => {
  const failure = new Error('no walk')
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const run = vi.fn<Extract<Command, { run: unknown }>['run']>(async ({ go }) => {
    go('/walks')
    throw failure
  })
  const { user, api, onGo, onClose } = await open([commandList(editors, [{ key: 'walk', label: 'Plan a walk', run }])])
  await user.keyboard('walk')
  await user.click(await screen.findByRole('option', { name: 'Plan a walk' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(run).toHaveBeenCalledExactlyOnceWith({ api, go: expect.any(Function) })
  expect(onGo).toHaveBeenCalledExactlyOnceWith('/walks')
  expect(await screen.findByText('‘Plan a walk’ failed')).toBeVisible()
  expect(log.mock.calls.flat()).toContain(failure)
})

it('has the commands of the other kinds where one list fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const broken = { kind: 'broken', needs: editors, load: () => Promise.reject(new Error('no code')) }
  const { user } = await open([broken, commandList(editors, sampleCommands)])
  await user.keyboard('messages')
  expect(await screen.findByRole('option', { name: 'Read new messages' })).toBeVisible()
  expect(log).toHaveBeenCalledOnce()
})
