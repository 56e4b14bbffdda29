import { describe, expect, it } from 'vitest'
import { everyScreen } from '../testing/fixtures.ts'
import { admit } from './guard.ts'
import { installedScreens } from './installed-screens.ts'
import { createRouteTable, matchRoute, pageIdOf, type RouteTable } from './route-table.ts'

/** Those of the specification. */
const kinds = ['single-page', 'sectioned-page', 'form', 'progress-admin', 'progress-manager']

const table: RouteTable = {
  routes: [
    { r: 'single-page', l: 'huts', id: 3 },
    { r: 'form', l: 'contact', id: 9 },
    { r: 'form', l: 'हिन्दी-समाचार', id: 10 },
    { r: 'form', l: 'hütten', id: 11 },
  ],
  dp: 'huts',
  screens: installedScreens(everyScreen),
  kinds,
  fallback: 'single-page',
}

describe('dynamic routes', () => {
  it('lead from a link path to a page and its id (SHELL-031), the id as route data (SHELL-034)', () => {
    expect(matchRoute('/huts', table)).toEqual({ shows: 'page', kind: 'single-page', data: { id: 3 }, params: {} })
    expect(matchRoute('/huts/', table)).toEqual(matchRoute('/huts', table))
  })

  it.each([
    ['हिन्दी-समाचार', 10],
    ['hu\u0308tten', 11],
  ])('lead from %s as it is, and as browsers write it', (path, id) => {
    expect(matchRoute(`/${path}`, table)).toMatchObject({ shows: 'page', data: { id } })
    expect(matchRoute(encodeURI(`/${path}`), table)).toMatchObject({ shows: 'page', data: { id } })
  })

  it.each(kinds)('of the kind %s show that kind', (kind) => {
    const routes = [{ r: kind, l: 'x', id: 1 }]
    expect(matchRoute('/x', { ...table, routes })).toMatchObject({ shows: 'page', kind })
  })

  it('of an unknown kind show a single page (SHELL-035)', () => {
    const routes = [{ r: 'blog', l: 'x', id: 1 }]
    expect(matchRoute('/x', { ...table, routes })).toMatchObject({
      shows: 'page',
      kind: 'single-page',
      unknown: 'blog',
    })
    expect(matchRoute('/pages/blog/1', { ...table, routes })).toMatchObject({ shows: 'page', kind: 'blog' })
    expect(matchRoute('/pages/blog/2', { ...table, routes }).shows).toBe('not-found')
  })

  it('of an unknown kind stay what they are where no kind stands in for it', () => {
    const routes = [{ r: 'blog', l: 'x', id: 1 }]
    const page = { shows: 'page', kind: 'blog', unknown: 'blog' }
    expect(matchRoute('/x', { ...table, routes, fallback: undefined })).toMatchObject(page)
  })

  it('know the kind that says of itself that it stands in for others', () => {
    const load = () => Promise.reject(new Error('not needed here'))
    const walks = { kind: 'walks', package: 'walks', load }
    const notes = { kind: 'notes', package: 'notes', load, fallback: true }
    const { screens } = table
    const made = { routes: [], dp: undefined, screens, kinds: ['walks', 'notes'] }
    expect(createRouteTable({ setup: undefined, screens, installed: [walks, notes] })).toEqual({
      ...made,
      fallback: 'notes',
    })
  })

  it('are matched ahead of the fixed ones (SHELL-033)', () => {
    const routes = [{ r: 'single-page', l: 'pages/menueditor', id: 5 }]
    expect(matchRoute('/pages/menueditor', { ...table, routes })).toMatchObject({ shows: 'page', data: { id: 5 } })
  })

  it.each(['über uns', '100 %'])('may have any letters in their paths, encoded or not: %s', (l) => {
    const routes = [{ r: 'single-page', l, id: 5 }]
    const page = { shows: 'page', data: { id: 5 } }
    expect(matchRoute(`/${encodeURIComponent(l)}`, { ...table, routes })).toMatchObject(page)
    expect(matchRoute(`/${l}`, { ...table, routes })).toMatchObject(page)
    expect(matchRoute('/%', table).shows).toBe('not-found')
  })

  it('are found among 10,000 without looking through them each time', () => {
    let looks = 0
    const list = Array.from({ length: 10_000 }, (_, i) => ({ r: 'single-page', l: `page-${i}`, id: i + 1 }))
    const routes = new Proxy(list, {
      get(target, key, receiver) {
        looks += 1
        return Reflect.get(target, key, receiver) as unknown
      },
    })
    const large = { ...table, routes }
    expect(matchRoute('/page-1', large)).toMatchObject({ shows: 'page', data: { id: 2 } })
    looks = 0
    for (let i = 0; i < 10_000; i += 1000) expect(matchRoute(`/page-${i}`, large).data.id).toBe(i + 1)
    expect(looks).toBe(0)
  })
})

