import { fakeApi } from '@sitewright/api-client/testing'
import { textOf } from '@sitewright/page-kit'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { adminScreens } from './index.ts'
import { TestSite } from './testing/TestSite.tsx'

const admin = 'core.admin'

it('gives every screen of the administration all of the window', () => {
  const screens = adminScreens.filter(({ group }) => group !== 'none')
  expect(screens.filter(({ wide }) => !wide).map(({ path }) => path)).toEqual([])
})

it.each([
  ['menueditor', 'Menu Editor', [admin, 'core.menu-manager']],
  ['siteeditor', 'Site Settings', [admin]],
  ['look', 'Look', [admin, 'core.look']],
  ['linkmanager', 'Link Manager', [admin]],
  ['pagemanager', 'Page Manager', [admin, 'core.page-manager']],
  ['filemanager', 'File Manager', [admin, 'core.file-manager']],
  ['rolemanager', 'Role Manager', [admin, 'core.role-manager']],
  ['accountmanager', 'Account Manager', [admin, 'core.account-manager']],
  ['auditlog', 'Audit Log', [admin]],
  ['mail', 'Mail', [admin]],
  [
    'trash',
    'Trash',
    [admin, 'core.page-manager', 'core.file-manager', 'core.account-manager', 'core.role-manager', 'core.look'],
  ],
  ['myaccount', 'My Account', ['core.account-owner']],
])('offers the screen at %s to those who may enter it', async (path, label, needs) => {
  vi.spyOn(console, 'error').mockReturnValue() // the server answers nothing
  const entry = adminScreens.find((one) => one.path === path)
  expect(entry && { ...entry, label: textOf(entry.label) }).toMatchObject({ label, needs })
  const { default: Screen } = await entry!.load()
  render(
    <TestSite api={fakeApi({}).api}>
      <Screen />
    </TestSite>,
  )
  // a message about the failure may be on top
  expect(await screen.findByRole('heading', { level: 1, name: label, hidden: true })).toBeInTheDocument()
  vi.restoreAllMocks()
})
