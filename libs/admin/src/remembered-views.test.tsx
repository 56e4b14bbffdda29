import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRow as findAccount, renderAccountManager } from './testing/render-account-manager.tsx'
import { findRow, openPageManager } from './testing/page-open-manager.tsx'
import { findFile, listedFiles, renderFileManager } from './testing/render-file-manager.tsx'

// after them too: what a screen remembers would be there for the tests of other files
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const whoIs = (id: number) => ({ 'GET private/session-account.json.php': () => ({ id, email: `${id}@example.org` }) })

/** Waits until it is known who is there, as nobody presses anything before. */
const known = (id: number) => waitFor(() => expect(localStorage.getItem('sitewright.person')).toBe(String(id)))

describe('the Page Manager', () => {
  const byMenu = { 'GET private/page-get-by-menu.json.php': () => [] }

  /** The screen of somebody, as it comes up in this browser. */
  async function open(id: number, query?: Record<string, string>) {
    cleanup()
    const manager = openPageManager({ ...whoIs(id), ...byMenu }, query)
    await screen.findAllByRole('table', { name: /^Pages/ })
    await known(id)
    return manager
  }

  it('comes back with its filter in sight, and its order', async () => {
    const { user } = await open(7)
    await findRow('Our huts')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Contact form' }))
    await user.click(screen.getByRole('button', { name: /Browser Title/ }))
    const again = await open(7)
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findByRole('checkbox', { name: 'Contact form' })).toBeChecked()
    expect(screen.queryByText('Our huts')).toBeNull()
    expect(screen.getByRole('columnheader', { name: /Browser Title/ })).toHaveAttribute('aria-sort', 'ascending')
    await again.user.click(screen.getByRole('button', { name: 'Clear filter' }))
    await findRow('Our huts')
    await open(7)
    await findRow('Our huts')
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('comes back by menu for who left it so, and as a list for somebody else', async () => {
    const { user } = await open(7)
    await user.click(screen.getByRole('button', { name: 'By menu' }))
    const pressed = () => screen.getByRole('button', { name: 'By menu' }).getAttribute('aria-pressed')
    await open(7)
    expect(pressed()).toBe('true')
    await open(8)
    await waitFor(() => expect(pressed()).toBe('false'))
    await open(7)
    await waitFor(() => expect(pressed()).toBe('true'))
  })

  it('shows what a link asks for instead', async () => {
    const { user } = await open(7)
    await user.click(screen.getByRole('button', { name: 'By menu' }))
    await open(7, { q: 'huts' })
    expect(screen.getByRole('button', { name: 'By menu' })).toHaveAttribute('aria-pressed', 'false')
    await open(7)
    expect(screen.getByRole('button', { name: 'By menu' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('is as ever where what was stored makes no sense', async () => {
    localStorage.setItem('sitewright.person', '7')
    for (const text of ['{', 'null', '{"types":3,"state":"gone","sort":{"key":"x"},"byMenu":"yes"}']) {
      localStorage.setItem('sitewright.view.7.pages', text)
      await open(7)
      await findRow('Our huts')
      expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible()
    }
  })
})

describe('the Account Manager', () => {
  it('comes back with the state that was chosen, which can be cleared', async () => {
    const first = renderAccountManager(whoIs(7))
    await known(7)
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Deactivated')
    cleanup()
    const { user } = renderAccountManager(whoIs(7))
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('Deactivated')
    await user.click(await screen.findByRole('button', { name: 'Clear filter' }))
    await findAccount('kim@example.org')
    cleanup()
    renderAccountManager(whoIs(7))
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('All accounts')
  })
})

describe('the File Manager', () => {
  async function leave() {
    const { user, open } = renderFileManager(whoIs(7))
    await known(7)
    await open('Public')
    const table = within(await screen.findByRole('table', { name: 'Files in Public' }))
    await user.click(table.getByRole('button', { name: /^Name/ }))
    await waitFor(() => expect(listedFiles()[0]).toBe('Āpiti ridge.png'))
    cleanup()
  }

  it('comes back in the folder and the order in which it was left', async () => {
    await leave()
    renderFileManager(whoIs(7))
    await screen.findByRole('table', { name: 'Files in Public' })
    await findFile('Kaweka Hut.jpg')
    expect(screen.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('does not come up with the folder of somebody else', async () => {
    await leave()
    renderFileManager(whoIs(8))
    await known(8)
    expect(await screen.findByText('No folder is chosen')).toBeVisible()
    expect(localStorage.getItem('sitewright.view.8.files')).toBeNull()
  })

  it('begins without a folder where that is gone, and says nothing of it', async () => {
    await leave()
    renderFileManager({ ...whoIs(7), 'GET protected/folder-get-list.json.php': () => [] })
    expect(await screen.findByText('No folder is chosen')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
