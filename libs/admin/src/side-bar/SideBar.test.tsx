import { fakeApi } from '@sitewright/api-client/testing'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { allPermissions, allScreens } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import SideBar from './SideBar.tsx'

// jsdom's window is 1024 px wide: style sheets show the bar from 1280 px on, and hide it here
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))
afterEach(() => localStorage.clear())

function open(permissions: readonly string[] = allPermissions, current = 'pagemanager') {
  const onOpen = vi.fn()
  render(
    <TestSite api={fakeApi({}).api} screens={allScreens} permissions={permissions}>
      <SideBar current={current} onOpen={onOpen} />
    </TestSite>,
  )
  return { onOpen, user: userEvent.setup() }
}

const namesIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent)

it('has the screens in groups, those of page kinds too, one that names no group under Content, and the trash at its end', () => {
  open()
  expect(namesIn('Content')).toEqual([
    ...['Page Manager', 'Menu Editor', 'File Manager', 'Form Release Manager', 'Statistics', 'Trash'],
  ])
  expect(namesIn('People')).toEqual(['Account Manager', 'Role Manager'])
  expect(namesIn('Site')).toEqual(['Site Settings', 'Look', 'Link Manager', 'Audit Log', 'Mail'])
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/pages/start')
})

it('marks the screen that is open, and no other', () => {
  open()
  expect(screen.getByRole('link', { name: 'Page Manager' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1)
})

it('has only what the person may open', () => {
  open(['core.menu-manager'], 'menueditor')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Start', 'Menu Editor'])
  expect(screen.getAllByRole('group')).toHaveLength(1)
})

it('is narrowed to icons that keep their names, and remembers it', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Show icons only' }))
  expect(screen.getByRole('link', { name: 'Page Manager' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show names' })).toBeInTheDocument()
  expect(localStorage.getItem('sitewright.side-bar')).toBe('icons')
})

it('opens in a sheet on phones, which a choice closes', async () => {
  const { user, onOpen } = open()
  await user.click(screen.getByRole('button', { name: /^Administration/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Administration' }))
  expect(sheet.getByRole('link', { name: 'Page Manager' })).toHaveAttribute('aria-current', 'page')
  await user.click(sheet.getByRole('button', { name: 'Search' }))
  expect(onOpen).toHaveBeenCalledWith('palette')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
