import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer } from './testing/in-dialogs.ts'
import { keptCopies } from './testing/kept-copies.ts'
import { field, findRows, renderLinkManager, saveLinks } from './testing/link-render-manager.tsx'
import { button, inItem, openMenuEditor, shownOutline } from './testing/menu-render.tsx'
import { findField, renderSiteSettings } from './testing/settings-render.tsx'

/** By a hand that does not wait for the clock, which the test moves. */
const typist = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const offer = async () => within(await screen.findByRole('region', { name: 'Unsaved changes' }))

describe('what was typed and not saved is offered again', () => {
  let kept: ReturnType<typeof keptCopies>
  beforeEach(() => {
    kept = keptCopies()
  })
  afterEach(() => vi.useRealTimers())

  it('in the Menu Editor, with items that are new and that are gone', async () => {
    const user = typist()
    await openMenuEditor(kept.answers)
    await user.click(button('Add root item'))
    await user.keyboard('News')
    await user.click(inItem('Contact us').getByRole('button', { name: 'Delete', hidden: true }))
    await kept.pass()
    const outline = shownOutline()
    cleanup()

    const { sent } = await openMenuEditor(kept.answers)
    expect(shownOutline()).not.toEqual(outline)
    await user.click((await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(shownOutline()).toEqual(outline)
    await user.click(button('Save'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ delete: [8] })
    await waitFor(() => expect(kept.contentOf('menu')).toBeUndefined())
  })

  it('but not once the menu was loaded anew on purpose', async () => {
    const user = typist()
    await openMenuEditor(kept.answers)
    await user.type(inItem('Home').getByRole('textbox'), '!')
    await kept.pass()
    expect(kept.contentOf('menu')).toContain('Home!')
    await user.click(button('Discard changes'))
    await answer(user, 'Discard')
    await waitFor(() => expect(kept.contentOf('menu')).toBeUndefined())
    expect(await screen.findByRole('listitem', { name: 'Home' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  it('in the Link Manager', async () => {
    const user = typist()
    renderLinkManager(kept.answers)
    await user.type(field((await findRows())[0]!, 'Tooltip'), ' of ours')
    await kept.pass()
    cleanup()

    const { sent } = renderLinkManager(kept.answers)
    await user.click((await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(field((await findRows())[0]!, 'Tooltip').value).toMatch(/ of ours$/)
    await user.click(button('Save'))
    await waitFor(() => expect(sent(saveLinks)).toHaveLength(1))
  })

  it('in Site Settings, but for the secret key, which is kept nowhere', async () => {
    const user = typist()
    renderSiteSettings(kept.answers)
    await user.type(await findField('Browser site title'), ' of huts')
    await user.type(await findField('Human-check secret key'), 'a secret of services')
    await kept.pass()
    expect(kept.contentOf('settings')).toContain('of huts')
    expect(kept.contentOf('settings')).not.toContain('secret')
    expect(JSON.stringify(localStorage)).not.toContain('secret')
    cleanup()

    renderSiteSettings(kept.answers)
    const title = await findField('Browser site title')
    expect(title.value).not.toContain('of huts')
    await user.click((await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(title.value).toContain('of huts')
  })
})
