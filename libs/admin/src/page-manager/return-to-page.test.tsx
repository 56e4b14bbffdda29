import type { PageStatus } from '@sitewright/api-client'
import { hasLeftPage, leavePage } from '@sitewright/page-kit/publishing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { samplePages } from '../testing/samples.ts'

const listed = {
  'GET private/page-get-list.json.php': () => samplePages,
  'POST private/page-update.json.php': () => ({}),
}
const status: PageStatus = {
  ...{ id: 2, name: 'Our huts', url: 'huts', published: true, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: false, mayPublish: true },
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

let back: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  back = vi.spyOn(window.history, 'back').mockReturnValue()
})

describe('a dialog that the bar of a page led to', () => {
  it.each([
    ['settings', 'Edit Page'],
    ['history', 'Page history - Our huts'],
  ])('of its %s leads back there once it is closed', async (param, name) => {
    leavePage(2)
    const answers = {
      ...listed,
      'GET private/page-get-history-paged.json.php': () => ({ items: [], next: null, total: 0 }),
      'GET protected/page-get-status.json.php': () => status,
    }
    const { user } = openPageManager(answers, { [param]: '2' })
    await dialog(name)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(back).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the address that the page has got in it', async () => {
    const went = vi.fn((event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return null
      event.preventDefault()
      return event.target.getAttribute('href')
    })
    leavePage(2)
    const { user } = openPageManager(listed, { settings: '2' })
    const shortcut = (await dialog('Edit Page')).getByRole('textbox', { name: 'URL shortcut name' })
    await user.clear(shortcut)
    await user.type(shortcut, 'lodges')
    document.addEventListener('click', went)
    await user.click(screen.getByRole('button', { name: 'SAVE' }))
    await waitFor(() => expect(went.mock.results.at(-1)?.value).toBe('/lodges'))
    document.removeEventListener('click', went)
    expect(back).not.toHaveBeenCalled()
  })
})

describe('a dialog that nothing but the address asks for', () => {
  it('leaves one in the Page Manager, and so does a dialog of a row', async () => {
    leavePage(1)
    const { user } = openPageManager(listed, { settings: '2' })
    await dialog('Edit Page')
    await user.keyboard('{Escape}')
    await noDialog()
    leavePage(2)
    await user.click((await findRow('Our huts')).getByRole('button', { name: 'Edit page settings' }))
    await dialog('Edit Page')
    await user.keyboard('{Escape}')
    await noDialog()
    expect(back).not.toHaveBeenCalled()
    expect(hasLeftPage(2)).toBe(true)
  })
})
