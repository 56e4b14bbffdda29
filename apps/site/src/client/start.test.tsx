import { act, screen, waitFor } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRenderer } from '../server/create-renderer.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { appSetup, calls, everyScreen, menuItem, loggedInSetup } from '../testing/fixtures.ts'
import { found, search } from '../testing/search-answers.ts'
import { installPopover } from '../testing/popover.ts'
import { textKind } from '../testing/text-kind.tsx'
import './replay-clicks.ts'
import { start } from './start.tsx'

installPopover()
const installed = [textKind('single-page')]
const assets = {
  entry: '/entry.js',
  visitor: '/visitor.js',
  modules: [],
  kinds: {},
  editors: {},
  styles: [],
  tokens: '',
  kindStyles: {},
}
const links = { config: JSON.stringify([{ IconSet: 'mat', Icon: 'x', Url: '/x', Tooltip: 'X' }]), icons: {} }

/** Puts the body that the server writes for a request in place of the current one, at its address. */
async function open(rest: Partial<RenderRequest>) {
  const { render } = await createRenderer({ installed, adminScreens: everyScreen, assets })
  const request: RenderRequest = {
    url: '/huts',
    origin: 'https://example.org',
    api: fakeApi({ [calls.content]: ['Text of the huts'], [search]: found('Ridge hut') }).api,
    site: {
      title: 'Club',
      description: '',
      keywords: '',
      bodyWidth: 800,
      logoLarge: 3,
      logoSmall: 4,
      favicon: 0,
      language: 'en-NZ',
    },
    setup: appSetup(),
    routesComplete: true,
    menu: [
      menuItem('Huts', { Shortcut: '/huts', Children: [menuItem('Ridge', { idPage: 3, Renderer: 'single-page' })] }),
    ],
    links,
    page: { id: 2, kind: 'single-page', title: 'Our huts', description: '' },
    denied: false,
    ...rest,
  }
  const { html } = await render(request)
  const written = new DOMParser().parseFromString(html, 'text/html')
  document.body.innerHTML = written.body.innerHTML
  window.history.replaceState(null, '', request.url)
}

let root: Root | undefined
const wakeUp = async () => {
  root = await start({ installed, adminScreens: everyScreen })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
}

afterEach(() => {
  act(() => root?.unmount())
  delete document.documentElement.dataset.awake
  delete window.sitewrightClicks
  document.body.innerHTML = ''
})

describe('start', () => {
  it.each([
    ['a page for a visitor', {}],
    ['a page with versions of its files', { fileVersions: { 3: '0123456789ab' }, setup: appSetup({ bi: 3 }) }],
    ['a page for staff', { setup: loggedInSetup() }],
    ['a screen for staff', { setup: loggedInSetup(), url: '/pages/pagemanager', page: undefined }],
    ['what a mailed link opens', { url: '/pages/passwordreset/s3cret', page: undefined }],
    ['an address that needs a login', { url: '/pages/pagemanager', page: undefined }],
    ['a search', { url: '/search?q=hut', page: undefined }],
    ['an address without a page', { url: '/nowhere', page: undefined }],
    ['a refused page', { url: '/secret', page: undefined, denied: true }],
  ])('hydrates %s as the server rendered it', async (_, rest: Partial<RenderRequest>) => {
    const log = vi.spyOn(console, 'error')
    await open(rest)
    const drawn = screen.getByRole('banner')
    await wakeUp()
    expect(screen.getByRole('banner', { hidden: true })).toBe(drawn) // hidden once the login dialog is over it
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('replays what was clicked before', async () => {
    await open({})
    const login = screen.getByText('Login')
    window.sitewrightClicks = () => [login]
    await wakeUp()
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  it('does not report the first view again, which the inline script has reported (SHELL-052)', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}))
    await open({})
    await wakeUp()
    expect(fetch).not.toHaveBeenCalled()
    fetch.mockRestore()
  })
})
