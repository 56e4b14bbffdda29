import { english, readLanguageFrom } from '@sitewright/messages'
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { EditableView, type PageKind } from '@sitewright/page-kit'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { everyScreen, loggedInSetup } from '../testing/fixtures.ts'
import { openDocument } from '../testing/open-document.ts'
import { installPopover } from '../testing/popover.ts'
import { textKind } from '../testing/text-kind.tsx'
import './replay-clicks.ts'
import { start } from './start.tsx'

installPopover()
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
const installed = [textKind('single-page')]
const open = (rest: Partial<RenderRequest>) => openDocument(installed, rest)

const neverThere = () => new Promise<{ default: ComponentType<{ pageId: number }> }>(() => {})

/** A page that its editors edit in its place. */
const editablePage: PageKind = {
  manifest: { kind: 'single-page', title: 'Page', detail: '', permissions: {}, editor: 'plugin.page.editor' },
  load: async () => 'Huts',
  View: ({ pageId }) => (
    <EditableView editor="plugin.page.editor" fetch={neverThere} props={{ pageId }}>
      <article>Huts</article>
    </EditableView>
  ),
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
  document.documentElement.lang = 'en-NZ'
  readLanguageFrom(() => english)
})

describe('start', () => {
  it.each([
    ['a page for staff', { setup: loggedInSetup() }],
    ['one with versions of its files', { fileVersions: { 3: '0123456789ab' }, setup: { ...loggedInSetup(), bi: 3 } }],
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

  it('takes a page for staff over in the language of the site, without a word of English in between', async () => {
    const log = vi.spyOn(console, 'error')
    const german = { 'site/app': { skip: 'Zum Inhalt springen' }, 'site/masthead': { account: 'Konto' } }
    await openDocument(installed, { language: 'de', translations: german, setup: loggedInSetup() })
    const account = screen.getByRole('button', { name: 'Konto' })
    const languages = { de: { site: async () => ({ default: german }) } }
    root = await start({ installed, adminScreens: everyScreen, languages })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
    expect(screen.getByRole('button', { name: 'Konto' })).toBe(account)
    expect(screen.getByText('Zum Inhalt springen')).toBeInTheDocument()
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('takes over the page of somebody who reads in another language, whose content stays in that of the site', async () => {
    const log = vi.spyOn(console, 'error')
    const arabic = { 'site/app': { skip: 'تخطَّ إلى المحتوى' } }
    const page = [{ ...textKind('single-page'), load: async () => ({ default: editablePage }) }]
    await openDocument(page, { readIn: 'ar', translations: arabic, setup: loggedInSetup([]) })
    const drawn = screen.getByRole('article')
    const languages = { ar: { site: async () => ({ default: arabic }) } }
    root = await start({ installed: page, adminScreens: everyScreen, languages })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
    expect(screen.getByText('تخطَّ إلى المحتوى')).toBeInTheDocument()
    expect(screen.getByRole('article')).toBe(drawn)
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    for (const content of [drawn, screen.getByRole('contentinfo')])
      expect(content.closest('[lang]:not(html)')?.outerHTML).toMatch(/^<\w+ [^>]*lang="en-NZ" dir="ltr"/)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('replays what was clicked before', async () => {
    await open({ denied: true })
    const login = screen.getByText('Login')
    window.sitewrightClicks = () => [login]
    await wakeUp()
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  it('does not report the first view again, which the inline script has reported (SHELL-052)', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}))
    await open({ setup: loggedInSetup() })
    await wakeUp()
    expect(fetch).not.toHaveBeenCalled()
    fetch.mockRestore()
  })
})
