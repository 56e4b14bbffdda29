import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { openDialogs } from '@sitewright/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { allPermissions, allScreens } from '../testing/start-samples.ts'
import { sampleAccount } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import CommandPalette from './CommandPalette.tsx'

beforeEach(() => void (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout

const page = {
  ...{ id: 12, name: 'Our huts', url: 'huts', detail: 'Single page', renderer: 'single-page' },
  ...{ published: false, pub_start: null, pub_end: null },
}
const listed = { ...page, roles: [], menu: false, draft: false }
const account = sampleAccount(3, 'wendy@example.org', 'Wendy Ngata')
const file = {
  ...{ id: 8, name: 'Hut & lake.png', caption: 'Evening', ts: 1, IsImage: true, idFolder: 12 },
  ...{ type: 'image/png', size: 9, width: 4, height: 3 },
}
const findPages = 'GET private/page-get-paged.json.php'
const findPeople = 'GET private/account-get-paged.json.php'
const findFiles = 'GET private/file-find.json.php'
const only = <Item,>(...items: Item[]) => ({ items, next: null })

async function open(permissions: readonly string[] = allPermissions, answers: Answers = {}, typed?: string) {
  const { api, calls } = fakeApi({
    [findPages]: () => only(listed),
    [findPeople]: () => only(account),
    [findFiles]: () => only(file),
    'GET private/pagetype-get-list.json.php': () => [],
    ...answers,
  })
  const acts = { onGo: vi.fn(), onLogout: vi.fn(), onShortcuts: vi.fn(), onClose: vi.fn() }
  render(
    <TestSite api={api} screens={allScreens} permissions={permissions}>
      <CommandPalette {...acts} {...(typed !== undefined && { typed })} />
    </TestSite>,
  )
  const field = await screen.findByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  return { ...acts, calls, field, user: userEvent.setup() }
}

const nothingElse = { onGo: () => {}, onLogout: () => {}, onShortcuts: () => {} }
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const chosen = () => screen.getByRole('option', { selected: true })

it('shows screens and actions at once, and asks the server for nothing before something is typed', async () => {
  const { calls } = await open()
  expect(screen.getByRole('option', { name: 'Page Manager' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'New page' })).toBeInTheDocument()
  expect(calls).toEqual([])
})

it('begins with what was typed before it was there', async () => {
  const { field, user } = await open(allPermissions, {}, 'menu')
  expect(field).toHaveValue('menu')
  await user.keyboard(' ed')
  expect(chosen()).toHaveAccessibleName('Menu Editor')
})

it('goes by arrows and Enter; the field tells which entry is chosen', async () => {
  const { user, field, onGo, onClose } = await open()
  await user.keyboard('menu ed')
  expect(chosen()).toHaveTextContent('Menu Editor')
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledWith('/pages/menueditor')
  expect(onClose).toHaveBeenCalled()
})

it('goes around at both ends', async () => {
  const { user } = await open()
  const options = screen.getAllByRole('option')
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe(options.at(-1))
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(options[0])
})

it('finds pages, and opens the page', async () => {
  const { user, onGo } = await open()
  await user.keyboard('huts')
  await screen.findByRole('option', { name: /Our huts.*\/huts · Not published/ })
  await user.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledWith('/pages/single-page/12')
})

it('finds people by name and address, and opens the account in the Account Manager', async () => {
  const { user, onGo } = await open()
  await user.keyboard('wendy@')
  await user.click(await screen.findByRole('option', { name: /Wendy Ngata.*wendy@example.org/ }))
  expect(onGo).toHaveBeenCalledWith('/pages/accountmanager?account=3&q=wendy%40example.org')
})

it('finds files by name and caption, and opens their folder with them', async () => {
  const { user, onGo } = await open()
  await user.keyboard('evening')
  await user.click(await screen.findByRole('option', { name: /Hut & lake.png.*Evening/ }))
  expect(onGo).toHaveBeenCalledWith('/pages/filemanager?folder=12&q=Hut+%26+lake.png')
})

it('asks once typing pauses, for a few of each, and leads on to the rest', async () => {
  const { user, calls, onGo } = await open(allPermissions, {
    [findPeople]: () => ({ items: [account], next: 'after 3' }),
  })
  await user.keyboard('wend')
  await screen.findByRole('option', { name: /Wendy/ })
  expect(calls).toEqual([
    [findPages, { q: 'wend', limit: 6 }],
    [findPeople, { q: 'wend', limit: 6 }],
    [findFiles, { q: 'wend', limit: 6, desc: 1 }],
  ])
  expect(screen.queryByRole('option', { name: 'More in Page Manager' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'More in Account Manager' }))
  expect(onGo).toHaveBeenCalledWith('/pages/accountmanager?q=wend')
})

it('shows what was asked for last, whichever answer comes first', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof only<typeof account>>>()
  const { user, calls } = await open(['core.account-manager'], {
    [findPeople]: ({ q }) => (q === 'wen' ? slow.promise : only(sampleAccount(4, 'kim@example.org', 'Kim'))),
  })
  await user.keyboard('wen')
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.keyboard('{Backspace>3/}kim')
  await screen.findByRole('option', { name: /Kim/ })
  slow.resolve(only(account))
  await slow.promise
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByRole('option', { name: /Wendy/ })).toBeNull()
})

