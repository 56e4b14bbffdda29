import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedBelow, writeArticle } from '../testing/news-kind.ts'
import { meeting, openNewsSite, type NewsSite } from '../testing/news-site.ts'
import type { Visitor } from '../testing/test-server.ts'

let site: NewsSite
beforeEach(async () => {
  site = await openNewsSite()
})
afterEach(() => site.close())

describe('an address below a page', () => {
  it('shows what the kind finds there, below the shortcut and the address that every page has', async () => {
    const shown = { id: site.news, ...meeting, shown: { title: 'Annual meeting', data: 'All are welcome' } }
    expect(await site.ask('/news/annual-meeting')).toEqual(shown)
    expect(await site.ask(`/pages/news/${site.news}/annual-meeting`)).toEqual(shown)
    expect(await site.ask('/news/annual-meeting/')).toBe('/news/annual-meeting')
    expect(await site.ask('/news')).toMatchObject({ id: site.news, title: 'Our news' })
    const head = await site.server.app.inject({ method: 'HEAD', url: '/news/annual-meeting' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('shows it to staff too, as it is for them', async () => {
    const editor = await site.server.logIn('plugin.news.editor')
    expect(await site.ask('/news/annual-meeting', editor)).toMatchObject(meeting)
  })

  it('is 404 where nothing stands, and below pages of kinds that declare none', async () => {
    await site.add({ kind: 'note', url: 'about' })
    expect(await site.ask('/news/annual-meeting/more')).toBe(404)
    expect(await site.ask('/about/annual-meeting')).toBe(404)
    expect(await site.ask(`/pages/news/${site.news + 90}/annual-meeting`)).toBe(404)
    expect(await site.ask(`/pages/news/${site.news}/annual-dinner`)).toBe(404)
    expect(askedBelow).toEqual(['annual-meeting/more', 'annual-dinner'])
    expect(site.rendered.every((url) => url === '/-/not-found')).toBe(true)
  })

  it.each([
    ['an encoded slash', '/news/annual%2Fmeeting'],
    ['an encoded backslash', '/news/annual%5Cmeeting'],
    ['an encoded slash before it', '/news%2Fannual-meeting'],
    ['a percent sign', '/news/annual%2525'],
    ['two dots', '/news/../annual-meeting'],
    ['encoded dots', '/news/%2E%2E/annual-meeting'],
    ['a dot', '/news/annual-meeting.html'],
    ['two slashes', '/news//annual-meeting'],
    ['a control', '/news/annual%00meeting'],
    ['a sign that turns the text around', '/news/annual%E2%80%AEmeeting'],
    ['a joiner', '/news/annual%E2%80%8Dmeeting'],
    ['a query within', '/news/annual%3Fmeeting'],
    ['more than 200 characters', `/news/${'a'.repeat(201)}`],
    ['more than 8 parts', `/news${'/a'.repeat(9)}`],
  ])('is 404 with %s, and no kind is asked', async (_, url) => {
    expect(await site.ask(url)).toBe(404)
    expect(askedBelow).toEqual([])
  })

  it('belongs to a page whose own shortcut it is, as soon as there is one', async () => {
    expect(await site.ask('/news/annual-meeting')).toMatchObject(meeting)
    const id = await site.add({ kind: 'note', url: 'news/annual-meeting', title: 'The page itself', published: false })
    expect(await site.ask('/news/annual-meeting')).toMatchObject(meeting)
    await site.change(id, { url: 'news/annual-meeting', title: 'The page itself' })
    expect(await site.ask('/news/annual-meeting')).toMatchObject({ id, title: 'The page itself' })
  })

  it('belongs to the page with the longest address', async () => {
    const archive = await site.add({ url: 'news/archive', title: 'Archive' })
    await site.server.call(writeArticle, { id: archive, slug: 'y-2020', title: 'The year 2020' })
    expect(await site.ask('/news/archive/y-2020')).toMatchObject({ id: archive, title: 'The year 2020' })
  })

  it('leaves the addresses of the site as they are', async () => {
    await site.write({ slug: 'sitemap', title: 'Nothing' })
    expect(await site.statusOf('/robots.txt')).toBe(200)
    expect(await site.statusOf('/api/1/news/annual-meeting')).toBe(404)
    expect(await site.statusOf('/search/annual-meeting')).toBe(404)
    expect(askedBelow).toEqual([])
  })
})

describe('who sees it', () => {
  it('is nobody who may not see the page, whatever the kind says', async () => {
    const member = await site.server.logIn()
    await site.restrict(site.news, member.roleId)
    expect(await site.ask('/news/annual-meeting')).toBe(403)
    expect(await site.ask('/news/nothing-at-all')).toBe(403)
    expect(askedBelow).toEqual([])
    expect(await site.ask('/news/annual-meeting', member)).toMatchObject(meeting)
    const call = 'GET protected/page-get-below.json.php'
    const input = { id: site.news, below: 'annual-meeting' }
    expect((await site.server.call(call, input)).statusCode).toBe(403)
    expect((await site.server.call(call, input, { as: member })).json()).toMatchObject({ data: 'All are welcome' })
  })

  it('is staff where the page is not published, and nobody else', async () => {
    await site.change(site.news, { published: false })
    const [editor, manager, member] = [
      await site.server.logIn('plugin.news.editor'),
      await site.server.logIn('core.page-manager'),
      await site.server.logIn(),
    ]
    for (const staff of [editor, manager]) expect(await site.ask('/news/annual-meeting', staff)).toMatchObject(meeting)
    for (const other of [undefined, member]) expect(await site.ask('/news/annual-meeting', other)).toBe(404)
    expect(await site.statusOf(`/pages/news/${site.news}/annual-meeting`)).toBe(404)
    const input = { id: site.news, below: 'annual-meeting' }
    expect((await site.server.call('GET protected/page-get-below.json.php', input)).statusCode).toBe(404)
  })

  it('is narrowed by a role that the kind asks for, but for those who edit or publish', async () => {
    const member = await site.server.logIn()
    const other = await site.server.logIn()
    await site.write({ slug: 'minutes', title: 'Minutes', requires: { roles: [member.roleId] } })
    for (const nobody of [undefined, other]) expect(await site.ask('/news/minutes', nobody)).toBe(403)
    for (const somebody of [
      member,
      await site.server.logIn('plugin.news.editor'),
      await site.server.logIn('core.admin'),
    ])
      expect(await site.ask('/news/minutes', somebody)).toMatchObject({ title: 'Minutes' })
    expect((await site.server.get('/news/minutes')).body).not.toContain('Minutes')
    await site.restrict(site.news, other.roleId)
    for (const one of [member, other]) expect(await site.ask('/news/minutes', one)).toBe(403)
  })

  it('is narrowed by a permission that the kind asks for, for everybody', async () => {
    await site.write({ slug: 'minutes', title: 'Minutes', requires: { permissions: ['core.file-manager'] } })
    const allowed = await site.server.logIn('core.file-manager')
    expect(await site.ask('/news/minutes', allowed)).toMatchObject({ title: 'Minutes' })
    for (const other of [
      undefined,
      await site.server.logIn('core.admin'),
      await site.server.logIn('plugin.news.editor'),
    ]) {
      expect(await site.ask('/news/minutes', other)).toBe(403)
      const call = site.server.call(
        'GET protected/page-get-below.json.php',
        { id: site.news, below: 'minutes' },
        { as: other },
      )
      expect((await call).statusCode).toBe(403)
    }
  })
})

describe('what is kept of it', () => {
  const urls = ['/news', '/news/annual-meeting', '/news/other', '/plain']

  async function renderedAfter(work: () => Promise<unknown>): Promise<string[]> {
    for (const url of urls) await site.server.get(url)
    site.rendered.length = 0
    await work()
    for (const url of urls) await site.server.get(url)
    return site.rendered.toSorted()
  }

  it('is made anew once the kind writes it, on every server, and nothing else is', async () => {
    await site.write({ slug: 'other', title: 'Other' })
    await site.add({ kind: 'note', url: 'plain' })
    for (const { app } of site.others) await app.inject({ url: '/news/annual-meeting' })
    const again = () => site.write({ slug: 'annual-meeting', title: 'Annual meeting moved' })
    expect(await renderedAfter(again)).toEqual(['/news/annual-meeting'])
    expect(await site.ask('/news/annual-meeting')).toMatchObject({ title: 'Annual meeting moved' })
    for (const { app } of site.others)
      await vi.waitFor(async () =>
        expect((await app.inject({ url: '/news/annual-meeting' })).json()).toMatchObject({
          title: 'Annual meeting moved',
        }),
      )
  })

  it('is made for each person who is logged in, of whom the kind may tell', async () => {
    await site.write({ slug: 'hello', title: 'Hello', words: 'Hello {name}' })
    const people = [await site.server.logIn(), await site.server.logIn()]
    // who may do the same
    const [{ roleId: role_id }, { accountId: account_id }] = people as [Visitor, Visitor]
    await site.server.services.changes.write(async (tx) => {
      await tx.deleteFrom('role_accounts').where('account_id', '=', account_id).execute()
      await tx.insertInto('role_accounts').values({ role_id, account_id }).execute()
    })
    for (const person of people)
      expect(await site.ask('/news/hello', person)).toMatchObject({ shown: { data: `Hello ${person.email}` } })
    expect(await site.ask('/news/hello')).toMatchObject({ shown: { data: 'Hello visitor' } })
  })

  it('appears with the write that makes it, is narrowed by the next one, and opened again', async () => {
    expect(await site.ask('/news/minutes')).toBe(404)
    await site.write({ slug: 'minutes', title: 'Minutes' })
    expect(await site.ask('/news/minutes')).toMatchObject({ title: 'Minutes' })
    await site.write({ slug: 'minutes', title: 'Minutes', requires: { permissions: ['core.admin'] } })
    expect(await site.ask('/news/minutes')).toBe(403)
    await site.write({ slug: 'minutes', title: 'Minutes' })
    expect(await site.ask('/news/minutes')).toMatchObject({ title: 'Minutes' })
  })

  it('is made anew after any write, of a kind that does not say what it is made of', async () => {
    const id = await site.add({ kind: 'bulletin', url: 'bulletin' })
    await site.server.call(writeArticle, { id, slug: 'one', title: 'One' })
    expect(await site.ask('/bulletin/one')).toMatchObject({ title: 'One' })
    await site.server.call(writeArticle, { id, slug: 'one', title: 'Two' })
    expect(await site.ask('/bulletin/one')).toMatchObject({ title: 'Two' })
  })

  it('is kept by caches in front of the site until they are told, but where nothing stands that may appear', async () => {
    const caching = async (url: string) => {
      await vi.waitFor(() => expect(site.server.services.changes.hearsOthers()).toBe(true))
      const { 'cache-control': control, 'surrogate-key': keys } = (await site.server.get(url)).headers
      return [String(control).replace(/.*s-maxage=/, ''), keys]
    }
    const day = String(24 * 60 * 60)
    const keys = `all settings menu links look sources page-${site.news} pages kind-news/article%20annual-meeting`
    expect(await caching('/news/annual-meeting')).toEqual([day, keys])
    expect(await caching('/news/minutes')).toEqual(['0', expect.stringContaining('all')])
    expect(await caching('/no-page/minutes')).toEqual([day, expect.stringContaining('all')])
  })

  it.each([
    ['unpublished', () => site.change(site.news, { published: false }), 404],
    ['restricted', async () => site.restrict(site.news, (await site.server.logIn()).roleId), 403],
    [
      'left without its shortcut',
      () => site.change(site.news, { url: '' }),
      () => `/pages/news/${site.news}/annual-meeting`,
    ],
    ['renamed', () => site.change(site.news, { url: 'news-of-the-club' }), '/news-of-the-club/annual-meeting'],
    [
      'over',
      () =>
        site
          .change(site.news, { pub_end: site.server.services.now() + 60 })
          .then(() => (site.server.time.now += 60_000)),
      404,
    ],
    [
      'deleted',
      async () => {
        const as = await site.server.logIn('core.page-manager')
        await site.server.call('GET private/page-delete.json.php', { id: site.news }, { as })
      },
      404,
    ],
  ])('goes once the page is %s', async (_, work, expected) => {
    expect(await site.ask('/news/annual-meeting')).toMatchObject(meeting)
    await work()
    expect(await site.ask('/news/annual-meeting')).toEqual(typeof expected === 'function' ? expected() : expected)
  })
})
