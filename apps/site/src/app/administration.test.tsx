import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appSetup, everyScreen, loggedInSetup, pageState } from '../testing/fixtures.ts'
import { allFetched, findHeading } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { styleRules } from '../testing/style-rules.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Element.prototype.scrollIntoView = () => {} // jsdom has no layout
})
afterEach(() => void vi.restoreAllMocks())

const staff = pageState({ setup: loggedInSetup() })

// jsdom's window is 1024 px wide: style sheets show what is in the bar from 1280 px on, and hide it here
const hidden = true

const sideBar = () => screen.queryByRole('navigation', { name: 'Administration' })

describe('the side bar', () => {
  it('is beside the screens of the administration, with the open one marked, and gives them the window', async () => {
    const { container, router } = renderShell({ path: '/pages/pagemanager', state: staff })
    const bar = within(await screen.findByRole('navigation', { name: 'Administration' }))
    expect(await bar.findByRole('link', { name: 'Page Manager', hidden })).toHaveAttribute('aria-current', 'page')
    expect(container.firstElementChild).toHaveAttribute('data-administration')
    expect(styleRules('[data-administration][data-wide] > main')).toContain('max-width: none')
    await act(() => router.navigate('/pages/auditlog'))
    await screen.findByText('The Audit Log screen')
    expect(bar.getByRole('link', { name: 'Audit Log', hidden })).toHaveAttribute('aria-current', 'page')
    expect(bar.getByRole('link', { name: 'Page Manager', hidden })).not.toHaveAttribute('aria-current')
  })

  it('has a screen that only its package names', async () => {
    const trash = { path: 'trash', label: 'Trash', needs: ['core.admin'], load: everyScreen[0]!.load }
    renderShell({ path: '/pages/trash', state: staff, screens: [...everyScreen, trash] })
    const group = within(await screen.findByRole('group', { name: 'Content', hidden }))
    expect(group.getByRole('link', { name: 'Trash', hidden })).toHaveAttribute('aria-current', 'page')
  })

  it.each(['/home', '/pages/myaccount'])('is not on %s', async (path) => {
    renderShell({ path, state: staff })
    if (path === '/home') await findHeading('Text of page 1')
    else await screen.findByText('The My Account screen')
    await allFetched()
    expect(sideBar()).toBeNull()
  })

  it('is not there for whom a screen is refused', async () => {
    const state = pageState({ setup: loggedInSetup(['core.page-manager']) })
    renderShell({ path: '/pages/siteeditor', state })
    await findHeading('404')
    expect(sideBar()).toBeNull()
  })
})

describe('the keys of staff', () => {
  const palette = () => screen.findByRole('dialog', { name: 'Search and actions' })

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('open the palette on a public page: %s', async (keys) => {
    const { user, router } = renderShell({ path: '/home', state: staff })
    await findHeading('Text of page 1')
    await user.keyboard(keys)
    await palette()
    await user.keyboard('audit{Enter}')
    await screen.findByText('The Audit Log screen')
    expect(router.state.location.pathname).toBe('/pages/auditlog')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leave Ctrl+K to a text that is being written, and ? to a field', async () => {
    const { user, container } = renderShell({ path: '/home', state: staff })
    await findHeading('Text of page 1')
    const text = document.createElement('div')
    text.contentEditable = 'true'
    text.setAttribute('contenteditable', 'true')
    text.tabIndex = 0
    const field = document.createElement('input')
    container.append(text, field)
    text.focus()
    await user.keyboard('{Control>}k{/Control}')
    field.focus()
    await user.keyboard('?')
    await allFetched()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    await palette()
  })

  it('show the shortcuts that there are', async () => {
    const { user } = renderShell({ path: '/home', state: staff })
    await findHeading('Text of page 1')
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByRole('region', { name: 'In texts' })).toHaveTextContent('BoldCtrl+B')
  })

  it.each([
    ['a visitor', appSetup()],
    ['an account without rights', loggedInSetup(['public', 'core.account-owner'])],
  ])('do nothing for %s', async (_, setup) => {
    const { user } = renderShell({ path: '/home', state: pageState({ setup }) })
    await findHeading('Text of page 1')
    await user.keyboard('{Control>}k{/Control}?')
    await allFetched()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