it('makes no call and offers nothing that the person has no right to', async () => {
  const { user, calls } = await open(['core.file-manager'])
  await user.keyboard('e')
  await waitFor(() => expect(calls).toEqual([[findFiles, { q: 'e', limit: 6, desc: 1 }]]))
  expect(screen.getByRole('option', { name: 'File Manager' })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Page Manager' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'New page' })).toBeNull()
})

it('finds pages for whoever edits the menu only, among all that there are', async () => {
  const { user, calls } = await open(['core.menu-manager'], { 'GET private/page-get-list.json.php': () => [page] })
  await user.keyboard('huts')
  expect(await screen.findByRole('option', { name: /Our huts/ })).toBeInTheDocument()
  expect(calls).toEqual([['GET private/page-get-list.json.php']])
})

it('says that there is no connection, keeps what it has, and tries again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  let down = true
  const { user } = await open(['core.account-manager'], {
    [findPeople]: () => {
      if (down) throw new ApiError('away', { status: 0 })
      return only(account)
    },
  })
  await user.keyboard('ac')
  const again = await screen.findByRole('option', { name: /Try again.*No connection/ })
  expect(screen.getByRole('option', { name: 'Account Manager' })).toBeInTheDocument()
  down = false
  await user.click(again)
  expect(await screen.findByRole('option', { name: /Wendy/ })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Try again/ })).toBeNull()
  log.mockRestore()
})

it('says so where nothing is found, and closes by Escape', async () => {
  const { user, onClose } = await open(allPermissions, {
    [findPages]: () => only(),
    [findPeople]: () => only(),
    [findFiles]: () => only(),
  })
  await user.keyboard('zzzz')
  expect(await screen.findByText('Nothing found for ‘zzzz’. Try fewer letters.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

it('gives the focus back to what had it', async () => {
  const user = userEvent.setup()
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <TestSite api={fakeApi({}).api} screens={allScreens} permissions={allPermissions}>
        <button onClick={() => setOpen(true)}>Search</button>
        {isOpen && <CommandPalette {...nothingElse} onClose={() => setOpen(false)} />}
      </TestSite>
    )
  }
  render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Search' })
  await user.click(opener)
  await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus())
  await frame() // the dialog takes note of what has the focus
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus(), { timeout: 2000 })
})

it('creates a page in the New Page dialog', async () => {
  const { user } = await open()
  await user.keyboard('new page{Enter}')
  expect(await screen.findByRole('dialog', { name: 'New Page' })).toBeInTheDocument()
})

it('logs out', async () => {
  const { user, onLogout } = await open()
  await user.keyboard('log out{Enter}')
  expect(onLogout).toHaveBeenCalled()
})

it('closes by Back', async () => {
  const { onClose } = await open()
  openDialogs.topmost()?.close()
  expect(onClose).toHaveBeenCalledOnce()
})
