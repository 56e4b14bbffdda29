import { ApiError } from '@sitewright/api-client'
import { createSessionStore } from '@sitewright/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '../testing/fake-api.ts'
import { appSetup, calls, menuItem, pageState, loggedInSetup } from '../testing/fixtures.ts'
import type { PageState } from './page-state.ts'
import { createSiteStore } from './site-store.ts'

const down = new ApiError('down', { status: 0 })
const links = { config: '[]', icons: {} }

function createStore(answers: Answers, state?: PageState) {
  const server = fakeApi(answers)
  const session = createSessionStore({ api: server.api })
  const store = createSiteStore({ api: server.api, session, ...(state ? { state } : {}) })
  return { server, session, store, state: () => store.getState() }
}

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

describe('refresh', () => {
  it('reads setup, menu (NAV-031) and links, and tells the session who is logged in', async () => {
    const menu = [menuItem('Huts')]
    const setup = loggedInSetup(['core.admin'])
    const { state, session } = createStore({ [calls.setup]: setup, [calls.menu]: menu, [calls.links]: links })
    await state().refresh()
    expect(state()).toMatchObject({ setup, menu, links, routesComplete: true })
    expect(session.getState()).toMatchObject({ authenticated: true, permissions: ['core.admin'] })
  })

  it.each([
    ['the setup (ERR-003)', calls.setup],
    ['the menu (ERR-012)', calls.menu],
    ['the links (ERR-017)', calls.links],
  ])('only logs a failure to load %s, and keeps the rest', async (_, failing) => {
    const menu = [menuItem('Huts')]
    const answers = { [calls.setup]: appSetup(), [calls.menu]: menu, [calls.links]: links, [failing]: down }
    const { state } = createStore(answers, pageState({ menu: [menuItem('Old')] }))
    await state().refresh()
    expect(log).toHaveBeenCalledExactlyOnceWith(down)
    expect(state().menu).toEqual(failing === calls.menu ? [menuItem('Old')] : menu)
    expect(state().setup).toEqual(appSetup())
  })

  it('leaves the routes as they were to somebody whose session ended, who is in the middle of something there', async () => {
    const own = loggedInSetup(['core.admin'])
    const { state, session } = createStore({ [calls.setup]: appSetup(), [calls.menu]: [], [calls.links]: links })
    session.getState().apply(own)
    await state().refresh()
    expect(session.getState()).toMatchObject({ ended: true, permissions: ['core.admin'] })
    expect(state().setup).toBeUndefined()
  })

  it('reads the settings again for administrators, who may have changed them (Q95)', async () => {
    const property = vi.fn(({ k }: { k: string }) => [k === 'SiteTitle' ? 'Hut News' : '900'])
    const answers = { [calls.setup]: loggedInSetup(['core.admin']), [calls.menu]: [], [calls.links]: links }
    const { state } = createStore({ ...answers, [calls.property]: property }, pageState())
    await state().refresh() // a visitor's still
    expect(property).not.toHaveBeenCalled()
    await state().refresh()
    expect(state().settings).toMatchObject({ title: 'Hut News', bodyWidth: 900 })
  })

  it('uses the answers to the latest refresh', async () => {
    const late = Promise.withResolvers<unknown>()
    const answers: Answers = { [calls.setup]: appSetup(), [calls.links]: links, [calls.menu]: () => late.promise }
    const { state, server } = createStore(answers)
    const first = state().refresh()
    server.answers[calls.menu] = [menuItem('New')]
    await state().refresh()
    late.resolve([menuItem('Old')])
    await first
    expect(state().menu).toEqual([menuItem('New')])
  })
})

describe('start', () => {
  it('makes no call when the document brought the state', async () => {
    const { state, server } = createStore({}, pageState())
    await state().start()
    expect(server.calls).toEqual([])
  })

  it('reads everything at start (NAV-031), settings included, when it brought none', async () => {
    const settings: Record<string, unknown> = {
      ...{ SiteTitle: 'Tramping Club', SiteBodyWidth: '300', SiteLogoLarge: 7, SiteLanguage: 'mi' },
    }
    const answers = {
      [calls.setup]: appSetup(),
      [calls.menu]: [menuItem('Huts')],
      [calls.links]: links,
      [calls.property]: ({ k }: { k: string }) => [settings[k] ?? ''],
    }
    const { state } = createStore(answers)
    await state().start()
    expect(state().menu).toHaveLength(1)
    expect(state().settings).toEqual({
      ...{ title: 'Tramping Club', bodyWidth: 400, language: 'mi', timeZone: '' },
      ...{ logoLarge: 7, logoSmall: 0, favicon: 0 },
    })
  })

  it('notes that the setup failed, and only logs it (ERR-003)', async () => {
    const { state } = createStore({
      [calls.setup]: down,
      [calls.menu]: [],
      [calls.links]: links,
      [calls.property]: [''],
    })
    await state().start()
    expect(state()).toMatchObject({ setup: undefined, setupFailed: true })
    expect(log).toHaveBeenCalledExactlyOnceWith(down)
  })

  it('only logs a failure to load the logos (ERR-015) and the title (ERR-016)', async () => {
    const answers = {
      [calls.setup]: appSetup(),
      [calls.menu]: [],
      [calls.links]: links,
      [calls.property]: ({ k }: { k: string }) => (/Logo|Title/.test(k) ? down : [k === 'SiteFavicon' ? 5 : '']),
    }
    const { state } = createStore(answers)
    await state().start()
    expect(log.mock.calls).toEqual([[down], [down], [down]])
    expect(state().settings).toMatchObject({ title: '', logoLarge: 0, logoSmall: 0, favicon: 5 })
  })
})

describe('the first view that the server rendered', () => {
  const view = { found: 'denied' } as const

  it('is valid until the visitor navigates', () => {
    const { state } = createStore({}, pageState({ view }))
    expect(state().view).toEqual(view)
    state().visitNext()
    expect(state()).toMatchObject({ view: undefined, visits: 1 })
  })

  it('is valid until somebody logs in', () => {
    const { state, session } = createStore({}, pageState({ view }))
    session.getState().apply({ auth: 1, permissions: ['core.admin'] })
    expect(state().view).toBeUndefined()
  })
})
