import type { SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPage, setSettings, type NewPage } from '../testing/content.ts'
import { startFrontCache, type FrontCacheReceiver } from '../testing/front-cache.ts'
import { askedBelow, bulletinKind, newsKind, writeArticle } from '../testing/news-kind.ts'
import { startNotified, type ServerBeside } from '../testing/server-beside.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const kinds = [noteKind, newsKind, bulletinKind]

let rendered: string[] = []

/** Shows what stands at an address as the built site does: by the calls of the shell. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ url, page, denied, api }) {
    rendered.push(url)
    if (!page) return { status: denied ? 403 : 404, html: JSON.stringify({ denied }) }
    const { id, below, title, description } = page
    const shown =
      below === undefined
        ? await api('GET protected/plugin/get-content.json.php', { id })
        : await api('GET protected/page-get-below.json.php', { id, below })
    return { status: 200, html: JSON.stringify({ id, below, title, description, shown }), standsAlone: true }
  },
}

let server: TestServer
let front: FrontCacheReceiver
let others: ServerBeside[]
let news: number
beforeEach(async () => {
  front = await startFrontCache()
  server = await createTestServer({ renderer, kinds, frontCaches: { urls: [front.url], header: undefined } })
  await server.services.changes.listen()
  others = server.databaseUrl ? [await startNotified(server, { renderer, kinds })] : []
  news = await add({ url: 'news' })
  await write({ slug: 'annual-meeting', title: 'Annual meeting', words: 'All are welcome' })
  rendered = []
  askedBelow.length = 0
})
afterEach(async () => {
  for (const other of others) await other.close()
  await server.close()
  await front.stop()
})

const add = (page: NewPage) => addPage(server, { kind: 'news', title: 'Our news', published: true, ...page })

async function write(article: object): Promise<void> {
  expect((await server.call(writeArticle, { id: news, ...article })).statusCode).toBe(200)
}

async function change(id: number, page: object): Promise<void> {
  const as = await server.logIn('core.page-manager')
  const whole = { id, title: 'Our news', url: 'news', published: true, pub_start: null, pub_end: null, ...page }
  expect((await server.call('POST private/page-update.json.php', whole, { as })).statusCode).toBe(200)
}

async function restrict(id: number, roleId: number): Promise<void> {
  await server.services.changes.write((tx) =>
    tx.insertInto('page_roles').values({ page_id: id, role_id: roleId }).execute(),
  )
}

async function statusOf(url: string, as?: Visitor): Promise<number> {
  return (await server.get(url, { as })).statusCode
}

async function ask(url: string, as?: Visitor) {
  const { statusCode, headers, body } = await server.get(url, { as })
  return statusCode === 308 ? headers.location : statusCode === 200 ? JSON.parse(body) : statusCode
}

const meeting = { below: 'annual-meeting', title: 'Annual meeting', description: 'About Annual meeting' }

describe('an address below a page', () => {
  it('shows what the kind finds there, below the shortcut and the address that every page has', async () => {
    const shown = { id: news, ...meeting, shown: { title: 'Annual meeting', data: 'All are welcome' } }
    expect(await ask('/news/annual-meeting')).toEqual(shown)
    expect(await ask(`/pages/news/${news}/annual-meeting`)).toEqual(shown)
    expect(await ask('/news/annual-meeting/')).toBe('/news/annual-meeting')
    expect(await ask('/news')).toMatchObject({ id: news, title: 'Our news' })
    const head = await server.app.inject({ method: 'HEAD', url: '/news/annual-meeting' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('shows it to staff too, as it is for them', async () => {
    const editor = await server.logIn('plugin.news.editor')
    expect(await ask('/news/annual-meeting', editor)).toMatchObject(meeting)
  })

  it('is 404 where nothing stands, and below pages of kinds that declare none', async () => {
    await add({ kind: 'note', url: 'about' })
    expect(await ask('/news/annual-meeting/more')).toBe(404)
    expect(await ask('/about/annual-meeting')).toBe(404)
    expect(await ask(`/pages/news/${news + 90}/annual-meeting`)).toBe(404)
    expect(await ask(`/pages/news/${news}/annual-dinner`)).toBe(404)
    expect(askedBelow).toEqual(['annual-meeting/more', 'annual-dinner'])
    expect(rendered.every((url) => url === '/-/not-found')).toBe(true)
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
    expect(await ask(url)).toBe(404)
    expect(askedBelow).toEqual([])
  })

  it('belongs to a page whose own shortcut it is, as soon as there is one', async () => {
    expect(await ask('/news/annual-meeting')).toMatchObject(meeting)
    const id = await add({ kind: 'note', url: 'news/annual-meeting', title: 'The page itself', published: false })
    expect(await ask('/news/annual-meeting')).toMatchObject(meeting)
    await change(id, { url: 'news/annual-meeting', title: 'The page itself' })
    expect(await ask('/news/annual-meeting')).toMatchObject({ id, title: 'The page itself' })
  })

  it('belongs to the page with the longest address', async () => {
    const archive = await add({ url: 'news/archive', title: 'Archive' })
    await server.call(writeArticle, { id: archive, slug: 'y-2020', title: 'The year 2020' })
    expect(await ask('/news/archive/y-2020')).toMatchObject({ id: archive, title: 'The year 2020' })
  })

  it('leaves the addresses of the site as they are', async () => {
    await write({ slug: 'sitemap', title: 'Nothing' })
    expect(await statusOf('/robots.txt')).toBe(200)
    expect(await statusOf('/api/1/news/annual-meeting')).toBe(404)
    expect(await statusOf('/search/annual-meeting')).toBe(404)
    expect(askedBelow).toEqual([])
  })
})

describe('who sees it', () => {
  it('is nobody who may not see the page, whatever the kind says', async () => {
    const member = await server.logIn()
    await restrict(news, member.roleId)
    expect(await ask('/news/annual-meeting')).toBe(403)
    expect(await ask('/news/nothing-at-all')).toBe(403)
    expect(askedBelow).toEqual([])
    expect(await ask('/news/annual-meeting', member)).toMatchObject(meeting)
    const call = 'GET protected/page-get-below.json.php'
    const input = { id: news, below: 'annual-meeting' }
    expect((await server.call(call, input)).statusCode).toBe(403)
    expect((await server.call(call, input, { as: member })).json()).toMatchObject({ data: 'All are welcome' })
  })

  it('is staff where the page is not published, and nobody else', async () => {
    await change(news, { published: false })
    const [editor, manager, member] = [
      await server.logIn('plugin.news.editor'),
      await server.logIn('core.page-manager'),
      await server.logIn(),
    ]
    for (const staff of [editor, manager]) expect(await ask('/news/annual-meeting', staff)).toMatchObject(meeting)
    for (const other of [undefined, member]) expect(await ask('/news/annual-meeting', other)).toBe(404)
    expect(await statusOf(`/pages/news/${news}/annual-meeting`)).toBe(404)
    const input = { id: news, below: 'annual-meeting' }
    expect((await server.call('GET protected/page-get-below.json.php', input)).statusCode).toBe(404)
  })

  it('is narrowed by a role that the kind asks for, but for those who edit or publish', async () => {
    const member = await server.logIn()
    const other = await server.logIn()
    await write({ slug: 'minutes', title: 'Minutes', requires: { roles: [member.roleId] } })
    for (const nobody of [undefined, other]) expect(await ask('/news/minutes', nobody)).toBe(403)
    for (const somebody of [member, await server.logIn('plugin.news.editor'), await server.logIn('core.admin')])
      expect(await ask('/news/minutes', somebody)).toMatchObject({ title: 'Minutes' })
    expect((await server.get('/news/minutes')).body).not.toContain('Minutes')
    await restrict(news, other.roleId)
    for (const one of [member, other]) expect(await ask('/news/minutes', one)).toBe(403)
  })

  it('is narrowed by a permission that the kind asks for, for everybody', async () => {
    await write({ slug: 'minutes', title: 'Minutes', requires: { permissions: ['core.file-manager'] } })
    const allowed = await server.logIn('core.file-manager')
    expect(await ask('/news/minutes', allowed)).toMatchObject({ title: 'Minutes' })
    for (const other of [undefined, await server.logIn('core.admin'), await server.logIn('plugin.news.editor')]) {
      expect(await ask('/news/minutes', other)).toBe(403)
      const call = server.call('GET protected/page-get-below.json.php', { id: news, below: 'minutes' }, { as: other })
      expect((await call).statusCode).toBe(403)
    }
  })
})

describe('what is kept of it', () => {
  const urls = ['/news', '/news/annual-meeting', '/news/other', '/plain']

  async function renderedAfter(work: () => Promise<unknown>): Promise<string[]> {
    for (const url of urls) await server.get(url)
    rendered = []
    await work()
    for (const url of urls) await server.get(url)
    return rendered.toSorted()
  }

  it('is made anew once the kind writes it, on every server, and nothing else is', async () => {
    await write({ slug: 'other', title: 'Other' })
    await add({ kind: 'note', url: 'plain' })
    for (const { app } of others) await app.inject({ url: '/news/annual-meeting' })
    const again = () => write({ slug: 'annual-meeting', title: 'Annual meeting moved' })
    expect(await renderedAfter(again)).toEqual(['/news/annual-meeting'])
    expect(await ask('/news/annual-meeting')).toMatchObject({ title: 'Annual meeting moved' })
    for (const { app } of others)
      await vi.waitFor(async () =>
        expect((await app.inject({ url: '/news/annual-meeting' })).json()).toMatchObject({
          title: 'Annual meeting moved',
        }),
      )
  })

  it('is made for each person who is logged in, of whom the kind may tell', async () => {
    await write({ slug: 'hello', title: 'Hello', words: 'Hello {name}' })
    const people = [await server.logIn(), await server.logIn()]
    // who may do the same
    const [{ roleId: role_id }, { accountId: account_id }] = people as [Visitor, Visitor]
    await server.services.changes.write(async (tx) => {
      await tx.deleteFrom('role_accounts').where('account_id', '=', account_id).execute()
      await tx.insertInto('role_accounts').values({ role_id, account_id }).execute()
    })
    for (const person of people)
      expect(await ask('/news/hello', person)).toMatchObject({ shown: { data: `Hello ${person.email}` } })
    expect(await ask('/news/hello')).toMatchObject({ shown: { data: 'Hello visitor' } })
  })

  it('appears with the write that makes it, is narrowed by the next one, and opened again', async () => {
    expect(await ask('/news/minutes')).toBe(404)
    await write({ slug: 'minutes', title: 'Minutes' })
    expect(await ask('/news/minutes')).toMatchObject({ title: 'Minutes' })
    await write({ slug: 'minutes', title: 'Minutes', requires: { permissions: ['core.admin'] } })
    expect(await ask('/news/minutes')).toBe(403)
    await write({ slug: 'minutes', title: 'Minutes' })
    expect(await ask('/news/minutes')).toMatchObject({ title: 'Minutes' })
  })

  it('is made anew after any write, of a kind that does not say what it is made of', async () => {
    const id = await add({ kind: 'bulletin', url: 'bulletin' })
    await server.call(writeArticle, { id, slug: 'one', title: 'One' })
    expect(await ask('/bulletin/one')).toMatchObject({ title: 'One' })
    await server.call(writeArticle, { id, slug: 'one', title: 'Two' })
    expect(await ask('/bulletin/one')).toMatchObject({ title: 'Two' })
  })

  it('is kept by caches in front of the site until they are told, but where nothing stands that may appear', async () => {
    const caching = async (url: string) => {
      await vi.waitFor(() => expect(server.services.changes.hearsOthers()).toBe(true))
      const { 'cache-control': control, 'surrogate-key': keys } = (await server.get(url)).headers
      return [String(control).replace(/.*s-maxage=/, ''), keys]
    }
    const day = String(24 * 60 * 60)
    const keys = `all settings menu links look sources page-${news} pages kind-news/article%20annual-meeting`
    expect(await caching('/news/annual-meeting')).toEqual([day, keys])
    expect(await caching('/news/minutes')).toEqual(['0', expect.stringContaining('all')])
    expect(await caching('/no-page/minutes')).toEqual([day, expect.stringContaining('all')])
  })

  it.each([
    ['unpublished', () => change(news, { published: false }), 404],
    ['restricted', async () => restrict(news, (await server.logIn()).roleId), 403],
    ['left without its shortcut', () => change(news, { url: '' }), () => `/pages/news/${news}/annual-meeting`],
    ['renamed', () => change(news, { url: 'news-of-the-club' }), '/news-of-the-club/annual-meeting'],
    ['over', () => change(news, { pub_end: server.services.now() + 60 }).then(() => (server.time.now += 60_000)), 404],
    [
      'deleted',
      async () => {
        const as = await server.logIn('core.page-manager')
        await server.call('GET private/page-delete.json.php', { id: news }, { as })
      },
      404,
    ],
  ])('goes once the page is %s', async (_, work, expected) => {
    expect(await ask('/news/annual-meeting')).toMatchObject(meeting)
    await work()
    expect(await ask('/news/annual-meeting')).toEqual(typeof expected === 'function' ? expected() : expected)
  })
})

describe('the sitemap', () => {
  const listed = async () => [...(await server.get('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g)]
  const addresses = async () => (await listed()).map(([, address = '']) => new URL(address).pathname)

  it('has the addresses below a page that visitors may see', async () => {
    const { roleId } = await server.logIn()
    await write({ slug: 'minutes', title: 'Minutes', requires: { roles: [roleId] } })
    await write({ slug: 'accounts', title: 'Accounts', requires: { permissions: ['core.admin'] } })
    await write({ slug: 'not an address', title: 'Nothing' })
    await write({ slug: 'hütte', title: 'Hut' })
    expect(await addresses()).toEqual(['/news', '/news/annual-meeting', '/news/h%C3%BCtte'])
    expect((await listed())[1]?.[2]).toContain('<lastmod>2023-11-14T22:13:20.000Z</lastmod>')
    await restrict(news, roleId)
    expect(await addresses()).toEqual([])
  })

  it('has everything else where a kind fails to list', async () => {
    await write({ slug: 'broken', title: 'Broken' })
    await add({ kind: 'note', url: 'about' })
    expect(await addresses()).toEqual(['/news', '/about'])
    expect(server.log.join()).toContain('the addresses below a page could not be listed')
  })

  it('has the address of a page once that is also below another one, and what is below the start page', async () => {
    await add({ kind: 'note', url: 'news/annual-meeting' })
    await setSettings(server, { DefaultPage: news })
    await write({ slug: 'dinner', title: 'Dinner' })
    expect(await addresses()).toEqual(['/', '/news/annual-meeting', '/news/dinner'])
  })
})

describe('a page that has moved', () => {
  it('leads on from the addresses below its former shortcut, with the query, for those who may see it', async () => {
    await change(news, { url: 'a/b' })
    await change(news, { url: 'c' })
    expect(await ask('/news/annual-meeting?from=a%20mail')).toBe('/c/annual-meeting?from=a%20mail')
    expect(await ask('/a/b/annual-meeting')).toBe('/c/annual-meeting')
    expect(await ask('/c/annual-meeting')).toMatchObject(meeting)
    expect(await ask('/news/annual%2Fmeeting')).toBe(404)
    await change(news, { url: 'c', published: false })
    expect(await ask('/news/annual-meeting')).toBe(404)
  })

  it('leads on from its shortcut in another case, and from the name of another kind', async () => {
    expect(await ask('/NEWS/annual-meeting')).toBe('/news/annual-meeting')
    expect(await ask(`/pages/note/${news}/annual-meeting`)).toBe('/news/annual-meeting')
  })

  it('leads nowhere below the former shortcut of a page whose kind declares nothing', async () => {
    const id = await add({ kind: 'note', url: 'about' })
    await change(id, { url: 'about-us' })
    expect(await ask('/about/annual-meeting')).toBe(404)
  })

  it('is found below its shortcut where it is the start page', async () => {
    await setSettings(server, { DefaultPage: news })
    expect(await ask('/')).toMatchObject({ id: news })
    expect(await ask('/annual-meeting')).toBe(404)
    expect(await ask('/news/annual-meeting')).toMatchObject(meeting)
  })
})