describe('fixed routes', () => {
  it.each([
    ['SHELL-007', 'single-page'],
    ['SHELL-008', 'sectioned-page'],
    ['SHELL-009', 'form'],
    ['SHELL-010', 'progress-admin'],
    ['SHELL-011', 'progress-manager'],
  ])('%s: pages/%s/{id} leads to that page kind', (_, kind) => {
    const record = matchRoute(`/pages/${kind}/12`, table)
    expect(record).toEqual({ shows: 'page', kind, data: {}, params: { id: '12' } })
  })

  it('of a page lead to the kind it is, whatever the address says', () => {
    expect(matchRoute('/pages/form/3', table)).toMatchObject({ shows: 'page', kind: 'single-page' })
  })

  it('of a kind that only a package knows lead to it', () => {
    expect(matchRoute('/pages/gallery/4', { ...table, kinds: [...kinds, 'gallery'] })).toMatchObject({
      shows: 'page',
      kind: 'gallery',
    })
    expect(matchRoute('/pages/gallery/4', table).shows).toBe('not-found')
  })

  it.each(['0', '-1', '1.5', 'abc', '1e3', '', '12345678901234567'])('refuse the page id %j', (id) => {
    expect(matchRoute(`/pages/single-page/${id}`, table).shows).toBe('not-found')
  })

  const admin = 'core.admin'
  it.each([
    ['pages/myaccount', 'My Account', ['core.account-owner']],
    ['pages/menueditor', 'Menu Editor', [admin, 'core.menu-manager']],
    ['pages/filemanager', 'File Manager', [admin, 'core.file-manager']],
    ['pages/pagemanager', 'Page Manager', [admin, 'core.page-manager']],
    ['pages/releasemanager', 'Form Release Manager', [admin, 'core.page-manager']],
    ['pages/linkmanager', 'Link Manager', [admin]],
    ['pages/rolemanager', 'Role Manager', [admin, 'core.role-manager']],
    ['pages/accountmanager', 'Account Manager', [admin, 'core.account-manager']],
    ['pages/siteeditor', 'Site Settings', [admin]],
  ])('%s shows %s to holders of its permissions only', (path, label, permissions) => {
    const record = matchRoute(`/${path}`, table)
    expect(record).toMatchObject({ shows: 'screen', screen: { label }, data: { needspermission: permissions } })
    for (const permission of permissions) {
      expect(admit(record.data, { authenticated: true, permissions: ['public', permission] })).toBe('enter')
    }
    expect(admit(record.data, { authenticated: true, permissions: ['public', 'core.other'] })).toBe('not-found')
  })

  it.each([
    ['pages/passwordreset/abc-1', 'Password reset'],
    ['pages/deactivate/abc-1', 'Account deactivation'],
  ])('%s shows %s to everyone', (path, label) => {
    const record = matchRoute(`/${path}`, table)
    expect(record).toMatchObject({ shows: 'screen', screen: { label }, params: { uid: 'abc-1' } })
    expect(admit(record.data, { authenticated: false, permissions: ['public'] })).toBe('enter')
    expect(matchRoute(`/${path.replace('/abc-1', '')}`, table).shows).toBe('not-found')
  })

  it('accept core.admin on every administration route (SHELL-029)', () => {
    const gear = table.screens.filter((screen) => screen.gear)
    expect(gear).toHaveLength(12)
    for (const { path } of gear) {
      const { data } = matchRoute(`/pages/${path}`, table)
      expect(admit(data, { authenticated: true, permissions: ['core.admin'] })).toBe('enter')
    }
  })

  it('of a screen that no package has lead nowhere', () => {
    expect(matchRoute('/pages/menueditor', { ...table, screens: [] }).shows).toBe('not-found')
  })
})

describe('other paths', () => {
  it('of the search leads to it, and to nothing below it', () => {
    expect(matchRoute('/search', table)).toEqual({ shows: 'search', data: {} })
    expect(matchRoute('/search/', table)).toEqual({ shows: 'search', data: {} })
    expect(matchRoute('/search/huts', table)).toMatchObject({ shows: 'not-found' })
  })

  it.each(['/nowhere', '/pages', '/pages/nothing', '/pages/single-page/1/2', '/huts/3'])(
    '%s leads nowhere (SHELL-027)',
    (p) => {
      expect(matchRoute(p, table)).toEqual({ shows: 'not-found', data: {} })
    },
  )

  it('the empty path leads to the default page (SHELL-025)', () => {
    expect(matchRoute('/', table)).toMatchObject({ shows: 'page', data: { id: 3 } })
    expect(matchRoute('/', { ...table, dp: 'pages/form/8' })).toMatchObject({ kind: 'form', params: { id: '8' } })
  })

  it('the empty path waits for the setup (SHELL-024), and leads nowhere without a default page', () => {
    expect(matchRoute('/', { ...table, dp: undefined }).shows).toBe('loading')
    expect(matchRoute('/', { ...table, dp: '' }).shows).toBe('not-found')
  })
})

describe('page id', () => {
  it('comes from the route data if it is there, otherwise from the address (SHELL-036)', () => {
    expect(pageIdOf({ data: { id: 3 }, params: { id: '4' } })).toBe(3)
    expect(pageIdOf({ data: {}, params: { id: '4' } })).toBe(4)
  })
})

describe('addresses below pages', () => {
  const below: RouteTable = {
    ...table,
    routes: [
      ...table.routes,
      { r: 'news', l: 'news', id: 20 },
      { r: 'news', l: 'news/archive', id: 21 },
      { r: 'single-page', l: 'news/archive/own', id: 22 },
    ],
    kinds: ['single-page', 'news'],
    subAddressedKinds: ['news'],
  }

  it.each([
    ['/news/annual-meeting', 20, 'annual-meeting'],
    ['/news/2026/annual_meeting/', 20, '2026/annual_meeting'],
    ['/news/h%C3%BCtten', 20, 'hütten'],
    ['/news/archive/2020', 21, '2020'],
  ])('lead to the page with the longest address: %s', (path, id, rest) => {
    expect(matchRoute(path, below)).toEqual({ shows: 'page', kind: 'news', below: rest, data: { id }, params: {} })
  })

  it('lead to the page whose number they begin with', () => {
    const record = { shows: 'page', kind: 'news', below: 'annual-meeting', data: {}, params: { id: '20' } }
    expect(matchRoute('/pages/news/20/annual-meeting', below)).toEqual(record)
    expect(matchRoute('/pages/single-page/3/annual-meeting', below).shows).toBe('not-found')
  })

  it('lead to a page whose own they are', () => {
    expect(matchRoute('/news/archive/own', below)).toMatchObject({ data: { id: 22 }, kind: 'single-page' })
    expect(matchRoute('/news/archive/own', below)).not.toHaveProperty('below')
  })

  it.each([
    '/huts/annual-meeting',
    '/news/annual%2Fmeeting',
    '/news/annual.meeting',
    '/news//annual-meeting',
    `/news/${'a'.repeat(201)}`,
    '/annual-meeting',
    '/search/annual-meeting',
  ])('lead nowhere: %s', (path) => {
    expect(matchRoute(path, below)).toEqual({ shows: 'not-found', data: {} })
  })
})
